"""What the tables of all games share: answering decisions by name, and seeing what each player gained or lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from tharsis.kernel.batch import Batch
from tharsis.kernel.core import NOBODY, Ask, State, slug
from tharsis.kernel.errors import UnknownName
from tharsis.kernel.option import NUMBER, Option, Question
from tharsis.play.scores import SeatScore, score_of
from tharsis.rules.editing import put_in_hand, put_on_deck
from tharsis.rules.vocabulary import BOX, DECK, DISCARD

Answer = str | int
P = TypeVar("P")  # a player of the game


class Table(Generic[P]):
    """A game under test. Answers are names: an area, a card, a player, a number, or the label itself."""

    def __init__(self, state: State, players: Sequence[P] = ()) -> None:
        self.state = state
        self.players = players
        self.before: State = state.clone()
        self.rearranged = True

    @property
    def p1(self) -> P:
        """The first player."""
        return self.players[0]

    @property
    def p2(self) -> P:
        """The second player."""
        return self.players[1]

    @property
    def p3(self) -> P:
        """The third player."""
        return self.players[2]

    # --- the position -------------------------------------------------------------------------------------------------

    def deck(self, *names: str) -> None:
        """These cards lie on top of the deck, the first one drawn first."""
        for name in reversed(names):
            put_on_deck(self.state, self.card(name))
        self.refresh()

    def no_deck(self) -> None:
        """No card is left in the deck: they are out of the game."""
        for card in self.state.zones[DECK][:]:
            self.state.move(NOBODY, card, BOX)
        self.refresh()

    def discards(self, *names: str) -> None:
        """These cards lie in the discard pile, the last one on top; nobody knows them."""
        for name in names:
            self.state.move(NOBODY, self.card(name), DISCARD)
        self.refresh()

    def refresh(self) -> None:
        """The position was changed: the turn opens anew when somebody acts."""
        self.rearranged = True
        self.mark()

    # --- names --------------------------------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """The number of a card."""
        number = self.state.rules.card_index.get(slug(name))
        if number is None:
            raise UnknownName(f"there is no card {name!r} at this table")
        return number

    def cell(self, name: str) -> int:
        """The number of an area."""
        return self.state.rules.cell_names.index(name)

    def areas(self, kind: int) -> list[str]:
        """The areas of a kind: land, for oceans, reserved."""
        rules = self.state.rules
        return [name for name, of in zip(rules.cell_names, rules.cell_kind, strict=True) if of == kind]

    def tile_at(self, area: str) -> str:
        """The name of the tile on an area, or nothing."""
        tile = self.state.tile[self.cell(area)]
        return "" if tile < 0 else self.state.rules.tile_names[tile]

    def spaces(self) -> list[str]:
        """The areas offered by the open decision."""
        return [option.id for option in self.offered()]

    @property
    def discard_pile(self) -> list[str]:
        """The titles of the cards in the discard pile."""
        return [self.state.rules.cards[c].name for c in self.state.zones[DISCARD]]

    def who_knows(self, card: str) -> list[int]:
        """The seats of the players who know where that card is."""
        mask = self.state.known[self.card(card)]
        return [seat for seat in range(self.state.rules.players) if mask >> seat & 1]

    # --- decisions ----------------------------------------------------------------------------------------------------

    def ready(self) -> None:
        """Called before anything is asked for: a table that was rearranged opens its decision anew."""

    def ask(self, seat: int | None = None) -> Ask:
        """The open decision (of a seat)."""
        self.ready()
        asks = [a for a in self.state.decisions() if seat is None or a.seat == seat]
        assert asks, "nobody has anything to decide" if seat is None else f"seat {seat} has nothing to decide"
        return asks[0]

    def offered(self, seat: int | None = None) -> list[Option]:
        """The options of the open decision."""
        a = self.ask(seat)
        return [a.frame.node.option(self.state, a.frame, x) for x in a.options]

    def labels(self, seat: int | None = None) -> list[str]:
        """The labels of the options of the open decision."""
        return [option.label() for option in self.offered(seat)]

    def question(self, seat: int | None = None) -> Question:
        """The open question."""
        a = self.ask(seat)
        return a.frame.node.question(self.state, a.frame)

    def batch(self, seat: int | None = None) -> Batch:
        """The selection that starts at the open question."""
        a = self.ask(seat)
        found = a.frame.node.batch(self.state, a.frame)
        assert found is not None, f"{self.prompt(seat)!r} starts no selection"
        return found

    def choose(self, *chosen: int, seat: int | None = None) -> None:
        """Take just these items of the selection that starts here."""
        a = self.ask(seat)
        for answer in self.batch(seat).answers(list(chosen)):
            self.apply(a.seat, answer)

    def prompt(self, seat: int | None = None) -> str:
        """The name of the open question."""
        return self.question(seat).prompt()

    def answer(self, *answers: Answer, seat: int | None = None) -> None:
        """Answer the open decision, and those that follow."""
        for answer in answers:
            a = self.ask(seat)
            self.apply(a.seat, self.index(self.offered(seat), answer))

    def apply(self, seat: int, choice: int) -> None:
        """Answer the open decision of a seat; it may be taken back."""
        self.state.remember(self.state.clone())
        self.state.apply(seat, choice)

    def index(self, options: list[Option], answer: Answer) -> int:
        """The option that a name means: its label, or the name of what it is about."""
        wanted, labels = str(answer), [option.label() for option in options]
        if wanted in labels:
            return labels.index(wanted)
        found = [i for i, option in enumerate(options) if slug(wanted) in names_of(option)]
        assert len(found) == 1, f"{answer!r} means {len(found)} of the options: {', '.join(labels)}"
        return found[0]

    def mark(self) -> None:
        """From now on: what players gained or lost is counted from here."""
        self.before = self.state.clone()

    def changes(self, seat: int) -> dict[str, int]:
        """What changed in a seat's slots since the mark, without zeros."""
        old, new = self.before.seats[seat], self.state.seats[seat]
        rules = self.state.rules
        return {rules.seat_names[i]: new[i] - old[i] for i in rules.seat_slots if new[i] != old[i]}


class Score:
    """The points of a player: all of them, and each part by its name."""

    def __init__(self, found: SeatScore) -> None:
        self.total = found.total
        self.by_card = found.cards
        self.tiebreak = found.tiebreak
        self._parts = found.parts

    def __getattr__(self, name: str) -> int:
        """One part."""
        if name.startswith("_") or name not in self._parts:
            raise AttributeError(name)
        return self._parts[name]

    def parts(self) -> dict[str, int]:
        """The points by source."""
        return self._parts


class Seat:
    """One player of a table, in the words of the table."""

    def __init__(self, table: Table[Any], seat: int) -> None:
        self.seat = seat
        self._table = table

    @property
    def state(self) -> State:
        """The state of the table."""
        return self._table.state

    @property
    def score(self) -> Score:
        """My points as they stand."""
        return Score(score_of(self.state, self.seat))

    def __str__(self) -> str:
        return f"seat {self.seat}"

    def holds(self, *names: str) -> Self:
        """Cards in my hand."""
        for name in names:
            put_in_hand(self.state, self.seat, self._table.card(name))
        self._table.refresh()
        return self

    def answers(self, *answers: Answer) -> Self:
        """Answer the questions that are open for me."""
        self._table.answer(*answers, seat=self.seat)
        return self


def names_of(option: Option) -> list[str]:
    """What a test may call an option: the thing that it is about, its number, or what is done."""
    if option.kind == NUMBER:
        return [str(option.n), slug(f"{option.n} {option.id}")]
    return [slug(option.label()), slug(option.id), slug(option.verb)]
