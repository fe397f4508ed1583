"""The picture of the terminal table for the README: a game of greedy bots, seen from seat 0 in the middle of it."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

import tharsis
from tharsis.bots.make import bot_named
from tharsis.bots.table import choice
from tharsis.cli.screen.of_game import view_of
from tharsis.cli.screen.table import Screen

ANSWERS = 240


def main() -> None:
    match = tharsis.new_game("mars", players=3, seed=11, modules=["corporate_era"])
    bots = [bot_named("greedy", seat, match.state.rules, seat) for seat in range(3)]
    while len(match.answers) < ANSWERS or not waiting_for_me(match):
        ask = match.state.decisions()[0]
        match.apply(ask.seat, choice(match.state, ask, bots[ask.seat]))
    console = Console(record=True, width=128, height=46, file=io.StringIO(), force_terminal=True)
    mine = match.state.ask_of(0)
    assert mine is not None
    view = view_of(match.setup.game)
    Screen(console, view, view.reader(["Mira", "Bo", "Vega"], "en", 0)).table(match, mine)
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/images/terminal.svg")
    # Without the fonts that the export would fetch from elsewhere: any fixed-width font will do.
    svg = re.sub(r"@font-face \{.*?\}", "", console.export_svg(title="tharsis play mars"), flags=re.DOTALL)
    target.write_text(svg, encoding="utf-8")


def waiting_for_me(match: tharsis.Match) -> bool:
    decision = match.decision(0)
    return decision is not None and decision.prompt == "action"


if __name__ == "__main__":
    main()
