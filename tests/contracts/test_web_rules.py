"""The browser repeats no rule: no card, goal, price, level or tie-break stands in it, and it takes no label or prompt apart.

A plain search for what the lists below name; most of them are made of the rules themselves.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.core import Ruleset
from tharsis.play.games import ruleset
from tharsis.rules.goals import Objective

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
GENERATED = {WEB / "lib" / "protocol" / "generated.ts"}
CODE = [p for p in sorted(WEB.rglob("*")) if p.suffix in {".ts", ".svelte", ".json"} and p not in GENERATED]
TOLD = [p for p in CODE if p.suffix == ".json" or p.name.startswith("help")]  # what people read
STRING = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`\n]*)`")

# A number with the unit of a price, a level or points, in any language.
PRICED = re.compile(r"\d+\s?(?:M€|M\$|М€|VP|PV|ПО|%|°C)(?!\w)")
# A number that has the name of something that the rules decide.
NAMES = (
    "price|level|cost|points|goals?|limits?|needs|start|money|first|second|least|tie|bonus|income|purse|worth"
)
CONSTANT = re.compile(
    rf"\b\w*(?:{NAMES})\w*(?:\s*:\s*[\w<>\[\], |]+)?\s*=\s*[\[{{(]*\s*(?:\w+:\s*)?-?\d", re.I
)
# The same words with another meaning: the line in which they stand.
OTHER_CONSTANTS = {
    "let limit = $state(60);",  # cards listed at first
    "limit = 60;",
    "let startX = 0;",  # where a finger came down
}
# Words that are also the name of a card or a goal, with the file where they mean something else.
OTHER_NAMES = {
    "web/src/games/mars/picks.ts": {"research"},  # the phase
    "web/src/games/mars/words.json": {"research"},
    "web/src/games/shared/Tile.svelte": {"trees"},  # classes of styles
    "web/src/screens/End.svelte": {"legend"},
    "web/src/table/LogPanel.svelte": {"mine"},  # lines of the log that are mine
}
KEY = re.compile(r'^\s*"[\w.-]+":', re.M)
TIES = re.compile(r"\bties?\b|\btied\b|tie-?break|\bempat|ничь|при равенств", re.I)
TAKEN_APART = re.compile(
    r"(?:label|prompt)s?\b(?:\(\w*\)|[!?)\]]|\[\w*\])*\??\."
    r"(?:split|startsWith|endsWith|slice|substring|substr|replace|replaceAll|match|matchAll|search|indexOf|charAt|at)\("
    r"|\.(?:test|exec)\([^)]*\b(?:label|prompt)\b|\]\s*=\s*[\w.]*(?:label|prompt)\b"
)


@cache
def all_rules() -> list[Ruleset]:
    """The rules of every game, with all its modules."""
    games = {name: game_named(name) for name in game_names()}
    return [ruleset(name, tuple(sorted(it.modules)), it.players[1], ()) for name, it in games.items()]


@cache
def names_of_rules() -> frozenset[str]:
    """The keys of all cards and goals; but not those that are also what players have, or a kind of tile."""
    found: set[str] = set()
    plain: set[str] = set()
    for rules in all_rules():
        found |= {card.key for card in rules.cards}
        found |= {goal.key for goal in rules.goals if isinstance(goal, Objective)}
        plain |= {*rules.seat_names, *rules.tile_names}
        plain |= {tag.name for tag in rules.tags}
    return frozenset(found - plain)


@cache
def levels() -> dict[str, frozenset[str]]:
    """By the name of a track: where it begins and ends, and its bonuses lie; small numbers say nothing."""
    found: dict[str, set[str]] = {}
    for rules in all_rules():
        for track in rules.tracks:
            found.setdefault(track.name, set()).update(
                str(n) for n in (track.start, track.goal) if abs(n) > 3
            )
    return {name: frozenset(numbers) for name, numbers in found.items()}


def strings(text: str) -> list[str]:
    """The strings of a source text."""
    return [a or b or c for a, b, c in STRING.findall(text)]


def named(text: str) -> list[str]:
    """The cards and goals that a text names: as a whole string, or as the thing of a label."""
    wanted = names_of_rules()
    return [s for s in strings(text) if s in wanted or s.partition(" ")[2] in wanted]


def lines(text: str, found: re.Pattern[str]) -> list[str]:
    """The lines in which something is found."""
    return [line.strip() for line in text.splitlines() if found.search(line)]


def levelled(text: str) -> list[str]:
    """Lines of code that have the name of a track and one of its limits."""
    return [
        line.strip()
        for line in text.splitlines()
        for name, numbers in levels().items()
        if name in line and any(re.search(rf"(?<![\w.#-]){re.escape(n)}(?![\w.])", line) for n in numbers)
    ]


def name(file: Path) -> str:
    """A file's path in the repository."""
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", CODE, ids=name)
def test_no_card_and_no_goal_is_named(file: Path) -> None:
    assert set(named(file.read_text(encoding="utf-8"))) <= OTHER_NAMES.get(name(file), set())


@pytest.mark.parametrize("file", [p for p in CODE if p.suffix != ".json"], ids=name)
def test_no_price_or_level_is_a_number(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert levelled(text) == []
    assert set(lines(text, CONSTANT)) <= OTHER_CONSTANTS


@pytest.mark.parametrize("file", TOLD, ids=name)
def test_no_price_level_or_tiebreak_is_told(file: Path) -> None:
    text = KEY.sub("", file.read_text(encoding="utf-8"))
    assert lines(text, PRICED) == []
    assert [line for line in lines(text, TIES) if "tiebreak" not in line] == []


@pytest.mark.parametrize("file", CODE, ids=name)
def test_no_label_and_no_prompt_is_taken_apart(file: Path) -> None:
    assert lines(file.read_text(encoding="utf-8"), TAKEN_APART) == []


@pytest.mark.parametrize(
    ("said", "look"),
    [
        ("const LEVELS: Record<string, number> = { mayor: 3 };", CONSTANT),
        ("const FIRST = 5;", CONSTANT),
        ("const price = num(view) || 3;", None),
        ("const prices = [8, 14];", CONSTANT),
        ("'Aquifer, 18 M€: an ocean.'", PRICED),
        ("'Ties are shared.'", TIES),
        ("const [word, name] = label.split(' ');", TAKEN_APART),
        ("if (decision.prompt.startsWith('buy '))", TAKEN_APART),
        ("options.filter((o) => /^use /.test(o.label))", TAKEN_APART),
    ],
)
def test_the_search_finds_what_it_is_for(said: str, look: re.Pattern[str] | None) -> None:
    assert look is None or lines(said, look)


def test_the_names_are_those_of_the_rules() -> None:
    assert {"terraformer", "banker", "asteroid", "ecoline"} <= names_of_rules()
    assert levelled("const { temperature = -30 } = view.world;")
    assert levelled("part: oxygen / 14,")
    assert named("label === 'claim mayor'") == ["claim mayor"]
