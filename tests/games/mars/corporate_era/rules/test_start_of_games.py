"""How games with the Corporate Era start: only the corporation gives production."""

from __future__ import annotations

import pytest

from tharsis.games.mars.slots import BEGINNER
from tharsis.play.games import ruleset, start
from tharsis.rules.vocabulary import HAND
from tharsis.testing.table import Table


def dealt(name: str, players: int = 2, modules: tuple[str, ...] = ("corporate-era",)) -> Table:
    """A new game in which the first player is offered that corporation."""
    rules = ruleset("mars", modules, players, (("draft", 0), ("first_player", 0)))
    for seed in range(100):
        table = Table(start(rules, seed))
        if any(label == f"corporation {name}" for label in table.labels(0)):
            return table
    raise AssertionError(f"{name} is never offered")


def amount(table: Table, name: str, seat: int = 0) -> int:
    """What a seat has of something."""
    return table.state.seats[seat][table.state.rules.seat_names.index(name)]


def leave_all(table: Table) -> None:
    """Everybody takes the first corporation there is and buys nothing."""
    while table.question().verb not in ("action", "place"):
        offered = table.offered()
        table.answer(next((x for x in offered if x.verb == "leave"), offered[0]).label())


@pytest.mark.rule("M-277", "M-123")
def test_tharsis_republic_alone_earns_from_the_two_neutral_cities() -> None:
    table = dealt("tharsis-republic", players=1)
    table.answer("tharsis-republic")
    leave_all(table)
    assert amount(table, "mc") == 40
    assert amount(table, "mc_production") == 2
    assert table.prompt() == "place city"
    table.answer(table.labels()[0])
    assert amount(table, "mc_production") == 3  # and the own city on top


@pytest.mark.parametrize("name", ["credicor", "mining-guild", "inventrix"])
def test_other_corporations_earn_nothing_from_neutral_cities(name: str) -> None:
    table = dealt(name, players=1)
    table.answer(name)
    leave_all(table)
    assert amount(table, "mc_production") == 0
    assert amount(table, "steel_production") == (1 if name == "mining-guild" else 0)


def test_a_beginner_has_ten_free_cards_and_no_choice() -> None:
    rules = ruleset("mars", ("corporate-era",), 2, (("draft", 0), ("first_player", 0)))
    table = Table(start(rules, 1, {BEGINNER: [0]}))
    assert [a.seat for a in table.state.decisions()] == [1]  # the other one chooses as usual
    leave_all(table)
    assert amount(table, "mc") == 42
    assert len(table.state.zones[rules.zone(0, HAND)]) == 10
    assert table.state.decisions()[0].seat == 0
