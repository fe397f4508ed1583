"""Actions of blue cards, and cards that draw or look at cards."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsTable
from tharsis.kernel.phrase import Amount, Phrase

Change = dict[str, int]

# A card, what I have before, what its action changes, resources on it afterwards.
ACTIONS: list[tuple[str, Change, Change, int]] = [
    ("Space Elevator", {"steel": 1}, {"steel": -1, "mc": 5}, 0),
    ("Development Center", {"energy": 1}, {"energy": -1}, 0),
    ("Security Fleet", {"titanium": 1}, {"titanium": -1}, 1),
    ("Tardigrades", {}, {}, 1),
    ("Physics Complex", {"energy": 6}, {"energy": -6}, 1),
    ("Caretaker Contract", {"heat": 8}, {"heat": -8, "tr": 1}, 0),
    ("Restricted Area", {"mc": 2}, {"mc": -2}, 0),
    ("AI Central", {}, {}, 0),
]


@pytest.mark.rule("M-236", "M-237")
@pytest.mark.parametrize(("card", "before", "change", "resources"), ACTIONS, ids=[row[0] for row in ACTIONS])
def test_an_action_is_paid_and_brings_its_gain(
    table: MarsTable, card: str, before: Change, change: Change, resources: int
) -> None:
    table.p1.has_played(card).has(**before).uses(card)
    assert table.p1.change == change
    assert table.p1.on(card) == resources
    assert table.p2.change == {}


@pytest.mark.parametrize("card", [row[0] for row in ACTIONS if row[1]])
def test_an_action_needs_its_price(table: MarsTable, card: str) -> None:
    before = next(row[1] for row in ACTIONS if row[0] == card)
    what, n = next(iter(before.items()))
    table.p1.has_played(card).has(**{what: n - 1})
    assert table.p1.why_not(card) == [Phrase("short_of", q=Amount(1, what))]


@pytest.mark.rule("M-081", "M-238")
def test_an_action_is_used_once_per_generation(table: MarsTable) -> None:
    table.p1.has_played("Tardigrades").uses("Tardigrades")
    assert table.p1.why_not("Tardigrades") == [Phrase("already_used")]
    assert "use tardigrades" not in table.p1.options
    table.produce()
    assert table.p1.why_not("Tardigrades") == []


@pytest.mark.parametrize(
    ("card", "cards"), [("Development Center", 1), ("Restricted Area", 1), ("AI Central", 2)]
)
def test_an_action_draws_cards_free_of_charge(table: MarsTable, card: str, cards: int) -> None:
    table.deck("Comet", "Mine", "Sponsors")
    table.p1.has_played(card).has(energy=1).uses(card)
    assert table.p1.hand == ["Comet", "Mine"][:cards]


@pytest.mark.parametrize(("choice", "what"), [("alternative 1", "plants"), ("alternative 2", "steel")])
def test_electro_catapult_throws_plants_or_steel(table: MarsTable, choice: str, what: str) -> None:
    table.p1.has_played("Electro Catapult").has(plants=2, steel=2).uses("Electro Catapult", choice)
    assert table.p1.change == {what: -1, "mc": 7}


def test_electro_catapult_needs_something_to_throw(table: MarsTable) -> None:
    table.p1.has_played("Electro Catapult")
    assert "use electro-catapult" not in table.p1.options
    table.p1.has(steel=1).uses("Electro Catapult")  # only one way to do it, so nothing is asked
    assert table.p1.change == {"steel": -1, "mc": 7}


@pytest.mark.rule("M-089")
def test_the_catapult_goes_on_working_above_eight_percent(table: MarsTable) -> None:
    table.set(oxygen=14)
    table.p1.has_played("Electro Catapult").has(steel=1).uses("Electro Catapult")
    assert table.p1.change == {"steel": -1, "mc": 7}


@pytest.mark.parametrize(("energy", "sold"), [(1, 1), (5, 3), (5, 5)])
def test_power_infrastructure_sells_as_much_energy_as_i_like(
    table: MarsTable, energy: int, sold: int
) -> None:
    answers = [sold] if energy > 1 else []
    table.p1.has_played("Power Infrastructure").has(energy=energy).uses("Power Infrastructure", *answers)
    assert table.p1.change == {"energy": -sold, "mc": sold}


def test_power_infrastructure_offers_all_my_energy_and_no_more(table: MarsTable) -> None:
    table.p1.has_played("Power Infrastructure")
    assert "use power-infrastructure" not in table.p1.options
    table.p1.has(energy=3).uses("Power Infrastructure")
    assert table.labels() == ["3", "2", "1"]


def test_caretakers_contract_is_no_standard_conversion(table: MarsTable) -> None:
    table.p1.has_played("Caretaker Contract").has(heat=8).uses("Caretaker Contract")
    assert table.level("temperature") == -30


# --- points on cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-251")
@pytest.mark.parametrize(
    ("card", "resources", "points"),
    [
        ("Security Fleet", 3, 3),
        ("Tardigrades", 3, 0),
        ("Tardigrades", 4, 1),
        ("Tardigrades", 11, 2),
        ("Physics Complex", 2, 4),
        ("Physics Complex", 0, 0),
    ],
)
def test_resources_on_a_card_are_worth_points(
    table: MarsTable, card: str, resources: int, points: int
) -> None:
    table.p1.has_played(card, resources=resources)
    assert table.p1.score.cards == points


@pytest.mark.rule("M-254")
def test_io_counts_every_jovian_tag_its_own_too(table: MarsTable) -> None:
    table.p1.has_played("Io Mining Industries")
    assert table.p1.score.by_card["io-mining-industries"] == 1
    table.p1.is_corporation("Saturn Systems").has_played("Vesta Shipyard")
    table.p2.has_played("Miranda Resort")
    assert table.p1.score.by_card["io-mining-industries"] == 3


# --- looking at cards ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Inventors' Guild", "Business Network"])
def test_a_card_looked_at_may_be_bought(table: MarsTable, card: str) -> None:
    table.deck("Comet")
    table.p1.has_played(card).uses(card, "buy comet")
    assert table.p1.change == {"mc": -3}
    assert table.p1.hand == ["Comet"]


@pytest.mark.rule("M-112")
@pytest.mark.parametrize("card", ["Inventors' Guild", "Business Network"])
def test_a_card_looked_at_may_be_left(table: MarsTable, card: str) -> None:
    table.deck("Comet")
    table.p1.has_played(card).uses(card, "leave comet")
    assert table.p1.change == {}
    assert (table.p1.hand, table.discard_pile) == ([], ["Comet"])
    comet = table.card("Comet")
    assert table.state.known[comet] == 0b01  # only the guild knows what was discarded


def test_without_three_credits_the_card_is_discarded(table: MarsTable) -> None:
    table.deck("Comet")
    table.p1.has_played("Inventors' Guild").has(mc=2).uses("Inventors' Guild")
    assert table.p1.change == {}
    assert table.discard_pile == ["Comet"]


def test_business_contacts_keep_two_of_four(table: MarsTable) -> None:
    table.deck("Comet", "Mine", "Sponsors", "Virus", "Birds")
    table.p1.plays("Business Contacts", "Mine", "Virus")
    assert table.p1.change == {"mc": -7}
    assert (table.p1.hand, sorted(table.discard_pile)) == (["Mine", "Virus"], ["Comet", "Sponsors"])


def test_invention_contest_keeps_one_of_three(table: MarsTable) -> None:
    table.deck("Comet", "Mine", "Sponsors", "Virus")
    table.p1.plays("Invention Contest")
    assert table.labels() == ["keep comet", "keep mine", "keep sponsors"]
    table.answer("Sponsors")
    assert table.p1.change == {"mc": -2}
    assert (table.p1.hand, sorted(table.discard_pile)) == (["Sponsors"], ["Comet", "Mine"])


@pytest.mark.parametrize(
    ("card", "price", "cards"),
    [("Lagrange Observatory", 9, 1), ("Technology Demonstration", 5, 2), ("Research", 11, 2)],
)
def test_cards_are_drawn(table: MarsTable, card: str, price: int, cards: int) -> None:
    table.deck("Comet", "Mine", "Sponsors")
    table.p1.plays(card)
    assert table.p1.change == {"mc": -price}
    assert table.p1.hand == ["Comet", "Mine"][:cards]


# --- CEO's Favorite Project ------------------------------------------------------------------------------------------------


def test_the_ceo_adds_to_a_card_that_has_something(table: MarsTable) -> None:
    table.p1.has_played("Security Fleet", "Pets", "Physics Complex", resources=1).has_played("Tardigrades")
    table.p2.has_played("Fish", resources=1)
    table.p1.plays("CEO's Favorite Project")
    assert table.labels() == ["add security-fleet", "add pets", "add physics-complex"]
    table.answer("Physics Complex")
    assert (table.p1.on("Physics Complex"), table.p1.on("Security Fleet")) == (2, 1)
    assert table.p1.change == {"mc": -1}


@pytest.mark.rule("M-157")
def test_the_ceo_may_have_no_favorite(table: MarsTable) -> None:
    table.p1.has_played("Tardigrades").plays("CEO's Favorite Project")
    assert table.p1.change == {"mc": -1}
    assert table.p1.on("Tardigrades") == 0
    assert table.prompt() == "action"
