"""Which modules are compiled by mypyc, and how: the one answer for the wheel and for build/compiled."""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

STAMP = "compiled.stamp"  # in the build folder: what its machine code was made of
HEADER = Path(__file__).resolve().with_name("acyclic.h")
LAYERS = ("kernel", "rules", "games")
# Files and packages of these names in a game's folder serve other layers: they stay plain.
LIST = Path(__file__).resolve().parents[1] / "src" / "tharsis" / "games" / "facets.json"
FACETS: dict[str, str] = json.loads(LIST.read_text(encoding="utf-8"))


def layer_files(src: Path) -> list[Path]:
    """Every Python file of the compiled layers, sorted."""
    found = [file for layer in LAYERS for file in (src / "tharsis" / layer).rglob("*.py")]
    return sorted(file for file in found if not is_facet(file.relative_to(src)))


def is_facet(file: Path) -> bool:
    """Whether a file of a game belongs to a facet."""
    parts = file.with_suffix("").parts
    return parts[1] == "games" and any(part in FACETS for part in parts[3:5])


def compiled_files(src: Path) -> list[Path]:
    """The files handed to mypyc: a package's __init__ stays plain, it only passes names on; so do lists of cards."""
    return [file for file in layer_files(src) if file.name != "__init__.py" and not lists_cards(file)]


def lists_cards(file: Path) -> bool:
    """Whether a file holds nothing but cards: run once, when it is imported, they would only take long to compile."""
    text = file.read_text(encoding="utf-8")
    return "Card" in text and not any(line.startswith(("class ", "def ")) for line in text.splitlines())


def missing_tool() -> str | None:
    """What a C build lacks on this machine, or None."""
    wanted = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(wanted.split()[0]) is None:
        return f"no C compiler ({wanted.split()[0]})"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        return "no Python headers (python3-dev)"
    return None


def extensions(files: list[str]) -> list[Any]:
    """The extension modules for setuptools. mypyc leaves by SystemExit on a type error.

    One C file for each module: all in one would take the C compiler three times as long, on one processor.
    """
    from mypyc.build import mypycify  # noqa: PLC0415 - a plain install has no mypy

    level = os.environ.get("THARSIS_OPT", "3")
    found = list(mypycify(files, opt_level=level, debug_level="0", group_name="tharsis", multi_file=True))
    for extension in found:
        extension.extra_compile_args += ["/FI" if os.name == "nt" else "-include", str(HEADER)]
        if os.name != "nt":  # calls within the library go straight to their place: 4 % more choices a second
            extension.extra_compile_args.append("-fvisibility=hidden")
    compile_side_by_side()
    return found


def compile_side_by_side() -> None:
    """Let setuptools hand C files to as many compilers as there are processors."""
    from distutils.unixccompiler import UnixCCompiler  # noqa: PLC0415 - setuptools brings it, only a build needs it

    def compile_all(
        self: Any, sources: Any, output_dir: Any = None, macros: Any = None, include_dirs: Any = None,
        debug: Any = 0, extra_preargs: Any = None, extra_postargs: Any = None, depends: Any = None,
    ) -> Any:  # fmt: skip
        macros, objects, extra, options, build = self._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = self._get_cc_args(options, debug, extra_preargs)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [
                pool.submit(self._compile, made, build[made][0], build[made][1], arguments, extra, options)
                for made in objects
                if made in build
            ]
        for job in jobs:
            job.result()
        return objects

    compiler: Any = UnixCCompiler
    compiler.compile = compile_all


# --- what is built already ----------------------------------------------------------------------------------------------


def fingerprint(src: Path) -> str:
    """Changes with whatever the machine code depends on."""
    digest = hashlib.sha256()
    for word in (sys.version, importlib.metadata.version("mypy"), os.environ.get("THARSIS_OPT", "")):
        digest.update(word.encode() + b"\0")
    for file in [Path(__file__).resolve(), HEADER, *layer_files(src)]:
        digest.update(str(file.relative_to(file.anchor)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh(src: Path, build: Path) -> bool:
    """Whether what was compiled into a build folder is what would be compiled now."""
    stamp = build / STAMP
    return stamp.is_file() and stamp.read_text() == fingerprint(src)
