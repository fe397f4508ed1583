"""A table of bots: each is shown what its seat may know, asked, and its answer carried out."""

from __future__ import annotations

from random import Random

from tharsis.bots.base import Bot
from tharsis.kernel.core import Ask, State


def guess(s: State, seat: int, luck: Random) -> State:
    """What the seat sees, with all that it can't see dealt anew."""
    c = s.clone()
    luck.shuffle(c.zones[0])
    return c


def choice(s: State, ask: Ask, bot: Bot) -> int:
    """What a bot answers to a decision of its seat."""
    return bot.choose(guess(s, ask.seat, bot.random) if bot.looks else None, ask)


def play_out(s: State, bots: list[Bot]) -> int:
    """Let bots play to the end; how many choices they made."""
    choices = 0
    while not s.over:
        ask = s.decisions()[0]
        s.apply(ask.seat, choice(s, ask, bots[ask.seat]))
        choices += 1
    return choices
