"""Turmoil: parties, delegates and policies, global events, and a rating that is revised every generation."""

from __future__ import annotations

from tharsis.games.mars.turmoil.module import MODULE as MODULE
