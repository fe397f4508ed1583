"""A game in a package of its own is found, played, saved, served and tested without a line about it anywhere else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from plugin_site import Site
from tharsis.games.plugins import game_names

ROOT = Path(__file__).parents[2]
CRATER = ROOT / "examples" / "crater"
TEXT = {".py", ".json", ".ts", ".svelte", ".toml", ".sh", ".css", ".html"}

SAVED = """
import tharsis
from tharsis.play import position, replay
match = tharsis.new_game("crater", players=3, seed=4)
document = position.dump(match.state)
assert position.dump(position.load(document)) == document
for _ in range(7):
    match.apply(match.decisions()[0].seat, 0)
again = tharsis.Match.load(match.save())
assert again.digest() == match.digest()
while not again.over:
    again.apply(again.decisions()[0].seat, 0)
assert replay.verify(again.record()).digest() == again.digest()
print("saved")
"""

SERVED = """
import sys
from random import Random
from tharsis.server.config import Config
from tharsis.server.preflight import check_texts
from tharsis.server.testing import play_on, start_server
from tharsis.play import replay
check_texts()
config = Config(database=f"sqlite:{sys.argv[1]}/tharsis.db")
config.limits.enabled = False
server = start_server(config)
crater = next(game for game in server.call("GET", "/api/games")["games"] if game["name"] == "crater")
assert crater["title"]["ru"] == "Кратер" and crater["presets"][0]["players"] == [2, 4]
assert {card["title"] for card in server.call("GET", "/api/cards", game="crater", language="pt")["cards"]} >= {"Espelho Solar"}
made = server.create({"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}, game="crater")
ana = server.client(made["table"], made["token"])
play_on([ana], Random(1))
record = server.call("GET", f"/api/tables/{made['table']}/record", token=made["token"])
assert replay.verify(record).winners() == ana.doc["result"]["winners"]
server.stop()
print("served")
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Tharsis with the game installed."""
    found = Site(tmp_path_factory.mktemp("crater"))
    found.install(CRATER)
    return found


def test_it_is_small() -> None:
    rules = (CRATER / "tharsis_crater" / "__init__.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in rules if line.strip()]) <= 150


def test_its_own_tests_pass(site: Site) -> None:
    said = site.python(
        "-m", "pytest", "-q", "-c", "/dev/null", "-p", "no:cacheprovider", str(CRATER / "tests")
    )
    assert re.search(r"\d+ passed", said)
    assert "failed" not in said


def test_it_is_found_beside_the_others(site: Site) -> None:
    names = site.python("-c", "import tharsis.games.plugins as p; print(*p.game_names())").split()
    assert names == sorted([*game_names(), "crater"])


def test_it_keeps_every_promise_that_is_checked(site: Site) -> None:
    assert " 0 failed" in site.tharsis("soak", "crater", "--games", "30", "--jobs", "1")


def test_bots_play_it(site: Site) -> None:
    said = site.tharsis(
        "simulate", "crater", "--games", "12", "--bots", "greedy,random", "--jobs", "1", "--json"
    )
    assert len(json.loads(said)["games"]) == 12


@pytest.mark.parametrize(
    ("language", "round"), [("en", "round 10/10"), ("pt", "rodada 10/10"), ("ru", "раунд 10/10")]
)
def test_it_is_played_in_the_terminal(site: Site, language: str, round: str) -> None:
    typed = ("h", "m", "p", "l", "s", "w", *["1"] * 10)
    said = site.tharsis("play", "crater", "--seed", "3", "--language", language, text="\n".join(typed))
    assert round in said
    assert {"en": "Final score", "pt": "Pontuação final", "ru": "Итоговый счёт"}[language] in said


def test_it_is_saved_recorded_and_written_as_a_position(site: Site) -> None:
    assert site.python("-c", SAVED) == "saved\n"


def test_it_is_served_to_its_end(site: Site, tmp_path: Path) -> None:
    assert site.python("-c", SERVED, str(tmp_path)) == "served\n"


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Sun Mirror"), ("pt", "Espelho Solar"), ("ru", "Солнечное зеркало")]
)
def test_its_cards_are_shown_in_three_languages(site: Site, language: str, title: str) -> None:
    assert title in site.tharsis("cards", "--game", "crater", "--language", language)


def test_nothing_else_names_it() -> None:
    """Not the package, not the client, not the tools."""
    known = re.compile(r"tharsis_crater|['\"]crater['\"]|(?i:sun.mirror|ice.sledge)")
    files = [
        f for part in ("src", "web/src", "scripts") for f in (ROOT / part).rglob("*") if f.suffix in TEXT
    ]
    assert len(files) > 300
    assert [str(f) for f in files if known.search(f.read_text(encoding="utf-8"))] == []
