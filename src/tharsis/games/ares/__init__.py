"""Terraforming Mars: Ares Expedition."""

from tharsis.games.ares.game import GAME
