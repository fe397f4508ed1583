"""Decisions of the Dice Game that are better made as one: dice to keep or to lose, resources to gain, cards to discard."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from tharsis.cli.screen.card_view import card_line
from tharsis.cli.screen.checklist import Checklist, Thing
from tharsis.cli.screen.reader import Reader
from tharsis.cli.screen.texts import card_words, question_text
from tharsis.games.dice.components import CUP, KEPT_DICE
from tharsis.games.dice.terminal.faces import face_line
from tharsis.games.dice.turn import Production
from tharsis.games.dice.verbs.change import LoseDice
from tharsis.games.dice.verbs.dice import Face
from tharsis.games.dice.verbs.gain import GainAny
from tharsis.kernel.core import Ask, Card, State
from tharsis.rules.cards import NONE
from tharsis.rules.discarding import DiscardCards


def dice_list(s: State, ask: Ask, r: Reader, price: Callable[[Card], Text]) -> Checklist | None:
    """The list that a decision begins, if it does."""
    node, frame = ask.frame.node, ask.frame
    own = s.seats[ask.seat]
    if isinstance(node, Production) and frame.pc == 0:
        face, same, kept = frame.arg(0), frame.arg(1), frame.arg(2)
        options = [i for i in ask.options if i != NONE]
        copies = [own[CUP.faces[i].slot] - (same if i == face else 0) for i in options]
        things = faces_listed("keep", [CUP.faces[i] for i in options], copies, r)
        return Checklist(ask.seat, "keep", question_text(s, ask, r), things, 0, own[KEPT_DICE.slot] - kept)
    if isinstance(node, Production | DiscardCards):
        return discards(s, ask, r, price)
    if isinstance(node, GainAny | LoseDice):
        return chosen_faces(s, ask, node, r)
    return None


def faces_listed(verb: str, faces: list[Face], copies: list[int], r: Reader) -> list[Thing]:
    """Faces with how many dice of each may be taken."""
    pairs = zip(faces, copies, strict=True)
    return [Thing(f"{verb} {face.name}", face_line(face, n, r), copies=n) for face, n in pairs]


def chosen_faces(s: State, ask: Ask, node: GainAny | LoseDice, r: Reader) -> Checklist | None:
    """Several resources to gain or to lose."""
    frame, own = ask.frame, s.seats[ask.seat]
    faces = [node.faces[i] for i in node.there(s, frame)]
    if isinstance(node, GainAny):
        verb, copies = "take", [s.world[face.die.pool] for face in faces]
        there = sum(s.world[die.pool] for die in {face.die for face in faces})
        n = node.n if node.per is None else node.n * node.per.count(s, frame.seat, frame.card)
    else:
        verb, copies = "lose", [own[face.slot] for face in faces]
        there, n = sum(copies), node.n
    left = min(n - frame.pc, there)
    if left < 2:
        return None
    things = faces_listed(verb, faces, copies, r)
    prompt = node.question(s, frame).verb
    return Checklist(ask.seat, prompt, question_text(s, ask, r), things, left, left)


def discards(s: State, ask: Ask, r: Reader, price: Callable[[Card], Text]) -> Checklist | None:
    """Cards to discard: any number in a production turn, so many as the cost of something."""
    node = ask.frame.node
    numbers = node.there(s, ask.frame) if isinstance(node, DiscardCards) else ask.options
    cards = [s.rules.cards[number] for number in numbers if number != NONE]
    least, most = 0, len(cards)
    if isinstance(node, DiscardCards):
        least = most = node.n - ask.frame.pc
    if isinstance(node, DiscardCards) and most < 2:
        return None
    things = [
        Thing(f"discard {card.key}", card_line(card, price(card), r), card_words(card, r)) for card in cards
    ]
    return Checklist(ask.seat, "discard", question_text(s, ask, r), things, least, most)
