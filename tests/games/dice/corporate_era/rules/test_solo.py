"""Rules of the base set that cards of the Corporate Era show: solo."""

from __future__ import annotations

import pytest

from tharsis.games.dice.testing import DiceTable


@pytest.mark.rule("D-136", "D-137", "D-138")
@pytest.mark.parametrize(
    ("face", "need", "cards"),
    [
        ("city", 6, ["Domed Crater", "Noctis City", "Underground City", "Urbanized Area"]),
        ("titanium", 8, []),
        ("steel", 10, []),
    ],
)
def test_awards_by_rarity(solo: DiceTable, face: str, need: int, cards: list[str]) -> None:
    solo.awards(face)
    rules = solo.state.rules
    held = 0
    for card in rules.cards:
        icons = 0 if card.price is None else [f.name for f in card.price.icons_paid].count(face)
        if icons == 1 and held < need - 2:
            solo.p1.has_played(card.name)
            held += 1
    assert solo.p1.score.awards == 0
    rest = [
        c.name
        for c in rules.cards
        if c.price is not None and [f.name for f in c.price.icons_paid].count(face) == 1
    ]
    rest = [name for name in rest if name not in solo.p1.tableau]
    solo.p1.has_played(rest[0])
    assert solo.p1.score.awards == 3
    solo.p1.has_played(rest[1])
    assert solo.p1.score.awards == 5


@pytest.mark.rule("D-142")
def test_two_more_bonus_cards_come_in_the_game(solo: DiceTable) -> None:
    solo.bonus_pile("Delivery", "Donation", "Allied Bank")
    solo.p1.has(vp=4).plays("Release Of Inert Gases", "delivery")
    solo.p1.has(wild=0, vp=11).plays("Bribed Committee", "donation")
    solo.p1.has(vp=40).plays("Small Asteroid")
    assert solo.bonus_left == ["Allied Bank"]
    assert solo.prompt() == "action"
