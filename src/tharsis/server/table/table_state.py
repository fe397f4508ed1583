"""A table worked out from its events: seats, chat, the game itself. No network and no database here."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from tharsis.kernel.core import Ask, State
from tharsis.kernel.errors import BadRecord, TharsisError
from tharsis.kernel.rng import commitment
from tharsis.play.decision import labels_of
from tharsis.play.digest import landmark
from tharsis.play.match import Match
from tharsis.play.opening import opening, pinned
from tharsis.play.release_one import stamp_then
from tharsis.play.scores import ahead, scores
from tharsis.play.setup import SetUp
from tharsis.play.stamp import Stamp, stamp_of
from tharsis.rules.scoring import winners
from tharsis.server.messages import SeatRow, TableResult, TableRow
from tharsis.server.table import events as ev
from tharsis.server.table.daily import sealed
from tharsis.server.table.finished import Finished
from tharsis.text.names import player_name

CHAT = 100  # lines kept at hand
TOKENS = 10  # that open a seat; who comes back once more lets the oldest go
KEYS = 5000  # orders remembered, so that none is carried out twice


@dataclass(slots=True)
class Seat:
    """Who sits here."""

    kind: str  # open, person, bot
    name: str = ""
    bot: str = ""  # plays here now, for a person or on its own
    resigned: bool = False
    ahead: str = ""  # the answer that the person gave before the question
    tokens: dict[str, int] = field(default_factory=dict)  # hashes, and since when each opens the seat
    code: str = ""  # hash


@dataclass(slots=True)
class Line:
    """A line of the chat; `notice`: what the table itself has to say, in the words of each reader; `about`: of which seat."""

    seq: int
    seat: int | None
    name: str
    text: str
    time: int
    notice: str = ""
    about: int | None = None


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the game can be worked out from: its opening, or how it stood when other rules took it over."""

    answers: int = 0
    save: str = ""


class RulesDiffer(TharsisError):
    """The game does not stand as it did: by the rules of now it goes another way."""


class TableState:
    """The fold of all events of a table.

    Without a game (`playable` false) only people and chat are folded: where the game is over and kept as data, or
    where it can't go on.
    """

    def __init__(self, doc: ev.TableDoc, playable: bool = True) -> None:
        self.doc = doc
        self.playable = playable
        self.is_whole = True  # whether every event could be read; one of a newer server can't
        self.begun = False
        self.answers = 0  # without a game: how many there are
        self.finished: Finished | None = None  # the game as data, once it is over and kept
        self.stamp: Stamp | None = None  # the rules that the game is played by
        self.origin = Origin()
        self.seq = 0
        self.seats = [Seat(s.kind, s.name, s.bot) for s in doc.seats]
        self.host_tokens: dict[str, int] = {doc.host: doc.created}
        self.host_code = doc.host_code
        self.match: Match | None = None
        self.chat: list[Line] = []
        self.lines = 0  # of chat, also those that are not at hand
        self.keys: dict[str, int] = {}  # of orders, by seat -> event
        self.left: list[int] = [doc.clock.bank * 1000 if doc.clock else 0] * len(self.seats)
        self.since = [0] * len(self.seats)  # since which event each seat's decision is as it is
        self.asked = [0] * len(
            self.seats
        )  # the same, whatever others did to its options while all act openly
        self.asks: list[Ask | None] = [None] * len(self.seats)
        self.again: ev.Reopened | None = None
        self.head = 0  # counts changes of what the lobby shows
        self.open_part: tuple[int, State, dict[str, Any]] | None = None  # of the view: event, state, document

    def branch(self) -> TableState:
        """A copy to fold further events into; the game is shared until an event brings another one."""
        other = copy(self)
        other.seats = [replace(s, tokens=dict(s.tokens)) for s in self.seats]
        other.host_tokens = dict(self.host_tokens)
        other.keys = dict(self.keys)
        other.since, other.asked, other.asks = self.since[:], self.asked[:], self.asks[:]
        return other

    # --- reading ------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """Waiting, playing or over; or frozen: it can't go on."""
        if self.over:
            return "over"
        if not self.begun:
            return "waiting"
        return "frozen" if self.match is None else "playing"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.finished is not None or (self.match is not None and self.match.over)

    def row(self) -> TableRow:
        """The table as everybody may see it."""
        doc, setup = self.doc, self.doc.setup
        options: dict[str, Any] = dict(setup.options)
        if doc.seed_chosen:
            options["seed_chosen"] = True
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
            seed=setup.seed if self.over and not sealed(doc.daily) else None,
            daily=doc.daily or None,
            attempt=doc.attempt or None,
            result=self.result(),
        )

    def result(self) -> TableResult | None:
        """How the game ended: as it was kept then."""
        if self.finished is not None:
            return self.finished.result
        if self.match is None or not self.match.over:
            return None
        state = self.match.state
        return TableResult(winners(state), [x.total for x in scores(state)])

    def names(self, language: str = "en") -> list[str]:
        """What everybody is called in texts; who gave no name is a number."""
        return [
            s.name or (s.bot.capitalize() if s.kind == "bot" else player_name(i + 1, language))
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
            self.lines += 1
            name = self.names()[event.seat] if event.seat is not None else ""
            self.chat = [*self.chat[-(CHAT - 1) :], Line(seq, event.seat, name, event.text, at)]
        elif isinstance(event, ev.Reopened):
            self.again = event
        elif isinstance(event, ev.RulesChanged):
            self.taken_over(seq, at, event, match)
        else:
            self.seated(event, match, at)
            self.head += 1
            if isinstance(event, ev.Replaced) and event.why == ev.FAILED:
                self.say(seq, at, "bot-failed", event.seat)
        self.seq = seq
        if event.key:
            self.keys[event.key] = seq
            if len(self.keys) > KEYS:
                del self.keys[next(iter(self.keys))]
        self.watch(event.seat if isinstance(event, ev.Answered | ev.Undone) else None)

    def answered(self, event: ev.Answered, match: Match | None) -> None:
        """The game goes on."""
        self.answers += 1
        if event.by == ev.AHEAD:
            self.seats[event.seat].ahead = ""
        if event.left:
            self.left = event.left[:]
        if not self.playable:
            return
        if match is None:
            match = self.playing()
            match.apply(event.seat, event.label)
            if event.landmark not in ("", landmark(match.state)):
                raise RulesDiffer(f"after {len(match.answers)} answers the game does not stand as it did")
        self.match = match
        if match.over:
            self.head += 1

    def undone(self, event: ev.Undone, match: Match | None) -> None:
        """The game goes back."""
        self.answers -= event.steps
        self.seats[event.seat].ahead = ""  # it was said of another position
        if event.left:
            self.left = event.left[:]
        if not self.playable:
            return
        if match is None:
            match = self.playing()
            for _ in range(event.steps):
                match.undo(event.seat)
        self.match = match

    def started(self, event: ev.Started, match: Match | None) -> None:
        """The game begins: by its rules of then, and dealt as it was."""
        for number, bot in event.bots.items():
            self.seats[number].kind, self.seats[number].bot = "bot", bot
        self.begun = True
        self.stamp = event.stamp
        if self.playable:
            self.match = match or begun(self.doc.setup, event.stamp or stamp_then(self.doc.setup))

    def resume(self, match: Match) -> None:
        """The game stands as it was saved after the last event: what seats must decide is new to them."""
        self.match = match
        self.asks = [None] * len(self.seats)
        self.watch(None)

    def taken_over(self, seq: int, at: int, event: ev.RulesChanged, match: Match | None) -> None:
        """Other rules take the game over."""
        self.stamp = event.stamp
        self.answers -= event.lost
        if event.save and self.playable:
            self.match = match or Match.load(event.save)
        if event.save:
            self.origin = Origin(self.answers, event.save)
        if event.told:
            self.say(seq, at, "rules-lost" if event.lost else "rules")

    def say(self, seq: int, at: int, notice: str, about: int | None = None) -> None:
        """The table itself says something, of a seat or of all."""
        name = "" if about is None else self.seats[about].name
        self.chat = [*self.chat[-(CHAT - 1) :], Line(seq, None, name, "", at, notice, about)]

    def seated(self, event: ev.AnyEvent, match: Match | None, at: int) -> None:
        """Who sits where."""
        if isinstance(event, ev.Claimed):
            seat = self.seats[event.seat]
            seat.kind, seat.name, seat.bot = "person", event.name, ""
            seat.tokens, seat.code = {event.token: at}, event.code
        elif isinstance(event, ev.Entered):
            tokens = self.tokens_of(event.seat)
            tokens[event.token] = at
            self.drop_tokens(event.seat, list(tokens)[:-TOKENS])
        elif isinstance(event, ev.Revoked):
            self.revoked(event)
        elif isinstance(event, ev.Started):
            self.started(event, match)
        elif isinstance(event, ev.Replaced):
            seat = self.seats[event.seat]
            seat.bot, seat.ahead = event.bot, ""
            if event.why != ev.FAILED:
                seat.resigned = event.why == "resign"
        elif isinstance(event, ev.Returned):
            self.seats[event.seat].bot = ""

    def tokens_of(self, seat: int | None) -> dict[str, int]:
        """What opens a seat; None: the host without one."""
        return self.host_tokens if seat is None else self.seats[seat].tokens

    def drop_tokens(self, seat: int | None, tokens: list[str]) -> None:
        """Let tokens of a seat go, the host's own too where they are the same."""
        for token in tokens:
            self.tokens_of(seat).pop(token, None)
            if seat == self.doc.host_seat:
                self.host_tokens.pop(token, None)

    def revoked(self, event: ev.Revoked) -> None:
        """Tokens are good no more; perhaps there is another code."""
        self.drop_tokens(event.seat, event.tokens)
        if event.code and event.seat is None:
            self.host_code = event.code
        elif event.code and event.seat is not None:
            self.seats[event.seat].code = event.code

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
                if seat == by or not (ask and before and state.forked and ask.frame.same(before.frame)):
                    self.asked[seat] = self.seq
            self.asks[seat] = ask


def begun(setup: SetUp, stamp: Stamp) -> Match:
    """A game at its first decisions, as it was begun with these rules."""
    own = pinned(setup, stamp)
    return Match(own, opening(own, stamp), stamp)


def start_of(setup: SetUp, bots: dict[int, str] | None = None, key: str = "") -> tuple[ev.Started, Match]:
    """The beginning of a new game: the event, and the game after it."""
    match = Match(setup, setup.begin())
    match.stamp = stamp_of(match.state.rules, match.state)
    return ev.Started(bots=bots or {}, stamp=match.stamp, key=key), match


def commitment_of(doc: ev.TableDoc) -> str:
    """The hash of the seed."""
    return commitment(doc.setup.seed)
