"""Milestones, which are got automatically, and awards, which are faces of dice."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.components import CUP, PARAMETERS, VOCABULARY, VP
from tharsis.games.dice.notes import NOTE_END, NOTE_MILESTONE
from tharsis.games.dice.slots import ACTIVE, AWARD_SPACES, CARDS_SEEN, ENDING, MILESTONE_SPACES
from tharsis.games.dice.verbs.pay import PayFaces
from tharsis.kernel.core import NOBODY, Count, Frame, Node, State
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.kernel.vocabulary import Vocabulary
from tharsis.kernel.words import CountWords
from tharsis.rules.counts import Has
from tharsis.rules.goals import CardsInPlay, Objective, owner_slot, placed
from tharsis.rules.seats import clockwise, solo
from tharsis.rules.vocabulary import TABLEAU

MILESTONE_POINTS: Final = 4
FIRST_PLACE: Final = 5
SECOND_PLACE: Final = 3
# Solo: icons needed for an award by how many sides of the die show it.
SOLO_NEEDS: Final = {1: 6, 2: 8, 3: 10}
TRIGGER: Final = 2  # complete parameters that end the game
GONE: Final = -2  # not in this game, or removed


class MostDice(Count):
    """The most dice that I have of one colour."""

    def __init__(self) -> None:
        super().__init__()
        self.words = CountWords(Noun("die"), required="goal_dice_of_colour")
        self._colours = [[face.slot for face in die.faces] for die in CUP.dice]

    def count(self, s: State, seat: int, card: int) -> int:
        own = s.seats[seat]
        best = 0
        for slots in self._colours:
            n = 0
            for slot in slots:
                n += own[slot]
            best = max(best, n)
        return best

    def icons(self) -> list[str]:
        return ["die-any", "*"]


class AllDice(Count):
    """All dice that I have."""

    def __init__(self) -> None:
        super().__init__()
        self.words = CountWords(Noun("die"), required="goal_dice")

    def count(self, s: State, seat: int, card: int) -> int:
        return CUP.held(s, seat)

    def icons(self) -> list[str]:
        return ["die-any"]


class ColoursProduced(Count):
    """The colours of dice that I produce."""

    def count(self, s: State, seat: int, card: int) -> int:
        own = s.seats[seat]
        return sum(1 for die in CUP.dice if own[die.production.slot] > 0)

    def required(self, n: int) -> Phrase:
        return Phrase("goal_all_colours")

    def icons(self) -> list[str]:
        return ["[", *[f"die-{die.name}" for die in CUP.dice], "]"]


class AwardIcons(Count):
    """The icons of one award, the best one, in the costs of my cards in play."""

    def count(self, s: State, seat: int, card: int) -> int:
        return max(award_icons(s, seat, s.world[slot]) for slot in AWARD_SPACES)

    def required(self, n: int) -> Phrase:
        return Phrase("goal_award_icons", n=n)

    def icons(self) -> list[str]:
        return ["die-any", "*"]


def award_icons(s: State, seat: int, face: int) -> int:
    """How many icons of a face the costs of a seat's cards show."""
    if face < 0:
        return 0
    cards, found = s.rules.cards, 0
    for c in s.zones[s.rules.zone(seat, TABLEAU)]:
        price = cards[c].price
        if isinstance(price, PayFaces):
            found += price.shows(face)
    return found


class OnTrack(Has):
    """My VP on the track."""

    def __init__(self) -> None:
        super().__init__(VP, CountWords(Noun("vp"), required="goal_track"))


class Milestone(Objective):
    """A milestone: who meets its condition first gets it at once. `of_cards`: only a new card can meet it."""

    def __init__(self, owner: int, key: str, measure: Count, level: int) -> None:
        super().__init__(owner, key, "milestone", measure, level)
        self.of_cards = isinstance(measure, CardsInPlay | ColoursProduced | AwardIcons)
        self.points = Amount(MILESTONE_POINTS, "end_vp")

    def with_level(self, level: int) -> Milestone:
        return Milestone(self.owner, self.key, self.measure, level)

    def phrase(self) -> Phrase:
        return self.measure.required(self.level)

    def icons(self) -> list[str]:
        number = [] if isinstance(self.measure, ColoursProduced) else ["req-min", f"{self.level}"]
        return [*number, *self.measure.icons()]


def milestone(key: str, measure: Count, level: int, vocabulary: Vocabulary = VOCABULARY) -> Milestone:
    """A milestone of the base, or of the module with this vocabulary."""
    return Milestone(owner_slot(vocabulary, "milestone", key), key, measure, level)


MILESTONES: Final[list[Milestone]] = [
    milestone("legend", CardsInPlay("red"), 6),
    milestone("miner", CardsInPlay("green"), 5),
    milestone("scientist", CardsInPlay("blue"), 3),
    milestone("tycoon", CardsInPlay(), 12),
    milestone("monopoly", MostDice(), 7),
    milestone("generalist", ColoursProduced(), 5),
    milestone("philanthropist", CardsInPlay(worth=True), 4),
    milestone("terraformer", OnTrack(), 16),
]


class Watch(Node):
    """After every effect: milestones go to whoever meets them, the active player first; the end is triggered."""

    def __init__(self, milestones: list[Objective]) -> None:
        super().__init__()
        self.milestones = milestones
        self.of_cards = [isinstance(m, Milestone) and m.of_cards for m in milestones]
        # Kept here, since this is asked after every effect.
        self._spaces = MILESTONE_SPACES
        self._owners = [m.owner for m in milestones]
        self._ending = ENDING
        self._seen = CARDS_SEEN

    def children(self) -> list[Node]:
        return list(self.milestones)

    def step(self, s: State, f: Frame) -> None:
        in_play = 0
        for seat in range(s.rules.players):
            in_play += len(s.zones[s.rules.zone(seat, TABLEAU)])
        new_cards = in_play != s.world[self._seen]
        if new_cards:
            s.set_world(self._seen, in_play)
        for slot in self._spaces:
            place = s.world[slot]
            if (
                place >= 0
                and (new_cards or not self.of_cards[place])
                and s.world[self._owners[place]] == NOBODY
            ):
                milestone = self.milestones[place]
                if any(milestone.value(s, seat) >= milestone.level for seat in range(s.rules.players)):
                    self.award(s, milestone, place)
        if s.world[self._ending] == 0 and complete(s) >= TRIGGER and not solo(s):
            s.set_world(self._ending, 1)
            s.note(NOTE_END, s.world[ACTIVE])

    def award(self, s: State, milestone: Objective, place: int) -> None:
        """Give a milestone to the first player who meets it."""
        for seat in clockwise(s, s.world[ACTIVE]):
            if milestone.value(s, seat) >= milestone.level:
                s.set_world(milestone.owner, seat)
                s.note(NOTE_MILESTONE, seat, -1, place)
                return


def complete(s: State) -> int:
    """How many parameters are complete."""
    found = 0
    for p in PARAMETERS:
        if s.world[p.slot] >= p.goal:
            found += 1
    return found


def award_points(s: State, face: int) -> list[int]:
    """What an award brings each seat."""
    values = [award_icons(s, seat, face) for seat in range(s.rules.players)]
    if solo(s):
        missing = SOLO_NEEDS[CUP.faces[face].sides] - values[0]
        return [FIRST_PLACE if missing <= 0 else SECOND_PLACE if missing == 1 else 0]
    return placed(values, FIRST_PLACE, SECOND_PLACE if s.rules.players > 2 else 0, least=1)
