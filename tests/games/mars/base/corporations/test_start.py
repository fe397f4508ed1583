"""What each corporation starts with, and its first action."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.play.games import ruleset, start
from tharsis.testing.table import Table

Change = dict[str, int]

# A corporation, what it starts with, its tags.
STARTS: list[tuple[str, Change, Change]] = [
    ("Beginner Corporation", {"mc": 42}, {}),
    ("CrediCor", {"mc": 57}, {}),
    ("Ecoline", {"mc": 36, "plants": 3, "plants_production": 2}, {"plant": 1}),
    ("Helion", {"mc": 42, "heat_production": 3}, {"space": 1}),
    ("Interplanetary Cinematics", {"mc": 30, "steel": 20}, {"building": 1}),
    ("Inventrix", {"mc": 45}, {"science": 1}),
    ("Mining Guild", {"mc": 30, "steel": 5, "steel_production": 1}, {"building": 2}),
    ("PhoboLog", {"mc": 23, "titanium": 10}, {"space": 1}),
    ("Tharsis Republic", {"mc": 40}, {"building": 1}),
    ("ThorGate", {"mc": 48, "energy_production": 1}, {"power": 1}),
    ("United Nations Mars Initiative", {"mc": 40}, {"earth": 1}),
    ("Saturn Systems", {"mc": 42, "titanium_production": 1, "mc_production": 1}, {"jovian": 1}),
    ("Teractor", {"mc": 60}, {"earth": 1}),
]


# --- the set-up ----------------------------------------------------------------------------------------------------------


def dealt(name: str, players: int = 2, modules: tuple[str, ...] = ()) -> Table:
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


@pytest.mark.rule("M-096")
def test_without_the_corporate_era_everybody_produces_one_of_each() -> None:
    table = dealt("ecoline", modules=())
    table.answer("ecoline", seat=0)
    leave_all(table)
    assert amount(table, "plants_production") == 3
    assert amount(table, "steel_production") == 1


# --- first actions ---------------------------------------------------------------------------------------------------------


def test_inventrix_draws_only_once(table: MarsTable) -> None:
    table.p1.is_corporation("Inventrix", first_action=True)
    table.p1.acts("end turn")
    table.p2.standard_project("Asteroid").acts("end turn")
    assert "pass" in table.p1.options
    assert len(table.p1.hand) == 3


@pytest.mark.rule("M-080", "M-123")
def test_tharsis_republic_begins_with_a_city(table: MarsTable) -> None:
    table.p1.is_corporation("Tharsis Republic", first_action=True)
    assert table.prompt() == "place city"
    table.answer("r4c2")
    assert table.p1.change == {"mc": 3, "plants": 1, "mc_production": 1}
    assert "end turn" in table.p1.options
