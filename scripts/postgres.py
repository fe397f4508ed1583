"""A PostgreSQL of one's own for tests and measurements: installed if need be, started on a free port, thrown away."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

import asyncpg

from programs import children, provided, quiet_port


def postgres_programs() -> Path | None:
    """Where initdb is; installed if it can be."""

    def find() -> Path | None:
        found = shutil.which("initdb")
        if found:
            return Path(found).resolve().parent
        folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        return folders[-1].parent if folders else None

    return provided(find, "postgresql")


def as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


class Cluster:
    """A cluster in a folder. `inside`: the beginning of the command by which it runs elsewhere, as in a namespace."""

    def __init__(
        self,
        programs: Path,
        base: Path,
        inside: list[str] | None = None,
        listen: str = "127.0.0.1",
        environment: dict[str, str] | None = None,
    ) -> None:
        self.programs = programs
        self.base = base
        self.inside = inside or []
        self.listen = listen
        self.environment = {**os.environ, **(environment or {})}
        self.port = quiet_port()
        self.data = base / "data"

    def url(self, host: str = "127.0.0.1") -> str:
        """Its first database."""
        return f"postgresql://tharsis@{host}:{self.port}/postgres"

    def make(self) -> None:
        """Lay out an empty cluster. Whoever reaches it may do everything."""
        init = [str(self.programs / "initdb"), "-D", str(self.data), "-U", "tharsis", "-A", "trust"]
        subprocess.run(
            as_postgres([*init, "-E", "UTF8", "--no-sync"]), check=True, capture_output=True, cwd="/"
        )
        if self.listen != "127.0.0.1":
            with (self.data / "pg_hba.conf").open("a", encoding="utf-8") as file:
                file.write("host all all 0.0.0.0/0 trust\n")

    def control(self, *arguments: str, check: bool = True) -> bool:
        """Run pg_ctl; whether it went well. Its output goes nowhere: a server that inherits a pipe keeps it open."""
        command = [str(self.programs / "pg_ctl"), "-D", str(self.data), "-w", "-l", str(self.base / "log")]
        quiet = subprocess.DEVNULL
        done = subprocess.run(
            [*self.inside, *as_postgres([*command, *arguments])],
            check=check,
            cwd="/",
            stdout=quiet,
            stderr=quiet,
            env=self.environment,
        )
        return done.returncode == 0

    def start(self) -> None:
        """Start it, also after it was killed."""
        own = "-c unix_socket_directories= -c max_connections=200"  # no socket file that a dead one leaves behind
        options = f"-p {self.port} -c listen_addresses={self.listen} {own}"
        self.control("-o", options, "start")

    def pid(self) -> int:
        """Its first process."""
        mark = self.data / "postmaster.pid"
        return int(mark.read_text(encoding="ascii").splitlines()[0])

    def is_up(self) -> bool:
        """Whether it runs."""
        return self.control("status", check=False)

    def kill(self) -> None:
        """End all its processes at once, as a power cut would."""
        first = self.pid()
        os.kill(first, signal.SIGSTOP)  # so that it starts no further one
        everyone = [first, *children(first)]
        for process in everyone:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while any(is_alive(process) for process in everyone):
            time.sleep(0.01)
        (
            self.data / "postmaster.pid"
        ).unlink()  # where nobody buries the dead, the next one would take the first for alive

    def remove(self) -> None:
        """Stop it and throw it away."""
        self.control("-m", "immediate", "stop", check=False)
        shutil.rmtree(self.base, ignore_errors=True)


def is_alive(process: int) -> bool:
    """Whether a process still runs; one that is dead and not yet buried does not."""
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    return False


@contextmanager
def own_cluster(
    base: Path | None = None,
    inside: list[str] | None = None,
    listen: str = "127.0.0.1",
    environment: dict[str, str] | None = None,
) -> Iterator[Cluster | None]:
    """A cluster that lives as long as it is needed; None if there can't be one."""
    programs = postgres_programs()
    if programs is None:
        yield None
        return
    base = (base or Path("/tmp")) / f"tharsis-pg-{uuid4().hex[:8]}"
    base.mkdir()
    base.chmod(0o777)
    found = Cluster(programs, base, inside, listen, environment)
    try:
        found.make()
        found.start()
        yield found
    finally:
        found.remove()


@contextmanager
def cluster() -> Iterator[str | None]:
    """The URL of the first database of such a cluster."""
    with own_cluster() as found:
        yield found.url() if found is not None else None


def new_database(url: str) -> str:
    """An empty database in a cluster."""
    name = f"t{uuid4().hex[:12]}"

    async def make() -> None:
        db = await asyncpg.connect(url)
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()

    asyncio.run(make())
    return url.rsplit("/", 1)[0] + f"/{name}"
