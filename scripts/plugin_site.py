"""Installs the package of a plug-in into a folder of its own, for tests: the same steps as pip's, without the network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tharsis

PIP = ["-m", "pip", "--disable-pip-version-check", "-qq", "install"]
OFFLINE = ["--no-deps", "--no-index", "--no-build-isolation"]


def install(package: Path, scratch: Path, target: Path) -> None:
    """Install a package into a folder; it is built in another one, so that its own stays clean."""
    copy = scratch / package.name
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(package, copy)
    subprocess.run([sys.executable, *PIP, *OFFLINE, "--upgrade", "--target", target, copy], check=True)


class Site:
    """A folder with installed plug-ins, and how programs run that find them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "site"
        self.sources = folder / "sources"

    def install(self, package: Path) -> None:
        """Install a package."""
        install(package, self.sources, self.folder)

    def environment(self) -> dict[str, str]:
        """The plug-ins in front of the build of Tharsis that runs now."""
        home = Path(tharsis.__file__).parents[1]
        return {**os.environ, "PYTHONPATH": os.pathsep.join([str(self.folder), str(home)]), "NO_COLOR": "1"}

    def python(self, *arguments: str, text: str = "", cwd: Path | None = None) -> str:
        """What Python prints; it must end well."""
        done = subprocess.run(
            [sys.executable, *arguments],
            env=self.environment(),
            cwd=cwd or self.folder,
            input=text,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    def tharsis(self, *arguments: str, text: str = "", cwd: Path | None = None) -> str:
        """What the command `tharsis` prints."""
        return self.python("-m", "tharsis.cli.main", *arguments, text=text, cwd=cwd)
