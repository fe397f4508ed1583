"""What a position of Terraforming Mars is worth to a seat, in M€ of today."""

from __future__ import annotations

from tharsis.bots.evaluation import Evaluator
from tharsis.games.mars.bot.areas import area_value, future
from tharsis.games.mars.bot.horizon import Horizon, steps_left
from tharsis.games.mars.bot.prospects import Prospects
from tharsis.games.mars.bot.worth import Worth
from tharsis.games.mars.components import (
    BUILDING,
    CARD_PRICE,
    COST,
    MC,
    PARAMETERS,
    PLANT_PRICE,
    PLANTS,
    RESOURCES,
    SPACE,
    STEEL,
    STEEL_VALUE,
    TAG_COST,
    TITANIUM,
    TITANIUM_VALUE,
    TR,
)
from tharsis.games.mars.slots import PASSED
from tharsis.games.mars.turn import PASS, STOP, Turn
from tharsis.kernel.core import Ask, Card, Frame, Node, State, Tag
from tharsis.kernel.option import THING, Option
from tharsis.rules.action import Action
from tharsis.rules.cards import RevealFor
from tharsis.rules.menu import WIDTH
from tharsis.rules.needs import NeedParameter, NeedTags
from tharsis.rules.pay import Pay
from tharsis.rules.playing import lay_down
from tharsis.rules.resolve import RESOLVE, feasible
from tharsis.rules.scoring import total
from tharsis.rules.vocabulary import DEALT, HAND, KEPT, TABLEAU

HOLDING = 0.75  # what a card in the hand is worth, compared with the same card played
SELL = Option("project", THING, "sell-patents")
RIVAL = 0.6  # how much the gain of a rival hurts
RESERVE = 25.0  # M€ kept for the cards of the next generations rather than spent on standard projects
SOON = 8.0  # generations within which a card should be paid for
LACKING = 0.6  # how likely a step of production that a card takes will still come
RUST = 0.12  # what a M€ loses by waiting for the next generation
POCKET = 15
HURRY = 8.0  # a step, where whoever leads can end the game in this generation
POINT_PRICE = 12.0  # M€ that a point costs at the end
AT_ONCE = 12.0  # a milestone is claimed before another player does
NEVER = -1000.0
# How many cards a generation a discount helps, by tag; all of them where it has none.
CARDS_A_GENERATION = 2.0
TAGGED = {"building": 0.8, "space": 0.6}
TAGGED_ELSE = 0.3
METALS = ((BUILDING, STEEL, STEEL_VALUE), (SPACE, TITANIUM, TITANIUM_VALUE))
TO_COME = 5.0  # M€ of cards that metal may pay for in a generation, besides those in hand
GLUT = 0.6  # how much of its worth metal loses beyond that


class MarsEvaluator(Evaluator):
    """Weights are taken from the position before the choice, so that ending the game is no loss in itself."""

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.at = Horizon(s)
        self.worths = [Worth(s, i, self.at) for i in range(s.rules.players)]
        self.worth = self.worths[seat]
        self.prospects = Prospects(s, seat, self.at.left)
        self.scoring = [part for part in s.rules.scoring if part.name != "awards"]
        self.stand: dict[tuple[int, int], tuple[float, float]] = {}
        own = s.seats[seat]
        income = max(5.0, own[TR.slot] + own[MC.production.slot])
        soon = self.at.left if self.at.solo else min(SOON, max(0.5, self.at.left))
        self.budget = own[MC.slot] + income * soon
        self.need = 0.0  # M€ that the hand asks for
        self.hand = dict.fromkeys(cards_held(s, seat), 0.0)
        self.prices = {c: self.price(s, s.rules.cards[c]) for c in self.hand}
        self.asked = {tag: self.asked_for(s, tag) for tag, _, _ in METALS}
        self.hurry = HURRY if self.at.in_reach(s, seat) and ahead(s, seat) else 0.0
        before = self.board_value(s)
        for card in self.hand:
            self.hand[card] = self.card_worth(s, card, before)
        self.order = sorted(self.hand, key=lambda c: -self.hand[c])
        hand = s.zones[s.rules.zone(seat, HAND)]
        wanted = [c for c in hand if self.hand[c] > 1.0 and ready(s, seat, c)]
        self.need = max(8.0, min(RESERVE, 5.0 * self.at.left)) + sum(self.prices[c] for c in wanted)

    # --- positions ----------------------------------------------------------------------------------------------------

    def value(self, s: State) -> float:
        return self.board_value(s) + self.hand_value(s)

    def board_value(self, s: State) -> float:
        """What lies open: the seat's own, less what the opponents have."""
        found = self.prospects.value(s) * self.at.point
        others = max(1, s.rules.players - 1)
        for seat in range(s.rules.players):
            points = sum(part.points(s, seat) for part in self.scoring)
            worth = points * self.at.point + self.seat_value(s, seat)
            found += worth if seat == self.seat else -RIVAL * worth / others
        if self.at.solo:  # alone, everything depends on reaching the goals
            for p in PARAMETERS:
                done = self.at.open[p.name] - (p.goal - s.world[p.slot]) // p.size
                found += self.at.step[p.name] * done
        if self.hurry:
            found += self.hurry * (sum(self.at.open.values()) - steps_left(s))
        return found

    def seat_value(self, s: State, seat: int) -> float:
        """Stock, production and what the cards in play will still do."""
        own, units, at = s.seats[seat], self.worths[seat].units, self.at
        found = own[TR.slot] * at.income
        for resource in RESOURCES:
            found += own[resource.production.slot] * units[resource.production.slot]
            if resource is not MC:
                found += own[resource.slot] * units[resource.slot]
        found += self.purse(own[MC.slot], seat)
        if at.last and not at.solo:
            found += self.last_plants(own) - own[PLANTS.slot] * units[PLANTS.slot]
            found -= own[PLANTS.production.slot] * units[PLANTS.production.slot]
        found += CARDS_A_GENERATION * at.left * own[COST.slot]
        for tag, query in TAG_COST.items():
            if own[query.slot]:
                found += TAGGED.get(tag, TAGGED_ELSE) * at.left * own[query.slot]
        found += (own[STEEL_VALUE.slot] - 2) * (own[STEEL.slot] + own[STEEL.production.slot] * at.income)
        found += (own[TITANIUM_VALUE.slot] - 3) * (
            own[TITANIUM.slot] + own[TITANIUM.production.slot] * at.income
        )
        return found + self.table_value(s, seat) - self.glut(own, seat)

    def glut(self, own: list[int], seat: int) -> float:
        """Metal that no card will ask for."""
        if seat != self.seat or self.at.last:
            return 0.0
        found = 0.0
        for tag, metal, value in METALS:
            found += max(0.0, own[metal.slot] * own[value.slot] - self.asked[tag])
        return GLUT * self.at.money * found

    def purse(self, mc: int, seat: int) -> float:
        """M€ that no card of the hand asks for are worth less."""
        if seat != self.seat or mc <= self.need:
            return self.at.money * mc
        return self.at.money * self.need + self.at.spare * (mc - self.need)

    def last_plants(self, own: list[int]) -> float:
        """Plants in the last generation: only whole greeneries count, with what the last production brings."""
        plants, price = own[PLANTS.slot] + own[PLANTS.production.slot], own[PLANT_PRICE.slot]
        return 0.9 * self.at.point * (plants // price) + 0.1 * (plants % price)

    def table_value(self, s: State, seat: int) -> float:
        """The cards in play: actions, effects, and what lies on them."""
        found = 0.0
        for card in s.zones[s.rules.zone(seat, TABLEAU)]:
            both = self.stand.get((seat, card))
            if both is None:
                both = self.stand[(seat, card)] = self.standing(s, seat, card)
            found += both[1] if s.used[card] else both[0]
            if s.res[card]:
                found += self.lying(s, seat, card)
        return found

    def standing(self, s: State, seat: int, card: int) -> tuple[float, float]:
        """What a card in play will bring: if its action is still to be used in this generation, and if it is not."""
        worth, it = self.worths[seat], s.rules.cards[card]
        lasting = sum(worth.ability(a, card) for a in it.abilities)
        if not it.actions:
            return lasting, lasting
        action = worth.action(card)
        lasting += 0.8 * action * self.at.left
        return lasting + 0.75 * action, lasting

    def waiting(self, s: State, card: int) -> float:
        """What a card of mine counts for while its action has not been used."""
        return self.standing(s, self.seat, card)[0] - self.standing(s, self.seat, card)[1]

    def hopes(self, s: State, card: int) -> float:
        """What the card on top may bring to an action that reveals it: a trial shows one card only."""
        gains = [gain for a in s.rules.cards[card].actions if isinstance(a, Action) for gain in a.gains]
        return sum(self.worth.effect(gain, card) for gain in gains if isinstance(gain, RevealFor))

    def lying(self, s: State, seat: int, card: int) -> float:
        """Resources on a card that are no points yet."""
        worth, it = self.worths[seat], s.rules.cards[card]
        each = worth.held(card)
        if each == 0.0:
            return 0.0
        counted = 0.0 if it.vp is None else self.at.point * it.vp.count(s, seat, card)
        return 0.8 * max(0.0, each * s.res[card] - counted) * (0.1 if self.at.last else 1.0)

    def hand_value(self, s: State) -> float:
        """The cards in the hand: those that come late bring less, those beyond the budget nothing."""
        if self.at.last:
            return 0.0
        zone, kept = s.rules.zone(self.seat, HAND), s.rules.zone(self.seat, KEPT)
        held, unpaid, spent, budget = 0, len(s.zones[kept]), 0.0, max(1.0, self.budget)
        found = 0.0
        for card in self.order:
            if s.place[card] == zone or s.place[card] == kept:
                held += 1
                spent += self.prices[card]
                found += max(0.3, self.hand[card] * (1.0 - 0.7 * spent / budget))
        new = len(s.zones[zone]) + unpaid - held
        found += self.worth.drawn * new * max(0.2, 1.0 - 0.7 * spent / budget)
        return found - self.at.money * unpaid * s.seats[self.seat][CARD_PRICE.slot]

    def asked_for(self, s: State, tag: Tag) -> float:
        """What cards with a tag will cost that metal pays for: those in hand, and those that are still to come."""
        held = sum(price for c, price in self.prices.items() if tag in s.rules.cards[c].tags)
        return held + TO_COME * min(3.0, self.at.left)

    def price(self, s: State, it: Card) -> float:
        """What a card costs, with the discounts of the seat."""
        own = s.seats[self.seat]
        cost = it.cost - own[COST.slot] - sum(own[TAG_COST[tag.name].slot] for tag in it.tags)
        return max(0.0, float(cost))

    def card_worth(self, s: State, card: int, before: float) -> float:
        """What a card in the hand is worth: what laying it down now would bring, less its price, if it can be played."""
        it = s.rules.cards[card]
        chance = 1.0
        for need in it.needs:
            chance *= self.chance(s, need, card)
        if not feasible(s, it.play, self.seat, card):
            chance *= (LACKING ** max(1, self.lacking(s, it))) if self.at.left > 2 else 0.1
        if chance < 0.05:
            return 0.3
        gain = self.laid_down(s, card) - before - self.paid(s, it, self.prices[card])
        return min(30.0, max(0.3, HOLDING * chance * gain))

    def lacking(self, s: State, it: Card) -> int:
        """How many steps of production a card takes that I don't have."""
        own, found = s.seats[self.seat], 0
        for resource in RESOURCES:
            slot = resource.production.slot
            taken = -sum(part.total(slot) for part in it.play)
            found += max(0, taken - own[slot] + resource.production.floor)
        return found

    def laid_down(self, s: State, card: int) -> float:
        """The board with a card in play, for nothing."""
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
        return self.board_value(trial)

    def paid(self, s: State, it: Card, price: float) -> float:
        """What it takes to pay for a card: metals in stock are cheaper than M€."""
        own, found = s.seats[self.seat], price * self.at.money
        for tag, metal, value in METALS:
            if tag in it.tags:
                covered = min(price, float(own[metal.slot] * own[value.slot]))
                idle = max(0.0, own[metal.slot] * own[value.slot] - self.asked[tag])
                found -= self.at.money * (0.15 * covered + (GLUT - 0.15) * min(covered, idle))
        return found

    def chance(self, s: State, need: Node, card: int) -> float:
        """How likely a requirement will be met in time."""
        if isinstance(need, NeedParameter):
            if need.can(s, self.seat, card):
                return 1.0
            if not need.least:
                return 0.0
            missing = (need.level_for(s, self.seat) - s.world[need.parameter.slot]) / need.parameter.size
            return max(0.0, 0.95 - missing / (1 + self.at.open.get(need.parameter.name, 10)))
        if isinstance(need, NeedTags):
            missing = max(0, need.missing(s, self.seat, card))
            return 0.0 if missing > self.at.left else max(0.1, 1.0 - 0.3 * missing)
        return 1.0 if need.can(s, self.seat, card) else 0.4 if self.at.left > 2 else 0.05

    # --- options ------------------------------------------------------------------------------------------------------

    def idle(self, s: State, ask: Ask, option: int) -> bool:
        return isinstance(ask.frame.node, Turn) and ask.options[option] == STOP

    def prior(self, s: State, ask: Ask, option: int) -> float:
        node = ask.frame.node
        taken = node.option(s, ask.frame, ask.options[option])
        if isinstance(node, Turn) and not useful(s, self.seat, node, ask.options[option]):
            return NEVER
        if taken.verb == PASS:
            return -self.idle_money(s)
        if taken.verb == "corporation":
            return self.corporation_worth(s, ask.options[option])
        if taken.verb == "claim":
            return AT_ONCE
        if taken.verb == "fund":
            return NEVER if self.prospects.too_early(s, taken.id) else 0.0
        if taken.verb == "use":  # what it counts for unused is lost by passing as well
            card = ask.options[option] % WIDTH
            return self.waiting(s, card) + self.hopes(s, card)
        if taken == SELL:
            return -0.2 if self.at.last else -1.5
        if taken.verb == "place":
            return future(self.worth, s, node.question(s, ask.frame).id, ask.options[option])
        if taken.verb == "convert-plants":  # a greenery in the hand is worth two in the bush
            return 1.5 if isinstance(node, Turn) else -NEVER
        return 0.0

    def idle_money(self, s: State) -> float:
        """What M€ lose that wait for the next generation, but for those that any plan may need."""
        return RUST * self.at.money * max(0, s.seats[self.seat][MC.slot] - POCKET)

    def corporation_worth(self, s: State, card: int) -> float:
        """What a corporation starts with, and something for its effects."""
        it = s.rules.cards[card]
        found = 4.0 * len(it.abilities) + 6.0 * len(it.actions) + 2.0 * len(it.tags)
        for resource in RESOURCES:
            for part in it.play:
                found += self.worth.units[resource.slot] * part.total(resource.slot)
                found += self.worth.units[resource.production.slot] * part.total(resource.production.slot)
        return found

    def settled(self, s: State, ask: Ask) -> bool:
        return ask.frame.node.question(s, ask.frame).verb == "action"

    def follow_up(self, s: State, ask: Ask) -> int:
        node = ask.frame.node
        question = node.question(s, ask.frame)
        if question.verb == "victim":
            return self.best_victim(s, ask)
        if question.verb == "place":
            values = [area_value(self.worth, s, question.id, cell) for cell in ask.options]
            return values.index(max(values))
        if question.verb == "add":
            held = [self.worth.held(card) for card in ask.options]
            return held.index(max(held))
        if isinstance(node, Pay):
            return self.payment(s, ask, node)
        return 0

    def payment(self, s: State, ask: Ask, node: Pay) -> int:
        """Most of what stands in for money; of what has other uses, or counts for an award, the least if that is better."""
        most, least = node.cheapest(s, ask.frame, ask.options), len(ask.options) - 1
        means = node.means[ask.frame.pc]
        if most == least or (means.tag is not None and not self.prospects.counted(s, means.resource)):
            return most
        values = []
        for answer in (most, least):
            trial = s.clone()
            trial.brief = True
            trial.apply(self.seat, answer)
            values.append(self.board_value(trial))
        return most if values[0] >= values[1] else least

    def selection(self, s: State, ask: Ask) -> list[int]:
        batch = ask.frame.node.batch(s, ask.frame)
        if batch is None or batch.verb not in ("buy", "sell"):
            return []
        cards = [s.rules.card_index[item.id] for item in batch.items]
        worths = [self.hand.get(card, self.worth.drawn) for card in cards]
        best = sorted(range(len(cards)), key=lambda i: -worths[i])
        if batch.verb == "sell":
            useless = [i for i in best if self.at.last or worths[i] < 0.5]
            return batch.answers(useless or (best[-1:] if batch.least else []))
        wanted = self.worth_buying(s, [cards[i] for i in best[: batch.most]], batch.price)
        return batch.answers(best[:wanted])

    def worth_buying(self, s: State, cards: list[int], price: int) -> int:
        """How many cards to buy, the best ones first: each has less of the budget left."""
        held = sorted((self.hand.get(c, 1.0), self.prices.get(c, 10.0)) for c in self.in_hand(s))[::-1]
        before = queued(held, self.budget)
        for n, card in enumerate(cards):
            held = sorted([*held, (self.hand.get(card, self.worth.drawn), self.prices.get(card, 10.0))])[::-1]
            after = queued(held, self.budget - 3 * n)
            if after - before <= self.at.money * price:
                return n
            before = after
        return len(cards)

    def in_hand(self, s: State) -> list[int]:
        """The cards that are mine, paid for or not."""
        zones = s.rules.zone(self.seat, HAND), s.rules.zone(self.seat, KEPT)
        return [card for zone in zones for card in s.zones[zone]]

    def best_victim(self, s: State, ask: Ask) -> int:
        """Rather somebody else than me; rather somebody than nobody."""
        found = [i for i, option in enumerate(ask.options) if option >= 0 and option != self.seat]
        return found[-1] if found else 0


def useful(s: State, seat: int, turn: Turn, option: int) -> bool:
    """Whether a standard project or a conversion changes anything; of all else that is judged by what comes of it."""
    deed = None if option == STOP else turn.entries[option // WIDTH].deed(option % WIDTH)
    return deed is None or deed.has_effect(s, seat, -1)


def ahead(s: State, seat: int) -> bool:
    """Whether a seat would win if the game ended with this generation, as far as one can tell."""
    own, *others = [to_come(s, i) for i in (seat, *(j for j in range(s.rules.players) if j != seat))]
    return bool(others) and own > max(others)


def to_come(s: State, seat: int) -> float:
    """The points of a seat, with those that its plants and M€ still bring in this generation."""
    own = s.seats[seat]
    greeneries = (own[PLANTS.slot] + own[PLANTS.production.slot]) // own[PLANT_PRICE.slot]
    return total(s, seat) + greeneries + (0.0 if own[PASSED] else own[MC.slot] / POINT_PRICE)


def ready(s: State, seat: int, card: int) -> bool:
    """Whether a card could be played now, were there the M€ for it."""
    return all(need.can(s, seat, card) for need in s.rules.cards[card].needs)


def queued(cards: list[tuple[float, float]], budget: float) -> float:
    """What cards are worth together, the best ones first: those that come late bring less."""
    found, spent = 0.0, 0.0
    for worth, price in cards:
        spent += price
        found += max(0.0, worth * (1.0 - 0.7 * spent / max(1.0, budget)))
    return found


def cards_held(s: State, seat: int) -> list[int]:
    """The cards that the seat has in front of it, bought or not."""
    return [c for zone in (HAND, DEALT, KEPT) for c in s.zones[s.rules.zone(seat, zone)]]
