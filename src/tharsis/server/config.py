"""What an operator may set, with defaults for one machine."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(slots=True)
class Limits:
    """How much is too much."""

    message: int = 16_384  # bytes of a message or a body
    messages: str = "60 per 3 seconds"  # of a connection
    requests: str = "200 per 10 seconds"  # over HTTP, of an address
    creations: str = "30 per hour"  # new tables of an address
    questions: str = "600 per 10 seconds"  # of an address, by what they cost: see `costs.py`
    chat: str = "10 per 10 seconds"  # lines of a seat
    chat_lines: int = 2_000  # of a table
    events: int = 50_000  # of a table
    tables: int = 100_000  # that wait or are played
    head_seconds: float = 10.0  # for the first line and the headers of a request
    body_seconds: float = 20.0  # for its body
    read_seconds: float = 30.0  # until a reply is read
    head: int = 16_384  # bytes of the first line and the headers
    frames: int = 300  # of a WebSocket in ten seconds, those of control too
    waiting: int = 8_000_000  # bytes that wait for a slow client
    connections: int = 2_000
    connections_per_address: int = 50
    sockets: int = 3_000  # open connections of any kind, silent ones too
    sockets_per_address: int = 100
    # Seconds that the loop is late, from which on there are no new tables, no new spectators, no previews.
    late: tuple[float, float, float] = (0.1, 0.2, 0.3)
    asking: int = 100  # questions that wait at the whole server
    enabled: bool = True


@dataclass(slots=True)
class Config:
    """A server."""

    database: str = "sqlite:tharsis-data/tharsis.db"
    host: str = "127.0.0.1"
    port: int = 8137
    origins: list[str] = field(default_factory=list)  # further origins that browsers may come from
    names: list[str] = field(default_factory=list)  # the names of the server on the internet
    proxies: list[str] = field(
        default_factory=list
    )  # proxies whose forwarded headers count: addresses, networks
    operator_port: int = 0  # where figures and the operator's page are, for who can reach it; 0: nowhere
    operator_token: str = ""  # with which they can be had at the usual port; empty: not at all
    hsts: int = 0  # seconds for which browsers are to use HTTPS only
    idle: float = 300.0  # seconds until an idle table leaves memory
    news: str = ""  # where processes hear from each other: valkey://…; empty: as the database can
    workers: int = 1  # processes that serve
    poll: float = 1.0  # seconds between looks at what other servers have written
    away: float = 120.0  # seconds after which any player may replace an absent one
    snapshot: int = 40  # answers between snapshots
    bot_workers: int = 1  # processes in which bots think; 0: in a thread
    bots: list[str] = field(
        default_factory=list
    )  # other machines where they think: ws://tharsis:token@host:8139
    bot_step: float = (
        0.0  # seconds: where people play, bots answer after a multiple of it; 0: when they are ready
    )
    bot_pause: float = 0.0  # seconds a bot waits, so that people can follow
    undo_pause: float = 0.0  # seconds a bot waits while a person may still take back the last move
    hello: float = 10.0  # seconds to say hello in
    luck: str = ""  # for tests: the same deals and the same bots every time; empty: nobody can guess them
    static: Path = Path(__file__).parent / "static"
    limits: Limits = field(default_factory=Limits)
