"""What events do and what parties stand for is what the facts say, word for word in their notation."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tharsis.games.mars.turmoil.components import RATING_TOLL
from tharsis.games.mars.turmoil.counts import (
    BesideOceans,
    BlueCards,
    CitiesAndTags,
    EventsPlayed,
    HandCards,
    KindsOfTags,
    MyCities,
    PrintedTags,
    Production,
    RatingAbove,
)
from tharsis.games.mars.turmoil.events import EVENTS, GlobalEvent
from tharsis.games.mars.turmoil.parts import (
    AddToFilled,
    AnyResource,
    DiscardSome,
    DownTo,
    DrawPerInfluence,
    Falls,
    IfReached,
    Numbered,
    Once,
    Per,
    PerInfluence,
    Ranked,
)
from tharsis.games.mars.turmoil.policies import (
    BONUSES,
    POLICY_PRICE,
    SOLO_RATING,
    TAX,
    LowestRating,
    Policy,
    PolicyDeed,
    RulingBonus,
    policy_of,
)
from tharsis.kernel.core import Count, Node
from tharsis.rules.abilities import Modifier, Placed, Trigger
from tharsis.rules.cards import Draw
from tharsis.rules.effects import All, Gain, Lower, Raise
from tharsis.rules.tiles import Lift, Place
from tharsis.rules.vocabulary import Quantity

FACTS = Path(__file__).parents[3] / "data" / "facts" / "mars" / "turmoil"
FACT_EVENTS = yaml.safe_load((FACTS / "global-events.yaml").read_text(encoding="utf-8"))["events"]
FACT_PARTIES = yaml.safe_load((FACTS / "parties.yaml").read_text(encoding="utf-8"))["parties"]
COUNTED = {
    BesideOceans: "my tile on Mars next to an ocean",
    BlueCards: "active (blue) project card in play",
    EventsPlayed: "event card played this game",
    HandCards: "card in hand",
    KindsOfTags: "different tag type",
    MyCities: "my city tile",
}


def quantity(what: Quantity) -> str:
    """A quantity in the notation of the facts."""
    kind, _, production = what.name.partition("_")
    name = {"mc": "M€", "tr": "TR"}.get(kind, kind)
    return f"prod {name}" if production else name


def counted(of: Count) -> str:
    """What an event counts."""
    if isinstance(of, PrintedTags):
        return f"{of.tags[0].name} tag"
    if isinstance(of, CitiesAndTags):
        return f"{of.tag.name} tag + my city tile"
    if isinstance(of, RatingAbove):
        return f"full set of {of.each} TR above {of.above}"
    if isinstance(of, Production):
        return quantity(of.what)
    return COUNTED[type(of)]


def for_each(part: Node) -> str:
    """What a part does to every player."""
    if isinstance(part, Per):
        assert isinstance(part.number, Numbered)
        each = f"{part.every} " if part.every > 1 else ""
        number = f"{each}N" if part.number.sign else "count"
        return f"{quantity(part.what)} {part.n:+} per {number}"
    if isinstance(part, PerInfluence):
        return f"{quantity(part.what)} {part.n:+} per influence"
    if isinstance(part, DrawPerInfluence):
        return "draw 1 per influence"
    if isinstance(part, IfReached):
        return f"{quantity(part.what)} {part.n:+} if N >= {part.level}"
    if isinstance(part, DownTo):
        left = f"down to {part.n} + influence, if more" if part.helped else f"to {part.n}"
        return f"{quantity(part.what)} {left}"
    if isinstance(part, Falls):
        return f"{quantity(part.what)} -{part.n}{', one step less per influence' if part.spared else ''}"
    if isinstance(part, AddToFilled):
        return "every card of mine with a resource on it: +1 of that resource"
    if isinstance(part, AnyResource):
        return "any standard resource +1 per influence"
    assert isinstance(part, DiscardSome)
    return f"discard {part.n} cards from hand"


def once(deed: Node) -> str:
    """What an event does once: nobody is rewarded."""
    if isinstance(deed, Lower):
        return f"{deed.parameter.name} -{deed.steps}"
    if isinstance(deed, Raise):
        assert deed.bare
        return f"{deed.parameter.name} +{deed.steps}"
    if isinstance(deed, Lift):
        return f"first player: remove 1 {deed.tile.name} tile from the board"
    assert isinstance(deed, Place)
    assert deed.bare
    return f"first player: {deed.tile.name} {deed.times}"


def number_of(event: GlobalEvent) -> Numbered | None:
    """The count of an event."""
    found = [getattr(part, "number", None) for part in event.play]
    return next((number for number in found if isinstance(number, Numbered)), None)


def ranking(part: Ranked) -> dict[str, Any]:
    """What the first and the second get, and a player alone."""
    alone = {f"N >= {level}": f"TR {n:+}" for level, n in part.alone}
    return {"rank": {"most": f"TR {part.first:+}", "second": f"TR {part.second:+}"}, "solo": alone}


def said(event: GlobalEvent) -> dict[str, Any]:
    """An event as the facts write it."""
    found: dict[str, Any] = {}
    number = number_of(event)
    if number is not None:
        found |= {"count": counted(number.of), "max": number.limit or "none"}
        if number.sign:
            found["influence"] = "add" if number.sign > 0 else "subtract"
    parts: list[str] = []
    for part in event.play:
        if isinstance(part, Once):
            found["once"] = once(part.deed)
        elif isinstance(part, Ranked):
            found |= ranking(part)
        else:
            parts.append(for_each(part))
    return found | ({"each": "; ".join(parts)} if parts else {})


@pytest.mark.parametrize(
    ("event", "fact"), list(zip(EVENTS, FACT_EVENTS, strict=True)), ids=[event.code for event in EVENTS]
)
def test_an_event_does_what_is_printed(event: GlobalEvent, fact: dict[str, Any]) -> None:
    assert event.code == fact["number"]
    keys = ("once", "count", "max", "influence", "each", "rank", "solo")
    assert said(event) == {key: fact[key] for key in keys if key in fact}


# --- parties ------------------------------------------------------------------------------------------------------------


def bonus(it: RulingBonus) -> str:
    """A ruling bonus; nobody has Venus tags here."""
    if isinstance(it, LowestRating):
        return (
            "TR +1 for the player with the lowest TR (all of them on a tie); "
            f"solo: TR +1 if my TR is {SOLO_RATING} or less"
        )
    if isinstance(it.counted, Production):
        return f"M€ +1 per {quantity(it.counted.what)}"
    assert isinstance(it.counted, PrintedTags)
    names = [tag.name for tag in it.counted.tags]
    return f"M€ +1 per {', '.join(names[:-1])}{' or ' if names[1:] else ''}{names[-1]} tag"


def gains(effects: list[Node]) -> str:
    """What a policy that is an action brings."""
    parts = [part for effect in effects for part in (effect.parts if isinstance(effect, All) else [effect])]
    texts = [
        f"draw {part.n}" if isinstance(part, Draw) else f"{quantity(part.what)} +{part.n}"
        for part in parts
        if isinstance(part, Draw | Gain)
    ]
    assert len(texts) == len(parts)
    return "; ".join(sorted(texts, reverse=True))


def policy(party: int) -> dict[str, str]:
    """A policy as the facts write it."""
    it = policy_of(party)
    if isinstance(it, PolicyDeed):
        limit = "once per generation and player" if it.once else "none"
        return {"kind": "action", "text": f"M€ {POLICY_PRICE} -> {gains(it.effects)}", "limit": limit}
    assert isinstance(it, Policy)
    [ability] = it.abilities
    if isinstance(ability, Trigger):
        assert isinstance(ability.on, Placed)
        assert isinstance(ability.effect, Gain)
        tiles = [tile.name for tile in ability.on.tiles]
        what = f"a {tiles[0]}" if tiles else "any tile on Mars"
        gain = f"{quantity(ability.effect.what)} +{ability.effect.n}"
        return {"kind": "trigger", "text": f"when I place {what}: {gain}"}
    assert isinstance(ability, Modifier)
    if ability.query is RATING_TOLL:
        assert ability.amount == TAX
        return {"kind": "tax", "text": f"each step my TR goes up: M€ -{TAX}; who cannot pay cannot raise TR"}
    return {"kind": "value", "text": f"titanium is worth M€ {ability.amount} more"}


@pytest.mark.rule("T-003", "T-084", "T-087", "T-090", "T-092", "T-095", "T-100")
@pytest.mark.parametrize("number", range(6))
def test_a_party_stands_for_what_is_printed(number: int) -> None:
    names = ["Mars First", "Kelvinists", "Reds", "Greens", "Unity", "Scientists"]
    fact = next(fact for fact in FACT_PARTIES if fact["name"] == names[number])
    assert bonus(BONUSES[number]) == fact["bonus"].replace("venus, ", "")
    assert policy(number) == fact["policy"]
