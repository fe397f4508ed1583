"""Databases: an append-only list of events per table."""
