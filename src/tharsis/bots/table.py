"""A table of bots: each is shown what its seat may know, asked, and its answers carried out."""

from __future__ import annotations

from tharsis.bots.base import Bot, Budget
from tharsis.kernel.core import Ask, State

TRIES = 100  # that a bot may make for a plan


def planned(s: State, ask: Ask, bot: Bot, tries: int = TRIES) -> list[int]:
    """What a bot answers to a decision of its seat, and to the next ones as far as it says so."""
    return bot.plan(lambda: s.imagine(ask.seat, bot.random.getrandbits(60)), ask, Budget(tries))


def choice(s: State, ask: Ask, bot: Bot) -> int:
    """What a bot answers to a decision of its seat."""
    return planned(s, ask, bot)[0]


def play_out(s: State, bots: list[Bot], tries: int = TRIES) -> int:
    """Let bots play to the end; how many choices they made."""
    choices = 0
    while not s.over:
        ask = s.decisions()[0]
        for index in planned(s, ask, bots[ask.seat], tries):
            s.apply(ask.seat, index)
            choices += 1
    return choices
