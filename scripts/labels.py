"""All labels that the rules can offer, module by module, as they are kept in `tests/data/labels`.

Records, tables and bots know options by their labels, for ever. Run this when there are new ones; a label is never taken
out of these files. One that is renamed stays there, and its module tells what it is called now (`Module.aliases`).
"""

from __future__ import annotations

from pathlib import Path

from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.core import Ruleset
from tharsis.kernel.module import FLAG, NAME
from tharsis.play.games import ruleset

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "data" / "labels"


def rules_of(game: str, modules: list[str]) -> list[Ruleset]:
    """The rules for as few, for two and for as many as can play, without and with all that a table may ask for."""
    found = game_named(game)
    offered = found.options(modules)
    flags = [option.name for option in offered if option.kind == FLAG]
    asked = [tuple((name, on) for name in flags) for on in (0, 1)]
    asked += [((o.name, i),) for o in offered if o.kind == NAME for i in range(1, len(o.names))]
    return [
        ruleset(game, tuple(modules), players, options)
        for players in sorted({*found.players, max(2, found.players[0])})
        for options in dict.fromkeys(asked)
    ]


def labels_of(game: str, modules: list[str]) -> set[str]:
    """All labels with just these modules."""
    just = [rules for rules in rules_of(game, modules) if rules.modules == modules]
    return {option.label() for rules in just for option in rules.actions}


def labels() -> dict[str, set[str]]:
    """The labels of each module by the name of its file: those of the base, and what each other module adds to them."""
    found: dict[str, set[str]] = {}
    for game in game_names():
        base = found[f"{game}.base"] = labels_of(game, [])
        for module in game_named(game).modules:
            found[f"{game}.{module}"] = labels_of(game, [module]) - base
    return found


def kept(name: str) -> set[str]:
    """The labels that are kept of a module."""
    path = FOLDER / f"{name}.txt"
    return set(path.read_text(encoding="utf-8").splitlines()) if path.exists() else set()


def main() -> None:
    """Add what is new."""
    FOLDER.mkdir(exist_ok=True)
    for name, now in labels().items():
        lines = sorted(now | kept(name))
        (FOLDER / f"{name}.txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
