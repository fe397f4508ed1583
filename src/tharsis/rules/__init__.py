"""The verbs that the games share: gain, lose, raise, place, draw, pay, choose, and what they act on."""
