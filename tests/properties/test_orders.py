"""Where several seats act at the same time, the order of answers that touch nothing shared does not matter."""

from __future__ import annotations

from itertools import islice

from tharsis.kernel.core import NOBODY
from tharsis.play.codec import pack

GAMES = 10
MOMENTS = 60  # of each game: its beginning, and some later ones


def shared(s):
    """What the seats have in common: the world, piles of nobody, tiles, chance."""
    piles = [pile for zone, pile in enumerate(s.zones) if s.rules.zone_seat[zone] == NOBODY]
    return s.world, piles, s.tile, s.rng_at


def after(s, answers):
    """The state after some answers."""
    s = s.clone()
    for seat, option in answers:
        s.apply(seat, option)
    return s


def test_answers_that_touch_nothing_shared_give_the_same_state_in_any_order(moments):
    met = compared = 0  # met: seats that act in the open
    for number in range(GAMES):
        for match, rng in islice(moments(number, 40), MOMENTS):
            s, asks = match.state, match.state.decisions()
            if len(asks) < 2:
                continue
            met += not s.secret
            answers = [(ask.seat, rng.randrange(len(ask.options))) for ask in rng.sample(asks, 2)]
            if all(shared(after(s, [answer])) == shared(s) for answer in answers):
                one, other = (pack(after(s, order), log=False) for order in (answers, answers[::-1]))
                assert one == other
                compared += 1
    assert compared > GAMES or not met
