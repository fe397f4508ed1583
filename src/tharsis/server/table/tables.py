"""All tables of a server: made, brought back from the database when asked for, sent away when idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from secrets import token_hex
from typing import Any

from tharsis.server import messages as wire
from tharsis.server.config import Config
from tharsis.server.documents.history import History
from tharsis.server.errors import FROZEN, Refusal
from tharsis.server.gc_schedule import tidy_memory
from tharsis.server.limits import Limit
from tharsis.server.load import Desk, Load, Shed
from tharsis.server.logs import log
from tharsis.server.metrics import Metrics
from tharsis.server.peers.gossip import Gossip
from tharsis.server.peers.gossip import Who as AskWho
from tharsis.server.peers.leases import Leases, SharedLeases
from tharsis.server.peers.open import news_for
from tharsis.server.store.base import NO_DEAL, Attempt, Conflict, Kept, NewTable, Stored
from tharsis.server.store.open import store_for
from tharsis.server.table import events as ev
from tharsis.server.table.alarms import Alarms
from tharsis.server.table.bot_runner import Thinker
from tharsis.server.table.daily import SECRET, daily_doc, order_for, row_of
from tharsis.server.table.keeper import Keeper, summary_of
from tharsis.server.table.names import distinct, name_of
from tharsis.server.table.new_table import first_steps, order_again, table_doc
from tharsis.server.table.orders import Step, Who
from tharsis.server.table.restore import restored
from tharsis.server.table.secret import hashed, new_code, new_token, plain_code, same
from tharsis.server.table.seeds import Luck
from tharsis.server.table.table import Table
from tharsis.server.table.table_state import TableState, start_of

LOBBY = 100
COUNT_FRESH = 10.0  # seconds for which the number of open tables is taken as known
WAKE_AGAIN = 5.0  # seconds until a table is woken once more that could not be
WAKE_PAUSE = 0.01  # seconds between two tables that are woken after a start
DAILY_FRESH = 3.0  # seconds for which the results of the day are kept at hand
SURE = 5.0  # seconds between looks at what others have written, where they tell of it
FAREWELL = 2.0  # seconds that clients have to hear that the server stops


class Hub:
    """The heart of the server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = store_for(config.database)
        self.store.process = f"tharsis-{token_hex(6)}"
        self.news = news_for(config.database, config.news, self.store.process)
        self.leases = SharedLeases(self.store) if self.store.shared else Leases()
        self.gossip = Gossip(self)
        self.metrics = Metrics()
        self.luck = Luck(config.luck)
        self.thinker = Thinker(config.bot_workers, self.luck, config.bots)
        self.history = History()
        self.keeper = Keeper(self.store)
        self.alarms = Alarms(self.wake)
        self.desk = Desk(config.limits.asking)
        self.load = Load(config.limits.late, config.limits.enabled, self.desk)
        self.tasks: dict[str, asyncio.Task[None]] = {}  # without which a server is none
        self.beats: dict[str, float] = {}  # when each of them last moved
        self.frozen: set[str] = set()  # tables that can't go on
        self.chat = Limit(config.limits.chat)
        self.questions = Limit(config.limits.questions)
        self.requests = Limit(config.limits.requests)
        self.creations = Limit(config.limits.creations)
        self.share(questions=self.questions, chat=self.chat, requests=self.requests, creations=self.creations)
        self.tables: dict[str, Table] = {}
        self.stopping = False
        self.events = 0  # counts what happens at all tables
        self.started = time.monotonic()
        self._open: tuple[float, int] | None = None  # tables that wait or are played, counted a moment ago
        self._daily: tuple[float, wire.Daily] | None = None
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._background: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to serve."""
        await self.store.open()
        await self.news.open(self)
        self.tasks = {
            "load": asyncio.ensure_future(self.load.watch()),
            "tidy": asyncio.ensure_future(self.tidy()),
            "memory": asyncio.ensure_future(tidy_memory(lambda: self.events)),
            "follow": asyncio.ensure_future(self.follow(await self.store.last())),
        }
        if isinstance(self.leases, SharedLeases):
            care = self.leases.look_after(self.needed, self.care, self.beat("leases"))
            self.tasks["leases"] = asyncio.ensure_future(care)
            self.tasks["gossip"] = asyncio.ensure_future(self.gossip.go_on())
        self._background = [
            *self.tasks.values(),
            asyncio.ensure_future(self.keeper.catch_up()),
            asyncio.ensure_future(self.wake_all()),
        ]
        log("open", database=self.store.name)
        if self.luck.fixed:
            log("FIXED LUCK: deals and bots can be foretold, for tests only", level="warning")

    async def farewell(self) -> None:
        """Stop gracefully: what was begun is finished, everybody is told to come back."""
        self.stopping = self.keeper.stopping = True
        self.alarms.close()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        tables = list(self.tables.values())
        for table in tables:
            table.close("the server stops", 1001, retry=True)
        await asyncio.gather(*[table.finish() for table in tables])
        for table in tables:
            await table.put_away()
        await self.leases.leave()
        end = time.monotonic() + FAREWELL
        while any(table.connections for table in tables) and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Let go of everything."""
        if not self.stopping:
            await self.farewell()
        tables = list(self.tables.values())
        await self.thinker.close()
        await self.news.close()
        await self.store.close()
        self.metrics.close()
        log("closed", tables=len(tables))

    # --- finding ------------------------------------------------------------------------------------------------------

    async def get(self, table: str) -> Table:
        """The table of that name."""
        found = self.tables.get(table)
        if found is not None and not found.gone:
            return found
        if self.stopping:
            raise Refusal("full", "the server stops; come back in a moment", 5)
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.ensure_future(self.bring(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def bring(self, table: str) -> Table:
        """Bring a table back; if other rules have taken its game over, that is kept first."""
        while True:
            kept = await self.kept(table)
            try:
                state, change = await asyncio.to_thread(restored, kept)
            except Exception as error:  # what is kept of it is damaged
                log("a table can't be read", level="error", table=table, error=repr(error))
                self.frozen.add(table)
                raise Refusal("frozen", FROZEN) from None
            found = Table(self, state, kept.farewell[0] if kept.farewell else 0)
            try:
                if change is not None:
                    async with found.lock:
                        await found.commit([(change, state.match)])
                break
            except Conflict:
                continue  # another server was quicker: look again
        if state.status != kept.status and state.is_whole:
            await self.store.append(table, [], summary_of(state))
        self.note_frozen(found)
        found.clocks = self.alarms.take(table, state.seq) or found.clocks
        self.tables[table] = found
        self.metrics.loads.inc()
        found.settle()
        self.gossip.say(AskWho(table))
        return found

    def note_frozen(self, table: Table) -> None:
        """Remember for the operator which tables can't go on."""
        if table.seating.status == "frozen":
            self.frozen.add(table.id)
        else:
            self.frozen.discard(table.id)

    async def wake_all(self) -> None:
        """After a start: bring back the tables where clocks run or bots are to move, one after another."""
        try:
            for table in await self.store.restless():
                if not await self.leases.take(table):
                    continue  # another process cares for it
                await self.wake(table)
                found = self.tables.get(table)
                if found is not None:
                    found.touched = -self.config.idle  # it leaves memory again unless it is needed
                await asyncio.sleep(WAKE_PAUSE)
        except Exception as error:
            log("tables could not be woken", level="error", error=repr(error))

    async def wake(self, table: str) -> None:
        """Bring a table back because something is due there."""
        try:
            await self.get(table)
        except Refusal:
            return  # it was removed
        except Exception as error:
            log("a table could not be woken", level="error", table=table, error=repr(error))
            self.background(self.wake_later(table))  # whoever waits here has other tables to care for

    async def wake_later(self, table: str) -> None:
        """Try once more."""
        await asyncio.sleep(WAKE_AGAIN)
        await self.wake(table)

    async def kept(self, table: str) -> Kept:
        """What the database has of a table."""
        kept = await self.store.load(table)
        if kept is None:
            raise Refusal("not_found", "there is no such table")
        return kept

    async def lobby(self) -> wire.Lobby:
        """Public tables."""
        found: list[wire.TableRow] = []
        for text in await self.store.lobby(LOBBY):
            row = row_of(text)
            live = None if row is None else self.tables.get(row.id)
            if row is None or (live is not None and live.seating.status == "frozen"):
                continue
            if live is not None:
                for seat, here in zip(row.seats, live.presence.here(), strict=False):
                    seat.present = here
            found.append(row)
        return wire.Lobby(found)

    # --- making and sitting down --------------------------------------------------------------------------------------

    async def create(self, order: wire.CreateTable, daily: Attempt = NO_DEAL) -> wire.Seated:
        """A new table; its creator sits on the first seat marked "me"."""
        await self.check_room()
        token, code = new_token(), new_code()
        doc = table_doc(order, self.luck, token, code, daily)
        seating = TableState(doc)
        stored: list[Stored] = []
        for event, match in first_steps(order, doc):
            seating.fold(seating.seq + 1, doc.created, event, match)
            stored.append(Stored(seating.seq, doc.created, ev.event_text(event)))
        new = NewTable(doc.id, doc.created, doc.public, *summary_of(seating), ev.table_text(doc), daily)
        await self.store.create(new, stored)
        table = self.tables[doc.id] = Table(self, seating)
        table.settle()
        log("table made", table=doc.id, game=doc.setup.game, players=doc.setup.players, public=doc.public)
        return wire.Seated(doc.id, doc.host_seat, token, code, True, doc.invite)

    async def check_room(self) -> None:
        """Whether the server has room for one more table."""
        self.load.check(Shed.TABLES)
        limits, now = self.config.limits, time.monotonic()
        if self._open is None or now - self._open[0] > COUNT_FRESH:
            self._open = (now, await self.store.count_open())
        if limits.enabled and self._open[1] >= limits.tables:
            raise Refusal("full", "the server has no room for another table; try again later", 60)
        self._open = (self._open[0], self._open[1] + 1)

    def pay(self, address: str, cost: int) -> None:
        """Count a question for what it costs, or refuse it."""
        self.load.check(Shed.QUESTIONS)
        if self.config.limits.enabled and not self.questions.allows(address, cost):
            raise Refusal("too_many", "too many questions; wait a moment", self.questions.wait(address))

    async def is_there(self, id: str) -> bool:
        """Whether there is such a table; its host may have deleted it."""
        try:
            await self.get(id)
        except Refusal as refusal:
            return refusal.error != "not_found"
        return True

    async def again(self, table: Table, who: Who) -> wire.Seated:
        """A new table for the same people; everybody still at the old one hears of it."""
        async with table.lock:
            for _ in range(3):
                seating = table.seating
                if seating.status != "over":
                    raise Refusal("refused", "the game is not over")
                if seating.again is not None and await self.is_there(seating.again.table):
                    raise Refusal("refused", "there is a new table already: join it")
                made = await self.create(order_again(seating, who.seat))
                told = ev.Reopened(by=who.seat, table=made.table, invite=made.invite)
                try:
                    await table.commit([(told, None)])
                    return made
                except Conflict:  # another server was quicker: nobody needs this table
                    await self.delete(await self.get(made.table))
                    await table.catch_up()
            raise Refusal("refused", "no table could be made; try again")

    async def play_daily(self, wanted: wire.PlayDaily, player: str) -> wire.Seated:
        """A table with a deal of today. `player`: the secret by which attempts of the same person are known."""
        name, order = order_for(await self.store.secret(SECRET), wanted)
        own = hashed(player)
        while True:
            attempt = 1 + await self.store.attempts(name, own)
            try:
                return await self.create(order, Attempt(name, own, attempt))
            except Conflict:
                continue  # the same person at the same moment

    async def daily(self) -> wire.Daily:
        """Today's deals; worked out anew after some seconds."""
        now = time.monotonic()
        if self._daily is None or now - self._daily[0] > DAILY_FRESH:
            self._daily = (now, await daily_doc(self.store))
        return self._daily[1]

    async def claim(self, table: Table, order: wire.ClaimSeat) -> wire.Seated:
        """Sit down on a free seat; with the last one the game begins."""
        async with table.lock:
            for _ in range(3):
                doc = table.seating.doc
                if not doc.public and not same(order.invite, doc.invite):
                    raise Refusal("forbidden", "this needs the invite of the table")
                seat = free_seat(table.seating, order.seat)
                others = [name for i, name in enumerate(table.seating.names()) if i != seat]
                name = distinct(name_of(order.name) or table.seating.seats[seat].name, others)
                token, code = new_token(), new_code()
                event = ev.Claimed(seat=seat, name=name, token=hashed(token), code=hashed(plain_code(code)))
                steps: list[Step] = [(event, None)]
                if sum(1 for s in table.seating.seats if s.kind == "open") == 1:
                    steps.append(start_of(doc.setup))
                try:
                    await table.commit(steps)
                    return wire.Seated(doc.id, seat, token, code, seat == doc.host_seat, doc.invite)
                except Conflict:
                    self.metrics.conflicts.inc()
                    await table.catch_up()
            raise Refusal("refused", "could not take a seat; try again")

    async def reenter(self, table: Table, order: wire.Reenter) -> wire.Seated:
        """Another token for who knows the code."""
        code = plain_code(order.code)
        given = hashed(code)
        async with table.lock:
            seating = table.seating
            seat: int | None = None
            if not same(given, seating.host_code) or seating.doc.host_seat is not None:
                seats = [i for i, s in enumerate(seating.seats) if s.code and same(given, s.code)]
                if not seats:
                    raise Refusal("no_seat", "no seat of this table has that code")
                seat = seats[0]
            token = new_token()
            try:
                await table.commit([(ev.Entered(seat=seat, token=hashed(token)), None)])
            except Conflict:
                await table.catch_up()
                raise Refusal("stale", "the table has moved on; try again") from None
            host = seat is None or seat == seating.doc.host_seat
            return wire.Seated(table.id, seat, token, order.code, host, seating.doc.invite)

    async def revoke(self, table: Table, who: Who, tokens: list[str] | None) -> wire.NewCode | None:
        """Tokens of a seat open it no more. None: all but the one that says so, and the code changes too."""
        async with table.lock:
            for _ in range(3):
                gone, code = tokens, None
                if gone is None:
                    gone = [x for x in table.seating.tokens_of(who.seat) if x != who.token]
                    code = new_code()
                event = ev.Revoked(seat=who.seat, tokens=gone, code=hashed(plain_code(code)) if code else "")
                try:
                    await table.commit([(event, None)])
                    return wire.NewCode(code) if code else None
                except Conflict:
                    await table.catch_up()
            raise Refusal("stale", "the table has moved on; try again")

    async def who(self, table: Table, token: str | None) -> Who | None:
        """Who has this token; None: nobody. Another process may have given it a moment ago."""
        if not token:
            return None
        given = hashed(token)
        found = table.seating.holder(given)
        if found is None and self.store.shared and await self.store.events(table.id, table.seating.seq):
            async with table.lock:
                await table.catch_up()
            found = table.seating.holder(given)
        return None if found is None else Who(*found, given)

    async def delete(self, table: Table) -> None:
        """Remove a table and all that is stored of it."""
        async with table.lock:
            table.close("the table was removed", 4404)
            self.tables.pop(table.id, None)
            self.frozen.discard(table.id)
            await self.store.delete(table.id)
        log("table removed", table=table.id)

    # --- in the background --------------------------------------------------------------------------------------------

    async def tidy(self) -> None:
        """Let idle tables leave memory."""
        while True:
            self.beats["tidy"] = time.monotonic()
            await asyncio.sleep(min(30.0, max(0.05, self.config.idle / 2)))
            try:
                await self.tidy_tables()
            except Exception as error:  # it must go on for ever
                log("tables could not be tidied", level="error", error=repr(error))

    async def tidy_tables(self) -> None:
        """Let those go that nobody needs."""
        for name, table in list(self.tables.items()):
            table.refresh_presence()
            if not table.gone and table.idle(self.config.idle):
                await table.put_away()
            if table.gone or table.idle(self.config.idle):
                self.tables.pop(name, None)
                self.metrics.evictions.inc()
                if not table.gone:
                    table.leave_memory()

    def beat(self, name: str) -> Callable[[], None]:
        """By which a task says that it still moves."""
        return lambda: self.beats.__setitem__(name, time.monotonic())

    def share(self, **limits: Limit) -> None:
        """Count what addresses do together with the other processes."""
        if self.store.shared:
            for limit in limits.values():
                limit.share()
            self.gossip.limits |= limits

    def needed(self) -> list[str]:
        """The tables that need this process or another one to care for them."""
        return [*[table.id for table in self.tables.values() if table.needs_care()], *self.alarms.tables()]

    async def care(self, name: str) -> None:
        """This process has to care for a table now that another one did, or nobody."""
        table = self.tables.get(name)
        if table is None:
            await self.wake(name)
        else:
            table.settle()

    def heard_event(self, table: str, seq: int) -> None:
        """Another process has written an event."""
        found = self.tables.get(table)
        if found is not None and found.seating.seq < seq and not self.stopping:
            self.background(self.follow_table(table, seq))

    def heard_word(self, process: str, word: str) -> None:
        """Another process has said something."""
        self.gossip.heard(process, word)

    async def follow(self, last: int) -> None:
        """Notice what other servers on the same database have written; where they tell, only to be sure."""
        behind: dict[str, int] = {}  # tables and events that are still to be taken in
        while True:
            self.beats["follow"] = time.monotonic()
            await asyncio.sleep(max(self.config.poll, SURE) if self.news.live else self.config.poll)
            try:
                self.metrics.measure(self.gauges())  # which other servers may tell
                changed, last = await self.store.changed(last)
            except Exception as error:  # it must go on for ever
                log("the database does not answer", level="error", error=repr(error))
                continue
            behind |= changed
            for name, seq in list(behind.items()):
                await self.follow_table(name, seq)
                if self.has_followed(
                    name, seq
                ):  # else the database failed just then: once more in the next round
                    del behind[name]

    def has_followed(self, name: str, seq: int) -> bool:
        """Whether a table knows this event, or need not."""
        table = self.tables.get(name)
        return table is None or table.gone or table.seating.seq >= seq

    async def follow_table(self, name: str, seq: int) -> None:
        """Let a table take in what another server has written; its trouble is its own."""
        table = self.tables.get(name)
        if table is None or self.has_followed(name, seq):
            return
        try:
            async with table.lock:
                if table.seating.seq < seq:
                    await table.catch_up()
        except Exception as error:
            log("a table could not follow", level="error", table=name, error=repr(error))
            self.tables.pop(name, None)
            table.close("the table must be read again", 1011, retry=True)

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that no table has to wait for."""
        task = asyncio.ensure_future(work)
        self._background.append(task)
        task.add_done_callback(self._background.remove)

    def gauges(self) -> dict[str, float]:
        """Figures of now."""
        return {
            "tharsis_tables_in_memory": len(self.tables),
            "tharsis_loop_lag_seconds": round(self.load.lag, 4),
            "tharsis_questions_waiting": self.desk.waiting,
            "tharsis_connections": sum(len(t.connections) for t in self.tables.values()),
            "tharsis_uptime_seconds": round(time.monotonic() - self.started, 1),
        }


def free_seat(seating: TableState, wanted: int | None) -> int:
    """A seat that can be had."""
    if seating.begun:
        raise Refusal("refused", "the game has begun")
    free = [i for i, s in enumerate(seating.seats) if s.kind == "open"]
    if wanted is not None and wanted not in free:
        raise Refusal("refused", f"seat {wanted} is not free")
    if not free:
        raise Refusal("refused", "no seat is free")
    return free[0] if wanted is None else wanted
