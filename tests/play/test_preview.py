"""What an option would bring, told before it is taken."""

from __future__ import annotations

import pytest

from tharsis import Refused
from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.play.digest import digest
from tharsis.play.pending import Pending
from tharsis.play.preview import Preview, SeatChange, preview, previews

ONE_OCEAN = Phrase("place_tile", q=Amount(1, "ocean_tile"))


def with_corporate_era() -> MarsTable:
    """A table with cards of the Corporate Era, where it is there."""
    pytest.importorskip("tharsis.games.mars.corporate_era")
    return MarsTable(2, ("corporate-era",))


def of(table: MarsTable, label: str, seat: int = 0) -> Preview:
    """The preview of the option with this label."""
    table.ready()
    before = digest(table.state)
    found = preview(table.state, seat, table.labels(seat).index(label))
    assert digest(table.state) == before
    return found


def test_a_simple_card_is_told_in_full(table: MarsTable) -> None:
    table.p1.has(mc=20, steel=0).holds("Solar Power")
    found = of(table, "play solar-power")
    assert (found.seats[0].costs, found.seats[0].gains) == ({"mc": 11}, {"energy_production": 1})
    assert found.seats[0].zones == {"hand": -1, "tableau": 1}
    assert found.seats[1] == SeatChange()
    assert found.then == []


def test_payment_is_answered_with_metal_first_and_without_waste(table: MarsTable) -> None:
    table.p1.has(mc=20, steel=9).holds("Geothermal Power")  # costs 11
    mine = of(table, "play geothermal-power").seats[0]
    assert mine == SeatChange(
        {"steel": 5, "mc": 1}, {}, {"energy_production": 2}, zones={"hand": -1, "tableau": 1}
    )


def test_it_stops_at_the_next_question(table: MarsTable) -> None:
    table.p1.has(mc=30)
    found = of(table, "project aquifer")
    assert found.seats[0] == SeatChange({"mc": 18})
    assert found.then == [Pending(0, ONE_OCEAN)]


def test_a_tile_brings_its_bonus_the_rating_and_the_parameter(table: MarsTable) -> None:
    table.p1.has(mc=30, plants=0)
    table.p1.standard_project("Aquifer")
    found = of(table, "place r5c4")
    assert found.seats[0].gains == {"plants": 2, "tr": 1}
    assert found.seats[0].tiles == [("r5c4", "ocean")]
    assert found.world == {"oceans": 1}


def test_drawn_cards_are_only_counted() -> None:
    table = with_corporate_era()
    table.p1.has(mc=30).holds("Technology Demonstration")
    found = of(table, "play technology-demonstration")
    assert found.seats[0].zones == {"hand": 1, "events": 1}


def test_what_a_turned_up_card_decides_is_left_open(table: MarsTable) -> None:
    table.p1.has(mc=30).has_played("Search For Life")
    found = of(table, "use search-for-life")
    assert found.chance
    assert found.seats[0].resources == {}


def test_what_it_does_to_others_is_told(table: MarsTable) -> None:
    table.p2.has_played("Arctic Algae").has(plants=0)
    table.p1.has(mc=30)
    table.p1.standard_project("Aquifer")
    assert of(table, "place r1c2").seats[1].gains == {"plants": 2}


def test_every_option_has_a_preview(table: MarsTable) -> None:
    table.p1.has(mc=30)
    table.ready()
    assert [x.label for x in previews(table.state, 0)] == table.labels(0)
    assert previews(table.state, 1) == []


def test_only_the_deciding_seat_has_previews(table: MarsTable) -> None:
    table.ready()
    with pytest.raises(Refused, match="seat 1 has nothing to decide"):
        preview(table.state, 1, 0)
    with pytest.raises(Refused, match="option 99"):
        preview(table.state, 0, 99)


def test_what_is_paid_and_what_is_gained_stand_apart_even_of_the_same_thing(table: MarsTable) -> None:
    table.p1.is_corporation("Credicor").has(mc=30)  # 4 M€ back for what costs 20 or more
    assert of(table, "project greenery").seats[0] == SeatChange({"mc": 23}, {}, {"mc": 4})


def test_a_step_tells_the_bonus_of_the_track_that_it_reaches(table: MarsTable) -> None:
    table.set(temperature=-2)
    assert of(table, "project asteroid").then == [Pending(0, ONE_OCEAN, track="temperature")]
    table.p1.holds("Comet")
    assert of(table, "play comet").then[:2] == [
        Pending(0, ONE_OCEAN, track="temperature"),
        Pending(0, ONE_OCEAN),
    ]


def test_an_effect_of_another_card_is_told_with_its_name() -> None:
    table = with_corporate_era()
    table.p1.has_played("Olympus Conference", resources=1).holds("Gene Repair").has(science_tags=3)
    (told,) = of(table, "play gene-repair").then
    assert (told.card, told.phrase.pattern) == ("olympus-conference", "choice_two")


def test_the_last_step_tells_the_goal_and_the_last_generation(table: MarsTable) -> None:
    table.set(temperature=6, oxygen=14, oceans=8)
    goal = Phrase("news_goal", x=Noun("temperature"))
    assert of(table, "project asteroid").news == [goal]
    table.set(oceans=9)
    assert of(table, "project asteroid").news == [goal, Phrase("news_last_generation")]


def test_what_a_card_is_good_for_later_is_told() -> None:
    table = with_corporate_era()
    table.p1.has(mc=50).holds("Pets", "Development Center", "Breathing Filters")
    table.set(oxygen=7)
    told = {key: [p.pattern for p in of(table, f"play {key}").news] for key in ("pets", "development-center")}
    assert told == {"pets": ["news_effect", "news_points"], "development-center": ["news_action"]}
    assert of(table, "play breathing-filters").news == [Phrase("news_points")]


def test_a_price_paid_for_nothing_is_wasted(table: MarsTable) -> None:
    table.p1.has(mc=30, heat=8, plants=8)
    assert not of(table, "project asteroid").wasted
    table.set(temperature=8, oceans=9)
    assert [of(table, label).wasted for label in ("project asteroid", "project aquifer", "convert-heat")] == [
        True
    ] * 3
    assert not of(table, "convert-plants").wasted
    assert not of(table, "pass").wasted


def test_what_becomes_mine_is_not_wasted(table: MarsTable) -> None:
    table.p1.has(mc=30, tr=35)
    assert not of(table, "claim terraformer").wasted
    assert not of(table, "fund banker").wasted


def test_the_points_of_a_tile_are_told_to_everybody(table: MarsTable) -> None:
    table.p1.has(mc=60).owns("city", "r7c2")
    table.p2.owns("city", "r7c4")
    table.p1.standard_project("Greenery")
    found = of(table, "place r7c3")
    assert found.seats[0].gains["vp"] == 2
    assert found.seats[1].gains == {"vp": 1}


def test_an_award_tells_its_points_as_things_stand(table: MarsTable) -> None:
    table.p1.has(mc=30, mc_production=3)
    table.p2.has(heat=1)
    for label, points in (("fund banker", 5), ("fund thermalist", 0)):
        assert of(table, label).news == [Phrase("news_award_points", q=Amount(points, "vp"))]


def test_it_tells_that_an_area_is_to_be_chosen_next(table: MarsTable) -> None:
    table.p1.has(mc=60, plants=8)
    found = {
        label: of(table, label).area
        for label in ("project aquifer", "convert-plants", "project asteroid", "pass")
    }
    assert found == {
        "project aquifer": True,
        "convert-plants": True,
        "project asteroid": False,
        "pass": False,
    }
