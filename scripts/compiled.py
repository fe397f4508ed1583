"""The compiled variant beside the plain one: src is copied to build/compiled and compiled there by mypyc.

Run it, or call compiled_path() and start a subprocess with PYTHONPATH set to what it returns. Nothing is done while
the sources, Python and mypy are unchanged.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mypyc_sources import STAMP, compiled_files, fingerprint, is_fresh, missing_tool

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"

# Runs inside build/compiled, in a process of its own: mypyc and setuptools both keep global state.
BUILDER = """
import sys
from setuptools import setup
from mypyc_sources import extensions
setup(name="tharsis-compiled", packages=[], ext_modules=extensions(sys.argv[1:]),
      script_args=["-q", "build_ext", "--inplace", "--build-temp", "../compiled-objects"])
"""


def say(text: str) -> None:
    print(f"compiled: {text}", flush=True)


def copy_sources(src: Path, target: Path) -> None:
    """Make target hold what src holds, leaving unchanged files and the compiled ones alone."""
    wanted = {
        file.relative_to(src)
        for file in src.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and ".egg-info" not in str(file)
    }
    for name in wanted:
        new, old = src / name, target / name
        if not old.is_file() or old.read_bytes() != new.read_bytes():
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(new, old)
    for old in (target / "tharsis").rglob("*"):
        if old.is_file() and old.suffix not in (".so", ".pyc") and old.relative_to(target) not in wanted:
            old.unlink()


def remove_extensions(target: Path) -> None:
    """A stale extension would hide the newer source beside it."""
    for file in target.rglob("*.so"):
        file.unlink()


def run_mypyc(target: Path) -> None:
    files = [str(file.relative_to(target)) for file in compiled_files(target)]
    say(f"compiling {len(files)} modules with mypyc, this can take some minutes")
    start = time.monotonic()
    paths = [str(ROOT / "scripts"), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    subprocess.run([sys.executable, "-c", BUILDER, *files], cwd=target, env=environment, check=True)
    say(f"done in {time.monotonic() - start:.0f} s")


@contextmanager
def locked(build: Path) -> Iterator[None]:
    """Test workers ask at the same time: one builds, the others wait."""
    build.mkdir(parents=True, exist_ok=True)
    with (build / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compiled_path(src: Path = ROOT / "src", build: Path = BUILD) -> Path | None:
    """The folder to put on PYTHONPATH, built if need be; None where nothing can be compiled."""
    if not compiled_files(src):
        say("there is nothing to compile yet")
        return None
    if lack := missing_tool():
        say(f"{lack}: the compiled variant is left out")
        return None
    target, stamp = build / "compiled", build / STAMP
    with locked(build):
        target.mkdir(exist_ok=True)
        wanted, fresh = fingerprint(src), is_fresh(src, build)
        if not fresh:
            stamp.unlink(missing_ok=True)
            remove_extensions(target)
        copy_sources(src, target)
        if not fresh:
            run_mypyc(target)
            stamp.write_text(wanted)
    return target


def main() -> int:
    try:
        path = compiled_path()
    except subprocess.CalledProcessError:
        say("mypyc or the C compiler failed, see above")
        return 1
    if path is not None:
        say(f"ready in {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
