"""The voices of the games, one folder each; see `tharsis.text.voice`."""
