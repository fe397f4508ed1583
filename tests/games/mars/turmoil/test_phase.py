"""The Turmoil phase: its four steps, where it stands in a generation, and how a new government is formed."""

from __future__ import annotations

import pytest

from tharsis.games.mars.components import TR_RAISED
from tharsis.games.mars.turmoil.components import (
    COMING,
    CURRENT,
    DISTANT,
    EVENT_DECK,
    NEUTRAL,
    NEUTRAL_RESERVE,
    NONE,
    PAST,
)
from tharsis.games.mars.turmoil.module import MODULE
from tharsis.games.mars.turmoil.phase import TURMOIL
from tharsis.games.mars.turmoil.testing import TurmoilTable, turmoil_table
from tharsis.kernel.phases import Phase, ordered
from tharsis.play.games import ruleset
from tharsis.rules.goals import placed


def phases(*modules: str) -> list[str]:
    root = ruleset("mars", modules, 2, (("draft", 0), ("first_player", 0))).root
    assert root is not None
    return [place.removeprefix("/") for place in root.places()[1:-1]]


# --- where it stands ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-103", "T-110")
def test_turmoil_is_the_last_step_of_the_solar_phase() -> None:
    assert phases("turmoil")[-2:] == ["end-check", "turmoil"]
    both = phases("turmoil", "world-government")
    assert both[-3:] == ["end-check", "world-government", "turmoil"]
    assert both.index("production") < both.index("end-check")
    node = ruleset("mars", ("turmoil",), 2, ()).nodes["flow/turmoil"]
    assert node.places() == ["/revision", "/event", "/government", "/changing-times"]


@pytest.mark.rule("T-103", "T-109")
@pytest.mark.parametrize("others", [[], ["colony-production"], ["world-government", "colony-production"]])
def test_colonies_and_the_government_come_before_turmoil(others: list[str]) -> None:
    base = [Phase(name, TURMOIL) for name in ("turn-order", "research", "action", "production", "end-check")]
    more = [Phase(name, TURMOIL, after=(*others[:i], "end-check")) for i, name in enumerate(others)]
    own = ordered([base, MODULE.phases, more])  # whichever module comes first
    assert [phase.name for phase in own][-len(others) - 2 :] == ["end-check", *others, "turmoil"]


def test_the_draft_comes_after_the_solar_phase_as_ever() -> None:
    """CT-20: no expansion touches it."""
    for modules in ((), ("colonies",), ("turmoil",), ("colonies", "turmoil", "world-government")):
        rules = ruleset("mars", modules, 3, (("draft", 1), ("first_player", 0)))
        assert rules.root is not None
        steps = rules.root.places()[1:-1]
        assert steps[:2] == ["/turn-order", "/research"]
        assert type(rules.nodes["flow/research"]).__name__ == "Draft"
    alone = ruleset("mars", ("colonies", "turmoil"), 1, (("draft", 1), ("first_player", 0)))
    assert type(alone.nodes["flow/research"]).__name__ != "Draft"


@pytest.mark.rule("T-104")
def test_a_goal_reached_in_the_solar_phase_does_not_end_the_game_before_the_next_check(
    table: TurmoilTable,
) -> None:
    table.set(temperature=4, oxygen=14)
    table.oceans("r1c2")
    table.set(oceans=9)
    table.put_event("Volcanic Eruptions")
    table.open_turn(0)
    table.produce()
    assert table.level("temperature") == 8
    assert not table.state.over
    assert table.now == 2


@pytest.mark.rule("T-002", "T-022", "T-023", "T-073", "T-122", "T-123", "T-124", "T-129")
def test_events_move_on_generation_by_generation(table: TurmoilTable) -> None:
    table.put_event("Generous Funding", COMING)
    table.put_event("Homeworld Support", DISTANT)
    for name in ("Strong Society", "Spin-off Products"):
        table.put_event(name, EVENT_DECK)
    seen = []
    for _ in range(5):
        seen.append(table.row)
        table.step("event")
        table.step("changing-times")
    assert seen[0] == [None, "Generous Funding", "Homeworld Support"]  # generation 1: nothing happens
    assert seen[1] == ["Generous Funding", "Homeworld Support", "Spin-off Products"]
    assert seen[2] == ["Homeworld Support", "Spin-off Products", "Strong Society"]
    assert [row[0] for row in seen[3:]] == ["Spin-off Products", "Strong Society"]  # third generation after


@pytest.mark.rule("T-022")
def test_without_a_current_event_nothing_happens(table: TurmoilTable) -> None:
    table.step("event")
    assert table.p1.change == {}


# --- revision -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-111")
def test_every_rating_goes_down_a_step_but_not_below_nothing(table: TurmoilTable) -> None:
    table.p2.has(tr=0)
    table.step("revision")
    assert (table.p1.change, table.p2.change) == ({"tr": -1}, {})


# --- government ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "T-004",
    "T-041",
    "T-043",
    "T-047",
    "T-050",
    "T-095",
    "T-113",
    "T-114",
    "T-115",
    "T-116",
    "T-117",
    "T-119",
    "T-120",
    "T-121",
)
def test_a_new_government(table: TurmoilTable) -> None:
    table.chairs(1)
    table.has_delegates(0, "Reds", 3)
    table.has_delegates(1, "Reds", 1)
    table.has_delegates(NEUTRAL, "Reds", 1)
    table.has_delegates(1, "Unity", 2)
    table.state.seats[0][table.state.rules.seat_names.index("lobby")] = 0
    table.state.seats[0][table.state.rules.seat_names.index("delegate_reserve")] += 1
    table.p1.has(tr=30)
    before = (table.reserve(0), table.reserve(1), table.state.world[NEUTRAL_RESERVE])
    table.step("government")
    assert table.ruling == "Reds"
    assert table.chairman == 0
    assert table.p1.change == {"tr": 1}  # the chairman's
    assert table.p2.change == {"tr": 1}  # the Reds help the lowest
    assert (table.size("Reds"), table.leads("Reds")) == (0, NONE)
    assert (table.size("Unity"), table.leads("Unity")) == (2, 1)
    assert table.dominant == "Unity"
    after = (table.reserve(0), table.reserve(1), table.state.world[NEUTRAL_RESERVE])
    # two of mine come back, one of them goes on to the lobby; the old chairman and a delegate of the other; a neutral one
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 2, 1]
    assert table.lobby(0) == 1
    table.sound()


@pytest.mark.rule("T-118", "T-095", "T-096")
def test_the_lowest_rating_is_read_before_the_chairman_gets_his(table: TurmoilTable) -> None:
    table.has_delegates(0, "Reds", 1)
    table.step("government")
    assert (table.p1.change, table.p2.change) == ({"tr": 2}, {"tr": 1})


@pytest.mark.rule("T-048")
def test_a_party_that_ruled_already_comes_to_power_anew(table: TurmoilTable) -> None:
    """CT-36."""
    table.governs("Reds")
    table.has_delegates(0, "Reds", 2)
    table.step("government")
    assert (table.ruling, table.chairman, table.size("Reds")) == ("Reds", 0, 0)
    assert table.p1.change == {"tr": 2}


@pytest.mark.rule("T-055", "T-041")
def test_a_neutral_chairman_raises_nobodys_rating(table: TurmoilTable) -> None:
    table.chairs(0)
    table.has_delegates(NEUTRAL, "Unity", 1)
    table.step("government")
    assert table.chairman == NEUTRAL
    assert table.p1.change == table.p2.change == {}
    table.sound()


@pytest.mark.rule("T-046", "T-119")
@pytest.mark.parametrize(
    ("others", "new"),
    [
        (["Unity", "Mars First"], "Unity"),
        (["Mars First", "Kelvinists"], "Mars First"),
        (["Kelvinists", "Scientists"], "Scientists"),
        ([], "Greens"),
    ],
)
def test_a_tie_for_dominance_goes_clockwise(table: TurmoilTable, others: list[str], new: str) -> None:
    table.has_delegates(NEUTRAL, "Reds", 2)
    for party in others:
        table.has_delegates(NEUTRAL, party, 1)
    table.step("government")
    assert table.dominant == new


@pytest.mark.rule("T-051", "T-052")
def test_the_lobby_is_filled_from_the_reserve_as_far_as_it_goes(table: TurmoilTable) -> None:
    table.has_delegates(0, "Unity", 6)  # one is left in the lobby
    table.has_delegates(1, "Reds", 6)
    table.p2.acts("delegate reds")
    assert table.dominant == "Reds"
    table.step("government")
    assert (table.lobby(0), table.reserve(0)) == (1, 0)  # one that was not used stays
    assert (table.lobby(1), table.reserve(1)) == (1, 5)
    table.p1.acts("delegate greens")
    table.dominates("Scientists")
    table.step("government")
    assert (table.lobby(0), table.reserve(0)) == (0, 0)  # nothing is left for the lobby


@pytest.mark.rule("T-052")
def test_nobody_has_two_delegates_in_the_lobby(table: TurmoilTable) -> None:
    table.has_delegates(NEUTRAL, "Unity", 1)
    table.step("government")
    assert [(table.lobby(seat), table.reserve(seat)) for seat in (0, 1)] == [(1, 6), (1, 6)]


# --- changing times -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-027", "T-071", "T-072", "T-122", "T-123", "T-124", "T-125", "T-056")
def test_neutral_delegates_come_for_the_current_and_the_new_distant_event(table: TurmoilTable) -> None:
    table.put_event("Pandemic")  # becomes past
    table.put_event("Global Dust Storm", COMING)  # current: Greens; revealed it would be Kelvinists
    table.put_event("Riots", DISTANT)
    table.put_event("War on Earth", EVENT_DECK)  # revealed: Mars First
    table.step("changing-times")
    assert table.row == ["Global Dust Storm", "Riots", "War on Earth"]
    assert [table.state.rules.cards[card].name for card in table.state.zones[PAST]] == ["Pandemic"]
    assert (table.size("Greens"), table.size("Mars First"), table.size("Kelvinists")) == (1, 1, 0)
    assert table.leads("Greens") == NEUTRAL
    assert table.state.world[NEUTRAL_RESERVE] == 11


@pytest.mark.rule("T-056")
def test_with_one_neutral_delegate_left_the_current_event_gets_it(table: TurmoilTable) -> None:
    """CT-32."""
    table.has_delegates(NEUTRAL, "Unity", 12)
    table.put_event("Global Dust Storm", COMING)
    table.put_event("Riots", DISTANT)
    table.put_event("War on Earth", EVENT_DECK)
    table.step("changing-times")
    assert (table.size("Greens"), table.size("Mars First")) == (1, 0)
    table.sound()


@pytest.mark.rule("T-124")
def test_an_empty_deck_is_made_of_past_events(table: TurmoilTable) -> None:
    """CT-34."""
    for card in table.state.zones[EVENT_DECK][:]:
        table.state.move(-1, card, PAST)
    table.step("changing-times")
    assert table.row[2] is not None
    assert len(table.state.zones[EVENT_DECK]) == 30
    assert table.state.zones[PAST] == []


# --- a whole phase ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-110", "T-112")
def test_the_event_looks_at_the_old_government(table: TurmoilTable) -> None:
    table.put_event("Homeworld Support")
    table.has_delegates(0, "Reds", 1)
    table.chairs(1)
    table.step("")
    assert table.p1.change["mc"] == 2  # leader of the dominant party, not yet chairman
    assert table.p2.change["mc"] == 2  # still chairman
    assert (table.p1.change["tr"], table.p2.change.get("tr", 0)) == (
        1,
        0,
    )  # -1 +1 Reds +1 chairman; -1 +1 Reds
    assert table.chairman == 0


@pytest.mark.rule("T-102")
def test_alone_turmoil_follows_thirteen_generations_and_not_the_last(solo: TurmoilTable) -> None:
    """CT-37."""
    solo.set(generation=13)
    solo.open_turn(0)
    solo.produce()
    assert solo.p1.amount("tr") in (19, 20)  # 20 at this table: revised, and the Reds may help
    solo.set(generation=14)
    solo.p1.has(tr=14)
    solo.open_turn(0)
    solo.produce()
    assert solo.state.over
    assert solo.p1.amount("tr") == 14


@pytest.mark.rule("T-097", "T-102")
@pytest.mark.parametrize(("rating", "change"), [(20, 1), (21, 0)])
def test_alone_the_reds_help_up_to_20(solo: TurmoilTable, rating: int, change: int) -> None:
    solo.p1.has(tr=rating)
    solo.has_delegates(NEUTRAL, "Reds", 1)
    solo.step("government")
    assert solo.p1.change.get("tr", 0) == change


def test_what_rises_in_the_solar_phase_belongs_to_the_generation_that_ends(table: TurmoilTable) -> None:
    """CT-03."""
    table.has_delegates(0, "Unity", 2)
    table.open_turn(0)
    table.produce()
    assert table.now == 2
    assert table.p1.amount("tr") == 20  # revised, and chairman
    assert table.state.seats[0][TR_RAISED.slot] == 0


def test_a_rise_of_the_solar_phase_is_one_of_the_generation_that_ends(table: TurmoilTable) -> None:
    """CT-03: so a position tells it that is written before the next one begins."""
    table.has_delegates(0, "Unity", 2)
    table.step("government")
    assert [own[TR_RAISED.slot] for own in table.state.seats] == [1, 0]


def test_events_of_the_row_are_told_apart_by_place(table: TurmoilTable) -> None:
    assert len({CURRENT, COMING, DISTANT, EVENT_DECK, PAST}) == 5
    assert placed([1, 1, 0], -2, -1, 1) == [-2, -2, 0]
    assert turmoil_table(1).state.rules.players == 1
