"""The 31 global events."""

from __future__ import annotations

import pytest

from tharsis.games.mars.components import OCEAN
from tharsis.games.mars.turmoil.testing import TurmoilTable, turmoil_table


def with_influence(table: TurmoilTable, seat: int, n: int) -> None:
    """Give a player influence: the chair first, then the leader of the dominant party and another delegate there."""
    if n >= 1:
        table.chairs(seat)
    if n >= 2:
        table.has_delegates(seat, "Reds", n - 1)
    assert table.influence(seat) == n


# --- how events count ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-001", "T-059", "T-060", "T-061", "T-062", "T-068", "T-112")
def test_generous_funding_as_in_the_rulebook(table: TurmoilTable) -> None:
    """TR 42 makes 5 sets; the chairman and ordinary delegates in the dominant party make 2: 14 M€."""
    table.p1.has(tr=42)
    table.chairs(0)
    table.has_delegates(1, "Unity", 3)
    table.has_delegates(0, "Unity", 2)
    assert table.influence(0) == 2
    table.happens("Generous Funding")
    assert table.p1.change == {"mc": 14}
    assert table.p2.change == {"mc": 6}  # TR 20: one set, and influence 2


@pytest.mark.rule("T-069", "T-070", "T-061")
def test_riots_as_in_the_rulebook(table: TurmoilTable) -> None:
    """7 cities count as 5; influence 1 makes it 4: 16 M€ to the bank."""
    table.p1.owns("city", "r1c1", "r1c3", "r3c1", "r3c3", "r3c5", "r5c1", "r7c1")
    table.has_delegates(1, "Unity", 4)
    table.has_delegates(0, "Unity", 3)
    assert table.influence(0) == 1
    table.happens("Riots")
    assert table.p1.change == {"mc": -16}


@pytest.mark.rule("T-061")
def test_a_loss_is_never_turned_into_a_gain(table: TurmoilTable) -> None:
    with_influence(table, 0, 3)
    table.p1.owns("city", "r1c1")
    table.happens("Riots")
    assert table.p1.change == {}


@pytest.mark.rule("T-070")
def test_who_has_less_gives_what_there_is(table: TurmoilTable) -> None:
    """CT-29."""
    table.p1.has(mc=5).owns("city", "r1c1", "r3c3")
    table.happens("Riots")
    assert table.p1.change == {"mc": -5}


@pytest.mark.parametrize(
    ("event", "cards", "change"),
    [
        ("Asteroid Mining", ["Asteroid Mining Consortium", "Colonizer Training Camp"], {"titanium": 4}),
        ("Homeworld Support", ["Sponsors", "Callisto Penal Mines"], {"mc": 6}),
        ("Interplanetary Trade", ["Asteroid Mining Consortium", "Callisto Penal Mines"], {"mc": 6}),
        ("Spin-off Products", ["Research"], {"mc": 8}),
        ("Improved Energy Templates", ["Power Plant", "Solar Power", "Power Grid"], {"energy_production": 2}),
    ],
)
def test_gains_for_tags_and_influence(event: str, cards: list[str], change: dict[str, int]) -> None:
    """Two tags of the kind (or three) and influence 2."""
    table = turmoil_table(2, "corporate-era")
    with_influence(table, 0, 2)
    table.p1.has_played(*cards)
    table.happens(event)
    assert table.p1.change == change
    assert table.p2.change == {}


@pytest.mark.parametrize(
    ("event", "change"),
    [
        ("Miners on Strike", {"titanium": -2}),
        ("Pandemic", {"mc": -9}),
        ("Solar Flare", {"mc": -3}),
        ("Global Dust Storm", {"mc": -6, "heat": -7}),
        ("Solarnet Shutdown", {"mc": -3}),
        ("Mud Slides", {"mc": -4}),
    ],
)
def test_losses_that_influence_softens(event: str, change: dict[str, int]) -> None:
    table = turmoil_table(2, "corporate-era")
    table.chairs(0)
    table.p1.has(titanium=9, heat=7)
    table.p1.has_played("Asteroid Mining Consortium", "Callisto Penal Mines", "Colonizer Training Camp")
    table.p1.has_played("Mine", "Strip Mine", "Open City", "Birds", "Fish", "Satellites")
    table.p1.owns("city", "r2c2").owns("greenery", "r1c1", "r9c1")
    table.oceans("r1c2")
    table.happens(event)
    assert table.p1.change == change


@pytest.mark.rule("T-059")
def test_more_than_five_are_five(table: TurmoilTable) -> None:
    table.p1.produces(steel=8, plants=7)
    table.happens("Productivity")
    assert table.p1.change == {"steel": 5}
    table.happens("Successful Organisms")
    assert table.p1.change == {"plants": 5}


@pytest.mark.rule("T-059", "T-062")
def test_without_a_limit(table: TurmoilTable) -> None:
    """CT-26: the hand of Scientific Community."""
    table.p1.holds("Birds", "Fish", "Trees", "Moss", "Comet", "Asteroid", "Livestock")
    table.chairs(0)
    table.happens("Scientific Community")
    assert table.p1.change == {"mc": 8}


def test_celebrity_leaders_count_events_played(table: TurmoilTable) -> None:
    table.p1.has_played("Comet", "Asteroid")
    table.happens("Celebrity Leaders")
    assert table.p1.change == {"mc": 4}


@pytest.mark.parametrize(("influence", "money"), [(2, 0), (3, 10)])
def test_diversity_asks_for_nine_kinds_of_tags(influence: int, money: int) -> None:
    table = turmoil_table(2, "corporate-era")
    table.p1.has_played("Research", "Mine", "Sponsors", "Asteroid Mining Consortium", "Birds", "Trees")
    table.p1.is_corporation("Septem Tribus")  # a wild tag is no kind
    with_influence(table, 0, influence)
    table.happens("Diversity")
    assert table.p1.change == ({"mc": money} if money else {})


def test_strong_society_counts_cities_off_mars_too(table: TurmoilTable) -> None:
    table.p1.owns("city", "r3c3", "phobos")
    table.happens("Strong Society")
    assert table.p1.change == {"mc": 4}


def test_eco_sabotage_leaves_three_plants_and_one_for_each_influence(table: TurmoilTable) -> None:
    table.p1.has(plants=9)
    table.p2.has(plants=2)
    table.chairs(0)
    table.happens("Eco Sabotage")
    assert table.p1.change == {"plants": -5}
    assert table.p2.change == {}


def test_red_influence_is_not_softened_but_rewarded(table: TurmoilTable) -> None:
    table.p1.has(tr=26)
    with_influence(table, 0, 2)
    table.happens("Red Influence")
    assert table.p1.change == {"mc": -9, "mc_production": 2}


def test_sabotage_takes_each_production_by_itself(table: TurmoilTable) -> None:
    table.p1.produces(energy=1)
    table.chairs(0)
    table.happens("Sabotage")
    assert table.p1.change == {"energy_production": -1, "steel": 1}


def test_sponsored_projects_fill_cards_that_have_something_on_them(table: TurmoilTable) -> None:
    """CT-28."""
    table.p1.has_played("Birds", resources=2).has_played("Fish")
    table.p1.is_corporation("Pristar")
    table.state.set_res(table.card("Pristar"), 1)
    table.chairs(0)
    table.happens("Sponsored Projects")
    assert (table.p1.on("Birds"), table.p1.on("Fish"), table.p1.on("Pristar")) == (3, 0, 2)
    assert len(table.p1.hand) == 1


@pytest.mark.parametrize(("influence", "lost"), [(0, 4), (1, 3), (3, 1)])
def test_war_on_earth(table: TurmoilTable, influence: int, lost: int) -> None:
    with_influence(table, 0, influence)
    table.happens("War on Earth")
    assert table.p1.change == {"tr": -lost}


def test_a_rating_never_falls_below_nothing(table: TurmoilTable) -> None:
    """CT-02."""
    table.p1.has(tr=2)
    table.happens("War on Earth")
    assert table.p1.amount("tr") == 0


# --- places -------------------------------------------------------------------------------------------------------------


def test_election() -> None:
    """CT-27: the second place counts; cities and building tags together, influence on top."""
    table = turmoil_table(3, "corporate-era")
    table.p1.owns("city", "r3c3").has_played("Mine")
    table.chairs(1)
    table.happens("Election")
    assert (table.p1.change, table.p2.change, table.p3.change) == ({"tr": 2}, {"tr": 1}, {})


def test_a_shared_first_place_leaves_no_second(table3: TurmoilTable) -> None:
    table = table3
    table.p1.owns("city", "r3c3")
    table.p2.owns("city", "r5c5")
    table.happens("Election")
    assert (table.p1.change, table.p2.change, table.p3.change) == ({"tr": 2}, {"tr": 2}, {})


def test_nothing_may_be_the_most_in_an_election(table: TurmoilTable) -> None:
    table.happens("Election")
    assert table.p1.change == table.p2.change == {"tr": 2}


def test_revolution_punishes_earth_tags_and_influence(table: TurmoilTable) -> None:
    table.p1.is_corporation("United Nations Mars Initiative")
    table.chairs(1)
    table.has_delegates(1, "Reds", 2)
    table.happens("Revolution")
    assert (table.p1.change, table.p2.change) == ({"tr": -1}, {"tr": -2})


def test_who_counts_nothing_loses_nothing_in_a_revolution(table: TurmoilTable) -> None:
    table.happens("Revolution")
    assert table.p1.change == table.p2.change == {}


@pytest.mark.rule("T-102")
@pytest.mark.parametrize(("cities", "change"), [(4, {}), (5, {"tr": 1}), (10, {"tr": 2})])
def test_election_alone(solo: TurmoilTable, cities: int, change: dict[str, int]) -> None:
    spots = ["r1c1", "r1c3", "r3c1", "r3c3", "r3c5", "r5c1", "r7c1", "r7c3", "r9c1", "r9c3"]
    solo.p1.owns("city", *spots[:cities])
    solo.happens("Election")
    assert solo.p1.change == change


@pytest.mark.rule("T-102")
@pytest.mark.parametrize(("influence", "change"), [(2, {}), (3, {"tr": -2})])
def test_revolution_alone(solo: TurmoilTable, influence: int, change: dict[str, int]) -> None:
    solo.p1.is_corporation("United Nations Mars Initiative")
    with_influence(solo, 0, influence)
    solo.happens("Revolution")
    assert solo.p1.change == change


# --- what the first player does -----------------------------------------------------------------------------------------


@pytest.mark.rule("T-074", "T-075")
def test_an_ocean_of_an_event_brings_the_first_player_nothing(table: TurmoilTable) -> None:
    """CT-23; each influence brings a plant and a steel."""
    table.oceans("r1c4")
    table.set(first_player=1)
    table.p2.has_played("Arctic Algae")
    with_influence(table, 0, 2)
    table.happens("Aquifer Released by Public Council")
    assert table.ask().seat == 1
    table.answer("r1c2")
    assert table.p2.change == {"plants": 2}  # the card reacts; no TR, no steel, no 2 M€
    assert table.p1.change == {"plants": 2, "steel": 2}


@pytest.mark.rule("T-076")
def test_no_tenth_ocean(table: TurmoilTable) -> None:
    table.set(oceans=9)
    table.happens("Aquifer Released by Public Council")
    assert not table.state.decisions()


@pytest.mark.rule("T-077", "T-078")
def test_eruptions_at_0_degrees_let_the_first_player_place_an_ocean(table: TurmoilTable) -> None:
    table.set(temperature=-4, first_player=1)
    table.chairs(0)
    table.happens("Volcanic Eruptions")
    assert (table.level("temperature"), table.ask().seat) == (0, 1)
    table.answer("r1c2")
    assert table.p2.change == {}
    assert table.p1.change == {"heat_production": 1}


def test_eruptions_bring_no_heat_production_on_the_way(table: TurmoilTable) -> None:
    table.set(temperature=-26)
    table.happens("Volcanic Eruptions")
    assert table.level("temperature") == -22
    assert table.p1.change == {}


@pytest.mark.rule("T-079", "T-080")
def test_below_0_degrees_nothing_happens_but_the_ocean_may_come_again(table: TurmoilTable) -> None:
    """CT-25."""
    table.set(temperature=0)
    table.oceans("r1c2")
    table.chairs(0)
    table.happens("Snow Cover")
    assert (table.level("temperature"), table.level("oceans")) == (-4, 1)
    assert table.p1.change == {}
    assert len(table.p1.hand) == 1
    table.p1.has(heat=16)
    table.p1.converts_heat()
    table.p1.converts_heat("r1c4")
    assert table.level("oceans") == 2
    assert table.p1.gained(tr=2)


@pytest.mark.rule("T-080")
def test_heat_production_on_the_track_comes_again(table: TurmoilTable) -> None:
    table.set(temperature=-24)
    table.happens("Snow Cover")
    table.p2.has(heat=16)
    table.p2.converts_heat()
    table.p2.converts_heat()
    assert table.p2.amount("heat_production") == 1


@pytest.mark.rule("T-076")
@pytest.mark.parametrize(("event", "level"), [("Snow Cover", 8), ("Volcanic Eruptions", 8)])
def test_a_parameter_at_its_goal_stays_there(table: TurmoilTable, event: str, level: int) -> None:
    table.set(temperature=8)
    table.happens(event)
    assert table.level("temperature") == level


def test_dry_deserts_take_an_ocean_of_the_first_players_choice(table: TurmoilTable) -> None:
    """CT-24: it can be laid again, with all that comes with it."""
    table.oceans("r1c2", "r5c4")
    table.happens("Dry Deserts")
    table.answer("lift r1c2")
    assert table.level("oceans") == 1
    assert table.tile_at("r1c2") == ""
    assert table.p1.change == table.p2.change == {}
    table.p1.standard_project("Aquifer", at="r1c2")
    assert table.p1.change == {"mc": -18, "tr": 1, "steel": 2}


@pytest.mark.rule("T-076")
@pytest.mark.parametrize("oceans", [0, 9])
def test_no_ocean_is_removed_of_none_or_all(table: TurmoilTable, oceans: int) -> None:
    if oceans:
        table.oceans("r1c2")
    table.set(oceans=oceans)
    table.happens("Dry Deserts")
    assert not table.state.decisions()
    assert table.state.tile.count(OCEAN.number) == min(oceans, 1)


# --- private choices ----------------------------------------------------------------------------------------------------


def test_resources_of_dry_deserts_are_chosen_at_the_same_time_and_unseen(table: TurmoilTable) -> None:
    """CT-22."""
    table.chairs(0)
    table.has_delegates(1, "Reds", 2)
    table.happens("Dry Deserts")
    assert sorted(ask.seat for ask in table.state.decisions()) == [0, 1]
    assert table.state.secret
    table.answer("take titanium", seat=0)
    assert table.state.seen_by(1).seats[0][table.state.rules.seat_names.index("titanium")] == 0
    table.answer("take steel", seat=1)
    assert "take mc" not in table.labels(1)  # in the order of the player board: no selection is offered twice
    table.answer("take heat", seat=1)
    assert table.p1.change == {"titanium": 1}
    assert table.p2.change == {"steel": 1, "heat": 1}


def test_paradigm_breakdown_takes_two_cards_or_all(table: TurmoilTable) -> None:
    table.p1.holds("Birds", "Fish", "Trees")
    table.p2.holds("Moss")
    table.chairs(0)
    table.happens("Paradigm Breakdown")
    assert [ask.seat for ask in table.state.decisions()] == [0]
    table.choose(0, 2, seat=0)
    assert (table.p1.hand, table.p2.hand) == (["Fish"], [])
    assert table.p1.change == {"mc": 2}
    assert table.who_knows("Birds") == [0]


@pytest.mark.rule("T-112")
def test_draws_follow_in_player_order_from_the_first_player(table3: TurmoilTable) -> None:
    """CT-22."""
    table = table3
    table.set(first_player=1)
    table.has_delegates(0, "Reds", 2)
    for seat in (1, 2):
        table.has_delegates(seat, "Reds", 1)
    table.deck("Comet", "Birds", "Pets", "Fish")
    table.happens("Snow Cover")
    assert [player.hand for player in table.players] == [["Pets", "Fish"], ["Comet"], ["Birds"]]
