"""Instructions per choice, counted by valgrind: unlike times, they are the same on a busy machine.

Counted is what `State.apply` does when Python calls it, trials inside it included; not the program around it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tharsis.kernel.errors import TharsisError

APPLY = "CPyPy_*State___apply"  # what mypyc calls it: the way in from Python, not from compiled code
MISSING = "valgrind is not installed: no instructions are counted (Debian, Ubuntu: apt-get install valgrind)"


def has_valgrind() -> bool:
    """Whether instructions can be counted here."""
    return shutil.which("valgrind") is not None


def instructions(folder: Path | None, game: str, games: int, *how: str) -> float:
    """Instructions per choice of the compiled build in this folder (None: the one that runs here).

    `how`: further words for `choices`.
    """
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    if folder is not None:
        environment["PYTHONPATH"] = str(folder)
    with tempfile.TemporaryDirectory(prefix="tharsis-bench-") as scratch:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={scratch}/counted"]
        command += ["--collect-atstart=no", f"--toggle-collect={APPLY}", sys.executable, "-m"]
        command += ["tharsis.cli.bench.choices", game, str(games), *how]
        run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    counted = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode != 0 or counted is None:
        last = (run.stderr.strip().splitlines() or ["no output"])[-1]
        raise TharsisError(f"no instructions could be counted: {last}")
    return int(counted[1]) / int(run.stdout)
