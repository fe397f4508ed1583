"""What a card keeps in force: values that it changes, and triggers that react to what happens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tharsis.kernel.core import Card, Frame, Node, Ruleset, State, Tag
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Slot
from tharsis.rules.counts import bonus_of
from tharsis.rules.vocabulary import CardResource, Query, Resource, Tile

# Occurrences of every game; the subject is the number of the card or the tile, or the price of the project.
ON_PLAYED: Final = 0
ON_PLACED: Final = 1
ON_PROJECT: Final = 2

# Whose doing a trigger reacts to.
ME: Final = 0
ANYONE: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Node):
    """In force while its card is in play, or as long as another source of it says."""

    def enter(self, s: State, seat: int, card: int) -> None:
        """It comes into force for a seat, with its card if it has one."""

    def leave(self, s: State, seat: int, card: int) -> None:
        """It is in force no more: all that `enter` did is undone."""

    def heading(self) -> str:
        return "effect_label"


class Modifier(Ability):
    """Changes a standing value of its owner."""

    def __init__(self, query: Query, amount: int) -> None:
        super().__init__()
        self.query = query
        self.amount = amount

    def enter(self, s: State, seat: int, card: int) -> None:
        s.seats[seat][self.query.slot] += self.amount

    def leave(self, s: State, seat: int, card: int) -> None:
        s.seats[seat][self.query.slot] -= self.amount

    def phrase(self) -> Phrase:
        return self.query.phrase(self.amount)

    def icons(self) -> list[str]:
        return self.query.icons(self.amount)


class NextCard(Node):
    """Changes a standing value of its owner for the next card alone."""

    def __init__(self, query: Query, amount: int) -> None:
        super().__init__()
        assert query.until_next >= 0, f"{query.name} can't be changed for one card"
        self.query = query
        self.amount = amount
        self.instant = True

    def step(self, s: State, f: Frame) -> None:
        s.add(f.seat, self.query.until_next, self.amount, f.card)

    def phrase(self) -> Phrase:
        return self.query.phrase(self.amount, next_card=True)

    def icons(self) -> list[str]:
        icons = self.query.icons(self.amount)
        return [*([] if icons[0] == "res-card" else ["res-card", ":"]), *icons, "*"]


class Immune(Ability):
    """Nothing may be removed from this card, not even by its owner. `what`: the resource that lies on it."""

    def __init__(self, what: CardResource) -> None:
        super().__init__()
        self.what = what

    def phrase(self) -> Phrase:
        return Phrase("protection_card", x=Noun(self.what.noun))

    def icons(self) -> list[str]:
        return ["ui-blocked", "any", "res-any-card"]


def immune(card: Card) -> bool:
    """Whether resources on this card are safe from everybody."""
    return any(isinstance(a, Immune) for a in card.abilities)


class On:
    """What a trigger waits for: an occurrence, by its number in the vocabulary."""

    def __init__(self, occurrence: int) -> None:
        self.occurrence = occurrence

    def times(self, rules: Ruleset, subject: int) -> int:
        """How often this subject sets it off, as far as that is fixed."""
        return 0

    def holds(self, s: State, n: int) -> bool:
        """The part that is not fixed."""
        return True

    def phrase(self, effect: Phrase, anyone: bool, this: bool) -> Phrase:
        """When it happens, that effect."""
        raise NotImplementedError(type(self).__name__)

    def icons(self) -> list[str]:
        """What it waits for."""
        raise NotImplementedError(type(self).__name__)


class Played(On):
    """A card is played: once per tag of the given ones; or once for a card of a kind, with a tag, at a price.

    `noun` and `icon`: the word and the picture for such a card, or for what its cost is counted in.
    """

    def __init__(
        self,
        *tags: Tag,
        kind: str = "",
        with_tag: Tag | None = None,
        least_cost: int = 0,
        noun: str = "",
        icon: str = "",
    ) -> None:
        super().__init__(ON_PLAYED)
        self.noun = noun or kind
        self.icon = icon or f"tag-{kind}"
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

    def phrase(self, effect: Phrase, anyone: bool, this: bool) -> Phrase:
        when = "when_anyone_plays" if anyone else "when_you_play"
        if self.tags:
            tags = ("tag", "two_tags", "tags")[len(self.tags) - 1]
            nouns: dict[str, Slot] = {
                name: Noun(tag.noun) for name, tag in zip("xyz", self.tags, strict=False)
            }
            return Phrase(f"{when}_{tags}{'_incl' if this else ''}", e=effect, **nouns)
        if self.least_cost:
            return Phrase(f"{when}_cost", q=Amount(self.least_cost, self.noun), e=effect)
        if self.with_tag is not None:
            return Phrase(f"{when}_kind_tagged", x=Noun(self.noun), y=Noun(self.with_tag.noun), e=effect)
        return Phrase(f"{when}_kind", x=Noun(self.noun), e=effect)

    def icons(self) -> list[str]:
        found: list[str] = []
        for tag in self.tags:
            found += ["or", tag.icon] if found else [tag.icon]
        if found:
            return found
        if self.least_cost:
            return ["req-min", f"{self.least_cost}", self.icon]
        return [self.icon] if self.with_tag is None else [self.with_tag.icon, self.icon]


class Placed(On):
    """A tile is placed: one of these kinds; on the planet; on an area with a bonus of these resources; beside a tile.

    `noun`: the word for such tiles, where it is not that of the tile itself.
    """

    def __init__(
        self,
        *tiles: Tile,
        on_map: bool = False,
        bonus: tuple[Resource, ...] = (),
        next_to: Tile | None = None,
        noun: str = "",
    ) -> None:
        super().__init__(ON_PLACED)
        self.next_to = next_to
        self.tiles = tiles
        self.on_map = on_map
        self.bonus = bonus
        self.noun = noun

    def times(self, rules: Ruleset, subject: int) -> int:
        return 1 if not self.tiles or any(t.number == subject for t in self.tiles) else 0

    def holds(self, s: State, n: int) -> bool:
        if self.on_map and n >= s.rules.cells_on_map:
            return False
        if self.next_to is not None:
            return any(s.tile[i] == self.next_to.number for i in s.rules.neighbours[n])
        return not self.bonus or any(bonus_of(s.rules, n, r.slot) > 0 for r in self.bonus)

    def usual(self) -> list[Tile]:
        """The tiles that give all of them their word: one with a title of its own goes with those of its kind."""
        return [tile for tile in self.tiles if not tile.is_special] or list(self.tiles)

    def phrase(self, effect: Phrase, anyone: bool, this: bool) -> Phrase:
        when = "when_anyone_places" if anyone else "when_you_place"
        if self.bonus:
            found: list[Slot] = [Noun(resource.noun) for resource in self.bonus]
            return Phrase(f"{when}_on_bonus", x=Joined(found, "or"), e=effect)
        if self.next_to is not None:
            return Phrase(f"{when}_next_to", x=Noun("tile"), y=Noun(self.next_to.noun), e=effect)
        return Phrase(f"{when}{'_incl' if this else ''}", x=self.thing(), e=effect)

    def thing(self) -> Slot:
        """What is placed."""
        if self.noun or not self.tiles:
            return Noun(self.noun or "tile")
        nouns: list[Slot] = [Noun(tile.noun) for tile in self.usual()]
        return nouns[0] if len(nouns) == 1 else Joined(nouns, "or")

    def icons(self) -> list[str]:
        if self.next_to is not None:
            return ["tile-empty", self.next_to.icon]
        found = ["tile-empty"] if self.bonus else []
        pictures = [resource.icon for resource in self.bonus] or [tile.icon for tile in self.usual()]
        for i, picture in enumerate(pictures or ["mark-any-tile"]):
            found += ["or", picture] if i else [picture]
        return found


class UsedProject(On):
    """A standard project is used and paid: those that cost so much or more.

    `words`: when that is, without what follows; `pictures`: the same as icons.
    """

    def __init__(self, words: Phrase, pictures: list[str], least_cost: int = 1) -> None:
        super().__init__(ON_PROJECT)
        self.least_cost = least_cost
        self.words = words
        self.pictures = pictures

    def times(self, rules: Ruleset, subject: int) -> int:
        return 1 if subject >= self.least_cost else 0

    def phrase(self, effect: Phrase, anyone: bool, this: bool) -> Phrase:
        return Phrase(self.words.pattern, e=effect, **self.words.slots)

    def icons(self) -> list[str]:
        return self.pictures


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

    def phrase(self) -> Phrase:
        return self.on.phrase(self.effect.phrase(), self.who == ANYONE, self.this)

    def icons(self) -> list[str]:
        who = ["any"] if self.who == ANYONE else []
        return [*who, *self.on.icons(), ":", *self.effect.icons()]
