"""Every sample of the phrase book is rendered to the letter.

A line of samples.json is a phrase and its sentence in English, Portuguese and Russian. What needs the words of an expansion
stands in the folder of its tests.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tharsis.text
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Slot, Title
from tharsis.text import LANGUAGES, Lexicon, render

SAMPLES: list[list[Any]] = [
    sample
    for file in sorted(Path(__file__).parents[1].rglob("samples.json"))
    for sample in json.loads(file.read_text(encoding="utf-8"))
]
HOME = Path(tharsis.text.__file__).parents[1]
# all words, those of games and expansions that are still to come included
FILES = [*sorted(HOME.glob("text/data/*.json")), *sorted(HOME.glob("games/**/text/*.json"))]
LEXICON = Lexicon()
for file in FILES:
    LEXICON.load(file)
TITLES = {
    "arctic_algae": ("Arctic Algae", "Algas Árticas", "Арктические водоросли"),
    "birds": ("Birds", "Aves", "Птицы"),
    "riots": ("Riots", "Tumultos", "Беспорядки"),
    "tardigrades": ("Tardigrades", "Tardígrados", "Тихоходки"),
}
# patterns that were added to the phrase book, each with a test of its own
WITHOUT_SAMPLE = {"choose_one", "per_n_effect", "per_n_on_cards", "req_each"}
# lists and pairs that the editor makes: the golden files show them
WITHOUT_SAMPLE |= {
    "add_another_two",
    "oxygen_object",
    "production_any_down_up",
    "raise_all",
    "temperature_object",
}
WITHOUT_SAMPLE |= {"tr_and_temperature"}


def title(title: Title, language: str) -> str:
    return TITLES[title.key][LANGUAGES.index(language)]


def decode(value: Any) -> Slot:
    if not isinstance(value, dict):
        assert isinstance(value, int | str)
        return value
    if "amount" in value:
        return Amount(*value["amount"])
    if "noun" in value:
        return Noun(value["noun"])
    if "either" in value:
        return Joined([Noun(noun) for noun in value["either"]], "or")
    if "both" in value:
        return Joined([Noun(noun) for noun in value["both"]])
    if "title" in value:
        return Title(*value["title"])
    return Phrase(value["phrase"], **{slot: decode(v) for slot, v in value.items() if slot != "phrase"})


def used(value: Any) -> set[str]:
    if not isinstance(value, dict) or "phrase" not in value:
        return set()
    return {value["phrase"]}.union(*(used(v) for v in value.values()))


def test_every_sample_has_a_sentence_in_each_language() -> None:
    assert all(len(sample) == 1 + len(LANGUAGES) and all(sample) for sample in SAMPLES)
    phrases = [json.dumps(sample[0], sort_keys=True) for sample in SAMPLES]
    assert len(set(phrases)) == len(phrases)


@pytest.mark.parametrize(("column", "language"), [(1, "en"), (2, "pt"), (3, "ru")])
def test_every_sample_is_rendered_to_the_letter(column: int, language: str) -> None:
    wrong = []
    for sample in SAMPLES:
        got = render(decode(sample[0]), language, titles=title, lexicon=LEXICON)
        if got != sample[column]:
            wrong.append((sample[0], sample[column], got))
    assert wrong == []


def test_every_pattern_has_a_sample() -> None:
    seen = set().union(*(used(sample[0]) for sample in SAMPLES))
    book = {id for file in FILES if file.name == "patterns.json" for id in patterns_in(file)}
    assert book - seen == WITHOUT_SAMPLE


def patterns_in(file: Path) -> set[str]:
    """Those of cards, options, questions and the log stand in other files: golden files and test_play.py show them."""
    return set(json.loads(file.read_text(encoding="utf-8")).get("patterns", {}))
