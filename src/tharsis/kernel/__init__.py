"""The kernel: states, suspended work, decisions, events, randomness, linking of modules. It knows no game."""
