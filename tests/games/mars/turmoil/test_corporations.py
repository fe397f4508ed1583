"""The five corporations."""

from __future__ import annotations

import pytest

from tharsis.games.mars.turmoil.testing import TurmoilTable, turmoil_table
from tharsis.play.setup import set_up


def test_lakefront_resorts(table: TurmoilTable) -> None:
    table.p1.founds("Lakefront Resorts")
    assert table.p1.change == {"mc": 54}
    table.oceans("r5c4")
    table.p2.standard_project("Aquifer", at="r5c5")
    assert table.p1.amount("mc_production") == 1  # anybody's ocean
    table.p1.standard_project("Aquifer", at="r5c6")
    assert table.p1.change == {"mc": -18 + 3, "mc_production": 1, "plants": 2, "tr": 1}


def test_lakefront_resorts_react_to_an_ocean_of_an_event(table: TurmoilTable) -> None:
    table.p1.is_corporation("Lakefront Resorts")
    table.happens("Aquifer Released by Public Council")
    table.answer("r1c2")
    assert table.p1.change == {"mc_production": 1}


def test_pristar_starts_lower(table: TurmoilTable) -> None:
    table.p1.founds("Pristar")
    assert table.p1.change == {"mc": 53, "tr": -2}


@pytest.mark.parametrize(("raised", "cubes", "money"), [(False, 1, 26), (True, 0, 21)])
def test_pristar_keeps_what_is_left_alone(table: TurmoilTable, raised: bool, cubes: int, money: int) -> None:
    table.p1.is_corporation("Pristar")
    if raised:
        table.p1.standard_project("Asteroid")
    table.p1.has(mc=0, tr=21 if raised else 20)
    table.open_turn(0)
    table.produce()
    assert table.p1.on("Pristar") == cubes
    assert table.p1.amount("mc") == money
    assert table.p1.score.cards == cubes


@pytest.mark.rule("M-153")
def test_pristar_gets_its_money_on_top_of_no_income(table: TurmoilTable) -> None:
    """CT-01."""
    table.p1.is_corporation("Pristar")
    table.p1.has(mc=0, tr=3).produces(mc=-5)
    table.open_turn(0)
    table.produce()
    assert table.p1.amount("mc") == 6


def test_a_rise_of_the_solar_phase_spoils_neither_generation(table: TurmoilTable) -> None:
    """CT-03."""
    table.p1.is_corporation("Pristar")
    table.has_delegates(0, "Unity", 2)
    table.open_turn(0)
    table.produce()
    assert (table.p1.on("Pristar"), table.chairman) == (1, 0)
    table.open_turn(0)
    table.produce()
    assert table.p1.on("Pristar") == 2


def test_terralabs_buys_cards_for_1(table: TurmoilTable) -> None:
    table.p1.founds("TerraLabs Research")
    assert table.p1.change == {"mc": 14, "tr": -1}
    price = table.state.rules.seat_names.index("card_price")
    assert table.state.seats[0][price] == 1


def test_terralabs_pays_1_for_its_starting_hand_too() -> None:
    table = turmoil_table(2)
    for seed in range(200):
        table.state = set_up("mars", 2, seed, ["turmoil"]).begin()
        table.rearranged = False
        if any(option.id == "terralabs-research" for option in table.offered(0)):
            break
    other = table.offered(1)[0].id
    table.p1.chooses("TerraLabs Research", 10)
    table.p2.chooses(other, 0)
    assert len(table.p1.hand) == 10
    assert table.p1.amount("mc") == 4


def test_septem_tribus_earns_for_parties(table: TurmoilTable) -> None:
    table.p1.is_corporation("Septem Tribus")
    table.chairs(0)  # the chair and the lobby do not count
    table.has_delegates(0, "Reds", 1)
    table.has_delegates(0, "Unity", 2)
    table.p1.uses("Septem Tribus")
    assert table.p1.change == {"mc": 4}


def test_an_action_that_brings_nothing_may_be_used(table: TurmoilTable) -> None:
    """CT-40."""
    table.p1.is_corporation("Septem Tribus")
    table.p1.uses("Septem Tribus")
    assert table.p1.change == {}
    assert "use septem-tribus" not in table.p1.options


def test_a_wild_tag_is_any_tag_for_what_i_do(table: TurmoilTable) -> None:
    """CT-39."""
    table.p1.is_corporation("Septem Tribus")
    table.governs("Unity")
    table.p1.plays("PR Office")
    assert table.p1.change == {"mc": -7 + 2, "tr": 1}  # its own Earth tag and the wild one


@pytest.mark.parametrize("resource", ["mc", "steel", "titanium", "plants", "energy", "heat"])
def test_utopia_invest_sells_production(resource: str) -> None:
    table = turmoil_table(2)
    table.p1.founds("Utopia Invest")
    assert table.p1.change == {"mc": 40, "steel_production": 1, "titanium_production": 1}
    table.p1.produces(**dict.fromkeys(["mc", "steel", "titanium", "plants", "energy", "heat"], 1))
    names = ["mc", "steel", "titanium", "plants", "energy", "heat"]
    table.p1.uses("Utopia Invest", f"choose {names.index(resource) + 1}")
    assert table.p1.change == {f"{resource}_production": -1, resource: 4}


def test_utopia_invest_stops_at_the_floor(table: TurmoilTable) -> None:
    table.p1.is_corporation("Utopia Invest")
    table.p1.produces(mc=-5)
    assert "use utopia-invest" not in table.p1.options
