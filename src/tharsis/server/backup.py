"""Backups and the archive, made while people play: a backup is an SQLite file, whatever the database is.

Each table is copied in one transaction, so that it is whole; tables that are restored are put beside those that are there.
"""

from __future__ import annotations

import base64
import lzma
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tharsis.kernel.errors import TharsisError, UnknownName
from tharsis.server.store.base import Conflict, Kept, Store
from tharsis.server.store.open import store_for
from tharsis.server.table.export import export_text


class Restored(NamedTuple):
    """How many tables came back, and how many were there already."""

    new: int
    there: int


async def back_up(source: Store, path: Path) -> int:
    """Copy everything into a new file; how many tables that is. The file appears when it is complete."""
    if path.exists():
        raise TharsisError(f"{path} is there already")
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))  # it holds the seeds of running games
    target = store_for(f"sqlite:{part}")
    await target.open()
    try:
        found = await copy(source, target)
    finally:
        await target.close()
    for rest in ("-wal", "-shm"):
        part.with_name(part.name + rest).unlink(missing_ok=True)
    part.rename(path)
    return found.new


async def restore(path: Path, target: Store, only: str = "") -> Restored:
    """Bring back what a backup has and the database has not: all of it, or one table."""
    if not path.is_file():
        raise TharsisError(f"{path}: no such file")
    source = store_for(f"sqlite:{path}")
    await source.open()
    try:
        return await copy(source, target, only)
    finally:
        await source.close()


async def copy(source: Store, target: Store, only: str = "") -> Restored:
    """Table after table; those that are there stay as they are."""
    new = there = 0
    for name, value in await source.secrets():
        await target.keep_secret(name, value)
    names = [name for name, _, _ in await source.all() if not only or name == only]
    if only and not names:
        raise UnknownName(f"there is no table {only!r}")
    for name in names:
        rows = await source.dump(name)
        if rows is None:
            continue  # it was removed meanwhile
        try:
            await target.put(rows)
            new += 1
        except Conflict:
            there += 1
    return Restored(new, there)


async def archive(store: Store, path: Path) -> int:
    """All finished games in one compressed file of JSON lines, each complete; how many there are."""
    if path.exists():
        raise TharsisError(f"{path} is there already")
    count = 0
    part = path.with_name(path.name + ".part")
    with lzma.open(part, "wb") as file:
        async for name, kept in finished(store):
            file.write(msgspec.json.encode(archived(name, kept)) + b"\n")
            count += 1
    part.rename(path)
    return count


async def finished(store: Store) -> AsyncIterator[tuple[str, Kept]]:
    """The tables whose game is over."""
    for name, status, _ in await store.all():
        kept = await store.load(name) if status == "over" else None
        if kept is not None:
            yield name, kept


def archived(name: str, kept: Kept) -> dict[str, Any]:
    """A finished game: how it stands in lists, its events without secrets, and itself as data, where it is kept so."""
    data = "" if kept.finished is None else base64.b85encode(kept.finished).decode()
    return {
        "table": name,
        "summary": kept.summary,
        "events": export_text(kept).splitlines(),
        "finished": data,
    }
