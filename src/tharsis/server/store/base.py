"""Where tables are kept: an append-only list of events per table. Two databases, one set of statements."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path

from tharsis.kernel.errors import TharsisError

CREATE = """INSERT INTO tables (id, created, public, status, summary, doc, daily, player, attempt)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"""
ATTEMPTS = "SELECT COALESCE(MAX(attempt), 0) FROM tables WHERE daily = $1 AND player = $2"
APPEND = "INSERT INTO events (table_id, seq, at, doc) VALUES ($1, $2, $3, $4)"
SUMMARY = "UPDATE tables SET status = $2, summary = $3 WHERE id = $1"
TABLE = "SELECT doc, status, summary FROM tables WHERE id = $1"
EVENTS = "SELECT seq, at, doc FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq"
SNAPSHOT = "SELECT seq, doc FROM snapshots WHERE table_id = $1"
SET_SNAPSHOT = """INSERT INTO snapshots (table_id, seq, doc) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, doc = excluded.doc WHERE snapshots.seq < excluded.seq"""
FAREWELL = "SELECT seq, doc FROM farewells WHERE table_id = $1"
SET_FAREWELL = """INSERT INTO farewells (table_id, seq, doc) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, doc = excluded.doc WHERE farewells.seq < excluded.seq"""
FINISHED = "SELECT doc FROM finished WHERE table_id = $1"
SET_FINISHED = "INSERT INTO finished (table_id, doc) VALUES ($1, $2) ON CONFLICT (table_id) DO NOTHING"
UNFINISHED = """SELECT id FROM tables WHERE status = 'over'
    AND id NOT IN (SELECT table_id FROM finished) ORDER BY created, id"""
UNSTAMPED = """SELECT table_id FROM events WHERE doc LIKE '%"e":"start"%' AND doc NOT LIKE '%"stamp":%'
    AND table_id IN (SELECT id FROM tables WHERE status = 'playing')
    AND table_id NOT IN (SELECT table_id FROM events WHERE doc LIKE '{"e":"rules"%') ORDER BY n"""
LOBBY = """SELECT summary FROM tables WHERE public = 1 AND status IN ('waiting', 'playing')
    ORDER BY CASE status WHEN 'waiting' THEN 0 ELSE 1 END, created DESC LIMIT $1"""
DAILY = "SELECT summary FROM tables WHERE daily = $1 AND status = 'over' ORDER BY created, id LIMIT $2"
NEW_SECRET = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
SECRET = "SELECT value FROM secrets WHERE name = $1"
WHOLE = "SELECT id, created, public, status, summary, doc, daily, player, attempt FROM tables WHERE id = $1"
SECRETS = "SELECT name, value FROM secrets WHERE name <> 'beat' ORDER BY name"
# Tables with a game that needs the server: somebody's clock runs, or bots play. By their texts, so some need nothing.
RESTLESS = """SELECT id FROM tables WHERE status = 'playing'
    AND (doc LIKE '%"clock":{%' OR summary LIKE '%"bot":"%') ORDER BY created DESC, id"""
COUNTS = "SELECT status, COUNT(*) FROM tables GROUP BY status ORDER BY status"
BEAT = """INSERT INTO secrets (name, value) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
COUNT_OPEN = "SELECT COUNT(*) FROM tables WHERE status IN ('waiting', 'playing')"
ALL = "SELECT id, status, created, summary FROM tables ORDER BY created, id"
CHANGED = "SELECT table_id, MAX(seq), MAX(n) FROM events WHERE n > $1 GROUP BY table_id"
LAST = "SELECT COALESCE(MAX(n), 0) FROM events"
LEASE = """INSERT INTO leases (table_id, owner, until)
    SELECT unnest($1::text[]), $2, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $3
    ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, until = excluded.until
    WHERE leases.owner = excluded.owner OR leases.until NOT BETWEEN excluded.until - $3 AND excluded.until
    RETURNING table_id"""
# One that would last longer than any is taken was taken before the database's clock was set back.
OVERDUE = """SELECT table_id FROM leases, (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms) AS now
    WHERE until NOT BETWEEN now.ms AND now.ms + $2 ORDER BY until LIMIT $1"""
LET_GO = "DELETE FROM leases WHERE owner = $1 AND table_id = ANY($2::text[])"
LEAVE = "UPDATE leases SET until = 0 WHERE owner = $1"
DELETE = (
    "DELETE FROM leases WHERE table_id = $1",
    "DELETE FROM finished WHERE table_id = $1",
    "DELETE FROM farewells WHERE table_id = $1",
    "DELETE FROM snapshots WHERE table_id = $1",
    "DELETE FROM events WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
)

Row = tuple[object, ...]
OVERLAP = 200  # numbers looked at again: one may become visible after a later one


class Conflict(TharsisError):
    """Somebody else has written this event number, or the table is gone: look again."""


class StoreError(TharsisError):
    """The database can't be used."""


@dataclass(frozen=True, slots=True)
class Stored:
    """One event as it is kept."""

    seq: int
    at: int
    doc: str


@dataclass(frozen=True, slots=True)
class Kept:
    """All that is kept of a table."""

    doc: str
    status: str
    summary: str
    events: list[Stored]
    snapshot: tuple[int, str] | None = None  # at a moment that nobody can take back
    farewell: tuple[int, str] | None = None  # when the table was last put away
    finished: bytes | None = None  # the game as data, once it is over


@dataclass(frozen=True, slots=True)
class Attempt:
    """Which deal of a day somebody plays, and for the how-manieth time."""

    deal: str = ""
    player: str = ""  # hash of the secret by which the same person is known
    number: int = 0


NO_DEAL = Attempt()


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table as it is first kept."""

    id: str
    created: int
    public: bool
    status: str
    summary: str
    doc: str
    daily: Attempt = NO_DEAL


@dataclass(frozen=True, slots=True)
class Dump:
    """All rows of a table, as they are."""

    id: str
    table: Row
    events: list[Row]
    snapshot: list[Row]
    farewell: list[Row]
    finished: list[Row]


@dataclass(slots=True)
class Work:
    """Statements that are carried out together or not at all; the rows of the reading ones are given back."""

    statements: list[tuple[str, Row]]
    writes: bool = True
    rows: list[list[Row]] = field(default_factory=list)


class Store:
    """What the server asks of a database. Subclasses say how statements are run."""

    name = ""
    folder: Path | None = None  # of the file, where it is on this machine
    shared = False  # whether several processes may serve what is kept here
    process = "tharsis"  # what this process is called among those on the same database

    async def open(self) -> None:
        """Connect, and bring the layout up to date."""
        raise NotImplementedError

    async def close(self) -> None:
        """Let go of the database."""
        raise NotImplementedError

    async def run(self, work: Work) -> list[list[Row]]:
        """Carry out statements in one transaction; durable when this returns. Conflict: nothing was done."""
        raise NotImplementedError

    async def _read(self, statement: str, *values: object) -> list[Row]:
        return (await self.run(Work([(statement, values)], writes=False)))[0]

    async def _write(self, statement: str, *values: object) -> list[Row]:
        return (await self.run(Work([(statement, values)])))[0]

    async def create(self, table: NewTable, events: list[Stored]) -> None:
        """A new table with its first events."""
        row: Row = (
            table.id,
            table.created,
            int(table.public),
            table.status,
            table.summary,
            table.doc,
            table.daily.deal,
            table.daily.player,
            table.daily.number,
        )
        statements: list[tuple[str, Row]] = [(CREATE, row)]
        statements += [(APPEND, (table.id, e.seq, e.at, e.doc)) for e in events]
        await self.run(Work(statements))

    async def append(self, table: str, events: list[Stored], summary: tuple[str, str] | None = None) -> None:
        """More events of a table; with them, its status and how it stands in the lobby."""
        statements: list[tuple[str, Row]] = [(APPEND, (table, e.seq, e.at, e.doc)) for e in events]
        if summary is not None:
            statements.append((SUMMARY, (table, *summary)))
        await self.run(Work(statements))

    async def load(self, table: str) -> Kept | None:
        """Everything that is kept of a table."""
        wanted = (TABLE, SNAPSHOT, FAREWELL, FINISHED)
        statements: list[tuple[str, Row]] = [(text, (table,)) for text in wanted]
        found = await self.run(Work([*statements, (EVENTS, (table, 0))], writes=False))
        if not found[0]:
            return None
        doc, status, summary = (str(value) for value in found[0][0])
        snapshot, farewell = (saved(rows) for rows in found[1:3])
        finished = found[3][0][0] if found[3] else None
        assert finished is None or isinstance(finished, bytes)
        return Kept(doc, status, summary, stored(found[4]), snapshot, farewell, finished)

    async def events(self, table: str, after: int) -> list[Stored]:
        """The events of a table after a number."""
        return stored(await self._read(EVENTS, table, after))

    async def snapshot(self, table: str, seq: int, doc: str) -> None:
        """Keep how a game stands, to load it faster. It can be worked out again from the events."""
        await self.run(Work([(SET_SNAPSHOT, (table, seq, doc))]))

    async def farewell(self, table: str, seq: int, doc: str) -> None:
        """Keep how a game stands while nobody is at the table."""
        await self.run(Work([(SET_FAREWELL, (table, seq, doc))]))

    async def finish(self, table: str, doc: bytes) -> None:
        """Keep a finished game as data."""
        await self.run(Work([(SET_FINISHED, (table, doc))]))

    async def unfinished(self) -> list[str]:
        """The tables whose game is over and not kept as data yet."""
        return [str(row[0]) for row in await self._read(UNFINISHED)]

    async def unstamped(self) -> list[str]:
        """The tables with a running game that do not tell their rules: those of release 0.1."""
        return [str(row[0]) for row in await self._read(UNSTAMPED)]

    async def lobby(self, most: int) -> list[str]:
        """The summaries of public tables."""
        return [str(row[0]) for row in await self._read(LOBBY, most)]

    async def daily(self, deal: str, most: int) -> list[str]:
        """The summaries of the finished tables with this deal, oldest first."""
        return [str(row[0]) for row in await self._read(DAILY, deal, most)]

    async def attempts(self, deal: str, player: str) -> int:
        """How often somebody has begun a deal."""
        return int(str((await self._read(ATTEMPTS, deal, player))[0][0]))

    async def secret(self, name: str) -> str:
        """A secret of all servers on this database, 256 bits; made when it is first asked for."""
        found = await self._read(SECRET, name)
        if not found:
            await self.run(Work([(NEW_SECRET, (name, secrets.token_hex(32)))]))
            found = await self._read(SECRET, name)
        return str(found[0][0])

    async def has_flag(self, name: str) -> bool:
        """Whether something was done that is done once for a database."""
        return bool(await self._read(SECRET, f"done/{name}"))

    async def set_flag(self, name: str) -> None:
        """It is done."""
        await self.run(Work([(NEW_SECRET, (f"done/{name}", "1"))]))

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        return {str(status): int(str(count)) for status, count in await self._read(COUNTS)}

    async def beat(self) -> None:
        """Write something small, to see whether that is possible."""
        await self.run(Work([(BEAT, ("beat", str(time.time_ns() // 1_000_000)))]))

    async def count_open(self) -> int:
        """How many tables wait or are played."""
        return int(str((await self._read(COUNT_OPEN))[0][0]))

    async def all(self) -> list[tuple[str, str, int]]:
        """Every table: its id, status and when it was made."""
        return [(str(r[0]), str(r[1]), int(str(r[2]))) for r in await self._read(ALL)]

    async def last(self) -> int:
        """The number of the last event of all tables."""
        return int(str((await self._read(LAST))[0][0]))

    async def changed(self, since: int) -> tuple[dict[str, int], int]:
        """Tables with events after this one, each with its last event; and the last number of all."""
        rows = await self._read(CHANGED, max(0, since - OVERLAP))
        newest = max([since, *[int(str(r[2])) for r in rows]])
        return {str(r[0]): int(str(r[1])) for r in rows}, newest

    async def restless(self) -> list[str]:
        """The tables where something may be due though nobody is there: clocks and bots."""
        return [str(row[0]) for row in await self._read(RESTLESS)]

    # --- which process does what: by the clock of the database, which all of them share ----------------------------

    async def lease(self, tables: list[str], milliseconds: int) -> set[str]:
        """Take tables for so long, or keep them; those that this process has now."""
        return {str(row[0]) for row in await self._write(LEASE, tables, self.process, milliseconds)}

    async def overdue(self, most: int, milliseconds: int) -> list[str]:
        """Tables that nobody cares for, though somebody did. No lease is for more milliseconds than that."""
        return [str(row[0]) for row in await self._read(OVERDUE, most, milliseconds)]

    async def let_go(self, tables: list[str]) -> None:
        """This process need not care for these tables any longer, and no other one must."""
        await self._write(LET_GO, self.process, tables)

    async def leave(self) -> None:
        """This process stops: others may take over at once."""
        await self._write(LEAVE, self.process)

    async def dump(self, table: str) -> Dump | None:
        """Everything that is kept of a table, as it is kept."""
        wanted = [(text, (table,)) for text in (WHOLE, SNAPSHOT, FAREWELL, FINISHED)]
        found = await self.run(Work([*wanted, (EVENTS, (table, 0))], writes=False))
        if not found[0]:
            return None
        return Dump(table, found[0][0], found[4], found[1], found[2], found[3])

    async def put(self, rows: Dump) -> None:
        """A table as it was kept elsewhere. Conflict: it is here already."""
        statements: list[tuple[str, Row]] = [(CREATE, rows.table)]
        statements += [(APPEND, (rows.id, *row)) for row in rows.events]
        for text, kept in ((SET_SNAPSHOT, rows.snapshot), (SET_FAREWELL, rows.farewell)):
            statements += [(text, (rows.id, *row)) for row in kept]
        statements += [(SET_FINISHED, (rows.id, *row)) for row in rows.finished]
        await self.run(Work(statements))

    async def secrets(self) -> list[tuple[str, str]]:
        """The secrets of all servers on this database."""
        return [(str(name), str(value)) for name, value in await self._read(SECRETS)]

    async def keep_secret(self, name: str, value: str) -> None:
        """A secret of a backup, where there is none of that name."""
        await self.run(Work([(NEW_SECRET, (name, value))]))

    async def delete(self, table: str) -> None:
        """Remove a table and all that is kept of it."""
        await self.run(Work([(text, (table,)) for text in DELETE]))


def saved(rows: list[Row]) -> tuple[int, str] | None:
    """A saved game with its event, if there is one."""
    return (int(str(rows[0][0])), str(rows[0][1])) if rows else None


def stored(rows: list[Row]) -> list[Stored]:
    """Rows as events."""
    return [Stored(int(str(seq)), int(str(at)), str(doc)) for seq, at, doc in rows]
