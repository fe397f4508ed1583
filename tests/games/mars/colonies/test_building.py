"""Building colonies, and tiles that wait for their resource."""

from __future__ import annotations

import pytest

from tharsis.kernel.phrase import Noun, Phrase


def reasons(table, name="colony"):
    entry = table.p1.entry("project")
    return entry.reasons(table.state, 0, entry.names(table.state.rules).index(name))


@pytest.mark.rule("C-016", "C-017", "C-018", "C-021")
def test_the_standard_project_builds_a_colony_for_17(table):
    table.lay("Callisto")
    table.lay("Luna")
    table.p1.standard_project("colony", "Callisto")
    assert table.p1.change == {"mc": -17, "energy_production": 1}
    assert table.owners("callisto") == [0]
    assert table.owners("luna") == []


@pytest.mark.rule("C-016")
def test_it_may_be_repeated_in_a_generation(table):
    table.lay_all()
    table.p1.standard_project("colony", "Luna")
    table.p1.standard_project("colony", "Io")
    assert table.owners("luna") == table.owners("io") == [0]


@pytest.mark.rule("C-017")
def test_who_has_16_can_not_build(table):
    table.lay_all()
    table.p1.has(mc=16)
    assert "project colony" not in table.p1.options


@pytest.mark.rule("C-018", "C-019")
def test_colonies_fill_the_places_from_the_left_and_push_a_marker_in_their_way(table):
    table.lay("Luna", marker=1)
    table.lay("Io", marker=2, owners=(1,))
    table.p1.standard_project("colony", "Luna")
    assert (table.owners("luna"), table.marker("luna")) == ([0], 2)
    table.p1.standard_project("colony", "Io")
    assert (table.owners("io"), table.marker("io")) == ([1, 0], 3)


@pytest.mark.rule("C-019")
def test_a_marker_further_right_stays(table):
    table.lay("Luna", marker=2)
    table.lay("Io")
    table.p1.standard_project("colony", "Luna")
    assert table.marker("luna") == 2


@pytest.mark.rule("C-020")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("Callisto", {"energy_production": 1}),
        ("Ceres", {"steel_production": 1}),
        ("Ganymede", {"plants_production": 1}),
        ("Io", {"heat_production": 1}),
        ("Luna", {"mc_production": 2}),
        ("Triton", {"titanium": 3}),
    ],
)
@pytest.mark.parametrize("before", [(), (1,), (1, 2)])
def test_the_bonus_of_a_tile_is_the_same_at_every_place(table3, tile, gain, before):
    table3.lay(tile, marker=5, owners=before)
    table3.p1.standard_project("colony")
    assert table3.p1.change == {"mc": -17, **gain}


@pytest.mark.rule("C-020")
def test_europa_brings_an_ocean(table):
    table.lay("Europa")
    table.p1.standard_project("colony", "r1c2")
    assert table.p1.change == {"mc": -17, "tr": 1, "steel": 2}
    assert table.level("oceans") == 1


@pytest.mark.rule("C-020")
def test_with_all_oceans_placed_europa_brings_nothing_but_can_be_built_on(table):
    """CT-05."""
    table.set(oceans=9)
    table.lay("Europa")
    table.p1.standard_project("colony")
    assert table.p1.change == {"mc": -17}
    assert table.owners("europa") == [0]


@pytest.mark.rule("C-020")
def test_resources_go_on_one_card_of_mine_and_are_lost_without(table):
    """CT-05."""
    for name, card in (("Enceladus", "Tardigrades"), ("Miranda", "Birds"), ("Titan", "Titan Shuttles")):
        table.lay(name)
        table.p1.has_played(card)
    table.p1.standard_project("colony", "Enceladus")
    table.p1.standard_project("colony", "Miranda")
    table.p1.standard_project("colony")
    assert [table.p1.on(c) for c in ("Tardigrades", "Birds", "Titan Shuttles")] == [3, 1, 3]
    table.p2.standard_project("colony", "Titan")
    assert table.p2.change == {"mc": -17}
    assert table.owners("titan") == [0, 1]


@pytest.mark.rule("C-020")
def test_pluto_brings_two_cards(table):
    table.lay("Pluto")
    table.deck("Birds", "Comet")
    table.p1.standard_project("colony")
    assert table.p1.hand == ["Birds", "Comet"]


@pytest.mark.rule("C-022")
def test_three_colonies_are_the_limit_for_everybody(table3):
    table3.lay("Luna", marker=4, owners=(1, 2, 1))
    table3.lay("Io", marker=4, owners=(1, 2, 1))
    assert "project colony" not in table3.p1.options
    assert reasons(table3) == [Phrase("no_colony_tile")]
    assert not table3.p1.holds("Research Colony").can_play("Research Colony")


@pytest.mark.rule("C-023")
def test_one_colony_of_a_player_on_each_tile(table):
    table.lay("Luna", marker=3, owners=(0,))
    table.lay("Io")
    table.lay("Ceres")
    table.p1.acts("project colony")
    assert table.labels() == ["colony ceres", "colony io"]


@pytest.mark.rule("C-024")
def test_a_card_may_allow_a_second_one(table):
    table.lay("Luna", marker=3, owners=(0,))
    table.p1.plays("Research Colony")
    assert table.owners("luna") == [0, 0]
    assert table.p1.change == {"mc": -20, "mc_production": 2}


# --- tiles that wait ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-011", "C-012")
@pytest.mark.parametrize(
    ("tile", "noun"), [("Titan", "floater"), ("Enceladus", "microbe"), ("Miranda", "animal")]
)
def test_nobody_builds_or_trades_where_the_marker_is_on_the_picture(table, tile, noun):
    table.lay(tile, waits=True)
    assert "project colony" not in table.p1.options
    assert f"trade {tile.lower()}" not in table.p1.options
    entry, number = table.p1.entry("trade"), table.colony(tile).number
    assert entry.reasons(table.state, 0, number) == [Phrase("colony_inactive", x=Noun(noun))]


@pytest.mark.rule("C-008", "C-009", "C-010")
@pytest.mark.parametrize(
    ("tile", "card"),
    [("Titan", "Titan Air-scrapping"), ("Enceladus", "Decomposers"), ("Miranda", "Pets")],
)
def test_a_tile_opens_when_anybody_plays_a_card_that_can_hold_its_resource(table, tile, card):
    """CT-07: empty or not."""
    table.lay(tile, waits=True)
    table.set(oxygen=8)
    table.p2.plays(card)
    assert table.colony(tile).is_open(table.state)
    assert table.marker(tile) == 2
    assert f"trade {tile.lower()}" in table.p1.options


@pytest.mark.rule("C-008")
def test_the_other_tiles_stay_closed(table):
    table.lay("Titan", waits=True)
    table.lay("Miranda", waits=True)
    table.p1.plays("Titan Shuttles")
    assert not table.colony("miranda").is_open(table.state)


@pytest.mark.rule("C-008", "C-009")
@pytest.mark.parametrize("card", ["Floater Prototypes", "Floater Technology", "Imported Hydrogen"])
def test_a_card_that_only_gives_the_resource_to_others_opens_nothing(table, card):
    table.lay("Titan", waits=True)
    table.lay("Enceladus", waits=True)
    answers = ["r1c2"] if card == "Imported Hydrogen" else []
    table.p1.plays(card, *answers)
    assert not table.colony("titan").is_open(table.state)
    assert not table.colony("enceladus").is_open(table.state)


@pytest.mark.rule("C-008", "C-010")
@pytest.mark.parametrize(
    ("tile", "corporation"), [("Titan", "Stormcraft Incorporated"), ("Miranda", "Arklight")]
)
def test_a_corporation_opens_a_tile_when_it_is_revealed(table, tile, corporation):
    table.lay(tile, waits=True)
    table.p1.founds(corporation)
    assert table.colony(tile).is_open(table.state)


@pytest.mark.rule("C-008")
def test_an_opened_tile_is_not_opened_again(table):
    table.lay("Titan", marker=5)
    table.p1.plays("Titan Shuttles")
    assert table.marker("titan") == 5
