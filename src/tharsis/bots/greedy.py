"""A bot that tries every option on a copy and takes the one whose outcome it likes best."""

from __future__ import annotations

from tharsis.bots.base import Bot, Budget, Worlds
from tharsis.bots.evaluation import Evaluator, evaluator_for
from tharsis.kernel.core import MENU, Ask, State
from tharsis.kernel.rng import seed_bytes
from tharsis.kernel.undo import reveals

FOLLOW_UPS = 40  # small decisions that are answered quickly before a trial is judged as it stands
NOISE = 0.01  # so that equal options are taken in turn


class GreedyBot(Bot):
    """Looks one choice ahead, through the small decisions that the choice brings with it."""

    name = "greedy"

    def plan(self, worlds: Worlds, ask: Ask, budget: Budget) -> list[int]:
        """Questions that one node asks in a row, such as which cards to buy, are answered together."""
        world = worlds()
        evaluator = evaluator_for(world, self.seat)
        own = world.ask_of(self.seat)
        found = [] if own is None else evaluator.selection(world, own)
        if found:
            return found
        while True:
            own = world.ask_of(self.seat)
            if own is None or own.frame.node is not ask.frame.node:
                return found
            found.append(self.best(world, own, evaluator))
            before = world.clone()
            world.apply(self.seat, found[-1])
            if own.kind == MENU or reveals(before, world, self.seat):
                return found

    def best(self, world: State, ask: Ask, evaluator: Evaluator) -> int:
        """The option whose outcome it likes best."""
        if evaluator.offhand(world, ask):
            return evaluator.follow_up(world, ask)
        best, most = 0, float("-inf")
        for option in range(len(ask.options)):
            if evaluator.idle(world, ask, option):
                value = evaluator.judge(world)
            else:
                value = outlook(world, ask.seat, option, evaluator)
            value += evaluator.prior(world, ask, option) + self.random.random() * NOISE
            if value > most:
                best, most = option, value
        return best


def outlook(state: State, seat: int, option: int, evaluator: Evaluator) -> float:
    """What an option leads to; where chance has a say, in several worlds, the same ones for all options."""
    found = 0.0
    for world in range(evaluator.worlds):
        trial = state.clone()
        if world:
            trial.seed = seed_bytes(f"{state.seed.hex()} {world}")
            trial.rng_at, trial.block_number = 0, -1
        before = trial.rng_at
        trial.brief = True
        trial.apply(seat, option)
        settle(trial, seat, evaluator)
        found += evaluator.judge(trial)
        if trial.rng_at == before:  # nothing was left to chance
            return found / (world + 1)
    return found / evaluator.worlds


def settle(trial: State, seat: int, evaluator: Evaluator) -> None:
    """Answer the small decisions of this seat, until the position can be judged."""
    for _ in range(FOLLOW_UPS):
        ask = trial.ask_of(seat)
        if ask is None or trial.over or evaluator.settled(trial, ask):
            return
        for answer in evaluator.quick(trial, ask):
            trial.apply(seat, answer)
