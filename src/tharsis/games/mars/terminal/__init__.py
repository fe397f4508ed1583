"""Terraforming Mars in the terminal."""

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
from tharsis.cli.screen.words import word
from tharsis.games.mars.components import PARAMETERS
from tharsis.games.mars.round import Pick
from tharsis.games.mars.setup import ChooseStart
from tharsis.games.mars.slots import GENERATION
from tharsis.games.mars.terminal.board import mars_map, printed_bonus
from tharsis.games.mars.terminal.lists import chosen_corporation, list_title
from tharsis.games.mars.terminal.seats import mars_goals, seats_table, tableau_lines
from tharsis.kernel.batch import Batch
from tharsis.kernel.core import Ask, Card, State
from tharsis.play.match import Match
from tharsis.rules.menu import HandEntry, hand_entry
from tharsis.rules.vocabulary import DEALT
from tharsis.text.interface import Words


class MarsView(GameView):
    """Generations, money and production, tiles with owners."""

    game = "mars"
    words = Words(Path(__file__).parent / "words.json", word)
    parameters = PARAMETERS
    reading = (*GameView.reading, ChooseStart, Pick)

    def chapter(self, s: State) -> int:
        return s.world[GENERATION]

    def headline(self, s: State, r: Reader) -> Text:
        found = Text(
            f"{r.word('generation')} {s.world[GENERATION]}", "bold", no_wrap=True, overflow="ellipsis"
        )
        return found.append_text(parameter_line(s, PARAMETERS, r))

    def board(self, s: State, r: Reader, marks: Mapping[int, str] | None = None) -> Text:
        return mars_map(s, marks or {})

    def seats(self, s: State, r: Reader) -> RenderableType:
        return seats_table(s, r)

    def tableaus(self, s: State, r: Reader) -> RenderableType:
        return tableau_lines(s, r)

    def goals(self, s: State, r: Reader) -> RenderableType | None:
        return mars_goals(s, r) if s.rules.players > 1 else None

    def beside(self, s: State, r: Reader) -> list[RenderableType]:
        goals = self.goals(s, r)
        return [self.tracks(s, r), self.seats(s, r), *([] if goals is None else [goals])]

    def area(self, s: State, ask: Ask, cell: int, r: Reader) -> str:
        return printed_bonus(s, cell)

    def alongside(self, s: State, ask: Ask, r: Reader) -> list[RenderableType]:
        """The project cards that come with the choice of a corporation: both are seen before either is chosen."""
        if not isinstance(ask.frame.node, ChooseStart):
            return []
        found: list[RenderableType] = [Text(r.word("dealt_title"), style="bold")]
        for number in s.zones[s.rules.zone(ask.seat, DEALT)]:
            card = s.rules.cards[number]
            line = card_line(card, self.price(card, r), r, "    ")
            found.append(line.append(f"  {card_words(card, r)}", style="dim not bold"))
        return found

    def heading(self, s: State, ask: Ask, batch: Batch, r: Reader) -> str:
        return list_title(batch, r) or super().heading(s, ask, batch, r)

    def reminder(self, s: State, ask: Ask, r: Reader) -> Text | None:
        return chosen_corporation(s, ask.seat, r)

    def price(self, card: Card, r: Reader, s: State | None = None) -> Text:
        if card.kind == "corporation":
            return Text("")
        cost = card.cost
        if s is not None and r.seat is not None:
            play = hand_entry(s.rules)
            cost = play.price(s, r.seat, s.rules.card_index[card.key])
        return Text(f"{cost} {r.word('mc')}", "yellow")


VIEW = MarsView()
