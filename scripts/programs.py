"""Programs that tests and measurements need beside Python: found, or installed where that can be done."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random


def provided(find: Callable[[], Path | None], package: str) -> Path | None:
    """What `find` finds, at once or after Debian's package was installed."""
    found = find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", package]):
            subprocess.run(command, env=environment, check=False, capture_output=True)
        found = find()
    return found


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def quiet_port() -> int:
    """A free port from which no connection is ever made: else who tries again while nobody listens could meet itself."""
    luck = Random()
    while True:
        port = luck.randrange(20_000, 32_000)
        with socket.socket() as s, suppress(OSError):
            s.bind(("127.0.0.1", port))
            return port


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in found.read_text(encoding="ascii").split()] if found.is_file() else []
