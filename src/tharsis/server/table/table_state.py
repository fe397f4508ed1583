"""A table worked out from its events: seats, chat, the game itself. No network and no database here."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from tharsis.kernel.core import Ask
from tharsis.kernel.errors import BadRecord, TharsisError
from tharsis.kernel.rng import commitment
from tharsis.play.decision import labels_of
from tharsis.play.match import Match
from tharsis.play.scores import ahead, scores
from tharsis.rules.scoring import winners
from tharsis.server.messages import SeatRow, TableResult, TableRow
from tharsis.server.table import events as ev
from tharsis.server.table.daily import sealed

CHAT = 100  # lines kept at hand
KEYS = 5000  # orders remembered, so that none is carried out twice


@dataclass(slots=True)
class Seat:
    """Who sits here."""

    kind: str  # open, person, bot
    name: str = ""
    bot: str = ""  # plays here now, for a person or on its own
    resigned: bool = False
    ahead: str = ""  # the answer that the person gave before the question
    tokens: list[str] = field(default_factory=list)  # hashes
    code: str = ""  # hash


@dataclass(slots=True)
class Line:
    """A line of the chat."""

    seq: int
    seat: int | None
    name: str
    text: str
    time: int


class TableState:
    """The fold of all events of a table."""

    def __init__(self, doc: ev.TableDoc) -> None:
        self.doc = doc
        self.seq = 0
        self.seats = [Seat(s.kind, s.name, s.bot) for s in doc.seats]
        self.host_tokens = [doc.host]
        self.match: Match | None = None
        self.chat: list[Line] = []
        self.keys: dict[str, int] = {}  # of orders, by seat -> event
        self.left: list[int] = [doc.clock.bank * 1000 if doc.clock else 0] * len(self.seats)
        self.since = [0] * len(self.seats)  # since which event each seat's decision is as it is
        self.asks: list[Ask | None] = [None] * len(self.seats)
        self.again: ev.Reopened | None = None
        self.head = 0  # counts changes of what the lobby shows

    def branch(self) -> TableState:
        """A copy to fold further events into; the game is shared until an event brings another one."""
        other = copy(self)
        other.seats = [replace(s, tokens=s.tokens[:]) for s in self.seats]
        other.host_tokens = self.host_tokens[:]
        other.keys = dict(self.keys)
        other.since, other.asks = self.since[:], self.asks[:]
        return other

    # --- reading ------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """Waiting, playing or over."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    def row(self) -> TableRow:
        """The table as everybody may see it."""
        doc, setup = self.doc, self.doc.setup
        options: dict[str, Any] = dict(setup.options)
        if doc.seed_chosen:
            options["seed_chosen"] = True
        over = self.match is not None and self.match.over
        return TableRow(
            id=doc.id,
            name=doc.name,
            game=setup.game,
            modules=list(setup.modules),
            options=options,
            players=setup.players,
            status=self.status,  # type: ignore[arg-type]
            public=doc.public,
            seats=[
                SeatRow(i, s.kind, s.name, s.bot or None, s.resigned)  # type: ignore[arg-type]
                for i, s in enumerate(self.seats)
            ],
            seq=self.seq,
            created=doc.created,
            commitment=commitment_of(doc),
            clock=doc.clock,
            seed=setup.seed if over and not sealed(doc.daily) else None,
            daily=doc.daily or None,
            result=self.result(),
        )

    def result(self) -> TableResult | None:
        """How the game ended."""
        if self.match is None or not self.match.over:
            return None
        state = self.match.state
        return TableResult(winners(state), [x.total for x in scores(state)])

    def names(self) -> list[str]:
        """What everybody is called in texts."""
        return [
            s.name or (s.bot.capitalize() if s.kind == "bot" else f"P{i + 1}")
            for i, s in enumerate(self.seats)
        ]

    def holder(self, token: str) -> tuple[int | None, bool] | None:
        """Whose hash of a token this is: the seat, and whether it is the host."""
        host = token in self.host_tokens
        for i, seat in enumerate(self.seats):
            if token in seat.tokens:
                return i, host or i == self.doc.host_seat
        return (None, True) if host else None

    def bots_to_move(self) -> list[int]:
        """The seats whose decision a bot has to make."""
        if self.match is None:
            return []
        return [a.seat for a in self.match.state.decisions() if self.seats[a.seat].bot]

    def may_say_ahead(self, seat: int) -> str | None:
        """The label of the answer that a person may give now, before the question comes."""
        if self.match is None or self.match.over or self.seats[seat].bot:
            return None
        return ahead(self.match.state, seat)

    def answered_ahead(self) -> tuple[int, str] | None:
        """A seat whose question is here after its answer, and that answer."""
        if self.match is None:
            return None
        state = self.match.state
        for ask in state.decisions():
            label = self.seats[ask.seat].ahead
            if label and label in labels_of(state, ask):
                return ask.seat, label
        return None

    # --- folding ------------------------------------------------------------------------------------------------------

    def fold(self, seq: int, at: int, event: ev.AnyEvent, match: Match | None = None) -> None:
        """Take in the next event. `match`: the game after it, where that was worked out already."""
        if seq != self.seq + 1:
            raise BadRecord(f"event {seq} follows event {self.seq}")
        if isinstance(event, ev.Answered):
            self.answered(event, match)
        elif isinstance(event, ev.Undone):
            self.undone(event, match)
        elif isinstance(event, ev.SaidAhead):
            self.seats[event.seat].ahead = event.label
        elif isinstance(event, ev.Said):
            name = self.names()[event.seat] if event.seat is not None else ""
            self.chat = [*self.chat[-(CHAT - 1) :], Line(seq, event.seat, name, event.text, at)]
        elif isinstance(event, ev.Reopened):
            self.again = event
        else:
            self.seated(event)
            self.head += 1
        self.seq = seq
        if event.key:
            self.keys[event.key] = seq
            if len(self.keys) > KEYS:
                del self.keys[next(iter(self.keys))]
        self.watch(event.seat if isinstance(event, ev.Answered | ev.Undone) else None)

    def answered(self, event: ev.Answered, match: Match | None) -> None:
        """The game goes on."""
        if match is None:
            match = self.playing()
            match.apply(event.seat, event.label)
        self.match = match
        if event.by == ev.AHEAD:
            self.seats[event.seat].ahead = ""
        if event.left:
            self.left = event.left[:]
        if match.over:
            self.head += 1

    def undone(self, event: ev.Undone, match: Match | None) -> None:
        """The game goes back."""
        if match is None:
            match = self.playing()
            for _ in range(event.steps):
                match.undo(event.seat)
        self.match = match
        self.seats[event.seat].ahead = ""  # it was said of another position
        if event.left:
            self.left = event.left[:]

    def seated(self, event: ev.AnyEvent) -> None:
        """Who sits where."""
        if isinstance(event, ev.Claimed):
            seat = self.seats[event.seat]
            seat.kind, seat.name, seat.bot = "person", event.name, ""
            seat.tokens, seat.code = [event.token], event.code
        elif isinstance(event, ev.Entered):
            tokens = self.host_tokens if event.seat is None else self.seats[event.seat].tokens
            tokens.append(event.token)
        elif isinstance(event, ev.Started):
            for number, bot in event.bots.items():
                self.seats[number].kind, self.seats[number].bot = "bot", bot
            setup = self.doc.setup
            self.match = self.match or Match(setup, setup.begin())
        elif isinstance(event, ev.Replaced):
            seat = self.seats[event.seat]
            seat.bot, seat.resigned, seat.ahead = event.bot, event.why == "resign", ""
        elif isinstance(event, ev.Returned):
            self.seats[event.seat].bot = ""

    def playing(self) -> Match:
        """The game, which must have begun."""
        if self.match is None:
            raise BadRecord("an answer before the game began")
        return self.match

    def watch(self, by: int | None) -> None:
        """Note for each seat whether its decision is still the same; `by`: the seat that answered, or took it back."""
        if self.match is None:
            return
        state = self.match.state
        for seat in range(len(self.seats)):
            ask = None if state.over else state.ask_of(seat)
            before = self.asks[seat]
            # What another seat does may lead to the same question anew; what the seat does itself, never.
            if seat == by or not (ask is before or (ask and before and ask.same(before))):
                self.since[seat] = self.seq
            self.asks[seat] = ask


def commitment_of(doc: ev.TableDoc) -> str:
    """The hash of the seed."""
    return commitment(doc.setup.seed)


def restore(
    doc: ev.TableDoc, rows: list[tuple[int, int, ev.AnyEvent]], snapshot: tuple[int, str] | None
) -> TableState:
    """A table from what is kept of it. A snapshot that can't be read is no loss: everything is in the events."""
    seating = TableState(doc)
    start, saved = 0, None
    if snapshot is not None and snapshot[0] <= len(rows):
        try:
            saved, start = Match.load(snapshot[1]), snapshot[0]
        except TharsisError:
            saved, start = None, 0
    for seq, at, event in rows:
        before = seq < start
        if seq == start:
            seating.fold(seq, at, event, saved)
        elif before and isinstance(event, ev.Answered | ev.Undone):
            seating.fold(seq, at, event, seating.match)
        else:
            seating.fold(seq, at, event)
    return seating
