"""Adds to pyproject.toml only what it cannot say: the optional compilation by mypyc.

THARSIS_COMPILE=1   compile, and fail where that fails
THARSIS_COMPILE=0   plain Python
unset               a wheel is compiled where it can be and else is plain; anything else (editable) is plain

What `make compiled` has built of the same sources is taken as it is: it is what the tests have run.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / "build"
sys.path.insert(0, str(ROOT / "scripts"))

from mypyc_sources import (  # noqa: E402 - found by the line above
    compiled_files,
    extensions,
    is_fresh,
    missing_tool,
)

WISH = os.environ.get("THARSIS_COMPILE", "")
REQUIRED = WISH == "1"
# A build asks setup.py for its metadata first, several times: nothing is compiled for that.
BUILDING = {"bdist_wheel", "editable_wheel", "build", "build_ext", "install"}.intersection(sys.argv)
WANTED = bool(BUILDING) if REQUIRED else WISH == "" and "bdist_wheel" in BUILDING


def built_extensions(folder: Path) -> dict[str, Path]:
    """The extension modules in a folder by their dotted names."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    files = [*folder.glob(f"*{suffix}"), *(folder / "tharsis").rglob(f"*{suffix}")]
    return {".".join(file.relative_to(folder).parts).removesuffix(suffix): file for file in files}


READY = built_extensions(BUILD / "compiled") if WANTED and is_fresh(ROOT / "src", BUILD) else {}


def stay_plain(why: object) -> None:
    print(f"tharsis: not compiled, plain Python instead: {str(why)[:120]}", file=sys.stderr, flush=True)


def wanted_extensions() -> list[Any]:
    files = [str(file.relative_to(ROOT)) for file in compiled_files(ROOT / "src")]
    if not WANTED or not files:
        return []
    if READY:
        return [Extension(name, []) for name in READY]
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

    def build_extension(self, ext: Extension) -> None:
        if ext.name in READY:
            self.copy_file(str(READY[ext.name]), self.get_ext_fullpath(ext.name))
        else:
            super().build_extension(ext)

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
