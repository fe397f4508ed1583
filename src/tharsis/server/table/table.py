"""A table in memory: orders in, events to the database, deltas out; bots and clocks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from math import ceil
from typing import TYPE_CHECKING, Any

from tharsis.kernel.errors import Refused
from tharsis.play.decision import options_of
from tharsis.play.digest import landmark
from tharsis.play.match import Match
from tharsis.server import messages as wire
from tharsis.server.documents.archive import job_of
from tharsis.server.documents.build import Audience, Reader
from tharsis.server.errors import Refusal
from tharsis.server.logs import log
from tharsis.server.peers.gossip import Here
from tharsis.server.store.base import Conflict, Stored, StoreError
from tharsis.server.table import events as ev
from tharsis.server.table.bot_places import BotFailed
from tharsis.server.table.bot_runner import idle_choice, now_ms, simpler_than
from tharsis.server.table.clocks import Clocks
from tharsis.server.table.keeper import summary_of
from tharsis.server.table.orders import Step, Who, carried_out, plan
from tharsis.server.table.presence import Presence
from tharsis.server.table.restore import read
from tharsis.server.table.table_state import TableState
from tharsis.server.table.turns import Owner
from tharsis.server.ws.connection import Connection

if TYPE_CHECKING:
    from tharsis.server.table.tables import Hub

RETRY = 1.0  # seconds until what could not be stored is tried again
PATIENCE = 24  # events for which the document of an absent reader is kept up to date


class Table:
    """What the server holds of a table while somebody is there."""

    def __init__(self, hub: Hub, seating: TableState, kept_at: int = 0) -> None:
        self.hub = hub
        self.seating = seating
        self.lock = asyncio.Lock()
        self.asking = [asyncio.Lock() for _ in seating.seats]
        self.gone = False
        self.touched = time.monotonic()
        self.audiences: dict[Reader, Audience] = {}
        self.connections: set[Connection] = set()
        self.clocks = Clocks(seating)
        self._changed = asyncio.Event()
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.presence = Presence(len(seating.seats))
        self._own: list[int] = []  # the seats that were here by way of this process when that was last told
        self._snapshot_at = 0
        self._kept_at = kept_at  # the event after which the game was last kept for a farewell
        self._is_kept = False  # whether the finished game is kept as data, or about to be

    @property
    def id(self) -> str:
        """The table's name in addresses."""
        return self.seating.doc.id

    # --- orders -------------------------------------------------------------------------------------------------------

    async def order(self, who: Who, order: wire.Order) -> wire.Done:
        """Carry out an order: durable when this returns. The same key is done once."""
        began = time.perf_counter()
        async with self.lock:
            self.touched = time.monotonic()
            key = who.full_key(order.key)
            if getattr(order, "seq", 0) > self.seating.seq:  # another process told it, and may have done it
                await self.catch_up(must=True)
            if key not in self.seating.keys:
                self.check_room(who, order)
            for attempt in (1, 2):
                if key in self.seating.keys:
                    return wire.Done(self.seating.keys[key], order.key, True)
                steps = plan(self.seating, who, order, self.presence.away(self.hub.config.away))
                try:
                    await self.commit(steps)
                    break
                except Conflict:
                    self.hub.metrics.conflicts.inc()
                    await self.catch_up()
                    if attempt == 2:
                        raise Refusal("stale", "the table has moved on; look again") from None
            self.hub.metrics.order_seconds.observe(time.perf_counter() - began)
            return wire.Done(self.seating.seq, order.key)

    def check_room(self, who: Who, order: wire.Order) -> None:
        """Whether the table can take one more order: all that happens there is kept for ever."""
        limits = self.hub.config.limits
        if not limits.enabled:
            return
        if self.seating.seq >= limits.events:
            raise Refusal("too_many", f"a table has at most {limits.events} events")
        if isinstance(order, wire.Chat):
            speaker = f"{self.id} {who.seat}"
            if self.seating.lines >= limits.chat_lines:
                raise Refusal("too_many", f"a table has at most {limits.chat_lines} lines of chat")
            if not self.hub.chat.allows(speaker):
                raise Refusal("too_many", "too many lines; wait a moment", self.hub.chat.wait(speaker))

    async def commit(self, steps: list[Step]) -> None:
        """Write events durably, and with them what was said ahead of them; then show them. Under the lock."""
        if self.gone:
            raise Refusal("not_found", "the table was removed")
        at = now_ms()
        branches: list[TableState] = []
        stored: list[Stored] = []
        now, left, steps = self.seating, None, steps[:]
        for event, match in steps:
            if isinstance(event, ev.Answered | ev.Undone) and now.doc.clock is not None and match is not None:
                done = match.over or match.state.ask_of(event.seat) is None
                left = event.left = self.clocks.after(event.seat, done, left)
            if isinstance(event, ev.Answered) and match is not None:
                event.landmark = landmark_for(match)
            now = now.branch()
            now.fold(now.seq + 1, at, event, match)
            branches.append(now)
            stored.append(Stored(now.seq, at, ev.event_text(event)))
            if len(stored) == len(steps):  # the last one: what it makes due is written with it
                steps += carried_out(now)
        summary = summary_of(now) if now.head != self.seating.head else None
        began = time.perf_counter()
        await self.hub.store.append(self.id, stored, summary)
        self.hub.metrics.store_seconds.observe(time.perf_counter() - began)
        await self.hub.news.tell_event(self.id, now.seq)
        for branch, (event, _) in zip(branches, steps, strict=True):
            self.show(branch, event)
        self.settle()

    async def catch_up(self, must: bool = False) -> None:
        """Take in what another process has written; if it must be, a database that fails is told. Under the lock."""
        try:
            rows = await self.hub.store.events(self.id, self.seating.seq)
            if not rows and await self.hub.store.load(self.id) is None:
                self.close("the table was removed", 4404)
                return
        except StoreError:
            if must:
                raise
            return
        for row in rows:
            event = read(self.id, row.seq, row.at, row.doc).event
            if event is None:
                self.freeze(row.seq)
                continue
            branch = self.seating.branch()
            if isinstance(event, ev.Answered | ev.Undone) and branch.match is not None:
                branch.match = branch.match.clone()
            branch.fold(row.seq, row.at, event)
            self.show(branch, event)
        self.settle()

    def freeze(self, seq: int) -> None:
        """A newer server has written something that this one can't read: here the game can't go on."""
        branch = self.seating.branch()
        branch.seq, branch.match, branch.playable, branch.is_whole = seq, None, False, False
        branch.head += 1
        self.show(branch)
        self.hub.frozen.add(self.id)

    # --- telling ------------------------------------------------------------------------------------------------------

    def show(self, branch: TableState, event: ev.AnyEvent | None = None) -> None:
        """The table is now like this: tell everybody who is there."""
        self.seating = branch
        self.hub.events += 1
        kind = "unknown" if event is None else str(event.__struct_config__.tag)
        self.hub.metrics.events.labels(kind).inc()
        if isinstance(event, ev.Answered):
            by = event.by if event.by in (ev.CLOCK, ev.AHEAD) else "bot" if event.by else "person"
            self.hub.metrics.answers.labels(by).inc()
        self.clocks.switch(branch, getattr(event, "left", None))
        if isinstance(event, ev.Revoked):
            self.show_out(event.tokens)
        needed = {c.reader for c in self.connections}
        for reader, audience in list(self.audiences.items()):
            # Keep making deltas for a reader that just disconnected, so that it can resume; stop after PATIENCE events.
            audience.alone = 0 if reader in needed else audience.alone + 1
            if audience.alone > PATIENCE:
                del self.audiences[reader]
                continue
            try:
                text = audience.step(branch)
            except Exception as error:  # one reader's trouble must not be everybody's
                log("a document failed", level="error", table=self.id, error=repr(error))
                self.drop(reader)
                continue
            for connection in self.connections:
                if connection.reader == reader:
                    connection.push(text)
                    self.hub.metrics.pushed_bytes.inc(len(text))
        if branch.doc.clock is not None and self.connections:
            self.tell(self.clocks.state())
        self._changed.set()
        self._changed = asyncio.Event()

    def show_out(self, tokens: list[str]) -> None:
        """Close what was opened with tokens that are good no more."""
        for connection in self.connections:
            if connection.who.token in tokens:
                connection.close(4401, "this token was revoked")

    def drop(self, reader: Reader) -> None:
        """Let a kind of reader begin anew."""
        del self.audiences[reader]
        for connection in self.connections:
            if connection.reader == reader:
                connection.close(1011, "try again")

    def tell(self, message: wire.ServerMessage) -> None:
        """A message without a number, to everybody."""
        text = wire.encode(message).decode()
        for connection in self.connections:
            connection.push(text)

    def settle(self) -> None:
        """What follows of itself: bots, clocks, a snapshot."""
        self.wake_bots()
        self.set_timer()
        match = self.seating.match
        if match is None or self.gone:
            return
        if match.over:
            self.keep_finished()
            return
        every = self.hub.config.snapshot
        if len(match.answers) - self._snapshot_at >= every and not any(
            match.can_undo(seat) for seat in range(match.players)
        ):
            self._snapshot_at = len(match.answers)
            self.spawn(self.snapshot(self.seating.seq, match.save()))

    async def snapshot(self, seq: int, text: str) -> None:
        """Keep how the game stands, to come back faster."""
        try:
            await self.hub.store.snapshot(self.id, seq, text)
        except (Conflict, StoreError) as error:
            log("snapshot failed", level="warning", table=self.id, error=str(error))

    def keep_finished(self) -> None:
        """The game is over: keep it as data."""
        if not self._is_kept:
            self._is_kept = True
            job = job_of(self.seating, self.seating.result())
            self.hub.background(self.hub.keeper.keep(self.id, job))

    def leave_memory(self) -> None:
        """Nobody needs the table now; its clocks run on."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.gone = True
        self.hub.alarms.keep(self.id, self.seating.seq, self.clocks)

    async def put_away(self) -> None:
        """Keep how the game stands: if the rules change meanwhile, it goes on from here."""
        seating = self.seating
        match = seating.match
        if match is None or match.over or seating.seq <= self._kept_at:
            return
        try:
            await self.hub.store.farewell(self.id, seating.seq, match.save())
            self._kept_at = seating.seq
        except (Conflict, StoreError) as error:
            log("a farewell failed", level="error", table=self.id, error=str(error))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def newer(self, seq: int, seconds: float) -> bool:
        """Wait until there is an event after this one."""
        end = time.monotonic() + seconds
        while self.seating.seq <= seq and not self.gone:
            rest = end - time.monotonic()
            if rest <= 0:
                return False
            try:
                await asyncio.wait_for(self._changed.wait(), rest)
            except TimeoutError:
                return False
        return True

    # --- who is here --------------------------------------------------------------------------------------------------

    def audience(self, reader: Reader) -> Audience:
        """The document of a reader, kept while one of its kind is connected."""
        found = self.audiences.get(reader)
        if found is None:
            found = self.audiences[reader] = Audience(self.seating, reader)
        return found

    def join(self, connection: Connection, seq: int | None) -> None:
        """A client is here: send it what it lacks."""
        self.touched = time.monotonic()
        audience = self.audience(connection.reader)
        missed = None if seq is None else audience.missed(seq)
        for text in [audience.full()] if missed is None else missed:
            connection.push(text)
        self.connections.add(connection)
        self.presence.joined(connection.who.seat)
        if self.seating.doc.clock is not None:
            connection.push(wire.encode(self.clocks.state()).decode())
        self.tell_presence()

    def leave(self, connection: Connection) -> None:
        """A client is gone. Its document stays for a while: it may come back."""
        self.connections.discard(connection)
        self.touched = time.monotonic()
        self.presence.left(connection.who.seat)
        self.tell_presence()

    def seen(self, who: Who) -> None:
        """Somebody of this seat is here, over plain HTTP."""
        self.touched = time.monotonic()
        if who.seat is not None:
            self.presence.asked(who.seat)
            self.refresh_presence()

    def refresh_presence(self) -> None:
        """Tell who is here, if that has changed: who came over HTTP leaves without a word."""
        own = self.presence.own()
        if self.presence.is_news() or own != self._own:
            self._own = own
            self.tell_presence()

    def here(self) -> Here:
        """Who is here by way of this process, for the other ones."""
        watching = sum(1 for c in self.connections if c.who.seat is None)
        return Here(self.id, self.presence.own(), watching)

    def tell_presence(self) -> None:
        """Who is here now."""
        own = self.here()
        self.presence.told = self.presence.here()
        self.tell(wire.Presence(self.presence.told, own.watching + self.presence.watching()))
        self.hub.gossip.say(own)

    # --- bots and clocks ----------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let bots go on, if it is their turn and this process is to care for it."""
        if self.gone or self.hub.stopping or not self.seating.bots_to_move():
            return
        if self._bots is None or self._bots.done():
            self._bots = asyncio.ensure_future(self.run_bots())

    async def run_bots(self) -> None:
        """Answer for bots as long as it is their turn, and this process cares for the table."""
        while not self.gone and not self.hub.stopping and (seats := self.seating.bots_to_move()):
            if not await self.hub.leases.take(self.id):
                return
            try:
                await self.bot_answer(seats[0])
            except StoreError as error:
                log("a bot's answer could not be stored", level="error", table=self.id, error=str(error))
                await asyncio.sleep(1)
            except Exception as error:
                log("a bot failed", level="error", table=self.id, error=repr(error))
                await asyncio.sleep(1)

    async def bot_answer(self, seat: int) -> None:
        """The answers of a bot's plan; thrown away if the position has changed meanwhile."""
        seating = self.seating
        assert seating.match is not None
        name = seating.seats[seat].bot
        began = time.perf_counter()
        try:
            plan = await self.hub.thinker.plan(self.id, name, seating.match, seat, self.owner())
        except BotFailed as failed:
            await self.stand_in(seat, name, str(failed))
            return
        took = time.perf_counter() - began
        self.hub.metrics.bot_seconds.observe(took)
        # Lets the others in between: a table of bots alone must not hold up the rest.
        await asyncio.sleep(self.pause(took))
        async with self.lock:
            now = self.seating
            if (
                self.gone
                or now.match is None
                or now.since[seat] > seating.seq
                or seat not in now.bots_to_move()
            ):
                return
            try:
                for index in plan:
                    if not await self.forced_answer(seat, index, name):
                        return
                return
            except Refused as refused:
                problem = str(refused)
        await self.stand_in(seat, name, problem)

    async def stand_in(self, seat: int, name: str, problem: str) -> None:
        """A bot failed: a simpler one plays on for it, and the table is told; else it would wait for ever."""
        log("a bot failed", level="error", table=self.id, bot=name, error=problem)
        async with self.lock:
            if not self.gone and self.seating.seats[seat].bot == name:
                await self.forced([(ev.Replaced(seat=seat, bot=simpler_than(name), why=ev.FAILED), None)])

    def pause(self, took: float) -> float:
        """How long a bot still waits after it has thought for so long.

        A person who may still take back the last move has a moment for it. And where people play, bots answer at even
        steps of time only: how long one thinks would tell something of its hand.
        """
        match, config = self.seating.match, self.hub.config
        people = [seat for seat, row in enumerate(self.seating.seats) if not row.bot]
        undoable = match is not None and any(match.can_undo(seat) for seat in people)
        whole = max(config.bot_pause, config.undo_pause if undoable else 0.0, took)
        if config.bot_step and any(row.kind == "person" for row in self.seating.seats):
            whole = ceil(whole / config.bot_step) * config.bot_step
        return whole - took

    def owner(self) -> Owner:
        """For whom the bots of this table think."""
        people = [c.address for c in self.connections if c.who.seat is not None]
        others = [c.address for c in self.connections]
        return Owner(next(iter([*people, *others]), self.id), bool(people) or any(self.presence.here()))

    async def forced_answer(self, seat: int, index: int, by: str) -> bool:
        """An answer that no client sent; whether it was taken. Under the lock."""
        assert self.seating.match is not None
        match = self.seating.match.clone()
        match.apply(seat, index)
        label = match.answers[-1][2]
        return await self.forced([(ev.Answered(seat=seat, index=index, label=label, by=by), match)])

    async def forced(self, steps: list[Step]) -> bool:
        """Events that no client sent; whether they were taken. Under the lock."""
        try:
            await self.commit(steps)
        except Conflict:
            self.hub.metrics.conflicts.inc()
            await self.catch_up()
            return False
        return True

    def set_timer(self, least: float = 0.0) -> None:
        """Wake up when the next clock runs out, in so many seconds at least."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        seconds = self.clocks.next_expiry()
        if seconds is None or self.gone or self.hub.stopping:
            return
        if not self.hub.leases.holds(self.id):
            self.spawn(self.take_clocks())
        else:
            self._timer = asyncio.get_running_loop().call_later(
                max(seconds, least) + 0.01, lambda: self.spawn(self.expire())
            )

    async def take_clocks(self) -> None:
        """Care for the clocks of this table, unless another process does."""
        if await self.hub.leases.take(self.id):
            self.set_timer()

    def needs_care(self) -> bool:
        """Whether something is due here though nobody does anything: bots, clocks."""
        return not self.gone and (bool(self.seating.bots_to_move()) or self.clocks.next_expiry() is not None)

    async def expire(self) -> None:
        """Somebody's time is up. What can't be stored now is tried again: no clock is ever forgotten."""
        pause = 0.0
        try:
            async with self.lock:
                await self.time_is_up()
        except Exception as error:
            log("a clock could not be stopped", level="error", table=self.id, error=repr(error))
            pause = RETRY
        self.set_timer(pause)

    async def time_is_up(self) -> None:
        """What the clock plan says happens to those who have no time left. Under the lock."""
        clock = self.seating.doc.clock
        if clock is None or self.gone or self.hub.stopping or not await self.hub.leases.take(self.id):
            return
        for seat in self.clocks.expired():
            if clock.expiry == "bot":
                await self.forced([(ev.Replaced(seat=seat, bot=clock.bot, why="clock"), None)])
            elif self.seating.match is not None:
                ask = self.seating.match.state.ask_of(seat)
                if ask is not None:
                    options = options_of(self.seating.match.state, ask)
                    await self.forced_answer(seat, idle_choice(options), ev.CLOCK)

    # --- the end ------------------------------------------------------------------------------------------------------

    def idle(self, seconds: float) -> bool:
        """Whether nobody and nothing needs the table in memory. A clock that runs long needs only itself: see `Alarms`."""
        rings = self.clocks.next_expiry()
        busy = self.connections or self.lock.locked() or (rings is not None and rings < seconds)
        if busy or (self._bots is not None and not self._bots.done()):
            return False
        return time.monotonic() - self.touched > seconds

    def close(self, reason: str, code: int, retry: bool = False) -> None:
        """Everybody out."""
        self.gone = True
        self.tell(wire.Bye(reason, retry))
        for connection in self.connections:
            connection.close(code, reason)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._changed.set()

    async def finish(self) -> None:
        """Wait for what is under way."""
        async with self.lock:
            pass
        if self._bots is not None:
            self._bots.cancel()
        tasks = [*self._tasks, *([self._bots] if self._bots else [])]
        await asyncio.gather(*tasks, return_exceptions=True)


def landmark_for(match: Match) -> str:
    """How the game stands, where that is kept: now and then, and at the end."""
    return landmark(match.state) if match.over or len(match.answers) % ev.LANDMARKS == 0 else ""
