"""`tharsis position`: a position from a document, with everything that can be done, and why the rest can't."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from tharsis.cli.files import read_json
from tharsis.cli.screen.moves import blocked_moves, legal_moves
from tharsis.cli.screen.of_game import view_of
from tharsis.cli.screen.scores import score_table
from tharsis.cli.screen.words import check_language, word
from tharsis.play.position import load
from tharsis.play.scores import scores


def position(
    file: Annotated[Path, typer.Argument(help="A position as JSON; - for the standard input.")],
    language: Annotated[str, typer.Option(help="en, pt or ru.")] = "en",
) -> None:
    """The command."""
    check_language(language)
    s = load(read_json(file))
    view = view_of(s.rules.game, s.rules.modules)
    r = view.reader([word("player", language, n=seat + 1) for seat in range(s.rules.players)], language)
    console = Console(highlight=False)
    for part in (view.headline(s, r), view.board(s, r), view.tracks(s, r)):
        console.print(part)
    console.print(Text(r.word("legend"), style="dim"))
    for table in (view.seats(s, r), view.tableaus(s, r), view.goals(s, r)):
        if table is not None:
            console.print(table)
    console.print(score_table(scores(s), [], r, "score_now"))
    for ask in s.decisions():
        console.print(Text(f"\n{r.names[ask.seat]}: {r.word('legal')}", style="bold"))
        console.print(legal_moves(s, ask, r))
        console.print(Text(f"\n{r.word('not_legal')}", style="bold"))
        console.print(blocked_moves(s, ask, r))
