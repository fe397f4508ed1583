"""Ares Expedition in the terminal: rounds and phases, production and capacity, tracks with zones; there is no map."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from tharsis.cli.screen.card_view import card_line
from tharsis.cli.screen.hand import Hand
from tharsis.cli.screen.reader import Reader
from tharsis.cli.screen.texts import card_words
from tharsis.cli.screen.tracks import parameter_line
from tharsis.cli.screen.view import GameView
from tharsis.games.ares.components import TRACKS
from tharsis.games.ares.phases import Keep
from tharsis.games.ares.setup import ChooseCorporation
from tharsis.games.ares.slots import ROUND, coop, rounds
from tharsis.games.ares.terminal.board import board_text, ribbon
from tharsis.games.ares.terminal.seats import seats_table, tableau_lines
from tharsis.kernel.core import Ask, Card, State
from tharsis.play.match import Match
from tharsis.rules.menu import hand_entry
from tharsis.rules.vocabulary import DEALT

WORDS = Path(__file__).parent / "words.json"
PARAMETERS = TRACKS
READING = (ChooseCorporation,)


def chapter(s: State) -> int:
    """The round."""
    return s.world[ROUND]


def headline(s: State, r: Reader) -> Text:
    """The round and the tracks."""
    n, most = s.world[ROUND], rounds(s)
    counted = r.word("round_of", n=n, all=most) if most else r.word("round", n=n)
    found = Text(counted, "bold", no_wrap=True, overflow="ellipsis")
    return found.append_text(parameter_line(s, TRACKS, r))


def board(s: State, r: Reader, marks: Mapping[int, str]) -> Text:
    """Phases, tracks, oceans."""
    return board_text(s, r)


def notes(s: State, r: Reader) -> list[RenderableType]:
    """The phases of this round."""
    return [ribbon(s, r)]


def beside(s: State, r: Reader) -> list[RenderableType]:
    """The players."""
    return [seats_table(s, r)]


def alongside(view: GameView, s: State, ask: Ask, r: Reader) -> list[RenderableType]:
    """A corporation is chosen in view of one's hand; cards that may be kept are read first."""
    if isinstance(ask.frame.node, ChooseCorporation):
        return [Text(r.word("dealt_title"), style="bold"), *Hand(view, s, r).lines()]
    if not isinstance(ask.frame.node, Keep):
        return []
    found: list[RenderableType] = []
    for number in s.zones[s.rules.zone(ask.seat, DEALT)]:
        card = s.rules.cards[number]
        line = card_line(card, view.price(card, r), r, "    ")
        found.append(line.append(f"  {card_words(card, r)}", style="dim not bold"))
    return found


def price(card: Card, r: Reader, s: State | None) -> Text:
    """M€; only projects cost something."""
    if card.kind not in ("automated", "active", "event"):
        return Text("")
    cost = card.cost
    if s is not None and r.seat is not None:
        cost = hand_entry(s.rules).price(s, r.seat, s.rules.card_index[card.key])
    return Text(f"{cost} {r.word('mc')}", "yellow")


def verdict(match: Match, r: Reader) -> str | None:
    """Who play together win together."""
    if not coop(match.state.rules) or not match.winners():
        return None
    return r.word("won_together", points=sum(score.total for score in match.scores()))


PANELS = {
    "chapter": chapter,
    "headline": headline,
    "board": board,
    "seats": seats_table,
    "tableaus": tableau_lines,
    "notes": notes,
    "beside": beside,
    "alongside": alongside,
    "price": price,
    "verdict": verdict,
}
