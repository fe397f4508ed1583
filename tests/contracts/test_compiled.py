"""The compiled variant is really compiled, and is built again only when its sources change."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import compiled
from mypyc_sources import compiled_files


@pytest.fixture
def src(tmp_path):
    """The smallest package that can be compiled."""
    for folder in ("", "kernel", "play"):
        package = tmp_path / "src" / "tharsis" / folder
        package.mkdir(parents=True, exist_ok=True)
        (package / "__init__.py").touch()
    (tmp_path / "src/tharsis/kernel/one.py").write_text("def one() -> int:\n    return 1\n")
    (tmp_path / "src/tharsis/play/two.py").write_text("TWO = 2\n")
    return tmp_path / "src"


def test_only_the_layers_of_the_rules_are_compiled(src):
    assert [file.name for file in compiled_files(src)] == ["one.py"]


def test_without_a_compiler_there_is_one_clear_line(src, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiled.compiled_path(src, tmp_path / "build") is None
    assert capsys.readouterr().out.splitlines() == [
        "compiled: no C compiler (no-such-compiler): the compiled variant is left out"
    ]


def test_it_is_compiled_once_and_again_after_a_change(src, tmp_path, monkeypatch):
    monkeypatch.setenv("THARSIS_OPT", "0")  # the test is about when, not how fast
    runs = []
    real = compiled.run_mypyc
    monkeypatch.setattr(compiled, "run_mypyc", lambda target: (runs.append(target), real(target)))
    path = compiled.compiled_path(src, tmp_path / "build")
    if path is None:
        pytest.skip("no C compiler here")
    (src / "tharsis/play/two.py").write_text("TWO = 22\n")
    assert compiled.compiled_path(src, tmp_path / "build") == path
    assert len(runs) == 1

    words = "import tharsis.kernel.one as m, tharsis.play.two as n; print(m.__file__[-3:], m.one(), n.TWO)"
    environment = {**os.environ, "PYTHONPATH": str(path)}
    shown = subprocess.run(
        [sys.executable, "-c", words], env=environment, capture_output=True, text=True, check=True
    )
    assert shown.stdout == ".so 1 22\n"

    (src / "tharsis/kernel/one.py").write_text("def one() -> int:\n    return 11\n")
    compiled.compiled_path(src, tmp_path / "build")
    assert len(runs) == 2
