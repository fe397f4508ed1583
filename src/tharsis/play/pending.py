"""What is still to come of an action that stops at a question: the work that waits, and where each of it comes from."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.games.dice.verbs.change import LoseDice
from tharsis.games.dice.verbs.gain import GainAny, RollAny
from tharsis.kernel.core import Ask, Frame, Node, Ruleset, State
from tharsis.kernel.phrase import Amount, Joined, Phrase
from tharsis.rules.action import Action
from tharsis.rules.buy import Buy
from tharsis.rules.discarding import DiscardCards
from tharsis.rules.effects import Then
from tharsis.rules.menu import Menu, UseEntry
from tharsis.rules.tiles import Place
from tharsis.rules.vocabulary import AREA, Parameter

# Done one by one: the program counter says how many are done.
ONE_BY_ONE = (Place, RollAny, GainAny, LoseDice, DiscardCards)


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
    for f in s.stacks[number][::-1]:
        if isinstance(f.node, Menu):
            break  # the action began here
        found += [told(s, f, phrase) for phrase in goes_on(f)]
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
    node, own = f.node, f.node.topic(s, f)
    if own is not None:
        return [own]
    if isinstance(node, UseEntry):
        said = tuple(action.phrase() for action in s.rules.cards[f.card].actions)
        return [Phrase("choose_one", e=Joined(said, "or"))]
    if isinstance(node, Buy):
        price = Amount(s.seats[f.seat][node.price.slot], node.pay.purse.money.noun)
        return [Phrase("then_buy", q=price)]
    return left(f)


def goes_on(f: Frame) -> list[Phrase]:
    """What follows from an answer, of work that has several parts."""
    node = f.node
    if isinstance(node, Then):
        return [part.phrase() for part in node.parts[f.pc :]]
    if isinstance(node, Action):
        return [part.phrase() for part in [*node.costs[f.pc :], *node.gains]]
    return []


def left(f: Frame) -> list[Phrase]:
    """What is left of an effect, in its own words."""
    try:
        said = f.node.phrase()
    except NotImplementedError:  # it only keeps others in order
        return []
    q = said.slots.get("q")
    if isinstance(f.node, ONE_BY_ONE) and isinstance(q, Amount):
        said = Phrase(said.pattern, **{**said.slots, "q": Amount(q.n - f.pc, q.noun)})
    return [said]
