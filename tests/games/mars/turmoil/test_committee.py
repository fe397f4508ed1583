"""Delegates, leaders, dominance, influence."""

from __future__ import annotations

import pytest

from tharsis.games.mars.slots import ACTIVE
from tharsis.games.mars.turmoil.committee import add_delegates, leader, settle
from tharsis.games.mars.turmoil.components import (
    COMING,
    DISTANT,
    NEUTRAL,
    NEUTRAL_RESERVE,
    NONE,
    PARTIES,
)
from tharsis.games.mars.turmoil.events import GlobalEvent
from tharsis.games.mars.turmoil.testing import TurmoilTable, turmoil_table
from tharsis.play.match import Match
from tharsis.play.setup import set_up


def begun(players: int = 3, seed: int = 1, **options: object) -> Match:
    setup = set_up("mars", players, seed, ["turmoil"], **options)
    return Match(setup, setup.begin())


def event_in(match: Match, zone: int) -> GlobalEvent:
    return match.state.rules.cards[match.state.zones[zone][0]]


# --- set-up -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "T-006",
    "T-009",
    "T-010",
    "T-011",
    "T-012",
    "T-013",
    "T-014",
    "T-015",
    "T-016",
    "T-017",
    "T-018",
    "T-019",
    "T-020",
    "T-021",
    "T-022",
    "T-024",
    "T-128",
    "T-129",
)
@pytest.mark.parametrize("seed", range(12))
def test_the_committee_at_the_start(seed: int) -> None:
    match = begun(seed=seed)
    table = TurmoilTable(3, ("turmoil",))
    table.state = match.state
    coming, distant = event_in(match, COMING), event_in(match, DISTANT)
    assert [table.lobby(seat) for seat in range(3)] == [1, 1, 1]
    assert [table.reserve(seat) for seat in range(3)] == [6, 6, 6]
    assert table.chairman == NEUTRAL
    assert match.state.world[NEUTRAL_RESERVE] == 11
    assert table.ruling == "Greens"
    first, second = PARTIES[coming.revealed].name, PARTIES[distant.revealed].name
    assert table.dominant == first
    assert table.leads(first) == table.leads(second) == NEUTRAL
    assert table.size(first) == (2 if first == second else 1)
    assert table.row[0] is None  # no current event in generation 1
    assert table.row[1:] == [coming.name, distant.name]
    table.sound()
    for seat in (None, 0):  # everybody sees the events of the row, and none of the deck
        zones = match.view(seat)["zones"]
        assert zones["coming_event"]["cards"] == [coming.key]
        assert zones["distant_event"]["cards"] == [distant.key]
        assert zones["event_deck"] == {"count": 29, "cards": []}


@pytest.mark.rule("T-015")
def test_the_events_are_shuffled() -> None:
    rows = {tuple(event_in(begun(seed=seed), zone).name for zone in (COMING, DISTANT)) for seed in range(12)}
    assert len(rows) > 8


@pytest.mark.rule("T-026", "T-126", "T-127")
def test_the_decks_of_the_box() -> None:
    rules = begun().state.rules
    kinds = [card.kind for card in dict.fromkeys(rules.cards) if card.set == "turmoil"]
    assert kinds.count("global-event") == 31
    assert kinds.count("corporation") == 5
    assert len(kinds) - 31 - 5 == 16
    homes = {card.home for card in rules.cards if card.set == "turmoil" and card.number.startswith("T")}
    assert homes == {"deck"}


@pytest.mark.rule("T-003")
def test_there_are_six_parties(table: TurmoilTable) -> None:
    names = ["Mars First", "Kelvinists", "Reds", "Greens", "Unity", "Scientists"]
    assert [party.name for party in PARTIES] == names


@pytest.mark.rule("T-007")
def test_terraformer_asks_for_26(table: TurmoilTable) -> None:
    table.p1.has(tr=25)
    assert "claim terraformer" not in table.p1.options
    table.p1.has(tr=26)
    table.p1.claims("Terraformer")
    assert table.p1.milestone("Terraformer")


# --- lobbying -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-028", "T-032", "T-033", "T-035")
def test_the_delegate_in_the_lobby_is_free_and_leads_an_empty_party(table: TurmoilTable) -> None:
    table.p1.acts("delegate reds", "from lobby")
    assert table.p1.change == {}
    assert (table.lobby(0), table.reserve(0), table.size("Reds")) == (0, 6, 1)
    assert table.leads("Reds") == 0
    table.sound()


@pytest.mark.rule("T-031", "T-033")
def test_one_from_the_reserve_costs_5(table: TurmoilTable) -> None:
    table.p1.acts("delegate unity", "from reserve")
    assert table.p1.change == {"mc": -5}
    assert (table.lobby(0), table.reserve(0)) == (1, 5)


@pytest.mark.rule("T-029", "T-030", "T-032")
def test_lobbying_takes_an_action_each_time_and_is_no_standard_project(table: TurmoilTable) -> None:
    """CT-35."""
    table.p1.is_corporation("CrediCor")
    table.open_turn(0)
    table.answer("delegate reds", "from lobby")
    assert table.ask().seat == 0
    table.answer("delegate reds")
    assert table.p1.amount("mc") == 95
    assert table.ask().seat == 1  # two actions are taken
    assert table.size("Reds") == 2


def test_the_price_is_told(table: TurmoilTable) -> None:
    assert table.p1.entry("delegate").price(table.state, 0, 2) == 0
    table.p1.has(lobby=0)
    assert table.p1.entry("delegate").price(table.state, 0, 2) == 5


@pytest.mark.rule("T-034")
def test_without_a_delegate_nobody_can_lobby(table: TurmoilTable) -> None:
    table.p1.has(lobby=0, delegate_reserve=0)
    entry = table.p1.entry("delegate")
    assert entry.able(table.state, 0) == []
    assert [r.pattern for r in entry.reasons(table.state, 0, 2)] == ["no_delegates"]
    table.p1.has(delegate_reserve=2, mc=4)
    assert entry.able(table.state, 0) == []
    assert [r.pattern for r in entry.reasons(table.state, 0, 2)] == ["short_of"]
    assert entry.reasons(table.state, 0, 2)[0].slots["q"].n == 1


# --- leaders ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-036", "T-038", "T-039", "T-040")
def test_more_delegates_take_the_seat_as_many_do_not(table: TurmoilTable) -> None:
    table.has_delegates(1, "Reds", 1)
    table.p1.acts("delegate reds", "from lobby")
    assert table.leads("Reds") == 1
    table.p1.acts("delegate reds")
    assert table.leads("Reds") == 0
    assert table.size("Reds") == 3  # the old leader is an ordinary delegate now
    table.sound()


@pytest.mark.rule("T-037", "T-053", "T-054", "T-056")
def test_neutral_delegates_lead_too(table: TurmoilTable) -> None:
    table.has_delegates(0, "Reds", 1)
    table.has_delegates(NEUTRAL, "Reds", 1)
    assert table.leads("Reds") == 0
    table.has_delegates(NEUTRAL, "Reds", 1)
    assert table.leads("Reds") == NEUTRAL


@pytest.mark.rule("T-036")
def test_two_who_pass_the_leader_at_once_come_in_turn_order_after_him(table3: TurmoilTable) -> None:
    """CT-30."""
    table = table3
    for seat in (1, 2, 0):
        table.has_delegates(seat, "Reds", 2)
    table.has_delegates(NEUTRAL, "Reds", 2)
    assert table.leads("Reds") == 1
    table.chairs(0)
    table.p1.plays("Banned Delegate", "reds-1")
    assert table.leads("Reds") == 2
    assert table.reserve(1) == 5
    table.sound()


@pytest.mark.rule("T-036")
def test_after_a_neutral_leader_the_player_on_turn_comes_first_and_neutral_last(table3: TurmoilTable) -> None:
    table = table3
    table.has_delegates(NEUTRAL, "Reds", 2)
    for seat in (0, 1, 2):
        table.has_delegates(seat, "Reds", 2)
    table.chairs(1)
    table.p2.plays("Banned Delegate", "reds-neutral")
    assert table.leads("Reds") == 1


# --- dominance ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-043", "T-044", "T-045")
def test_a_larger_party_becomes_dominant_at_once_an_equal_one_does_not(table: TurmoilTable) -> None:
    table.has_delegates(NEUTRAL, "Unity", 2)
    assert table.dominant == "Unity"
    table.has_delegates(0, "Reds", 2)
    assert table.dominant == "Unity"
    table.p1.acts("delegate reds", "from lobby")
    assert table.dominant == "Reds"


@pytest.mark.rule("T-044")
def test_of_several_that_pass_it_the_first_clockwise(table: TurmoilTable) -> None:
    """CT-31."""
    for party in ("Unity", "Greens", "Mars First"):
        table.has_delegates(NEUTRAL, party, 2)
    assert table.dominant == "Unity"
    table.chairs(0)
    table.p1.plays("Banned Delegate", "unity-neutral")
    assert table.dominant == "Mars First"  # Scientists have none; then round the board


# --- influence ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-063", "T-064", "T-065", "T-066", "T-067", "T-042")
def test_influence(table: TurmoilTable) -> None:
    assert table.influence(0) == 0
    table.has_delegates(0, "Reds", 1)
    assert table.dominant == "Reds"
    assert table.influence(0) == 1  # leader of the dominant party
    table.has_delegates(0, "Reds", 1)
    assert table.influence(0) == 2  # … and another delegate there
    table.has_delegates(0, "Reds", 2)
    assert table.influence(0) == 2  # however many
    table.chairs(0)
    assert table.influence(0) == 3
    table.has_delegates(1, "Unity", 2)
    assert table.influence(1) == 0  # to lead another party is worth nothing
    table.has_delegates(1, "Reds", 1)
    assert table.influence(1) == 1


# --- requirements -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-057", "T-058", "T-047", "T-042")
def test_a_party_in_power_or_two_delegates_there(table: TurmoilTable) -> None:
    table.p1.holds("Sponsored Mohole")
    assert not table.p1.can_play("Sponsored Mohole")
    assert [r.pattern for r in table.p1.why_not("Sponsored Mohole")] == ["party_not_ruling"]
    table.has_delegates(0, "Kelvinists", 1)
    table.chairs(0)  # the chair is no party
    assert not table.p1.can_play("Sponsored Mohole")
    table.has_delegates(0, "Kelvinists", 1)  # the leader counts
    assert table.p1.can_play("Sponsored Mohole")
    table.governs("Kelvinists")
    assert table.p2.can_play("Sponsored Mohole")


# --- points -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-082", "T-083", "T-131", "T-042")
def test_leaders_and_the_chairman_score(table: TurmoilTable) -> None:
    for party in ("Reds", "Unity"):
        table.has_delegates(0, party, 1)
    table.has_delegates(NEUTRAL, "Greens", 1)
    table.chairs(1)
    assert table.p1.score.committee == 2
    assert table.p2.score.committee == 1


@pytest.mark.rule("T-081", "T-104", "T-130")
def test_when_the_game_ends_there_is_no_turmoil(table: TurmoilTable) -> None:
    table.put_event("War on Earth")
    table.has_delegates(0, "Reds", 1)
    table.set(temperature=8, oxygen=14, oceans=9)
    table.open_turn(0)
    table.mark()
    table.produce()
    assert table.state.over
    assert table.p1.amount("tr") == 20
    assert table.leads("Reds") == 0
    assert table.ruling == "Greens"


def test_nobody_leads_an_empty_party(table: TurmoilTable) -> None:
    assert table.leads("Reds") == NONE
    assert turmoil_table(5).state.rules.players == 5


def test_who_pass_the_leader_together_come_in_turn_order_after_the_leader() -> None:
    table = turmoil_table(3)
    for seat, n in ((0, 2), (1, 2), (2, 2)):
        table.has_delegates(seat, "Unity", n)
    party, s = table.party("Unity"), table.state
    s.set_world(PARTIES[party].leader, 0)
    s.set_world(ACTIVE, 2)
    add_delegates(s, party, 0, -1)  # now both others have more than the leader
    settle(s, party)
    assert leader(s, party) == 1
