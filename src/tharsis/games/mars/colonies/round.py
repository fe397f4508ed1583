"""Colony production, the laying out of tiles, and the choice of the solo player."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.colonies.components import (
    FLEETS_USED,
    NAME,
    NOTE_LAID_OUT,
    NOTE_LEFT_OUT,
    NOTE_PRODUCTION,
)
from tharsis.games.mars.colonies.tiles import STEPS, TILES, in_game, tile_option, tile_options
from tharsis.games.mars.components import MC
from tharsis.kernel.core import NOBODY, Frame, Hooks, Node, Ruleset, State
from tharsis.kernel.module import FLAG, SetupOption
from tharsis.kernel.option import Option, Question
from tharsis.rules.seats import solo
from tharsis.rules.vocabulary import CORPORATIONS

SOLO_DRAWN: Final = 4  # one of them leaves again
SOLO_LOSS: Final = 2  # steps of M€ production
PAIRED: Final = SetupOption("colony_corporations", FLAG)


def tiles_for(players: int) -> int:
    """How many tiles are laid out."""
    if players == 1:
        return SOLO_DRAWN
    return 5 if players == 2 else players + 2


class ColonyProduction(Node):
    """All fleets come back; then the white marker of every open tile moves up, if it can."""

    def step(self, s: State, f: Frame) -> None:
        s.note(NOTE_PRODUCTION, NOBODY)
        for own in s.seats:
            own[FLEETS_USED] = 0
        for tile in in_game(s):
            tile.visit(s, NOBODY)
            if tile.is_open(s) and tile.marker(s) < STEPS:
                s.set_world(tile.slot, s.world[tile.slot] + 1)


class LayOut(Node):
    """Shuffle the tiles and lay out as many as the number of players asks for; solo, M€ production is lower."""

    def step(self, s: State, f: Frame) -> None:
        numbers = list(range(len(TILES)))
        s.shuffle(numbers)
        for number in sorted(numbers[: tiles_for(s.rules.players)]):
            TILES[number].lay_out(s)
            s.note(NOTE_LAID_OUT, NOBODY, -1, number)
        if solo(s):
            s.seats[0][MC.production.slot] -= SOLO_LOSS


class LeaveOut(Node):
    """Solo: one of the tiles drawn leaves the game again."""

    def step(self, s: State, f: Frame) -> None:
        if solo(s):
            s.ask(f, [tile.number for tile in in_game(s)])

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.set_world(TILES[option].slot, 0)
        s.note(NOTE_LEFT_OUT, f.seat, -1, option)

    def asks(self) -> Question:
        return Question("leave-out")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return tile_option("leave-out", x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return tile_options("leave-out") if rules.players == 1 else []


class Pairs(Hooks):
    """The variant in which everybody is dealt one corporation of this expansion and one other."""

    def shuffled(self, s: State) -> None:
        """Let the two kinds alternate from the top of the pile, as long as there are some of both."""
        if not s.rules.options.get(PAIRED.name):
            return
        pile = s.own_pile(CORPORATIONS)
        own = [card for card in pile if s.rules.cards[card].set == NAME]
        others = [card for card in pile if s.rules.cards[card].set != NAME]
        top: list[int] = []
        while own and others:
            top += [own.pop(), others.pop()]
        pile[:] = own + others + top[::-1]
