"""Blue cards: actions and effects, each card that does more than give resources."""

from __future__ import annotations

import pytest

from tharsis.games.ares.testing import AresTable


def action(table: AresTable, card: str, *, chosen: bool = False, resources: int = 0, **stock: int) -> None:
    """This card is in play, in an action phase (that its owner chose)."""
    table.p1.has_played(card, resources=resources).has(**stock).holds("Moss")
    table.phase("III", *([table.p1] if chosen else []))


@pytest.mark.parametrize(
    ("card", "stock", "gained", "drawn"),
    [
        ("AI Central", {}, {}, 2),
        ("Artificial Jungle", {"plants": 1}, {"plants": -1}, 1),
        ("Asset Liquidation", {}, {"tr": -1}, 3),
        ("Caretaker Contract", {"heat": 8}, {"heat": -8, "tr": 1}, 0),
        ("Circuit Board Factory", {}, {}, 1),
        ("Community Gardens", {}, {"mc": 2}, 0),
        ("Development Center", {"heat": 2}, {"heat": -2}, 1),
        ("Farmers Market", {"mc": 1}, {"mc": -1, "plants": 2}, 0),
        ("Hydro-Electric Energy", {"mc": 1}, {"mc": -1, "heat": 2}, 0),
        ("Ironworks", {"heat": 4}, {"heat": -4, "tr": 1}, 0),
        ("Matter Manufacturing", {"mc": 1}, {"mc": -1}, 1),
        ("Steelworks", {"heat": 6}, {"heat": -6, "mc": 2, "tr": 1}, 0),
        ("Think Tank", {"mc": 2}, {"mc": -2}, 1),
        ("Wood Burning Stoves", {"plants": 4}, {"plants": -4, "tr": 1}, 0),
    ],
)
def test_actions(table: AresTable, card: str, stock: dict[str, int], gained: dict[str, int], drawn: int):
    action(table, card, **stock)
    table.p1.uses(card)
    assert table.p1.change == gained
    assert len(table.p1.hand) == 1 + drawn


@pytest.mark.parametrize(
    ("card", "stock", "gained"),
    [
        ("Community Gardens", {}, {"mc": 2, "plants": 1}),
        ("Hydro-Electric Energy", {"mc": 1}, {"mc": -1, "heat": 3}),
        ("Wood Burning Stoves", {"plants": 3}, {"plants": -3, "tr": 1}),
    ],
)
def test_actions_that_are_better_for_who_chose_the_phase(
    table: AresTable, card: str, stock: dict[str, int], gained: dict[str, int]
):
    action(table, card, chosen=True, **stock)
    table.p1.uses(card)
    assert table.p1.change == gained


def test_asset_liquidation_can_not_take_the_last_rating_below_0(table: AresTable):
    action(table, "Asset Liquidation", tr=0)
    assert "action asset-liquidation" not in table.p1.options
    assert table.p1.why_not("action", "Asset Liquidation")[0].pattern == "ares_tr_too_low"


def test_asset_liquidation_grants_a_play_in_its_phase_only(table: AresTable):
    table.p1.has(mc=50).holds("Asset Liquidation", "Tardigrades", "Ironworks", "Moss")
    table.phase("II")
    table.p1.plays("Asset Liquidation").plays("Tardigrades")
    assert "play ironworks" not in table.p1.options


@pytest.mark.parametrize(
    ("card", "helpers", "price"),
    [
        ("Aquifer Pumping", ["Mine"], 6),
        ("Aquifer Pumping", ["Mine", "Advanced Alloys"], 6),
        ("Aquifer Pumping", ["Mine", "Building Industries", "Strip Mine"], 0),
        ("Solarpunk", ["Ganymede Shipyard"], 11),
        ("Volcanic Pools", ["Power Plant", "Geothermal Power"], 10),
        ("Water Import from Europa", ["Ganymede Shipyard"], 10),
        ("Developed Infrastructure", ["Tardigrades", "Ironworks", "Think Tank"], 10),
        ("Developed Infrastructure", ["Tardigrades", "Ironworks", "Think Tank", "Interns"], 5),
    ],
)
def test_actions_whose_price_falls(table: AresTable, card: str, helpers: list[str], price: int):
    table.p1.has_played(*helpers)
    table.next_oceans(1)
    action(table, card, mc=20)
    table.p1.uses(card)
    assert table.p1.change.get("mc", 0) == -price
    assert table.p1.change["tr"] == 1


def test_advanced_screening_technology_takes_one_with_a_tag(table: AresTable):
    action(table, "Advanced Screening Technology")
    table.deck("Mine", "Grass", "Research")
    table.p1.uses("Advanced Screening Technology")
    assert table.labels(0) == ["keep grass", "keep research"]
    assert table.who_knows("Mine") == [0, 1]
    table.p1.answers("keep research")
    assert table.p1.hand == ["Moss", "Research"]
    assert sorted(table.discard_pile) == ["Grass", "Mine"]


def test_advanced_screening_technology_without_a_match_discards_all(table: AresTable):
    action(table, "Advanced Screening Technology")
    table.deck("Mine", "Comet", "Soletta")
    table.p1.uses("Advanced Screening Technology")
    assert table.p1.hand == ["Moss"]
    assert len(table.discard_pile) == 3


@pytest.mark.parametrize(("top", "hand", "money"), [("Mine", 1, 1), ("Comet", 2, 0), ("Birds", 2, 0)])
def test_brainstorming_session(table: AresTable, top: str, hand: int, money: int):
    action(table, "Brainstorming Session")
    table.deck(top)
    table.p1.uses("Brainstorming Session")
    assert (len(table.p1.hand), table.p1.amount("mc")) == (hand, money)
    assert table.who_knows(top) == [0, 1]


def test_conserved_biome_feeds_another_card(table: AresTable):
    table.p1.has_played("Tardigrades", "Birds", "Small Animals")
    action(table, "Conserved Biome", forests=5)
    table.p1.uses("Conserved Biome", "alternative 2", "small-animals")
    assert table.p1.on("Small Animals") == 1
    assert table.p1.score.by_card["conserved-biome"] == 2


def test_decomposers_add_or_take_for_each_tag(table: AresTable):
    table.p1.has(mc=50).holds("Decomposers", "Advanced Ecosystems", "Moss").has_played("Grass", "Birds")
    table.set(oxygen=14)
    table.phase("II", table.p1)
    table.p1.plays("Decomposers")  # its own tag: nothing to take yet
    assert table.p1.on("Decomposers") == 1
    table.p1.plays("Advanced Ecosystems", "choose 2")  # then none is left: the second tag adds one
    assert table.p1.on("Decomposers") == 1
    assert len(table.p1.hand) == 2


def test_decomposing_fungus_may_take_its_own_microbes(table: AresTable):
    table.p1.has(mc=10).holds("Decomposing Fungus", "Moss")
    table.phase("II")
    table.p1.plays("Decomposing Fungus")
    assert table.p1.on("Decomposing Fungus") == 2
    table.all_done()
    table.p1.has_played("Birds", resources=1)
    table.phase("III")
    table.p1.uses("Decomposing Fungus", "alternative 1")
    assert table.p1.on("Birds") == 0
    assert table.p1.gained(plants=3)
    table.all_done()
    table.phase("III")
    table.p1.uses("Decomposing Fungus")
    assert table.p1.on("Decomposing Fungus") == 1


def test_extreme_cold_fungus_offers_what_has_an_effect(table: AresTable):
    action(table, "Extreme-Cold Fungus")
    table.p1.uses("Extreme-Cold Fungus", "alternative 1")
    assert table.p1.gained(plants=1)


def test_farming_co_ops_discard_without_money(table: AresTable):
    action(table, "Farming Co-ops")
    table.p1.uses("Farming Co-ops")
    assert table.p1.gained(plants=3)
    assert table.p1.hand == []


def test_ghg_producing_bacteria_and_its_kin(table: AresTable):
    action(table, "GHG Producing Bacteria", resources=1)
    table.p1.has_played("Regolith Eaters", resources=2).has_played("Nitrite Reducing Bacteria", resources=3)
    table.p1.uses("GHG Producing Bacteria")  # one microbe: only adding is possible
    assert table.p1.on("GHG Producing Bacteria") == 2
    table.p1.uses("Regolith Eaters", "alternative 2")
    assert (table.level("oxygen"), table.p1.on("Regolith Eaters")) == (1, 0)
    table.p1.uses("Nitrite Reducing Bacteria", "alternative 2")
    assert (table.level("oceans"), table.p1.on("Nitrite Reducing Bacteria")) == (1, 0)


def test_greenhouses_turn_up_to_4_heat_into_plants(table: AresTable):
    action(table, "Greenhouses", heat=7)
    table.p1.acts("action greenhouses")
    assert table.labels(0) == ["4", "3", "2", "1"]  # at least 1
    table.p1.answers("3")
    assert table.p1.gained(heat=-3, plants=3)


def test_power_infrastructure_turns_any_heat_into_money(table: AresTable):
    action(table, "Power Infrastructure", heat=7)
    table.p1.uses("Power Infrastructure", "6")
    assert table.p1.gained(heat=-6, mc=6)


def test_redrafted_contracts_exchange_up_to_3(table: AresTable):
    action(table, "Redrafted Contracts")
    table.p1.holds("Grass", "Lichen", "Birds")
    table.deck("Comet", "Soletta", "Mine")
    table.p1.acts("action redrafted-contracts")
    table.choose(0, 2, seat=0)
    assert table.p1.hand == ["Grass", "Birds", "Comet", "Soletta"]
    assert table.p1.gained()


def test_symbiotic_fungus_needs_another_card(table: AresTable):
    action(table, "Symbiotic Fungus")
    table.p1.uses("Symbiotic Fungus")  # allowed, and for nothing
    table.p1.has_played("Tardigrades", "Regolith Eaters")
    table.all_done()
    table.phase("III")
    table.p1.uses("Symbiotic Fungus", "regolith-eaters")
    assert table.p1.on("Regolith Eaters") == 1


# --- effects ----------------------------------------------------------------------------------------------------------


def test_adaptation_technology_is_one_colour_of_slack(table: AresTable):
    table.set(oxygen=2, temperature=-20)
    table.p1.has(mc=100).has_played("Adaptation Technology").holds("Moss")
    table.phase("I")
    assert table.p1.meets("Worms")  # red
    assert not table.p1.meets("Trees")  # yellow
    assert not table.p1.meets("Rad Suits")  # oceans are not touched
    table.p1.has_played("Inventrix")
    assert not table.p1.meets("Trees")  # it never adds up


def test_slack_holds_for_upper_limits_too(table: AresTable):
    table.set(temperature=-18)
    table.p1.has(mc=100).holds("Moss")
    table.phase("I")
    assert not table.p1.meets("Archaebacteria")
    table.p1.has_played("Adaptation Technology")
    assert table.p1.meets("Archaebacteria")


def test_advanced_alloys_and_phobolog(table: AresTable):
    table.p1.has_played("Mine", "Titanium Mine", "Advanced Alloys").holds("Moss")
    table.phase("II")
    assert table.p1.price("Ironworks") == 12 - 6
    assert table.p1.price("Comet") == 25 - 4
    table.p1.has_played("PhoboLog")
    assert table.p1.price("Comet") == 25 - 2 * 5


def test_anaerobic_microorganisms_lower_one_price(table: AresTable):
    table.p1.has_played("Anaerobic Microorganisms", resources=4).has(mc=9).holds("Bushes", "Moss")
    table.set(temperature=-18)
    table.phase("I")
    assert table.p1.price("Bushes") == 13
    table.p1.acts("play bushes")  # 9 M€ and 3 for a card are not enough: it must help
    assert table.p1.amount("mc") == 6
    assert table.p1.on("Anaerobic Microorganisms") == 2 + 1  # and one for the plant tag, after payment


def test_anaerobic_microorganisms_may_be_left_alone(table: AresTable):
    table.p1.has_played("Anaerobic Microorganisms", resources=2).has(mc=20).holds("Power Plant", "Moss")
    table.phase("I")
    table.p1.acts("play power-plant")
    assert table.labels(0) == ["lower anaerobic-microorganisms", "leave anaerobic-microorganisms"]
    table.p1.answers("lower anaerobic-microorganisms")
    assert table.p1.amount("mc") == 20  # the price stops at 0, nothing comes back


def test_restructured_resources_keep_plants_that_are_to_be_spent(table: AresTable):
    table.set(oceans=3)
    table.p1.has_played("Restructured Resources").has(plants=1).holds("Moss", "Grass")
    table.phase("I")
    table.p1.plays("Moss")  # 3 M€ by a sale: the only plant is spent for the card
    assert table.p1.amount("plants") == 0
    table.all_done()
    table.p1.has(plants=2, mc=5).holds("Lichen", "Birds")
    table.phase("I")
    table.p1.plays("Lichen", "lower restructured-resources")
    assert (table.p1.amount("plants"), table.p1.amount("mc")) == (1, 5)


def test_anti_gravity_technology_and_optimal_aerobraking(table: AresTable):
    table.p1.has(mc=100, science_tags=5).holds("Anti-Gravity Technology", "Lava Flows", "Moss")
    table.phase("II", table.p1)
    table.p1.plays("Anti-Gravity Technology")
    assert table.p1.gained(mc=-18)  # not for itself
    table.p1.has_played("Optimal Aerobraking")
    table.p1.plays("Lava Flows")
    assert table.p1.gained(mc=-17, tr=2, heat=4, plants=4)


def test_what_waits_for_oceans_temperature_oxygen_and_forests(table: AresTable):
    table.p1.has_played("Arctic Algae", "Fish", "Herbivores", "Livestock", "Physics Complex", "Small Animals")
    table.p1.has(mc=100).holds("Moss")
    table.next_oceans(3)
    table.phase("III")
    table.p1.standard("ocean mc")
    assert table.p1.gained(mc=-11, tr=1, plants=4)
    assert [table.p1.on(x) for x in ("Fish", "Herbivores", "Livestock", "Small Animals")] == [1, 1, 0, 0]
    table.p1.standard("temperature mc")
    assert [table.p1.on(x) for x in ("Herbivores", "Livestock", "Physics Complex")] == [2, 1, 1]
    table.p1.standard("forest mc")
    assert [table.p1.on(x) for x in ("Herbivores", "Livestock", "Small Animals")] == [3, 1, 1]


def test_herbivores_count_every_step(table: AresTable):
    table.p1.has_played("Herbivores").has(mc=30).holds("Deimos Down", "Moss")
    table.phase("II")
    table.p1.plays("Deimos Down")
    assert table.p1.on("Herbivores") == 3


def test_assembly_lines_pay_for_each_use(table: AresTable):
    action(table, "Assembly Lines", chosen=True)
    table.p1.has_played("Circuit Board Factory")
    table.p1.uses("Circuit Board Factory").uses("Circuit Board Factory")
    assert table.p1.amount("mc") == 2
    table.p1.has(mc=15).standard("ocean mc")
    assert "mc" in table.p1.change  # a standard action does not count


def test_assembly_lines_pay_after_the_action(table: AresTable):
    action(table, "Assembly Lines", mc=0)
    table.p1.has_played("Farmers Market")
    table.p1.sells("Moss").has(mc=0)
    assert "action farmers-market" not in table.p1.options


def test_composting_factory_makes_sales_better(table: AresTable):
    table.p1.has_played("Composting Factory").holds("Moss", "Grass")
    table.phase("I")
    table.p1.sells("Moss")
    assert table.p1.gained(mc=4)


def test_discounts_add_up(table: AresTable):
    table.p1.has_played("Earth Catapult", "Research Outpost", "Media Group", "Energy Subsidies").holds("Moss")
    table.phase("II")
    assert table.p1.price("Comet") == 25 - 3 - 5
    assert table.p1.price("Birds") == 15 - 3
    assert table.p1.price("Power Infrastructure") == 0
    table.p1.has_played("Interplanetary Conference")
    assert table.p1.price("Miranda Resort") == 15 - 3 - 6  # both tags
    assert table.p1.price("Bribed Committee") == 0


def test_interplanetary_conference_draws_for_each_tag(table: AresTable):
    table.p1.has(mc=100).has_played("Interplanetary Conference").holds("Miranda Resort", "Moss")
    table.phase("I")
    table.p1.plays("Miranda Resort")
    assert len(table.p1.hand) == 1 + 2


def test_energy_subsidies_and_recycled_detritus_draw(table: AresTable):
    table.p1.has(mc=100).has_played("Energy Subsidies", "Recycled Detritus").holds("Power Plant", "Moss")
    table.phase("I")
    table.p1.plays("Power Plant")
    assert len(table.p1.hand) == 2
    table.all_done()
    table.p1.holds("Lava Flows")
    table.phase("II")
    table.p1.plays("Lava Flows")
    assert len(table.p1.hand) == 4


def test_ecological_zone_counts_its_own_tags(table: AresTable):
    table.p1.has(mc=100).holds("Ecological Zone", "Mangrove", "Moss")
    table.set(temperature=8)
    table.phase("II", table.p1)
    table.p1.plays("Ecological Zone")
    assert table.p1.on("Ecological Zone") == 2
    table.p1.plays("Mangrove")
    assert table.p1.on("Ecological Zone") == 3
    assert table.p1.score.cards == 1


def test_mars_university_discards_for_one_or_two(table: AresTable):
    table.p1.has(mc=100).has_played("Mars University").holds("Research", "Grass", "Mine")
    table.deck("Comet", "Soletta", "Birds", "Fish", "Lichen")
    table.phase("II")
    table.p1.plays("Research")  # draws two first; then a question for each science tag
    table.p1.answers("discard grass")  # a plant tag: two cards
    assert table.p1.hand == ["Mine", "Comet", "Soletta", "Birds", "Fish"]
    table.p1.answers("none")
    assert len(table.p1.hand) == 5


def test_research_cards_change_the_research_phase(table: AresTable):
    table.p1.has_played("Interns", "Extended Resources", "United Planetary Alliance")
    table.p1.has_played("Interplanetary Relations", "Tharsis Republic")
    table.open("V")
    assert (table.batch(0).least, len(table.batch(0).items)) == (1 + 4, 2 + 2 + 1 + 1 + 1)
    assert table.p1.score.by_card["interplanetary-relations"] == 1  # four projects, not the corporation


def test_standard_technology_makes_standard_actions_cheaper(table: AresTable):
    table.p1.has_played("Standard Technology").has(mc=16 + 10 + 11, plants=8).holds("Moss")
    table.phase("III")
    table.p1.standard("forest mc").standard("temperature mc").standard("forest plants")
    assert table.p1.amount("mc") == 11
    table.next_oceans(1)
    table.p1.standard("ocean mc")
    assert table.p1.gained(mc=-11, tr=1, plants=2)


def test_viral_enhancers_choose_for_each_tag(table: AresTable):
    table.p1.has(mc=100).has_played("Tardigrades").holds("Viral Enhancers", "Moss")
    table.phase("II")
    table.p1.plays("Viral Enhancers", "choose 1", "choose 3")
    assert table.p1.gained(mc=-8, plants=1)
    assert table.p1.on("Tardigrades") == 1


def test_viral_enhancers_may_feed_the_card_just_played(table: AresTable):
    table.set(oxygen=14)
    table.p1.has(mc=100).has_played("Viral Enhancers").holds("Birds", "Moss")
    table.phase("II")
    table.p1.plays("Birds", "choose 2")
    assert table.p1.on("Birds") == 1


@pytest.mark.parametrize(
    ("card", "resources", "points"),
    [
        ("Birds", 3, 3),
        ("Fish", 2, 2),
        ("Tardigrades", 7, 2),
        ("Physics Complex", 5, 2),
        ("Livestock", 1, 1),
        ("Small Animals", 5, 2),
        ("Herbivores", 3, 1),
    ],
)
def test_points_for_resources(table: AresTable, card: str, resources: int, points: int):
    table.p1.has_played(card, resources=resources)
    assert table.p1.score.cards == points


def test_points_for_blue_cards_and_tags(table: AresTable):
    table.p1.has_played("Think Tank", "Interns", "Circuit Board Factory", "Development Center")
    assert table.p1.score.cards == 1
    table.p1.has_played("Water Import from Europa", "Ganymede Shipyard")
    assert table.p1.score.by_card["water-import-from-europa"] == 2


def test_only_what_may_be_kept_can_be_ticked(table: AresTable):
    action(table, "Advanced Screening Technology")
    table.deck("Mine", "Grass", "Research")
    table.p1.uses("Advanced Screening Technology")
    ask = table.state.ask_of(0)
    assert ask is not None
    batch = ask.frame.node.batch(table.state, ask.frame)
    assert batch is not None
    assert [option.label() for option in batch.items] == ["keep grass", "keep research"]


def test_a_rebate_may_take_the_last_plant(table: AresTable):
    table.p1.has_played("Restructured Resources").has(plants=1, mc=10).holds("Lichen", "Moss")
    table.phase("I")
    table.p1.plays("Lichen", "lower restructured-resources")
    assert table.p1.amount("plants") == 0
