"""What is said over the lists of Terraforming Mars: which cards to buy, which to sell."""

from __future__ import annotations

from rich.text import Text

from tharsis.cli.screen.reader import Reader
from tharsis.cli.screen.texts import card_words
from tharsis.cli.screen.words import title
from tharsis.games.mars.slots import CORPORATION
from tharsis.kernel.batch import Batch
from tharsis.kernel.core import State
from tharsis.rules.vocabulary import DEALT_CORPORATIONS

TITLES = {"buy": "buy_title", "sell": "sell_title"}


def list_title(batch: Batch, r: Reader) -> str:
    """What a list of cards asks; empty where the question does."""
    return r.word(TITLES[batch.verb], price=batch.price) if batch.verb in TITLES else ""


def chosen_corporation(s: State, seat: int, r: Reader) -> Text | None:
    """The corporation chosen in secret, before it is revealed."""
    kept = s.zones[s.rules.zone(seat, DEALT_CORPORATIONS)]
    if s.seats[seat][CORPORATION] >= 0 or len(kept) != 1:
        return None
    card = s.rules.cards[kept[0]]
    return Text(f"{r.word('waiting')}: {title(card, r.language)}. {card_words(card, r)}", style="yellow")
