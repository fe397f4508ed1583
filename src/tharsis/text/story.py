"""Records of the log, and the lines they become."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.kernel.core import NOBODY, Event, State
from tharsis.kernel.phrase import Amount, Noun, Phrase, Slot, Title
from tharsis.text.names import cell_title, listed, titles_of
from tharsis.text.pieces import Piece, plain
from tharsis.text.render import render_pieces

# Kinds of record of which several in a row, by the same player, are one line.
_SUMS = frozenset(("gained", "received", "spent", "lost", "returned", "up", "down", "level", "raised"))
_PILES = frozenset(("drew", "bought", "discarded", "revealed"))
_AMOUNTS = {
    "gained": "log_gain",
    "received": "log_production_gain",
    "spent": "log_spend",
    "lost": "log_lose",
    "returned": "log_return",
}
_CARDS = {"drew": "log_draw", "bought": "log_buy", "discarded": "log_discard"}


class LogLine:
    """A line of the log: whose doing it tells (NOBODY: the game's own), its text in pieces, and its last event.

    `owns`: later events that it tells as well, although another line comes before them.
    """

    def __init__(self, seat: int, pieces: Sequence[Piece], index: int, owns: Sequence[int] = ()) -> None:
        self.seat = seat
        self.pieces = pieces
        self.index = index
        self.owns = owns

    @property
    def text(self) -> str:
        """The line as plain text."""
        return plain(self.pieces)

    def __repr__(self) -> str:
        return f"LogLine({self.seat}, {self.text!r}, {self.index})"


class Record:
    """One or more events that make one line."""

    def __init__(self, kind: str, seat: int, event: Event) -> None:
        self.kind = kind
        self.seat = seat
        self.index = event.index
        self.owns: list[int] = []
        self.amounts: dict[str, int] = {}
        self.cards: list[int] = []  # -1: one that the reader may not know
        self.other = NOBODY
        self.noun = ""
        self.cell = -1
        self.phrase: Phrase | None = None

    def takes(self, other: Record) -> bool:
        """Whether the next record continues this one."""
        if (self.kind, self.seat) != (other.kind, other.seat):
            return False
        return self.kind in _SUMS or self.kind in _PILES

    def join(self, other: Record) -> None:
        """Take the next record in."""
        self.index = other.index
        for noun, n in other.amounts.items():
            self.amounts[noun] = self.amounts.get(noun, 0) + n


class Story:
    """Says records in a language, to a reader."""

    def __init__(
        self, state: State, language: str, names: Sequence[str], reader: int | None, order: Sequence[str]
    ) -> None:
        self.s = state
        self.language = language
        self.reader = reader
        self.order = list(order)
        self.titles = titles_of(state.rules, names)

    def lines(self, records: Sequence[Record]) -> list[LogLine]:
        """All lines, in order."""
        return [
            LogLine(record.seat, self.pieces(phrase), record.index, record.owns)
            for record in records
            for phrase in self.phrases(record)
        ]

    def pieces(self, phrase: Phrase) -> list[Piece]:
        """A phrase in the language of the reader."""
        return render_pieces(phrase, self.language, titles=self.titles, game=self.s.rules.game)

    def phrases(self, record: Record) -> list[Phrase]:
        """The lines of a record: mostly one."""
        if record.phrase is not None:
            return [record.phrase]
        name = Title("seat", str(record.seat))
        kind = record.kind
        if kind in _AMOUNTS:
            return [Phrase(_AMOUNTS[kind], name=name, q=self.amounts(record))]
        if kind in _PILES:
            return [self.pile(record, name)]
        if kind == "placed":
            return [self.tile(record, name)]
        if kind in ("added", "took"):
            return [self.on_card(record, name)]
        if kind in ("stole", "removed", "down_other"):
            return [self.victim(record, name)]
        if kind == "level":
            return [self.level(record.seat, noun, n) for noun, n in record.amounts.items() if n]
        return [self.steps(kind, name, noun, n) for noun, n in record.amounts.items() if n]

    def amounts(self, record: Record) -> Slot:
        """What was gained or lost, in the order of the player board."""
        order = self.order
        nouns = sorted(record.amounts, key=lambda noun: order.index(noun) if noun in order else len(order))
        return listed([Amount(record.amounts[noun], noun) for noun in nouns])

    def steps(self, kind: str, name: Title, noun: str, n: int) -> Phrase:
        """Steps of a production or a parameter."""
        pattern = {"up": "log_production_up", "down": "log_production_down", "raised": "log_raise"}[kind]
        return Phrase(pattern, name=name, x=Noun(noun), n=n)

    def level(self, seat: int, noun: str, n: int) -> Phrase:
        """A level that rose or fell: its patterns bear its name."""
        pattern = f"log_{noun}" if n > 0 else f"log_{noun}_down"
        if seat == self.reader:
            return Phrase(f"{pattern}_you", n=abs(n))
        return Phrase(pattern, name=Title("seat", str(seat)), n=abs(n))

    def title(self, card: int) -> Title:
        return Title("card", self.s.rules.cards[card].key)

    def pile(self, record: Record, name: Title) -> Phrase:
        """Cards drawn, bought, discarded: by title for those who may know them, else by number."""
        if record.kind == "revealed" and -1 not in record.cards:
            return Phrase("log_reveal", name=name, list=listed([self.title(c) for c in record.cards]))
        pattern = _CARDS.get(record.kind, "log_discard")
        if -1 in record.cards:
            return Phrase(pattern, name=name, q=Amount(len(record.cards), "card"))
        return Phrase(f"{pattern}_named", name=name, list=listed([self.title(c) for c in record.cards]))

    def tile(self, record: Record, name: Title) -> Phrase:
        where = cell_title(self.s.rules, record.cell)
        x = Noun(record.noun)
        if record.seat == NOBODY:
            return Phrase("log_place_neutral", x=x, where=where)
        named = record.noun.startswith("tile_")
        return Phrase("log_place_named" if named else "log_place_at", name=name, x=x, where=where)

    def on_card(self, record: Record, name: Title) -> Phrase:
        card = record.cards[0]
        title = self.title(card)
        q = self.amounts(record)
        if record.kind == "added":
            return Phrase("log_add", name=name, q=q, card=title)
        owner = self.s.rules.tableau_seat[self.s.place[card]]
        if owner in (record.seat, NOBODY):
            return Phrase("log_take_from", name=name, q=q, card=title)
        if owner == self.reader:
            return Phrase("log_take_from_you", name=name, q=q, card=title)
        return Phrase("log_take_from_of", name=name, q=q, card=title, other=Title("seat", str(owner)))

    def victim(self, record: Record, name: Title) -> Phrase:
        """Somebody lost something to somebody."""
        you = record.other == self.reader
        other = Title("seat", str(record.other))
        if record.kind == "down_other":
            noun, n = next(iter(record.amounts.items()))
            if you:
                return Phrase("log_production_down_you", name=name, x=Noun(noun), n=n)
            return Phrase("log_production_down_other", name=name, other=other, x=Noun(noun), n=n)
        pattern = "log_steal" if record.kind == "stole" else "log_remove"
        q = self.amounts(record)
        if you:
            return Phrase(f"{pattern}_you", name=name, q=q)
        return Phrase(pattern, name=name, q=q, other=other)
