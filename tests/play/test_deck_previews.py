"""Every card of both games, played and used where it can do something: its preview is never empty, and comes true."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from tharsis.games.dice.components import CUP
from tharsis.games.dice.menu import FREE, SUPPORT
from tharsis.games.dice.slots import BEGIN, MAIN_DUE
from tharsis.games.dice.testing import DiceTable
from tharsis.games.dice.verbs.pay import icons_of
from tharsis.games.mars.components import RESOURCES
from tharsis.games.mars.testing import MarsTable
from tharsis.games.plugins import facets, game_named
from tharsis.kernel.core import Card, State
from tharsis.kernel.phrase import Phrase
from tharsis.play.checks.preview import broken_promises
from tharsis.play.decision import labels_of
from tharsis.play.pending import Pending
from tharsis.play.preview import Preview, preview
from tharsis.rules.action import Action


def cards(name: str) -> list[Card]:
    """Every card of a game that is played in a turn."""
    game = game_named(name)
    found = [*game.base.cards, *(card for module in game.modules.values() for card in module.cards)]
    return [card for card in found if card.kind != "corporation" and card.home == "deck"]


def mars_table(holds: str = "", played: str = "") -> MarsTable:
    """A position in which any card can be played and used, and does something."""
    table = MarsTable(2, tuple(game_named("mars").modules), money=200)
    plenty = {r.name: 10 for r in RESOURCES if r.name != "mc"} | {r.production.name: 5 for r in RESOURCES}
    tags = {f"{tag.name}_tags": 9 for tag in table.state.rules.tags}
    for player in table.players:
        player.has(**plenty, **tags, slack=40, tr_raised=1)
    table.p1.has_played("Solar Power", "Asteroid").has_played("Pets", "Decomposers", resources=3)
    table.p1.has_played("Fueled Generators")
    table.p2.has_played("Comet").has_played("Fish", "Ants", resources=3)
    table.p1.owns("city", "r5c5").owns("greenery", "r5c6", "r4c2")
    table.p2.owns("city", "r7c3")
    for found in facets(table.state.rules, "testing"):
        if hasattr(found, "plenty"):  # what the cards of a module need besides
            found.plenty(table, holds or played)
    if holds:
        table.p1.holds(holds)
    if played:
        table.p1.has_played(played, resources=4)
    table.ready()
    return table


def dice_table(card: Card, played: bool) -> DiceTable:
    """The same for the Dice Game."""
    table = DiceTable(2, tuple(game_named("dice").modules))
    for player in table.players:
        player.has(**{face.name: 1 for face in CUP.faces})
    table.p1.holds("Heather", "Bushes", "Lichen")
    table.tile("ocean", "A2")
    table.tile("greenery", "B2", "D3")
    table.tile("city", "C3")
    action = card.actions[0] if played else None
    if action is None:
        for face in icons_of(card):
            table.p1.give(**{face.name: table.p1.own[face.slot] + 1})
        table.p1.holds(card.name)
    else:
        table.p1.has(wild=2).has_played(card.name)
    early = isinstance(action, Action) and action.slot in (FREE, SUPPORT)
    table.p1.begins(BEGIN if early else MAIN_DUE)
    return table


def moves() -> Iterator[tuple[State, str]]:
    """Each card of both games, to be played; and to be used, if it has an action."""
    for card in cards("mars"):
        yield mars_table(holds=card.name).state, f"play {card.key}"
        if card.actions:
            yield mars_table(played=card.name).state, f"use {card.key}"
    for card in cards("dice"):
        yield dice_table(card, False).state, f"play {card.key}"
        if card.actions:
            action = card.actions[0]
            word = "free" if isinstance(action, Action) and action.slot == FREE else "use"
            yield dice_table(card, True).state, f"{word} {card.key}"


def is_empty(told: Preview) -> bool:
    """Whether a preview tells nothing but the price and that a card leaves the hand."""
    mine, *others = told.seats
    own = mine.gains or mine.losses or mine.resources or mine.tiles
    drawn = mine.zones.get("hand", 0) >= (
        1 if "tableau" not in mine.zones and "events" not in mine.zones else 0
    )
    told_else = told.world or told.chances or told.chance or told.then or told.news
    return not (own or drawn or told_else or any(o.losses or o.resources for o in others))


def test_no_preview_of_a_card_is_empty_and_each_comes_true() -> None:
    wrong: list[str] = []
    seen = 0
    for state, label in moves():
        ask = state.decisions()[0]
        labels = labels_of(state, ask)
        if label not in labels:
            wrong.append(f"{state.rules.game}: {label} can't be done in this position")
            continue
        told = preview(state, 0, labels.index(label))
        seen += 1
        if is_empty(told):
            wrong.append(f"{state.rules.game}: the preview of {label} is empty")
        wrong += broken_promises(state, ask, labels.index(label), told, Random(label))
    assert wrong == []
    every = [*cards("mars"), *cards("dice")]
    assert seen == len(every) + sum(1 for card in every if card.actions) > 300


SPOILED: list[tuple[str, Callable[[Preview], object]]] = [
    ("steel_production", lambda told: told.seats[0].gains.update(steel_production=2)),
    ("steel", lambda told: told.seats[0].costs.clear()),
    ("oxygen", lambda told: told.world.update(oxygen=1)),
    ("resources", lambda told: told.seats[1].resources.update(fish=1)),
    ("tiles", lambda told: told.seats[0].tiles.append(("r1c1", "city"))),
    ("choice", lambda told: told.then.append(Pending(0, Phrase("mark_area")))),
]


@pytest.mark.parametrize(("what", "spoil"), SPOILED)
def test_a_preview_that_promises_something_else_is_found_out(
    what: str, spoil: Callable[[Preview], object]
) -> None:
    """By the card Mine, of the Corporate Era."""
    state = mars_table(holds="Mine").state
    ask = state.decisions()[0]
    at = labels_of(state, ask).index("play mine")
    told = preview(state, 0, at)
    assert broken_promises(state, ask, at, told, Random(1)) == []
    spoil(told)
    (found,) = broken_promises(state, ask, at, told, Random(1))
    assert what in found
