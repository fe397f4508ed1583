"""What the games say of themselves to the checks: the facet `audit` of the base and of every module in play.

Each part of it may be missing: `wrong(s)`, `wrong_cards(s)` asked after cards have moved, `wrong_tile(s, before, event)`,
`wrong_end(s)`, `points(s, seat)` counted in another way than the rules do, and the slots that never change without an
event, `LOGGED_SLOTS` and `LOGGED_WORLD`.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from tharsis.games.plugins import facets
from tharsis.kernel.core import Ruleset, State


def problems(found: list[ModuleType], name: str, *about: Any) -> list[str]:
    """What a check of each facet finds wrong."""
    checks = [getattr(each, name) for each in found if hasattr(each, name)]
    return [text for check in checks for text in check(*about)]


def points(found: list[ModuleType], s: State, seat: int) -> int | None:
    """The score of a seat worked out a second time; None where nobody does that."""
    counted = [each.points(s, seat) for each in found if hasattr(each, "points")]
    return sum(counted) if counted else None


def logged_slots(rules: Ruleset) -> list[int]:
    """Slots of a seat that never change without an event."""
    return listed(rules, "LOGGED_SLOTS")


def logged_world(rules: Ruleset) -> list[int]:
    """The same of the world."""
    return listed(rules, "LOGGED_WORLD")


def listed(rules: Ruleset, name: str) -> list[int]:
    """A list of every facet, in one."""
    return [slot for each in facets(rules, "audit") for slot in getattr(each, name, ())]
