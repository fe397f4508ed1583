"""Options and questions as people read them.

The words of each kind of decision are data by the class of its node: `text/decisions.py` has those that games share, a
game and its expansions contribute theirs (`text/tables.py`). The stable labels (`play comet`, `pay 4 steel`) belong to
records and programs; these texts belong to the screen. They say only what the seat that is asked may know: the options
of a decision are its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.kernel.core import Ask, Frame, Node, Ruleset, State
from tharsis.kernel.phrase import Amount, Noun, Phrase, Title
from tharsis.play.pending import cell_of, track_of
from tharsis.rules.cards import NONE
from tharsis.rules.menu import Entry
from tharsis.rules.vocabulary import Quantity
from tharsis.text.card import at_home
from tharsis.text.check import checked_tables
from tharsis.text.decisions import noun
from tharsis.text.errors import TextError
from tharsis.text.lexicon import LANGUAGES
from tharsis.text.merge import together
from tharsis.text.names import cell_title, chip_pieces, resource_noun, titles_of
from tharsis.text.pending import sourced
from tharsis.text.pieces import Piece, plain


def option_text(state: State, ask: Ask, index: int, language: str, names: Sequence[str]) -> str:
    """The option at this index, as a button says it."""
    return plain(option_pieces(state, ask, index, language, names))


def option_pieces(state: State, ask: Ask, index: int, language: str, names: Sequence[str]) -> list[Piece]:
    """The same in pieces: what it names can be pointed at."""
    return speaker(state, ask, language, names).option(ask.options[index])


def prompt_text(state: State, ask: Ask, language: str, names: Sequence[str]) -> str:
    """The question."""
    return plain(prompt_pieces(state, ask, language, names))


def prompt_pieces(state: State, ask: Ask, language: str, names: Sequence[str]) -> list[Piece]:
    """The question in pieces."""
    return speaker(state, ask, language, names).prompt()


def area_phrase(rules: Ruleset, cell: int, around: Phrase | None = None) -> Phrase:
    """An area, with what is printed on it and what the tiles around it bring."""
    bonus, where = rules.cell_bonus[cell], cell_title(rules, cell)
    parts = [part for part in (None if bonus is None else bonus.phrase(), around) if part is not None]
    return (
        Phrase("opt_area_bonus", where=where, e=together(parts)) if parts else Phrase("opt_area", where=where)
    )


def speaker(state: State, ask: Ask, language: str, names: Sequence[str]) -> OptionText:
    """Puts a decision into words."""
    return OptionText(state, ask, language, names)


class OptionText:
    """One decision, for the words of its options and its question."""

    def __init__(self, state: State, ask: Ask, language: str, names: Sequence[str]) -> None:
        if language not in LANGUAGES:
            raise TextError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.s = state
        self.ask = ask
        self.frame = ask.frame
        self.node: Node = ask.frame.node
        self.seat = ask.seat
        self.language = language
        self.game = state.rules.game
        self.tables = checked_tables(state.rules)
        self.titles = titles_of(state.rules, names)

    def option(self, x: int) -> list[Piece]:
        """An option of the decision."""
        words = self.tables.option(self.node)
        return self.pieces(words if isinstance(words, Phrase) else words(self, self.node, x))

    def prompt(self) -> list[Piece]:
        """The question."""
        words = self.tables.question(self.node)
        return self.asked_for(words if isinstance(words, Phrase) else words(self, self.node))

    def entry(self, entry: Entry, x: int) -> Phrase:
        """An entry of a menu with its thing."""
        return self.tables.entry(entry)(self, entry, x)

    # --- for the words of a decision --------------------------------------------------------------------------------

    def pieces(self, phrase: Phrase) -> list[Piece]:
        """A phrase for a button, in pieces."""
        return chip_pieces(phrase, self.language, self.titles, self.game)

    def say(self, phrase: Phrase) -> str:
        """A phrase for a button."""
        return plain(self.pieces(phrase))

    def card(self, number: int) -> Title:
        """The title of a card."""
        return Title("card", self.s.rules.cards[number].key)

    def own(self, number: int, phrase: Phrase) -> Phrase:
        """What a card says of itself."""
        return at_home(phrase, self.s.rules.cards[number]) if number >= 0 else phrase

    def area(self, cell: int, around: Phrase | None = None) -> Phrase:
        """An area, with what it brings."""
        return area_phrase(self.s.rules, cell, around)

    def bare_area(self, cell: int) -> Phrase:
        """An area on which a tile brings nobody anything."""
        return Phrase("opt_area", where=cell_title(self.s.rules, cell))

    def seat_option(self, seat: int) -> Phrase:
        """A player, nobody, or the neutral opponent of a solo game."""
        if seat == NONE:
            return Phrase("opt_nobody")
        if seat >= self.s.rules.players:
            return noun("neutral_opponent")
        return Phrase("opt_seat", name=Title("seat", str(seat)))

    def seat_with(self, seat: int, what: Quantity) -> Phrase:
        """The same with what a player has of a quantity, where something of it is to be taken."""
        if not 0 <= seat < self.s.rules.players:
            return self.seat_option(seat)
        n, name = self.s.seats[seat][what.slot], Title("seat", str(seat))
        if what.is_production:
            return Phrase("opt_seat_production", name=name, x=Noun(what.noun), n=n)
        return Phrase("opt_seat_with", name=name, q=Amount(n, what.noun))

    def card_with(self, number: int) -> Phrase:
        """A card in play with what lies on it, and whose it is if not mine."""
        rules, card = self.s.rules, self.s.rules.cards[number]
        q = Amount(self.s.res[number], resource_noun(card))
        owner = rules.tableau_seat[self.s.place[number]]
        if owner in (self.seat, -1):
            return Phrase("opt_card_with", card=self.card(number), q=q)
        return Phrase("opt_card_of", card=self.card(number), name=Title("seat", str(owner)), q=q)

    def holding(self, number: int) -> str:
        """The noun of what lies on a card."""
        return resource_noun(self.s.rules.cards[number])

    def waiting(self, x: int) -> Phrase:
        """An effect that waits for its turn, with where it comes from."""
        job = self.s.pools[self.s.stack_of(self.frame)][x]
        said = self.own(job.card, job.node.phrase())
        if cell_of(self.s, job) >= 0:
            return Phrase("opt_first_board", e=said)
        return self.sourced(job, said)

    def sourced(self, f: Frame, said: Phrase) -> Phrase:
        """What work says, after where it comes from: an area, a track or a card."""
        key = "" if f.card < 0 else self.s.rules.cards[f.card].key
        cell, track = cell_of(self.s, f), track_of(self.s.rules, f.node)
        return sourced(self.s.rules, said, key, cell, track)

    def asked_for(self, question: Phrase) -> list[Piece]:
        """The question, after the area, the track or the card that it comes from; many come from none."""
        pieces, said = self.pieces(question), self.sourced(self.frame, question)
        number = self.frame.card
        if said.pattern == "of_card" and self.titles(self.card(number), self.language) in plain(pieces):
            return pieces
        return self.pieces(said)
