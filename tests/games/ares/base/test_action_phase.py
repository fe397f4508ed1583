"""The action phase: card actions, standard actions, forced conversions; tracks and their maximum."""

from __future__ import annotations

import pytest

from tharsis.games.ares.components import FORESTS, OCEANS, OXYGEN, TEMPERATURE
from tharsis.games.ares.standard import STANDARD_ACTIONS
from tharsis.games.ares.testing import AresTable
from tharsis.kernel.core import RESUME
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.play.explain import why_not


@pytest.mark.rule("A-008", "A-039", "A-110", "A-149", "A-152")
def test_an_ocean_is_turned_then_the_rating_then_the_reward(table: AresTable):
    table.p1.has(mc=30).holds("Moss")
    table.next_oceans(1, 3)
    table.phase("III")
    table.p1.standard("ocean mc")
    assert table.p1.gained(mc=-15, tr=1, plants=2)
    assert table.flipped == ["Ocean 1"]
    assert table.level("oceans") == 1
    table.p1.standard("ocean mc")
    assert table.p1.gained(mc=-15 + 4, tr=1)


@pytest.mark.parametrize("money", [0, 13, 14, 15, 30])
@pytest.mark.parametrize("level", [0, 14])
def test_a_standard_action_is_offered_to_whoever_can_take_it(table: AresTable, money: int, level: int):
    table.p1.has(mc=money, heat=8, plants=7)
    table.set(oxygen=level)
    table.open("III")
    offered = [option.id for option in table.offered(0) if option.verb == "standard"]
    assert offered == [x.key for x in STANDARD_ACTIONS if x.can(table.state, 0, -1)]


@pytest.mark.rule("A-008")
@pytest.mark.parametrize(
    ("tile", "reward", "cards"),
    [
        (1, {"plants": 2}, 0),
        (2, {"plants": 2}, 0),
        (3, {"mc": 4}, 0),
        (4, {"mc": 1}, 1),
        (5, {"mc": 2, "plants": 1}, 0),
        (6, {"plants": 1}, 1),
        (7, {"mc": 1, "plants": 1}, 0),
        (8, {}, 1),
        (9, {}, 1),
    ],
)
def test_the_nine_rewards(table: AresTable, tile: int, reward: dict[str, int], cards: int):
    table.p1.has(mc=10).holds("Subterranean Reservoir", "Moss")
    table.next_oceans(tile)
    table.phase("II")
    table.p1.plays("Subterranean Reservoir")
    assert table.p1.change == {"mc": -10 + reward.get("mc", 0), "tr": 1} | {
        name: n for name, n in reward.items() if name != "mc"
    }
    assert len(table.p1.hand) == 1 + cards


@pytest.mark.rule("A-009")
def test_unturned_oceans_are_alike_so_nobody_is_asked_which(table: AresTable):
    table.p1.has(mc=15).holds("Moss")
    table.phase("III")
    table.p1.standard("ocean mc")
    assert table.prompt(0) == "action"


@pytest.mark.rule("A-010", "A-011", "A-106", "A-108", "A-150", "A-151", "A-153", "A-036")
def test_plants_become_forests_and_heat_becomes_temperature(table: AresTable):
    table.p1.has(plants=9, heat=8).holds("Moss")
    table.phase("III")
    table.p1.standard("forest plants")
    assert table.p1.gained(plants=-8, forests=1, tr=1)
    assert table.level("oxygen") == 1
    table.p1.standard("temperature heat")
    assert table.p1.gained(heat=-8, tr=1)
    assert table.level("temperature") == -28
    assert (TEMPERATURE.goal - TEMPERATURE.start) // TEMPERATURE.size == 19
    assert (OXYGEN.goal - OXYGEN.start) // OXYGEN.size == 14


@pytest.mark.rule("A-107", "A-109", "A-032", "A-104")
def test_standard_actions_for_money_as_often_as_one_likes(table: AresTable):
    table.p1.has(mc=20 + 20 + 14 + 14).has_played("Tardigrades").holds("Moss")
    table.phase("III")
    table.p1.standard("forest mc")
    assert table.p1.gained(mc=-20, forests=1, tr=1)
    table.p1.standard("temperature mc")
    assert table.p1.gained(mc=-14, tr=1)
    table.p1.uses("Tardigrades")  # mixed, in any order
    table.p1.standard("forest mc")
    table.p1.standard("temperature mc")
    assert (table.level("oxygen"), table.level("temperature")) == (2, -26)
    assert table.p1.amount("mc") == 0


@pytest.mark.rule("A-111")
def test_standard_actions_are_for_the_action_phase_only(table: AresTable):
    table.p1.has(mc=100, plants=20, heat=20).holds("Moss")
    for phase in ("I", "II"):
        table.open(phase)
        assert not [option for option in table.p1.options if option.startswith("standard")]
        assert table.p1.why_not("standard", "ocean mc")[0].pattern == "wrong_phase"
        assert "done" in table.p1.options  # nothing is forced there
        table.all_done()


@pytest.mark.rule("A-140", "A-082")
def test_cards_are_sold_to_pay_for_standard_actions(table: AresTable):
    table.p1.has(mc=9).holds("Moss", "Grass", "Lichen")
    table.phase("III")
    table.p1.standard("ocean mc", "sell moss", "sell lichen")
    assert table.p1.hand[0] == "Grass"
    assert table.level("oceans") == 1


@pytest.mark.rule("A-102", "A-103")
def test_each_action_once(table: AresTable):
    table.p1.has_played("Tardigrades", "Artificial Jungle").has(plants=5).holds("Moss")
    table.phase("III")
    table.p1.uses("Tardigrades")
    assert table.p1.on("Tardigrades") == 1
    assert "action tardigrades" not in table.p1.options
    assert table.p1.why_not("action", "Tardigrades") == [Phrase("ares_used_this_phase")]
    table.p1.uses("Artificial Jungle")
    assert table.p1.gained(plants=-1)
    table.all_done()
    table.open("III")
    assert "action tardigrades" in table.p1.options  # the next action phase


@pytest.mark.rule("A-105")
def test_the_bonus_is_one_action_twice(table: AresTable):
    table.p1.has_played("Tardigrades", "Development Center").has(heat=6).holds("Moss")
    table.phase("III", table.p1)
    table.p1.uses("Development Center")
    table.p1.uses("Development Center")  # its cost is paid again
    assert table.p1.amount("heat") == 2
    assert "action development-center" not in table.p1.options
    table.p1.uses("Tardigrades")
    assert "action tardigrades" not in table.p1.options


@pytest.mark.rule("A-118", "A-119")
def test_nobody_is_finished_with_heat_or_plants_for_a_step(table: AresTable):
    table.p1.has(plants=16, heat=17).holds("Moss")
    table.phase("III")
    assert "done" not in table.p1.options
    table.p1.standard("forest plants").standard("temperature heat")
    assert "done" not in table.p1.options
    table.p1.standard("forest plants").standard("temperature heat")
    assert "done" in table.p1.options
    assert (table.p1.amount("plants"), table.p1.amount("heat")) == (0, 1)


@pytest.mark.rule("A-118", "A-119")
def test_without_anything_else_to_do_the_conversions_come_by_themselves(table: AresTable):
    table.p1.has(plants=8)
    table.open("III")
    assert table.p1.gained(plants=-8, forests=1, tr=1)
    assert table.stage == "planning"


@pytest.mark.rule("A-119")
def test_the_own_price_counts(table: AresTable):
    table.p1.has_played("Ecoline").has(plants=7).holds("Moss")
    table.phase("III")
    assert "done" not in table.p1.options
    table.p1.standard("forest plants")
    assert table.p1.gained(plants=-7, forests=1, tr=1)


@pytest.mark.rule("A-120")
def test_nobody_is_forced_for_a_track_at_its_maximum(table: AresTable):
    table.complete("oxygen", "temperature")
    table.p1.has(plants=8, heat=8).holds("Moss")
    table.phase("III")
    assert "done" in table.p1.options


@pytest.mark.rule("A-120", "A-113")
def test_a_maximum_reached_in_this_phase_forces_no_more_but_rewards(table: AresTable):
    table.set(temperature=6)
    table.p1.has(heat=8).holds("Moss")
    table.p2.has(heat=8, mc=14).holds("Lichen")
    table.phase("III")
    assert "done" not in table.p1.options
    table.p2.standard("temperature mc")
    assert table.level("temperature") == 8
    assert "done" in table.p1.options  # asked anew after what the other one did
    table.p1.standard("temperature heat")
    assert table.p1.gained(heat=-8, tr=1)
    assert table.level("temperature") == 8


@pytest.mark.rule("A-112", "A-113", "A-114")
def test_in_the_phase_of_the_maximum_everything_is_still_rewarded(table: AresTable):
    table.set(oxygen=13)
    table.p1.has(plants=16).holds("Moss")
    table.p2.has(mc=20).holds("Lichen")
    table.phase("III")
    table.p1.standard("forest plants")
    assert table.level("oxygen") == 14
    table.p2.standard("forest mc")
    assert table.p2.gained(mc=-20, forests=1, tr=1)
    table.p1.standard("forest plants")
    assert table.p1.gained(plants=-8, forests=1, tr=1)
    assert table.level("oxygen") == 14
    assert (TEMPERATURE.goal, OXYGEN.goal, OCEANS.goal) == (8, 14, 9)


@pytest.mark.rule("A-115", "A-040")
def test_further_oceans_repeat_the_reward_of_the_ninth(table: AresTable):
    table.set(oceans=8)
    table.p1.has(mc=30).holds("Moss")
    table.p2.has(mc=15).holds("Lichen")
    last = table.state.rules.cards[table.state.zones[table.state.rules.zone_names.index("ocean_tiles")][-1]]
    table.phase("III")
    table.p1.standard("ocean mc")
    first = table.p1.change
    cards = len(table.p1.hand)
    assert table.flipped[-1] == last.name
    table.p2.standard("ocean mc")
    assert table.p2.change == first  # the ninth, whoever flipped it
    assert len(table.p2.hand) - 1 == cards - 1
    assert (table.level("oceans"), len(table.flipped)) == (9, 9)


@pytest.mark.rule("A-115", "A-008")
def test_the_reward_that_comes_again_is_a_whole_one(table: AresTable):
    table.next_oceans(1, 2, 4, 5, 6, 7, 8, 9, 3)
    table.set(oceans=8)
    table.p1.has(mc=30).holds("Moss")
    table.p2.has(mc=15).has_played("Arctic Algae").holds("Lichen")
    table.phase("III")
    table.p1.standard("ocean mc")
    assert table.p1.gained(mc=-15 + 4, tr=1)
    table.p2.standard("ocean mc")
    assert table.p2.gained(mc=-15 + 4, tr=1, plants=4)  # and what waits for a flip works


@pytest.mark.rule("A-116", "A-096")
def test_an_ocean_of_a_card_brings_nothing_later(table: AresTable):
    table.complete("oceans")
    table.p1.has(mc=10).has_played("Arctic Algae").holds("Subterranean Reservoir", "Moss")
    table.phase("II")
    table.p1.plays("Subterranean Reservoir")
    assert table.p1.gained(mc=-10)
    assert len(table.p1.hand) == 1


@pytest.mark.rule("A-115", "A-113")
def test_one_effect_passes_the_maximum(table: AresTable):
    table.set(oceans=8, temperature=4)
    table.p1.has(mc=60).holds("Ice Asteroid", "Deimos Down", "Moss")
    pile = table.state.zones[table.state.rules.zone_names.index("ocean_tiles")]
    name = table.state.rules.cards[pile[-1]].name
    table.phase("II", table.p1)
    table.p1.plays("Ice Asteroid")
    assert table.p1.change["tr"] == 2
    assert table.flipped[-1] == name
    table.p1.plays("Deimos Down")
    assert table.p1.change["tr"] == 3
    assert table.level("temperature") == 8


@pytest.mark.rule("A-116", "A-117")
def test_later_a_maximum_brings_nothing_but_forests(table: AresTable):
    table.complete("temperature", "oceans", "oxygen")
    table.set(temperature=6)
    table.complete("temperature")
    table.p1.has(mc=100, plants=8, heat=8).has_played("Herbivores", "Small Animals").holds("Moss")
    table.phase("III")
    assert table.p1.options[:2] == ["standard forest plants", "standard forest mc"]
    assert not any(x.startswith(("standard temperature", "standard ocean")) for x in table.p1.options)
    assert Phrase("parameter_max") in table.p1.why_not("standard", "ocean mc")
    assert Phrase("parameter_max") in table.p1.why_not("standard", "temperature heat")
    table.p1.standard("forest plants")
    assert table.p1.gained(plants=-8, forests=1)
    assert table.p1.on("Herbivores") == 0  # oxygen was not raised
    assert table.p1.on("Small Animals") == 1  # but a forest was planted


@pytest.mark.rule("A-116")
def test_card_actions_may_still_be_used_for_nothing(table: AresTable):
    table.complete("temperature", "oceans")
    table.p1.has(mc=10).has_played("GHG Producing Bacteria", resources=2)
    table.p1.has_played("Arctic Algae", "Assembly Lines").holds("Moss")
    table.phase("III")
    table.p1.uses("GHG Producing Bacteria", "alternative 2")
    assert table.p1.gained(mc=1)  # only what answers to the use of an action
    assert table.p1.on("GHG Producing Bacteria") == 0


@pytest.mark.rule("A-037", "A-006", "A-007", "A-182", "A-028", "A-031")
def test_nothing_has_a_limit(table: AresTable):
    table.p1.has(forests=60, plants=200).holds("Moss")
    table.complete("oxygen")
    table.phase("III")
    table.p1.standard("forest plants")
    assert table.p1.amount("forests") == 61
    assert table.p1.score.forests == 61
    table.p1.has_played("Mohole Area", "Soletta", "Smelting", "Strip Mine", "Mine", "Building Industries")
    assert table.p1.amount("heat_production") == 14
    assert FORESTS.slot


@pytest.mark.rule("A-058", "A-068")
def test_all_act_at_the_same_time_and_may_come_back(table: AresTable):
    table.p1.has(mc=20).holds("Moss")
    table.p2.has(mc=20).holds("Lichen")
    table.phase("III")
    table.p1.done()
    assert table.state.waits(0)
    table.p2.standard("temperature mc")
    table.state.apply(0, RESUME)
    table.p1.standard("forest mc")
    assert table.level("oxygen") == 1
    table.p1.done()
    assert table.stage == "III"
    table.p2.done()
    assert table.stage == "planning"


@pytest.mark.rule("A-058")
def test_nobody_waits_for_who_is_in_the_middle_of_a_move(table: AresTable):
    table.p1.has(mc=2).holds("Grass", "Lichen", "Moss", "Birds", "Comet", "Soletta")
    table.p2.has(mc=20).holds("Algae")
    table.phase("III")
    table.p1.acts("standard temperature mc")  # asked which cards to sell
    table.p2.standard("forest mc")
    assert table.level("oxygen") == 1
    table.p1.answers("sell grass", "sell lichen", "sell moss", "sell birds")
    assert table.level("temperature") == -28


@pytest.mark.rule("A-035", "A-190")
def test_special_resources_stay_on_their_cards(table: AresTable):
    table.p1.has_played("Tardigrades", resources=3).holds("Moss")
    table.phase("III")
    table.p1.uses("Tardigrades")
    assert table.p1.on("Tardigrades") == 4
    assert table.p1.score.cards == 1
    assert table.p1.score.tiebreak == 3  # the hand; resources on cards do not count


def test_who_is_only_short_of_money_is_told_nothing_else(table: AresTable):
    table.p1.has(mc=3).holds("Moss")
    table.phase("III")
    assert table.p1.why_not("standard", "ocean mc") == [Phrase("ares_short_with_sale", q=Amount(9, "mc"))]


@pytest.mark.rule("A-119")
def test_who_must_convert_is_told_so_instead_of_being_done(table: AresTable):
    def bars() -> list[str]:
        return [reason.pattern for reason in why_not(table.state, 0, "done")]

    table.p1.has(plants=8).holds("Moss")
    table.open("III")
    assert bars() == ["ares_must_convert"]
    table.p1.standard("forest plants")
    assert "done" in table.p1.options
    assert bars() == []
