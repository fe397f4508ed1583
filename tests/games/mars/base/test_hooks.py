"""What a player may say ahead of the own turn."""

from __future__ import annotations

from tharsis.games.mars.hooks import MarsHooks
from tharsis.games.mars.slots import FIRST_DUE
from tharsis.games.mars.testing import MarsGame, MarsTable
from tharsis.rules.vocabulary import DEALT_CORPORATIONS, DECK, KEPT


def ahead(table: MarsTable) -> list[str]:
    """What each seat may say for when its turn comes."""
    return [MarsHooks().ahead(table.state, seat) for seat in range(table.state.rules.players)]


def test_who_waits_for_a_turn_may_pass_and_nobody_else() -> None:
    game = MarsGame(3).begin()
    assert ahead(game) == ["", "pass", "pass"]
    game.answer("pass")
    assert ahead(game) == ["", "", "pass"]  # the first player is done, the second one is asked


def test_who_has_a_first_action_to_take_can_not_pass_ahead() -> None:
    game = MarsGame(3).begin()
    game.state.seats[1][FIRST_DUE] = 1
    assert ahead(game) == ["", "", "pass"]


def test_nobody_passes_while_cards_are_bought() -> None:
    assert ahead(MarsGame(3)) == ["", "", ""]


def test_who_has_bought_many_cards_can_not_have_a_poor_corporation() -> None:
    table = MarsTable(2)
    s = table.state
    s.move(0, table.card("PhoboLog"), s.rules.zone(0, DEALT_CORPORATIONS))
    told = []
    for _ in range(8):
        s.move(0, s.zones[DECK][-1], s.rules.zone(0, KEPT))
        told.append(MarsHooks().plausible(s, 0))
    assert told == [True] * 7 + [False]  # 23 M€ buy seven cards
    assert MarsHooks().plausible(s, 1)
