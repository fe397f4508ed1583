"""Terraforming Mars in the terminal: generations, money and production, tiles with owners."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from tharsis.cli.screen.card_view import card_line
from tharsis.cli.screen.reader import Reader
from tharsis.cli.screen.texts import card_words
from tharsis.cli.screen.tracks import parameter_line
from tharsis.cli.screen.view import GameView
from tharsis.games.mars.components import PARAMETERS
from tharsis.games.mars.round import Pick
from tharsis.games.mars.setup import ChooseStart
from tharsis.games.mars.slots import GENERATION
from tharsis.games.mars.terminal.board import mars_map, printed_bonus
from tharsis.games.mars.terminal.lists import chosen_corporation, list_title
from tharsis.games.mars.terminal.seats import mars_goals, seats_table, tableau_lines
from tharsis.kernel.core import Ask, Card, State
from tharsis.rules.menu import hand_entry
from tharsis.rules.vocabulary import DEALT

__all__ = ["PANELS", "PARAMETERS", "READING", "WORDS"]

WORDS = Path(__file__).parent / "words.json"
READING = (ChooseStart, Pick)


def chapter(s: State) -> int:
    """The generation."""
    return s.world[GENERATION]


def headline(s: State, r: Reader) -> Text:
    """The generation and the parameters."""
    found = Text(f"{r.word('generation')} {s.world[GENERATION]}", "bold", no_wrap=True, overflow="ellipsis")
    return found.append_text(parameter_line(s, PARAMETERS, r))


def board(s: State, r: Reader, marks: Mapping[int, str]) -> Text:
    """The map."""
    return mars_map(s, marks)


def goals(s: State, r: Reader) -> RenderableType | None:
    """Milestones and awards: not for one who plays alone."""
    return mars_goals(s, r) if s.rules.players > 1 else None


def beside(s: State, r: Reader) -> list[RenderableType]:
    """The players stand beside the map."""
    return [seats_table(s, r)]


def area(s: State, ask: Ask, cell: int, r: Reader) -> str:
    """What is printed there."""
    return printed_bonus(s, cell)


def alongside(view: GameView, s: State, ask: Ask, r: Reader) -> list[RenderableType]:
    """The project cards that come with the choice of a corporation: both are seen before either is chosen."""
    if not isinstance(ask.frame.node, ChooseStart):
        return []
    found: list[RenderableType] = [Text(r.word("dealt_title"), style="bold")]
    for number in s.zones[s.rules.zone(ask.seat, DEALT)]:
        card = s.rules.cards[number]
        line = card_line(card, view.price(card, r), r, "    ")
        found.append(line.append(f"  {card_words(card, r)}", style="dim not bold"))
    return found


def reminder(s: State, ask: Ask, r: Reader) -> Text | None:
    """The corporation that was chosen."""
    return chosen_corporation(s, ask.seat, r)


def price(card: Card, r: Reader, s: State | None) -> Text:
    """M€; a corporation costs nothing."""
    if card.kind == "corporation":
        return Text("")
    cost = card.cost
    if s is not None and r.seat is not None:
        cost = hand_entry(s.rules).price(s, r.seat, s.rules.card_index[card.key])
    return Text(f"{cost} {r.word('mc')}", "yellow")


PANELS = {
    "chapter": chapter,
    "headline": headline,
    "board": board,
    "seats": seats_table,
    "tableaus": tableau_lines,
    "goals": goals,
    "beside": beside,
    "area": area,
    "alongside": alongside,
    "heading": list_title,
    "reminder": reminder,
    "price": price,
}
