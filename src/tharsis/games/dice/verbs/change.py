"""Effects on dice that lie before players: turned by their owner, lost by the opponents."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.verbs.dice import Cup, Face, give_back, in_order, resource_icon, resource_noun
from tharsis.games.dice.verbs.gain import DiceGain
from tharsis.kernel.batch import TURNS, UP, Batch
from tharsis.kernel.core import Frame, Node, Ruleset, State
from tharsis.kernel.option import THING, Option, Question
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.actions import with_things
from tharsis.rules.cards import NONE
from tharsis.rules.phrases import counted
from tharsis.rules.tiles import Place
from tharsis.rules.vocabulary import STOCKS

TURNED_LAST: Final = 5  # a rank beyond all others: what else a card brings may help to choose


def sides_of(cup: Cup, number: int, least: int) -> list[int]:
    """The other sides to which a die may be turned."""
    die = cup.faces[number].die
    return [face.number for face in die.faces if face.number != number and face.number >= least]


def dice_to_turn(cup: Cup, had: list[int], die: int, side: int) -> list[int]:
    """The dice that may be turned after one that was turned to a side."""
    return [i for i, n in enumerate(had) if n > 0 and (i > die or (i == die and sides_of(cup, i, side)))]


class TurnDice(Node):
    """Turn up to so many of my dice to a side of my choice.

    Program: 2k which die, 2k + 1 to which side. The numbers keep the last turn, its side and its die (of a die that is
    chosen, the least side): turns are made in a fixed order, so that no selection is offered twice.
    """

    def __init__(self, cup: Cup, n: int = 1, must: bool = False) -> None:
        super().__init__()
        self.cup = cup
        self.n = n
        self.must = must
        self.rank = TURNED_LAST

    def shifts(self) -> tuple[int, ...]:
        return (0, 8)

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return self.cup.holds(s, seat, 1)

    def last(self, f: Frame) -> tuple[int, int]:
        """The side and the die of the last turn; what set it off may have left a number of its own before."""
        return (f.arg(0), f.arg(1)) if f.pc else (0, 0)

    def step(self, s: State, f: Frame) -> None:
        if f.pc >= 2 * self.n:
            return
        side, die = self.last(f)
        if f.pc % 2 == 1:
            s.ask(f, sides_of(self.cup, die, side))
            return
        there = dice_to_turn(self.cup, self.had(s, f), die, side)
        if there:
            s.ask(f, there if self.must else [*there, NONE])

    def had(self, s: State, f: Frame) -> list[int]:
        """My dice, by the numbers of their faces."""
        own = s.seats[f.seat]
        return [own[slot] for slot in self.cup.slots_of_faces]

    def batch(self, s: State, f: Frame) -> Batch | None:
        """All turns as one choice, from the first question on: later, a die that was turned could not be told from others."""
        if f.pc != 0:
            return None
        had, faces = self.had(s, f), self.cup.faces
        colours = {face.die for face, n in zip(faces, had, strict=True) if n > 0}
        mine = [face for face in faces if face.die in colours]
        turns = [
            (face, faces[to])
            for face in mine
            if had[face.number]
            for to in sides_of(self.cup, face.number, 0)
        ]
        items = [Option(f"turn-{face.name}-to", THING, to.name) for face, to in turns]
        most = min(self.n, sum(had))
        found = Batch("turn", items, TURNS, min(1, most) if self.must else 0, most)
        found.names = [face.name for face in mine]
        return found.stocked([had[face.number] for face in mine], [mine.index(face) for face, _ in turns])

    def answer(self, s: State, f: Frame, option: int) -> None:
        if f.pc % 2 == 0:
            if option != NONE:
                side, die = self.last(f)
                s.push(f.with_args(f.pc + 1, side if option == die else 0, option))
            return
        turned = f.arg(1)
        s.add(f.seat, self.cup.faces[turned].slot, -1, f.card)
        s.add(f.seat, self.cup.faces[option].slot, 1, f.card)
        s.push(f.with_args(f.pc + 1, option, turned))

    def asks(self) -> Question:
        return Question("turn")

    def question(self, s: State, f: Frame) -> Question:
        return self.asks() if f.pc % 2 == 0 else Question("turn", THING, self.cup.faces[f.arg(1)].name)

    def option(self, s: State, f: Frame, x: int) -> Option:
        if x == NONE:
            return Option("none")
        return Option("turn" if f.pc % 2 == 0 else "to", THING, self.cup.faces[x].name)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        faces = [face.name for face in self.cup.faces]
        return [Option("none"), *with_things("turn", faces), *with_things("to", faces)]

    def phrase(self) -> Phrase:
        return Phrase("turn_die" if self.n == 1 else "turn_dice_up_to", q=Amount(self.n, "die"))

    def icons(self) -> list[str]:
        return counted(self.n, "die-flip")


class LoseDice(Node):
    """Lose dice that show one of some faces, of my choice; as many as there are. Program counter: lost."""

    def __init__(self, faces: list[Face], n: int) -> None:
        super().__init__()
        self.faces = faces
        self.n = n
        self.writes = STOCKS

    def step(self, s: State, f: Frame) -> None:
        own, there = s.seats[f.seat], self.there(s, f)
        if there and f.pc < self.n:
            left = [sum(own[face.slot] for face in self.faces[i:]) for i in there]
            s.ask(f, in_order(there, left, self.n - f.pc))

    def there(self, s: State, f: Frame) -> list[int]:
        """The faces that may go, now or after others."""
        own, first = s.seats[f.seat], f.arg() if f.pc else 0
        return [i for i in range(first, len(self.faces)) if own[self.faces[i].slot] > 0]

    def answer(self, s: State, f: Frame, option: int) -> None:
        give_back(s, f.seat, self.faces[option], 1, f.card)
        s.push(f.with_args(f.pc + 1, option))

    def batch(self, s: State, f: Frame) -> Batch | None:
        own, there = s.seats[f.seat], self.there(s, f)
        stocks = [own[self.faces[i].slot] for i in there]
        n = min(self.n - f.pc, sum(stocks))
        items = [Option("lose", THING, self.faces[i].name) for i in there]
        return Batch("lose", items, UP, n, n).stocked(stocks, list(range(len(there))))

    def asks(self) -> Question:
        return Question("lose")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("lose", THING, self.faces[x].name)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_things("lose", [face.name for face in self.faces])

    def done(self, f: Frame) -> int:
        return f.pc

    def phrase(self) -> Phrase:
        return Phrase("lose", q=Amount(self.n, resource_noun(self.faces)))

    def icons(self) -> list[str]:
        return [f"-{self.n}", resource_icon(self.faces)]


class OpponentsLose(Node):
    """Each opponent loses dice that show one of some faces: who has none loses nothing, tokens are safe."""

    def __init__(self, faces: list[Face], n: int = 1) -> None:
        super().__init__()
        self.faces = faces
        self.loss = LoseDice(faces, n)
        self.writes = STOCKS

    def children(self) -> list[Node]:
        return [self.loss]

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return any(
            s.seats[i][face.slot] > 0 for i in range(s.rules.players) if i != seat for face in self.faces
        )

    def clashes(self, s: State, f: Frame, other: Frame) -> bool:
        node = other.node
        if isinstance(node, Place):
            return bool(node.writes_now(s, other.seat) & STOCKS)  # others may gain what they are to lose
        if not isinstance(node, DiceGain):
            return False
        for die in {face.die for face in self.faces}:
            wants = node.wants(s, other, die)
            if wants and (other.seat != f.seat or wants > s.world[die.pool]):
                return True
        return False

    def step(self, s: State, f: Frame) -> None:
        n = s.rules.players
        for i in range(n - 1, 0, -1):
            s.push(Frame(self.loss, (f.seat + i) % n, f.card))

    def phrase(self) -> Phrase:
        return Phrase("dice_each_opponent_loses", q=Amount(self.loss.n, resource_noun(self.faces)))

    def icons(self) -> list[str]:
        return [f"-{self.loss.n}", "any", resource_icon(self.faces)]
