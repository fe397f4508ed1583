"""From an order to the events that it makes: checked against the table, nothing written yet."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.bots.make import BOTS
from tharsis.kernel.errors import Refused
from tharsis.play.match import Match
from tharsis.server import messages as wire
from tharsis.server.errors import FROZEN, Refusal
from tharsis.server.table import events as ev
from tharsis.server.table.daily import sealed
from tharsis.server.table.names import plain
from tharsis.server.table.table_state import TableState, start_of

Step = tuple[ev.AnyEvent, Match | None]  # an event, and the game after it where it changed


@dataclass(frozen=True, slots=True)
class Who:
    """Who gives an order."""

    seat: int | None = None
    host: bool = False
    token: str = ""  # hash of what opened the seat

    def full_key(self, key: str) -> str:
        """A key of one client can't meet another's."""
        return f"{'host' if self.seat is None else self.seat}/{key}"


def check_bot(name: str) -> str:
    """A bot that there is."""
    if name not in BOTS:
        raise Refusal("bad_request", f"there is no bot {name!r}; known: {', '.join(sorted(BOTS))}")
    return name


def plan(seating: TableState, who: Who, order: wire.Order, away: list[bool]) -> list[Step]:
    """The events of an order. `away`: seats that were absent long enough to be replaced by anybody."""
    key = who.full_key(order.key)
    if isinstance(order, wire.Answer):
        return answers(seating, seat_of(who), order, key)
    if isinstance(order, wire.Ahead):
        return [(say_ahead(seating, seat_of(who), order, key), None)]
    if isinstance(order, wire.Undo):
        return undo(seating, seat_of(who), order, key)
    if isinstance(order, wire.Chat):
        return chat(who, order, key)
    if isinstance(order, wire.Start):
        return start(seating, who, order, key)
    if isinstance(order, wire.Resign):
        seat = person(seating, seat_of(who))
        return [(ev.Replaced(seat=seat, bot=check_bot(order.bot), why="resign", by=seat, key=key), None)]
    if isinstance(order, wire.Replace):
        return replace(seating, who, order, key, away)
    return come_back(seating, seat_of(who), key)


def seat_of(who: Who) -> int:
    """The seat of who orders."""
    if who.seat is None:
        raise Refusal("no_seat", "only those who sit at the table can do this")
    return who.seat


def game_of(seating: TableState) -> Match:
    """The running game."""
    if seating.over:
        raise Refusal("refused", "the game is over")
    if not seating.begun:
        raise Refusal("refused", "the game has not begun")
    if seating.match is None:
        raise Refusal("frozen", FROZEN)
    return seating.match


def at_play(seating: TableState, seat: int) -> None:
    """Whether the person plays for herself."""
    if seating.seats[seat].bot:
        raise Refusal("refused", "a bot plays for you: return first")


def timely(seating: TableState, seat: int, seq: int, by_label: bool) -> None:
    """Whether the decision is still the one that the client saw.

    While all act openly, others may change which options there are: what is chosen by its label, or taken back, still means
    the same.
    """
    if seq > seating.seq:
        raise Refusal("bad_request", f"there is no event {seq} yet; the last one is {seating.seq}")
    at_play(seating, seat)
    if seq < (seating.asked if by_label else seating.since)[seat]:
        raise Refusal("stale", f"your decision has changed since event {seq}; look again")


def answers(seating: TableState, seat: int, order: wire.Answer, key: str) -> list[Step]:
    """Answers, taken whole or not at all; the last one has the key."""
    match = game_of(seating)
    timely(seating, seat, order.seq, all(isinstance(choice, str) for choice in order.answers))
    taken: list[Match] = []
    for number, choice in enumerate(order.answers, start=1):
        try:
            for answer in match.selection(seat, choice) if isinstance(choice, list) else [choice]:
                match = match.clone()
                match.apply(seat, answer)
                taken.append(match)
        except Refused as refused:
            if order.seq < seating.since[seat]:  # another has taken meanwhile what was chosen
                raise Refusal(
                    "stale", f"your decision has changed since event {order.seq}; look again"
                ) from None
            which = f"answer {number} of {len(order.answers)}: " if len(order.answers) > 1 else ""
            raise Refusal("refused", f"{which}{refused}") from None
    steps: list[Step] = []
    for after in taken:
        _, index, label = after.answers[-1]
        last = after is taken[-1]
        steps.append((ev.Answered(seat=seat, index=index, label=label, key=key if last else ""), after))
    return steps


def say_ahead(seating: TableState, seat: int, order: wire.Ahead, key: str) -> ev.SaidAhead:
    """The answer to a question that has not come yet, as far as the game allows; or it is taken back."""
    game_of(seating)
    at_play(seating, seat)
    if order.label is None:
        if not seating.seats[seat].ahead:
            raise Refusal("refused", "there is nothing said ahead to take back")
        return ev.SaidAhead(seat=seat, label="", key=key)
    may = seating.may_say_ahead(seat)
    if may is None:
        raise Refusal("refused", "nothing can be said ahead now")
    if order.label != may:
        raise Refusal("refused", f"{order.label!r} can't be said ahead now, only {may!r}")
    return ev.SaidAhead(seat=seat, label=may, key=key)


def carried_out(seating: TableState) -> list[Step]:
    """The answer that was given before its question, when that question is here."""
    found = seating.answered_ahead()
    if found is None:
        return []
    match = seating.playing().clone()
    match.apply(*found)
    seat, index, label = match.answers[-1]
    return [(ev.Answered(seat=seat, index=index, label=label, by=ev.AHEAD), match)]


def undo(seating: TableState, seat: int, order: wire.Undo, key: str) -> list[Step]:
    """Take back answers."""
    match = game_of(seating).clone()
    timely(seating, seat, order.seq, True)
    try:
        for _ in range(order.steps):
            match.undo(seat)
    except Refused as refused:
        raise Refusal("refused", str(refused)) from None
    return [(ev.Undone(seat=seat, steps=order.steps, key=key), match)]


def chat(who: Who, order: wire.Chat, key: str) -> list[Step]:
    """Say something."""
    if who.seat is None and not who.host:
        raise Refusal("no_seat", "only those who sit at the table can speak")
    text = plain(order.text, 500)
    if not text:
        raise Refusal("bad_request", "there is nothing to read in this")
    return [(ev.Said(seat=who.seat, text=text, key=key), None)]


def start(seating: TableState, who: Who, order: wire.Start, key: str) -> list[Step]:
    """Begin with bots on the free seats."""
    if not who.host:
        raise Refusal("forbidden", "only the host can begin the game")
    if seating.begun:
        raise Refusal("refused", "the game has begun already")
    bot = check_bot(order.bot)
    free = {i: bot for i, s in enumerate(seating.seats) if s.kind == "open"}
    return [start_of(seating.doc.setup, free, key)]


def person(seating: TableState, seat: int) -> int:
    """A seat on which a person plays."""
    game_of(seating)
    if seat >= len(seating.seats) or seating.seats[seat].kind != "person":
        raise Refusal("refused", f"nobody sits on seat {seat}")
    if seating.seats[seat].bot:
        raise Refusal("refused", "a bot plays there already")
    return seat


def replace(seating: TableState, who: Who, order: wire.Replace, key: str, away: list[bool]) -> list[Step]:
    """A bot for somebody who is away, or for oneself for a while."""
    if who.seat is None and not who.host:
        raise Refusal("no_seat", "only those who sit at the table can do this")
    seat = person(seating, order.seat)
    if seat != who.seat and not away[seat]:
        raise Refusal("forbidden", "this player is here, or was a moment ago")
    return [(ev.Replaced(seat=seat, bot=check_bot(order.bot), why="absent", by=who.seat, key=key), None)]


def check_removal(seating: TableState, who: Who) -> None:
    """Whether somebody may remove a table: its host, as long as it is nobody else's game."""
    if not who.host:
        raise Refusal("forbidden", "only the host can remove a table")
    if sealed(seating.doc.daily):
        raise Refusal("forbidden", "a deal of today can't be removed: the first attempt counts")
    others = [
        s for i, s in enumerate(seating.seats) if s.kind == "person" and i != who.seat and not s.resigned
    ]
    if others and seating.begun and seating.status != "frozen":
        raise Refusal("forbidden", "others play or have played this game: it is theirs too")


def come_back(seating: TableState, seat: int, key: str) -> list[Step]:
    """Take the seat back from the bot."""
    it = seating.seats[seat]
    if it.kind != "person" or not it.bot:
        raise Refusal("refused", "no bot plays for you")
    if it.resigned:
        raise Refusal("refused", "a player who resigned can't come back")
    game_of(seating)
    return [(ev.Returned(seat=seat, key=key), None)]
