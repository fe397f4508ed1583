"""Saved games: JSON text, versioned. A save of an older format is brought up to date step by step.

A save names the rules that it was made with. Under other rules it goes on from where it stands.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from tharsis.kernel.core import Event, State
from tharsis.kernel.errors import BadRecord, Refused, TharsisError
from tharsis.play.codec import StateDoc, pack
from tharsis.play.decision import labels_of
from tharsis.play.digest import digest, landmark
from tharsis.play.opening import checked, opening, pinned
from tharsis.play.ready import made_ready
from tharsis.play.release_one import header_upgraded, save_upgraded
from tharsis.play.setup import SetUp
from tharsis.play.stamp import Stamp, same_rules, stamp_of
from tharsis.play.unpack import unpack

FORMAT = 2
T = TypeVar("T")
Answer = tuple[int, int, str]  # seat, index, label
Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


class ForkDoc(msgspec.Struct, forbid_unknown_fields=True):
    """Simultaneous work: where it began, without the log but for its length, and the answers since."""

    origin: StateDoc
    log: int
    answers: list[tuple[int, int]]


class SaveDoc(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A saved game: its rules, how it began, what was answered, how it stands."""

    tharsis: str
    format: int
    stamp: Stamp
    setup: SetUp
    answers: list[Answer]
    state: StateDoc
    landmark: str = ""
    fork: ForkDoc | None = None


made_ready(SaveDoc)


class Saved(NamedTuple):
    """A game read from a text."""

    setup: SetUp
    state: State
    answers: list[Answer]
    stamp: Stamp  # the rules that it was saved with
    same: bool  # whether they are still the same
    landmark: str = ""  # how it stood then; release 0.1 did not tell


# From a format to the next one, by what it is: each takes a document apart and returns it in the next format.
UPGRADES: dict[tuple[str, int], Upgrade] = {("save", 1): save_upgraded, ("replay", 1): header_upgraded}


def save_text(setup: SetUp, s: State, answers: list[Answer]) -> str:
    """A game as text."""
    plain = msgspec.structs.replace(setup, cards=[])  # the stamp has them
    doc = SaveDoc("save", FORMAT, stamp_of(s.rules), plain, answers, pack(s), landmark(s), pack_fork(s))
    return msgspec.json.encode(doc).decode()


def pack_fork(s: State) -> ForkDoc | None:
    """The simultaneous work of a state, if anybody has answered there."""
    if s.origin is None:
        return None
    entries = 0 if s.origin.log is None else s.origin.log.index + 1
    return ForkDoc(pack(s.origin, log=False), entries, list(s.answers))


def load_text(text: str | bytes) -> Saved:
    """The game of a text, or one clear error."""
    doc = decode(text, "save", SaveDoc)
    setup = pinned(checked(doc.setup), doc.stamp)
    rules = setup.rules()
    same = same_rules(doc.stamp, rules)
    try:
        then = None if same and doc.format == FORMAT else doc.stamp
        s = unpack(rules, doc.state, then)
        for ask in s.decisions():
            labels_of(s, ask)
        if doc.fork is not None:
            unpack_fork(s, unpack(rules, doc.fork.origin, then), doc)
        elif s.forked and doc.format == 1:
            unpack_fork(s, opening(setup, doc.stamp), doc)
    except BadRecord:
        raise
    except Exception as error:  # whatever made-up work or a made-up option leads to
        raise BadRecord("the saved state does not fit these rules: a decision has no such options") from error
    if same and doc.landmark not in ("", landmark(s)):
        raise BadRecord("the saved state is not what its digest says")
    return Saved(setup, s, doc.answers, doc.stamp, same, doc.landmark)


def unpack_fork(s: State, began: State, doc: SaveDoc) -> None:
    """Give a state the beginning of its simultaneous work, if that leads to it; else it begins where it stands.

    The first saves did not keep it: all answers of the game lead to it.
    """
    given = [(seat, choice) for seat, choice, _ in doc.answers] if doc.fork is None else doc.fork.answers
    again = began.clone()
    try:
        for seat, choice in given:
            again.remember(again.clone())
            again.apply(seat, choice)
    except (Refused, AssertionError):  # other rules ask something else
        return
    if again.origin is None or digest(again) != digest(s):
        return
    s.origin, s.answers = again.origin, again.answers
    again.origin.log = entry_at(s.log, doc.fork.log) if doc.fork is not None else again.origin.log


def entry_at(log: Event | None, entries: int) -> Event | None:
    """A log up to so many entries."""
    while log is not None and log.index >= entries:
        log = log.previous
    return log


def decode(text: str | bytes, what: str, kind: type[T]) -> T:
    """A document of the present format, from a text of this or an older one. It keeps the number of its own."""
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
    for step in range(number, FORMAT):
        try:
            raw = UPGRADES[what, step](raw)
        except TharsisError:
            raise
        except Exception as error:  # whatever is missing in a damaged document
            raise BadRecord(f"this {what} of format {step} is damaged: {error!r}") from None
    return raw
