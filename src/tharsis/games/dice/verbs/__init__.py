"""The verbs of the Dice Game: dice gained, changed, paid; the storage box."""
