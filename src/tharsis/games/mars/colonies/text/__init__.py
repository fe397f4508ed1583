"""How Colonies speaks: its decisions, its entry of the menu, and its lines of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.games.mars.colonies.building import BuildColony
from tharsis.games.mars.colonies.components import (
    CAMPS,
    FLEETS,
    FLOATERS,
    NOTE_ADDED,
    NOTE_COLONY,
    NOTE_DOWN,
    NOTE_LAID_OUT,
    NOTE_LEFT_OUT,
    NOTE_OPENED,
    NOTE_PRODUCTION,
    NOTE_TRADE,
    NOTE_UP,
)
from tharsis.games.mars.colonies.round import LeaveOut
from tharsis.games.mars.colonies.tiles import TILES as COLONY_TILES
from tharsis.games.mars.colonies.trading import FARE, PRICES, Fare, FreeTrade, Trade, TradeEntry
from tharsis.games.mars.colonies.verbs import AddTile, ShiftMarkers, SpendOwn, SpendThisX
from tharsis.kernel.core import NOTE, Event, Ruleset
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Slot
from tharsis.text.decisions import amount, card_with_option, how_many, paid
from tharsis.text.names import listed
from tharsis.text.tables import Note

if TYPE_CHECKING:
    from tharsis.kernel.core import Node
    from tharsis.rules.menu import Entry
    from tharsis.text.labels import OptionText
    from tharsis.text.log import LogReader
    from tharsis.text.tables import EntryWords, Line, OptionWords, QuestionWords

QUANTITIES = [FLEETS]
NOUNS = {what.name: what.noun for what in (FLOATERS, CAMPS)}


def TITLES(rules: Ruleset) -> list[Noun]:  # noqa: N802
    """The titles of the colony tiles."""
    return [title(tile.number) for tile in COLONY_TILES]


def title(tile: int) -> Noun:
    """The title of a tile."""
    return Noun(COLONY_TILES[tile].noun())


# --- options ----------------------------------------------------------------------------------------------------------


def tile_option(t: OptionText, node: Node, x: int) -> Phrase:
    """A tile."""
    return Phrase("opt_noun", x=title(x))


def colony_option(t: OptionText, node: BuildColony, x: int) -> Phrase:
    """A tile, with what building there brings."""
    return Phrase("opt_colony", x=title(x), e=COLONY_TILES[x].build.phrase())


def trade_option(t: OptionText, node: FreeTrade, x: int) -> Phrase:
    """A tile to trade with."""
    return Phrase("opt_trade", x=title(x))


def steps_option(t: OptionText, node: Trade, x: int) -> Phrase:
    """So many steps, with the income there."""
    tile = COLONY_TILES[t.frame.arg()]
    income = tile.income[tile.marker(t.s) - 1 + x]
    if income is None:
        return Phrase("opt_steps_up_nothing", n=x)
    return Phrase("opt_steps_up", n=x, e=income.phrase())


def fare_option(t: OptionText, node: Fare, x: int) -> Phrase:
    """One of the three prices."""
    return paid(node.price(t.s, t.seat, x), PRICES[x][0].noun)


def number_option(t: OptionText, node: SpendThisX, x: int) -> Phrase:
    """So many resources."""
    return amount(x, node.what.noun)


OPTIONS: dict[type[Node], OptionWords] = {
    LeaveOut: tile_option,
    AddTile: tile_option,
    ShiftMarkers: tile_option,
    BuildColony: colony_option,
    FreeTrade: trade_option,
    Trade: steps_option,
    Fare: fare_option,
    SpendOwn: card_with_option,
    SpendThisX: number_option,
}


# --- questions --------------------------------------------------------------------------------------------------------


def steps_question(t: OptionText, node: Trade) -> Phrase:
    """How far the white marker goes before a trade."""
    return Phrase("ask_steps_up", x=title(t.frame.arg()))


def shift_question(t: OptionText, node: ShiftMarkers) -> Phrase:
    """Which marker goes up; then which goes down."""
    return Phrase("ask_marker_down" if t.frame.pc else "ask_marker_up")


def take_question(t: OptionText, node: SpendOwn) -> Phrase:
    """From which card."""
    return Phrase("ask_take_from", q=Amount(1, node.what.noun))


def number_question(t: OptionText, node: SpendThisX) -> Phrase:
    """How many resources."""
    return how_many(node.what.noun)


QUESTIONS: dict[type[Node], QuestionWords] = {
    LeaveOut: Phrase("ask_leave_out"),
    AddTile: Phrase("ask_add_tile"),
    ShiftMarkers: shift_question,
    BuildColony: Phrase("ask_colony"),
    FreeTrade: Phrase("ask_trade"),
    Trade: steps_question,
    Fare: Phrase("ask_fare"),
    SpendOwn: take_question,
    SpendThisX: number_question,
}


def trade_entry(t: OptionText, entry: TradeEntry, x: int) -> Phrase:
    """Trade with a tile: for what, and what it brings now."""
    tile = COLONY_TILES[x]
    income = tile.income[tile.marker(t.s) - 1] if tile.is_open(t.s) else None
    if income is None:
        return Phrase("opt_trade_nothing", x=title(x), q=fares(t))
    return Phrase("opt_trade_for", x=title(x), q=fares(t), e=income.phrase())


def fares(t: OptionText) -> Joined:
    """What a seat can pay a trade with; if nothing, all that it could be."""
    kinds = FARE.able(t.s, t.seat) or range(len(PRICES))
    return Joined([Amount(FARE.price(t.s, t.seat, kind), PRICES[kind][0].noun) for kind in kinds], "or")


ENTRIES: dict[type[Entry], EntryWords] = {TradeEntry: trade_entry}


# --- the log ------------------------------------------------------------------------------------------------------------


def with_tile(pattern: str) -> Line:
    """A line about who did something with a tile."""

    def line(log: LogReader, event: Event) -> Phrase:
        return Phrase(pattern, name=log.name(event), x=title(event.amount))

    return line


def laid_out(log: LogReader, event: Event) -> Phrase:
    """All tiles in one line."""
    tiles: list[Slot] = [title(event.amount)]
    while (after := log.next()) is not None and after.kind == NOTE and after.subject == event.subject:
        tiles.append(title(after.amount))
        log.at += 1
    return Phrase("log_laid_out", list=listed(tiles))


def opened(log: LogReader, event: Event) -> Phrase:
    """A tile that waits no more."""
    return Phrase("log_tile_opened", x=title(event.amount))


NOTES = {
    NOTE_LAID_OUT: Note(laid_out),
    NOTE_LEFT_OUT: Note(with_tile("log_left_out")),
    NOTE_ADDED: Note(with_tile("log_tile_added")),
    NOTE_OPENED: Note(opened),
    NOTE_COLONY: Note(with_tile("log_colony")),
    NOTE_TRADE: Note(with_tile("log_trade_with"), acts=True, paid=True),
    NOTE_UP: Note(with_tile("log_marker_up")),
    NOTE_DOWN: Note(with_tile("log_marker_down")),
    NOTE_PRODUCTION: Note(Phrase("log_colony_production")),
}
