"""What an option leaves to chance: which dice would be rolled, how many of them, and the odds of each face.

An option may lead to further questions before anything is rolled, and their answers may decide what is rolled. So the
action is played to its end in a few imagined worlds, each time with other answers.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tharsis.kernel.core import CHANCE, State
from tharsis.kernel.phases import Steps
from tharsis.rules.menu import is_menu

BRANCHES = 6  # courses that an action may take: enough to give each answer where there are no more than six
QUESTIONS = 60  # of one action that are answered at most


@dataclass(slots=True)
class Throw:
    """Something that chance would decide, at least and at most so many times; the odds by slot: so many in so many."""

    what: str
    least: int
    most: int
    odds: dict[str, tuple[int, int]] = field(default_factory=dict)


def throws(s: State, seat: int, index: int) -> list[Throw]:
    """What chance would decide until the action of this option is complete."""
    if not s.rules.chances or s.forked:
        return []
    first, asked = thrown(s, seat, index, 0)
    courses = [first]
    if asked:
        courses += [thrown(s, seat, index, branch)[0] for branch in range(1, BRANCHES)]
    found: list[Throw] = []
    for kind, chance in enumerate(s.rules.chances):
        times = [course.get(kind, 0) for course in courses]
        if any(times):
            odds = {s.rules.seat_names[x.slot]: (x.share, chance.shares) for x in chance.outcomes}
            found.append(Throw(chance.name, min(times), max(times), odds))
    return found


def thrown(s: State, seat: int, index: int, branch: int) -> tuple[dict[int, int], bool]:
    """How often chance decides what in one course of the action, and whether anything was asked on the way."""
    world = s.imagine(seat, f"odds {branch}")
    end_with_part(world)
    before = -1 if world.log is None else world.log.index
    world.apply(seat, index)
    asked = play_on(world, branch)
    found: dict[int, int] = {}
    e = world.log
    while e is not None and e.index > before:
        if e.kind == CHANCE and e.seat == seat:
            found[e.subject] = found.get(e.subject, 0) + e.amount
        e = e.previous
    return found, asked


def end_with_part(world: State) -> None:
    """Leave out what follows the part of the game under way: it belongs to no action of this part."""
    waiting = world.stacks[0].waiting()
    for at in range(len(waiting) - 1, -1, -1):
        if isinstance(waiting[at].node, Steps):
            world.stacks[0].replace(waiting[at + 1 :])
            return


def play_on(world: State, branch: int) -> bool:
    """Answer what is asked until the action is complete: from the first options (branch 0) to the last ones.

    What all choose in secret belongs to no action: the set-up goes on there.
    """
    for number in range(QUESTIONS):
        asks = world.decisions()
        if not asks or is_menu(asks[0]) or (world.forked and world.secret):
            return number > 0
        last = len(asks[0].options) - 1
        world.apply(asks[0].seat, round(branch * last / (BRANCHES - 1)))
    return True
