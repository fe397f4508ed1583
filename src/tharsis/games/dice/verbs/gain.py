"""Effects that bring dice from the pool: rolled, or set to a face."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.verbs.dice import Cup, Die, Face, in_order, resource_icon, resource_noun, roll, take
from tharsis.kernel.batch import UP, Batch
from tharsis.kernel.core import Count, Frame, Node, Ruleset, State
from tharsis.kernel.option import THING, Option, Question
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.actions import with_things
from tharsis.rules.phrases import counted
from tharsis.rules.tiles import Place
from tharsis.rules.vocabulary import BOARD, STOCKS

CHOSEN_LATE: Final = 4  # a rank beyond the usual ones: what is chosen freely waits until all else is known


class DiceGain(Node):
    """Dice come from the pool. Where it is short, the order of such effects matters."""

    def __init__(self) -> None:
        super().__init__()
        self.writes = STOCKS

    def wants(self, s: State, f: Frame, die: Die) -> int:
        """How many dice of a colour it will take, or may take where they are chosen."""
        return 0

    def colours(self) -> list[Die]:
        """The colours of which it wants some."""
        return []

    def clashes(self, s: State, f: Frame, other: Frame) -> bool:
        node = other.node
        for die in self.colours():
            mine, left = self.wants(s, f, die), s.world[die.pool]
            if mine == 0:
                continue
            if isinstance(node, DiceGain):
                theirs = node.wants(s, other, die)
                if theirs and mine + theirs > left:
                    return True
            elif isinstance(node, Place) and mine + 1 > left:
                return True  # the bonus of the area may be such a die
        return False


class Roll(DiceGain):
    """Gain dice of a colour and roll them at once."""

    def __init__(self, die: Die, n: int = 1, per: Count | None = None) -> None:
        super().__init__()
        self.die = die
        self.n = n
        self.per = per
        self.reads = 0 if per is None else per.reads
        self.rank = 1 if per is None else 2

    def children(self) -> list[Node]:
        return [] if self.per is None else [self.per]

    def amount(self, s: State, seat: int, card: int) -> int:
        """How many dice it would be now."""
        return self.n if self.per is None else self.n * self.per.count(s, seat, card)

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return s.world[self.die.pool] > 0 and self.amount(s, seat, card) > 0

    def wants(self, s: State, f: Frame, die: Die) -> int:
        return self.amount(s, f.seat, f.card) if die is self.die else 0

    def colours(self) -> list[Die]:
        return [self.die]

    def step(self, s: State, f: Frame) -> None:
        roll(s, f.seat, self.die, self.amount(s, f.seat, f.card), f.card)

    def phrase(self) -> Phrase:
        said = Phrase("gain_roll", q=Amount(self.n, f"{self.die.name}_die"))
        return said if self.per is None else self.per.for_each(said)

    def icons(self) -> list[str]:
        own = counted(self.n, f"die-{self.die.name}")
        return own if self.per is None else [*own, "/", *self.per.icons()]


class RollAny(DiceGain):
    """Gain dice of colours of my choice, one after the other, and roll each at once. Program counter: rolled."""

    def __init__(self, cup: Cup, n: int = 1) -> None:
        super().__init__()
        self.cup = cup
        self.n = n
        self.reads = BOARD  # what an area brings may help to choose, and the other way round

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return any(s.world[die.pool] > 0 for die in self.cup.dice)

    def step(self, s: State, f: Frame) -> None:
        there = [die.number for die in self.cup.dice if s.world[die.pool] > 0]
        if there:
            s.ask(f, there)

    def answer(self, s: State, f: Frame, option: int) -> None:
        roll(s, f.seat, self.cup.dice[option], 1, f.card)
        if f.pc + 1 < self.n:
            s.push(f.at(f.pc + 1))

    def asks(self) -> Question:
        return Question("roll")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("roll", THING, self.cup.dice[x].name)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_things("roll", [die.name for die in self.cup.dice])

    def done(self, f: Frame) -> int:
        return f.pc

    def phrase(self) -> Phrase:
        return Phrase("gain_roll", q=Amount(self.n, "any_die"))

    def icons(self) -> list[str]:
        return counted(self.n, "die-any")


class GainFace(DiceGain):
    """Gain a resource: a die of its colour, set to it."""

    def __init__(self, face: Face, n: int = 1) -> None:
        super().__init__()
        self.face = face
        self.n = n
        self.rank = 1

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return s.world[self.face.die.pool] > 0

    def wants(self, s: State, f: Frame, die: Die) -> int:
        return self.n if die is self.face.die else 0

    def colours(self) -> list[Die]:
        return [self.face.die]

    def clashes(self, s: State, f: Frame, other: Frame) -> bool:
        node = other.node
        if isinstance(node, GainFace) and node.face is self.face and other.seat == f.seat:
            return False
        return super().clashes(s, f, other)

    def step(self, s: State, f: Frame) -> None:
        take(s, f.seat, self.face, self.n, f.card)

    def phrase(self) -> Phrase:
        return Phrase("gain", q=Amount(self.n, self.face.noun))

    def icons(self) -> list[str]:
        return counted(self.n, self.face.icon)


class GainAny(DiceGain):
    """Gain resources of my choice among some faces, set to them. Program counter: how many; number: the last one."""

    def __init__(self, faces: list[Face], n: int, per: Count | None = None) -> None:
        super().__init__()
        self.faces = faces
        self.n = n
        self.per = per
        self.rank = CHOSEN_LATE
        self.dice = list(dict.fromkeys(face.die for face in faces))

    def children(self) -> list[Node]:
        return [] if self.per is None else [self.per]

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return any(s.world[face.die.pool] > 0 for face in self.faces)

    def wants(self, s: State, f: Frame, die: Die) -> int:
        return self.n if die in self.dice else 0

    def colours(self) -> list[Die]:
        return self.dice

    def step(self, s: State, f: Frame) -> None:
        n = self.missing(s, f)
        if n <= 0:
            return
        there = self.there(s, f)
        if there:
            s.ask(f, in_order(there, [self.left(s, i) for i in there], n))

    def missing(self, s: State, f: Frame) -> int:
        """How many are still to be gained."""
        n = self.n if self.per is None else self.n * self.per.count(s, f.seat, f.card)
        return n - f.pc

    def there(self, s: State, f: Frame) -> list[int]:
        """The faces that may come, now or after others."""
        first = f.arg() if f.pc else 0
        return [i for i in range(first, len(self.faces)) if s.world[self.faces[i].die.pool] > 0]

    def left(self, s: State, place: int) -> int:
        """How many dice the pool has for this face and those after it."""
        return sum(s.world[die.pool] for die in self.dice[self.dice.index(self.faces[place].die) :])

    def answer(self, s: State, f: Frame, option: int) -> None:
        take(s, f.seat, self.faces[option], 1, f.card)
        s.push(f.with_args(f.pc + 1, option))

    def batch(self, s: State, f: Frame) -> Batch | None:
        there = self.there(s, f)
        items = [Option("take", THING, self.faces[i].name) for i in there]
        n = min(self.missing(s, f), self.left(s, there[0]))
        stock_of = [self.dice.index(self.faces[i].die) for i in there]
        return Batch("take", items, UP, n, n).stocked([s.world[die.pool] for die in self.dice], stock_of)

    def asks(self) -> Question:
        return Question("resource")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("take", THING, self.faces[x].name)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_things("take", [face.name for face in self.faces])

    def done(self, f: Frame) -> int:
        return f.pc

    def phrase(self) -> Phrase:
        noun = resource_noun(self.faces)
        if self.per is not None:
            return Phrase("gain_x", x=Noun(noun))
        one = len(self.dice) == 1
        return Phrase("gain_colour_choice" if one else "gain_any_resource", q=Amount(self.n, noun))

    def icons(self) -> list[str]:
        return ["X" if self.per is not None else f"{self.n}", resource_icon(self.faces)]
