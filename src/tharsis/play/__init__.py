"""Playing: games by name, sessions with undo, views, saves, replays."""
