"""Processes die, databases die, lines are cut, disks fill up, clocks jump: no acknowledged answer is lost or done twice.

The short form; `make soak` plays 200 games through each of them. `scripts/faults.py` has the players and the verdict.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import pytest

from faults import ANSWERS, GAMES, Outcome, Server, judge, play_with, suffer
from network import Network, network
from postgres import Cluster, new_database, own_cluster
from programs import provided
from valkey import Valkey, valkey

# Seconds within which tables go on at another process; the short form runs beside other tests on few cores.
TAKEN_OVER = 5.0 if GAMES >= 100 else 20.0
CUT = 6.0  # seconds for which a line is cut, at most
# Between two deaths, in the long form: else nobody lives long enough to take anything over.
CALM = TAKEN_OVER + 1 if GAMES >= 100 else 0.0
NO_POSTGRES = "PostgreSQL is not installed and can't be: no apt-get, or not root"


def check(outcome: Outcome, what: str) -> None:
    """Say what came out; nothing may be lost or doubled."""
    print(f"{what}: {outcome}")
    assert (outcome.lost, outcome.doubled) == (0, 0)
    assert outcome.strikes >= 2
    assert outcome.answers >= GAMES * min(ANSWERS, 10)


@pytest.fixture
def db() -> Iterator[Cluster]:
    """A PostgreSQL that may be killed."""
    with own_cluster() as found:
        if found is None:
            pytest.skip(NO_POSTGRES)
        yield found


def restarted(server: Server) -> None:
    """A process that is killed, and started again."""
    server.kill()
    server.start()


def test_the_only_process_is_killed(database: str) -> None:
    server = Server(database)
    check(
        suffer([server], lambda _: restarted(server), database),
        f"one process on {database.partition(':')[0]} killed",
    )


def test_one_of_two_processes_is_killed(postgres: str) -> None:
    url = new_database(postgres)
    servers = [Server(url) for _ in range(2)]

    def strike(luck: Random) -> None:
        restarted(luck.choice(servers))
        time.sleep(CALM)

    outcome = suffer(servers, strike, url)
    check(outcome, "one of two processes killed")
    assert outcome.longest < TAKEN_OVER


def test_the_database_is_killed(db: Cluster) -> None:
    url = new_database(db.url())

    def strike(luck: Random) -> None:
        db.kill()
        time.sleep(luck.uniform(0, 0.5))
        db.start()

    check(suffer([Server(url) for _ in range(2)], strike, url), "PostgreSQL killed")


@pytest.fixture
def bus() -> Iterator[Valkey]:
    """A Valkey or Redis that may be killed."""
    with valkey() as found:
        if found is None:
            pytest.skip("neither Valkey nor Redis is installed, and can't be: no apt-get, or not root")
        yield found


def test_the_bus_of_news_is_killed(postgres: str, bus: Valkey) -> None:
    url = new_database(postgres)

    def strike(luck: Random) -> None:
        bus.kill()
        time.sleep(luck.uniform(0, 1))
        bus.start()

    outcome = suffer([Server(url, news=bus.url) for _ in range(2)], strike, url)
    check(outcome, "Valkey killed")
    assert outcome.longest < TAKEN_OVER


# --- lines --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def machines() -> Iterator[Network]:
    """Machines with lines that can be cut."""
    with network() as found:
        if found is None:
            pytest.skip("network namespaces are not allowed here")
        yield found


def test_the_line_between_a_server_and_the_database_is_cut(machines: Network) -> None:
    with own_cluster(inside=machines.inside("db"), listen="*") as db:
        if db is None:
            pytest.skip(NO_POSTGRES)
        name = machines.do("db", lambda: new_database(db.url())).rpartition("/")[2]

        def server(machine: str) -> Server:
            url = db.url(machines.addresses[machine, "db"]).rpartition("/")[0] + f"/{name}"
            return Server(url, machines.addresses["players", machine], machines.name(machine))

        def strike(luck: Random) -> None:
            machine = luck.choice(["one", "two"])
            machines.cut("db", machine)
            time.sleep(luck.uniform(0.5, CUT))
            machines.mend("db", machine)
            time.sleep(luck.uniform(0.5, 2))

        servers, here = [server("one"), server("two")], db.url().rpartition("/")[0] + f"/{name}"
        outcome = machines.do("players", lambda: through(machines, servers, strike, here))
        check(outcome, "line to PostgreSQL cut")
        assert outcome.longest < CUT + TAKEN_OVER  # who stays at that server waits for the line too


def through(
    machines: Network, servers: list[Server], strike: Callable[[Random], None], database: str
) -> Outcome:
    """The players are on a machine that does not reach the database: what is stored is read at that one."""
    strikes, players = play_with(servers, strike)
    return machines.do("db", lambda: judge(strikes, players, database))


# --- disks --------------------------------------------------------------------------------------------------------------


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path]:
    """A disk of that size."""
    folder = Path(mkdtemp(prefix="tharsis-disk-"))
    folder.chmod(0o755)
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tharsis-test", str(folder)]
    if os.geteuid() != 0 or subprocess.run(command, check=False, capture_output=True).returncode != 0:
        pytest.skip("no small disk can be mounted here: not root, or not allowed")
    folder.chmod(0o777)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)
        folder.rmdir()


def fill(disk: Path) -> Path:
    """Put so much on a disk that nothing more fits."""
    file = disk / "filler"
    with file.open("wb", buffering=0) as out:
        for size in (1 << 20, 1 << 12, 1):
            try:
                while out.write(b"x" * size) == size:
                    pass
            except OSError:
                continue
    return file


def full_for_a_while(disk: Path, luck: Random) -> None:
    """Nothing fits any more, and then it does again."""
    file = fill(disk)
    time.sleep(luck.uniform(0.2, 1))
    file.unlink()


def test_the_disk_is_full() -> None:
    with small_disk(16) as disk:
        database = f"sqlite:{disk / 'tharsis.db'}"
        outcome = suffer([Server(database)], lambda luck: full_for_a_while(disk, luck), database)
        check(outcome, "disk full under SQLite")


def test_the_disk_of_the_database_is_full() -> None:
    with small_disk(256) as disk, own_cluster(disk) as db:
        if db is None:
            pytest.skip(NO_POSTGRES)
        url = new_database(db.url())

        def strike(luck: Random) -> None:
            full_for_a_while(disk, luck)
            if not db.is_up():  # it gives up where it can't even write its log
                db.start()

        check(suffer([Server(url)], strike, url), "disk full under PostgreSQL")


# --- clocks -------------------------------------------------------------------------------------------------------------


def fake_time() -> Path | None:
    """The library that tells programs another time; installed if it can be."""

    def find() -> Path | None:
        return next(iter(sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))), None)

    return provided(find, "faketime")


class Clock:
    """A clock that jumps. Time that goes by (`CLOCK_MONOTONIC`) is left alone, as a system does it."""

    def __init__(self, library: Path, file: Path) -> None:
        self.file = file
        self.set("+0")
        self.environment = {
            "LD_PRELOAD": str(library),
            "FAKETIME_TIMESTAMP_FILE": str(file),
            "FAKETIME_CACHE_DURATION": "1",
            "NO_FAKE_STAT": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }

    def set(self, offset: str) -> None:
        """So far from the true time."""
        new = self.file.with_suffix(".new")
        new.write_text(offset, encoding="ascii")
        new.chmod(0o644)
        new.replace(self.file)


@pytest.fixture
def clocks(tmp_path: Path) -> list[Clock]:
    """Three of them."""
    library = fake_time()
    if library is None:
        pytest.skip("libfaketime is not installed and can't be: no apt-get, or not root")
    return [Clock(library, tmp_path / f"clock{i}") for i in range(3)]


def test_clocks_jump(clocks: list[Clock]) -> None:
    """Those of two machines and of the database, each for itself."""
    with own_cluster(environment=clocks[2].environment) as db:
        if db is None:
            pytest.skip(NO_POSTGRES)
        url = new_database(db.url())
        servers = [Server(url, environment=clock.environment) for clock in clocks[:2]]

        def strike(luck: Random) -> None:
            for clock in clocks:
                clock.set(luck.choice(["+0", "+1h", "-1h", "+40d", "-40d", "+2.5s", "-2.5s"]))
            time.sleep(1.5)  # until everybody has seen it
            if luck.random() < 0.3:
                restarted(luck.choice(servers))
                time.sleep(CALM)

        outcome = suffer(servers, strike, url)
        check(outcome, "clocks jump")
        assert outcome.longest < TAKEN_OVER
