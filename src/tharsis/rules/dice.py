"""Dice as resources: a finite pool of each colour; a die in front of a player is the resource on its upper face."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.core import Chance, Count, Frame, Node, Outcome, State
from tharsis.kernel.module import Slots
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.cards import NONE
from tharsis.rules.counts import Cities, for_each
from tharsis.rules.saying import counted
from tharsis.rules.things import BOARD, STOCKS, Quantity, Query, Resource
from tharsis.rules.tiles import Place

# Ranks beyond the usual ones: what is chosen freely waits until all else is known, turning dice comes last of all.
CHOSEN_LATE: Final = 4
TURNED_LAST: Final = 5


class Face(Quantity):
    """A resource: one of the faces of a colour."""

    def __init__(self, die: Die, name: str, number: int, sides: int) -> None:
        super().__init__(die.slots, name, f"face_{name}", f"die-{die.name}-{name}")
        self.die = die
        self.number = number  # among all faces of the game
        self.sides = sides  # how many of the six show it: the odds
        self.discount = Query(die.slots, f"discount_{name}")
        self.discount.says("dice_discount", self.icon, self.noun)


class Die:
    """A colour of dice: how many there are, its faces, and what a player produces of it."""

    def __init__(self, cup: Cup, name: str, count: int, faces: list[tuple[str, int]]) -> None:
        self.slots = cup.slots
        self.name = name
        self.number = len(cup.dice)
        self.count = count
        self.pool = cup.slots.world(f"{name}_pool", count)
        self.production = Quantity(
            cup.slots, f"{name}_production", f"{name}_die_production", f"prod-{name}-die"
        )
        self.production.is_production = True
        self.faces: list[Face] = []
        self.up: list[int] = []  # for each of the six sides: which of its faces
        for place, (face, sides) in enumerate(faces):
            self.faces.append(Face(self, face, len(cup.faces) + place, sides))
            self.up += [place] * sides

    def chance(self) -> Chance:
        """The odds of its faces."""
        return Chance(
            self.name, f"{self.name}_die", [Outcome(face.slot, face.noun, face.sides) for face in self.faces]
        )


class Cup:
    """All dice of a game, and the tokens that stand in for any resource."""

    def __init__(self, wild: Resource, slots: Slots) -> None:
        self.wild = wild
        self.slots = slots
        self.dice: list[Die] = []
        self.faces: list[Face] = []
        self.slots_of_faces: list[int] = []

    def add(self, name: str, count: int, faces: list[tuple[str, int]]) -> Die:
        """A further colour."""
        die = Die(self, name, count, faces)
        self.dice.append(die)
        self.faces += die.faces
        self.slots_of_faces += [face.slot for face in die.faces]
        return die

    def held(self, s: State, seat: int) -> int:
        """How many dice lie in front of a player."""
        own = s.seats[seat]
        found = 0
        for slot in self.slots_of_faces:
            found += own[slot]
        return found


# --- dice that come and go --------------------------------------------------------------------------------------------


def roll(s: State, seat: int, die: Die, n: int, card: int) -> int:
    """Take dice from the pool and roll them; how many there were."""
    got = min(n, s.world[die.pool])
    if got <= 0:
        return 0
    s.world[die.pool] -= got
    s.throw(seat, die.number, got, card)
    shown = [0] * len(die.faces)
    for _ in range(got):
        shown[die.up[s.below(len(die.up))]] += 1
    for place, times in enumerate(shown):
        if times:
            s.add(seat, die.faces[place].slot, times, card)
    return got


def take(s: State, seat: int, face: Face, n: int, card: int) -> int:
    """Take dice from the pool and set them to a face; how many there were."""
    got = min(n, s.world[face.die.pool])
    if got > 0:
        s.world[face.die.pool] -= got
        s.add(seat, face.slot, got, card)
    return got


def give_back(s: State, seat: int, face: Face, n: int, card: int) -> None:
    """Return dice to the pool."""
    if n > 0:
        s.add(seat, face.slot, -n, card)
        s.world[face.die.pool] += n


def in_order(there: list[int], left: list[int], n: int) -> list[int]:
    """Of n choices that are made in a fixed order, so that no selection is offered twice, what the next may be.

    `left`: for each place that is there, how many dice there are from it on. What would skip dice that are needed to
    come to n, or to all that there are, is left out.
    """
    return [place for place, n_left in zip(there, left, strict=True) if n_left >= min(n, left[0])]


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
        q = Amount(self.n, f"{self.die.name}_die")
        if isinstance(self.per, Cities):
            return Phrase("dice_per_city", q=q, x=Noun("city_tile"))
        said = Phrase("gain_roll", q=q)
        return said if self.per is None else for_each(said, self.per)

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

    def prompt(self, s: State, f: Frame) -> str:
        return "roll"

    def label(self, s: State, f: Frame, option: int) -> str:
        return f"roll {self.cup.dice[option].name}"

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

    def __init__(self, faces: list[Face], n: int = 1, per: Count | None = None) -> None:
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
        n = self.n if self.per is None else self.n * self.per.count(s, f.seat, f.card)
        if f.pc >= n:
            return
        there = self.there(s, f)
        if there:
            s.ask(f, in_order(there, [self.left(s, i) for i in there], n - f.pc))

    def there(self, s: State, f: Frame) -> list[int]:
        """The faces that may come, now or after others."""
        first = f.n if f.pc else 0
        return [i for i in range(first, len(self.faces)) if s.world[self.faces[i].die.pool] > 0]

    def left(self, s: State, place: int) -> int:
        """How many dice the pool has for this face and those after it."""
        return sum(s.world[die.pool] for die in self.dice[self.dice.index(self.faces[place].die) :])

    def answer(self, s: State, f: Frame, option: int) -> None:
        take(s, f.seat, self.faces[option], 1, f.card)
        s.push(f.with_n(f.pc + 1, option))

    def prompt(self, s: State, f: Frame) -> str:
        return "resource"

    def label(self, s: State, f: Frame, option: int) -> str:
        return f"take {self.faces[option].name}"

    def phrase(self) -> Phrase:
        noun = resource_noun(self.faces)
        if self.per is not None:
            return Phrase("gain_x", x=Noun(noun))
        one = len(self.dice) == 1
        return Phrase("gain_colour_choice" if one else "gain_any_resource", q=Amount(self.n, noun))

    def icons(self) -> list[str]:
        return ["X" if self.per is not None else f"{self.n}", resource_icon(self.faces), "?"]


class TurnDice(Node):
    """Turn up to so many of my dice to a side of my choice.

    Program: 2k which die, 2k + 1 to which side. The number keeps the last turn, die and side: turns are made in a fixed
    order, so that no selection is offered twice.
    """

    def __init__(self, cup: Cup, n: int = 1, must: bool = False) -> None:
        super().__init__()
        self.cup = cup
        self.n = n
        self.must = must
        self.rank = TURNED_LAST

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return self.cup.held(s, seat) > 0

    def sides(self, number: int, least: int) -> list[int]:
        """The other sides to which a die may be turned."""
        die = self.cup.faces[number].die
        return [face.number for face in die.faces if face.number != number and face.number >= least]

    def step(self, s: State, f: Frame) -> None:
        if f.pc >= 2 * self.n:
            return
        last = f.n if f.pc else 0
        if f.pc % 2 == 1:
            s.ask(f, self.sides(f.n >> 8, f.n & 255))
            return
        own = s.seats[f.seat]
        there = [
            face.number
            for face in self.cup.faces
            if own[face.slot] > 0
            and face.number >= last >> 8
            and (face.number > last >> 8 or self.sides(face.number, last & 255))
        ]
        if there:
            s.ask(f, there if self.must else [*there, NONE])

    def answer(self, s: State, f: Frame, option: int) -> None:
        if f.pc % 2 == 0:
            if option != NONE:
                least = f.n & 255 if f.pc and option == f.n >> 8 else 0
                s.push(f.with_n(f.pc + 1, (option << 8) + least))
            return
        turned = f.n >> 8
        s.add(f.seat, self.cup.faces[turned].slot, -1, f.card)
        s.add(f.seat, self.cup.faces[option].slot, 1, f.card)
        s.push(f.with_n(f.pc + 1, (turned << 8) + option))

    def prompt(self, s: State, f: Frame) -> str:
        return "turn" if f.pc % 2 == 0 else f"turn {self.cup.faces[f.n >> 8].name}"

    def label(self, s: State, f: Frame, option: int) -> str:
        if option == NONE:
            return "none"
        return f"{'turn' if f.pc % 2 == 0 else 'to'} {self.cup.faces[option].name}"

    def phrase(self) -> Phrase:
        return Phrase("turn_die" if self.n == 1 else "turn_dice_up_to", q=Amount(self.n, "die"))

    def icons(self) -> list[str]:
        return counted(self.n, "die-flip")


# --- what others lose -------------------------------------------------------------------------------------------------


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
        own, first = s.seats[f.seat], f.n if f.pc else 0
        return [i for i in range(first, len(self.faces)) if own[self.faces[i].slot] > 0]

    def answer(self, s: State, f: Frame, option: int) -> None:
        give_back(s, f.seat, self.faces[option], 1, f.card)
        s.push(f.with_n(f.pc + 1, option))

    def prompt(self, s: State, f: Frame) -> str:
        return "lose"

    def label(self, s: State, f: Frame, option: int) -> str:
        return f"lose {self.faces[option].name}"

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


def resource_noun(faces: list[Face]) -> str:
    """The word for any of these faces: one resource, one of a colour, or any."""
    if len(faces) == 1:
        return faces[0].noun
    colours = {face.die.name for face in faces}
    return f"{faces[0].die.name}_resource" if len(colours) == 1 else "any_resource"


def resource_icon(faces: list[Face]) -> str:
    """The picture of any of these faces."""
    if len(faces) == 1:
        return faces[0].icon
    colours = {face.die.name for face in faces}
    return f"die-{faces[0].die.name}" if len(colours) == 1 else "die-any"
