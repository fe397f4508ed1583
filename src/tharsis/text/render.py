"""From a phrase to a sentence: fills the holes of a pattern, then sees to the first letter and the full stop."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Slot, Text, Title
from tharsis.text.english import English
from tharsis.text.errors import TextError
from tharsis.text.language import Language, capital, small
from tharsis.text.lexicon import LANGUAGES, SHAPES, Forms, Lexicon, Pattern, shared
from tharsis.text.numbers import celsius, number
from tharsis.text.pieces import Names, Piece, plain
from tharsis.text.portuguese import Portuguese
from tharsis.text.russian import Russian
from tharsis.text.template import Hole, Token

Titles = Callable[[Title, str], str]

_LINEARIZERS: dict[str, type[Language]] = {"en": English, "pt": Portuguese, "ru": Russian}
_PLAIN = Hole("value")
_ROWS = {"list": "; ", "row": ", "}
_IN_LIST = frozenset(("lead", "mid", "tail"))  # the first, a middle and the last noun of a list with one head


class Renderer:
    """Renders phrases in one language, for one game, with one source of titles."""

    def __init__(self, lexicon: Lexicon, language: str, game: str | None, titles: Titles | None) -> None:
        if language not in _LINEARIZERS:
            raise TextError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.lexicon = lexicon
        self.language = _LINEARIZERS[language](lexicon.agree.get(language, {}))
        self.code = language
        self.game = game
        self.titles = titles
        self.names = Names()

    def phrase(self, phrase: Phrase, shape: str) -> str:
        """A phrase in a shape: a sentence, or a clause for the inside of another sentence."""
        if shape not in SHAPES:
            raise TextError(f"there is no shape {shape!r}; there are {', '.join(SHAPES)}")
        pattern = self.lexicon.pattern(phrase.pattern)
        _check_slots(phrase, pattern)
        template = pattern.template(self.code, shape, _variant(phrase))
        tokens = self.lexicon.tokens(template, self.code, self.game)
        text = "".join(self._token(token, phrase, pattern, i == 0) for i, token in enumerate(tokens))
        if shape == "sentence":
            return capital(text)
        if shape == "clause":
            text = text.removesuffix(".")
            return small(text) if isinstance(tokens[0], str) else text
        return text

    def value(self, value: Slot, hole: Hole, context: Phrase | None = None) -> str:
        """The value of a slot in the form that the hole asks for."""
        if hole.form == "row" and not isinstance(value, Joined):
            hole = Hole(hole.slot)
        if isinstance(value, Amount):
            return self._amount(value.n, value.noun, hole, value.more)
        if isinstance(value, Noun):
            return self._noun(value, hole, context)
        if isinstance(value, Phrase):
            return self.phrase(value, hole.form or "clause")
        if isinstance(value, Joined):
            return self._joined(value.items, value.word, hole, context)
        if isinstance(value, tuple):
            return self._joined(value, "and", hole, context)
        if isinstance(value, Title):
            return _quoted(self.names.mark(self._title(value), value.kind, value.key), hole)
        if isinstance(value, int):
            return self._number(value, hole)
        return self._string(value, hole)

    def text(self, value: Slot | Text, shape: str) -> list[Piece]:
        """A phrase, several phrases, or a bare amount, noun or title, complete."""
        if isinstance(value, Phrase):
            text = self.phrase(value, shape)
        elif isinstance(value, tuple):
            text = join(self.value(part, Hole("value", form=shape)) for part in value)
        else:
            text = self.value(value, _PLAIN)
        for mark in self.names.marks_of(self.language.reader):
            text = self.language.to_reader(text, mark)
        return self.names.split(self.language.polish(text, self.names.first(text)))

    def _token(self, token: Token, phrase: Phrase, pattern: Pattern, first: bool) -> str:
        if isinstance(token, str):
            return token
        value = phrase.slots.get(token.slot)
        if value is None:
            raise TextError(f"the phrase {phrase!r} lacks the slot {token.slot!r}")
        if first and token.form in ("Cap", "Pl"):
            # the sentence sees to its own capital; inside another one there is none
            token = Hole(token.slot, form="pl" if token.form == "Pl" else "")
        if isinstance(value, Amount) and value.more and pattern.says_more(token.slot):
            value = Amount(value.n, value.noun)
        return self.value(value, token, phrase)

    def _amount(self, n: int, noun: str, hole: Hole, more: bool) -> str:
        forms = self.lexicon.noun(noun, self.code, self.game)
        return self.language.amount(n, forms, hole.form, more)

    def _noun(self, noun: Noun, hole: Hole, context: Phrase | None) -> str:
        forms = self.lexicon.noun(noun.id, self.code, self.game)
        if hole.form in _IN_LIST:
            other = self._listed("y" if hole.form == "lead" else "x", hole, context)
            if hole.form == "tail":
                return self.language.tail(forms, other)
            return self.language.lead(forms, other, hole.form == "lead")
        return self.language.noun(forms, hole, noun.words)

    def _listed(self, slot: str, hole: Hole, context: Phrase | None) -> Forms:
        """Another noun of the list in which a hole stands."""
        other = context.slots.get(slot) if context is not None else None
        if not isinstance(other, Noun):
            raise TextError(f"the slot {hole.slot!r} is in a list, but the slot {slot!r} holds no noun")
        return self.lexicon.noun(other.id, self.code, self.game)

    def _number(self, n: int, hole: Hole) -> str:
        if hole.noun is not None:
            return self._amount(n, hole.noun, hole, False)
        if hole.form == "celsius":
            return celsius(n)
        if hole.form:
            raise TextError(
                f"the slot {hole.slot!r} asks for the form {hole.form!r}, but holds the number {n}"
            )
        return number(n)

    def _string(self, value: str, hole: Hole) -> str:
        if hole.form not in ("", "celsius", "quoted"):
            raise TextError(f"the slot {hole.slot!r} asks for the form {hole.form!r}, but holds {value!r}")
        return _quoted(self.names.mark(value), hole)

    def _title(self, title: Title) -> str:
        if self.titles is not None:
            return self.titles(title, self.code)
        for id in (f"{title.kind}_{title.key}", title.key):
            if id in self.lexicon.nouns:
                forms = self.lexicon.noun(id, self.code, self.game)
                return self.language.noun(forms, _PLAIN, ())
        raise TextError(f"nobody knows the title {title!r}")

    def _joined(self, items: tuple[Slot, ...], word: str, hole: Hole, context: Phrase | None) -> str:
        if hole.form in _ROWS:  # the sentence goes on behind it, or each item is long
            plain = Hole(hole.slot)
            return _ROWS[hole.form].join(self.value(item, plain, context) for item in items)
        return self.language.join([self.value(item, hole, context) for item in items], word)


def _quoted(name: str, hole: Hole) -> str:
    """A name in quotation marks where the hole asks for them."""
    return f"«{name}»" if hole.form == "quoted" else name


def _check_slots(phrase: Phrase, pattern: Pattern) -> None:
    for slot in phrase.slots:
        if slot not in pattern.slots:
            known = ", ".join(pattern.slots) or "none"
            raise TextError(f"the pattern {pattern.id!r} has no slot {slot!r}; its slots: {known}")


def _variant(phrase: Phrase) -> str:
    """Whether the sentence speaks of one thing: Falta 1 carta, Faltam 2 cartas."""
    value = phrase.slots.get("n", phrase.slots.get("q"))
    n = value.n if isinstance(value, Amount) else value
    return "one" if n == 1 else "other"


def render(
    value: Slot | Text,
    language: str,
    shape: str = "sentence",
    titles: Titles | None = None,
    game: str | None = None,
    lexicon: Lexicon | None = None,
) -> str:
    """A phrase, several phrases, or a bare amount, noun or title as text in a language.

    `shape` is `sentence`, `clause` (small first letter, no full stop), `to` (after to / para / чтобы) or `third`
    (each player ...). `titles` looks up the names of cards and the like; `game` chooses the words of that game.
    """
    return plain(render_pieces(value, language, shape, titles, game, lexicon))


def render_pieces(
    value: Slot | Text,
    language: str,
    shape: str = "sentence",
    titles: Titles | None = None,
    game: str | None = None,
    lexicon: Lexicon | None = None,
) -> list[Piece]:
    """The same text in pieces: the names of cards, seats and areas apart from the words around them."""
    if lexicon is not None:
        return Renderer(lexicon, language, game, titles).text(value, shape)
    return list(_rendered(value, language, shape, titles, game, shared()))


@lru_cache(maxsize=8192)
def _rendered(
    value: Slot | Text, language: str, shape: str, titles: Titles | None, game: str | None, lexicon: Lexicon
) -> tuple[Piece, ...]:
    """Most of what a table says has been said before: it is put together once."""
    return tuple(Renderer(lexicon, language, game, titles).text(value, shape))


def join(sentences: Iterable[str]) -> str:
    """Rendered sentences, one after another."""
    return " ".join(sentence for sentence in sentences if sentence)
