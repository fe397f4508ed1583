"""What a player may do in the phases I to III, as entries of one menu; and selling, which is always possible."""

from __future__ import annotations

from typing import Final

from tharsis.games.ares.components import ON_ACTION, ON_RATING, TR_RAISED
from tharsis.games.ares.notes import NOTE_USE
from tharsis.games.ares.playing import PlayCard
from tharsis.games.ares.slots import ACTION, BONUS, CONSTRUCTION, DEVELOPMENT, OFFERED, PLAYS, STAGE
from tharsis.games.ares.standard import CONVERSIONS, StandardAction
from tharsis.games.ares.verbs.counts import PHASE_NOUNS
from tharsis.games.ares.verbs.pay import PAY, purse, sell
from tharsis.kernel.core import Card, Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, Option, Question
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.actions import deck_cards
from tharsis.rules.cards import deal
from tharsis.rules.menu import WIDTH, DeedEntry, Entry, HandEntry, Item, Menu, UseEntry
from tharsis.rules.reactions import fire
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.vocabulary import HAND, TABLEAU

DONE: Final = -1  # the option of a player who is finished with the phase
PLAYED_IN: Final = {"automated": DEVELOPMENT, "active": CONSTRUCTION, "event": CONSTRUCTION}


def phase_of(card: Card) -> int:
    """The phase in which a project card may be played; none for a corporation."""
    return PLAYED_IN.get(card.kind, -1)


class PlayEntry(HandEntry):
    """Play a card from the hand: green ones in the development phase, blue and red ones in the construction phase."""

    def __init__(self, play: PlayCard, rules: Ruleset) -> None:
        super().__init__(play)
        self.play = play
        self._phases = [phase_of(card) for card in rules.cards]

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        stage, own = s.world[STAGE], s.seats[seat]
        if own[PLAYS] == 0 and (own[BONUS] == 0 or stage != CONSTRUCTION):
            return
        hand = s.zones[s.rules.zone(seat, HAND)]
        money, play, phases = purse(own, len(hand) - 1), self.play, self._phases
        for c in hand:
            if phases[c] == stage and play.playable(s, seat, c, money):
                found.append(first + c)

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        found: list[Phrase] = []
        phase, own = self._phases[x], s.seats[seat]
        if s.world[STAGE] != phase:
            found.append(Phrase("wrong_phase", x=Noun(PHASE_NOUNS[phase - 1])))
        elif own[PLAYS] + (own[BONUS] if phase == CONSTRUCTION else 0) == 0:
            found.append(Phrase("ares_no_play_left"))
        return found + self.play.reasons(s, seat, x)

    def price(self, s: State, seat: int, x: int) -> int:
        return self.play.cost(s, seat, x)

    def start(self, s: State, seat: int, x: int) -> None:
        # The bonus may also be used to draw: a play that everybody has goes first.
        slot = PLAYS if s.seats[seat][PLAYS] else BONUS
        s.seats[seat][slot] -= 1
        super().start(s, seat, x)


class DrawEntry(Entry):
    """The bonus of the construction phase: draw a card instead of playing one more."""

    def __init__(self) -> None:
        super().__init__("draw", "")

    def all(self, s: State, seat: int) -> list[int]:
        return [0] if s.world[STAGE] == CONSTRUCTION and s.seats[seat][BONUS] else []

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        if self.all(s, seat):
            found.append(first)

    def start(self, s: State, seat: int, x: int) -> None:
        s.seats[seat][BONUS] -= 1
        deal(s, seat, 1, s.rules.zone(seat, HAND))

    def name(self, s: State, x: int) -> str:
        return ""


class ActionEntry(UseEntry):
    """Use the action of a card in play: once; the bonus of the action phase lets one of them be used twice.

    Program: 1 what waits for the use of an action reacts.
    """

    def __init__(self) -> None:
        super().__init__(NOTE_USE, "action")

    def free(self, s: State, seat: int, card: int) -> bool:
        """Whether the action of a card may be used (again)."""
        return s.used[card] == 0 or (s.used[card] == 1 and s.seats[seat][BONUS] > 0)

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        if s.world[STAGE] != ACTION:
            return
        cards = s.rules.cards
        for c in s.zones[s.rules.zone(seat, TABLEAU)]:
            actions = cards[c].actions
            if actions and self.free(s, seat, c) and any(a.can(s, seat, c) for a in actions):
                found.append(first + c)

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        if s.world[STAGE] != ACTION:
            return [Phrase("wrong_phase", x=Noun(PHASE_NOUNS[ACTION - 1]))]
        if not self.free(s, seat, x):
            return [Phrase("ares_used_this_phase")]
        actions = s.rules.cards[x].actions
        if any(a.can(s, seat, x) for a in actions):
            return []
        return [reason for a in actions for reason in a.why_not(s, seat, x)]

    def start(self, s: State, seat: int, x: int) -> None:
        if s.used[x]:
            s.seats[seat][BONUS] -= 1
        s.set_used(x, s.used[x] + 1)
        s.note(self.note, seat, x)
        s.push(Frame(self, seat, x, 1))
        s.push(Frame(self, seat, x))

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            super().step(s, f)
        else:
            s.push(Frame(RESOLVE, f.seat, f.card))
            fire(s, ON_ACTION, 0, f.seat, -1, 0)


class StandardEntry(DeedEntry):
    """Use a standard action."""

    def __init__(self, actions: list[StandardAction]) -> None:
        super().__init__("standard", list(actions))
        self._actions = actions

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        if s.world[STAGE] != ACTION:
            return
        own, power = s.seats[seat], PAY.power(s, seat, -1)
        for i in range(len(self._actions)):
            action = self._actions[i]
            if action.missing(own, power) <= 0 and action.open(s):
                found.append(first + i)

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        if s.world[STAGE] != ACTION:
            return [Phrase("wrong_phase", x=Noun(PHASE_NOUNS[ACTION - 1]))]
        return super().reasons(s, seat, x)

    def amount(self, s: State, seat: int, x: int) -> int:
        return self._actions[x].amount(s, seat)


class SellEntry(Entry):
    """Discard a hand card for M€."""

    def __init__(self) -> None:
        super().__init__("sell", CARD)

    def all(self, s: State, seat: int) -> list[int]:
        return s.zones[s.rules.zone(seat, HAND)][:]

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        for card in s.zones[s.rules.zone(seat, HAND)]:
            found.append(first + card)

    def start(self, s: State, seat: int, x: int) -> None:
        sell(s, seat, x)

    def names(self, rules: Ruleset) -> list[str]:
        return [card.key for card in deck_cards(rules)]

    def name(self, s: State, x: int) -> str:
        return s.rules.cards[x].key


SELL: Final = SellEntry()


class AfterMove(Node):
    """After a move: what waits for the first rise of the terraform rating in a phase reacts, once a phase."""

    def step(self, s: State, f: Frame) -> None:
        own = s.seats[f.seat]
        if own[TR_RAISED.slot] and not own[OFFERED]:
            own[OFFERED] = 1
            s.push(Frame(RESOLVE, f.seat))
            fire(s, ON_RATING, 0, f.seat, -1, 0)


class Turn(Menu):
    """What one seat does in the phases I to III, until it is finished; that may be taken back until all are."""

    def __init__(self, entries: list[Entry]) -> None:
        super().__init__(entries)
        self.after = AfterMove()

    def children(self) -> list[Node]:
        return [*super().children(), self.after]

    def options(self, s: State, seat: int) -> list[int]:
        found = super().options(s, seat)
        if not self.forced(s, seat):
            found.append(DONE)
        return found

    def forced(self, s: State, seat: int) -> bool:
        """Whether heat or plants must be spent before the seat can be finished."""
        return s.world[STAGE] == ACTION and any(deed.forced(s, seat) for deed in CONVERSIONS)

    def looks_at_others(self) -> bool:
        return False

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, self.options(s, f.seat))

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option == DONE:
            s.wait(f)
            return
        s.push(f)
        if self.entries[option // WIDTH] is not SELL:
            s.push(Frame(self.after, f.seat))
            s.push(Frame(RESOLVE, f.seat))
        self.begin(s, f.seat, option)

    def question(self, s: State, f: Frame) -> Question:
        return Question(self.verbs(s))

    def verbs(self, s: State) -> str:
        """The name of the phase."""
        return {DEVELOPMENT: "development", CONSTRUCTION: "construction"}.get(s.world[STAGE], "action")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("done") if x == DONE else super().option(s, f, x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option("done")]

    def items(self, s: State, seat: int) -> list[Item]:
        found, short = super().items(s, seat), self.short(s, seat)
        return [*found, Item(Option("done"), 0, short)] if short else found

    def short(self, s: State, seat: int) -> list[Phrase]:
        """Why the seat can't be finished yet."""
        return [
            Phrase("ares_must_convert", q=Amount(s.seats[seat][deed.query.slot], deed.resource.noun))
            for deed in CONVERSIONS
            if s.world[STAGE] == ACTION and deed.forced(s, seat)
        ]


class SellingMenu(Menu):
    """A question of another kind, at which hand cards may be sold too."""

    def __init__(self) -> None:
        super().__init__([SELL])

    def looks_at_others(self) -> bool:
        return False

    def sales(self, s: State, seat: int) -> list[int]:
        """The cards that may be sold, as options of this question."""
        found: list[int] = []
        SELL.add_able(s, seat, WIDTH, found)
        return found

    def is_sale(self, option: int) -> bool:
        """Whether an option is a sale."""
        return option >= WIDTH

    def sell(self, s: State, f: Frame, option: int) -> None:
        """Sell a card, and ask again."""
        s.push(f)
        sell(s, f.seat, option - WIDTH)

    def sale(self, s: State, option: int) -> Option:
        """What such an option means."""
        return SELL.offer(s, option - WIDTH)
