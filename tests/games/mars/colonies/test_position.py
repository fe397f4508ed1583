"""Positions with Colonies; what the checks notice; the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from tharsis.cli.screen.of_game import view_of
from tharsis.games.mars.colonies import audit
from tharsis.games.mars.colonies.components import FLEETS, FLEETS_USED
from tharsis.games.mars.colonies.terminal import tiles
from tharsis.games.mars.colonies.tiles import TILES
from tharsis.kernel.errors import BadPosition
from tharsis.play import position

DOCUMENT = {
    "game": "mars",
    "modules": ["colonies"],
    "colonies": [
        {"name": "Callisto", "marker": 6, "owners": [1, 0], "visitor": None, "active": True},
        {"name": "Luna", "marker": 2, "owners": [], "visitor": 1, "active": True},
        {"name": "Titan", "marker": 2, "owners": [], "visitor": None, "active": False},
    ],
    "colonies_left_out": ["Pluto"],
    "players": [
        {"fleets": 2, "fleets_used": 0, "stock": {"energy": 3, "mc": 30}},
        {"fleets": 1, "fleets_used": 1},
    ],
}


def test_a_position_is_read_and_written():
    s = position.load(DOCUMENT)
    found = position.dump(s)
    assert found["colonies"] == DOCUMENT["colonies"]
    assert "Pluto" in found["colonies_left_out"]
    assert len(found["colonies_left_out"]) == 8
    assert [(p["fleets"], p["fleets_used"]) for p in found["players"]] == [(2, 0), (1, 1)]
    assert position.dump(position.load(found)) == found
    assert audit.wrong(s) == []


def test_what_is_not_given_is_as_at_the_start():
    names = ["Luna", "Titan", "Miranda"]
    players = [{"cards": ["Birds"]}, {}]
    s = position.load({"game": "mars", "modules": ["colonies"], "colonies": names, "players": players})
    rows = {row["name"]: row for row in position.dump(s)["colonies"]}
    assert {name: (row["marker"], row["active"]) for name, row in rows.items()} == {
        "Luna": (2, True),
        "Titan": (2, False),
        "Miranda": (2, True),  # a card can hold animals
    }
    assert [own[FLEETS.slot] for own in s.seats] == [1, 1]


def test_owners_without_a_marker_push_it():
    rows = [{"name": "Io", "owners": [0, 1]}]
    s = position.load(
        {"game": "mars", "modules": ["colonies"], "colonies": rows, "players": [{"stock": {"mc": 99}}, {}]}
    )
    assert position.dump(s)["colonies"][0]["marker"] == 3


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"name": "Moon"}, "colonies: there is no colony tile 'Moon'"),
        ({"name": "Luna", "marker": 8}, "marker is 8; possible: 1 to 7"),
        (
            {"name": "Luna", "owners": [0, 1, 0, 1], "marker": 5},
            "Luna has 4 colonies; at most 3 are possible",
        ),
        ({"name": "Luna", "owners": [2]}, "Luna: owners is [2], not a list of players"),
        ({"name": "Luna", "owners": [0], "marker": 1}, "Luna: the marker is at 1, where a colony stands"),
        ({"name": "Luna", "active": False}, "Luna waits for nothing: it is always active"),
        ({"name": "Luna", "size": 3}, "Luna has an unknown key 'size'"),
        (
            {"name": "Titan", "active": False, "owners": [0]},
            "Titan waits, so nobody has a colony or a fleet there",
        ),
        (
            {"name": "Miranda", "active": False},
            "Miranda is active: a card in play can hold its resource",
        ),
        ({"name": "Luna", "visitor": 0}, "player 0: fleets_used is 0, but 1 fleets lie on tiles"),
    ],
)
def test_impossible_tiles_are_refused(change, reason):
    players = [{"cards": ["Birds"], "fleets_used": 0}, {}]
    document = {"game": "mars", "modules": ["colonies"], "colonies": [change], "players": players}
    with pytest.raises(BadPosition) as error:
        position.load(document)
    assert error.value.reasons == [reason]


def test_every_reason_is_told_at_once():
    rows = [{"name": "Luna", "marker": 9}, {"name": "Luna"}, "Io", *[tile.key for tile in TILES[:8]]]
    document = {
        "game": "mars",
        "modules": ["colonies"],
        "colonies": rows,
        "colonies_left_out": ["Io"],
        "players": [{"fleets": 5}, {"fleets": 4}],
    }
    with pytest.raises(BadPosition) as error:
        position.load(document)
    assert len(error.value.reasons) >= 4
    assert "all players have 9 fleets; there are 8" in error.value.reasons
    assert "Io is both in the game and left out" in error.value.reasons


def test_keys_of_colonies_are_refused_without_it():
    with pytest.raises(BadPosition):
        position.load({"game": "mars", "colonies": ["Luna"], "players": [{}, {}]})


@pytest.mark.rule("C-051", "C-052")
def test_a_position_may_begin_with_colony_production():
    s = position.load({**DOCUMENT, "phase": "colony-production"})
    assert [tile.marker(s) for tile in TILES if tile.key in ("callisto", "luna", "titan")] == [7, 3, 2]
    assert [own[FLEETS_USED] for own in s.seats] == [0, 0]
    assert s.decisions()[0].frame.node.question(s, s.decisions()[0].frame).verb == "buy"


# --- checks ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s, t: s.world.__setitem__(t.slot, 2),  # on a colony
        lambda s, t: s.world.__setitem__(t.slot, 8),
        lambda s, t: s.world.__setitem__(t.slot, 0),
        lambda s, t: s.world.__setitem__(t.slot, -2),
        lambda s, t: s.world.__setitem__(t.slot + 2, -1),  # a gap
        lambda s, t: s.world.__setitem__(t.slot + 3, 1),  # twice the same owner
        lambda s, t: s.world.__setitem__(t.slot + 4, 7),
        lambda s, t: t.visit(s, 0),
        lambda s, t: s.seats[0].__setitem__(FLEETS_USED, 1),
        lambda s, t: s.seats[0].__setitem__(FLEETS.slot, 9),
    ],
)
def test_the_checks_notice_what_can_not_be(spoil):
    s = position.load(DOCUMENT)
    spoil(s, TILES[0])
    assert audit.wrong(s)


# --- the terminal -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Callisto", "6/7", "Gain 10 energy"]),
        ("pt", ["Calisto", "Lua"]),
        ("ru", ["Каллисто", "Титан"]),
    ],
)
def test_the_terminal_shows_the_tiles(language, words):
    s = position.load(DOCUMENT)
    console = Console(width=160, record=True)
    for part in tiles(s, view_of("mars").reader(["Ana", "Bea"], language, 0)):
        console.print(part)
    text = console.export_text()
    assert all(word in text for word in words)
