"""What a player may do on a turn: the entries of a menu, each a kind of action; expansions add entries of their own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tharsis.kernel.core import MANY, MENU, Ask, Card, Frame, Node, Ruleset, State, all_lift_by
from tharsis.kernel.module import Module
from tharsis.kernel.option import CARD, NUMBER, THING, Option, Question
from tharsis.kernel.phrase import Joined, Noun, Phrase, Slot
from tharsis.rules.action import Action
from tharsis.rules.actions import all_cards, deck_cards, with_numbers
from tharsis.rules.tolls import (
    TRIES,
    borne,
    levied,
    lifts_tolled,
    open_action,
    reactions_tolled,
    through,
    tolls_of,
)
from tharsis.rules.vocabulary import HAND, TABLEAU

# Whether tolls can be paid.
NO: Final = 0
YES: Final = 1
DOUBT: Final = 2  # only trying it out will tell

FREE: Final = "free"
WIDTH: Final = 1024  # an option is the number of its entry times this, plus the thing


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry(Node):
    """One kind of action: the things it can be done with now, and how it starts.

    `word` is the verb of its options; `all` lists what one might think of, `reasons` why it can't be done.
    """

    word: str

    def __init__(self, word: str, kind: str = THING) -> None:
        super().__init__()
        self.word = word
        self.kind = kind  # what the things are; empty where there is only one

    def able(self, s: State, seat: int) -> list[int]:
        """What it can be done with now."""
        found: list[int] = []
        self.add_able(s, seat, 0, found)
        return found

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        """The same, added to the options of a menu in which its own begin at `first`: no list in between."""
        for x in self.all(s, seat):
            if not self.reasons(s, seat, x):
                found.append(first + x)

    def all(self, s: State, seat: int) -> list[int]:
        """What it could be done with, were all conditions met."""
        return []

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        """Why it can't be done with this."""
        return []

    def start(self, s: State, seat: int, x: int) -> None:
        """Push the work."""
        raise NotImplementedError

    def name(self, s: State, x: int) -> str:
        """The key of the thing."""
        raise NotImplementedError

    def names(self, rules: Ruleset) -> list[str]:
        """The keys of all things that it can ever be done with."""
        return [""] if self.kind == "" else []

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option(self.word, self.kind, name) for name in self.names(rules)]

    def offer(self, s: State, x: int) -> Option:
        """Doing it with this thing, as an option."""
        return Option(self.word, self.kind, self.name(s, x))

    def sets_off(self, rules: Ruleset, x: int) -> list[Node]:
        """What is done with this thing; what it sets off of itself is among it."""
        return [self]

    def raises(self, s: State, x: int, slot: int) -> tuple[int, int]:
        """By how much at least and at most a slot of the seat rises by what is done with this thing."""
        return all_lift_by(self.sets_off(s.rules, x), s, slot)

    def price(self, s: State, seat: int, x: int) -> int:
        """What it costs in M€."""
        return 0

    def outlay(self, s: State, seat: int, x: int) -> tuple[int, int]:
        """How much money it takes at least and at most; 0 to MANY where there is no telling."""
        return 0, MANY

    def amount(self, s: State, seat: int, x: int) -> int:
        """How much of whatever it costs: M€, plants, heat."""
        return self.price(s, seat, x)

    def things(self) -> list[int]:
        """What it could ever be done with, where that needs no card."""
        return []

    def deed(self, x: int) -> Node | None:
        """What is done, where it is the same for everybody and needs no card: a standard project, a conversion."""
        return None

    def title(self, x: int) -> Noun | None:
        """What such a deed is called."""
        return None

    def sockets(self, s: State, seat: int, x: int) -> list[Socket]:
        """What its price is made of, piece by piece, where it is no number; and what pays each if nobody chooses."""
        return []


class Socket:
    """A piece of a price: its picture, what may pay it, and what would: the name of it, nothing where it is missing,
    `FREE` where a discount covers it."""

    __slots__ = ("accepts", "icon", "paid")

    def __init__(self, icon: str, accepts: list[str], paid: str) -> None:
        self.icon = icon
        self.accepts = accepts
        self.paid = paid


@mypyc_attr(allow_interpreted_subclasses=True)
class HandEntry(Entry):
    """Play a card from the hand. `play` is the work, with the card as its frame's card."""

    def __init__(self, play: Node) -> None:
        super().__init__("play", CARD)
        self.work = play

    def children(self) -> list[Node]:
        return [self.work]

    def all(self, s: State, seat: int) -> list[int]:
        return s.zones[s.rules.zone(seat, HAND)][:]

    def start(self, s: State, seat: int, x: int) -> None:
        s.push(Frame(self.work, seat, x))

    def sets_off(self, rules: Ruleset, x: int) -> list[Node]:
        return [*rules.cards[x].play, *rules.cards[x].abilities]

    def names(self, rules: Ruleset) -> list[str]:
        return [card.key for card in deck_cards(rules)]

    def name(self, s: State, x: int) -> str:
        return s.rules.cards[x].key


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Node):
    """Something that everybody may do, under a name. `cost`: what is printed, for cards that react to it."""

    def __init__(self, key: str, cost: int = 0) -> None:
        super().__init__()
        self.key = key
        self.cost = cost

    def price(self, s: State, seat: int) -> int:
        """What it costs this seat, where that is a number."""
        return 0

    def outlay(self, s: State, seat: int) -> tuple[int, int]:
        """How much money it takes at least and at most; 0 to MANY where there is no telling."""
        return 0, MANY

    def noun(self) -> str:
        """Its title in the glossary."""
        return f"project_{self.key.replace('-', '_')}"

    def sockets(self, s: State, seat: int) -> list[Socket]:
        """What it costs, piece by piece, where it is no number."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class DeedEntry(Entry):
    """One of the things that everybody may do. The number: its place in the list."""

    def __init__(self, word: str, deeds: list[Deed]) -> None:
        super().__init__(word)
        self.deeds = deeds

    def children(self) -> list[Node]:
        return list(self.deeds)

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        for i in range(len(self.deeds)):
            if self.deeds[i].can(s, seat, -1):
                found.append(first + i)

    def all(self, s: State, seat: int) -> list[int]:
        return list(range(len(self.deeds)))

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        return self.deeds[x].why_not(s, seat, -1)

    def start(self, s: State, seat: int, x: int) -> None:
        s.push(Frame(self.deeds[x], seat, -1, 0, (x,)))

    def sets_off(self, rules: Ruleset, x: int) -> list[Node]:
        return [self.deeds[x]]

    def name(self, s: State, x: int) -> str:
        return self.deeds[x].key

    def names(self, rules: Ruleset) -> list[str]:
        return [deed.key for deed in self.deeds]

    def price(self, s: State, seat: int, x: int) -> int:
        return self.deeds[x].price(s, seat)

    def outlay(self, s: State, seat: int, x: int) -> tuple[int, int]:
        return self.deeds[x].outlay(s, seat)

    def things(self) -> list[int]:
        return list(range(len(self.deeds)))

    def deed(self, x: int) -> Node | None:
        return self.deeds[x]

    def title(self, x: int) -> Noun | None:
        return Noun(self.deeds[x].noun())

    def sockets(self, s: State, seat: int, x: int) -> list[Socket]:
        return self.deeds[x].sockets(s, seat)


class UseEntry(Entry):
    """Use the action of a card in play: once until it is free again, one of its alternatives. Number: the card."""

    def __init__(self, note: int, word: str = "use") -> None:
        super().__init__(word, CARD)
        self.note = note

    def all(self, s: State, seat: int) -> list[int]:
        return [c for c in s.zones[s.rules.zone(seat, TABLEAU)] if s.rules.cards[c].actions]

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        cards, used = s.rules.cards, s.used
        for c in s.zones[s.rules.zone(seat, TABLEAU)]:
            actions = cards[c].actions
            if actions and not used[c]:
                for a in actions:
                    if a.can(s, seat, c):
                        found.append(first + c)
                        break

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        if s.used[x]:
            return [Phrase("already_used")]
        actions = s.rules.cards[x].actions
        if any(a.can(s, seat, x) for a in actions):
            return []
        return [reason for a in actions for reason in a.why_not(s, seat, x)]

    def start(self, s: State, seat: int, x: int) -> None:
        s.set_used(x, 1)
        s.note(self.note, seat, x)
        s.push(Frame(self, seat, x))

    def sets_off(self, rules: Ruleset, x: int) -> list[Node]:
        return list(rules.cards[x].actions)

    def raises(self, s: State, x: int, slot: int) -> tuple[int, int]:
        least, most = super().raises(s, x, slot)
        return (least if len(s.rules.cards[x].actions) == 1 else 0), most

    def lifts(self, rules: Ruleset, slot: int) -> bool:
        return True  # the action of some card

    def step(self, s: State, f: Frame) -> None:
        actions = s.rules.cards[f.card].actions
        s.ask(f, [i for i, a in enumerate(actions) if a.can(s, f.seat, f.card)])

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.push(Frame(s.rules.cards[f.card].actions[option], f.seat, f.card))

    def question(self, s: State, f: Frame) -> Question:
        return Question("alternative", CARD, s.rules.cards[f.card].key)

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("alternative", NUMBER, "", x + 1)

    def outlay(self, s: State, seat: int, x: int) -> tuple[int, int]:
        return 0, max([a.outlay() if isinstance(a, Action) else MANY for a in s.rules.cards[x].actions])

    def usable(self, card: Card) -> bool:
        """Whether a card has an action that is used by this entry."""
        return bool(card.actions)

    def names(self, rules: Ruleset) -> list[str]:
        return [card.key for card in all_cards(rules) if self.usable(card)]

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        most = max([len(card.actions) for card in rules.cards if self.usable(card)], default=0)
        choices = with_numbers("alternative", 1, most) if most > 1 else []
        return super().vocabulary(rules) + choices

    def topic(self, s: State, f: Frame) -> Phrase | None:
        said: list[Slot] = [action.phrase() for action in s.rules.cards[f.card].actions]
        return Phrase("choose_one", e=Joined(said, "or"))

    def name(self, s: State, x: int) -> str:
        return s.rules.cards[x].key


def deeds(rules: Ruleset) -> list[Deed]:
    """What everybody may do, of all modules in play."""
    return [deed for deed in rules.projects if isinstance(deed, Deed)]


def highest_cost(rules: Ruleset) -> int:
    """The highest price printed on what everybody may do."""
    return max((deed.cost for deed in deeds(rules)), default=0)


class Item:
    """One thing that a player might think of doing on a turn: its label, price, and what stands against it."""

    def __init__(
        self, option: Option, price: int, reasons: list[Phrase], sockets: list[Socket] | None = None
    ) -> None:
        self.option = option
        self.label = option.label()
        self.price = price
        self.toll = 0  # what it costs besides, while a law asks for it
        self.reasons = reasons
        self.sockets = sockets or []  # of a price that is no number
        self.card = option.id if option.kind == CARD else ""  # the key of the card that it is about


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Node):
    """A choice among all that its entries can be done with now."""

    def __init__(self, entries: list[Entry]) -> None:
        super().__init__()
        self.entries = entries
        self._tolled: dict[int, bool] = {}  # options that may set off what costs a toll
        self._tolled_entries: list[bool] = []

    def children(self) -> list[Node]:
        return list(self.entries)

    def ask_kind(self) -> int:
        return MENU

    def options(self, s: State, seat: int) -> list[int]:
        """Everything that can be done now."""
        found = self.between(s, seat, 0, len(self.entries))
        if not levied(s, seat):
            return found
        if reactions_tolled(s):
            return [x for x in found if self.bearable(s, seat, x)]
        entries = self.tolled_entries(s.rules)
        return [
            x
            for x in found
            if not entries[x // WIDTH] or not self.tolled(s.rules, x) or self.bearable(s, seat, x)
        ]

    def tolled_entries(self, rules: Ruleset) -> list[bool]:
        """Of which entries some option may cost a toll."""
        if not self._tolled_entries:
            self._tolled_entries = [lifts_tolled(rules, entry) for entry in self.entries]
        return self._tolled_entries

    def tolled(self, rules: Ruleset, option: int) -> bool:
        """Whether a toll may be due for an option, by what it sets off without reactions; only then it is tried out."""
        found = self._tolled.get(option)
        if found is None:
            work = self.entries[option // WIDTH].sets_off(rules, option % WIDTH)
            found = self._tolled[option] = any(lifts_tolled(rules, node) for node in work)
        return found

    def bearable(self, s: State, seat: int, option: int) -> bool:
        """Whether the tolls on what an option sets off could be paid; tried out only where there is a doubt."""
        if reactions_tolled(s):
            return self.works_out(s, seat, option)
        verdict = self.judged(s, seat, option)
        return self.works_out(s, seat, option) if verdict == DOUBT else verdict == YES

    def judged(self, s: State, seat: int, option: int) -> int:
        """The same, as far as the least and the most of what an option takes and lifts can tell."""
        entry, x = self.entries[option // WIDTH], option % WIDTH
        outlay = entry.outlay(s, seat, x)
        lowest, highest, verdict = 0, 0, YES
        for toll in tolls_of(s.rules):
            least, most = entry.raises(s, x, toll.what.slot)
            lowest += toll.price(s, seat, least)
            highest += toll.price(s, seat, most)
            if toll.pay.power(s, seat) - outlay[0] < lowest:
                return NO
            if highest and s.seats[seat][toll.pay.purse.money.slot] - outlay[1] < highest:
                verdict = DOUBT
        return verdict

    def works_out(self, s: State, seat: int, option: int) -> bool:
        """The same, tried out."""
        return borne(self.trial(s, seat, option), [TRIES])

    def trial(self, s: State, seat: int, option: int) -> State:
        """A copy in which this option is taken, as far as the next question or the end of the action."""
        trial = s.clone()
        trial.drop_work()
        trial.brief = True
        trial.push(Frame(self, seat))
        if s.rules.resolve is not None:
            trial.push(Frame(s.rules.resolve, seat))
        self.begin(trial, seat, option)
        trial.run()
        return trial

    def toll(self, s: State, seat: int, option: int) -> tuple[int, list[Phrase]]:
        """What the tolls on an option come to; and why they can't be paid."""
        if not levied(s, seat) or not (reactions_tolled(s) or self.tolled(s.rules, option)):
            return 0, []
        return self.tried_toll(s, seat, option)

    def tried_toll(self, s: State, seat: int, option: int) -> tuple[int, list[Phrase]]:
        """The same, tried out."""
        tolls = tolls_of(s.rules)
        end = through(self.trial(s, seat, option))
        price = sum([toll.asked(end, seat) for toll in tolls])
        if price == 0 or self.bearable(s, seat, option):
            return price, []
        return price, [toll.reason(toll.asked(end, seat)) for toll in tolls if toll.owed(end)]

    def least_toll(self, s: State, seat: int, option: int) -> int:
        """What the tolls on an option come to at least, where it can't be tried out."""
        if not levied(s, seat):
            return 0
        entry, x = self.entries[option // WIDTH], option % WIDTH
        return sum([toll.price(s, seat, entry.raises(s, x, toll.what.slot)[0]) for toll in tolls_of(s.rules)])

    def between(self, s: State, seat: int, first: int, last: int) -> list[int]:
        """What can be done now with the entries of some numbers."""
        found: list[int] = []
        begin = first * WIDTH
        for number in range(first, last):
            self.entries[number].add_able(s, seat, begin, found)
            begin += WIDTH
        return found

    def items(self, s: State, seat: int) -> list[Item]:
        """Everything that the entries might be done with, and why not."""
        found: list[Item] = []
        for number, entry in enumerate(self.entries):
            bars = self.barred(s, seat, number)
            for x in entry.all(s, seat):
                reasons = bars + entry.reasons(s, seat, x)
                price, sockets = entry.price(s, seat, x), entry.sockets(s, seat, x)
                item = Item(entry.offer(s, x), price, reasons, sockets)
                if reasons:
                    item.toll = self.least_toll(s, seat, number * WIDTH + x)
                else:
                    item.toll, item.reasons = self.toll(s, seat, number * WIDTH + x)
                found.append(item)
        return found

    def barred(self, s: State, seat: int, number: int) -> list[Phrase]:
        """Why the current stage of the turn rules this entry out."""
        return []

    def begin(self, s: State, seat: int, option: int) -> None:
        """Push the work of an option."""
        if s.rules.tolls:
            open_action(s)
        self.entries[option // WIDTH].start(s, seat, option % WIDTH)

    def option(self, s: State, f: Frame, x: int) -> Option:
        return self.entries[x // WIDTH].offer(s, x % WIDTH)


def menu_of(rules: Ruleset) -> Menu | None:
    """The menu of a turn, where a game has one."""
    return rules.menu if isinstance(rules.menu, Menu) else None


def entries_of(rules: Ruleset) -> list[Entry]:
    """The entries of the menu of a turn, those of expansions included."""
    menu = menu_of(rules)
    return [] if menu is None else menu.entries


def hand_entry(rules: Ruleset) -> HandEntry:
    """The entry by which cards are played."""
    return next(entry for entry in entries_of(rules) if isinstance(entry, HandEntry))


def is_menu(ask: Ask) -> bool:
    """Whether this decision begins a new action rather than going on with one."""
    return ask.kind == MENU


def added_entries(modules: list[Module]) -> list[Entry]:
    """The entries that modules add to the menu."""
    return [entry for module in modules for entry in module.menu if isinstance(entry, Entry)]
