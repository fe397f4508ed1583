"""What chance would decide, with the odds: one line for each kind of dice."""

from __future__ import annotations

from fractions import Fraction

from tharsis.kernel.core import Ruleset
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.play.odds import Throw
from tharsis.text.render import render


def throw_text(rules: Ruleset, throw: Throw, language: str) -> str:
    """How many dice would be rolled, and the odds of each face."""
    chance = next(x for x in rules.chances if x.name == throw.what)
    odds = [
        f"{render(Noun(x.noun), language, game=rules.game)} {Fraction(x.share, chance.shares)}"
        for x in chance.outcomes
    ]
    rolled = render(_rolled(throw, chance.noun), language, game=rules.game)
    return f"{rolled} ({', '.join(odds)})"


def _rolled(throw: Throw, noun: str) -> Phrase:
    most = Amount(throw.most, noun)
    if throw.least == throw.most:
        return Phrase("throw", q=most)
    return Phrase("throw_between", n=throw.least, q=most) if throw.least else Phrase("throw_up_to", q=most)
