"""What a position of Ares Expedition is worth to a seat, in M€ of today, and which phase to choose."""

from __future__ import annotations

from tharsis.bots.evaluation import Evaluator
from tharsis.games.ares.components import (
    CARDS,
    COST,
    DEAR_COST,
    EVENT_COST,
    HEAT,
    HEAT_VALUE,
    MC,
    OXYGEN,
    PLANTS,
    RESEARCH_DRAW,
    RESEARCH_KEEP,
    SELL_VALUE,
    STEEL,
    STEPS_TO_DO,
    TAG_COST,
    TEMPERATURE,
    TITANIUM,
    TR,
    TRACKS,
)
from tharsis.games.ares.menu import DONE, Turn
from tharsis.games.ares.phases import CHEAPER, MORE_DRAWN, MORE_KEPT, MORE_MONEY
from tharsis.games.ares.planning import Plan
from tharsis.games.ares.playing import LAID_DOWN
from tharsis.games.ares.slots import (
    ACTION,
    BONUS,
    CONSTRUCTION,
    COUNTER,
    DEVELOPMENT,
    LAST_COUNTER,
    LAST_PHASE,
    PHASE,
    PHASES,
    PLAYS,
    PRODUCTION,
    RESEARCH,
    ROUND,
    STAGE,
    coop,
    rounds,
)
from tharsis.games.ares.zones import STACK_CARDS
from tharsis.kernel.core import Ask, Frame, State
from tharsis.rules.abilities import Trigger
from tharsis.rules.menu import WIDTH, hand_entry, is_menu
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.scoring import total
from tharsis.rules.vocabulary import DEALT, HAND, TABLEAU

USUAL = 9  # productions in a game, roughly
PLAYS_LEFT = 1.4  # cards that are played for each production
NEW_CARD = 4.5  # a card that nobody knows yet
GOAL = 2.0  # a step of a track, where the tracks must be complete in time
PARTNER = 0.8  # of what a phase brings a partner
TURNS = 0.2  # how far the first of two partners expects the second one to choose a phase before it
BLOCKED = 0.55  # what is left of the worth of a card for each requirement that is not met
FOLLOW_UPS = 20
MOVES = 6  # of a phase that are looked at
ENOUGH = 0.25  # what a move must bring
HALF = 0.5


class AresEvaluator(Evaluator):
    """Weights are taken from the position before the choice. Moves of a phase are tried by themselves, without the others."""

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.left = productions_left(s)
        self.point = max(4.0, 15.0 - 1.1 * self.left)
        # What is left over at the end is worth nothing: money and cards fade with the productions that are still to come.
        self.money = min(1.0, 0.3 + 0.25 * self.left)
        self.card = NEW_CARD * min(1.0, 0.2 + 0.25 * self.left)
        # For each step of a track, where all depends on reaching the goals.
        self.goal = max(GOAL, 8.0 - self.left) if rounds(s) else 0.0
        self.steps = steps_left(s)
        self.worths: dict[int, float] = {}

    # --- positions ----------------------------------------------------------------------------------------------------

    def value(self, s: State) -> float:
        return self.seat_value(s) + self.goal * (self.steps - steps_left(s))

    def seat_value(self, s: State) -> float:
        """Points, stock, production and what the cards in play will still do."""
        own, left = s.seats[self.seat], self.left
        hot = s.world[TEMPERATURE.slot] >= TEMPERATURE.goal
        heat = max(own[HEAT_VALUE.slot], 0.15 if hot else 1.2)
        plants = 2.0 if s.world[OXYGEN.slot] < OXYGEN.goal else 1.2
        found = total(s, self.seat) * self.point + own[TR.slot] * left
        found += self.money * (own[MC.slot] + heat * own[HEAT.slot] + plants * own[PLANTS.slot])
        found += left * (own[MC.production.slot] + heat * own[HEAT.production.slot])
        found += left * (plants * own[PLANTS.production.slot] + NEW_CARD * own[CARDS.slot])
        found += self.standing(s) * left
        return found + self.card * len(s.zones[s.rules.zone(self.seat, HAND)])

    def standing(self, s: State) -> float:
        """What capacity, discounts, actions and effects bring in the time of one production."""
        own = s.seats[self.seat]
        found = PLAYS_LEFT * (own[COST.slot] + 0.9 * own[STEEL.slot] + 0.9 * own[TITANIUM.slot])
        found += 0.3 * (own[EVENT_COST.slot] + own[DEAR_COST.slot])
        found += 0.25 * sum([own[query.slot] for query in TAG_COST.values()])
        found += 1.5 * own[RESEARCH_DRAW.slot] * HALF + 2.0 * own[RESEARCH_KEEP.slot] * HALF
        for card in s.zones[s.rules.zone(self.seat, TABLEAU)]:
            it = s.rules.cards[card]
            if it.actions:
                found += 2.5
            found += sum([1.2 for ability in it.abilities if isinstance(ability, Trigger)])
        return found

    # --- moves --------------------------------------------------------------------------------------------------------

    def tried(self, s: State, work: list[Frame]) -> State:
        """What comes of some work, done by itself; the small decisions on the way are answered quickly."""
        trial = s.clone()
        trial.drop_work()
        for frame in work:
            trial.push(frame)
        trial.run()
        for _ in range(FOLLOW_UPS):
            ask = trial.ask_of(self.seat)
            if ask is None:
                break
            for answer in self.quick(trial, ask):
                trial.apply(self.seat, answer)
        return trial

    def gain(self, s: State, node: Turn, option: int) -> float:
        """What a move of the phase brings, in M€ of now."""
        return self.value(self.moved(s, node, option)) - self.value(s)

    def moved(self, s: State, node: Turn, option: int) -> State:
        """What comes of a move of the phase."""
        trial = s.clone()
        trial.drop_work()
        trial.push(Frame(RESOLVE, self.seat))
        node.begin(trial, self.seat, option)
        return self.tried(trial, trial.stacks[0].waiting())

    def worth(self, s: State, card: int) -> float:
        """What a card in hand is worth: what laying it down would bring, less its price; never less than its sale."""
        if card not in self.worths:
            it = s.rules.cards[card]
            play = hand_entry(s.rules)
            trial = self.tried(s, [Frame(play.work, self.seat, card, LAID_DOWN)])
            gain = self.value(trial) - self.value(s) - self.money * play.price(s, self.seat, card)
            unmet = sum(1 for need in it.needs if not need.can(s, self.seat, card))
            sale = float(s.seats[self.seat][SELL_VALUE.slot])
            self.worths[card] = max(sale, gain * BLOCKED**unmet)
        return self.worths[card]

    def best_move(self, s: State, ask: Ask, node: Turn) -> int:
        """The move that brings most; being finished, where none brings anything."""
        best, most = -1, ENOUGH
        for i, option in enumerate(ask.options):
            if option == DONE or node.entries[option // WIDTH].word == "sell":
                continue
            gain = self.gain(s, node, option)
            if node.entries[option // WIDTH].word == "play" and s.seats[self.seat][BONUS]:
                gain -= 0.0 if s.seats[self.seat][PLAYS] else NEW_CARD * HALF  # it could draw instead
            if gain > most:
                best, most = i, gain
        if best >= 0:
            return best
        if DONE in ask.options:
            return ask.options.index(DONE)
        return next(i for i, x in enumerate(ask.options) if node.entries[x // WIDTH].word == "standard")

    # --- phases -------------------------------------------------------------------------------------------------------

    def best_phase(self, s: State, ask: Ask) -> int:
        """The phase that brings most by being chosen: one that others will likely choose comes without me, but for its bonus."""
        best, most = 0, float("-inf")
        likely = others_choose(s, self.seat)
        for i, option in enumerate(ask.options):
            if option in PHASES:
                value = self.choice_value(s, option, likely[option])
                if value > most:
                    best, most = i, value
        return best

    def choice_value(self, s: State, phase: int, likely: float) -> float:
        """What it brings to choose a phase that comes without me with this likelihood."""
        if s.seats[self.seat][PHASE] == phase:
            return 0.0  # solo: the card of the stack, where my own one shows the phase already
        base, bonus = self.phase_value(s, phase)
        others = PARTNER * self.partner(s, phase) if coop(s.rules) else -self.rivals(s, phase)
        return bonus + (1.0 - likely) * (base + others)

    def phase_value(self, s: State, phase: int) -> tuple[float, float]:
        """What a phase would bring this seat now, and what its bonus adds."""
        own = s.seats[self.seat]
        if phase == PRODUCTION:
            return produced(own), float(MORE_MONEY)
        if phase == RESEARCH:
            return researched(own), NEW_CARD * MORE_KEPT + 0.4 * MORE_DRAWN
        return self.turn_value(s, phase)

    def partner(self, s: State, phase: int) -> float:
        """What a phase brings a partner, as far as everybody can see it."""
        own = s.seats[1 - self.seat]
        return produced(own) if phase == PRODUCTION else researched(own) if phase == RESEARCH else 0.0

    def rivals(self, s: State, phase: int) -> float:
        """A part of what a phase brings the others, as far as everybody can see it."""
        if phase != PRODUCTION:
            return 0.0
        found = 0.0
        for seat, own in enumerate(s.seats):
            if seat != self.seat:
                found += own[MC.production.slot] + own[TR.slot] + own[HEAT.production.slot]
        return 0.4 * found / max(1, s.rules.players - 1)

    def turn_value(self, s: State, phase: int) -> tuple[float, float]:
        """What the moves of a phase would bring, one after the other as far as they don't hinder each other; and the bonus."""
        trial = s.clone()
        trial.drop_work()
        own = trial.seats[self.seat]
        trial.set_world(STAGE, phase)
        own[PHASE] = phase
        own[PLAYS] = 1 if phase in (DEVELOPMENT, CONSTRUCTION) else 0
        own[BONUS] = 1 if phase in (CONSTRUCTION, ACTION) else 0
        for track in TRACKS:
            trial.set_world(track.at_start, trial.world[track.slot])
        if phase == ACTION:
            trial.set_all_unused()
        gains = self.series(trial)
        best = gains[0] if gains else 0.0
        if phase == DEVELOPMENT:
            return best, float(CHEAPER) if gains else 0.0
        if phase == CONSTRUCTION:
            return best, max(self.card, gains[1] if len(gains) > 1 else 0.0)
        return sum(gains), max(gains, default=0.0) * HALF

    def series(self, s: State) -> list[float]:
        """What the best moves of a phase bring, one after the other, as far as they can be paid for."""
        menu, found = s.rules.menu, list[float]()
        assert isinstance(menu, Turn)
        for _ in range(MOVES):
            best, most = -1, ENOUGH
            for option in menu.options(s, self.seat):
                if option == DONE or menu.entries[option // WIDTH].word in ("sell", "draw"):
                    continue
                gain = self.gain(s, menu, option)
                if gain > most:
                    best, most = option, gain
            if best < 0:
                break
            found.append(most)
            s = self.moved(s, menu, best)
        return found

    # --- decisions ----------------------------------------------------------------------------------------------------

    def offhand(self, s: State, ask: Ask) -> bool:
        return isinstance(ask.frame.node, Turn | Plan)

    def settled(self, s: State, ask: Ask) -> bool:
        return is_menu(ask)

    def follow_up(self, s: State, ask: Ask) -> int:
        node = ask.frame.node
        if isinstance(node, Turn):
            return self.best_move(s, ask, node)
        if isinstance(node, Plan):
            return self.best_phase(s, ask)
        return max(0, node.cheapest(s, ask.frame, ask.options))

    def prior(self, s: State, ask: Ask, option: int) -> float:
        taken = ask.frame.node.option(s, ask.frame, ask.options[option])
        if taken.verb == "corporation":
            it = s.rules.cards[ask.options[option]]
            return float(sum(part.total(MC.slot) for part in it.play) + 6 * len(it.abilities))
        return 0.0

    def selection(self, s: State, ask: Ask) -> list[int]:
        """Keep the best cards; sell, discard and exchange the worst."""
        batch = ask.frame.node.batch(s, ask.frame)
        if batch is None or batch.verb not in ("keep", "sell", "discard", "exchange"):
            return []
        if s.zones[s.rules.zone(self.seat, DEALT)] and batch.verb != "keep":
            return []
        cards = [s.rules.card_index[item.id] for item in batch.items]
        if s.log is None or not s.forked:  # inside a trial: as they lie
            return batch.answers(list(range(batch.least)))
        best = sorted(range(len(cards)), key=lambda i: -self.worth(s, cards[i]))
        if batch.verb == "keep":
            return batch.answers(best[: batch.most])
        worst = best[::-1]
        if batch.verb == "exchange":
            poor = [i for i in worst if self.worth(s, cards[i]) < NEW_CARD]
            return batch.answers(poor)
        return batch.answers(worst[: batch.least])


def steps_left(s: State) -> int:
    """How many steps of the tracks are missing."""
    return sum([(track.goal - s.world[track.slot]) // track.size for track in TRACKS])


def produced(own: list[int]) -> float:
    """What the production phase brings a seat with these numbers."""
    found = own[MC.production.slot] + own[TR.slot] + own[HEAT.production.slot]
    return found + 2.0 * own[PLANTS.production.slot] + NEW_CARD * own[CARDS.slot]


def researched(own: list[int]) -> float:
    """What the research phase brings a seat with these numbers."""
    return NEW_CARD * own[RESEARCH_KEEP.slot] + 0.4 * own[RESEARCH_DRAW.slot]


def others_choose(s: State, seat: int) -> list[float]:
    """How likely each phase comes without this seat's choice, by its number: guessed from what everybody can see."""
    missed = [1.0] * (len(PHASES) + 1)
    if s.rules.players == 1:
        left = [s.rules.cards[c].cost for c in s.zones[STACK_CARDS]]
        return [
            1.0 / len(left) if phase in left and s.world[COUNTER] < LAST_COUNTER else 0.0
            for phase in range(6)
        ]
    if coop(s.rules):
        return partner_chooses(s, seat)
    for other in range(s.rules.players):
        if other != seat:
            for phase, share in wishes(s, other).items():
                missed[phase] *= 1.0 - share
    return [1.0 - miss for miss in missed]


def partner_chooses(s: State, seat: int) -> list[float]:
    """The same of a partner. Two who play together want different phases: the first chooses, the second gives way."""
    likely = {phase: share**3 for phase, share in wishes(s, 1 - seat).items()}
    whole = sum(likely.values()) / (1.0 if seat else TURNS)
    return [likely.get(phase, 0.0) / whole for phase in range(len(PHASES) + 1)]


def wishes(s: State, seat: int) -> dict[int, float]:
    """How likely a seat chooses each phase, by its money, its hand, what it could use; never the one of the round before."""
    own = s.seats[seat]
    hand = len(s.zones[s.rules.zone(seat, HAND)])
    plays = 1.0 if hand > 1 and own[MC.slot] + 3 * hand > 12 else 0.3
    actions = sum(1 for c in s.zones[s.rules.zone(seat, TABLEAU)] if s.rules.cards[c].actions)
    steps = own[HEAT.slot] // 8 + own[PLANTS.slot] // 8 + own[MC.slot] // 25
    income = own[MC.production.slot] + own[TR.slot] + own[HEAT.production.slot] + own[PLANTS.production.slot]
    found = {
        DEVELOPMENT: plays,
        CONSTRUCTION: plays,
        ACTION: 0.2 + 0.25 * actions + 0.5 * steps,
        PRODUCTION: min(2.5, 1.5 * income / (6.0 + own[MC.slot])),
        RESEARCH: 1.2 if hand < 4 else 0.5,
    }
    found.pop(own[LAST_PHASE], None)
    whole = sum(found.values())
    return {phase: weight / whole for phase, weight in found.items()}


def productions_left(s: State) -> float:
    """How many more times there will be production, roughly; together it may come each round, by the one or the other."""
    if rounds(s):
        return (1.0 if coop(s.rules) else HALF) * (rounds(s) - s.world[ROUND])
    return max(HALF, USUAL * steps_left(s) / STEPS_TO_DO)


EVALUATOR = AresEvaluator
