"""What dice will pay for: the best uses one after the other, each a turn later than the last."""

from __future__ import annotations

from tharsis.games.dice.bot.worth import TOKEN

LATER = 0.9  # what a turn of waiting leaves of a plan
LOOSE = 0.32  # a die without a plan
PLANS = 5  # so many things are planned ahead
SPARE_TOKEN = 0.8 * TOKEN

Need = list[tuple[int, int]]  # icons: the number of a face, and how many


class Target:
    """Something that dice can be spent on."""

    def __init__(self, worth: float, need: Need) -> None:
        self.worth = worth
        self.need = need


def readiness(need: Need, counts: list[int], tokens: int, odds: list[float]) -> tuple[float, int, int]:
    """How likely icons can be paid soon; the dice and the tokens that go into it."""
    ready, dice, short = 1.0, 0, 0
    for number, n in need:
        have = counts[number]
        if have >= n:
            dice += n
        else:
            dice += have
            short += n - have
    if short <= tokens:
        return ready, dice, short
    missing: list[float] = []
    for number, n in need:
        missing += [odds[number]] * (n - counts[number])
    missing.sort()
    for chance in missing[tokens:]:  # tokens pay for what comes most rarely
        ready *= chance
    return ready, dice, tokens


def planned(
    targets: list[Target], counts: list[int], tokens: int, odds: list[float], turns: float, now: bool
) -> tuple[float, int]:
    """What the best uses bring, and the tokens left; `counts` is left with the dice that are without a use.

    The targets come in order of their worth. `now`: the first one can be had in this turn.
    """
    factor = 1.0 if now else LATER
    found = 0.0
    rest = targets[:]
    for _ in range(min(PLANS, int(turns))):
        best, most, gain, spent = -1, 0.05, 0.0, 0
        for i, target in enumerate(rest):
            all_of_it = target.worth * factor
            if all_of_it <= most:
                break
            ready, dice, wild = readiness(target.need, counts, tokens, odds)
            net = all_of_it * ready - LOOSE * dice - SPARE_TOKEN * wild
            if net > most:
                best, most, gain, spent = i, net, all_of_it * ready, wild
        if best < 0:
            break
        found += gain
        tokens -= spent
        for number, n in rest[best].need:
            counts[number] = max(0, counts[number] - n)
        rest.pop(best)
        factor *= LATER
    return found, tokens
