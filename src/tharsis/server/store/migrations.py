"""How the database is laid out, step by step. A step that was released is never changed: add another one."""

from __future__ import annotations

# {serial} is what the database calls a number that counts itself up, {bytes} a row of bytes.
STEPS: list[list[str]] = [
    [
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            created BIGINT NOT NULL,
            public INTEGER NOT NULL,
            status TEXT NOT NULL,
            summary TEXT NOT NULL,
            doc TEXT NOT NULL
        )""",
        "CREATE INDEX tables_lobby ON tables (public, status, created)",
        """CREATE TABLE events (
            n {serial},
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq BIGINT NOT NULL,
            at BIGINT NOT NULL,
            doc TEXT NOT NULL,
            UNIQUE (table_id, seq)
        )""",
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            seq BIGINT NOT NULL,
            doc TEXT NOT NULL
        )""",
    ],
    [
        "ALTER TABLE tables ADD COLUMN daily TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_daily ON tables (daily, status)",
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ],
    [
        # How a game stood when its table was last put away: `snapshots` only has moments that nobody can take back.
        """CREATE TABLE farewells (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            seq BIGINT NOT NULL,
            doc TEXT NOT NULL
        )""",
        """CREATE TABLE finished (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            doc {bytes} NOT NULL
        )""",
    ],
    [
        # Who plays a deal of the day, as the hash of a secret, and for the how-manieth time.
        "ALTER TABLE tables ADD COLUMN player TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN attempt INTEGER NOT NULL DEFAULT 0",
        "CREATE UNIQUE INDEX tables_attempts ON tables (daily, player, attempt) WHERE player <> ''",
    ],
    [
        # Which process runs the bots and clocks of a table, and until when unless it says so again.
        "CREATE TABLE leases (table_id TEXT PRIMARY KEY, owner TEXT NOT NULL, until BIGINT NOT NULL)",
    ],
]
VERSION = len(STEPS)

# PostgreSQL tells every process of a new event in the moment in which it is there to be read.
TELLING = (
    """CREATE OR REPLACE FUNCTION tharsis_tell() RETURNS trigger AS $$ BEGIN
        PERFORM pg_notify('tharsis_events',
            NEW.table_id || ' ' || NEW.seq || ' ' || current_setting('application_name'));
        RETURN NULL;
    END $$ LANGUAGE plpgsql""",
    "DROP TRIGGER IF EXISTS tharsis_tell ON events",
    "CREATE TRIGGER tharsis_tell AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION tharsis_tell()",
)


def steps_after(version: int, serial: str, row_of_bytes: str) -> list[str]:
    """The statements that bring a database of this version up to date."""
    return [
        text.replace("{serial}", serial).replace("{bytes}", row_of_bytes)
        for step in STEPS[version:]
        for text in step
    ]
