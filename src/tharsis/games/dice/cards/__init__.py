"""The cards of the base set. The printed deck could not be confirmed: each card says where it comes from (`source`)
and which parts of it are ours (`designed`). Who owns the game can correct a card here, in one place."""

from __future__ import annotations

from tharsis.games.dice.cards.blue import BLUE_CARDS
from tharsis.games.dice.cards.bonus import BONUS_CARDS
from tharsis.games.dice.cards.corporations import CORPORATIONS
from tharsis.games.dice.cards.green import GREEN_CARDS
from tharsis.games.dice.cards.red import RED_CARDS
from tharsis.kernel.core import Card

BASE_CARDS: list[Card] = [*CORPORATIONS, *RED_CARDS, *GREEN_CARDS, *BLUE_CARDS, *BONUS_CARDS]
