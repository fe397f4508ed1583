"""What a panel shows without knowing a rule: the committee, the events, the forecast; texts, bots, terminal, facts."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest
import yaml
from rich.console import Console

from tharsis.bots.base import Budget
from tharsis.bots.evaluation import evaluator_for
from tharsis.bots.make import bot_named
from tharsis.bots.table import choice
from tharsis.cli.screen.of_game import view_of
from tharsis.games.mars.turmoil.catalogue import events, parties
from tharsis.games.mars.turmoil.committee import leader
from tharsis.games.mars.turmoil.components import COMING, NEUTRAL, PARTIES
from tharsis.games.mars.turmoil.events import EVENTS
from tharsis.games.mars.turmoil.testing import TurmoilTable
from tharsis.kernel.core import State
from tharsis.play.preview import preview
from tharsis.play.setup import set_up
from tharsis.play.view import view
from tharsis.server.documents.catalogue import cards_doc
from tharsis.server.documents.guide import guide_of
from tharsis.text.lexicon import LANGUAGES
from tharsis.text.log import log_lines

FACTS = Path(__file__).parents[3] / "data" / "facts" / "mars" / "turmoil"


def panel(state: State) -> dict[str, Any]:
    found: dict[str, Any] = view(state, 0)["panels"]["turmoil"]
    return found


# --- facts --------------------------------------------------------------------------------------------------------------


def test_events_are_those_of_the_facts() -> None:
    facts = yaml.safe_load((FACTS / "global-events.yaml").read_text(encoding="utf-8"))["events"]
    rows = {row["number"]: row for row in events("en")}
    assert len(facts) == len(rows) == 31
    for fact in facts:
        row = rows[fact["number"]]
        assert row["title"]["en"] == fact["name"]
        assert row["title"]["pt"] == fact.get("pt", fact.get("pt_own"))
        assert row["title"]["ru"] == fact["ru"]
        assert (row["revealed"], row["current"], row["good"]) == (
            fact["revealed"],
            fact["current"],
            fact["good"],
        )


def test_parties_are_those_of_the_facts() -> None:
    facts = yaml.safe_load((FACTS / "parties.yaml").read_text(encoding="utf-8"))
    rows = parties("en")
    assert [row["name"] for row in rows] == facts["clockwise"]
    assert [row["title"]["pt"] for row in rows] == [fact["pt"] for fact in facts["parties"]]
    assert [row["title"]["ru"] for row in rows] == [fact["ru"] for fact in facts["parties"]]


# --- the view -----------------------------------------------------------------------------------------------------------


def test_the_panel_tells_the_committee(table: TurmoilTable) -> None:
    table.has_delegates(0, "Reds", 2)
    table.has_delegates(NEUTRAL, "Reds", 1)
    table.put_event("Riots", COMING)
    found = panel(table.state)
    reds = found["parties"][2]
    assert reds == {
        "key": "reds",
        "seats": [2, 0],
        "neutral": 1,
        "size": 3,
        "leader": 0,
        "ruling": False,
        "dominant": True,
    }
    assert (found["ruling"], found["dominant"], found["chairman"]) == ("greens", "reds", "neutral")
    assert (found["lobby"], found["reserve"], found["influence"]) == ([0, 1], [4, 6], [2, 0])
    assert found["available"] == [5, 7]
    assert [event["key"] for event in found["events"]] == [None, "event-riots", None]
    assert found["events"][1]["current"] == "reds"


def test_what_one_more_delegate_would_lead_to_is_told(table: TurmoilTable) -> None:
    table.has_delegates(1, "Reds", 1)
    table.has_delegates(0, "Reds", 1)
    told = view(table.state, 0)["own_panels"]["turmoil"]["sending"]
    assert told["reds"] == {"leader": 0, "dominant": "reds", "influence": 2}
    assert told["unity"] == {"leader": 0, "dominant": "reds", "influence": 1}
    assert panel(table.state)["parties"][2]["leader"] == 1  # nothing has happened


def test_the_forecast_is_what_then_happens(table: TurmoilTable) -> None:
    table.has_delegates(0, "Reds", 2)
    table.p1.owns("city", "r3c3", "r5c5")
    table.put_event("Riots")
    told = panel(table.state)["forecast"]
    assert told["ruling"] == "reds"
    assert told["chairman"] == 0
    assert told["revision"] == [{"tr": -1}, {"tr": -1}]
    assert told["event"] == [{}, {}]  # two cities, and influence 2
    assert told["government"] == [{"tr": 2}, {"tr": 1}]
    assert told["rating"] == [1, 0]
    before = [own[:] for own in table.state.seats]
    table.step("")
    assert [table.p1.change.get("tr", 0), table.p2.change.get("tr", 0)] == told["rating"]
    assert before != table.state.seats


def test_the_forecast_counts_the_money_that_production_brings_before(table: TurmoilTable) -> None:
    table.p1.has(mc=2, tr=26)
    table.put_event("Red Influence")
    assert panel(table.state)["forecast"]["event"][0] == {"mc": -9}


def test_the_choice_of_the_world_government_is_not_told_the_revision_that_follows() -> None:
    table = TurmoilTable(2, ("turmoil", "corporate-era", "world-government"))
    table.has_delegates(0, "Greens", 3)
    table.dominates("Greens")  # will rule, with me as chairman: of that no word either
    table.produce()
    assert table.labels()[0] == "government temperature"
    told = preview(table.state, 0, 0, whole=False)
    assert (told.world, told.seats[0].losses, told.news) == ({"temperature": 2}, {}, [])
    assert preview(table.state, 0, 0).seats[0].losses == {"tr": 1}


@pytest.mark.parametrize("event", [event.name for event in EVENTS])
def test_every_event_is_forecast_as_it_happens(event: str) -> None:
    luck = random.Random(event)
    table = TurmoilTable(3, ("turmoil", "corporate-era"))
    for player in table.players:
        player.has(plants=luck.randrange(9), heat=5, titanium=4, tr=luck.randrange(15, 45), mc=30)
        player.produces(steel=luck.randrange(7), energy=1, plants=luck.randrange(7))
    table.p1.has_played("Mine", "Research", "Sponsors", "Callisto Penal Mines", "Power Grid")
    table.p2.has_played("Strip Mine", "Satellites", "Asteroid Mining Consortium")
    table.p1.owns("city", "r2c2").owns("greenery", "r1c1")
    table.oceans("r1c2")
    table.has_delegates(0, "Reds", 2)
    table.chairs(1)
    table.put_event(event)
    told = panel(table.state)["events"][0]["seats"]
    table.step("event")
    while table.state.decisions():
        ask = table.state.decisions()[0]
        if ask.frame.seat >= 0:
            table.state.apply(ask.seat, 0)
    for player, change in zip(table.players, told, strict=True):
        if "choices" not in change:
            wanted = {name: n for name, n in change.items() if name != "cards"}
            assert player.change == wanted


def test_no_forecast_when_the_game_is_about_to_end(table: TurmoilTable) -> None:
    table.set(temperature=8, oxygen=14, oceans=9)
    assert panel(table.state)["forecast"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_the_words_of_the_parties(table: TurmoilTable, language: str) -> None:
    items = guide_of(table.state.rules, language)["panels"]["turmoil"]
    assert [item["key"] for item in items] == [
        "mars-first",
        "kelvinists",
        "reds",
        "greens",
        "unity",
        "scientists",
    ]
    assert all(set(item["parts"]) == {"ruling_bonus", "policy"} for item in items)
    assert all(part["text"] and part["icons"] for item in items for part in item["parts"].values())
    assert guide_of(table.state.rules, language)["facts"]["delegate_price"] == 5


def test_the_forecast_knows_which_cards_react(table: TurmoilTable) -> None:
    """Whatever area the first player chooses; at 0 °C eruptions bring an ocean too."""
    table.p2.is_corporation("Lakefront Resorts").has_played("Arctic Algae")
    table.put_event("Aquifer Released by Public Council")
    table.put_event("Volcanic Eruptions", COMING)
    table.set(temperature=-2)
    reacts = {"mc_production": 1, "plants": 2}
    assert panel(table.state)["forecast"]["event"] == [{}, reacts]
    assert [event["seats"] for event in panel(table.state)["events"]][:2] == [[{}, reacts]] * 2
    assert table.level("oceans") == 0


# --- the log ------------------------------------------------------------------------------------------------------------


def test_the_log_tells_a_turmoil_phase(table: TurmoilTable) -> None:
    table.put_event("Generous Funding")
    table.put_event("Pandemic", COMING)
    table.governs("Reds")
    table.p1.standard_project("Asteroid")
    table.p1.acts("delegate unity", "from lobby")
    table.step("")
    lines = [line.text for line in log_lines(table.state, "en", ["Ana", "Bo"])]
    for text in (
        "Ana paid 3 M€ to the Reds for TR",
        "Ana sent 1 delegate to Unity",
        "Ana now leads Unity",
        "TR revision",
        "Global event: Generous Funding",
        "Now in power: Unity",
        "Ana became chairman",
    ):
        assert text in lines
    for language in ("pt", "ru"):
        assert len(log_lines(table.state, language, ["Ana", "Bo"])) == len(lines)


# --- bots and the terminal ----------------------------------------------------------------------------------------------


def test_bots_see_what_the_committee_is_worth(table: TurmoilTable) -> None:
    evaluator = evaluator_for(table.state, 0)
    before = evaluator.judge(table.state)
    table.has_delegates(0, "Unity", 2)
    assert evaluator.judge(table.state) > before


@pytest.mark.parametrize(("money", "leads"), [(10, 1), (9, 0)])
def test_in_the_last_generation_bots_send_two_delegates_for_a_lead(
    table: TurmoilTable, money: int, leads: int
) -> None:
    """Every party has a leader: one delegate alone brings nothing."""
    table.set(temperature=8, oxygen=14, oceans=9)
    for party in PARTIES:
        table.has_delegates(1, party.name, 1)
    table.p1.has(mc=money, lobby=0)
    table.open_turn(0)
    bot = bot_named("greedy", 0, table.state.rules, 1)
    while (ask := table.state.ask_of(0)) is not None:
        table.answer(table.labels(0)[choice(table.state, ask, bot)])
    assert sum(leader(table.state, party.number) == 0 for party in PARTIES) == leads


def test_a_greedy_game_goes_on() -> None:
    state = set_up("mars", 2, 5, ["turmoil"]).begin()
    bots = [bot_named("greedy", seat, state.rules, 1) for seat in range(2)]
    answers = 0
    while not state.over and answers < 150:
        ask = state.decisions()[0]
        for index in bots[ask.seat].plan(
            lambda seat=ask.seat, n=answers: state.imagine(seat, n), ask, Budget(40)
        ):
            if state.ask_of(ask.seat) is not None:
                state.apply(ask.seat, index)
                answers += 1
    assert answers >= 150 or state.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_the_committee(table: TurmoilTable, language: str) -> None:
    table.has_delegates(0, "Reds", 2)
    table.put_event("Riots", COMING)
    drawn = view_of("mars", ("turmoil",))
    reader = drawn.reader(["Ana", "Bo"], language, 0)
    console = Console(width=120, record=True, file=io.StringIO())
    for part in drawn.all("beside", table.state, reader):
        console.print(part)
    text = console.export_text()
    assert {"en": "Riots", "pt": "Tumultos", "ru": "Беспорядки"}[language] in text
    assert {"en": "Reds", "pt": "Vermelhos", "ru": "Красные"}[language] in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "When turned up: 1 neutral delegate to the Kelvinists.",
                "When it becomes current: 1 neutral delegate to the Reds.",
            ],
        ),
        (
            "pt",
            [
                "Ao ser revelado: 1 delegado neutro no partido dos Kelvinistas.",
                "Ao se tornar o atual: 1 delegado neutro no partido dos Vermelhos.",
            ],
        ),
        (
            "ru",
            [
                "Когда открыто: 1 нейтральный делегат в партию «Кельвинисты».",
                "Когда становится текущим: 1 нейтральный делегат в партию «Красные».",
            ],
        ),
    ],
)
def test_the_card_of_an_event_shows_the_parties_that_get_neutral_delegates(
    language: str, said: list[str]
) -> None:
    cards = json.loads(cards_doc(language, "mars"))["cards"]
    emblems = {card["key"]: card["emblems"] for card in cards}
    found = emblems["event-red-influence"]
    assert [x["icon"] for x in found] == ["party-kelvinists", "party-reds"]
    assert [x["text"] for x in found] == said
    assert emblems["comet"] == []
