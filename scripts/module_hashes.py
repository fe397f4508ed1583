"""The hash of what every module says, with its version, as it is kept in `tests/data/module-hashes.json`.

Run it after a change of the rules, and give each changed module a new version (`Module.version`) first: tables and
records tell their rules by it. A test fails when the rules of a version are not those that are kept.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from tharsis.games.plugins import folder_of, game_named, game_names
from tharsis.kernel.content import module_contents
from tharsis.play.release_one import FILE

KEPT = Path(__file__).resolve().parent.parent / "tests" / "data" / "module-hashes.json"


def hashes() -> dict[str, str]:
    """The present modules: "game/module/version" and what they say."""
    found: dict[str, str] = {}
    for name in game_names():
        game = game_named(name)
        for module, content in module_contents(game).items():
            version = (game.base if module == game.base.name else game.module(module)).version
            found[f"{name}/{module}/{version}"] = content
    return found


def main() -> None:
    """Keep them, with those of older versions."""
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    KEPT.write_text(json.dumps({**kept, **hashes()}, indent=1, sort_keys=True) + "\n")
    keep_release_one()


def keep_release_one() -> None:
    """Tell what the modules of release 0.1 said: their data has not changed since, only the way in which it is hashed."""
    for name in game_names():
        for module, content in module_contents(game_named(name)).items():
            path = folder_of(name) / ("" if module == "base" else module.replace("-", "_")) / FILE
            if path.exists():
                path.write_text(re.sub(r'"content": "\w*"', f'"content": "{content}"', path.read_text()))


if __name__ == "__main__":
    main()
