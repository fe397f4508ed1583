"""The table of the Dice Game: set up a position by names, play, and assert what each player gained or lost."""

from __future__ import annotations

from tharsis.games.dice import editing as arrange
from tharsis.games.dice.components import CUP, PARAMETERS, VP, WILD
from tharsis.games.dice.goals import Watch
from tharsis.games.dice.menu import FREE, SUPPORT
from tharsis.games.dice.slots import ACTIVE, BEGIN, BONUS, MAIN_DUE, STAGE
from tharsis.games.dice.verbs.pay import icons_of
from tharsis.kernel.core import Card, slug
from tharsis.kernel.rng import seed_bytes
from tharsis.play.games import blank_state, ruleset
from tharsis.rules.action import Action
from tharsis.rules.editing import put_in_hand
from tharsis.rules.vocabulary import DECK, HAND, TABLEAU
from tharsis.testing.table import Answer, Seat, Table

COLOURS = {die.name: die for die in CUP.dice}


class DiceTable(Table["DicePlayer"]):
    """A table in the middle of the game, without awards and milestones; any player may act at any time."""

    def __init__(
        self,
        players: int = 2,
        modules: tuple[str, ...] = (),
        seed: int = 1,
        board: int = 0,
    ) -> None:
        rules = ruleset("dice", modules, players, (("board", board), ("first_player", 0)))
        s = blank_state(rules, seed_bytes(seed))
        s.shuffle_pile(DECK)
        arrange.put_milestones(s, [])
        super().__init__(s, [DicePlayer(self, seat) for seat in range(players)])

    # --- the position -------------------------------------------------------------------------------------------------

    def set(self, **values: int) -> None:
        """Set slots of the world: temperature=-16, oxygen=4, oceans=3, turn=12."""
        for name, value in values.items():
            self.state.set_world(self.state.rules.world_names.index(name), value)
        self.refresh()

    def pool(self, **counts: int) -> None:
        """Leave only so many dice of these colours in the pool; the others are out of sight (no position of a game)."""
        for name, n in counts.items():
            self.state.set_world(COLOURS[name].pool, n)
        self.refresh()

    def tile(self, name: str, *areas: str) -> None:
        """Lay tiles as part of the position."""
        tile = arrange.tile_named(name)
        assert tile is not None, f"there is no tile {name!r}"
        for area in areas:
            arrange.put_tile(self.state, tile, self.cell(area))
        self.refresh()

    def awards(self, *faces: str) -> None:
        """The faces on the award spaces."""
        for space, name in enumerate(faces):
            face = arrange.face_named(name)
            assert face is not None, f"there is no face {name!r}"
            arrange.put_award(self.state, space, face)
        self.refresh()

    def milestones(self, *names: str) -> None:
        """The milestones on the board."""
        arrange.put_milestones(self.state, [slug(name) for name in names])
        self.refresh()

    def bonus_pile(self, *names: str) -> None:
        """The bonus cards that are left."""
        arrange.put_in_bonus_pile(self.state, [self.card(name) for name in names])
        self.refresh()

    def ready(self) -> None:
        if self.rearranged:
            self.begin_turn(self.state.world[ACTIVE])

    def begin_turn(self, seat: int, stage: int = BEGIN) -> None:
        """It is this seat's turn now."""
        self.rearranged = False
        arrange.begin_turn(self.state, seat, stage)

    # --- looking ------------------------------------------------------------------------------------------------------

    def level(self, name: str) -> int:
        """A slot of the world now: temperature, oxygen, oceans, turn, green_pool …"""
        return self.state.world[self.state.rules.world_names.index(name)]

    def dice_in_game(self) -> int:
        """All dice that lie in the pool, before players and on award spaces."""
        s = self.state
        pool = sum(s.world[die.pool] for die in CUP.dice)
        held = sum(CUP.held(s, seat) for seat in range(s.rules.players))
        return pool + held + sum(1 for i in range(3) if self.level(f"award_{i}") >= 0)

    @property
    def bonus_left(self) -> list[str]:
        """The titles of the bonus cards that are left."""
        return [self.state.rules.cards[c].name for c in self.state.zones[BONUS]]

    @property
    def active(self) -> DicePlayer:
        """Whose turn it is."""
        return self.players[self.state.world[ACTIVE]]

    def complete(self, *names: str) -> None:
        """Bring parameters to their goals, as part of the position (no ocean tiles are laid)."""
        self.set(**{p.name: p.goal for p in PARAMETERS if p.name in names})


class DicePlayer(Seat):
    """One player of the table, in the words of the table."""

    def __init__(self, table: DiceTable, seat: int) -> None:
        super().__init__(table, seat)
        self.table = table

    @property
    def own(self) -> list[int]:
        """My slots."""
        return self.state.seats[self.seat]

    # --- the position -------------------------------------------------------------------------------------------------

    def has(self, **amounts: int) -> DicePlayer:
        """Dice before me by face, wild tokens, VP on the track: has(plant=4, wild=1, vp=11)."""
        self.give(**amounts)
        self.table.refresh()
        return self

    def give(self, **amounts: int) -> None:
        """The same, without a new mark."""
        for name, n in amounts.items():
            face = arrange.face_named(name)
            if face is None:
                self.own[self.state.rules.seat_names.index(name)] = n
            else:
                arrange.put_dice(self.state, self.seat, face, n)

    def has_played(self, *names: str) -> DicePlayer:
        """Cards in play, as part of the position: their effects are on, what they do once is not done."""
        for name in names:
            arrange.put_in_play(self.state, self.seat, self.table.card(name))
        self.table.refresh()
        return self

    is_corporation = has_played

    # --- playing ------------------------------------------------------------------------------------------------------

    def begins(self, stage: int = BEGIN) -> DicePlayer:
        """My turn begins, or goes on at a stage."""
        self.table.begin_turn(self.seat, stage)
        self.table.mark()
        return self

    def acts(self, label: str, *answers: Answer, stage: int = BEGIN) -> DicePlayer:
        """Take an action on my turn, answering the questions that follow."""
        table = self.table
        mine = table.state.world[ACTIVE] == self.seat and arrange.at_a_turn(table.state)
        if table.rearranged or not mine or label not in table.labels():
            table.begin_turn(self.seat, stage)
        table.mark()
        table.answer(label, *answers)
        return self

    def plays(self, name: str, *answers: Answer, paid: bool = False) -> DicePlayer:
        """Play a card as a main action. Unless `paid`, I get what it costs first, so that nothing of mine is spent."""
        table, number = self.table, self.table.card(name)
        if number not in self.state.zones[self.state.rules.zone(self.seat, HAND)]:
            put_in_hand(self.state, self.seat, number)
        table.mark()
        if not paid:
            for face in icons_of(self.state.rules.cards[number]):
                arrange.put_dice(self.state, self.seat, face, self.own[face.slot] + 1)
        before = table.before
        table.begin_turn(self.seat, MAIN_DUE)
        table.answer(f"play {slug(name)}", *answers)
        table.before = before
        return self

    def uses(self, name: str, *answers: Answer) -> DicePlayer:
        """Use the action of a blue card in play, at the stage of a turn that it takes."""
        action = self.state.rules.cards[self.table.card(name)].actions[0]
        assert isinstance(action, Action)
        word = "free" if action.slot == FREE else "use"
        stage = BEGIN if action.slot in (FREE, SUPPORT) else MAIN_DUE
        return self.acts(f"{word} {slug(name)}", *answers, stage=stage)

    def supports(self, name: str, *answers: Answer) -> DicePlayer:
        """Take a support action: roll, turn or cards."""
        return self.acts(f"support {name}", *answers)

    def standard(self, name: str, *answers: Answer) -> DicePlayer:
        """Take a standard main action: heat, water, plants, cities or credits."""
        return self.acts(f"standard {name}", *answers, stage=MAIN_DUE)

    def produces(self, *answers: Answer) -> DicePlayer:
        """Take a production turn: which dice to keep, which cards to discard; no more than that."""
        self.acts("production", *answers)
        while self.state.decisions() and self.table.prompt() in ("keep", "discard"):
            self.table.choose()
        return self

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def change(self) -> dict[str, int]:
        """What changed since my last action began: dice by colour, wild tokens, VP."""
        old, new = self.table.before.seats[self.seat], self.own
        found = {die.name: sum(new[face.slot] - old[face.slot] for face in die.faces) for die in CUP.dice} | {
            what.name: new[what.slot] - old[what.slot] for what in (WILD, VP)
        }
        return {name: n for name, n in found.items() if n}

    @property
    def faces(self) -> dict[str, int]:
        """What changed since my last action began, dice by face."""
        old, new = self.table.before.seats[self.seat], self.own
        found = {face.name: new[face.slot] - old[face.slot] for face in CUP.faces}
        return {name: n for name, n in found.items() if n}

    def gained(self, **amounts: int) -> bool:
        """Whether just these amounts were gained (negative: lost), of the things named: colours, wild, vp."""
        change = self.change
        return all(change.get(name, 0) == n for name, n in amounts.items())

    @property
    def dice(self) -> dict[str, int]:
        """The dice before me, by face."""
        return {face.name: self.own[face.slot] for face in CUP.faces if self.own[face.slot]}

    def amount(self, name: str) -> int:
        """What I have of something: plant, wild, vp, green_production …"""
        return self.own[self.state.rules.seat_names.index(name)]

    def cards_in(self, zone: int) -> list[Card]:
        """My cards in a zone."""
        return [self.state.rules.cards[c] for c in self.state.zones[self.state.rules.zone(self.seat, zone)]]

    @property
    def hand(self) -> list[str]:
        """The titles of the cards in my hand."""
        return [card.name for card in self.cards_in(HAND)]

    @property
    def tableau(self) -> list[str]:
        """The titles of my cards in play."""
        return [card.name for card in self.cards_in(TABLEAU)]

    @property
    def options(self) -> list[str]:
        """What I could do now."""
        if self.table.rearranged or not any(a.seat == self.seat for a in self.state.decisions()):
            self.table.begin_turn(self.seat)
        return self.table.labels(self.seat)

    def options_at(self, stage: int) -> list[str]:
        """What I could do at a stage of my turn."""
        self.table.begin_turn(self.seat, stage)
        return self.table.labels(self.seat)

    def offers_at(self, stage: int, verb: str) -> list[str]:
        """With what I could do that at a stage of my turn: the cards to play, the actions to use."""
        self.table.begin_turn(self.seat, stage)
        return [option.id for option in self.table.offered(self.seat) if option.verb == verb]

    @property
    def stage(self) -> int:
        """How far my turn is."""
        return self.state.world[STAGE]

    def is_used(self, name: str) -> bool:
        """Whether that card is turned."""
        return self.state.used[self.table.card(name)] == 1

    def milestone(self, name: str) -> bool:
        """Whether I have got it."""
        watch = self.state.rules.on_settled
        assert isinstance(watch, Watch)
        owner = next(m.owner for m in watch.milestones if m.key == slug(name))
        return self.state.world[owner] == self.seat
