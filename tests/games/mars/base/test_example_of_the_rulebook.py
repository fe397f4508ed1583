"""The game of Tarsila, Ícaro and Artur: the worked examples on pages 7 to 12 of the rulebook, with their numbers."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsGame, MarsTable, Player

RESOURCES = ("mc", "steel", "titanium", "plants", "energy", "heat")


class Story:
    """The three at one table, Tarsila first."""

    def __init__(self) -> None:
        self.game = MarsGame(3, corporations=("PhoboLog", "ThorGate", "Tharsis Republic"))
        self.tarsila, self.icaro, self.artur = self.game.players
        self.dealt = [self.game.pile(f"dealt.{seat}") for seat in range(3)]
        self.corporations = [self.game.pile(f"dealt_corporations.{seat}") for seat in range(3)]

    def choose(self) -> Story:
        """Page 7: the corporations, and the cards that are kept."""
        self.tarsila.chooses("PhoboLog", 5)
        self.icaro.chooses("ThorGate", 10)
        self.artur.chooses("Tharsis Republic", 4)
        return self

    def to_generation_2(self) -> Story:
        """A quiet first generation: nothing but Artur's first city."""
        self.choose()
        self.tarsila.passes()
        self.icaro.passes()
        self.artur.answers("r3c3", "end turn", "pass")
        return self

    def to_the_actions(self) -> Story:
        """Page 8: the research of generation 2."""
        self.to_generation_2()
        self.tarsila.buys(0)
        self.icaro.buys(3)
        self.artur.buys(0)
        return self


def production(player: Player) -> list[int]:
    """All six productions of a player."""
    return [player.amount(f"{r}_production") for r in RESOURCES]


# Page 7: setting up


@pytest.mark.rule("M-119")
def test_each_of_the_three_has_production_1_ten_cards_and_two_corporations() -> None:
    story = Story()
    assert [len(cards) for cards in story.dealt] == [10, 10, 10]
    assert [len(cards) for cards in story.corporations] == [2, 2, 2]
    assert [production(p) for p in story.game.players] == [[1] * 6] * 3


@pytest.mark.rule("M-120")
def test_tarsila_keeps_five_cards_with_phobolog() -> None:
    story = Story().choose()
    assert story.tarsila.amount("titanium") == 10
    assert story.tarsila.amount("mc") == 23 - 15 == 8
    assert len(story.tarsila.hand) == 5
    rest = story.dealt[0][5:]
    assert set(rest) <= set(story.game.discard_pile)
    assert {story.game.state.known[story.game.card(name)] for name in rest} == {1}
    (other,) = (name for name in story.corporations[0] if name != "PhoboLog")
    assert other in story.game.pile("box")


@pytest.mark.rule("M-121")
def test_icaro_keeps_all_ten_cards_with_thorgate() -> None:
    story = Story().choose()
    assert production(story.icaro) == [1, 1, 1, 1, 2, 1]
    assert sorted(story.icaro.hand) == sorted(story.dealt[1])
    assert story.icaro.amount("mc") == 48 - 30 == 18


@pytest.mark.rule("M-122")
def test_artur_keeps_four_cards_with_tharsis_republic() -> None:
    story = Story().choose()
    assert len(story.artur.hand) == 4
    assert story.artur.amount("mc") == 40 - 12 == 28


@pytest.mark.rule("M-123", "M-080")
def test_arturs_first_action_is_a_city_with_all_that_it_brings() -> None:
    story = Story().choose()
    story.tarsila.passes()
    story.icaro.passes()
    assert story.game.prompt() == "place city"  # nothing else is asked of Artur, he can't even pass
    story.game.mark()
    story.artur.answers("r1c1")
    assert story.artur.change == {"steel": 2, "mc_production": 1, "mc": 3}
    assert story.game.owner_of("r1c1") is story.artur
    assert "end turn" in story.game.labels()  # one action is used up, another may follow
    assert "pass" not in story.game.labels()


# Page 8: a generation


@pytest.mark.rule("M-132")
def test_icaro_buys_three_of_the_four_new_cards() -> None:
    story = Story().to_generation_2()
    game, icaro = story.game, story.icaro
    hand, money, drawn = icaro.hand, icaro.amount("mc"), game.pile("dealt.1")
    assert len(drawn) == 4
    assert not set(drawn) & set(hand)
    icaro.buys(3)
    assert icaro.amount("mc") == money - 9
    assert icaro.hand == hand + drawn[:3]
    assert drawn[3] in game.discard_pile


@pytest.mark.rule("M-141")
def test_icaro_sells_one_patent_and_waits_for_his_next_turn() -> None:
    story = Story().to_the_actions()
    icaro = story.icaro
    icaro.standard_project("Sell patents", icaro.hand[0], "done")
    assert icaro.change == {"mc": 1}
    icaro.acts("end turn")
    story.artur.passes()
    story.tarsila.passes()
    assert story.game.ask().seat == icaro.seat
    assert story.game.prompt() == "action"


@pytest.mark.rule("M-142")
def test_artur_builds_a_city_with_his_corporation() -> None:
    story = Story().to_the_actions()
    story.icaro.acts("project sell-patents", story.icaro.hand[0], "done").acts("end turn")
    story.artur.standard_project("City", at="r9c2")
    assert story.artur.change == {"mc": -25 + 3, "mc_production": 2, "steel": 2}
    story.artur.acts("end turn")
    assert story.game.ask().seat == story.tarsila.seat


@pytest.mark.rule("M-143", "M-145", "M-146")
def test_tarsila_plays_two_space_cards_with_titanium_in_one_turn() -> None:
    tarsila = tarsilas_turn().tarsila
    tarsila.plays("Asteroid Mining", "8 titanium")
    assert tarsila.change == {"titanium": -8, "titanium_production": 2}
    assert tarsila.amount("titanium_production") == 3
    assert tarsila.amount("titanium") == 3
    tarsila.acts("play solar-wind-power", "2 titanium")
    assert tarsila.change == {"mc": -3, "energy_production": 1}  # its 2 titanium come after
    assert tarsila.table.ask().seat == 1  # that were her two actions


@pytest.mark.rule("M-144")
def test_tarsila_could_have_paid_seven_titanium_and_2_me() -> None:
    tarsila = tarsilas_turn().tarsila
    tarsila.plays("Asteroid Mining", "7 titanium")
    assert tarsila.change == {"titanium": -7, "mc": -2, "titanium_production": 2}


def tarsilas_turn() -> Story:
    """Ícaro and Artur have had their turns; Tarsila holds two expensive space cards."""
    story = Story().to_the_actions()
    story.icaro.acts("project sell-patents", story.icaro.hand[0], "done").acts("end turn")
    story.artur.acts("project city", "r9c2").acts("end turn")
    story.tarsila.holds("Asteroid Mining", "Solar Wind Power")
    return story


@pytest.mark.rule("M-147")
def test_icaro_pays_8_for_geothermal_power(table3: MarsTable) -> None:
    icaro = table3.p2.is_corporation("ThorGate").has(mc=8)
    icaro.plays("Geothermal Power")
    assert icaro.change == {"mc": -8, "energy_production": 2}


@pytest.mark.rule("M-154")
def test_tarsilas_production() -> None:
    story = tarsilas_turn()
    tarsila = story.tarsila
    tarsila.plays("Asteroid Mining", "8 titanium").acts("end turn")
    story.icaro.passes()
    story.artur.passes()
    before = [tarsila.amount(r) for r in RESOURCES]
    heat_from_energy = tarsila.amount("energy")
    tarsila.passes()
    gained = [tarsila.amount(r) - n for r, n in zip(RESOURCES, before, strict=True)]
    assert gained[0] == 20 + 1
    assert gained[1:4] == [1, 3, 1]
    assert tarsila.amount("energy") == 1
    assert gained[5] == heat_from_energy + 1


# Page 10: Artur's third city


@pytest.mark.rule("M-204", "M-215")
def test_arturs_third_city_and_the_mayor_in_one_turn(table3: MarsTable) -> None:
    artur = table3.p3.is_corporation("Tharsis Republic").owns("city", "r3c3", "r7c3")
    artur.standard_project("City", at="r5c1")
    assert artur.change == {"mc": -25 + 3, "mc_production": 2, "plants": 2}
    artur.claims("Mayor")
    assert artur.change == {"mc": -8}
    assert artur.score.milestones == 5
    assert table3.ask().seat == 0  # that were his two actions
    tarsila, icaro = table3.p1, table3.p2
    icaro.owns("city", "r3c6", "r7c6", "r9c3")
    assert "claim mayor" not in icaro.options
    tarsila.has(tr=35).claims("Terraformer")
    icaro.owns("greenery", "r4c4", "r4c5", "r4c6").claims("Gardener")
    artur.holds(*[c.name for c in table3.state.rules.cards if c.kind == "automated"][:16])
    assert artur.offers("claim") == []  # three are taken


# Page 11: Thermalist, Livestock, a greenery between two cities


@pytest.mark.rule("M-234")
def test_thermalist_is_shared_by_icaro_and_tarsila(table3: MarsTable) -> None:
    tarsila, icaro, artur = table3.players
    icaro.funds("Thermalist")
    assert icaro.change == {"mc": -8}
    tarsila.has(heat=12)
    icaro.has(heat=12)
    artur.has(heat=5)
    assert [p.score.awards for p in table3.players] == [5, 5, 0]


@pytest.mark.rule("M-184")
def test_icaro_uses_livestock_once(table3: MarsTable) -> None:
    icaro = table3.p2.has_played("Livestock")
    icaro.uses("Livestock")
    assert icaro.on("Livestock") == 1
    assert "use livestock" not in icaro.options


@pytest.mark.rule("M-241", "M-242")
def test_arturs_greenery_between_his_two_cities(table3: MarsTable) -> None:
    artur = table3.p3.owns("city", "r5c1", "r6c2").has(plants=8)
    points = artur.score.total
    artur.converts_plants(at="r5c2")
    assert artur.change == {"plants": -8 + 2, "tr": 1}
    assert table3.level("oxygen") == 1
    assert artur.score.greeneries == 1
    assert artur.score.cities == 2
    assert artur.score.total == points + 1 + 3  # the step of TR, and 3 VP for the greenery


# Page 12: Ícaro's 64 points


def icaros_end(table: MarsTable) -> Player:
    """TR 38, Thermalist, Planner, one city with three own greeneries and two of Artur's around it."""
    tarsila, icaro, artur = table.players
    icaro.has(tr=38, heat=12)
    tarsila.has(heat=3)
    icaro.funds("Thermalist")
    icaro.holds(*[c.name for c in table.state.rules.cards if c.kind == "automated" and c.vp is None][:16])
    icaro.claims("Planner")
    icaro.owns("city", "r7c4").owns("greenery", "r6c4", "r6c5", "r7c3")
    artur.owns("greenery", "r7c5", "r8c3")
    return icaro


@pytest.mark.rule("M-257")
def test_icaro_has_56_points_before_the_cards(table3: MarsTable) -> None:
    score = icaros_end(table3).score
    assert score.parts() == {"tr": 38, "awards": 5, "milestones": 5, "greeneries": 3, "cities": 5, "cards": 0}
    assert score.total == 56


@pytest.mark.rule("M-258", "M-251", "M-252", "M-253")
def test_icaro_has_64_points_in_the_end(table3: MarsTable) -> None:
    icaro = icaros_end(table3)
    icaro.has_played("Livestock", resources=3)
    icaro.has_played("Colonizer Training Camp", "Rover Construction", "Farming", "Windmills")
    assert icaro.score.cards == 3 + 6
    icaro.has_played("Flooding")
    assert icaro.score.by_card["livestock"] == 3
    assert icaro.score.by_card["flooding"] == -1
    assert icaro.score.total == 64
