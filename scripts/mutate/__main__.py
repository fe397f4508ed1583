"""`make mutate`: breaks kernel, rules and games in some hundred ways and tells which breaks the tests notice.

Goes on where it was interrupted: results are kept in build/mutate, with a digest of the sources and tests. --survivors
tries again only what was not noticed; --only takes changes whose name contains a word.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from mutate import reach as reaches
from mutate import report
from mutate.mutants import ROOT, SRC, Mutant, by_hand, sample
from mutate.reach import Reach
from mutate.trial import Running, Task, Verdict
from mutate.warm import COLD, Warm, WarmTrial, replaced
from rules_coverage import measure as measure_rules

FOLDER = ROOT / "build" / "mutate"
RESULTS = FOLDER / "results.jsonl"
FACTS = "tests/contracts/test_facts.py"
FEW = 60  # tests: below that, all others of the game are tried as well


def arguments() -> argparse.Namespace:
    """What the caller wants."""
    parser = argparse.ArgumentParser(prog="make mutate", description=__doc__)
    parser.add_argument(
        "--changes",
        type=int,
        default=110,
        help="about how many of the kernel, the shared rules and each game",
    )
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="only changes whose name contains this")
    parser.add_argument("--skip", default=" ", help="no changes of files under this, such as games/mars/")
    parser.add_argument("--budget", type=float, default=30.0, help="seconds of work for each change")
    parser.add_argument(
        "--tests", nargs="*", default=[], help="try these tests (or files) and no others; nothing is kept"
    )
    parser.add_argument("--survivors", action="store_true", help="try again only what was not noticed before")
    parser.add_argument("--report", action="store_true", help="tell what is known, try nothing")
    return parser.parse_args()


# --- results ------------------------------------------------------------------------------------------------------------


def known(tree: str, survivors: bool) -> dict[str, Verdict]:
    """The results so far, of the same sources and tests; with `survivors`, of what was ever noticed."""
    found: dict[str, Verdict] = {}
    if RESULTS.exists():
        for line in RESULTS.read_text(encoding="utf-8").splitlines():
            entry = json.loads(line)
            if entry["tree"] == tree or (survivors and entry["noticed"]):
                found[entry["id"]] = Verdict(entry["noticed"], entry["by"], entry["seconds"])
    return found


def keep(mutant: Mutant, verdict: Verdict, tree: str) -> None:
    """Write a result down at once, so that nothing is lost."""
    entry = {
        "id": mutant.id,
        "noticed": verdict.noticed,
        "by": verdict.by,
        "seconds": round(verdict.seconds, 1),
    }
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps({**entry, "tree": tree}, ensure_ascii=False) + "\n")


# --- which tests ---------------------------------------------------------------------------------------------------------


def task(mutant: Mutant, reach: Reach, cited: dict[str, list[str]], budget: float = 60.0) -> Task:
    """The tests that concern a broken copy: those that run its lines; where a rule is named, those that cite it."""
    if mutant.rules:
        files = {place.rsplit(":", 1)[0] for rule in mutant.rules for place in cited.get(rule, [])}
        ordered = reach.ordered([i for i, test in enumerate(reach.tests) if test.split("::")[0] in files])
    else:
        ordered = reach.ordered(reach.of_lines(mutant.file, *mutant.lines))
        if len(ordered) < FEW:  # what runs once for all tests, while rules are linked, counts for one
            facts = reach.of_file(FACTS) if is_data(mutant.path) else []
            near = facts, reach.of_lines(mutant.file, *around(mutant)), reach.of_folder(game_of(mutant))
            for wider in near:
                ordered += [i for i in reach.ordered(wider) if i not in ordered]
    names = [reach.tests[i] for i in ordered]
    broken = () if reach.is_early(mutant.file, *mutant.lines) else replaced(mutant)
    return Task(mutant, sorted(names, key=lambda test: nearness(test, mutant)), budget, broken)


def nearness(test: str, mutant: Mutant) -> int:
    """0 for a test that is called after the card that is broken; 1 for the facts, where data are, and 2 for texts, where words
    are; 3 for tests of the same game; 4 for the rest."""
    if names_it(test, mutant):
        return 0
    if is_data(mutant.path) and test.startswith(FACTS):
        return 1
    if offers(mutant) and "test_label" in test:
        return 2
    texts = test.startswith(("tests/golden/", "tests/text/", FACTS))
    if texts and (is_data(mutant.path) or speaks(mutant)):
        return 2
    return 3 if game_of(mutant) and test.startswith(f"tests/{game_of(mutant)}") else 4


def offers(mutant: Mutant) -> bool:
    """Whether the list of all options is broken."""
    place = "" if mutant.edit is None else mutant.edit.place.rsplit(".", 1)[-1]
    return place == "vocabulary" or mutant.file == "rules/actions.py"


def speaks(mutant: Mutant) -> bool:
    """Whether something is broken that is only for texts."""
    place = "" if mutant.edit is None else mutant.edit.place.rsplit(".", 1)[-1]
    return place in ("phrase", "icons", "purpose", "required") or Path(mutant.file).name in (
        "words.py",
        "phrase.py",
    )


@cache
def is_data(path: Path) -> bool:
    """Whether a file holds nothing but cards and the like."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return not any(line.startswith(("class ", "def ")) for line in lines)


def names_it(test: str, mutant: Mutant) -> bool:
    """Whether a test is called after the card that is broken."""
    title = "" if mutant.edit is None else plain(mutant.edit.place.rsplit(".", 1)[-1])
    return bool(title) and title in plain(test)


def plain(name: str) -> str:
    """A name as tests and cards write it alike."""
    return name.lower().replace(" ", "_").replace("-", "_")


def around(mutant: Mutant) -> tuple[int, int]:
    """The lines of the class or function in which something is broken; of the file, where it is in none."""
    if not mutant.path.is_file():
        return mutant.lines
    tree = ast.parse(mutant.path.read_text(encoding="utf-8"))
    for part in tree.body:
        if isinstance(part, ast.ClassDef | ast.FunctionDef) and part.lineno <= mutant.lines[0] <= (
            part.end_lineno or 0
        ):
            return part.lineno, part.end_lineno or 0
    return 1, 1 << 20


def game_of(mutant: Mutant) -> str:
    """The folder of the game that is broken, or nothing where all games are."""
    parts = mutant.file.split("/")
    return "/".join(parts[:2]) + "/" if parts[0] == "games" else ""


def measured(tree: str) -> Reach:
    """Which test runs which line, measured if need be, in a process of its own: this one imports no rules."""
    if reaches.load(FOLDER, tree) is None:
        started = time.monotonic()
        pid = os.fork()
        if pid == 0:
            os.chdir(ROOT)
            os.environ["PYTHONPATH"] = str(SRC)
            sys.path.insert(0, str(SRC))
            found = reaches.measure()
            reaches.store(FOLDER, tree, found)
            print(reaches.timed(found, started), flush=True)
            os._exit(0)
        os.waitpid(pid, 0)
    found_now = reaches.load(FOLDER, tree)
    if found_now is None:
        sys.exit("mutate: the tests could not be measured")
    return found_now


# --- the run -------------------------------------------------------------------------------------------------------------


def tried(tasks: list[Task], workers: int) -> Iterator[tuple[Mutant, Verdict]]:
    """Every trial with its verdict, several at a time."""
    idle = [Warm() for _ in range(workers if any(task.functions for task in tasks) else 0)]
    quick_last = sorted(tasks, key=lambda task: bool(task.functions))  # they are taken from the end
    waiting, running = quick_last, list[Running | WarmTrial]()
    while waiting or running:
        while waiting and len(running) < workers:
            following = waiting.pop()
            running.append(WarmTrial(following, idle.pop()) if following.functions else Running(following))
        for trial in running[:]:
            verdict = trial.done()
            if verdict is not None:
                running.remove(trial)
                if isinstance(trial, WarmTrial):
                    idle.append(trial.at)
                if verdict.by == COLD:
                    waiting.append(replace(trial.task, functions=()))
                else:
                    yield trial.task.mutant, verdict
        time.sleep(0.02)
    for warm in idle:
        warm.close()


def tasks_for(left: list[Mutant], wishes: argparse.Namespace, tree: str) -> list[Task]:
    """What is to be tried, with the tests to run."""
    if wishes.tests:
        return [Task(mutant, wishes.tests, wishes.budget) for mutant in left]
    reach, cited = measured(tree), measure_rules().cited
    reach.warm_up()
    return [task(mutant, reach, cited, wishes.budget) for mutant in left]


def main() -> int:
    """Draw, try, tell."""
    wishes = arguments()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # none is needed, and some take long to read
    FOLDER.mkdir(parents=True, exist_ok=True)
    tree = reaches.digest()
    mutants = [
        m
        for m in [*by_hand(), *sample(wishes.changes, wishes.seed)]
        if wishes.only in m.id and not m.id.startswith(wishes.skip)
    ]
    results = {} if wishes.tests else known(tree, wishes.survivors)
    left = [] if wishes.report else [m for m in mutants if m.id not in results]
    if left:
        tasks = tasks_for(left, wishes, tree)
        print(f"mutate: {len(left)} of {len(mutants)} to try, {wishes.workers} at a time", flush=True)
        for done, (mutant, verdict) in enumerate(tried(tasks, wishes.workers), 1):
            if not wishes.tests:
                keep(mutant, verdict, tree)
            results[mutant.id] = verdict
            print(f"{done:>4} {told(mutant, verdict)}", flush=True)
    found = [report.Result(m, results[m.id]) for m in mutants if m.id in results]
    print("\n".join(report.lines(found)))
    return 0 if report.good(found) else 1


def told(mutant: Mutant, verdict: Verdict) -> str:
    """One line about a trial."""
    mark = "noticed " if verdict.noticed else "SURVIVED"
    return f"{mark} {verdict.seconds:5.1f} s  {mutant.id}  {Path(verdict.by).name}"


if __name__ == "__main__":
    sys.exit(main())
