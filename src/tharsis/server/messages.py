"""What goes over the wire, one type per message and body: `docs/protocol.md` in code. OpenAPI is made from these.

Field names are short words; texts are in the language that the reader asked for; unknown fields are refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from tharsis.play.ready import made_ready

PROTOCOL = 1

Language = Literal["en", "pt", "ru"]
Name = Annotated[str, Meta(max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Key = Annotated[
    str, Meta(min_length=1, max_length=64, description="Chosen by the client; the same key is done once.")
]
Seq = Annotated[
    int, Meta(ge=0, le=1 << 40, description="The number of the last event that the client has seen.")
]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Choice = Annotated[int, Meta(ge=0, le=10_000)] | Annotated[str, Meta(max_length=200)]
Selection = Annotated[list[Choice], Meta(max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Doc = dict[str, Any]


class Request(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a client sends over HTTP."""


# --- tables -------------------------------------------------------------------------------------------------------------


class SeatPlan(Request):
    """Who is to sit here: the creator ("me"), anybody with the link ("open"), or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Name = ""
    bot: Word = "greedy"


class ClockPlan(Request):
    """Thinking time for each seat: a bank, more after every answer; what happens when it is used up."""

    bank: Annotated[int, Meta(ge=1, le=30 * 86_400, description="Seconds.")] = 3600
    increment: Annotated[
        int, Meta(ge=0, le=86_400, description="Seconds added after each turn at the decision.")
    ] = 0
    expiry: Literal["bot", "pass"] = "bot"
    bot: Word = "greedy"


class CreateTable(Request):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    modules: Annotated[list[Word], Meta(max_length=32)] = []
    options: Annotated[dict[Word, bool | int | Word | list[int] | None], Meta(max_length=32)] = {}
    name: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False
    clock: ClockPlan | None = None
    seed: Annotated[str, Meta(max_length=64)] | None = None


class ClaimSeat(Request):
    """Sit down. Without a seat number: the first free one. A public table needs no invite."""

    name: Name = ""
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=100)] = ""


class Reenter(Request):
    """Come back with the personal code, on any device."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class Session(Request):
    """Exchange a seat token for a cookie."""

    token: Token


class Seated(Struct):
    """The answer to who sits down or comes back. Token and code are shown once and stored only as hashes."""

    table: str
    seat: int | None
    token: str
    code: str
    host: bool
    invite: str


class Device(Struct):
    """A token that opens my seat: its name, since when, and whether it is the one that asks."""

    id: str
    since: int
    own: bool


class Devices(Struct):
    """All tokens that open my seat."""

    devices: list[Device]


class NewCode(Struct):
    """The re-entry code that takes the place of the old one."""

    code: str


class SeatRow(Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    resigned: bool = False
    present: bool = False


class TableResult(Struct):
    """How a finished table ended, in short."""

    winners: list[int]
    totals: list[int]


class TableRow(Struct):
    """A table in the lobby, and the head of a table's document."""

    id: str
    name: str
    game: str
    modules: list[str]
    options: Doc
    players: int
    status: Literal["waiting", "playing", "over", "frozen"]
    public: bool
    seats: list[SeatRow]
    seq: int
    created: int
    commitment: str
    clock: ClockPlan | None = None
    seed: str | None = None
    daily: str | None = None
    attempt: int | None = None
    result: TableResult | None = None


class Lobby(Struct):
    """Open and running public tables, newest first."""

    tables: list[TableRow]


class PlayDaily(Request):
    """A table with a deal of today."""

    game: Word
    deal: Word
    name: Name = ""


class DailyResult(Struct):
    """How somebody did with a deal."""

    table: str
    name: str
    points: int
    won: bool


class DealRow(Struct):
    """A deal of today: the hash of its seed, the best results, how many there are; the seed of yesterday's."""

    game: str
    deal: str
    modules: list[str]
    bots: list[str]
    commitment: str
    results: list[DailyResult]
    played: int
    yesterday: str


class Daily(Struct):
    """The deals of the day (UTC); `ends` is when the next ones come."""

    day: str
    ends: int
    deals: list[DealRow]


class Done(Struct):
    """An order was carried out; `seq` is the table's last event now."""

    seq: int
    key: str = ""
    repeated: bool = False


class Problem(Struct):
    """Why something was refused: a stable word, and a sentence."""

    error: str
    message: str
    seq: int | None = None


# --- orders: the same over WebSocket (with a type) and as HTTP bodies -------------------------------------------------------


class Answer(Request, tag="answer", tag_field="type"):
    """Answer the open decision; several answers are taken whole or not at all.

    Each is an index or a label, or a list: the items taken, by index or label, of the selection that starts there.
    """

    key: Key
    seq: Seq
    answers: Annotated[list[Choice | Selection], Meta(min_length=1, max_length=64)]


class Ahead(Request, tag="ahead", tag_field="type"):
    """Say before my turn what I will answer when it comes: the label that `you.ahead` offers. None: take it back."""

    key: Key
    label: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class Undo(Request, tag="undo", tag_field="type"):
    """Take back my last answers."""

    key: Key
    seq: Seq
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1


class Chat(Request, tag="chat", tag_field="type"):
    """Say something to the table: plain text."""

    key: Key
    text: ChatText


class Start(Request, tag="start", tag_field="type"):
    """Begin now; free seats are taken by bots. Only the host; a table without free seats begins by itself."""

    key: Key
    bot: Word = "greedy"


class Resign(Request, tag="resign", tag_field="type"):
    """Give up: a bot plays on in my place."""

    key: Key
    bot: Word = "greedy"


class Replace(Request, tag="replace", tag_field="type"):
    """Let a bot play for somebody who was away long enough, or for myself for a while."""

    key: Key
    seat: SeatNumber
    bot: Word = "greedy"


class Return(Request, tag="return", tag_field="type"):
    """Take my seat back from the bot that plays for me."""

    key: Key


Order = Answer | Ahead | Undo | Chat | Start | Resign | Replace | Return
ORDERS: tuple[type[Request], ...] = get_args(Order)


# --- WebSocket only -------------------------------------------------------------------------------------------------------


class Hello(Request, tag="hello", tag_field="type"):
    """The first message. `seq`: resume after the last event seen. Token and invite only where no cookie is used."""

    protocol: int = PROTOCOL
    language: Language = "en"
    seq: Seq | None = None
    token: Token | None = None
    invite: Annotated[str, Meta(max_length=100)] = ""


class Ask(Request, tag="ask", tag_field="type"):
    """A question about the position: the menu with reasons, or a preview of options of the open decision."""

    key: Key
    what: Literal["menu", "preview"]
    options: Annotated[list[Choice], Meta(max_length=256)] = []


class SetLanguage(Request, tag="language", tag_field="type"):
    """Go on in another language; a full document follows."""

    language: Language


class Ping(Request, tag="ping", tag_field="type"):
    """Still there?"""


ClientMessage = Hello | Order | Ask | SetLanguage | Ping


class Welcome(Struct, tag="welcome", tag_field="type"):
    """Who the server takes you for. `time` is its clock in milliseconds."""

    protocol: int
    server: str
    table: str
    seat: int | None
    host: bool
    time: int


class Full(Struct, tag="full", tag_field="type"):
    """The whole document for this reader."""

    seq: int
    doc: Mapping[str, Any]


class Delta(Struct, tag="delta", tag_field="type"):
    """What event `seq` changed in the document of event `seq - 1`."""

    seq: int
    ops: list[list[Any]]


class Ack(Struct, tag="ack", tag_field="type"):
    """The order with this key is stored durably; it was event `seq` (the last one of several)."""

    key: str
    seq: int
    repeated: bool = False


class Error(Struct, tag="error", tag_field="type"):
    """An order or message was refused; nothing changed. `seq`: the table's last event."""

    error: str
    message: str
    key: str = ""
    seq: int | None = None


class Reply(Struct, tag="reply", tag_field="type"):
    """The answer to an `ask`."""

    key: str
    what: str
    seq: int
    body: Any


class Presence(Struct, tag="presence", tag_field="type"):
    """Which seats are connected now, and how many watch. Not numbered."""

    present: list[bool]
    spectators: int


class ClockState(Struct, tag="clock", tag_field="type"):
    """Milliseconds left for each seat at `time`, and whose clock runs. Not numbered."""

    time: int
    left: list[int]
    running: list[int]


class Pong(Struct, tag="pong", tag_field="type"):
    """Still here."""

    time: int


class Bye(Struct, tag="bye", tag_field="type"):
    """The server closes the connection; `retry` says whether to come back."""

    reason: str
    retry: bool


ServerMessage = Welcome | Full | Delta | Ack | Error | Reply | Presence | ClockState | Pong | Bye

encode = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(ClientMessage).decode
made_ready(TableRow)
