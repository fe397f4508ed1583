"""Paying with dice: exact icons, any resource, any number of one; wild tokens stand in for any."""

from __future__ import annotations

from tharsis.games.dice.verbs.dice import Cup, Face, give_back, resource_icon, resource_noun
from tharsis.kernel.core import PAYMENT, Card, Frame, Node, Ruleset, State
from tharsis.kernel.option import NUMBER, THING, Option, Question
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.actions import MOST, with_numbers, with_things
from tharsis.rules.cards import NONE
from tharsis.rules.menu import FREE, Socket
from tharsis.rules.phrases import spend_for
from tharsis.rules.vocabulary import STOCKS


class PayFaces(Node):
    """Pay icons exactly: for each a die that shows it, or a wild token. Program counter: the icon in question.

    A choice is asked for only where dice and tokens could both pay. `discounts`: what cards take off the price of a card.
    """

    def __init__(self, cup: Cup, icons: list[Face], discounts: bool = False) -> None:
        super().__init__()
        self.cup = cup
        self.icons_paid = icons
        self.discounts = discounts
        self.faces = [face for face in cup.faces if face in icons]
        self.numbers = [icons.count(face) for face in self.faces]
        self.slots = [face.slot for face in self.faces]
        self.discount_slots = [face.discount.slot for face in self.faces]
        self._shown = [icons.count(face) for face in cup.faces]
        self._prices = list(zip(self.slots, self.numbers, self.discount_slots, strict=True))
        self.writes = STOCKS

    def ask_kind(self) -> int:
        return PAYMENT

    def need(self, own: list[int], i: int) -> int:
        """How many of this icon are to be paid."""
        n = self.numbers[i]
        if self.discounts:
            n -= own[self.discount_slots[i]]
        return n if n > 0 else 0

    def missing(self, s: State, seat: int, first: int = 0) -> int:
        """How many icons, from one on, only tokens can pay."""
        own = s.seats[seat]
        found = 0
        for i in range(first, len(self.faces)):
            short = self.need(own, i) - own[self.slots[i]]
            if short > 0:
                found += short
        return found

    def shows(self, face: int) -> int:
        """How many icons of a face, by its number, are printed."""
        return self._shown[face]

    def size(self, s: State, seat: int) -> int:
        """How many icons are to be paid in all."""
        own = s.seats[seat]
        return sum(self.need(own, i) for i in range(len(self.faces)))

    def can(self, s: State, seat: int, card: int) -> bool:
        own = s.seats[seat]
        tokens = own[self.cup.wild.slot]
        for slot, n, discount in self._prices:
            short = n - own[slot]
            if short > 0:
                if self.discounts:
                    short -= own[discount]
                if short > tokens:
                    return False
                if short > 0:
                    tokens -= short
        return True

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        if self.can(s, seat, card):
            return []
        own = s.seats[seat]
        short = [(face, self.need(own, i) - own[face.slot]) for i, face in enumerate(self.faces)]
        return [Phrase("short_of", q=Amount(n, face.noun)) for face, n in short if n > 0]

    def step(self, s: State, f: Frame) -> None:
        if f.pc >= len(self.faces):
            return
        own = s.seats[f.seat]
        need = self.need(own, f.pc)
        least = max(0, need - own[self.faces[f.pc].slot])
        most = min(need, own[self.cup.wild.slot] - self.missing(s, f.seat, f.pc + 1))
        s.ask(f, list(range(least, most + 1)))

    def answer(self, s: State, f: Frame, option: int) -> None:
        need = self.need(s.seats[f.seat], f.pc)
        give_back(s, f.seat, self.faces[f.pc], need - option, f.card)
        if option:
            s.add(f.seat, self.cup.wild.slot, -option, f.card)
        if f.pc + 1 < len(self.faces):
            s.push(f.at(f.pc + 1))

    def sockets(self, s: State, seat: int) -> list[Socket]:
        """The icons as they are printed: discounts first, then dice, wild tokens last."""
        own = s.seats[seat]
        wild = self.cup.wild
        left = {face.name: own[face.slot] for face in self.faces}
        free = {face.name: own[face.discount.slot] if self.discounts else 0 for face in self.faces}
        tokens = own[wild.slot]
        found: list[Socket] = []
        for face in self.icons_paid:
            name, paid = face.name, ""
            if free[name] > 0:
                free[name] -= 1
                paid = FREE
            elif left[name] > 0:
                left[name] -= 1
                paid = name
            elif tokens > 0:
                tokens -= 1
                paid = wild.name
            found.append(Socket(face.icon, [name, wild.name], paid))
        return found

    def question(self, s: State, f: Frame) -> Question:
        return Question("wild for", THING, self.faces[f.pc].name)

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("wild", NUMBER, "", x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_numbers("wild", 0, max(self.numbers, default=0))

    def cheapest(self, s: State, f: Frame, options: list[int]) -> int:
        return 0  # the fewest wild tokens

    def phrase(self) -> Phrase:
        amounts = [Amount(n, face.noun) for face, n in zip(self.faces, self.numbers, strict=True)]
        return Phrase("spend", q=amounts[0] if len(amounts) == 1 else tuple(amounts))

    def purpose(self, gain: Phrase) -> Phrase:
        return spend_for(self.phrase().slots["q"], gain)

    def icons(self) -> list[str]:
        return [face.icon for face in self.icons_paid]


class PayAny(Node):
    """Pay one resource of my choice among some faces, or a wild token. `leaves`: dice that must be left."""

    def __init__(self, cup: Cup, faces: list[Face], leaves: int = 0) -> None:
        super().__init__()
        self.cup = cup
        self.faces = faces
        self.leaves = leaves
        self._slots = [face.slot for face in faces]
        self.writes = STOCKS

    def ask_kind(self) -> int:
        return PAYMENT

    def options(self, s: State, seat: int) -> list[int]:
        """What may pay: the number of a face among them; NONE stands for a token."""
        own = s.seats[seat]
        found: list[int] = []
        if self.leaves == 0 or self.cup.holds(s, seat, self.leaves + 1):
            found = [i for i, slot in enumerate(self._slots) if own[slot] > 0]
        if own[self.cup.wild.slot] > 0 and self.cup.holds(s, seat, self.leaves):
            found.append(NONE)
        return found

    def can(self, s: State, seat: int, card: int) -> bool:
        own = s.seats[seat]
        if own[self.cup.wild.slot] > 0 and self.cup.holds(s, seat, self.leaves):
            return True
        if self.leaves and not self.cup.holds(s, seat, self.leaves + 1):
            return False
        for slot in self._slots:
            if own[slot] > 0:
                return True
        return False

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        if self.can(s, seat, card):
            return []
        noun = resource_noun(self.faces)  # what is missing is nobody's choice
        return [Phrase("short_of", q=Amount(1, "resource" if noun == "any_resource" else noun))]

    def socket(self, s: State, seat: int) -> Socket:
        """One icon: a die of what there is most, else a wild token."""
        own, wild = s.seats[seat], self.cup.wild
        able = self.options(s, seat)
        faces = [self.faces[i] for i in able if i != NONE]
        best = wild.name if able else ""
        most = 0
        for face in faces:
            if own[face.slot] > most:
                best, most = face.name, own[face.slot]
        return Socket(resource_icon(self.faces), [*[face.name for face in faces], wild.name], best)

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, self.options(s, f.seat))

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option == NONE:
            s.add(f.seat, self.cup.wild.slot, -1, f.card)
        else:
            give_back(s, f.seat, self.faces[option], 1, f.card)

    def asks(self) -> Question:
        return Question("pay")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("pay", THING, "wild" if x == NONE else self.faces[x].name)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_things("pay", ["wild", *[face.name for face in self.faces]])

    def cheapest(self, s: State, f: Frame, options: list[int]) -> int:
        return 0  # the fewest wild tokens

    def pays_freely(self) -> bool:
        return True

    def phrase(self) -> Phrase:
        return Phrase("spend", q=Amount(1, resource_noun(self.faces)))

    def purpose(self, gain: Phrase) -> Phrase:
        return spend_for(Amount(1, resource_noun(self.faces)), gain)

    def icons(self) -> list[str]:
        return [resource_icon(self.faces)]


class PayX(Node):
    """Pay any number of a resource, at least 1; it is remembered as X. Program: 0 how many, 1 how many by tokens."""

    def __init__(self, cup: Cup, face: Face, chosen: int) -> None:
        super().__init__()
        self.cup = cup
        self.face = face
        self.chosen = chosen  # the slot that remembers X
        self.writes = STOCKS

    def can(self, s: State, seat: int, card: int) -> bool:
        own = s.seats[seat]
        return own[self.face.slot] + own[self.cup.wild.slot] > 0

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.can(s, seat, card) else [Phrase("short_of", q=Amount(1, self.face.noun))]

    def step(self, s: State, f: Frame) -> None:
        own = s.seats[f.seat]
        have, wild = own[self.face.slot], own[self.cup.wild.slot]
        if f.pc == 0:
            s.ask(f, list(range(1, have + wild + 1)))
        else:
            s.ask(f, list(range(max(0, f.arg() - have), min(f.arg(), wild) + 1)))

    def answer(self, s: State, f: Frame, option: int) -> None:
        if f.pc == 0:
            s.push(f.with_args(1, option))
            return
        s.seats[f.seat][self.chosen] = f.arg()
        give_back(s, f.seat, self.face, f.arg() - option, f.card)
        if option:
            s.add(f.seat, self.cup.wild.slot, -option, f.card)

    def question(self, s: State, f: Frame) -> Question:
        return Question("how-many") if f.pc == 0 else Question("wild for", THING, self.face.name)

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("" if f.pc == 0 else "wild", NUMBER, "", x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_numbers("", 1, MOST) + with_numbers("wild", 0, MOST)

    def phrase(self) -> Phrase:
        return Phrase("spend_face_x", x=Noun(self.face.noun))

    def purpose(self, gain: Phrase) -> Phrase:
        return Phrase("dice_exchange_other", x=Noun(self.face.noun))

    def icons(self) -> list[str]:
        return ["X", self.face.icon]


def icons_of(card: Card) -> list[Face]:
    """The icons printed as the cost of a card."""
    return card.price.icons_paid if isinstance(card.price, PayFaces) else []


def sockets_of(costs: list[Node], s: State, seat: int) -> list[Socket]:
    """A price icon by icon, each with what would pay it if nobody chose otherwise. A number that is chosen has none."""
    found: list[Socket] = []
    for cost in costs:
        if isinstance(cost, PayFaces):
            found += cost.sockets(s, seat)
        elif isinstance(cost, PayAny):
            found.append(cost.socket(s, seat))
        else:
            return []
    return found
