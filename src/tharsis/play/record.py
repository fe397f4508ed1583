"""The replay format: JSON lines. First how the game began, then one line per answer, with digests in between."""

from __future__ import annotations

import msgspec

from tharsis.play.ready import made_ready
from tharsis.play.save import FORMAT
from tharsis.play.setup import SetUp
from tharsis.play.stamp import Stamp

EVERY = 20  # answers between two digests


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    tharsis: str
    format: int
    setup: SetUp
    stamp: Stamp


class AnswerLine(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat answered: the label counts, the index must agree with it."""

    seat: int
    label: str
    index: int


class DigestLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How the game stood after so many answers. `end` marks the last line; `over`, that the game had ended."""

    digest: str
    after: int
    end: bool = False
    over: bool = False


made_ready(Header, AnswerLine, DigestLine)


class Record:
    """Writes a record line by line."""

    def __init__(self, setup: SetUp, stamp: Stamp) -> None:
        plain = msgspec.structs.replace(setup, cards=[])  # the stamp has them
        self.lines = [msgspec.json.encode(Header("replay", FORMAT, plain, stamp))]

    def answer(self, seat: int, index: int, label: str) -> None:
        """One more answer."""
        self.lines.append(msgspec.json.encode(AnswerLine(seat, label, index)))

    def digest(self, after: int, digest: str) -> None:
        """How the game stands now."""
        self.lines.append(msgspec.json.encode(DigestLine(digest, after)))

    def end(self, after: int, digest: str, over: bool) -> None:
        """The last line."""
        self.lines.append(msgspec.json.encode(DigestLine(digest, after, True, over)))

    def text(self) -> str:
        """The record as text."""
        return b"\n".join([*self.lines, b""]).decode()
