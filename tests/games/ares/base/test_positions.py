"""Positions of Ares Expedition as documents: every key, every phase, every refusal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tharsis.kernel.core import State
from tharsis.kernel.errors import BadPosition, TharsisError
from tharsis.play import position
from tharsis.play.decision import labels_of
from tharsis.play.games import ruleset, start
from tharsis.play.random_games import random_answer
from tharsis.play.view import view

# The example of the description, for two.
DOCUMENT: dict[str, Any] = {
    "game": "ares",
    "round": 4,
    "phase": "III",
    "phases_resolved": ["I"],
    "temperature": -6,
    "oxygen": 8,
    "oceans": 5,
    "at_phase_start": {"temperature": -8, "oxygen": 8, "oceans": 5},
    "ocean_next": [6, 7, 8, 9],
    "ocean_last_flipped": 5,
    "deck_top": ["Mine", "Comet"],
    "discard": ["Moss"],
    "players": [
        {
            "corporation": "Helion",
            "tr": 20,
            "stock": {"mc": 60, "heat": 20, "plants": 12},
            "forests": 3,
            "cards": [{"name": "Birds", "resources": 2}, "Research"],
            "hand": ["Mohole Area"],
            "phase_chosen": "V",
            "phase_chosen_last_round": "I",
            "done": False,
            "actions_used": ["Birds"],
        },
        {"phase_chosen": "III", "phase_chosen_last_round": "II", "done": True},
    ],
}


def labels(s: State, seat: int = 0) -> list[str]:
    ask = s.ask_of(seat)
    return [] if ask is None else labels_of(s, ask)


def reasons(**changes: Any) -> list[str]:
    with pytest.raises(BadPosition) as caught:
        position.load({"game": "ares", "players": [{}, {}], **changes})
    return caught.value.reasons


def test_the_example_of_the_description():
    s = position.load(DOCUMENT)
    seen = view(s, 0)
    own, world = seen["seats"][0], seen["world"]
    assert (world["round"], world["temperature"], world["oxygen"], world["oceans"]) == (4, -6, 8, 5)
    assert (world["temperature_at_phase_start"], seen["part"]) == (-8, "action")
    assert (own["slots"]["tr"], own["slots"]["forests"], own["slots"]["mc"]) == (20, 3, 60)
    assert own["slots"]["heat_production"] == 3  # of the corporation
    assert seen["waiting"] == [1]
    assert "action birds" not in labels(s)
    assert "standard ocean mc" in labels(s)
    assert "done" not in labels(s)  # heat and plants for a step
    s.apply(0, labels(s).index("standard ocean mc"))
    s.apply(0, labels(s).index("pay 0 heat"))
    assert view(s, 0)["zones"]["flipped_oceans"]["cards"][-2:] == ["ocean-5", "ocean-6"]


def test_what_is_written_loads_as_the_same_position():
    assert position.dump(position.load(position.dump(position.load(DOCUMENT)))) == position.dump(
        position.load(DOCUMENT)
    )


@pytest.mark.parametrize(("players", "mode"), [(1, 0), (2, 0), (2, 2), (3, 0)])
def test_positions_of_random_games_come_back(players: int, mode: int):
    s, luck, written = start(ruleset("ares", (), players, (("mode", mode),)), 7), Random(7), 0
    for _ in range(600):
        if s.over:
            break
        try:
            document = position.dump(s)
        except TharsisError:  # somebody is in the middle of a move
            document = None
        if document is not None and luck.random() < 0.3:
            again = position.load(document)
            assert position.dump(again) == document
            for seat in range(players):
                assert labels(again, seat) == labels(s, seat)
            written += 1
        s.apply(*random_answer(s, luck))
    assert written > 5


@pytest.mark.parametrize(
    ("phase", "part"),
    [
        ("planning", "planning"),
        ("I", "development"),
        ("II", "construction"),
        ("V", "research"),
        ("end", "end"),
    ],
)
def test_every_phase_can_be_opened(phase: str, part: str):
    hand = [
        "Mine",
        "Comet",
        "Moss",
        "Lichen",
        "Bushes",
        "Trees",
        "Farming",
        "Grass",
        "Satellites",
        "Sponsors",
    ]
    s = position.load(
        {"game": "ares", "phase": phase, "players": [{"hand": [*hand, "Insects"]}, {"stock": {"mc": 9}}]}
    )
    assert view(s, 0)["part"] == part
    assert labels(s)


def test_production_runs_on_to_the_next_question():
    s = position.load(
        {"game": "ares", "phase": "IV", "players": [{"tr": 6, "phase_chosen": "IV"}, {"phase_chosen": "I"}]}
    )
    seen = view(s, 0)
    assert seen["seats"][0]["slots"]["mc"] == 10
    assert seen["world"]["round"] == 2


def test_the_phases_that_were_chosen_follow():
    players = [{"phase_chosen": "V", "hand": ["Mine"]}, {"phase_chosen": "III", "done": True}]
    s = position.load({"game": "ares", "phase": "III", "players": players})
    s.apply(0, labels(s).index("done"))
    assert view(s, 0)["part"] == "research"


def test_a_set_up_can_be_opened():
    s = position.load({"game": "ares", "phase": "setup", "players": [{}, {}]})
    ask = s.decisions()[0]
    offered = [ask.frame.node.option(s, ask.frame, x) for x in ask.options]
    assert [option.verb for option in offered] == ["corporation", "corporation"]


def test_together_and_alone():
    s = position.load(
        {"game": "ares", "mode": "coop", "pool": {"cubes": 21, "markers": 2}, "round": 4, "players": [{}, {}]}
    )
    assert (view(s, 0)["world"]["pool_cubes"], view(s, 0)["world"]["pool_markers"]) == (21, 2)
    s = position.load(
        {
            "game": "ares",
            "mode": "solo",
            "level": "expert",
            "dummy": ["II", "V"],
            "round_counter": 2,
            "round": 9,
            "players": [{}],
        }
    )
    assert view(s, 0)["world"]["round_counter"] == 2
    assert view(s, 0)["zones"]["phase_stack_used"]["count"] == 3
    s.apply(0, labels(s).index("phase 1"))
    assert view(s, 0)["zones"]["phase_stack_used"]["cards"][-1] == "phase-ii"


def test_whatever_is_wrong_is_told_at_once():
    found = reasons(
        temperature=-7,
        oceans=10,
        phase="VI",
        phases_resolved=["X"],
        ocean_next=[3, 3],
        pool={"cubes": 3},
        dummy=["I"],
        players=[
            {
                "corporation": "Nobody",
                "cards": ["Birds", "Birds"],
                "phase_chosen": "I",
                "phase_chosen_last_round": "I",
            },
            {"hand": ["Birds"], "stock": {"steel": 1}, "cards": [{"name": "Mine", "resources": 1}]},
        ],
    )
    told = "\n".join(found)
    for part in (
        *("temperature", "oceans", "'VI'", "'X'", "ocean_next", "pool", "stack", "Nobody", "Birds"),
        *("twice running", "steel", "Mine"),
    ):
        assert part in told, (part, found)
    assert len(found) >= 12


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"mode": "coop", "players": [{}, {}, {}]}, "two"),
        ({"mode": "solo"}, "alone"),
        ({"generation": 3}, "generation"),
        ({"phase": "II", "players": [{"actions_used": ["Birds"], "cards": ["Birds"]}, {}]}, "Birds"),
        ({"ocean_next": [1], "ocean_last_flipped": 1, "oceans": 1}, "ocean_next"),
        ({"ocean_last_flipped": 4}, "ocean_last_flipped"),
        ({"phase": "III", "at_phase_start": {"oxygen": 3}}, "oxygen"),
        ({"phase": "III", "at_phase_start": {"venus": 3}}, "venus"),
        ({"players": [{"tr": -1}, {}]}, "tr"),
    ],
)
def test_what_can_not_be_is_refused(changes: dict[str, Any], told: str):
    assert any(told in reason for reason in reasons(**changes)), reasons(**changes)
