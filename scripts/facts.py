"""The facts about printed cards (tests/data/facts): how many each module has. Tests count from there, not from memory."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from tharsis.games.plugins import folder_of, game_named

FACTS = Path(__file__).resolve().parent.parent / "tests" / "data" / "facts"
LISTS = ("cards", "projects", "bonus_cards", "corporations")  # the keys under which cards stand


def parts() -> list[str]:
    """The folders with cards: a game, or an expansion of one as game/expansion."""
    folders = {file.parent for file in FACTS.rglob("*.yaml") if rows_of(file)}
    return sorted(str(folder.relative_to(FACTS)) for folder in folders)


@cache
def rows_of(file: Path) -> list[dict[str, Any]]:
    """The cards of a file."""
    data = yaml.safe_load(file.read_text(encoding="utf-8"))
    found = data if isinstance(data, list) else [row for key in LISTS for row in data.get(key, [])]
    default = {} if isinstance(data, list) else {"set": data.get("set", "base")}
    return [{**default, **row} for row in found if isinstance(row, dict) and "name" in row]


def cards(part: str) -> list[dict[str, Any]]:
    """The cards in a folder."""
    return [row for file in sorted((FACTS / part).glob("*.yaml")) for row in rows_of(file)]


def printed(game: str) -> Counter[str]:
    """How many cards each module of a game has, expansions with a folder of their own included."""
    of_game = [part for part in parts() if part.split("/")[0] == game]
    return Counter(str(row["set"]) for part in of_game for row in cards(part))


def is_here(game: str, name: str) -> bool:
    """Whether a set belongs to the base, or its expansion has a folder."""
    base = {card.set for card in game_named(game).base.cards}
    return name in base or (folder_of(game) / name.replace("-", "_")).is_dir()


def missing(part: str) -> set[str]:
    """The numbers of the cards in a folder whose set is not here."""
    game = part.split("/", maxsplit=1)[0]
    return {str(row.get("number", row.get("id"))) for row in cards(part) if not is_here(game, row["set"])}


def printed_here(game: str) -> Counter[str]:
    """The same for the sets that are here."""
    return Counter({name: n for name, n in printed(game).items() if is_here(game, name)})
