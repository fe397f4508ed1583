"""Milestones and awards: pages 10 to 12 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable, Player
from tharsis.kernel.phrase import Amount, Phrase, Title
from tharsis.play.explain import why_not
from tharsis.rules.goals import goals_of

MILESTONES = ("Terraformer", "Mayor", "Gardener", "Builder", "Planner")
AWARDS = ("Landlord", "Banker", "Scientist", "Thermalist", "Miner")
BUILDINGS = (
    "Mine",
    "Power Plant",
    "Geothermal Power",
    "Strip Mine",
    "Ironworks",
    "Steelworks",
    "Ore Processor",
)


def open_to(player: Player, word: str) -> set[str]:
    """The milestones (claim) or awards (fund) that a player could take now."""
    return set(player.offers(word))


def meets_all(table: MarsTable, player: Player) -> Player:
    """A player who meets every milestone and can pay for them."""
    cards = [c.name for c in table.state.rules.cards if c.kind == "event"]
    player.has(tr=35, mc=100).owns("city", "r3c3", "r7c3", "r9c3").owns("greenery", "r3c4", "r7c4", "r9c4")
    return player.has_played(*BUILDINGS, "Noctis City").holds(*cards[:16])


# Milestones


@pytest.mark.rule("M-205", "M-210")
def test_terraformer_needs_tr_35(table: MarsTable) -> None:
    assert open_to(table.p1.has(tr=34), "claim") == set()
    assert open_to(table.p1.has(tr=35), "claim") == {"terraformer"}
    table.p1.claims("Terraformer")
    assert table.p1.milestone("Terraformer")


@pytest.mark.rule("M-205", "M-211")
def test_mayor_needs_three_own_cities(table: MarsTable) -> None:
    table.p2.owns("city", "r7c7")
    assert open_to(table.p1.owns("city", "r3c3", "phobos"), "claim") == set()
    assert open_to(table.p1.owns("city", "r9c3"), "claim") == {"mayor"}


@pytest.mark.rule("M-205", "M-212")
def test_gardener_needs_three_own_greeneries(table: MarsTable) -> None:
    table.p2.owns("greenery", "r7c7")
    assert open_to(table.p1.owns("greenery", "r3c3", "r3c4"), "claim") == set()
    assert open_to(table.p1.owns("greenery", "r9c3"), "claim") == {"gardener"}


@pytest.mark.rule("M-205", "M-214")
def test_planner_needs_sixteen_cards_in_hand_when_claiming(table: MarsTable) -> None:
    cards = [c.name for c in table.state.rules.cards if c.kind == "automated"]
    assert open_to(table.p1.holds(*cards[:15]), "claim") == set()
    assert open_to(table.p1.holds(cards[15]), "claim") == {"planner"}
    table.p1.standard_project("Sell patents", cards[0], "done")
    assert open_to(table.p1, "claim") == set()


@pytest.mark.rule("M-207")
def test_a_milestone_has_one_owner(table: MarsTable) -> None:
    table.p1.has(tr=35).claims("Terraformer")
    assert "terraformer" not in open_to(table.p2.has(tr=40), "claim")
    assert table.p2.score.milestones == 0


# Awards


@pytest.mark.rule("M-216", "M-217", "M-218", "M-219")
def test_awards_have_no_condition_and_cost_8_then_14_then_20(table3: MarsTable) -> None:
    assert open_to(table3.p1, "fund") == {name.lower() for name in AWARDS}
    for player, name, price in zip(table3.players, AWARDS, (8, 14, 20), strict=False):
        player.has(mc=price - 1)
        assert open_to(player, "fund") == set()
        player.has(mc=50).funds(name)
        assert player.change == {"mc": -price}
        assert player.award(name)


@pytest.mark.rule("M-220", "M-221")
def test_one_player_may_fund_all_three_and_then_it_is_over(table: MarsTable) -> None:
    for name, price in zip(AWARDS, (8, 14, 20), strict=False):
        table.p1.funds(name)
        assert table.p1.change == {"mc": -price}
    assert open_to(table.p1.has(mc=100), "fund") == open_to(table.p2, "fund") == set()


@pytest.mark.rule("M-222")
def test_an_award_is_funded_once(table: MarsTable) -> None:
    table.p1.funds("Miner")
    assert "miner" not in open_to(table.p1, "fund") | open_to(table.p2, "fund")


@pytest.mark.rule("M-223", "M-224")
def test_only_funded_awards_score_whoever_funded_them(table: MarsTable) -> None:
    table.p2.has(heat=5, steel=5)
    assert table.p2.score.awards == 0
    table.p1.funds("Thermalist")
    assert (table.p1.score.awards, table.p2.score.awards) == (0, 5)


@pytest.mark.rule("M-224", "M-225")
def test_first_place_brings_5_and_second_place_2(table3: MarsTable) -> None:
    table3.p1.funds("Thermalist")
    for player, heat in zip(table3.players, (1, 9, 4), strict=True):
        player.has(heat=heat)
    assert [p.score.awards for p in table3.players] == [0, 5, 2]


@pytest.mark.rule("M-226")
def test_two_players_have_no_second_place(table: MarsTable) -> None:
    table.p1.funds("Thermalist").has(heat=3)
    table.p2.has(heat=1)
    assert [p.score.awards for p in table.players] == [5, 0]


@pytest.mark.rule("M-227", "M-228")
@pytest.mark.parametrize(
    ("heat", "points"),
    [
        ((9, 9, 4, 1), [5, 5, 0, 0]),
        ((9, 4, 4, 1), [5, 2, 2, 0]),
        ((9, 9, 9, 9), [5, 5, 5, 5]),
        ((0, 0, 0, 7), [2, 2, 2, 5]),
    ],
)
def test_ties_are_friendly(heat: tuple[int, ...], points: list[int]) -> None:
    table = MarsTable(4)
    table.p1.funds("Thermalist")
    for player, n in zip(table.players, heat, strict=True):
        player.has(heat=n)
    assert [p.score.awards for p in table.players] == points


@pytest.mark.rule("M-229")
def test_landlord_counts_tiles_of_all_kinds_off_the_planet_too(table: MarsTable) -> None:
    table.p1.funds("Landlord")
    table.p1.owns("city", "r3c3").owns("greenery", "r3c4").owns("Natural Preserve", "r7c7")
    table.p2.owns("greenery", "r9c2", "r9c3", "r8c2")
    assert [p.score.awards for p in table.players] == [5, 5]
    table.p2.claims_area("r8c5")  # a marker is no tile
    table.oceans("r1c2")
    assert [p.score.awards for p in table.players] == [5, 5]
    table.p2.owns("city", "phobos")
    assert [p.score.awards for p in table.players] == [0, 5]


@pytest.mark.rule("M-230")
def test_banker_looks_at_production_without_tr(table: MarsTable) -> None:
    table.p1.funds("Banker").has(tr=60, mc=100).produces(mc=1)
    table.p2.has(tr=20, mc=0).produces(mc=2)
    assert [p.score.awards for p in table.players] == [0, 5]


@pytest.mark.rule("M-232")
def test_thermalist_counts_heat_not_its_production(table: MarsTable) -> None:
    table.p1.funds("Thermalist").has(heat=2).produces(heat=9)
    table.p2.has(heat=3)
    assert [p.score.awards for p in table.players] == [0, 5]


@pytest.mark.rule("M-233")
def test_miner_counts_steel_and_titanium_together(table: MarsTable) -> None:
    table.p1.funds("Miner").has(steel=5)
    table.p2.has(steel=2, titanium=4)
    assert [p.score.awards for p in table.players] == [0, 5]


def test_who_comes_too_late_for_a_goal_is_told_who_has_it(table: MarsTable) -> None:
    table.p1.has(tr=35).claims("Terraformer").funds("Banker")
    table.open_turn(1)
    first = Title("seat", "0")
    assert why_not(table.state, 1, "claim terraformer") == [Phrase("already_claimed", name=first)]
    assert why_not(table.state, 1, "fund banker") == [Phrase("already_funded", name=first)]


@pytest.mark.rule("M-209")
def test_a_milestone_is_worth_five_points(table: MarsTable) -> None:
    assert {goal.points for goal in goals_of(table.state.rules, "milestone")} == {Amount(5, "vp")}
    assert {goal.points for goal in goals_of(table.state.rules, "award")} == {None}
