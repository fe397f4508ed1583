"""What Turmoil tells of how things stand: the committee, the row of events, and a forecast of the next Turmoil phase."""

from __future__ import annotations

from tharsis.games.mars.components import RESOURCES, TR
from tharsis.games.mars.hooks import acting
from tharsis.games.mars.round import Production, Rounds, terraformed
from tharsis.games.mars.slots import FIRST_PLAYER, GENERATION, PHASE, SOLO_GENERATIONS, turn_order
from tharsis.games.mars.turmoil.committee import (
    available,
    delegates,
    enter,
    influence,
    leader,
    size,
)
from tharsis.games.mars.turmoil.components import (
    CHAIRMAN,
    COMING,
    CURRENT,
    DELEGATES,
    DISTANT,
    DOMINANT,
    ENOUGH,
    FROM_RESERVE,
    IN_FORCE,
    LOBBY,
    NEUTRAL,
    NEUTRAL_DELEGATES,
    NEUTRAL_RESERVE,
    PARTIES,
    PARTY_KEYS,
    POLICY_USED,
    RESERVE,
    RULING,
)
from tharsis.games.mars.turmoil.parts import MOST, EventPart
from tharsis.games.mars.turmoil.phase import NewGovernment, Revision, event_of
from tharsis.games.mars.turmoil.policies import (
    BONUSES,
    POLICY_PRICE,
    SOLO_RATING,
    TAX,
    end,
    policy_of,
)
from tharsis.kernel.core import NOBODY, Frame, Node, Ruleset, State
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.seats import solo
from tharsis.rules.standing import PanelItem, Standings
from tharsis.rules.vocabulary import HAND

ROW = [("current", CURRENT), ("coming", COMING), ("distant", DISTANT)]
COUNTED = [TR, *RESOURCES, *[resource.production for resource in RESOURCES]]

Doc = dict[str, object]


def owner_doc(owner: int) -> object:
    """An owner of delegates: a seat, "neutral", or nobody."""
    return owner if owner >= 0 else "neutral" if owner == NEUTRAL else None


class Committee(Standings):
    """The committee, for everybody."""

    def panels(self, s: State) -> dict[str, Doc]:
        return {"turmoil": panel(s)}

    def own_panels(self, s: State, seat: int) -> dict[str, Doc]:
        sending = {key: sending_doc(s, seat, party) for party, key in enumerate(PARTY_KEYS)}
        return {"turmoil": {"sending": sending}}

    def panel_items(self, rules: Ruleset) -> dict[str, list[PanelItem]]:
        found = [
            PanelItem(
                party.key, Noun(party.noun), party.icon, {"ruling_bonus": BONUSES[i], "policy": policy_of(i)}
            )
            for i, party in enumerate(PARTIES)
        ]
        return {"turmoil": found}

    def facts(self, rules: Ruleset) -> dict[str, int]:
        return {
            "delegates": DELEGATES,
            "neutral_delegates": NEUTRAL_DELEGATES,
            "delegate_price": FROM_RESERVE,
            "party_delegates": ENOUGH,
            "policy_price": POLICY_PRICE,
            "rating_tax": TAX,
            "event_limit": MOST,
            "reds_solo_rating": SOLO_RATING,
        }

    def news(self, before: State, after: State, seat: int) -> list[Phrase]:
        """Where my delegates went, who leads and what is dominant after a move."""
        if not acting(before):
            return []  # what the phase of politics does by itself is of no move
        found = [
            Phrase("news_delegates", q=Amount(more, "delegate"), x=Noun(PARTIES[party].noun))
            for party in range(len(PARTIES))
            if (more := delegates(after, party, seat) - delegates(before, party, seat)) > 0
        ]
        found += [
            Phrase("news_leader", x=Noun(PARTIES[party].noun))
            for party in range(len(PARTIES))
            if leader(after, party) == seat != leader(before, party)
        ]
        if after.world[DOMINANT] != before.world[DOMINANT]:
            found.append(Phrase("news_dominant", x=Noun(PARTIES[after.world[DOMINANT]].noun)))
        if after.world[CHAIRMAN] == seat != before.world[CHAIRMAN]:
            found.append(Phrase("news_chairman"))
        return found


def sending_doc(s: State, seat: int, party: int) -> Doc:
    """What one more delegate in a party would lead to: its leader, the dominant party, the player's influence."""
    trial = s.clone()
    trial.drop_work()
    enter(trial, party, seat)
    return {
        "leader": owner_doc(leader(trial, party)),
        "dominant": PARTY_KEYS[trial.world[DOMINANT]],
        "influence": influence(trial, seat),
    }


def panel(s: State) -> Doc:
    """Everything that lies on the two boards of Turmoil."""
    return {
        "parties": [party_doc(s, party) for party in range(len(PARTIES))],
        "ruling": PARTY_KEYS[s.world[RULING]],
        "dominant": PARTY_KEYS[s.world[DOMINANT]],
        "in_force": bool(s.world[IN_FORCE]),
        "chairman": owner_doc(s.world[CHAIRMAN]),
        "lobby": [seat for seat in range(s.rules.players) if s.seats[seat][LOBBY]],
        "reserve": [own[RESERVE] for own in s.seats],
        "available": [available(s, seat) for seat in range(s.rules.players)],
        "neutral_reserve": s.world[NEUTRAL_RESERVE],
        "influence": [influence(s, seat) for seat in range(s.rules.players)],
        "policy_used": [bool(own[POLICY_USED]) for own in s.seats],
        "events": [event_doc(s, place, zone) for place, zone in ROW],
        "forecast": forecast(s),
    }


def party_doc(s: State, party: int) -> Doc:
    """A party: its delegates by owner, its leader."""
    by_seat = [delegates(s, party, seat) for seat in range(s.rules.players)]
    return {
        "key": PARTY_KEYS[party],
        "seats": by_seat,
        "neutral": delegates(s, party, NEUTRAL),
        "size": size(s, party),
        "leader": owner_doc(leader(s, party)),
        "ruling": s.world[RULING] == party,
        "dominant": s.world[DOMINANT] == party,
    }


def event_doc(s: State, place: str, zone: int) -> Doc:
    """An event of the row: what it would do to each player if it happened now."""
    pile = s.zones[zone]
    if not pile:
        return {"place": place, "key": None, "revealed": None, "current": None, "good": False, "seats": []}
    event = event_of(s, pile[-1])
    return {
        "place": place,
        "key": event.key,
        "revealed": PARTY_KEYS[event.revealed],
        "current": PARTY_KEYS[event.current],
        "good": event.good,
        "seats": event_effects(copy_of(s), pile[-1]),
    }


# --- the forecast -------------------------------------------------------------------------------------------------------


def copy_of(s: State) -> State:
    """A copy to try things out on, without the policy."""
    found = s.clone()
    found.drop_work()
    end(found)
    return found


def numbers(s: State) -> list[dict[str, int]]:
    """What each player has that an event or a government may change."""
    return [
        {**{what.name: own[what.slot] for what in COUNTED}, "cards": len(s.zones[s.rules.zone(seat, HAND)])}
        for seat, own in enumerate(s.seats)
    ]


def changes(before: list[dict[str, int]], after: list[dict[str, int]]) -> list[dict[str, int]]:
    """What is different for each player."""
    return [
        {name: new[name] - old[name] for name in old if new[name] != old[name]}
        for old, new in zip(before, after, strict=True)
    ]


def event_effects(trial: State, card: int) -> list[dict[str, int]]:
    """What an event does to each player, on a copy; what players choose for themselves is told as `choices`."""
    before = numbers(trial)
    chosen = [0] * trial.rules.players
    for part in trial.rules.cards[card].play:
        if not isinstance(part, EventPart):
            once(trial, part, card)
            continue
        for seat in turn_order(trial):
            if part.secret():
                chosen[seat] += part.choices(trial, seat)
            else:
                part.step(trial, Frame(part, seat, card))
    found = changes(before, numbers(trial))
    for seat, n in enumerate(chosen):
        if n:
            found[seat]["choices"] = n
    return found


def once(trial: State, part: Node, card: int) -> None:
    """What the first player does for nobody, on a copy: cards react to it, wherever it is done."""
    first = trial.world[FIRST_PLAYER]
    trial.push(Frame(RESOLVE, first, card))
    trial.do(part, first, card)
    trial.run()
    while trial.decisions():
        trial.apply(trial.decisions()[0].seat, 0)


def happens(s: State) -> bool:
    """Whether a Turmoil phase follows this generation, as things stand."""
    if s.over:
        return False
    return s.world[GENERATION] < SOLO_GENERATIONS if solo(s) else not terraformed(s)


def produce(trial: State) -> None:
    """The production of this generation, on a copy, unless it has been."""
    root = trial.rules.root
    assert isinstance(root, Rounds)
    names = [phase.name for phase in root.phases]
    if trial.world[PHASE] < names.index("production"):
        production = Production()
        production.step(trial, Frame(production, NOBODY))
        trial.drop_work()


def forecast(s: State) -> Doc | None:
    """The next Turmoil phase as it would be now: who rules, and what each player gains and loses in it.

    An event may take what the production before it brings.
    """
    if not happens(s):
        return None
    trial = copy_of(s)
    produce(trial)
    before = numbers(trial)
    revision = Revision()
    revision.step(trial, Frame(revision, NOBODY))
    revised = numbers(trial)
    event = [dict[str, int]() for _ in s.seats]
    if trial.zones[CURRENT]:
        event = event_effects(trial, trial.zones[CURRENT][-1])
    eventful = numbers(trial)
    government = NewGovernment()
    government.step(trial, Frame(government, NOBODY))
    after = numbers(trial)
    return {
        "ruling": PARTY_KEYS[trial.world[RULING]],
        "chairman": owner_doc(trial.world[CHAIRMAN]),
        "revision": changes(before, revised),
        "event": event,
        "government": changes(eventful, after),
        "rating": [after[seat][TR.name] - before[seat][TR.name] for seat in range(s.rules.players)],
    }
