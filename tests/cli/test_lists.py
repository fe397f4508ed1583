"""Several choices in one line: everything that may be chosen is listed, also what the small questions offer only later."""

from __future__ import annotations

from tharsis.games.dice.testing import DiceTable
from tharsis.play.match import Match, new_game


def listed(sit, table: DiceTable):
    """The table as a match, and the list that its open decision begins."""
    match = Match(new_game("dice", modules=["corporate-era", "promo"]).setup, table.state)
    person = sit("dice", 2)
    return match, person.view.several(match, match.state.ask_of(0), person.r)


def test_dice_to_lose_are_all_listed_and_the_last_ones_may_be_chosen(sit):
    table = DiceTable(2, ("corporate-era",))
    table.p1.has(plant=1, microbe=1, animal=1)
    table.p2.plays("Virus")
    match, many = listed(sit, table)
    assert many.labels == ["lose plant", "lose microbe", "lose animal"]
    assert many.carry_out(match, [1, 2])
    table.state = match.state
    assert table.p1.dice == {"plant": 1}


def test_cards_to_discard_are_all_listed_and_the_last_ones_may_be_chosen(sit):
    table = DiceTable(2)
    table.p1.has_played("Restricted Area").holds("Mine", "Grass", "Trees").uses("Restricted Area")
    match, many = listed(sit, table)
    assert many.labels == ["discard mine", "discard grass", "discard trees"]
    assert many.carry_out(match, [1, 2])
    table.state = match.state
    assert table.p1.hand == ["Mine"]


def test_what_cannot_be_taken_is_refused_and_nothing_is_done(sit):
    table = DiceTable(2)
    table.pool(yellow=0, green=0, blue=0, red=1, grey=1)
    table.p1.has_played("Development Center").has(science=2).uses("Development Center", "2")
    match, many = listed(sit, table)
    before = match.digest()
    two_red = [i for i, label in enumerate(many.labels) if label in ("take heat", "take event")]
    assert len(two_red) == 2
    assert not many.carry_out(match, two_red)  # there is one red die
    assert match.digest() == before
