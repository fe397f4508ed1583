"""Cards: drawing, looking, keeping, revealing; and the resources that lie on them."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.batch import STOP_OR_UP, UP, Batch
from tharsis.kernel.core import EVERYONE, Card, Count, Frame, Node, Ruleset, State, Tag
from tharsis.kernel.option import CARD, Option, Question, told_apart
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.actions import all_cards, deck_cards, with_cards
from tharsis.rules.phrases import counted
from tharsis.rules.vocabulary import (
    DEALT,
    DECK,
    DISCARD,
    HAND,
    HANDS,
    ON_CARDS,
    PLAYED,
    TABLEAU,
    TOP_OF_DECK,
    CardResource,
)

NONE: Final = -1  # the option to do nothing

# Where resources go.
THIS: Final = 0  # the card that says so
ANOTHER: Final = 1  # any of my other cards that hold them
OWN: Final = 2  # any of my cards that hold them
PLAYED_CARD: Final = 3  # the card being played
FILLED: Final = 4  # any of my cards that has some already


def top_of_deck(s: State) -> int:
    """The card that is drawn next, after shuffling the discard pile into a new deck if need be; -1 if there is none."""
    if not s.zones[DECK]:
        if not s.zones[DISCARD]:
            return -1
        s.turn_over(DISCARD, DECK)
        s.shuffle_pile(DECK)
    return s.zones[DECK][-1]


def deal(s: State, seat: int, n: int, zone: int) -> None:
    """Move cards from the deck to a zone; what the deck can't give is not drawn."""
    for _ in range(n):
        card = top_of_deck(s)
        if card >= 0:
            s.move(seat, card, zone)


def discard(s: State, seat: int, card: int) -> None:
    """Face down; only its player knows it."""
    s.move(seat, card, DISCARD, 1 << seat)


def cards_taken(s: State, verb: str, cards: list[int], runs: int, least: int, most: int) -> Batch:
    """Which of these cards to take."""
    items = [Option(verb, CARD, s.rules.cards[c].key) for c in cards]
    return Batch(verb, told_apart(items), runs, least, most)


def one_card(s: State, verb: str, cards: list[int]) -> Batch:
    """Which one of these cards to take."""
    return cards_taken(s, verb, cards, UP, 1, 1)


class Draw(Node):
    """Draw cards into the hand, free of charge; or so many for each of something."""

    def __init__(self, n: int = 1, per: Count | None = None) -> None:
        super().__init__()
        self.n = n
        self.counted_by = per
        self.writes = HANDS | TOP_OF_DECK
        self.rank = 1  # what is drawn may help with the other choices

    def step(self, s: State, f: Frame) -> None:
        times = 1 if self.counted_by is None else self.counted_by.count(s, f.seat, f.card)
        deal(s, f.seat, self.n * times, s.rules.zone(f.seat, HAND))

    def children(self) -> list[Node]:
        return [] if self.counted_by is None else [self.counted_by]

    def asks(self) -> Question:
        return Question("draw")

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        said = Phrase("draw", q=Amount(self.n, "card"))
        return said if self.counted_by is None else self.counted_by.for_each(said)

    def icons(self) -> list[str]:
        own = counted(self.n, "res-draw")
        return own if self.counted_by is None else [*own, "/", *self.counted_by.icons()]


class LookKeep(Node):
    """Look at cards, keep some of them and discard the rest. Program counter: how many were kept."""

    def __init__(self, n: int, keep: int) -> None:
        super().__init__()
        self.n = n
        self.keep = keep
        self.reads = TOP_OF_DECK
        self.writes = HANDS | TOP_OF_DECK

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            deal(s, f.seat, self.n, s.rules.zone(f.seat, DEALT))
            s.push(f.with_args(1, 0))
            return
        dealt = s.zones[s.rules.zone(f.seat, DEALT)]
        wanted = min(self.keep - (f.pc - 1), len(dealt))
        if wanted == 0:
            for card in dealt[::-1]:
                discard(s, f.seat, card)
            return
        # In the order in which they lie, so that no selection is offered twice.
        s.ask(f, dealt[f.arg() : len(dealt) - wanted + 1])

    def answer(self, s: State, f: Frame, option: int) -> None:
        dealt = s.zones[s.rules.zone(f.seat, DEALT)]
        at = dealt.index(option)
        s.move(f.seat, option, s.rules.zone(f.seat, HAND))
        s.push(f.with_args(f.pc + 1, at))

    def batch(self, s: State, f: Frame) -> Batch | None:
        dealt = s.zones[s.rules.zone(f.seat, DEALT)]
        wanted = min(self.keep - (f.pc - 1), len(dealt))
        return cards_taken(s, "keep", dealt[f.arg() :], UP, wanted, wanted)

    def asks(self) -> Question:
        return Question("keep")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("keep", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cards("keep", deck_cards(rules))

    def phrase(self) -> Phrase:
        return Phrase("look_keep", n=self.n, k=self.keep)

    def icons(self) -> list[str]:
        return [f"{self.n}", "res-card", ":", f"{self.keep}", "res-draw"]


class RevealFor(Node):
    """Turn up the top card for all to see and discard it; an effect if it has the tag."""

    def __init__(self, tag: Tag, then: Node) -> None:
        super().__init__()
        self.tag = tag
        self.then = then
        self.writes = TOP_OF_DECK | then.writes

    def children(self) -> list[Node]:
        return [self.then]

    def step(self, s: State, f: Frame) -> None:
        card = top_of_deck(s)
        if card < 0:
            return
        s.move(f.seat, card, DISCARD, EVERYONE)
        if self.tag in s.rules.cards[card].tags:
            s.pool(self.then, f.seat, f.card)

    def phrase(self) -> Phrase:
        return Phrase("reveal_for", x=Noun(self.tag.noun), e=self.then.phrase())

    def icons(self) -> list[str]:
        return ["res-card", self.tag.icon, ":", *self.then.icons()]


class AddTo(Node):
    """Put resources on a card of mine. Without a card to hold them they are lost.

    `kinds`: the only ones that the card being played may hold. `only`: the card must have this tag.
    """

    def __init__(
        self,
        what: CardResource | None,
        n: int = 1,
        to: int = THIS,
        kinds: tuple[CardResource, ...] = (),
        only: Tag | None = None,
    ) -> None:
        super().__init__()
        if to == FILLED and n != 1:
            raise ValueError("there are no words for several resources on a card that has some")
        self.what = what  # None: whatever the card holds
        self.kinds = kinds
        self.only = only
        self.n = n
        self.to = to
        self.writes = ON_CARDS
        self.reads = ON_CARDS if to == FILLED else 0
        self.instant = to == THIS

    def fits(self, card: Card) -> bool:
        """Whether that card holds this resource."""
        if self.only is not None and self.only not in card.tags:
            return False
        return card.holds != "" and (self.what is None or card.holds == self.what.name)

    def targets(self, s: State, seat: int, card: int) -> list[int]:
        """The cards it could go on."""
        if self.to == THIS:
            return [card]
        if self.to == PLAYED_CARD:
            played = s.seats[seat][PLAYED]
            if played < 0:
                return []
            holds = s.rules.cards[played].holds
            return [played] if any(holds == kind.name for kind in self.kinds) else []
        return [
            c
            for c in s.zones[s.rules.zone(seat, TABLEAU)]
            if self.fits(s.rules.cards[c])
            and not (self.to == ANOTHER and c == card)
            and not (self.to == FILLED and s.res[c] == 0)
        ]

    def can(self, s: State, seat: int, card: int) -> bool:
        return self.to != PLAYED_CARD or bool(self.targets(s, seat, card))

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return bool(self.targets(s, seat, card))

    def step(self, s: State, f: Frame) -> None:
        targets = self.targets(s, f.seat, f.card)
        if targets:
            s.ask(f, targets)

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.add_res(f.seat, option, self.n, f.card)

    def asks(self) -> Question:
        return Question("add")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("add", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        if self.to in (THIS, PLAYED_CARD):
            return []
        return with_cards("add", [card for card in all_cards(rules) if self.fits(card)])

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        q = Amount(self.n, "resource" if self.what is None else self.what.noun)
        if self.only is not None:
            return Phrase("add_tagged", q=q, x=Noun(self.only.noun))
        if self.to == THIS:
            return Phrase("add_this", q=q)
        if self.to == ANOTHER:
            return Phrase("add_another", q=q)
        if self.to == PLAYED_CARD:
            return Phrase("add_played", q=q)
        return Phrase("add_nonempty") if self.to == FILLED else Phrase("add_any", q=q)

    def icons(self) -> list[str]:
        own = counted(self.n, "res-any-card" if self.what is None else self.what.icon)
        if self.only is not None:
            return [*own, "(", self.only.icon, ")"]
        return own if self.to == THIS else [*own, "*"]


class SpendThis(Node):
    """Take resources off this card, as a cost."""

    def __init__(self, what: CardResource, n: int = 1) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.writes = ON_CARDS
        self.reads = ON_CARDS

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.res[card] >= self.n

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.n - s.res[card]
        return [] if missing <= 0 else [Phrase("short_of", q=Amount(missing, self.what.noun))]

    def step(self, s: State, f: Frame) -> None:
        s.add_res(f.seat, f.card, -self.n, f.card)

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        return Phrase("take_from_this", q=Amount(self.n, self.what.noun))

    def purpose(self, gain: Phrase) -> Phrase:
        return Phrase("action_take_gain", q=Amount(self.n, self.what.noun), e=gain)

    def mark_after(self) -> str:
        return "->"

    def icons(self) -> list[str]:
        return counted(self.n, self.what.icon)


class DiscardToDraw(Node):
    """I may discard a card from my hand to draw one."""

    def __init__(self) -> None:
        super().__init__()
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
            discard(s, f.seat, option)
            deal(s, f.seat, 1, s.rules.zone(f.seat, HAND))

    def batch(self, s: State, f: Frame) -> Batch | None:
        return cards_taken(s, "discard", s.zones[s.rules.zone(f.seat, HAND)], STOP_OR_UP, 0, 1)

    def feeds(self, slot: int) -> bool:
        return False

    def asks(self) -> Question:
        return Question("discard-to-draw")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("none") if x == NONE else Option("discard", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option("none"), *with_cards("discard", deck_cards(rules))]

    def phrase(self) -> Phrase:
        one = Amount(1, "card")
        return Phrase("optional", e=Phrase("action_discard_for", q=one, e=Phrase("draw", q=one)))

    def icons(self) -> list[str]:
        return ["res-discard", "->", "res-draw"]
