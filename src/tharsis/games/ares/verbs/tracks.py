"""Raising the tracks, flipping oceans, planting forests; and what reacts to that."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import (
    FORESTS,
    OCEANS,
    ON_ACTION,
    ON_FOREST,
    ON_RAISED,
    ON_RATING,
    OXYGEN,
    TEMPERATURE,
    TR,
    TRACKS,
    ZonedTrack,
)
from tharsis.games.ares.notes import NOTE_FLIP, NOTE_FLIP_AGAIN
from tharsis.games.ares.verbs.levels import recount
from tharsis.games.ares.zones import FLIPPED, OCEAN_TILES
from tharsis.kernel.core import Frame, Node, Ruleset, State
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.abilities import On
from tharsis.rules.effects import Gain, Raise
from tharsis.rules.phrases import counted
from tharsis.rules.reactions import fire
from tharsis.rules.vocabulary import HANDS, TOP_OF_DECK

RATING_STEP: Final = Gain(TR, 1)
OCEAN: Final = TRACKS.index(OCEANS)


def rewards(s: State, track: ZonedTrack) -> bool:
    """Whether a step of a track still brings something: it was not at its maximum when this phase began."""
    return s.world[track.at_start] < track.goal


class Stepped(Node):
    """A step of a track: the terraform rating goes up, then what waits for the step reacts."""

    def __init__(self, track: ZonedTrack) -> None:
        super().__init__()
        self.track = track
        self.number = TRACKS.index(track)
        self.instant = True

    def step(self, s: State, f: Frame) -> None:
        if rewards(s, self.track):
            RATING_STEP.step(s, Frame(RATING_STEP, f.seat, f.card))
            fire(s, ON_RAISED, self.number, f.seat, -1, self.number)

    def phrase(self) -> Phrase:
        return RATING_STEP.phrase()

    def icons(self) -> list[str]:
        return RATING_STEP.icons()


for track in (TEMPERATURE, OXYGEN):
    track.reward = Stepped(track)
    track.beyond = track.reward  # a step beyond the maximum of this phase moves nothing, and brings the same


class Flip(Node):
    """Flip oceans, one after the other: turn the tile, the rating goes up, then the reward on it.

    In the phase in which the last one was turned, a further one turns nothing and brings the reward of that one again.
    """

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n
        self.writes = HANDS | TOP_OF_DECK

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return rewards(s, OCEANS)

    def step(self, s: State, f: Frame) -> None:
        for _ in range(self.n):
            self.flip(s, f)

    def flip(self, s: State, f: Frame) -> None:
        """One of them. Tiles that are not turned yet look alike: which one it is, chance has decided."""
        if not rewards(s, OCEANS):
            return
        tiles = s.zones[OCEAN_TILES]
        if tiles:
            tile = tiles[-1]
            s.move(f.seat, tile, FLIPPED)
            s.note(NOTE_FLIP, f.seat, tile)
            s.add_world(f.seat, OCEANS.slot, 1, f.card)
        else:
            tile = s.zones[FLIPPED][-1]
            s.note(NOTE_FLIP_AGAIN, f.seat, tile)
        RATING_STEP.step(s, Frame(RATING_STEP, f.seat, f.card))
        for part in s.rules.cards[tile].play:
            part.step(s, Frame(part, f.seat, f.card))
        fire(s, ON_RAISED, OCEAN, f.seat, -1, OCEAN)

    def phrase(self) -> Phrase:
        return Phrase("flip_ocean", q=Amount(self.n, "ocean_tile"))

    def icons(self) -> list[str]:
        return counted(self.n, "ocean-flip")


class Forest(Node):
    """Plant forests: for each a token, and a step of oxygen."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n
        self.instant = True
        self.rise = Raise(OXYGEN)

    def children(self) -> list[Node]:
        return [self.rise]

    def step(self, s: State, f: Frame) -> None:
        for _ in range(self.n):
            s.add(f.seat, FORESTS.slot, 1, f.card)
            self.rise.step(s, Frame(self.rise, f.seat, f.card))
            fire(s, ON_FOREST, 0, f.seat, -1, 0)
        recount(s, f.seat, f.card)

    def phrase(self) -> Phrase:
        return Phrase("plant_forest", q=Amount(self.n, FORESTS.noun))

    def icons(self) -> list[str]:
        return counted(self.n, FORESTS.icon)


# --- what cards wait for ------------------------------------------------------------------------------------------------


class Raised(On):
    """One of these tracks goes up a step, or an ocean is flipped, by the owner; whether the marker moves or not."""

    def __init__(self, *tracks: ZonedTrack) -> None:
        super().__init__(ON_RAISED)
        self.numbers = [TRACKS.index(track) for track in tracks]

    def times(self, rules: Ruleset, subject: int) -> int:
        return 1 if subject in self.numbers else 0

    def phrase(self, effect: Phrase, anyone: bool, this: bool) -> Phrase:
        if len(self.numbers) == len(TRACKS):
            return Phrase("ares_when_you_raise_any", e=effect)
        if TRACKS[self.numbers[0]] is OCEANS:
            return Phrase("when_you_flip_ocean", x=Noun("ocean_tile"), e=effect)
        return Phrase("when_you_raise", x=Noun(TRACKS[self.numbers[0]].noun), e=effect)

    def icons(self) -> list[str]:
        found: list[str] = []
        for number in self.numbers:
            found += ["or", TRACKS[number].icon] if found else [TRACKS[number].icon]
        return found


class Once(On):
    """Something that has no subject: a forest is planted, the action of a card is used, the rating rises first in a phase."""

    def __init__(self, occurrence: int, words: Phrase, pictures: list[str]) -> None:
        super().__init__(occurrence)
        self.words = words
        self.pictures = pictures

    def times(self, rules: Ruleset, subject: int) -> int:
        return 1

    def phrase(self, effect: Phrase, anyone: bool, this: bool) -> Phrase:
        return Phrase(self.words.pattern, e=effect, **self.words.slots)

    def icons(self) -> list[str]:
        return self.pictures


PLANTED: Final = Once(ON_FOREST, Phrase("when_you_plant_forest", x=Noun(FORESTS.noun)), [FORESTS.icon])
USED_ACTION: Final = Once(ON_ACTION, Phrase("when_you_use_action"), ["mark-action"])
FIRST_RISE: Final = Once(ON_RATING, Phrase("ares_when_first_rise"), [TR.icon, "*"])
