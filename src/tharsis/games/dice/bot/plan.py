"""What dice will pay for: the best uses one after the other, as long as each is worth the turn that it takes."""

from __future__ import annotations

from tharsis.games.dice.bot.worth import TOKEN
from tharsis.games.dice.components import CUP

KEPT = 0.34  # a die without a plan, of the first few
LOOSE = 0.12  # another die without a plan
KEPT_MOST = 3
DICE = 0.25  # a die that is spent
PLANS = 4  # so many things are planned ahead
SPARE_TOKEN = 0.8 * TOKEN
TURNING = 0.95  # how surely one missing icon comes by turning a die
FAR = 2  # with more icons missing than so many nothing is planned

Need = list[tuple[int, int]]  # icons: the number of a face, and how many

COLOURS = [[face.number for face in die.faces] for die in CUP.dice]
COLOUR_OF = [face.die.number for face in CUP.faces]


class Target:
    """Something that dice can be spent on."""

    def __init__(self, worth: float, need: Need) -> None:
        self.worth = worth
        self.need = need
        self.size = sum(n for _, n in need)
        self.asked = dict(need)


def readiness(
    target: Target, counts: list[int], tokens: int, odds: list[float], spare: int
) -> tuple[float, int, int]:
    """How likely its icons can be paid soon; the dice and the tokens that go into it.

    `spare`: how many dice there are if one of them may be turned before, at the price of another; else 0.
    """
    short = 0
    for number, n in target.need:
        if counts[number] < n:
            short += n - counts[number]
    dice = target.size - short
    if short <= tokens:
        return 1.0, dice, short
    if short - tokens > FAR:
        return 0.0, 0, 0
    missing: list[int] = []
    for number, n in target.need:
        if counts[number] < n:
            missing += [number] * (n - counts[number])
    if tokens:  # they pay for what comes most rarely
        missing.sort(key=odds.__getitem__)
    ready = 1.0
    for number in missing[tokens:]:
        ready *= odds[number]
    if spare >= dice + 2:
        for number in missing[tokens:]:
            if has_spare(target, counts, COLOUR_OF[number]):
                return ready / odds[number] * TURNING, dice + 2, tokens
    return ready, dice, tokens


def has_spare(target: Target, counts: list[int], colour: int) -> bool:
    """Whether there is a die of a colour that the icons do not need."""
    for number in COLOURS[colour]:
        if counts[number] > target.asked.get(number, 0):
            return True
    return False


def loose(n: int) -> float:
    """What dice without a plan are worth."""
    return KEPT * n if n <= KEPT_MOST else KEPT * KEPT_MOST + LOOSE * (n - KEPT_MOST)


def planned(
    targets: list[Target],
    counts: list[int],
    tokens: int,
    odds: list[float],
    turns: float,
    now: bool,
    price: float = 0.0,
) -> tuple[float, int]:
    """What the best uses bring beyond the `price` of the turns that they take, and the turns taken.

    The targets come in order of their worth. `now`: the first one can be had in this turn, which is paid for already.
    """
    rest = targets[:]
    counts = counts[:]
    n = sum(counts)
    found, best_of_all, taken = 0.0, loose(n) + SPARE_TOKEN * tokens, 0
    for step in range(min(PLANS, int(turns))):
        at_once = now and step == 0
        cost = 0.0 if at_once else price
        best, most, gain, spent, used = -1, -9.0, 0.0, 0, 0
        for i, target in enumerate(rest):
            if target.worth <= most:
                break
            ready, dice, wild = readiness(target, counts, tokens, odds, 0 if at_once else n)
            if at_once and ready < 1.0:
                continue
            net = target.worth * ready - DICE * dice - SPARE_TOKEN * wild
            if net > most:
                best, most, gain, spent, used = i, net, target.worth * ready, wild, dice
        if best < 0:
            if at_once:
                continue
            break
        found += gain - cost
        tokens -= spent
        for number, k in rest[best].need:
            counts[number] = max(0, counts[number] - k)
        n = max(0, n - used)
        rest.pop(best)
        value = found + loose(n) + SPARE_TOKEN * tokens
        if value > best_of_all:
            best_of_all, taken = value, step + 1
    return best_of_all, taken
