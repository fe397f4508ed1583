"""A card drawn in the terminal: frame in the colour of its kind, price, tags, requirement, text, points."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from tharsis.cli.screen.reader import Reader
from tharsis.cli.screen.words import title, word
from tharsis.kernel.core import Card
from tharsis.text.card import card_sentences, card_source

KIND_STYLES = {
    "automated": "green",
    "active": "cyan",
    "event": "red",
    "corporation": "yellow",
    "green": "green",
    "blue": "cyan",
    "red": "red",
}


def kind_style(kind: str) -> str:
    """The colour of a kind of card."""
    return KIND_STYLES.get(kind, "white")


def named(key: str, language: str) -> str:
    """A kind of card or a tag in words, or as the game calls it among itself."""
    return word(key, language) if key in word.table else key


def tag_words(card: Card, language: str) -> str:
    """The tags of a card, in words."""
    return " · ".join(named(t.name, language) for t in card.tags)


def card_line(card: Card, price: Text, r: Reader, head: str = "") -> Text:
    """A card in a list: title, price, tags."""
    line = Text(head, style="bold cyan", no_wrap=True, overflow="ellipsis")
    line.append(title(card, r.language), style=kind_style(card.kind))
    for part in (price, Text(tag_words(card, r.language), "italic")):
        if part.plain:
            line.append(Text("  ")).append_text(Text("", "not bold").append_text(part))
    return line


def card_panel(
    card: Card, language: str, price: Text, width: int = 64, reasons: list[str] | None = None
) -> RenderableType:
    """The whole card."""
    style = kind_style(card.kind)
    top = Text()
    if price.plain:
        top.append(f" {price.plain} ", style="bold reverse yellow").append("  ")
    top.append(tag_words(card, language) or ("" if card.source else "—"), style="bold")
    parts: list[RenderableType] = [top] if top.plain.strip() else []
    parts += [Text(line) for line in card_sentences(card, language)]
    source = card_source(card, language)
    parts += [Text(source, style="dim italic")] if source else []
    parts += [Text(f"✗ {reason}", style="red") for reason in reasons or []]
    foot = f"{named(card.kind, language)} · {card.set} · {card.number}"
    mark = "✓ " if reasons == [] else ""
    head = f"[bold]{mark}{title(card, language)}[/]"
    return Panel(
        Group(*parts),
        title=head,
        subtitle=foot,
        border_style=style,
        box=box.ROUNDED,
        width=width,
        padding=(0, 1),
    )
