"""The solo game always has the Corporate Era: page 13 of the rulebook."""

from __future__ import annotations

import pytest

from tharsis.games.mars.testing import MarsGame


@pytest.mark.rule("M-264", "M-265")
def test_solo_always_has_the_corporate_era_and_no_production() -> None:
    game = MarsGame(1, corporations=("CrediCor",))
    assert game.state.rules.modules == ["corporate-era"]
    game.begin("CrediCor")
    names = ("mc", "steel", "titanium", "plants", "energy", "heat")
    assert [game.p1.amount(f"{r}_production") for r in names] == [0] * 6
    assert {"Saturn Systems", "Teractor"} <= {c.name for c in game.state.rules.cards}
