"""Effects that may hit any player: removing, stealing, lowering production; oneself included where the rules say so.

In the solo game a neutral opponent always has whatever is to be stolen or lowered: the seat after the last one.
"""

from __future__ import annotations

from tharsis.kernel.core import Card, Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, NUMBER, SEAT, Option, Question
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.abilities import immune
from tharsis.rules.actions import all_cards, with_cards, with_numbers, with_seats
from tharsis.rules.cards import NONE
from tharsis.rules.vocabulary import AREA, BOARD, ON_CARDS, STOCKS, TABLEAU, CardResource, Quantity


def neutral(s: State) -> int:
    """The seat number of the neutral opponent; NONE where there is none."""
    return 1 if s.rules.players == 1 else NONE


def seat_option(s: State, seat: int) -> Option:
    """A player to choose: nobody and the neutral opponent among them."""
    if seat == NONE:
        return Option("none")
    return Option("neutral") if seat >= s.rules.players else Option("seat", SEAT, str(seat))


class RemoveAny(Node):
    """Remove up to so many of a resource from one player of my choice: optional, and less is allowed.

    Program: 0 whom; 1 how many (the number: whom).
    """

    def __init__(self, what: Quantity, n: int) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.reads = STOCKS
        self.writes = STOCKS
        self.rank = 3  # what the other effects draw or bring may help to choose

    def candidates(self, s: State, seat: int) -> list[int]:
        """The players who may be hit at all."""
        return list(range(s.rules.players))

    def victims(self, s: State, seat: int) -> list[int]:
        """The players who have some of it and are not protected."""
        slot, shield = self.what.slot, self.what.shield
        return [
            i
            for i in self.candidates(s, seat)
            if s.seats[i][slot] > 0 and (i == seat or shield is None or s.seats[i][shield.slot] == 0)
        ]

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return bool(self.victims(s, seat))

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.ask(f, [NONE, *self.victims(s, f.seat)])
        else:
            s.ask(f, list(range(self.most(s, f.arg()), 0, -1)))

    def most(self, s: State, victim: int) -> int:
        """The most that can be taken from that player."""
        return self.n if victim >= s.rules.players else min(self.n, s.seats[victim][self.what.slot])

    def answer(self, s: State, f: Frame, option: int) -> None:
        if f.pc == 0:
            if option != NONE:
                s.push(f.with_args(1, option))
        else:
            self.take(s, f, f.arg(), option)

    def take(self, s: State, f: Frame, victim: int, n: int) -> None:
        """Take it from the victim."""
        if victim < s.rules.players:
            s.add(victim, self.what.slot, -n, f.card)

    def asks(self) -> Question:
        return Question("victim")

    def question(self, s: State, f: Frame) -> Question:
        return self.asks() if f.pc == 0 else Question("how-many")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return seat_option(s, x) if f.pc == 0 else Option("", NUMBER, "", x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_seats(rules, nobody=True) + with_numbers("", 1, self.n)

    def phrase(self) -> Phrase:
        return Phrase("remove_any", q=Amount(self.n, self.what.noun))

    def icons(self) -> list[str]:
        return [f"-{self.n}", "any", self.what.icon]


class Steal(RemoveAny):
    """Take up to so many of a resource from another player."""

    def candidates(self, s: State, seat: int) -> list[int]:
        return [i for i in range(s.rules.players) if i != seat]

    def victims(self, s: State, seat: int) -> list[int]:
        found = super().victims(s, seat)
        return [*found, neutral(s)] if neutral(s) != NONE else found

    def take(self, s: State, f: Frame, victim: int, n: int) -> None:
        super().take(s, f, victim, n)
        s.add(f.seat, self.what.slot, n, f.card)

    def phrase(self) -> Phrase:
        return Phrase("steal", q=Amount(self.n, self.what.noun))

    def icons(self) -> list[str]:
        return ["steal", f"{self.n}", "any", self.what.icon]


class OwnerPays(RemoveAny):
    """The owner of a tile next to the one that I just placed loses up to so much: optional."""

    def __init__(self, what: Quantity, n: int) -> None:
        super().__init__(what, n)
        self.reads = STOCKS | BOARD

    def candidates(self, s: State, seat: int) -> list[int]:
        cell = s.seats[seat][AREA]
        if cell < 0:
            return []
        around = {s.owner[i] for i in s.rules.neighbours[cell]}
        return [i for i in range(s.rules.players) if i in around]

    def phrase(self) -> Phrase:
        return Phrase("remove_owner", q=Amount(self.n, self.what.noun))


class LoseAny(Node):
    """One player of my choice loses production: mandatory, and it may have to be me."""

    def __init__(self, what: Quantity, n: int = 1) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.reads = STOCKS
        self.writes = STOCKS

    def victims(self, s: State) -> list[int]:
        """The players who can lose it in full."""
        least = self.n + self.what.floor
        found = [i for i in range(s.rules.players) if s.seats[i][self.what.slot] >= least]
        return [*found, neutral(s)] if neutral(s) != NONE else found

    def can(self, s: State, seat: int, card: int) -> bool:
        return bool(self.victims(s))

    def hopes(self, other: Node) -> bool:
        return other.feeds(self.what.slot)

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.victims(s) else [Phrase(self.what.words.nobody_has, x=Noun(self.what.noun))]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, self.victims(s))

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option < s.rules.players:
            s.add(option, self.what.slot, -self.n, f.card)

    def asks(self) -> Question:
        return Question("victim")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return seat_option(s, x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_seats(rules, nobody=False)

    def production_part(self) -> Node | None:
        return self

    def phrase(self) -> Phrase:
        return self.what.say(self.what.words.any_loses, self.n)

    def icons(self) -> list[str]:
        return [f"-{self.n}", "any", self.what.icon]


def open_to(s: State, seat: int, what: CardResource, card: int) -> list[int]:
    """The other cards with such resources on them from which this seat may take some."""
    found: list[int] = []
    for i in range(s.rules.players):
        if i != seat and what.shield is not None and s.seats[i][what.shield.slot] > 0:
            continue
        for c in s.zones[s.rules.zone(i, TABLEAU)]:
            if s.res[c] > 0 and c != card:
                it = s.rules.cards[c]
                if it.holds == what.name and not immune(it):
                    found.append(c)
    return found


def holders(rules: Ruleset, what: CardResource) -> list[Card]:
    """The cards that can have such resources on them and lose them again."""
    return [card for card in all_cards(rules) if card.holds == what.name and not immune(card)]


class TakeFromCard(Node):
    """Take one resource off any other card of any player: a cost that must be paid."""

    def __init__(self, what: CardResource) -> None:
        super().__init__()
        self.what = what
        self.reads = ON_CARDS
        self.writes = ON_CARDS

    def targets(self, s: State, seat: int, card: int) -> list[int]:
        """The cards it may come from; NONE stands for the neutral opponent."""
        found = open_to(s, seat, self.what, card)
        return [*found, NONE] if neutral(s) != NONE else found

    def can(self, s: State, seat: int, card: int) -> bool:
        return bool(self.targets(s, seat, card))

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        if self.targets(s, seat, card):
            return []
        return [Phrase("none_to_take", x=Noun(self.what.noun))]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, self.targets(s, f.seat, f.card))

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option != NONE:
            s.add_res(f.seat, option, -1, f.card)

    def asks(self) -> Question:
        return Question("take-from")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("neutral") if x == NONE else Option("from", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        found = with_cards("from", holders(rules, self.what))
        return [*found, Option("neutral")] if rules.players == 1 else found

    def phrase(self) -> Phrase:
        return Phrase("take_other", q=Amount(1, self.what.noun))

    def purpose(self, gain: Phrase) -> Phrase:
        return Phrase("action_take_other_gain", q=Amount(1, self.what.noun), e=gain)

    def icons(self) -> list[str]:
        return ["any", self.what.icon]


class RemoveFromCards(Node):
    """Remove up to so many resources from cards of one player: optional.

    Program: 2k which card (the number: how many are left to take, in steps of 1; 0 at the start); odd: how many.
    The owner of the first card binds the following ones.
    """

    def __init__(self, what: CardResource, n: int) -> None:
        super().__init__()
        self.what = what
        self.n = n
        self.reads = ON_CARDS
        self.writes = ON_CARDS

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return bool(open_to(s, seat, self.what, card))

    def targets(self, s: State, f: Frame) -> list[int]:
        """The cards that may be hit now: at first of anybody, then of the same player."""
        found = open_to(s, f.seat, self.what, f.card)
        if f.pc == 0:
            return found
        owner = s.rules.tableau_seat[s.place[f.arg()]]
        return [c for c in found if s.rules.tableau_seat[s.place[c]] == owner]

    def left(self, f: Frame) -> int:
        """How many may still be removed (the program counter counts twice what was removed)."""
        return self.n - f.pc // 2

    def step(self, s: State, f: Frame) -> None:
        if f.pc % 2 == 0:
            targets = self.targets(s, f)
            if targets and self.left(f) > 0:
                s.ask(f, [NONE, *targets])
        else:
            s.ask(f, list(range(min(self.left(f), s.res[f.arg()]), 0, -1)))

    def answer(self, s: State, f: Frame, option: int) -> None:
        if f.pc % 2 == 0:
            if option != NONE:
                s.push(f.with_args(f.pc + 1, option))
        else:
            s.add_res(f.seat, f.arg(), -option, f.card)
            s.push(f.at(f.pc - 1 + 2 * option))

    def asks(self) -> Question:
        return Question("take-from")

    def question(self, s: State, f: Frame) -> Question:
        return self.asks() if f.pc % 2 == 0 else Question("how-many")

    def option(self, s: State, f: Frame, x: int) -> Option:
        if f.pc % 2 == 1:
            return Option("", NUMBER, "", x)
        return Option("none") if x == NONE else Option("from", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        cards = with_cards("from", holders(rules, self.what))
        return [*cards, Option("none"), *with_numbers("", 1, self.n)]

    def phrase(self) -> Phrase:
        return Phrase("remove_any", q=Amount(self.n, self.what.noun))

    def icons(self) -> list[str]:
        return [f"-{self.n}", "any", self.what.icon]
