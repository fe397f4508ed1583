"""Bots at a table: they think in other processes, on an imagined world; the true state never leaves this one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from zlib import crc32

import msgspec

from tharsis.bots.base import Budget
from tharsis.bots.levels import levels
from tharsis.bots.make import BOTS, bot_named
from tharsis.kernel.option import Option
from tharsis.play.codec import pack
from tharsis.play.match import Match
from tharsis.server.table.bot_mind import job_of
from tharsis.server.table.bot_places import BotFailed, Elsewhere, Here, Place, Unreachable
from tharsis.server.table.seeds import Luck
from tharsis.server.table.turns import NOBODY, Owner

IDLE = ("pass", "end turn", "done", "none", "leave")  # the verbs of options that do little


class Thinker:
    """Where bots think. The bots of a table always think at the same place, as long as it is there."""

    def __init__(self, workers: int, luck: Luck, machines: Sequence[str] = ()) -> None:
        self.luck = luck
        self._here = [Here(workers > 0) for _ in range(max(1, workers))]
        self._elsewhere = [Elsewhere(url) for _ in self._here for url in machines]

    async def plan(self, table: str, name: str, match: Match, seat: int, owner: Owner = NOBODY) -> list[int]:
        """The options that a bot takes for a seat, now and in its next decisions; or `BotFailed`."""
        ask = match.state.ask_of(seat)
        assert ask is not None
        luck, rules = self.luck.of_bot(match, seat), match.state.rules
        if not BOTS[name].looks:
            return bot_named(name, seat, rules, luck).plan(
                lambda: match.state.imagine(seat, luck), ask, Budget()
            )
        world = pack(match.state.imagine(seat, luck), log=False)
        job = job_of(table, name, luck, msgspec.structs.replace(match.setup, seed=""), seat, world)
        plan = await self._think(crc32(table.encode()), job, owner)
        if not plan or not 0 <= plan[0] < len(ask.options):
            raise BotFailed(f"it takes option {plan[:1]} of {len(ask.options)}")
        return plan

    async def _think(self, number: int, job: bytes, owner: Owner) -> list[int]:
        """On another machine where one is set and there; else, and when that fails, here."""
        machines = [place for place in self._elsewhere if place.is_up()]
        if machines:
            machine = machines[number % len(machines)]
            try:
                async with machine.turns.turn(owner):
                    return await machine.think(job)
            except Unreachable:
                pass
        here = self._here[number % len(self._here)]
        async with here.turns.turn(owner):
            return await here.think(job)

    def waiting(self) -> int:
        """How many bots wait for their turn."""
        return sum(len(place.turns) for place in self._places())

    async def close(self) -> None:
        """Send all of them home."""
        for place in self._places():
            await place.close()

    def _places(self) -> list[Place]:
        return [*self._elsewhere, *self._here]


def simpler_than(name: str) -> str:
    """The bot that plays on for one that failed: the next weaker one, at last the weakest."""
    known = [level.bot for level in levels()]
    return known[max(0, known.index(name) - 1)] if name in known else known[0]


def idle_choice(options: list[Option]) -> int:
    """What somebody takes whose time is up: the option that does least."""
    verbs = [option.verb for option in options]
    return next((verbs.index(verb) for verb in IDLE if verb in verbs), len(options) - 1)


def now_ms() -> int:
    """The time of day in milliseconds."""
    return time.time_ns() // 1_000_000
