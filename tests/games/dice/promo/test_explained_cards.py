"""Cards of the promo pack: explained cards."""

from __future__ import annotations

import pytest

from tharsis.games.dice.testing import DiceTable


@pytest.mark.rule("D-164", "D-166")
def test_lakefront_resorts(table: DiceTable) -> None:
    table.p1.is_corporation("Lakefront Resorts")
    table.tile("ocean", "D6", "C5")
    table.p1.plays("Corporate Stronghold", "C6")
    assert table.p1.change == {"vp": 2, "yellow": 2}
    table.p1.plays("Nuclear Zone", "C2")
    assert table.p1.gained(yellow=0)
    table.p2.plays("Plantation", "B5")
    assert table.p1.gained(yellow=0)
    table.p1.plays("Subterranean Reservoir", "B4")
    assert table.p1.change == {"vp": 2, "yellow": 2}


@pytest.mark.rule("D-167")
def test_manutech_gains_the_box_at_once(table: DiceTable) -> None:
    table.p1.is_corporation("Manutech").plays("Tundra Farming")
    assert table.p1.change == {"green": 2, "yellow": 1}
    table.pool(grey=0)
    table.p1.plays("Io Mining Industries")
    assert table.p1.change == {"yellow": 2}
    table.pool(yellow=0)
    table.p1.plays("Callisto Penal Mines")
    assert table.p1.gained(wild=0)


@pytest.mark.rule("D-169")
def test_terralabs_refills_to_seven(table: DiceTable) -> None:
    table.p1.is_corporation("Terralabs").produces()
    assert len(table.p1.hand) == 7


@pytest.mark.rule("D-170", "D-171", "D-172")
def test_vitor_gains_a_yellow_resource(table: DiceTable) -> None:
    table.bonus_pile()
    table.p1.is_corporation("Vitor").plays("Trees", "jovian")
    assert table.p1.faces == {"jovian": 1}
    table.p1.plays("Natural Preserve", "A4", "science")
    assert table.p1.gained(yellow=3)  # two dice of the card, one of Vitor
    table.p1.plays("Mine")
    assert table.p1.change == {}
    table.p1.plays("Nuclear Zone", "C2")
    assert table.p1.gained(vp=4, yellow=0)
    assert table.prompt() == "action"  # no yellow resource is to be chosen


@pytest.mark.rule("D-173")
def test_capital_counts_greeneries_and_oceans(table: DiceTable) -> None:
    table.tile("ocean", "C5", "D6")
    table.tile("greenery", "B5")
    table.p1.plays("Capital", "C6")
    assert table.p1.change == {"vp": 2 + 1 + 2}
    table.p1.plays("Corporate Stronghold")
    assert "D7" not in table.spaces()  # it is a city


@pytest.mark.rule("D-086", "D-173")
def test_a_greenery_next_to_the_capital_gives_a_vp(table: DiceTable) -> None:
    table.tile("Capital", "C2")
    table.p1.plays("Plantation", "C3")
    assert table.p1.gained(vp=2 + 1)


@pytest.mark.rule("D-089", "D-173")
def test_the_capital_keeps_apart_from_cities(table: DiceTable) -> None:
    table.tile("city", "C2")
    table.p1.plays("Capital")
    assert not {"B1", "B2", "C1", "C3", "D3"} & set(table.spaces())
    assert "F1" in table.spaces()


@pytest.mark.rule("D-061")
def test_what_is_chosen_freely_is_chosen_when_all_else_is_known(table: DiceTable) -> None:
    table.pool(blue=1)
    table.p1.is_corporation("Vitor").plays("Artificial Lake")
    assert (
        table.prompt() == "which-first"
    )  # the lake or the blue dice, before the yellow one that Vitor brings
    table.answer("first artificial-lake roll")
    assert table.prompt() == "place ocean"
    table.answer("A1")
    assert table.prompt() == "resource"
    table.answer("take jovian")
    assert table.p1.faces["jovian"] == 1
