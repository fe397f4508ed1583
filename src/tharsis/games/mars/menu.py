"""The seven actions of a turn, as entries of a menu. An expansion adds entries of its own."""

from __future__ import annotations

from tharsis.games.mars.components import MC, PURSE
from tharsis.games.mars.goals import AWARD_PRICES, LIMIT, MILESTONE_PRICE, taken
from tharsis.games.mars.notes import NOTE_AWARD, NOTE_MILESTONE
from tharsis.games.mars.playing import PlayCard, ready_money
from tharsis.games.mars.projects import Convert, StandardProject
from tharsis.kernel.core import Frame, Node, Ruleset, State
from tharsis.kernel.phrase import Amount, Noun, Phrase, Title
from tharsis.rules.goals import Objective
from tharsis.rules.menu import Deed, DeedEntry, Entry, HandEntry
from tharsis.rules.pay import Pay
from tharsis.rules.vocabulary import HAND


class PlayEntry(HandEntry):
    """Play a card from the hand."""

    def __init__(self, play: PlayCard) -> None:
        super().__init__(play)
        self.play = play

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        money, play = ready_money(s, seat), self.play
        for c in s.zones[s.rules.zone(seat, HAND)]:
            if play.playable(s, seat, c, money):
                found.append(first + c)

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        return self.play.reasons(s, seat, x)

    def price(self, s: State, seat: int, x: int) -> int:
        return self.play.cost(s, seat, x)

    def outlay(self, s: State, seat: int, x: int) -> tuple[int, int]:
        cost = self.play.cost(s, seat, x)
        return max(0, cost - self.play.metals(s, seat, x)), cost


class ProjectEntry(DeedEntry):
    """Do a standard project."""

    def __init__(self, projects: list[Deed]) -> None:
        super().__init__("project", projects)
        self._projects = [project for project in projects if isinstance(project, StandardProject)]
        assert len(self._projects) == len(projects), "what everybody may do is paid like a standard project"

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        power = self._projects[0].pay.power(s, seat)  # all are paid in the same way
        for i in range(len(self._projects)):
            project = self._projects[i]
            if (project.cost <= power or project.price(s, seat) <= power) and project.open(s, seat):
                found.append(first + i)


class GoalEntry(Entry):
    """Claim a milestone, or fund an award. Program: 1 put the marker down, after the payment; number: which."""

    def __init__(self, word: str, goals: list[Objective], prices: list[int], note: int) -> None:
        super().__init__(word)
        self.goals = goals
        self.prices = prices
        self.note = note
        self.pay = Pay(PURSE, PURSE.with_resources(()))

    def children(self) -> list[Node]:
        return [self.pay, *self.goals]

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        if not self.pay.can_pay(s, seat, self.prices[0]):  # the lowest of them
            return
        number = taken(s, self.goals)
        if number >= LIMIT or not self.pay.can_pay(s, seat, self.prices[number]):
            return
        for i in range(len(self.goals)):
            goal = self.goals[i]
            if s.world[goal.owner] < 0 and (goal.level == 0 or goal.value(s, seat) >= goal.level):
                found.append(first + i)

    def all(self, s: State, seat: int) -> list[int]:
        return list(range(len(self.goals)))

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        goal, number = self.goals[x], taken(s, self.goals)
        if s.world[goal.owner] >= 0:
            owner = Title("seat", str(s.world[goal.owner]))
            return [Phrase("already_claimed" if goal.level else "already_funded", name=owner)]
        if number >= LIMIT:
            return [Phrase("all_taken", x=Noun(goal.kind))]
        missing = self.prices[number] - self.pay.power(s, seat)
        found = [Phrase("short_of", q=Amount(missing, MC.noun))] if missing > 0 else []
        short = goal.level - goal.value(s, seat)
        if goal.level and short > 0:
            found.append(Phrase("needs_more", q=goal.measure.words.amount(short, more=True)))
        return found

    def start(self, s: State, seat: int, x: int) -> None:
        s.push(Frame(self, seat, -1, 1, (x,)))
        s.push(Frame(self.pay, seat, -1, 0, (self.price(s, seat, x),)))

    def step(self, s: State, f: Frame) -> None:
        goal = self.goals[f.arg()]
        s.set_world(goal.owner, f.seat)
        s.note(self.note, f.seat, -1, f.arg())

    def name(self, s: State, x: int) -> str:
        return self.goals[x].key

    def names(self, rules: Ruleset) -> list[str]:
        return [goal.key for goal in self.goals]

    def price(self, s: State, seat: int, x: int) -> int:
        return self.prices[min(taken(s, self.goals), LIMIT - 1)]


class ConvertEntry(Entry):
    """Turn plants into a greenery, or heat into temperature."""

    def __init__(self, conversion: Convert) -> None:
        super().__init__(conversion.key, "")
        self.conversion = conversion

    def children(self) -> list[Node]:
        return [self.conversion]

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        if self.conversion.can(s, seat, -1):
            found.append(first)

    def all(self, s: State, seat: int) -> list[int]:
        return [0]

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        return self.conversion.why_not(s, seat, -1)

    def start(self, s: State, seat: int, x: int) -> None:
        s.push(Frame(self.conversion, seat))

    def sets_off(self, rules: Ruleset, x: int) -> list[Node]:
        return [self.conversion]

    def amount(self, s: State, seat: int, x: int) -> int:
        return self.conversion.price(s, seat)

    def outlay(self, s: State, seat: int, x: int) -> tuple[int, int]:
        return 0, 0

    def things(self) -> list[int]:
        return [0]

    def deed(self, x: int) -> Node | None:
        return self.conversion

    def title(self, x: int) -> Noun | None:
        return Noun(f"ui_{self.conversion.key.replace('-', '_')}")

    def name(self, s: State, x: int) -> str:
        return ""


def milestone_entry(goals: list[Objective]) -> GoalEntry:
    """Milestones cost the same, always."""
    return GoalEntry("claim", goals, [MILESTONE_PRICE] * LIMIT, NOTE_MILESTONE)


def award_entry(goals: list[Objective]) -> GoalEntry:
    """Each further award costs more."""
    return GoalEntry("fund", goals, AWARD_PRICES, NOTE_AWARD)
