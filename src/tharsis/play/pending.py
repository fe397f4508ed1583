"""The pending work of an action that has paused for a decision, each with its source."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.kernel.core import Ask, Frame, Node, Ruleset, State
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.menu import Menu
from tharsis.rules.vocabulary import AREA, Parameter


@dataclass(frozen=True, slots=True)
class Pending:
    """Something that will be done, by whom, and where it comes from: a card, an area (-1: none), a track."""

    seat: int
    phrase: Phrase
    card: str = ""
    cell: int = -1
    track: str = ""
    pays: bool = False  # it is what the move costs: the player chooses what to give


def coming(s: State, ask: Ask) -> list[Pending]:
    """What is asked for, then what follows from it as things stand, then what waits for its turn."""
    number = s.stack_of(ask.frame)
    found = [told(s, ask.frame, phrase) for phrase in asked(s, ask.frame)]
    for f in s.stacks[number].waiting()[::-1]:
        if isinstance(f.node, Menu):
            break  # the action began here
        found += [told(s, f, part.phrase()) for part in f.node.rest(f)]
    return found + [told(s, f, phrase) for f in s.pools[number] for phrase in left(f)]


def told(s: State, f: Frame, phrase: Phrase) -> Pending:
    """Work in words, with where it comes from."""
    cell, track = cell_of(s, f), track_of(s.rules, f.node)
    card = "" if f.card < 0 or cell >= 0 or track else s.rules.cards[f.card].key
    return Pending(f.seat, phrase, card, cell, track)


def cell_of(s: State, f: Frame) -> int:
    """The area whose printed bonus this is, or -1; of several with the same one, the area just covered."""
    cells = [i for i, bonus in enumerate(s.rules.cell_bonus) if bonus is f.node]
    if len(cells) < 2:
        return cells[0] if cells else -1
    area = s.seats[f.seat][AREA]
    return area if area in cells else cells[0]


def track_of(rules: Ruleset, node: Node) -> str:
    """The parameter on whose track this bonus lies, or nothing."""
    for track in rules.tracks:
        if isinstance(track, Parameter) and any(bonus is node for bonus in track.bonuses.values()):
            return track.name
    return ""


def asked(s: State, f: Frame) -> list[Phrase]:
    """What a question is about."""
    own = f.node.topic(s, f)
    return left(f) if own is None else [own]


def left(f: Frame) -> list[Phrase]:
    """What is left of an effect, in its own words."""
    try:
        said = f.node.phrase()
    except NotImplementedError:  # it only keeps others in order
        return []
    q, done = said.slots.get("q"), f.node.done(f)
    if done and isinstance(q, Amount):
        said = Phrase(said.pattern, **{**said.slots, "q": Amount(q.n - done, q.noun)})
    return [said]
