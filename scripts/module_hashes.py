"""The hash of what every module says, with its version, as it is kept in `tests/data/module-hashes.json`.

Run it after a change of the rules, and give each changed module a new version (`Module.version`) first: tables and
records tell their rules by it. A test fails when the rules of a version are not those that are kept.
"""

from __future__ import annotations

import json
from pathlib import Path

from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.content import module_contents

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


if __name__ == "__main__":
    main()
