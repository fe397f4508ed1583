"""What previews of Terraforming Mars tell in words."""

from __future__ import annotations

from tharsis.games.mars.round import LastConversion, terraformed
from tharsis.kernel.core import Frame, State
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.seats import solo


def asked(s: State, f: Frame) -> Phrase | None:
    """What a question is about, where its node has no words."""
    if not isinstance(f.node, LastConversion):
        return None
    what = f.node.conversion(s)
    return Phrase("opt_convert_plants", q=Amount(what.price(s, f.seat), what.resource.noun))


def last_generation(before: State, after: State) -> list[Phrase]:
    """Whether a move has made this generation the last one."""
    last = not solo(after) and terraformed(after) and not terraformed(before)
    return [Phrase("news_last_generation")] if last else []
