"""Databases by their address."""

from __future__ import annotations

from tharsis.server.store.base import Store, StoreError
from tharsis.server.store.postgres import PostgresStore
from tharsis.server.store.sqlite import SqliteStore


def store_for(url: str) -> Store:
    """The database of a URL: sqlite:PATH, or postgresql://…"""
    kind, _, rest = url.partition(":")
    if kind == "sqlite" and rest:
        return SqliteStore(rest.removeprefix("//"))
    if kind in ("postgresql", "postgres"):
        return PostgresStore(url)
    raise StoreError("a database is sqlite:PATH or postgresql://user:password@host/name")
