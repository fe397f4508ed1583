"""The browser client: its files, and its first page for every other address."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path

from fastapi import FastAPI, Response

from tharsis.server.errors import Refusal

FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
FIRST = "index.html"
FILES = "assets/"  # what the pages load; their names change with their content
NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tharsis</title>
<h1>Tharsis</h1><p>The server runs, but the browser client is not built. In a checkout: <code>make web</code>, then start
the server again. Bots and other clients need no more than this: see <code>docs/protocol.md</code> and
<a href="/openapi.json">/openapi.json</a>.</p></html>"""


def add_client(app: FastAPI, static: Path) -> None:
    """Give out the client."""
    root = static.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str) -> Response:
        if path.startswith("api/"):
            raise Refusal("not_found", "there is no such address")
        data = await asyncio.to_thread(read_under, root, path)
        if data is not None:
            return page(data, path, FOREVER if path.startswith(FILES) else FRESH)
        if path.startswith(FILES):
            # The first page in its stead would be taken for a broken script by who has an older page open.
            raise Refusal("not_found", "there is no such file; load the page again")
        first = await asyncio.to_thread(read_under, root, FIRST)
        return page(first, FIRST, FRESH) if first else page(NO_CLIENT.encode(), FIRST, FRESH)


def page(data: bytes, name: str, cache: str) -> Response:
    """A file as a reply."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(data, media_type=kind, headers={"cache-control": cache})


def read_under(root: Path, path: str) -> bytes | None:
    """A file of the client, read whole: a build may take it away at any moment. None: there is none."""
    if not path or "\0" in path:
        return None
    try:
        file = (root / path).resolve()
        return file.read_bytes() if file.is_relative_to(root) else None
    except OSError:
        return None
