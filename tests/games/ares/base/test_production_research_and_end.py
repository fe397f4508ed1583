"""Production, research, the end stage, the end of the game and its scoring."""

from __future__ import annotations

import pytest

from tharsis.games.ares.testing import AresTable
from tharsis.kernel.core import RESUME
from tharsis.rules.scoring import winners
from tharsis.rules.vocabulary import DEALT

MANY = [
    *(
        "Grass",
        "Lichen",
        "Moss",
        "Birds",
        "Comet",
        "Soletta",
        "Algae",
        "Heather",
        "Trees",
        "Worms",
        "Insects",
    ),
    *("Bushes", "Cartel"),
]


@pytest.mark.rule("A-121", "A-122", "A-123", "A-124", "A-125", "A-126", "A-127", "A-027")
def test_production_as_in_the_rulebook(table: AresTable):
    table.p1.has_played("Economic Growth", "Underground City", "Acquired Company", "Coal Imports", "Lichen")
    table.p1.has(tr=6)
    table.open("IV", table.p1)
    assert table.p1.gained(mc=4 + 6 + 4, heat=3, plants=1)
    assert len(table.p1.hand) == 1
    assert table.p2.gained(mc=5)  # TR adds to M€ only, and no bonus


@pytest.mark.rule("A-029", "A-030")
def test_levels_and_what_they_yield(table: AresTable):
    table.p1.has_played("Geothermal Power")
    assert table.p1.amount("heat_production") == 2
    table.p1.has_played("Trees", "Kelp Farming")
    table.open("IV")
    assert table.p1.change["plants"] == 6


@pytest.mark.rule("A-128", "A-033", "A-034")
def test_production_for_tags_counts_itself_and_grows(table: AresTable):
    table.p1.has(mc=100).holds("Power Grid", "Geothermal Power", "Moss")
    table.phase("I")
    table.p1.plays("Power Grid")
    assert table.p1.amount("mc_production") == 1
    table.all_done()
    table.phase("I")
    table.p1.plays("Geothermal Power")
    assert table.p1.gained(mc=-8, heat_production=2, mc_production=1)


@pytest.mark.rule("A-033")
def test_production_for_forests_grows_too(table: AresTable):
    table.p1.has_played("Zeppelins").has(plants=8).holds("Moss")
    table.phase("III")
    table.p1.standard("forest plants")
    assert table.p1.gained(plants=-8, forests=1, tr=1, mc_production=1)


@pytest.mark.rule("A-129")
def test_research_draws_2_and_keeps_1(table: AresTable):
    table.deck("Birds", "Comet", "Moss", "Grass")
    table.open("V")
    assert table.labels(0) == ["keep birds", "keep comet"]
    table.p1.answers("keep comet")
    assert table.p1.hand == ["Comet"]
    assert table.p1.gained()  # no M€ for the other one
    assert table.discard_pile == ["Birds"]
    table.p2.answers("keep moss")
    assert table.stage == "planning"


@pytest.mark.rule("A-130", "A-069")
def test_its_chooser_draws_5_and_keeps_2(table: AresTable):
    table.open("V", table.p1)
    assert len(table.state.zones[table.state.rules.zone(0, DEALT)]) == 5
    batch = table.batch(0)
    assert (batch.least, batch.most, len(batch.items)) == (2, 2, 5)
    table.choose(1, 4, seat=0)
    assert len(table.p1.hand) == 2
    assert len(table.discard_pile) == 3
    assert len(table.labels(1)) == 2


@pytest.mark.rule("A-074")
def test_hand_cards_may_be_sold_in_the_research_phase(table: AresTable):
    table.p1.holds("Moss", "Grass")
    table.deck("Birds", "Comet")
    table.open("V")
    assert table.p1.options == ["keep birds", "keep comet"]  # what is only looked at can't be sold
    table.p1.answers("keep birds")
    table.state.apply(0, RESUME)
    assert table.p1.options == ["sell moss", "sell grass", "sell birds", "done"]
    table.mark()
    table.p1.answers("sell moss")
    assert table.p1.gained(mc=3)


@pytest.mark.rule("A-131")
def test_an_empty_deck_is_made_anew_from_the_discards(table: AresTable):
    table.no_deck()
    table.discards("Birds", "Comet", "Moss")
    table.open("V", table.p1)
    # Three cards are all that there are; the rest is lost.
    assert len(table.labels(0)) == 2
    table.choose(0, 1, seat=0)
    assert len(table.p1.hand) == 2


@pytest.mark.rule("A-132", "A-133", "A-134")
def test_hands_are_cut_to_10_in_the_end_stage(table: AresTable):
    table.p1.holds(*MANY)
    table.open("IV")  # within the round a hand may be larger
    assert table.stage == "end"
    assert table.labels(0) == [f"sell {name.lower()}" for name in MANY[:11]]
    table.mark()
    table.choose(0, 1, 2, seat=0)
    assert table.p1.gained(mc=9)
    assert table.p1.hand == MANY[3:]
    assert table.stage == "planning"


@pytest.mark.rule("A-136")
@pytest.mark.parametrize("missing", ["temperature", "oxygen", "oceans"])
def test_two_complete_tracks_do_not_end_the_game(table: AresTable, missing: str):
    table.complete(*{"temperature", "oxygen", "oceans"} - {missing})
    table.open("IV")
    assert not table.state.over


@pytest.mark.rule("A-137", "A-138", "A-139", "A-136")
def test_the_phase_of_the_last_step_is_finished_and_the_rest_skipped(table: AresTable):
    table.complete("oxygen", "oceans")
    table.set(temperature=4)
    table.p1.has(mc=50).holds("Lava Flows", *MANY)
    table.p2.has(mc=50).holds("Release of Inert Gases", "Satellites")
    table.open("planning")
    table.p1.chooses(2)
    table.p2.chooses(3)
    table.p1.plays("Lava Flows")
    assert table.level("temperature") == 8
    assert not table.state.over
    table.p2.plays("Release of Inert Gases")  # everybody still has this phase
    table.p1.done()
    money = table.p2.amount("mc")
    table.p2.done()
    assert table.state.over
    assert table.stage == "II"  # no action phase, no end stage: no hand limit
    assert len(table.p1.hand) == 13
    assert table.p2.amount("mc") == money


@pytest.mark.rule("A-137")
def test_a_forced_conversion_ends_the_game_like_any_other_step(table: AresTable):
    table.complete("oxygen", "oceans")
    table.set(temperature=6)
    table.p1.has(heat=8)
    table.open("III")
    assert table.state.over


@pytest.mark.rule("A-141", "A-142", "A-143", "A-147", "A-148")
def test_the_final_count_of_43(table: AresTable):
    table.p1.has(tr=25, forests=6)
    table.p1.has_played("Interstellar Colony Ship", "Commercial District", "Breathing Filters", "Solar Power")
    table.p1.has_played("Herbivores", resources=6)
    assert table.p1.score.parts() == {"tr": 25, "forests": 6, "cards": 9 + 3}
    assert table.p1.score.total == 43


@pytest.mark.rule("A-144", "A-192")
def test_the_most_points_win_whatever_is_left_over(table: AresTable):
    table.p1.has(tr=20)
    table.p2.has(tr=19, mc=100, heat=50).holds("Moss", "Birds")
    assert winners(table.state) == [0]
    assert table.p2.score.total == 19


@pytest.mark.rule("A-145", "A-146")
def test_a_tie_goes_to_the_largest_stock_with_the_hand_sold(table: AresTable):
    table.p1.has(mc=5, heat=2, plants=1)
    table.p2.has(mc=6).holds("Moss")
    assert table.p1.score.tiebreak == 8
    assert table.p2.score.tiebreak == 9
    assert winners(table.state) == [1]
    table.p1.has(mc=6)
    assert winners(table.state) == [0, 1]  # still equal: shared
    table.p2.has_played("Composting Factory")
    assert table.p2.score.tiebreak == 10
