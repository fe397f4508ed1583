"""Positions with the committee and the row of events."""

from __future__ import annotations

from typing import Any

import pytest

from tharsis.games.mars.turmoil.components import CURRENT, EVENT_DECK
from tharsis.games.mars.turmoil.testing import TurmoilTable
from tharsis.kernel.errors import BadPosition
from tharsis.play.position import dump, load

COMMITTEE: dict[str, Any] = {
    "ruling": "Greens",
    "dominant": "Reds",
    "chairman": "neutral",
    "parties": {"Reds": {"leader": 1, "delegates": {"1": 2, "neutral": 1}}},
    "lobby": [0, 1, 2],
    "available": {"0": 7, "1": 5, "2": 7, "neutral": 12},
    "current_event": None,
    "coming_event": "Asteroid Mining",
    "distant_event": "Pandemic",
    "next_event": "Riots",
}


def document(players: int = 3, **more: Any) -> dict[str, Any]:
    committee = {**COMMITTEE, **more.pop("turmoil", {})}
    return {
        "game": "mars",
        "modules": ["turmoil"],
        "players": [{"policy_action_used": seat == 0} for seat in range(players)],
        "turmoil": committee,
        **more,
    }


def at(state: object) -> TurmoilTable:
    table = TurmoilTable(3, ("turmoil",))
    table.state = state  # type: ignore[assignment]
    return table


def test_the_example_of_the_page() -> None:
    table = at(load(document()))
    assert (table.ruling, table.dominant, table.chairman) == ("Greens", "Reds", -1)
    assert (table.size("Reds"), table.leads("Reds")) == (3, 1)
    assert [table.reserve(seat) for seat in range(3)] == [6, 4, 6]
    assert table.row == [None, "Asteroid Mining", "Pandemic"]
    assert table.event_at(EVENT_DECK) == "Riots"
    table.sound()
    assert table.state.decisions()[0].seat == 0


def test_there_and_back() -> None:
    written = dump(load(document(turmoil={"past_events": ["War on Earth"]})))
    assert dump(load(written)) == written
    for key, value in {**COMMITTEE, "past_events": ["War on Earth"]}.items():
        assert written["turmoil"][key] == value
    assert [player["policy_action_used"] for player in written["players"]] == [True, False, False]


def test_what_is_left_out_is_as_at_the_start() -> None:
    table = at(load({"game": "mars", "modules": ["turmoil"], "players": [{}, {}]}))
    assert table.ruling == "Greens"
    assert [table.reserve(seat) for seat in range(2)] == [6, 6]
    table.sound()


def test_the_policy_of_the_ruling_party_is_in_force() -> None:
    state = load(document(turmoil={"ruling": "Reds"}, players=3))
    assert state.seats[0][state.rules.seat_names.index("rating_toll")] == 3
    assert dump(load(dump(state))) == dump(state)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"available": {"0": 5}}, "available: 0 has 7"),
        (
            {"parties": {"Reds": {"leader": 1, "delegates": {"1": 9}}}, "available": {}},
            "1 has 2 delegates too many",
        ),
        ({"parties": {"Blues": {}}}, "there is no party 'Blues'"),
        ({"dominant": "Unity"}, "another party has more delegates"),
        (
            {"parties": {"Reds": {"leader": 0, "delegates": {"0": 1, "1": 2}}}, "available": {}},
            "fewer delegates",
        ),
        (
            {"parties": {"Reds": {"leader": 0}}, "available": {}, "dominant": None},
            "a leader and no delegates",
        ),
        ({"chairman": 7}, "chairman is 7"),
        ({"coming_event": "Party Time"}, "there is no global event 'Party Time'"),
        ({"coming_event": "Pandemic"}, "in two places"),
        ({"lobby": [9]}, "lobby is not a list of players"),
        ({"mood": "grim"}, "unknown key 'mood'"),
    ],
)
def test_impossible_positions_are_refused(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        load(document(turmoil=wrong))
    assert reason in str(error.value)


def test_every_reason_is_told_at_once() -> None:
    with pytest.raises(BadPosition) as error:
        load(document(turmoil={"chairman": 7, "coming_event": "Party Time", "lobby": [9]}))
    assert len(error.value.reasons) == 3


def test_the_keys_belong_to_the_module() -> None:
    with pytest.raises(BadPosition) as error:
        load({"game": "mars", "players": [{}, {}], "turmoil": {}})
    assert "unknown key 'turmoil'" in str(error.value)


@pytest.mark.parametrize(
    ("phase", "rating", "money", "ruling"),
    [
        ("turmoil/event", [20, 20, 20], [2, 2, 2], "Greens"),
        ("turmoil/government", [21, 22, 21], [0, 0, 0], "Reds"),
        ("turmoil", [20, 21, 20], [0, 0, 0], "Reds"),
    ],
)
def test_single_steps(phase: str, rating: list[int], money: list[int], ruling: str) -> None:
    """Other engines' results can be compared with ours, step by step."""
    state = load(document(phase=phase, turmoil={"current_event": "Generous Funding"}))
    names = state.rules.seat_names
    assert [own[names.index("tr")] for own in state.seats] == rating
    if phase != "turmoil":
        # the leader of the dominant party and another delegate there: 2 more
        more = [0, 4, 0] if phase == "turmoil/event" else [0, 0, 0]
        assert [own[names.index("mc")] for own in state.seats] == [
            m + x for m, x in zip(money, more, strict=True)
        ]
    assert at(state).ruling == ruling
    assert len(state.zones[CURRENT]) == 1
