"""Rules of the base game that cards of the Corporate Era show: life."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


def test_predators_without_an_animal_in_reach_have_no_action(table: MarsTable) -> None:
    table.p1.has_played("Predators", "Fish").has_played("Pets", resources=3)
    table.p2.has_played("Protected Habitats").has_played("Livestock", resources=3)
    table.p2.has_played("Ants", resources=3)
    assert "use predators" not in table.p1.options
    assert [p.pattern for p in table.p1.why_not("Predators")] == ["none_to_take"]


def test_my_own_protected_habitats_do_not_stop_my_predators(table: MarsTable) -> None:
    table.p1.has_played("Predators", "Protected Habitats").has_played("Fish", resources=1)
    table.p1.uses("Predators")
    assert (table.p1.on("Predators"), table.p1.on("Fish")) == (1, 0)


def test_ants_without_a_microbe_in_reach_have_no_action(table: MarsTable) -> None:
    table.p1.has_played("Ants", "Regolith Eaters").has_played("Fish", resources=1)
    table.p2.has_played("Protected Habitats").has_played("Decomposers", resources=3)
    assert "use ants" not in table.p1.options


def test_search_for_life_reveals_and_discards_whatever_it_is(table: MarsTable) -> None:
    table.deck("Moss", "Virus", "Ants")
    table.p1.has_played("Search For Life").uses("Search For Life")
    assert table.p1.change == {"mc": -1}
    assert (table.p1.on("Search For Life"), table.discard_pile, table.p1.hand) == (0, ["Moss"], [])


@pytest.mark.parametrize("name", ["Ants", "Virus"])
def test_search_for_life_finds_microbes_on_events_too(table: MarsTable, name: str) -> None:
    table.deck(name)
    table.p1.has_played("Search For Life").uses("Search For Life")
    assert (table.p1.on("Search For Life"), table.discard_pile) == (1, [name])
    assert table.p1.score.cards == 3
