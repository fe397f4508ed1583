"""The balance table: who had and played what, and what is said about it."""

from __future__ import annotations

import pytest

from facts import cards as printed_cards
from facts import is_here
from tharsis.bots.make import bot_named
from tharsis.cli.commands import balance
from tharsis.cli.commands.balance import CardRow, Course, all_set_ups, measured
from tharsis.cli.main import run
from tharsis.cli.screen.balance_view import cards, corporations, ladder, lengths, solo, verdict
from tharsis.games.dice.scoring import GRADES
from tharsis.play.setup import set_up


def course(players, **known):
    usual = {
        "turns": 20,
        "points": [50] * players,
        "wins": [1.0] + [0.0] * (players - 1),
        "grade": None,
        "seen": [["asteroid", "comet"]] * players,
        "played": [["asteroid"]] + [[]] * (players - 1),
        "corporations": ["helion"] + ["unmi"] * (players - 1),
    }
    return Course(set_up("dice", players, 1), **{**usual, **known})


def test_all_numbers_of_players_both_boards_with_and_without_modules():
    found = list(all_set_ups("dice", 4, 7))
    assert [x.players for x in found] == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4
    assert [(x.options.get("board"), bool(x.modules)) for x in found[:4]] == [
        ("A", True),
        ("A", False),
        ("B", True),
        ("B", False),
    ]
    assert [x.seed for x in found[4:8]] == ["7", "8", "9", "10"]


def test_victories_are_counted_in_fair_shares():
    found = measured([course(2), course(4)])
    asteroid, comet = found.cards["asteroid"], found.cards["comet"]
    assert (asteroid.seen, asteroid.played, asteroid.luck) == (6, 2, 3.0)
    assert (comet.seen, comet.played, comet.share) == (6, 0, 0.0)
    helion = next(row for row in corporations(found) if row[0] == "helion")
    assert helion == ["helion", "found", "2", "3.00", "0", "–"]
    assert lengths(found)[0] == ["2", "1", "20.0", "50.0", "50", "50"]


def test_solo_results_on_the_ladder():
    ends = [(None, 90), (0, 112), (6, 75), (6, 71), (8, 40)]
    found = measured([course(1, grade=grade, points=[points]) for grade, points in ends])
    shown = {points: games for points, games, _ in ladder(found, GRADES)}
    assert shown["110+"] == "1"
    assert shown["70–79"] == "2"
    assert shown["under 60"] == "1"
    assert shown["failed"] == "1"
    assert solo(found)[0] == ["all three parameters complete", "80 %"]
    assert found.cards["asteroid"].seen == 0
    assert found.cards["asteroid"].solo_played == 5


@pytest.mark.parametrize(
    ("seen", "played", "wins", "said"),
    [
        (10, 0, 0, "?"),
        (200, 5, 5, "dead"),
        (200, 180, 270, "dominant"),
        (200, 180, 180, ""),
        (200, 60, 120, ""),
    ],
)
def test_what_is_dead_or_dominant(seen, played, wins, said):
    assert verdict(CardRow("x", "red", "designed", seen, played, wins)) == said


def test_the_command(monkeypatch, capsys):
    monkeypatch.setattr(
        balance, "bot_named", lambda name, seat, rules, seed: bot_named("random", seat, rules, seed)
    )
    monkeypatch.setattr(balance, "all_set_ups", lambda game, games, seed: [set_up(game, 1, seed)])
    assert run(["balance", "dice", "--games", "1", "--jobs", "1", "--markdown"]) == 0
    shown = capsys.readouterr().out
    assert "| failed | 1 | 100 % |" in shown
    assert "| corporation | source | games | wins | solo games | solo points |" in shown
    printed = [row for row in printed_cards("dice") if is_here("dice", row["set"])]
    projects = sum(row["kind"] != "corporation" for row in printed)
    assert shown.endswith(f"of {projects} cards.\n")
    assert len(cards(measured([course(2)]))) == projects


def test_a_game_that_is_not_ours_to_balance(capsys):
    assert run(["balance", "mars"]) == 1
    assert "known: dice" in capsys.readouterr().err
