"""Saved games: JSON text, versioned. A save of an older format is brought up to date step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from tharsis.games.plugins import game_named
from tharsis.kernel.core import Ruleset, State
from tharsis.kernel.errors import BadRecord, TharsisError
from tharsis.play.codec import StateDoc, pack, unpack
from tharsis.play.decision import labels_of
from tharsis.play.setup import SetUp, set_up

FORMAT = 1
T = TypeVar("T")
Answer = tuple[int, int, str]  # seat, index, label


class SaveDoc(msgspec.Struct, forbid_unknown_fields=True):
    """A saved game: how it began, what was answered, how it stands."""

    tharsis: str
    format: int
    fingerprint: str
    versions: dict[str, int]
    setup: SetUp
    answers: list[Answer]
    state: StateDoc


# From a format to the next one: each takes a document apart and returns it in the next format.
UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


def save_text(setup: SetUp, s: State, answers: list[Answer]) -> str:
    """A game as text."""
    doc = SaveDoc("save", FORMAT, s.rules.fingerprint, versions(s.rules), setup, answers, pack(s))
    return msgspec.json.encode(doc).decode()


def load_text(text: str | bytes) -> tuple[SetUp, State, list[Answer]]:
    """The game of a text, or one clear error."""
    doc = decode(text, "save", SaveDoc)
    setup = checked(doc.setup)
    rules = rules_for(setup, doc.fingerprint, doc.versions)
    s = unpack(rules, doc.state)
    try:
        for ask in s.decisions():
            labels_of(s, ask)
    except Exception as error:  # whatever a made-up option leads to
        raise BadRecord("the saved state does not fit these rules: a decision has no such options") from error
    return setup, s, doc.answers


def versions(rules: Ruleset) -> dict[str, int]:
    """The modules in play with their versions."""
    game = game_named(rules.game)
    return {"base": game.base.version, **{name: game.module(name).version for name in rules.modules}}


def decode(text: str | bytes, what: str, kind: type[T]) -> T:
    """A document of the present format, from a text of this or an older one."""
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(f"this is no {what}: {error}") from None
    if not isinstance(raw, dict) or raw.get("tharsis") != what:
        raise BadRecord(f'this is no {what}: it does not say "tharsis": "{what}"')
    try:
        return msgspec.convert(upgraded(raw, what), kind)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this {what} is damaged: {error}") from None


def upgraded(raw: dict[str, Any], what: str) -> dict[str, Any]:
    """A document brought to the present format."""
    number = raw.get("format")
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadRecord(f"this {what} has no format number")
    if number > FORMAT:
        raise BadRecord(f"this {what} has format {number}; this version reads up to {FORMAT}")
    while number < FORMAT:
        if number not in UPGRADES:
            raise BadRecord(f"this {what} has format {number}, which can't be read any more")
        raw = UPGRADES[number](raw)
        number += 1
    return raw


def checked(setup: SetUp) -> SetUp:
    """A set-up read from a file, checked like one that a person asks for."""
    try:
        return set_up(
            setup.game,
            setup.players,
            setup.seed,
            setup.modules,
            setup.draft,
            setup.beginners,
            setup.first_player,
            setup.board,
        )
    except TharsisError as error:
        raise BadRecord(f"the set-up can't be used: {error}") from None


def rules_for(setup: SetUp, fingerprint: str, versions_then: dict[str, int]) -> Ruleset:
    """The rules of a set-up, if they are still those of the record."""
    rules = setup.rules()
    if rules.fingerprint == fingerprint:
        return rules
    now = versions(rules)
    changed = [
        f"{name} {then} is now {now.get(name)}"
        for name, then in versions_then.items()
        if now.get(name) != then
    ]
    detail = f" ({', '.join(changed)})" if changed else ""
    raise BadRecord(
        f"made with other rules: fingerprint {fingerprint}, these are {rules.fingerprint}{detail}"
    )
