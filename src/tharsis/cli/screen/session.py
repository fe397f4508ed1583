"""One game at the terminal: shows the table, reads what the player types, lets the bots move."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tharsis.bots.base import Bot
from tharsis.bots.table import planned
from tharsis.cli.catalogue import all_cards
from tharsis.cli.commands.cards import card_named, folded
from tharsis.cli.files import saves
from tharsis.cli.screen.card_view import card_panel
from tharsis.cli.screen.of_game import view_of
from tharsis.cli.screen.table import Screen
from tharsis.cli.screen.texts import option_texts, told_since
from tharsis.cli.screen.words import word
from tharsis.kernel.core import Ask, Event, shared_log
from tharsis.kernel.errors import Refused, TharsisError
from tharsis.play.decision import labels_of
from tharsis.play.match import Match

CARD = 64  # the width of a card that is looked up


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
        self.console = console
        self.view = view_of(match.setup.game, match.state.rules.modules)
        names = [
            word("you_title", language) if i == seat else word("bot", language, n=i)
            for i in range(match.players)
        ]
        self.r = self.view.reader(names, language, seat)
        self.screen = Screen(console, self.view, self.r)
        self.marks: list[int] = []  # how many answers there were before each of the player's inputs
        self.told: Event | None = None  # the last entry of the log that was shown

    def say(self, key: str, **values: object) -> None:
        """Print a sentence of the interface."""
        self.console.print(Text(self.r.word(key, **values)))

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
            self.leave()
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
        """What a bot answers, once or several times."""
        for index in planned(self.match.state, ask, self.bots[ask.seat]):
            self.match.apply(ask.seat, index)

    def decide(self, ask: Ask) -> None:
        """One input of the player: show, read, answer."""
        state = self.match.state
        seen = state.seen_by(self.seat)
        news = [line.text for line in told_since(seen, self.r, shared_log(self.told, seen.log))]
        self.told = seen.log
        self.screen.news = news or self.screen.news
        self.draw(ask)
        while True:
            text = self.read()
            if not text:
                self.draw(ask)
            elif self.command(ask, text):
                if self.match.state is not state:  # something was taken back
                    return
            elif self.answer(text):
                return

    def draw(self, ask: Ask) -> None:
        """Show the table and the question."""
        many = self.view.several(self.match, ask, self.r)
        if many is not None:
            self.screen.checklist(self.match, many)
        else:
            self.screen.table(self.match, ask)

    def read(self) -> str:
        """A line of the player."""
        return self.console.input(Text("› ", style="bold")).strip()

    # --- answers ------------------------------------------------------------------------------------------------------

    def answer(self, text: str) -> bool:
        """Take what was typed as one answer, or as several joined by semicolons; whole, or not at all."""
        before = len(self.match.answers)
        trial = self.match.clone()
        parts = [part.strip() for part in text.split(";") if part.strip()]
        for number, part in enumerate(parts):
            ask = None if trial.over else trial.state.ask_of(self.seat)
            if ask is None:
                self.say("not_your_turn", n=number)
                return False
            try:
                if not self.answer_one(trial, ask, part):
                    return False
            except Refused as refused:
                self.console.print(Text(str(refused), style="red"))
                return False
        self.match.apply_all(self.seat, [label for _, _, label in trial.answers[before:]])
        self.marks.append(before)
        return bool(parts)

    def answer_one(self, trial: Match, ask: Ask, text: str) -> bool:
        """Take what was typed as an answer; false, and one line about it, if it means nothing."""
        many = self.view.several(trial, ask, self.r)
        if many is None:
            index = self.find(trial, ask, text)
            if index is not None:
                trial.apply(self.seat, index)
            return index is not None
        chosen = many.read(text)
        if chosen is None:
            self.say("not_understood", text=text)
        elif not many.fits(chosen):
            least, most = many.batch.least, many.batch.most
            self.say("choose_exactly" if least == most else "choose_between", least=least, most=most)
        elif not many.carry_out(trial, chosen):
            self.say("too_many")
        else:
            return True
        return False

    def find(self, match: Match, ask: Ask, text: str) -> int | None:
        """The option that a number or a part of a text means."""
        texts = option_texts(match.state, ask, self.r)
        if text.isdecimal() and 1 <= int(text) <= len(texts):
            return int(text) - 1
        labels = labels_of(match.state, ask)
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
            self.say("several", options=", ".join(f"{i + 1} {texts[i]}" for i in found))
        else:
            self.say("not_understood", text=text)
        return None

    # --- commands -----------------------------------------------------------------------------------------------------

    def command(self, ask: Ask, text: str) -> bool:
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
        elif text == "w":
            self.screen.why_not(self.match, ask)
        elif verb == "w":
            self.preview(ask, rest)
        elif verb == "i" and rest:
            self.show_card(rest)
        elif verb == "save":
            self.save(rest)
        else:
            return False
        return True

    def undo(self) -> None:
        """Take back the last input, whole if it was a list or several answers."""
        if not self.match.can_undo(self.seat):
            self.say("cannot_undo")
            return
        while self.marks and self.marks[-1] >= len(self.match.answers):
            self.marks.pop()
        mark = self.marks.pop() if self.marks else len(self.match.answers) - 1
        while len(self.match.answers) > mark and self.match.can_undo(self.seat):
            self.match.undo(self.seat)
        self.say("undone")

    def preview(self, ask: Ask, text: str) -> None:
        """What an option would bring."""
        option = self.find(self.match, ask, text)
        if option is not None:
            self.screen.preview(self.match, option, option_texts(self.match.state, ask, self.r)[option])

    def show_card(self, name: str) -> None:
        """The text of a card."""
        try:
            _, card = card_named([x for x in all_cards() if x[0] == self.match.setup.game], name)
        except TharsisError as error:
            self.console.print(Text(str(error), style="red"))
            return
        width = min(CARD, self.console.width)
        self.console.print(card_panel(card, self.r.language, self.view.price(card, self.r), width))

    def leave(self) -> None:
        """What was played is not lost."""
        if not self.match.answers:
            return
        try:
            saves().mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self.console.print(Text(f"{saves()}: {error.strerror}", style="red"))
            return
        self.save(str(saves() / f"{self.match.setup.game}-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.json"))

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
