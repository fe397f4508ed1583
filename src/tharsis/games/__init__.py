"""The games, each a folder; what they share is in `rules` and `kernel`."""
