"""Where the compiled build lies, beside the sources that it was made from."""

from __future__ import annotations

from pathlib import Path

import tharsis.kernel.state


def is_compiled() -> bool:
    """Whether the rules that run here are machine code."""
    return not str(tharsis.kernel.state.__file__).endswith(".py")


def root() -> Path | None:
    """The folder of the repository, if this is run from one."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file():
            return folder
    return None


def compiled_folder() -> Path | None:
    """The folder to put on PYTHONPATH, if the compiled build is there."""
    home = root()
    if home is None:
        return None
    folder = home / "build" / "compiled"
    return folder if any((folder / "tharsis" / "kernel").glob("state.*.so")) else None


def stale_files() -> list[str]:
    """Sources of the compiled layers that have changed since the build was made."""
    home, folder = root(), compiled_folder()
    if home is None or folder is None:
        return []
    found: list[str] = []
    for layer in ("kernel", "rules", "games"):
        for file in sorted((home / "src" / "tharsis" / layer).rglob("*.py")):
            name = file.relative_to(home / "src")
            copy = folder / name
            if not copy.is_file() or copy.read_bytes() != file.read_bytes():
                found.append(str(name))
    return found
