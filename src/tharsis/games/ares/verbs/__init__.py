"""Verbs that only Ares Expedition has."""
