"""Red and green cards that do more than give resources, and the corporations."""

from __future__ import annotations

import pytest

from tharsis.games.ares.game import GAME
from tharsis.games.ares.testing import AresTable
from tharsis.games.ares.verbs.levels import Level
from tharsis.play.codec import pack
from tharsis.play.unpack import unpack


@pytest.mark.parametrize(
    ("card", "gained", "drawn"),
    [
        ("Bribed Committee", {"tr": 2}, 0),
        ("Deimos Down", {"tr": 3, "mc": 7}, 0),
        ("Investment Loan", {"tr": -1, "mc": 10}, 0),
        ("Lagrange Observatory", {}, 1),
        ("Lava Flows", {"tr": 2}, 0),
        ("Mangrove", {"tr": 1, "forests": 1}, 0),
        ("Plantation", {"tr": 2, "forests": 2}, 0),
        ("Release of Inert Gases", {"tr": 2}, 0),
        ("Research", {}, 2),
        ("Terraforming Ganymede", {"tr": 1}, 0),
        ("Atmosphere Filtering", {"tr": 1}, 0),
        ("Imported Nitrogen", {"tr": 1, "plants": 4}, 0),
        ("Nitrogen-Rich Asteroid", {"tr": 3, "plants": 2}, 0),
    ],
)
def test_red_cards(table: AresTable, card: str, gained: dict[str, int], drawn: int):
    table.set(temperature=2)
    table.p1.has(mc=100, science_tags=5).holds(card, "Moss")
    table.phase("II")
    cost = table.p1.price(card)
    table.p1.plays(card)
    assert table.p1.change == gained | {"mc": gained.get("mc", 0) - cost}
    assert len(table.p1.hand) == 1 + drawn


@pytest.mark.parametrize(
    ("card", "steps", "oceans"),
    [
        ("Artificial Lake", 0, 1),
        ("Comet", 1, 1),
        ("Convoy from Europa", 0, 1),
        ("Crater", 0, 1),
        ("Giant Ice Asteroid", 2, 2),
        ("Ice Asteroid", 0, 2),
        ("Ice Cap Melting", 0, 1),
        ("Lake Marineris", 0, 2),
        ("Permafrost Extraction", 0, 1),
        ("Phobos Falls", 1, 1),
        ("Subterranean Reservoir", 0, 1),
        ("Technology Demonstration", 0, 1),
        ("Towing a Comet", 0, 1),
    ],
)
def test_red_cards_with_oceans(table: AresTable, card: str, steps: int, oceans: int):
    table.set(temperature=2)
    table.p1.has(mc=100, event_tags=3).holds(card, "Moss")
    table.phase("II")
    table.p1.plays(card)
    assert table.level("oceans") == oceans
    assert table.level("temperature") == 2 + 2 * steps
    oxygen = table.level("oxygen")
    assert table.p1.change["tr"] == steps + oceans + oxygen


def test_nitrogen_rich_asteroid_with_three_plant_tags(table: AresTable):
    table.p1.has(mc=100, plant_tags=3).holds("Nitrogen-Rich Asteroid", "Moss")
    table.phase("II")
    table.p1.plays("Nitrogen-Rich Asteroid")
    assert table.p1.change["plants"] == 6


def test_terraforming_ganymede_counts_itself_and_the_corporation(table: AresTable):
    table.p1.has_played("Saturn Systems", "Ganymede Shipyard").has(mc=100).holds(
        "Terraforming Ganymede", "Moss"
    )
    table.phase("II")
    table.p1.plays("Terraforming Ganymede")
    assert table.p1.change["tr"] == 3 + 1  # and one for Saturn Systems


def test_business_contacts_discard_from_the_whole_hand(table: AresTable):
    table.p1.has(mc=5).holds("Business Contacts", "Moss", "Grass")
    table.deck("Birds", "Comet", "Mine", "Soletta")
    table.phase("II")
    table.p1.plays("Business Contacts")
    table.choose(0, 2, seat=0)
    assert table.p1.hand == ["Grass", "Comet", "Mine", "Soletta"]
    assert table.p1.amount("mc") == 0


def test_a_discard_takes_what_there_is(table: AresTable):
    table.no_deck()
    table.discards("Birds")
    table.p1.has(mc=5).holds("Business Contacts")
    table.phase("II")
    table.p1.plays("Business Contacts")
    assert table.p1.hand == []


def test_ceos_favorite_project_goes_on_one_card(table: AresTable):
    table.p1.has(mc=3).has_played("Tardigrades", "Birds", "Physics Complex").holds(
        "CEO's Favorite Project", "Moss"
    )
    table.phase("II")
    table.p1.acts("play ceos-favorite-project")
    assert table.labels(0) == ["add tardigrades", "add birds", "add physics-complex"]
    table.p1.answers("physics-complex")
    assert table.p1.on("Physics Complex") == 2


def test_choices_offer_only_what_has_an_effect(table: AresTable):
    table.p1.has(mc=100).holds("Large Convoy", "Imported Hydrogen", "Moss")
    table.phase("II", table.p1)
    table.p1.plays("Imported Hydrogen")  # no holder: the plants are taken without a question
    assert table.p1.change["plants"] >= 3
    table.p1.has_played("Birds")
    table.p1.plays("Large Convoy", "choose 2")
    assert table.p1.on("Birds") == 3


def test_local_heat_trapping_spends_heat_although_it_costs_nothing(table: AresTable):
    table.p1.holds("Local Heat Trapping", "Moss").has(heat=2)
    table.phase("II")
    assert "play local-heat-trapping" not in table.p1.options
    table.p1.has(heat=3).has_played("Birds")
    table.p1.plays("Local Heat Trapping")
    assert table.p1.gained(heat=-3, plants=4)
    assert table.p1.on("Birds") == 2


def test_invention_contest_keeps_one_of_three(table: AresTable):
    table.p1.has(mc=1).holds("Invention Contest", "Moss")
    table.deck("Birds", "Comet", "Mine")
    table.phase("II")
    table.p1.plays("Invention Contest", "comet")
    assert table.p1.hand == ["Moss", "Comet"]
    assert sorted(table.discard_pile) == ["Birds", "Mine"]


def test_special_design_helps_the_next_card(table: AresTable):
    table.set(oxygen=7)
    table.p1.has(mc=100).holds("Special Design", "Birds", "Tardigrades", "Moss")
    table.phase("II", table.p1)
    assert "play birds" not in table.p1.options  # white
    table.p1.plays("Special Design")
    assert "play birds" in table.p1.options
    table.p1.plays("Tardigrades")  # the very next card, needed or not
    assert "play birds" not in table.p1.options


def test_work_crews_lower_the_next_price_in_this_phase(table: AresTable):
    table.p1.has(mc=100).holds("Work Crews", "Comet", "Lava Flows", "Moss")
    table.phase("II")
    table.p1.plays("Work Crews")
    assert table.p1.price("Comet") == 14
    assert table.p1.price("Subterranean Reservoir") == 0
    table.p1.done()
    table.open("II")
    assert table.p1.price("Comet") == 25  # it lapsed with the phase


def test_work_crews_chain(table: AresTable):
    table.p1.has(mc=100).holds("Work Crews", "Special Design", "Comet", "Moss")
    table.next_oceans(1)
    table.phase("II")
    table.p1.plays("Special Design").plays("Work Crews").plays("Comet")
    assert table.p1.gained(mc=-14, tr=2, plants=2)


def test_advanced_ecosystems_need_three_tags_in_play(table: AresTable):
    table.p1.has(mc=100).holds("Advanced Ecosystems", "Moss").has_played("Grass", "Birds")
    table.phase("II")
    assert not table.p1.meets("Advanced Ecosystems")  # its own microbe tag does not help
    table.p1.has_played("Tardigrades")
    assert table.p1.meets("Advanced Ecosystems")


# --- green ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gained", "drawn"),
    [
        ("Airborne Radiation", {"tr": 1, "heat_production": 2}, 0),
        ("Biothermal Power", {"tr": 1, "forests": 1, "heat_production": 1}, 0),
        ("Bushes", {"plants": 2, "plants_production": 2}, 0),
        ("Deep Well Heating", {"tr": 1, "heat_production": 1}, 0),
        ("Protected Valley", {"tr": 1, "forests": 1, "mc_production": 2}, 0),
        ("Smelting", {"heat_production": 5}, 2),
        ("Soil Warming", {"tr": 1, "plants_production": 2}, 0),
        ("Solar Trapping", {"heat": 3, "heat_production": 1}, 1),
        ("Strip Mine", {"tr": -1, "steel": 2, "titanium": 1}, 0),
        ("Fuel Factory", {"heat": -3, "mc_production": 1, "titanium": 1}, 0),
        ("Tropical Resort", {"heat": -5, "mc_production": 4}, 0),
    ],
)
def test_green_cards(table: AresTable, card: str, gained: dict[str, int], drawn: int):
    table.set(temperature=2, oxygen=7, oceans=5)
    table.p1.has(mc=100, heat=5).holds(card, "Moss")
    table.phase("I")
    cost = table.p1.price(card)
    table.p1.plays(card)
    assert table.p1.change == gained | {"mc": -cost}
    assert len(table.p1.hand) == 1 + drawn


@pytest.mark.parametrize(
    ("card", "tag", "level"),
    [
        ("Atmospheric Insulators", "earth", "heat_production"),
        ("Cartel", "earth", "mc_production"),
        ("Insects", "plant", "plants_production"),
        ("Lightning Harvest", "science", "mc_production"),
        ("Power Grid", "power", "mc_production"),
        ("Satellite Farms", "space", "heat_production"),
        ("Satellites", "space", "mc_production"),
        ("Venture Capitalism", "event", "mc_production"),
        ("Windmills", "power", "heat_production"),
        ("Worms", "microbe", "plants_production"),
        ("Miranda Resort", "earth", "mc_production"),
    ],
)
def test_production_for_tags(table: AresTable, card: str, tag: str, level: str):
    table.p1.has(**{f"{tag}_tags": 4}).has_played(card)
    own = [t.name for t in table.state.rules.cards[table.card(card)].tags].count(tag)
    assert table.p1.amount(level) == 4 + own


def test_medical_lab_counts_pairs(table: AresTable):
    table.p1.has(building_tags=4).has_played("Medical Lab")
    assert table.p1.amount("mc_production") == 2  # five tags, rounded down


@pytest.mark.parametrize("card", ["Automated Factories", "Toll Station"])
def test_a_cheap_green_card_comes_along_for_nothing(table: AresTable, card: str):
    table.p1.has(mc=30, tr=5).holds(card, "Balanced Portfolios", "Mine", "Algae", "Comet")
    table.phase("I")
    table.p1.acts(f"play {card.lower().replace(' ', '-')}")
    assert table.labels(0) == ["play balanced-portfolios", "none"]  # Mine is too dear, Algae needs oceans
    table.p1.answers("play balanced-portfolios")
    assert table.p1.amount("tr") == 4  # what is to be spent is spent
    assert table.p1.amount("mc") == 30 - (18 if card == "Automated Factories" else 16)
    assert not [option for option in table.p1.options if option.startswith("play")]


def test_the_free_card_may_be_left_and_sets_off_effects(table: AresTable):
    table.p1.has(mc=30).has_played("Anti-Gravity Technology").holds("Toll Station", "Lichen", "Moss")
    table.phase("I")
    table.p1.plays("Toll Station", "play lichen")
    assert table.p1.gained(mc=-16, mc_production=3, plants_production=1, heat=4, plants=4)


def test_immigration_shuttles_and_io_count_tags_for_points(table: AresTable):
    table.p1.has_played("Immigration Shuttles", "Io Mining Industries", "Sponsors", "Cartel")
    assert table.p1.score.by_card == {"immigration-shuttles": 1, "io-mining-industries": 1}


def test_negative_points(table: AresTable):
    table.p1.has_played("Nuclear Plants", "Slash and Burn Agriculture", "Bribed Committee")
    assert table.p1.score.cards == -4


def test_every_level_of_a_green_card_is_what_its_facts_say():
    levels = {
        card.number: [(a.what.name, a.n) for a in card.abilities if isinstance(a, Level)]
        for card in GAME.base.cards
        if card.kind == "automated"
    }
    assert levels["153"] == [("mc_production", 2), ("titanium", 2)]
    assert levels["202"] == [("card_production", 1), ("heat_production", 4)]
    assert sum(n for found in levels.values() for name, n in found if name == "steel") == 13


# --- corporations -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-024", "A-025")
@pytest.mark.parametrize(
    ("name", "gained", "drawn"),
    [
        ("CrediCor", {"mc": 48}, 0),
        ("Ecoline", {"mc": 27, "plants_production": 1}, 0),
        ("Helion", {"mc": 28, "heat_production": 3}, 0),
        ("Interplanetary Cinematics", {"mc": 46, "steel": 1}, 0),
        ("Inventrix", {"mc": 33}, 3),
        ("Mining Guild", {"mc": 27, "steel": 1}, 0),
        ("PhoboLog", {"mc": 20, "titanium": 1}, 0),
        ("Saturn Systems", {"mc": 24, "titanium": 1}, 0),
        ("Teractor", {"mc": 51}, 0),
        ("Tharsis Republic", {"mc": 40}, 0),
        ("ThorGate", {"mc": 45, "heat_production": 1}, 0),
        ("United Nations Mars Initiative", {"mc": 35}, 0),
    ],
)
def test_what_corporations_start_with(table: AresTable, name: str, gained: dict[str, int], drawn: int):
    table.p1.founds(name)
    assert table.p1.change == gained
    assert len(table.p1.hand) == drawn


@pytest.mark.parametrize(
    ("corporation", "card", "price"),
    [
        ("CrediCor", "Convoy from Europa", 14),
        ("CrediCor", "Imported Nitrogen", 20 - 4),
        ("Interplanetary Cinematics", "Lava Flows", 17 - 2),
        ("Interplanetary Cinematics", "Ironworks", 12 - 2),
        ("PhoboLog", "Comet", 25 - 4),
        ("Saturn Systems", "Comet", 25 - 3),
        ("Teractor", "Bribed Committee", 5 - 3),
        ("ThorGate", "Power Infrastructure", 4 - 3),
    ],
)
def test_prices_of_corporations(table: AresTable, corporation: str, card: str, price: int):
    table.p1.has_played(corporation).holds("Moss")
    table.phase("II")
    assert table.p1.price(card) == price


def test_credicor_looks_at_the_printed_cost(table: AresTable):
    table.p1.has_played("CrediCor", "Earth Catapult").holds("Moss")
    table.phase("II")
    assert table.p1.price("Imported Nitrogen") == 20 - 2 - 4


def test_helion_pays_with_heat_as_far_as_it_likes(table: AresTable):
    table.p1.has_played("Helion").has(mc=10, heat=10).holds("Lava Flows", "Moss")
    table.phase("II")
    table.p1.acts("play lava-flows")
    assert table.labels(0) == [f"pay {n} heat" for n in range(10, 3, -1)]  # as little as a sale leaves
    table.p1.answers("pay 8 heat")
    assert table.p1.gained(mc=-9, heat=-8, tr=2)


def test_helion_pays_standard_actions_and_converts_what_is_left(table: AresTable):
    table.p1.has_played("Helion").has(mc=14, heat=8).holds("Moss")
    table.phase("III")
    assert "done" not in table.p1.options
    table.p1.standard("temperature mc", "pay 8 heat")
    assert table.p1.gained(mc=-6, heat=-8, tr=1)
    assert "done" in table.p1.options  # nothing is left to convert


@pytest.mark.rule("A-020")
@pytest.mark.parametrize(("card", "rating"), [("Mine", 2), ("Dusty Quarry", 1), ("Titanium Mine", 0)])
def test_mining_guild_counts_each_steel(table: AresTable, card: str, rating: int):
    table.p1.has_played("Mining Guild").has(mc=50).holds(card, "Moss")
    table.phase("I")
    table.p1.plays(card)
    assert table.p1.change.get("tr", 0) == rating


def test_united_nations_mars_initiative_offers_once_a_phase(table: AresTable):
    table.p1.has_played("United Nations Mars Initiative").has(mc=100).holds(
        "Deimos Down", "Lava Flows", "Moss"
    )
    table.phase("II", table.p1)
    table.p1.plays("Deimos Down", "accept")
    assert table.p1.gained(mc=-30 + 7 - 6, tr=3 + 1)
    table.p1.plays("Lava Flows")
    assert table.p1.gained(mc=-17, tr=2)  # no second offer
    table.all_done()
    table.phase("III")
    table.p1.standard("temperature mc")
    assert table.prompt(0) == "offer"
    table.p1.answers("decline")
    table.p1.standard("temperature mc")
    assert table.prompt(0) == "action"  # declined: gone for this phase


def test_its_offer_may_be_paid_by_a_sale(table: AresTable):
    table.p1.has_played("United Nations Mars Initiative").has(mc=17).holds("Lava Flows", "Moss", "Grass")
    table.phase("II")
    table.p1.plays("Lava Flows", "accept")
    assert table.p1.amount("tr") == 5 + 3
    assert table.p1.hand == []


def test_a_game_can_be_kept_while_unmi_sells_for_its_rating(table: AresTable):
    table.p1.has_played("United Nations Mars Initiative").has(mc=20).holds("Lava Flows", "Moss", "Lichen")
    table.phase("II")
    table.p1.acts("play lava-flows", "accept")
    assert table.labels(0) == ["sell moss", "sell lichen"]
    assert (
        unpack(table.state.rules, pack(table.state)).decisions()[0].options
        == table.state.decisions()[0].options
    )


def test_helion_chooses_among_all_cards_for_what_heat_leaves_to_pay(table: AresTable):
    table.p1.has_played("Helion").has(mc=10, heat=10).holds("Lava Flows", "Moss", "Lichen")
    table.phase("II")
    table.p1.acts("play lava-flows")
    table.p1.answers("pay 4 heat")
    assert table.labels(0) == ["sell moss", "sell lichen"]
