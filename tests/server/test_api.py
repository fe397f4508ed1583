"""The HTTP interface as it describes itself: whatever is sent, the server does not fail."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error

from facts import printed_here
from tharsis.server.config import Config
from tharsis.server.documents.catalogue import cards_doc, games_doc, words_doc
from tharsis.server.http.app import make_app
from tharsis.server.testing import Running, start_server
from tharsis.text import LANGUAGES


@pytest.fixture(scope="module")
def api() -> Iterator[Running]:
    """A server with one running table."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(prefix="tharsis-", dir=memory if memory.is_dir() else None) as name:
        config = Config(database=f"sqlite:{Path(name) / 't.db'}")
        config.limits.enabled = False
        config.operator_token = "operator"
        running = start_server(config)
        yield running
        running.stop()


@pytest.fixture(scope="module")
def made(api: Running) -> dict[str, str]:
    """A table in the middle of things."""
    return api.create({"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}, public=True)


schema = schemathesis.openapi.from_dict(make_app(Config(database="sqlite:/dev/null/none")).openapi())


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=[
        HealthCheck.function_scoped_fixture,
        HealthCheck.too_slow,
        HealthCheck.filter_too_much,
    ],
)
def test_no_request_makes_the_server_fail(
    case: schemathesis.Case, api: Running, made: dict[str, str]
) -> None:
    if case.path_parameters and "table" in case.path_parameters and case.method != "DELETE":
        case.path_parameters["table"] = made["table"]  # a table that there is, most of the time
    case.headers = {**(case.headers or {}), "authorization": f"Bearer {made['token']}"}
    if case.query and "wait" in case.query:
        case.query["wait"] = 0
    response = case.call(base_url=api.base)
    assert response.status_code < 500 or response.status_code == 503, response.text
    case.validate_response(response, checks=[not_a_server_error])


def test_every_described_route_is_tried() -> None:
    """Schemathesis leaves out what it cannot read: nothing of the description may be so."""
    described = {
        (method.upper(), path) for path, item in schema.raw_schema["paths"].items() for method in item
    }
    tried = {(found.ok().method.upper(), found.ok().path) for found in schema.get_all_operations()}
    assert tried == described


def test_the_description_is_complete(api: Running) -> None:
    doc = api.call("GET", "/openapi.json")
    for path in ("/api/tables", "/api/daily", "/api/cards", "/healthz", "/metrics"):
        assert path in doc["paths"]
    for part in ("answer", "again", "moves", "series", "record"):
        assert f"/api/tables/{{table}}/{part}" in doc["paths"]
    answer = doc["components"]["schemas"]["Answer"]
    assert set(answer["required"]) == {"key", "seq", "answers"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_every_card(api: Running, language: str) -> None:
    cards = api.call("GET", "/api/cards", language=language, game="mars")["cards"]
    assert len([card for card in cards if card["number"]]) == printed_here("mars").total()
    for card in cards:
        assert card["title"]
        assert (
            card["text"]["play"]
            or card["text"]["effects"]
            or card["text"]["actions"]
            or card["text"]["points"]
        )
        assert card["icons"]["rows"] or card["icons"]["points"]
    words = api.call("GET", "/api/words", language=language)["words"]
    assert all(entry["one"] for entry in words.values())
    assert len(cards_doc(language, "mars")) > len(words_doc(language)) > 1000
    after_numbers = ["карта", "карты", "карт"] if language == "ru" else None
    assert words["card"].get("counted") == after_numbers


def test_cards_say_whether_they_are_known_or_designed(api: Running) -> None:
    dice = {
        c["number"]: c["source"] for c in api.call("GET", "/api/cards", language="en", game="dice")["cards"]
    }
    assert dice["ecoline"] == {"mark": "designed", "text": "Designed by us"}
    assert dice["decomposers"] == {"mark": "known", "text": "From the rulebook"}
    assert dice["mangrove"]["mark"] == "partly"
    mars = api.call("GET", "/api/cards", language="en", game="mars")["cards"]
    assert {card["source"] for card in mars} == {None}


def test_a_game_offers_only_the_options_that_it_has() -> None:
    offered = {game["name"]: {option["name"] for option in game["options"]} for game in games_doc()["games"]}
    assert {"draft", "beginners", "first_player"} <= offered["mars"]
    assert not {"draft", "beginners"} & offered["dice"]


def test_games_boards_and_health(api: Running) -> None:
    games = games_doc()["games"]
    assert games[0]["options"] == api.call("GET", "/api/games")["games"][0]["options"]
    for game in games:
        board = api.call("GET", "/api/board", game=game["name"])
        assert board["boards"]  # a game may have no map
        assert set(game["title"]) == set(game["about"]) == set(LANGUAGES)
        assert game["minutes"] is not None
        assert game["minutes"]["bots"] < game["minutes"]["people"]
        for preset in game["presets"]:
            assert set(preset["name"]) == set(preset["about"]) == set(LANGUAGES)
        for about in game["module_abouts"].values():
            assert set(about) == set(LANGUAGES)
            least, most = preset["players"]
            assert game["players"][0] <= least <= most <= game["players"][1]
    assert api.call("GET", "/healthz")["status"] == "ok"
    text = api.call("GET", "/metrics", token="operator")
    assert "tharsis_uptime_seconds" in text


def test_every_preset_makes_a_table_with_its_options(api: Running) -> None:
    for game in games_doc()["games"]:
        for preset in game["presets"]:
            seats = [{"kind": "open"}] * preset["players"][0]
            made = api.create(*seats, game=game["name"], modules=preset["modules"], options=preset["options"])
            row = api.call("GET", f"/api/tables/{made['table']}")
            asked = {
                name: list(range(len(seats))) if value == "all" else value
                for name, value in preset["options"].items()
            }
            assert asked.items() <= row["options"].items(), preset["key"]


def test_a_server_whose_database_is_gone_says_so() -> None:
    app = make_app(Config(database="sqlite:/dev/null/none"))
    with pytest.raises(Exception, match="/dev/null/none"):
        asyncio.run(app.state.hub.open())
