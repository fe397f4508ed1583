"""Putting a position together by hand: cards in play and in hand, tiles, and a turn to begin with.

Used by positions as documents and by the table of the card tests; nothing here is part of a game's course.
"""

from __future__ import annotations

from tharsis.games.mars.components import OCEANS, TILES
from tharsis.games.mars.round import Rounds
from tharsis.games.mars.slots import ACTIONS, ACTIVE, CORPORATION, ENDING, PHASE
from tharsis.kernel.core import NOBODY, Card, Frame, Node, Ruleset, State
from tharsis.kernel.phases import Steps
from tharsis.rules.abilities import NextCard
from tharsis.rules.counts import AreaHas
from tharsis.rules.editing import enter_play
from tharsis.rules.effects import Choose, When
from tharsis.rules.tiles import Place
from tharsis.rules.vocabulary import EVENTS, TABLEAU, Tile

SCORING = "scoring"  # the end of the game, as a phase to begin at


def put_in_play(s: State, seat: int, card: int, resources: int = 0) -> None:
    """A card lies in front of a player: its tags count and what it keeps in force is in force."""
    it = s.rules.cards[card]
    zone = EVENTS if it.kind == "event" else TABLEAU
    s.move(seat, card, s.rules.zone(seat, zone))
    s.set_res(card, resources)
    if it.kind == "corporation":
        s.seats[seat][CORPORATION] = card
    if zone == TABLEAU:
        for tag in it.tags:
            s.seats[seat][tag.slot] += 1
        enter_play(s, seat, card)


def put_tile(s: State, tile: Tile, cell: int, owner: int) -> None:
    """A tile on the map; an ocean counts."""
    s.set_tile(cell, tile.number, owner)


def tile_named(name: str) -> Tile | None:
    """The tile of that name, whatever its case."""
    wanted = name.lower()
    return next((t for t in TILES if t.name.lower() == wanted), None)


def oceans_on_map(s: State) -> int:
    """The ocean tiles that lie on the map."""
    return s.tile.count(OCEANS_TILE.number)


OCEANS_TILE = next(t for t in TILES if t.limit is OCEANS)


def may_lie(s: State, tile: Tile, cell: int) -> bool:
    """Whether some effect of these rules could have put this tile there."""
    kind, name = s.rules.cell_kind[cell], s.rules.cell_names[cell]
    for node in s.rules.nodes.values():
        if isinstance(node, Place) and node.tile is tile and node.where.kind == kind:
            where = node.where
            if (not where.reserved or where.reserved == name) and (
                not where.volcano or s.rules.cell_volcano[cell]
            ):
                return True
    return False


def choice_on(card: Card) -> Choose | None:
    """The choice that a card remembers, if it has one."""
    found = [node for effect in card.play for node in inside(effect) if isinstance(node, Choose)]
    return next((node for node in found if node.remember), None)


def inside(node: Node) -> list[Node]:
    """A node and all nodes in it."""
    return [node, *[n for child in node.children() for n in inside(child)]]


def metals_of(card: Card) -> list[str]:
    """What a card with a remembered choice may have chosen: names of resources, in the order of its alternatives."""
    choice = choice_on(card)
    if choice is None:
        return []
    tests = [a.test for a in choice.alternatives if isinstance(a, When)]
    return [t.what.name for t in tests if isinstance(t, AreaHas)]


def wait_for_next(s: State, seat: int, card: int) -> None:
    """This card was played last: what it says of the next card is in force."""
    for effect in s.rules.cards[card].play:
        if isinstance(effect, NextCard):
            s.seats[seat][effect.query.until_next] += effect.amount


def open_turn(s: State, seat: int, actions: int = 0) -> None:
    """Forget all work under way; it is this seat's turn in the action phase."""
    root = s.rules.root
    assert isinstance(root, Rounds)
    s.set_world(ACTIVE, seat)
    s.set_world(ACTIONS, actions)
    s.drop_work()
    phase = root.first
    s.set_world(PHASE, phase)
    s.push(Frame(root, NOBODY, -1, 1 + (phase + 1) % len(root.phases)))
    s.push(Frame(root.phases[phase].node, NOBODY, -1, 1))
    s.run()


def phase_names(rules: Ruleset) -> list[str]:
    """The phases that a position may begin at: those of the round, the steps of those that have some, and the end."""
    root = rules.root
    assert isinstance(root, Rounds)
    found: list[str] = []
    for phase in root.phases:
        found.append(phase.name)
        if isinstance(phase.node, Steps):
            found.extend([f"{phase.name}/{step.name}" for step in phase.node.phases])
    return [*found, *[phase.name for phase in root.end.phases], SCORING]


def open_phase(s: State, name: str) -> None:
    """Forget all work under way; this phase, or this step of one, is next, and the game runs on from there."""
    root = s.rules.root
    assert isinstance(root, Rounds)
    s.drop_work()
    first = name.partition("/")[0]
    names = [phase.name for phase in root.phases]
    if first in names:
        s.set_world(PHASE, names.index(first))
        s.push(Frame(root, NOBODY, -1, 1 + (s.world[PHASE] + 1) % len(names)))
        s.do(s.rules.nodes[f"flow/{name}"], NOBODY)
    else:
        s.set_world(ENDING, 1)
        if name != SCORING:
            s.push(Frame(root.end, NOBODY, -1, [phase.name for phase in root.end.phases].index(name)))
    s.run()


def at_a_turn(s: State) -> bool:
    """Whether the open decision is which action to take."""
    asks = s.decisions()
    root = s.rules.root
    assert isinstance(root, Rounds)
    turn = root.phases[root.first].node.children()[0]
    return len(asks) == 1 and asks[0].frame.node is turn
