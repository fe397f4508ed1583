"""How the processes of a site hear from each other, by what is set."""

from __future__ import annotations

from tharsis.kernel.errors import TharsisError
from tharsis.server.peers.news import News
from tharsis.server.peers.postgres_news import PostgresNews
from tharsis.server.peers.valkey_news import ValkeyNews

POSTGRES = ("postgresql://", "postgres://")
VALKEY = ("valkey://", "valkeys://", "redis://", "rediss://")


def news_for(database: str, news: str, process: str) -> News:
    """What the settings ask for: PostgreSQL's own news unless others are named; none for a file."""
    if news:
        if not news.startswith(VALKEY):
            raise TharsisError(f"--news {news!r}: an address such as valkey://localhost:6379 or redis://…")
        return ValkeyNews(news, process)
    return PostgresNews(database, process) if database.startswith(POSTGRES) else News()
