"""Numbers as they are written, and the plural category that a number asks for."""

from __future__ import annotations

MINUS = "\N{MINUS SIGN}"


def number(n: int) -> str:
    """Digits, with a true minus."""
    return f"{MINUS}{-n}" if n < 0 else str(n)


def celsius(n: int) -> str:
    """A temperature: −12 °C, 0 °C, +2 °C."""
    return f"+{n} °C" if n > 0 else f"{number(n)} °C"


def one_other(n: int) -> str:
    """English and Portuguese: 21 and 0 are plural; −1 counts as 1."""
    return "one" if abs(n) == 1 else "other"


def one_few_many(n: int) -> str:
    """Russian: 1, 21, 101 but not 11; 2 to 4, 22 to 24 but not 12 to 14; all else."""
    last, tens = abs(n) % 10, abs(n) % 100 // 10
    if tens == 1:
        return "many"
    if last == 1:
        return "one"
    return "few" if 2 <= last <= 4 else "many"
