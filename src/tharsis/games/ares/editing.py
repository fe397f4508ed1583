"""Putting a position together by hand: cards in play, tracks, oceans, and a phase to begin with.

Used by positions as documents and by the table of the card tests; nothing here is part of a game's course.
"""

from __future__ import annotations

from tharsis.games.ares.components import EVENT, OCEANS
from tharsis.games.ares.round import Rounds
from tharsis.games.ares.slots import CORPORATION, PHASE, PHASES, PHASES_CHOSEN
from tharsis.games.ares.verbs.levels import recount
from tharsis.games.ares.zones import FLIPPED, OCEAN_TILES
from tharsis.kernel.core import NOBODY, Frame, State
from tharsis.rules.editing import enter_play
from tharsis.rules.vocabulary import TABLEAU

EVERY_PHASE = sum(1 << phase for phase in PHASES)
STAGES = ["planning", "development", "construction", "action", "production", "research", "end-stage"]


def put_in_play(s: State, seat: int, card: int, resources: int = 0) -> None:
    """A card lies in front of a player: its tags count, and what it keeps in force is in force."""
    it = s.rules.cards[card]
    s.move(seat, card, s.rules.zone(seat, TABLEAU))
    s.set_res(card, resources)
    if it.kind == "corporation":
        s.seats[seat][CORPORATION] = card
    for tag in it.tags:
        s.seats[seat][tag.slot] += 1
    if it.kind == "event":
        s.seats[seat][EVENT.slot] += 1
    enter_play(s, seat, card)
    recount(s, seat, card)


def put_oceans(s: State, n: int) -> None:
    """So many oceans are flipped: the next ones of the pile, or the last ones go back to it."""
    while len(s.zones[FLIPPED]) < n:
        s.move(NOBODY, s.zones[OCEAN_TILES][-1], FLIPPED)
    while len(s.zones[FLIPPED]) > n:
        s.move(NOBODY, s.zones[FLIPPED][-1], OCEAN_TILES)
    s.set_world(OCEANS.slot, n)


def count_again(s: State, seat: int) -> None:
    """Production and capacity follow from the cards and the forests."""
    recount(s, seat, -1)


def open_stage(s: State, stage: int, hold: bool = False) -> None:
    """Forget all work under way; this stage begins, by the phases that the seats have chosen.

    `hold`: before anybody is asked, so that what has happened in it can be put down.
    """
    root = s.rules.root
    assert isinstance(root, Rounds)
    number = [each.name for each in root.stages].index(STAGES[stage])
    for own in s.seats:
        s.set_world(PHASES_CHOSEN, s.world[PHASES_CHOSEN] | (1 << own[PHASE]))
    s.set_world(PHASES_CHOSEN, s.world[PHASES_CHOSEN] | (1 << stage))
    s.set_world(PHASES_CHOSEN, s.world[PHASES_CHOSEN] & EVERY_PHASE)
    s.drop_work()
    node = root.stages[number].node
    s.push(Frame(root, NOBODY, -1, 2 + number))
    if hold:
        node.step(s, Frame(node, NOBODY))
    else:
        s.push(Frame(node, NOBODY))
        s.run()


def open_setup(s: State) -> None:
    """The game begins with its set-up."""
    s.drop_work()
    assert s.rules.root is not None
    s.push(Frame(s.rules.root, NOBODY))
    s.run()


def answer(s: State, seat: int, label: str) -> None:
    """Answer the open question of a seat, if it has one, by the label of an option."""
    ask = s.ask_of(seat)
    if ask is not None:
        labels = [ask.frame.node.option(s, ask.frame, x).label() for x in ask.options]
        if label in labels:
            s.apply(seat, labels.index(label))
