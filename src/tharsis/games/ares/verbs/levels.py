"""Production and capacity: levels that follow from the cards in play, counted again whenever these change."""

from __future__ import annotations

from tharsis.games.ares.components import LEVELS
from tharsis.kernel.core import Count, Node, Ruleset, State
from tharsis.kernel.phrase import Noun, Phrase
from tharsis.rules.abilities import ON_PLAYED, Ability, On
from tharsis.rules.vocabulary import TABLEAU, Quantity


class Level(Ability):
    """Its owner has so much production or capacity more, or so much for each of something, now and later."""

    def __init__(self, what: Quantity, n: int = 1, per: Count | None = None) -> None:
        super().__init__()
        self.what = what
        self._place = LEVELS.index(what)
        self.n = n
        self.per = per

    def children(self) -> list[Node]:
        return [] if self.per is None else [self.per]

    def amount(self, s: State, seat: int, card: int) -> int:
        """How much it is now."""
        return self.n if self.per is None else self.n * self.per.count(s, seat, card)

    def heading(self) -> str:
        return ""

    def phrase(self) -> Phrase:
        effect = self.what.say(self.what.words.gain, self.n)
        return effect if self.per is None else self.per.for_each(effect)

    def icons(self) -> list[str]:
        own = [f"{self.n}", self.what.icon]
        return own if self.per is None else [*own, "/", *self.per.icons()]


class PlayedLevel(On):
    """A card with capacity of a kind is played: once for each of it on the card."""

    def __init__(self, what: Quantity) -> None:
        super().__init__(ON_PLAYED)
        self.what = what

    def times(self, rules: Ruleset, subject: int) -> int:
        card = rules.cards[subject]
        if card.kind == "corporation":
            return 0
        return sum([a.n for a in card.abilities if isinstance(a, Level) and a.what is self.what])

    def phrase(self, effect: Phrase, anyone: bool, this: bool) -> Phrase:
        return Phrase("ares_when_you_play_level", x=Noun(self.what.noun), e=effect)

    def icons(self) -> list[str]:
        return ["res-card", self.what.icon]


def levels_of(s: State, seat: int) -> list[int]:
    """The production and capacity of a seat, in the order of LEVELS, as its cards in play say."""
    found = [0] * len(LEVELS)
    cards = s.rules.cards
    for c in s.zones[s.rules.zone(seat, TABLEAU)]:
        for ability in cards[c].abilities:
            if isinstance(ability, Level):
                found[ability._place] += ability.amount(s, seat, c)
    return found


def recount(s: State, seat: int, card: int) -> None:
    """Let the levels of a seat agree with its cards; `card` is what changed them."""
    own, levels = s.seats[seat], levels_of(s, seat)
    for i in range(len(LEVELS)):
        slot = LEVELS[i].slot
        if own[slot] != levels[i]:
            s.add(seat, slot, levels[i] - own[slot], card)
