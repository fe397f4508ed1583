"""Ways to play that have a name."""

import pytest

from tharsis.play.presets import games_in_order, presets_of


@pytest.mark.parametrize("game", games_in_order())
def test_they_are_offered_from_the_simplest_to_the_fullest_and_those_for_one_at_the_end(game: str) -> None:
    presets = presets_of(game).presets
    for_one = [p.players[1] == 1 for p in presets]
    sizes = [len(p.modules or []) for p, alone in zip(presets, for_one, strict=True) if not alone]
    assert for_one == sorted(for_one)
    assert sizes == sorted(sizes)
