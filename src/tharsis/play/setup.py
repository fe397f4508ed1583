"""How a game is set up: what a person may ask for, checked before anything is dealt."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from tharsis.games.plugins import game_named
from tharsis.kernel.core import Ruleset, State
from tharsis.kernel.errors import TharsisError
from tharsis.play.games import ruleset, start

# What a set-up has besides the options that a person may ask for.
NO_OPTIONS = frozenset({"game", "players", "seed", "modules", "cards"})


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a game begins with: the same set-up and the same answers give the same game."""

    game: str
    players: int
    seed: str
    modules: list[str] = []
    draft: bool = False
    beginners: list[int] = []
    first_player: int | None = None
    board: str = ""  # by name, where a game has several; else its first
    cards: list[str] = []  # of an older game, where there are others now; else all

    def rules(self) -> Ruleset:
        """The linked rules."""
        options = {"draft": int(self.draft)}
        if self.first_player is not None:
            options["first_player"] = self.first_player
        if self.board:
            options["board"] = board_in(self.game, self.board)
        cards = tuple(self.cards)
        return ruleset(self.game, tuple(self.modules), self.players, tuple(sorted(options.items())), cards)

    def begin(self) -> State:
        """The game at its first decisions."""
        return start(self.rules(), self.seed, self.beginners)


def whole(what: str, value: object) -> int:
    """A whole number, or a clear refusal."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TharsisError(f"{what} must be a whole number, not {value!r}")
    return value


def seat_in(what: str, value: object, players: int) -> int:
    """The number of a seat, or a clear refusal."""
    seat = whole(what, value)
    if not 0 <= seat < players:
        raise TharsisError(f"{what}: there is no seat {seat}; seats are 0 to {players - 1}")
    return seat


def board_in(game: str, name: object) -> int:
    """The number of a board, or a clear refusal."""
    names = [board.name for board in game_named(game).boards]
    if name not in names:
        raise TharsisError(f"{game} has no board {name!r}; known: {', '.join(names)}")
    return names.index(str(name))


def set_up(
    game: str,
    players: int,
    seed: int | str | None = None,
    modules: Sequence[str] = (),
    draft: bool = False,
    beginners: Sequence[int] = (),
    first_player: int | None = None,
    board: str = "",
) -> SetUp:
    """Check what was asked for and write it down in one form."""
    found = game_named(game)
    least, most = found.players
    if not least <= whole("players", players) <= most:
        raise TharsisError(f"{game} is for {least} to {most} players, not {players}")
    if isinstance(modules, str):
        raise TharsisError(f"modules must be a list of names, not {modules!r}")
    names = sorted({found.module(str(name)).name for name in modules})
    for variant, wanted in (("draft", draft), ("beginners", beginners)):
        if wanted and variant not in {option.name for option in found.options(names)}:
            raise TharsisError(f"{game} has no {variant}")
    if seed is None:
        seed = secrets.token_hex(32)
    elif isinstance(seed, bool) or not isinstance(seed, int | str):
        raise TharsisError(f"a seed is a whole number or a word, not {seed!r}")
    return SetUp(
        game,
        players,
        str(seed),
        names,
        bool(draft),
        sorted({seat_in("beginners", x, players) for x in beginners}),
        None if first_player is None else seat_in("first_player", first_player, players),
        found.boards[board_in(game, board)].name if board else "",
    )
