"""Setting up: pages 4 and 7 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis import new_game
from tharsis.games.mars.notes import NOTE_CORPORATION
from tharsis.games.mars.testing import MarsGame
from tharsis.kernel.core import NOTE, slug
from tharsis.kernel.errors import TharsisError

RESOURCES = ("mc", "steel", "titanium", "plants", "energy", "heat")


@pytest.mark.rule("M-013", "M-014")
def test_everybody_starts_at_tr_20_in_generation_1() -> None:
    game = MarsGame(5)
    assert [p.amount("tr") for p in game.players] == [20] * 5
    assert game.generation == 1


@pytest.mark.rule("M-015", "M-016", "M-017")
def test_mars_is_cold_dry_and_airless_at_the_start() -> None:
    game = MarsGame(2)
    assert game.level("oxygen") == 0
    assert game.level("temperature") == -30
    assert game.level("oceans") == 0
    assert set(game.state.tile) == {-1}


@pytest.mark.rule("M-091")
def test_a_normal_game_is_for_two_to_five() -> None:
    for players in (2, 3, 4, 5):
        assert len(new_game(players=players, seed=1).decisions()) == players
    for players in (0, 6):
        with pytest.raises(TharsisError):
            new_game(players=players, seed=1)


@pytest.mark.rule("M-092", "M-093", "M-103")
def test_the_standard_game_leaves_the_corporate_era_in_the_box() -> None:
    game = MarsGame(2)
    cards = game.state.rules.cards
    assert {c.set for c in cards} == {"base", "beginner"}
    assert sum(c.kind != "corporation" for c in cards) == 137
    dealt_from = {c.name for c in cards if c.kind == "corporation" and c.set == "base"}
    assert len(dealt_from) == 10
    assert not dealt_from & {"Saturn Systems", "Teractor"}
    assert len(game.pile("corporations")) == 10 - 2 * 2


@pytest.mark.rule("M-094")
def test_the_projects_are_shuffled_into_one_hidden_deck_with_an_empty_discard_pile() -> None:
    game, other = MarsGame(2, seed=1), MarsGame(2, seed=2)
    assert len(game.pile("deck")) == 137 - 2 * 10
    assert game.pile("deck") != other.pile("deck")
    assert game.pile("deck") != sorted(game.pile("deck"))
    assert all(game.state.known[game.card(name)] == 0 for name in game.pile("deck"))
    assert game.discard_pile == []


@pytest.mark.rule("M-096")
def test_in_the_standard_game_production_starts_at_1() -> None:
    game = MarsGame(2, corporations=("CrediCor",))
    game.begin("CrediCor")
    assert [game.p1.amount(f"{r}_production") for r in RESOURCES] == [1] * 6


@pytest.mark.rule("M-097", "M-079")
def test_a_corporation_sets_money_and_resources_and_adds_its_production() -> None:
    game = MarsGame(2, corporations=("Ecoline", "Mining Guild"))
    game.begin("Ecoline", "Mining Guild")
    assert [game.p1.amount(r) for r in RESOURCES] == [36, 0, 0, 3, 0, 0]
    assert [game.p1.amount(f"{r}_production") for r in RESOURCES] == [1, 1, 1, 3, 1, 1]
    assert [game.p2.amount(r) for r in RESOURCES] == [30, 5, 0, 0, 0, 0]
    assert [game.p2.amount(f"{r}_production") for r in RESOURCES] == [1, 2, 1, 1, 1, 1]


# Beginners


@pytest.mark.rule("M-098", "M-102", "M-104")
def test_a_beginner_has_no_choice_while_the_others_choose_between_two() -> None:
    game = MarsGame(3, beginners=[1])
    assert [a.seat for a in game.state.decisions()] == [0, 2]
    assert len(game.labels(0)) == len(game.labels(2)) == 2
    game.begin()
    assert game.pile("tableau.1") == ["Beginner Corporation"]
    assert game.pile("tableau.0") != ["Beginner Corporation"] != game.pile("tableau.2")


@pytest.mark.rule("M-099", "M-100", "M-101")
def test_a_beginner_has_42_me_and_ten_cards_for_nothing() -> None:
    game = MarsGame(2, beginners=[0])
    top = MarsGame(2).pile("dealt.0")
    assert game.pile("hand.0") == top  # the same ten from the top of the deck that anybody else would get
    game.begin()
    assert len(game.p1.hand) == 10
    assert game.p1.amount("mc") == 42


@pytest.mark.rule("M-096", "M-102")
def test_a_beginner_has_the_production_of_the_standard_game_too() -> None:
    game = MarsGame(2, beginners=[0], corporations=("", "CrediCor")).begin("", "CrediCor")
    for player in game.players:
        assert [player.amount(f"{r}_production") for r in RESOURCES] == [1] * 6


# Choosing


@pytest.mark.rule("M-104", "M-105", "M-108")
def test_two_corporations_and_ten_cards_are_seen_before_anything_is_chosen() -> None:
    game = MarsGame(3)
    for seat in range(3):
        corporations, cards = game.pile(f"dealt_corporations.{seat}"), game.pile(f"dealt.{seat}")
        assert len(corporations) == 2
        assert len(cards) == 10
        seen = [game.state.known[game.card(name)] for name in corporations + cards]
        assert seen == [1 << seat] * 12
        assert game.prompt(seat) == "corporation"


@pytest.mark.rule("M-109", "M-111")
def test_one_corporation_is_kept_and_the_other_leaves_the_game() -> None:
    game = MarsGame(2)
    kept, other = game.pile("dealt_corporations.0")
    game.p1.chooses(kept)
    game.begin()
    assert game.pile("tableau.0") == [kept]
    assert other in game.pile("box")


@pytest.mark.rule("M-106", "M-107")
@pytest.mark.parametrize("cards", [0, 1, 7, 10])
def test_any_number_of_cards_is_kept_for_3_me_each(cards: int) -> None:
    game = MarsGame(2, corporations=("CrediCor",))
    game.p1.chooses("CrediCor", cards)
    game.begin()
    assert len(game.p1.hand) == cards
    assert game.p1.amount("mc") == 57 - 3 * cards


@pytest.mark.rule("M-106")
def test_any_of_the_ten_may_be_the_ones_that_are_kept() -> None:
    game = MarsGame(2, corporations=("CrediCor",))
    dealt = game.pile("dealt.0")
    game.p1.answers("CrediCor")
    for i in range(10):
        game.p1.answers(game.labels(0)[i % 2])
    game.begin()
    assert sorted(game.p1.hand) == sorted(dealt[0::2])


@pytest.mark.rule("M-115")
def test_nobody_keeps_more_cards_than_the_corporation_can_pay_for() -> None:
    game = MarsGame(2, corporations=("PhoboLog",))
    game.p1.chooses("PhoboLog", 10)
    game.begin()
    assert len(game.p1.hand) == 7
    assert game.p1.amount("mc") == 23 - 21


@pytest.mark.rule("M-110", "M-112")
def test_cards_not_kept_are_discarded_face_down() -> None:
    game = MarsGame(2)
    dealt = game.pile("dealt.0")
    game.p1.chooses(game.labels(0)[0], 4)
    assert sorted(game.discard_pile) == sorted(dealt[4:])
    assert {game.state.known[game.card(name)] for name in game.discard_pile} == {1}  # seat 0 alone knows them


@pytest.mark.rule("M-113")
def test_corporations_are_revealed_from_the_first_player_on() -> None:
    game = MarsGame(4, first_player=2)
    for seat in (3, 0, 2, 1):  # in whatever order they make up their minds
        assert game.pile("tableau.2") == []
        game.players[seat].chooses(game.labels(seat)[0], 1)
    assert revealed(game) == [2, 3, 0, 1]


@pytest.mark.rule("M-114")
def test_the_start_money_comes_before_the_cards_are_paid() -> None:
    game = MarsGame(2, corporations=("Helion",))
    game.begin("Helion", cards=2)
    mc = game.state.rules.seat_names.index("mc")
    changes: list[int] = []
    event = game.state.log
    while event is not None:
        if event.kind == 0 and event.seat == 0 and event.subject == mc:
            changes.insert(0, event.amount)
        event = event.previous
    assert changes == [42, -6]


@pytest.mark.rule("M-116", "M-117", "M-118")
def test_generation_1_begins_with_the_action_of_the_first_player() -> None:
    game = MarsGame(3, first_player=1)
    game.begin()
    assert game.generation == 1
    assert game.first_player is game.players[1]
    assert [a.seat for a in game.state.decisions()] == [1]
    assert game.prompt() == "action"
    assert [game.pile(f"dealt.{seat}") for seat in range(3)] == [[], [], []]


def test_the_first_player_is_drawn_unless_named() -> None:
    drawn = {MarsGame(3, seed=seed, first_player=-1).first_player.seat for seed in range(30)}
    assert drawn == {0, 1, 2}


def revealed(game: MarsGame) -> list[int]:
    """The seats in the order in which they showed their corporation."""
    found: list[int] = []
    event = game.state.log
    while event is not None:
        if event.kind == NOTE and event.subject == NOTE_CORPORATION:
            found.insert(0, event.seat)
        event = event.previous
    return found


@pytest.mark.rule("M-096")
def test_before_a_corporation_is_chosen_all_ten_cards_can_be_looked_at_for_buying() -> None:
    game = MarsGame(2)
    ask = game.ask(0)
    batch = ask.frame.node.batch_after(game.state, ask.frame, ask.options[0])
    assert batch is not None
    assert [item.id for item in batch.items] == [slug(title) for title in game.pile("dealt.0")]
    assert len(batch.items) == 10
