"""The round: turn order, research, actions, production, and the end of the game."""

from __future__ import annotations

from tharsis.games.mars.components import (
    BUY,
    ENERGY,
    GREENERY,
    GREENERY_PLACE,
    HEAT,
    MC,
    PARAMETERS,
    PLANT_PRICE,
    PLANTS,
    RESOURCES,
    TR,
    TR_RAISED,
)
from tharsis.games.mars.notes import NOTE_END, NOTE_GENERATION, NOTE_PLANTS, NOTE_PRODUCTION
from tharsis.games.mars.playing import NEXT_CARD
from tharsis.games.mars.projects import PLANT_CONVERSION, Convert
from tharsis.games.mars.slots import (
    ENDING,
    FIRST_PLAYER,
    GENERATION,
    LAST_PLAYED,
    PASSED,
    PHASE,
    SOLO_GENERATIONS,
    turn_order,
)
from tharsis.kernel.batch import Batch
from tharsis.kernel.core import NOBODY, Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, Option, Question
from tharsis.kernel.phases import Phase, Steps
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.actions import deck_cards, with_cards
from tharsis.rules.cards import deal, one_card
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.seats import solo
from tharsis.rules.tiles import Place
from tharsis.rules.vocabulary import DEALT, KEPT, Resource

CARDS_DRAWN = 4


class Rounds(Node):
    """Set up, then generation after generation, then the end. Program: 0 set up, then 1 + the phase."""

    def __init__(self, setup: Steps, phases: list[Phase], end: Steps) -> None:
        super().__init__()
        self.setup = setup
        self.phases = phases
        self.end = end
        self.first = [p.name for p in phases].index("action")  # generation 1 begins with the action phase

    def children(self) -> list[Node]:
        return [self.setup, *[p.node for p in self.phases], self.end]

    def places(self) -> list[str]:
        return ["/setup", *[f"/{p.name}" for p in self.phases], "/end"]

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.push(f.at(1 + self.first))
            s.note(NOTE_GENERATION, NOBODY, -1, 1)
            s.do(self.setup, NOBODY)
            return
        if s.world[ENDING]:
            s.do(self.end, NOBODY)
            return
        phase = f.pc - 1
        s.set_world(PHASE, phase)
        s.push(f.at(1 + (phase + 1) % len(self.phases)))
        s.do(self.phases[phase].node, NOBODY)


class TurnOrder(Node):
    """The first-player marker passes on; the generation marker goes up."""

    def step(self, s: State, f: Frame) -> None:
        s.set_world(FIRST_PLAYER, (s.world[FIRST_PLAYER] + 1) % s.rules.players)
        s.set_world(GENERATION, s.world[GENERATION] + 1)
        for own in s.seats:
            own[TR_RAISED.slot] = 0  # what rose since production belongs to the generation that has ended
        s.note(NOTE_GENERATION, NOBODY, -1, s.world[GENERATION])


class Research(Node):
    """Everybody draws four cards and buys any of them, at the same time."""

    def children(self) -> list[Node]:
        return [BUY]

    def step(self, s: State, f: Frame) -> None:
        for seat in turn_order(s):
            deal(s, seat, CARDS_DRAWN, s.rules.zone(seat, DEALT))
        s.fork([Frame(BUY, seat) for seat in range(s.rules.players)], secret=True)


class Draft(Node):
    """Research with a draft: keep one card and hand on the rest, until each has four; then buy.

    Program: 0 deal; 1 to 3 choose and hand on; 4 buy.
    """

    def __init__(self) -> None:
        super().__init__()
        self.pick = Pick()

    def children(self) -> list[Node]:
        return [self.pick, BUY]

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            for seat in turn_order(s):
                deal(s, seat, CARDS_DRAWN, s.rules.zone(seat, DEALT))
        elif f.pc < CARDS_DRAWN:
            hand_on(s)
        else:
            for seat in turn_order(s):
                for card in s.zones[s.rules.zone(seat, KEPT)][:]:
                    s.move(seat, card, s.rules.zone(seat, DEALT))
            s.fork([Frame(BUY, seat) for seat in range(s.rules.players)], secret=True)
            return
        s.push(f.at(f.pc + 1))
        s.fork([Frame(self.pick, seat) for seat in range(s.rules.players)], secret=True)


class Pick(Node):
    """Keep one of the cards handed to me."""

    def step(self, s: State, f: Frame) -> None:
        dealt = s.zones[s.rules.zone(f.seat, DEALT)]
        if dealt:
            s.ask(f, dealt[:])

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.move(f.seat, option, s.rules.zone(f.seat, KEPT))
        # Whoever handed these on can't tell any more which of them are still here.
        for card in s.zones[s.rules.zone(f.seat, DEALT)]:
            s.set_known(card, 1 << f.seat)

    def batch(self, s: State, f: Frame) -> Batch | None:
        return one_card(s, "draft", s.zones[s.rules.zone(f.seat, DEALT)])

    def asks(self) -> Question:
        return Question("draft")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("draft", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cards("draft", deck_cards(rules))


def handed_to(s: State, seat: int) -> int:
    """The neighbour who gets what this seat does not keep: in even generations the one to the left (clockwise, the order of
    play), in odd ones the one to the right."""
    return (seat + (1 if s.world[GENERATION] % 2 == 0 else -1)) % s.rules.players


def hand_on(s: State) -> None:
    """Everybody's remaining cards go to the neighbour, who now knows them as well."""
    zones = [s.rules.zone(seat, DEALT) for seat in range(s.rules.players)]
    packs = [s.zones[z][:] for z in zones]
    for seat, pack in enumerate(packs):
        for card in pack:
            s.move(seat, card, zones[handed_to(s, seat)], 1 << seat)


class Production(Node):
    """Energy becomes heat; income and production; used actions are free again."""

    def step(self, s: State, f: Frame) -> None:
        s.note(NOTE_PRODUCTION, NOBODY)
        for seat in turn_order(s):
            own = s.seats[seat]
            energy = own[ENERGY.slot]
            if energy:
                s.add(seat, ENERGY.slot, -energy, -1)
                s.add(seat, HEAT.slot, energy, -1)
            for resource in RESOURCES:
                n = produced(s, seat, resource)
                if n > 0:
                    s.add(seat, resource.slot, n, -1)
            own[PASSED] = 0
            own[LAST_PLAYED] = -1
            own[TR_RAISED.slot] = 0
            for query in NEXT_CARD:
                own[query.until_next] = 0
        s.set_all_unused()


def produced(s: State, seat: int, resource: Resource) -> int:
    """What a production phase brings a seat of a resource: M€ also for its terraform rating."""
    own = s.seats[seat]
    return max(0, own[resource.production.slot] + (own[TR.slot] if resource is MC else 0))


class EndCheck(Node):
    """The game ends after the generation in which all goals were reached; solo, always after the fourteenth."""

    def step(self, s: State, f: Frame) -> None:
        done = s.world[GENERATION] >= SOLO_GENERATIONS if solo(s) else terraformed(s)
        if done:
            s.set_world(ENDING, 1)
            s.note(NOTE_END, NOBODY)


def terraformed(s: State) -> bool:
    """Whether all global parameters are at their goals."""
    return all(s.world[p.slot] >= p.goal for p in PARAMETERS)


class LastConversion(Node):
    """After the last production, in turn order: plants may become greeneries, as often as they suffice.

    Program: 0 begin; then the seat asked is the frame's. Solo, oxygen does not rise any more.
    """

    def __init__(self) -> None:
        super().__init__()
        quiet = Place(GREENERY, GREENERY_PLACE, quiet=True)
        self.solo = Convert("convert-plants", PLANTS, PLANT_PRICE, NOTE_PLANTS, quiet)

    def children(self) -> list[Node]:
        return [self.solo, PLANT_CONVERSION]

    def conversion(self, s: State) -> Convert:
        """The conversion of this game."""
        return self.solo if solo(s) else PLANT_CONVERSION

    def topic(self, s: State, f: Frame) -> Phrase | None:
        what = self.conversion(s)
        return Phrase("opt_convert_plants", q=Amount(what.price(s, f.seat), what.resource.noun))

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            for seat in turn_order(s)[::-1]:
                s.push(Frame(self, seat, -1, 1))
        elif self.conversion(s).can(s, f.seat, -1):
            s.ask(f, [1, 0])

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option:
            s.push(f)
            s.push(Frame(RESOLVE, f.seat))
            s.do(self.conversion(s), f.seat)

    def asks(self) -> Question:
        return Question("last-conversion")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("convert-plants" if x else "done")

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option("convert-plants"), Option("done")]
