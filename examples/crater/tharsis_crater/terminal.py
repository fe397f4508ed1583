"""Crater in the terminal: as any game, with the round in front."""

from __future__ import annotations

from rich.text import Text

from tharsis.cli.screen import plain
from tharsis.cli.screen.reader import Reader
from tharsis.kernel.core import State
from tharsis.kernel.phrase import Noun
from tharsis.text.render import render
from tharsis_crater import LAST_ROUND, ROUND


def headline(s: State, r: Reader) -> Text:
    """The round and the lake."""
    found = Text(f"{render(Noun('round'), r.language)} {s.world[ROUND]}/{LAST_ROUND} · ", "bold")
    return found.append_text(plain.headline(s, r))


PANELS = {"headline": headline, "chapter": lambda s: s.world[ROUND]}
