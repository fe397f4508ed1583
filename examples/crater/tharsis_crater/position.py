"""Positions of Crater as documents, at the beginning of a round."""

from __future__ import annotations

from tharsis.kernel.core import NOBODY, Frame, State
from tharsis.play.position.document import Document
from tharsis.play.position.loading import Loading, names
from tharsis.play.position.part import Number, Numbers, Part
from tharsis.rules.editing import put_in_hand
from tharsis.rules.vocabulary import DECK, DISCARD, HAND
from tharsis_crater import CHOSEN, HAND_SIZE, ICE, LAKE, LAST_ROUND, POINTS, ROUND


def load(loading: Loading) -> None:
    """The round, the hands and the piles."""
    s, reader = loading.s, loading.reader
    s.set_world(ROUND, reader.number(loading.document, "round", 1, 1, LAST_ROUND) - 1)  # it has yet to begin
    for seat, player in enumerate(loading.players):
        hand = reader.names(player, "hand")
        if len(hand) < HAND_SIZE:
            reader.wrong(f"player {seat} has fewer than {HAND_SIZE} cards")
        for number in [loading.card(name, f"player {seat}") for name in hand]:
            if number >= 0:
                put_in_hand(s, seat, number)
    loading.piles()


def dump(s: State) -> Document:
    """The round and the piles."""
    deck, discarded = s.zones[DECK][::-1], s.zones[DISCARD]
    return {"round": s.world[ROUND], "deck_top": names(s, deck), "discard": names(s, discarded)}


def dump_player(s: State, seat: int) -> Document:
    """A hand; who has no choice has chosen already."""
    cards = s.zones[s.rules.zone(seat, HAND)] + s.zones[s.rules.zone(seat, CHOSEN)]
    return {"hand": names(s, cards)}


def begin(loading: Loading) -> None:
    """Go on with the round."""
    s, flow = loading.s, loading.s.rules.root
    assert flow is not None
    s.log = None
    s.push(Frame(flow, NOBODY, pc=1))
    s.run()


def ready(s: State) -> bool:
    """Whether a position can be written: nobody has chosen yet."""
    return s.forked and s.origin is None


NUMBERS = Numbers(
    world={"lake": Number(LAKE.slot, 0, LAKE.goal - 1)},
    seat={"ice": Number(ICE.slot), "points": Number(POINTS.slot)},
)
PARTS = [NUMBERS.part(), Part(load, ("round", "deck_top", "discard"), ("hand",), dump, dump_player)]
