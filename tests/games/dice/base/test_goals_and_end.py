"""Milestones, awards, the end of the game, scoring and ties."""

from __future__ import annotations

import pytest

from tharsis.games.dice.notes import NOTE_MILESTONE
from tharsis.games.dice.slots import MAIN_DUE
from tharsis.games.dice.testing import DiceTable
from tharsis.games.dice.verbs.pay import icons_of
from tharsis.kernel.core import NOTE, Card
from tharsis.rules.scoring import winners
from tharsis.rules.vocabulary import DISCARD

REDS = ("Comet", "Asteroid", "Plantation", "Flooding", "Virus", "Sabotage")
GREENS = ("Mine", "Grass", "Trees", "Lichen", "Bushes")
BLUES = ("Livestock", "Ironworks", "Lobbying")


def look(table: DiceTable) -> None:
    """Let what is automatic happen."""
    table.begin_turn(0)


@pytest.mark.rule("D-194")
def test_dice_of_several_colours_are_no_monopoly(table: DiceTable) -> None:
    table.milestones("Monopoly")
    table.p1.has(plant=6, credit=6, steel=6)
    look(table)
    assert not table.p1.milestone("Monopoly")


@pytest.mark.rule("D-197")
def test_terraformer_has_sixteen_on_the_track(table: DiceTable) -> None:
    table.milestones("Terraformer")
    table.bonus_pile()
    table.p1.has(vp=15, credit=3)
    look(table)
    assert not table.p1.milestone("Terraformer")
    table.p1.standard("credits")
    assert table.p1.milestone("Terraformer")


@pytest.mark.rule("D-197")
def test_points_alone_meet_a_milestone_without_a_new_card(table: DiceTable) -> None:
    table.milestones("Terraformer")
    table.bonus_pile()
    p1 = table.p1.has(vp=14, credit=3).begins(MAIN_DUE)
    p1.answers("standard credits")
    assert p1.milestone("Terraformer")
    assert noted(table, NOTE_MILESTONE) == [p1.seat]  # everybody reads of it


def noted(table: DiceTable, note: int) -> list[int]:
    """Whom the log names with this note."""
    found, e = [], table.state.log
    while e is not None:
        if e.kind == NOTE and e.subject == note:
            found.append(e.seat)
        e = e.previous
    return found


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
