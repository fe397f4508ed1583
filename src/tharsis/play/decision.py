"""Decisions as a client sees them: a question, and options with an index and a stable label each."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.kernel.core import Ask, State


@dataclass(frozen=True, slots=True)
class Option:
    """One possible answer. Either the index or the label may be sent."""

    index: int
    label: str


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat must decide now."""

    seat: int
    prompt: str
    options: list[Option]

    def labels(self) -> list[str]:
        """The labels of all options, in order."""
        return [o.label for o in self.options]


def labels_of(s: State, ask: Ask) -> list[str]:
    """The labels of an open decision, each once: of two that read alike, the second gets a number."""
    frame = ask.frame
    node = frame.node
    found = [node.label(s, frame, option) for option in ask.options]
    if len(set(found)) == len(found):
        return found
    times: dict[str, int] = {}
    for i, label in enumerate(found):
        times[label] = times.get(label, 0) + 1
        if times[label] > 1:
            found[i] = f"{label} #{times[label]}"
    return found


def decision_of(s: State, ask: Ask) -> Decision:
    """An open decision for a client."""
    labels = labels_of(s, ask)
    return Decision(
        ask.seat, ask.frame.node.prompt(s, ask.frame), [Option(i, x) for i, x in enumerate(labels)]
    )
