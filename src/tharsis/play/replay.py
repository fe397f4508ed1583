"""Playing a record through again, and checking that it is what it says."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tharsis.kernel.errors import BadRecord, Refused, TharsisError
from tharsis.play.digest import landmark
from tharsis.play.match import Match
from tharsis.play.opening import checked, opening, pinned
from tharsis.play.record import AnswerLine, DigestLine, Header
from tharsis.play.save import FORMAT, decode
from tharsis.play.stamp import changes, same_rules, starts_alike


def verify(text: str | bytes) -> Match:
    """The game of a record, after its last answer; an error names the line that does not hold."""
    *_, match = steps(text)
    return match


def steps(text: str | bytes) -> Iterator[Match]:
    """The game at the start and after each answer: the same object, moved on."""
    lines = split(text)
    reading = Reading(lines[0])
    yield reading.match
    ended = False
    for number, line in enumerate(lines[1:], start=2):
        if ended:
            raise BadRecord(f"line {number}: the record goes on after its end")
        doc = parse(number, line)
        if isinstance(doc, AnswerLine):
            reading.take(number, doc)
            yield reading.match
        else:
            reading.compare(number, doc)
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


def parse(number: int, line: str) -> AnswerLine | DigestLine:
    """An answer or a digest."""
    try:
        if line.startswith('{"digest"'):
            return msgspec.json.decode(line, type=DigestLine)
        return msgspec.json.decode(line, type=AnswerLine)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(f"line {number}: {error}") from None


class Reading:
    """A record being played through. Under other rules it holds as long as its digests do."""

    def __init__(self, line: str) -> None:
        try:
            header = decode(line, "replay", Header)
            stamp = header.stamp
            setup = pinned(checked(header.setup), stamp)
            rules = setup.rules()
            self.same = same_rules(stamp, rules)
            self.has_digests = header.format == FORMAT  # older ones were made another way
            if not self.same and not (self.has_digests and starts_alike(stamp, rules)):
                raise BadRecord(f"made with other rules: {changes(stamp, rules)}")
            state = opening(setup, stamp)
            if stamp.landmark not in ("", landmark(state)):
                raise BadRecord("the game does not begin as it did")
        except TharsisError as error:
            raise BadRecord(f"line 1: {error}") from None
        self.match = Match(setup, state, stamp)

    def take(self, number: int, doc: AnswerLine) -> None:
        """Give the answer of a line; its label decides."""
        match = self.match
        try:
            match.apply(doc.seat, doc.label)
        except Refused as refused:
            raise BadRecord(f"line {number}: {refused}") from None
        index = match.answers[-1][1]
        if self.same and index != doc.index:
            raise BadRecord(f"line {number}: {doc.label!r} is option {index}, not {doc.index}")

    def compare(self, number: int, doc: DigestLine) -> None:
        """Check the digest of a line."""
        match = self.match
        if doc.after != len(match.answers):
            raise BadRecord(f"line {number}: {len(match.answers)} answers so far, not {doc.after}")
        found = landmark(match.state) if self.has_digests else doc.digest
        if found != doc.digest:
            raise BadRecord(f"line {number}: the digest is {found}, not {doc.digest}")
        if doc.end and doc.over != match.over:
            raise BadRecord(f"line {number}: the game is {'over' if match.over else 'not over'} here")
