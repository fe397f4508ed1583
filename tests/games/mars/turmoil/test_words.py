"""Words of Turmoil in other shapes than the samples have."""

from __future__ import annotations

from tharsis.games.mars.turmoil.testing import TurmoilTable
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.text.render import render


def test_a_clause_leaves_the_name_of_a_party_alone(table: TurmoilTable) -> None:
    phrase = Phrase("reds_tax", q=Amount(3, "mc"))
    assert render(phrase, "en", "clause", game="mars") == "the Reds ask 3 M€ for this TR"


def test_the_chairman_may_be_a_reader_who_is_called_you(table: TurmoilTable) -> None:
    assert render(Phrase("log_chairman", name="Вы"), "ru", game="mars") == "Вы становитесь председателем"
