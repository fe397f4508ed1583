"""What the play layer asks of a game: scores, winners, its menu of actions. Each game has one adapter."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from tharsis.games.plugins import facet
from tharsis.kernel.core import Ask, Event, Frame, Ruleset, State
from tharsis.kernel.errors import UnknownName
from tharsis.kernel.option import CARD
from tharsis.kernel.phrase import Noun, Phrase
from tharsis.rules.menu import Entry, Menu
from tharsis.rules.vocabulary import Parameter

VARIANTS = ("draft", "beginners")  # options of a set-up that not every game has


@dataclass(frozen=True, slots=True)
class SeatScore:
    """The victory points of a seat: the sum, where they come from, and the points of each card."""

    seat: int
    total: int
    parts: dict[str, int]
    cards: dict[str, int] = field(default_factory=dict)
    tiebreak: int = 0


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that a player might think of doing on a turn: its label, price, and what stands against it."""

    label: str
    price: int
    reasons: list[Phrase]
    card: str = ""  # the key of the card that it is about


def items(s: State, seat: int, menu: Menu) -> list[Item]:
    """Everything that the entries of a menu might be done with, and why not."""
    found: list[Item] = []
    for number, entry in enumerate(menu.entries):
        bars = menu.barred(s, seat, number)
        for x in entry.all(s, seat):
            label = entry.offer(s, x).label()
            card = s.rules.cards[x].key if entry.kind == CARD else ""
            found.append(Item(label, entry.price(s, seat, x), bars + entry.reasons(s, seat, x), card))
    return found


class Adapter:
    """The defaults suit a game without scores and without a menu."""

    game = ""
    logged_slots: tuple[int, ...] = ()  # slots of a seat that never change without an event
    logged_world: tuple[int, ...] = ()
    variants: tuple[str, ...] = ()  # which of VARIANTS the game has
    unlogged: tuple[int, ...] = ()  # slots of a seat that its cards in play add up to, without an event
    parameters: tuple[Parameter, ...] = ()

    def scores(self, s: State) -> list[SeatScore]:
        """The score of every seat as it stands."""
        return [SeatScore(seat, 0, {}) for seat in range(s.rules.players)]

    def winners(self, s: State) -> list[int]:
        """The seats that win if the game ends now."""
        return []

    def is_menu(self, ask: Ask) -> bool:
        """Whether this decision begins a new action rather than going on with one."""
        return False

    def entries(self, rules: Ruleset) -> list[Entry]:
        """The entries of the menu of a turn, those of expansions included."""
        return []

    def menu(self, s: State, seat: int) -> list[Item]:
        """Everything that the seat might think of doing on its turn."""
        return []

    def ahead(self, s: State, seat: int) -> str | None:
        """The label of the answer that the seat may give now for when its turn comes."""
        return None

    def asked(self, s: State, f: Frame) -> Phrase | None:
        """What a question of this game's own is about, where its node has no words."""
        return None

    def news(self, before: State, after: State, seat: int) -> list[Phrase]:
        """What a move of a seat brings about besides numbers."""
        return [
            Phrase("news_goal", x=Noun(p.name))
            for p in self.parameters
            if before.world[p.slot] < p.goal <= after.world[p.slot]
        ]

    def plausible(self, s: State, seat: int) -> bool:
        """Whether a seat could hold what it was dealt in an imagined world, given what it has openly done."""
        return True

    def audit(self, s: State) -> list[str]:
        """What is wrong with a state by the rules of this game alone."""
        return []

    def audit_cards(self, s: State) -> list[str]:
        """What is wrong with the cards in play: asked after cards have moved."""
        return []

    def audit_tile(self, s: State, before: list[int], e: Event) -> list[str]:
        """What is wrong with a tile that was laid on a board."""
        return []

    def audit_end(self, s: State) -> list[str]:
        """What is wrong with the way in which a game ended."""
        return []

    def points(self, s: State, seat: int) -> int:
        """The score of a seat worked out a second time, in another way: it must agree with `scores`."""
        return self.scores(s)[seat].total


@cache
def adapter_for(game: str) -> Adapter:
    """The adapter of that game."""
    found = facet(game, "adapter")
    if found is None:
        raise UnknownName(f"the game {game!r} can't be played yet")
    adapter = found.ADAPTER
    assert isinstance(adapter, Adapter)
    return adapter
