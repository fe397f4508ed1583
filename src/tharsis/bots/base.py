"""What a bot is: it is given what its seat may know, and the decision, and says which option it takes."""

from __future__ import annotations

from random import Random

from tharsis.kernel.core import Ask, State


class Bot:
    """A player. `looks`: whether it wants a state to think with, one in which all that it can't see is guessed."""

    name = "bot"
    looks = True

    def __init__(self, seed: int | str = 0) -> None:
        self.random = Random(f"{self.name} {seed}")

    def choose(self, state: State | None, ask: Ask) -> int:
        """The index of the option taken."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any option that is offered, each as likely as the others."""

    name = "random"
    looks = False

    def choose(self, state: State | None, ask: Ask) -> int:
        return int(self.random.random() * len(ask.options))
