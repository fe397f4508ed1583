"""What the terminal draws, whatever the game."""
