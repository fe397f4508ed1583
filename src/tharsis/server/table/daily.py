"""The deals of the day: everybody who plays one gets the same cards. Days are those of UTC.

The seed comes from a secret of the server and the date, so that nobody can work out tomorrow's. Its hash is shown from
the beginning; the seed itself only when the day is over, because others may still be at the same deal.
"""

from __future__ import annotations

import hmac
import time
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tharsis.kernel.rng import commitment
from tharsis.play.presets import games_in_order, presets_of
from tharsis.server import messages as wire
from tharsis.server.errors import Refusal
from tharsis.server.logs import log
from tharsis.server.table.bot_runner import now_ms

if TYPE_CHECKING:
    from tharsis.server.store.base import Store

SECRET = "daily"
DAY_MS = 86_400_000
SHOWN = 10  # results
READ = 1000  # finished tables of a deal that are looked at
NAMES = ("Vega", "Bo", "Luna", "Kofi")


class Deal(Struct):
    """A kind of game that is dealt every day."""

    game: str
    key: str
    modules: list[str]
    bots: list[str]


@cache
def deals() -> list[Deal]:
    """Those of all games."""
    return [
        Deal(game, deal.key, deal.modules or [], deal.bots)
        for game in games_in_order()
        for deal in presets_of(game).daily
    ]


def day_of(ms: int) -> str:
    """The date of a moment."""
    return time.strftime("%Y-%m-%d", time.gmtime(ms / 1000))


def name_of(day: str, deal: Deal) -> str:
    """How a deal of a day is kept with its tables."""
    return f"{day}/{deal.game}/{deal.key}"


def sealed(daily: str) -> bool:
    """Whether others may still be at the same deal."""
    return bool(daily) and daily.partition("/")[0] >= day_of(now_ms())


def seed_of(secret: str, name: str) -> str:
    """The seed of a deal."""
    return hmac.digest(bytes.fromhex(secret), name.encode(), "sha256").hex()


def order_for(secret: str, wanted: wire.PlayDaily) -> tuple[str, wire.CreateTable]:
    """The table for somebody who wants to play a deal of today: its name, and how it is made."""
    found = [d for d in deals() if d.game == wanted.game and d.key == wanted.deal]
    if not found:
        known = ", ".join(f"{d.game}/{d.key}" for d in deals())
        raise Refusal("not_found", f"there is no such deal; known: {known}")
    deal, name = found[0], name_of(day_of(now_ms()), found[0])
    bots = [wire.SeatPlan("bot", who, bot) for who, bot in zip(NAMES, deal.bots, strict=False)]
    return name, wire.CreateTable(
        game=deal.game,
        modules=deal.modules,
        seats=[wire.SeatPlan("me", wanted.name), *bots],
        seed=seed_of(secret, name),
    )


async def daily_doc(store: Store) -> wire.Daily:
    """Today's deals with their results, and the seeds of yesterday's."""
    secret, now = await store.secret(SECRET), now_ms()
    today, yesterday = day_of(now), day_of(now - DAY_MS)
    rows: list[wire.DealRow] = []
    for deal in deals():
        name, before = name_of(today, deal), name_of(yesterday, deal)
        tables = [row_of(text) for text in await store.daily(name, READ)]
        results, played = ranked([row for row in tables if row is not None])
        rows.append(
            wire.DealRow(
                game=deal.game,
                deal=deal.key,
                modules=deal.modules,
                bots=deal.bots,
                commitment=commitment(seed_of(secret, name)),
                results=results,
                played=played,
                yesterday=seed_of(secret, before),
            )
        )
    return wire.Daily(today, (now // DAY_MS + 1) * DAY_MS, rows)


def row_of(text: str) -> wire.TableRow | None:
    """A table as it is kept for lists; None: it is damaged, which is not everybody's trouble."""
    try:
        return msgspec.json.decode(text, type=wire.TableRow)
    except (msgspec.MsgspecError, UnicodeError) as error:
        log("a row of a table can't be read", level="error", error=str(error))
        return None


def ranked(tables: list[wire.TableRow]) -> tuple[list[wire.DailyResult], int]:
    """The best results, and how many there are. Of each person only the first attempt counts, begun is begun.

    Older tables do not tell the attempt: of those the first that was finished under each name counts.
    """
    found: dict[str, wire.DailyResult] = {}
    for table in tables:  # oldest first
        if table.attempt is not None and table.attempt > 1:
            continue
        for seat in table.seats:
            # Who let a bot play on has no result.
            if seat.kind != "person" or seat.bot is not None or table.result is None:
                continue
            won = seat.seat in table.result.winners
            row = wire.DailyResult(table.id, seat.name, table.result.totals[seat.seat], won)
            found.setdefault(table.id if table.attempt else seat.name.casefold() or table.id, row)
    best = sorted(found.values(), key=lambda r: (-r.won, -r.points))
    return best[:SHOWN], len(best)
