"""What Turmoil adds to positions: the committee and the row of events under "turmoil", and who has used the policy."""

from __future__ import annotations

from tharsis.games.mars.turmoil import policies
from tharsis.games.mars.turmoil.committee import available, delegates, leader, owners
from tharsis.games.mars.turmoil.components import (
    CHAIRMAN,
    COMING,
    CURRENT,
    DELEGATES,
    DISTANT,
    DOMINANT,
    EVENT_DECK,
    IN_FORCE,
    LOBBY,
    NEUTRAL,
    NEUTRAL_DELEGATES,
    NEUTRAL_RESERVE,
    NONE,
    PARTIES,
    PAST,
    POLICY_USED,
    RESERVE,
    RULING,
)
from tharsis.kernel.core import NOBODY, State, slug
from tharsis.play.position.document import Document
from tharsis.play.position.loading import Loading
from tharsis.play.position.part import Part

KEYS = (
    *("ruling", "dominant", "chairman", "parties", "lobby", "available"),
    *("current_event", "coming_event", "distant_event", "next_event", "past_events"),
)
PLACES = {
    "current_event": CURRENT,
    "coming_event": COMING,
    "distant_event": DISTANT,
    "next_event": EVENT_DECK,
}
ACTING = ("action", None)  # phases in which the policy is in force


class Committee(Loading):
    """The committee of a document being read."""

    def __init__(self, loading: Loading) -> None:
        super().__init__(loading.s, loading.document, loading.reader, loading.players)
        self.placed = loading.placed
        self.it = loading.reader.object(loading.document, "turmoil")

    def party(self, key: str, default: int) -> int:
        """A party that a key names."""
        name = self.it.get(key)
        return default if name is None else self.party_named(name, key)

    def party_named(self, name: object, where: str) -> int:
        """A party by its name."""
        for party in PARTIES:
            if slug(str(name)) == party.key:
                return party.number
        self.reader.wrong(f"{where}: there is no party {name!r}")
        return 0

    def owner(self, value: object, where: str) -> int:
        """An owner of delegates: "neutral", or a player's number."""
        if value == "neutral":
            return NEUTRAL
        if isinstance(value, str) and value.isdigit():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < self.s.rules.players:
            self.reader.wrong(f"{where} is {value!r}; possible: neutral, or the number of a player")
            return NEUTRAL
        return value

    def parties(self) -> None:
        """The delegates of every party, and who leads it."""
        for name, row in self.reader.object(self.it, "parties").items():
            party = PARTIES[self.party_named(name, "parties")]
            if not isinstance(row, dict):
                self.reader.wrong(f"parties: {name} is not an object")
                continue
            self.reader.only(row, {"leader", "delegates"}, str(name))
            counts: dict[int, int] = {}
            for owner in self.reader.object(row, "delegates"):
                n = self.reader.number(row["delegates"], owner, 0, 0, NEUTRAL_DELEGATES)
                counts[self.owner(owner, f"{name}, delegates")] = n
            for who, n in counts.items():
                if who == NEUTRAL:
                    self.s.set_world(party.neutral, n)
                else:
                    self.s.seats[who][party.delegates] = n
            self.leader(str(name), party.leader, row, counts)

    def leader(self, name: str, slot: int, row: Document, counts: dict[int, int]) -> None:
        """Who leads a party: it must have as many delegates there as anybody."""
        there = {who: n for who, n in counts.items() if n}
        if not there:
            if row.get("leader") is not None:
                self.reader.wrong(f"{name} has a leader and no delegates")
            return
        if row.get("leader") is None and len([n for n in there.values() if n == max(there.values())]) == 1:
            lead = max(there, key=lambda who: there[who])
        else:
            lead = self.owner(row.get("leader"), f"{name}, leader")
        if there.get(lead, 0) < max(there.values()):
            self.reader.wrong(f"{name}: the leader's owner has fewer delegates there than somebody else")
        self.s.set_world(slot, lead)

    def dominance(self) -> None:
        """The dominant party: no other is larger."""
        sizes = [sum(delegates(self.s, party.number, who) for who in owners(self.s)) for party in PARTIES]
        self.s.set_world(DOMINANT, self.party("dominant", sizes.index(max(sizes))))
        if sizes[self.s.world[DOMINANT]] < max(sizes):
            self.reader.wrong("dominant: another party has more delegates")

    def lobby(self) -> None:
        """Who has a delegate in the lobby: everybody, unless it is said."""
        named = self.it.get("lobby")
        seats = list(range(self.s.rules.players))
        if named is not None and (not isinstance(named, list) or not all(x in seats for x in named)):
            self.reader.wrong("lobby is not a list of players")
        elif named is not None:
            seats = named
        given = self.reader.object(self.it, "available")
        self.reader.only(given, {"neutral", *map(str, range(self.s.rules.players))}, "available")
        for seat, own in enumerate(self.s.seats):
            used = sum(own[party.delegates] for party in PARTIES) + (self.s.world[CHAIRMAN] == seat)
            left = self.left(given, str(seat), DELEGATES - used)
            own[LOBBY] = 1 if seat in seats and left > 0 else 0
            if named is not None and seat in seats and left <= 0:
                self.reader.wrong(f"lobby: player {seat} has no delegate left for it")
            own[RESERVE] = max(0, left - own[LOBBY])
        used = sum(self.s.world[party.neutral] for party in PARTIES) + (self.s.world[CHAIRMAN] == NEUTRAL)
        self.s.set_world(NEUTRAL_RESERVE, max(0, self.left(given, "neutral", NEUTRAL_DELEGATES - used)))

    def left(self, given: Document, owner: str, follows: int) -> int:
        """The delegates of an owner that are in no party and not in the chair."""
        if follows < 0:
            self.reader.wrong(f"{owner} has {-follows} delegates too many")
        elif self.reader.number(given, owner, follows, 0, NEUTRAL_DELEGATES) != follows:
            self.reader.wrong(f"available: {owner} has {follows}, as the rest of the position says")
        return follows

    def events(self) -> None:
        """The row of events, and the top of the deck. The rest lies below, shuffled."""
        s = self.s
        s.shuffle_pile(EVENT_DECK)
        for name in self.reader.names(self.it, "past_events"):
            self.event(name, "past_events", PAST)
        for key, zone in PLACES.items():
            if self.it.get(key) is not None:
                self.event(self.it[key], key, zone)

    def event(self, name: object, key: str, zone: int) -> None:
        """An event goes to a place."""
        number = self.s.rules.card_index.get(f"event-{slug(str(name))}", -1)
        if number < 0:
            self.reader.wrong(f"{key}: there is no global event {name!r}")
        elif number in self.placed:
            self.reader.wrong(f"{key}: the global event {name!r} is in two places")
        else:
            self.placed.add(number)
            self.s.move(NOBODY, number, zone)


def load(loading: Loading) -> None:
    """The committee, the events, the policy in force."""
    it, s = Committee(loading), loading.s
    it.reader.only(it.it, set(KEYS), "turmoil")
    chairman = it.it.get("chairman", "neutral")
    s.set_world(CHAIRMAN, it.owner(chairman, "chairman"))
    s.set_world(RULING, it.party("ruling", s.world[RULING]))
    it.parties()
    it.dominance()
    it.lobby()
    it.events()
    for seat, player in enumerate(loading.players):
        s.seats[seat][POLICY_USED] = loading.reader.flag(player, "policy_action_used")
    s.set_world(IN_FORCE, 0)
    if loading.document.get("phase") in ACTING:
        policies.begin(s)


# --- dump -----------------------------------------------------------------------------------------------------------


def owner_name(owner: int) -> int | str | None:
    """An owner as documents write it."""
    return None if owner == NONE else "neutral" if owner == NEUTRAL else owner


def dump_party(s: State, party: int) -> Document:
    """A party with its delegates."""
    names = {who: "neutral" if who == NEUTRAL else str(who) for who in owners(s)}
    counts = {names[who]: delegates(s, party, who) for who in owners(s) if delegates(s, party, who)}
    return {"leader": owner_name(leader(s, party)), "delegates": counts}


def dump(s: State) -> Document:
    """The committee and the events."""
    tops = {key: s.zones[zone][-1:] for key, zone in PLACES.items()}
    cards = s.rules.cards
    it: Document = {
        "ruling": PARTIES[s.world[RULING]].name,
        "dominant": PARTIES[s.world[DOMINANT]].name,
        "chairman": owner_name(s.world[CHAIRMAN]),
        "parties": {
            party.name: dump_party(s, party.number) for party in PARTIES if leader(s, party.number) != NONE
        },
        "lobby": [seat for seat, own in enumerate(s.seats) if own[LOBBY]],
        "available": {
            **{str(seat): available(s, seat) for seat in range(s.rules.players)},
            "neutral": s.world[NEUTRAL_RESERVE],
        },
        **{key: cards[pile[0]].name if pile else None for key, pile in tops.items()},
        "past_events": [cards[card].name for card in s.zones[PAST]],
    }
    return {"turmoil": it}


def dump_player(s: State, seat: int) -> Document:
    """Whether a player has used the action of the policy."""
    return {"policy_action_used": bool(s.seats[seat][POLICY_USED])}


PARTS = [Part(load, ("turmoil",), ("policy_action_used",), dump, dump_player)]
