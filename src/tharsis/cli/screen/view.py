"""How a game is drawn in the terminal: everything else (menus, reasons, undo, saves, views) is the same for all.

The `terminal` facets of a game and its modules contribute tables; none has to (`plain.py` draws what nobody draws):

| name | what it holds |
| --- | --- |
| `PANELS` | name of a panel -> a function that draws it; which there are, and what they are given, see `GameView` |
| `WORDS` | a file with words of the interface |
| `PARAMETERS` | those that are drawn as tracks |
| `PLACING` | nodes whose options are areas |
| `READING` | nodes whose options are cards that one must read first |
| `PRICE_TELLS` | whether the price of a card in hand says what is missing |

Of panels that are one thing (the board, the headline) that of the last module counts, unless it gives None: then the next
one is asked. Of those that are lists (what stands beside the map) all are shown, those of the base first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tharsis.cli.screen import plain
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
from tharsis.rules.tiles import Claim, Lift, Place
from tharsis.rules.vocabulary import Parameter
from tharsis.text.interface import Words
from tharsis.text.tables import tables_of

Panel = Callable[..., Any]


class GameView:
    """How one game is drawn, with some modules. Each method says what the panel of its name is given."""

    def __init__(self, facets: Sequence[ModuleType]) -> None:
        self.words: Words = word
        self.parameters: list[Parameter] = []
        self.placing: tuple[type[Node], ...] = (Place, Claim, Lift)
        self.reading: tuple[type[Node], ...] = (LookKeep,)
        self.price_tells = False
        self.panels: dict[str, list[Panel]] = {}
        for facet in facets:
            self.add(facet)

    def add(self, facet: ModuleType) -> None:
        """Take in what a facet contributes."""
        file: Path | None = getattr(facet, "WORDS", None)
        if file is not None:
            self.words = Words(file, self.words)
        self.parameters += getattr(facet, "PARAMETERS", [])
        self.placing += tuple(getattr(facet, "PLACING", ()))
        self.reading += tuple(getattr(facet, "READING", ()))
        self.price_tells = getattr(facet, "PRICE_TELLS", self.price_tells)
        for name, panel in getattr(facet, "PANELS", {}).items():
            self.panels.setdefault(name, []).append(panel)

    def one(self, name: str, *given: object) -> Any:
        """What the last module makes of a panel; None where nobody says anything."""
        for panel in reversed(self.panels.get(name, [])):
            found = panel(*given)
            if found is not None:
                return found
        return None

    def all(self, name: str, *given: object) -> list[Any]:
        """What all modules put into a list, the base first."""
        return [part for panel in self.panels.get(name, []) for part in panel(*given)]

    def reader(self, names: list[str], language: str, seat: int | None = None) -> Reader:
        """Somebody who looks at this game."""
        return Reader(names, language, self.words, seat)

    # --- the table ----------------------------------------------------------------------------------------------------

    def chapter(self, s: State) -> int:
        """A number that changes now and then: a replay then shows how the game stands."""
        return int(self.one("chapter", s) or 0)

    def headline(self, s: State, r: Reader) -> Text:
        """How far the game is, in one line."""
        found: Text | None = self.one("headline", s, r)
        return plain.headline(s, r) if found is None else found

    def board(self, s: State, r: Reader, marks: Mapping[int, str] | None = None) -> Text:
        """The map; `marks` are written into areas, for example the numbers of options."""
        found: Text | None = self.one("board", s, r, marks or {})
        return plain.board(s, r, marks or {}) if found is None else found

    def tracks(self, s: State, r: Reader) -> Text:
        """The global parameters as tracks."""
        return tracks(s, self.parameters or list(tables_of(s.rules).parameters.values()), r)

    def seats(self, s: State, r: Reader) -> RenderableType:
        """Everybody's numbers."""
        found: RenderableType | None = self.one("seats", s, r)
        return plain.seats(s, r) if found is None else found

    def tableaus(self, s: State, r: Reader) -> RenderableType:
        """The cards in front of everybody."""
        found: RenderableType | None = self.one("tableaus", s, r)
        return plain.tableaus(s, r) if found is None else found

    def goals(self, s: State, r: Reader) -> RenderableType | None:
        """Milestones and awards, where the game has them."""
        found: RenderableType | None = self.one("goals", s, r)
        return found

    def notes(self, s: State, r: Reader) -> list[RenderableType]:
        """What else is good to see when one decides, as far as there is room; the most important comes first."""
        return self.all("notes", s, r)

    def beside(self, s: State, r: Reader) -> list[RenderableType]:
        """What stands beside the map on a large screen: tracks, what the game puts there, goals."""
        goals = self.goals(s, r)
        return [self.tracks(s, r), *self.all("beside", s, r), *([] if goals is None else [goals])]

    def below(self, s: State, r: Reader) -> list[RenderableType]:
        """What stands below the map on a large screen: the players, unless the game has them beside it."""
        return self.all("below", s, r) or ([] if "beside" in self.panels else [self.seats(s, r)])

    # --- decisions ----------------------------------------------------------------------------------------------------

    def in_short(self, s: State, ask: Ask, r: Reader) -> list[Text]:
        """The options of a decision in few words, where there is little room; empty: they have no short form."""
        return self.one("in_short", s, ask, r) or []

    def area(self, s: State, ask: Ask, cell: int, r: Reader) -> str:
        """What an area brings, in a few letters."""
        return self.one("area", s, ask, cell, r) or ""

    def alongside(self, s: State, ask: Ask, r: Reader) -> list[RenderableType]:
        """What must be seen together with the options of a decision."""
        return self.all("alongside", self, s, ask, r)

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
        found: Thing | None = self.one("thing", s, batch, i, r)
        if found is not None:
            return found
        card = s.rules.cards[s.rules.card_index[batch.items[i].id]]
        price = self.price(card, r, s if self.price_tells else None)
        return Thing(card_line(card, price, r), card_words(card, r))

    def heading(self, s: State, ask: Ask, batch: Batch, r: Reader) -> str:
        """What the list asks."""
        return self.one("heading", batch, r) or question_text(s, ask, r)

    def reminder(self, s: State, ask: Ask, r: Reader) -> Text | None:
        """What must be seen with the list."""
        found: Text | None = self.one("reminder", s, ask, r)
        return found

    # --- cards and points ---------------------------------------------------------------------------------------------

    def price(self, card: Card, r: Reader, s: State | None = None) -> Text:
        """What a card costs: as printed, or the reader's price as things stand; empty if it has none."""
        found: Text | None = self.one("price", card, r, s)
        return plain.price(card) if found is None else found

    def cost(self, card: Card) -> list[str]:
        """The names of what is printed as the cost of a card, where that is no number."""
        return self.one("cost", card) or []

    def verdict(self, match: Match, r: Reader) -> str:
        """Who has won, in a sentence or two."""
        found: str | None = self.one("verdict", match, r)
        if found is not None:
            return found
        winners = match.winners()
        if r.seat in winners:
            return r.word("you_win")
        if winners:
            return r.word("wins", name=", ".join(r.names[seat] for seat in winners))
        return r.word("you_lose")
