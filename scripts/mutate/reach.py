"""Which test runs which line: measured once by coverage.py, kept until sources or tests change."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import importlib
import json
import sys
import time
from pathlib import Path
from typing import Any

import coverage
import pytest

from mutate.mutants import ROOT, SRC, rule_files

# Tests of play and of texts. Left out: stored digests (perft, versions of modules), which show that something changed and
# not that it is wrong; properties over random games, which take long; and what concerns other layers (server, command
# line, bots, pictures).
FOLDERS = (
    "games",
    "kernel",
    "rules",
    "play",
    "text",
    "golden",
    "contracts/test_facts.py",
    "contracts/test_content.py",
    "contracts/test_label_files.py",
)
SLOW = ("test_pickling", "takes_less_than", "what_a_version_of_a_module_says_never_changes")
SLOWEST = 1.0  # seconds, under coverage.py
TIMELESS = ("golden", "contracts", "kernel")  # what may take longer
LAST = ("golden", "contracts", "text")  # what compares texts comes after what plays


class Few:
    """A plugin of pytest: leaves out tests that are too slow."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave them out."""
        items[:] = [item for item in items if not any(word in item.nodeid for word in SLOW)]


class Reach:
    """The tests with their durations, and for each line of a file a mask of the tests that run it."""

    def __init__(
        self,
        tests: list[str],
        seconds: list[float],
        lines: dict[str, dict[str, str]],
        imports: list[str],
        early: dict[str, list[int]],
    ) -> None:
        self.tests = tests
        self.seconds = seconds
        self.lines = lines
        self.imports = imports  # what the tests import that is not ours
        self.early = early  # the lines of a file that run before any test does

    def warm_up(self) -> None:
        """Import all that is not ours, once for all trials."""
        for name in self.imports:
            with contextlib.suppress(Exception):
                importlib.import_module(name)

    def of_lines(self, file: str, first: int, last: int) -> list[int]:
        """The tests that run any of these lines."""
        known = self.lines.get(file, {})
        mask = 0
        for line, tests in known.items():
            if first <= int(line) <= last:
                mask |= int(tests, 16)
        return [i for i in range(len(self.tests)) if mask >> i & 1]

    def of_file(self, file: str) -> list[int]:
        """The tests in a file of tests."""
        return [i for i, test in enumerate(self.tests) if test.split("::")[0] == file]

    def of_folder(self, folder: str) -> list[int]:
        """The tests that run any line of the files in a folder, and those that only look at what is there."""
        mask = self.mask(folder)
        idle = ~self.mask("")
        return [i for i in range(len(self.tests)) if (mask | idle) >> i & 1]

    def mask(self, folder: str) -> int:
        """The tests that run any line of the files in a folder, as a mask."""
        found = 0
        for file, lines in self.lines.items():
            if file.startswith(folder):
                for tests in lines.values():
                    found |= int(tests, 16)
        return found

    def ordered(self, tests: list[int]) -> list[int]:
        """What plays before what compares texts, and the fastest first; without whole games that take long."""
        return sorted(
            (i for i in tests if self.seconds[i] < SLOWEST or self.part(i) in TIMELESS),
            key=lambda i: (self.comes_last(i), round(self.seconds[i], 2), i),
        )

    def part(self, test: int) -> str:
        """The folder of a test."""
        return self.tests[test].split("/")[1]

    def comes_last(self, test: int) -> bool:
        """Whether it comes after what plays."""
        return self.part(test) in LAST

    def is_early(self, file: str, first: int, last: int) -> bool:
        """Whether any of these lines runs before any test does."""
        return any(first <= line <= last for line in self.early.get(file, []))


class Measure:
    """A plugin of pytest: tells coverage.py which test runs, and keeps durations and verdicts."""

    def __init__(self, cover: coverage.Coverage) -> None:
        self.cover = cover
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        """One test."""
        self.cover.switch_context(item.nodeid)
        started = time.process_time()  # of work: the machine may be busy
        result = yield
        self.seconds[item.nodeid] = time.process_time() - started
        self.cover.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A part of a test is done."""
        if not report.passed:
            self.failed.add(report.nodeid)


def scope() -> list[str]:
    """The folders and files of tests that are there."""
    return [f"tests/{name}" for name in FOLDERS if (ROOT / "tests" / name).exists()]


def digest() -> str:
    """A name for the sources and the tests as they are."""
    files = [
        *rule_files(),
        *(SRC / "tharsis" / "testing").rglob("*.py"),
        *SRC.glob("tharsis/games/**/testing*/*.py"),
    ]
    for name in scope():
        path = ROOT / name
        files += (
            [path] if path.is_file() else [f for f in path.rglob("*") if f.suffix in (".py", ".txt", ".json")]
        )
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:16]


def measure() -> Reach:
    """Run all tests once under coverage.py. Tests that fail as things are can't notice anything: they are left out."""
    cover = coverage.Coverage(
        data_file=None, source=[str(SRC / "tharsis" / x) for x in ("kernel", "rules", "games")]
    )
    plugin = Measure(cover)
    cover.start()
    pytest.main(["-q", "-p", "no:cacheprovider", *scope()], plugins=[plugin, Few()])
    cover.stop()
    tests = [test for test in plugin.seconds if test not in plugin.failed]
    for test in sorted(plugin.failed):
        print(f"mutate: left out, since it fails as things are: {test}")
    number = {test: i for i, test in enumerate(tests)}
    lines: dict[str, dict[str, str]] = {}
    early: dict[str, list[int]] = {}
    data = cover.get_data()
    for path in data.measured_files():
        found: dict[str, str] = {}
        file = str(Path(path).relative_to(SRC / "tharsis"))
        for line, contexts in data.contexts_by_lineno(path).items():
            mask = sum(1 << number[c] for c in contexts if c in number)
            found[str(line)] = f"{mask:x}"
            if "" in contexts:
                early.setdefault(file, []).append(line)
        lines[file] = found
    return Reach(tests, [round(plugin.seconds[test], 4) for test in tests], lines, foreign(), early)


def foreign() -> list[str]:
    """The modules read by now that do not lie in this project."""
    files = {name: getattr(module, "__file__", None) for name, module in list(sys.modules.items())}
    ours = str(ROOT / ".venv")
    return [n for n, f in files.items() if f and (not f.startswith(str(ROOT)) or f.startswith(ours))]


def load(folder: Path, name: str) -> Reach | None:
    """What was measured before, for the same sources and tests."""
    file = folder / f"reach-{name}.json.gz"
    if not file.exists():
        return None
    with gzip.open(file, "rt", encoding="utf-8") as stream:
        return Reach(**json.load(stream))


def store(folder: Path, name: str, reach: Reach) -> None:
    """Keep it, and nothing older."""
    for old in folder.glob("reach-*"):
        old.unlink()
    with gzip.open(folder / f"reach-{name}.json.gz", "wt", encoding="utf-8") as stream:
        json.dump(vars(reach), stream)


def timed(reach: Reach, started: float) -> str:
    """One line about what was measured."""
    return f"mutate: {len(reach.tests)} tests measured in {time.monotonic() - started:.0f} s"
