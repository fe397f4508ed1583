"""Checks over whole games: audits, invariants, previews that keep their word."""
