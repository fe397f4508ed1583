"""What is kept of a table: how it was made, and everything that happened at it, one event after another.

Events are for ever: a later version reads those of all earlier ones. An event that this program does not know was
written by a newer one; it stops its table here, and nothing else.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tharsis.kernel.errors import TharsisError
from tharsis.play.ready import made_ready
from tharsis.play.setup import SetUp, setup_upgraded
from tharsis.play.stamp import Stamp
from tharsis.server.messages import ClockPlan

# Who answered, where it was neither a person at that moment nor a bot: the time was up, or it was said before.
CLOCK, AHEAD = "clock", "ahead"
FAILED = "failed"  # why a bot was replaced by a simpler one
FORMAT = 3  # of events: raised when one of them gets another meaning or a new kind is added
LANDMARKS = 20  # answers between two that tell how the game stood


class UnknownEvent(TharsisError):
    """An event that a newer server has written, or a damaged one."""


class SeatDoc(Struct, omit_defaults=True):
    """Who was to sit here when the table was made."""

    kind: str  # open, person, bot
    name: str = ""
    bot: str = ""


class TableDoc(Struct, omit_defaults=True):
    """How a table was made. It holds the secret seed: it never leaves the server before the end."""

    id: str
    created: int
    setup: SetUp
    seats: list[SeatDoc]
    invite: str
    host: str  # hash of the host's token
    host_code: str  # hash of the host's re-entry code
    name: str = ""
    public: bool = False
    clock: ClockPlan | None = None
    seed_chosen: bool = False
    host_seat: int | None = None
    daily: str = ""  # the deal of a day: its seed is told when the day is over
    attempt: int = 0  # at that deal, by the same person; only the first counts


class Event(Struct, tag_field="e", omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Something that happened."""

    v: int = 1  # the format that it was written in
    key: str = ""  # of the client's order


class Claimed(Event, tag="claim"):
    """A person sat down."""

    seat: int
    name: str
    token: str
    code: str


class Entered(Event, tag="enter"):
    """A person came back with the code: another token for the same seat (None: for the host without one)."""

    seat: int | None
    token: str


class Revoked(Event, tag="revoke"):
    """Tokens of a seat open it no more; `code`: the hash of the code that takes the place of the old one."""

    seat: int | None
    tokens: list[str] = []
    code: str = ""


class Started(Event, tag="start"):
    """The game began, by these rules and so dealt; bots sat down on free seats. Release 0.1 told no rules."""

    bots: dict[int, str] = {}
    stamp: Stamp | None = None


class Answered(Event, tag="answer"):
    """A decision was answered; `left`: what all clocks showed then; `landmark`: now and then, how the game stood."""

    seat: int
    index: int
    label: str
    by: str = ""  # empty: the person; or the name of a bot; or one of those above
    left: list[int] = []
    landmark: str = ""


class SaidAhead(Event, tag="ahead"):
    """A person said what the answer will be when the turn comes; an empty label takes it back."""

    seat: int
    label: str


class Undone(Event, tag="undo"):
    """Answers were taken back."""

    seat: int
    steps: int = 1
    left: list[int] = []


class Said(Event, tag="chat"):
    """Somebody said something."""

    seat: int | None
    text: str


class Replaced(Event, tag="replace"):
    """A bot plays on for a person, or a simpler one for a bot. `why`: resign, absent, clock, failed."""

    seat: int
    bot: str
    why: str
    by: int | None = None


class Returned(Event, tag="return"):
    """A person took the seat back."""

    seat: int


class Reopened(Event, tag="again"):
    """Somebody made a new table for the same people; `by` is a seat."""

    by: int | None
    table: str
    invite: str


class RulesChanged(Event, tag="rules"):
    """From here on the game is played by these rules.

    `save`: how it goes on, where all that came before can't be worked out by them; `lost`: answers that went with it.
    `told`: whether the players are told; not where the rules are the same and only had not been kept.
    """

    stamp: Stamp
    save: str = ""
    lost: int = 0
    told: bool = True


AnyEvent = (
    Claimed
    | Entered
    | Revoked
    | Started
    | Answered
    | SaidAhead
    | Undone
    | Said
    | Replaced
    | Returned
    | Reopened
    | RulesChanged
)

# An event is written in the format that first had it, so that older servers on the same database read the others.
SINCE: dict[type[Event], int] = {Revoked: 3}
_decoder = msgspec.json.Decoder(AnyEvent)
made_ready(TableDoc)


def event_text(event: AnyEvent) -> str:
    """An event as it is kept."""
    event.v = SINCE.get(type(event), 2)
    return msgspec.json.encode(event).decode()


def event_of(text: str) -> AnyEvent:
    """The event of a text."""
    try:
        found: AnyEvent = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise UnknownEvent(f"an event that this version can't read: {error}") from None
    if found.v > FORMAT:
        raise UnknownEvent(f"an event of format {found.v}; this version reads up to {FORMAT}")
    return found


def table_text(doc: TableDoc) -> str:
    """A table as it is kept."""
    return msgspec.json.encode(doc).decode()


def table_of(text: str) -> TableDoc:
    """The table of a text, of this or an older version."""
    raw = msgspec.json.decode(text)
    return msgspec.convert({**raw, "setup": setup_upgraded(raw["setup"])}, TableDoc)
