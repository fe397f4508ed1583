"""What cards of Colonies do besides building and trading."""

from __future__ import annotations

from tharsis.games.mars.colonies.components import NOTE_ADDED, NOTE_DOWN, NOTE_UP
from tharsis.games.mars.colonies.tiles import (
    MOST_COLONIES,
    STEPS,
    TILES,
    left_out,
    tile_option,
    tile_options,
)
from tharsis.games.mars.colonies.trading import bring
from tharsis.kernel.core import Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, NUMBER, Option, Question
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.actions import MOST, all_cards, with_cards, with_numbers
from tharsis.rules.vocabulary import (
    CHOSEN,
    HANDS,
    ON_CARDS,
    STOCKS,
    TABLEAU,
    TOP_OF_DECK,
    CardResource,
)


class ShiftMarkers(Node):
    """Move the white marker of one open tile up and that of another one down. Program: 0 up; 1 down (the number: not this).

    Both must be possible.
    """

    def ups(self, s: State) -> list[int]:
        """The tiles whose marker can go up while another's can go down."""
        return [t.number for t in TILES if t.is_open(s) and t.marker(s) < STEPS and self.downs(s, t.number)]

    def downs(self, s: State, but: int) -> list[int]:
        """The tiles whose marker can go down, but for one."""
        return [t.number for t in TILES if t.is_open(s) and t.marker(s) > t.lowest(s) and t.number != but]

    def can(self, s: State, seat: int, card: int) -> bool:
        return bool(self.ups(s))

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.ups(s) else [Phrase("no_two_markers")]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, self.ups(s) if f.pc == 0 else self.downs(s, f.arg()))

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.set_world(TILES[option].slot, s.world[TILES[option].slot] + (1 if f.pc == 0 else -1))
        s.note(NOTE_UP if f.pc == 0 else NOTE_DOWN, f.seat, f.card, option)
        if f.pc == 0:
            s.push(f.with_args(1, option))

    def asks(self) -> Question:
        return Question("marker-up")

    def question(self, s: State, f: Frame) -> Question:
        return self.asks() if f.pc == 0 else Question("marker-down")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return tile_option("up" if f.pc == 0 else "down", x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return tile_options("up") + tile_options("down")

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        return Phrase("move_track", n=1)

    def icons(self) -> list[str]:
        return ["+1", "colony", ";", "-1", "colony"]


class AllBonuses(Node):
    """The colony bonus of every colony of mine, one after the other. Program: the place that comes next, tile by tile."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = HANDS | ON_CARDS
        self.writes = STOCKS | HANDS | ON_CARDS | TOP_OF_DECK

    def children(self) -> list[Node]:
        return [tile.bonus for tile in TILES]

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        return any(seat in tile.owners(s) for tile in TILES)

    def step(self, s: State, f: Frame) -> None:
        for at in range(f.pc, len(TILES) * MOST_COLONIES):
            tile = TILES[at // MOST_COLONIES]
            if tile.owner(s, at % MOST_COLONIES) == f.seat:
                s.push(f.at(at + 1))
                bring(s, tile.bonus, f.seat, f.card)
                return

    def feeds(self, slot: int) -> bool:
        return False

    def phrase(self) -> Phrase:
        return Phrase("all_colony_bonuses")

    def icons(self) -> list[str]:
        return ["mark-any-tile", "/", "colony"]


class AddTile(Node):
    """Bring a colony tile of my choice into the game that was left out."""

    def can(self, s: State, seat: int, card: int) -> bool:
        return bool(left_out(s))

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, [tile.number for tile in left_out(s)])

    def answer(self, s: State, f: Frame, option: int) -> None:
        TILES[option].lay_out(s)
        s.note(NOTE_ADDED, f.seat, f.card, option)

    def asks(self) -> Question:
        return Question("add-tile")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return tile_option("add-tile", x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return tile_options("add-tile")

    def phrase(self) -> Phrase:
        return Phrase("add_tile", q=Amount(1, "colony_tile"))

    def icons(self) -> list[str]:
        return ["mark-plus", "colony", "*"]


class SpendOwn(Node):
    """Take a resource off any card of mine: it must be done."""

    def __init__(self, what: CardResource) -> None:
        super().__init__()
        self.what = what
        self.reads = ON_CARDS
        self.writes = ON_CARDS
        self.rank = 1

    def cards(self, s: State, seat: int) -> list[int]:
        """My cards with such a resource on them."""
        mine = s.zones[s.rules.zone(seat, TABLEAU)]
        return [c for c in mine if s.rules.cards[c].holds == self.what.name and s.res[c] > 0]

    def can(self, s: State, seat: int, card: int) -> bool:
        return bool(self.cards(s, seat))

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if self.cards(s, seat) else [Phrase("short_of", q=Amount(1, self.what.noun))]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, self.cards(s, f.seat))

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.add_res(f.seat, option, -1, f.card)

    def asks(self) -> Question:
        return Question("take-from")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("from", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_cards("from", [card for card in all_cards(rules) if card.holds == self.what.name])

    def feeds(self, slot: int) -> bool:
        return False

    def hopes(self, other: Node) -> bool:
        return other.writes & ON_CARDS != 0

    def phrase(self) -> Phrase:
        return Phrase("take_own", q=Amount(1, self.what.noun))

    def icons(self) -> list[str]:
        return ["-1", self.what.icon, "*"]


class SpendThisX(Node):
    """Take any number of resources off this card, at least 1; the number is remembered as X."""

    def __init__(self, what: CardResource) -> None:
        super().__init__()
        self.what = what
        self.reads = ON_CARDS
        self.writes = ON_CARDS

    def can(self, s: State, seat: int, card: int) -> bool:
        return s.res[card] > 0

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        return [] if s.res[card] > 0 else [Phrase("short_of", q=Amount(1, self.what.noun))]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, list(range(s.res[f.card], 0, -1)))

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.seats[f.seat][CHOSEN] = option
        s.add_res(f.seat, f.card, -option, f.card)

    def asks(self) -> Question:
        return Question("how-many")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("", NUMBER, "", x)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return with_numbers("", 1, MOST)

    def phrase(self) -> Phrase:
        return Phrase("take_this_x", x=Noun(self.what.noun))

    def purpose(self, gain: Phrase) -> Phrase:
        return Phrase("take_this_x_for", x=Noun(self.what.noun), e=gain)

    def mark_after(self) -> str:
        return "->"

    def icons(self) -> list[str]:
        return ["X", self.what.icon]
