"""Playing a card: its price, whether it can be played and why not, and what happens when it is."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import (
    BUILDING,
    COST,
    DEAR,
    DEAR_COST,
    EVENT,
    EVENT_COST,
    HEAT_VALUE,
    NEXT_CARD,
    PHASE_COST,
    SPACE,
    STEEL,
    STEEL_VALUE,
    TAG_COST,
    TITANIUM,
    TITANIUM_VALUE,
)
from tharsis.games.ares.notes import NOTE_CORPORATION, NOTE_PLAY
from tharsis.games.ares.slots import CORPORATION
from tharsis.games.ares.verbs.levels import recount
from tharsis.games.ares.verbs.needs import spend
from tharsis.games.ares.verbs.pay import PAY, Rebate, short_of_money
from tharsis.games.ares.verbs.plays import FreePlay
from tharsis.kernel.core import EVERYONE, PAYMENT, Card, Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, Option, Question
from tharsis.kernel.phrase import Phrase
from tharsis.rules.abilities import ON_PLAYED, Ability
from tharsis.rules.reactions import fire
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.vocabulary import PLAYED, TABLEAU

# The program of PlayCard: after the payment; its effects, one after the other; when all is done; what is granted then.
LAID_DOWN: Final = 1
EFFECTS: Final = 2
REACTIONS: Final = 100
GRANTED: Final = 200


class Bill(Node):
    """What a card costs: whoever may spend something to lower the price is asked; the rest is paid in M€.

    Program: the rebate in question; the number: what is left to pay.
    """

    def __init__(self, rules: Ruleset) -> None:
        super().__init__()
        self.rebates = [
            (number, ability)
            for number, card in enumerate(rules.cards)
            for ability in card.abilities
            if isinstance(ability, Rebate)
        ]
        self.discounts = [discount_slots(card) for card in rules.cards]
        self.building = [BUILDING in card.tags for card in rules.cards]
        self.space = [SPACE in card.tags for card in rules.cards]

    def children(self) -> list[Node]:
        return [PAY]

    def ask_kind(self) -> int:
        return PAYMENT

    def cost(self, s: State, seat: int, card: int) -> int:
        """What the card costs this seat now."""
        own = s.seats[seat]
        cost = s.rules.cards[card].cost
        for slot in self.discounts[card]:
            cost -= own[slot]
        if self.building[card]:
            cost -= own[STEEL.slot] * own[STEEL_VALUE.slot]
        if self.space[card]:
            cost -= own[TITANIUM.slot] * own[TITANIUM_VALUE.slot]
        return cost if cost > 0 else 0

    def usable(self, s: State, seat: int, card: int, i: int) -> int:
        """By how much a rebate could lower the price; 0 if it can't be used."""
        on, rebate = self.rebates[i]
        if s.rules.tableau_seat[s.place[on]] != seat or not rebate.usable(s, seat, card, on):
            return 0
        return rebate.amount

    def power(self, s: State, seat: int, card: int, first: int = 0) -> int:
        """The most that could be paid for a card, with the rebates from one on."""
        return PAY.power(s, seat, card) + self.help(s, seat, card, first)

    def help(self, s: State, seat: int, card: int, first: int = 0) -> int:
        """By how much the rebates from one on could lower the price."""
        return sum([self.usable(s, seat, card, i) for i in range(first, len(self.rebates))])

    def step(self, s: State, f: Frame) -> None:
        rest = f.args[0] if f.args else self.cost(s, f.seat, f.card)
        for i in range(f.pc, len(self.rebates)):
            amount = self.usable(s, f.seat, f.card, i) if rest > 0 else 0
            if amount:
                forced = self.power(s, f.seat, f.card, i + 1) < rest
                s.ask(f.with_args(i, rest), [1] if forced else [1, 0])
                return
        if rest > 0:
            s.push(Frame(PAY, f.seat, f.card, 0, (rest,)))

    def answer(self, s: State, f: Frame, option: int) -> None:
        rest = f.arg()
        if option:
            on, rebate = self.rebates[f.pc]
            rebate.cost.step(s, Frame(rebate.cost, f.seat, on))
            rest = max(0, rest - rebate.amount)
        s.push(f.with_args(f.pc + 1, rest))

    def question(self, s: State, f: Frame) -> Question:
        return Question("lower", CARD, s.rules.cards[self.rebates[f.pc][0]].key)

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("lower" if x else "leave", CARD, s.rules.cards[self.rebates[f.pc][0]].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        keys = [rules.cards[on].key for on, _ in self.rebates]
        return [Option(verb, CARD, key) for verb in ("lower", "leave") for key in keys]

    def cheapest(self, s: State, f: Frame, options: list[int]) -> int:
        return 0


class PlayCard(Node):
    """Play a card: pay, lay it down, its effects in printed order, then what reacts to it, then what it grants.

    The card is the frame's; the number is 1 where it is played for nothing.
    """

    def __init__(self, rules: Ruleset) -> None:
        super().__init__()
        self.bill = Bill(rules)

    def children(self) -> list[Node]:
        return [self.bill]

    def cost(self, s: State, seat: int, card: int) -> int:
        """What the card costs this seat now."""
        return self.bill.cost(s, seat, card)

    def playable(self, s: State, seat: int, card: int, money: int) -> bool:
        """Whether the seat, with so much in its purse, can pay for it and meets its requirements."""
        cost = self.cost(s, seat, card)
        if money < cost and money + self.bill.help(s, seat, card) < cost:
            return False
        for need in s.rules.cards[card].needs:
            if not need.can(s, seat, card):
                return False
        # Heat that the card takes besides can't pay for it too.
        heat_pays = s.seats[seat][HEAT_VALUE.slot] > 0
        return not heat_pays or self.bill.power(s, seat, card) >= cost

    def reasons(self, s: State, seat: int, card: int) -> list[Phrase]:
        """Why the seat can't play it now."""
        short = self.cost(s, seat, card) - self.bill.power(s, seat, card)
        found = [short_of_money(s, seat, card, short)] if short > 0 else []
        for need in s.rules.cards[card].needs:
            found.extend(need.why_not(s, seat, card))
        return found

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            self.announce(s, f)
        elif f.pc == LAID_DOWN:
            spend(s, f.seat, f.card)
            for query in NEXT_CARD:
                s.seats[f.seat][query.until_next] = 0
            s.push(f.at(EFFECTS))
            lay_down(s, f.seat, f.card)
        elif f.pc < REACTIONS:
            self.next_effect(s, f)
        elif f.pc == REACTIONS:
            s.push(f.at(GRANTED))
            s.push(Frame(RESOLVE, f.seat, f.card))
            fire(s, ON_PLAYED, f.card, f.seat, f.card, f.card)
        else:
            s.seats[f.seat][PLAYED] = -1
            for effect in s.rules.cards[f.card].play:
                if isinstance(effect, FreePlay):
                    s.do(effect, f.seat, f.card)

    def announce(self, s: State, f: Frame) -> None:
        """Everybody is told, then it is paid for."""
        cost = 0 if f.arg() else self.cost(s, f.seat, f.card)
        s.set_known(f.card, EVERYONE)
        s.note(NOTE_PLAY, f.seat, f.card, cost)
        s.push(f.at(LAID_DOWN))
        if cost:
            s.push(Frame(self.bill, f.seat, f.card))

    def next_effect(self, s: State, f: Frame) -> None:
        """One effect, with all that it sets off."""
        play = s.rules.cards[f.card].play
        i = f.pc - EFFECTS
        if i == len(play):
            s.push(f.at(REACTIONS))
            return
        s.push(f.at(f.pc + 1))
        if not isinstance(play[i], FreePlay):
            s.push(Frame(RESOLVE, f.seat, f.card))
            play[i].step(s, Frame(play[i], f.seat, f.card))


def discount_slots(card: Card) -> list[int]:
    """The slots whose sum is taken off a card's price."""
    found = [COST.slot, COST.until_next]
    found += [TAG_COST[tag.name].slot for tag in card.tags]
    if card.kind == "automated":
        found.append(PHASE_COST.slot)  # other colours are not played in that phase
    if card.kind == "event":
        found.append(EVENT_COST.slot)
    if card.cost >= DEAR:
        found.append(DEAR_COST.slot)
    return found


def lay_down(s: State, seat: int, card: int) -> None:
    """A card comes into play: its tags, what it keeps in force, its production and capacity."""
    it = s.rules.cards[card]
    own = s.seats[seat]
    own[PLAYED] = card
    s.move(seat, card, s.rules.zone(seat, TABLEAU))
    for tag in it.tags:
        own[tag.slot] += 1
    if it.kind == "event":
        own[EVENT.slot] += 1
    for ability in it.abilities:
        assert isinstance(ability, Ability)
        ability.enter(s, seat, card)
    recount(s, seat, card)


def reveal_corporation(s: State, seat: int, card: int) -> None:
    """A corporation is revealed: it is not played, so nothing reacts to it; then what its owner starts with."""
    s.note(NOTE_CORPORATION, seat, card)
    s.seats[seat][CORPORATION] = card
    lay_down(s, seat, card)
    s.seats[seat][PLAYED] = -1
    for part in s.rules.cards[card].play:
        part.step(s, Frame(part, seat, card))
