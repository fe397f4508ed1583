"""Cards in lists and the hand: price, tags, text; playable, or the reasons why not."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tharsis.cli.screen.card_view import card_line, card_panel
from tharsis.cli.screen.reader import Reader
from tharsis.cli.screen.texts import card_words, reasons_text
from tharsis.cli.screen.view import GameView
from tharsis.kernel.core import Card, State
from tharsis.rules.menu import HandEntry, entries_of
from tharsis.rules.vocabulary import HAND

PANEL = 38  # the width of a drawn card
WIDE = 110  # from here on cards are drawn


class Hand:
    """The hand of a reader, with what speaks against each card."""

    def __init__(self, view: GameView, s: State, r: Reader) -> None:
        assert r.seat is not None
        self.view, self.s, self.r = view, s, r
        self.cards = [s.rules.cards[number] for number in s.zones[s.rules.zone(r.seat, HAND)]]
        # Of the card alone: a card that can be played later in this turn is no lost one.
        play = next((entry for entry in entries_of(s.rules) if isinstance(entry, HandEntry)), None)
        self.reasons = {
            card.key: ""
            if play is None
            else reasons_text(s, play.reasons(s, r.seat, s.rules.card_index[card.key]), r)
            for card in self.cards
        }

    def lines(self) -> list[Text]:
        """One line a card, cut where the screen ends."""
        lines = [self.line(card, reasons=not self.view.price_tells) for card in self.cards]
        for card, line in zip(self.cards, lines, strict=True):
            line.append(f"  {card_words(card, self.r)}", "dim")
        return lines

    def line(self, card: Card, reasons: bool) -> Text:
        """Whether it can be played, its title, price and tags, and why not."""
        able = not self.reasons[card.key]
        head = Text(
            "✓ " if able else "✗ ", style="green" if able else "red", no_wrap=True, overflow="ellipsis"
        )
        head.append_text(card_line(card, self.view.price(card, self.r, self.s), self.r))
        if reasons and not able:
            head.append(f"  ✗ {self.reasons[card.key]}", "red")
        return head

    def view_all(self, width: int) -> RenderableType:
        """The hand with all texts."""
        if not self.cards:
            return Text(self.r.word("empty_hand"))
        if width >= WIDE:
            return self.panels(width)
        found: list[RenderableType] = []
        for card in self.cards:
            text = Padding(Text(card_words(card, self.r), style="dim"), (0, 0, 0, 4))
            found += [self.line(card, reasons=True), text]
        return Group(*found)

    def panels(self, width: int) -> RenderableType:
        """The hand as drawn cards, side by side."""
        across = max(1, width // (PANEL + 1))
        grid = Table.grid(padding=(0, 1))
        drawn = [self.panel(card) for card in self.cards]
        for first in range(0, len(drawn), across):
            grid.add_row(*drawn[first : first + across])
        return grid

    def panel(self, card: Card) -> RenderableType:
        """One drawn card."""
        reasons = [text for text in [self.reasons[card.key]] if text]
        return card_panel(card, self.r.language, self.view.price(card, self.r, self.s), PANEL, reasons)
