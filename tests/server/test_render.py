"""What an option says of itself."""

from __future__ import annotations

from tharsis.play.library import ruleset
from tharsis.server.render import about


def test_a_standard_project_is_not_the_card_of_its_name() -> None:
    rules = ruleset("mars", ("corporate-era",), 2, ())
    assert about(rules, "play asteroid") == {"card": "asteroid"}
    assert about(rules, "project asteroid") == {}
