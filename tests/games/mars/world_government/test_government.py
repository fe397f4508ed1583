"""World Government Terraforming: step 2 of the solar phase."""

from __future__ import annotations

import pytest

from tharsis.games.mars.slots import FIRST_PLAYER
from tharsis.games.mars.testing import MarsTable
from tharsis.play.games import ruleset
from tharsis.play.position import load
from tharsis.play.preview import SeatChange, preview
from tharsis.text.labels import option_text

GOVERNMENT = ("world-government",)


@pytest.fixture
def table() -> MarsTable:
    """Two players and the government."""
    return MarsTable(2, GOVERNMENT)


def phases(*modules: str) -> list[str]:
    root = ruleset("mars", modules, 2, (("draft", 0), ("first_player", 0))).root
    assert root is not None
    return [place.removeprefix("/") for place in root.places()[1:-1]]


@pytest.mark.rule("T-105", "T-108", "C-041", "C-042", "C-045", "C-050")
def test_the_government_acts_after_the_check_of_the_end_and_only_where_the_table_wants_it() -> None:
    assert phases(*GOVERNMENT)[-2:] == ["end-check", "world-government"]
    assert "world-government" not in phases()


@pytest.mark.rule("T-105", "C-046")
def test_the_first_player_of_the_generation_that_ends_chooses(table: MarsTable) -> None:
    table.set(first_player=1)
    table.produce()
    assert table.prompt() == "government"
    assert table.ask().seat == 1
    assert table.generation == 1
    assert table.state.world[FIRST_PLAYER] == 1


def test_its_preview_does_not_tell_of_the_next_generation(table: MarsTable) -> None:
    table.produce()
    told = preview(table.state, 0, table.labels().index("government temperature"), whole=False)
    assert told.world == {"temperature": 2}
    assert told.seats == [SeatChange(), SeatChange()]


@pytest.mark.rule("T-106", "M-008", "C-047", "C-048")
def test_a_step_of_temperature_brings_nobody_anything(table: MarsTable) -> None:
    """CT-38."""
    table.set(temperature=-26)
    table.produce()
    table.mark()
    table.answer("government temperature")
    assert table.level("temperature") == -24
    assert table.p1.change == {}  # no TR, and no heat production at -24
    assert table.p2.change == {}


@pytest.mark.rule("T-106", "C-047", "C-048")
def test_an_ocean_of_the_government_brings_neither_rating_nor_what_is_printed(table: MarsTable) -> None:
    table.oceans("r1c4")
    table.produce()
    table.mark()
    table.answer("government oceans", "r1c2")
    assert table.level("oceans") == 2
    assert table.p1.change == {}


@pytest.mark.rule("T-107", "C-049")
def test_cards_still_react(table: MarsTable) -> None:
    table.p1.has_played("Arctic Algae")
    table.produce()
    table.mark()
    table.answer("government oceans", "r1c2")
    assert table.p1.change == {"plants": 2}


@pytest.mark.rule("C-049")
def test_what_reacts_to_bonuses_of_my_own_tiles_does_not(table: MarsTable) -> None:
    table.p1.is_corporation("Mining Guild")
    table.produce()
    table.mark()
    table.answer("government oceans", "r1c2")
    assert table.p1.change == {}


@pytest.mark.rule("C-063")
def test_what_a_raise_reaches_belongs_to_the_government(table: MarsTable) -> None:
    table.set(oxygen=7, temperature=-2)
    table.produce()
    table.mark()
    table.answer("government oxygen")
    assert table.question().verb == "place"  # 8 % raises the temperature to 0 °C, and that brings an ocean
    table.answer("r1c2")
    assert (table.level("oxygen"), table.level("temperature"), table.level("oceans")) == (8, 0, 1)
    assert table.p1.change == {}


@pytest.mark.rule("C-047", "C-054")
def test_what_is_complete_can_not_be_chosen_and_with_nothing_left_nobody_is_asked() -> None:
    table = MarsTable(1, ("corporate-era", *GOVERNMENT))
    table.set(temperature=8, oxygen=13, oceans=8)
    table.produce()
    assert table.labels() == ["government oxygen", "government oceans"]
    table.set(oxygen=14, oceans=9)
    table.open_turn(0)
    table.produce()
    assert table.generation == 2


@pytest.mark.rule("T-130", "C-043", "C-044")
def test_when_the_game_ends_the_government_does_nothing(table: MarsTable) -> None:
    table.set(temperature=8, oxygen=14, oceans=9)
    table.produce()
    assert table.state.over


def test_a_position_may_begin_with_the_government() -> None:
    document = {
        "game": "mars",
        "modules": ["world-government"],
        "players": [{}, {}],
        "phase": "world-government",
    }
    assert load(document).decisions()[0].frame.node.asks().verb == "government"


def test_an_area_promises_nothing_where_the_tile_is_nobodys_deed(table: MarsTable) -> None:
    table.produce()
    table.answer("government oceans")
    ask = table.state.decisions()[0]
    assert "E4" in [option_text(table.state, ask, i, "en", ["Ana", "Bo"]) for i in range(len(ask.options))]
