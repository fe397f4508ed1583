"""What views, guide and lists tell of Colonies."""

from __future__ import annotations

import json

import pytest

from tharsis.cli.main import run
from tharsis.games.mars.colonies.catalogue import tiles
from tharsis.games.mars.colonies.tiles import KEYS
from tharsis.play.preview import preview
from tharsis.play.view import view
from tharsis.server.documents.guide import guide_of
from tharsis.text.labels import option_text
from tharsis.text.log import log_lines


@pytest.mark.rule("C-006")
def test_the_view_tells_what_a_trade_brings_now_and_to_whom(table):
    table.lay("Callisto", marker=6, owners=(1, 0, 1))
    table.lay("Titan", waits=True)
    callisto, titan = view(table.state, None)["panels"]["colonies"]["tiles"]
    assert (callisto["marker"], callisto["income"], callisto["income_up"]) == (6, "income_6", "income_7")
    assert callisto["owners"] == [1, 0, 1]
    assert callisto["bonuses"] == [{"seat": 1, "times": 2}, {"seat": 0, "times": 1}]
    assert callisto["back_to"] == 4
    assert callisto["track"] == [None, *[f"income_{step}" for step in range(2, 8)]]
    assert (titan["active"], titan["income"]) == (False, "income_2")


def test_the_last_step_leads_no_further_and_a_step_may_bring_nothing(table):
    table.lay("Luna", marker=7)
    table.lay("Titan", marker=1)
    luna, titan = view(table.state, None)["panels"]["colonies"]["tiles"]
    assert (luna["last"], luna["income_up"]) == (True, None)
    assert (titan["last"], titan["income"], titan["income_up"]) == (False, None, "income_2")


def test_the_view_tells_a_seat_what_stands_against_it_and_what_it_would_pay(table):
    table.lay("Callisto", marker=6, owners=(1, 0, 1))
    table.lay("Io", marker=6, owners=(0,), visitor=1)
    table.lay("Luna")
    table.lay("Titan", waits=True)
    table.p1.has_played("Cryo-Sleep").has(energy=2, mc=7)
    own = view(table.state, 0)["own_panels"]["colonies"]
    assert own["ready"]
    assert {key: (row["trade"], row["build"]) for key, row in own["tiles"].items()} == {
        "callisto": ([], ["colony_full"]),
        "io": (["colony_occupied"], ["colony_of_yours"]),
        "luna": ([], []),
        "titan": (["colony_inactive"], ["colony_inactive"]),
    }
    assert [(p["resource"], p["n"], p["able"]) for p in own["prices"]] == [
        ("energy", 2, True),
        ("mc", 8, False),
        ("titanium", 2, False),
    ]
    sent = view(table.state, 1)["own_panels"]["colonies"]
    assert sent["tiles"]["luna"]["trade"] == ["no_fleet"]
    assert view(table.state, None)["own_panels"] == {}


def test_without_a_fleet_no_price_can_be_paid_and_the_reason_is_told(table):
    table.lay("Io", visitor=0)
    table.p1.has(energy=3, mc=20)
    own = view(table.state, 0)["own_panels"]["colonies"]
    assert (own["bars"], [p["able"] for p in own["prices"]]) == (["no_fleet"], [False, False, False])
    table.p2.has(energy=3, mc=20)
    other = view(table.state, 1)["own_panels"]["colonies"]
    assert (other["bars"], [p["able"] for p in other["prices"]]) == ([], [True, True, False])


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Gain 13 energy."), ("pt", "Ganhe 13 de energia."), ("ru", "Получите 13 энергии.")],
)
def test_the_guide_has_the_words_for_every_part(table, language, said):
    items = guide_of(table.state.rules, language)["panels"]["colonies"]
    assert len(items) == 11
    assert items[0]["parts"]["income_7"]["text"] == said
    assert "income_1" not in items[0]["parts"]
    assert "colony_inactive" in items[9]["parts"]


def test_the_list_of_tiles():
    rows = tiles("en")
    assert len(rows) == 11
    assert rows[6]["title"] == {"en": "Luna", "pt": "Lua", "ru": "Луна"}
    assert rows[6]["track"][-1] == "Gain 17 M€."
    assert rows[9]["waits"] == "floater"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "Trade with Ceres (3 energy or 9 M€): gain 6 steel",
                "Trade with Titan (3 energy or 9 M€): nothing",
            ],
        ),
        (
            "pt",
            [
                "Negociar com Ceres (3 de energia ou 9 M$): ganhe 6 de aço",
                "Negociar com Titã (3 de energia ou 9 M$): nada",
            ],
        ),
        (
            "ru",
            [
                "Торговать (Церера) за 3 энергии или 9 М€: получите 6 стали",
                "Торговать (Титан) за 3 энергии или 9 М€: ничего",
            ],
        ),
    ],
)
def test_a_trade_among_all_moves_tells_its_prices_and_what_it_brings(table, language, said):
    table.lay("Ceres", marker=5)
    table.lay("Titan", marker=1)
    table.p1.has(mc=20, energy=3)
    table.open_turn(0)
    ask = table.state.ask_of(0)
    texts = [option_text(table.state, ask, i, language, ["Ana", "Bea"]) for i in range(len(ask.options))]
    labels = table.labels()
    assert [texts[labels.index(f"trade {key}")] for key in ("ceres", "titan")] == said


def test_a_preview_of_a_trade_tells_its_ways_to_pay_what_it_brings_and_to_whom(table):
    table.lay("Ceres", marker=5, owners=(1,))
    table.p1.has(mc=20, energy=3)
    table.open_turn(0)
    found = preview(table.state, 0, table.labels().index("trade ceres"))
    assert [way.answers for way in found.ways] == [["pay 3 energy"], ["pay 9 mc"]]
    assert (found.seats[0].costs, found.seats[0].gains) == ({"energy": 3}, {"steel": 6})
    assert found.seats[1].gains == {"steel": 2}
    assert found.then == []


def test_a_preview_stops_where_an_owner_decides(table):
    table.lay("Pluto", marker=2, owners=(1,))
    table.p1.has(mc=0, energy=3)
    table.p2.holds("Comet")
    table.open_turn(0)
    found = preview(table.state, 0, table.labels().index("trade pluto"))
    assert [x.seat for x in found.then] == [1]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            ["Ana traded with Callisto", "Ana gained 10 energy", "Bea gained 3 energy"],
        ),
        (
            "pt",
            ["Ana negociou com Calisto", "Ana ganhou 10 de energia", "Bea ganhou 3 de energia"],
        ),
        (
            "ru",
            ["Ana торгует (Каллисто)", "Ana получает 10 энергии", "Bea получает 3 энергии"],
        ),
    ],
)
def test_the_log_of_a_trade(table, language, lines):
    table.lay("Callisto", marker=6, owners=(1,))
    table.p1.has(mc=0, titanium=3)
    table.open_turn(0)
    since = -1 if table.state.log is None else table.state.log.index
    table.p1.acts("trade callisto")
    told = [line.text for line in log_lines(table.state, language, ["Ana", "Bea"], None, since)]
    assert told[:3] == lines


def test_the_log_of_heat_that_was_floaters(table):
    table.p1.is_corporation("Stormcraft Incorporated").has(heat=4)
    table.state.set_res(table.card("Stormcraft Incorporated"), 2)
    table.open_turn(0)
    since = -1 if table.state.log is None else table.state.log.index
    table.p1.acts("convert-heat")
    told = [line.text for line in log_lines(table.state, "en", ["Ana", "Bea"], None, since)]
    assert told[0] == "Ana spent 4 heat and 2 floaters to raise the temperature"


def test_the_command_tiles_lists_them(capsys):
    assert run(["tiles", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["key"] for row in rows if row["set"] == "colonies"] == KEYS
    assert run(["tiles", "--language", "pt"]) == 0
    assert "Plutão" in capsys.readouterr().out
