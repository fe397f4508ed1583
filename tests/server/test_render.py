"""What an option says of itself."""

from __future__ import annotations

import msgspec
import pytest

from tharsis.games.mars.testing.table import MarsTable
from tharsis.games.plugins import game_names
from tharsis.play.random_games import moments, random_set_up
from tharsis.server.documents.render import decision_doc, preview_doc


def test_a_standard_project_is_not_the_card_of_its_name() -> None:
    table = MarsTable(2)
    table.p1.holds("Asteroid")
    table.open_turn(0)
    doc = decision_doc(table.state, 0, "en", ["Ana", "Bo"])
    assert doc is not None
    named = {o["label"]: (o["verb"], o["kind"], o["id"]) for o in doc["options"]}
    assert named["play asteroid"] == ("play", "card", "asteroid")
    assert named["project asteroid"] == ("project", "thing", "asteroid")


def test_a_decision_says_which_card_asks_it() -> None:
    table = MarsTable(2)
    at_turn = decision_doc(table.state, 0, "en", ["Ana", "Bo"])
    table.p1.plays("Nuclear Zone")
    placing = decision_doc(table.state, 0, "en", ["Ana", "Bo"])
    assert [doc and doc["card"] for doc in (at_turn, placing)] == [None, "nuclear-zone"]


@pytest.mark.parametrize("game", sorted(game_names()))
def test_every_option_has_a_preview_in_every_language(game: str) -> None:
    told = 0
    for number in range(4):
        for match, luck in moments(random_set_up(game, number), 4):
            names = ["Ana", "Bo", "Cy", "Di", "Eve"][: match.players]
            for decision in match.decisions():
                for option in decision.options:
                    language = luck.choice(["en", "pt", "ru"])
                    doc = preview_doc(match.state, decision.seat, option.index, language, names)
                    assert msgspec.json.decode(msgspec.json.encode(doc))["label"] == option.label
                    told += bool(doc["news"] or doc["then"])
    assert told > 20
