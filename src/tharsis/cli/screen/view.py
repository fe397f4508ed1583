"""What the terminal asks of a game: everything else (menus, reasons, undo, saves, views) is the same for all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from tharsis.cli.screen.card_view import card_line
from tharsis.cli.screen.checklist import Checklist, Thing
from tharsis.cli.screen.reader import Reader
from tharsis.cli.screen.texts import card_words, question_text
from tharsis.cli.screen.tracks import tracks
from tharsis.cli.screen.words import word
from tharsis.kernel.batch import Batch
from tharsis.kernel.core import Ask, Card, Node, State
from tharsis.play.match import Match
from tharsis.rules.cards import LookKeep
from tharsis.rules.tiles import Claim, Place
from tharsis.rules.vocabulary import Parameter
from tharsis.text.interface import Words


class GameView:
    """How one game is drawn. A game fills in what has no default here."""

    game = ""
    words: Words = word
    parameters: ClassVar[Sequence[Parameter]] = ()
    price_tells = False  # whether the price of a card in hand says what is missing
    placing: ClassVar[tuple[type[Node], ...]] = (Place, Claim)  # decisions whose options are areas
    reading: ClassVar[tuple[type[Node], ...]] = (
        LookKeep,
    )  # whose options are cards that one must read first

    def reader(self, names: list[str], language: str, seat: int | None = None) -> Reader:
        """Somebody who looks at this game."""
        return Reader(names, language, self.words, seat)

    # --- the table ----------------------------------------------------------------------------------------------------

    def chapter(self, s: State) -> int:
        """A number that changes now and then: a replay then shows how the game stands."""
        raise NotImplementedError

    def headline(self, s: State, r: Reader) -> Text:
        """How far the game is, in one line."""
        raise NotImplementedError

    def board(self, s: State, r: Reader, marks: Mapping[int, str] | None = None) -> Text:
        """The map; `marks` are written into areas, for example the numbers of options."""
        raise NotImplementedError

    def tracks(self, s: State, r: Reader) -> Text:
        """The global parameters as tracks."""
        return tracks(s, self.parameters, r)

    def seats(self, s: State, r: Reader) -> RenderableType:
        """Everybody's numbers."""
        raise NotImplementedError

    def tableaus(self, s: State, r: Reader) -> RenderableType:
        """The cards in front of everybody."""
        raise NotImplementedError

    def goals(self, s: State, r: Reader) -> RenderableType | None:
        """Milestones and awards, where the game has them."""
        return None

    def notes(self, s: State, r: Reader) -> list[RenderableType]:
        """What else is good to see when one decides, as far as there is room; the most important comes first."""
        return []

    def beside(self, s: State, r: Reader) -> list[RenderableType]:
        """What stands beside the map on a large screen."""
        raise NotImplementedError

    def below(self, s: State, r: Reader) -> list[RenderableType]:
        """What stands below the map on a large screen."""
        return []

    # --- decisions ----------------------------------------------------------------------------------------------------

    def in_short(self, s: State, ask: Ask, r: Reader) -> list[Text]:
        """The options of a decision in few words, where there is little room; empty: they have no short form."""
        return []

    def area(self, s: State, ask: Ask, cell: int, r: Reader) -> str:
        """What an area brings, in a few letters."""
        raise NotImplementedError

    def alongside(self, s: State, ask: Ask, r: Reader) -> list[RenderableType]:
        """What must be seen together with the options of a decision."""
        return []

    def several(self, match: Match, ask: Ask, r: Reader) -> Checklist | None:
        """The list that a decision begins, if several small ones follow that are better made as one."""
        s, frame = match.state, ask.frame
        batch = frame.node.batch(s, frame)
        if batch is None or batch.least == batch.most == 1:
            return None
        things = [self.thing(s, batch, i, r) for i in range(len(batch.items))]
        return Checklist(ask.seat, batch, self.heading(s, ask, batch, r), things, self.reminder(s, ask, r))

    def thing(self, s: State, batch: Batch, i: int, r: Reader) -> Thing:
        """Something that may be taken: a card with its text, unless the game says otherwise."""
        card = s.rules.cards[s.rules.card_index[batch.items[i].id]]
        price = self.price(card, r, s if self.price_tells else None)
        return Thing(card_line(card, price, r), card_words(card, r))

    def heading(self, s: State, ask: Ask, batch: Batch, r: Reader) -> str:
        """What the list asks."""
        return question_text(s, ask, r)

    def reminder(self, s: State, ask: Ask, r: Reader) -> Text | None:
        """What must be seen with the list."""
        return None

    # --- cards and points ---------------------------------------------------------------------------------------------

    def price(self, card: Card, r: Reader, s: State | None = None) -> Text:
        """What a card costs: as printed, or the reader's price as things stand; empty if it has none."""
        raise NotImplementedError

    def verdict(self, match: Match, r: Reader) -> str:
        """Who has won, in a sentence or two."""
        winners = match.winners()
        if r.seat in winners:
            return r.word("you_win")
        if winners:
            return r.word("wins", name=", ".join(r.names[seat] for seat in winners))
        return r.word("you_lose")
