"""Terraforming Mars."""
