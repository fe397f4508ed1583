"""The 16 project cards."""

from __future__ import annotations

import pytest

from tharsis.games.mars.turmoil.components import NEUTRAL, NEUTRAL_RESERVE
from tharsis.games.mars.turmoil.testing import TurmoilTable, turmoil_table
from tharsis.play.preview import preview


def test_aerial_lenses(table: TurmoilTable) -> None:
    table.governs("Kelvinists")
    table.p2.has(plants=5)
    table.p1.plays("Aerial Lenses", table.p2, 2)
    assert table.p1.change == {"mc": -2, "heat_production": 2}
    assert table.p2.change == {"plants": -2}
    assert table.p1.score.cards == -1


@pytest.mark.rule("T-040", "T-042")
def test_banned_delegate_removes_any_but_a_leader(table: TurmoilTable) -> None:
    table.has_delegates(1, "Reds", 2)
    table.has_delegates(NEUTRAL, "Reds", 1)
    table.p1.holds("Banned Delegate")
    assert [r.pattern for r in table.p1.why_not("Banned Delegate")] == ["not_chairman"]
    table.chairs(0)
    table.p1.plays("Banned Delegate", "reds-neutral")
    assert table.size("Reds") == 2
    assert table.leads("Reds") == 1
    table.sound()


@pytest.mark.rule("T-040")
def test_banned_delegate_without_a_target_does_nothing(table: TurmoilTable) -> None:
    table.chairs(0)
    table.has_delegates(1, "Reds", 1)
    table.p1.plays("Banned Delegate")
    assert table.size("Reds") == 1


def test_banned_delegate_may_take_my_own(table: TurmoilTable) -> None:
    table.chairs(0)
    table.has_delegates(0, "Reds", 2)
    table.has_delegates(1, "Unity", 2)
    table.has_delegates(1, "Reds", 1)
    table.p1.acts("delegate unity", "from lobby")
    table.p1.plays("Banned Delegate", "reds-0")
    assert (table.size("Reds"), table.leads("Reds"), table.dominant) == (2, 0, "Unity")


def test_cultural_metropolis_sends_two_delegates_to_one_party(table: TurmoilTable) -> None:
    table.governs("Unity")
    table.p1.produces(energy=1)
    table.p1.plays("Cultural Metropolis", "r7c1", "send reds")
    assert table.p1.change == {"mc": -20, "energy_production": -1, "mc_production": 3}
    assert (table.size("Reds"), table.reserve(0), table.lobby(0)) == (2, 4, 1)


def test_the_lobby_gives_what_the_reserve_lacks(table: TurmoilTable) -> None:
    """CT-33."""
    table.governs("Unity")
    table.p1.produces(energy=1)
    table.has_delegates(0, "Greens", 5)
    table.p1.plays("Cultural Metropolis", "r7c1", "send reds")
    assert (table.size("Reds"), table.reserve(0), table.lobby(0)) == (2, 0, 0)
    table.p2.produces(energy=1)
    table.has_delegates(1, "Greens", 6)
    table.sound()


def test_with_too_few_delegates_it_can_not_be_played(table: TurmoilTable) -> None:
    table.governs("Unity")
    table.p1.produces(energy=1)
    table.has_delegates(0, "Greens", 6)
    table.p1.holds("Cultural Metropolis")
    assert not table.p1.can_play("Cultural Metropolis")
    assert [r.pattern for r in table.p1.why_not("Cultural Metropolis")] == ["short_of"]


def test_diaspora_movement_counts_everybodys_jovian_tags() -> None:
    table = turmoil_table(2, "corporate-era")
    table.governs("Reds")
    table.p2.has_played("Callisto Penal Mines")
    table.p1.plays("Diaspora Movement")
    assert table.p1.change == {"mc": -7 + 2}


@pytest.mark.rule("T-063")
def test_event_analysts_add_influence(table: TurmoilTable) -> None:
    table.governs("Scientists")
    table.p1.plays("Event Analysts")
    assert table.influence(0) == 1
    table.happens("Homeworld Support")
    assert table.p1.change == {"mc": 2}


def test_gmo_contract_pays_for_each_tag_its_own_too(table: TurmoilTable) -> None:
    table.p1.plays("GMO Contract")
    assert table.p1.change == {"mc": -3 + 2}
    table.set(temperature=0)


def test_martian_media_center(table: TurmoilTable) -> None:
    table.governs("Mars First")
    table.p1.plays("Martian Media Center")
    assert table.p1.change == {"mc": -7, "mc_production": 2}
    table.p1.uses("Martian Media Center", "send greens")
    assert table.p1.change == {"mc": -3}
    assert (table.leads("Greens"), table.lobby(0), table.reserve(0)) == (0, 1, 5)
    assert "use martian-media-center" not in table.p1.options


def test_parliament_hall_counts_itself() -> None:
    table = turmoil_table(2, "corporate-era")
    table.governs("Mars First")
    table.p1.has_played("Mine", "Strip Mine")
    table.p1.plays("Parliament Hall")
    assert table.p1.change == {"mc": -8, "mc_production": 1}


def test_pr_office(table: TurmoilTable) -> None:
    table.governs("Unity")
    table.p1.plays("PR Office")
    assert table.p1.change == {"mc": -7 + 1, "tr": 1}


def test_public_celebrations_need_the_chair(table: TurmoilTable) -> None:
    table.p1.holds("Public Celebrations")
    assert not table.p1.can_play("Public Celebrations")
    table.chairs(0)
    table.p1.plays("Public Celebrations")
    assert table.p1.score.cards == 2


def test_recruitment_replaces_a_neutral_delegate(table: TurmoilTable) -> None:
    table.p1.holds("Recruitment")
    table.has_delegates(NEUTRAL, "Reds", 1)
    assert [r.pattern for r in table.p1.why_not("Recruitment")] == ["no_neutral_delegate"]
    table.has_delegates(NEUTRAL, "Reds", 1)
    before = table.state.world[NEUTRAL_RESERVE]
    table.p1.plays("Recruitment")
    assert (table.size("Reds"), table.leads("Reds"), table.reserve(0)) == (2, NEUTRAL, 5)
    assert table.state.world[NEUTRAL_RESERVE] == before + 1
    table.sound()


def test_a_preview_tells_where_the_only_recruit_goes(table: TurmoilTable) -> None:
    table.p1.holds("Recruitment")
    table.has_delegates(NEUTRAL, "Reds", 2)
    table.open_turn(0)
    told = preview(table.state, 0, table.labels().index("play recruitment"))
    assert [phrase.pattern for phrase in told.news] == ["news_delegates"]


def test_recruitment_takes_from_the_reserve_only(table: TurmoilTable) -> None:
    table.has_delegates(NEUTRAL, "Reds", 2)
    table.has_delegates(0, "Greens", 6)
    table.p1.holds("Recruitment")
    assert [r.pattern for r in table.p1.why_not("Recruitment")] == ["no_delegate_in_reserve"]


def test_red_tourism_wave_counts_each_empty_area_once(table: TurmoilTable) -> None:
    table.governs("Reds")
    table.p1.owns("city", "r9c1", "phobos").owns("greenery", "r9c2")
    table.oceans("r9c5")
    table.p1.plays("Red Tourism Wave")
    # r8c1, r8c2, r8c3 and r9c3 lie beside them
    assert table.p1.change == {"mc": -3 + 4}


def test_sponsored_mohole_and_supported_research(table: TurmoilTable) -> None:
    table.governs("Kelvinists")
    table.p1.plays("Sponsored Mohole")
    assert table.p1.change == {"mc": -5, "heat_production": 2}
    table.governs("Scientists")
    table.p2.plays("Supported Research")
    assert table.p2.change == {"mc": -3}
    assert len(table.p2.hand) == 2


def test_wildlife_dome_under_the_greens(table: TurmoilTable) -> None:
    table.p1.plays("Wildlife Dome", "r7c1")
    assert table.p1.change == {"mc": -15 + 4, "tr": 1}
    assert table.level("oxygen") == 1


@pytest.mark.rule("T-041")
def test_vote_of_no_confidence(table: TurmoilTable) -> None:
    table.p1.holds("Vote of No Confidence")
    assert [r.pattern for r in table.p1.why_not("Vote of No Confidence")] == ["needs_more"]
    table.has_delegates(0, "Reds", 1)
    table.p1.plays("Vote of No Confidence")
    assert table.p1.change == {"mc": -5, "tr": 1}  # once, not once more for the chair
    assert (table.chairman, table.leads("Reds"), table.reserve(0)) == (0, 0, 4)
    table.sound()
    table.p2.holds("Public Celebrations")
    table.has_delegates(1, "Unity", 1)
    assert not table.p2.can_play("Public Celebrations")


def test_vote_of_no_confidence_needs_a_neutral_chairman_and_is_taxed(table: TurmoilTable) -> None:
    table.has_delegates(0, "Reds", 1)
    table.chairs(1)
    table.p1.holds("Vote of No Confidence")
    assert [r.pattern for r in table.p1.why_not("Vote of No Confidence")] == ["chairman_not_neutral"]
    table.chairs(NEUTRAL)
    table.governs("Reds")
    table.p1.has(mc=7)
    assert "play vote-of-no-confidence" not in table.p1.options
    table.p1.has(mc=8)
    assert "play vote-of-no-confidence" in table.p1.options
