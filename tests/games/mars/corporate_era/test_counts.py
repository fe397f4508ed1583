"""Cards that count tags or events, and those that react to events."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable


def test_miranda_resort_counts_earth_tags(table: MarsTable) -> None:
    table.p1.is_corporation("Teractor").has_played("Sponsors", "Earth Office", "Bribed Committee")
    table.p2.has_played("Cartel")
    table.p1.plays("Miranda Resort")
    assert table.p1.change == {"mc": -12, "mc_production": 3}  # the committee lies face down


def test_miranda_resort_has_no_earth_tag_itself(table: MarsTable) -> None:
    table.p1.plays("Miranda Resort")
    assert table.p1.change == {"mc": -12}


def test_cartel_counts_itself(table: MarsTable) -> None:
    table.p1.plays("Cartel")
    assert table.p1.change == {"mc": -8, "mc_production": 1}


def test_cartel_counts_earth_tags_face_up(table: MarsTable) -> None:
    table.p1.has_played("Sponsors", "Olympus Conference", "Investment Loan").plays("Cartel")
    assert table.p1.change == {"mc": -8, "mc_production": 3}


def test_satellites_count_themselves_and_the_corporation(table: MarsTable) -> None:
    table.p1.is_corporation("PhoboLog").has_played("Vesta Shipyard", "Comet")
    table.p2.has_played("Space Station")
    table.p1.plays("Satellites")
    assert table.p1.change == {"mc": -10, "mc_production": 3}


@pytest.mark.rule("M-189")
def test_terraforming_ganymede_counts_jovian_tags(table: MarsTable) -> None:
    table.p1.is_corporation("Interplanetary Cinematics").has_played(
        "Vesta Shipyard", "Colonizer Training Camp"
    )
    table.p1.plays("Terraforming Ganymede")
    assert table.p1.change == {"mc": -33, "tr": 3}


@pytest.mark.parametrize(("others", "steps"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_medical_lab_rounds_down_and_counts_itself(table: MarsTable, others: int, steps: int) -> None:
    table.p1.has_played(*["Mine", "Titanium Mine", "Fuel Factory"][:others]).plays("Medical Lab")
    assert table.p1.change == ({"mc": -13, "mc_production": steps} if steps else {"mc": -13})


def test_medical_lab_counts_both_tags_of_mining_guild(table: MarsTable) -> None:
    table.p1.is_corporation("Mining Guild").has_played("Mine").plays("Medical Lab")
    assert table.p1.change == {"mc": -13, "mc_production": 2}


# --- Toll Station --------------------------------------------------------------------------------------------------------


def test_toll_station_counts_all_opponents(table3: MarsTable) -> None:
    table3.p1.has_played("Space Station", "Vesta Shipyard")
    table3.p2.is_corporation("Helion").has_played("Callisto Penal Mines", "Comet")
    table3.p3.has_played("Satellites", "Mine")
    table3.p1.plays("Toll Station")
    assert table3.p1.change == {"mc": -10, "mc_production": 3}  # the comet lies face down


def test_toll_station_takes_nothing_alone(solo: MarsTable) -> None:
    solo.p1.has_played("Vesta Shipyard").plays("Toll Station")
    assert solo.p1.change == {"mc": -12}


# --- events --------------------------------------------------------------------------------------------------------------


def test_media_archives_count_the_events_of_everybody(table: MarsTable) -> None:
    table.p1.has_played("Comet", "Virus")
    table.p2.has_played("Sabotage", "Mine")
    table.p1.plays("Media Archives")
    assert table.p1.change == {"mc": -8 + 3}


def test_media_archives_remember_events_of_earlier_generations(table: MarsTable) -> None:
    table.p2.plays("Mineral Deposit")
    table.p1.plays("Bribed Committee")
    table.produce()
    table.p1.plays("Media Archives")
    assert table.p1.change == {"mc": -8 + 2}


def test_media_group_is_paid_for_own_events(table: MarsTable) -> None:
    table.p1.has_played("Media Group").plays("Mineral Deposit")
    assert table.p1.change == {"mc": -5 + 3, "steel": 5}
    table.p1.plays("Sponsors")
    assert table.p1.change == {"mc": -6, "mc_production": 2}
    table.p2.plays("Bribed Committee")
    assert (table.p1.change, table.p2.change) == ({}, {"mc": -7, "tr": 2})


def test_media_group_pays_after_the_event_is_paid(table: MarsTable) -> None:
    table.p1.has_played("Media Group").has(mc=4).holds("Mineral Deposit")
    assert not table.p1.can_play("Mineral Deposit")
