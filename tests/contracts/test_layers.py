"""The layers import only downwards, know no names from above, and every check can fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from facts import cards, parts, printed
from layers import violations

ROOT = Path(__file__).resolve().parents[2]


def card_titles() -> list[str]:
    return [row["name"] for part in parts() for row in cards(part)]


def test_the_package_keeps_to_its_layers():
    assert violations(ROOT / "src", card_titles()) == []


def test_the_facts_give_the_names():
    titles = card_titles()
    assert len(titles) == sum(printed(game).total() for game in ("ares", "dice", "mars"))
    assert {"Arctic Algae", "Plantation", "PhoboLog"} <= set(titles)


@pytest.fixture
def check(tmp_path):
    """check({"kernel/state.py": "import x"}) -> the violations of such a package."""

    def run(files: dict[str, str]) -> list[str]:
        for name, text in files.items():
            file = tmp_path / "src" / "tharsis" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
            for folder in file.parents:
                if folder == tmp_path / "src":
                    break
                (folder / "__init__.py").touch()
        return violations(
            tmp_path / "src", ["Arctic Algae", "Plantation", "Research", "CEO's Favorite Project"]
        )

    return run


GOOD = {
    "__init__.py": "from tharsis.play import session\nfrom tharsis.bots import greedy",
    "kernel/state.py": "import hashlib\nWORD = 'research'\nTEXT = 'the plantation of trees'",
    "rules/gain.py": "from tharsis.kernel.state import WORD",
    "games/mars/module.py": "from tharsis.rules import gain\nTITLE = 'Arctic Algae'",
    "games/mars/corporate_era/module.py": "from tharsis.games.mars import module",
    "play/session.py": "import time\nfrom tharsis.games import plugins\nfrom tharsis import text",
    "text/english.py": "from tharsis.kernel import state",
    "bots/greedy.py": "from tharsis.play import session",
    "testing/table.py": "from tharsis.bots import greedy",
    "cli/main.py": "import tharsis\nfrom tharsis.server import app",
    "server/app.py": "from tharsis import play",
}


def test_a_good_package_passes(check):
    assert check(GOOD) == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("kernel/bad.py", "from tharsis.rules import gain"),
        ("kernel/bad.py", "import tharsis.games.mars"),
        ("kernel/bad.py", "import tharsis"),
        ("kernel/bad.py", "def late():\n    from tharsis.play import session"),
        ("kernel/bad.py", "from ..play import session"),
        ("rules/bad.py", "from tharsis import games"),
        ("text/bad.py", "from tharsis.bots import greedy"),
        ("play/bad.py", "import tharsis.bots.greedy"),
        ("bots/bad.py", "from tharsis.testing.table import Table"),
        ("testing/bad.py", "from tharsis.server import app"),
        ("__init__.py", "from tharsis.cli import main"),
    ],
)
def test_an_upward_import_fails(check, file, text):
    assert any("upward import" in line for line in check({**GOOD, file: text}))


def test_even_types_are_not_taken_from_above(check):
    text = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from tharsis.play import session"
    assert any("upward import" in line for line in check({"kernel/bad.py": text}))


def test_a_module_outside_the_layers_fails(check):
    assert any("no layer" in line for line in check({"helpers.py": "import tharsis.kernel"}))


def test_a_cycle_fails(check):
    cycle = {
        "kernel/a.py": "from tharsis.kernel import b",
        "kernel/b.py": "import tharsis.kernel.c",
        "kernel/c.py": "def late():\n    from tharsis.kernel.a import x",
    }
    assert check(cycle) == ["import cycle: tharsis.kernel.a <-> tharsis.kernel.b <-> tharsis.kernel.c"]


def test_a_cycle_of_types_only_passes(check):
    text = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from tharsis.kernel import a"
    assert check({"kernel/a.py": "from tharsis.kernel import b", "kernel/b.py": text}) == []


def test_a_game_that_imports_another_fails(check):
    found = check({"games/dice/flow.py": "", "games/mars/bad.py": "from tharsis.games.dice import flow"})
    assert [line.split(": ", 1)[1] for line in found] == ["game mars imports game dice"]


@pytest.mark.parametrize("place", ["games/mars/bad.py", "games/mars/colonies/bad.py", "games/bad.py"])
def test_an_expansion_imported_from_outside_fails(check, place):
    bad = {place: "from tharsis.games.mars.corporate_era.cards import CARDS"}
    found = check({"games/mars/corporate_era/cards.py": "CARDS = ()", **bad})
    assert any("imported from outside its folder" in line for line in found)


def test_a_base_folder_is_no_expansion(check):
    files = {
        "games/mars/cards/green.py": "",
        "games/mars/module.py": "from tharsis.games.mars.cards import green",
    }
    assert check(files) == []


@pytest.mark.parametrize("place", ["kernel", "rules", "games/mars"])
@pytest.mark.parametrize("text", ["import random", "from time import time", "import datetime as d"])
def test_luck_and_clocks_fail_in_the_rules(check, place, text):
    assert any("must not import" in line for line in check({f"{place}/bad.py": text}))


@pytest.mark.parametrize(
    "text",
    [
        "x = 'Arctic Algae'",
        "x = 'pays for arctic_algae too'",
        "x = f'for Arctic Algae {1}'",
        "x = 'Plantation'",
        "x = 'plantation'",
        "x = 'CEO’s favorite project'.replace('’', '') or 'ceos_favorite_project'",
        "def has_arctic_algae(): ...",
        "class ArcticAlgae: ...",
        "s.arctic_algae = 1",
        "f(arctic_algae=1)",
        "x = 'corporate-era'",
        "x = {'turmoil': 1}",
        "def corporate_era_deck(): ...",
        "COLONIES = 1",
    ],
)
@pytest.mark.parametrize("place", ["kernel", "rules"])
def test_a_name_from_above_fails(check, place, text):
    assert any("card" in line or "expansion" in line for line in check({f"{place}/bad.py": text}))


@pytest.mark.parametrize("place", ["text", "play", "bots", "testing", "server", "cli"])
@pytest.mark.parametrize(
    "text",
    [
        "GAMES = ['mars']",
        "if game == 'mars': ...",
        "from tharsis.games.mars.module import TITLE",
        "import tharsis.games.mars.module",
        "MODULES = ['corporate-era']",
        "def is_corporate_era(): ...",
        "x = 'Arctic Algae'",
    ],
)
def test_a_game_an_expansion_or_a_card_where_all_games_are_served_fails(check, place, text):
    found = check({**GOOD, f"{place}/bad.py": text})
    assert any(word in line for line in found for word in ("game mars", "expansion", "card"))


def test_an_example_in_a_docstring_may_name_a_game(check):
    assert check({**GOOD, "play/example.py": '"""Play it: new_game("mars").\n"""'}) == []


def test_the_folder_of_an_expansion_names_it(check):
    files = {"games/mars/moons/module.py": "", "kernel/bad.py": "x = 'moons'"}
    assert any("expansion moons" in line for line in check(files))


@pytest.mark.parametrize("text", ["SETS = ['corporate-era']", "def is_corporate_era(): ..."])
def test_an_expansion_in_the_base_of_its_game_fails(check, text):
    assert any("expansion corporate_era" in line for line in check({"games/mars/bad.py": text}))
    assert check({"games/mars/bad.py": "", "games/mars/corporate_era/module.py": text}) == []
