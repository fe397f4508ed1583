"""Milestones, awards, the end of the game, scoring and ties."""

from __future__ import annotations

import pytest

from tharsis.games.dice.slots import MAIN_DUE
from tharsis.games.dice.testing import DiceTable
from tharsis.games.dice.verbs.pay import icons_of
from tharsis.kernel.core import Card
from tharsis.play.scores import scores
from tharsis.rules.scoring import winners
from tharsis.rules.vocabulary import DISCARD

REDS = ("Comet", "Asteroid", "Plantation", "Flooding", "Virus", "Sabotage")
GREENS = ("Mine", "Grass", "Trees", "Lichen", "Bushes")
BLUES = ("Livestock", "Ironworks", "Lobbying")


def look(table: DiceTable) -> None:
    """Let what is automatic happen."""
    table.begin_turn(0)


@pytest.mark.rule("D-015", "D-190", "D-191", "D-192", "D-193", "D-196")
@pytest.mark.parametrize(
    ("milestone", "cards", "last"),
    [
        ("Legend", REDS[:5], "Release Of Inert Gases"),
        ("Miner", GREENS[:4], "Heather"),
        ("Scientist", BLUES[:2], "Space Mirrors"),
        ("Tycoon", (*REDS[:3], *GREENS, *BLUES), "Heather"),
        ("Philanthropist", ("Trees", "Heather", "Livestock", "Nuclear Zone", "Mine"), "Solar Power"),
    ],
)
def test_milestones_of_cards_are_got_at_once(
    table: DiceTable, milestone: str, cards: tuple[str, ...], last: str
) -> None:
    table.milestones(milestone)
    table.p1.is_corporation("Helion").has_played(*cards)
    look(table)
    assert not table.p1.milestone(milestone)
    table.p1.plays(last)
    assert table.p1.milestone(milestone)
    assert table.p1.score.milestones == 4


@pytest.mark.rule("D-194", "D-199")
@pytest.mark.parametrize(
    ("milestone", "dice", "more"),
    [
        ("Monopoly", {"plant": 3, "microbe": 3, "wild": 9}, {"animal": 1}),
        ("Billionaire", {"plant": 6, "heat": 6, "wild": 5}, {"steel": 1}),
    ],
)
def test_milestones_of_dice(
    table: DiceTable, milestone: str, dice: dict[str, int], more: dict[str, int]
) -> None:
    table.milestones(milestone)
    table.p1.has(**dice)
    look(table)
    assert not table.p1.milestone(milestone)
    table.p1.has(**more)
    look(table)
    assert table.p1.milestone(milestone)


@pytest.mark.rule("D-194")
def test_dice_of_several_colours_are_no_monopoly(table: DiceTable) -> None:
    table.milestones("Monopoly")
    table.p1.has(plant=6, credit=6, steel=6)
    look(table)
    assert not table.p1.milestone("Monopoly")


@pytest.mark.rule("D-195")
def test_generalist_produces_every_colour(table: DiceTable) -> None:
    table.milestones("Generalist")
    table.p1.is_corporation("Helion").has_played("Grass", "Sponsors", "Sponsored Academy", "Reputation")
    look(table)
    assert not table.p1.milestone("Generalist")
    table.p1.plays("Power Plant")
    assert table.p1.milestone("Generalist")


@pytest.mark.rule("D-197")
def test_terraformer_has_sixteen_on_the_track(table: DiceTable) -> None:
    table.milestones("Terraformer")
    table.bonus_pile()
    table.p1.has(vp=15, credit=3)
    look(table)
    assert not table.p1.milestone("Terraformer")
    table.p1.standard("credits")
    assert table.p1.milestone("Terraformer")


@pytest.mark.rule("D-198")
def test_celebrity_has_three_dear_cards(table: DiceTable) -> None:
    table.milestones("Celebrity")
    table.p1.has_played("Soletta", "Trees", "Comet", "Allied Bank")
    look(table)
    assert not table.p1.milestone("Celebrity")
    table.p1.plays("Fusion Power")
    assert table.p1.milestone("Celebrity")


@pytest.mark.rule("D-200")
def test_award_nominee_has_five_icons_of_one_award(table: DiceTable) -> None:
    table.milestones("Award Nominee")
    table.awards("steel", "plant", "science")
    table.p1.has_played("Mine", "Titanium Mine", "Grass", "Lichen", "Corporate Stronghold")
    look(table)
    assert not table.p1.milestone("Award Nominee")
    table.p1.plays("Mining Area")
    assert table.p1.milestone("Award Nominee")


@pytest.mark.rule("D-114", "D-200")
def test_an_empty_award_space_is_no_award(table: DiceTable) -> None:
    table.milestones("Award Nominee")
    table.awards("plant")
    cities = [c.name for c in table.state.rules.cards if c.price is not None and "city" in icon_names(c)]
    table.p1.has_played(*cities)
    assert sum(icon_names(table.state.rules.cards[table.card(n)]).count("city") for n in cities) > 5
    look(table)
    assert not table.p1.milestone("Award Nominee")


def icon_names(card: Card) -> list[str]:
    """The icons in the cost of a card."""
    return [face.name for face in icons_of(card)]


@pytest.mark.rule("D-015")
def test_the_active_player_comes_first(table: DiceTable) -> None:
    table.milestones("Monopoly")
    table.p1.has(plant=7)
    table.p2.has(heat=7)
    table.begin_turn(1)
    assert table.p2.milestone("Monopoly")
    assert not table.p1.milestone("Monopoly")


@pytest.mark.rule("D-016", "D-120")
def test_a_milestone_is_kept_and_cannot_be_got_twice(table: DiceTable) -> None:
    table.milestones("Monopoly")
    table.p1.has(plant=7)
    look(table)
    table.p1.has(plant=0)
    table.p2.has(plant=8)
    look(table)
    assert table.p1.milestone("Monopoly")
    assert not table.p2.milestone("Monopoly")
    assert (table.p1.score.milestones, table.p2.score.milestones) == (4, 0)


# --- awards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-114", "D-115", "D-116")
def test_most_icons_get_five_and_second_most_three(table3: DiceTable) -> None:
    table3.awards("steel", "plant", "science")
    table3.p1.has_played("Mine")
    table3.p2.has_played("Titanium Mine")
    assert [p.score.awards for p in table3.players] == [5, 3, 0]
    table3.p1.has_played("Advanced Alloys")  # its discount takes nothing off what is printed
    assert table3.p1.score.awards == 10


@pytest.mark.rule("D-116", "D-118")
def test_who_has_no_icon_is_not_second_not_even_with_others(table3: DiceTable) -> None:
    table3.awards("steel", "plant", "science")
    table3.p1.has_played("Mine")
    assert [p.score.awards for p in table3.players] == [5, 0, 0]


@pytest.mark.rule("D-117", "D-118")
def test_ties_are_friendly() -> None:
    table = DiceTable(4)
    table.awards("steel", "plant", "science")
    table.p1.has_played("Mine")
    table.p2.has_played("Titanium Mine", "Infrastructure")
    table.p3.has_played("Mining Area")
    assert [p.score.awards for p in table.players] == [5, 5, 0, 0]
    table.p1.has_played("Mohole Area")
    table.p3.has_played("Corporate Stronghold")
    assert [p.score.awards for p in table.players] == [5, 3, 3, 0]


@pytest.mark.rule("D-119")
def test_two_players_have_no_second_place(table: DiceTable) -> None:
    table.awards("steel", "plant", "science")
    table.p1.has_played("Mine")
    table.p2.has_played("Titanium Mine")
    assert [p.score.awards for p in table.players] == [5, 0]


# --- the end ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-077", "D-111", "D-113")
def test_the_second_complete_parameter_brings_one_last_turn_for_all(table3: DiceTable) -> None:
    table3.complete("oxygen")
    table3.set(temperature=4)
    table3.p2.has(heat=3, wild=1, plant=2).holds("Comet")
    table3.p2.begins(MAIN_DUE)
    table3.answer("standard heat", "wild 0")
    order = []
    while not table3.state.over:
        if table3.prompt() == "action":
            order.append(table3.active.seat)
            table3.answer("production")
        else:
            table3.answer("done")
    assert order == [2, 0, 1]
    assert table3.p2.dice == {}
    assert table3.p2.amount("wild") == 0
    assert all(p.hand == [] for p in table3.players)
    assert "Comet" in [table3.state.rules.cards[c].name for c in table3.state.zones[DISCARD]]


@pytest.mark.rule("D-113")
def test_nothing_is_left_on_the_table_after_the_last_turn(table: DiceTable) -> None:
    table.set(ending=2, last_turns=1)
    table.p1.has(plant=3, wild=2).holds("Comet")
    table.p2.has(steel=1)
    table.begin_turn(0, MAIN_DUE)
    table.answer("support roll", "red")
    assert table.state.over
    for player in table.players:
        assert (player.dice, player.amount("wild"), player.hand) == ({}, 0, [])
    assert [table.level(f"{colour}_pool") for colour in ("green", "red", "grey")] == [12, 12, 12]


@pytest.mark.rule("D-077")
def test_one_complete_parameter_ends_nothing(table: DiceTable) -> None:
    table.set(temperature=4)
    table.p1.has(heat=3).standard("heat")
    assert table.level("ending") == 0


@pytest.mark.rule("D-112")
def test_the_third_parameter_still_gives_two_in_the_last_turns(table: DiceTable) -> None:
    table.complete("oxygen", "temperature")
    table.set(ending=2, last_turns=2)
    table.p1.has(water=3).standard("water", "B4")
    assert table.p1.gained(vp=2)
    table.p2.has(heat=3).standard("heat")
    assert table.p2.gained(vp=1)
    assert table.state.over or table.level("last_turns") <= 1


@pytest.mark.rule("D-078", "D-079", "D-121")
def test_end_vp_are_counted_at_the_end_only(table: DiceTable) -> None:
    table.p1.plays("Trees")
    table.p1.plays("Nuclear Zone", "A4")
    table.p1.has_played("Ecological Zone")
    assert table.p1.amount("vp") == 4  # two steps of temperature
    assert table.p1.score.parts() == {"track": 4, "awards": 0, "milestones": 0, "cards": 1 - 1 + 2}
    assert table.p1.score.total == 6


@pytest.mark.rule("D-122")
def test_most_vp_win(table: DiceTable) -> None:
    table.p1.has(vp=10)
    table.p2.has(vp=9)
    assert winners(table.state) == [0]
    table.p2.has_played("Ecological Zone")
    assert winners(table.state) == [1]


@pytest.mark.rule("D-123", "D-124", "D-158")
def test_ties_go_to_more_production_dice_and_are_shared_then(table: DiceTable) -> None:
    table.p1.is_corporation("Helion").has_played("Reputation", "Sponsored Academy").has(vp=10)
    table.p2.is_corporation("Teractor").has(vp=10)
    assert [x.tiebreak for x in scores(table.state)] == [3, 2]
    assert winners(table.state) == [0]
    table.p2.has_played("Mine")
    assert winners(table.state) == [0, 1]
