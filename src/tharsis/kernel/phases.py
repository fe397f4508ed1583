"""Phases: the named steps of a round and of the set-up, and the order into which those of several modules fall."""

from __future__ import annotations

from tharsis.kernel.core import NOBODY, Frame, Node, State

Edge = tuple[str, str]  # the first of the two comes before the other


class Phase:
    """A named step that a module brings.

    `after` and `before` name phases of other modules: of each list the first one that is there counts, so that a module
    can say "after the other expansion's phase, or else after the base's". A phase without them follows the one that its
    module lists before it.
    """

    def __init__(
        self, name: str, node: Node, after: tuple[str, ...] = (), before: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.node = node
        self.after = after
        self.before = before


def ordered(lists: list[list[Phase]]) -> list[Phase]:
    """The phases of all modules in play order: each as close behind (or before) its anchor as the others allow."""
    phases: dict[str, Phase] = {}
    for phase in [phase for part in lists for phase in part]:
        if phase.name in phases:
            raise ValueError(f"there are two phases {phase.name}")
        phases[phase.name] = phase
    wishes = places(lists, phases)
    return [phases[name] for name in sorted_by(wishes, edges(lists, phases))]


def anchor(phase: Phase, names: tuple[str, ...], known: dict[str, Phase]) -> str:
    """The first of these phases that is there."""
    for name in names:
        if name in known:
            return name
    raise ValueError(f"the phase {phase.name} has none of its anchors: {', '.join(names)}")


def edges(lists: list[list[Phase]], known: dict[str, Phase]) -> list[Edge]:
    """What must come before what."""
    found: list[Edge] = []
    for part in lists:
        previous = ""
        for phase in part:
            if phase.after:
                found.append((anchor(phase, phase.after, known), phase.name))
            if phase.before:
                found.append((phase.name, anchor(phase, phase.before, known)))
            if previous and not phase.after and not phase.before:
                found.append((previous, phase.name))
            previous = phase.name
    return found


def places(lists: list[list[Phase]], known: dict[str, Phase]) -> list[str]:
    """All names with each phase right beside its anchor; of several with the same anchor, in the order of the modules."""
    behind: dict[str, list[str]] = {name: [] for name in known}
    ahead: dict[str, list[str]] = {name: [] for name in known}
    roots: list[str] = []
    for part in lists:
        previous = ""
        for phase in part:
            if phase.after:
                behind[anchor(phase, phase.after, known)].append(phase.name)
            elif phase.before:
                ahead[anchor(phase, phase.before, known)].append(phase.name)
            elif previous and previous not in roots:
                behind[previous].append(phase.name)
            else:
                roots.append(phase.name)
            previous = phase.name
    found: list[str] = []
    for name in roots:
        visit(name, behind, ahead, found)
    found.extend(
        [name for name in known if name not in found]
    )  # those that wait for each other: an error follows
    return found


def visit(name: str, behind: dict[str, list[str]], ahead: dict[str, list[str]], found: list[str]) -> None:
    """A phase with those that lean on it."""
    for other in ahead[name]:
        visit(other, behind, ahead, found)
    found.append(name)
    for other in behind[name]:
        visit(other, behind, ahead, found)


def sorted_by(wishes: list[str], edges: list[Edge]) -> list[str]:
    """The names in this order, but for those that must wait for a later one."""
    left, found = list(wishes), list[str]()
    while left:
        free = [name for name in left if not any(second == name and first in left for first, second in edges)]
        if not free:
            raise ValueError(f"these phases wait for each other: {', '.join(left)}")
        found.append(free[0])
        left.remove(free[0])
    return found


class Steps(Node):
    """Phases one after the other, once each. Program: the phase that comes next."""

    def __init__(self, phases: list[Phase]) -> None:
        super().__init__()
        self.phases = phases

    def children(self) -> list[Node]:
        return [phase.node for phase in self.phases]

    def places(self) -> list[str]:
        return [f"/{phase.name}" for phase in self.phases]

    def step(self, s: State, f: Frame) -> None:
        if f.pc + 1 < len(self.phases):
            s.push(f.at(f.pc + 1))
        if f.pc < len(self.phases):
            s.do(self.phases[f.pc].node, NOBODY)
