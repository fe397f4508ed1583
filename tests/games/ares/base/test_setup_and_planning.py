"""Setting up, the exchange of experienced players, planning in secret."""

from __future__ import annotations

import pytest

from tharsis.games.ares.components import ANIMAL, LEVELS, RESOURCES, TAGS, TR, ZONES
from tharsis.games.ares.game import GAME
from tharsis.games.ares.setup import STARTERS
from tharsis.games.ares.slots import LAST_PHASE, PHASE
from tharsis.games.ares.testing import AresTable
from tharsis.games.ares.zones import FLIPPED, OCEAN_TILES
from tharsis.kernel.core import RESUME, State
from tharsis.play.games import ruleset, start
from tharsis.rules.vocabulary import (
    BOX,
    CORPORATIONS,
    DEALT_CORPORATIONS,
    DECK,
    DISCARD,
    HAND,
    TABLEAU,
)


def begin(players: int = 2, seed: int = 1, **options: int) -> State:
    return start(ruleset("ares", (), players, tuple(sorted(options.items()))), seed)


def zone(s: State, seat: int, kind: int) -> list[int]:
    return s.zones[s.rules.zone(seat, kind)]


def options(s: State, seat: int) -> list[str]:
    ask = s.ask_of(seat)
    assert ask is not None
    return [ask.frame.node.option(s, ask.frame, x).label() for x in ask.options]


def choose_corporations(s: State) -> State:
    for seat in range(s.rules.players):
        s.apply(seat, 0)
    return s


@pytest.mark.rule("A-001", "A-002", "A-003", "A-005", "A-015", "A-155")
def test_the_box_holds_208_projects_12_corporations_9_oceans_and_5_phases():
    cards = GAME.base.cards
    kinds = [card.kind for card in cards]
    assert sum(kinds.count(kind) for kind in ("active", "automated", "event")) == 208
    assert (kinds.count("active"), kinds.count("event"), kinds.count("automated")) == (64, 38, 106)
    assert (kinds.count("corporation"), kinds.count("ocean"), kinds.count("phase")) == (12, 9, 5)


@pytest.mark.rule("A-004")
def test_one_to_four_play():
    assert GAME.players == (1, 4)
    for players in range(1, 5):
        assert len(begin(players).seats) == players


@pytest.mark.rule("A-012")
def test_the_tracks_have_four_zones_each():
    from tharsis.games.ares.components import OXYGEN, TEMPERATURE

    assert ZONES == ["purple", "red", "yellow", "white"]
    assert [TEMPERATURE.zone(t) for t in (-30, -20, -18, -10, -8, 0, 2, 8)] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert [OXYGEN.zone(n) for n in (0, 2, 3, 6, 7, 11, 12, 14)] == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("A-013", "A-154")
def test_there_are_ten_tags_and_no_card_has_more_than_three():
    assert [tag.name for tag in TAGS] == [
        *("building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "event")
    ]
    for card in GAME.base.cards:
        assert len(card.tags) + (card.kind == "event") <= 3
    assert ANIMAL in TAGS


@pytest.mark.rule("A-016", "A-017")
def test_only_blue_cards_have_effects_and_actions_and_only_green_ones_levels():
    from tharsis.games.ares.verbs.levels import Level

    for card in GAME.base.cards:
        levels = [a for a in card.abilities if isinstance(a, Level)]
        others = [a for a in card.abilities if not isinstance(a, Level)]
        if card.kind == "active":
            assert others or card.actions
            assert not levels
        elif card.kind == "automated":
            assert levels
            assert not others
            assert not card.actions
        elif card.kind == "event":
            assert not card.abilities
            assert not card.actions


@pytest.mark.rule("A-041", "A-042", "A-043", "A-044", "A-045", "A-183", "A-184")
def test_a_game_begins_with_nothing_but_a_rating_of_5(table: AresTable):
    assert (table.level("temperature"), table.level("oxygen"), table.level("oceans")) == (-30, 0, 0)
    assert table.level("phases_chosen") == 0
    s = begin()
    for own in s.seats:
        assert own[TR.slot] == 5
        assert all(own[level.slot] == 0 for level in LEVELS)
        assert all(own[resource.slot] == 0 for resource in RESOURCES)
        assert own[s.rules.seat_names.index("forests")] == 0


@pytest.mark.rule("A-046")
def test_oceans_are_shuffled_and_hidden():
    orders = [begin(seed=seed).zones[OCEAN_TILES] for seed in range(4)]
    assert len({tuple(order) for order in orders}) > 1
    s = begin()
    assert s.rules.zone_seen[OCEAN_TILES] == 0
    assert len(s.zones[OCEAN_TILES]) == 9
    assert s.zones[FLIPPED] == []


@pytest.mark.rule("A-050", "A-052", "A-053", "A-185")
def test_the_normal_deal_is_8_projects_and_2_corporations_each():
    s = begin(3)
    for seat in range(3):
        assert len(zone(s, seat, HAND)) == 8
        assert len(zone(s, seat, DEALT_CORPORATIONS)) == 2
        assert len(options(s, seat)) == 2
    assert len(s.zones[DECK]) == 208 - 3 * 8
    assert s.zones[CORPORATIONS] == []
    assert len(s.zones[BOX]) == 12 - 3 * 2


@pytest.mark.rule("A-052", "A-055", "A-056", "A-024", "A-025")
def test_corporations_are_chosen_in_secret_and_revealed_together():
    s = begin(2)
    s.apply(0, 1)
    seen = s.seen_by(1)
    assert len(zone(seen, 0, DEALT_CORPORATIONS)) == 2  # the other player sees nothing of the choice
    s.apply(1, 0)
    for seat in range(2):
        (corporation,) = zone(s, seat, TABLEAU)
        it = s.rules.cards[corporation]
        assert s.seats[seat][RESOURCES[0].slot] == sum(p.total(RESOURCES[0].slot) for p in it.play)
        assert [f"phase {n}" for n in range(1, 6)] == options(s, seat)[:5]


@pytest.mark.rule("A-047", "A-048", "A-049", "A-051")
def test_a_first_game_deals_marked_cards_and_one_marked_corporation():
    s = begin(3, first_game=1)
    marked = {c for c, card in enumerate(s.rules.cards) if card.number in STARTERS}
    for seat in range(3):
        hand = zone(s, seat, HAND)
        assert len(hand) == 8
        assert len([c for c in hand if c in marked]) == 4
        (corporation,) = zone(s, seat, TABLEAU)  # without a choice
        assert corporation in marked
    assert len(s.zones[DISCARD]) == 4
    assert set(s.zones[DISCARD]) <= marked
    assert len([c for c in marked if s.rules.cards[c].kind == "automated"]) == 16


@pytest.mark.rule("A-054")
def test_experienced_players_exchange_before_they_choose():
    s = begin(2, exchange=1)
    first = zone(s, 0, HAND)[:3]
    before = [zone(s, seat, HAND)[:] for seat in range(2)]
    ask = s.ask_of(0)
    assert ask is not None
    batch = ask.frame.node.batch(s, ask.frame)
    assert batch is not None
    assert batch.least == 0
    assert batch.most == 8
    for answer in batch.answers([0, 1, 2]):
        s.apply(0, answer)
    assert zone(s.seen_by(1), 0, HAND) == before[0]
    s.apply(1, 0)  # nothing
    assert zone(s, 1, HAND) == before[1]
    assert len(zone(s, 0, HAND)) == 8
    assert not set(first) & set(zone(s, 0, HAND))  # nobody draws what was just put away
    assert set(first) <= set(s.zones[DISCARD])
    assert len(options(s, 0)) == 2  # both corporations are chosen from after it
    assert s.seats[0][RESOURCES[0].slot] == 0  # no M€ for them


@pytest.mark.rule("A-057", "A-059", "A-061")
def test_all_choose_a_phase_in_secret_and_may_change_it():
    s = choose_corporations(begin(3))
    assert all(options(s, seat)[:5] == [f"phase {n}" for n in range(1, 6)] for seat in range(3))
    s.apply(0, 2)
    assert s.seats[0][PHASE] == 3
    assert s.seen_by(1).seats[0][PHASE] == 0
    assert s.waits(0)
    s.apply(0, RESUME)
    s.apply(0, 4)
    assert s.seats[0][PHASE] == 5
    s.apply(1, 4)
    s.apply(2, 4)
    assert [own[PHASE] for own in s.seats] == [5, 5, 5]


@pytest.mark.rule("A-038", "A-063", "A-064", "A-065", "A-066", "A-067", "A-188")
def test_just_the_chosen_phases_are_carried_out_once_each_in_order(table3: AresTable):
    table3.p1.holds("Mine", "Birds")
    table3.p2.holds("Comet")
    table3.p3.holds("Moss")
    table3.open("planning")
    table3.p1.chooses(5)
    table3.p2.chooses(2)
    table3.p3.chooses(5)
    assert table3.level("phases_chosen") == (1 << 5 | 1 << 2)
    assert table3.stage == "II"  # I was not chosen
    assert all(player.options for player in table3.players)  # everybody takes part
    table3.all_done()
    assert table3.stage == "V"
    assert table3.level("phases_resolved") == 1 << 2
    for player in table3.players:
        player.answers(player.options[0])
        while player.options and table3.stage == "V":
            player.answers(player.options[0])
    assert table3.stage == "planning"
    assert table3.level("round") == 2


@pytest.mark.rule("A-060", "A-062", "A-186", "A-061", "A-135")
def test_a_phase_is_not_chosen_twice_running(table: AresTable):
    table.p1.holds("Mine")
    table.open("planning")
    table.p1.chooses(4)
    table.p2.chooses(3)
    table.all_done()
    assert table.stage == "planning"
    assert table.level("phases_chosen") == 0
    assert [own[LAST_PHASE] for own in table.state.seats] == [4, 3]
    assert "phase 4" not in table.p1.options
    assert "phase 3" in table.p1.options  # what the other one chose is open
    table.p1.chooses(1)
    table.p2.chooses(4)
    table.all_done()
    assert "phase 4" in table.p1.options
    assert "phase 1" not in table.p1.options


@pytest.mark.rule("A-068", "A-187")
def test_nobody_plays_ahead(table: AresTable):
    table.p1.holds("Mine").has(mc=50)
    table.p2.holds("Moss")
    table.open("planning")
    table.p1.chooses(1)
    table.p2.chooses(4)
    table.p1.plays("Mine")
    table.p1.done()
    assert table.stage == "I"  # the other player has still to say so
    assert table.p2.amount("mc") == 0
    table.p2.done()
    assert table.stage == "planning"
    assert table.p2.amount("mc") == 5 + 4


@pytest.mark.rule("A-074")
def test_cards_may_be_sold_while_planning(table: AresTable):
    table.p1.holds("Mine", "Moss")
    table.open("planning")
    table.p1.sells("Mine")
    assert table.p1.gained(mc=3)
    assert table.state.seen_by(1).seats[0][RESOURCES[0].slot] == 0  # the others see it when all have chosen
    table.p1.chooses(1)
