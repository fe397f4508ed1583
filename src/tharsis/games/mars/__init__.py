"""Terraforming Mars."""

# Slots are numbered in the order in which modules ask for them, and digests, saves and records hold those numbers: whoever
# imports a part of this game first, the goals come first.
from tharsis.games.mars import goals as goals
from tharsis.games.mars.game import GAME
