"""Operator commands: list, export and delete stored tables."""

from __future__ import annotations

import asyncio
import sys
import time

from tharsis.kernel.errors import UnknownName
from tharsis.server.store.base import Kept, Store
from tharsis.server.store.open import store_for
from tharsis.server.table.export import export_text


def administer(url: str, action: str, table: str) -> list[str]:
    """List, export or delete tables; the lines to show."""
    return asyncio.run(carry_out(store_for(url), action, table))


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
