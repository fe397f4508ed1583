"""Who looks at a table: in which language, from which seat, with which names for the seats."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.text.interface import Words

SHAPES = "●■▲◆★"
LETTERS = "ABCDE"
COLOURS = ["bright_yellow", "bright_magenta", "bright_cyan", "bright_red", "bright_white"]


def seat_mark(seat: int) -> str:
    """How a seat is shown everywhere: a shape and a letter."""
    return f"{SHAPES[seat]}{LETTERS[seat]}" if seat >= 0 else "  "


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat] if seat >= 0 else "white"


@dataclass(frozen=True)
class Reader:
    """Somebody in front of the terminal. `seat` None: one who watches."""

    names: list[str]
    language: str
    words: Words
    seat: int | None = None

    def word(self, key: str, **values: object) -> str:
        """A word or sentence of the interface."""
        return self.words(key, self.language, **values)

    def knows(self, key: str) -> bool:
        """Whether the interface has this word."""
        return key in self.words.table

    def marked(self, seat: int) -> str:
        """The name of a seat with its mark."""
        return f"{seat_mark(seat)} {self.names[seat]}"
