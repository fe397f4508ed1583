"""A person at the terminal: whole games, every view, three languages, narrow and wide, without colour."""

from __future__ import annotations

import io
import json
from random import Random

import pytest
from rich.console import Console

from tharsis.bots.make import bot_named
from tharsis.cli.checklist import checklist_of
from tharsis.cli.session import Session
from tharsis.kernel.core import State
from tharsis.play.match import Match, new_game

VIEWS = ["?", "h", "m", "l", "s", "p", "i birds", "i no such card", "", "nonsense", "u", "0 99"]


class Person(Session):
    """Types numbers at random, and now and then asks for a view."""

    luck: Random
    asked = 0

    def read(self) -> str:
        self.asked += 1
        if self.asked % 9 == 0:
            return VIEWS[self.asked // 9 % len(VIEWS)]
        many = checklist_of(self.match, self.seat)
        if many is not None:
            return (
                "0" if many.least == 0 and self.luck.random() < 0.5 else str(1 + int(self.luck.random() * 2))
            )
        ask = self.match.state.ask_of(self.seat)
        assert ask is not None
        return str(1 + int(self.luck.random() * len(ask.options)))


def sit(match: Match, language: str, width: int, height: int = 24) -> tuple[Person, io.StringIO]:
    written = io.StringIO()
    console = Console(file=written, width=width, height=height, color_system=None, highlight=False)
    bots = {seat: bot_named("random", seat) for seat in range(1, match.players)}
    person = Person(match, 0, bots, language, console)
    person.luck = Random(1)
    return person, written


@pytest.mark.parametrize(
    ("players", "language", "width", "height"), [(1, "en", 80, 24), (2, "pt", 80, 24), (3, "ru", 140, 45)]
)
def test_a_whole_game(players, language, width, height):
    match = new_game("mars", players, seed=players, modules=["corporate-era"], draft=players > 1)
    person, written = sit(match, language, width, height)
    person.run()
    assert match.over
    shown = written.getvalue()
    assert max(len(line) for line in shown.splitlines()) <= width
    heading = {"en": "Final score", "pt": "Pontuação final", "ru": "Итоговый счёт"}[language]
    assert heading in shown


def test_a_turn_fits_on_a_small_screen():
    match = new_game("mars", 5, seed=4, modules=["corporate-era"])
    person, written = sit(match, "en", 80)
    for line in ("1", "1 2 3"):
        person.let_bots_move()
        ask = match.state.ask_of(0)
        assert ask is not None
        many = checklist_of(match, 0)
        assert person.answer(ask, many, line)
    person.let_bots_move()
    written.truncate(0)
    ask = match.state.ask_of(0)
    assert ask is not None
    person.draw(ask, checklist_of(match, 0))
    assert len(written.getvalue().splitlines()) <= 25


def decision(person: Person) -> tuple[State, object]:
    person.let_bots_move()
    return person.match.state, person.match.state.ask_of(0)


def test_part_of_a_text_is_enough():
    match = new_game("mars", 2, seed=7, modules=["corporate-era"])
    person, written = sit(match, "en", 80)
    _, ask = decision(person)
    label = match.decisions()[0].options[1].label
    assert person.find(ask, label) == 1
    assert person.find(ask, label.split()[1][:5]) == 1
    assert person.find(ask, "corporation") is None  # fits both
    assert "Several options fit" in written.getvalue()
    assert person.find(ask, "17") is None


def test_a_list_of_cards_is_one_input_and_one_undo():
    match = new_game("mars", 2, seed=7, modules=["corporate-era"])
    person, _ = sit(match, "en", 80)
    _, ask = decision(person)
    assert person.answer(ask, None, "1")
    before = match.digest()
    many = checklist_of(match, 0)
    assert many is not None
    assert len(many.cards) == 10
    names = {many.cards[0].key, many.cards[3].key}
    assert person.answer(match.state.ask_of(0), many, "1, 4")
    bought = {label.split()[1] for seat, _, label in match.answers if seat == 0 and label.startswith("buy ")}
    assert bought == names
    if match.can_undo(0):
        person.undo()
        assert match.digest() == before


def test_more_cards_than_money_are_refused():
    match = new_game("mars", 2, seed=7, modules=["corporate-era"])
    person, written = sit(match, "en", 80)
    _, ask = decision(person)
    assert person.answer(ask, None, "1")
    many = checklist_of(match, 0)
    before = match.digest()
    taken = person.answer(match.state.ask_of(0), many, "a")
    assert taken or match.digest() == before
    assert taken or "can't pay" in written.getvalue()


def test_the_end_of_the_input_is_a_good_bye(tharsis):
    run = tharsis("play", "--players", 3, "--seed", 1, text="1\n0\nh\nm\n")
    assert run.returncode == 0
    assert run.stdout.endswith("Good-bye.\n")
    assert "Traceback" not in run.stderr
    assert "\x1b[" not in run.stdout


def test_a_game_is_saved_and_goes_on(tharsis, tmp_path):
    file = tmp_path / "game.json"
    told = tmp_path / "game.jsonl"
    run = tharsis("play", "--players", 2, "--seed", 1, "--record", told, text=f"1\n0\nsave {file}\nq\n")
    assert run.returncode == 0
    assert tharsis("replay", told, "--quiet").returncode == 0
    assert json.loads(file.read_text(encoding="utf-8"))["tharsis"] == "save"
    again = tharsis("play", "--load", file, "--language", "ru", text="q\n")
    assert again.returncode == 0
    assert "До свидания" in again.stdout
