"""Bots at a table: they think in other processes, on an imagined world; the true state never leaves this one."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import msgspec

from tharsis.bots.make import BOTS, bot_named
from tharsis.kernel.option import Option
from tharsis.play.codec import StateDoc, pack
from tharsis.play.match import Match
from tharsis.play.setup import SetUp
from tharsis.play.unpack import unpack
from tharsis.server.table.seeds import Luck

IDLE = ("pass", "end turn", "done", "none", "leave")  # the verbs of options that do little


class Thinker:
    """Where bots think."""

    def __init__(self, workers: int, luck: Luck) -> None:
        self.workers = workers
        self.luck = luck
        self._pool: Executor | None = None

    def pool(self) -> Executor:
        """The pool, made when the first bot has to think."""
        if self._pool is None:
            if self.workers:
                self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"))
            else:
                self._pool = ThreadPoolExecutor(1, "bot")
        return self._pool

    async def choose(self, name: str, match: Match, seat: int) -> int:
        """The option that a bot takes for a seat."""
        ask = match.state.ask_of(seat)
        assert ask is not None
        luck = self.luck.of_bot(match, seat)
        if not BOTS[name].looks:
            return bot_named(name, luck).choose(None, ask)
        world = pack(match.state.imagine(seat, luck), log=False)
        setup = msgspec.structs.replace(match.setup, seed="")
        job = msgspec.msgpack.encode((name, luck, setup, seat, world))
        loop = asyncio.get_running_loop()
        for _ in range(2):
            try:
                return await loop.run_in_executor(self.pool(), think, job)
            except BrokenProcessPool:
                self._pool = None  # a worker was killed: begin with new ones
        return bot_named("random", luck).choose(None, ask)

    async def close(self) -> None:
        """Send the bots home, and wait until they have gone: else what they shared with us would be left behind."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


_jobs = msgspec.msgpack.Decoder(tuple[str, str, SetUp, int, StateDoc])


def think(job: bytes) -> int:
    """In a worker: what the bot takes."""
    name, luck, setup, seat, doc = _jobs.decode(job)
    state = unpack(setup.rules(), doc)
    ask = state.ask_of(seat)
    assert ask is not None
    return bot_named(name, luck).choose(state, ask)


def idle_choice(options: list[Option]) -> int:
    """What somebody takes whose time is up: the option that does least."""
    verbs = [option.verb for option in options]
    return next((verbs.index(verb) for verb in IDLE if verb in verbs), len(options) - 1)


def now_ms() -> int:
    """The time of day in milliseconds."""
    return time.time_ns() // 1_000_000
