"""The table of Terraforming Mars: set up a position by names, play, and assert what each player gained or lost."""

from __future__ import annotations

from tharsis.games.mars import editing as arrange
from tharsis.games.mars.components import OCEANS, PARAMETERS, RESOURCES, TR
from tharsis.games.mars.menu import PlayEntry
from tharsis.games.mars.playing import ready_money
from tharsis.games.mars.round import Rounds
from tharsis.games.mars.slots import ACTIVE, CORPORATION, FIRST_DUE, FIRST_PLAYER, GENERATION
from tharsis.games.mars.turn import Turn
from tharsis.kernel.core import NOBODY, slug
from tharsis.kernel.option import Option
from tharsis.kernel.phrase import Phrase
from tharsis.kernel.rng import seed_bytes
from tharsis.play.games import blank_state, ruleset
from tharsis.rules.editing import put_in_hand
from tharsis.rules.goals import goals_of
from tharsis.rules.menu import Entry
from tharsis.rules.playing import lay_down
from tharsis.rules.vocabulary import DECK, HAND
from tharsis.testing.table import Answer, Seat, Table

# Slots in which a test is interested; the others are bookkeeping.
COUNTED = {r.name for r in RESOURCES} | {r.production.name for r in RESOURCES} | {TR.name}


class MarsTable(Table["Player"]):
    """A table in the action phase; any player may act at any time, as the test says."""

    def __init__(
        self,
        players: int = 2,
        modules: tuple[str, ...] = (),
        money: int = 100,
        seed: int = 1,
        **options: int,
    ) -> None:
        settings = {"draft": 0, "first_player": 0, **options}
        rules = ruleset("mars", modules, players, tuple(sorted(settings.items())))
        s = blank_state(rules, seed_bytes(seed))
        s.shuffle_pile(DECK)
        for seat in range(players):
            s.seats[seat][RESOURCES[0].slot] = money
        super().__init__(s, [Player(self, seat) for seat in range(players)])

    # --- the position -------------------------------------------------------------------------------------------------

    def set(self, **levels: int) -> None:
        """Set the global parameters or the generation: temperature=-10, oxygen=5, oceans=3, generation=4."""
        slots = {p.name: p.slot for p in PARAMETERS} | {
            "generation": GENERATION,
            "first_player": FIRST_PLAYER,
        }
        for name, level in levels.items():
            self.state.set_world(slots[name], level)
        self.refresh()

    def tile(self, name: str, at: str, owner: Player | None = None) -> None:
        """Lay a tile as part of the position; an ocean counts as one of the nine."""
        tile = arrange.tile_named(name)
        assert tile is not None, f"there is no tile {name!r}"
        arrange.put_tile(self.state, tile, self.cell(at), NOBODY if owner is None else owner.seat)
        if not tile.owned:
            self.state.set_world(OCEANS.slot, self.state.world[OCEANS.slot] + 1)
        self.refresh()

    def oceans(self, *areas: str) -> None:
        """Lay ocean tiles."""
        for area in areas:
            self.tile("ocean", area)

    def ready(self) -> None:
        if self.rearranged:
            self.open_turn(self.state.world[ACTIVE])

    def open_turn(self, seat: int) -> None:
        """It is this seat's turn now."""
        self.rearranged = False
        arrange.open_turn(self.state, seat)

    # --- names --------------------------------------------------------------------------------------------------------

    def owner_of(self, area: str) -> Player | None:
        """Whose tile lies there."""
        seat = self.state.owner[self.cell(area)]
        return None if seat == NOBODY else self.players[seat]

    def level(self, parameter: str) -> int:
        """A global parameter now."""
        return self.state.world[next(p.slot for p in PARAMETERS if p.name == parameter)]

    @property
    def generation(self) -> int:
        """The generation now."""
        return self.state.world[GENERATION]

    @property
    def first_player(self) -> Player:
        """Who has the first-player marker."""
        return self.players[self.state.world[FIRST_PLAYER]]

    def produce(self) -> None:
        """Everybody passes: production, and the next generation up to its first decision (in the research phase)."""
        generation = self.state.world[GENERATION]
        while self.state.world[GENERATION] == generation and not self.state.over:
            if self.prompt() != "action":
                return
            self.answer("pass" if "pass" in self.labels() else "end turn")

    @property
    def turn(self) -> Turn:
        """The node that offers the actions."""
        root = self.state.rules.root
        assert isinstance(root, Rounds)
        node = root.phases[root.first].node.children()[0]
        assert isinstance(node, Turn)
        return node

    def pile(self, zone: str) -> list[str]:
        """The titles of the cards in a zone: deck, discard, box, hand.0, tableau.1, events.0, dealt.2 …"""
        return [self.state.rules.cards[c].name for c in self.zone(zone)]

    def zone(self, name: str) -> list[int]:
        """The cards in a zone themselves, the last one on top."""
        return self.state.zones[self.state.rules.zone_names.index(name)]


class Player(Seat):
    """One player of the table, in the words of the table."""

    def __init__(self, table: MarsTable, seat: int) -> None:
        super().__init__(table, seat)
        self.table = table

    # --- the position -------------------------------------------------------------------------------------------------

    def has(self, **amounts: int) -> Player:
        """Set my stock, or my TR: has(mc=20, steel=3, tr=25)."""
        for name, n in amounts.items():
            self.state.seats[self.seat][self.state.rules.seat_names.index(name)] = n
        self.table.refresh()
        return self

    def produces(self, **amounts: int) -> Player:
        """Set my production."""
        return self.has(**{f"{name}_production": n for name, n in amounts.items()})

    def has_played(self, *names: str, resources: int = 0) -> Player:
        """Cards in play, as part of the position: their effects are on, what they do once is not done."""
        for name in names:
            arrange.put_in_play(self.state, self.seat, self.table.card(name), resources)
        self.table.refresh()
        return self

    def is_corporation(self, name: str, first_action: bool = False) -> Player:
        """My corporation, its standing effect on."""
        arrange.put_in_play(self.state, self.seat, self.table.card(name))
        self.state.seats[self.seat][FIRST_DUE] = 1 if first_action else 0
        self.table.refresh()
        return self

    def owns(self, tile: str, *areas: str) -> Player:
        """Tiles of mine on the map."""
        for area in areas:
            self.table.tile(tile, area, self)
        return self

    def claims_area(self, area: str) -> Player:
        """My marker on an area."""
        self.state.set_claim(self.table.cell(area), self.seat)
        self.table.refresh()
        return self

    # --- playing --------------------------------------------------------------------------------------------------------

    def acts(self, label: str, *answers: Answer) -> Player:
        """Take an action on my turn, answering the questions that follow."""
        table = self.table
        mine = table.state.world[ACTIVE] == self.seat and arrange.at_a_turn(table.state)
        if table.rearranged or not mine:
            table.open_turn(self.seat)
        table.mark()
        table.answer(label, *answers)
        return self

    def plays(self, name: str, *answers: Answer) -> Player:
        """Play a card; it is put into my hand first if it is not there."""
        number = self.table.card(name)
        if number not in self.state.zones[self.state.rules.zone(self.seat, HAND)]:
            put_in_hand(self.state, self.seat, number)
            self.table.rearranged = True
        return self.acts(f"play {slug(name)}", *answers)

    def uses(self, name: str, *answers: Answer) -> Player:
        """Use the action of a card in play."""
        return self.acts(f"use {slug(name)}", *answers)

    def standard_project(self, name: str, *answers: Answer, at: str = "") -> Player:
        """Do a standard project."""
        places = [at] if at else []
        return self.acts(f"project {slug(name)}", *answers, *places)

    def claims(self, milestone: str) -> Player:
        """Claim a milestone."""
        return self.acts(f"claim {slug(milestone)}")

    def funds(self, award: str) -> Player:
        """Fund an award."""
        return self.acts(f"fund {slug(award)}")

    def converts_plants(self, at: str) -> Player:
        """Turn plants into a greenery."""
        return self.acts("convert-plants", at)

    def converts_heat(self, *answers: Answer) -> Player:
        """Turn heat into a step of temperature."""
        return self.acts("convert-heat", *answers)

    def passes(self) -> Player:
        """Pass for this generation."""
        return self.acts("pass")

    def chooses(self, corporation: str, cards: int = 0) -> Player:
        """In the set-up: keep this corporation, and so many of the cards dealt."""
        return self.answers(corporation).buys(cards)

    def buys(self, cards: int) -> Player:
        """Buy so many of the cards offered, the first ones, and leave the rest."""
        if self.state.ask_of(self.seat) and self.table.question(self.seat).verb == "buy":
            most = self.table.batch(self.seat).most
            self.table.choose(*range(min(cards, most)), seat=self.seat)
        return self

    def founds(self, name: str) -> Player:
        """Reveal a corporation as in the set-up: its start values, tags and effects."""
        self.table.mark()
        number = self.table.card(name)
        lay_down(self.state, self.seat, number)
        self.state.seats[self.seat][CORPORATION] = number
        self.table.rearranged = True
        return self

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def change(self) -> dict[str, int]:
        """All that changed in my stock, production and TR since my last action began."""
        return {k: v for k, v in self.table.changes(self.seat).items() if k in COUNTED}

    def gained(self, **amounts: int) -> bool:
        """Whether just these amounts were gained (negative: lost), of the things named."""
        change = self.change
        return all(change.get(name, 0) == n for name, n in amounts.items())

    def amount(self, name: str) -> int:
        """What I have of something: mc, steel_production, tr …"""
        return self.state.seats[self.seat][self.state.rules.seat_names.index(name)]

    def on(self, card: str) -> int:
        """Resources on a card."""
        return self.state.res[self.table.card(card)]

    @property
    def hand(self) -> list[str]:
        """The titles of the cards in my hand."""
        return [
            self.state.rules.cards[c].name for c in self.state.zones[self.state.rules.zone(self.seat, HAND)]
        ]

    @property
    def options(self) -> list[str]:
        """What I could do on my turn."""
        return [option.label() for option in self.offered]

    def offers(self, verb: str) -> list[str]:
        """With what I could do that on my turn: the cards to play, the goals to claim, the standard projects."""
        return [option.id for option in self.offered if option.verb == verb]

    @property
    def offered(self) -> list[Option]:
        """The options of my turn."""
        table = self.table
        if table.rearranged or self.state.ask_of(self.seat) is None:
            before = self.state.clone()
            table.open_turn(self.seat)
            if self.state.ask_of(self.seat) is None:  # who can only pass is not asked
                table.state = before
                table.rearranged = True
                return [Option("pass")]
        return table.offered(self.seat)

    def entry(self, word: str) -> Entry:
        """The entry of the menu that begins with this word."""
        return next(e for e in self.table.turn.entries if e.word == word)

    def can_play(self, name: str) -> bool:
        """Whether I could play that card from my hand now."""
        entry = self.entry("play")
        assert isinstance(entry, PlayEntry)
        return entry.play.playable(
            self.state, self.seat, self.table.card(name), ready_money(self.state, self.seat)
        )

    def why_not(self, name: str) -> list[Phrase]:
        """Why I can't play that card, or use its action if it is in play."""
        number = self.table.card(name)
        in_play = self.state.rules.tableau_seat[self.state.place[number]] == self.seat
        return self.entry("use" if in_play else "play").reasons(self.state, self.seat, number)

    def price(self, name: str) -> int:
        """What a card would cost me."""
        return self.entry("play").price(self.state, self.seat, self.table.card(name))

    def milestone(self, name: str) -> bool:
        """Whether I have claimed it."""
        return self.state.world[self.owner_of("milestone", name)] == self.seat

    def award(self, name: str) -> bool:
        """Whether I have funded it."""
        return self.state.world[self.owner_of("award", name)] == self.seat

    def owner_of(self, kind: str, name: str) -> int:
        """The slot of a milestone's or an award's owner."""
        return next(goal.owner for goal in goals_of(self.state.rules, kind) if goal.key == slug(name))
