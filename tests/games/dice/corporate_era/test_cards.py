"""The Corporate Era and the promos: discounts, effects, production of tokens and VP, storage."""

from __future__ import annotations

import pytest

from tharsis.games.dice.slots import MAIN_DUE
from tharsis.games.dice.testing import DiceTable


@pytest.mark.rule("D-150", "D-151", "D-154")
def test_a_discount_takes_one_icon_off(table: DiceTable) -> None:
    p1 = (
        table.p1.is_corporation("PhoboLog")
        .has_played("Space Station")
        .holds("Asteroid Mining", "Mine", "Satellites")
    )
    p1.has(jovian=2, steel=1)
    assert "play asteroid-mining" in p1.options_at(MAIN_DUE)  # two titanium less
    assert "play mine" not in p1.options_at(MAIN_DUE)
    p1.plays("Asteroid Mining", paid=True)
    assert p1.dice == {}
    p1.has_played("Water Import From Europa").has(wild=0)
    assert "use water-import-from-europa" not in p1.options_at(MAIN_DUE)  # actions are not cheaper
    assert not p1.is_used("Space Station")


@pytest.mark.rule("D-151")
def test_one_discount_takes_off_one_of_two_icons(table: DiceTable) -> None:
    p1 = table.p1.is_corporation("PhoboLog").holds("Asteroid Mining").has(jovian=2, steel=1)
    assert "play asteroid-mining" not in p1.options_at(MAIN_DUE)
    p1.has(titanium=2).plays("Asteroid Mining", paid=True)
    assert p1.dice == {"titanium": 1}


@pytest.mark.rule("D-061")
def test_the_dice_that_others_lose_may_be_rolled_by_who_waits_for_them(table: DiceTable) -> None:
    table.p2.has(plant=2)
    table.pool(green=1)
    table.p1.plays("Virus")
    assert table.prompt() == "which-first"
    table.answer("first virus opponentslose")
    assert table.p1.gained(green=3)


@pytest.mark.rule("D-061")
def test_nobody_is_asked_for_an_order_while_the_pool_has_enough(table: DiceTable) -> None:
    table.p2.has(plant=2)
    table.pool(green=3)
    table.p1.plays("Virus")
    assert table.p1.gained(green=3)


@pytest.mark.rule("D-151")
@pytest.mark.parametrize(
    ("card", "play", "face"),
    [
        ("Advanced Alloys", "Titanium Mine", "titanium"),
        ("Mass Converter", "Power Plant", "heat"),
        ("Optimal Aerobraking", "Sponsors", "credit"),
        ("Valley Trust", "Invention Contest", "credit"),
        ("Eccentric Sponsor", "Sponsors", "event"),
        ("Acquired Space Agency", "Small Asteroid", "event"),
        ("Supplier", "Titanium Mine", "titanium"),
    ],
)
def test_every_discount(table: DiceTable, card: str, play: str, face: str) -> None:
    table.p1.has_played(card).has(**{face: 1}).plays(play, paid=True)
    assert play in table.p1.tableau


@pytest.mark.rule("D-152", "D-153")
def test_developer_gives_a_vp_for_every_green_card(table: DiceTable) -> None:
    table.p1.has_played("Developer")
    table.p1.plays("Mine")
    assert table.p1.change == {"vp": 1}
    table.p1.plays("Grass")
    assert table.p1.change == {"vp": 1}
    table.p1.plays("Lobbying")
    assert table.p1.change == {}
    table.p2.plays("Lichen")
    assert table.p1.gained(vp=0)


@pytest.mark.rule("D-155", "D-156")
def test_arctic_algae_reacts_to_every_ocean(table: DiceTable) -> None:
    table.p1.has_played("Arctic Algae")
    table.p2.plays("Subterranean Reservoir", "B4")
    assert table.p1.change == {"green": 1}
    table.p1.plays("Permafrost Extraction", "E2")
    assert table.p1.gained(green=1)


@pytest.mark.rule("D-155", "D-157")
def test_eco_architects_and_rover_construction_react_to_anybody(table: DiceTable) -> None:
    table.p1.has_played("Eco Architects", "Rover Construction")
    table.p2.plays("Mangrove")
    assert table.p1.change == {}
    table.p2.plays("Plantation", "A4")
    assert table.p1.change == {"yellow": 1}
    table.p2.plays("Corporate Stronghold", "C2")
    assert table.p1.change == {"grey": 1}
    table.p1.plays("Domed Crater", "E3")
    assert table.p1.gained(grey=1)


@pytest.mark.rule("D-158", "D-159")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("Reputation", {"vp": 1}),
        ("Sponsored Academy", {"wild": 1}),
        ("Bio Materials", {"wild": 1}),
        ("Inventrix", {"blue": 1, "wild": 1}),
        ("Business Empire", {"vp": 1}),
    ],
)
def test_tokens_and_vp_come_in_every_production_turn(
    table: DiceTable, card: str, gain: dict[str, int]
) -> None:
    table.p1.has_played(card)
    for _ in range(2):
        table.p1.produces()
        assert table.p1.change == gain
        table.p1.has(energy=0, water=0, oxygen=0, credit=0, science=0, jovian=0)


@pytest.mark.rule("D-160")
@pytest.mark.parametrize(
    ("cards", "kept"),
    [(("Logistics",), 5), (("Effective Storage",), 6), (("Logistics", "Effective Storage"), 8)],
)
def test_storage_keeps_more_dice(table: DiceTable, cards: tuple[str, ...], kept: int) -> None:
    table.p1.has_played(*cards).has(plant=9)
    table.p1.holds("Mine").acts("production", *["plant"] * kept)
    assert table.prompt() == "discard"  # no question for one more
    assert table.p1.dice == {"plant": kept}


# --- effects of corporations and cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "play", "gain"),
    [
        ("CrediCor", ("Trees",), {"wild": 1}),
        ("CrediCor", ("Food Factory",), {}),
        ("Saturn Systems", ("Giant Space Mirror",), {"vp": 1}),
        ("Saturn Systems", ("Callisto Penal Mines",), {"vp": 1}),
        ("Arklight", ("Food Factory",), {"green": 1}),
        ("Arklight", ("Grass",), {"green": 1}),
        ("Arklight", ("Natural Preserve", "A4"), {"green": 1, "yellow": 2, "vp": 1}),
        ("Arklight", ("Mine",), {}),
        ("Media Group", ("Mineral Deposit",), {"yellow": 1, "grey": 3}),
        ("Viral Enhancers", ("Lichen",), {"green": 1}),
        ("Viral Enhancers", ("Grass",), {"green": 1}),
        ("Viral Enhancers", ("Natural Preserve", "A4"), {"green": 1, "yellow": 2, "vp": 1}),
        ("Viral Enhancers", ("Mine",), {}),
    ],
)
def test_effects_react_to_cards(
    table: DiceTable, card: str, play: tuple[str, ...], gain: dict[str, int]
) -> None:
    table.p1.has_played(card).plays(*play)
    assert table.p1.change == gain


def test_viral_enhancers_do_not_react_to_themselves(table: DiceTable) -> None:
    table.p1.plays("Viral Enhancers")
    assert table.p1.change == {}


def test_point_luna_draws_for_green_cards(table: DiceTable) -> None:
    table.p1.is_corporation("Point Luna").plays("Mine")
    assert len(table.p1.hand) == 1


def test_poseidon_reacts_to_every_ocean(table: DiceTable) -> None:
    table.p1.is_corporation("Poseidon")
    table.p2.plays("Subterranean Reservoir", "B4")
    assert table.p1.change == {"blue": 1}


def test_herbivores_react_to_my_greeneries_only(table: DiceTable) -> None:
    table.p1.has_played("Herbivores")
    table.p2.plays("Plantation", "A4")
    assert table.p1.change == {}
    table.p1.plays("Plantation", "C2")
    assert table.p1.gained(vp=3)


@pytest.mark.rule("D-152")
@pytest.mark.parametrize(
    ("action", "face", "paid", "area"),
    [
        ("heat", "heat", {"red": -3}, ""),
        ("water", "water", {"blue": -3}, "B4"),
        ("plants", "plant", {"green": -4}, "A4"),
        ("cities", "city", {"grey": -3}, "A4"),
        ("credits", "credit", {"yellow": -3}, ""),
    ],
)
def test_standard_technology_reacts_to_every_standard_action(
    table: DiceTable, action: str, face: str, paid: dict[str, int], area: str
) -> None:
    table.p1.has_played("Standard Technology").has(**{face: 4})
    table.p1.standard(action, *(["first board place", area] if area else []), "roll yellow")
    assert table.p1.change == {**paid, "vp": 2, "yellow": paid.get("yellow", 0) + 1}


@pytest.mark.rule("D-152")
def test_standard_technology_ignores_support_actions(table: DiceTable) -> None:
    table.p1.has_played("Standard Technology")
    table.p1.supports("roll", "blue")
    assert table.p1.change == {"blue": 1}


def test_society_support_rolls_two_dice(table: DiceTable) -> None:
    table.p1.has_played("Society Support").uses("Society Support", "roll red", "roll grey")
    assert table.p1.change == {"red": 1, "grey": 1}


def test_the_other_blue_cards(table: DiceTable) -> None:
    p1 = table.p1.has_played("Physics Complex", "AI Central", "Mars University").has(science=1)
    p1.uses("Physics Complex")
    assert p1.change == {"yellow": -1, "vp": 3}
    table.bonus_pile()
    p1.uses("AI Central", "roll green", "none")
    assert len(p1.hand) == 2
    assert p1.gained(green=1)
    p1.holds("Mine").uses("Mars University", "mine")
    assert len(p1.hand) == 4


@pytest.mark.rule("D-098", "D-153")
def test_developer_takes_a_green_bonus_card_for_a_green_card(table: DiceTable) -> None:
    table.bonus_pile("Allied Bank", "Donation")
    table.p1.has_played("Developer").has(vp=4, credit=3)
    table.p1.standard("credits", "allied-bank")
    assert table.p1.change == {"vp": 3, "yellow": -3}
