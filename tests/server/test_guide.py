"""What never changes in a game comes once, beside the view: words, pictures, prices."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from tharsis.games.plugins import game_named, game_names
from tharsis.play.match import new_game
from tharsis.play.random_games import moments, random_set_up
from tharsis.play.view import view
from tharsis.server.documents import schema
from tharsis.server.documents.guide import guide_of, guide_to
from tharsis.server.errors import Refusal
from tharsis.server.messages import Language

LANGUAGES = get_args(Language)


def row(rows: Any, **wanted: Any) -> Any:
    return next(x for x in rows if all(x[name] == value for name, value in wanted.items()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(game_names()))
def test_everything_that_a_view_tells_of_has_words(game: str, language: Language) -> None:
    told = 0
    for number in range(6):
        for match, _ in moments(random_set_up(game, number), 6):
            s = match.state
            guide, seen = guide_of(s.rules, language), view(s, 0, 0)
            for goal in seen["goals"]:
                found = row(guide["goals"], kind=goal["kind"], key=goal["key"])
                assert found["name"]
                assert found["text"]
                assert found["icons"]
                told += 1
            assert [track["name"] for track in guide["tracks"]] == [track["name"] for track in seen["tracks"]]
            assert [x["label"] for x in guide["projects"]] == [x["label"] for x in seen["projects"]]
            assert all(project["text"] for project in guide["projects"])
    assert (told > 0) == bool(game_named(game).base.goals)


@pytest.mark.parametrize("game", sorted(game_names()))
def test_a_guide_has_the_shape_of_its_type(game: str) -> None:
    least, most = game_named(game).players
    for players in range(least, most + 1):
        guide = guide_to(game, sorted(game_named(game).modules), players, "pt")
        assert msgspec.convert(msgspec.to_builtins(guide), schema.GuideDoc) == guide


def test_the_words_of_an_award_go_by_the_number_of_players() -> None:
    two, three = (row(guide_to("mars", [], n, "en")["goals"], key="banker")["text"] for n in (2, 3))
    assert "second" not in two
    assert "second" in three


def test_a_goal_has_a_short_name_for_under_a_heading_of_its_kind() -> None:
    award = row(guide_to("dice", [], 3, "en")["goals"], key="steel")
    assert (award["name"], award["short"]) == ("Award: steel", "Steel")
    banker = row(guide_to("mars", [], 3, "en")["goals"], key="banker")
    assert banker["short"] == banker["name"]


def test_a_track_tells_its_bonuses() -> None:
    track = row(guide_to("mars", [], 2, "en")["tracks"], name="temperature")
    assert [bonus["at"] for bonus in track["bonuses"]] == [-24, -20, 0]
    assert track["reward"]["icons"] == ["res-tr"]
    assert track["beyond"] is None


def test_prices_are_those_of_the_rules() -> None:
    guide = guide_to("mars", [], 2, "en")
    assert guide["prices"] == {"milestone": [8, 8, 8], "award": [8, 14, 20]}
    assert [x["price"] for x in guide["projects"]] == [0, 11, 14, 18, 23, 25, 8, 8]
    assert guide["facts"]["card_price"] == 3


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(Refusal):
        guide_to("mars", ["corporate-era", "no such module"], None, "en")
    with pytest.raises(Refusal):
        guide_to("mars", [], 12, "en")


def test_dice_are_told_by_colour_with_the_sides_that_show_each_face() -> None:
    guide = guide_to("dice", [], 2, "en")
    assert [stock["name"] for stock in guide["stocks"]] == [
        *("yellow", "green", "blue", "red", "grey"),
        *("wild", "vp"),
    ]
    grey = row(guide["stocks"], name="grey")
    assert [(kind["slot"], kind["sides"]) for kind in grey["kinds"]] == [
        ("steel", 3),
        ("titanium", 2),
        ("city", 1),
    ]
    assert grey["production"] == "grey_production"
    assert (guide["facts"]["kept_dice"], guide["facts"]["step_points"], guide["facts"]["city_points"]) == (
        3,
        2,
        2,
    )


@pytest.mark.parametrize("game", sorted(game_names()))
def test_every_stock_is_a_number_of_a_seat(game: str) -> None:
    match = new_game(game, 2, "stocks")
    slots = view(match.state, 0)["seats"][0]["slots"]
    for stock in guide_of(match.state.rules, "en")["stocks"]:
        assert {kind["slot"] for kind in stock["kinds"]} <= set(slots)
        assert stock["production"] is None or stock["production"] in slots
