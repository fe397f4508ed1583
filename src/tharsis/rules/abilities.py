"""What a card keeps in force: values that it changes, and triggers that react to what happens."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.core import Card, Frame, Node, Reaction, Ruleset, State, Tag
from tharsis.rules.counts import bonus_of
from tharsis.rules.things import ON_CARDS, STOCKS, Query, Resource, Tile

# Kinds of occurrence; the subject is the number of the card, the tile or the project.
ON_PLAYED: Final = 0
ON_PLACED: Final = 1
ON_PROJECT: Final = 2

# Whose doing a trigger reacts to.
ME: Final = 0
ANYONE: Final = 1


class Ability(Node):
    """In force while its card is in play."""

    def enter(self, s: State, seat: int, card: int) -> None:
        """The card comes into play."""


class Modifier(Ability):
    """Changes a standing value of its owner."""

    def __init__(self, query: Query, amount: int) -> None:
        super().__init__()
        self.query = query
        self.amount = amount

    def enter(self, s: State, seat: int, card: int) -> None:
        s.seats[seat][self.query.slot] += self.amount


class NextCard(Node):
    """Changes a standing value of its owner for the next card alone."""

    def __init__(self, query: Query, amount: int) -> None:
        super().__init__()
        self.query = query
        self.amount = amount
        self.instant = True

    def step(self, s: State, f: Frame) -> None:
        s.add(f.seat, self.query.until_next, self.amount, f.card)


class Immune(Ability):
    """Nothing may be removed from this card, not even by its owner."""


def immune(card: Card) -> bool:
    """Whether resources on this card are safe from everybody."""
    return any(isinstance(a, Immune) for a in card.abilities)


class On:
    """What a trigger waits for."""

    kind: int

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def times(self, rules: Ruleset, subject: int) -> int:
        """How often this subject sets it off, as far as that is fixed."""
        return 0

    def holds(self, s: State, n: int) -> bool:
        """The part that is not fixed."""
        return True


class Played(On):
    """A card is played: once per tag of the given ones; or once for a card of a kind, with a tag, at a price."""

    def __init__(self, *tags: Tag, kind: str = "", with_tag: Tag | None = None, least_cost: int = 0) -> None:
        super().__init__(ON_PLAYED)
        self.tags = tags
        self.card_kind = kind
        self.with_tag = with_tag
        self.least_cost = least_cost

    def times(self, rules: Ruleset, subject: int) -> int:
        card = rules.cards[subject]
        if self.tags:
            return sum(1 for t in card.tags if t in self.tags)
        fits = (
            (not self.card_kind or card.kind == self.card_kind)
            and (self.with_tag is None or self.with_tag in card.tags)
            and card.cost >= self.least_cost
            and card.kind != "corporation"
        )
        return 1 if fits else 0


class Placed(On):
    """A tile is placed: one of these kinds; on the planet; on an area with a printed bonus of these resources."""

    def __init__(self, *tiles: Tile, on_map: bool = False, bonus: tuple[Resource, ...] = ()) -> None:
        super().__init__(ON_PLACED)
        self.tiles = tiles
        self.on_map = on_map
        self.bonus = bonus

    def times(self, rules: Ruleset, subject: int) -> int:
        return 1 if not self.tiles or any(t.number == subject for t in self.tiles) else 0

    def holds(self, s: State, n: int) -> bool:
        if self.on_map and n >= s.rules.cells_on_map:
            return False
        return not self.bonus or any(bonus_of(s, n, r.slot) > 0 for r in self.bonus)


class UsedProject(On):
    """A standard project is used and paid: those that cost so much or more."""

    def __init__(self, least_cost: int = 1) -> None:
        super().__init__(ON_PROJECT)
        self.least_cost = least_cost

    def times(self, rules: Ruleset, subject: int) -> int:
        return 1 if subject >= self.least_cost else 0


class Trigger(Ability):
    """When something happens, by whoever it reacts to, this effect for its owner. `this`: its own card counts too."""

    def __init__(self, on: On, effect: Node, who: int = ME, this: bool = False) -> None:
        super().__init__()
        self.on = on
        self.effect = effect
        self.who = who
        self.this = this

    def children(self) -> list[Node]:
        return [self.effect]


def fire(s: State, kind: int, subject: int, seat: int, this: int, n: int) -> None:
    """Something happened: let every card in play that waits for it react."""
    rules = s.rules
    for r in rules.reactions[kind][subject]:
        owner = rules.tableau_seat[s.place[r.card]]
        if owner < 0:
            continue
        t = r.trigger
        assert isinstance(t, Trigger)
        if (t.who == ME and owner != seat) or (r.card == this and not t.this) or not t.on.holds(s, n):
            continue
        for _ in range(r.times):
            s.pool(t.effect, owner, r.card, n)


def reactions_write(s: State, kind: int, subject: int, seat: int) -> int:
    """What the reactions of others in play would write: the order of effects may depend on it."""
    found = 0
    for r in s.rules.reactions[kind][subject]:
        owner = s.rules.tableau_seat[s.place[r.card]]
        t = r.trigger
        assert isinstance(t, Trigger)
        if owner >= 0 and owner != seat and t.who == ANYONE:
            found |= t.effect.writes & (STOCKS | ON_CARDS)
    return found


def link_reactions(rules: Ruleset, highest_cost: int) -> None:
    """Work out once which cards may react to which card, tile or project price."""
    subjects = [len(rules.cards), len(rules.tile_names), highest_cost + 1]
    rules.reactions = [[[] for _ in range(n)] for n in subjects]
    for number, card in enumerate(rules.cards):
        for ability in card.abilities:
            if not isinstance(ability, Trigger):
                continue
            table = rules.reactions[ability.on.kind]
            for subject in range(len(table)):
                times = ability.on.times(rules, subject)
                if times > 0:
                    table[subject].append(Reaction(ability, number, times))
