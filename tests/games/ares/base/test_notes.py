"""What the facts note about cards, where no other test shows it."""

from __future__ import annotations

import pytest

from tharsis.games.ares.components import TR
from tharsis.games.ares.testing import AresTable
from tharsis.kernel.core import CHANGE, Event
from tharsis.text.log import log_lines


def test_a_caretaker_works_on_when_it_is_as_warm_as_it_gets(table: AresTable):
    """14: a rating without a step of the track."""
    table.complete("temperature")
    table.p1.has_played("Caretaker Contract").has(heat=8).holds("Moss")
    table.phase("III")
    table.p1.uses("Caretaker Contract")
    assert table.p1.gained(heat=-8, tr=1)


def test_a_composting_factory_pays_for_cards_over_the_limit_of_the_hand(table: AresTable):
    """17."""
    names = [
        "Moss",
        "Grass",
        "Lichen",
        "Birds",
        "Fish",
        "Comet",
        "Mine",
        "Soletta",
        "Trees",
        "Worms",
        "Algae",
    ]
    table.p1.has_played("Composting Factory").holds(*names)
    table.open("IV")
    table.mark()
    table.p1.answers("sell moss")
    assert table.p1.gained(mc=4)


def test_a_composting_factory_pays_nothing_for_a_card_that_an_action_costs(table: AresTable):
    """17."""
    table.p1.has_played("Composting Factory", "Farming Co-ops").holds("Moss")
    table.phase("III")
    table.p1.uses("Farming Co-ops")
    assert table.p1.gained(plants=3)


def test_the_forest_for_money_is_no_cheaper_for_ecoline(table: AresTable):
    """Ecoline: 7 plants, and still 20 M€."""
    table.p1.has_played("Ecoline").has(mc=20, plants=7).holds("Moss")
    table.phase("III")
    table.p1.standard("forest mc")
    assert table.p1.gained(mc=-20, forests=1, tr=1)
    table.p1.standard("forest plants")
    assert table.p1.gained(plants=-7, forests=1, tr=1)


def test_solarpunk_takes_2_off_for_each_titanium_whatever_titanium_is_worth(table: AresTable):
    """54."""
    table.p1.has_played("Solarpunk", "Ganymede Shipyard", "Advanced Alloys", "PhoboLog").has(mc=20)
    table.p1.holds("Moss")
    table.phase("III")
    table.p1.uses("Solarpunk")
    assert table.p1.change["mc"] == -(15 - 2 * 3)  # two of the shipyard, one of the corporation


def test_a_crater_needs_red_cards_that_were_played_before(table: AresTable):
    """75: its own does not help."""
    table.p1.has(mc=100, event_tags=2).holds("Crater", "Moss")
    table.phase("II")
    assert not table.p1.meets("Crater")
    table.p1.has(event_tags=3)
    assert table.p1.meets("Crater")


def test_a_rating_that_is_asked_for_is_not_spent(table: AresTable):
    """131, Energy Storage."""
    table.p1.has(mc=18, tr=7).holds("Energy Storage", "Moss")
    table.phase("I")
    table.p1.plays("Energy Storage")
    assert table.p1.gained(mc=-18, card_production=2)


@pytest.mark.parametrize(
    ("card", "tag", "n"),
    [
        ("Beam from a Thorium Asteroid", "jovian", 1),
        ("Fusion Power", "power", 2),
        ("Physics Complex", "science", 4),
    ],
)
def test_own_tags_do_not_meet_a_requirement(table: AresTable, card: str, tag: str, n: int):
    """46, 116, 137: tags already in play count."""
    table.p1.has(mc=100, **{f"{tag}_tags": n - 1}).holds(card, "Moss")
    table.phase("II")
    assert not table.p1.meets(card)
    table.p1.has(**{f"{tag}_tags": n})
    assert table.p1.meets(card)


def test_the_park_of_eos_chasma_adds_one_animal(table: AresTable):
    """132."""
    table.set(temperature=-8)
    table.p1.has(mc=100).has_played("Birds").holds("Eos Chasma National Park", "Moss")
    table.phase("I")
    table.p1.plays("Eos Chasma National Park")
    assert table.p1.on("Birds") == 1


def test_small_animals_see_forests_of_cards(table: AresTable):
    """53."""
    table.set(temperature=8)
    table.p1.has(mc=100).has_played("Small Animals").holds("Plantation", "Moss")
    table.phase("II")
    table.p1.has(science_tags=4).plays("Plantation")
    assert table.p1.on("Small Animals") == 2


def test_special_design_adds_nothing_to_inventrix(table: AresTable):
    """97: one colour of slack, never two."""
    table.set(oxygen=0)
    table.p1.has(mc=100).has_played("Inventrix").holds("Special Design", "Birds", "Moss")
    table.phase("II", table.p1)
    table.p1.plays("Special Design")
    assert not table.p1.meets("Trees")  # yellow, and it is purple


def test_nobody_stops_a_rating(table: AresTable):
    """The facts are not sure how long the printed track is; no rule caps it."""
    table.p1.has(mc=100, tr=99).holds("Bribed Committee", "Moss")
    table.phase("II")
    table.p1.plays("Bribed Committee")
    assert table.p1.amount("tr") == 101


def test_a_conversion_is_told_without_what_it_takes(table: AresTable):
    """The line of the standard action says what is spent."""
    table.p1.has(heat=8).holds("Moss")
    table.phase("III")
    table.p1.standard("temperature heat")
    told = [line.text for line in log_lines(table.state, "en", ["Ana", "Bo"])]
    assert told[-2:] == [
        "Ana used the standard action Temperature for heat",
        "Ana raised the temperature 1 step",
    ]


def test_an_offer_paid_by_a_sale_is_told_once(table: AresTable):
    """220: what is paid is neither told again nor lost."""
    table.p1.has_played("United Nations Mars Initiative").has(mc=14).holds("Moss", "Grass", "Lichen")
    table.phase("III")
    table.p1.standard("temperature mc", "accept", "sell moss", "sell grass")
    told = [line.text for line in log_lines(table.state, "en", ["Ana", "Bo"])]
    at = told.index("Ana raised the temperature 1 step")
    assert told[at + 1 :] == [
        "Ana sold a card for 3 M€",
        "Ana sold a card for 3 M€",
        "Ana paid 6 M€",
        "Ana's TR rose 1 step",
    ]


def test_an_offer_paid_in_money_is_spent(table: AresTable):
    """220."""
    table.p1.has_played("United Nations Mars Initiative").has(mc=20).holds("Moss")
    table.phase("III")
    table.p1.standard("temperature mc", "accept")
    told = [line.text for line in log_lines(table.state, "en", ["Ana", "Bo"])]
    assert told[-2:] == ["Ana spent 6 M€", "Ana's TR rose 1 step"]


def test_the_rating_for_an_ocean_is_told_with_the_ocean(table: AresTable):
    """Not with the temperature that was raised before it."""
    table.p1.has(mc=15, heat=8).holds("Moss")
    table.next_oceans(8)
    table.phase("III")
    table.p1.standard("temperature heat")
    table.p1.standard("ocean mc")
    lines = log_lines(table.state, "en", ["Ana", "Bo"])
    warmer = next(line for line in lines if line.text.startswith("Ana raised the temperature"))
    ocean = next(line for line in lines if line.text == "Ana flipped Ocean 8")
    rises = [e for e in events(table) if e.kind == CHANGE and e.seat == 0 and e.subject == TR.slot]
    assert not warmer.owns
    assert rises[0].index <= warmer.index < rises[1].index <= ocean.index


def events(table: AresTable) -> list[Event]:
    """The log, from its beginning."""
    found, event = list[Event](), table.state.log
    while event is not None:
        found.append(event)
        event = event.previous
    return found[::-1]
