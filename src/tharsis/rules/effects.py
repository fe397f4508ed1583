"""Effects on oneself: gain, lose, raise, and the ways in which effects are joined."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.core import MANY, Count, Frame, Node, Ruleset, State, all_lift_by
from tharsis.kernel.option import NUMBER, Option, Question
from tharsis.kernel.phrase import Joined, Noun, Phrase
from tharsis.rules.actions import with_numbers
from tharsis.rules.outlay import Outlay, backing
from tharsis.rules.phrases import counted, together
from tharsis.rules.tolls import taxed
from tharsis.rules.vocabulary import STOCKS, Parameter, Quantity


class Gain(Node):
    """Gain an amount of a quantity, or so much for each of something."""

    def __init__(self, what: Quantity, n: int = 1, per: Count | None = None) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.per = per
        self.writes = STOCKS
        self.reads = 0 if per is None else per.reads
        # What counts nothing that another effect may change is never worse for being done first.
        self.instant = self.reads == 0

    def children(self) -> list[Node]:
        return [] if self.per is None else [self.per]

    def amount(self, s: State, seat: int, card: int) -> int:
        """How much it would be now."""
        return self.n if self.per is None else self.n * self.per.count(s, seat, card)

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return self.amount(s, seat, card) > 0

    def step(self, s: State, f: Frame) -> None:
        n = self.n if self.per is None else self.n * self.per.count(s, f.seat, f.card)
        if n > 0 and (not s.rules.tolls or taxed(s, self.what, f.seat, n, f.card)):
            s.add(f.seat, self.what.slot, n, f.card)
            if self.what.flag >= 0:
                s.seats[f.seat][self.what.flag] = 1

    def feeds(self, slot: int) -> bool:
        return slot == self.what.slot

    def lifts(self, rules: Ruleset, slot: int) -> bool:
        return slot == self.what.slot

    def lifts_by(self, s: State, slot: int) -> tuple[int, int]:
        if slot != self.what.slot:
            return 0, 0
        return (self.n, self.n) if self.per is None else (0, MANY)

    def production_part(self) -> Node | None:
        return self if self.what.is_production else None

    def total(self, slot: int) -> int:
        return self.n if slot == self.what.slot and self.per is None else 0

    def brings(self, s: State, seat: int, card: int, slot: int) -> int:
        return max(0, self.amount(s, seat, card)) if slot == self.what.slot else 0

    def phrase(self) -> Phrase:
        words = self.what.words
        if self.per is not None and self.per.as_chosen():
            return Phrase(words.gain_x, x=Noun(self.what.noun))
        effect = self.what.say(words.gain, self.n)
        return effect if self.per is None else self.per.for_each(effect)

    def icons(self) -> list[str]:
        if self.per is not None and self.per.as_chosen():
            return ["X", self.what.icon]
        bare = self.n == 1 and self.what.words.bare
        own = [self.what.icon] if bare else [f"{self.n}", self.what.icon]
        return own if self.per is None else [*own, "/", *self.per.icons()]


class Lose(Outlay):
    """Lose an amount of one's own: mandatory, in full."""

    def __init__(self, what: Quantity, n: int = 1) -> None:
        super().__init__(what, n)
        self.rank = 0

    def can_with(self, s: State, seat: int, more: int) -> bool:
        """Whether it could be done with so much more than there is."""
        return self.missing(s, seat, self.n) <= more

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0 and backing(s, f.seat, self.what.slot):
            s.push(f.at(1))  # it may have to ask, and other effects take their places first
        else:
            super().step(s, f)

    def feeds(self, slot: int) -> bool:
        return False

    def hopes(self, other: Node) -> bool:
        return other.feeds(self.what.slot)

    def production_part(self) -> Node | None:
        return self if self.what.is_production else None

    def phrase(self) -> Phrase:
        return self.what.say(self.what.words.lose, self.n)

    def icons(self) -> list[str]:
        return [f"-{self.n}", self.what.icon]


NEAR: Final = 4  # steps by which other effects of an action may raise the same parameter


class Raise(Node):
    """Raise a global parameter; steps beyond the goal are lost. Bonuses on the way go to who raises it.

    Without rewards nobody gets anything: of the bonuses only further steps and tiles are left.
    """

    def __init__(self, parameter: Parameter, steps: int = 1, rewards: bool = True) -> None:
        super().__init__()
        self.parameter = parameter
        self.steps = steps
        self.instant = True
        self.bare = not rewards
        self.without_reward: dict[int, Node] = {} if rewards else bare_bonuses(parameter)

    def children(self) -> list[Node]:
        return list(self.without_reward.values())

    def unrewarded(self) -> Node | None:
        return Raise(self.parameter, self.steps, rewards=False)

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        p = self.parameter
        return p.beyond is not None or s.world[p.slot] < p.goal

    def step(self, s: State, f: Frame) -> None:
        p = self.parameter
        for _ in range(self.steps):
            if s.world[p.slot] >= p.goal:
                if p.beyond is None or self.bare:
                    return
                p.beyond.step(s, Frame(p.beyond, f.seat, f.card))
                continue
            s.add_world(f.seat, p.slot, p.size, f.card)
            if p.reward is not None and not self.bare:
                p.reward.step(s, Frame(p.reward, f.seat, f.card))
            bonuses = self.without_reward if self.bare else p.bonuses
            bonus = bonuses.get(s.world[p.slot])
            if bonus is not None:
                s.pool(bonus, f.seat, f.card)

    def brings(self, s: State, seat: int, card: int, slot: int) -> int:
        p, found = self.parameter, 0
        if self.bare:
            return 0
        level = s.world[p.slot]
        for _ in range(self.steps):
            parts = [p.beyond] if level >= p.goal else [p.reward, p.bonuses.get(level + p.size)]
            for part in parts:
                if part is not None and part.instant:
                    found += part.brings(s, seat, card, slot)
            level += p.size
        return found

    def feeds(self, slot: int) -> bool:
        return False

    def lifts(self, rules: Ruleset, slot: int) -> bool:
        p = self.parameter
        parts = [*self.without_reward.values()] if self.bare else [p.reward, p.beyond, *p.bonuses.values()]
        return any(part is not None and part.lifts(rules, slot) for part in parts)

    def lifts_by(self, s: State, slot: int) -> tuple[int, int]:
        p, level = self.parameter, s.world[self.parameter.slot]
        if self.bare or p.beyond is not None or p.reward is None:
            return super().lifts_by(s, slot)
        if level >= p.goal:
            return 0, 0
        least, most = p.reward.lifts_by(s, slot)
        most *= self.steps
        reach = level + (self.steps + NEAR) * p.size
        for passed, bonus in p.bonuses.items():
            if level < passed <= reach:
                most += bonus.lifts_by(s, slot)[1]
        return least, most

    def phrase(self) -> Phrase:
        return Phrase(self.parameter.words.raised, n=self.steps)

    def icons(self) -> list[str]:
        return counted(self.steps, self.parameter.icon)


def bare_bonuses(parameter: Parameter) -> dict[int, Node]:
    """The bonuses of a track as far as they bring nobody anything."""
    found: dict[int, Node] = {}
    for level, bonus in parameter.bonuses.items():
        left = bonus.unrewarded()
        if left is not None:
            found[level] = left
    return found


class Lower(Node):
    """Lower a global parameter, not below its start; one at its goal stays there. Nothing is given back."""

    def __init__(self, parameter: Parameter, steps: int = 1) -> None:
        super().__init__()
        self.parameter = parameter
        self.steps = steps
        self.instant = True

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return self.parameter.start < s.world[self.parameter.slot] < self.parameter.goal

    def step(self, s: State, f: Frame) -> None:
        p = self.parameter
        if s.world[p.slot] < p.goal:
            steps = min(self.steps, (s.world[p.slot] - p.start) // p.size)
            if steps:
                s.add_world(f.seat, p.slot, -steps * p.size, f.card)

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        return Phrase(self.parameter.words.lowered, n=self.steps)

    def icons(self) -> list[str]:
        return [f"-{self.steps}", self.parameter.icon]


class All(Node):
    """Several gains at once."""

    def __init__(self, *parts: Node) -> None:
        super().__init__()
        self.parts: list[Node] = list(parts)
        self.writes = STOCKS
        self.instant = all(part.instant for part in parts)

    def children(self) -> list[Node]:
        return self.parts

    def step(self, s: State, f: Frame) -> None:
        for part in self.parts:
            s.pool(part, f.seat, f.card, f.args)

    def total(self, slot: int) -> int:
        return sum(part.total(slot) for part in self.parts)

    def brings(self, s: State, seat: int, card: int, slot: int) -> int:
        return sum(part.brings(s, seat, card, slot) for part in self.parts if part.instant)

    def lifts_by(self, s: State, slot: int) -> tuple[int, int]:
        return all_lift_by(self.parts, s, slot)

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        return together([part.phrase() for part in self.parts])

    def icons(self) -> list[str]:
        return [token for part in self.parts for token in part.icons()]


class Then(Node):
    """One effect after the other, in this order; what follows may depend on the first."""

    def __init__(self, *parts: Node) -> None:
        super().__init__()
        self.parts: list[Node] = list(parts)
        for part in parts:
            self.reads |= part.reads
            self.writes |= part.writes

    def children(self) -> list[Node]:
        return self.parts

    def can(self, s: State, seat: int, card: int) -> bool:
        return self.parts[0].can(s, seat, card)

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return any(part.has_effect(s, seat, card) for part in self.parts)

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return self.parts[0].why_not(s, seat, card)

    def step(self, s: State, f: Frame) -> None:
        if f.pc + 1 < len(self.parts):
            s.push(f.at(f.pc + 1))
        part = self.parts[f.pc]
        part.step(s, Frame(part, f.seat, f.card, 0, f.args))

    def production_part(self) -> Node | None:
        for part in self.parts:
            found = part.production_part()
            if found is not None:
                return found
        return None

    def rest(self, f: Frame) -> list[Node]:
        return self.parts[f.pc :]

    def lifts_by(self, s: State, slot: int) -> tuple[int, int]:
        return all_lift_by(self.parts, s, slot)

    def feeds(self, slot: int) -> bool:
        return False

    def hopes(self, other: Node) -> bool:
        return self.parts[0].hopes(other)

    def phrase(self) -> Phrase:
        said = self.parts[-1].phrase()
        for part in self.parts[-2::-1]:
            said = part.purpose(said)
        return said

    def icons(self) -> list[str]:
        found = self.parts[0].icons()
        for part in self.parts[1:]:
            found += [self.parts[0].mark_after(), *part.icons()]
        return found


class Choose(Node):
    """One of several effects. An alternative that would do nothing is offered only if none does anything.

    With `remember`, the choice is kept on the card, for effects that repeat it. `words`: what it says in short.
    """

    def __init__(self, *alternatives: Node, remember: bool = False, words: Phrase | None = None) -> None:
        super().__init__()
        self.words = words
        self.alternatives: list[Node] = list(alternatives)
        self.remember = remember
        self.again = Remembered(self) if remember else None
        self.rank = 3  # what the other effects draw or bring may help to choose
        for alternative in alternatives:
            self.reads |= alternative.reads
            self.writes |= alternative.writes

    def children(self) -> list[Node]:
        return [*self.alternatives, *([] if self.again is None else [self.again])]

    def can(self, s: State, seat: int, card: int) -> bool:
        return any(a.can(s, seat, card) for a in self.alternatives)

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return any(a.can(s, seat, card) and a.has_effect(s, seat, card) for a in self.alternatives)

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        if self.can(s, seat, card):
            return []
        return [reason for a in self.alternatives for reason in a.why_not(s, seat, card)]

    def step(self, s: State, f: Frame) -> None:
        able = [i for i, a in enumerate(self.alternatives) if a.can(s, f.seat, f.card)]
        useful = [i for i in able if self.alternatives[i].has_effect(s, f.seat, f.card)]
        if able:
            s.ask(f, useful or able[:1])

    def answer(self, s: State, f: Frame, option: int) -> None:
        if self.remember:
            s.set_mark(f.card, option + 1)
        s.do(self.alternatives[option], f.seat, f.card, f.args)

    def asks(self) -> Question:
        return Question("choose")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("choose", NUMBER, "", x + 1)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_numbers("choose", 1, len(self.alternatives))

    def production_part(self) -> Node | None:
        parts = [a.production_part() for a in self.alternatives]
        if any(part is None for part in parts):
            return None
        return self if self.again is None else self.again

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        if self.words is not None:
            return self.words
        said = [a.phrase() for a in self.alternatives]
        if len(said) == 2:
            return Phrase("choice_two", e=said[0], e2=said[1])
        return Phrase("choose_one", e=Joined(tuple(said), "or"))

    def icons(self) -> list[str]:
        found = self.alternatives[0].icons()
        for a in self.alternatives[1:]:
            found += ["or", *a.icons()]
        return found


class Remembered(Node):
    """What was chosen on a card once, again."""

    def __init__(self, choice: Choose) -> None:
        super().__init__()
        self.choice = choice

    def chosen(self, s: State, card: int) -> Node | None:
        """The production part of the alternative chosen on that card."""
        mark = s.mark[card]
        return None if mark == 0 else self.choice.alternatives[mark - 1].production_part()

    def can(self, s: State, seat: int, card: int) -> bool:
        chosen = self.chosen(s, card)
        return chosen is not None and chosen.can(s, seat, card)

    def step(self, s: State, f: Frame) -> None:
        chosen = self.chosen(s, f.card)
        if chosen is not None:
            chosen.step(s, Frame(chosen, f.seat, f.card))


class If(Node):
    """An effect under a condition, or another one instead."""

    def __init__(self, test: Count, then: Node, otherwise: Node | None = None) -> None:
        super().__init__()
        self.test = test
        self.then = then
        self.otherwise = otherwise
        self.reads = test.reads | then.reads | (0 if otherwise is None else otherwise.reads)
        self.writes = then.writes | (0 if otherwise is None else otherwise.writes)
        self.instant = test.reads == 0 and then.instant and (otherwise is None or otherwise.instant)

    def children(self) -> list[Node]:
        return [self.test, self.then, *([] if self.otherwise is None else [self.otherwise])]

    def branch(self, s: State, seat: int, card: int) -> Node | None:
        """The effect that holds now."""
        return self.then if self.test.count(s, seat, card) > 0 else self.otherwise

    def can(self, s: State, seat: int, card: int) -> bool:
        branch = self.branch(s, seat, card)
        return branch is None or branch.can(s, seat, card)

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        branch = self.branch(s, seat, card)
        return branch is not None and branch.has_effect(s, seat, card)

    def step(self, s: State, f: Frame) -> None:
        branch = self.branch(s, f.seat, f.card)
        if branch is not None:
            branch.step(s, Frame(branch, f.seat, f.card, 0, f.args))

    def brings(self, s: State, seat: int, card: int, slot: int) -> int:
        branch = self.branch(s, seat, card)
        return 0 if branch is None else branch.brings(s, seat, card, slot)

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        other = None if self.otherwise is None else self.otherwise.phrase()
        return self.test.condition(self.then.phrase(), other)

    def icons(self) -> list[str]:
        first = [] if self.otherwise is None else [*self.otherwise.icons(), "or"]
        return [*first, *self.test.icons(), ":", *self.then.icons()]


class When(Node):
    """An effect that can be chosen only under a condition."""

    def __init__(self, test: Count, then: Node) -> None:
        super().__init__()
        self.test = test
        self.then = then
        self.reads = test.reads | then.reads
        self.writes = then.writes

    def children(self) -> list[Node]:
        return [self.test, self.then]

    def can(self, s: State, seat: int, card: int) -> bool:
        return self.test.count(s, seat, card) > 0 and self.then.can(s, seat, card)

    def step(self, s: State, f: Frame) -> None:
        self.then.step(s, Frame(self.then, f.seat, f.card, 0, f.args))

    def production_part(self) -> Node | None:
        return self.then.production_part()

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        return self.then.phrase()

    def icons(self) -> list[str]:
        return self.then.icons()
