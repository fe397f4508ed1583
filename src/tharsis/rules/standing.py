"""How things stand, as every table shows it: goals, the end of the game, what points lead to.

A game fills these in from its rules (`Standings`), so that no client works them out again. What never changes in a game
(`GoalText`, prices, plain numbers) is told once, from the rules alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from tharsis.kernel.core import Hooks, Node, Ruleset, State
from tharsis.kernel.phrase import Noun, Phrase
from tharsis.rules.goals import Objective
from tharsis.rules.vocabulary import Quantity, Resource


class GoalStanding:
    """A milestone or an award: how much each seat has of what it measures, and the points that it brings each now.

    `places` are the points of the first place, the second …; `needs` how much each of them asks for, where that is a
    number and not more than the others have.
    """

    __slots__ = (
        "counts",
        "key",
        "kind",
        "limit",
        "needs",
        "owner",
        "places",
        "points",
        "price",
        "until",
        "verb",
    )

    def __init__(self, kind: str, key: str, counts: list[int], points: list[int]) -> None:
        self.kind = kind
        self.key = key
        self.counts = counts
        self.points = points
        self.places: list[int] = []
        self.needs: list[int] = []
        self.owner = -1
        self.verb = ""  # of the option that takes it; empty where it is got by itself
        self.price = -1  # of taking it now; -1 where it can't be taken
        self.limit = 0  # how many of its kind can be taken in a game; 0: all
        self.until = 0  # the round after which it leaves; 0: it stays


class GoalText:
    """What a milestone or an award is called, alone and under a heading of its kind, what it asks for, and its picture."""

    __slots__ = ("icons", "key", "kind", "phrase", "short", "title")

    def __init__(
        self,
        kind: str,
        key: str,
        title: Phrase | Noun,
        phrase: Phrase,
        icons: list[str],
        short: Phrase | None = None,
    ) -> None:
        self.kind = kind
        self.key = key
        self.title = title
        self.short = title if short is None else short
        self.phrase = phrase
        self.icons = icons


def text_of(goal: Objective, phrase: Phrase | None = None) -> GoalText:
    """The words of a goal; `phrase` where it says something else than by itself."""
    said = goal.phrase() if phrase is None else phrase
    return GoalText(goal.kind, goal.key, Noun(goal.noun()), said, goal.measure.icons())


def standing_of(s: State, goal: Objective, points: list[int]) -> GoalStanding:
    """A goal as it stands, with the points that it brings each seat."""
    counts = [goal.value(s, seat) for seat in range(s.rules.players)]
    found = GoalStanding(goal.kind, goal.key, counts, points)
    found.owner = s.world[goal.owner]
    if goal.level:
        found.needs = [goal.level]
    return found


def first_only(award: Phrase) -> Phrase:
    """What an award says where there is nothing for the second place."""
    slots = {name: value for name, value in award.slots.items() if name != "q"}
    return Phrase(f"{award.pattern}_first", **slots)


class Stock:
    """Something that players have, as a table shows it: its kinds side by side, and what is produced of it.

    `sides`: where it is a die, how many of them show each kind.
    """

    __slots__ = ("icon", "kinds", "name", "noun", "production", "sides")

    def __init__(
        self, name: str, noun: str, icon: str, kinds: Sequence[Quantity], production: Quantity | None
    ) -> None:
        self.name = name
        self.noun = noun
        self.icon = icon
        self.kinds = list(kinds)
        self.production = production
        self.sides: list[int] = [0] * len(kinds)


def plain_stock(what: Quantity) -> Stock:
    """A stock of one kind."""
    production = what.production if isinstance(what, Resource) else None
    return Stock(what.name, what.noun, what.icon, [what], production)


class Zone:
    """A part of a track: what it is called, and the first value that lies in it."""

    __slots__ = ("at", "name", "noun")

    def __init__(self, name: str, noun: str, at: int) -> None:
        self.name = name
        self.noun = noun
        self.at = at


class PanelItem:
    """A thing in a panel that a module brings: its key, title and picture, and nodes that say what it does, by name."""

    __slots__ = ("icon", "key", "parts", "title")

    def __init__(self, key: str, title: Noun, icon: str, parts: dict[str, Node]) -> None:
        self.key = key
        self.title = title
        self.icon = icon
        self.parts = parts


class Ending:
    """How near the end is: the round, how many there are at most (0: no limit), how many tracks are complete of those
    that are needed. `coming`: the end has been triggered; `last`: what is played now is the last."""

    __slots__ = ("coming", "complete", "last", "needed", "round", "rounds")

    def __init__(self, round: int, rounds: int, complete: int, needed: int, coming: bool, last: bool) -> None:
        self.round = round
        self.rounds = rounds
        self.complete = complete
        self.needed = needed
        self.coming = coming
        self.last = last


@mypyc_attr(allow_interpreted_subclasses=True)
class Standings(Hooks):
    """What a module tells of how things stand. The defaults have nothing to say."""

    def goals(self, s: State) -> list[GoalStanding]:
        """Milestones and awards of this game."""
        return []

    def goal_texts(self, rules: Ruleset) -> list[GoalText]:
        """The words of all milestones and awards that there may be in a game by these rules."""
        return []

    def goal_prices(self, rules: Ruleset) -> dict[str, list[int]]:
        """What the first goal of a kind costs whoever takes it, the second …"""
        return {}

    def tiebreak(self, rules: Ruleset) -> Noun | None:
        """What decides between seats with the same points."""
        return None

    def facts(self, rules: Ruleset) -> dict[str, int]:
        """Numbers of the rules by name, for pages that explain a game in sentences."""
        return {}

    def stocks(self, rules: Ruleset) -> list[Stock]:
        """What players have numbers of, in the order in which a table shows it."""
        return []

    def zones(self, rules: Ruleset) -> dict[str, list[Zone]]:
        """The parts into which tracks are cut, by the name of the track; nothing where they are not."""
        return {}

    def ending(self, s: State) -> Ending | None:
        """How near the end is."""
        return None

    def actions(self, s: State) -> tuple[int, int]:
        """How many actions of the turn are taken, and of how many; 0 where a game does not count them."""
        return (0, 0)

    def part(self, s: State) -> str:
        """Which part of the turn this is, by name; empty where the turns of a game have none."""
        return ""

    def income(self, s: State, seat: int) -> dict[str, int]:
        """What the next production brings a seat, by slot."""
        return {}

    def outlook(self, s: State, seat: int) -> dict[str, dict[str, int]]:
        """What the answers of an open choice would lead to for a seat, where a preview can't tell: by label, numbers by name."""
        return {}

    def panels(self, s: State) -> dict[str, dict[str, object]]:
        """What panels of modules show, as plain values by the name of the panel: the same for everybody who looks."""
        return {}

    def own_panels(self, s: State, seat: int) -> dict[str, dict[str, object]]:
        """What they show one seat alone: what it may do there, and what stands against it."""
        return {}

    def panel_items(self, rules: Ruleset) -> dict[str, list[PanelItem]]:
        """The things in such a panel that never change, with their words."""
        return {}

    def steps(self, s: State) -> dict[str, list[int]]:
        """Values of a slot of a seat, by its name, that bring the seat something."""
        return {}

    def area_points(self, s: State) -> list[int]:
        """Points that every area would bring with the tile that anybody may place; nothing where no game counts them."""
        return []


def standings(rules: Ruleset) -> list[Standings]:
    """The modules in play that tell how things stand."""
    return [hooks for hooks in rules.hooks if isinstance(hooks, Standings)]
