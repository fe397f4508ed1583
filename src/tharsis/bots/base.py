"""What a bot is: it sits on one seat for a whole game, is given worlds that agree with what its seat knows, and plans."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic

from tharsis.kernel.core import Ask, Ruleset, State

# Each call gives another world that the seat can't tell from the true one: the bot may do with it what it likes.
Worlds = Callable[[], State]


class Budget:
    """How much a bot may think about one plan: so many tries, or so many seconds; what is 0 has no limit."""

    def __init__(self, tries: int = 0, seconds: float = 0.0) -> None:
        self.tries = tries
        self.until = monotonic() + seconds if seconds else 0.0
        self.used = 0

    def more(self) -> bool:
        """Count one more try; whether it may be made."""
        self.used += 1
        return (not self.tries or self.used <= self.tries) and (not self.until or monotonic() < self.until)


class Bot:
    """A player on one seat, from the beginning of a game to its end. `looks`: whether it asks for worlds at all."""

    name = "bot"
    looks = True

    def __init__(self, seat: int, rules: Ruleset, seed: int | str = 0) -> None:
        self.seat = seat
        self.rules = rules
        self.random = Random(f"{self.name} {seed}")

    def plan(self, worlds: Worlds, ask: Ask, budget: Budget) -> list[int]:
        """The index of the option taken, and of those taken in the seat's next decisions, as far as these are sure."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any option that is offered, each as likely as the others."""

    name = "random"
    looks = False

    def plan(self, worlds: Worlds, ask: Ask, budget: Budget) -> list[int]:
        return [int(self.random.random() * len(ask.options))]
