"""`tharsis replay`, `tharsis position`, `tharsis soak` and `tharsis bench`: what they show."""

from __future__ import annotations

import json

import pytest

POSITION = {
    "game": "mars",
    "modules": ["corporate-era"],
    "player_count": 2,
    "temperature": -10,
    "tiles": [{"space": "r3c3", "tile": "city", "owner": 0}],
    "players": [
        {"tr": 25, "stock": {"mc": 30, "heat": 9}, "corporation": "Ecoline", "hand": ["Birds", "Comet"]},
        {"corporation": "Helion"},
    ],
}


@pytest.mark.parametrize("language", ["en", "pt", "ru"])
def test_a_record_is_told(tharsis, record, language):
    run = tharsis("replay", record, "--language", language)
    assert run.returncode == 0, run.stderr
    assert len(run.stdout.splitlines()) > 100
    assert "│" in run.stdout


def test_a_record_is_checked(tharsis, record):
    assert tharsis("replay", record, "--quiet").stdout.startswith("The record holds")


def test_a_position_with_reasons(tharsis, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    run = tharsis("position", file)
    assert run.returncode == 0, run.stderr
    for text in (
        "Play Comet (21 M€)",
        "Needs 13% oxygen or more; now 0%",
        "Legal moves",
        "⌂●A",
        "temperature −10 °C",
        "Standard project Aquifer (18 M€)",
    ):
        assert text in run.stdout
    assert tharsis("position", "-", text=json.dumps(POSITION)).stdout == run.stdout


DICE = {
    "game": "dice",
    "modules": ["corporate-era"],
    "player_count": 2,
    "turn": 9,
    "temperature": 8,
    "tiles": [{"space": "D4", "tile": "city"}],
    "awards": ["plant", "heat", "steel"],
    "milestones": ["legend", "miner", "tycoon"],
    "players": [
        {
            "vp": 7,
            "wild": 1,
            "dice": {"plant": 4, "energy": 1},
            "corporation": "Inventrix",
            "hand": ["Soletta"],
        },
        {"vp": 3, "dice": {"nuclear": 2}, "corporation": "PhoboLog"},
    ],
}
DICE_SAYS = {
    "en": ("Turn 9 · end 1/2", "cre sci Jov", "temperature +8 °C ✓", "Legal moves", "Needs "),
    "pt": ("Turno 9 · fim 1/2", "meg ciê jov", "temperatura +8 °C ✓", "Jogadas possíveis", "Produção: "),
    "ru": ("Ход 9 · конец 1/2", "мег нау Юпи", "температура +8 °C ✓", "Возможные ходы", "Производство: "),
}


@pytest.mark.parametrize("language", ["en", "pt", "ru"])
def test_a_position_of_the_dice_game(tharsis, language):
    run = tharsis("position", "-", "--language", language, text=json.dumps(DICE))
    assert run.returncode == 0, run.stderr
    for text in (*DICE_SAYS[language], "  4   ·   ·", "⌂", "+1"):
        assert text in run.stdout
    assert max(len(line) for line in run.stdout.splitlines()) <= 80


def test_soak(tharsis):
    run = tharsis("soak", "mars", "--games", 8, "--jobs", 1)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("8 games, ")
    assert "ways to play: 8, 0 failed" in run.stdout
    assert "0 failed" in run.stdout


def test_a_failing_game_is_named(monkeypatch, capsys):
    import typer

    from tharsis.cli.commands import soak
    from tharsis.play.checks.audit import Audit

    monkeypatch.setattr(Audit, "problems", lambda self, s: ["a card too many"])
    with pytest.raises(typer.Exit) as left:
        soak.soak("mars", games=1, jobs=1, seed=5, every=1)
    assert left.value.exit_code == 1
    said = capsys.readouterr()
    assert '"seed": "5"' in said.err
    assert "a card too many" in said.err
    assert "1 failed" in said.out


@pytest.mark.slow
def test_bench_as_json(tharsis):
    run = tharsis("bench", "--json", "--quick")
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert found["calibration"] > 0
    for key in ("choices_per_s", "games_per_s", "clone_us", "new_game_us", "save_load_us", "generations"):
        assert found["plain"][key] > 0
    assert set(found["plain"]["expansions"]["ratio_to_base"]) == {"choices_per_s", "clone_us"}
