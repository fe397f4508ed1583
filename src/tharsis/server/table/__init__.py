"""Tables: what happens at them, who sits there, bots and clocks."""
