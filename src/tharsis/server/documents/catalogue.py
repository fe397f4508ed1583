"""Games, cards, maps and words as data for clients: everything comes from the games themselves."""

from __future__ import annotations

from functools import cache
from typing import Any, cast, get_args

import msgspec

from tharsis.bots.levels import Level, levels
from tharsis.bots.make import BOTS
from tharsis.games.plugins import facet, game_named, game_names
from tharsis.kernel.core import Card
from tharsis.kernel.module import Area, Board, Game
from tharsis.kernel.phrase import Noun
from tharsis.play.presets import games_in_order, module_abouts, module_titles, presets_of
from tharsis.server.documents import schema
from tharsis.server.errors import Refusal
from tharsis.server.logs import log
from tharsis.server.messages import Language
from tharsis.text.card import card_emblems, card_source, card_text, card_title
from tharsis.text.icons import card_icons
from tharsis.text.lexicon import shared
from tharsis.text.names import area_text, map_name
from tharsis.text.render import render

Doc = dict[str, Any]
CODES: tuple[Language, ...] = get_args(Language)


def check_game(name: str) -> str:
    """A game that there is."""
    if name not in game_names():
        raise Refusal("not_found", f"there is no game {name!r}; known: {', '.join(game_names())}")
    return name


@cache
def games_doc() -> schema.GamesDoc:
    """What can be played, and how."""
    return {
        "games": [game_doc(name) for name in games_in_order()],
        "bots": sorted(BOTS),
        "levels": [level_doc(level) for level in levels()],
        "languages": list(CODES),
    }


def level_doc(level: Level) -> schema.LevelDoc:
    """A bot that can be chosen."""
    return {
        "bot": level.bot,
        "title": cast(schema.Texts, level.title),
        "note": cast(schema.Texts, level.note),
        "usual": level.usual,
    }


def game_doc(name: str) -> schema.GameDoc:
    """A game as its folders describe it."""
    game, said = game_named(name), presets_of(name)
    return {
        "name": name,
        "title": said.title,
        "about": said.about,
        "minutes": msgspec.to_builtins(said.minutes),
        "players": game.players,
        "modules": sorted(game.modules),
        "module_titles": module_titles(name),
        "module_abouts": module_abouts(name),
        "kinds": said.kinds,
        "options": options(name),
        "presets": msgspec.to_builtins(said.presets),
    }


def options(game: str) -> list[schema.GameOption]:
    """What a table can choose, with all modules."""
    it, titles = game_named(game), presets_of(game).options
    return [
        {
            "name": option.name,
            "kind": option.kind,
            "names": option.names,
            "title": titles.get(option.name, {}),
        }
        for option in it.options(sorted(it.modules))
    ]


@cache
def cards_doc(language: str, game: str | None) -> bytes:
    """Every card, in a language, ready to be sent."""
    found: list[schema.CardDoc] = []
    for name in game_names() if game is None else [check_game(game)]:
        it = game_named(name)
        for module in [it.base, *[it.modules[m] for m in sorted(it.modules)]]:
            found.extend(card_doc(name, module.name, card, language) for card in module.cards)
    return msgspec.json.encode({"language": language, "cards": found})


def card_doc(game: str, module: str, card: Card, language: str) -> schema.CardDoc:
    """One card as data."""
    text: Doc = {key: [] for key in ("requirement", "effects", "actions", "play", "points")}
    icons: Doc = {key: [] for key in ("tags", "requirement", "rows", "points")}
    emblems: list[schema.Emblem] = []
    try:
        text, icons = vars(card_text(card, language)), vars(card_icons(card))
        emblems = [{"icon": icon, "text": said} for icon, said in card_emblems(card, language)]
    except Exception as error:  # a card without words is still a card
        log("no words", level="error", what=card.key, game=game, error=repr(error))
    return {
        "game": game,
        "module": module,
        "set": card.set,
        "number": card.number,
        "key": card.key,
        "title": card_title(card, language),
        "kind": card.kind,
        "cost": card.cost,
        "tags": [tag.name for tag in card.tags],
        "holds": card.holds,
        "text": cast(schema.CardTexts, text),
        "icons": cast(schema.CardIcons, icons),
        "emblems": emblems,
        "copies": card.copies,
        "source": source_doc(card, language),
    }


def source_doc(card: Card, language: str) -> schema.CardSource | None:
    """Whether what a card says is known, partly ours (its title may be), or ours; nothing where nobody asks."""
    text = card_source(card, language)
    if not text:
        return None
    if card.source == "designed":
        return {"mark": "designed", "text": text}
    return {"mark": "known" if card.source and not card.designed else "partly", "text": text}


@cache
def board_doc(game: str) -> schema.BoardDoc:
    """The boards of a game: areas, what they bring, which of them touch."""
    it = game_named(check_game(game))
    added = [area for module in it.modules.values() for area in module.areas]
    boards = [areas_doc(with_areas(board, added)) for board in it.boards]
    return {"game": game, "boards": boards, "tiles": tiles_doc(it)}


def tiles_doc(game: Game) -> list[schema.TileDoc]:
    """The kinds of tiles of a game and its modules."""
    parts = [facet(game.name, "text", name) for name in (game.base.name, *sorted(game.modules))]
    return [
        {
            "name": tile.name,
            "title": {code: render(Noun(tile.noun), code, game=game.name) for code in CODES},
            "icon": tile.icon,
            "is_city": tile.city,
            "owned": tile.owned,
        }
        for part in parts
        for tile in getattr(part, "TILES", [])
    ]


def with_areas(board: Board, added: list[Area]) -> Board:
    """A board with the areas that modules add."""
    neighbours = [*board.neighbours, *[[] for _ in added]]
    return Board([*board.areas, *added], neighbours, board.on_map, board.name)


def areas_doc(board: Board) -> schema.Side:
    """One board."""
    return {
        "name": board.name,
        "areas": [
            {
                "name": area.name,
                "title": {code: area_text(area.name, i < board.on_map, code) for code in CODES},
                "row": ord(map_name(area.name)[0]) - ord("A") + 1 if i < board.on_map else 0,
                "kind": area.kind,
                "volcano": area.volcano,
                "bonus": [] if area.bonus is None else area.bonus.icons(),
                "bonus_text": {}
                if area.bonus is None
                else {code: render(area.bonus.phrase(), code) for code in CODES},
                "neighbours": [board.areas[n].name for n in board.neighbours[i]],
                "on_map": i < board.on_map,
            }
            for i, area in enumerate(board.areas)
        ],
    }


@cache
def words_doc(language: str) -> bytes:
    """The words of the rules: each noun of the glossary, for one, for several, and after a number if that differs."""
    words: dict[str, schema.WordDoc] = {}
    for noun, entry in shared().nouns.items():
        forms = entry.get(language)
        if not isinstance(forms, dict):
            continue
        one = forms.get("one") or forms.get("title") or forms.get("nom_sg") or forms.get("indeclinable") or ""
        other = forms.get("other") or forms.get("nom_pl") or one
        words[noun] = {"one": one or other, "other": other, "group": str(entry.get("group", ""))}
        if "count_few" in forms:
            words[noun]["counted"] = [forms[f"count_{category}"] for category in ("one", "few", "many")]
    return msgspec.json.encode({"language": language, "words": words})
