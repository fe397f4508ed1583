"""Positions as documents: load, dump, refuse. What FEN is to chess.

The head of a document is the same for all games: the game, its modules, the options of its set-up, the players. The rest is
made of parts, which the facet `position` of the base and of every module in play lists as `PARTS` (`part.py`). The base's
facet also has `begin(loading)`, which opens the decision to begin with, and `ready(s)`, whether a position can be written.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from tharsis.games.plugins import facet, facets, game_named, game_names
from tharsis.kernel.core import Ruleset, State
from tharsis.kernel.errors import BadPosition, TharsisError
from tharsis.kernel.module import FLAG, NAME, SetupOption
from tharsis.kernel.rng import seed_bytes
from tharsis.play.games import blank_state, ruleset
from tharsis.play.position.document import Document, DocumentReader
from tharsis.play.position.loading import Loading
from tharsis.play.position.part import Part
from tharsis.rules.vocabulary import DECK

HEAD = {"game", "modules", "player_count", "players", "seed"}


def load(document: Document) -> State:
    """A state whose next decision is the named player's; an impossible position is refused with every reason."""
    if not isinstance(document, dict):
        raise BadPosition(["a position is a JSON object"])
    game = document.get("game")
    if game not in game_names():
        raise BadPosition([f"game is {game!r}; known: {', '.join(game_names())}"])
    base, reader = positions_of(str(game)), DocumentReader()
    rules = rules_of(str(game), document, reader)
    parts, options = parts_of(rules), options_of(rules)
    reader.only(
        document, HEAD | {o.name for o in options} | {k for p in parts for k in p.keys}, "the position"
    )
    state = blank_state(rules, seed_bytes(reader.seed(document)))
    state.shuffle_pile(DECK)
    loading = Loading(state, document, reader, reader.objects(document, "players"))
    for seat, player in enumerate(loading.players):
        reader.only(player, {key for part in parts for key in part.player_keys}, f"player {seat}")
    for part in parts:
        part.load(loading)
    reader.stop_if_wrong()
    base.begin(loading)
    return state


def dump(state: State) -> Document:
    """The position as a document; only at the beginning of an action."""
    base = positions_of(state.rules.game)
    if not base.ready(state):
        raise TharsisError("a position is written at the beginning of an action; save the game instead")
    rules, parts = state.rules, parts_of(state.rules)
    document: Document = {"game": rules.game, "modules": list(rules.modules), "player_count": rules.players}
    document |= dumped_options(rules)
    for part in parts:
        document |= part.dump(state)
    document["players"] = [dump_player(state, seat, parts) for seat in range(rules.players)]
    return document


def dump_player(state: State, seat: int, parts: list[Part]) -> Document:
    """What all parts say of a player."""
    found: Document = {}
    for part in parts:
        found |= part.dump_player(state, seat)
    return found


def positions_of(game: str) -> ModuleType:
    """What a game knows of positions."""
    found = facet(game, "position")
    if found is None:
        raise TharsisError(f"{game} has no positions as documents")
    return found


def parts_of(rules: Ruleset) -> list[Part]:
    """The parts of a position of these rules."""
    found: list[Part] = []
    for each in facets(rules, "position"):
        found += each.PARTS
    return found


# --- the head -----------------------------------------------------------------------------------------------------------


def rules_of(game: str, document: Document, reader: DocumentReader) -> Ruleset:
    """The rules that a document names."""
    players = reader.objects(document, "players")
    count = reader.number(document, "player_count", len(players), *game_named(game).players)
    if count != len(players):
        reader.wrong(f"player_count is {count}, but {len(players)} players are described")
        reader.stop_if_wrong()
    modules = reader.names(document, "modules")
    try:
        offered = game_named(game).options(modules)
        options = {o.name: number_in(document, reader, o) for o in offered if o.kind in (FLAG, NAME)}
        reader.stop_if_wrong()
        return ruleset(game, tuple(modules), count, tuple(sorted({**options, "first_player": -1}.items())))
    except BadPosition:
        raise
    except TharsisError as error:
        raise BadPosition([str(error)]) from error


def number_in(document: Document, reader: DocumentReader, option: SetupOption) -> int:
    """What a document chooses in an option of the set-up, as a number of the rules."""
    if option.kind == FLAG:
        return reader.flag(document, option.name)
    name = document.get(option.name, option.names[0])
    if name not in option.names:
        reader.wrong(f"{option.name} is {name!r}; possible: {', '.join(option.names)}")
        return 0
    return option.names.index(name)


def options_of(rules: Ruleset) -> list[SetupOption]:
    """The options of the set-up that a document may choose in."""
    offered = game_named(rules.game).options(rules.modules)
    return [option for option in offered if option.kind in (FLAG, NAME)]


def dumped_options(rules: Ruleset) -> dict[str, Any]:
    """The options that were chosen, where there is a choice."""
    found: dict[str, Any] = {}
    for option in options_of(rules):
        number = rules.options.get(option.name, 0)
        if option.kind == FLAG and number:
            found[option.name] = True
        elif option.kind == NAME and len(option.names) > 1:
            found[option.name] = option.names[number]
    return found
