"""Rules of the base set that cards of the Corporate Era show: goals and end."""

from __future__ import annotations

import pytest

from tharsis.games.dice.testing import DiceTable
from tharsis.games.dice.verbs.pay import icons_of
from tharsis.kernel.core import Card
from tharsis.play.scores import scores
from tharsis.rules.scoring import winners

REDS = ("Comet", "Asteroid", "Plantation", "Flooding", "Virus", "Sabotage")


GREENS = ("Mine", "Grass", "Trees", "Lichen", "Bushes")


BLUES = ("Livestock", "Ironworks", "Lobbying")


def look(table: DiceTable) -> None:
    """Let what is automatic happen."""
    table.begin_turn(0)


def icon_names(card: Card) -> list[str]:
    """The icons in the cost of a card."""
    return [face.name for face in icons_of(card)]


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


@pytest.mark.rule("D-195")
def test_generalist_produces_every_colour(table: DiceTable) -> None:
    table.milestones("Generalist")
    table.p1.is_corporation("Helion").has_played("Grass", "Sponsors", "Sponsored Academy", "Reputation")
    look(table)
    assert not table.p1.milestone("Generalist")
    table.p1.plays("Power Plant")
    assert table.p1.milestone("Generalist")


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


@pytest.mark.rule("D-114", "D-115", "D-116")
def test_most_icons_get_five_and_second_most_three(table3: DiceTable) -> None:
    table3.awards("steel", "plant", "science")
    table3.p1.has_played("Mine")
    table3.p2.has_played("Titanium Mine")
    assert [p.score.awards for p in table3.players] == [5, 3, 0]
    table3.p1.has_played("Advanced Alloys")  # its discount takes nothing off what is printed
    assert table3.p1.score.awards == 10


@pytest.mark.rule("D-123", "D-124", "D-158")
def test_ties_go_to_more_production_dice_and_are_shared_then(table: DiceTable) -> None:
    table.p1.is_corporation("Helion").has_played("Reputation", "Sponsored Academy").has(vp=10)
    table.p2.is_corporation("Teractor").has(vp=10)
    assert [x.tiebreak for x in scores(table.state)] == [3, 2]
    assert winners(table.state) == [0]
    table.p2.has_played("Mine")
    assert winners(table.state) == [0, 1]
