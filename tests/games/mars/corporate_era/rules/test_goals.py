"""Rules of the base game that cards of the Corporate Era show: goals."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable, Player

MILESTONES = ("Terraformer", "Mayor", "Gardener", "Builder", "Planner")


BUILDINGS = (
    "Mine",
    "Power Plant",
    "Geothermal Power",
    "Strip Mine",
    "Ironworks",
    "Steelworks",
    "Ore Processor",
)


def open_to(player: Player, word: str) -> set[str]:
    """The milestones (claim) or awards (fund) that a player could take now."""
    return set(player.offers(word))


def meets_all(table: MarsTable, player: Player) -> Player:
    """A player who meets every milestone and can pay for them."""
    cards = [c.name for c in table.state.rules.cards if c.kind == "event"]
    player.has(tr=35, mc=100).owns("city", "r3c3", "r7c3", "r9c3").owns("greenery", "r3c4", "r7c4", "r9c4")
    return player.has_played(*BUILDINGS, "Noctis City").holds(*cards[:16])


@pytest.mark.rule("M-205", "M-213")
def test_builder_needs_eight_building_tags_in_play(table: MarsTable) -> None:
    table.p1.has_played(*BUILDINGS).holds("Noctis City")
    assert open_to(table.p1, "claim") == set()
    assert open_to(table.p1.has_played("Noctis City"), "claim") == {"builder"}


@pytest.mark.rule("M-206", "M-209")
def test_each_milestone_costs_8_me_and_brings_5_vp(table: MarsTable) -> None:
    player = meets_all(table, table.p1)
    for number, name in enumerate(("Mayor", "Builder", "Planner"), start=1):
        player.claims(name)
        assert player.change == {"mc": -8}
        assert player.score.milestones == 5 * number
    table.p2.has(mc=7, tr=35)
    assert open_to(table.p2, "claim") == set()


@pytest.mark.rule("M-208")
def test_three_milestones_are_all_that_can_be_claimed(table: MarsTable) -> None:
    player = meets_all(table, table.p1)
    assert open_to(player, "claim") == {name.lower() for name in MILESTONES}
    player.claims("Mayor")
    player.claims("Builder")
    table.p2.has(tr=35).claims("Terraformer")
    assert open_to(player, "claim") == set()


@pytest.mark.rule("M-231", "M-189")
def test_scientist_counts_tags_in_play_but_not_those_of_events(table: MarsTable) -> None:
    table.p1.funds("Scientist").has_played("Research")  # two tags
    table.p2.has_played("Search For Life").holds("Mars University")
    assert [p.score.awards for p in table.players] == [5, 0]
    table.p2.has_played("Invention Contest", "Technology Demonstration")  # events
    assert [p.score.awards for p in table.players] == [5, 0]
    table.p2.has_played("Physics Complex", "Gene Repair")
    assert [p.score.awards for p in table.players] == [0, 5]
