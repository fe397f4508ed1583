"""Putting a position together by hand: cards, dice, tiles, and a turn to begin with.

Used by the table of the tests and by positions as documents; nothing here is part of a game's course.
"""

from __future__ import annotations

from tharsis.games.dice.components import CUP, OCEAN, OCEANS, TILES
from tharsis.games.dice.goals import GONE, Watch
from tharsis.games.dice.round import Turns
from tharsis.games.dice.slots import (
    ACTIVE,
    AWARD_SPACES,
    BEGIN,
    BONUS,
    COMMITTED,
    CORPORATION,
    MAINS,
    MILESTONE_SPACES,
    STAGE,
)
from tharsis.games.dice.turn import open_turn
from tharsis.games.dice.verbs.dice import Face
from tharsis.kernel.core import NOBODY, Frame, State
from tharsis.rules.editing import enter_play
from tharsis.rules.vocabulary import BOX, TABLEAU, Tile


def put_in_play(s: State, seat: int, card: int) -> None:
    """A card lies in front of a player: what it keeps in force is in force, its box produces."""
    it = s.rules.cards[card]
    s.move(seat, card, s.rules.zone(seat, TABLEAU))
    if it.kind == "corporation":
        s.seats[seat][CORPORATION] = card
    enter_play(s, seat, card)


def put_in_bonus_pile(s: State, cards: list[int]) -> None:
    """These bonus cards and no others are in the game."""
    for card in s.zones[BONUS][:]:
        s.move(NOBODY, card, BOX)
    for card in cards:
        s.move(NOBODY, card, BONUS)


def put_dice(s: State, seat: int, face: Face, n: int) -> None:
    """So many dice in front of a player show a face; they come from the pool, or go back there."""
    s.set_world(face.die.pool, s.world[face.die.pool] + (s.seats[seat][face.slot] - n))
    s.seats[seat][face.slot] = n


def put_award(s: State, space: int, face: Face) -> None:
    """An award: a die on a space of the board."""
    s.set_world(face.die.pool, s.world[face.die.pool] - 1)
    s.set_world(AWARD_SPACES[space], face.number)


def put_milestones(s: State, keys: list[str]) -> None:
    """These milestones lie on the board, the upper one first; the others are out of the game."""
    watch = s.rules.on_settled
    assert isinstance(watch, Watch)
    places = [m.key for m in watch.milestones]
    for space, slot in enumerate(MILESTONE_SPACES):
        s.set_world(slot, places.index(keys[space]) if space < len(keys) else -1)
    for m in watch.milestones:
        s.set_world(m.owner, NOBODY if m.key in keys else GONE)


def put_tile(s: State, tile: Tile, cell: int) -> None:
    """A tile on the map; an ocean counts."""
    s.set_tile(cell, tile.number, NOBODY)
    if tile is OCEAN:
        s.set_world(OCEANS.slot, s.world[OCEANS.slot] + 1)


def tile_named(name: str) -> Tile | None:
    """The tile of that name, whatever its case."""
    wanted = name.lower()
    return next((t for t in TILES if t.name.lower() == wanted), None)


def face_named(name: str) -> Face | None:
    """The face of that name."""
    return next((face for face in CUP.faces if face.name == name), None)


def begin_turn(s: State, seat: int, stage: int = BEGIN, mains: int = 1, action: bool = False) -> None:
    """Forget all work under way; it is this seat's turn, at a stage of it. `action`: no production turn any more."""
    root = s.rules.root
    assert isinstance(root, Turns)
    s.set_world(ACTIVE, seat)
    open_turn(s)
    s.set_world(STAGE, stage)
    s.set_world(MAINS, mains)
    s.set_world(COMMITTED, 0 if stage == BEGIN and not action else 1)
    s.drop_work()
    s.push(Frame(root, NOBODY, -1, 3))
    s.push(Frame(root.turn, seat))
    s.run()


def at_a_turn(s: State) -> bool:
    """Whether the open decision is what to do on a turn."""
    asks = s.decisions()
    root = s.rules.root
    assert isinstance(root, Turns)
    return len(asks) == 1 and asks[0].frame.node is root.turn
