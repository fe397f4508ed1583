"""One broken copy at a time in a process of its own: the tests that concern the place, until one fails."""

from __future__ import annotations

import os
import resource
import signal
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from mutate.mutants import ROOT, SRC, Mutant

OVERLAY = Path(__file__).resolve().parent / "overlay"
MEMORY = 3 << 30  # bytes: an endless loop that fills the memory ends there
FIRST = 12  # tests that are tried before the files of all others are read
START = 20.0  # seconds for reading files
PATIENCE = 6.0  # times as long as the tests take when nothing is broken
ENDLESS = 6.0  # seconds of work in one test: it has run into an endless loop

# What a trial ends with.
SURVIVED, NOTICED, ERROR = 0, 1, 2


@dataclass(frozen=True)
class Task:
    """A broken copy and the tests to run on it, in this order; of these, where it breaks rules, those that cite them."""

    mutant: Mutant
    tests: list[str]
    seconds: float

    @property
    def limit(self) -> float:
        """When it has taken too long: an endless loop is noticed too."""
        return START + PATIENCE * self.seconds


@dataclass(frozen=True)
class Verdict:
    """Whether it was noticed, and by which test."""

    noticed: bool
    by: str
    seconds: float


class Chosen:
    """A plugin of pytest: runs the chosen tests in their order and tells which one failed."""

    def __init__(self, tests: list[str], rules: tuple[str, ...]) -> None:
        self.order = {test: i for i, test in enumerate(tests)}
        self.rules = set(rules)
        self.by = ""
        self.ran = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what was not chosen, and sort."""
        items[:] = [item for item in items if self.wants(item)]
        items.sort(key=lambda item: self.order.get(item.nodeid, 0))

    def wants(self, item: pytest.Item) -> bool:
        """Whether a test was chosen, and cites a rule that is broken, where one is."""
        cited = {rule for mark in item.iter_markers("rule") for rule in mark.args}
        return item.nodeid in self.order and (not self.rules or bool(cited & self.rules))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        """One test, stopped where it works on and on."""
        signal.setitimer(signal.ITIMER_PROF, ENDLESS)
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The first failure tells all."""
        self.ran += 1
        if report.failed and not self.by:
            self.by = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """What can't even be imported is noticed."""
        if report.failed and not self.by:
            self.by = f"{report.nodeid} (can't be read)"


class Running:
    """A trial under way in a child process."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.started = time.monotonic()
        self.folder = tempfile.TemporaryDirectory(prefix="mutate-")
        self.answer = Path(self.folder.name) / "answer"
        (Path(self.folder.name) / "source.py").write_text(task.mutant.source, encoding="utf-8")
        sys.stdout.flush()
        self.pid = os.fork()
        if self.pid == 0:
            self.child()

    def child(self) -> None:
        """In the child: run the tests, write down which one failed, and leave without looking back."""
        status = ERROR
        try:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            quiet = os.open(Path(self.folder.name) / "output", os.O_WRONLY | os.O_CREAT)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            by = run(self.task, Path(self.folder.name) / "source.py")
            self.answer.write_text(by, encoding="utf-8")
            status = NOTICED if by else SURVIVED
        except BaseException as error:
            self.answer.write_text(f"{type(error).__name__}: {error}", encoding="utf-8")
        finally:
            os._exit(status)

    def done(self) -> Verdict | None:
        """The verdict, once there is one."""
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        seconds = time.monotonic() - self.started
        if pid == 0 and seconds < self.task.limit:
            return None
        if pid == 0:
            os.killpg(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            return self.end(Verdict(True, "too slow", seconds))
        by = self.answer.read_text(encoding="utf-8") if self.answer.exists() else "crashed"
        code = os.waitstatus_to_exitcode(status)
        return self.end(Verdict(code != SURVIVED, by, seconds))

    def end(self, verdict: Verdict) -> Verdict:
        """Clear up."""
        self.folder.cleanup()
        return verdict


def run(task: Task, source: Path) -> str:
    """The test that failed on the broken copy, or nothing."""
    mutant = task.mutant
    os.chdir(ROOT)
    os.environ["THARSIS_MUTANT"] = mutant.module
    os.environ["THARSIS_MUTANT_FILE"] = str(mutant.path)
    os.environ["THARSIS_MUTANT_SOURCE"] = str(source)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(OVERLAY), str(SRC)])
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    sys.dont_write_bytecode = True
    sys.path[:0] = [str(OVERLAY), str(SRC)]
    import_overlay()
    signal.signal(signal.SIGPROF, stop)
    for part in (task.tests[:FIRST], task.tests[FIRST:]):
        if part:
            chosen = Chosen(part, mutant.rules)
            files = list(dict.fromkeys(test.split("::")[0] for test in part))
            pytest.main(["-q", "-x", "-p", "no:cacheprovider", "--no-header", *files], plugins=[chosen])
            if chosen.by:
                return chosen.by
    return ""


def stop(number: int, frame: object) -> None:
    """An endless loop ends here."""
    raise TimeoutError("a test works on and on")


def import_overlay() -> None:
    """Put the broken copy in its place in this process; those that it starts do so by themselves."""
    import importlib.util  # noqa: PLC0415 - only in the child

    spec: Any = importlib.util.spec_from_file_location("tharsis_mutant_overlay", OVERLAY / "sitecustomize.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
