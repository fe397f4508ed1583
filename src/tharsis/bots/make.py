"""Bots by name, and by the module and class of one's own."""

from __future__ import annotations

import sys
from importlib import import_module

from tharsis.bots.base import Bot, RandomBot
from tharsis.bots.greedy import GreedyBot
from tharsis.kernel.core import Ruleset
from tharsis.kernel.errors import UnknownName

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


def bot_class(name: str) -> type[Bot]:
    """A bot by its name, or as `module:Class`; modules in the present folder are found too."""
    if name in BOTS:
        return BOTS[name]
    module, colon, kind = name.partition(":")
    if not colon:
        known = ", ".join(sorted(BOTS))
        raise UnknownName(f"there is no bot {name!r}; known: {known}, or module:Class of your own")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), kind)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownName(f"the bot {name!r} can't be loaded: {error}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownName(f"{name!r} is no bot: it must be a subclass of tharsis.bots.base.Bot")
    return found


def bot_named(name: str, seat: int, rules: Ruleset, seed: int | str) -> Bot:
    """A new bot for a seat, with a source of luck of its own."""
    return bot_class(name)(seat, rules, seed)
