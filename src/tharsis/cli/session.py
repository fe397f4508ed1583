"""One game at the terminal: shows the table, reads what the player types, lets the bots move."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from tharsis.bots.base import Bot
from tharsis.bots.table import choice
from tharsis.cli.card_view import card_panel
from tharsis.cli.cards import card_named, folded
from tharsis.cli.catalogue import all_cards
from tharsis.cli.checklist import Checklist, checklist_of
from tharsis.cli.screen import Screen
from tharsis.cli.texts import events_since, option_texts
from tharsis.cli.words import word
from tharsis.kernel.core import Ask
from tharsis.kernel.errors import Refused, TharsisError
from tharsis.play.decision import labels_of
from tharsis.play.match import Match


class Quit(Exception):
    """The player leaves."""


class Session:
    """A match, a person's seat, and bots on the others."""

    def __init__(
        self, match: Match, seat: int, bots: dict[int, Bot], language: str, console: Console
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.language = language
        self.console = console
        self.names = [
            word("you_title", language) if i == seat else word("bot", language, n=i)
            for i in range(match.players)
        ]
        self.screen = Screen(console, self.names, seat, language)
        self.marks: list[int] = []  # how many answers there were before each of the player's inputs
        self.read_to = -1  # the last entry of the log that was shown

    def say(self, key: str, **values: object) -> None:
        """Print a sentence of the interface."""
        self.console.print(Text(word(key, self.language, **values)))

    # --- the game -----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        try:
            while not self.match.over:
                self.let_bots_move()
                ask = self.match.state.ask_of(self.seat)
                if ask is not None:
                    self.decide(ask)
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self.say("bye")
            return
        self.screen.end(self.match)

    def let_bots_move(self) -> None:
        """Until it is the player's turn to decide, every bot answers what it is asked."""
        while not self.match.over:
            asks = [a for a in self.match.state.decisions() if a.seat != self.seat]
            if not asks or self.match.state.ask_of(self.seat) is not None:
                return
            self.answer_for(asks[0])

    def answer_for(self, ask: Ask) -> None:
        """One answer of a bot."""
        self.match.apply(ask.seat, choice(self.match.state, ask, self.bots[ask.seat]))

    def decide(self, ask: Ask) -> None:
        """One decision of the player: show, read, answer. A list of cards is one input."""
        state = self.match.state
        news = events_since(state, self.seat, self.read_to, self.names, self.language)
        if state.log is not None:  # what others choose at the same time is told when it is open
            self.read_to = state.fork_at - 1 if state.forked else state.log.index
        self.screen.news = news or self.screen.news
        many = checklist_of(self.match, self.seat)
        self.draw(ask, many)
        while True:
            text = self.read()
            if not text:
                self.draw(ask, many)
                continue
            if self.command(text):
                if self.match.state is not state:  # something was taken back
                    return
                continue
            if self.answer(ask, many, text):
                return

    def draw(self, ask: Ask, many: Checklist | None) -> None:
        """Show the table and the question."""
        if many is not None:
            self.screen.checklist(self.match, many)
        else:
            self.screen.table(self.match, ask)

    def read(self) -> str:
        """A line of the player."""
        return self.console.input(Text("› ", style="bold")).strip()

    def answer(self, ask: Ask, many: Checklist | None, text: str) -> bool:
        """Take what was typed as an answer; false if it means nothing."""
        before = len(self.match.answers)
        try:
            if many is not None:
                chosen = many.read(text)
                if chosen is None:
                    self.say("not_understood", text=text)
                    return False
                if not many.carry_out(self.match, chosen):
                    self.say("too_dear")
                    return False
            else:
                index = self.find(ask, text)
                if index is None:
                    return False
                self.match.apply(self.seat, index)
        except Refused as refused:
            self.console.print(Text(str(refused), style="red"))
            return False
        self.marks.append(before)
        return True

    def find(self, ask: Ask, text: str) -> int | None:
        """The option that a number or a part of a text means."""
        texts = option_texts(self.match.state, ask, self.names, self.language)
        if text.isdecimal() and 1 <= int(text) <= len(texts):
            return int(text) - 1
        labels = labels_of(self.match.state, ask)
        wanted = folded(text)
        found: list[int] = []
        for i, (option, label) in enumerate(zip(texts, labels, strict=True)):
            if wanted in (folded(option), label):
                return i
            if not text.isdecimal() and all(part in folded(f"{option} {label}") for part in wanted.split()):
                found.append(i)
        if len(found) == 1:
            return found[0]
        if found:
            self.say("several")
            for i in found:
                self.console.print(Text(f" {i + 1:>3} {texts[i]}"))
        else:
            self.say("not_understood", text=text)
        return None

    # --- commands -----------------------------------------------------------------------------------------------------

    def command(self, text: str) -> bool:
        """Carry out what is no answer; false if it is no command."""
        verb, _, rest = text.partition(" ")
        views = {
            "h": self.screen.hand,
            "m": self.screen.map,
            "s": self.screen.scores,
            "p": self.screen.players,
            "l": self.screen.log,
        }
        if verb in views and not rest:
            views[verb](self.match)
        elif text == "?":
            self.say("help")
        elif text == "q":
            raise Quit
        elif text == "u":
            self.undo()
        elif verb == "i" and rest:
            self.show_card(rest)
        elif verb == "save":
            self.save(rest)
        else:
            return False
        return True

    def undo(self) -> None:
        """Take back the last answer; a list of cards as a whole."""
        if not self.match.can_undo(self.seat):
            self.say("cannot_undo")
            return
        while self.marks and self.marks[-1] >= len(self.match.answers):
            self.marks.pop()
        mark = self.marks.pop() if self.marks else len(self.match.answers) - 1
        while len(self.match.answers) > mark and self.match.can_undo(self.seat):
            self.match.undo(self.seat)
        self.say("undone")

    def show_card(self, name: str) -> None:
        """The text of a card."""
        try:
            _, card = card_named([x for x in all_cards() if x[0] == self.match.setup.game], name)
        except TharsisError as error:
            self.console.print(Text(str(error), style="red"))
            return
        self.console.print(card_panel(card, self.language, min(64, self.console.width)))

    def save(self, file: str) -> None:
        """Write the game into a file."""
        if not file:
            self.say("save_where")
            return
        try:
            Path(file).write_text(self.match.save(), encoding="utf-8")
        except OSError as error:
            self.console.print(Text(f"{file}: {error.strerror}", style="red"))
            return
        self.say("saved", file=file)
