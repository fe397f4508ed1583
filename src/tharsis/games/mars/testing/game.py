"""A real game from its set-up on: everybody acts when the rules ask, and nothing is arranged beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.games.mars import editing as arrange
from tharsis.games.mars.slots import ACTIVE, BEGINNER, GENERATION
from tharsis.games.mars.testing.table import MarsTable, Player
from tharsis.kernel.core import State, slug
from tharsis.play.games import ruleset, start
from tharsis.rules.vocabulary import DEALT_CORPORATIONS
from tharsis.testing.table import Table

SEEDS_TRIED = 20_000


class MarsGame(MarsTable):
    """A game at its set-up. `corporations`: who must be dealt which one, by seat; a deal is looked for that does it.

    All that a table can arrange can be arranged here too, once the action phase has begun; but only the player whose
    turn it is acts.
    """

    def __init__(
        self,
        players: int = 2,
        modules: tuple[str, ...] = (),
        seed: int = 1,
        corporations: Sequence[str] = (),
        beginners: Sequence[int] = (),
        **options: int,
    ) -> None:
        settings = {"draft": 0, "first_player": 0, **options}
        rules = ruleset("mars", modules, players, tuple(sorted(settings.items())))
        s = start(rules, seed, {BEGINNER: list(beginners)})
        while not all(is_dealt(s, seat, name) for seat, name in enumerate(corporations)):
            seed += 1
            assert seed < SEEDS_TRIED, f"no deal gives {', '.join(corporations)}"
            s = start(rules, seed, {BEGINNER: list(beginners)})
        Table.__init__(self, s, [Player(self, seat) for seat in range(players)])
        self.rearranged = False

    def open_turn(self, seat: int) -> None:
        """Only after a change by hand, and never out of turn."""
        assert seat == self.state.world[ACTIVE], f"it is not the turn of seat {seat}"
        assert self.rearranged or arrange.at_a_turn(self.state), (
            f"there is no action to take: {self.prompt()}"
        )
        super().open_turn(seat)

    def begin(self, *corporations: str, cards: int = 0) -> MarsGame:
        """Everybody chooses (the first corporation dealt unless named) and keeps so many cards."""
        for player in self.players:
            if self.state.ask_of(player.seat) is not None and self.prompt(player.seat) == "corporation":
                named = corporations[player.seat] if player.seat < len(corporations) else ""
                player.chooses(named or self.labels(player.seat)[0], cards)
        return self

    def research(self, cards: int = 0) -> None:
        """Everybody buys so many of the cards drawn."""
        for player in self.players:
            player.buys(cards)

    def play_to(self, generation: int) -> None:
        """Everybody passes and buys nothing until the action phase of that generation."""
        while self.state.world[GENERATION] < generation:
            self.produce()
            self.research()


def is_dealt(s: State, seat: int, corporation: str) -> bool:
    """Whether this corporation is among those dealt to the seat; no name means any."""
    dealt = s.zones[s.rules.zone(seat, DEALT_CORPORATIONS)]
    return not corporation or any(s.rules.cards[c].key == slug(corporation) for c in dealt)
