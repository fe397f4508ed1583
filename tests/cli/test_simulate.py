"""`tharsis simulate`: the same games, whatever the number of processes."""

from __future__ import annotations

import json


def games(run):
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)["games"]
    for game in found:
        game.pop("seconds")
    return found


def test_jobs_do_not_change_the_results(tharsis):
    arguments = [
        "simulate",
        "mars",
        "--players",
        2,
        "--games",
        5,
        "--seed",
        7,
        "--bots",
        "greedy,random",
        "--json",
    ]
    one, two = (games(tharsis(*arguments, "--jobs", jobs)) for jobs in (1, 2))
    assert one == two
    assert [game["seed"] for game in one] == ["7", "8", "9", "10", "11"]


def test_what_a_game_tells(tharsis):
    run = tharsis("simulate", "--players", 3, "--games", 1, "--modules", "corporate-era", "--draft", "--json")
    (game,) = games(run)
    assert game["players"] == 3
    assert game["modules"] == ["corporate-era"]
    assert game["options"] == {"draft": True}
    assert game["bots"] == ["random"] * 3
    assert len(game["scores"]) == len(game["corporations"]) == 3
    for score in game["scores"]:
        parts = ("tr", "awards", "milestones", "greeneries", "cities", "cards")
        assert score["total"] == sum(score[part] for part in parts)
    assert game["winners"]
    assert game["generations"] > 3
    assert game["choices"] > 50


def test_the_summary_is_a_table(tharsis):
    shown = tharsis("simulate", "--players", 2, "--games", 3).stdout
    assert "3 games" in shown
    assert "by seat" in shown
    assert "by corporation" in shown
    assert "generations" in shown


def test_a_game_has_its_own_word_for_its_rounds(tharsis):
    shown = tharsis("simulate", "ares", "--players", 2, "--games", 1).stdout
    assert " rounds · " in shown
    assert "generation" not in shown


def test_solo(tharsis):
    (game,) = games(tharsis("simulate", "--players", 1, "--games", 1, "--json"))
    assert game["generations"] == 14
