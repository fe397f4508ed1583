"""A PostgreSQL of one's own for tests and measurements: installed if need be, started on a free port, thrown away."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import asyncpg


def postgres_programs() -> Path | None:
    """Where initdb is; installed if it can be."""
    for attempt in (1, 2):
        found = shutil.which("initdb")
        if found:
            return Path(found).parent
        folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if folders:
            return folders[-1].parent
        if attempt == 1 and os.geteuid() == 0 and shutil.which("apt-get"):
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "postgresql"]):
                subprocess.run(command, env=environment, check=False, capture_output=True)
    return None


def as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextmanager
def cluster() -> Iterator[str | None]:
    """A cluster that lives as long as it is needed: the URL of its first database; None if there can't be one."""
    programs = postgres_programs()
    if programs is None:
        yield None
        return
    base = Path(f"/tmp/tharsis-pg-{uuid4().hex[:8]}")
    base.mkdir()
    base.chmod(0o777)
    port, data = free_port(), str(base / "data")
    run = {"capture_output": True, "cwd": "/", "text": True}
    init = [str(programs / "initdb"), "-D", data, "-U", "tharsis", "-A", "trust", "-E", "UTF8", "--no-sync"]
    options = f"-p {port} -k {base} -c listen_addresses=127.0.0.1 -c max_connections=200"
    control = [str(programs / "pg_ctl"), "-D", data, "-w", "-l", str(base / "log")]
    try:
        subprocess.run(as_postgres(init), check=True, **run)  # type: ignore[call-overload]
        # Its output goes nowhere: a server that inherits a pipe keeps it open.
        start = as_postgres([*control, "-o", options, "start"])
        subprocess.run(start, check=True, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        yield f"postgresql://tharsis@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run(as_postgres([*control, "-m", "immediate", "stop"]), check=False, **run)  # type: ignore[call-overload]
        shutil.rmtree(base, ignore_errors=True)


def new_database(url: str) -> str:
    """An empty database in a cluster."""
    name = f"t{uuid4().hex[:12]}"

    async def make() -> None:
        db = await asyncpg.connect(url)
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()

    asyncio.run(make())
    return url.rsplit("/", 1)[0] + f"/{name}"
