"""The table server: games over WebSocket and HTTP, kept in a database. Nothing here knows a particular game."""
