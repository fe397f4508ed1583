"""The promo pack of the Dice Game: the cards that the rulebook explains."""

from __future__ import annotations

from tharsis.games.dice.promo.cards import CARDS
from tharsis.kernel.module import Module

MODULE = Module("promo", cards=CARDS)
