"""Instructions per choice, counted by valgrind: no change makes the compiled rules more than 5 % slower unnoticed.

After a change that is meant, or one that makes them quicker: PYTHONPATH=scripts .venv/bin/python tests/cli/test_instructions.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from compiled import compiled_path
from tharsis.cli.bench.instructions import MISSING, has_valgrind, instructions

STORED = Path(__file__).resolve().parents[1] / "data" / "instructions.json"
PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"


def counted() -> float:
    """Instructions per choice in one game of Terraforming Mars."""
    if not has_valgrind():
        pytest.skip(MISSING)
    folder = compiled_path()
    if folder is None:
        pytest.skip("nothing can be compiled here")
    return instructions(folder, "mars", 1)


def test_a_choice_takes_no_more_instructions_than_before():
    stored = json.loads(STORED.read_text())
    if PYTHON not in stored:
        pytest.skip(f"no figure is stored for Python {PYTHON}")
    found = counted()
    assert found <= 1.05 * stored[PYTHON], f"{found:,.0f} instructions per choice, before {stored[PYTHON]:,}"


if __name__ == "__main__":
    STORED.write_text(json.dumps({PYTHON: round(counted())}) + "\n")
