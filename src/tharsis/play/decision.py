"""Decisions as a client sees them: a question, and options with an index, their data and a stable label each."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.kernel.batch import Batch
from tharsis.kernel.core import Ask, State
from tharsis.kernel.option import Option, Question, told_apart


@dataclass(frozen=True, slots=True)
class Choice:
    """One possible answer. Either the index or the label may be sent; the rest says what it means."""

    index: int
    label: str
    verb: str
    kind: str
    id: str
    n: int


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat must decide now."""

    seat: int
    prompt: str
    question: Question
    options: list[Choice]
    batch: Batch | None  # the selection that starts here, where several decisions in a row are one

    def labels(self) -> list[str]:
        """The labels of all options, in order."""
        return [o.label for o in self.options]


def options_of(s: State, ask: Ask) -> list[Option]:
    """The options of an open decision, each once: of two that read alike, the second gets a number."""
    frame = ask.frame
    node = frame.node
    return told_apart([node.option(s, frame, x) for x in ask.options])


def labels_of(s: State, ask: Ask) -> list[str]:
    """The labels of an open decision."""
    frame = ask.frame
    node = frame.node
    found = [node.option(s, frame, x).label() for x in ask.options]
    if len(set(found)) == len(found):
        return found
    return [option.label() for option in options_of(s, ask)]


def decision_of(s: State, ask: Ask) -> Decision:
    """An open decision for a client."""
    question = ask.frame.node.question(s, ask.frame)
    choices = [Choice(i, o.label(), o.verb, o.kind, o.id, o.n) for i, o in enumerate(options_of(s, ask))]
    return Decision(ask.seat, question.prompt(), question, choices, ask.frame.node.batch(s, ask.frame))
