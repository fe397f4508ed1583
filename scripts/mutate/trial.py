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
PATIENCE = 8.0  # times as long as the tests may work, for a machine that does other things as well
ENDLESS = 8.0  # seconds of work in one test that takes a tenth of it: it has run into an endless loop
OPTIONS = ("-q", "-x", "-p", "no:cacheprovider", "--no-header")

# What a trial ends with.
SURVIVED, NOTICED, ERROR = 0, 1, 2


@dataclass(frozen=True)
class Task:
    """A broken copy and the tests to run on it, in this order; of these, where it breaks rules, those that cite them."""

    mutant: Mutant
    tests: list[str]
    budget: float = 60.0  # seconds of work: what was not noticed by then has survived
    functions: tuple[str, ...] = ()  # what is broken, where nothing but these must be read anew

    @property
    def limit(self) -> float:
        """When it has taken too long by the clock: it hangs, which is noticed too."""
        return START + PATIENCE * (self.budget + ENDLESS)


@dataclass(frozen=True)
class Verdict:
    """Whether it was noticed, and by which test."""

    noticed: bool
    by: str
    seconds: float


class Chosen:
    """A plugin of pytest: runs the chosen tests in their order and tells which one failed."""

    def __init__(self, tests: list[str], rules: tuple[str, ...], budget: float) -> None:
        self.order = {test: i for i, test in enumerate(tests)}
        self.rules = set(rules)
        self.budget = budget
        self.end = 0.0  # known when the first test begins
        self.by = ""

    def is_late(self) -> bool:
        """Whether the work that a trial may take is done."""
        return 0.0 < self.end < time.process_time()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what was not chosen, and sort."""
        items[:] = [item for item in items if self.wants(item)]
        items.sort(key=lambda item: self.order.get(item.nodeid, 0))

    def wants(self, item: pytest.Item) -> bool:
        """Whether a test was chosen, or its file, and cites a rule that is broken, where one is."""
        cited = {rule for mark in item.iter_markers("rule") for rule in mark.args}
        chosen = item.nodeid in self.order or item.nodeid.split("::")[0] in self.order
        return chosen and (not self.rules or bool(cited & self.rules))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        """One test, stopped where it works on and on."""
        self.end = self.end or time.process_time() + self.budget
        if self.is_late():
            item.session.shouldstop = "it has survived for long enough"
        signal.setitimer(signal.ITIMER_PROF, patience(item))
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The first failure tells all."""
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
            quiet = os.open(Path(self.folder.name) / "output", os.O_WRONLY | os.O_CREAT)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            prepare(self.task.mutant.environment(Path(self.folder.name) / "source.py"))
            by = run(self.task)
            self.answer.write_text(by, encoding="utf-8")
            status = NOTICED if by else SURVIVED
        except BaseException as error:
            self.answer.write_text(f"{type(error).__name__}: {error}", encoding="utf-8")
        finally:
            os._exit(status)

    def done(self) -> Verdict | None:
        """The verdict, once there is one."""
        found = ended(self.pid, self.started, self.task.limit, self.answer)
        if found is None:
            return None
        self.folder.cleanup()
        return Verdict(*found, time.monotonic() - self.started)


def ended(pid: int, started: float, limit: float, answer: Path) -> tuple[bool, str] | None:
    """What became of a trial: whether it was noticed, and by which test; nothing as long as it goes on."""
    found, status = os.waitpid(pid, os.WNOHANG)
    if found == 0 and time.monotonic() - started < limit:
        return None
    if found == 0:
        os.killpg(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        return True, "too slow"
    by = answer.read_text(encoding="utf-8") if answer.exists() else "crashed"
    return os.waitstatus_to_exitcode(status) != SURVIVED, by


def watch(pid: int, limit: float, answer: Path) -> tuple[bool, str]:
    """Wait for a trial."""
    started = time.monotonic()
    while (found := ended(pid, started, limit, answer)) is None:
        time.sleep(0.01)
    return found


def prepare(environment: dict[str, str]) -> None:
    """Let this process and those that it starts read our sources, and the broken copy instead of one of them."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.chdir(ROOT)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(OVERLAY), str(SRC)])
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    os.environ.update(environment)
    sys.dont_write_bytecode = True
    if str(SRC) not in sys.path[:2]:
        sys.path[:0] = [str(OVERLAY), str(SRC)]
    signal.signal(signal.SIGPROF, stop)


def run(task: Task) -> str:
    """The test that failed on the broken copy, or nothing."""
    import_overlay()
    left = task.budget
    for part in (task.tests[:FIRST], task.tests[FIRST:]):
        if part:
            chosen = Chosen(part, task.mutant.rules, left)
            files = list(dict.fromkeys(test.split("::")[0] for test in part))
            code = pytest.main([*OPTIONS, *files], plugins=[chosen])
            if chosen.by:
                return chosen.by
            if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) and not chosen.is_late():
                return "the tests can't be read"
            left = chosen.end - time.process_time() if chosen.end else left
    return ""


def patience(item: pytest.Item) -> float:
    """How many seconds a test may work."""
    return 6 * ENDLESS if "test_content" in item.nodeid else ENDLESS


def stop(number: int, frame: object) -> None:
    """An endless loop ends here."""
    raise TimeoutError("a test works on and on")


def import_overlay() -> None:
    """Put the broken copy in its place in this process; those that it starts do so by themselves."""
    import importlib.util  # noqa: PLC0415 - only in the child

    spec: Any = importlib.util.spec_from_file_location("tharsis_mutant_overlay", OVERLAY / "sitecustomize.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
