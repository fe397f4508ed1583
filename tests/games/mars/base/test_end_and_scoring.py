"""The end of the game and the final scoring: pages 3 and 12 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.rules.scoring import winners

GOALS = {"temperature": 8, "oxygen": 14, "oceans": 9}


def last_generation(players: int = 2, **more: int) -> MarsTable:
    """All goals are reached; everybody has yet to pass."""
    table = MarsTable(players)
    table.set(**GOALS, **more)
    return table


# The last generation


@pytest.mark.rule("M-011", "M-012")
def test_the_generation_is_played_to_its_end_with_production(table: MarsTable) -> None:
    table.set(temperature=8, oceans=9, oxygen=13)
    table.p2.produces(mc=2)
    table.p1.standard_project("Greenery", at="r3c3")  # the last step
    assert not table.state.over
    table.p1.acts("end turn")
    table.p2.standard_project("Power plant")
    table.p2.standard_project("Power plant")
    table.p1.passes()
    assert not table.state.over
    table.p2.passes()
    assert table.p2.amount("mc") == 100 - 22 + 20 + 2
    assert table.state.over
    assert table.generation == 1


@pytest.mark.rule("M-244")
def test_nobody_has_to_convert() -> None:
    table = last_generation()
    table.p1.has(plants=16)
    table.produce()
    table.answer("done")
    assert table.state.over
    assert table.p1.score.greeneries == 0


@pytest.mark.rule("M-245")
def test_the_last_conversions_follow_player_order_one_player_after_the_other() -> None:
    table = last_generation(3, first_player=1)
    for player in table.players:
        player.has(plants=16)
    table.produce()
    order = []
    for area in ("r3c3", "r3c4", "r7c3", "r7c4", "r9c3", "r9c2"):
        order.append(table.ask().seat)
        table.answer("convert-plants", area)
    assert order == [1, 1, 2, 2, 0, 0]
    assert table.state.over


@pytest.mark.rule("M-246")
def test_the_last_conversions_bring_bonuses_and_set_off_effects() -> None:
    table = last_generation()
    table.oceans("r5c4")
    table.set(oceans=9)
    table.p1.has(plants=14).has_played("Herbivores")
    table.produce()
    table.mark()
    table.answer("convert-plants", "r5c1")  # 2 plants are printed there
    assert table.p1.change == {"plants": -6}
    assert table.p1.on("Herbivores") == 1
    table.answer("convert-plants", "r5c2")  # made possible by them
    assert table.p1.score.greeneries == 2


@pytest.mark.rule("M-248", "M-223")
def test_the_scoring_sees_the_last_greeneries() -> None:
    table = last_generation()
    table.p2.owns("city", "r3c3").funds("Landlord")
    table.p1.has(plants=16)
    table.produce()
    assert [p.score.awards for p in table.players] == [0, 5]
    table.answer("convert-plants", "r3c4", "convert-plants", "r3c5")
    assert table.state.over
    assert [p.score.awards for p in table.players] == [5, 0]  # Landlord has changed hands
    assert table.p2.score.cities == 1


# Points


@pytest.mark.rule("M-249", "M-250")
def test_points_come_from_five_sources_in_this_order(table: MarsTable) -> None:
    assert list(table.p1.score.parts()) == ["tr", "awards", "milestones", "greeneries", "cities", "cards"]
    table.p1.has(tr=35).claims("Terraformer").funds("Landlord")
    table.p1.owns("city", "r3c3").owns("greenery", "r3c4").has_played("Farming").has(mc=99, steel=9)
    assert list(table.p1.score.parts().values()) == [35, 5, 5, 1, 1, 2]
    assert table.p1.score.total == 49


@pytest.mark.rule("M-253", "M-252")
def test_negative_points_are_subtracted_events_too(table: MarsTable) -> None:
    table.p1.has_played("Biomass Combustors", "Flooding", "Nuclear Zone")
    assert table.p1.score.by_card == {"biomass-combustors": -1, "flooding": -1, "nuclear-zone": -2}
    assert table.p1.score.total == 20 - 4


# Victory


@pytest.mark.rule("M-255")
def test_most_points_win() -> None:
    table = last_generation(3)
    table.p2.has(tr=30).has_played("Farming")
    table.p3.has(tr=31, mc=500)
    table.produce()
    assert winners(table.state) == [1]


@pytest.mark.rule("M-256")
def test_money_breaks_a_tie() -> None:
    table = last_generation(3)
    table.p1.has(tr=30, mc=50)
    table.p2.has(tr=30, mc=51)
    table.p3.has(tr=29, mc=99)
    table.produce()
    assert winners(table.state) == [1]


@pytest.mark.rule("M-256")
def test_money_production_breaks_no_tie() -> None:
    table = last_generation()
    table.p1.has(tr=30, mc=40).produces(mc=5)
    table.p2.has(tr=30, mc=46)
    table.produce()
    assert [p.amount("mc") for p in table.players] == [75, 76]
    assert winners(table.state) == [1]


@pytest.mark.rule("M-256")
def test_with_the_same_money_the_victory_is_shared() -> None:
    table = last_generation(3)
    table.p3.has(tr=10)
    table.produce()
    assert winners(table.state) == [0, 1]
