"""The browser repeats no rule: no card, goal, price, level or tie-break stands in it, and it takes no label apart.

What it looks for: names of cards and goals in quotes; numbers beside the names of what the games count; digits in what people
read, where they would be numbers of the rules; constants with the name of something that the rules decide; words for ties;
questions about the number of players; parts of labels and prompts.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from tharsis.games.plugins import game_named, game_names
from tharsis.play.games import ruleset
from tharsis.server.documents.catalogue import cards_doc
from tharsis.server.documents.guide import guide_to

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
CODE = [
    file
    for file in sorted(WEB.rglob("*.*"))
    if file.suffix in (".ts", ".svelte") and file.name != "generated.ts"
]
WORDS = sorted((WEB / "games").rglob("words.json"))
HELP = [file for file in sorted((WEB / "games").rglob("help*.ts")) if file.parent.name != "shared"]
STRING = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`\n]*)`")
# A label or a prompt that is looked into: only `Option` of the server writes and reads them.
APART = re.compile(
    r"\b(?:label|prompt)\??\.(?:at|charAt|endsWith|exec|includes|indexOf|match|replace\w*|search|slice|split|startsWith|substring)\("
    r"|\.(?:exec|test)\(\s*(?:\w+\.)*(?:label|prompt)\s*\)"
)
# How many play: what that changes is said by the rules.
PLAYERS = re.compile(r"\bplayers\s*(?:===|!==|[<>]=?)\s*[1-9]")
# A number beside a name; where nothing is known yet, there is nothing of it.
NUMBER = r"['\"]?[\])]?\s*(?:[:=]|\?\?|\|\||[<>]=?|===)\s*-?[1-9]"
# A constant with the name of something that the rules decide.
DECIDED = (
    "price|level|cost|points|goals?|limits?|needs|start|money|first|second|least|tie|bonus|income|purse|worth"
)
CONSTANT = re.compile(
    rf"\b\w*(?:{DECIDED})\w*(?:\s*:\s*[\w<>\[\], |]+)?\s*=\s*[\[{{(]*\s*(?:\w+:\s*)?-?\d", re.I
)
OTHER_CONSTANTS = {
    "limit = 60;",  # cards listed at first
    "let startX = 0;",  # where a finger came down
}
KEY = re.compile(r'^\s*"[\w.-]+":', re.M)
# Who wins where two are level: told by the guide.
TIES = re.compile(r"\bties?\b|\btied\b|tie-?break|\bempat|ничь|при равенств", re.I)
# Names that mean something else where they stand.
OTHER_MEANING = {
    "web/src/games/shared/Tile.svelte": {"trees"},  # a shape
    "web/src/screens/End.svelte": {"legend"},  # of a chart
    "web/src/table/LogPanel.svelte": {"mine"},  # lines of the log that are mine
    "web/src/games/mars/picks.ts": {"research"},  # the phase
    "web/src/games/ares/Todo.svelte": {"research"},
    "web/src/games/ares/phases.ts": {"research"},
    "web/src/games/ares/words.json": {"research", "Research"},
    "web/src/games/mars/words.json": {"research"},
}


VIEW_WORDS = {"round"}  # keys that the view of every game has


@cache
def names_of_cards_and_goals() -> frozenset[str]:
    """Keys and titles of all cards and goals."""
    found: set[str] = set()
    for game in game_names():
        for card in json.loads(cards_doc("en", game))["cards"]:
            found |= {card["key"], card["title"]}
        guide = guide_to(game, sorted(game_named(game).modules), None, "en")
        found |= {goal["key"] for goal in guide["goals"] if goal["kind"] == "milestone"}
    return frozenset(found)


@cache
def counted() -> str:
    """A pattern for the names of what the games count."""
    found: set[str] = set()
    for name in game_names():
        game = game_named(name)
        rules = ruleset(name, tuple(sorted(game.modules)), game.players[1], ())
        found |= {*rules.world_names, *rules.seat_names}
    return "|".join(sorted(re.escape(name) for name in found - VIEW_WORDS if len(name) > 3))


def quoted(file: Path) -> set[str]:
    """What stands in quotes."""
    return {a or b or c for a, b, c in STRING.findall(file.read_text("utf-8"))}


def place(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", [*CODE, *WORDS], ids=place)
def test_no_card_and_no_goal_is_named(file: Path) -> None:
    said = {
        word for text in quoted(file) for word in (text, text.partition(" ")[2])
    }  # also the thing of a label
    assert said & names_of_cards_and_goals() - OTHER_MEANING.get(place(file), set()) == set()


@pytest.mark.parametrize("file", CODE, ids=place)
def test_no_label_and_no_prompt_is_taken_apart(file: Path) -> None:
    assert APART.findall(file.read_text("utf-8")) == []


@pytest.mark.parametrize("file", [file for file in CODE if "games" in file.parts], ids=place)
def test_no_number_of_the_rules_stands_beside_its_name(file: Path) -> None:
    text = file.read_text("utf-8")
    assert re.findall(rf"\b(?:{counted()}){NUMBER}", text) == []
    assert PLAYERS.findall(text) == []


@pytest.mark.parametrize("file", WORDS, ids=place)
def test_what_people_read_holds_no_number(file: Path) -> None:
    said = json.loads(file.read_text("utf-8"))
    assert [key for key, words in said.items() if re.search(r"\d", words["en"])] == []


@pytest.mark.parametrize("file", HELP, ids=place)
def test_help_has_the_numbers_of_the_rules(file: Path) -> None:
    assert re.findall(r"[^\n]*(?<![\w{'–-])\d+ [^\n]*", file.read_text("utf-8")) == []


@pytest.mark.parametrize("file", CODE, ids=place)
def test_no_constant_is_a_price_or_a_level(file: Path) -> None:
    found = [line.strip() for line in file.read_text("utf-8").splitlines() if CONSTANT.search(line)]
    assert set(found) <= OTHER_CONSTANTS


@pytest.mark.parametrize("file", [*WORDS, *HELP, WEB / "lib" / "i18n" / "words.json"], ids=place)
def test_no_tiebreak_is_told(file: Path) -> None:
    text = KEY.sub("", file.read_text("utf-8"))
    assert [line for line in text.splitlines() if TIES.search(line) and "{tiebreak}" not in line] == []


def test_what_is_looked_for_is_found() -> None:
    assert CONSTANT.search("const LEVELS: Record<string, number> = { mayor: 3 };")
    assert CONSTANT.search("const FIRST = 5;")
    assert CONSTANT.search("const prices = [8, 14];")
    assert TIES.search("'Ties are shared.'")
    assert {"asteroid", "Asteroid", "terraformer", "mayor"} <= names_of_cards_and_goals()
    assert APART.search("const [word] = label.split(' ')")
    assert APART.search("/^wild (.*)$/.exec(option.label)")
    assert re.search(rf"\b(?:{counted()}){NUMBER}", "const { temperature = -30 } = view.world")
    assert re.search(rf"\b(?:{counted()}){NUMBER}", "num(view, seat, 'card_price') ?? 3")
    assert PLAYERS.search("view.players === 2 ? 0 : 3")


@pytest.mark.parametrize("file", HELP, ids=place)
def test_every_number_that_help_asks_for_is_told_by_the_guide(file: Path) -> None:
    game, *modules = file.parent.relative_to(WEB / "games").parts
    guide = guide_to(game, modules, None, "en")
    told = {*guide["facts"], *[f"{track['name']}_goal" for track in guide["tracks"]]}
    told |= {f"{kind}_price_{i + 1}" for kind, prices in guide["prices"].items() for i in range(len(prices))}
    told |= {"tiebreak", "bonuses"}
    assert set(re.findall(r"(?<!\$)\{(\w+)", "".join(quoted(file)))) - told == set()
