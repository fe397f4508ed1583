"""`tharsis position`: a position from a document, with everything that can be done, and why the rest can't."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tharsis.cli.board_view import headline, hex_map, tracks
from tharsis.cli.files import read_json
from tharsis.cli.games import check_drawn
from tharsis.cli.table_view import goals_table, players_table, score_table, tableau_lines
from tharsis.cli.texts import bonus_words, menu_texts, reasons_text
from tharsis.cli.words import check_language, word
from tharsis.kernel.core import Ask, State
from tharsis.play.adapters import adapter_for
from tharsis.play.explain import blocked, legal
from tharsis.play.position import load


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("position", help="Show a position: map, players, legal moves, and why others are not legal.")(
        position
    )


def position(
    file: Annotated[Path, typer.Argument(help="A position as JSON; - for the standard input.")],
    language: Annotated[str, typer.Option(help="en, pt or ru.")] = "en",
) -> None:
    """The command."""
    check_language(language)
    state = load(read_json(file))
    check_drawn(state.rules.game)
    names = [word("player", language, n=seat + 1) for seat in range(state.rules.players)]
    console = Console(highlight=False)
    console.print(headline(state, language))
    console.print(hex_map(state))
    console.print(tracks(state, language, bonus_words(language)))
    console.print(Text(word("legend", language), style="dim"))
    console.print(players_table(state, names, language))
    console.print(tableau_lines(state, names, language))
    if state.rules.players > 1:
        console.print(goals_table(state, names, language))
    scores = adapter_for(state.rules.game).scores(state)
    console.print(score_table(scores, names, [], language, "score_now"))
    for ask in state.decisions():
        moves(state, ask, names, language, console)


def moves(state: State, ask: Ask, names: list[str], language: str, console: Console) -> None:
    """What the seat can do, with prices, and what it can't, with reasons."""
    texts = menu_texts(state, ask, names, language)
    console.print(Text(f"\n{names[ask.seat]}: {word('legal', language)}", style="bold"))
    for move in legal(state, ask.seat):
        console.print(Text(f"  {texts[move.label]}"))
    console.print(Text(f"\n{word('not_legal', language)}", style="bold"))
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    for other in blocked(state, ask.seat):
        reasons = reasons_text(state, other.reasons, names, language)
        table.add_row(texts[other.label], Text(reasons, style="red"))
    console.print(table)
