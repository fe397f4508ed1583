"""WebSocket sessions: one per client at a table."""
