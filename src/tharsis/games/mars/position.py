"""Positions of Terraforming Mars."""

from __future__ import annotations

from tharsis.games.mars import editing as arrange
from tharsis.games.mars.components import OCEANS, PARAMETERS, RESOURCES, TILES, TR, TR_RAISED
from tharsis.games.mars.goals import LIMIT
from tharsis.games.mars.slots import (
    ACTIONS,
    ACTIVE,
    CORPORATION,
    FIRST_DUE,
    FIRST_PLAYER,
    GENERATION,
    LAST_PLAYED,
    PASSED,
)
from tharsis.kernel.core import NOBODY, State, slug
from tharsis.kernel.errors import BadPosition
from tharsis.play.position.document import Document
from tharsis.play.position.loading import Loading, names
from tharsis.play.position.part import Part
from tharsis.rules.editing import put_in_hand
from tharsis.rules.goals import Objective, goals_of
from tharsis.rules.vocabulary import DECK, DISCARD, EVENTS, HAND, TABLEAU

KEYS = (
    *("generation", "first_player", "active_player", "actions_taken", "phase"),
    *("temperature", "oxygen", "oceans", "tiles", "claims", "milestones_claimed", "awards_funded"),
    *("deck_top", "discard"),
)
PLAYER_KEYS = (
    *("tr", "stock", "production", "corporation", "corporation_resources", "cards", "events_played", "hand"),
    *("actions_used", "tr_raised_this_generation", "last_card_played", "passed", "first_action_due"),
)


def load(loading: Loading) -> None:
    """What the base game has, in an order in which later parts can look at earlier ones."""
    it, players = MarsReading(loading), loading.players
    it.world(len(players))
    it.goals("milestones_claimed", goals_of(it.s.rules, "milestone"))
    it.goals("awards_funded", goals_of(it.s.rules, "award"))
    for seat, player in enumerate(players):
        it.player(seat, player)
    it.map()
    for seat, player in enumerate(players):
        it.metals(seat, player)
    it.piles()


def begin(loading: Loading) -> None:
    """Open the turn of the active player, or the phase that the document names."""
    s, phase = loading.s, loading.document.get("phase")
    if phase is None:
        arrange.open_turn(s, s.world[ACTIVE], s.world[ACTIONS])
    elif phase in arrange.phase_names(s.rules):
        arrange.open_phase(s, str(phase))
    else:
        known = ", ".join(arrange.phase_names(s.rules))
        raise BadPosition([f"phase is {phase!r}; possible: {known}"])


def ready(s: State) -> bool:
    """Whether a position can be written: at the beginning of an action."""
    return arrange.at_a_turn(s)


class MarsReading(Loading):
    """The base game's part of a document being read."""

    def __init__(self, loading: Loading) -> None:
        super().__init__(loading.s, loading.document, loading.reader, loading.players)
        self.placed = loading.placed

    def world(self, players: int) -> None:
        """The round and the global parameters."""
        s, r, d = self.s, self.reader, self.document
        s.set_world(GENERATION, r.number(d, "generation", 1, 1, 999))
        s.set_world(FIRST_PLAYER, r.number(d, "first_player", 0, 0, players - 1))
        s.set_world(ACTIVE, r.number(d, "active_player", s.world[FIRST_PLAYER], 0, players - 1))
        s.set_world(ACTIONS, r.number(d, "actions_taken", 0, 0, 1))
        self.parameters(PARAMETERS)

    def goals(self, key: str, goals: list[Objective]) -> None:
        """Milestones claimed or awards funded."""
        rows = self.reader.objects(self.document, key)
        if len(rows) > LIMIT:
            self.reader.wrong(f"{key} has {len(rows)} entries; at most {LIMIT} are possible")
        if rows and self.s.rules.players == 1:
            self.reader.wrong(f"{key}: there are none in the solo game")
        for row in rows:
            goal = next((g for g in goals if g.key == slug(str(row.get("name", "")))), None)
            seat = self.reader.number(row, "player", -1, 0, self.s.rules.players - 1)
            if goal is None:
                self.reader.wrong(f"{key}: unknown name {row.get('name')!r}")
            elif self.s.world[goal.owner] >= 0:
                self.reader.wrong(f"{key}: {goal.key} stands there twice")
            else:
                self.s.set_world(goal.owner, seat)

    def player(self, seat: int, player: Document) -> None:
        """One player's board and cards."""
        s, r, where = self.s, self.reader, f"player {seat}"
        own = s.seats[seat]
        self.corporation(seat, player)
        self.face_up(seat, player)
        for name in r.names(player, "events_played"):
            number = self.card(name, where)
            if number >= 0 and s.rules.cards[number].kind != "event":
                r.wrong(f"{where}: {name} is no event")
            elif number >= 0:
                arrange.put_in_play(s, seat, number)
        for name in r.names(player, "hand"):
            number = self.card(name, where)
            if number >= 0 and s.rules.cards[number].kind == "corporation":
                r.wrong(f"{where}: the corporation {name} can't be in hand")
            elif number >= 0:
                put_in_hand(s, seat, number)
        own[TR.slot] = r.number(player, "tr", 14 if s.rules.players == 1 else 20, 0, 999)
        self.amounts(seat, player)
        own[TR_RAISED.slot] = r.flag(player, "tr_raised_this_generation")
        own[FIRST_DUE] = r.flag(player, "first_action_due")
        own[PASSED] = r.flag(player, "passed")
        if own[PASSED] and s.world[ACTIVE] == seat:
            r.wrong(f"{where} has passed and can't be the active player")
        self.last_played(seat, player)
        self.used(seat, player)

    def corporation(self, seat: int, player: Document) -> None:
        """The corporation, its standing effect on."""
        name = player.get("corporation")
        if name is None:
            return
        number = self.card(name, f"player {seat}")
        if number >= 0 and self.s.rules.cards[number].kind != "corporation":
            self.reader.wrong(f"player {seat}: {name} is no corporation")
        elif number >= 0:
            arrange.put_in_play(self.s, seat, number, self.resources(number, player, "corporation_resources"))

    def face_up(self, seat: int, player: Document) -> None:
        """Green and blue cards in play, with what lies on them."""
        for row in self.reader.objects(player, "cards", by_name=True):
            number = self.card(row.get("name"), f"player {seat}")
            if number < 0:
                continue
            if self.s.rules.cards[number].kind not in ("automated", "active"):
                self.reader.wrong(f"player {seat}: {row.get('name')} does not lie face up")
            else:
                arrange.put_in_play(self.s, seat, number, self.resources(number, row, "resources"))

    def resources(self, number: int, row: Document, key: str) -> int:
        """Resources on a card; only on one that holds any."""
        n = self.reader.number(row, key, 0, 0, 999)
        if n and not self.s.rules.cards[number].holds:
            self.reader.wrong(f"{self.s.rules.cards[number].name} holds no resources")
        return n

    def amounts(self, seat: int, player: Document) -> None:
        """Stock and production."""
        own, r = self.s.seats[seat], self.reader
        names = {x.name for x in RESOURCES}
        stock, production = r.object(player, "stock"), r.object(player, "production")
        r.only(stock, names, f"player {seat}, stock")
        r.only(production, names, f"player {seat}, production")
        for x in RESOURCES:
            own[x.slot] = r.number(stock, x.name, 0, 0, 9999)
            own[x.production.slot] = r.number(production, x.name, 0, x.production.floor, 999)

    def last_played(self, seat: int, player: Document) -> None:
        """The card played last, for effects that wait for the next one."""
        name = player.get("last_card_played")
        if name is None:
            return
        number = self.s.rules.card_index.get(slug(str(name)), -1)
        zones = [self.s.rules.zone(seat, z) for z in (TABLEAU, EVENTS)]
        if number < 0 or self.s.place[number] not in zones:
            self.reader.wrong(f"player {seat}: last_card_played {name!r} is not among the cards played")
            return
        self.s.seats[seat][LAST_PLAYED] = number
        arrange.wait_for_next(self.s, seat, number)

    def used(self, seat: int, player: Document) -> None:
        """Actions used in this generation."""
        for name in self.reader.names(player, "actions_used"):
            number = self.s.rules.card_index.get(slug(name), -1)
            mine = number >= 0 and self.s.place[number] == self.s.rules.zone(seat, TABLEAU)
            if not mine or not self.s.rules.cards[number].actions:
                self.reader.wrong(f"player {seat}: {name} is no card of theirs with an action")
            else:
                self.s.set_used(number, 1)

    def map(self) -> None:
        """Tiles and claims."""
        s, r = self.s, self.reader
        for row in r.objects(self.document, "tiles"):
            cell, owner = self.cell(row), self.owner(row)
            tile = arrange.tile_named(str(row.get("tile")))
            if tile is None:
                r.wrong(f"there is no tile {row.get('tile')!r}")
            elif cell >= 0 and s.tile[cell] >= 0:
                r.wrong(f"two tiles on {row.get('space')}")
            elif cell >= 0 and not arrange.may_lie(s, tile, cell):
                r.wrong(f"no {tile.name} tile may lie on {row.get('space')}")
            elif tile.number > 2 and tile.number in s.tile:
                r.wrong(f"there is only one tile {tile.name}")
            elif not tile.owned and owner != NOBODY:
                r.wrong(f"an {tile.name} belongs to nobody")
            elif cell >= 0:
                arrange.put_tile(s, tile, cell, owner)
        self.claims()
        oceans = arrange.oceans_on_map(s)
        if "oceans" not in self.document:
            s.set_world(OCEANS.slot, oceans)
        elif oceans > s.world[OCEANS.slot]:
            r.wrong(f"oceans is {s.world[OCEANS.slot]}, but {oceans} ocean tiles lie on the map")

    def claims(self) -> None:
        """Areas that players have marked as theirs."""
        for row in self.reader.objects(self.document, "claims"):
            cell, owner = self.cell(row), self.owner(row)
            if cell < 0:
                continue
            if self.s.tile[cell] >= 0 or self.s.rules.cell_kind[cell] != 0 or owner == NOBODY:
                self.reader.wrong(f"{row.get('space')} can't be claimed")
            elif self.s.claim[cell] != NOBODY:
                self.reader.wrong(f"{row.get('space')} is claimed twice")
            else:
                self.s.set_claim(cell, owner)

    def owner(self, row: Document) -> int:
        """The owner that a row names; null is nobody."""
        if row.get("owner") is None:
            return NOBODY
        return self.reader.number(row, "owner", -1, 0, self.s.rules.players - 1)

    def metals(self, seat: int, player: Document) -> None:
        """What was chosen on cards that remember it: as given, or as the area of their tile says."""
        for row in self.reader.objects(player, "cards", by_name=True):
            number = self.s.rules.card_index.get(slug(str(row.get("name"))), -1)
            metals = arrange.metals_of(self.s.rules.cards[number]) if number >= 0 else []
            metal = row.get("metal")
            if metal is None or not metals:
                if metal is not None:
                    self.reader.wrong(f"{row.get('name')} remembers no metal")
                continue
            if metal not in metals:
                self.reader.wrong(f"{row.get('name')}: metal is {metal!r}; possible: {', '.join(metals)}")
            else:
                self.s.set_mark(number, metals.index(metal) + 1)


# --- dump -----------------------------------------------------------------------------------------------------------


def dump(s: State) -> Document:
    """The base game's part of a document."""
    return {
        "generation": s.world[GENERATION],
        "first_player": s.world[FIRST_PLAYER],
        "active_player": s.world[ACTIVE],
        "actions_taken": s.world[ACTIONS],
        **{p.name: s.world[p.slot] for p in PARAMETERS},
        "tiles": dump_tiles(s),
        "claims": [
            {"space": s.rules.cell_names[i], "owner": seat}
            for i, seat in enumerate(s.claim)
            if seat != NOBODY
        ],
        "milestones_claimed": dump_goals(s, goals_of(s.rules, "milestone")),
        "awards_funded": dump_goals(s, goals_of(s.rules, "award")),
        "deck_top": names(s, s.zones[DECK][::-1]),
        "discard": names(s, s.zones[DISCARD]),
    }


def dump_tiles(s: State) -> list[Document]:
    """Every tile on the map and off it."""
    return [
        {
            "space": s.rules.cell_names[i],
            "tile": TILES[tile].name,
            "owner": None if s.owner[i] == NOBODY else s.owner[i],
        }
        for i, tile in enumerate(s.tile)
        if tile >= 0
    ]


def dump_goals(s: State, goals: list[Objective]) -> list[Document]:
    """Milestones or awards that have an owner."""
    return [{"name": g.key.capitalize(), "player": s.world[g.owner]} for g in goals if s.world[g.owner] >= 0]


def dump_player(s: State, seat: int) -> Document:
    """One player."""
    own = s.seats[seat]
    tableau = s.zones[s.rules.zone(seat, TABLEAU)]
    corporation, last = own[CORPORATION], own[LAST_PLAYED]
    document: Document = {
        "tr": own[TR.slot],
        "stock": {x.name: own[x.slot] for x in RESOURCES},
        "production": {x.name: own[x.production.slot] for x in RESOURCES},
        "cards": [dump_card(s, c) for c in tableau if c != corporation],
        "events_played": names(s, s.zones[s.rules.zone(seat, EVENTS)]),
        "hand": names(s, s.zones[s.rules.zone(seat, HAND)]),
        "actions_used": names(s, [c for c in tableau if s.used[c]]),
        "tr_raised_this_generation": bool(own[TR_RAISED.slot]),
        "last_card_played": None if last < 0 else s.rules.cards[last].name,
        "passed": bool(own[PASSED]),
    }
    if corporation >= 0:
        document["corporation"] = s.rules.cards[corporation].name
        document["corporation_resources"] = s.res[corporation]
    if own[FIRST_DUE]:
        document["first_action_due"] = True
    return document


def dump_card(s: State, card: int) -> Document:
    """A card in play."""
    it = s.rules.cards[card]
    document: Document = {"name": it.name}
    if it.holds:
        document["resources"] = s.res[card]
    if s.mark[card]:
        document["metal"] = arrange.metals_of(it)[s.mark[card] - 1]
    return document


PARTS = [Part(load, KEYS, PLAYER_KEYS, dump, dump_player)]
