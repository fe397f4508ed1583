"""In a worker: bots think about the worlds that they are given. Nothing of the true game is here."""

from __future__ import annotations

from collections import OrderedDict
from itertools import count

import msgspec

from tharsis.bots.base import Bot, Budget
from tharsis.bots.make import BOTS
from tharsis.play.codec import StateDoc
from tharsis.play.setup import SetUp
from tharsis.play.unpack import unpack

KEPT = 1000  # bots in a worker
SECONDS = 5.0  # for a plan

_jobs = msgspec.msgpack.Decoder(tuple[str, str, str, SetUp, int, StateDoc])
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()  # by table, seat and name


def job_of(table: str, name: str, luck: str, setup: SetUp, seat: int, world: StateDoc) -> bytes:
    """What a bot is told."""
    return msgspec.msgpack.encode((table, name, luck, setup, seat, world))


def think(job: bytes) -> list[int]:
    """What the bot takes. It lives as long as its game, unless too many others come."""
    table, name, luck, setup, seat, doc = _jobs.decode(job)
    state = unpack(setup.rules(), doc)
    ask = state.ask_of(seat)
    assert ask is not None
    at = (table, seat, name)
    bot = _bots.get(at)
    if bot is None or bot.rules is not state.rules:
        bot = _bots[at] = BOTS[name](seat, state.rules, luck)
    _bots.move_to_end(at)
    while len(_bots) > KEPT:
        _bots.popitem(last=False)
    # Worlds imagined in an imagined one are as good as those of the true game, and that one is not here.
    number = count()
    return bot.plan(lambda: state.imagine(seat, f"{luck} {next(number)}"), ask, Budget(seconds=SECONDS))
