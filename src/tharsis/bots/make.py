"""Bots by name."""

from __future__ import annotations

from tharsis.bots.base import Bot, RandomBot
from tharsis.bots.greedy import GreedyBot
from tharsis.kernel.errors import UnknownName

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


def check_bot(name: str) -> None:
    """Refuse a bot that there is not."""
    if name not in BOTS:
        raise UnknownName(f"there is no bot {name!r}; known: {', '.join(sorted(BOTS))}")


def bot_named(name: str, seed: int | str) -> Bot:
    """A new bot with a source of luck of its own."""
    check_bot(name)
    return BOTS[name](seed)
