"""Tolls: what the rise of a quantity costs, while a law says so.

A toll is checked before an action, with all that the action surely sets off, and paid step by step. Money that the action
itself brings does not help. So every option is tried out on a copy; those that could not be paid for are not offered.
"""

from __future__ import annotations

from typing import Final

from tharsis.kernel.core import CHANGE, MENU, NOTE, Ask, Frame, Gate, Node, Ruleset, State, all_lift_by
from tharsis.kernel.option import NUMBER, THING
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.pay import Pay
from tharsis.rules.vocabulary import Quantity, Query

TRIES: Final = 40  # answers tried out for one option


class Toll(Node):
    """Every step of a quantity costs its owner money: so much as a standing value of the seat says.

    `began`, `unpaid`: slots of the world for the entry of the log at which the action began, and for what could not be
    paid. `words`: the pattern of the reason. The frame's number: what is to be paid now.
    """

    def __init__(
        self, what: Quantity, each: Query, pay: Pay, note: int, began: int, unpaid: int, words: str
    ) -> None:
        super().__init__()
        self.what = what
        self.each = each
        self.pay = pay
        self.note = note
        self._began = began
        self._unpaid = unpaid
        self.words = words

    def owed(self, s: State) -> int:
        """What could not be paid."""
        return s.world[self._unpaid]

    def children(self) -> list[Node]:
        return [self.pay]

    def price(self, s: State, seat: int, n: int) -> int:
        """What so many steps cost a seat now."""
        return n * s.seats[seat][self.each.slot]

    def charge(self, s: State, seat: int, n: int, card: int) -> bool:
        """Let so many steps be paid for; false if the seat can't, and then they are not made."""
        price = self.price(s, seat, n)
        if price == 0:
            return True
        if self.budget(s, seat) < price:
            s.set_world(self._unpaid, s.world[self._unpaid] + price)
            return False
        stack = s.stacks[s.stack_for(seat)]
        if stack.size > 0 and stack.top().node is self and stack.top().seat == seat:
            price += stack.pop().arg()  # several steps at once are one payment
        s.push(Frame(self, seat, card, 0, (price,)))
        return True

    def step(self, s: State, f: Frame) -> None:
        s.note(self.note, f.seat, f.card, f.arg())
        s.push(Frame(self.pay, f.seat, f.card, 0, f.args))

    def budget(self, s: State, seat: int) -> int:
        """What the seat could pay with that it had before the action, once all that is due is paid."""
        left = self.pay.power(s, seat) - self.gained(s, seat)
        for f in s.stacks[s.stack_for(seat)].waiting():
            if f.node is self and f.seat == seat:
                left -= f.arg()
        return left

    def gained(self, s: State, seat: int) -> int:
        """What the action has brought so far of what could pay."""
        own, values = s.seats[seat], {self.pay.purse.money.slot: 1}
        for m in self.pay.means:
            values[m.resource.slot] = own[m.value.slot]
        found, e = 0, s.log
        while e is not None and e.index > s.world[self._began]:
            if e.kind == CHANGE and e.seat == seat and e.amount > 0:
                found += e.amount * values.get(e.subject, 0)
            e = e.previous
        return found

    def asked(self, s: State, seat: int) -> int:
        """What the action has asked for so far, paid or not."""
        found, e = s.world[self._unpaid], s.log
        while e is not None and e.index > s.world[self._began]:
            if e.kind == NOTE and e.subject == self.note and e.seat == seat:
                found += e.amount
            e = e.previous
        return found

    def open(self, s: State) -> None:
        """An action begins."""
        s.set_world(self._began, -1 if s.log is None else s.log.index)
        s.set_world(self._unpaid, 0)

    def reason(self, price: int) -> Phrase:
        """Why something can't be done that it makes too dear."""
        return Phrase(self.words, q=Amount(price, self.pay.purse.money.noun))


def tolls_of(rules: Ruleset) -> list[Toll]:
    """The tolls that the modules in play bring."""
    gate = rules.gate
    return gate.tolls if isinstance(gate, TollGate) else NO_TOLLS


def taxed(s: State, what: Quantity, seat: int, n: int, card: int) -> bool:
    """Let a rise be paid for, where it costs something; false if it can't be."""
    return all(toll.charge(s, seat, n, card) for toll in tolls_of(s.rules) if toll.what is what)


def levied(s: State, seat: int) -> bool:
    """Whether anything costs this seat a toll now."""
    gate = s.rules.gate
    return isinstance(gate, TollGate) and gate.levied(s, seat)


def open_action(s: State) -> None:
    """An action begins: what it brings from here on pays for none of its tolls."""
    for toll in tolls_of(s.rules):
        toll.open(s)


def lifts_tolled(rules: Ruleset, node: Node) -> bool:
    """Whether what a node does may cost a toll."""
    return any(node.lifts(rules, toll.what.slot) for toll in tolls_of(rules))


def reactions_tolled(s: State) -> bool:
    """Whether anything in play may react by what costs a toll."""
    rules = s.rules
    for card in rules.tolled_cards:
        if rules.tableau_seat[s.place[card]] >= 0:
            return True
    return rules.tolled_sources


NO_TOLLS: Final[list[Toll]] = []


class TollGate(Gate):
    """Within an action: choices that could not be paid for are not offered."""

    def __init__(self, tolls: list[Toll]) -> None:
        super().__init__()
        self.tolls = tolls
        self._tolled: dict[Node, bool] = {}

    def allowed(self, s: State, f: Frame, options: list[int]) -> list[int]:
        if (
            s.brief
            or s.forked
            or not self.levied(s, f.seat)
            or f.node.ask_kind() == MENU  # a menu has looked for itself
            or f.node.option(s, f, options[0]).kind not in MATTERS
            or not self.matters(s, f)
        ):
            return options
        found: list[int] = []
        for option in options:
            trial = s.clone()
            trial.brief = True
            f.node.answer(trial, f, option)
            trial.run()
            if borne(trial, [TRIES]):
                found.append(option)
        return found or options

    def levied(self, s: State, seat: int) -> bool:
        """Whether anything costs this seat a toll now."""
        own = s.seats[seat]
        return any(own[toll.each.slot] > 0 for toll in self.tolls)

    def matters(self, s: State, f: Frame) -> bool:
        """Whether anything of this action that is still to be done may cost a toll that is not surely paid."""
        if reactions_tolled(s):
            return True
        work = work_ahead(s, f)
        return any(self.tolled(s.rules, node) for node in work) and not surely_paid(s, f, work)

    def tolled(self, rules: Ruleset, node: Node) -> bool:
        """Whether what a node does may cost a toll; worked out once."""
        found = self._tolled.get(node)
        if found is None:
            found = self._tolled[node] = lifts_tolled(rules, node)
        return found


def work_ahead(s: State, f: Frame) -> list[Node]:
    """What is still to be done of an action that waits for the answer of this frame."""
    found = [f.node]
    for frames in (s.pools[s.stack], s.stacks[s.stack].waiting()):
        for waiting in reversed(frames):
            if waiting.node.ask_kind() == MENU:
                break  # what lies below is no part of the action
            found += waiting.node.ahead(s, waiting)
    return found


def surely_paid(s: State, f: Frame, work: list[Node]) -> bool:
    """Whether a seat that pays for an action has more than enough for the tolls on what follows."""
    if not isinstance(f.node, Pay):
        return False
    for toll in tolls_of(s.rules):
        most = all_lift_by(work, s, toll.what.slot)[1]
        if toll.budget(s, f.seat) - f.node.due(f) < toll.price(s, f.seat, most):
            return False
    return True


# Which card, seat or area is chosen never changes how far something rises.
MATTERS: Final = (NUMBER, THING)


def ways_that_matter(trial: State, ask: Ask) -> int:
    """How many answers of a question, from the first on, could make a difference to what is left for tolls."""
    node = ask.frame.node
    if isinstance(node, Pay):
        return 1  # the first leaves most of the money
    return len(ask.options) if node.option(trial, ask.frame, ask.options[0]).kind in MATTERS else 1


def borne(trial: State, left: list[int]) -> bool:
    """Whether some sequence of answers ends the action with every toll paid; the trial is used up."""
    if any(toll.owed(trial) for toll in tolls_of(trial.rules)):
        return False
    asks: list[Ask] = trial.decisions()
    if not asks:
        return True
    ask = asks[0]
    ways = ways_that_matter(trial, ask)
    for i in range(ways):
        left[0] -= 1
        if left[0] < 0:
            return False
        branch = trial if i == ways - 1 else trial.clone()
        branch.apply(ask.seat, i)
        if borne(branch, left):
            return True
    return False


def through(trial: State) -> State:
    """The end of an action whose questions all get their first answer."""
    while (asks := trial.decisions()) and not trial.over:
        trial.apply(asks[0].seat, 0)
    return trial


def link_tolls(rules: Ruleset) -> None:
    """Look at the options of every question, where something may cost a toll."""
    if rules.tolls:
        rules.reads_log = True  # for what an action has brought and asked for so far
        rules.gate = TollGate([toll for toll in rules.tolls if isinstance(toll, Toll)])
        rules.tolled_cards = [
            number
            for number, card in enumerate(rules.cards)
            if any(lifts_tolled(rules, ability) for ability in card.abilities)
        ]
        rules.tolled_sources = any(lifts_tolled(rules, source) for source in rules.sources)
