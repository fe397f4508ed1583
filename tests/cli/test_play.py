"""A person at the terminal: whole games of each kind, three languages, narrow and wide, without colour."""

from __future__ import annotations

import json

import pytest

import tharsis as library

FINAL = {"en": "Final score", "pt": "Pontuação final", "ru": "Итоговый счёт"}
GAMES = [
    ("mars", 1, "en", 80, 24),
    ("mars", 2, "pt", 80, 24),
    ("mars", 3, "ru", 140, 45),
    ("dice", 1, "en", 80, 24),
    ("dice", 1, "pt", 120, 40),
    ("dice", 1, "ru", 80, 24),
    ("dice", 2, "pt", 80, 24),
    ("dice", 3, "ru", 80, 24),
    ("dice", 4, "en", 120, 40),
]


@pytest.mark.parametrize(("game", "players", "language", "width", "height"), GAMES)
def test_a_whole_game(sit, game, players, language, width, height):
    person = sit(game, players, seed=players, language=language, width=width, height=height)
    person.run()
    shown = person.written.getvalue()
    assert person.match.over
    assert max(len(line) for line in shown.splitlines()) <= width
    assert FINAL[language] in shown


@pytest.mark.parametrize("game", ["mars", "dice"])
@pytest.mark.parametrize("language", ["en", "pt", "ru"])
def test_a_turn_fits_on_a_small_screen(sit, game, language):
    person = sit(game, 4, seed=4, language=language).begins()
    lines = person.sees().splitlines()
    assert len(lines) <= 24
    assert max(len(line) for line in lines) <= 80


def test_part_of_a_text_is_enough(sit):
    person = sit("mars", seed=7)
    ask = person.turn()
    option = person.match.decisions()[0].options[1]
    assert person.find(person.match, ask, option.label) == 1
    assert person.find(person.match, ask, option.id[:5]) == 1
    assert person.find(person.match, ask, "corporation") is None  # fits both
    assert "Several options fit: 1 " in person.written.getvalue()


def given(person, verb):
    """The answers with that verb, so far."""
    rules = person.match.state.rules
    return [label for _, _, label in person.match.answers if rules.parse(label).verb == verb]


BAD = ["99", "0", "nonsense", "-1", "1.5", ";x", "1; nonsense", "w 99", "i no such card", "save"]


@pytest.mark.parametrize("game", ["mars", "dice"])
@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_one_line_and_changes_nothing(sit, game, line):
    person = sit(game, seed=7, width=200)
    before = person.match.digest()
    said = person.types(line)
    assert said.count("\n") == 1
    assert person.match.digest() == before
    assert not person.match.answers


def test_a_list_of_cards_is_one_input_and_one_undo(sit):
    person = sit("mars", 1, seed=7)
    person.types("1")
    before = person.match.digest()
    many = person.view.several(person.match, person.turn(), person.r)
    assert len(many.things) == 10
    person.types("1, 4")
    assert given(person, "buy") == [many.labels[0], many.labels[3]]
    assert "Undone." in person.types("u")
    assert person.match.digest() == before


def test_more_cards_than_money_are_refused(sit):
    person = sit("mars", seed=7)
    person.types("1")
    before = person.match.digest()
    person.match.state.seats[0][person.match.state.rules.seat_names.index("card_price")] = 30
    changed = person.match.digest()
    assert changed != before
    assert "more than you can take or pay for" in person.types("a")
    assert person.match.digest() == changed


def test_several_answers_in_one_line_are_taken_whole(sit):
    person = sit("dice", 1, seed=3).begins()
    before = len(person.match.answers)
    assert "no option “nonsense”" in person.types("roll a die; nonsense")
    assert len(person.match.answers) == before
    person.types("roll a die; red")
    assert [label for _, _, label in person.match.answers[before:]] == ["support roll", "roll red"]


@pytest.mark.parametrize(("language", "odds"), [("en", "1/2"), ("pt", "1/2"), ("ru", "1/2")])
def test_a_preview_tells_the_odds_and_changes_nothing(sit, language, odds):
    person = sit("dice", 1, seed=3, language=language).begins()
    person.types("support roll")
    before = person.match.digest()
    assert odds in person.types("w 1")
    assert person.match.digest() == before


def test_dice_are_kept_by_their_numbers(sit):
    person = sit("dice", 1, seed=3).begins()
    person.types("production")
    many = person.view.several(person.match, person.turn(), person.r)
    assert many.batch.verb == "keep"
    first = many.labels[0]
    over = " ".join(["1"] * (many.copies(0) + 1))
    assert "each only as often as listed" in person.types(over)
    person.types("1")
    assert given(person, "keep") == [first]


def test_undo_goes_back_to_a_roll_and_no_further(sit):
    person = sit("dice", 1, seed=3).begins()
    before = person.match.digest()
    person.types("support roll")
    assert "Undone." in person.types("u")
    assert person.match.digest() == before
    person.types("support roll; red")
    rolled = person.match.digest()
    assert "Can’t undo" in person.types("u")
    assert person.match.digest() == rolled


def test_the_end_of_the_input_is_a_good_bye(tharsis):
    run = tharsis("play", "--players", 3, "--seed", 1, text="1\n0\nh\nm\n")
    assert run.returncode == 0
    assert run.stdout.endswith("Good-bye.\n")
    assert "Traceback" not in run.stderr
    assert "\x1b[" not in run.stdout


@pytest.mark.parametrize(("game", "lines"), [("mars", "1\n0"), ("dice", "1\n1")])
def test_a_game_is_saved_and_goes_on(tharsis, tmp_path, game, lines):
    file, told = tmp_path / "game.json", tmp_path / "game.jsonl"
    text = f"{lines}\nsave {file}\nq\n"
    run = tharsis("play", game, "--players", 2, "--seed", 1, "--record", told, text=text)
    assert run.returncode == 0, run.stderr
    assert tharsis("replay", told, "--quiet").returncode == 0
    assert json.loads(file.read_text(encoding="utf-8"))["tharsis"] == "save"
    again = tharsis("play", "--load", file, "--language", "ru", text="q\n")
    assert again.returncode == 0
    assert "До свидания" in again.stdout


def test_who_quits_finds_the_game_again(tharsis, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    run = tharsis("play", "dice", "--solo", "--seed", "3", text="1\n1\nq\n")
    (saved,) = (tmp_path / "tharsis").iterdir()
    assert saved.name in run.stdout.replace("\n", "")
    assert len(library.Match.load(saved.read_bytes()).answers) >= 2
