"""What a table shows while a phase is chosen: what each of them would bring."""

from __future__ import annotations

from tharsis.games.ares.testing import AresTable
from tharsis.games.ares.verbs.counts import PHASE_NOUNS
from tharsis.kernel.phrase import Noun
from tharsis.play.view import view
from tharsis.rules.standing import standings


def test_each_phase_tells_what_it_would_bring_me_with_its_bonus(table: AresTable) -> None:
    me = table.players[0].has(mc=14, heat=9, plants=3)
    me.has_played("Power Plant", "Development Center")
    me.takes("Microprocessors")
    me.takes("Deimos Down")
    table.refresh()
    found = view(table.state, 0, 0)["outlook"]
    assert found["phase 1"] == {"playable": 1, "held": 1}
    assert found["phase 2"] == {"playable": 0, "held": 1}
    assert found["phase 3"] == {"actions": 1, "standard": 4}  # two cards would be sold for a forest
    assert found["phase 4"] == {"mc": 9, "heat": 1, "plants": 0, "card_production": 0}
    assert found["phase 5"] == {"seen": 5, "kept": 2}
    assert view(table.state, None, 0)["outlook"] == {}


def test_only_while_a_phase_is_chosen(table: AresTable) -> None:
    table.players[0].has(mc=14)
    table.open("III")
    assert view(table.state, 0, 0)["outlook"] == {}
    assert view(table.state, 0, 0)["part"] == "action"


def test_everybody_is_told_who_flipped_which_ocean(table: AresTable) -> None:
    table.set(oceans=1)  # before anybody's log
    table.p1.has(mc=15).holds("Moss")
    table.p2.has(mc=30).holds("Lichen")
    table.phase("III")
    table.p2.standard("ocean mc")
    table.p1.standard("ocean mc")
    assert view(table.state, None)["panels"]["oceans"] == {"flipped_by": [None, 1, 0]}


def test_everybody_sees_what_the_next_production_brings_each(table: AresTable) -> None:
    table.p2.has(tr=9, mc_production=2, heat_production=3)
    told = view(table.state, None)["income"]
    assert [row["mc"] for row in told] == [5, 11]  # with the rating
    assert told[1]["heat"] == 3


def test_partners_see_how_many_points_they_have_together(table: AresTable) -> None:
    assert "together" not in view(table.state, None)["panels"]
    both = AresTable(2, mode=2)
    both.p1.has(tr=20, forests=3)
    both.p2.has(tr=30).has_played("Nuclear Plants")
    assert view(both.state, None)["panels"]["together"] == {"points": 52, "goal": 80}


def test_the_last_part_is_told_by_the_tracks_or_by_the_rounds(table: AresTable) -> None:
    def ending(at: AresTable) -> tuple[int, bool]:
        told = standings(at.state.rules)[0].ending(at.state)
        return told.complete, told.last

    assert ending(table) == (0, False)
    table.complete()
    assert ending(table) == (3, True)
    alone = AresTable(1, mode=1, round=24)
    assert not ending(alone)[1]
    alone.set(round=25)
    assert ending(alone)[1]


def test_the_numbers_of_the_rules_come_with_the_game(table: AresTable) -> None:
    facts = standings(table.state.rules)[0].facts(table.state.rules)
    assert (facts["cards_dealt"], facts["corporations_dealt"], facts["rating"], facts["hand_limit"]) == (
        8,
        2,
        5,
        10,
    )
    assert (facts["research_draw"], facts["research_keep"]) == (2, 1)
    assert (facts["research_draw_bonus"], facts["research_keep_bonus"]) == (5, 2)
    assert (facts["solo_rounds"], facts["coop_rounds"], facts["coop_points"]) == (25, 15, 80)
    assert (facts["pool_cubes"], facts["pool_markers"], facts["sell_value"]) == (27, 3, 3)


def test_a_card_says_in_which_phase_it_can_be_played(table: AresTable) -> None:
    me = table.p1.has(mc=40).holds("Moss").holds("Deimos Down")
    table.open("III")
    reasons = {name: me.why_not("play", name)[0] for name in ("Moss", "Deimos Down")}
    assert [phrase.pattern for phrase in reasons.values()] == ["wrong_phase", "wrong_phase"]
    assert [phrase.slots["x"] for phrase in reasons.values()] == [Noun(PHASE_NOUNS[0]), Noun(PHASE_NOUNS[1])]
