"""Machines of one's own on this machine: network namespaces, joined by lines that can be cut.

Players, two servers and a database; each server has a line to the players and one to the database. The addresses exist
inside these namespaces only.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import TypeVar

T = TypeVar("T")
NEW_NET = 0x40000000  # CLONE_NEWNET
LINES = (("players", "one"), ("players", "two"), ("db", "one"), ("db", "two"))


def ip(*words: str) -> None:
    """One command of iproute2."""
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Network:
    """The namespaces `players`, `one`, `two` and `db`."""

    def __init__(self) -> None:
        self.own = f"tharsis{os.getpid()}"
        self.addresses: dict[tuple[str, str], str] = {}  # of the second, as the first reaches it

    def name(self, machine: str) -> str:
        """The namespace of a machine."""
        return f"{self.own}-{machine}"

    def make(self) -> None:
        """Machines and lines."""
        for machine in ("players", "one", "two", "db"):
            ip("netns", "add", self.name(machine))
            ip("-n", self.name(machine), "link", "set", "lo", "up")
        for number, (one, two) in enumerate(LINES):
            ends = ["link", "add", two, "netns", self.name(one), "type", "veth"]
            ip(*ends, "peer", "name", one, "netns", self.name(two))
            for last, (here, there) in enumerate(((one, two), (two, one)), 1):
                address = f"10.213.{number}.{last}"
                ip("-n", self.name(here), "address", "add", f"{address}/30", "dev", there)
                ip("-n", self.name(here), "link", "set", there, "up")
                self.addresses[there, here] = address

    def remove(self) -> None:
        """Take all of it down."""
        for machine in ("players", "one", "two", "db"):
            subprocess.run(["ip", "netns", "del", self.name(machine)], check=False, capture_output=True)

    def inside(self, machine: str) -> list[str]:
        """How a command runs on a machine."""
        return ["ip", "netns", "exec", self.name(machine)]

    def cut(self, one: str, two: str) -> None:
        """Nothing goes through between two machines; neither is told."""
        ip("-n", self.name(one), "link", "set", two, "down")

    def mend(self, one: str, two: str) -> None:
        """It goes through again."""
        ip("-n", self.name(one), "link", "set", two, "up")

    def do(self, machine: str, work: Callable[[], T]) -> T:
        """Do something as if on that machine, threads and programs that it starts too."""
        found: list[T] = []
        problems: list[BaseException] = []

        def run() -> None:
            try:
                enter(self.name(machine))
                found.append(work())
            except BaseException as problem:
                problems.append(problem)

        thread = Thread(target=run)
        thread.start()
        thread.join()
        if problems:
            raise problems[0]
        return found[0]


def enter(namespace: str) -> None:
    """This thread is in that namespace from now on."""
    libc = ctypes.CDLL(None, use_errno=True)
    with Path(f"/run/netns/{namespace}").open("rb") as file:
        if libc.setns(file.fileno(), NEW_NET) != 0:
            raise OSError(ctypes.get_errno(), "no way into the namespace")


@contextmanager
def network() -> Iterator[Network | None]:
    """Such machines, as long as they are needed; None where the system has none or does not allow it."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        yield None
        return
    found = Network()
    try:
        try:
            found.make()
        except (OSError, subprocess.CalledProcessError):
            yield None
        else:
            yield found
    finally:
        found.remove()
