"""The command line as a user has it: a process, what it prints, its exit status; and a person who sits at a table."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import tharsis as library
from tharsis.bots.make import bot_named
from tharsis.bots.table import choice
from tharsis.cli.screen.session import Session
from tharsis.rules.menu import is_menu

COMMAND = Path(sys.executable).parent / "tharsis"
VIEWS = [
    "?",
    "h",
    "m",
    "l",
    "s",
    "p",
    "w",
    "w 1",
    "i asteroid mining",
    "i no such card",
    "",
    "x y",
    "u",
    "0 99",
]


@pytest.fixture(scope="session")
def tharsis():
    """Runs a command; gives the finished process."""

    def run(*arguments, text="", columns=80, **environment):
        return subprocess.run(
            [COMMAND, *map(str, arguments)],
            input=text,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
            env={**os.environ, "COLUMNS": str(columns), "LINES": "24", "NO_COLOR": "1", **environment},
        )

    return run


class Person(Session):
    """Somebody at the terminal who types the numbers that a bot would choose, and now and then asks for a view."""

    def __init__(self, match, language, width, height):
        self.written = io.StringIO()
        console = Console(file=self.written, width=width, height=height, color_system=None, highlight=False)
        bots = {seat: bot_named("greedy", seat, match.state.rules, seat) for seat in range(match.players)}
        super().__init__(match, 0, bots, language, console)
        self.luck = Random(1)
        self.asked = 0

    def read(self) -> str:
        self.asked += 1
        if self.asked % 9 == 0:
            return VIEWS[self.asked // 9 % len(VIEWS)]
        ask = self.match.state.ask_of(self.seat)
        many = self.view.several(self.match, ask, self.r)
        if many is None:
            return str(1 + choice(self.match.state, ask, self.bots[self.seat]))
        chosen = [str(1 + int(self.luck.random() * len(many.things))) for _ in range(many.batch.least or 1)]
        return " ".join(chosen) if many.batch.least or self.luck.random() < 0.5 else "0"

    def draw(self, ask) -> None:
        """Looks up from the keyboard at every third question: a whole game takes hundreds."""
        if self.asked % 3 == 0:
            super().draw(ask)

    def types(self, *lines: str) -> str:
        """Sits through the bots' moves and types lines; what is on the screen after the last one."""
        for line in lines:
            ask = self.turn()
            self.written.truncate(0)
            self.written.seek(0)
            if not self.command(ask, line):
                self.answer(line)
        return self.written.getvalue()

    def begins(self) -> Person:
        """Goes through the setup up to the first turn."""
        while not is_menu(self.turn()):
            self.answer(self.read())
        return self

    def sees(self) -> str:
        """What the screen shows at the next decision."""
        ask = self.turn()
        self.written.truncate(0)
        self.written.seek(0)
        super().draw(ask)
        return self.written.getvalue()

    def turn(self):
        """The next decision."""
        self.let_bots_move()
        ask = self.match.state.ask_of(self.seat)
        assert ask is not None
        return ask


@pytest.fixture
def sit():
    """sit("dice", 2, seed=3, language="ru"): a person at the terminal, with bots on the other seats."""

    def at(
        game, players=2, *, seed=1, language="en", width=80, height=24, modules=("corporate-era",), **options
    ):
        match = library.new_game(game, players, seed=seed, modules=list(modules), **options)
        return Person(match, language, width, height)

    return at


@pytest.fixture(scope="session", params=["mars", "dice"])
def record(request, tmp_path_factory):
    """The record of a random game."""
    match = library.new_game(request.param, players=2, seed=3, modules=["corporate-era"])
    luck = Random(1)
    while not match.over:
        decision = match.decisions()[0]
        match.apply(decision.seat, int(luck.random() * len(decision.options)))
    file = tmp_path_factory.mktemp("record") / "game.jsonl"
    file.write_text(match.record(), encoding="utf-8")
    return file
