"""`make mutate` finds what can be broken, breaks it, and sees it; the breaks kept as data still fit the sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mutate import report
from mutate.__main__ import task
from mutate.mutants import Mutant, by_hand, of_file, rule_files, sample
from mutate.operators import edits
from mutate.reach import Reach
from mutate.trial import Verdict
from mutate.warm import function_of, replaced

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"

SOURCE = '''
"""A file."""

LEVEL: int = 8


def reached(levels: list[int], n: int = 0) -> bool:
    """Whether enough of them are."""
    if not levels:
        return False
    found = 0
    for level in levels:
        if level >= LEVEL and level != n:
            found += 1
    return found > 2
'''


def changed() -> set[str]:
    """Every change of that file as one line."""
    return {f"{edit.before} => {edit.after}" for edit in edits(SOURCE)}


@pytest.mark.parametrize(
    "change",
    [
        "8 => 9",
        "8 => 7",
        "0 => 1",
        "not levels => (levels)",
        "not levels => True",
        "False => True",
        "level >= LEVEL => (level > LEVEL)",
        "level >= LEVEL => (level < LEVEL)",
        "level != n => (level == n)",
        "level >= LEVEL and level != n => ((level >= LEVEL) or (level != n))",
        "level >= LEVEL and level != n => ((level != n))",
        "found += 1 => pass",
        "found += 1 => found -= 1",
        "found > 2 => (not (found > 2))",
    ],
)
def test_each_kind_of_change_is_found(change: str) -> None:
    assert change in changed()


def test_every_change_is_another_program() -> None:
    for edit in edits(SOURCE):
        broken = edit.applied(SOURCE)
        assert broken != SOURCE
        compile(broken, "broken", "exec")
        assert broken.count("\n") == SOURCE.count("\n")  # nothing else moves


def test_texts_and_types_stay_as_they_are() -> None:
    assert not any("int" in change or "file" in change for change in changed())


def test_the_breaks_that_are_kept_as_data_fit_the_sources() -> None:
    assert len(by_hand()) >= 35


def test_at_least_four_hundred_changes_are_drawn_always_the_same_ones() -> None:
    drawn = sample(110, seed=1)
    assert len(drawn) >= 400
    assert len({mutant.id for mutant in drawn}) == len(drawn)
    assert [m.id for m in sample(110, seed=1)] == [m.id for m in drawn]
    assert {m.file for m in drawn} == {m.file for path in rule_files() for m in of_file(path)[:1]}


def test_the_tests_that_run_the_line_are_chosen_the_fastest_first() -> None:
    tests = ["tests/games/test_a.py::a", "tests/golden/test_b.py::b", "tests/games/test_c.py::c"]
    reach = Reach(tests, [0.5, 0.1, 0.2], {"rules/pay.py": {"3": "7", "4": "1"}}, [], {})
    assert task(Mutant("", "rules/pay.py", (3, 3)), reach, {}).tests == [tests[2], tests[0], tests[1]]
    assert task(Mutant("", "rules/pay.py", (4, 4)), reach, {}).tests[0] == tests[0]
    assert task(Mutant("", "games/mars/turn.py", (9, 9)), reach, {}).tests == []
    assert set(task(Mutant("", "kernel/state.py", (9, 9)), reach, {}).tests) == set(tests)  # run once for all
    reach.tests.append("tests/games/test_d.py::d")
    reach.seconds.append(0.3)  # runs no line of the rules, but looks at what they hold
    assert task(Mutant("", "games/mars/turn.py", (9, 9)), reach, {}).tests == [reach.tests[3]]
    cited = {"M-001": ["tests/games/test_c.py:12"]}
    assert task(Mutant("", "rules/pay.py", (3, 3), rules=("M-001",)), reach, cited).tests == [tests[2]]


def test_only_a_change_inside_of_functions_is_made_without_reading_files_again() -> None:
    path = next(path for path in rule_files() if path.name == "scoring.py" and path.parent.name == "rules")
    for mutant in of_file(path):
        assert mutant.edit is not None
        assert replaced(mutant) in ((mutant.edit.place,), ())
    inside = [mutant for mutant in of_file(path) if replaced(mutant)]
    assert len(inside) > len(of_file(path)) / 2
    assert all(function_of(mutant.module, replaced(mutant)[0]) is not None for mutant in inside)


TRIAL = """
from mutate.mutants import by_hand
from mutate.trial import Running, Task

mutant = next(m for m in by_hand() if "not money breaks a tie" in m.id)
trial = Running(Task(mutant, ["{test}"]))
while (verdict := trial.done()) is None:
    pass
print(verdict.noticed, verdict.by)
"""


@pytest.mark.parametrize(
    ("test", "noticed"),
    [
        ("tests/games/mars/base/test_end_and_scoring.py::test_money_production_breaks_no_tie", True),
        ("tests/games/mars/base/test_end_and_scoring.py::test_most_points_win", False),
    ],
)
def test_a_broken_rule_is_noticed_by_the_test_of_that_rule(test: str, noticed: bool) -> None:
    command = [sys.executable, "-c", TRIAL.format(test=test)]
    run = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONPATH": str(SCRIPTS)}
    )
    assert run.stdout.split() == [str(noticed), *([test] if noticed else [])]


def test_the_report_tells_shares_and_survivors() -> None:
    mutants = [
        Mutant(name, "rules/pay.py", (1, 1), edit) for name, edit in zip("abc", edits(SOURCE), strict=False)
    ]
    verdicts = [
        Verdict(True, "tests/games/x", 1.0),
        Verdict(True, "tests/golden/x", 1.0),
        Verdict(False, "", 1.0),
    ]
    results = [report.Result(m, v) for m, v in zip(mutants, verdicts, strict=True)]
    lines = list(report.lines(results))
    assert any(line.split() == ["rules/pay.py", "3", "2", "67%"] for line in lines)
    assert any(line.startswith("survived c (line 1)") for line in lines)
    assert not report.good(results)
    assert report.good(results[:2])


def test_every_change_that_may_survive_says_why() -> None:
    reasons = report.explained()
    assert reasons
    assert all(reason.endswith(".") and len(reason) > 20 for reason in reasons.values())
    (name, _), *_ = reasons.items()
    kept = report.Result(Mutant(name, "rules/pay.py", (1, 1), next(edits(SOURCE))), Verdict(False, "", 1.0))
    assert report.good([kept])  # it counts among those that nobody can notice


def test_every_change_that_may_survive_can_still_be_made() -> None:
    there = {mutant.id for path in rule_files() for mutant in of_file(path)}
    assert not report.explained().keys() - there
