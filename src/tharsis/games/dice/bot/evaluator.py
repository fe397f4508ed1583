"""What a position of the Dice Game is worth to a seat, in VP: points, production, and what its dice will pay for."""

from __future__ import annotations

from tharsis.bots.evaluation import Evaluator
from tharsis.bots.greedy import settle
from tharsis.games.dice.bot.plan import Need, Target, planned
from tharsis.games.dice.bot.worth import CARD, TOKEN, Worth, needs_of
from tharsis.games.dice.components import (
    ALL_CITIES,
    CITY_NUMBERS,
    CUP,
    GREENERY,
    GREENERY_NUMBERS,
    PARAMETERS,
    VP,
    WILD,
)
from tharsis.games.dice.goals import SOLO_NEEDS, Watch, award_icons
from tharsis.games.dice.menu import MAIN, STANDARDS
from tharsis.games.dice.slots import (
    ACTIVE,
    AWARD_SPACES,
    BEGIN,
    BONUS_STEPS,
    BONUS_TAKEN,
    ENDING,
    LAST_TURNS,
    MAIN_DUE,
    MILESTONE_SPACES,
    SOLO_TURNS,
    STAGE,
    TURN,
)
from tharsis.games.dice.verbs.gain import GainAny
from tharsis.games.dice.verbs.pay import PayAny, PayFaces, icons_of
from tharsis.kernel.batch import Batch
from tharsis.kernel.core import NOBODY, Ask, State
from tharsis.rules.action import Action
from tharsis.rules.cards import NONE
from tharsis.rules.vocabulary import HAND, TABLEAU

EXTRA = 0.25  # a card in play, for milestones that count them
PRICE = 1.3  # measured: a turn is worth more than fresh dice alone would bring
AWARD = 0.6  # an icon that an award counts
CYCLE = 3.2  # turns from one production to the next
# How many turns of all players the steps towards the end still take: LENGTH * steps ** SHAPE; the last ones come quickly.
LENGTH = 1.04
SHAPE = 1.65
HANDFUL = 6  # cards in the hand; each further one is less likely to be played
URGENT = 110.0  # how quickly a step that is missing becomes urgent, solo
BONUS_CARD = 4.0  # a bonus card that will come at the end of the turn


class DiceEvaluator(Evaluator):
    """Prices are taken from the position before the choice, so that what a trial changes is paid at these."""

    worlds = 3

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.solo = s.rules.players == 1
        self.left = turns_left(s, seat)
        self.steps = steps_left(s)
        self.urgency = [urgency(n, self.left) if self.solo else 0.0 for n in self.steps]
        self.worth = Worth(s, seat, self.left, self.left / CYCLE, self.urgency)
        self.odds = self.face_odds(s)
        self.hand = list(s.zones[s.rules.zone(seat, HAND)])
        self.stand: dict[int, tuple[float, float]] = {}
        self.awards = [s.world[slot] for slot in AWARD_SPACES]
        # What dice can be spent on: the worth, and the icons; cards by their numbers.
        self.cards = {c: Target(self.card_worth(s, c), needs_of(s.rules.cards[c])) for c in self.hand}
        self.uses: dict[int, Target] = {}
        self.standards: list[Target] = []
        for deed in STANDARDS:
            price = deed.costs[0]
            assert isinstance(price, PayFaces)
            self.standards.append(Target(self.worth.effects(deed.gains), icons_in(price)))
        watch = s.rules.on_settled
        assert isinstance(watch, Watch)
        self.milestones = watch.milestones
        self.turn = s.world[TURN]
        self.deep = 0  # how many choices of an action are being tried, one within the other
        self.throws = throws(s, seat)
        self.price = self.turn_price(s)

    def turn_price(self, s: State) -> float:
        """What a turn usually brings: the best that fresh dice would pay for, by the turns that it takes to use them."""
        if self.left <= 1:
            return 0.0
        targets = self.targets(s)
        best = 0.0
        for turns in range(1, 5):
            found = 0.0
            for throw in self.throws:
                found += planned(targets, throw, 0, self.odds, turns, False)[0]
            best = max(best, found / len(self.throws) / (turns + 1))
        return PRICE * best * min(1.0, (self.left - 1) / 4)

    def face_odds(self, s: State) -> list[float]:
        """For each face: how easily a missing one will come, from my production and a roll or two."""
        own, found = s.seats[self.seat], list[float]()
        for face in CUP.faces:
            n = own[face.die.production.slot] + 1
            found.append(0.3 + 0.6 * (1.0 - (1.0 - face.sides / 6) ** n))
        return found

    def card_worth(self, s: State, c: int) -> float:
        """What playing a card brings, with what its icons and its kind do for awards and milestones."""
        card = s.rules.cards[c]
        found = self.worth.card(card)
        for face in icons_of(card):
            if face.number in self.awards:
                found += 5.0 / SOLO_NEEDS[face.sides] if self.solo else AWARD
        return found + EXTRA

    # --- positions ----------------------------------------------------------------------------------------------------

    def value(self, s: State) -> float:
        if self.deep < DEPTH and self.goes_on(s):
            return self.at_its_end(s)
        return self.value_now(s)

    def goes_on(self, s: State) -> bool:
        """Whether the turn in question is not over yet: a main action is due, or all of it after a free action."""
        world = s.world
        mine = world[ACTIVE] == self.seat and world[TURN] == self.turn and not s.over
        return mine and world[STAGE] in (BEGIN, MAIN_DUE)

    def at_its_end(self, s: State) -> float:
        """How good the position is once the turn has been played to its end, by the best of its ways."""
        world = s.clone()
        world.brief = False
        world.run()
        ask = world.ask_of(self.seat)
        if ask is None:
            return self.value_now(world)
        self.deep += 1
        best = float("-inf")
        for option in range(len(ask.options)):
            trial = world.clone()
            trial.brief = True
            trial.apply(self.seat, option)
            settle(trial, self.seat, self)
            best = max(best, self.value(trial))
        self.deep -= 1
        return best

    def value_now(self, s: State) -> float:
        """The same of a position as it stands."""
        own = s.seats[self.seat]
        found = float(own[VP.slot]) + self.table_value(s) + self.goals(s) + self.plan(s, face_counts(own))
        due = sum(1 for step in BONUS_STEPS if own[VP.slot] >= step) - own[BONUS_TAKEN]
        found += BONUS_CARD * max(0, due)
        if self.solo:
            done = zip(self.urgency, self.steps, steps_left(s), strict=True)
            return found + sum(u * (before - after) for u, before, after in done)
        rival = max(other[VP.slot] for seat, other in enumerate(s.seats) if seat != self.seat)
        for seat, other in enumerate(s.seats):
            if seat != self.seat:
                found -= 0.3 * other[VP.slot] + 0.1 * CUP.held(s, seat)
        if s.world[ENDING] and self.left > 2:  # ending the game is for who is ahead
            found += max(-2.0, min(2.0, 0.4 * (own[VP.slot] - rival)))
        return found

    def table_value(self, s: State) -> float:
        """My cards in play: what they will still bring, and their points."""
        found = 0.0
        for c in s.zones[s.rules.zone(self.seat, TABLEAU)]:
            both = self.stand.get(c)
            if both is None:
                card = s.rules.cards[c]
                points = self.worth.points(card)
                both = self.worth.standing(card, False) + points, self.worth.standing(card, True) + points
                self.stand[c] = both
            found += both[1] if s.used[c] else both[0]
        return found

    def goals(self, s: State) -> float:
        """Awards as they will probably end, milestones got and nearly got."""
        found = 0.0
        for number in self.awards:
            if number < 0:
                continue
            icons = award_icons(s, self.seat, number)
            if self.solo:
                need = SOLO_NEEDS[CUP.faces[number].sides]
                found += 5.0 if icons >= need else 4.5 * icons / need
            else:
                rival = max(award_icons(s, i, number) for i in range(s.rules.players) if i != self.seat)
                found += max(0.0, min(5.0, 2.5 + 0.6 * (icons - rival))) if icons else 0.0
        for slot in MILESTONE_SPACES:
            place = s.world[slot]
            if place < 0:
                continue
            milestone = self.milestones[place]
            owner = s.world[milestone.owner]
            if owner == self.seat:
                found += 4.0
            elif owner == NOBODY:
                found += 2.2 * min(1.0, milestone.value(s, self.seat) / milestone.level) ** 2
            elif owner >= 0:
                found -= 2.0
        return found

    def targets(self, s: State) -> list[Target]:
        """All that dice could be spent on, the best first."""
        hand = s.rules.zone(self.seat, HAND)
        found = [target for c, target in self.cards.items() if s.place[c] == hand]
        found += self.standards
        for c in s.zones[s.rules.zone(self.seat, TABLEAU)]:
            if s.used[c] or not s.rules.cards[c].actions:
                continue
            target = self.uses.get(c)
            if target is None:
                target = self.uses[c] = self.use_of(s, c)
            if target.worth > 0:
                found.append(target)
        found.sort(key=lambda target: -target.worth)
        return found

    def use_of(self, s: State, c: int) -> Target:
        """The main action of a card in play; worth nothing if it has none."""
        action = s.rules.cards[c].actions[0]
        if not isinstance(action, Action) or action.slot != MAIN:
            return Target(0.0, [])
        prices = [price for price in action.costs if isinstance(price, PayFaces)]
        return Target(
            self.worth.effects(action.gains), [icon for price in prices for icon in icons_in(price)]
        )

    def plan(self, s: State, counts: list[int]) -> float:
        """What dice, tokens and cards will bring."""
        now = s.world[STAGE] == MAIN_DUE and s.world[ACTIVE] == self.seat
        tokens = s.seats[self.seat][WILD.slot]
        found = self.planned(self.targets(s), counts, tokens, now)
        if self.left <= 1:
            return found
        hand = s.zones[s.rules.zone(self.seat, HAND)]
        drawn = sum(1 for c in hand if c not in self.cards) * min(1.0, HANDFUL / max(1, len(hand)))
        return found + min(1.0, self.left / 6) * CARD * 2 * drawn

    def planned(self, targets: list[Target], counts: list[int], tokens: int, now: bool) -> float:
        """The same, with these uses of the dice."""
        found = 0.0
        if self.left >= 1:
            found = planned(targets, counts, tokens, self.odds, self.left, False, self.price)[0]
        if now:
            found = max(
                found, planned(targets, counts, tokens, self.odds, self.left + 1, True, self.price)[0]
            )
        return found

    # --- options ------------------------------------------------------------------------------------------------------

    def prior(self, s: State, ask: Ask, option: int) -> float:
        if ask.frame.node.question(s, ask.frame).verb == "corporation":
            return self.worth.card(s.rules.cards[ask.options[option]])
        return 0.0

    def offhand(self, s: State, ask: Ask) -> bool:
        return ask.frame.node.question(s, ask.frame).verb in ("roll", "resource", "turn")

    def settled(self, s: State, ask: Ask) -> bool:
        return ask.frame.node.question(s, ask.frame).verb in ("action", "corporation")

    def follow_up(self, s: State, ask: Ask) -> int:
        question = ask.frame.node.question(s, ask.frame)
        word = question.verb
        counts = face_counts(s.seats[self.seat])
        if word == "roll":
            return best_of([self.rolled(s, counts, number) for number in ask.options])
        if word in ("resource", "pay", "lose", "give"):
            return best_of([self.changed(s, ask, counts, option) for option in ask.options])
        if word == "turn":
            return self.turned(s, ask, counts)
        if word == "place":
            return best_of([self.area(s, question.id, cell) for cell in ask.options])
        return len(ask.options) - 1 if word == "how-many" else 0

    def rolled(self, s: State, counts: list[int], number: int) -> float:
        """What a die of a colour is worth, before it is rolled."""
        found = 0.0
        for face in CUP.dice[number].faces:
            more = counts[:]
            more[face.number] += 1
            found += self.plan(s, more) * face.sides / 6
        return found

    def changed(self, s: State, ask: Ask, counts: list[int], option: int) -> float:
        """My dice with one more or one less."""
        node, more = ask.frame.node, counts[:]
        if option == NONE:
            return self.plan(s, more) - TOKEN
        if isinstance(node, GainAny):
            more[node.faces[option].number] += 1
        elif isinstance(node, PayAny):
            more[node.faces[option].number] -= 1
        else:
            return 0.0
        return self.plan(s, more)

    def turned(self, s: State, ask: Ask, counts: list[int]) -> int:
        """Which die is best turned, or to which side."""
        f = ask.frame
        values: list[float] = []
        for option in ask.options:
            if option == NONE:
                values.append(self.plan(s, counts[:]))
            elif f.pc % 2 == 1:
                values.append(self.plan(s, flipped(counts, f.arg(1), option)))
            else:
                sides = [x.number for x in CUP.faces[option].die.faces if x.number != option]
                values.append(max(self.plan(s, flipped(counts, option, side)) for side in sides))
        return best_of(values)

    def selection(self, s: State, ask: Ask) -> list[int]:
        batch = ask.frame.node.batch(s, ask.frame)
        if batch is not None and batch.verb == "keep":
            return batch.answers(self.kept(s, batch))
        if batch is not None and batch.verb == "discard":
            return batch.answers(self.discarded(s, batch))
        return []

    def kept(self, s: State, batch: Batch) -> list[int]:
        """The dice to keep: one after the other, that which does most together with the dice that will be rolled."""
        targets, tokens = self.targets(s), s.seats[self.seat][WILD.slot]
        # Asked in the middle of the selection, some dice are kept already: only the others can be taken.
        left = [batch.stocks[at] for at in batch.stock_of]
        faces = [NUMBERS[item.id] for item in batch.items]
        hands = [throw[:] for throw in self.throws[::2]]
        found: list[int] = []
        for _ in range(batch.most):
            able = [i for i in range(len(faces)) if left[i] > 0]
            if not able:
                break
            values = []
            for i in able:
                value = 0.0
                for hand in hands:
                    hand[faces[i]] += 1
                    value += self.planned(targets, hand, tokens, False)
                    hand[faces[i]] -= 1
                values.append(value - 0.001 * CUP.faces[faces[i]].sides)
            best = able[best_of(values)]
            found.append(best)
            left[best] -= 1
            for hand in hands:
                hand[faces[best]] += 1
        return sorted(found)

    def discarded(self, s: State, batch: Batch) -> list[int]:
        """In a production turn all cards that are worth less than a new one; for an action the worst."""
        values = [self.net(s, s.rules.card_index[item.id]) for item in batch.items]
        worst = sorted(range(len(values)), key=lambda i: values[i])
        return worst[: batch.least] if batch.least else [i for i in worst if values[i] < KEEP][: batch.most]

    def net(self, s: State, c: int) -> float:
        """What is left of a card's worth when it is paid for."""
        target = self.cards.get(c) or Target(self.card_worth(s, c), needs_of(s.rules.cards[c]))
        return target.worth - sum(n * (1.35 - self.odds[number]) for number, n in target.need)

    def area(self, s: State, tile: str, cell: int) -> float:
        """How good an area is for a tile: what is printed there, and its neighbours."""
        bonus = s.rules.cell_bonus[cell]
        found = 0.0 if bonus is None else self.worth.effect(bonus)
        beside = [s.tile[i] for i in s.rules.neighbours[cell]]
        if tile == GREENERY.name:
            return found + sum(1 for other in beside if other in CITY_NUMBERS)
        if tile in CITY_NAMES:
            return found + sum(1 for other in beside if other in GREENERY_NUMBERS)
        return found


CITY_NAMES = [tile.name for tile in ALL_CITIES]
DEPTH = 1  # choices of an action that are tried within each other
KEEP = 1.2  # a card that is worth less than this is given away for a new one


def icons_in(price: PayFaces) -> Need:
    """The icons of a price."""
    return [(face.number, n) for face, n in zip(price.faces, price.numbers, strict=True)]


def flipped(counts: list[int], die: int, side: int) -> list[int]:
    """Dice with one of them turned."""
    found = counts[:]
    found[die] -= 1
    found[side] += 1
    return found


def best_of(values: list[float]) -> int:
    """The place of the best one."""
    return values.index(max(values))


def face_counts(own: list[int]) -> list[int]:
    """A seat's dice by the numbers of their faces."""
    return [own[face.slot] for face in CUP.faces]


def steps_left(s: State) -> list[int]:
    """For each parameter: how many steps are missing."""
    return [(p.goal - s.world[p.slot]) // p.size for p in PARAMETERS]


def urgency(steps: int, left: float) -> float:
    """Solo: what a step is worth beyond its VP, since without all of them no points count."""
    return min(10.0, 0.3 + URGENT * steps / max(1.0, left) ** 1.7) if steps else 0.0


def turns_left(s: State, seat: int) -> float:
    """How many turns a seat will still have after this one, roughly."""
    if s.rules.players == 1:
        return float(SOLO_TURNS - s.world[TURN])
    if s.world[ENDING] == 2:
        behind = (seat - s.world[ACTIVE]) % s.rules.players
        return 0.0 if behind == 0 or behind >= s.world[LAST_TURNS] else 1.0
    if s.world[ENDING] == 1:
        return 1.0
    steps = sorted(steps_left(s))
    return max(1.0, LENGTH * float((steps[0] + steps[1]) ** SHAPE) / s.rules.players)


NUMBERS = {face.name: face.number for face in CUP.faces}


def throws(s: State, seat: int) -> list[list[int]]:
    """What a production of a seat may show: six throws in which each die shows each of its sides once."""
    found: list[list[int]] = []
    for k in range(6):
        counts = [0] * len(CUP.faces)
        for die in CUP.dice:
            for i in range(min(s.seats[seat][die.production.slot], s.world[die.pool])):
                counts[die.faces[die.up[(5 * i + k + 2 * die.number) % 6]].number] += 1
        found.append(counts)
    return found
