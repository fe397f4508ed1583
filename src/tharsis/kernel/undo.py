"""Taking an answer back while seats work at the same time: all is played again from where they began, without it."""

from __future__ import annotations

from tharsis.kernel.core import RESUME, Event, State


def reveals(before: State, after: State, seat: int) -> bool:
    """Whether an answer used chance, or showed anybody something that the seat itself did not know."""
    if before.rng_at != after.rng_at:
        return True
    if ended(before, after) and before.secret and before.rules.players > 1:
        return True  # what the others chose at the same time is open now
    if before.known == after.known:
        return False
    bit = 1 << seat
    return any(new & ~old and not old & bit for old, new in zip(before.known, after.known, strict=True))


def ended(before: State, after: State) -> bool:
    """Whether the simultaneous work, of which the answer between these states was part, came to its end with it."""
    return before.forked and len(after.answers) <= len(before.answers)


def taken_back(s: State, seat: int) -> State | None:
    """Simultaneous work without the seat's last answer in it.

    None if there is no such answer, if it showed anybody something, or if what another seat answered later would be
    another question or have another outcome.
    """
    last = len(s.answers) - 1
    while last >= 0 and s.answers[last][0] != seat:
        last -= 1
    if s.origin is None or last < 0:
        return None
    if s.secret and s.answers[last][1] == RESUME:
        return None  # all others may be done meanwhile: the work would be over
    past = replayed(s.origin, s.answers[:last])
    now = past.clone()
    now.apply(seat, s.answers[last][1])
    if reveals(past, now, seat):
        return None
    for who, choice in s.answers[last + 1 :]:
        if not same_question(past, now, who):
            return None
        ends = (past.log, now.log)
        past.apply(who, choice)
        now.apply(who, choice)
        if not same_events(past.log, ends[0], now.log, ends[1]):
            return None
    if not past.answers:
        past.origin = None
    return past


def replayed(origin: State, answers: tuple[tuple[int, int], ...]) -> State:
    """Simultaneous work from its beginning on."""
    s = origin.clone()
    s.origin = origin
    for who, choice in answers:
        s.apply(who, choice)
    return s


def same_question(one: State, other: State, seat: int) -> bool:
    """Whether a seat is asked the same in both states, with the same options; or waits in both."""
    a, b = one.ask_of(seat), other.ask_of(seat)
    if a is None or b is None:
        return one.waits(seat) and other.waits(seat)
    return a.same(b)


def same_events(
    one: Event | None, one_start: Event | None, other: Event | None, other_start: Event | None
) -> bool:
    """Whether the same happened after the start of each log."""
    while one is not one_start and other is not other_start:
        assert one is not None
        assert other is not None
        if not one.same(other):
            return False
        one, other = one.previous, other.previous
    return one is one_start and other is other_start
