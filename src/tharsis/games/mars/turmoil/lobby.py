"""Sending delegates: the action of lobbying, and what cards do with delegates."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import MC, PURSE, TR
from tharsis.games.mars.turmoil.committee import (
    add_delegates,
    available,
    delegates,
    enter,
    give_back,
    ordinary,
    owners,
    parties_led,
    settle,
    take_out,
)
from tharsis.games.mars.turmoil.components import (
    CHAIRMAN,
    ENOUGH,
    FROM_RESERVE,
    LOBBY,
    NEUTRAL,
    NOTE_BANNED,
    NOTE_CHAIRMAN,
    NOTE_LOBBY,
    NOTE_REPLACED,
    PARTIES,
    PARTY_KEYS,
    RESERVE,
    RULING,
)
from tharsis.kernel.core import Frame, Node, Ruleset, State
from tharsis.kernel.option import THING, Option, Question
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.actions import with_things
from tharsis.rules.effects import Gain
from tharsis.rules.menu import Entry
from tharsis.rules.needs import Requirement
from tharsis.rules.pay import Pay

ALL: Final = list(range(len(PARTIES)))
PLACES: Final = ["lobby", "reserve"]  # where a delegate comes from


class LobbyEntry(Entry):
    """Send a delegate to a party: the one in the lobby free of charge, or one from the reserve.

    Program: 0 choose where it comes from; 1 it arrives, after the payment. Number: the party.
    """

    def __init__(self) -> None:
        super().__init__("delegate")
        self.pay = Pay(PURSE, PURSE.with_resources(()))

    def children(self) -> list[Node]:
        return [self.pay]

    def all(self, s: State, seat: int) -> list[int]:
        return ALL[:]

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        own = s.seats[seat]
        if own[LOBBY] or (own[RESERVE] and self.pay.can_pay(s, seat, FROM_RESERVE)):
            for party in ALL:
                found.append(first + party)

    def sources(self, s: State, seat: int) -> list[int]:
        """Where a delegate could come from now."""
        own = s.seats[seat]
        found = [0] if own[LOBBY] else []
        if own[RESERVE] and self.pay.can_pay(s, seat, FROM_RESERVE):
            found.append(1)
        return found

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        if self.sources(s, seat):
            return []
        if not available(s, seat):
            return [Phrase("no_delegates")]
        return [Phrase("short_of", q=Amount(FROM_RESERVE - self.pay.power(s, seat), MC.noun))]

    def start(self, s: State, seat: int, x: int) -> None:
        s.push(Frame(self, seat, -1, 0, (x,)))

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.ask(f, self.sources(s, f.seat))
            return
        own = s.seats[f.seat]
        own[LOBBY if f.pc == 1 else RESERVE] -= 1
        s.note(NOTE_LOBBY, f.seat, -1, f.arg())
        enter(s, f.arg(), f.seat)

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.push(f.at(1 + option))
        if option:
            s.push(Frame(self.pay, f.seat, -1, 0, (FROM_RESERVE,)))

    def topic(self, s: State, f: Frame) -> Phrase | None:
        return Phrase("place_delegate", q=Amount(1, "delegate"))

    def asks(self) -> Question:
        return Question("from")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("from", THING, PLACES[x])

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return super().vocabulary(rules) + with_things("from", PLACES)

    def name(self, s: State, x: int) -> str:
        return PARTY_KEYS[x]

    def names(self, rules: Ruleset) -> list[str]:
        return PARTY_KEYS

    def price(self, s: State, seat: int, x: int) -> int:
        return 0 if s.seats[seat][LOBBY] else FROM_RESERVE


class SendDelegates(Node):
    """Send so many delegates to one party, free of charge: from the reserve, and from the lobby what it lacks."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n
        self.rank = 3

    def can(self, s: State, seat: int, card: int) -> bool:
        return available(s, seat) >= self.n

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.n - available(s, seat)
        return [] if missing <= 0 else [Phrase("short_of", q=Amount(missing, "delegate"))]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, ALL[:])

    def answer(self, s: State, f: Frame, option: int) -> None:
        take_out(s, f.seat, self.n)
        for _ in range(self.n):
            s.note(NOTE_LOBBY, f.seat, f.card, option)
        enter(s, option, f.seat, self.n)

    def asks(self) -> Question:
        return Question("send")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("send", THING, PARTY_KEYS[x])

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_things("send", PARTY_KEYS)

    def feeds(self, slot: int) -> bool:
        return False

    def hopes(self, other: Node) -> bool:
        return isinstance(other, BanDelegate)  # nothing else sends delegates home

    def phrase(self) -> Phrase:
        said = "place_delegate" if self.n == 1 else "place_delegates"
        return Phrase(said, q=Amount(self.n, "delegate"))

    def icons(self) -> list[str]:
        return [*([f"{self.n}"] if self.n > 1 else []), "turmoil-delegate"]


class BanDelegate(Node):
    """Remove a delegate that does not lead, of anyone, from any party. Option: 10 times the party + its owner + 1."""

    def __init__(self) -> None:
        super().__init__()
        self.rank = 3

    def there(self, s: State) -> list[int]:
        """All that may be removed."""
        return [
            10 * party + owner + 1 for party in ALL for owner in owners(s) if ordinary(s, party, owner) > 0
        ]

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return bool(self.there(s))

    def step(self, s: State, f: Frame) -> None:
        there = self.there(s)
        if there:
            s.ask(f, sorted(there))

    def answer(self, s: State, f: Frame, option: int) -> None:
        party, owner = option // 10, option % 10 - 1
        s.note(NOTE_BANNED, f.seat, f.card, option)
        add_delegates(s, party, owner, -1)
        give_back(s, owner)
        settle(s, party)

    def asks(self) -> Question:
        return Question("ban")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("ban", THING, banned_name(x))

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        numbers = [10 * party + owner + 1 for party in ALL for owner in range(NEUTRAL, rules.players)]
        return with_things("ban", [banned_name(x) for x in numbers])

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        return Phrase("remove_delegate")

    def icons(self) -> list[str]:
        return ["any", "-1", "turmoil-delegate"]


def banned_name(x: int) -> str:
    """A delegate to remove, as a key: its party, and its owner by number."""
    owner = x % 10 - 1
    return f"{PARTY_KEYS[x // 10]}-{'neutral' if owner == NEUTRAL else owner}"


class ReplaceNeutral(Node):
    """One neutral delegate that does not lead makes way for one from my reserve."""

    def __init__(self) -> None:
        super().__init__()
        self.rank = 3

    def there(self, s: State) -> list[int]:
        """The parties with such a delegate."""
        return [party for party in ALL if ordinary(s, party, NEUTRAL) > 0]

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.seats[seat][RESERVE] > 0 and bool(self.there(s))

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        found = [] if s.seats[seat][RESERVE] else [Phrase("no_delegate_in_reserve")]
        return found if self.there(s) else [*found, Phrase("no_neutral_delegate")]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, self.there(s))

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.note(NOTE_REPLACED, f.seat, f.card, option)
        add_delegates(s, option, NEUTRAL, -1)
        give_back(s, NEUTRAL)
        s.seats[f.seat][RESERVE] -= 1
        enter(s, option, f.seat)

    def asks(self) -> Question:
        return Question("recruit")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("recruit", THING, PARTY_KEYS[x])

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_things("recruit", PARTY_KEYS)

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        return Phrase("replace_delegate")

    def icons(self) -> list[str]:
        return ["-1", "turmoil-delegate", "->", "turmoil-delegate"]


class TakeChair(Node):
    """The neutral chairman makes way for a delegate from my reserve, and my rating goes up a step."""

    def __init__(self) -> None:
        super().__init__()
        self.rating = Gain(TR, 1)

    def children(self) -> list[Node]:
        return [self.rating]

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.seats[seat][RESERVE] > 0

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.can(s, seat, card) else [Phrase("no_delegate_in_reserve")]

    def step(self, s: State, f: Frame) -> None:
        give_back(s, s.world[CHAIRMAN])
        s.seats[f.seat][RESERVE] -= 1
        s.set_world(CHAIRMAN, f.seat)
        s.note(NOTE_CHAIRMAN, f.seat, f.card)
        s.pool(self.rating, f.seat, f.card)

    def lifts_by(self, s: State, slot: int) -> tuple[int, int]:
        return self.rating.lifts_by(s, slot)

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        return Phrase("take_chair")

    def icons(self) -> list[str]:
        return ["turmoil-delegate", "->", "turmoil-chairman", "+1", "res-tr"]


# --- requirements -------------------------------------------------------------------------------------------------------


class NeedParty(Requirement):
    """A party rules, or I have delegates enough in it."""

    def __init__(self, party: int) -> None:
        super().__init__()
        self.party = party

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.world[RULING] == self.party or delegates(s, self.party, seat) >= ENOUGH

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        noun = Noun(PARTIES[self.party].noun)
        return [] if self.can(s, seat, card) else [Phrase("party_not_ruling", x=noun)]

    def phrase(self) -> Phrase:
        return Phrase("req_party", x=Noun(PARTIES[self.party].noun))

    def icons(self) -> list[str]:
        return [PARTIES[self.party].icon]

    def notation(self) -> str:
        return f"party {PARTIES[self.party].name}"


class NeedChair(Requirement):
    """My delegate is chairman; or a neutral one is."""

    def __init__(self, neutral: bool = False) -> None:
        super().__init__()
        self.neutral = neutral

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.world[CHAIRMAN] == (NEUTRAL if self.neutral else seat)

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        reason = "chairman_not_neutral" if self.neutral else "not_chairman"
        return [] if self.can(s, seat, card) else [Phrase(reason)]

    def phrase(self) -> Phrase:
        return Phrase("req_neutral_chairman" if self.neutral else "req_chairman")

    def icons(self) -> list[str]:
        return ["turmoil-chairman", *(["*"] if self.neutral else [])]

    def notation(self) -> str:
        return "neutral chairman" if self.neutral else "chairman"


class NeedLeaders(Requirement):
    """My delegates lead so many parties."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can(self, s: State, seat: int, card: int) -> bool:
        return parties_led(s, seat) >= self.n

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        missing = self.n - parties_led(s, seat)
        return [] if missing <= 0 else [Phrase("needs_more", q=Amount(missing, "party_leader", more=True))]

    def phrase(self) -> Phrase:
        return Phrase("req_leaders", q=Amount(self.n, "party_leader"))

    def icons(self) -> list[str]:
        return ["req-min", f"{self.n}", "turmoil-leader"]

    def notation(self) -> str:
        return f"party leaders >= {self.n}"
