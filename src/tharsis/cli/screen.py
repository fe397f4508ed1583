"""What the player sees: the table in one screen, and the views that can be called up."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tharsis.cli.board_view import headline, hex_map, printed_bonus, tracks
from tharsis.cli.card_view import kind_style, tag_words
from tharsis.cli.checklist import Checklist
from tharsis.cli.table_view import goals_table, hand_view, players_table, score_table, tableau_lines
from tharsis.cli.texts import bonus_words, card_lines, events_since, option_texts, question_text
from tharsis.cli.words import title, word
from tharsis.games.mars.round import Pick
from tharsis.games.mars.setup import ChooseStart
from tharsis.games.mars.table import CORPORATION
from tharsis.games.mars.things import CARD_PRICE
from tharsis.kernel.core import Ask, Card, State
from tharsis.play.match import Match
from tharsis.rules.cards import LookKeep
from tharsis.rules.things import DEALT
from tharsis.rules.tiles import Claim, Place
from tharsis.text.names import cell_text

TAIL = 8  # letters that are kept at the end of a line that is too long: a price stands there
WIDE, TALL = 118, 38  # from here on the map stands beside the players
LOG = 200  # entries shown by the log view


class Screen:
    """Draws on a console, in a language, for a seat."""

    def __init__(self, console: Console, names: list[str], seat: int, language: str) -> None:
        self.console = console
        self.names = names
        self.seat = seat
        self.language = language
        self.news: list[str] = []

    def word(self, key: str, **values: object) -> str:
        """A word in the player's language."""
        return word(key, self.language, **values)

    def line(self, text: Text) -> None:
        """Print one line, cut where the screen ends."""
        self.console.print(text, no_wrap=True, overflow="ellipsis")

    @property
    def large(self) -> bool:
        """Whether there is room for the map beside the players."""
        return self.console.width >= WIDE and self.console.height >= TALL

    # --- decisions ----------------------------------------------------------------------------------------------------

    def table(self, match: Match, ask: Ask) -> None:
        """Everything that matters for a decision, and its options."""
        s = match.state
        options = self.options(match, ask)
        question = Text(question_text(s, ask, self.names, self.language), style="bold")
        placing = isinstance(ask.frame.node, Place | Claim)
        marks = {cell: str(i + 1) for i, cell in enumerate(ask.options)} if placing else {}
        self.clear()
        self.line(headline(s, self.language))
        if self.large:
            self.console.print(self.beside(s, marks))
            if len(marks) > 12:
                options = self.areas(s, ask)
        elif placing:
            self.place(s, ask, question)
            return
        else:
            self.console.print(players_table(s, self.names, self.language))
            self.console.print(
                self.news_lines(max(2, self.console.height - 9 - len(self.names) - len(options) // 2))
            )
        self.console.print(Rule(style="dim"))
        self.console.print(question)
        details = self.details(match, ask)
        if details:
            for line, detail in zip(options, details, strict=True):
                self.console.print(line)
                self.console.print(detail)
        else:
            self.console.print(self.columns(options))
        if isinstance(ask.frame.node, ChooseStart):
            self.dealt(match)
        self.line(Text(self.word("short_help"), style="dim"))

    def dealt(self, match: Match) -> None:
        """The project cards that come with the choice of a corporation: both are seen before either is chosen."""
        s = match.state
        self.console.print(Text(self.word("dealt_title"), style="bold"))
        for number in s.zones[s.rules.zone(self.seat, DEALT)]:
            card = s.rules.cards[number]
            self.line(
                self.card_line(card, "    ").append(
                    " ".join(card_lines(card, self.language)), style="dim not bold"
                )
            )

    def card_line(self, card: Card, head: str) -> Text:
        """A card in a list: title, price, tags."""
        line = Text(head, style="bold cyan", no_wrap=True, overflow="ellipsis")
        line.append(title(card, self.language), style=f"{kind_style(card.kind)}")
        line.append(f" {card.cost} {self.word('mc')}", style="yellow not bold")
        line.append(f"  {tag_words(card, self.language)}  ", style="default not bold italic")
        return line

    def place(self, s: State, ask: Ask, question: Text) -> None:
        """The map with the numbers of the options in it; what each area brings stands beside it."""
        lines = self.areas(s, ask)
        down = 18
        short = Table.grid(padding=(0, 1))
        for row in range(min(down, len(lines))):
            short.add_row(*lines[row::down])
        grid = Table.grid(padding=(0, 1))
        grid.add_row(hex_map(s, {cell: str(i) for i, cell in enumerate(ask.options, start=1)}), short)
        self.console.print(grid)
        self.console.print(question)
        self.line(Text(self.word("short_help"), style="dim"))

    def areas(self, s: State, ask: Ask) -> list[Text]:
        """The areas of a decision in short: number, name, printed bonus."""
        return [
            Text(f"{i:>3} {cell_text(s.rules, cell, self.language)} {printed_bonus(s, cell)}")
            for i, cell in enumerate(ask.options, start=1)
        ]

    def details(self, match: Match, ask: Ask) -> list[RenderableType]:
        """The texts of the cards that a decision is about, if it is about cards that one must read."""
        s = match.state
        if not isinstance(ask.frame.node, ChooseStart | Pick | LookKeep):
            return []
        cards = [s.rules.cards[option] for option in ask.options]
        texts = [
            f"{tag_words(card, self.language)}  {' '.join(card_lines(card, self.language))}" for card in cards
        ]
        return [Padding(Text(text.strip(), style="dim"), (0, 0, 0, 4)) for text in texts]

    def beside(self, s: State, marks: Mapping[int, str]) -> RenderableType:
        """The map on the left; players, goals and news on the right."""
        grid = Table.grid(padding=(0, 3))
        left = hex_map(s, marks)
        room = max(3, self.console.height - 34)
        right = Group(
            tracks(s, self.language, bonus_words(self.language)),
            Text(""),
            players_table(s, self.names, self.language),
            Text(""),
            *([goals_table(s, self.names, self.language), Text("")] if s.rules.players > 1 else []),
            self.news_lines(room),
        )
        grid.add_row(left, right)
        return grid

    def news_lines(self, room: int) -> RenderableType:
        """What happened since the player's last decision; the latest if there is too much."""
        if not self.news:
            return Text("")
        shown = self.news[-room:]
        more = len(self.news) - len(shown)
        head = self.word("since") + (f" (+{more}: l)" if more else "")
        lines = [Text(f"  {line}", no_wrap=True, overflow="ellipsis") for line in shown]
        return Group(Text(head, style="italic"), *lines)

    def options(self, match: Match, ask: Ask) -> list[Text]:
        """The options with their numbers and prices."""
        s = match.state
        found: list[Text] = []
        for i, text in enumerate(option_texts(s, ask, self.names, self.language)):
            line = Text(f"{i + 1:>3} ", style="bold cyan", no_wrap=True, overflow="ellipsis")
            line.append(text, style="default not bold")
            found.append(line)
        return found

    def columns(self, lines: list[Text]) -> RenderableType:
        """The options side by side, read downwards."""
        longest = max(len(line) for line in lines) + 2
        across = max(1, min(8, self.console.width // min(longest, max(26, self.console.width // 2))))
        if len(lines) <= 4:
            across = 1
        down = -(-len(lines) // across)
        grid = Table.grid(padding=(0, 1), expand=False)
        for _ in range(across):
            grid.add_column(width=self.console.width // across - 1, no_wrap=True, overflow="ellipsis")
        width = self.console.width // across - 1
        lines = [shortened(line, width) for line in lines]
        for row in range(down):
            cells = [lines[i] if i < len(lines) else Text("") for i in range(row, down * across, down)]
            grid.add_row(*cells)
        return grid

    def checklist(self, match: Match, many: Checklist) -> None:
        """Cards of which any may be taken."""
        s = match.state
        self.clear()
        self.line(headline(s, self.language))
        self.console.print(players_table(s, self.names, self.language))
        if self.large:
            self.console.print(self.news_lines(8))
        corporation = s.seats[self.seat][CORPORATION]
        if corporation < 0:
            self.console.print(self.chosen_corporation(match))
        self.console.print(Rule(style="dim"))
        price = s.seats[self.seat][CARD_PRICE.slot]
        self.console.print(Text(self.word(f"{many.verb}_title", price=price), style="bold"))
        roomy = self.console.height - 10 - len(self.names) >= 2 * len(many.cards)
        for i, card in enumerate(many.cards, start=1):
            line = self.card_line(card, f"{i:>3} ")
            text = " ".join(card_lines(card, self.language))
            if not roomy:
                line.append(text, style="dim not bold")
            self.line(line)
            if roomy:
                self.console.print(Padding(Text(text, style="dim"), (0, 0, 0, 4)))
        self.line(Text(f"{self.word('list_help')} · {self.word('short_help')}", style="dim"))

    def chosen_corporation(self, match: Match) -> Text:
        """The corporation chosen in secret, before it is revealed."""
        found = [
            label
            for seat, _, label in match.answers
            if seat == self.seat and label.startswith("corporation ")
        ]
        if not found:
            return Text("")
        cards = match.state.rules
        card = cards.cards[cards.card_index[found[-1].removeprefix("corporation ")]]
        text = " ".join(card_lines(card, self.language))
        return Text(f"{self.word('waiting')}: {title(card, self.language)}. {text}", style="yellow")

    def clear(self) -> None:
        """A fresh screen where there is one; a line between two tables elsewhere."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print(Rule())

    # --- views --------------------------------------------------------------------------------------------------------

    def hand(self, match: Match) -> None:
        """The hand, with what speaks against each card."""
        items = match.adapter.menu(match.state, self.seat)
        self.console.print(
            hand_view(match.state, self.seat, items, self.names, self.language, self.console.width)
        )

    def map(self, match: Match) -> None:
        """The map with its legend, and the tracks."""
        self.console.print(hex_map(match.state))
        self.console.print(tracks(match.state, self.language, bonus_words(self.language)))
        self.console.print(Text(self.word("legend"), style="dim"))

    def scores(self, match: Match) -> None:
        """Points as they stand."""
        self.console.print(score_table(match.scores(), self.names, [], self.language, "score_now"))
        if match.players > 1:
            self.console.print(goals_table(match.state, self.names, self.language))

    def players(self, match: Match) -> None:
        """Everybody's numbers and cards."""
        self.console.print(players_table(match.state, self.names, self.language))
        self.console.print(tableau_lines(match.state, self.names, self.language))

    def log(self, match: Match) -> None:
        """What happened so far."""
        lines = events_since(match.state, self.seat, -1, self.names, self.language)[-LOG:]
        for line in lines or [self.word("nothing_yet")]:
            self.console.print(Text(line))

    def end(self, match: Match) -> None:
        """The last screen."""
        winners = match.winners()
        self.console.print(hex_map(match.state))
        self.console.print(score_table(match.scores(), self.names, winners, self.language, "final"))
        if self.seat in winners:
            self.console.print(Text(self.word("you_win"), style="bold"))
        elif winners:
            names = ", ".join(self.names[seat] for seat in winners)
            self.console.print(Text(self.word("wins", name=names), style="bold"))
        else:
            self.console.print(Text(self.word("you_lose"), style="bold"))


def shortened(line: Text, width: int) -> Text:
    """A line that fits, cut before its last letters."""
    if line.cell_len <= width:
        return line
    return Text.assemble(line[: width - TAIL - 1], "…", line[-TAIL:], no_wrap=True)
