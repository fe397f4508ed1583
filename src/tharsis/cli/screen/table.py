"""What the player sees: the table in one screen, and the views that can be called up."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import SegmentLines
from rich.table import Table
from rich.text import Text

from tharsis.cli.screen.card_view import tag_words
from tharsis.cli.screen.checklist import Checklist, Thing
from tharsis.cli.screen.columns import columns, numbered
from tharsis.cli.screen.hand import Hand
from tharsis.cli.screen.moves import PreviewText, blocked_moves
from tharsis.cli.screen.reader import Reader
from tharsis.cli.screen.scores import score_table
from tharsis.cli.screen.texts import card_words, option_texts, question_text, told_since
from tharsis.cli.screen.view import GameView
from tharsis.kernel.core import Ask, State
from tharsis.play.match import Match
from tharsis.text.names import cell_text

WIDE, TALL = 118, 38  # from here on the map stands beside the rest
MAP_OPTIONS = 12  # areas that are listed in words; of more, only letters
NEWS = 3  # lines that are kept for what happened
FOOT = 3  # lines for the rule above a question, the help and the input
DOWN = 18  # areas in a column beside the map
LOG = 200  # entries shown by the log view
Parts = list[RenderableType]


class Screen:
    """Draws on a console, for a reader, by the view of a game."""

    def __init__(self, console: Console, view: GameView, reader: Reader) -> None:
        self.console = console
        self.view = view
        self.r = reader
        self.news: list[str] = []

    def show(self, *parts: RenderableType) -> None:
        """Print some parts, one below the other."""
        self.console.print(Group(*parts))

    def block(self, *parts: RenderableType) -> SegmentLines:
        """Some parts, drawn: now one knows how many lines they take."""
        return SegmentLines(self.console.render_lines(Group(*parts), pad=False), new_lines=True)

    @property
    def large(self) -> bool:
        """Whether there is room for the map beside the rest."""
        return self.console.width >= WIDE and self.console.height >= TALL

    def foot(self, list_help: bool = False) -> Text:
        """What can be typed, in one line."""
        text = self.r.word("short_help")
        text = f"{self.r.word('list_help')} · {text}" if list_help else text
        return Text(text, style="dim", no_wrap=True, overflow="ellipsis")

    # --- decisions ----------------------------------------------------------------------------------------------------

    def table(self, match: Match, ask: Ask) -> None:
        """Everything that matters for a decision, and its options."""
        s = match.state
        question = Text(question_text(s, ask, self.r), style="bold")
        placing = isinstance(ask.frame.node, self.view.placing)
        if placing and not self.large:
            self.clear()
            self.show(self.view.headline(s, self.r), self.map_of_options(s, ask), question, self.foot())
            return
        marks = {cell: str(i) for i, cell in enumerate(ask.options, start=1)} if placing else {}
        top = self.top(s, marks)
        choices = self.choices(s, ask, len(marks) > MAP_OPTIONS, self.room(top) - NEWS)
        self.around(s, top, [question, *choices, self.foot()])

    def top(self, s: State, marks: dict[int, str]) -> SegmentLines:
        """The table itself."""
        head = self.view.headline(s, self.r)
        if not self.large:
            return self.block(head, self.view.seats(s, self.r))
        return self.block(head, self.map_and_more(s, marks), *self.view.below(s, self.r))

    def room(self, top: SegmentLines) -> int:
        """How many lines are left below the table for options and news."""
        return self.console.height - len(top.lines) - FOOT

    def around(self, s: State, top: SegmentLines, below: Parts) -> None:
        """The table above a question, with as much as there is room for."""
        asked = self.block(Rule(style="dim"), *below)
        room = self.console.height - len(top.lines) - len(asked.lines) - 1
        if room < 0 and not self.large:  # while one reads long texts, the numbers of the players can wait
            room += len(top.lines) - 1
            top.lines = top.lines[:1]
        extras = self.extras(s, room - min(NEWS, len(self.news) + 1))
        news = self.news_lines(room - sum(len(part.lines) for part in extras))
        self.clear()
        self.show(top, *extras, *news, asked)

    def extras(self, s: State, room: int) -> list[SegmentLines]:
        """The hand and the notes of the game, as far as there is room."""
        goals = self.view.goals(s, self.r) if not self.large else None
        hand: Parts = [Group(*lines)] if (lines := Hand(self.view, s, self.r).lines()) else []
        found: list[SegmentLines] = []
        for part in [*hand, *self.view.notes(s, self.r), *([] if goals is None else [goals])]:
            drawn = self.block(part)
            if len(drawn.lines) <= room:
                found.append(drawn)
                room -= len(drawn.lines)
        return found

    def choices(self, s: State, ask: Ask, in_letters: bool, room: int) -> Parts:
        """The options, with the texts of cards that one must read, and what must be seen with them."""
        if in_letters:
            return [columns([self.areas(s, ask)], self.console.width, room)]
        alongside = self.view.alongside(s, ask, self.r)
        options = numbered(option_texts(s, ask, self.r))
        if not isinstance(ask.frame.node, self.view.reading):
            short = self.view.in_short(s, ask, self.r)
            forms = [options, numbered(short)] if short else [options]
            return [columns(forms, self.console.width, room), *alongside]
        found: Parts = []
        for line, number in zip(options, ask.options, strict=True):
            card = s.rules.cards[number]
            text = f"{tag_words(card, self.r.language)}  {card_words(card, self.r)}".strip()
            found += [line, Padding(Text(text, style="dim"), (0, 0, 0, 4))]
        return [*found, *alongside]

    def areas(self, s: State, ask: Ask) -> list[Text]:
        """The areas of a decision in short: number, name, what they bring."""
        names = [cell_text(s.rules, cell, self.r.language) for cell in ask.options]
        brings = [self.view.area(s, ask, cell, self.r) for cell in ask.options]
        return numbered([f"{name} {what}" for name, what in zip(names, brings, strict=True)])

    def map_of_options(self, s: State, ask: Ask) -> RenderableType:
        """The map with the numbers of the options in it; what each area brings stands beside it."""
        lines = self.areas(s, ask)
        short = Table.grid(padding=(0, 1))
        for row in range(min(DOWN, len(lines))):
            short.add_row(*lines[row::DOWN])
        grid = Table.grid(padding=(0, 1))
        marks = {cell: str(i) for i, cell in enumerate(ask.options, start=1)}
        grid.add_row(self.view.board(s, self.r, marks), short)
        return grid

    def map_and_more(self, s: State, marks: dict[int, str]) -> RenderableType:
        """The map on the left; on the right what the game puts there."""
        right: Parts = []
        for part in self.view.beside(s, self.r):
            right += [Text(""), part] if right else [part]
        grid = Table.grid(padding=(0, 3))
        grid.add_row(self.view.board(s, self.r, marks), Group(*right))
        return grid

    def news_lines(self, room: int) -> Parts:
        """What happened since the player's last decision; the latest if there is too much."""
        if not self.news:
            return []
        shown = self.news[-max(room - 1, NEWS - 1) :]
        more = len(self.news) - len(shown)
        head = self.r.word("since") + (f" (+{more}: l)" if more else "")
        lines = [Text(f"  {line}", no_wrap=True, overflow="ellipsis") for line in shown]
        return [Text(head, style="italic"), *lines]

    def checklist(self, match: Match, many: Checklist) -> None:
        """Things of which some may be taken."""
        title: Parts = [*([] if many.note is None else [many.note]), Text(many.title, style="bold")]
        top = self.top(match.state, {})
        things = self.block(*self.things(many.things, roomy=True))
        if len(things.lines) + len(title) > self.room(top):
            things = self.block(*self.things(many.things, roomy=False))
        self.around(match.state, top, [*title, things, self.foot(list_help=True)])

    def things(self, things: list[Thing], roomy: bool) -> Parts:
        """The things with their numbers; where there is room, each with its whole text."""
        if not any(thing.detail for thing in things):
            lines = numbered([thing.text for thing in things])
            return [columns([lines], self.console.width, self.console.height // 2)]
        found: Parts = []
        for line, thing in zip(numbered([thing.text for thing in things]), things, strict=True):
            if roomy:
                found += [line, Padding(Text(thing.detail, style="dim"), (0, 0, 0, 4))]
            else:
                found.append(line.append(f"  {thing.detail}", style="dim not bold"))
        return found

    def clear(self) -> None:
        """A fresh screen where there is one; a line between two tables elsewhere."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print(Rule())

    # --- views --------------------------------------------------------------------------------------------------------

    def hand(self, match: Match) -> None:
        """The hand, with what speaks against each card."""
        self.show(Hand(self.view, match.state, self.r).view_all(self.console.width))

    def map(self, match: Match) -> None:
        """The map with its legend, and the tracks."""
        s = match.state
        legend = Text(self.r.word("legend"), style="dim")
        self.show(self.view.board(s, self.r), self.view.tracks(s, self.r), legend)

    def scores(self, match: Match) -> None:
        """Points as they stand."""
        goals = self.view.goals(match.state, self.r)
        self.show(score_table(match.scores(), [], self.r, "score_now"), *([] if goals is None else [goals]))

    def players(self, match: Match) -> None:
        """Everybody's numbers and cards."""
        self.show(self.view.seats(match.state, self.r), self.view.tableaus(match.state, self.r))

    def why_not(self, match: Match, ask: Ask) -> None:
        """What can't be done on a turn as things stand, and why."""
        self.show(blocked_moves(match.state, ask, self.r))

    def preview(self, match: Match, option: int, text: str) -> None:
        """What an option would bring."""
        assert self.r.seat is not None
        found = match.preview(self.r.seat, option, whole=False)
        self.show(Text(self.r.word("preview_of", option=text), style="bold"))
        self.show(*[Padding(line, (0, 0, 0, 2)) for line in PreviewText(match.state, found, self.r).lines()])

    def log(self, match: Match) -> None:
        """What happened so far."""
        lines = [line.text for line in told_since(match.state, self.r, -1)[-LOG:]]
        self.show(*[Text(line) for line in lines or [self.r.word("nothing_yet")]])

    def end(self, match: Match) -> None:
        """The last screen."""
        self.show(self.view.board(match.state, self.r))
        self.show(score_table(match.scores(), match.winners(), self.r, "final"))
        self.show(Text(self.view.verdict(match, self.r), style="bold"))
