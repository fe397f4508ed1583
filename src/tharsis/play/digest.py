"""Short names for states, made of names and values: the same on every machine and in every build.

What is as at the start is left out, so a slot that nobody uses changes nothing; and so are the options of open decisions
and the log, which follow from the rest.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from tharsis.kernel.core import State
from tharsis.kernel.vocabulary import SCRATCH
from tharsis.play.codec import FrameDoc, StateDoc, pack


def digest(s: State) -> str:
    """The hash of everything: two states that go on alike have the same."""
    doc = pack(s, log=False)
    work = [[place_of(f) for f in stack] for stack in [*doc.stacks, *doc.pools]]
    asked = [None if ask is None else place_of(ask.frame) for ask in doc.asks]
    return hashed((without_work(doc, scratch=True), work, asked, s.stack, s.forked, s.stuck))


def place_of(frame: FrameDoc) -> tuple[object, ...]:
    """Suspended work by the path of its node; what the class of the node is called is no matter."""
    return (frame[0], *frame[2:])


def landmark(s: State) -> str:
    """The hash of all that lies on the table and of who must decide: games keep it on their way.

    How the program goes about its work is left out: it may be written anew while the rules stay as they are.
    """
    doc = without_work(pack(s, log=False))
    return hashed((doc, sorted(ask.seat for ask in s.decisions())))


def without_work(doc: StateDoc, scratch: bool = False) -> StateDoc:
    """A document of what lies on the table; with what seats remember for the work that they are at, if wanted."""
    doc.stacks, doc.pools, doc.asks = [], [], []
    doc.stack = 0
    doc.forked = doc.secret = doc.stuck = False
    for own in [] if scratch else doc.seats:
        for name, _ in SCRATCH:
            own.pop(name, None)
    return doc


def hashed(doc: object) -> str:
    """The hash of a document."""
    return blake2b(msgspec.json.encode(doc, order="sorted"), digest_size=16).hexdigest()
