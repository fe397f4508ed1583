"""Terraforming Mars: The Dice Game."""

from tharsis.games.dice.game import GAME
