"""Dice as resources: a finite pool of each colour; a die in front of a player is the resource on its upper face."""

from __future__ import annotations

from tharsis.kernel.core import Chance, Outcome, State
from tharsis.kernel.vocabulary import Vocabulary
from tharsis.kernel.words import PRODUCTION
from tharsis.rules.vocabulary import Quantity, Query, QueryWords, Resource


class Face(Quantity):
    """A resource: one of the faces of a colour."""

    def __init__(self, vocabulary: Vocabulary, die: Die, name: str, number: int, sides: int) -> None:
        super().__init__(vocabulary, name, f"face_{name}", f"die-{die.name}-{name}")
        self.die = die
        self.number = number  # among all faces of the game
        self.sides = sides  # how many of the six show it: the odds
        words = QueryWords("dice_discount", ["-{by}", self.icon], by=self.noun)
        self.discount = Query(vocabulary, f"discount_{name}", words=words)


class Die:
    """A colour of dice: how many there are, its faces, and what a player produces of it."""

    def __init__(
        self, vocabulary: Vocabulary, cup: Cup, name: str, count: int, faces: list[tuple[str, int]]
    ) -> None:
        self.name = name
        self.number = len(cup.dice)
        self.count = count
        self.pool = vocabulary.world(f"{name}_pool", count)
        self.production = Quantity(
            vocabulary,
            f"{name}_production",
            f"{name}_die_production",
            f"prod-{name}-die",
            words=PRODUCTION,
        )
        self.faces: list[Face] = []
        self.up: list[int] = []  # for each of the six sides: which of its faces
        for place, (face, sides) in enumerate(faces):
            self.faces.append(Face(vocabulary, self, face, len(cup.faces) + place, sides))
            self.up += [place] * sides

    def chance(self) -> Chance:
        """The odds of its faces."""
        return Chance(
            self.name, f"{self.name}_die", [Outcome(face.slot, face.noun, face.sides) for face in self.faces]
        )


class Cup:
    """All dice of a game, and the tokens that stand in for any resource."""

    def __init__(self, wild: Resource) -> None:
        self.wild = wild
        self.dice: list[Die] = []
        self.faces: list[Face] = []
        self.slots_of_faces: list[int] = []

    def add(self, vocabulary: Vocabulary, name: str, count: int, faces: list[tuple[str, int]]) -> Die:
        """A further colour."""
        die = Die(vocabulary, self, name, count, faces)
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

    def holds(self, s: State, seat: int, n: int) -> bool:
        """Whether at least so many do; most players have them after a look at a few faces."""
        own = s.seats[seat]
        for slot in self.slots_of_faces:
            if n <= 0:
                return True
            n -= own[slot]
        return n <= 0


# --- dice that come and go --------------------------------------------------------------------------------------------


def roll(s: State, seat: int, die: Die, n: int, card: int) -> int:
    """Take dice from the pool and roll them; how many there were."""
    got = min(n, s.world[die.pool])
    if got <= 0:
        return 0
    s.set_world(die.pool, s.world[die.pool] - got)
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
        s.set_world(face.die.pool, s.world[face.die.pool] - got)
        s.add(seat, face.slot, got, card)
    return got


def give_back(s: State, seat: int, face: Face, n: int, card: int) -> None:
    """Return dice to the pool."""
    if n > 0:
        s.add(seat, face.slot, -n, card)
        s.set_world(face.die.pool, s.world[face.die.pool] + n)


def in_order(there: list[int], left: list[int], n: int) -> list[int]:
    """Of n choices that are made in a fixed order, so that no selection is offered twice, what the next may be.

    `left`: for each place that is there, how many dice there are from it on. What would skip dice that are needed to
    come to n, or to all that there are, is left out.
    """
    return [place for place, n_left in zip(there, left, strict=True) if n_left >= min(n, left[0])]


def resource_noun(faces: list[Face]) -> str:
    """The word for any of these faces: one resource, one of a colour, or any."""
    if len(faces) == 1:
        return faces[0].noun
    colours = {face.die.name for face in faces}
    return f"{faces[0].die.name}_resource" if len(colours) == 1 else "any_resource"


def resource_icon(faces: list[Face]) -> str:
    """The picture of any of these faces: a die without a face would be one to roll."""
    if len(faces) == 1:
        return faces[0].icon
    colours = {face.die.name for face in faces}
    return f"die-{faces[0].die.name if len(colours) == 1 else 'any'}-choice"
