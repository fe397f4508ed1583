"""Ways to play that have a name."""

import pytest

from tharsis.play.presets import games_in_order, module_titles, presets_in, presets_of


@pytest.mark.parametrize("game", games_in_order())
def test_they_are_offered_from_the_simplest_to_the_fullest_and_those_for_one_at_the_end(game: str) -> None:
    presets = presets_of(game).presets
    for_one = [p.players[1] == 1 for p in presets]
    sizes = [len(p.modules or []) for p, alone in zip(presets, for_one, strict=True) if not alone]
    assert for_one == sorted(for_one)
    assert sizes == sorted(sizes)


def test_what_an_expansion_is_stands_beside_its_name() -> None:
    titles = module_titles("mars")
    assert {"world-government", "turmoil"} <= set(titles)
    for module in titles:
        assert set(presets_in("mars", module).about) == {"en", "pt", "ru"}, module


def test_a_way_to_play_with_another_expansion_names_it() -> None:
    """Who clicks on Turmoil learns that Corporate Era is in it."""
    era = module_titles("mars")["corporate-era"]
    for preset in presets_of("mars").presets:
        if len(preset.modules or []) < 2:
            continue
        for language, words in era.items():
            assert words in preset.about[language], (preset.key, language)
