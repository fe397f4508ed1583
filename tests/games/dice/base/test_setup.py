"""How a game is set up: board, piles, awards, milestones, corporations, the first production, the penalty."""

from __future__ import annotations

from collections import Counter

import pytest

from facts import printed
from tharsis.games.dice.components import CUP, OCEANS, OXYGEN, TEMPERATURE, VP, WILD
from tharsis.games.dice.goals import GONE, MILESTONES
from tharsis.games.dice.slots import AWARD_SPACES, BONUS, BONUS_TAKEN, MILESTONE_SPACES, OFFERED
from tharsis.games.plugins import game_named
from tharsis.kernel.core import Ask, State
from tharsis.play.decision import labels_of
from tharsis.play.games import ruleset, start
from tharsis.play.match import new_game
from tharsis.play.preview import previews
from tharsis.rules.vocabulary import BOX, CORPORATIONS, DECK, DISCARD, HAND, TABLEAU
from tharsis.text.log import log_lines


def begin(
    players: int, seed: int = 1, modules: tuple[str, ...] = (), first: int = 0, board: int = 0
) -> State:
    """A game at its first decisions."""
    return start(ruleset("dice", modules, players, (("board", board), ("first_player", first))), seed)


def prompt_of(s: State, ask: Ask) -> str:
    """The name of the question."""
    return ask.frame.node.question(s, ask.frame).prompt()


def through(s: State, corporation: str = "") -> State:
    """Answer until the first turn: the named corporation where it is offered, else the first option."""
    while s.decisions()[0].frame.node is not s.rules.root.turn:
        ask = s.decisions()[0]
        labels = labels_of(s, ask)
        wanted = f"corporation {corporation}"
        s.apply(ask.seat, labels.index(wanted) if wanted in labels else 0)
    return s


def seed_with(players: int, corporation: str, modules: tuple[str, ...] = (), seat: int = 0) -> State:
    """A game in which a seat is offered a corporation, up to its first turn."""
    for seed in range(500):
        s = begin(players, seed, modules)
        if players == 1:
            while prompt_of(s, s.decisions()[0]) != "corporation":
                s.apply(0, 0)
        number = s.rules.card_index[corporation]
        if number in s.zones[s.rules.zone(seat, OFFERED)]:
            return through(s, corporation)
    raise AssertionError(corporation)


@pytest.mark.rule("D-001")
def test_one_of_two_sides_of_the_board() -> None:
    a, b = new_game("dice", board="A", seed=1), new_game("dice", board="B", seed=1)
    assert len(a.state.tile) == len(b.state.tile) == 37
    assert a.state.rules.cell_kind != b.state.rules.cell_kind
    assert a.state.rules.cell_kind.count(1) == b.state.rules.cell_kind.count(1) == 9


@pytest.mark.rule("D-002", "D-003", "D-004", "D-005")
def test_where_the_markers_start() -> None:
    s = begin(3)
    assert s.world[OXYGEN.slot] == 0
    assert s.world[TEMPERATURE.slot] == -32
    assert (s.world[OCEANS.slot], OCEANS.goal) == (0, 7)
    assert [own[VP.slot] for own in s.seats] == [0, 0, 0]


@pytest.mark.rule("D-006", "D-012", "D-013", "D-099")
def test_awards_are_three_faces_of_three_colours_out_of_the_pool() -> None:
    for seed in range(20):
        s = begin(2, seed)
        faces = [CUP.faces[s.world[slot]] for slot in AWARD_SPACES]
        assert len({face.die.name for face in faces}) == 3
        taken = [face.die for face in faces]
        assert [s.world[die.pool] for die in CUP.dice] == [11 if die in taken else 12 for die in CUP.dice]
    assert len(CUP.dice) == 5


@pytest.mark.rule("D-011", "D-012", "D-014")
def test_what_lies_on_the_table_is_drawn_anew_for_each_game() -> None:
    games = [begin(2, seed) for seed in range(20)]
    colours = {frozenset(CUP.faces[s.world[slot]].die.name for slot in AWARD_SPACES) for s in games}
    assert len(colours) > 5  # of the ten ways to draw three of five
    milestones = {frozenset(s.world[slot] for slot in MILESTONE_SPACES) for s in games}
    assert len(milestones) > 15  # of 56
    bonus_cards = {frozenset(s.zones[BONUS]) for s in games}
    assert len(bonus_cards) == 20
    corporations = {frozenset(s.zones[s.rules.zone(0, OFFERED)]) for s in games}
    assert len(corporations) > 10  # of 28


def test_awards_are_rolled_with_the_odds_of_the_faces() -> None:
    sides = [0, 0, 0, 0]
    for seed in range(300):
        s = begin(1, seed)
        while not s.zones[s.rules.zone(0, HAND)]:
            s.apply(0, 0)
        for slot in AWARD_SPACES:
            sides[CUP.faces[s.world[slot]].sides] += 1
    assert sides[3] > sides[2] > sides[1] > 90


@pytest.mark.rule("D-007", "D-018")
def test_the_deck_is_shuffled_and_five_cards_are_dealt() -> None:
    s, other = begin(4, 1), begin(4, 2)
    assert [len(s.zones[s.rules.zone(seat, HAND)]) for seat in range(4)] == [5, 5, 5, 5]
    assert len(s.zones[DECK]) == 82 - 20
    assert s.zones[DECK] != other.zones[DECK]
    assert s.zones[DISCARD] == []
    assert s.rules.zone_seen[DECK] == s.rules.zone_seen[BONUS] == 0


@pytest.mark.rule("D-008", "D-009", "D-010", "D-011", "D-140")
@pytest.mark.parametrize(("players", "cards"), [(1, 4), (2, 4), (3, 6), (4, 8)])
def test_bonus_cards_by_number_of_players(players: int, cards: int) -> None:
    s = begin(players)
    while not s.zones[s.rules.zone(0, HAND)]:
        s.apply(0, 0)
    assert len(s.zones[BONUS]) == cards
    assert all(s.known[c] == 0 for c in s.zones[BONUS])
    out = [c for c in s.zones[BOX] if s.rules.cards[c].home == "bonus"]
    assert len(out) == 16 - cards
    assert all(s.known[c] == 0 for c in out)


@pytest.mark.rule("D-014", "D-135", "D-139")
@pytest.mark.parametrize("players", [1, 2])
def test_three_milestones_and_three_awards(players: int) -> None:
    s = through(begin(players))
    assert len({s.world[slot] for slot in MILESTONE_SPACES}) == 3
    assert sum(1 for m in MILESTONES if s.world[m.owner] == GONE) == 5
    assert all(s.world[slot] >= 0 for slot in AWARD_SPACES)


@pytest.mark.rule("D-019", "D-020")
def test_each_player_keeps_one_of_two_corporations_and_reveals_it_in_turn_order() -> None:
    s = begin(3, first=1)
    assert [len(s.zones[s.rules.zone(seat, OFFERED)]) for seat in range(3)] == [2, 2, 2]
    assert s.zones[CORPORATIONS] == []
    assert {a.seat for a in s.decisions()} == {0, 1, 2}
    through(s)
    played = [[s.rules.cards[c] for c in s.zones[s.rules.zone(seat, TABLEAU)]] for seat in range(3)]
    assert [[c.kind for c in cards] for cards in played] == [["corporation"]] * 3
    revealed: list[int] = []
    e = s.log
    while e is not None:
        if e.kind == 5 and s.rules.notes[e.subject] == "corporation":
            revealed.insert(0, e.seat)
        e = e.previous
    assert revealed == [1, 2, 0]


@pytest.mark.rule("D-021", "D-022", "D-023", "D-024")
def test_the_red_box_comes_once_and_the_brown_box_is_rolled() -> None:
    s = seed_with(2, "interplanetary-cinematics", seat=1)
    own = s.seats[1]
    assert own[WILD.slot] == 3
    yellow, red = CUP.dice[0], CUP.dice[3]
    gift = [face for face in CUP.faces if own[face.slot] and face.die not in (yellow, red)]
    dice = CUP.held(s, 1)
    assert dice == 4  # its own three, and one from the start player
    assert len(gift) <= 1
    assert sum(own[face.slot] for face in yellow.faces) >= 2
    assert sum(own[face.slot] for face in red.faces) >= 1
    s.apply(0, len(s.ask_of(0).options) - 1)
    assert own[WILD.slot] == 3


@pytest.mark.rule("D-025")
def test_the_start_player_gives_a_die_to_the_last_player() -> None:
    s = begin(3, first=1)
    while len(s.decisions()) > 1 or prompt_of(s, s.decisions()[0]) != "give":
        s.apply(s.decisions()[0].seat, 0)
    ask = s.decisions()[0]
    assert ask.seat == 1
    assert all(s.seats[1][CUP.faces[o].slot] > 0 for o in ask.options)
    face = CUP.faces[ask.options[0]]
    before = (s.seats[1][face.slot], s.seats[0][face.slot], s.seats[1][WILD.slot])
    s.apply(1, 0)
    assert (s.seats[1][face.slot], s.seats[0][face.slot]) == (before[0] - 1, before[1] + 1)
    assert s.seats[1][WILD.slot] == before[2]


@pytest.mark.rule("D-017", "D-027")
def test_the_start_player_is_drawn_or_set_and_begins() -> None:
    rules = ruleset("dice", (), 4, (("board", 0),))
    slot = rules.world_names.index("first_player")
    assert {start(rules, seed).world[slot] for seed in range(30)} == {0, 1, 2, 3}
    s = through(begin(4, first=2))
    assert s.decisions()[0].seat == 2


@pytest.mark.rule("D-149")
def test_every_module_adds_its_cards_and_milestones() -> None:
    plain = begin(2)
    assert {c.set for c in plain.rules.cards} == {"base"}
    assert len(plain.rules.on_settled.milestones) == 8
    for name, module in game_named("dice").modules.items():
        with_it = begin(2, modules=(name,))
        added = Counter(c.set for c in with_it.rules.cards) - Counter(c.set for c in plain.rules.cards)
        assert added == Counter({name: printed("dice")[name]})
        assert len(with_it.rules.on_settled.milestones) == 8 + len(module.goals)


def test_every_card_says_where_it_comes_from() -> None:
    cards = begin(2, modules=tuple(game_named("dice").modules)).rules.cards
    assert all(c.source.split()[0].strip(",") in ("seed", "found", "designed") for c in cards)
    assert any(c.designed == ["cost"] and c.source == "seed" for c in cards)


@pytest.mark.rule("D-020")
@pytest.mark.parametrize(("corporation", "vp", "tokens"), [("unmi", 2, 4), ("helion", 0, 3)])
def test_a_red_box_is_gained_as_it_is_printed(corporation: str, vp: int, tokens: int) -> None:
    own = seed_with(2, corporation, seat=1).seats[1]
    assert (own[VP.slot], own[WILD.slot]) == (vp, tokens)


@pytest.mark.rule("D-168")
def test_tharsis_republic_places_a_city_when_it_is_revealed() -> None:
    for seed in range(300):
        s = begin(2, seed)
        number = s.rules.card_index["tharsis-republic"]
        if number not in s.zones[s.rules.zone(0, 2)]:
            continue
        while s.decisions():
            ask = s.decisions()[0]
            if prompt_of(s, ask) == "place city":
                break
            s.apply(ask.seat, ask.options.index(number) if number in ask.options else 0)
        ask = s.decisions()[0]
        assert ask.seat == 0
        cell = ask.options.index(s.rules.cell_names.index("B3"))
        s.apply(0, cell)
        names = s.rules.seat_names
        assert s.seats[0][names.index("vp")] == 2 + 1
        assert s.seats[0][names.index("wild")] == 3
        return
    raise AssertionError


# --- solo ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-026", "D-129", "D-130", "D-131", "D-132", "D-133", "D-134")
@pytest.mark.parametrize("board", [0, 1])
def test_the_board_of_a_solo_game(board: int) -> None:
    for first in range(3):
        s = begin(1, board=board)
        ask = s.decisions()[0]
        assert len(ask.options) == 3
        s.apply(0, first)
        city = s.tile.index(2)
        while 1 not in s.tile:
            s.apply(0, 0)
        ocean, greenery = s.tile.index(0), s.tile.index(1)
        around = s.rules.neighbours
        assert city in around[ocean]
        assert ocean in around[greenery]
        assert city in around[greenery]
        assert s.rules.cell_kind[ocean] == 1
        assert (s.world[OXYGEN.slot], s.world[TEMPERATURE.slot], s.world[OCEANS.slot]) == (2, -28, 1)
        through(s)
        e = s.log
        while e is not None:
            label = s.rules.notes[e.subject] if e.kind == 5 else ""
            assert label != "penalty"
            e = e.previous


def test_the_tiles_of_a_solo_game_give_nothing() -> None:
    s = begin(1)
    while not s.zones[s.rules.zone(0, HAND)]:
        s.apply(0, 0)
    assert s.seats[0][VP.slot] == 0
    assert CUP.held(s, 0) == 0


def test_a_tile_of_a_solo_game_promises_no_dice_of_the_first_production() -> None:
    s = begin(1)
    while prompt_of(s, s.decisions()[0]).startswith("place"):
        assert [found.chances for found in previews(s, 0)] == [[]] * len(s.decisions()[0].options)
        s.apply(0, 0)


def test_a_first_city_promises_the_die_of_its_area_and_none_of_the_first_production() -> None:
    s = begin(2, 2)  # somebody may choose Tharsis Republic
    while prompt_of(s, s.decisions()[0]) != "place city":
        ask = s.decisions()[0]
        offered = [ask.frame.node.option(s, ask.frame, x) for x in ask.options]
        republic = [i for i, option in enumerate(offered) if option.id == "tharsis-republic"]
        s.apply(ask.seat, republic[0] if republic else 0)
    promised = [sum(throw.least for throw in found.chances) for found in previews(s, s.decisions()[0].seat)]
    assert max(promised) == 1


@pytest.mark.rule("D-141", "D-142", "D-143")
def test_a_solo_game_begins_with_a_bonus_card() -> None:
    s = begin(1)
    turn = s.rules.world_names.index("turn")
    while prompt_of(s, s.decisions()[0]) != "bonus":
        s.apply(0, 0)
    assert s.world[turn] == 0
    assert len(s.decisions()[0].options) == 4
    assert CUP.held(s, 0) >= 1  # after the first production
    s.apply(0, 0)
    while len(s.zones[s.rules.zone(0, TABLEAU)]) < 2 or s.decisions()[0].frame.node is not s.rules.root.turn:
        s.apply(0, 0)
    assert len(s.zones[BONUS]) == 3
    assert s.world[turn] == 1
    assert s.seats[0][BONUS_TAKEN] == 0  # the cards for 5 and 12 VP are still to come


@pytest.mark.rule("D-141", "D-143", "D-188")
def test_coordinator_in_the_setup_of_a_solo_game_is_a_turn_besides_the_first_one() -> None:
    turn = ruleset("dice", (), 1, (("board", 0), ("first_player", 0))).world_names.index("turn")
    s = next(s for s in map(at_first_bonus_card, range(100)) if "bonus coordinator" in labels(s))
    s.apply(0, labels(s).index("bonus coordinator"))
    seen = []
    while s.world[turn] < 3:
        if s.decisions()[0].frame.node is s.rules.root.turn:
            seen.append(s.world[turn])
            s.apply(0, labels(s).index("production"))
        else:
            s.apply(0, labels(s).index("done"))
    assert seen == [1, 1, 2]


def at_first_bonus_card(seed: int) -> State:
    """A solo game at the choice of its first bonus card."""
    s = begin(1, seed)
    while prompt_of(s, s.decisions()[0]) != "bonus":
        s.apply(0, 0)
    return s


def labels(s: State) -> list[str]:
    """What the open decision offers."""
    ask = s.decisions()[0]
    return labels_of(s, ask)


@pytest.mark.rule("D-012")
def test_the_awards_are_told_as_they_are_laid_out():
    s = begin(2)
    faces = {CUP.faces[s.world[slot]].noun for slot in AWARD_SPACES}
    told = [line.text for line in log_lines(s, "en", ["Ana", "Bo"])][:3]
    assert all(line.startswith("Award: the most ") for line in told)
    assert len(faces) == len(set(told)) == 3
