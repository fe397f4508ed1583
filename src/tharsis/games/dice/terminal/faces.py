"""Dice in words: a colour by its word and its colour on the screen, a face by its word or its first letters."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from tharsis.cli.screen.reader import Reader
from tharsis.games.dice.verbs.dice import Die, Face
from tharsis.games.dice.verbs.pay import PayFaces

STYLES = {
    "yellow": "bright_yellow",
    "green": "bright_green",
    "blue": "bright_blue",
    "red": "bright_red",
    "grey": "grey70",
}
SHORT = 3  # letters of a face where there is little room


def die_style(die: Die) -> str:
    """The colour of a die on the screen."""
    return STYLES[die.name]


def face_word(face: Face, r: Reader) -> str:
    """What a die shows."""
    return r.word(f"face_{face.name}")


def face_short(face: Face, r: Reader) -> str:
    """The same in a few letters; no two faces begin alike."""
    return face_word(face, r)[:SHORT]


def faces_text(counts: Iterable[tuple[Face, int]], r: Reader) -> Text:
    """Some dice: energy ×2, steel."""
    found = Text()
    for face, n in counts:
        if n > 0:
            found.append(", " if found else "")
            found.append(face_word(face, r) + (f" ×{n}" if n > 1 else ""), die_style(face.die))
    return found


def have_and_need(price: PayFaces, own: list[int], r: Reader) -> Text:
    """What a card costs its owner now, with how much of it is there: energy 2/2, steel 0/1."""
    found = Text()
    for i, face in enumerate(price.faces):
        need = price.need(own, i)
        if need:
            have = min(own[face.slot], need)
            found.append(", " if found else "").append(f"{face_word(face, r)} ", die_style(face.die))
            found.append(f"{have}/{need}", "default" if have == need else "bold red")
    return found or Text("0")


def face_line(face: Face, n: int, r: Reader) -> Text:
    """A face to choose, with its colour, and how many dice show it."""
    found = Text(face_word(face, r), f"{die_style(face.die)} not bold")
    found.append(f" ({r.word(face.die.name)})" + (f" ×{n}" if n > 1 else ""), "dim not bold")
    return found
