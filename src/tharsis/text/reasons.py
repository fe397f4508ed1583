"""Why something can't be done now, as short lines without a full stop."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.kernel.core import State
from tharsis.kernel.phrase import Phrase
from tharsis.text.names import titles_of
from tharsis.text.render import render


def reason_texts(state: State, reasons: Sequence[Phrase], language: str, names: Sequence[str]) -> list[str]:
    """The reasons that `Node.lacks` and `Entry.reasons` give, each said once."""
    titles = titles_of(state.rules, names)
    game = state.rules.game
    said = [render(reason, language, titles=titles, game=game) for reason in reasons]
    return list(dict.fromkeys(said))
