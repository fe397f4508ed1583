"""Measuring: what runs in the processes of `tharsis bench` and `tharsis simulate`."""
