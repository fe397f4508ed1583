"""Rules of the base game that cards of the Corporate Era show: turns."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable

MODULES = ("corporate-era",)


@pytest.mark.rule("M-131")
def test_the_discard_pile_becomes_the_new_deck(table: MarsTable) -> None:
    deck = table.zone("deck")
    for card in deck[3:]:
        table.state.move(-1, card, table.state.place[deck[0]] + 1)
    assert (len(table.zone("deck")), len(table.zone("discard"))) == (3, 205)
    table.produce()  # eight cards are drawn from a deck of three
    assert len(table.pile("dealt.0")) == len(table.pile("dealt.1")) == 4
    assert len(table.zone("discard")) == 0
    assert len(table.zone("deck")) == 205 - 5
    assert all(table.state.known[card] == 0 for card in table.zone("deck"))


@pytest.mark.rule("M-131")
def test_the_new_deck_is_shuffled() -> None:
    pile = [
        *("Mine", "Trees", "Grass", "Moss", "Comet", "Virus"),
        *("Sponsors", "Asteroid", "Sabotage", "Fish", "Birds", "Farming"),
    ]
    drawn = []
    for seed in (1, 2):
        table = MarsTable(2, MODULES, seed=seed)
        table.no_deck()
        table.discards(*pile)
        table.produce()
        drawn.append(table.pile("dealt.1") + table.pile("dealt.0"))
    assert drawn[0] != drawn[1]
    assert pile[::-1][:8] not in drawn


@pytest.mark.rule("M-112", "M-131")
def test_nobody_knows_where_old_cards_lie_in_the_new_deck(table: MarsTable) -> None:
    sold = ["Mine", "Trees", "Grass", "Moss", "Comet", "Virus", "Sponsors", "Fish", "Birds"]
    table.p1.holds(*sold).standard_project("Sell patents", *sold)
    assert [table.who_knows(title) for title in sold] == [[0]] * 9
    table.no_deck()
    table.produce()  # eight of the nine are drawn again
    (left,) = table.pile("deck")
    assert table.who_knows(left) == []
