"""What the facts note about cards, events and parties, where no other test shows it."""

from __future__ import annotations

import pytest

from tharsis.games.mars.turmoil.components import NEUTRAL
from tharsis.games.mars.turmoil.testing import TurmoilTable, turmoil_table

# --- corporations -------------------------------------------------------------------------------------------------------


def test_lakefront_resorts_react_to_an_ocean_of_the_world_government() -> None:
    """R38."""
    table = turmoil_table(2, "world-government")
    table.p1.is_corporation("Lakefront Resorts")
    table.open_turn(0)
    table.produce()
    before = table.p1.amount("mc_production")
    table.answer("government oceans", "r1c2")
    assert table.p1.amount("mc_production") == before + 1


def test_pristar_is_spoiled_by_a_rise_even_if_the_rating_fell_as_well(table: TurmoilTable) -> None:
    """R07."""
    table.p1.is_corporation("Pristar")
    table.p1.standard_project("Asteroid")
    table.p1.has(tr=19)
    table.open_turn(0)
    table.produce()
    assert table.p1.on("Pristar") == 0


def test_terralabs_pays_1_for_a_card_that_it_looks_at() -> None:
    """R14."""
    table = turmoil_table(2, "corporate-era")
    table.p1.is_corporation("TerraLabs Research").has_played("Inventors' Guild")
    table.deck("Comet")
    table.p1.uses("Inventors' Guild", "buy comet")
    assert table.p1.change == {"mc": -1}


def test_a_wild_tag_meets_a_requirement_and_stands_for_one_tag_only() -> None:
    """R15, CT-39."""
    table = turmoil_table(2, "corporate-era")
    table.p1.is_corporation("Septem Tribus").holds("Mass Converter")  # five science tags
    table.p1.has(science_tags=3)
    assert not table.p1.can_play("Mass Converter")
    table.p1.has(science_tags=4)
    assert table.p1.can_play("Mass Converter")


def test_a_wild_tag_helps_with_a_milestone_but_not_with_an_award(table: TurmoilTable) -> None:
    """R15, CT-39: Builder asks for eight building tags; Scientist counts science tags."""
    table.p1.is_corporation("Septem Tribus").has(building_tags=7)
    table.p1.claims("Builder")
    assert table.p1.milestone("Builder")
    scientist = next(goal for goal in table.state.rules.goals if goal.key == "scientist")
    assert scientist.value(table.state, 0) == 0


def test_a_wild_tag_sets_nothing_off(table: TurmoilTable) -> None:
    """R15: whoever has a card that waits for tags gets nothing for the wild one."""
    table.p1.has_played("GMO Contract")
    table.p1.founds("Septem Tribus")
    assert table.p1.change == {"mc": 36}


def test_nobody_else_counts_my_wild_tag() -> None:
    """R15, T04: mine counts for me."""
    table = turmoil_table(2, "corporate-era")
    table.governs("Reds")
    table.p2.is_corporation("Septem Tribus")
    table.p1.plays("Diaspora Movement")
    assert table.p1.change == {"mc": -7 + 1}  # its own tag
    table.p1.is_corporation("Septem Tribus")
    table.p2.is_corporation("CrediCor")
    table.p2.has(jovian_tags=1)
    assert table.state.rules.cards[table.card("Diaspora Movement")].play[0].per.count(table.state, 0, -1) == 3


def test_utopia_invest_sells_no_production_that_is_not_there(table: TurmoilTable) -> None:
    """R33: M€ go down to -5, the others to 0."""
    table.p1.is_corporation("Utopia Invest").produces(mc=-4, steel=1)
    table.p1.acts("use utopia-invest")
    assert len(table.labels()) == 2


def test_pristar_does_not_care_what_others_raise(table: TurmoilTable) -> None:
    """R07."""
    table.p1.is_corporation("Pristar")
    table.p2.standard_project("Asteroid")
    table.open_turn(0)
    table.produce()
    assert table.p1.on("Pristar") == 1


# --- global events ------------------------------------------------------------------------------------------------------


def test_events_and_projects_of_one_title_are_two_cards() -> None:
    """G02, G21."""
    table = turmoil_table(2, "corporate-era")
    for title in ("asteroid-mining", "sabotage"):
        both = [table.state.rules.card_index[key] for key in (title, f"event-{title}")]
        kinds = [table.state.rules.cards[card].kind for card in both]
        assert kinds[0] != kinds[1] == "global-event"


def test_the_event_tag_is_no_kind_for_diversity() -> None:
    """G04: with eight kinds and events played it is not reached."""
    table = turmoil_table(2, "corporate-era")
    kinds = ["building", "space", "power", "science", "jovian", "earth", "plant", "microbe"]
    table.p1.has(**{f"{kind}_tags": 1 for kind in kinds})
    table.p1.has_played("Big Asteroid")
    table.p1.has(**{f"{kind}_tags": 1 for kind in kinds})
    table.happens("Diversity")
    assert table.p1.change == {}
    table.p1.has(animal_tags=1)
    table.happens("Diversity")
    assert table.p1.change == {"mc": 10}


def test_an_ocean_on_land_leaves_ordinary_land(table: TurmoilTable) -> None:
    """G05, CT-24: the lake of Artificial Lake."""
    table.oceans("r1c1", "r1c2")
    table.happens("Dry Deserts")
    table.answer("lift r1c1")
    table.p2.standard_project("City", at="r1c1")
    assert table.tile_at("r1c1") == "city"


@pytest.mark.parametrize(
    ("event", "change"), [("Election", {"tr": 2}), ("Riots", {"mc": -4}), ("Strong Society", {"mc": 2})]
)
def test_cities_off_mars_are_cities(table: TurmoilTable, event: str, change: dict[str, int]) -> None:
    """G07, G20, G28."""
    table.p1.owns("city", "phobos")
    table.happens(event)
    assert table.p1.change == change


def test_a_tile_beside_two_oceans_slides_once(table: TurmoilTable) -> None:
    """G14."""
    table.oceans("r1c2", "r1c4")
    table.p1.owns("city", "r1c3")
    table.happens("Mud Slides")
    assert table.p1.change == {"mc": -4}


def test_earth_tags_are_counted_without_a_limit_in_a_revolution(table: TurmoilTable) -> None:
    """G19, CT-26: six are more than five."""
    table.p1.has(earth_tags=6)
    table.p2.has(earth_tags=5)
    table.happens("Revolution")
    assert (table.p1.change, table.p2.change) == ({"tr": -2}, {"tr": -1})


def test_power_tags_are_counted_without_a_limit_for_energy_templates(table: TurmoilTable) -> None:
    """G11, CT-26: six are three pairs; influence counts as tags."""
    table.p1.has(power_tags=6)
    table.p2.has(power_tags=4)
    table.chairs(1)
    table.happens("Improved Energy Templates")
    assert (table.p1.change, table.p2.change) == ({"energy_production": 3}, {"energy_production": 2})


@pytest.mark.rule("T-059", "T-060")
@pytest.mark.parametrize(("rating", "money"), [(35, -15), (40, -15)])
def test_red_influence_counts_five_sets_at_most(table: TurmoilTable, rating: int, money: int) -> None:
    """G18."""
    table.p1.has(tr=rating)
    table.happens("Red Influence")
    assert table.p1.change == {"mc": money}


def test_all_who_are_tied_in_a_revolution_lose_the_same(table3: TurmoilTable) -> None:
    """G19."""
    table = table3
    for player, tags in zip(table.players, (2, 2, 1), strict=True):
        player.has(earth_tags=tags)
    table.happens("Revolution")
    assert [player.change for player in table.players] == [{"tr": -2}, {"tr": -2}, {}]


@pytest.mark.parametrize(("before", "after"), [(-30, -30), (-28, -30), (-26, -30)])
def test_snow_stops_at_the_coldest(table: TurmoilTable, before: int, after: int) -> None:
    """G23: nobody's rating falls."""
    table.set(temperature=before)
    table.happens("Snow Cover")
    assert table.level("temperature") == after
    assert table.p1.change == {}


def test_a_corporation_is_no_blue_card(table: TurmoilTable) -> None:
    """G25."""
    table.p1.is_corporation("Pristar").has_played("Birds")
    table.happens("Solarnet Shutdown")
    assert table.p1.change == {"mc": -3}


def test_eruptions_end_with_the_track(table: TurmoilTable) -> None:
    """G30."""
    table.set(temperature=6)
    table.happens("Volcanic Eruptions")
    assert table.level("temperature") == 8
    assert table.p1.change == {}


def test_four_influence_spare_the_whole_war(table: TurmoilTable) -> None:
    """G31."""
    table.p1.has_played("Event Analysts")
    table.chairs(0)
    table.has_delegates(0, "Reds", 2)
    assert table.influence(0) == 4
    table.happens("War on Earth")
    assert table.p1.change == {}


# --- parties and projects -----------------------------------------------------------------------------------------------


def test_unity_adds_to_advanced_alloys() -> None:
    table = turmoil_table(2, "corporate-era")
    table.p1.has_played("Advanced Alloys")
    table.governs("Unity")
    assert table.p1.amount("titanium_value") == 5


def test_gmo_contract_pays_for_events_too() -> None:
    """T06: Virus is a microbe."""
    table = turmoil_table(2, "corporate-era")
    table.p2.has(plants=5)
    table.p1.has_played("GMO Contract").plays("Virus", "seat 1", "5")
    assert table.p1.change == {"mc": -1 + 2}


def test_the_media_center_takes_from_the_lobby_what_the_reserve_lacks(table: TurmoilTable) -> None:
    """T07, CT-33."""
    table.p1.has_played("Martian Media Center")
    table.has_delegates(0, "Greens", 6)
    table.p1.uses("Martian Media Center", "send reds")
    assert (table.size("Reds"), table.reserve(0), table.lobby(0)) == (1, 0, 0)
    table.p2.has_played("Martian Media Center").has(lobby=0, delegate_reserve=0)
    assert "use martian-media-center" not in table.p2.options


def test_a_recruit_leads_only_with_more_than_the_leader(table: TurmoilTable) -> None:
    """T11: the size of the party does not change, and so dominance stays."""
    table.has_delegates(NEUTRAL, "Reds", 2)
    table.has_delegates(0, "Reds", 1)
    table.has_delegates(1, "Unity", 3)
    dominant = table.dominant
    table.p1.plays("Recruitment")
    assert (table.leads("Reds"), table.size("Reds"), table.dominant) == (0, 3, dominant)


def test_tourists_see_areas_reserved_for_oceans_and_noctis(table: TurmoilTable) -> None:
    """T12: Noctis is one of the six empty areas around r5c2."""
    table.governs("Reds")
    table.p1.owns("greenery", "r5c2")
    table.p1.plays("Red Tourism Wave")
    assert table.p1.change == {"mc": -3 + 6}


def test_a_vote_of_no_confidence_takes_a_delegate_of_the_reserve(table: TurmoilTable) -> None:
    """T16."""
    table.has_delegates(0, "Reds", 6)
    table.p1.holds("Vote of No Confidence")
    assert [r.pattern for r in table.p1.why_not("Vote of No Confidence")] == ["no_delegate_in_reserve"]
