"""The wheel as a stranger gets it: in an environment of its own, with nothing else on the PATH, it serves a whole game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from mypyc_sources import missing_tool
from plugin_site import install

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "tharsis" / "server" / "static" / "index.html"

# A whole game of two people: tables over HTTP, moves over WebSockets, previews of all options now and then.
GAME = """
import sys
from random import Random
import tharsis
from tharsis.server.client import TableClient, call
from tharsis.server.testing import catch_up, play_on

base, game = sys.argv[1:]
made = call(base, "POST", "/api/tables", {"game": game, "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]})
table, luck, shown, given = made["table"], Random(7), 0, 0
other = call(base, "POST", f"/api/tables/{table}/claim", {"name": "Bo", "invite": made["invite"]})
with TableClient(base, table, made["token"]) as ana, TableClient(base, table, other["token"], "ru") as bo:
    while not ana.over:
        given += play_on([ana, bo], luck, 60)
        catch_up(ana, bo)
        for one in (ana, bo):
            shown += len(one.ask("preview")) if one.decision else 0
    result = ana.doc["result"]
record = call(base, "GET", f"/api/tables/{table}/record", token=made["token"])
replayed = tharsis.replay.verify(record)
assert shown > 20 and given > 50 and replayed.over and replayed.winners() == result["winners"]
print("played to the end")
"""


@pytest.fixture(scope="module")
def wheel() -> Path:
    """What `make wheel` has built."""
    if "THARSIS_WHEEL" not in os.environ:
        pytest.skip("`make test` builds the wheel and says where it is")
    return Path(os.environ["THARSIS_WHEEL"]).resolve()


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, what it asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("clean") / "venv"
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip = [folder / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "-qq"]
    subprocess.run([*pip, "install", "--only-binary=:all:", wheel], check=True)
    return folder


def alone(home: Path) -> dict[str, str]:
    """Its surroundings: no compiler, no Node, none of our sources."""
    return {"PATH": str(home / "bin"), "HOME": str(home), "LANG": "C.UTF-8"}


def run(home: Path, *command: str) -> str:
    """What a command of this environment prints."""
    done = subprocess.run(
        [home / "bin" / command[0], *command[1:]],
        env=alone(home),
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture(scope="module")
def base(home: Path) -> Iterator[str]:
    """The address of its server, on a free port; it must stop in peace."""
    command = [home / "bin" / "tharsis", "serve", "--port", "0", "--no-limits", "--level", "warning"]
    with subprocess.Popen(
        command, env=alone(home), cwd=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        found = re.search(r"http://[\d.:]+", server.stdout.readline())
        assert found
        yield found[0]
        server.terminate()
        _, complaints = server.communicate(timeout=30)
    assert complaints == ""


def test_it_says_which_build_it_is(home: Path, wheel: Path) -> None:
    build = "compiled" if missing_tool() is None else "plain Python"
    assert re.fullmatch(rf"tharsis [\d.]+, {build}\n", run(home, "tharsis", "--version"))
    assert ("none-any" in wheel.name) == (build == "plain Python")
    where = run(home, "python", "-c", "import tharsis; print(tharsis.__file__)")
    assert where.startswith(str(home))


def test_every_game_and_text_is_inside(home: Path) -> None:
    assert "Comet" in run(home, "tharsis", "cards", "Comet")
    assert run(home, "tharsis", "simulate", "dice", "--games", "2", "--seed", "1")


@pytest.mark.skipif(not STATIC.is_file(), reason="the client was not built: there is no Node")
def test_the_browser_client_is_inside(base: str) -> None:
    with urlopen(base, timeout=10) as page:
        text = page.read().decode()
    assert page.status == 200
    for file in re.findall(r'(?:src|href)="(/assets/[^"]+)"', text):
        with urlopen(base + file, timeout=10) as asset:
            assert asset.read()


@pytest.mark.parametrize("game", ["mars", "dice"])
def test_two_people_play_a_whole_game(home: Path, base: str, game: str) -> None:
    script = home / "game.py"
    script.write_text(GAME)
    assert run(home, "python", str(script), base, game) == "played to the end\n"


def test_the_example_bot_plays_a_bot_of_the_server(home: Path, base: str) -> None:
    bot = ROOT / "examples" / "network_bot.py"
    assert "winners:" in run(home, "python", str(bot), base, "new")


def test_a_game_of_others_is_installed_and_played(home: Path, tmp_path: Path) -> None:
    place = run(home, "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    install(ROOT / "examples" / "crater", tmp_path, Path(place))
    said = run(home, "tharsis", "soak", "crater", "--games", "40", "--jobs", "1")
    assert " 0 failed" in said
    assert ("(compiled)" in said) == (missing_tool() is None)
