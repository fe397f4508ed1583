"""The project cards of the base game, in the order of their numbers."""
