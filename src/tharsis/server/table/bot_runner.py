"""Bots at a table: they think in other processes, on an imagined world; the true state never leaves this one."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from multiprocessing import get_context
from zlib import crc32

import msgspec

from tharsis.bots.base import Bot, Budget, RandomBot
from tharsis.bots.make import BOTS, bot_named
from tharsis.kernel.option import Option
from tharsis.play.codec import StateDoc, pack
from tharsis.play.match import Match
from tharsis.play.setup import SetUp
from tharsis.play.unpack import unpack
from tharsis.server.logs import log
from tharsis.server.table.seeds import Luck
from tharsis.server.table.turns import NOBODY, Owner, Turns

KEPT = 1000  # bots in a worker
SECONDS = 5.0  # for a plan
IDLE = ("pass", "end turn", "done", "none", "leave")  # the verbs of options that do little


class Thinker:
    """Where bots think. The bots of a table always think in the same worker, which keeps them."""

    def __init__(self, workers: int, luck: Luck) -> None:
        self.luck = luck
        self.workers = workers
        self._pools: list[Executor | None] = [None] * max(1, workers)
        self._turns = [Turns() for _ in self._pools]

    def pool(self, number: int) -> Executor:
        """A worker, made when the first bot has to think there."""
        found = self._pools[number]
        if found is None:
            found = (
                ProcessPoolExecutor(1, mp_context=get_context("spawn"))
                if self.workers
                else ThreadPoolExecutor(1, "bot")
            )
            self._pools[number] = found
        return found

    async def plan(self, table: str, name: str, match: Match, seat: int, owner: Owner = NOBODY) -> list[int]:
        """The options that a bot takes for a seat, now and in its next decisions."""
        ask = match.state.ask_of(seat)
        assert ask is not None
        luck, rules = self.luck.of_bot(match, seat), match.state.rules
        if not BOTS[name].looks:
            return bot_named(name, seat, rules, luck).plan(
                lambda: match.state.imagine(seat, luck), ask, Budget()
            )
        world = pack(match.state.imagine(seat, luck), log=False)
        setup = msgspec.structs.replace(match.setup, seed="")
        job = msgspec.msgpack.encode((table, name, luck, setup, seat, world))
        loop = asyncio.get_running_loop()
        number = crc32(table.encode()) % len(self._pools)
        for _ in range(2):
            try:
                async with self._turns[number].turn(owner):
                    return await loop.run_in_executor(self.pool(number), think, job)
            except BrokenProcessPool:
                self._pools[number] = None  # the worker was killed: begin with a new one
            except Exception as error:  # a fault of the bot: somebody must move, or the table waits for ever
                log("bot failed", level="error", bot=name, error=repr(error))
                break
        return RandomBot(seat, rules, luck).plan(lambda: match.state.imagine(seat, luck), ask, Budget())

    def waiting(self) -> int:
        """How many bots wait for their turn."""
        return sum(len(turns) for turns in self._turns)

    async def close(self) -> None:
        """Send the bots home, and wait until they have gone: else what they shared with us would be left behind."""
        for number, pool in enumerate(self._pools):
            if pool is not None:
                self._pools[number] = None
                await asyncio.to_thread(pool.shutdown, cancel_futures=True)


_jobs = msgspec.msgpack.Decoder(tuple[str, str, str, SetUp, int, StateDoc])
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()  # in a worker: by table, seat and name


def think(job: bytes) -> list[int]:
    """In a worker: what the bot takes. It lives as long as its game, unless too many others come."""
    table, name, luck, setup, seat, doc = _jobs.decode(job)
    state = unpack(setup.rules(), doc)
    ask = state.ask_of(seat)
    assert ask is not None
    at = (table, seat, name)
    bot = _bots.get(at)
    if bot is None or bot.rules is not state.rules:
        bot = _bots[at] = bot_named(name, seat, state.rules, luck)
    _bots.move_to_end(at)
    while len(_bots) > KEPT:
        _bots.popitem(last=False)
    # Worlds imagined in an imagined one are as good as those of the true game, and that one is not here.
    number = count()
    return bot.plan(lambda: state.imagine(seat, f"{luck} {next(number)}"), ask, Budget(seconds=SECONDS))


def idle_choice(options: list[Option]) -> int:
    """What somebody takes whose time is up: the option that does least."""
    verbs = [option.verb for option in options]
    return next((verbs.index(verb) for verb in IDLE if verb in verbs), len(options) - 1)


def now_ms() -> int:
    """The time of day in milliseconds."""
    return time.time_ns() // 1_000_000
