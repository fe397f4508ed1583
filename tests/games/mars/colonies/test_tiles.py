"""The tiles are those of the facts."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tharsis.games.mars.colonies.round import SOLO_DRAWN, tiles_for
from tharsis.games.mars.colonies.tiles import MOST_COLONIES, START, STEPS, TILES
from tharsis.kernel.phrase import Noun
from tharsis.rules.cards import AddTo, Draw
from tharsis.rules.effects import Gain, Then
from tharsis.rules.tiles import Place
from tharsis.text import render

FACTS = Path(__file__).resolve().parents[3] / "data" / "facts" / "mars" / "colonies"
ROWS = yaml.safe_load((FACTS / "tiles.yaml").read_text(encoding="utf-8"))["tiles"]
RULES = yaml.safe_load((FACTS / "rules-data.yaml").read_text(encoding="utf-8"))


def notation(node) -> str:
    """A node in the notation of the facts."""
    if isinstance(node, Gain):
        kind, _, production = node.what.name.partition("_")
        return f"{'prod ' if production else ''}{'M€' if kind == 'mc' else kind} +{node.n}"
    if isinstance(node, AddTo):
        return f"any-own {node.what.name} +{node.n}"
    if isinstance(node, Draw):
        return f"draw {node.n}"
    if isinstance(node, Then):
        return "; then ".join([notation(node.parts[0]), "discard 1 card from hand"])
    assert isinstance(node, Place)
    return f"{node.tile.name} 1"


def income(tile, row) -> list[object]:
    """The track as the facts give it: numbers, or statements where it changes its kind."""
    if row["gives"] == "production":
        return [notation(node) for node in tile.income]
    return [0 if node is None else node.n for node in tile.income]


@pytest.mark.rule("C-060")
def test_there_are_as_many_as_in_the_box():
    assert [row["name"].lower() for row in ROWS] == [tile.key for tile in TILES]
    assert len(TILES) == RULES["components"]["tiles"]


@pytest.mark.parametrize(("tile", "row"), list(zip(TILES, ROWS, strict=True)), ids=[t.key for t in TILES])
def test_a_tile_says_what_is_printed(tile, row):
    assert income(tile, row) == row["track"]
    assert [notation(tile.build)] * 3 == row["place"]
    assert notation(tile.bonus) == row["owner"]
    assert ("" if tile.waits is None else tile.waits.name) == row.get("resource", "")
    assert (tile.waits is not None) == (row["starts"] == "waits")
    names = [render(Noun(tile.noun()), language) for language in ("en", "pt", "ru")]
    assert names == [row["name"], row["pt"], row["ru"]]


@pytest.mark.parametrize(("tile", "row"), list(zip(TILES, ROWS, strict=True)), ids=[t.key for t in TILES])
def test_what_a_track_gives(tile, row):
    kinds = {notation(node).rpartition(" ")[0] for node in tile.income if node is not None}
    if row["gives"] != "production":
        assert kinds == {row["gives"]}


def test_the_numbers_of_the_rules():
    setup, build = RULES["setup"], RULES["build_colony"]
    assert (setup["track_steps"], setup["marker_start_step"]) == (STEPS, START)
    assert {n: tiles_for(n) for n in (2, 3, 4, 5)} == {n: setup["tiles_in_play"][n] for n in (2, 3, 4, 5)}
    assert setup["tiles_in_play"][1] == SOLO_DRAWN - 1
    assert build["max_per_tile"] == MOST_COLONIES
