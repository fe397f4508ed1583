"""One file per command of `tharsis`."""
