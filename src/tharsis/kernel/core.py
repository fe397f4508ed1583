"""What rules are written with, under one name: nodes and cards, frames and decisions, events, rules and the state.

The types refer to each other; each stands in a file of its own. A *node* is an immutable verb, shared by all states. A
*frame* is a node at work for a seat.
"""

from __future__ import annotations

from tharsis.kernel.card import Card, Tag, slug
from tharsis.kernel.event import (
    CHANCE,
    CHANGE,
    EVERYONE,
    LIFT,
    MOVE,
    NOBODY,
    NOTE,
    RESOURCE,
    TILE,
    WATCHER,
    WORLD,
    Event,
    left_out,
    redacted,
    shared_log,
)
from tharsis.kernel.frame import Ask, Frame, Stack
from tharsis.kernel.node import FOLLOW_UP, MANY, MENU, PAYMENT, WAITING, Count, Node, all_lift_by
from tharsis.kernel.ruleset import Chance, Gate, Hooks, Outcome, Reaction, Ruleset, ScorePart, Track
from tharsis.kernel.state import RESUME, State

__all__ = [
    "CHANCE",
    "CHANGE",
    "EVERYONE",
    "FOLLOW_UP",
    "LIFT",
    "MANY",
    "MENU",
    "MOVE",
    "NOBODY",
    "NOTE",
    "PAYMENT",
    "RESOURCE",
    "RESUME",
    "TILE",
    "WAITING",
    "WATCHER",
    "WORLD",
    "Ask",
    "Card",
    "Chance",
    "Count",
    "Event",
    "Frame",
    "Gate",
    "Hooks",
    "Node",
    "Outcome",
    "Reaction",
    "Ruleset",
    "ScorePart",
    "Stack",
    "State",
    "Tag",
    "Track",
    "all_lift_by",
    "left_out",
    "redacted",
    "shared_log",
    "slug",
]
