"""Rules of the base game that cards of the Corporate Era show: corporations start."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable

Change = dict[str, int]


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


@pytest.mark.rule("M-079")
@pytest.mark.parametrize(("name", "change", "tags"), STARTS, ids=[row[0] for row in STARTS])
def test_a_corporation_starts_with_its_values_and_tags(
    table: MarsTable, name: str, change: Change, tags: Change
) -> None:
    table.p1.founds(name)
    assert table.p1.change == change
    named = {f"{tag.name}_tags" for tag in table.state.rules.tags}
    assert {n: v for n in named if (v := table.p1.amount(n))} == {f"{t}_tags": n for t, n in tags.items()}
    assert table.p2.change == {}


def test_a_beginner_has_no_effect(table: MarsTable) -> None:
    table.p1.founds("Beginner Corporation")
    table.p1.plays("Mineral Deposit")
    assert table.p1.change == {"mc": -5, "steel": 5}


@pytest.mark.rule("M-080")
def test_inventrix_begins_by_drawing_three_cards(table: MarsTable) -> None:
    table.deck("Comet", "Mine", "Sponsors", "Virus")
    table.p1.is_corporation("Inventrix", first_action=True)
    assert "end turn" in table.p1.options  # one action of the turn is used up
    assert table.p1.hand == ["Comet", "Mine", "Sponsors"]
    assert table.p1.change == {}
