"""Playing a record through again, and checking that it is what it says."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tharsis.kernel.errors import BadRecord, Refused, TharsisError
from tharsis.play.match import Match
from tharsis.play.record import AnswerLine, DigestLine, Header
from tharsis.play.save import checked, decode, rules_for


def verify(text: str | bytes) -> Match:
    """The game of a record, after its last answer; an error names the line that does not hold."""
    *_, match = steps(text)
    return match


def steps(text: str | bytes) -> Iterator[Match]:
    """The game at the start and after each answer: the same object, moved on."""
    lines = split(text)
    match = begin(lines[0])
    yield match
    ended = False
    for number, line in enumerate(lines[1:], start=2):
        if ended:
            raise BadRecord(f"line {number}: the record goes on after its end")
        doc = parse(number, line)
        if isinstance(doc, AnswerLine):
            take(number, match, doc)
            yield match
        else:
            compare(number, match, doc)
            ended = doc.end
    if not ended:
        raise BadRecord(f"line {len(lines)}: the record breaks off here; its last line is missing")


def split(text: str | bytes) -> list[str]:
    """The lines of a record."""
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError:
            raise BadRecord("this is no replay: it is not text") from None
    lines = text.rstrip("\n").split("\n")
    return [line.rstrip("\r") for line in lines]


def begin(line: str) -> Match:
    """The game of a header."""
    try:
        header = decode(line, "replay", Header)
        setup = checked(header.setup)
        if (header.game, header.seats, header.seed) != (setup.game, setup.players, setup.seed):
            raise BadRecord("the game, the seats and the seed differ from the set-up")
        rules_for(setup, header.fingerprint, header.modules)
    except TharsisError as error:
        raise BadRecord(f"line 1: {error}") from None
    return Match(setup, setup.begin())


def parse(number: int, line: str) -> AnswerLine | DigestLine:
    """An answer or a digest."""
    try:
        if line.startswith('{"digest"'):
            return msgspec.json.decode(line, type=DigestLine)
        return msgspec.json.decode(line, type=AnswerLine)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(f"line {number}: {error}") from None


def take(number: int, match: Match, doc: AnswerLine) -> None:
    """Give the answer of a line; its label decides."""
    try:
        match.apply(doc.seat, doc.label)
    except Refused as refused:
        raise BadRecord(f"line {number}: {refused}") from None
    if match.answers[-1][1] != doc.index:
        raise BadRecord(f"line {number}: {doc.label!r} is option {match.answers[-1][1]}, not {doc.index}")


def compare(number: int, match: Match, doc: DigestLine) -> None:
    """Check the digest of a line."""
    if doc.after != len(match.answers):
        raise BadRecord(f"line {number}: {len(match.answers)} answers so far, not {doc.after}")
    found = match.digest()
    if found != doc.digest:
        raise BadRecord(f"line {number}: the digest is {found}, not {doc.digest}")
    if doc.end and doc.over != match.over:
        raise BadRecord(f"line {number}: the game is {'over' if match.over else 'not over'} here")
