"""`tharsis think`: bots of table servers on other machines think here. They are given imagined worlds, and tell what they take."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from itertools import count

from websockets.asyncio.server import ServerConnection, basic_auth, serve
from websockets.exceptions import ConnectionClosed

from tharsis.kernel.errors import TharsisError
from tharsis.server.logs import log, set_up_logs
from tharsis.server.preflight import listen
from tharsis.server.table.bot_places import MOST, SPEAKS, BotFailed, Here, read, verdict
from tharsis.server.table.turns import NOBODY

USER = "tharsis"  # before the token in an address: ws://tharsis:TOKEN@machine:8139


class BotMachine:
    """Workers, and connections that take turns at them: each is served by one, which keeps its bots."""

    def __init__(self, workers: int) -> None:
        self.places = [Here(workers > 0) for _ in range(max(1, workers))]
        self._numbers = count()

    async def converse(self, ws: ServerConnection) -> None:
        """Think for one connection until it ends."""
        place = self.places[next(self._numbers) % len(self.places)]
        with suppress(ConnectionClosed):
            while True:
                job = await read(ws)
                try:
                    async with place.turns.turn(NOBODY):
                        answer = verdict(await place.think(job))
                except BotFailed as failed:
                    log("a bot failed", level="error", error=str(failed))
                    answer = verdict(None, str(failed))
                await ws.send(answer)

    async def close(self) -> None:
        """Send the bots home."""
        for place in self.places:
            await place.close()


def check_token(host: str, token: str) -> None:
    """Worlds tell what is on somebody's hand: other machines need a token to send or ask for them."""
    with suppress(ValueError):
        if ip_address(host).is_loopback:
            return
    if host != "localhost" and not token:
        raise TharsisError(
            f"--host {host}: set THARSIS_BOTS_TOKEN, so that not everybody can use this machine"
        )


async def run_machine(
    host: str, port: int, workers: int, token: str, ready: Callable[[int], None], stop: asyncio.Event
) -> None:
    """Think for whoever comes, until told to stop."""
    machine = BotMachine(workers)
    guard = basic_auth("bots", credentials=(USER, token)) if token else None
    with listen(host, port) as place:
        # Nobody speaks two versions: who asks for another one is turned away, and lets its bots think at home.
        async with serve(
            machine.converse,
            sock=place,
            subprotocols=[SPEAKS],
            process_request=guard,
            compression=None,
            max_size=MOST,
        ):
            ready(place.getsockname()[1])
            await stop.wait()
    await machine.close()


def run_until_told(host: str, port: int, workers: int, token: str, ready: Callable[[int], None]) -> None:
    """The same until SIGINT or SIGTERM."""
    check_token(host, token)
    set_up_logs("info")

    async def run() -> None:
        stop = asyncio.Event()
        for name in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
        await run_machine(host, port, workers, token, ready, stop)

    asyncio.run(run())
