"""The audit finds each kind of fault: a state is broken on purpose."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import tharsis
from tharsis.games.mars.components import MC, OCEAN, SCIENCE, STEEL, TEMPERATURE, TR
from tharsis.kernel.core import State
from tharsis.play.checks.audit import Audit, Broken, audit
from tharsis.rules.menu import is_menu
from tharsis.rules.vocabulary import DECK, DISCARD, TABLEAU


@pytest.fixture
def game() -> tuple[State, Audit]:
    """A game of three in the middle, on somebody's turn, with its audit."""
    match, rng = tharsis.new_game(players=3, seed=11, modules=["corporate-era"]), random.Random(2)
    books = Audit(match.state)
    while len(match.answers) < 250 or not is_menu(match.state.decisions()[0]):
        decision = rng.choice(match.decisions())
        match.apply(decision.seat, rng.choice(decision.options).index)
        books.check(match.state)
    return match.state, books


def empty(s: State, kind: int) -> int:
    return next(i for i, t in enumerate(s.tile) if t < 0 and s.rules.cell_kind[i] == kind)


def forget_place(s: State) -> None:
    s.place[s.zones[DECK][0]] = DISCARD


def lose_card(s: State) -> None:
    s.zones[DECK].pop()


def twice(s: State) -> None:
    s.zones[DISCARD].append(s.zones[DECK][-1])


def silent_money(s: State) -> None:
    s.seats[1][MC.slot] += 1


def debt(s: State) -> None:
    s.add(1, STEEL.slot, -99, -1)


def silent_rating(s: State) -> None:
    s.seats[0][TR.slot] += 1


def silent_warmth(s: State) -> None:
    s.set_world(TEMPERATURE.slot, s.world[TEMPERATURE.slot] + 2)


def too_warm(s: State) -> None:
    s.add_world(0, TEMPERATURE.slot, 99, -1)


def ocean_without_step(s: State) -> None:
    s.lay(0, empty(s, 1), OCEAN.number, -1, -1)


def ocean_on_land(s: State) -> None:
    s.lay(0, empty(s, 0), OCEAN.number, -1, -1)


def city_in_the_sea(s: State) -> None:
    s.lay(0, empty(s, 1), 2, 0, -1)


def cities_side_by_side(s: State) -> None:
    pairs = ((i, j) for i in range(61) for j in s.rules.neighbours[i])
    i, j = next(
        (i, j)
        for i, j in pairs
        if s.tile[i] < 0 > s.tile[j] and not s.rules.cell_kind[i] + s.rules.cell_kind[j]
    )
    s.lay(0, i, 2, 0, -1)
    s.lay(0, j, 2, 0, -1)


def tile_on_a_tile(s: State) -> None:
    s.lay(0, next(i for i, t in enumerate(s.tile) if t == 1), 1, 0, -1)


def silent_tile(s: State) -> None:
    s.set_tile(empty(s, 0), 1, 0)


def nobodys_greenery(s: State) -> None:
    s.lay(0, empty(s, 0), 1, -1, -1)


def extra_tag(s: State) -> None:
    s.seats[0][SCIENCE.slot] += 1
    s.move(0, s.zones[DECK][-1], s.rules.zone(0, TABLEAU))


def silent_resource(s: State) -> None:
    s.res[s.zones[s.rules.zone(0, TABLEAU)][0]] += 1


def stale(s: State) -> None:
    ask = s.asks[0]
    assert ask is not None
    ask.options.pop(0)


def no_choice(s: State) -> None:
    ask = s.asks[0]
    assert ask is not None
    del ask.options[1:]


def nobody_asked(s: State) -> None:
    s.asks[0] = None


def over_and_asked(s: State) -> None:
    s.over = True


FAULTS: dict[Callable[[State], None], str] = {
    forget_place: "thinks otherwise",
    lose_card: "cards lie about",
    twice: "cards lie about",
    silent_money: "the log makes it",
    debt: "steel is -",
    silent_rating: "seat 0: tr is",
    silent_warmth: "temperature is",
    too_warm: "temperature is",
    ocean_without_step: "the parameter says",
    ocean_on_land: "ocean on r",
    city_in_the_sea: "city on r",
    cities_side_by_side: "next to a tile that it must keep apart from",
    tile_on_a_tile: "a second tile",
    silent_tile: "the tiles are not those of the log",
    nobodys_greenery: "belongs to -1",
    extra_tag: "science tags",
    silent_resource: "resources on cards",
    stale: "would not offer the same options",
    no_choice: "offers [",
    nobody_asked: "nobody must decide",
    over_and_asked: "is over and somebody must decide",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda f: f.__name__)
def test_a_fault_is_found(game, fault):
    s, books = game
    assert books.problems(s) == []
    fault(s)
    with pytest.raises(Broken) as broken:
        books.check(s)
    assert FAULTS[fault] in str(broken.value)


def test_a_wrong_score_is_found(game, monkeypatch):
    s, _ = game
    books = Audit(s)
    monkeypatch.setattr(books.facets[0], "points", lambda s, seat: 0)
    assert any("when counted again" in x for x in books.problems(s))


def test_a_single_state_can_be_audited(game):
    s, _ = game
    assert audit(s) == []
    debt(s)
    assert audit(s)
