"""The Corporate Era as a variant: page 13 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsGame

RESOURCES = ("mc", "steel", "titanium", "plants", "energy", "heat")


ERA = ("corporate-era",)


@pytest.mark.rule("M-260", "M-261")
def test_the_corporate_era_adds_its_projects_and_two_corporations() -> None:
    game = MarsGame(2, ERA)
    assert len(game.pile("deck")) == 208 - 2 * 10
    assert len(game.pile("corporations")) == 12 - 2 * 2
    added = [c for c in game.state.rules.cards if c.set == "corporate-era"]
    assert sum(c.kind != "corporation" for c in added) == 208 - 137
    assert {c.name for c in added if c.kind == "corporation"} == {"Saturn Systems", "Teractor"}
    MarsGame(2, ERA, corporations=("Saturn Systems", "Teractor")).begin("Saturn Systems", "Teractor")


@pytest.mark.rule("M-262", "M-079")
def test_with_the_corporate_era_only_the_corporation_gives_production() -> None:
    game = MarsGame(2, ERA, corporations=("CrediCor", "Helion")).begin("CrediCor", "Helion")
    assert [game.p1.amount(f"{r}_production") for r in RESOURCES] == [0] * 6
    assert [game.p2.amount(f"{r}_production") for r in RESOURCES] == [0, 0, 0, 0, 0, 3]


@pytest.mark.rule("M-263")
def test_the_corporate_era_goes_with_the_other_variants() -> None:
    game = MarsGame(3, ERA, draft=1).begin()
    game.produce()
    assert game.prompt() == "draft"
    assert len(game.state.rules.cards) == 208 + 17
    assert MarsGame(1, ERA).prompt() == "corporation"


@pytest.mark.rule("M-264", "M-289")
def test_nobody_drafts_alone() -> None:
    game = MarsGame(1, ERA, draft=1).begin()
    game.produce()
    assert game.question().verb == "buy"
