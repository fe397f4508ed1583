"""What a table shows while a phase is chosen: what each of them would bring."""

from __future__ import annotations

from tharsis.games.ares.testing import AresTable
from tharsis.play.view import view


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
