"""The colony tiles as a list: `tharsis tiles`."""

from __future__ import annotations

from typing import Any

from tharsis.games.mars.colonies.components import NAME
from tharsis.games.mars.colonies.tiles import TILES, ColonyTile
from tharsis.kernel.core import Node
from tharsis.kernel.phrase import Noun
from tharsis.text.card import node_text
from tharsis.text.lexicon import LANGUAGES
from tharsis.text.render import render

Row = dict[str, Any]
GAME = "mars"


def tiles(language: str) -> list[Row]:
    """All tiles with what they bring."""
    return [row(tile, language) for tile in TILES]


def row(tile: ColonyTile, language: str) -> Row:
    """One tile: what a trade brings at each step, what building and owning a colony brings, what it waits for."""
    track = [said(node, language) for node in tile.income]
    return {
        "game": GAME,
        "set": NAME,
        "key": tile.key,
        "title": {code: render(Noun(tile.noun()), code) for code in LANGUAGES},
        "text": "\n".join(
            [
                headed("building_bonus", said(tile.build, language), language),
                headed("colony_bonus", said(tile.bonus, language), language),
                headed("trade_income", " / ".join([step.removesuffix(".") for step in track]), language),
            ]
        ),
        "track": track,
        "build": said(tile.build, language),
        "bonus": said(tile.bonus, language),
        "waits": None if tile.waits is None else tile.waits.name,
    }


def headed(noun: str, text: str, language: str) -> str:
    """A line with its heading."""
    word = render(Noun(noun), language)
    return f"{word[:1].upper()}{word[1:]}: {text.removesuffix('.')}"


def said(node: Node | None, language: str) -> str:
    """What something brings; nothing is a dash."""
    return "–" if node is None else node_text(node, language, GAME)


CATALOGUES = {"tiles": tiles}
