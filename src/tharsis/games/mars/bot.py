"""What a position of Terraforming Mars is worth to a seat, in M€ of today."""

from __future__ import annotations

from tharsis.bots.evaluation import Evaluator
from tharsis.games.mars.components import (
    CARD_PRICE,
    COST,
    ENERGY,
    HEAT,
    MC,
    PARAMETERS,
    PLANTS,
    STEEL,
    TAG_COST,
    TEMPERATURE,
    TITANIUM,
    TR,
)
from tharsis.games.mars.slots import GENERATION, SOLO_GENERATIONS
from tharsis.kernel.core import Ask, Frame, State
from tharsis.kernel.option import THING, Option
from tharsis.rules.abilities import Trigger
from tharsis.rules.needs import NeedParameter, NeedTags
from tharsis.rules.playing import lay_down
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.scoring import total
from tharsis.rules.vocabulary import DEALT, HAND, KEPT, TABLEAU

# How many generations a game usually takes, by the number of players.
USUAL = {1: 14, 2: 12, 3: 11, 4: 10, 5: 9}
STEP_PRICE = 14
RICH = 45  # M€ beyond this wait for a use
STEPS = 42  # of all parameters together
# What a unit in stock is worth.
STOCK = [(MC, 1.0), (STEEL, 1.7), (TITANIUM, 2.7), (PLANTS, 1.8), (ENERGY, 0.9), (HEAT, 0.9)]
NEW_CARD = 3.5  # a card that was drawn in a trial: nobody knows which it will be
HOLDING = 0.6  # what a card in the hand is worth, compared with the same card played
SELL = Option("project", THING, "sell-patents")
CROWDED = 0.92  # each further card in the hand is that much less likely to be played


class MarsEvaluator(Evaluator):
    """Weights are taken from the position before the choice, so that ending the game is no loss in itself."""

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.left = generations_left(s)
        progress = 1.0 - self.left / USUAL[s.rules.players]
        self.last = self.left < 0.6
        self.point = 5.0 + 4.0 * max(0.0, progress)
        # A M€ is worth what it buys: at the worst a step of a parameter, by a standard project.
        self.money = 0.25 if self.last else min(1.0, 0.9 * (self.point + self.left) / STEP_PRICE)
        self.hand = dict.fromkeys(cards_held(s, seat), 0.0)
        self.steps = sum(steps_left(s))
        before = self.board_value(s)
        for card in self.hand:
            self.hand[card] = self.card_worth(s, card, before)

    # --- positions ----------------------------------------------------------------------------------------------------

    def value(self, s: State) -> float:
        return self.board_value(s) + self.hand_value(s)

    def board_value(self, s: State) -> float:
        """What lies open: the seat's own, less what the opponents have."""
        found = 0.0
        others = max(1, s.rules.players - 1)
        for seat in range(s.rules.players):
            worth = total(s, seat) * self.point + self.seat_value(s, seat)
            found += worth if seat == self.seat else -0.6 * worth / others
        if s.rules.players == 1:  # alone, everything depends on reaching the goals
            found += 8.0 * (self.steps - sum(steps_left(s)))
        return found

    def seat_value(self, s: State, seat: int) -> float:
        """Stock, production and what the cards in play will still do."""
        own, left = s.seats[seat], self.left
        found = own[TR.slot] * left - 0.4 * self.money * max(0, own[MC.slot] - RICH)
        hot = s.world[TEMPERATURE.slot] >= TEMPERATURE.goal
        for resource, usual in STOCK:
            worth = 0.3 * usual if hot and resource in (HEAT, ENERGY) else usual
            found += own[resource.slot] * worth * (1.0 if resource is PLANTS else self.money)
            found += own[resource.production.slot] * worth * left
        found += 1.0 * left * own[COST.slot]
        found += 0.25 * left * sum(own[query.slot] for query in TAG_COST.values())
        for card in s.zones[s.rules.zone(seat, TABLEAU)]:
            it = s.rules.cards[card]
            if it.actions:
                found += (2.0 if it.vp is None else 3.0) * max(0.0, left - s.used[card])
            found += sum(1.0 for a in it.abilities if isinstance(a, Trigger)) * left
        return found

    def hand_value(self, s: State) -> float:
        """The cards in the hand, those that will still have to be paid for less their price."""
        if self.last:
            return 0.0
        kept = s.zones[s.rules.zone(self.seat, KEPT)]
        unpaid = self.money * len(kept) * s.seats[self.seat][CARD_PRICE.slot]
        return crowded([self.hand.get(c, NEW_CARD) for c in self.in_hand(s)]) - unpaid

    def card_worth(self, s: State, card: int, before: float) -> float:
        """What a card in the hand is worth: what laying it down now would bring, less its price, if it can be played."""
        if self.last:
            return 0.0
        it = s.rules.cards[card]
        chance = 1.0
        for need in it.needs:
            chance *= self.chance(s, need)
        if chance == 0.0:
            return 0.4
        trial = s.clone()
        trial.drop_work()
        trial.push(Frame(RESOLVE, self.seat, card))
        lay_down(trial, self.seat, card)
        trial.run()
        for _ in range(10):
            ask = trial.ask_of(self.seat)
            if ask is None:
                break
            for answer in self.quick(trial, ask):
                trial.apply(self.seat, answer)
        price = it.cost * self.money
        for tag in it.tags:
            price -= s.seats[self.seat][TAG_COST[tag.name].slot]
        gain = self.board_value(trial) - before - price
        return min(25.0, max(0.4, HOLDING * chance * gain))

    def chance(self, s: State, need: object) -> float:
        """How likely a requirement will be met in time."""
        if isinstance(need, NeedParameter):
            if need.can(s, self.seat, -1):
                return 1.0
            if not need.least:
                return 0.0
            missing = (need.level - s.world[need.parameter.slot]) / need.parameter.size
            return max(0.15, 1.0 - 0.12 * missing)
        if isinstance(need, NeedTags):
            return max(0.1, 1.0 - 0.3 * max(0, need.n - s.seats[self.seat][need.tag.slot]))
        return 0.8

    # --- options ------------------------------------------------------------------------------------------------------

    def prior(self, s: State, ask: Ask, option: int) -> float:
        taken = ask.frame.node.option(s, ask.frame, ask.options[option])
        if taken.verb == "corporation":
            return self.corporation_worth(s, ask.options[option])
        if taken == SELL:
            return -1.0
        if taken.verb == "place":
            return self.place_prior(s, ask.options[option])
        return 0.0

    def corporation_worth(self, s: State, card: int) -> float:
        """What a corporation starts with, and something for its effects."""
        it = s.rules.cards[card]
        found = 4.0 * len(it.abilities) + 6.0 * len(it.actions) + 2.0 * len(it.tags)
        for resource, worth in STOCK:
            for part in it.play:
                found += worth * part.total(resource.slot)
                found += worth * self.left * part.total(resource.production.slot)
        return found

    def place_prior(self, s: State, cell: int) -> float:
        """A little for areas near one's own tiles and open land."""
        around = s.rules.neighbours[cell]
        own = sum(1 for i in around if s.owner[i] == self.seat)
        return 0.5 * own + 0.1 * sum(1 for i in around if s.tile[i] < 0)

    def settled(self, s: State, ask: Ask) -> bool:
        return ask.frame.node.question(s, ask.frame).verb == "action"

    def follow_up(self, s: State, ask: Ask) -> int:
        if ask.frame.node.question(s, ask.frame).verb == "victim":
            return self.best_victim(s, ask)
        return 0

    def selection(self, s: State, ask: Ask) -> list[int]:
        batch = ask.frame.node.batch(s, ask.frame)
        if batch is None or batch.verb not in ("buy", "sell"):
            return []
        cards = [s.rules.card_index[item.id] for item in batch.items]
        worths = [self.hand.get(card, NEW_CARD) for card in cards]
        best = sorted(range(len(cards)), key=lambda i: -worths[i])
        if batch.verb == "sell":  # the worst one, where one must go
            return batch.answers(best[-1:] if batch.least else [])
        return batch.answers(
            best[: self.worth_buying(s, [worths[i] for i in best[: batch.most]], batch.price)]
        )

    def worth_buying(self, s: State, worths: list[float], price: int) -> int:
        """How many cards to buy, the best ones first: each makes the hand more crowded."""
        held = [self.hand.get(c, NEW_CARD) for c in self.in_hand(s)]
        if self.last:
            return 0
        for n, worth in enumerate(worths):
            if crowded([*held, worth]) - crowded(held) <= self.money * price:
                return n
            held.append(worth)
        return len(worths)

    def in_hand(self, s: State) -> list[int]:
        """The cards that are mine, paid for or not."""
        zones = s.rules.zone(self.seat, HAND), s.rules.zone(self.seat, KEPT)
        return [card for zone in zones for card in s.zones[zone]]

    def best_victim(self, s: State, ask: Ask) -> int:
        """Rather somebody else than me; rather somebody than nobody."""
        found = [i for i, option in enumerate(ask.options) if option >= 0 and option != self.seat]
        return found[-1] if found else 0


def crowded(worths: list[float]) -> float:
    """What cards are worth together, the best ones most."""
    found, factor = 0.0, 1.0
    for worth in sorted(worths, reverse=True):
        found += worth * factor
        factor *= CROWDED
    return found


def cards_held(s: State, seat: int) -> list[int]:
    """The cards that the seat has in front of it, bought or not."""
    return [c for zone in (HAND, DEALT, KEPT) for c in s.zones[s.rules.zone(seat, zone)]]


def steps_left(s: State) -> list[int]:
    """For each parameter: how many steps are missing."""
    return [(p.goal - s.world[p.slot]) // p.size for p in PARAMETERS]


def generations_left(s: State) -> float:
    """How many more times there will be production, roughly."""
    if s.rules.players == 1:
        return float(SOLO_GENERATIONS - s.world[GENERATION])
    return USUAL[s.rules.players] * sum(steps_left(s)) / STEPS


EVALUATOR = MarsEvaluator
