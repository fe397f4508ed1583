"""Terraforming Mars: The Dice Game."""
