"""The draft: page 13 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsGame
from tharsis.play.view import view
from tharsis.text.labels import prompt_text

RESOURCES = ("mc", "steel", "titanium", "plants", "energy", "heat")


def drafting(generation: int, players: int = 3) -> MarsGame:
    """A game at the first pick of a generation's draft."""
    game = MarsGame(players, draft=1, corporations=("CrediCor",)).begin("CrediCor")
    while game.generation < generation:
        while game.question().verb in ("draft", "buy"):
            game.answer(game.labels()[-1])
        game.produce()
    return game


def pick_first(game: MarsGame) -> list[str]:
    """Everybody keeps the first card offered; the titles of the cards kept."""
    kept = [game.pile(f"dealt.{p.seat}")[0] for p in game.players]
    for player, title in zip(game.players, kept, strict=True):
        player.answers(title)
    return kept


@pytest.mark.rule("M-289")
def test_the_draft_is_a_variant() -> None:
    game = MarsGame(3).begin()
    game.produce()
    assert game.question().verb == "buy"
    assert drafting(2).prompt() == "draft"


@pytest.mark.rule("M-290")
def test_nobody_else_sees_which_card_was_kept() -> None:
    game = drafting(2)
    for _ in range(2):
        kept = pick_first(game)
        assert [game.who_knows(title) for title in kept] == [[0], [1], [2]]


@pytest.mark.rule("M-290")
def test_a_card_that_was_kept_leaves_no_trace_for_those_who_still_choose() -> None:
    game = drafting(2)
    before = view(game.state, 1, 0)
    game.answer(game.pile("dealt.0")[0], seat=0)
    assert view(game.state, 1, 0) == {**before, "deciding": [1, 2]}


@pytest.mark.rule("M-290", "M-291", "M-292")
def test_keep_one_of_four_of_three_of_two_and_the_last() -> None:
    game = drafting(2)
    kept: list[list[str]] = []
    for left in (4, 3, 2):
        assert [len(game.pile(f"dealt.{seat}")) for seat in range(3)] == [left] * 3
        assert [game.prompt(seat) for seat in range(3)] == ["draft"] * 3
        last = [game.pile(f"dealt.{seat}")[-1] for seat in range(3)]
        kept.append(pick_first(game))
    # Nothing is left to choose of the last card: it was handed on, and all four are there to buy.
    for seat in range(3):
        four = [row[seat] for row in kept] + [last[(seat - 1) % 3]]
        assert sorted(game.pile(f"dealt.{seat}")) == sorted(four)
        assert game.question(seat).verb == "buy"


@pytest.mark.rule("M-293", "M-294")
def test_any_of_the_four_are_bought_and_the_rest_discarded() -> None:
    game = drafting(2)
    for _ in range(3):
        pick_first(game)
    drafted, money = game.pile("dealt.0"), game.p1.amount("mc")
    game.p1.buys(3)
    assert game.p1.hand == drafted[:3]
    assert game.p1.amount("mc") == money - 9
    assert drafted[3] in game.discard_pile


@pytest.mark.rule("M-295")
def test_there_is_no_draft_in_the_first_generation() -> None:
    game = MarsGame(3, draft=1)
    assert [game.prompt(seat) for seat in range(3)] == ["corporation"] * 3
    dealt = game.pile("dealt.0")
    game.begin(cards=1)
    assert game.p1.hand == dealt[:1]  # of the ten dealt to that player
    assert game.prompt() == "action"


@pytest.mark.rule("M-296", "M-297")
@pytest.mark.parametrize(("generation", "direction"), [(2, 1), (3, -1), (4, 1), (5, -1)])
def test_even_generations_pass_clockwise_odd_ones_the_other_way(generation: int, direction: int) -> None:
    game = drafting(generation)
    for _ in range(2):
        handed_on = [game.pile(f"dealt.{seat}")[1:] for seat in range(3)]
        pick_first(game)
        for seat in range(3):
            assert game.pile(f"dealt.{(seat + direction) % 3}") == handed_on[seat]
    last = [game.pile(f"dealt.{seat}")[1] for seat in range(3)]
    pick_first(game)
    for seat in range(3):
        assert last[seat] in game.pile(f"dealt.{(seat + direction) % 3}")


@pytest.mark.rule("M-296", "M-297")
@pytest.mark.parametrize(("generation", "to"), [(2, "Bo"), (3, "Vega")])
def test_the_question_tells_who_gets_the_other_cards(generation: int, to: str) -> None:
    state = drafting(generation).state
    mine = next(ask for ask in state.decisions() if ask.seat == 0)
    assert (
        prompt_text(state, mine, "en", ["Mira", "Bo", "Vega"])
        == f"Which card do you keep? {to} gets the others"
    )
