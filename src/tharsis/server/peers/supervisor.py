"""Several processes at one address: started together, started again when one dies, stopped together."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from multiprocessing import connection, get_context
from multiprocessing.context import SpawnProcess
from typing import Any

from tharsis.server.logs import log, set_up_logs

Process = get_context("spawn").Process
PAUSE = 1.0  # seconds before one that died is started again: it may die at once
PATIENCE = 30.0  # seconds for a process to say goodbye to its clients


class Supervisor:
    """Keeps so many processes running until it is told to stop."""

    def __init__(self, count: int, make: Callable[[], SpawnProcess]) -> None:
        self.make = make
        self.processes: list[SpawnProcess] = [make() for _ in range(count)]
        self._stop = threading.Event()

    def run(self) -> None:
        """Until SIGINT or SIGTERM."""
        set_up_logs("info")
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._told)
        for process in self.processes:
            process.start()
        while not self._stop.is_set():
            self.replace_dead()
            connection.wait([process.sentinel for process in self.processes], PAUSE)
        self.stop()

    def _told(self, *_: Any) -> None:
        self._stop.set()

    def replace_dead(self) -> None:
        """Start those again that ended though nobody told them to."""
        for i, process in enumerate(self.processes):
            if process.exitcode is not None and not self._stop.wait(PAUSE):
                log("a process died and is started again", level="error", status=process.exitcode)
                self.processes[i] = self.make()
                self.processes[i].start()

    def stop(self) -> None:
        """Tell all of them, wait, and end those that do not listen."""
        for process in self.processes:
            if process.is_alive():
                process.terminate()
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
