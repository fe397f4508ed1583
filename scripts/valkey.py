"""A Valkey or Redis of one's own for tests: installed if need be, on a free port, killed and started again."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from programs import provided, quiet_port


def valkey_program() -> Path | None:
    """The server of either; Debian's `redis-server` if there is neither."""

    def find() -> Path | None:
        found = shutil.which("valkey-server") or shutil.which("redis-server")
        return Path(found) if found else None

    return provided(find, "redis-server")


class Valkey:
    """Such a server: it keeps nothing."""

    def __init__(self, program: Path) -> None:
        self.program = program
        self.port = quiet_port()
        self.url = f"valkey://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it can be reached."""
        keep_nothing = ["--save", "", "--appendonly", "no", "--dir", "/tmp"]
        command = [str(self.program), "--port", str(self.port), *keep_nothing]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(500):
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise AssertionError("Valkey did not come up")

    def kill(self) -> None:
        """End it at once."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@contextmanager
def valkey() -> Iterator[Valkey | None]:
    """One that runs as long as it is needed; None if there can't be one."""
    program = valkey_program()
    if program is None:
        yield None
        return
    found = Valkey(program)
    found.start()
    try:
        yield found
    finally:
        found.kill()
