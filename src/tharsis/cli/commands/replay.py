"""`tharsis replay`: check a record and tell the game turn by turn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from tharsis.cli.files import read_bytes
from tharsis.cli.screen.of_game import view_of
from tharsis.cli.screen.reader import seat_mark, seat_style
from tharsis.cli.screen.scores import score_table
from tharsis.cli.screen.texts import told_since
from tharsis.cli.screen.words import check_language, word
from tharsis.play.match import Match
from tharsis.play.replay import steps, verify
from tharsis.rules.menu import is_menu


def replay(
    file: Annotated[Path, typer.Argument(help="A record (JSON lines); - for the standard input.")],
    language: Annotated[str, typer.Option(help="en, pt or ru.")] = "en",
    quiet: Annotated[bool, typer.Option("--quiet", help="Only check it.")] = False,
) -> None:
    """The command."""
    check_language(language)
    text = read_bytes(file)
    match = verify(text)  # the whole record first: nothing is told of one that does not hold
    console = Console(highlight=False)
    if not quiet:
        tell(text, match, language, console)
    answers = len(match.answers)
    state = word("over" if match.over else "not_over", language)
    console.print(f"{word('record_holds', language, n=answers)} {state}")


def tell(text: bytes, end: Match, language: str, console: Console) -> None:
    """The game, event by event; now and then how it stands, at the end the map and the points."""
    view = view_of(end.setup.game, end.state.rules.modules)
    r = view.reader([word("player", language, n=seat + 1) for seat in range(end.players)], language)
    shown, chapter = -1, -1
    for match in steps(text):
        s = match.state
        # What belongs together is told together: at the end of an action, or when all have chosen in secret.
        if s.forked or not (s.over or any(is_menu(ask) for ask in s.decisions())):
            continue
        for line in told_since(s, r, shown):
            console.print(Text(f"{seat_mark(line.seat)} {line.text}", style=seat_style(line.seat)))
        shown = -1 if s.log is None else s.log.index
        if view.chapter(s) != chapter:
            chapter = view.chapter(s)
            console.print(view.headline(s, r), no_wrap=True, overflow="ellipsis")
    console.print(view.board(end.state, r))
    heading = "final" if end.over else "score_now"
    console.print(score_table(end.scores(), end.winners(), r, heading))
