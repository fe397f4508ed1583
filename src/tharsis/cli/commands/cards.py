"""`tharsis cards`: all cards as a list or as JSON, or one of them drawn."""

from __future__ import annotations

import json
import unicodedata
from difflib import get_close_matches
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from tharsis.cli.catalogue import all_cards, exported, points, requires
from tharsis.cli.screen.card_view import card_panel, kind_style
from tharsis.cli.screen.of_game import view_of
from tharsis.cli.screen.words import check_language, title, word
from tharsis.kernel.core import Card, slug
from tharsis.kernel.errors import UnknownName
from tharsis.text import LANGUAGES

Found = tuple[str, Card]


def cards(
    name: Annotated[str, typer.Argument(help="A card, in any of the languages.")] = "",
    language: Annotated[str, typer.Option(help="en, pt or ru.")] = "en",
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    set_name: Annotated[str, typer.Option("--set", help="Only this set: base, or an expansion.")] = "",
    kind: Annotated[str, typer.Option(help="Only: automated, active, event, corporation.")] = "",
    tag: Annotated[str, typer.Option(help="Only cards with this tag.")] = "",
    search: Annotated[str, typer.Option(help="Only titles or requirements with these letters.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print all data as JSON.")] = False,
) -> None:
    """The command."""
    check_language(language)
    found = all_cards()
    check_filter("game", game, {name for name, _ in found})
    found = [x for x in found if not game or x[0] == game]
    check_filter("set", set_name, {c.set for _, c in found})
    check_filter("kind", kind, {c.kind for _, c in found})
    check_filter("tag", tag, {t.name for _, c in found for t in c.tags})
    found = [x for x in found if fits(x[1], set_name, kind, tag, search)]
    if name:
        key = card_named(found, name)[1].key
        found = [x for x in found if x[1].key == key]  # several games may have it
    if as_json:
        print(json.dumps([exported(game, card) for game, card in found], ensure_ascii=False))
    elif name:
        for of_game, card in found:
            view = view_of(of_game)
            price = view.price(card, view.reader([], language))
            Console().print(card_panel(card, language, price))
    else:
        listed(found, language)


def folded(text: str) -> str:
    """Without accents and capitals, as people type."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c))


def card_named(found: list[Found], name: str) -> Found:
    """The card of that title, key or number, in whatever language; part of a title is enough if it fits one alone."""
    wanted = folded(name.strip())
    titles: dict[str, Found] = {}
    for game, card in found:
        for text in (card.key, card.number.casefold(), *titles_of(card)):
            titles.setdefault(folded(text), (game, card))
    for text in (wanted, slug(wanted)):
        if text in titles:
            return titles[text]
    parts = {x[1].key: x for text, x in titles.items() if wanted and wanted in text}
    if len(parts) == 1:
        return next(iter(parts.values()))
    close = [titles[text][1].name for text in get_close_matches(wanted, titles, n=3, cutoff=0.55)]
    near = list(dict.fromkeys([*(x[1].name for x in parts.values()), *close]))[:5]
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    raise UnknownName(f"there is no card {name!r}{hint}")


def titles_of(card: Card) -> list[str]:
    """The printed titles and those shown."""
    return [card.name, card.pt, card.ru, *(title(card, language) for language in LANGUAGES)]


def check_filter(what: str, value: str, known: set[str]) -> None:
    """Refuse a filter that nothing could pass."""
    if value and value not in known:
        raise UnknownName(f"there is no {what} {value!r}; known: {', '.join(sorted(known))}")


def fits(card: Card, set_name: str, kind: str, tag: str, search: str) -> bool:
    """Whether a card passes all filters."""
    if (set_name and card.set != set_name) or (kind and card.kind != kind):
        return False
    if tag and tag not in [t.name for t in card.tags]:
        return False
    texts = (*titles_of(card), requires(card), card.number)
    return not search or any(folded(search) in folded(text) for text in texts)


def listed(found: list[Found], language: str) -> None:
    """One line per card."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("#")
    table.add_column(word("card", language), no_wrap=True)
    table.add_column(word("price", language), justify="right")
    for head in ("tags", "requires", "vp"):
        table.add_column(word(head, language), no_wrap=True, overflow="ellipsis")
    for _, card in found:
        vp = points(card)
        table.add_row(
            card.number,
            f"[{kind_style(card.kind)}]{title(card, language)}[/]",
            "" if card.kind == "corporation" else str(card.cost),
            " ".join(t.name for t in card.tags),
            requires(card),
            "" if vp is None else "*" if isinstance(vp, str) else str(vp),
        )
    console = Console()
    console.print(table)
    console.print(word("cards_found", language, n=len(found)))
