"""Positions as documents: load, dump, refuse."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tharsis.games.mars import editing as arrange
from tharsis.kernel.core import State
from tharsis.kernel.errors import BadPosition, TharsisError
from tharsis.play import position
from tharsis.play.decision import labels_of
from tharsis.play.games import ruleset, start


def labels(s: State) -> list[str]:
    (ask,) = s.decisions()
    return labels_of(s, ask)


def refused(**document: Any) -> list[str]:
    with pytest.raises(BadPosition) as caught:
        position.load({"game": "mars", "players": [{}, {}], **document})
    return caught.value.reasons


DOCUMENT: dict[str, Any] = {
    "game": "mars",
    "modules": ["corporate-era"],
    "player_count": 3,
    "generation": 5,
    "first_player": 1,
    "active_player": 0,
    "actions_taken": 1,
    "temperature": -10,
    "oxygen": 6,
    "oceans": 4,
    "tiles": [
        {"space": "r1c2", "tile": "ocean", "owner": None},
        {"space": "r2c2", "tile": "Mining Area", "owner": 0},
        {"space": "r3c3", "tile": "city", "owner": 0},
    ],
    "claims": [{"space": "r4c1", "owner": 1}],
    "milestones_claimed": [{"name": "Mayor", "player": 0}],
    "awards_funded": [{"name": "Banker", "player": 1}],
    "deck_top": ["Birds", "Comet"],
    "players": [
        {
            "tr": 25,
            "stock": {"mc": 30, "steel": 8, "titanium": 6, "plants": 12, "energy": 9, "heat": 15},
            "production": {"mc": 3, "steel": 2, "titanium": 2, "plants": 3, "energy": 4, "heat": 4},
            "corporation": "Ecoline",
            "cards": [{"name": "Fish", "resources": 2}, {"name": "Mining Area", "metal": "steel"}],
            "events_played": ["Asteroid", "Indentured Workers"],
            "hand": ["Windmills", "Robotic Workforce"],
            "actions_used": ["Fish"],
            "last_card_played": "Indentured Workers",
        },
        {"corporation": "Helion", "passed": True},
        {},
    ],
}


def test_a_position_is_loaded_as_written() -> None:
    s = position.load(DOCUMENT)
    dumped = position.dump(s)
    for key, value in DOCUMENT.items():
        if key not in ("players", "deck_top"):
            assert dumped[key] == value, key
    assert dumped["deck_top"][:2] == ["Birds", "Comet"]
    for key, value in DOCUMENT["players"][0].items():
        assert dumped["players"][0][key] == value, key
    assert s.decisions()[0].seat == 0


def test_the_standing_effect_of_a_corporation_is_on() -> None:
    seven_plants = {**DOCUMENT, "players": [{"corporation": "Ecoline", "stock": {"plants": 7}}, {}, {}]}
    assert "convert-plants" in labels(position.load(seven_plants))


def test_a_card_that_waits_for_the_next_one_still_waits() -> None:
    s = position.load(DOCUMENT)
    turn = s.decisions()[0].frame.node
    entry = turn.children()[0]
    windmills = s.rules.card_index["windmills"]
    assert entry.price(s, 0, windmills) == 0  # type: ignore[attr-defined]


def test_used_actions_are_used_and_remembered_metals_are_copied() -> None:
    s = position.load(DOCUMENT)
    assert "use fish" not in labels(s)
    s.apply(0, labels(s).index("play robotic-workforce"))
    assert s.seats[0][s.rules.seat_names.index("steel_production")] == 3


@pytest.mark.parametrize("seed", range(12))
def test_dump_and_load_give_the_same_position(seed: int) -> None:
    players = 1 + seed % 5
    rules = ruleset("mars", ("corporate-era",) if seed % 2 else (), players, (("draft", seed % 3 // 2),))
    rng = random.Random(seed)
    s = start(rules, seed)
    while not s.over:
        if arrange.at_a_turn(s) and rng.random() < 0.1:
            document = position.dump(s)
            again = position.load(document)
            assert position.dump(again) == document
            assert labels(again) == labels(s)
        ask = s.decisions()[0]
        s.apply(ask.seat, rng.randrange(len(ask.options)))


def test_every_reason_is_given_at_once() -> None:
    reasons = refused(
        temperature=-9,
        oxygen=15,
        players=[{"hand": ["Comet", "Comet", "Xyz"], "stock": {"mc": -1, "gold": 2}}, {"passed": 3}],
        tiles=[{"space": "r1c2", "tile": "city", "owner": 0}, {"space": "r10c1", "tile": "moon"}],
        colour="red",
    )
    assert reasons == [
        "the position has an unknown key 'colour'",
        "temperature is -9; it goes in steps of 2 from -30",
        "oxygen is 15; possible: 0 to 14",
        "player 0: the card 'Comet' is in two places",
        "player 0: there is no card 'Xyz' in this game with these modules",
        "player 0, stock has an unknown key 'gold'",
        "mc is -1; possible: 0 to 9999",
        "passed is 3, not true or false",
        "no city tile may lie on r1c2",
        "there is no space 'r10c1'",
        "there is no tile 'moon'",
    ]


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({"player_count": 3}, "player_count is 3, but 2 players are described"),
        ({"modules": ["venus"]}, "mars has no module 'venus'"),
        ({"modules": "venus"}, "modules is not a list of names"),
        ({"active_player": 2}, "active_player is 2; possible: 0 to 1"),
        ({"players": [{"passed": True}, {}]}, "player 0 has passed and can't be the active player"),
        ({"players": [{"cards": ["Asteroid"]}, {}]}, "player 0: Asteroid does not lie face up"),
        ({"players": [{"hand": ["Asteroid"], "events_played": ["Asteroid"]}, {}]}, "is in two places"),
        ({"players": [{"events_played": ["Fish"]}, {}]}, "player 0: Fish is no event"),
        ({"players": [{"hand": ["Helion"]}, {}]}, "the corporation Helion can't be in hand"),
        ({"players": [{"corporation": "Fish"}, {}]}, "player 0: Fish is no corporation"),
        ({"players": [{"cards": [{"name": "Trees", "resources": 1}]}, {}]}, "Trees holds no resources"),
        ({"players": [{"cards": [{"name": "Trees", "metal": "steel"}]}, {}]}, "Trees remembers no metal"),
        ({"players": [{"actions_used": ["Fish"]}, {}]}, "Fish is no card of theirs with an action"),
        ({"players": [{"last_card_played": "Comet"}, {}]}, "is not among the cards played"),
        ({"players": [{"production": {"heat": -1}}, {}]}, "heat is -1; possible: 0 to 999"),
        ({"players": [{"production": {"mc": -6}}, {}]}, "mc is -6; possible: -5 to 999"),
        ({"players": {}}, "players is not a list"),
        ({"milestones_claimed": [{"name": "Mayor", "player": 0}] * 2}, "mayor stands there twice"),
        ({"awards_funded": [{"name": "Poet", "player": 0}]}, "unknown name 'Poet'"),
        ({"claims": [{"space": "r5c3", "owner": 0}]}, "r5c3 can't be claimed"),
        ({"tiles": [{"space": "r5c3", "tile": "greenery", "owner": 0}]}, "no greenery tile may lie on r5c3"),
        ({"tiles": [{"space": "r1c2", "tile": "ocean", "owner": 0}]}, "an ocean belongs to nobody"),
        ({"tiles": [{"space": "r1c2", "tile": "ocean"}], "oceans": 0}, "oceans is 0, but 1 ocean tiles"),
        (
            {"tiles": [{"space": x, "tile": "Capital", "owner": 0} for x in ("r2c1", "r9c1")]},
            "only one tile Capital",
        ),
        ({"deck_top": ["Helion"]}, "deck_top: Helion is no project"),
        ({"generation": "two"}, "generation is 'two', not a whole number"),
    ],
)
def test_an_impossible_position_is_refused(document: dict[str, Any], reason: str) -> None:
    assert any(reason in found for found in refused(**document)), refused(**document)


def test_other_documents_are_refused() -> None:
    with pytest.raises(BadPosition, match="a position is a JSON object"):
        position.load([])  # type: ignore[arg-type]
    for game in ("chess", [], {}, None, 1):
        with pytest.raises(BadPosition, match=re.escape(f"game is {game!r}")):
            position.load({"game": game})


def test_no_position_is_written_in_the_middle_of_an_action() -> None:
    s = position.load({**DOCUMENT, "actions_taken": 0})
    s.apply(0, labels(s).index("project aquifer"))
    with pytest.raises(TharsisError, match="save the game instead"):
        position.dump(s)


@pytest.mark.parametrize("seed", [True, 1.5, [1], {"a": 1}])
def test_a_seed_is_a_number_or_a_word(seed):
    assert refused(seed=seed) == [f"seed is {seed!r}, not a whole number or a word"]
    one, other = (
        position.load({"game": "mars", "players": [{}, {}], **given}) for given in ({}, {"seed": None})
    )
    assert one.zones == other.zones


# --- beginning at a phase -----------------------------------------------------------------------------------------------


def at_phase(phase: str, **document):
    """A game of two in its fifth generation that begins at a phase."""
    players = [{"tr": 30, "production": {"mc": 2, "energy": 1}, "stock": {"energy": 3}}, {}]
    return position.load({"game": "mars", "generation": 5, "players": players, "phase": phase, **document})


def test_a_position_may_begin_with_production_and_runs_on_to_the_next_decision():
    s = at_phase("production")
    names = s.rules.seat_names
    assert [s.seats[0][names.index(name)] for name in ("mc", "heat", "energy")] == [32, 3, 1]
    assert s.world[s.rules.world_names.index("generation")] == 6
    assert [ask.frame.node.question(s, ask.frame).verb for ask in s.decisions()] == ["buy", "buy"]


def test_a_position_may_begin_with_research():
    s = at_phase("research", players=[{"stock": {"mc": 12}}, {"stock": {"mc": 3}}])
    assert s.world[s.rules.world_names.index("generation")] == 5
    assert len(s.decisions()) == 2


def test_a_position_may_begin_at_the_end_of_the_game():
    players = [{"stock": {"plants": 8}}, {}]
    s = at_phase("final-conversion", players=players)
    assert labels(s) == ["convert-plants", "done"]
    s.apply(0, 1)
    assert s.over
    assert at_phase("scoring", players=players).over


def test_an_unknown_phase_is_refused_with_those_that_there_are():
    wrong = "phase is 'lunch'; possible: turn-order, research, action, production, end-check, final-conversion, scoring"
    with pytest.raises(BadPosition, match=wrong):
        at_phase("lunch")
