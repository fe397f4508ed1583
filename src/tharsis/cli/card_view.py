"""A card drawn in the terminal: frame in the colour of its kind, price, tags, requirement, text, points."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from tharsis.cli.texts import card_lines
from tharsis.cli.words import title, word
from tharsis.kernel.core import Card
from tharsis.text.card import card_cost, card_source

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


def tag_words(card: Card, language: str) -> str:
    """The tags of a card, in words."""
    return " · ".join(word(t.name, language) for t in card.tags)


def card_panel(
    card: Card, language: str, width: int = 64, reasons: list[str] | None = None, price: int | None = None
) -> RenderableType:
    """The whole card."""
    style = kind_style(card.kind)
    top = Text()
    cost = card_cost(card, language)
    if cost:
        top.append(f" {cost} ", style="bold reverse yellow")
    elif card.kind != "corporation" and not card.source:
        top.append(
            f" {card.cost if price is None else price} {word('mc', language)} ", style="bold reverse yellow"
        )
        top.append("  ")
    top.append(tag_words(card, language) or ("" if card.source else "—"), style="bold")
    parts: list[RenderableType] = [top] if top.plain.strip() else []
    parts += [Text(line) for line in card_lines(card, language)]
    source = card_source(card, language)
    parts += [Text(source, style="dim italic")] if source else []
    parts += [Text(f"✗ {reason}", style="red") for reason in reasons or []]
    foot = f"{word(card.kind, language)} · {card.set} · {card.number}"
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
