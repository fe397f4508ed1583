"""Words as data: the patterns in which sentences speak of what is counted, gained, raised or changed.

A thing of the rules carries such a value as its `words`, given where it is defined. Patterns and nouns are ids of the
pattern files and the glossary; an empty one means that there are no words for it, which the check of a game's texts
reports (`tharsis.text.check`). Words are no part of the rules: they change no hash.
"""

from __future__ import annotations

from typing import Final

from tharsis.kernel.phrase import Amount, Noun, Phrase, Slot

# How a number of something is said: 3 plants (a slot q), plant production by 3 steps (x and n), the rating by 3 (n).
AMOUNT: Final = 0
STEPS: Final = 1
LEVEL: Final = 2


class CountWords:
    """What is counted, and the patterns that count it.

    `each`: an effect for each of it. `every`: for every so many. `points`, `points_every`, `points_if`: victory points for
    each, for every so many, if there is one. `holds`: an effect if there is one; `unmet`: the reason if there is none.
    `reached`: an effect if there are so many; `instead`: another one then. `required`: so many are required. `most`: points
    for the most of it.
    """

    def __init__(
        self,
        thing: Noun | None = None,
        *,
        each: str = "per_each",
        every: str = "per_every",
        points: str = "vp_per_each",
        points_every: str = "vp_per_every",
        points_if: str = "",
        holds: str = "",
        unmet: str = "",
        reached: str = "",
        instead: str = "",
        required: str = "",
        most: str = "",
    ) -> None:
        self.thing = thing
        self.each = each
        self.every = every
        self.points = points
        self.points_every = points_every
        self.points_if = points_if
        self.holds = holds
        self.unmet = unmet
        self.reached = reached
        self.instead = instead
        self.required = required
        self.most = most

    def slots(self) -> dict[str, Slot]:
        """What is counted, where the pattern does not say so itself."""
        return {} if self.thing is None else {"x": self.thing}

    def amount(self, n: int, more: bool = False) -> Amount:
        """So many of it."""
        return Amount(n, "" if self.thing is None else self.thing.id, more)


class QuantityWords:
    """The patterns for something that a player has a number of, and how that number is said (`form`).

    `gain_x`: as much as was chosen before. `spend_for`: in order to do something. `spend_x`, `spend_x_for`: any amount of
    it, and in order to gain as much. `short`: the reason why it can't be paid. `any_loses`, `nobody_has`: a player of my
    choice loses it, or none can. `bare`: a single one is drawn without its number.
    """

    def __init__(
        self,
        form: int,
        gain: str,
        *,
        gain_x: str = "",
        lose: str = "",
        spend: str = "",
        spend_for: str = "",
        spend_x: str = "",
        spend_x_for: str = "",
        short: str = "",
        any_loses: str = "",
        nobody_has: str = "",
        bare: bool = False,
    ) -> None:
        self.form = form
        self.gain = gain
        self.gain_x = gain_x
        self.lose = lose
        self.spend = spend
        self.spend_for = spend_for
        self.spend_x = spend_x
        self.spend_x_for = spend_x_for
        self.short = short
        self.any_loses = any_loses
        self.nobody_has = nobody_has
        self.bare = bare

    def say(self, pattern: str, noun: str, n: int) -> Phrase:
        """A sentence about so much of it."""
        if self.form == AMOUNT:
            return Phrase(pattern, q=Amount(n, noun))
        return Phrase(pattern, x=Noun(noun), n=n) if self.form == STEPS else Phrase(pattern, n=n)


NO_WORDS: Final = CountWords(each="", every="", points="", points_every="")

# A stock of something, and what is raised and lowered in steps.
STOCK: Final = QuantityWords(
    AMOUNT,
    "gain",
    gain_x="gain_x",
    lose="lose",
    spend="spend",
    spend_for="action_pay_gain",
    spend_x="spend_x",
    spend_x_for="spend_any_amount",
    short="short_of",
)
PRODUCTION: Final = QuantityWords(
    STEPS,
    "production_up",
    gain_x="production_up_x",
    lose="production_down",
    spend="production_down",
    spend_for="action_production_for",
    spend_x="production_down_x",
    spend_x_for="production_shift_any",
    short="cannot_lower_production",
    any_loses="production_any_down",
    nobody_has="nobody_has_production",
)
