"""Records of the log in words: the lines that a reader gets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tharsis.kernel.core import NOBODY, State
from tharsis.kernel.phrase import Amount, Noun, Phrase, Slot, Title
from tharsis.text.log.record import PILES, Record
from tharsis.text.names import cell_title, listed, titles_of
from tharsis.text.pieces import Piece, plain
from tharsis.text.render import render_pieces

AMOUNTS = {
    "gained": "log_gain",
    "received": "log_production_gain",
    "spent": "log_spend",
    "lost": "log_lose",
    "returned": "log_return",
}
CARDS = {"drew": "log_draw", "bought": "log_buy", "discarded": "log_discard"}
STEPS = {
    "up": "log_production_up",
    "down": "log_production_down",
    "raised": "log_raise",
    "lowered": "log_lower",
}
VICTIMS = {"stole": "log_steal", "removed": "log_remove", "down_other": "log_production_down"}


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


class LogText:
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
        return SAID[record.kind](self, record, Title("seat", str(record.seat)))

    def gained(self, record: Record, name: Title) -> list[Phrase]:
        """What somebody gained or lost."""
        return [Phrase(AMOUNTS[record.kind], name=name, q=self.amounts(record))]

    def amounts(self, record: Record) -> Slot:
        """What was gained or lost, in the order of the player board."""
        order = self.order
        nouns = sorted(record.amounts, key=lambda noun: order.index(noun) if noun in order else len(order))
        return listed([Amount(record.amounts[noun], noun) for noun in nouns])

    def steps(self, record: Record, name: Title) -> list[Phrase]:
        """Steps of a production or a parameter."""
        pattern = STEPS[record.kind]
        return [Phrase(pattern, name=name, x=Noun(noun), n=n) for noun, n in record.amounts.items() if n]

    def levels(self, record: Record, name: Title) -> list[Phrase]:
        """Levels that rose or fell."""
        return [self.level(record.seat, name, noun, n) for noun, n in record.amounts.items() if n]

    def level(self, seat: int, name: Title, noun: str, n: int) -> Phrase:
        """A level that rose or fell: its patterns bear its name."""
        pattern = f"log_{noun}" if n > 0 else f"log_{noun}_down"
        if seat == self.reader:
            return Phrase(f"{pattern}_you", n=abs(n))
        return Phrase(pattern, name=name, n=abs(n))

    def title(self, card: int) -> Title:
        return Title("card", self.s.rules.cards[card].key)

    def pile(self, record: Record, name: Title) -> list[Phrase]:
        """Cards drawn, bought, discarded: by title for those who may know them, else by number."""
        if record.kind == "revealed" and -1 not in record.cards:
            return [Phrase("log_reveal", name=name, list=listed([self.title(c) for c in record.cards]))]
        pattern = CARDS.get(record.kind, "log_discard")
        if -1 in record.cards:
            return [Phrase(pattern, name=name, q=Amount(len(record.cards), "card"))]
        return [Phrase(f"{pattern}_named", name=name, list=listed([self.title(c) for c in record.cards]))]

    def tile(self, record: Record, name: Title) -> list[Phrase]:
        """A tile that was placed or taken away, by somebody or by the game."""
        where = cell_title(self.s.rules, record.cell)
        x = Noun(record.noun)
        if record.kind == "lifted":
            return [Phrase("log_lift", name=name, x=x, where=where)]
        if record.seat == NOBODY:
            return [Phrase("log_place_neutral", x=x, where=where)]
        named = record.noun.startswith("tile_")
        return [Phrase("log_place_named" if named else "log_place_at", name=name, x=x, where=where)]

    def on_card(self, record: Record, name: Title) -> list[Phrase]:
        """What was added to a card, or taken from it."""
        card = record.cards[0]
        title, q = self.title(card), self.amounts(record)
        if record.kind == "added":
            return [Phrase("log_add", name=name, q=q, card=title)]
        owner = self.s.rules.tableau_seat[self.s.place[card]]
        if owner in (record.seat, NOBODY):
            return [Phrase("log_take_from", name=name, q=q, card=title)]
        if owner == self.reader:
            return [Phrase("log_take_from_you", name=name, q=q, card=title)]
        return [Phrase("log_take_from_of", name=name, q=q, card=title, other=Title("seat", str(owner)))]

    def victim(self, record: Record, name: Title) -> list[Phrase]:
        """Somebody lost something to somebody."""
        pattern, other = VICTIMS[record.kind], Title("seat", str(record.other))
        what: dict[str, Slot] = {"q": self.amounts(record)}
        if record.kind == "down_other":
            noun, n = next(iter(record.amounts.items()))
            what = {"x": Noun(noun), "n": n}
        if record.other == self.reader:
            return [Phrase(f"{pattern}_you", name=name, **what)]
        pattern = f"{pattern}_other" if record.kind == "down_other" else pattern
        return [Phrase(pattern, name=name, other=other, **what)]


# How each kind of record is said.
Said = Callable[[LogText, Record, Title], list[Phrase]]
SAID: dict[str, Said] = {
    **dict.fromkeys(AMOUNTS, LogText.gained),
    **dict.fromkeys(PILES, LogText.pile),
    **dict.fromkeys(STEPS, LogText.steps),
    **dict.fromkeys(VICTIMS, LogText.victim),
    **dict.fromkeys(("added", "took"), LogText.on_card),
    "level": LogText.levels,
    "placed": LogText.tile,
    "lifted": LogText.tile,
}
