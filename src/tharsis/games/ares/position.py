"""Positions of Ares Expedition."""

from __future__ import annotations

from tharsis.games.ares import editing as arrange
from tharsis.games.ares.components import (
    FORESTS,
    NEXT_CARD,
    OCEANS,
    OXYGEN,
    RESOURCES,
    TEMPERATURE,
    TR,
    TR_RAISED,
    TRACKS,
)
from tharsis.games.ares.menu import Turn
from tharsis.games.ares.planning import Plan
from tharsis.games.ares.slots import (
    ACTION,
    BONUS,
    CORPORATION,
    COUNTER,
    LAST_PHASE,
    OFFERED,
    PHASE,
    PHASES_DONE,
    PLANNING,
    PLAYS,
    POOL_CUBES,
    POOL_MARKERS,
    ROUND,
    STAGE,
    coop,
)
from tharsis.games.ares.zones import FLIPPED, OCEAN_TILES, STACK_CARDS, STACK_USED
from tharsis.kernel.core import NOBODY, State, slug
from tharsis.play.position.document import Document
from tharsis.play.position.loading import Loading, names
from tharsis.play.position.part import Part
from tharsis.rules.editing import put_in_hand
from tharsis.rules.vocabulary import DECK, DISCARD, HAND, TABLEAU

STAGES = ["planning", "I", "II", "III", "IV", "V", "end"]
ROMAN = STAGES[1:6]
KEYS = (
    *("round", "phase", "phases_resolved", "temperature", "oxygen", "oceans", "at_phase_start"),
    *("ocean_next", "ocean_last_flipped", "deck_top", "discard", "pool", "dummy", "round_counter"),
)
PLAYER_KEYS = (
    *("corporation", "tr", "stock", "forests", "cards", "hand", "phase_chosen", "phase_chosen_last_round"),
    *("done", "actions_used", "plays_left", "bonus_left", "next_card", "tr_raised", "tr_offer_made"),
)


class AresReading(Loading):
    """A document being read."""

    def __init__(self, loading: Loading) -> None:
        super().__init__(loading.s, loading.document, loading.reader, loading.players)
        self.placed = loading.placed

    def is_project(self, number: int) -> bool:
        return self.s.rules.cards[number].home == "deck"

    def name(self, document: Document, key: str, known: list[str], default: str) -> int:
        """One of some names, as its number; -1 where there is none."""
        value = document.get(key)
        if value is None:
            value = default
        if value not in known:
            if value != "":
                self.reader.wrong(f"{key} is {value!r}; possible: {', '.join(known)}")
            return -1
        return known.index(value)

    def world(self) -> None:
        """The round, the tracks, the oceans, and what the modes have."""
        s, r, d = self.s, self.reader, self.document
        s.set_world(ROUND, r.number(d, "round", 1, 1, 999))
        s.set_world(STAGE, max(0, self.name(d, "phase", [*STAGES, "setup"], "planning")))
        for name in r.names(d, "phases_resolved"):
            if name in ROMAN:
                s.set_world(PHASES_DONE, s.world[PHASES_DONE] | (1 << ROMAN.index(name) + 1))
            else:
                r.wrong(f"phases_resolved: there is no phase {name!r}")
        self.parameters([TEMPERATURE, OXYGEN])
        self.oceans(r.number(d, "oceans", 0, 0, OCEANS.goal))
        self.modes()

    def oceans(self, flipped: int) -> None:
        """How many are flipped, which one was last, and which ones come next."""
        s, r = self.s, self.reader
        s.shuffle_pile(OCEAN_TILES)
        last = r.number(self.document, "ocean_last_flipped", 0, 0, OCEANS.goal)
        coming = self.document.get("ocean_next", [])
        if not isinstance(coming, list) or not all(x in range(1, OCEANS.goal + 1) for x in coming):
            r.wrong("ocean_next is not a list of tiles 1 to 9")
            return
        if last and not flipped:
            r.wrong(f"ocean_last_flipped is {last}, but no ocean is flipped")
        if len(set(coming)) != len(coming) or last in coming or len(coming) > OCEANS.goal - flipped:
            r.wrong("ocean_next names a tile twice, one that is flipped, or too many")
            return
        self.on_top([*([last] if last else []), *coming])
        arrange.put_oceans(s, flipped if not last else min(flipped, 1))
        if last and flipped > 1:  # the others were flipped before it, from below
            for tile in s.zones[OCEAN_TILES][: flipped - 1]:
                s.move(NOBODY, tile, FLIPPED)
            pile = s.own_pile(FLIPPED)
            pile.append(pile.pop(0))
        elif coming and flipped:
            self.on_top(coming)
        s.set_world(OCEANS.slot, flipped)

    def on_top(self, tiles: list[int]) -> None:
        """These ocean tiles come up next, the first one first."""
        pile = self.s.own_pile(OCEAN_TILES)
        for number in reversed(tiles):
            tile = self.s.rules.card_index[f"ocean-{number}"]
            if tile in pile:
                pile.remove(tile)
                pile.append(tile)

    def modes(self) -> None:
        """The pool of the cooperative game, the stack of the solo game."""
        s, r, d = self.s, self.reader, self.document
        if d.get("mode") == "coop" and not coop(s.rules):
            r.wrong("only two play the cooperative game")
        if d.get("mode") == "solo" and s.rules.players != 1:
            r.wrong("the solo game is played alone")
        if coop(s.rules):
            pool = r.object(d, "pool")
            s.set_world(POOL_CUBES, r.number(pool, "cubes", 27, 0, 27))
            s.set_world(POOL_MARKERS, r.number(pool, "markers", 3, 0, 3))
        elif "pool" in d:
            r.wrong("only a cooperative game has a pool")
        if s.rules.players == 1:
            self.stack()
        elif "dummy" in d or "round_counter" in d:
            r.wrong("only a solo game has a stack of phase cards")

    def stack(self) -> None:
        """The cards of the stack still to come, the first one first; without them all five, shuffled."""
        s, r, d = self.s, self.reader, self.document
        s.set_world(COUNTER, r.number(d, "round_counter", 1 + (s.world[ROUND] - 1) // 5, 1, 5))
        s.shuffle_pile(STACK_CARDS)
        coming = r.names(d, "dummy")
        if any(x not in ROMAN for x in coming) or len(set(coming)) != len(coming):
            r.wrong("dummy names a phase twice, or none")
        elif "dummy" in d:
            cards = [s.rules.card_index[f"phase-{x.lower()}"] for x in coming]
            for card in s.zones[STACK_CARDS][:]:
                if card not in cards:
                    s.move(NOBODY, card, STACK_USED)
            s.own_pile(STACK_CARDS)[:] = cards[::-1]

    def player(self, seat: int, player: Document) -> None:
        """One player's board and cards."""
        s, r, where = self.s, self.reader, f"player {seat}"
        own = s.seats[seat]
        if player.get("corporation") is not None:
            self.in_play(seat, {"name": player["corporation"]}, ("corporation",))
        for row in r.objects(player, "cards", by_name=True):
            self.in_play(seat, row, ("automated", "active", "event"))
        for name in r.names(player, "hand"):
            number = self.project(name, where)
            if number >= 0:
                put_in_hand(s, seat, number)
        own[TR.slot] = r.number(player, "tr", 5, 0, 999)
        own[FORESTS.slot] = r.number(player, "forests", 0, 0, 999)
        stock = r.object(player, "stock")
        r.only(stock, {x.name for x in RESOURCES}, f"{where}, stock")
        for x in RESOURCES:
            own[x.slot] = r.number(stock, x.name, 0, 0, 9999)
        own[PHASE] = 1 + self.name(player, "phase_chosen", ROMAN, "")
        own[LAST_PHASE] = 1 + self.name(player, "phase_chosen_last_round", ROMAN, "")
        if own[PHASE] and own[PHASE] == own[LAST_PHASE]:
            r.wrong(f"{where} chose the same phase twice running")

    def in_play(self, seat: int, row: Document, kinds: tuple[str, ...]) -> None:
        """A card in play, with what lies on it."""
        number = self.card(row.get("name"), f"player {seat}")
        if number < 0:
            return
        it = self.s.rules.cards[number]
        n = self.reader.number(row, "resources", 0, 0, 999)
        if it.kind not in kinds:
            self.reader.wrong(f"player {seat}: {it.name} is no card of that kind")
        elif n and not it.holds:
            self.reader.wrong(f"{it.name} holds no resources")
        else:
            arrange.put_in_play(self.s, seat, number, n)

    # --- after the phase has begun --------------------------------------------------------------------------------------

    def progress(self, seat: int, player: Document) -> None:
        """What a player has done in this phase."""
        own, r = self.s.seats[seat], self.reader
        own[PLAYS] = r.number(player, "plays_left", own[PLAYS], 0, 9)
        own[BONUS] = r.number(player, "bonus_left", own[BONUS], 0, 1)
        own[TR_RAISED.slot] = r.flag(player, "tr_raised")
        own[OFFERED] = r.flag(player, "tr_offer_made")
        coming = r.object(player, "next_card")
        for query in NEXT_CARD:
            own[query.until_next] = r.number(coming, query.name, 0, 0, 99)
        for name in r.names(player, "actions_used"):
            number = self.s.rules.card_index.get(slug(name), -1)
            mine = number >= 0 and self.s.place[number] == self.s.rules.zone(seat, TABLEAU)
            if not mine or not self.s.rules.cards[number].actions or self.s.world[STAGE] != ACTION:
                r.wrong(f"player {seat}: {name} is no card of theirs whose action could have been used")
            else:
                self.s.set_used(number, self.s.used[number] + 1)

    def at_start(self) -> None:
        """What the tracks showed when the phase began."""
        d, r = self.document, self.reader
        levels = r.object(d, "at_phase_start")
        r.only(levels, {track.name for track in TRACKS}, "at_phase_start")
        for track in TRACKS:
            now = self.s.world[track.slot]
            self.s.set_world(track.at_start, r.number(levels, track.name, now, track.start, now))


def load(loading: Loading) -> None:
    """Everything but what has happened in the phase that is open."""
    it = AresReading(loading)
    it.world()
    for seat, player in enumerate(loading.players):
        it.player(seat, player)
    for seat in range(len(loading.players)):
        arrange.count_again(it.s, seat)
    it.piles()


def begin(loading: Loading) -> None:
    """Open the phase that the document names; then what players have done in it."""
    it, s = AresReading(loading), loading.s
    phase, stage = loading.document.get("phase", "planning"), s.world[STAGE]
    if phase == "setup":
        arrange.open_setup(s)
        return
    chosen = [own[PHASE] for own in s.seats]
    if stage == PLANNING:
        for own in s.seats:
            own[PHASE] = own[LAST_PHASE]
    done = s.world[PHASES_DONE]
    arrange.open_stage(s, stage, hold=True)
    s.set_world(PHASES_DONE, done)
    if stage != PLANNING:
        it.at_start()
        for seat, player in enumerate(loading.players):
            it.progress(seat, player)
    it.reader.stop_if_wrong()
    s.run()
    s.renew(NOBODY)
    for seat, player in enumerate(loading.players):
        if it.reader.flag(player, "done"):
            arrange.answer(s, seat, "done")
        elif stage == PLANNING and chosen[seat]:
            arrange.answer(s, seat, f"phase {chosen[seat]}")
    it.reader.stop_if_wrong()


def ready(s: State) -> bool:
    """Whether a position can be written: everybody is between two moves, or nobody has chosen a phase yet."""
    nodes = [ask.frame.node for ask in s.asks if ask is not None]
    if not s.forked or not nodes:
        return False
    if all(isinstance(node, Turn) for node in nodes):
        return True
    return all(isinstance(node, Plan) for node in nodes) and not s.answers


def dump(s: State) -> Document:
    """What all see, and the piles."""
    document: Document = {
        "round": s.world[ROUND],
        "phase": STAGES[s.world[STAGE]],
        "phases_resolved": [x for i, x in enumerate(ROMAN, start=1) if s.world[PHASES_DONE] >> i & 1],
        **{track.name: s.world[track.slot] for track in TRACKS},
        "ocean_next": [number_of(s, tile) for tile in s.zones[OCEAN_TILES][::-1]],
        "deck_top": names(s, s.zones[DECK][::-1]),
        "discard": names(s, s.zones[DISCARD]),
    }
    if s.world[STAGE] != PLANNING:
        document["at_phase_start"] = {track.name: s.world[track.at_start] for track in TRACKS}
    if s.zones[FLIPPED]:
        document["ocean_last_flipped"] = number_of(s, s.zones[FLIPPED][-1])
    if coop(s.rules):
        document["pool"] = {"cubes": s.world[POOL_CUBES], "markers": s.world[POOL_MARKERS]}
    if s.rules.players == 1:
        document["mode"] = "solo"
        document["dummy"] = [ROMAN[s.rules.cards[c].cost - 1] for c in s.zones[STACK_CARDS][::-1]]
        document["round_counter"] = s.world[COUNTER]
    return document


def number_of(s: State, tile: int) -> int:
    """The number of an ocean tile."""
    return int(s.rules.cards[tile].key.removeprefix("ocean-"))


def dump_player(s: State, seat: int) -> Document:
    """One player."""
    own = s.seats[seat]
    tableau = s.zones[s.rules.zone(seat, TABLEAU)]
    document: Document = {
        "tr": own[TR.slot],
        "stock": {x.name: own[x.slot] for x in RESOURCES},
        "forests": own[FORESTS.slot],
        "cards": [dump_card(s, c) for c in tableau if c != own[CORPORATION]],
        "hand": names(s, s.zones[s.rules.zone(seat, HAND)]),
        "done": s.waits(seat),
    }
    if own[CORPORATION] >= 0:
        document["corporation"] = s.rules.cards[own[CORPORATION]].name
    for key, slot in (("phase_chosen", PHASE), ("phase_chosen_last_round", LAST_PHASE)):
        if own[slot]:
            document[key] = ROMAN[own[slot] - 1]
    return document if s.world[STAGE] == PLANNING else document | dump_progress(s, seat)


def dump_progress(s: State, seat: int) -> Document:
    """What a player has done in the phase that is open."""
    own, cards = s.seats[seat], s.zones[s.rules.zone(seat, TABLEAU)]
    document: Document = {"plays_left": own[PLAYS], "bonus_left": own[BONUS]}
    if s.world[STAGE] == ACTION:
        document["actions_used"] = names(s, [c for c in cards for _ in range(s.used[c])])
    coming = {q.name: own[q.until_next] for q in NEXT_CARD if own[q.until_next]}
    if coming:
        document["next_card"] = coming
    for key, slot in (("tr_raised", TR_RAISED.slot), ("tr_offer_made", OFFERED)):
        if own[slot]:
            document[key] = True
    return document


def dump_card(s: State, card: int) -> Document:
    """A card in play."""
    it = s.rules.cards[card]
    return {"name": it.name, "resources": s.res[card]} if it.holds else {"name": it.name}


PARTS = [Part(load, KEYS, PLAYER_KEYS, dump, dump_player)]
