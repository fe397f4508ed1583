"""Adds to pyproject.toml only what it cannot say: the optional compilation by mypyc.

THARSIS_COMPILE=1   compile, and fail where that fails
THARSIS_COMPILE=0   plain Python
unset               a wheel is compiled where it can be and else is plain; anything else (editable) is plain
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "scripts"))

from mypyc_sources import compiled_files, extensions, missing_tool  # noqa: E402 - found by the line above

WISH = os.environ.get("THARSIS_COMPILE", "")
REQUIRED = WISH == "1"
# A build asks setup.py for its metadata first, several times: nothing is compiled for that.
BUILDING = {"bdist_wheel", "editable_wheel", "build", "build_ext", "install"}.intersection(sys.argv)
WANTED = bool(BUILDING) if REQUIRED else WISH == "" and "bdist_wheel" in BUILDING


def stay_plain(why: object) -> None:
    print(f"tharsis: not compiled, plain Python instead: {str(why)[:120]}", file=sys.stderr, flush=True)


def wanted_extensions() -> list[Any]:
    files = [str(file.relative_to(ROOT)) for file in compiled_files(ROOT / "src")]
    if not WANTED or not files:
        return []
    try:
        if lack := missing_tool():
            raise RuntimeError(lack)
        return extensions(files)
    except (Exception, SystemExit) as problem:
        if REQUIRED:
            raise
        stay_plain(problem)
        return []


class BuildAllOrNothing(build_ext):
    """Half of the extensions would import each other's missing halves: so all of them, or none."""

    def run(self) -> None:
        try:
            super().run()
        except (Exception, SystemExit) as problem:
            if REQUIRED:
                raise
            stay_plain(problem)
            self.drop_extensions()

    def drop_extensions(self) -> None:
        shutil.rmtree(self.build_temp, ignore_errors=True)
        for pattern in ("*.so", "*.pyd"):
            for file in Path(self.build_lib).rglob(pattern):
                file.unlink()
        self.extensions = []
        self.distribution.ext_modules = []
        wheel: Any = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:
            wheel.root_is_pure = True


setup(ext_modules=wanted_extensions(), cmdclass={"build_ext": BuildAllOrNothing})
