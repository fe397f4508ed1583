"""Rules of the base set that cards of the Corporate Era show: playing."""

from __future__ import annotations

import pytest

from tharsis.games.dice.components import CUP
from tharsis.games.dice.slots import MAIN_DUE
from tharsis.games.dice.testing import DiceTable


@pytest.mark.rule("D-061")
def test_the_order_of_effects_is_asked_for_where_it_matters(table: DiceTable) -> None:
    # Comet: an ocean gives the opponent a green die, which each opponent is then to lose, or not.
    table.p2.has_played("Arctic Algae")
    table.p1.plays("Comet")
    assert table.prompt() == "which-first"
    table.answer("first comet opponentslose", "B4")
    assert table.p2.gained(green=1)


@pytest.mark.rule("D-161")
def test_there_are_no_requirements(table: DiceTable) -> None:
    cards = table.state.rules.cards
    assert all(not c.needs for c in cards)
    projects = [c.name for c in cards if c.kind != "corporation" and c.cost]
    for face in CUP.faces:
        table.p1.give(**{face.name: 4})
    for name in projects:
        if name not in table.p1.hand:
            table.p1.holds(name)
    playable = table.p1.offers_at(MAIN_DUE, "play")
    assert len(playable) == len(projects) == 119


@pytest.mark.rule("D-104")
def test_a_white_question_mark_is_any_resource(table: DiceTable) -> None:
    table.p1.plays("Research Outpost", "A4")
    assert len(table.labels()) == 15
    table.answer("microbe", "nuclear")
    assert table.p1.faces["microbe"] == 1
    assert table.p1.faces["nuclear"] == 1
    assert len(table.p1.hand) == 3


@pytest.mark.rule("D-108")
def test_a_named_resource_is_lost_only_by_who_has_it(table: DiceTable) -> None:
    table.p2.has(microbe=3)
    table.p1.plays("Mining Expedition")
    assert table.p2.dice == {"microbe": 3}
    table.p2.has(plant=2)
    table.p1.plays("Deimos Down")
    assert table.p2.dice == {"microbe": 3, "plant": 1}
