"""Positions of the Dice Game as documents."""

from __future__ import annotations

from tharsis.games.dice import editing as arrange
from tharsis.games.dice.components import CUP, OCEAN, OCEANS, PARAMETERS, VP, WILD
from tharsis.games.dice.goals import GONE
from tharsis.games.dice.slots import (
    ACTIVE,
    AWARD_SPACES,
    BEGIN,
    BONUS,
    BONUS_STEPS,
    BONUS_TAKEN,
    COMMITTED,
    CORPORATION,
    ENDING,
    EXTRA,
    FIRST_PLAYER,
    LAST_TURNS,
    MAIN_DUE,
    MAINS,
    MILESTONE_SPACES,
    STAGE,
    TURN,
)
from tharsis.kernel.core import NOBODY, State, slug
from tharsis.play.position.document import Document
from tharsis.play.position.loading import Loading, names
from tharsis.play.position.part import Part
from tharsis.rules.editing import put_in_hand
from tharsis.rules.goals import Objective, goals_of
from tharsis.rules.vocabulary import DECK, DISCARD, HAND, TABLEAU

KINDS = {"deck": "project"}  # what the cards of a pile are called
STAGES = ["begin", "main", "done", "produced"]
KEYS = (
    *("turn", "first_player", "active_player", "stage"),
    *("main_actions_left", "extra_turns", "ending", "last_turns", "temperature", "oxygen", "oceans", "tiles"),
    *("awards", "milestones", "bonus_cards", "deck_top", "discard", "action_turn"),
)
PLAYER_KEYS = ("vp", "wild", "dice", "corporation", "cards", "hand", "used", "bonus_taken")


def load(loading: Loading) -> None:
    """What the base game has, in an order in which later parts can look at earlier ones."""
    it = DiceReading(loading)
    it.map()
    it.world(len(loading.players))
    it.goals()
    for seat, player in enumerate(loading.players):
        it.player(seat, player)
    it.dice()
    it.bonus_cards()
    it.piles()


def begin(loading: Loading) -> None:
    """Open the turn of the active player."""
    s, r, d = loading.s, loading.reader, loading.document
    s.log = None
    stage = d.get("stage", "begin")
    mains, action = r.number(d, "main_actions_left", 1, 0, 9), r.flag(d, "action_turn") == 1
    arrange.begin_turn(s, s.world[ACTIVE], STAGES.index(stage), mains, action)


def ready(s: State) -> bool:
    """Whether a position can be written: at the beginning of an action."""
    return arrange.at_a_turn(s)


class DiceReading(Loading):
    """The base game's part of a document being read."""

    def __init__(self, loading: Loading) -> None:
        super().__init__(loading.s, loading.document, loading.reader, loading.players)
        self.placed = loading.placed

    def world(self, players: int) -> None:
        """The turn and the global parameters."""
        s, r, d = self.s, self.reader, self.document
        s.set_world(TURN, r.number(d, "turn", 1, 1, 9999))
        s.set_world(FIRST_PLAYER, r.number(d, "first_player", 0, 0, players - 1))
        s.set_world(ACTIVE, r.number(d, "active_player", s.world[FIRST_PLAYER], 0, players - 1))
        s.set_world(EXTRA, r.number(d, "extra_turns", 0, 0, 9))
        s.set_world(ENDING, r.number(d, "ending", 0, 0, 2))
        s.set_world(LAST_TURNS, r.number(d, "last_turns", 0, 0, players))
        if d.get("stage", "begin") not in STAGES:
            r.wrong(f"stage is {d.get('stage')!r}; possible: {', '.join(STAGES)}")
        self.parameters(p for p in PARAMETERS if p is not OCEANS)
        tiles = s.tile.count(OCEAN.number)
        s.set_world(OCEANS.slot, r.number(d, OCEANS.name, tiles, tiles, OCEANS.goal))

    def map(self) -> None:
        """Tiles on areas."""
        s, r = self.s, self.reader
        for row in r.objects(self.document, "tiles"):
            cell, tile = self.cell(row), arrange.tile_named(str(row.get("tile")))
            if tile is None:
                r.wrong(f"there is no tile {row.get('tile')!r}")
            elif cell >= 0 and s.tile[cell] >= 0:
                r.wrong(f"two tiles on {row.get('space')}")
            elif cell >= 0:
                arrange.put_tile(s, tile, cell)
        if s.tile.count(OCEAN.number) > OCEANS.goal:
            r.wrong(f"tiles: more than {OCEANS.goal} oceans")

    def goals(self) -> None:
        """Awards and milestones on the spaces of the board."""
        s, r = self.s, self.reader
        for space, name in enumerate(r.names(self.document, "awards")[:3]):
            face = arrange.face_named(name)
            if face is None:
                r.wrong(f"awards: there is no face {name!r}")
            else:
                arrange.put_award(s, space, face)
        rows = r.objects(self.document, "milestones", by_name=True)[:3]
        keys = [slug(str(row.get("name"))) for row in rows]
        known = {m.key: m for m in milestones(s)}
        for key in keys:
            if key not in known or keys.count(key) > 1:
                r.wrong(f"milestones: {key!r} is unknown or stands there twice")
                return
        arrange.put_milestones(s, keys)
        for key, row in zip(keys, rows, strict=True):
            if row.get("player") == "removed":
                s.set_world(known[key].owner, GONE)
            elif row.get("player") is not None:
                s.set_world(known[key].owner, r.number(row, "player", 0, 0, s.rules.players - 1))

    def card_of(self, name: object, where: str, *kinds: str) -> int:
        """The number of a card of some kinds that was not placed yet; -1 if there is none."""
        number = self.card(name, where)
        if number >= 0 and self.kind(number) not in kinds:
            self.reader.wrong(f"{where}: the card {name!r} can't be there")
            return -1
        return number

    def is_project(self, number: int) -> bool:
        return self.kind(number) == "project"

    def kind(self, number: int) -> str:
        """Whether it is a project, a bonus card or a corporation."""
        card = self.s.rules.cards[number]
        return "corporation" if card.kind == "corporation" else KINDS.get(card.home, card.home)

    def player(self, seat: int, player: Document) -> None:
        """One player's dice, points and cards."""
        s, r, where = self.s, self.reader, f"player {seat}"
        own = s.seats[seat]
        own[VP.slot] = r.number(player, "vp", 0, 0, 999)
        own[WILD.slot] = r.number(player, "wild", 0, 0, 999)
        reached = sum(1 for step in BONUS_STEPS if own[VP.slot] >= step)
        own[BONUS_TAKEN] = r.number(player, "bonus_taken", reached, 0, len(BONUS_STEPS))
        dice = r.object(player, "dice")
        r.only(dice, {face.name for face in CUP.faces}, f"{where}: dice")
        for face in CUP.faces:
            arrange.put_dice(s, seat, face, r.number(dice, face.name, 0, 0, face.die.count))
        if player.get("corporation") is not None:
            number = self.card_of(player["corporation"], where, "corporation")
            if number >= 0:
                arrange.put_in_play(s, seat, number)
        for name in r.names(player, "cards"):
            number = self.card_of(name, where, "project", "bonus")
            if number >= 0:
                arrange.put_in_play(s, seat, number)
        for name in r.names(player, "hand"):
            number = self.project(name, where)
            if number >= 0:
                put_in_hand(s, seat, number)
        for name in r.names(player, "used"):
            number = s.rules.card_index.get(slug(name), -1)
            if number < 0 or s.rules.tableau_seat[s.place[number]] != seat:
                r.wrong(f"{where}: {name} is not in play")
            else:
                s.set_used(number, 1)

    def dice(self) -> None:
        """No colour has more dice than there are."""
        for die in CUP.dice:
            if self.s.world[die.pool] < 0:
                self.reader.wrong(f"there are {die.count - self.s.world[die.pool]} {die.name} dice")

    def bonus_cards(self) -> None:
        """The bonus cards that are left."""
        rows = self.reader.names(self.document, "bonus_cards")
        left = [self.card_of(name, "bonus_cards", "bonus") for name in rows]
        arrange.put_in_bonus_pile(self.s, [number for number in left if number >= 0])


def milestones(s: State) -> list[Objective]:
    """The milestones of these rules."""
    return goals_of(s.rules, "milestone")


# --- dump -----------------------------------------------------------------------------------------------------------


def dump(s: State) -> Document:
    """The base game's part of a document."""
    faces = [s.world[slot] for slot in AWARD_SPACES if s.world[slot] >= 0]
    document: Document = {
        "turn": s.world[TURN],
        "first_player": s.world[FIRST_PLAYER],
        "active_player": s.world[ACTIVE],
        "stage": STAGES[s.world[STAGE]],
        **{p.name: s.world[p.slot] for p in PARAMETERS},
        "tiles": [
            {"space": s.rules.cell_names[i], "tile": s.rules.tile_names[t]}
            for i, t in enumerate(s.tile)
            if t >= 0
        ],
        "awards": [CUP.faces[face].name for face in faces],
        "milestones": dump_milestones(s),
        "bonus_cards": names(s, s.zones[BONUS]),
        "deck_top": names(s, s.zones[DECK][::-1]),
        "discard": names(s, s.zones[DISCARD]),
    }
    if s.world[MAINS] != 1 or s.world[STAGE] == MAIN_DUE:
        document["main_actions_left"] = s.world[MAINS]
    if s.world[COMMITTED] and s.world[STAGE] == BEGIN:
        document["action_turn"] = True
    for key, slot in (("extra_turns", EXTRA), ("ending", ENDING), ("last_turns", LAST_TURNS)):
        if s.world[slot]:
            document[key] = s.world[slot]
    return document


def dump_milestones(s: State) -> list[Document]:
    """The milestones on the board with who has got them."""
    found: list[Document] = []
    for slot in MILESTONE_SPACES:
        if s.world[slot] >= 0:
            m = milestones(s)[s.world[slot]]
            owner = s.world[m.owner]
            who = None if owner == NOBODY else "removed" if owner == GONE else owner
            found.append({"name": m.key, "player": who})
    return found


def dump_player(s: State, seat: int) -> Document:
    """One player's dice, points and cards."""
    own = s.seats[seat]
    corporation = own[CORPORATION]
    cards = [c for c in s.zones[s.rules.zone(seat, TABLEAU)] if c != corporation]
    return {
        "vp": own[VP.slot],
        "wild": own[WILD.slot],
        "dice": {face.name: own[face.slot] for face in CUP.faces if own[face.slot]},
        "corporation": None if corporation < 0 else s.rules.cards[corporation].name,
        "cards": names(s, cards),
        "hand": names(s, s.zones[s.rules.zone(seat, HAND)]),
        "used": names(s, [c for c in s.zones[s.rules.zone(seat, TABLEAU)] if s.used[c]]),
        "bonus_taken": own[BONUS_TAKEN],
    }


PARTS = [Part(load, KEYS, PLAYER_KEYS, dump, dump_player)]
