"""What a global event does to every player: so much for each of something, up to five, and influence on top."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import RESOURCES, TR, TR_RAISED
from tharsis.games.mars.turmoil.committee import influence
from tharsis.kernel.batch import UP, Batch
from tharsis.kernel.core import Count, Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, THING, Option, Question
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Slot
from tharsis.rules.actions import deck_cards, with_cards, with_things
from tharsis.rules.cards import cards_taken, deal, discard
from tharsis.rules.goals import placed
from tharsis.rules.seats import solo
from tharsis.rules.vocabulary import HAND, TABLEAU, Quantity, Resource

MOST: Final = 5  # of anything that an event counts
ICON: Final = "turmoil-influence"


class EventPart(Node):
    """Something that an event does to every player, one after the other."""

    def secret(self) -> bool:
        """Whether players choose, at the same time and unseen."""
        return False

    def choices(self, s: State, seat: int) -> int:
        """How many things a player has to choose."""
        return 0


class Once(Node):
    """Something that the first player does once for all, and for nobody's benefit. `words`: what it says."""

    def __init__(self, deed: Node, words: str = "") -> None:
        super().__init__()
        self.deed = deed
        self.words = words

    def children(self) -> list[Node]:
        return [self.deed]

    def step(self, s: State, f: Frame) -> None:
        self.deed.step(s, Frame(self.deed, f.seat, f.card))

    def phrase(self) -> Phrase:
        return Phrase(self.words) if self.words else self.deed.phrase()

    def icons(self) -> list[str]:
        return [*self.deed.icons(), "*"]


class Numbered(Count):
    """The number of an event: what it counts, up to a limit, and then influence, added or taken off."""

    def __init__(self, of: Count, sign: int, most: int = MOST) -> None:
        super().__init__()
        self.of = of
        self.sign = sign
        self.limit = most  # 0: none

    def children(self) -> list[Node]:
        return [self.of]

    def count(self, s: State, seat: int, card: int) -> int:
        n = max(0, self.of.scored(s, seat, card))
        if self.limit:
            n = min(n, self.limit)
        return max(0, n + self.sign * influence(s, seat))

    def slots(self) -> dict[str, Slot]:
        """What is counted, as words."""
        return dict(self.of.words.slots())

    def icons(self) -> list[str]:
        return [
            *self.of.icons(),
            *(["mark-plus", ICON] if self.sign > 0 else ["mark-minus", ICON] if self.sign else []),
        ]


def change(s: State, seat: int, what: Quantity, n: int, card: int) -> None:
    """A player's number changes, not below its floor."""
    n = max(n, what.floor - s.seats[seat][what.slot])
    if n:
        s.add(seat, what.slot, n, card)
        if n > 0 and what is TR:
            s.seats[seat][TR_RAISED.slot] = 1


class Per(EventPart):
    """Gain or lose so much for each of what the event counts. `words`: the pattern, where it is not the usual one."""

    def __init__(self, what: Quantity, n: int, number: Count, every: int = 1, words: str = "") -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.number = number
        self.every = every
        self.words = words

    def children(self) -> list[Node]:
        return [self.number]

    def step(self, s: State, f: Frame) -> None:
        n = self.number.count(s, f.seat, f.card) // self.every
        change(s, f.seat, self.what, self.n * n, f.card)

    def phrase(self) -> Phrase:
        number = self.number
        assert isinstance(number, Numbered)
        slots = number.slots()
        if not self.words:
            usual = "event_gain_per" if self.n > 0 else "event_lose_per"
            return Phrase(usual, q=Amount(abs(self.n), self.what.noun), **slots)
        if self.what.is_production:
            return Phrase(self.words, x=Noun(self.what.noun), q=number.of.words.amount(self.every))
        return Phrase(self.words, q=Amount(abs(self.n), self.what.noun), **slots)

    def icons(self) -> list[str]:
        each = [f"{self.every}"] if self.every > 1 else []
        return [f"{self.n}", self.what.icon, "/", *each, *self.number.icons()]


class Influence(Count):
    """A player's influence."""

    def count(self, s: State, seat: int, card: int) -> int:
        return influence(s, seat)

    def icons(self) -> list[str]:
        return [ICON]


class PerInfluence(EventPart):
    """Gain so much for each influence."""

    def __init__(self, what: Quantity, n: int = 1) -> None:
        super().__init__()
        self.what = what
        self.n = n

    def step(self, s: State, f: Frame) -> None:
        change(s, f.seat, self.what, self.n * influence(s, f.seat), f.card)

    def phrase(self) -> Phrase:
        return Phrase("event_per_influence", e=self.what.say(self.what.words.gain, self.n))

    def icons(self) -> list[str]:
        return [f"{self.n}", self.what.icon, "/", ICON]


class DrawPerInfluence(EventPart):
    """Draw a card for each influence."""

    def step(self, s: State, f: Frame) -> None:
        deal(s, f.seat, influence(s, f.seat), s.rules.zone(f.seat, HAND))

    def phrase(self) -> Phrase:
        return Phrase("event_per_influence", e=Phrase("draw", q=Amount(1, "card")))

    def icons(self) -> list[str]:
        return ["res-draw", "/", ICON]


class IfReached(EventPart):
    """Gain so much if the number is reached."""

    def __init__(self, number: Count, level: int, what: Quantity, n: int) -> None:
        super().__init__()
        self.number = number
        self.level = level
        self.what = what
        self.n = n

    def children(self) -> list[Node]:
        return [self.number]

    def step(self, s: State, f: Frame) -> None:
        if self.number.count(s, f.seat, f.card) >= self.level:
            change(s, f.seat, self.what, self.n, f.card)

    def phrase(self) -> Phrase:
        number = self.number
        assert isinstance(number, Numbered)
        return Phrase(
            "event_if_reached", q=Amount(self.n, self.what.noun), p=number.of.words.amount(self.level)
        )

    def icons(self) -> list[str]:
        return [f"{self.level}", *self.number.icons(), ":", f"{self.n}", self.what.icon]


class DownTo(EventPart):
    """Lose what is beyond a number, with influence more; without influence where it does not help."""

    def __init__(self, what: Quantity, n: int, helped: bool = True) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.helped = helped

    def step(self, s: State, f: Frame) -> None:
        keep = self.n + (influence(s, f.seat) if self.helped else 0)
        change(s, f.seat, self.what, min(0, keep - s.seats[f.seat][self.what.slot]), f.card)

    def phrase(self) -> Phrase:
        if not self.helped:
            return Phrase("lose_all", x=Noun(self.what.noun))
        return Phrase("event_keep_down_to", q=Amount(self.n, self.what.noun))

    def icons(self) -> list[str]:
        return ["req-max", f"{self.n}", self.what.icon, *(["mark-plus", ICON] if self.helped else [])]


class Falls(EventPart):
    """Lose so much, as far as there is any; each influence may spare one."""

    def __init__(self, what: Quantity, n: int, spared: bool = False) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.spared = spared

    def step(self, s: State, f: Frame) -> None:
        n = max(0, self.n - influence(s, f.seat)) if self.spared else self.n
        change(s, f.seat, self.what, -n, f.card)

    def phrase(self) -> Phrase:
        if self.spared:
            return Phrase("event_war", n=self.n)
        return self.what.say(self.what.words.lose, self.n)

    def icons(self) -> list[str]:
        return [f"-{self.n}", self.what.icon, *(["mark-plus", ICON] if self.spared else [])]


class Ranked(EventPart):
    """Who has most, and second most: their rating changes. Ties are friendly. Alone, by levels.

    `least`: with less, nobody has a place. It is done once, for all.
    """

    def __init__(
        self, number: Count, first: int, second: int, alone: list[tuple[int, int]], least: int = 0
    ) -> None:
        super().__init__()
        self.number = number
        self.first = first
        self.second = second
        self.alone = alone  # from which number on, which change
        self.least = least

    def children(self) -> list[Node]:
        return [self.number]

    def changes(self, s: State) -> list[int]:
        """By how much each rating changes."""
        values = [self.number.count(s, seat, -1) for seat in range(s.rules.players)]
        if solo(s):
            return [next((n for level, n in self.alone if values[0] >= level), 0)]
        return placed(values, self.first, self.second, self.least)

    def step(self, s: State, f: Frame) -> None:
        # Seats come one after the other; what the first ones gain or lose changes nobody's number.
        change(s, f.seat, TR, self.changes(s)[f.seat], f.card)

    def phrase(self) -> Phrase:
        number = self.number
        assert isinstance(number, Numbered)
        first, second = [
            TR.say(TR.words.gain if n > 0 else TR.words.lose, abs(n)) for n in (self.first, self.second)
        ]
        return Phrase("event_ranking", x=self.things(number.of), e=first, e2=second)

    def things(self, of: Count) -> Slot:
        """What is counted, and influence."""
        found = of.words.slots().get("x")
        parts: list[Slot] = [
            Noun(icon.replace("tag-", "") + "_tag") if icon.startswith("tag-") else Noun("city_tile")
            for icon in of.icons()
        ]
        return Joined([*(parts if found is None else [found]), Noun("influence_counted")])

    def icons(self) -> list[str]:
        sign = "+" if self.first > 0 else ""
        return [
            *self.number.icons(),
            ":",
            f"{sign}{self.first}",
            "res-tr",
            "or",
            f"{sign}{self.second}",
            "res-tr",
        ]


class AddToFilled(EventPart):
    """Every card of a player that has resources on it gets one more."""

    def step(self, s: State, f: Frame) -> None:
        for card in s.zones[s.rules.zone(f.seat, TABLEAU)]:
            if s.res[card] > 0:
                s.add_res(f.seat, card, 1, f.card)

    def phrase(self) -> Phrase:
        return Phrase("event_add_to_filled")

    def icons(self) -> list[str]:
        return ["+1", "res-any-card", "*"]


class DiscardSome(EventPart):
    """Discard so many cards of my choice, or all that I have. Program counter: discarded; number: where to go on."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def secret(self) -> bool:
        return True

    def choices(self, s: State, seat: int) -> int:
        return min(self.n, len(s.zones[s.rules.zone(seat, HAND)]))

    def there(self, s: State, f: Frame) -> list[int]:
        """The cards that may go, now or after others."""
        return s.zones[s.rules.zone(f.seat, HAND)][f.arg() if f.pc else 0 :]

    def step(self, s: State, f: Frame) -> None:
        there = self.there(s, f)
        left = min(self.n - f.pc, len(there))
        if left > 0:
            # In the order in which they lie, so that no selection is offered twice.
            s.ask(f, there[: len(there) - left + 1])

    def answer(self, s: State, f: Frame, option: int) -> None:
        at = s.zones[s.rules.zone(f.seat, HAND)].index(option)
        discard(s, f.seat, option)
        s.push(f.with_args(f.pc + 1, at))

    def batch(self, s: State, f: Frame) -> Batch | None:
        there = self.there(s, f)
        left = min(self.n - f.pc, len(there))
        return cards_taken(s, "discard", there, UP, left, left)

    def asks(self) -> Question:
        return Question("discard")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("discard", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cards("discard", deck_cards(rules))

    def done(self, f: Frame) -> int:
        return f.pc

    def phrase(self) -> Phrase:
        return Phrase("event_discard", q=Amount(self.n, "card"))

    def icons(self) -> list[str]:
        return [f"{self.n}", "res-discard"]


class AnyResource(EventPart):
    """Gain a resource of my choice for each influence. Program counter: taken; number: the last one taken."""

    def __init__(self, resources: list[Resource]) -> None:
        super().__init__()
        self.resources = resources

    def secret(self) -> bool:
        return True

    def choices(self, s: State, seat: int) -> int:
        return influence(s, seat)

    def step(self, s: State, f: Frame) -> None:
        if f.pc < influence(s, f.seat):
            # In the order of the player board, so that no selection is offered twice.
            s.ask(f, list(range(f.arg() if f.pc else 0, len(self.resources))))

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.add(f.seat, self.resources[option].slot, 1, f.card)
        s.push(f.with_args(f.pc + 1, option))

    def asks(self) -> Question:
        return Question("take")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("take", THING, self.resources[x].name)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_things("take", [resource.name for resource in self.resources])

    def done(self, f: Frame) -> int:
        return f.pc

    def phrase(self) -> Phrase:
        return Phrase("event_any_resource")

    def icons(self) -> list[str]:
        return ["1", "res-any-standard", "/", ICON]


ANY_RESOURCE: Final = AnyResource(list(RESOURCES))
