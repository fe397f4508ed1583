"""A verb with its arguments: what rules are written with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tharsis.kernel.option import Option, Question
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.kernel.shared import Shared
from tharsis.kernel.words import NO_WORDS, CountWords

if TYPE_CHECKING:
    from tharsis.kernel.batch import Batch
    from tharsis.kernel.frame import Frame
    from tharsis.kernel.ruleset import Ruleset
    from tharsis.kernel.state import State

# Kinds of decision.
MENU: Final = 0  # begins an action
FOLLOW_UP: Final = 1  # goes on with the action above
PAYMENT: Final = 2  # goes on with it too, and is only about how to pay
WAITING: Final = 3  # none: the seat is done, and waits for the others

MANY: Final = 1 << 20  # more than anybody could pay for: a bound that is not known


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(Shared):
    """A verb with its arguments. Subclasses say what it does, whether it can be done, and what its options mean."""

    # What the order of effects may depend on (bits of `rules.aspects`): read and written by this node.
    reads: int
    writes: int
    # Done at once, without a question, and never worse for being done first.
    instant: bool
    # Among effects that wait: 0 as soon as it can be done; 1 before what can do without it; 2 the rest;
    # 3 asked last, when everything else is known; above 3 after those choices too.
    rank: int

    def __init__(self) -> None:
        self.reads = 0
        self.writes = 0
        self.instant = False
        self.rank = 2

    def children(self) -> list[Node]:
        """The nodes inside this one, in a fixed order: they give each node its path in a save."""
        return []

    def places(self) -> list[str]:
        """What its children are called in a path: their numbers, or names where they have some."""
        return [f".{i}" for i in range(len(self.children()))]

    def can(self, s: State, seat: int, card: int) -> bool:
        """Could this be done now, in full, as the rules ask for it?"""
        return True

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        """Would doing it change anything? (A legal choice may be an empty one.)"""
        return True

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        """Why it can't be done now: each condition that fails, and by how much."""
        return []

    def step(self, s: State, f: Frame) -> None:
        """Do it, push what is to be done next, or ask. A step that asks changes nothing before."""
        raise NotImplementedError(type(self).__name__)

    def looks_at_others(self) -> bool:
        """While all act openly: whether what it asks a seat may rest on more than that seat's own things and the world's."""
        return True

    def answer(self, s: State, f: Frame, option: int) -> None:
        """Go on with the chosen option."""
        raise NotImplementedError(type(self).__name__)

    def option(self, s: State, f: Frame, x: int) -> Option:
        """What one of its options means, as data that clients, records and learners share."""
        raise NotImplementedError(type(self).__name__)

    def asks(self) -> Question:
        """What it asks at first, as data."""
        return Question(type(self).__name__.lower())

    def ask_kind(self) -> int:
        """What kind of decision it asks for: MENU, FOLLOW_UP or PAYMENT."""
        return FOLLOW_UP

    def question(self, s: State, f: Frame) -> Question:
        """What it asks now, as data."""
        return self.asks()

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        """Every option that it can ever offer; numbers as far as they are told apart."""
        return []

    def batch(self, s: State, f: Frame) -> Batch | None:
        """The selection that starts at this question, where several choices in a row are one."""
        return None

    def batch_after(self, s: State, f: Frame, x: int) -> Batch | None:
        """The selection that starts when this option is taken, where that can be told before."""
        return None

    def topic(self, s: State, f: Frame) -> Phrase | None:
        """What its question is about, where that is not what it says."""
        return None

    def phrase(self) -> Phrase:
        """What it says, as data for the linearizers."""
        raise NotImplementedError(type(self).__name__)

    def icons(self) -> list[str]:
        """Its row of icons: names of icon files and numbers."""
        raise NotImplementedError(type(self).__name__)

    def shifts(self) -> tuple[int, ...]:
        """Where the numbers of its frames lay in the one number of the first saves: by how many bits each was shifted."""
        return (0,)

    def purpose(self, gain: Phrase) -> Phrase:
        """What it says as the price of something that follows: Spend 4 energy to gain 2 steel."""
        return Phrase("sequence", e=self.phrase(), e2=gain)

    def unrewarded(self) -> Node | None:
        """What is left of it where nobody gets anything for it: a step or a tile without what it brings."""
        return None

    def rest(self, f: Frame) -> list[Node]:
        """Its parts that follow at this point of its program, where it has several."""
        return []

    def ahead(self, s: State, f: Frame) -> list[Node]:
        """What may still be done at this point of its program; all that it ever does, unless it says more."""
        return [self]

    def done(self, f: Frame) -> int:
        """How many of its times are done, where they are done one by one."""
        return 0

    def cheapest(self, s: State, f: Frame, options: list[int]) -> int:
        """Where it only asks how to pay: the place of the option that wastes least. Otherwise -1."""
        return -1

    def pays_freely(self) -> bool:
        """Whether anything may pay it: which, a preview leaves to the player."""
        return False

    def gives_cards(self, s: State, f: Frame) -> Phrase | None:
        """What it says where it asks which cards are given for a price: which, a preview leaves to the player."""
        return None

    def mark_after(self) -> str:
        """The mark between its icons and those of what follows: an arrow if it is paid for that."""
        return ";"

    def heading(self) -> str:
        """The pattern of the label that stands before it on a card; empty if there is none."""
        return ""

    def production_part(self) -> Node | None:
        """The part that changes production, for effects that repeat a card's production box."""
        return None

    def clashes(self, s: State, f: Frame, other: Frame) -> bool:
        """Whether it matters now which of the two works comes first, besides what is read and written."""
        return False

    def total(self, slot: int) -> int:
        """By how much it surely changes this slot of its own seat (gains positive, losses negative)."""
        return 0

    def brings(self, s: State, seat: int, card: int, slot: int) -> int:
        """By how much it would change this slot of its own seat at once, done now."""
        return self.total(slot)

    def feeds(self, slot: int) -> bool:
        """Whether it may add to this slot of its own seat, whatever its parts do; not to be trusted unless it says so."""
        return True

    def lifts(self, rules: Ruleset, slot: int) -> bool:
        """Whether this slot of a seat may rise by what it does, its parts and what they set off included.

        A node that sets off more than its children says so.
        """
        return any(child.lifts(rules, slot) for child in self.children())

    def lifts_by(self, s: State, slot: int) -> tuple[int, int]:
        """By how much at least and at most it rises so, if it is done now; 0 to MANY where a node does not say."""
        return 0, MANY if self.lifts(s.rules, slot) else 0

    def helps(self) -> bool:
        """Whether what it brings depends on a choice, and may make other effects of its card possible."""
        return False

    def hopes(self, other: Node) -> bool:
        """Whether it may be possible after the other one, though it is not now."""
        return True


def all_lift_by(nodes: list[Node], s: State, slot: int) -> tuple[int, int]:
    """By how much at least and at most a slot rises by all of them; what is left to rise may be enough for one only."""
    least, most = 0, 0
    for node in nodes:
        low, high = node.lifts_by(s, slot)
        least = max(least, low)
        most += high
    return least, most


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Node):
    """A number read off the state: tags, tiles, resources on a card … Points and amounts are made of these.

    `words` say what is counted, and in which sentences.
    """

    words: CountWords

    def __init__(self) -> None:
        super().__init__()
        self.words = NO_WORDS

    def count(self, s: State, seat: int, card: int) -> int:
        """The number now, for a seat, seen from a card."""
        raise NotImplementedError(type(self).__name__)

    def scored(self, s: State, seat: int, card: int) -> int:
        """The number when points are counted: nothing stands for anything else then."""
        return self.count(s, seat, card)

    def feeds(self, slot: int) -> bool:
        return False

    def as_chosen(self) -> bool:
        """Whether it is a number chosen just before: texts then say "as many"."""
        return False

    def notation(self) -> str:
        """How facts write down what is counted: `cities in play`."""
        raise NotImplementedError(type(self).__name__)

    def for_each(self, effect: Phrase) -> Phrase:
        """An effect, so often as there is one: Gain 1 plant for each city tile in play."""
        return Phrase(self.words.each, e=effect, **self.words.slots())

    def for_every(self, n: int, effect: Phrase) -> Phrase:
        """An effect for every so many."""
        return Phrase(self.words.every, e=effect, q=self.words.amount(n))

    def worth(self, points: Amount) -> Phrase:
        """Points for each."""
        return Phrase(self.words.points, q=points, **self.words.slots())

    def worth_every(self, n: int, points: Amount) -> Phrase:
        """Points for every so many."""
        return Phrase(self.words.points_every, p=points, q=self.words.amount(n))

    def worth_one(self, points: Amount) -> Phrase:
        """Points if there is one at least."""
        return Phrase(self.words.points_if, q=points, **self.words.slots())

    def condition(self, then: Phrase, otherwise: Phrase | None) -> Phrase:
        """An effect if there is one; `otherwise` another one."""
        if otherwise is not None:
            raise ValueError(f"no words for what follows if there is no {type(self).__name__}")
        return Phrase(self.words.holds, e=then, **self.words.slots())

    def condition_at(self, n: int, then: Phrase, otherwise: Phrase | None) -> Phrase:
        """An effect if there are so many; `otherwise` another one."""
        if otherwise is None:
            return Phrase(self.words.reached, p=self.words.amount(n), e=then)
        return Phrase(self.words.instead, e=otherwise, p=self.words.amount(n), e2=then)

    def required(self, n: int) -> Phrase:
        """That there must be so many."""
        return Phrase(self.words.required, q=self.words.amount(n))

    def most(self, first: Amount, second: Amount) -> Phrase:
        """Points for who has the most of it, and the second most."""
        return Phrase(self.words.most, p=first, q=second, **self.words.slots())
