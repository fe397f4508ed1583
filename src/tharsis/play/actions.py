"""Decisions in the fixed action space of their rules, for environments and learners.

`Ruleset.actions` lists every option that can ever be offered; an open decision is a mask over it. A number beyond the
range that a node declares has no action: smaller ones are offered beside it.
"""

from __future__ import annotations

from tharsis.kernel.core import Ask, State
from tharsis.kernel.errors import Refused
from tharsis.play.decision import labels_of


def action_numbers(s: State, ask: Ask) -> list[int]:
    """For each option of a decision its place among all actions; -1 where it has none."""
    places = s.rules.action_space().places
    return [places.get(label, -1) for label in labels_of(s, ask)]


def mask(s: State, ask: Ask) -> list[bool]:
    """For each action whether it is an option of this decision."""
    found = [False] * len(s.rules.actions)
    for number in action_numbers(s, ask):
        if number >= 0:
            found[number] = True
    return found


def option_of(s: State, ask: Ask, action: int) -> int:
    """The index of the option that an action means here."""
    numbers = action_numbers(s, ask)
    if action < 0 or action not in numbers:
        raise Refused(f"action {action} is no option of this decision")
    return numbers.index(action)
