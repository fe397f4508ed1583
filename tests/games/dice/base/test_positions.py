"""Positions of the Dice Game as documents: load, dump, refuse."""

from __future__ import annotations

import random

import pytest

from tharsis.games.dice import audit
from tharsis.games.dice import editing as arrange
from tharsis.games.plugins import game_named
from tharsis.kernel.errors import BadPosition
from tharsis.play import position
from tharsis.play.games import ruleset, start

DOCUMENT = {
    "game": "dice",
    "board": "B",
    "turn": 12,
    "temperature": -20,
    "oxygen": 4,
    "tiles": [{"space": "A1", "tile": "ocean"}, {"space": "A2", "tile": "city"}],
    "awards": ["steel", "plant", "heat"],
    "milestones": [{"name": "Legend", "player": 1}, "Miner", {"name": "Scientist", "player": None}],
    "bonus_cards": ["Delivery", "Donation"],
    "deck_top": ["Comet"],
    "players": [
        {
            "vp": 7,
            "wild": 2,
            "dice": {"plant": 4},
            "corporation": "Helion",
            "cards": ["Livestock"],
            "used": ["Livestock"],
        },
        {"hand": ["Mine"], "corporation": "Teractor"},
    ],
}


def test_a_document_becomes_a_position() -> None:
    s = position.load(DOCUMENT)
    names = s.rules.seat_names
    assert s.decisions()[0].seat == 0
    assert s.seats[0][names.index("vp")] == 7
    assert s.seats[0][names.index("red_production")] == 2
    assert s.world[s.rules.world_names.index("green_pool")] == 12 - 4 - 1
    slots = [i for i in s.rules.world_slots if s.rules.world_names[i].startswith("milestone_")]
    owners = {s.rules.world_names[i]: s.world[i] for i in slots}
    assert (owners["milestone_legend"], owners["milestone_miner"], owners["milestone_scientist"]) == (
        1,
        -1,
        -1,
    )
    assert {owners["milestone_tycoon"], owners["milestone_monopoly"]} == {-2}  # not in this game
    assert audit.wrong(s) == []
    assert position.dump(position.load(position.dump(s))) == position.dump(s)


def test_every_turn_of_a_game_can_be_written_and_read() -> None:
    luck = random.Random(1)
    for players in (1, 2, 4):
        s = start(ruleset("dice", tuple(game_named("dice").modules), players, (("board", 0),)), players)
        for _ in range(600):
            if s.over:
                break
            if arrange.at_a_turn(s):
                document = position.dump(s)
                again = position.load(document)
                assert position.dump(again) == document
                assert again.decisions()[0].options == s.decisions()[0].options
            ask = s.decisions()[0]
            s.apply(ask.seat, luck.randrange(len(ask.options)))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"oxygen": 3}, "oxygen is 3"),
        ({"deck_top": ["Comet", "Comet"]}, "two places"),
        ({"tiles": [{"space": "Z9", "tile": "city"}]}, "no space 'Z9'"),
        ({"awards": ["gold"]}, "no face 'gold'"),
        ({"milestones": ["Mayor"]}, "mayor"),
        ({"players": [{"dice": {"plant": 8}}, {"dice": {"plant": 8}}]}, "green dice"),
        ({"players": [{"hand": ["Helion"]}, {}]}, "player 0: Helion is no project"),
        ({"board": "C"}, "board is 'C'"),
        ({"stage": "late"}, "stage is 'late'"),
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        position.load({**DOCUMENT, **change})
