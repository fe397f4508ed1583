"""Setting up Colonies: tiles, fleets, markers, decks, the variant, and the solo game."""

from __future__ import annotations

import pytest

from tharsis.games.mars.colonies.components import FLEETS, FLEETS_USED
from tharsis.games.mars.colonies.tiles import TILES, in_game, left_out
from tharsis.games.mars.testing import MarsGame
from tharsis.play.games import ruleset, start
from tharsis.rules.vocabulary import CORPORATIONS, DEALT_CORPORATIONS, DECK

MODULES = ("colonies", "corporate-era")
WAITING = {"titan", "enceladus", "miranda"}


def begun(players: int, seed: int = 1, **options: int):
    return start(ruleset("mars", MODULES, players, tuple(sorted(options.items()))), seed, {})


@pytest.mark.rule("C-001", "C-002")
def test_everybody_starts_with_one_fleet_ready_to_be_used():
    s = begun(4)
    assert [own[FLEETS.slot] for own in s.seats] == [1, 1, 1, 1]
    assert [own[FLEETS_USED] for own in s.seats] == [0, 0, 0, 0]
    assert all(tile.visitor(s) == -1 for tile in TILES)


@pytest.mark.rule("C-003", "C-004")
@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 5), (4, 6), (5, 7)])
def test_so_many_tiles_are_laid_out(players, tiles):
    s = begun(players)
    assert len(in_game(s)) == tiles
    assert len(left_out(s)) == 11 - tiles


@pytest.mark.rule("C-003")
@pytest.mark.parametrize("modules", [("colonies",), MODULES])
def test_every_tile_can_take_part_in_every_game(modules):
    """CT-06."""
    rules, seen = ruleset("mars", modules, 2, ()), set()
    for seed in range(30):
        seen |= {tile.key for tile in in_game(start(rules, seed, {}))}
    assert seen == {tile.key for tile in TILES}


@pytest.mark.rule("C-005", "C-007")
def test_markers_start_on_the_second_step_but_for_three_tiles_which_wait():
    seen = set()
    for seed in range(15):
        for tile in in_game(begun(5, seed)):
            assert tile.marker(begun(5, seed)) == 2
            assert tile.is_open(begun(5, seed)) == (tile.key not in WAITING)
            seen.add(tile.key)
    assert seen > WAITING


@pytest.mark.rule("C-013", "C-014")
def test_new_cards_and_corporations_are_shuffled_with_the_others():
    s = begun(2)
    cards = s.rules.cards
    assert {cards[c].set for c in s.zones[DECK]} == {"base", "corporate-era", "colonies"}
    assert {cards[c].set for c in s.zones[CORPORATIONS]} == {"base", "corporate-era", "colonies"}


@pytest.mark.rule("C-015")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_in_the_variant_everybody_chooses_between_a_corporation_of_colonies_and_another(players):
    """CT-09; five use up those of Colonies."""
    for seed in range(5):
        s = begun(players, seed, colony_corporations=1)
        for seat in range(players):
            dealt = s.zones[s.rules.zone(seat, DEALT_CORPORATIONS)]
            assert [s.rules.cards[c].set == "colonies" for c in dealt] == [True, False]


@pytest.mark.rule("C-015")
def test_the_variant_gives_no_corporation_to_beginners():
    rules = ruleset("mars", MODULES, 2, (("colony_corporations", 1),))
    game = MarsGame(2, MODULES, beginners=[0], colony_corporations=1)
    assert rules.options["colony_corporations"]
    dealt = [[game.state.rules.cards[c].set for c in game.zone(f"dealt_corporations.{i}")] for i in (0, 1)]
    assert dealt[0] == ["beginner"]
    assert dealt[1][0] == "colonies" != dealt[1][1]


def test_without_the_variant_any_two_are_dealt():
    pairs = set()
    for seed in range(40):
        s = begun(2, seed)
        dealt = s.zones[s.rules.zone(0, DEALT_CORPORATIONS)]
        pairs.add(tuple(s.rules.cards[c].set == "colonies" for c in dealt))
    assert len(pairs) > 2


# --- solo ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-054", "C-055")
def test_solo_starts_with_two_steps_less_of_money_production():
    game = MarsGame(1, MODULES, corporations=["PhoboLog"])
    game.begin("PhoboLog")
    game.answer(game.labels()[0])
    assert game.p1.amount("mc_production") == -2
    assert game.p1.amount("steel_production") == 0
    assert game.p1.amount("tr") == 14


@pytest.mark.rule("C-055")
def test_what_the_corporation_gives_is_added():
    game = MarsGame(1, MODULES, corporations=["Polyphemos"])
    game.begin("Polyphemos")
    game.answer(game.labels()[0])
    assert game.p1.amount("mc_production") == 3


@pytest.mark.rule("C-056", "C-057")
def test_solo_four_tiles_are_drawn_and_one_leaves_again_chosen_with_the_corporation():
    """CT-08: all of it is in view from the first question on, and nothing is revealed before all is chosen."""
    game = MarsGame(1, MODULES)
    drawn = in_game(game.state)
    assert len(drawn) == 4
    game.p1.chooses(game.labels()[0], 2)
    assert game.prompt() == "leave-out"
    assert game.state.forked
    assert game.labels() == [f"leave-out {tile.key}" for tile in drawn]
    game.answer(drawn[1].key)
    assert in_game(game.state) == [drawn[0], drawn[2], drawn[3]]
    assert len(left_out(game.state)) == 8
    assert len(game.p1.hand) == 2


@pytest.mark.rule("C-057")
def test_a_solo_beginner_chooses_the_tiles_too():
    game = MarsGame(1, MODULES, beginners=[0])
    assert game.prompt() == "leave-out"


@pytest.mark.rule("C-054")
def test_nobody_leaves_a_tile_out_with_two_players():
    game = MarsGame(2, MODULES)
    game.begin()
    assert game.prompt() in ("action", "colony", "add-tile", "place city")


@pytest.mark.rule("C-060", "C-062")
def test_there_are_eleven_tiles_and_never_more_than_eight_in_play():
    assert len(TILES) == 11
    assert max(len(in_game(begun(n))) for n in (2, 3, 4, 5)) + 1 == 8  # one more by Aridor


@pytest.mark.rule("C-061")
def test_five_players_with_all_extra_fleets_have_eight():
    cards = ruleset("mars", MODULES, 5, ()).cards
    more = [card for card in cards for part in card.play if part.total(FLEETS.slot) > 0]
    assert [card.number for card in more] == ["C36", "C39", "C40"]
    assert 5 * 1 + len(more) == 8


@pytest.mark.rule("C-058", "C-059")
def test_49_projects_and_5_corporations():
    cards = [card for card in ruleset("mars", MODULES, 2, ()).cards if card.set == "colonies"]
    kinds = [card.kind == "corporation" for card in cards]
    assert (kinds.count(False), kinds.count(True)) == (49, 5)
