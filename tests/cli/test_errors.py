"""Bad input is one clear line on the standard error, a status that is not 0, and never a traceback."""

from __future__ import annotations

import re

import pytest

from tharsis.cli.bench.build import is_compiled

BAD = [
    (["simulate", "chess"], "there is no game 'chess'; known: "),
    (["simulate", "--players", "9"], "mars is for 1 to 5 players, not 9"),
    (["simulate", "--players", "3", "--bots", "random,greedy"], "3 players need 3 bots"),
    (["simulate", "--bots", "genius"], "there is no bot 'genius'"),
    (["simulate", "--modules", "moon"], "mars has no module 'moon'"),
    (["simulate", "--games", "0"], "--games"),
    (["simulate", "--games", "many"], "--games"),
    (["cards", "Arctic Alga5"], "did you mean Arctic Algae"),
    (["cards", "qqqqqq"], "there is no card 'qqqqqq'"),
    (["cards", "--tag", "venus"], "there is no tag 'venus'"),
    (["cards", "--language", "fr"], "there is no language 'fr'"),
    (["position", "no-such-file.json"], "no-such-file.json: No such file"),
    (["replay", "no-such-file.jsonl"], "no-such-file.jsonl: No such file"),
    (["perft", "no-such-file.jsonl"], "no-such-file.jsonl: No such file"),
    (["perft", "no-such-file.jsonl", "--write"], "there is no no-such-file.jsonl; a new file needs --game"),
    (["perft", "--write", "--game", "mars"], "--game needs the name of a new file"),
    (["play", "chess"], "there is no game 'chess'"),
    (["play", "--players", "7"], "mars is for 1 to 5 players, not 7"),
    (["play", "--solo", "--players", "3"], "not both"),
    (["play", "--load", "no-such-file"], "no-such-file: No such file"),
    (["soak", "--games", "-1"], "--games"),
    (["soak", "chess"], "there is no game 'chess'"),
    (["soak", "--modules", "promo"], "--modules needs the name of a game"),
    (["soak", "dice", "--modules", "moons"], "dice has no module 'moons'"),
    (["play", "--record", "/nowhere/at/all"], "/nowhere/at/all can't be written"),
    (["frobnicate"], "No such command"),
    (["cards", "--frobnicate"], "No such option"),
]


@pytest.mark.parametrize(("arguments", "said"), BAD, ids=[" ".join(a) for a, _ in BAD])
def test_bad_input_is_one_line(tharsis, arguments, said):
    run = tharsis(*arguments)
    assert run.returncode not in (0, None)
    assert run.stdout == ""
    assert said in run.stderr
    assert run.stderr.startswith("tharsis: ")
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("text", ["", "{", "[]", "[1", '"x"', '{"game": "mars", "players": 3}', "\x00"])
@pytest.mark.parametrize("command", ["position", "replay"])
def test_a_damaged_file_is_one_line(tharsis, tmp_path, command, text):
    file = tmp_path / "damaged"
    file.write_text(text)
    run = tharsis(command, file)
    assert run.returncode == 1
    assert run.stdout == ""
    assert run.stderr.count("\n") == 1
    assert "Traceback" not in run.stderr


def test_bytes_that_are_no_text(tharsis, tmp_path):
    file = tmp_path / "bytes"
    file.write_bytes(b"\xff\xfe\x00\x81")
    for command in ("position", "replay", "perft"):
        run = tharsis(command, file)
        assert run.returncode == 1
        assert run.stderr.count("\n") == 1


def test_a_changed_record_names_its_line(tharsis, record, tmp_path):
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    changed = tmp_path / "changed.jsonl"
    changed.write_text("".join([*lines[:9], lines[10], *lines[10:]]), encoding="utf-8")
    run = tharsis("replay", changed)
    assert run.returncode == 1
    assert run.stdout == ""
    assert "tharsis: line " in run.stderr
    assert run.stderr.count("\n") == 1


def test_version_and_help(tharsis):
    build = "compiled" if is_compiled() else "plain Python"
    assert re.fullmatch(rf"tharsis 0\.[\d.]+, {build}\n", tharsis("--version").stdout)
    help_text = tharsis("--help").stdout
    for command in ("play", "cards", "simulate", "replay", "position", "bench", "perft", "soak"):
        assert command in help_text
