"""The example bot of the docs plays whole games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tharsis.server.testing import Running

BOT = Path(__file__).parents[2] / "examples" / "network_bot.py"


def run(server: Running, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(BOT), server.base, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_two_example_bots_play_each_other(server: Running) -> None:
    made = server.create({"kind": "open"}, {"kind": "open"})
    bots = [run(server, "join", made["table"], made["invite"]) for _ in range(2)]
    said = [bot.communicate(timeout=120) for bot in bots]
    for bot, (out, problems) in zip(bots, said, strict=True):
        assert bot.returncode == 0, problems
        assert "winners:" in out
    assert said[0][0].splitlines()[1:] == said[1][0].splitlines()[1:]


def test_it_says_how_it_is_used() -> None:
    done = subprocess.run([sys.executable, str(BOT)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "join TABLE" in done.stderr
