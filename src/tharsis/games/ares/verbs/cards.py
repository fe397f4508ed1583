"""Drawing, revealing and discarding as cards of Ares Expedition do it; resources taken off any of one's cards."""

from __future__ import annotations

from tharsis.games.ares.components import MC
from tharsis.games.ares.verbs.counts import COLOURS
from tharsis.kernel.batch import STOP_OR_UP, UP, Batch
from tharsis.kernel.core import EVERYONE, Count, Frame, Node, Ruleset, State, Tag
from tharsis.kernel.option import CARD, Option, Question
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.actions import all_cards, deck_cards, with_cards
from tharsis.rules.cards import NONE, cards_taken, deal, discard, top_of_deck
from tharsis.rules.discarding import DiscardCards
from tharsis.rules.pay import SpendX
from tharsis.rules.vocabulary import (
    CHOSEN,
    DEALT,
    DISCARD,
    HAND,
    HANDS,
    ON_CARDS,
    STOCKS,
    TABLEAU,
    TOP_OF_DECK,
    CardResource,
    Quantity,
)


class DiscardUnpaid(DiscardCards):
    """Discard so many cards from the hand, or all that there are. Nothing is paid for them."""

    def can(self, s: State, seat: int, card: int) -> bool:
        return True

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return []

    def step(self, s: State, f: Frame) -> None:
        there = self.there(s, f)
        left = min(self.n - f.pc, len(there))
        if left > 0:
            s.ask(f, there[: len(there) - left + 1])


class DiscardSome(Node):
    """Discard cards from the hand, at least one, at most so many: the number is remembered as X.

    Program counter: discarded; the number: where to go on in the hand.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.writes = HANDS

    def can(self, s: State, seat: int, card: int) -> bool:
        return bool(s.zones[s.rules.zone(seat, HAND)])

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.can(s, seat, card) else [Phrase("short_of", q=Amount(1, "card"))]

    def there(self, s: State, f: Frame) -> list[int]:
        """The cards that may go next."""
        return s.zones[s.rules.zone(f.seat, HAND)][f.arg() if f.pc else 0 :]

    def step(self, s: State, f: Frame) -> None:
        there = self.there(s, f) if f.pc < self.most else []
        if f.pc == 0:
            s.ask(f, there)
        elif there:
            s.ask(f, [NONE, *there])
        else:
            s.seats[f.seat][CHOSEN] = f.pc

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option == NONE:
            s.seats[f.seat][CHOSEN] = f.pc
            return
        at = s.zones[s.rules.zone(f.seat, HAND)].index(option)
        discard(s, f.seat, option)
        s.push(f.with_args(f.pc + 1, at))

    def batch(self, s: State, f: Frame) -> Batch | None:
        there = self.there(s, f)
        most = min(self.most - f.pc, len(there))
        return cards_taken(s, "discard", there, STOP_OR_UP, 0 if f.pc else 1, most)

    def asks(self) -> Question:
        return Question("discard")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("none") if x == NONE else Option("discard", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option("none"), *with_cards("discard", deck_cards(rules))]

    def done(self, f: Frame) -> int:
        return f.pc

    def phrase(self) -> Phrase:
        return Phrase("ares_discard_up_to", q=Amount(self.most, "card"))

    def purpose(self, gain: Phrase) -> Phrase:
        return Phrase("ares_discard_up_to_for", q=Amount(self.most, "card"), e=gain)

    def icons(self) -> list[str]:
        return ["X", "res-discard"]


class DrawChosen(Node):
    """Draw as many cards as were discarded just before."""

    def __init__(self) -> None:
        super().__init__()
        self.writes = HANDS | TOP_OF_DECK

    def step(self, s: State, f: Frame) -> None:
        deal(s, f.seat, s.seats[f.seat][CHOSEN], s.rules.zone(f.seat, HAND))

    def asks(self) -> Question:
        return Question("draw")

    def phrase(self) -> Phrase:
        return Phrase("ares_draw_as_many")

    def icons(self) -> list[str]:
        return ["X", "res-draw"]


class DiscardForOne(Node):
    """I may discard a card to draw one; for a card with a tag, two."""

    def __init__(self, better: Tag) -> None:
        super().__init__()
        self.better = better
        self.reads = HANDS
        self.writes = HANDS | TOP_OF_DECK

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return bool(s.zones[s.rules.zone(seat, HAND)])

    def step(self, s: State, f: Frame) -> None:
        hand = s.zones[s.rules.zone(f.seat, HAND)]
        if hand:
            s.ask(f, [NONE, *hand])

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option != NONE:
            n = 2 if self.better in s.rules.cards[option].tags else 1
            discard(s, f.seat, option)
            deal(s, f.seat, n, s.rules.zone(f.seat, HAND))

    def batch(self, s: State, f: Frame) -> Batch | None:
        return cards_taken(s, "discard", s.zones[s.rules.zone(f.seat, HAND)], STOP_OR_UP, 0, 1)

    def asks(self) -> Question:
        return Question("discard-to-draw")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("none") if x == NONE else Option("discard", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option("none"), *with_cards("discard", deck_cards(rules))]

    def phrase(self) -> Phrase:
        return Phrase("ares_discard_for_one", x=Noun(self.better.noun))

    def icons(self) -> list[str]:
        return ["res-discard", "->", "res-draw", "(", "2", self.better.icon, ")"]


class RevealKeep(Node):
    """Reveal cards; one that has one of the tags is taken, the others are discarded. Program: 1 after revealing."""

    def __init__(self, n: int, *tags: Tag) -> None:
        super().__init__()
        self.n = n
        self.tags = tags
        self.writes = HANDS | TOP_OF_DECK

    def step(self, s: State, f: Frame) -> None:
        zone = s.rules.zone(f.seat, DEALT)
        if f.pc == 0:
            for _ in range(self.n):
                card = top_of_deck(s)
                if card >= 0:
                    s.move(f.seat, card, zone, EVERYONE)
            s.push(f.at(1))
            return
        fitting = [c for c in s.zones[zone] if any(tag in s.rules.cards[c].tags for tag in self.tags)]
        if fitting:
            s.ask(f, fitting)
        else:
            self.drop_rest(s, f.seat)

    def drop_rest(self, s: State, seat: int) -> None:
        """Discard what is left; everybody has seen it."""
        for card in s.zones[s.rules.zone(seat, DEALT)][::-1]:
            s.move(seat, card, DISCARD, EVERYONE)

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.move(f.seat, option, s.rules.zone(f.seat, HAND), EVERYONE)
        self.drop_rest(s, f.seat)

    def batch(self, s: State, f: Frame) -> Batch | None:
        zone = s.zones[s.rules.zone(f.seat, DEALT)]
        fitting = [c for c in zone if any(tag in s.rules.cards[c].tags for tag in self.tags)]
        return cards_taken(s, "keep", fitting, UP, 1, 1)

    def asks(self) -> Question:
        return Question("keep")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("keep", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cards("keep", deck_cards(rules))

    def phrase(self) -> Phrase:
        x, y = [Noun(tag.noun) for tag in self.tags]
        return Phrase("reveal_take", n=self.n, x=x, y=y)

    def icons(self) -> list[str]:
        found = [f"{self.n}", "res-card", ":"]
        for i, tag in enumerate(self.tags):
            found += ["or", tag.icon] if i else [tag.icon]
        return found


class RevealTop(Node):
    """Reveal the top card: one of a kind is discarded for M€, any other is taken."""

    def __init__(self, kind: str, n: int) -> None:
        super().__init__()
        self.kind = kind
        self.n = n
        self.writes = HANDS | TOP_OF_DECK

    def step(self, s: State, f: Frame) -> None:
        card = top_of_deck(s)
        if card < 0:
            return
        if s.rules.cards[card].kind == self.kind:
            s.move(f.seat, card, DISCARD, EVERYONE)
            s.add(f.seat, MC.slot, self.n, f.card)
        else:
            s.move(f.seat, card, s.rules.zone(f.seat, HAND), EVERYONE)

    def asks(self) -> Question:
        return Question("reveal")

    def phrase(self) -> Phrase:
        return Phrase("ares_reveal_top", x=Noun(f"{COLOURS[self.kind]}_card"), q=Amount(self.n, MC.noun))

    def icons(self) -> list[str]:
        return [f"card-{COLOURS[self.kind]}", ":", f"{self.n}", MC.icon, "or", "res-draw"]


class SpendOwn(Node):
    """Take a resource off one of my cards, as a cost."""

    def __init__(self, what: CardResource, n: int = 1) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.reads = ON_CARDS
        self.writes = ON_CARDS

    def targets(self, s: State, seat: int) -> list[int]:
        """The cards that have enough of it."""
        cards = s.rules.cards
        return [
            c
            for c in s.zones[s.rules.zone(seat, TABLEAU)]
            if cards[c].holds == self.what.name and s.res[c] >= self.n
        ]

    def can(self, s: State, seat: int, card: int) -> bool:
        return bool(self.targets(s, seat))

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.can(s, seat, card) else [Phrase("short_of", q=Amount(self.n, self.what.noun))]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, self.targets(s, f.seat))

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.add_res(f.seat, option, -self.n, f.card)

    def asks(self) -> Question:
        return Question("take")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("take", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cards("take", [card for card in all_cards(rules) if card.holds == self.what.name])

    def phrase(self) -> Phrase:
        return Phrase("ares_take_own", q=Amount(self.n, self.what.noun))

    def purpose(self, gain: Phrase) -> Phrase:
        return Phrase("ares_take_own_for", q=Amount(self.n, self.what.noun), e=gain)

    def icons(self) -> list[str]:
        return [f"{self.n}", self.what.icon, "*"]


class SpendUpTo(SpendX):
    """Spend any amount of a resource, at least 1, at most so much."""

    def __init__(self, what: Quantity, most: int) -> None:
        super().__init__(what)
        self.most = most

    def step(self, s: State, f: Frame) -> None:
        most = min(s.seats[f.seat][self.what.slot], self.most)
        s.ask(f, list(range(most, 0, -1)))

    def phrase(self) -> Phrase:
        return Phrase("ares_spend_up_to", q=Amount(self.most, self.what.noun))

    def purpose(self, gain: Phrase) -> Phrase:
        return Phrase("ares_spend_up_to_for", q=Amount(self.most, self.what.noun), y=gain.slots["x"])

    def icons(self) -> list[str]:
        return ["X", self.what.icon, "*"]


class SpendIf(Node):
    """Spend so much of a resource as the cost of an action; less if something holds."""

    def __init__(self, what: Quantity, n: int, test: Count, less: int) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.test = test
        self.less = less
        self.writes = STOCKS

    def children(self) -> list[Node]:
        return [self.test]

    def amount(self, s: State, seat: int, card: int) -> int:
        """How much it takes now."""
        return self.less if self.test.count(s, seat, card) else self.n

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.seats[seat][self.what.slot] >= self.amount(s, seat, card)

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        n = self.amount(s, seat, card)
        missing = n - s.seats[seat][self.what.slot]
        return [] if missing <= 0 else [self.what.lacking(n, missing)]

    def step(self, s: State, f: Frame) -> None:
        s.add(f.seat, self.what.slot, -self.amount(s, f.seat, f.card), f.card)

    def phrase(self) -> Phrase:
        return self.what.say(self.what.words.spend, self.n)

    def purpose(self, gain: Phrase) -> Phrase:
        less = Amount(self.less, self.what.noun)
        return Phrase(
            "ares_spend_less_if",
            q=Amount(self.n, self.what.noun),
            q2=less,
            e=gain,
            **self.test.words.slots(),
        )

    def icons(self) -> list[str]:
        return [f"{self.n}", self.what.icon, "(", *self.test.icons(), ":", f"{self.less}", ")"]
