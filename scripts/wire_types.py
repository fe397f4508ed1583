"""TypeScript's types of everything that goes over the wire, from the server's: `--check` fails where they differ."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import get_args

from msgspec import inspect

from tharsis.server import messages
from tharsis.server.documents import schema

OUT = Path(__file__).parents[1] / "web" / "src" / "lib" / "protocol" / "generated.ts"
HEAD = "// Made by scripts/wire_types.py from the server's types. Do not edit: `make types` writes it anew.\n"
PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}
LANGUAGE = "Language"
UNIONS = {
    "ServerMessage": messages.ServerMessage,
    "ClientMessage": messages.ClientMessage,
    "Order": messages.Order,
}
REPLIES = (messages.Lobby, messages.Daily, messages.Seated, messages.Problem)
REQUESTS = (messages.CreateTable, messages.ClaimSeat, messages.PlayDaily)


class Writer:
    """Collects the types that are reached, each with a name once."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.of: dict[str, type] = {}

    def type(self, kind: inspect.Type) -> str:
        """How TypeScript writes a type."""
        if isinstance(kind, inspect.Metadata):
            return self.type(kind.type)
        if isinstance(kind, inspect.StructType | inspect.TypedDictType):
            return self.interface(kind)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.type(x) for x in kind.types))
        if isinstance(kind, inspect.LiteralType):
            return literal(kind)
        if isinstance(kind, inspect.ListType):
            inner = self.type(kind.item_type)
            return f"({inner})[]" if isinstance(kind.item_type, inspect.UnionType) else f"{inner}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.type(x) for x in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.type(kind.key_type)}, {self.type(kind.value_type)}>"
        return PLAIN[type(kind)]

    def interface(self, kind: inspect.StructType | inspect.TypedDictType) -> str:
        """The name of an object's type, which is written when it is first met."""
        name = str(kind.cls.__name__)
        if self.of.setdefault(name, kind.cls) is not kind.cls:
            raise ValueError(f"two types are called {name}")
        if name not in self.found:
            self.found[name] = ""  # it may hold itself
            self.found[name] = self.body(name, kind)
        return name

    def body(self, name: str, kind: inspect.StructType | inspect.TypedDictType) -> str:
        """An object's type with its fields. What we send has all of them; in a request those with a default may lack."""
        sparse = isinstance(kind, inspect.TypedDictType) or kind.cls.__struct_config__.omit_defaults
        lines = [f"/** {' '.join(str(kind.cls.__doc__).split())} */", f"export interface {name} {{"]
        if isinstance(kind, inspect.StructType) and kind.tag is not None:
            lines.append(f"  {kind.tag_field}: '{kind.tag}';")
        order = list(kind.cls.__annotations__)
        for field in sorted(kind.fields, key=lambda field: order.index(field.name)):
            mark = "" if field.required or not sparse else "?"
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
        return "\n".join([*lines, "}"])


def quoted(values: tuple[object, ...]) -> str:
    """One of these texts."""
    return " | ".join(f"'{x}'" for x in values)


def literal(kind: inspect.LiteralType) -> str:
    """One of some texts; the languages have a name."""
    found = set(kind.values) == set(get_args(messages.Language))
    return LANGUAGE if found else quoted(kind.values)


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    for kind in (*schema.DOCUMENTS, *REPLIES, *REQUESTS):
        writer.type(inspect.type_info(kind))
    unions = [
        f"export type {name} = {' | '.join(writer.type(inspect.type_info(x)) for x in get_args(union))};"
        for name, union in UNIONS.items()
    ]
    head = [
        f"{HEAD}export const PROTOCOL = {messages.PROTOCOL};",
        f"export type {LANGUAGE} = {quoted(get_args(messages.Language))};",
    ]
    return "\n\n".join([*head, *writer.found.values(), *unions]) + "\n"


def main() -> None:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    text = typescript()
    if not parser.parse_args().check:
        OUT.write_text(text, encoding="utf-8")
    elif OUT.read_text(encoding="utf-8") != text:
        sys.exit("the types of TypeScript differ from the server's: run `make types`")


if __name__ == "__main__":
    main()
