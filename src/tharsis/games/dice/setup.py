"""Setting up: piles, awards, milestones, corporations chosen in secret and revealed in order, the first production."""

from __future__ import annotations

from typing import Final

from tharsis.games.dice.components import CITY, CUP, GREENERY, OCEAN, OCEANS, OXYGEN, TEMPERATURE, VP
from tharsis.games.dice.goals import GONE
from tharsis.games.dice.notes import NOTE_AWARD, NOTE_CORPORATION, NOTE_PENALTY
from tharsis.games.dice.slots import (
    ACTIVE,
    AWARD_SPACES,
    BONUS,
    BONUS_CARDS,
    CORPORATION,
    CORPORATIONS_DEALT,
    FIRST_PLAYER,
    HAND_DEALT,
    MILESTONE_SPACES,
    OFFERED,
    turn_order,
)
from tharsis.games.dice.turn import produce
from tharsis.kernel.batch import Batch
from tharsis.kernel.core import NOBODY, Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, CELL, THING, Option, Question
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.actions import corporation_cards, with_cards, with_cells, with_things
from tharsis.rules.cards import deal, one_card
from tharsis.rules.counts import bonus_of
from tharsis.rules.goals import Objective
from tharsis.rules.playing import lay_down
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.seats import solo
from tharsis.rules.vocabulary import BOX, CORPORATIONS, DECK, HAND, LAND, OCEAN_AREA, PLAYED

SOLO_OXYGEN: Final = 2
SOLO_TEMPERATURE: Final = -28
SOLO_TILES: Final = [CITY, OCEAN, GREENERY]


class SoloBoard(Node):
    """Solo: the player lays out the board first."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles = SoloTiles()

    def children(self) -> list[Node]:
        return [self.tiles]

    def step(self, s: State, f: Frame) -> None:
        if solo(s):
            s.do(self.tiles, 0)


class Deal(Node):
    """Piles, awards, milestones, the start player, cards and corporations."""

    def __init__(self, milestones: list[Objective], first_player: int) -> None:
        super().__init__()
        self.milestones = milestones
        self.first_player = first_player

    def step(self, s: State, f: Frame) -> None:
        n = s.rules.players
        s.shuffle_pile(DECK)
        s.shuffle_pile(CORPORATIONS)
        s.shuffle_pile(BONUS)
        while len(s.zones[BONUS]) > BONUS_CARDS[n]:
            s.move(NOBODY, s.zones[BONUS][-1], BOX)
        lay_awards(s)
        self.lay_milestones(s)
        s.set_world(FIRST_PLAYER, self.first_player if self.first_player >= 0 else s.below(n))
        s.set_world(ACTIVE, s.world[FIRST_PLAYER])
        for seat in turn_order(s):
            deal(s, seat, HAND_DEALT, s.rules.zone(seat, HAND))
            for _ in range(CORPORATIONS_DEALT):
                s.move(seat, s.zones[CORPORATIONS][-1], s.rules.zone(seat, OFFERED))
        for card in s.zones[CORPORATIONS][:]:
            s.move(NOBODY, card, BOX)

    def lay_milestones(self, s: State) -> None:
        """Three at random; the others leave the game."""
        places = list(range(len(self.milestones)))
        s.shuffle(places)
        for i, slot in enumerate(MILESTONE_SPACES):
            s.set_world(slot, places[i])
        for place in places[len(MILESTONE_SPACES) :]:
            s.set_world(self.milestones[place].owner, GONE)


class Choices(Node):
    """Everybody chooses a corporation at the same time, in secret."""

    def __init__(self) -> None:
        super().__init__()
        self.choose = ChooseCorporation()

    def children(self) -> list[Node]:
        return [self.choose]

    def step(self, s: State, f: Frame) -> None:
        s.fork([Frame(self.choose, seat) for seat in range(s.rules.players)], secret=True)


class RevealAll(Node):
    """Corporations are revealed in player order. Program: whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self.reveal = Reveal()

    def children(self) -> list[Node]:
        return [self.reveal]

    def step(self, s: State, f: Frame) -> None:
        if f.pc < s.rules.players:
            s.push(f.at(f.pc + 1))
            seat = turn_order(s)[f.pc]
            s.do(self.reveal, seat, s.zones[s.rules.zone(seat, OFFERED)][0])


class FirstProduction(Node):
    """Everybody produces once; then the start player gives a die away."""

    def __init__(self) -> None:
        super().__init__()
        self.penalty = Penalty()

    def children(self) -> list[Node]:
        return [self.penalty]

    def step(self, s: State, f: Frame) -> None:
        for seat in turn_order(s):
            produce(s, seat)
        if not solo(s):
            s.do(self.penalty, s.world[FIRST_PLAYER])


def lay_awards(s: State) -> None:
    """Three colours at random, one die of each rolled; these dice stay out of the pool."""
    colours = list(range(len(CUP.dice)))
    s.shuffle(colours)
    for i, slot in enumerate(AWARD_SPACES):
        die = CUP.dice[colours[i]]
        s.set_world(die.pool, s.world[die.pool] - 1)
        s.set_world(slot, die.faces[die.up[s.below(len(die.up))]].number)
        s.note(NOTE_AWARD, NOBODY, -1, s.world[slot])


class ChooseCorporation(Node):
    """Keep one of the corporations dealt to me, in secret."""

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, s.zones[s.rules.zone(f.seat, OFFERED)][:])

    def answer(self, s: State, f: Frame, option: int) -> None:
        for card in s.zones[s.rules.zone(f.seat, OFFERED)][:]:
            if card != option:
                s.move(f.seat, card, BOX, 1 << f.seat)

    def batch(self, s: State, f: Frame) -> Batch | None:
        return one_card(s, "corporation", s.zones[s.rules.zone(f.seat, OFFERED)])

    def asks(self) -> Question:
        return Question("corporation")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("corporation", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cards("corporation", corporation_cards(rules))


class Reveal(Node):
    """Reveal the corporation (the frame's card) and take its red box; the brown one begins to produce."""

    def step(self, s: State, f: Frame) -> None:
        s.note(NOTE_CORPORATION, f.seat, f.card)
        s.seats[f.seat][CORPORATION] = f.card
        s.push(Frame(RESOLVE, f.seat, f.card))
        lay_down(s, f.seat, f.card)
        s.seats[f.seat][PLAYED] = -1


class Penalty(Node):
    """The start player gives one die, as it lies, to the last player."""

    def step(self, s: State, f: Frame) -> None:
        own = s.seats[f.seat]
        there = [face.number for face in CUP.faces if own[face.slot] > 0]
        if there:
            s.ask(f, there)

    def answer(self, s: State, f: Frame, option: int) -> None:
        slot = CUP.faces[option].slot
        s.note(NOTE_PENALTY, f.seat, -1, option)
        s.add(f.seat, slot, -1, -1)
        s.add(turn_order(s)[-1], slot, 1, -1)

    def asks(self) -> Question:
        return Question("give")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("give", THING, CUP.faces[x].name)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_things("give", [face.name for face in CUP.faces])


class SoloTiles(Node):
    """The board of a solo game: a city on an area with VP, an ocean beside it, a greenery beside both; nothing is gained."""

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.add_world(f.seat, OXYGEN.slot, SOLO_OXYGEN - OXYGEN.start, -1)
            s.add_world(f.seat, TEMPERATURE.slot, SOLO_TEMPERATURE - TEMPERATURE.start, -1)
            s.push(f.at(1))
        elif f.pc <= 3:
            s.ask(f, self.cells(s, f.pc))

    def topic(self, s: State, f: Frame) -> Phrase | None:
        return Phrase("place_tile", q=Amount(1, SOLO_TILES[f.pc - 1].noun))

    def cells(self, s: State, pc: int) -> list[int]:
        """The areas for the next tile."""
        around = s.rules.neighbours
        if pc == 1:
            return [i for i in range(s.rules.cells_on_map) if bonus_of(s.rules, i, VP.slot) > 0]
        city = s.tile.index(CITY.number)
        if pc == 2:
            return [i for i in around[city] if s.rules.cell_kind[i] == OCEAN_AREA and self.shared(s, city, i)]
        return self.shared(s, city, s.tile.index(OCEAN.number))

    def shared(self, s: State, city: int, ocean: int) -> list[int]:
        """Free land beside both."""
        around = s.rules.neighbours
        return [i for i in around[city] if i in around[ocean] and s.rules.cell_kind[i] == LAND]

    def answer(self, s: State, f: Frame, option: int) -> None:
        tile = SOLO_TILES[f.pc - 1]
        s.lay(f.seat, option, tile.number, NOBODY, -1)
        if tile is OCEAN:
            s.add_world(f.seat, OCEANS.slot, 1, -1)
        s.push(f.at(f.pc + 1))

    def question(self, s: State, f: Frame) -> Question:
        return Question("place", THING, SOLO_TILES[f.pc - 1].name)

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("place", CELL, s.rules.cell_names[x])

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cells(rules, "place")
