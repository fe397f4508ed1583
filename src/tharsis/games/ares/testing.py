"""The table of Ares Expedition: set up a position by names, open a phase, and assert what each player gained or lost."""

from __future__ import annotations

from typing import Self

from tharsis.games.ares import editing as arrange
from tharsis.games.ares.components import CARDS, FORESTS, OCEANS, RESOURCES, STEEL, TITANIUM, TR, TRACKS
from tharsis.games.ares.playing import PlayCard, reveal_corporation
from tharsis.games.ares.slots import PHASE, PHASES_CHOSEN, STAGE
from tharsis.games.ares.verbs.pay import purse
from tharsis.games.ares.zones import FLIPPED, OCEAN_TILES
from tharsis.kernel.core import RESUME, slug
from tharsis.kernel.phrase import Phrase
from tharsis.kernel.rng import seed_bytes
from tharsis.play.games import blank_state, ruleset
from tharsis.rules.editing import put_in_hand
from tharsis.rules.menu import entries_of, hand_entry
from tharsis.rules.vocabulary import CORPORATIONS, DECK, HAND
from tharsis.testing.table import Answer, Seat, Table

ROMAN = ["planning", "I", "II", "III", "IV", "V", "end"]
STOCK = [*RESOURCES, TR, FORESTS]
# Slots in which a test is interested; the others are bookkeeping.
COUNTED = {x.name for x in STOCK} | {r.production.name for r in RESOURCES}
COUNTED |= {CARDS.name, STEEL.name, TITANIUM.name}


class AresTable(Table["AresPlayer"]):
    """A table in the middle of the game. A phase opens when it is named; changes by hand within it hold at once."""

    def __init__(self, players: int = 2, seed: int = 1, money: int = 0, **options: int) -> None:
        rules = ruleset("ares", (), players, tuple(sorted(options.items())))
        s = blank_state(rules, seed_bytes(seed))
        for zone in (DECK, CORPORATIONS, OCEAN_TILES):
            s.shuffle_pile(zone)
        for own in s.seats:
            own[RESOURCES[0].slot] = money
        super().__init__(s, [AresPlayer(self, seat) for seat in range(players)])
        self.wanted = -1  # the stage that opens when somebody acts

    # --- the position -------------------------------------------------------------------------------------------------

    def set(self, **levels: int) -> None:
        """Set the tracks or other slots of the world: temperature=-10, oxygen=5, oceans=3, round=4."""
        s = self.state
        for name, level in levels.items():
            if name == OCEANS.name:
                arrange.put_oceans(s, level)
            else:
                s.set_world(s.rules.world_names.index(name), level)
        self.refresh()

    def complete(self, *names: str) -> None:
        """Bring tracks to their maximum; all of them unless named."""
        self.set(**{track.name: track.goal for track in TRACKS if not names or track.name in names})

    def next_oceans(self, *numbers: int) -> None:
        """The ocean tiles that come up next, the first one first."""
        pile = self.state.own_pile(OCEAN_TILES)
        for number in reversed(numbers):
            tile = self.card(f"Ocean {number}")
            pile.remove(tile)
            pile.append(tile)
        self.refresh()

    def phase(self, name: str, *choosers: AresPlayer) -> None:
        """This phase comes next, chosen by these players; it opens when somebody acts."""
        self.wanted = ROMAN.index(name)
        for player in self.players if self.wanted else []:
            self.state.seats[player.seat][PHASE] = self.wanted if player in choosers else 0
        self.state.set_world(PHASES_CHOSEN, 1 << self.wanted)
        self.rearranged = True

    def open(self, name: str = "", *choosers: AresPlayer) -> None:
        """The phase (that was named before) begins now."""
        if name:
            self.phase(name, *choosers)
        self.mark()
        arrange.open_stage(self.state, self.wanted)
        self.wanted = -1
        self.rearranged = False

    def ready(self) -> None:
        if self.wanted >= 0:
            self.open()

    def refresh(self) -> None:
        """What is asked now is asked anew, as things stand."""
        if self.state.forked:
            self.state.renew(-1)
        self.mark()

    # --- looking ------------------------------------------------------------------------------------------------------

    def level(self, name: str) -> int:
        """A slot of the world now: temperature, oxygen, oceans, round …"""
        return self.state.world[self.state.rules.world_names.index(name)]

    @property
    def stage(self) -> str:
        """Where the round stands: planning, I to V, end."""
        return ROMAN[self.state.world[STAGE]]

    @property
    def flipped(self) -> list[str]:
        """The ocean tiles that were flipped, in order."""
        return [self.state.rules.cards[c].name for c in self.state.zones[FLIPPED]]

    def all_done(self) -> None:
        """Everybody is finished with the phase."""
        for player in self.players:
            player.done()


class AresPlayer(Seat):
    """One player of the table, in the words of the table."""

    def __init__(self, table: AresTable, seat: int) -> None:
        super().__init__(table, seat)
        self.table = table

    # --- the position -------------------------------------------------------------------------------------------------

    def has(self, **amounts: int) -> Self:
        """What I have of something: mc, heat, plants, tr, forests …"""
        for name, n in amounts.items():
            self.state.seats[self.seat][self.state.rules.seat_names.index(name)] = n
        self.table.refresh()
        return self

    def has_played(self, *names: str, resources: int = 0) -> Self:
        """Cards in play, with so many resources on those that hold some."""
        for name in names:
            number = self.table.card(name)
            holds = bool(self.state.rules.cards[number].holds)
            arrange.put_in_play(self.state, self.seat, number, resources if holds else 0)
        self.table.refresh()
        return self

    def founds(self, name: str) -> Self:
        """Reveal a corporation as in the set-up."""
        self.table.mark()
        reveal_corporation(self.state, self.seat, self.table.card(name))
        return self

    # --- playing --------------------------------------------------------------------------------------------------------

    def acts(self, label: str, *answers: Answer) -> Self:
        """Make a move, answering the questions that follow; who was finished comes back for it."""
        self.table.ready()
        if self.state.waits(self.seat):
            self.table.apply(self.seat, RESUME)
        self.table.mark()
        self.table.answer(label, *answers, seat=self.seat)
        return self

    def plays(self, name: str, *answers: Answer) -> Self:
        """Play a card; it is put into my hand first if it is not there."""
        self.takes(name)
        return self.acts(f"play {slug(name)}", *answers)

    def takes(self, name: str) -> None:
        """A card comes into my hand, unless it is there."""
        number = self.table.card(name)
        if number not in self.state.zones[self.state.rules.zone(self.seat, HAND)]:
            put_in_hand(self.state, self.seat, number)
            self.table.refresh()

    def uses(self, name: str, *answers: Answer) -> Self:
        """Use the action of a card in play."""
        return self.acts(f"action {slug(name)}", *answers)

    def standard(self, name: str, *answers: Answer) -> Self:
        """Use a standard action: forest plants, forest mc, temperature heat, temperature mc, ocean mc."""
        return self.acts(f"standard {name}", *answers)

    def sells(self, *names: str) -> Self:
        """Sell hand cards."""
        for name in names:
            self.acts(f"sell {slug(name)}")
        return self

    def done(self) -> Self:
        """I am finished with this phase, unless it was over anyway."""
        return self.acts("done") if "done" in self.options else self

    def chooses(self, phase: int) -> Self:
        """Choose a phase."""
        return self.acts(f"phase {phase}")

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def change(self) -> dict[str, int]:
        """All that changed in my stock, levels, TR and forests since my last move began."""
        return {k: v for k, v in self.table.changes(self.seat).items() if k in COUNTED}

    def gained(self, **amounts: int) -> bool:
        """Whether just these amounts were gained (negative: lost), and nothing else."""
        return self.change == {name: n for name, n in amounts.items() if n}

    def amount(self, name: str) -> int:
        """What I have of something: mc, heat_production, tr …"""
        return self.state.seats[self.seat][self.state.rules.seat_names.index(name)]

    def on(self, card: str) -> int:
        """Resources on a card."""
        return self.state.res[self.table.card(card)]

    @property
    def hand(self) -> list[str]:
        """The titles of the cards in my hand."""
        cards = self.state.zones[self.state.rules.zone(self.seat, HAND)]
        return [self.state.rules.cards[c].name for c in cards]

    @property
    def options(self) -> list[str]:
        """What I could do now; nothing if I wait."""
        self.table.ready()
        return [] if self.state.ask_of(self.seat) is None else self.table.labels(self.seat)

    @property
    def play(self) -> PlayCard:
        """How I play a card."""
        work = hand_entry(self.state.rules).work
        assert isinstance(work, PlayCard)
        return work

    def meets(self, name: str) -> bool:
        """Whether I can pay for that card and meet its requirements now."""
        self.table.ready()
        s, seat = self.state, self.seat
        money = purse(s.seats[seat], len(s.zones[s.rules.zone(seat, HAND)]) - 1)
        return self.play.playable(s, seat, self.table.card(name), money)

    def price(self, name: str) -> int:
        """What a card would cost me."""
        self.table.ready()
        return self.play.cost(self.state, self.seat, self.table.card(name))

    def why_not(self, verb: str, name: str) -> list[Phrase]:
        """Why I can't do that now: play, action, or standard with the place in the list."""
        self.table.ready()
        entry = next(e for e in entries_of(self.state.rules) if e.word == verb)
        things = entry.all(self.state, self.seat)
        thing = next(x for x in things if entry.name(self.state, x) in (name, slug(name)))
        return entry.reasons(self.state, self.seat, thing)
