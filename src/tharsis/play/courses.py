"""What belongs to a move besides its price: which die is turned, to which face, what colour is rolled.

The rules ask for the price first. A client that is told these questions with the move may ask for them first, for the price
last, and send all answers at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.kernel.core import Ask, Node, State
from tharsis.kernel.option import THING, Option
from tharsis.play.decision import labels_of, options_of
from tharsis.play.payment import Way, ways_to_pay
from tharsis.play.trial import pay_through
from tharsis.rules.menu import WIDTH, Menu, is_menu

MOST = 100  # courses that are told; where there are more, each question is asked by itself
Key = tuple[tuple[str, str], ...]  # of a course: each question and its answer


@dataclass(frozen=True, slots=True)
class Step:
    """An answer to a question that follows: the world in which it is asked says both."""

    world: State
    ask: Ask
    index: int

    def option(self) -> Option:
        """The answer as data."""
        return options_of(self.world, self.ask)[self.index]

    def key(self) -> tuple[str, str]:
        """The question and the answer, by their labels."""
        return self.ask.frame.node.question(self.world, self.ask.frame).prompt(), self.option().label()


@dataclass(frozen=True, slots=True)
class Course:
    """Answers one after the other; for each way to pay with which they can be given, by number, what is asked of them then."""

    steps: list[Step]
    ways: dict[int, list[str]]


def courses(s: State, seat: int, index: int) -> list[Course]:
    """What this deed of the seat's menu asks by itself, among things that all see; nothing for a card, which shows itself
    before it asks."""
    deed = deed_of(s, seat, index)
    if deed is None:
        return []
    own = nodes_below(deed)
    world = s.imagine(seat, "preview 0")
    world.apply(seat, index)
    found: dict[Key, Course] = {}
    for number, paid in enumerate(paid_worlds(world, seat)):
        for steps in followed(paid, seat, own):
            course = found.setdefault(tuple(step.key() for step in steps), Course(steps, {}))
            course.ways[number] = [step.option().label() for step in steps]
    return in_order(joined(found)) if () not in found and len(found) <= MOST else []


def in_order(found: list[Course]) -> list[Course]:
    """As the nodes list their answers: what pays for the first way is no answer there, and would come last."""
    words: dict[Node, list[Option]] = {}

    def place(step: Step) -> int:
        node = step.ask.frame.node
        if node not in words:
            words[node] = node.vocabulary(step.world.rules)
        return words[node].index(step.option())

    return sorted(found, key=lambda course: [place(step) for step in course.steps])


def joined(found: dict[Key, Course]) -> list[Course]:
    """Without courses that are the end of another one: with some ways to pay, only one answer to the first question is left,
    and it is not asked."""
    longest: list[Course] = []
    for key, course in found.items():
        longer = next((k for k in found if len(k) > len(key) and k[-len(key) :] == key), None)
        if longer is None:
            longest.append(course)
        else:
            found[longer].ways.update(course.ways)
    return longest


def deed_of(s: State, seat: int, index: int) -> Node | None:
    """What the option at this index of the seat's menu does, where that is the same for everybody and needs no card."""
    ask = s.ask_of(seat)
    if ask is None or s.forked or not isinstance(ask.frame.node, Menu) or ask.options[index] < 0:
        return None
    entry, x = divmod(ask.options[index], WIDTH)
    return ask.frame.node.entries[entry].deed(x)


def paid_worlds(world: State, seat: int) -> list[State]:
    """The world after each way to pay, in the order in which a preview tells them."""
    ways = ways_to_pay(world, seat, -1 if world.log is None else world.log.index)
    if not ways:
        copy = world.clone()
        pay_through(copy, seat)
        return [copy]
    return [paid_world(world, seat, way) for way in ways]


def paid_world(world: State, seat: int, way: Way) -> State:
    """The world after one way to pay."""
    copy = world.clone()
    for label in way.answers:
        ask = copy.ask_of(seat)
        assert ask is not None
        copy.apply(seat, labels_of(copy, ask).index(label))
    return copy


def followed(world: State, seat: int, own: set[Node]) -> list[list[Step]]:
    """Every course of answers from here to the next question that another node asks, or that is not about things."""
    ask = world.ask_of(seat)
    if ask is None or ask.frame.node not in own or not all_things(world, ask):
        return [[]]
    found: list[list[Step]] = []
    for i in range(len(ask.options)):
        copy = world.clone()
        copy.apply(seat, i)
        found += [[Step(world, ask, i), *rest] for rest in followed(copy, seat, own)]
    return found


def all_things(world: State, ask: Ask) -> bool:
    """Whether a question is about nothing but things."""
    return not is_menu(ask) and all(option.kind == THING for option in options_of(world, ask))


def nodes_below(node: Node) -> set[Node]:
    """The parts of a node, and theirs."""
    return {x for child in node.children() for x in (child, *nodes_below(child))}
