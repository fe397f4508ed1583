"""What an option says of itself."""

from __future__ import annotations

from tharsis.play.library import ruleset
from tharsis.server.render import about, decision_doc
from tharsis.testing.mars import MarsTable


def test_a_standard_project_is_not_the_card_of_its_name() -> None:
    rules = ruleset("mars", ("corporate-era",), 2, ())
    assert about(rules, "play asteroid") == {"card": "asteroid"}
    assert about(rules, "project asteroid") == {}


def test_a_decision_says_which_card_asks_it() -> None:
    table = MarsTable(2)
    at_turn = decision_doc(table.state, 0, "en", ["Ana", "Bo"])
    table.p1.plays("Nuclear Zone")
    placing = decision_doc(table.state, 0, "en", ["Ana", "Bo"])
    assert [doc and doc["card"] for doc in (at_turn, placing)] == [None, "nuclear-zone"]
