"""Where bots think: in a process of this machine, or on another machine that runs `tharsis think`."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

from tharsis import __version__
from tharsis.server.logs import log
from tharsis.server.table import bot_mind
from tharsis.server.table.turns import Turns

HANGS = 60.0  # seconds after which a bot is taken for one that never ends
REACH = 3.0  # seconds to reach another machine
AGAIN = 5.0  # seconds until a machine that failed is tried again
MOST = 4_000_000  # bytes of a world or a plan
# Both machines must have the same version: what is said here are numbers of options.
SPEAKS = Subprotocol(f"tharsis-think-{__version__}")

Verdict = tuple[list[int] | None, str]  # a plan, or what went wrong
_verdicts: msgspec.msgpack.Decoder[Verdict] = msgspec.msgpack.Decoder(Verdict)


class BotFailed(Exception):
    """A bot can't play on."""


class Unreachable(Exception):
    """Another machine is of no help now."""


class Place:
    """Where one bot at a time thinks."""

    def __init__(self) -> None:
        self.turns = Turns()

    async def think(self, job: bytes) -> list[int]:
        """The plan of a bot."""
        raise NotImplementedError

    async def close(self) -> None:
        """Send the bots home."""


class Here(Place):
    """A process of this machine (or a thread, in tests), made when the first bot has to think there."""

    def __init__(self, own_process: bool) -> None:
        super().__init__()
        self._own_process = own_process
        self._pool: Executor | None = None

    def _worker(self) -> Executor:
        if self._pool is None:
            self._pool = (
                ProcessPoolExecutor(1, mp_context=get_context("spawn"))
                if self._own_process
                else ThreadPoolExecutor(1, "bot")
            )
        return self._pool

    async def think(self, job: bytes) -> list[int]:
        """The plan of a bot. A worker that was killed gets a successor; one that takes its successor along, none."""
        for _ in range(2):
            pool = self._worker()
            try:
                async with asyncio.timeout(HANGS):
                    return await asyncio.get_running_loop().run_in_executor(pool, bot_mind.think, job)
            except BrokenProcessPool:
                self._forget(pool)
            except TimeoutError:
                self._forget(pool)
                raise BotFailed("it never ends") from None
            except Exception as error:  # a fault of the bot
                raise BotFailed(repr(error)) from None
        raise BotFailed("its process ended twice")

    def _forget(self, pool: Executor) -> None:
        """Begin with a new worker; the old one may hang for ever."""
        if self._pool is pool:
            self._pool = None
        for process in (getattr(pool, "_processes", None) or {}).values():
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Send the bots home, and wait until they have gone: else what they shared with us would be left behind."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


class Elsewhere(Place):
    """A connection to another machine: one bot at a time thinks there for us."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.name = urlsplit(url).hostname or url  # without the token, for the log
        self._ws: ClientConnection | None = None
        self._down_until = 0.0

    def is_up(self) -> bool:
        """Whether it is worth a try."""
        return time.monotonic() >= self._down_until

    async def think(self, job: bytes) -> list[int]:
        """The plan of a bot; whatever goes wrong there can be tried again here."""
        try:
            async with asyncio.timeout(HANGS):
                ws = await self._connected()
                await ws.send(job)
                plan, problem = _verdicts.decode(await read(ws))
        except (OSError, TimeoutError, WebSocketException, msgspec.MsgspecError) as error:
            self._down_until = time.monotonic() + AGAIN
            await self.close()
            log("bots think here: a machine failed", level="warning", machine=self.name, error=repr(error))
            raise Unreachable from None
        except BaseException:  # given up in the middle: the plan that comes is nobody's
            if self._ws is not None:
                self._ws.transport.abort()
                self._ws = None
            raise
        if plan is None:
            log("a bot failed at another machine", level="warning", machine=self.name, error=problem)
            raise Unreachable
        return plan

    async def _connected(self) -> ClientConnection:
        if self._ws is None:
            self._ws = await connect(
                self.url, subprotocols=[SPEAKS], compression=None, open_timeout=REACH, max_size=MOST
            )
        return self._ws

    async def close(self) -> None:
        """Say goodbye."""
        if self._ws is not None:
            ws, self._ws = self._ws, None
            await ws.close()


async def read(ws: Any) -> bytes:
    """The next message, which is of bytes."""
    message = await ws.recv()
    return message if isinstance(message, bytes) else message.encode()


def verdict(plan: list[int] | None, problem: str = "") -> bytes:
    """What a machine answers."""
    return msgspec.msgpack.encode((plan, problem))
