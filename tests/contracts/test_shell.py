"""The server and the shell of the browser client know no game: games plug in what is theirs."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tharsis.play.library import GAMES, ruleset

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
SHELL = [
    WEB / "App.svelte",
    *(
        file
        for folder in ("lib", "table", "screens", "ui")
        for file in sorted((WEB / folder).rglob("*.*"))
        if file.parent.name != "i18n"  # strings that people read
    ),
]
SERVER = sorted((ROOT / "src" / "tharsis" / "server").glob("*.py"))
STRING = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"")
# A number or a pile of a position is read by a name that the game gives, never by one written here.
READ = re.compile(r"\b(?:slots|world|zones)(?:\?\.)?\[\s*['\"]\w+|\b(?:slots|zones)\??\.[a-z]\w*")
# Words that games use and that mean something else here, with the file where they do.
OTHER_MEANING = {
    "web/src/table/TopBar.svelte": {"turn"},  # a class of styles
    "web/src/ui/Card.svelte": {"corporation", "event", "vp"},  # frames of cards in tharsis/look/cards.css
}


@cache
def words_of_games() -> frozenset[str]:
    """The names of the games, and of what they count and place."""
    found = set(GAMES)
    for name, game in GAMES.items():
        rules = ruleset(name, tuple(sorted(game.modules)), game.players[1], ())
        found |= {*rules.world_names, *rules.seat_names, *rules.tile_names, *rules.cell_names}
    return frozenset(found)


def named(file: Path) -> list[str]:
    """What a file says of particular games."""
    text = file.read_text(encoding="utf-8")
    strings = {a or b for a, b in STRING.findall(text)}
    allowed = OTHER_MEANING.get(str(file.relative_to(ROOT)), set())
    return sorted((strings & words_of_games()) - allowed) + READ.findall(text)


@pytest.mark.parametrize("file", [*SHELL, *SERVER], ids=lambda file: str(file.relative_to(ROOT)))
def test_shell_and_server_name_no_game(file: Path) -> None:
    assert named(file) == []


def test_what_is_looked_for_is_found() -> None:
    """The names are the real ones: a game's own plugin is full of them."""
    assert {"mars", "dice", "tr", "heat", "generation", "ocean", "r5c8"} <= words_of_games()
    assert "heat" in named(WEB / "games" / "mars" / "words.ts")


def test_games_know_no_other_game() -> None:
    folders = [
        folder.name for folder in (WEB / "games").iterdir() if folder.is_dir() and folder.name != "shared"
    ]
    for folder in [*folders, "shared"]:
        for file in (WEB / "games" / folder).rglob("*.*"):
            others = [x for x in folders if x != folder and f"../{x}/" in file.read_text(encoding="utf-8")]
            assert others == [], file
