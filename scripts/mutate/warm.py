"""Trials that need no start: a process has read all tests once, and each trial is a copy of it with one function changed.

Only what runs when a test runs can be changed so; what runs while files are read is tried in a new process (`trial`).
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import IO, Any

import pytest

from mutate.mutants import Mutant
from mutate.reach import Few, scope
from mutate.trial import ERROR, NOTICED, OPTIONS, SURVIVED, Chosen, Task, Verdict, prepare, stop, watch

COLD = "must be read anew"  # the answer where a function can't be changed in place

# --- one function in another form ---------------------------------------------------------------------------------------


def functions(code: CodeType) -> Iterator[CodeType]:
    """The functions of a file or a class, without those inside of functions."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_flags & 1:  # has locals of its own, as only functions have
                yield part
            else:
                yield from functions(part)


def replaced(mutant: Mutant) -> tuple[str, ...]:
    """The names of the functions that the change concerns."""
    true, broken = (parts_of(text, mutant.path) for text in (mutant.path.read_text("utf-8"), mutant.source))
    changed = [name for name, part in broken.items() if name not in true or not same(true[name], part)]
    return () if any("<" in name for name in changed) else tuple(changed)


def parts_of(source: str, path: Path) -> dict[str, CodeType]:
    """The functions of a file by name."""
    code = compile(source, str(path), "exec", dont_inherit=True)
    return {part.co_qualname: part for part in functions(code)}


def same(one: CodeType, other: CodeType) -> bool:
    """Whether two functions do the same, wherever they stand."""
    pairs = zip(one.co_consts, other.co_consts, strict=False)
    return (
        one.co_code == other.co_code
        and one.co_names == other.co_names
        and len(one.co_consts) == len(other.co_consts)
        and all(
            same(a, b)
            if isinstance(a, CodeType) and isinstance(b, CodeType)
            else (a == b and type(a) is type(b))
            for a, b in pairs
        )
    )


def bare(found: object) -> FunctionType | None:
    """The function under a property or a cache."""
    while not isinstance(found, FunctionType):
        inner = (
            getattr(found, "fget", None)
            or getattr(found, "__wrapped__", None)
            or getattr(found, "__func__", None)
        )
        if inner is None:
            return None
        found = inner
    return found


def function_of(module: str, name: str) -> FunctionType | None:
    """A function of ours by its name, if there is one under that name."""
    found: Any = importlib.import_module(module)
    for part in name.split("."):
        found = vars(found).get(part)
        if found is None:
            return None
    return bare(found)


def changes(order: dict[str, Any]) -> list[tuple[FunctionType, CodeType]]:
    """Each function that is broken, with its broken form; none where it can't be changed in place."""
    source = (Path(order["folder"]) / "source.py").read_text(encoding="utf-8")
    broken = parts_of(source, Path(order["environment"]["THARSIS_MUTANT_FILE"]))
    found: list[tuple[FunctionType, CodeType]] = []
    for name in order["functions"]:
        function = function_of(order["module"], name)
        if function is None or function.__code__.co_freevars != broken[name].co_freevars:
            return []
        found.append((function, broken[name]))
    return found


# --- the process that has read all tests ----------------------------------------------------------------------------------


class Reader:
    """A plugin of pytest: when all tests are read, it runs those that it is told to, each time in a copy of the process."""

    def __init__(self, orders: IO[str], answers: IO[str]) -> None:
        self.orders = orders
        self.answers = answers

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """One trial after the other."""
        items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()
        for line in self.orders:
            found = self.answer(session, items, json.loads(line))
            self.answers.write(json.dumps(found) + "\n")
            self.answers.flush()
        return True

    def answer(
        self, session: pytest.Session, items: dict[str, pytest.Item], order: dict[str, Any]
    ) -> tuple[bool, str]:
        """One trial: whether it was noticed, and by which test."""
        broken = changes(order)
        if not broken:
            return False, COLD
        pid = os.fork()
        if pid == 0:
            self.child(session, items, order, broken)
        return watch(pid, order["limit"], Path(order["folder"]) / "answer")

    def child(
        self,
        session: pytest.Session,
        items: dict[str, pytest.Item],
        order: dict[str, Any],
        broken: list[tuple[FunctionType, CodeType]],
    ) -> None:
        """In the copy: break the rules, run the tests, write down which one failed."""
        status, answer = ERROR, Path(order["folder"]) / "answer"
        try:
            prepare(order["environment"])
            for function, code in broken:
                function.__code__ = code
            by = self.first_failure(session, [items[test] for test in order["tests"] if test in items], order)
            answer.write_text(by, encoding="utf-8")
            status = NOTICED if by else SURVIVED
        except BaseException as error:
            answer.write_text(f"{type(error).__name__}: {error}", encoding="utf-8")
        finally:
            os._exit(status)

    def first_failure(self, session: pytest.Session, items: list[pytest.Item], order: dict[str, Any]) -> str:
        """The test that fails, or nothing."""
        chosen = Chosen([item.nodeid for item in items], tuple(order["rules"]), order["budget"])
        session.config.pluginmanager.register(chosen)
        items = [item for item in items if chosen.wants(item)]
        for i, item in enumerate(items):
            following = items[i + 1] if i + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if chosen.by or chosen.is_late():
                break
        return chosen.by


class Warm:
    """The caller's side of that process."""

    def __init__(self) -> None:
        order_read, order_write = os.pipe()
        answer_read, answer_write = os.pipe()
        sys.stdout.flush()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(order_write)
            os.close(answer_read)
            self.serve(order_read, answer_write)
        os.close(order_read)
        os.close(answer_write)
        self.orders = os.fdopen(order_write, "w")
        self.answers = os.fdopen(answer_read)
        os.set_blocking(answer_read, False)

    def serve(self, orders: int, answers: int) -> None:
        """In the child: read all tests, then wait for orders."""
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        prepare({})
        signal.signal(signal.SIGPROF, stop)
        with os.fdopen(orders) as reading, os.fdopen(answers, "w") as writing:
            pytest.main([*OPTIONS, *scope()], plugins=[Reader(reading, writing), Few()])
        os._exit(0)

    def close(self) -> None:
        """No more orders."""
        self.orders.close()
        os.waitpid(self.pid, 0)


class WarmTrial:
    """A trial under way in such a process."""

    def __init__(self, task: Task, at: Warm) -> None:
        self.task = task
        self.at = at
        self.started = time.monotonic()
        self.folder = tempfile.TemporaryDirectory(prefix="mutate-")
        source = Path(self.folder.name) / "source.py"
        source.write_text(task.mutant.source, encoding="utf-8")
        order = {
            "folder": self.folder.name,
            "module": task.mutant.module,
            "functions": task.functions,
            "tests": task.tests,
            "rules": task.mutant.rules,
            "limit": task.limit,
            "budget": task.budget,
            "environment": task.mutant.environment(source),
        }
        at.orders.write(json.dumps(order) + "\n")
        at.orders.flush()

    def done(self) -> Verdict | None:
        """The verdict, once there is one."""
        line = self.at.answers.readline()
        if not line:
            return None
        noticed, by = json.loads(line)
        self.folder.cleanup()
        return Verdict(noticed, by, time.monotonic() - self.started)
