"""A table of bots: each is shown what its seat may know, asked, and its answer carried out."""

from __future__ import annotations

from tharsis.bots.base import Bot
from tharsis.kernel.core import Ask, State


def choice(s: State, ask: Ask, bot: Bot) -> int:
    """What a bot answers to a decision of its seat."""
    if not bot.looks:
        return bot.choose(None, ask)
    world = s.imagine(ask.seat, bot.random.getrandbits(60))
    own = world.ask_of(ask.seat)
    return bot.choose(world, ask if own is None else own)


def play_out(s: State, bots: list[Bot]) -> int:
    """Let bots play to the end; how many choices they made."""
    choices = 0
    while not s.over:
        ask = s.decisions()[0]
        s.apply(ask.seat, choice(s, ask, bots[ask.seat]))
        choices += 1
    return choices
