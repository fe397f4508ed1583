"""`tharsis replay`: check a record and tell the game turn by turn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from tharsis.cli.board_view import headline, hex_map, seat_mark, seat_style
from tharsis.cli.files import read_bytes
from tharsis.cli.games import check_drawn, generation
from tharsis.cli.table_view import score_table
from tharsis.cli.texts import told_since
from tharsis.cli.words import check_language, word
from tharsis.play.match import Match
from tharsis.play.replay import steps, verify


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay", help="Check the record of a game and tell it turn by turn.")(replay)


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
        check_drawn(match.setup.game)
        match = tell(text, language, console)
    answers = len(match.answers)
    state = word("over" if match.over else "not_over", language)
    console.print(f"{word('record_holds', language, n=answers)} {state}")


def tell(text: bytes, language: str, console: Console) -> Match:
    """The game, event by event, with the map after each generation."""
    match, shown, number = None, -1, 0
    names: list[str] = []
    for match in steps(text):
        if not names:
            names = [word("player", language, n=seat + 1) for seat in range(match.players)]
        s = match.state
        # What belongs together is told together: at the end of an action, or when all have chosen in secret.
        if s.forked or not (s.over or any(match.adapter.is_menu(ask) for ask in s.decisions())):
            continue
        for seat, line in told_since(s, None, shown, names, language):
            console.print(Text(f"{seat_mark(seat)} {line}", style=seat_style(seat)))
        shown = -1 if s.log is None else s.log.index
        if generation(s) != number:
            number = generation(s)
            console.print(headline(s, language), no_wrap=True, overflow="ellipsis")
    assert match is not None
    console.print(hex_map(match.state))
    heading = "final" if match.over else "score_now"
    console.print(score_table(match.scores(), names, match.winners(), language, heading))
    return match
