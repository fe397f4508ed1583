"""Effects that wait for tags: Mars University, Olympus Conference, Viral Enhancers, and Research with its two tags."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.phrase import Amount, Phrase

UNIVERSITY = "first mars-university discardtodraw"
CONFERENCE = "first olympus-conference choose"


# --- Mars University -----------------------------------------------------------------------------------------------------


def test_mars_university_counts_its_own_tag(table: MarsTable) -> None:
    table.deck("Comet")
    table.p1.holds("Mine").plays("Mars University", "Mine")
    assert table.p1.hand == ["Comet"]
    assert table.discard_pile == ["Mine"]
    assert table.p1.change == {"mc": -8}


def test_nobody_must_discard(table: MarsTable) -> None:
    table.p1.holds("Mine").plays("Mars University", "none")
    assert table.p1.hand == ["Mine"]
    assert table.discard_pile == []


@pytest.mark.rule("M-131")
def test_a_card_is_discarded_before_one_is_drawn(table: MarsTable) -> None:
    table.no_deck()
    table.p1.holds("Mine").plays("Mars University", "Mine")
    assert table.p1.hand == ["Mine"]  # the new deck was made of it alone


def test_with_an_empty_hand_the_university_is_closed(table: MarsTable) -> None:
    table.p1.plays("Mars University")
    assert (table.p1.hand, table.discard_pile) == ([], [])
    assert table.prompt() == "action"


def test_the_played_card_has_left_the_hand(table: MarsTable) -> None:
    table.p1.has_played("Mars University").holds("Mine").plays("Trans-Neptune Probe")
    assert table.labels() == ["none", "discard mine"]


def test_the_university_ignores_other_tags_and_other_players(table: MarsTable) -> None:
    table.p1.has_played("Mars University").holds("Mine", "Comet")
    table.p1.plays("Sponsors")
    assert table.prompt() == "action"
    table.p2.plays("Trans-Neptune Probe")
    assert table.prompt() == "action"


def test_an_event_with_a_science_tag_is_worth_a_lesson(table: MarsTable) -> None:
    table.deck("Comet", "Virus", "Sponsors")
    table.p1.has_played("Mars University").plays(
        "Technology Demonstration", "first technology-demonstration draw", "Comet"
    )
    assert table.p1.hand == ["Virus", "Sponsors"]


@pytest.mark.rule("M-170")
def test_research_gives_two_lessons_before_its_cards(table: MarsTable) -> None:
    table.deck("Comet", "Virus", "Sponsors", "Sabotage")
    table.p1.has_played("Mars University").holds("Mine")
    table.p1.plays("Research", UNIVERSITY, "Mine", UNIVERSITY, "Comet")
    assert table.p1.hand == ["Virus", "Sponsors", "Sabotage"]
    assert table.discard_pile == ["Mine", "Comet"]


@pytest.mark.rule("M-170")
def test_research_gives_two_lessons_after_its_cards(table: MarsTable) -> None:
    table.deck("Comet", "Virus", "Sponsors", "Sabotage")
    table.p1.has_played("Mars University").plays("Research", "first research draw", "Comet", "Virus")
    assert table.p1.hand == ["Sponsors", "Sabotage"]
    assert table.p1.change == {"mc": -11}


def test_a_lesson_before_and_one_after(table: MarsTable) -> None:
    table.deck("Comet", "Virus", "Sponsors", "Sabotage")
    table.p1.has_played("Mars University").holds("Mine")
    table.p1.plays("Research", UNIVERSITY, "Mine", "first research draw", "Sponsors")
    assert table.p1.hand == ["Comet", "Virus", "Sabotage"]


def test_a_card_drawn_from_the_map_may_be_discarded(table: MarsTable) -> None:
    table.deck("Comet", "Virus")
    table.p1.has_played("Mars University").plays("Restricted Area", "first restricted-area place", "r8c3")
    table.answer("first restricted-area draw", "Comet")
    assert (table.p1.hand, table.discard_pile) == (["Virus"], ["Comet"])


def test_a_lesson_may_change_what_a_contest_shows(table: MarsTable) -> None:
    table.deck("Comet", "Virus", "Sponsors", "Sabotage")
    table.p1.has_played("Mars University").holds("Mine").plays("Invention Contest", UNIVERSITY, "Mine")
    assert table.labels() == ["keep virus", "keep sponsors", "keep sabotage"]


# --- Olympus Conference --------------------------------------------------------------------------------------------------


def test_the_conference_opens_with_its_own_science(table: MarsTable) -> None:
    table.p1.plays("Olympus Conference")
    assert table.p1.on("Olympus Conference") == 1
    assert table.prompt() == "action"  # nothing to take away yet, so nothing was asked
    assert table.p1.change == {"mc": -10}


def test_the_conference_adds_or_draws(table: MarsTable) -> None:
    table.deck("Comet")
    table.p1.has_played("Olympus Conference", resources=1).plays("Trans-Neptune Probe", "choose 2")
    assert (table.p1.on("Olympus Conference"), table.p1.hand) == (0, ["Comet"])
    table.p1.plays("Advanced Alloys")  # empty again: it can only grow
    assert table.p1.on("Olympus Conference") == 1


def test_the_conference_may_grow(table: MarsTable) -> None:
    table.p1.has_played("Olympus Conference", resources=1).plays("Advanced Alloys", "choose 1")
    assert (table.p1.on("Olympus Conference"), table.p1.hand) == (2, [])


def test_research_adds_and_removes(table: MarsTable) -> None:
    table.deck("Comet", "Virus", "Sponsors")
    table.p1.has_played("Olympus Conference").plays("Research", "choose 2")
    assert table.p1.on("Olympus Conference") == 0
    assert sorted(table.p1.hand) == ["Comet", "Sponsors", "Virus"]


def test_research_may_add_twice(table: MarsTable) -> None:
    table.p1.has_played("Olympus Conference").plays("Research", "choose 1")
    assert table.p1.on("Olympus Conference") == 2
    assert len(table.p1.hand) == 2


def test_the_conference_draws_a_card_for_the_university_to_discard(table: MarsTable) -> None:
    table.deck("Comet", "Virus")
    table.p1.has_played("Mars University").has_played("Olympus Conference", resources=1)
    table.p1.plays("Advanced Alloys", CONFERENCE, "choose 2", "Comet")
    assert (table.p1.hand, table.discard_pile) == (["Virus"], ["Comet"])


def test_conference_and_university_take_turns_over_research(table: MarsTable) -> None:
    table.deck("Comet", "Virus", "Sponsors", "Sabotage", "Birds")
    table.p1.has_played("Mars University").has_played("Olympus Conference", resources=1).plays("Research")
    table.answer(
        CONFERENCE, "choose 2", UNIVERSITY, "Comet"
    )  # draws the comet, then discards it for the virus
    assert table.p1.hand == ["Virus"]
    table.answer(
        "first research draw", CONFERENCE, "none"
    )  # two more cards, one science, and no second lesson
    assert (table.p1.on("Olympus Conference"), table.p1.hand) == (1, ["Virus", "Sponsors", "Sabotage"])


def test_the_conference_hears_only_its_owner(table: MarsTable) -> None:
    table.p1.has_played("Olympus Conference")
    table.p2.plays("Advanced Alloys")
    assert table.p1.on("Olympus Conference") == 0


def test_science_on_the_conference_is_worth_nothing(table: MarsTable) -> None:
    table.p1.has_played("Olympus Conference", resources=5)
    assert table.p1.score.cards == 1


# --- Research ------------------------------------------------------------------------------------------------------------


def test_research_counts_as_two_science_tags(table: MarsTable) -> None:
    table.p1.has_played("Trans-Neptune Probe").holds("Gene Repair")
    assert not table.p1.can_play("Gene Repair")
    table.p1.plays("Research")
    assert len(table.p1.hand) == 3
    assert table.p1.can_play("Gene Repair")


# --- Viral Enhancers -----------------------------------------------------------------------------------------------------


def test_the_enhancers_count_their_own_microbe_tag(table: MarsTable) -> None:
    table.p1.plays("Viral Enhancers")
    assert table.p1.change == {"mc": -9, "plants": 1}


def test_a_card_that_holds_nothing_gives_a_plant(table: MarsTable) -> None:
    table.set(temperature=-14)
    table.p1.has_played("Viral Enhancers").plays("Symbiotic Fungus")
    assert table.p1.change == {"mc": -4, "plants": 1}


@pytest.mark.parametrize(("choice", "plants", "microbes"), [("choose 1", 1, 0), ("choose 2", 0, 1)])
def test_a_microbe_card_takes_the_plant_or_a_microbe(
    table: MarsTable, choice: str, plants: int, microbes: int
) -> None:
    table.p1.has_played("Viral Enhancers").plays("Tardigrades", choice)
    assert table.p1.gained(mc=-4, plants=plants)
    assert table.p1.on("Tardigrades") == microbes


def test_the_enhancers_feed_the_played_card_not_another(table: MarsTable) -> None:
    table.p1.has_played("Viral Enhancers").has_played("Tardigrades", resources=1)
    table.p1.plays("Nitrite Reducing Bacteria", "choose 2")
    assert (table.p1.on("Nitrite Reducing Bacteria"), table.p1.on("Tardigrades")) == (4, 1)


@pytest.mark.parametrize(
    ("first", "second", "plants", "animals"),
    [("choose 1", "choose 1", 2, 2), ("choose 1", "choose 2", 1, 3), ("choose 2", "choose 2", 0, 4)],
)
def test_two_tags_are_two_choices(
    table: MarsTable, first: str, second: str, plants: int, animals: int
) -> None:
    table.p1.owns("greenery", "r3c3").has_played("Viral Enhancers")
    table.p1.plays("Ecological Zone", "r3c4", first, second)
    assert table.p1.gained(mc=-12, plants=plants)
    assert table.p1.on("Ecological Zone") == animals  # two of them by its own effect


def test_a_plant_card_with_another_tag_triggers_once(table: MarsTable) -> None:
    table.p1.has_played("Viral Enhancers").plays("Greenhouses")
    assert table.p1.change == {"mc": -6, "plants": 1}


def test_a_virus_is_a_microbe_although_an_event(table: MarsTable) -> None:
    table.p1.has_played("Viral Enhancers").plays("Virus", "first virus choose")
    assert table.p1.change == {"mc": -1, "plants": 1}


def test_two_plants_of_nitrophilic_moss_are_one_too_many(table: MarsTable) -> None:
    table.set(oceans=3)
    table.p1.has_played("Viral Enhancers").holds("Nitrophilic Moss")
    assert not table.p1.can_play("Nitrophilic Moss")
    assert table.p1.why_not("Nitrophilic Moss") == [Phrase("short_of", q=Amount(1, "plant"))]
    table.p1.has(plants=1).plays("Nitrophilic Moss")
    assert table.p1.change == {"mc": -8, "plants": -1, "plants_production": 2}


def test_the_enhancers_ignore_other_players_and_other_tags(table: MarsTable) -> None:
    table.p1.has_played("Viral Enhancers").plays("Sponsors")
    assert table.p1.change == {"mc": -6, "mc_production": 2}
    table.p2.plays("Tardigrades")
    assert table.p1.change == {}
