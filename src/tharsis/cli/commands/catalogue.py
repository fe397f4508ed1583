"""`tharsis events` and the like: what games have besides cards, a list for each catalogue that a module offers.

The facet `catalogue` of a module has `CATALOGUES`: name of a list -> a function of the language that gives its rows. A row is
plain data with `key`, `title` (by language) and `text` (in that language).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tharsis.cli.screen.words import check_language
from tharsis.games.plugins import facet, game_names, packages_of
from tharsis.kernel.errors import UnknownName

Row = dict[str, Any]
Rows = Callable[[str], list[Row]]
COMMAND = "catalogue"


def catalogue(
    name: Annotated[str, typer.Argument(help="Which list; without one, the lists that there are.")] = "",
    language: Annotated[str, typer.Option(help="en, pt or ru.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print all data as JSON.")] = False,
) -> None:
    """The command."""
    check_language(language)
    known = catalogues()
    if not name:
        print("\n".join(sorted(known)))
        return
    if name not in known:
        raise UnknownName(f"there is no catalogue {name!r}; known: {', '.join(sorted(known)) or 'none'}")
    rows = [row for rows in known[name] for row in rows(language)]
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
    else:
        listed(rows, language)


def catalogues() -> dict[str, list[Rows]]:
    """The lists that modules offer, by name."""
    found: dict[str, list[Rows]] = {}
    for game in game_names():
        for module in packages_of(game):
            own = facet(game, COMMAND, module)
            for name, rows in ({} if own is None else own.CATALOGUES).items():
                found.setdefault(name, []).append(rows)
    return found


def listed(rows: list[Row], language: str) -> None:
    """A line for each."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for row in rows:
        table.add_row(row["title"][language], row["text"])
    Console().print(table)
