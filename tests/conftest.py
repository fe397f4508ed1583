"""Which build is tested, and tables of two, three and one players, with the Corporate Era and plenty of money."""

from __future__ import annotations

import os
import tempfile

import pytest

from mypyc_sources import missing_tool
from tharsis.cli.bench.build import is_compiled
from tharsis.games.mars.testing import MarsTable


def pytest_configure() -> None:
    """Tests of the compiled build must not run on another one unnoticed; games that are left go into no one's home."""
    os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="tharsis-tests-")
    if os.environ.get("THARSIS_BUILD") == "compiled" and not is_compiled() and missing_tool() is None:
        raise pytest.UsageError("these tests are for the compiled build, and this is plain Python")


def pytest_report_header() -> str:
    """Which build it is."""
    return f"tharsis: {'compiled' if is_compiled() else 'plain Python'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Machine code can't be replaced while it runs."""
    if is_compiled():
        for item in items:
            if item.get_closest_marker("plain"):
                item.add_marker(pytest.mark.skip(reason="replaces a part of the compiled layers"))


@pytest.fixture
def table() -> MarsTable:
    """Two players in the action phase, 100 M€ each, no corporation."""
    return MarsTable(2)


@pytest.fixture
def table3() -> MarsTable:
    """Three players."""
    return MarsTable(3)


@pytest.fixture
def solo() -> MarsTable:
    """The solo game in its action phase, without neutral tiles."""
    return MarsTable(1)
