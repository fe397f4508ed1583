"""What is missing is said clearly; an expansion brings words of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tharsis.kernel.phrase import Amount, Noun, Phrase, Slot, Title
from tharsis.text import Lexicon, TextError, render
from tharsis.text.lexicon import shared
from tharsis.text.template import parse


@pytest.mark.parametrize(
    ("value", "language", "shape", "message"),
    [
        (Phrase("no_such"), "en", "sentence", "there is no pattern 'no_such'"),
        (Phrase("gain"), "en", "sentence", "lacks the slot 'q'"),
        (Phrase("gain", q=Amount(1, "gold")), "en", "sentence", "there is no noun 'gold'"),
        (Phrase("gain", q=Amount(1, "mc"), x=1), "en", "sentence", "has no slot 'x'; its slots: q"),
        (
            Phrase("gain", q=Amount(1, "mc")),
            "de",
            "sentence",
            "there is no language 'de'; there are en, pt, ru",
        ),
        (Phrase("gain", q=Amount(1, "mc")), "en", "past", "there is no shape 'past'"),
        (Phrase("log_pass", name="Bo"), "en", "to", "the pattern 'log_pass' has no shape 'to' in 'en'"),
        (Phrase("gain", q=Amount(2, "production")), "ru", "sentence", "no form 'count_acc_few' in 'ru'"),
        (Phrase("gain", q=7), "ru", "sentence", "asks for the form 'acc', but holds the number 7"),
        (Phrase("gain", q="gold"), "ru", "sentence", "asks for the form 'acc', but holds 'gold'"),
        (Phrase("gain", q=Noun("mc")), "ru", "sentence", "cannot put the noun 'mc' into the form 'acc'"),
        (Phrase("place_next_to", q=Amount(1, "tile"), y=Noun("tile", "big")), "ru", "sentence", "word 'big'"),
        (
            Phrase("log_card_action", name="Bo", card=Title("card", "x1")),
            "en",
            "sentence",
            "nobody knows the title",
        ),
    ],
)
def test_what_is_missing_is_said_clearly(value: Slot, language: str, shape: str, message: str) -> None:
    with pytest.raises(TextError) as error:
        render(value, language, shape)
    assert message in str(error.value)


def test_a_template_that_cannot_be_read() -> None:
    with pytest.raises(TextError, match="cannot read"):
        parse("Gain {q q}.")


@pytest.fixture
def words(tmp_path: Path) -> Path:
    path = tmp_path / "words.json"
    noun = {
        "en": {"one": "asteroid", "other": "asteroids"},
        "pt": {"gender": "m", "one": "asteroide", "other": "asteroides"},
        "ru": {"gender": "m", "animacy": "inanimate", "count_acc_few": "астероида"},
    }
    pattern = {"section": "effects", "en": "Throw {q}.", "pt": "Lance {q}.", "ru": "Бросьте {q:acc}."}
    path.write_text(json.dumps({"nouns": {"rock": noun}, "patterns": {"throw": pattern}}), encoding="utf-8")
    return path


def test_an_expansion_adds_nouns_and_patterns(words: Path) -> None:
    lexicon = Lexicon()
    lexicon.load(words)
    lexicon.load(words)
    phrase = Phrase("throw", q=Amount(2, "rock"))
    assert render(phrase, "en", lexicon=lexicon) == "Throw 2 asteroids."
    assert render(phrase, "ru", lexicon=lexicon) == "Бросьте 2 астероида."


def test_an_id_has_one_meaning(words: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.json"
    again.write_bytes(words.read_bytes())
    lexicon = Lexicon()
    lexicon.load(words)
    with pytest.raises(TextError, match=r"again\.json: the noun 'rock' is already there"):
        lexicon.load(again)


def test_a_refused_file_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "clash.json"
    path.write_text(
        json.dumps({"nouns": {"fresh": {}}, "patterns": {"gain": {"en": "Get {q}."}}}), encoding="utf-8"
    )
    with pytest.raises(TextError, match="the pattern 'gain' is already there"):
        shared().load(path)
    assert "fresh" not in shared().nouns
