"""OpenAPI made from the message types: one source for the wire, its checks and its description."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from tharsis import __version__
from tharsis.server import messages as wire

Doc = dict[str, Any]
TYPES: list[type] = [
    wire.CreateTable,
    wire.ClaimSeat,
    wire.Reenter,
    wire.Session,
    wire.Seated,
    wire.Devices,
    wire.NewCode,
    wire.TableRow,
    wire.Lobby,
    wire.PlayDaily,
    wire.Daily,
    wire.Done,
    wire.Problem,
    *wire.ORDERS,
    wire.Full,
]
REF = "#/components/schemas/{name}"
PROBLEMS = ("400", "401", "403", "404", "408", "409", "410", "413", "421", "422", "429", "503")


def ref(kind: type) -> Doc:
    """A reference to a type."""
    return {"$ref": REF.format(name=kind.__name__)}


def json_of(schema: Doc) -> Doc:
    """Content of a body or a reply."""
    return {"content": {"application/json": {"schema": schema}}}


def takes(kind: type) -> Doc:
    """What a route reads."""
    return {"requestBody": {"required": True, **json_of(ref(kind))}}


def gives(status: int, description: str, kind: type | None = None, media: str = "") -> dict[int | str, Doc]:
    """What a route replies."""
    ok: Doc = {"description": description}
    if kind is not None:
        ok.update(json_of(ref(kind)))
    elif media:
        ok["content"] = {media: {"schema": {"type": "string"}}}
    return {status: ok}


def describe(app: FastAPI) -> None:
    """Give an app its description."""

    def openapi() -> Doc:
        if app.openapi_schema is None:
            app.openapi_schema = build(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def build(app: FastAPI) -> Doc:
    """The whole document."""
    doc = get_openapi(
        title="Tharsis tables",
        version=__version__,
        description="Plain HTTP for tables. The WebSocket and all messages: docs/protocol.md.",
        routes=app.routes,
    )
    _, components = msgspec.json.schema_components(TYPES, ref_template=REF)
    for schema in components.values():
        # Over HTTP the path says which order it is: the type may be left out.
        if "type" in schema.get("required", []) and "type" in schema.get("properties", {}):
            schema["required"].remove("type")
    doc["components"] = {
        "schemas": components,
        "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat token."}},
    }
    problem = {"description": "Refused.", **json_of(ref(wire.Problem))}
    for path, methods in doc["paths"].items():
        for operation in methods.values():
            replies = operation["responses"]
            replies.pop("200", None) if any(code in replies for code in ("201", "204")) else None
            for status in PROBLEMS:
                replies[status] = problem
            if path.startswith("/api/tables/{table}"):
                operation["security"] = [{"seat": []}, {}]
    return doc
