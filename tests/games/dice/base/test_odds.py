"""A preview tells which dice would be rolled and the odds of their faces, and never how they will fall."""

from __future__ import annotations

import pytest

from tharsis.games.dice.slots import MAIN_DUE
from tharsis.games.dice.testing import DiceTable
from tharsis.kernel.rng import seed_bytes
from tharsis.play.odds import Throw
from tharsis.play.preview import Preview, SeatChange, preview
from tharsis.server.documents.render import preview_doc
from tharsis.text.chances import throw_text

GREEN_ODDS = {"plant": (3, 6), "microbe": (2, 6), "animal": (1, 6)}
ALL_COLOURS = dict.fromkeys(("yellow", "green", "blue", "red", "grey"), (0, 1))


def of(table: DiceTable, label: str) -> Preview:
    """The preview of the option with this label."""
    return preview(table.state, 0, table.labels().index(label))


def counts(found: Preview) -> dict[str, tuple[int, int]]:
    return {throw.what: (throw.least, throw.most) for throw in found.chances}


def test_a_card_tells_its_dice_and_their_odds_even_before_it_is_paid(table: DiceTable) -> None:
    card = table.state.rules.cards[table.card("Nitrogen-Rich Asteroid")]
    icons = {face.name: card.price.icons_paid.count(face) for face in card.price.icons_paid}
    table.p1.has(wild=1, **icons).holds("Nitrogen-Rich Asteroid").begins(MAIN_DUE)
    found = of(table, "play nitrogen-rich-asteroid")
    assert found.chances == [Throw("green", 3, 3, GREEN_ODDS)]


def test_a_production_turn_tells_what_the_boxes_roll(table: DiceTable) -> None:
    table.p1.has_played("Titanium Mine", "Mine").has(plant=2).begins()
    produced = {"grey": (table.p1.amount("grey_production"),) * 2}
    assert produced["grey"][0] > 1
    assert counts(of(table, "production")) == produced


def test_dice_of_any_colour_may_be_each_of_them(table: DiceTable) -> None:
    table.p1.begins()
    assert counts(of(table, "support roll")) == ALL_COLOURS
    table.answer("support roll")
    found = of(table, "roll green")
    assert found.chances == [Throw("green", 1, 1, GREEN_ODDS)]
    assert found.chance


def test_what_the_pool_lacks_is_not_rolled(table: DiceTable) -> None:
    table.p1.has_played("Titanium Mine", "Mine").has(plant=2).begins()
    table.pool(grey=1, green=0)
    assert counts(of(table, "production")) == {"grey": (1, 1)}
    table.answer("support roll")
    assert "roll green" not in table.labels()


def test_nothing_is_rolled_where_nothing_is_left_to_chance(table: DiceTable) -> None:
    table.p1.has(heat=3).begins(MAIN_DUE)
    assert of(table, "standard heat").chances == []


@pytest.mark.parametrize("seed", range(30))
def test_the_true_roll_is_never_told(table: DiceTable, seed: int) -> None:
    """Whatever the dice will show, the preview is the same; and it claims none of their faces."""
    table.p1.begins()
    table.answer("support roll")
    truth = of(table, "roll grey")
    table.state.seed, table.state.block_number = seed_bytes(seed), -1
    assert of(table, "roll grey") == truth
    assert truth.seats[0] == SeatChange()


def test_the_server_tells_the_odds_as_data_and_in_words(table: DiceTable) -> None:
    table.p1.begins()
    table.answer("support roll")
    (told,) = preview_doc(table.state, 0, table.labels().index("roll green"), "pt", ["Ana", "Bo"])["chances"]
    assert told["odds"] == GREEN_ODDS
    assert told["text"].startswith("Role 1 dado verde (")


@pytest.mark.parametrize(
    ("language", "least", "said"),
    [
        ("en", 2, "Roll 2 green dice (plant 1/2, microbe 1/3, animal 1/6)"),
        ("en", 1, "Roll 1 to 2 green dice ("),
        ("pt", 2, "Role 2 dados verdes ("),
        ("pt", 0, "Role até 2 dados verdes ("),
        ("ru", 2, "Бросок: 2 зелёных кубика ("),
        ("ru", 0, "Бросок: до 2 зелёных кубиков ("),
    ],
)
def test_odds_are_said_in_words(table: DiceTable, language: str, least: int, said: str) -> None:
    assert throw_text(table.state.rules, Throw("green", least, 2), language).startswith(said)
