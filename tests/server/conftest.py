"""Servers for tests: in a thread, on a free port, with either database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from postgres import cluster, new_database
from tharsis.server.config import Config, Limits
from tharsis.server.testing import Running, start_server

Start = Callable[[Config], Running]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A cluster of its own; the URL of its first database."""
    with cluster() as url:
        if url is None:
            pytest.skip("PostgreSQL is not installed and can't be: no apt-get, or not root")
        yield url


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder in memory where there is such a thing: these tests wait for the disk all the time."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(prefix="tharsis-", dir=memory if memory.is_dir() else None) as name:
        yield Path(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """Either database, empty."""
    if request.param == "sqlite":
        return f"sqlite:{folder / 'tharsis.db'}"
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts servers; they are stopped after the test."""
    running: list[Running] = []

    def begin(config: Config) -> Running:
        config.limits.enabled = config.limits.enabled and config.limits != Limits()
        config.operator_token = config.operator_token or "operator"
        running.append(start_server(config))
        return running[-1]

    yield begin
    for server in running:
        server.stop()


@pytest.fixture
def server(start: Start, folder: Path) -> Running:
    """A server with a new SQLite file."""
    return start(Config(database=f"sqlite:{folder / 'tharsis.db'}"))
