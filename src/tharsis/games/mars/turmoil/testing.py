"""The table of Turmoil: a committee and events set up by names."""

from __future__ import annotations

from tharsis.games.mars.slots import GENERATION
from tharsis.games.mars.testing import MarsTable
from tharsis.games.mars.turmoil import policies
from tharsis.games.mars.turmoil.audit import wrong
from tharsis.games.mars.turmoil.committee import add_delegates, influence, leader, settle, size
from tharsis.games.mars.turmoil.components import (
    CHAIRMAN,
    COMING,
    CURRENT,
    DISTANT,
    DOMINANT,
    EVENT_DECK,
    LOBBY,
    NEUTRAL,
    NEUTRAL_RESERVE,
    PARTIES,
    PARTY_KEYS,
    RESERVE,
    RULING,
)
from tharsis.games.mars.turmoil.lobby import NeedChair
from tharsis.kernel.core import NOBODY, Frame, Node, slug
from tharsis.rules.resolve import RESOLVE


class TurmoilTable(MarsTable):
    """A table with words for the committee. Nobody has a delegate in any party; the Greens rule."""

    def party(self, name: str) -> int:
        """A party by its name."""
        return PARTY_KEYS.index(slug(name))

    def governs(self, name: str) -> None:
        """That party rules, in the action phase."""
        policies.end(self.state)
        self.state.set_world(RULING, self.party(name))
        policies.begin(self.state)
        self.refresh()

    def has_delegates(self, owner: int, name: str, n: int = 1) -> None:
        """Delegates of a player (-1: neutral) in a party, as part of the position."""
        if owner == NEUTRAL:
            self.state.set_world(NEUTRAL_RESERVE, self.state.world[NEUTRAL_RESERVE] - n)
        else:
            self.state.seats[owner][RESERVE] -= n
        add_delegates(self.state, self.party(name), owner, n)
        settle(self.state, self.party(name))
        self.refresh()

    def chairs(self, owner: int) -> None:
        """A player (-1: neutral) is chairman."""
        old = self.state.world[CHAIRMAN]
        for who, n in ((old, 1), (owner, -1)):
            if who == NEUTRAL:
                self.state.set_world(NEUTRAL_RESERVE, self.state.world[NEUTRAL_RESERVE] + n)
            else:
                self.state.seats[who][RESERVE] += n
        self.state.set_world(CHAIRMAN, owner)
        self.refresh()

    def dominates(self, name: str) -> None:
        """That party has the dominance marker."""
        self.state.set_world(DOMINANT, self.party(name))

    def put_event(self, name: str, zone: int = CURRENT) -> None:
        """An event lies at a place of the row."""
        card = self.state.rules.card_index[f"event-{slug(name)}"]
        for other in self.state.zones[zone][:]:
            if zone != EVENT_DECK:
                self.state.move(NOBODY, other, EVENT_DECK)
        self.state.move(NOBODY, card, zone)

    def run_node(self, node: Node, seat: int = NOBODY) -> None:
        """Let a node work, and nothing after it."""
        self.state.drop_work()
        self.mark()
        self.state.push(Frame(RESOLVE, max(seat, 0)))
        self.state.push(Frame(node, seat))
        self.state.run()
        self.rearranged = False

    def step(self, name: str) -> None:
        """One step of the Turmoil phase alone: revision, event, government, changing-times; or the whole of it."""
        policies.end(self.state)
        self.run_node(self.state.rules.nodes[f"flow/turmoil/{name}" if name else "flow/turmoil"])

    def happens(self, event: str) -> None:
        """A global event is current, and happens."""
        self.put_event(event)
        self.step("event")

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def ruling(self) -> str:
        return PARTIES[self.state.world[RULING]].name

    @property
    def dominant(self) -> str:
        return PARTIES[self.state.world[DOMINANT]].name

    @property
    def chairman(self) -> int:
        return self.state.world[CHAIRMAN]

    def leads(self, name: str) -> int:
        return leader(self.state, self.party(name))

    def size(self, name: str) -> int:
        return size(self.state, self.party(name))

    def influence(self, seat: int) -> int:
        return influence(self.state, seat)

    def reserve(self, seat: int) -> int:
        return self.state.seats[seat][RESERVE]

    def lobby(self, seat: int) -> int:
        return self.state.seats[seat][LOBBY]

    def event_at(self, zone: int) -> str | None:
        pile = self.state.zones[zone]
        return self.state.rules.cards[pile[-1]].name if pile else None

    @property
    def row(self) -> list[str | None]:
        """The events: current, coming, distant."""
        return [self.event_at(zone) for zone in (CURRENT, COMING, DISTANT)]

    def sound(self) -> None:
        """Nothing is wrong with delegates and parties."""
        assert wrong(self.state) == []

    @property
    def now(self) -> int:
        return self.state.world[GENERATION]


def turmoil_table(players: int = 2, *modules: str, **options: int) -> TurmoilTable:
    """A table for so many."""
    return TurmoilTable(players, ("turmoil", *modules), **options)


def plenty(table: MarsTable, card: str) -> None:
    """Every card can be played and does something: the first player has two delegates in every party, rivals and nobody have
    some too; the chairman is the first player where the card asks for that."""
    s = table.state
    for party in range(len(PARTIES)):
        add_delegates(s, party, 0, 2)
        add_delegates(s, party, 1, 1)
        settle(s, party)
    for party in (0, 1):
        add_delegates(s, party, NEUTRAL, 1)
    needs = s.rules.cards[s.rules.card_index[slug(card)]].needs if card else []
    if any(isinstance(need, NeedChair) and not need.neutral for need in needs):
        s.set_world(CHAIRMAN, 0)
