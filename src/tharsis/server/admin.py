"""Operator commands: list, export, delete, back up, restore and archive stored tables."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

from tharsis.kernel.errors import UnknownName
from tharsis.server.backup import archive, back_up, restore
from tharsis.server.store.base import Kept, Store
from tharsis.server.store.open import store_for
from tharsis.server.table.export import export_text


def administer(url: str, action: str, table: str, file: Path | None = None) -> list[str]:
    """Carry out an action; the lines to show."""
    store = store_for(url)
    return asyncio.run(
        carry_out(store, action, table) if file is None else on_file(store, action, table, file)
    )


async def on_file(store: Store, action: str, table: str, file: Path) -> list[str]:
    """Backups and the archive, also while a server runs."""
    await store.open()
    try:
        if action == "backup":
            return [f"{file}: {await back_up(store, file)} tables"]
        if action == "archive":
            return [f"{file}: {await archive(store, file)} finished games"]
        new, there = await restore(file, store, table)
        return [f"{new} tables restored, {there} were there already"]
    finally:
        await store.close()


async def carry_out(store: Store, action: str, table: str) -> list[str]:
    """One action on an open database."""
    await store.open()
    try:
        rows = [row for row in await store.all() if not table or row[0] == table]
        if table and not rows:
            raise UnknownName(f"there is no table {table!r}")
        if action == "list":
            return [f"{name}  {status:8} {day(created)}" for name, status, created in rows]
        if action == "delete":
            await store.delete(table)
            return [f"deleted {table}"]
        found: list[str] = []
        for name, _, _ in rows:
            kept = await store.load(name)
            if kept is not None:
                found += exported(name, kept)
        return found
    finally:
        await store.close()


def exported(name: str, kept: Kept) -> list[str]:
    """The lines of a table; a damaged one does not keep the others back."""
    try:
        return export_text(kept).splitlines()
    except Exception as error:
        print(f"{name} can't be exported: {error!r}", file=sys.stderr)
        return []


def day(ms: int) -> str:
    """A time as people read it."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(ms / 1000))
