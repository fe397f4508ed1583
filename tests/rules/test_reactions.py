"""What is in force: abilities that come and go with their card, and sources that are no cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from tharsis.games.mars.components import MC, TITANIUM_VALUE, VOCABULARY
from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.core import Frame, Node, State
from tharsis.kernel.module import Module, link
from tharsis.kernel.rng import seed_bytes
from tharsis.play.games import blank_state, index_shared
from tharsis.rules.abilities import ANYONE, ME, Modifier, On, Trigger
from tharsis.rules.editing import enter_play
from tharsis.rules.effects import Gain
from tharsis.rules.playing import leave_play
from tharsis.rules.reactions import Source, fire
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.vocabulary import BOX, TABLEAU

NAMES: Final = VOCABULARY.of("test-law")
IN_FORCE: Final = NAMES.world("law_in_force")
TRADE: Final = NAMES.occurrence("trade", 3)


@pytest.mark.parametrize("game", game_names())
def test_a_card_that_leaves_play_takes_along_all_that_it_kept_in_force(game: str) -> None:
    it = game_named(game)
    rules = link(it, list(it.modules), 2, {})
    for number, card in enumerate(rules.cards):
        s = blank_state(rules, seed_bytes(1))
        before = [own[:] for own in s.seats]
        s.move(1, number, rules.zone(1, TABLEAU))
        for tag in card.tags:
            s.seats[1][tag.slot] += 1
        enter_play(s, 1, number)
        leave_play(s, 1, number, BOX)
        assert s.seats == before, card.name
        assert s.place[number] == BOX


class OnTrade(On):
    """Somebody trades with one of three partners: this one."""

    def __init__(self, partner: int) -> None:
        super().__init__(TRADE)
        self.partner = partner

    def times(self, rules: object, subject: int) -> int:
        return 1 if subject == self.partner else 0


class Law(Source):
    """In force for everybody while a slot says so."""

    def owners(self, s: State) -> list[int]:
        return list(range(s.rules.players)) if s.world[IN_FORCE] else []


def law(who: int) -> Law:
    """Titanium is worth 1 more, and who trades with the second partner gets 2 M€."""
    return Law("test-law", [Modifier(TITANIUM_VALUE, 1), Trigger(OnTrade(1), Gain(MC, 2), who)])


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Iterator[State]:
    """Three seats at a game with the law, which is not in force yet."""
    game = game_named("mars")
    game.add(Module("test-law", sources=[law(request.param)]))
    rules = link(game, ["test-law"], 3, {})
    index_shared(rules)
    yield blank_state(rules, seed_bytes(1))
    del game.modules["test-law"]


def trades(s: State, seat: int, partner: int) -> list[int]:
    """The money of all after a seat has traded."""
    fire(s, TRADE, partner, seat, -1, partner)
    s.push(Frame(RESOLVE, seat))
    s.run()
    return [own[MC.slot] for own in s.seats]


@pytest.mark.parametrize("table", [ME], indirect=True)
def test_a_source_reacts_for_whoever_acts_while_it_is_in_force(table: State) -> None:
    assert trades(table, 1, 1) == [0, 0, 0]
    table.set_world(IN_FORCE, 1)
    assert trades(table, 1, 1) == [0, 2, 0]
    assert trades(table, 1, 0) == [0, 2, 0]
    assert trades(table, 2, 1) == [0, 2, 2]


@pytest.mark.parametrize("table", [ANYONE], indirect=True)
def test_a_source_may_react_for_all_its_owners(table: State) -> None:
    table.set_world(IN_FORCE, 1)
    assert trades(table, 0, 1) == [2, 2, 2]


@pytest.mark.parametrize("table", [ME], indirect=True)
def test_what_a_source_changes_begins_and_ends_with_it(table: State) -> None:
    found: Node = table.rules.sources[0]
    assert isinstance(found, Law)
    table.set_world(IN_FORCE, 1)
    found.begin(table)
    assert [own[TITANIUM_VALUE.slot] for own in table.seats] == [4, 4, 4]
    found.end(table)
    assert [own[TITANIUM_VALUE.slot] for own in table.seats] == [3, 3, 3]


@pytest.mark.parametrize("table", [ME], indirect=True)
def test_a_save_can_name_what_a_source_does(table: State) -> None:
    assert table.rules.nodes["source/test-law"] is table.rules.sources[0]
    assert table.rules.nodes["source/test-law.1.0"] is not None
