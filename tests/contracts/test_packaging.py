"""A wheel is compiled wherever it can be: a build that lacks a package's types would quietly give plain Python."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

from mypyc_sources import layer_files

ROOT = Path(__file__).resolve().parents[2]
# What mypyc reads besides the compiled layers: what the package's own __init__ draws in.
READ = ("text", "play")


def foreign_imports(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names.add(node.module.split(".")[0])
    return {name for name in names if name not in sys.stdlib_module_names and name != "tharsis"}


def test_a_build_has_the_types_of_everything_that_is_compiled():
    package = ROOT / "src" / "tharsis"
    files = [package / "__init__.py", *layer_files(ROOT / "src")]
    files += [f for layer in READ for f in (package / layer).rglob("*.py")]
    needed = set[str]().union(*map(foreign_imports, files))
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    assert needed <= {re.split(r"\W", requirement)[0] for requirement in wanted}
