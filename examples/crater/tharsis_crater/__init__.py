"""Crater: two to four crews melt ice, and the lake in their crater rises.

In each round everybody chooses a card of their hand in secret. All cards are shown at once and take effect one after the
other; the first player changes with every round. A card that nobody else shows brings 1 ice more. The game ends when the
lake is full, or after ten rounds; most points win, then most ice.
"""

from __future__ import annotations

from tharsis.kernel.core import MENU, NOBODY, Card, Frame, Node, Ruleset, State
from tharsis.kernel.module import Board, Game, Module
from tharsis.kernel.option import CARD, Option, Question
from tharsis.kernel.phases import Phase, Steps, ordered
from tharsis.kernel.vocabulary import Vocabulary
from tharsis.rules.actions import all_cards, with_cards
from tharsis.rules.cards import Draw, deal, discard
from tharsis.rules.counts import Has
from tharsis.rules.effects import Gain, Raise, Then
from tharsis.rules.pay import Spend
from tharsis.rules.reactions import link_reactions
from tharsis.rules.resolve import RESOLVE, enqueue
from tharsis.rules.scoring import Stock
from tharsis.rules.seats import clockwise
from tharsis.rules.vocabulary import DECK, HAND, Parameter, Quantity

# Names: where cards lie and who sees them, numbers of the table and of players, what the log tells.
WORDS = Vocabulary()
WORDS.zone("deck", "none")
WORDS.zone("discard", "none")
WORDS.seat_zone("hand", "owner")
SHOWN = WORDS.seat_zone("shown", "all")
CHOSEN = WORDS.seat_zone("chosen", "owner")  # about to be shown
ROUND = WORDS.world("round")
NOTE_ROUND = WORDS.note("round")  # begins; amount = its number
NOTE_SHOW = WORDS.note("show")  # a card takes effect
ICE = Quantity(WORDS, "ice", "crater_ice", "die-blue-water")
POINTS = Quantity(WORDS, "points", "vp", "res-vp")
LAKE = Parameter(WORDS, "lake", 0, 7, 1, "param-ocean")
LAKE.reward = Gain(POINTS, 2)  # for each step
LAKE.bonuses = {4: Gain(ICE, 2)}
LAST_ROUND, HAND_SIZE = 10, 3


def card(number: str, name: str, pt: str, ru: str, copies: int, *play: Node) -> Card:
    """A card, with its title in all languages."""
    return Card(number, name, pt=pt, ru=ru, kind="crew", set="base", copies=copies, play=list(play))


CARDS = [
    card("1", "Ice Drill", "Broca de Gelo", "Ледобур", 6, Gain(ICE, 3)),
    card("2", "Ice Sledge", "Trenó de Gelo", "Ледовые сани", 4, Gain(ICE, 1), Draw(1)),
    card("3", "Sun Mirror", "Espelho Solar", "Солнечное зеркало", 6, Then(Spend(ICE, 2), Raise(LAKE))),
    card("4", "Hot Well", "Poço Quente", "Горячая скважина", 3, Then(Spend(ICE, 5), Raise(LAKE, 2))),
    card("5", "Survey", "Prospecção", "Разведка", 3, Gain(POINTS, 1)),
]


class ChooseCard(Node):
    """Choose a card of my hand, in secret."""

    def ask_kind(self) -> int:
        return MENU

    def step(self, s: State, f: Frame) -> None:
        hand = s.zones[s.rules.zone(f.seat, HAND)]
        one_of_each = {s.rules.cards[c].key: c for c in reversed(hand)}
        s.ask(f, sorted(one_of_each.values()))

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.move(f.seat, option, s.rules.zone(f.seat, CHOSEN))

    def asks(self) -> Question:
        return Question("show")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("show", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cards("show", all_cards(rules))


class Choices(Node):
    """A round begins: everybody chooses at the same time."""

    def __init__(self) -> None:
        super().__init__()
        self.choose = ChooseCard()

    def children(self) -> list[Node]:
        return [self.choose]

    def step(self, s: State, f: Frame) -> None:
        s.set_world(ROUND, s.world[ROUND] + 1)
        s.note(NOTE_ROUND, NOBODY, -1, s.world[ROUND])
        s.fork([Frame(self.choose, seat) for seat in range(s.rules.players)], secret=True)


class ShowCards(Node):
    """The cards are shown, then they take effect. Program: how many seats are done."""

    def step(self, s: State, f: Frame) -> None:
        seats = clockwise(s, s.world[ROUND] % s.rules.players)
        if f.pc == 0:
            for seat in seats:
                s.move(seat, s.zones[s.rules.zone(seat, CHOSEN)][0], s.rules.zone(seat, SHOWN))
        if f.pc < len(seats):
            s.push(f.at(f.pc + 1))
            self.take_effect(s, seats[f.pc])

    def take_effect(self, s: State, seat: int) -> None:
        """What the card of a seat does, and the ice for being the only one of its kind."""
        shown = [s.zones[s.rules.zone(i, SHOWN)][0] for i in range(s.rules.players)]
        keys, card = [s.rules.cards[c].key for c in shown], shown[seat]
        s.note(NOTE_SHOW, seat, card)
        if keys.count(keys[seat]) == 1:
            s.add(seat, ICE.slot, 1, card)
        s.push(Frame(RESOLVE, seat, card))
        enqueue(s, s.rules.cards[card].play, seat, card)


class TidyUp(Node):
    """What was shown is discarded, and everybody draws a card."""

    def step(self, s: State, f: Frame) -> None:
        for seat in range(s.rules.players):
            discard(s, seat, s.zones[s.rules.zone(seat, SHOWN)][0])
        for seat in range(s.rules.players):
            deal(s, seat, 1, s.rules.zone(seat, HAND))


class Rounds(Node):
    """The whole game. Program: 0 deal, 1 the next round, if there is one."""

    def __init__(self, rounds: Steps) -> None:
        super().__init__()
        self.rounds = rounds

    def children(self) -> list[Node]:
        return [self.rounds]

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.shuffle_pile(DECK)
            for seat in range(s.rules.players):
                deal(s, seat, HAND_SIZE, s.rules.zone(seat, HAND))
        if s.world[LAKE.slot] < LAKE.goal and s.world[ROUND] < LAST_ROUND:
            s.push(f.at(1))
            s.do(self.rounds, NOBODY)


def build(rules: Ruleset, modules: list[Module]) -> Node:
    """The flow of the game with these modules."""
    link_reactions(rules, 0)
    rules.skip_impossible = True  # a card whose price can't be paid does nothing
    rules.tiebreak = Has(ICE)
    return Rounds(Steps(ordered([module.phases for module in modules])))


BASE = Module(
    "base",
    cards=CARDS,
    tracks=[LAKE],
    scoring=[Stock("points", POINTS.slot)],
    phases=[Phase("choose", Choices()), Phase("show", ShowCards()), Phase("tidy-up", TidyUp())],
)
GAME = Game("crater", vocabulary=WORDS, boards=[Board([], [], 0)], base=BASE, build=build, players=(2, 4))
