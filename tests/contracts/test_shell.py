"""The server, the terminal and the shell of the browser client know no game: games plug in what is theirs."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from tharsis.games.plugins import game_named, game_names
from tharsis.play.games import ruleset

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
SHELL = [
    WEB / "App.svelte",
    *(file for folder in ("lib", "table", "screens", "ui") for file in sorted((WEB / folder).rglob("*.*"))),
]
# What people read: by key, in each language.
STRINGS = WEB / "lib" / "i18n" / "words.json"
SERVER = sorted((ROOT / "src" / "tharsis" / "server").rglob("*.py"))
TERMINAL = sorted((ROOT / "src" / "tharsis" / "cli" / "screen").glob("*.py"))
STRING = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"")
# A number or a pile of a position is read by a name that the game gives, never by one written here.
READ = re.compile(r"\b(?:slots|world|zones)(?:\?\.)?\[\s*['\"]\w+|\b(?:slots|zones)\??\.[a-z]\w*")
# Words that games use and that mean something else here, with the file where they do.
OTHER_MEANING = {
    "src/tharsis/cli/screen/balance_view.py": {"corporation", "played"},  # what any balance is told of
    "src/tharsis/cli/screen/card_view.py": {"corporation", "event"},  # kinds of cards
    "src/tharsis/cli/screen/view.py": {"area"},  # a panel
    "src/tharsis/server/documents/catalogue.py": {"city"},  # what a tile is, in all games
    "web/src/lib/i18n/words.json": {"Mine"},  # lines of the log that are mine
    "web/src/table/TopBar.svelte": {"turn"},  # a class of styles
    "web/src/ui/Card.svelte": {"corporation", "event", "vp"},  # frames of cards in tharsis/look/cards.css
}
# Words of every game's table, and the planet that all of them are about.
PLAIN = {"area", "beginner", "chosen", "mars", "played", "turn"}
MONEY = "m€"


@cache
def words_of_games() -> frozenset[str]:
    """The names of the games, and of what they count and place."""
    found = set(game_names())
    for name in game_names():
        game = game_named(name)
        rules = ruleset(name, tuple(sorted(game.modules)), game.players[1], ())
        found |= {*rules.world_names, *rules.seat_names, *rules.tile_names, *rules.cell_names}
    return frozenset(found)


def quoted(file: Path) -> list[str]:
    """The words of particular games that stand in a file."""
    strings = {a or b for a, b in STRING.findall(file.read_text(encoding="utf-8"))}
    allowed = OTHER_MEANING.get(str(file.relative_to(ROOT)), set())
    return sorted((strings & words_of_games()) - allowed)


def named(file: Path) -> list[str]:
    """What a file says of particular games."""
    return quoted(file) + READ.findall(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", [*SHELL, *SERVER], ids=lambda file: str(file.relative_to(ROOT)))
def test_shell_and_server_name_no_game(file: Path) -> None:
    assert named(file) == []


@pytest.mark.parametrize("file", TERMINAL, ids=lambda file: file.name)
def test_the_terminal_names_no_game(file: Path) -> None:
    assert quoted(file) == []


def told(file: Path) -> set[str]:
    """The words of a file of strings, in English, that are those of a game."""
    english = " ".join([said["en"] for said in json.loads(file.read_text(encoding="utf-8")).values()])
    words = set(re.findall(r"[a-z€_]+", english.lower()))
    return (words & {MONEY, *words_of_games()}) - PLAIN


def test_strings_of_the_shell_tell_of_no_game() -> None:
    assert told(STRINGS) == set()


def test_every_string_of_the_shell_is_said_somewhere() -> None:
    """Its key stands in the client, or the beginning of it where the rest is made up."""
    keys = set(json.loads(STRINGS.read_text("utf-8")))
    client = "".join(
        file.read_text("utf-8")
        for file in WEB.rglob("*.*")
        if file.suffix in (".svelte", ".ts") and "i18n" not in file.parts
    )
    made = tuple(re.findall(r"tt\(`([\w.]+)\$", client))
    assert len(keys) > 200
    assert [key for key in sorted(keys) if f"'{key}'" not in client and not key.startswith(made)] == []


def test_what_is_looked_for_is_found() -> None:
    """The names are the real ones: a game's own plugin is full of them."""
    assert {"temperature", "generation", "tr", MONEY} <= told(WEB / "games" / "mars" / "words.json")
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
