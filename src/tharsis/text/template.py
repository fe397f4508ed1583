"""The notation of patterns: words with holes, such as `Increase your {x} {s}.` or `за {x:acc_sg+каждый+ваш}`.

{q} {x}                 the value of the slot in its plain form
{q:acc} {x:pl} {e:to}   in a form of the language, or in a shape of a phrase
{x:acc_sg+каждый}       with words in front that agree with the noun
{x:acc_sg=этот}         only the agreeing word, without the noun
{n@card}                the number in slot n, counting a noun that the pattern itself names
{s} {w}                 short for {n@step} and {n@colony_step}
"""

from __future__ import annotations

import re
from functools import cache

from tharsis.text.errors import TextError

_HOLE = re.compile(r"\{([^{}]*)\}")
_INSIDE = re.compile(r"(\w+)(?:@(\w+))?(?::([\w+=]+))?")
_SHORT = {"s": "step", "w": "colony_step"}


class Hole:
    """A place in a template that the value of a slot fills."""

    __slots__ = ("alone", "form", "noun", "slot", "words")

    def __init__(
        self,
        slot: str,
        noun: str | None = None,
        form: str = "",
        words: tuple[str, ...] = (),
        alone: bool = False,
    ) -> None:
        self.slot = slot
        self.noun = noun
        self.form = form
        self.words = words
        self.alone = alone

    def __repr__(self) -> str:
        return f"Hole({self.slot!r}, {self.noun!r}, {self.form!r}, {self.words!r}, {self.alone!r})"


Token = str | Hole


def _hole(inside: str, template: str) -> Hole:
    match = _INSIDE.fullmatch(inside)
    if match is None:
        raise TextError(f"cannot read {{{inside}}} in the template {template!r}")
    slot, noun, form = match[1], match[2], match[3] or ""
    if slot in _SHORT:
        slot, noun = "n", _SHORT[slot]
    form, alone, word = form.partition("=")
    if alone:
        return Hole(slot, noun, form, (word,), True)
    form, *words = form.split("+")
    return Hole(slot, noun, form, tuple(words))


@cache
def parse(template: str) -> tuple[Token, ...]:
    """Split a template into its literal words and its holes."""
    tokens: list[Token] = []
    for i, part in enumerate(_HOLE.split(template)):
        if i % 2:
            tokens.append(_hole(part, template))
        elif part:
            tokens.append(part)
    return tuple(tokens)
