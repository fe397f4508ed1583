"""The command line: `tharsis …`."""
