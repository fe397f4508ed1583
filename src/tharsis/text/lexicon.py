"""The store of nouns, patterns and small words, read from JSON files; an expansion adds files of its own."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tharsis.games.plugins import folder_of, game_names, packages_of
from tharsis.kernel.phrase import Phrase
from tharsis.text.errors import TextError
from tharsis.text.template import Hole, Token, parse

LANGUAGES = ("en", "pt", "ru")
SHAPES = ("sentence", "clause", "to", "third")
_DATA = Path(__file__).parent / "data"


class Forms:
    """The forms of one noun in one language."""

    __slots__ = ("_forms", "id", "language")

    def __init__(self, id: str, language: str, forms: Mapping[str, str]) -> None:
        self.id = id
        self.language = language
        self._forms = forms

    def get(self, key: str) -> str | None:
        return self._forms.get(key)

    def __getitem__(self, key: str) -> str:
        try:
            return self._forms[key]
        except KeyError:
            raise TextError(f"the noun {self.id!r} has no form {key!r} in {self.language!r}") from None

    def __contains__(self, key: str) -> bool:
        return key in self._forms

    def all(self) -> dict[str, str]:
        return dict(self._forms)


class Pattern:
    """One kind of sentence with its templates. `templates` maps (language, variant) to a template; the variant is
    `sentence`, `to`, `third`, or `one` and `other` where the sentence itself depends on the number.

    How the editor (`text/merge.py`) joins it with others, all optional:
    `row`: the sentences of a card in which it stands; "alone" is a sentence of its own. `long`: nothing follows in the
    same sentence. `first`: it goes before the others. `condition`: about what was done just before. `it`: the pattern for
    the same thing once more. `several`: how several are one: "amounts" (slot q) or the pattern that lists them, each as
    `object` (the next ones as `object_again`); then `kind` and `rank` say what is listed beside them. `sums`: two of
    the same are first added up (slot n).
    `wide`: it is such a list. `at_card`: the pattern that names the card which says it. `at_start`: the pattern for what a
    corporation starts with. `price`: what a card takes before it gives, and the pattern that says so: spend {q} to {e}.
    """

    __slots__ = (
        "_slots",
        "at_card",
        "at_start",
        "condition",
        "first",
        "id",
        "it",
        "kind",
        "long",
        "object",
        "object_again",
        "price",
        "rank",
        "row",
        "section",
        "several",
        "sums",
        "templates",
        "wide",
    )

    def __init__(self, id: str, entry: Mapping[str, Any]) -> None:
        self.id = id
        self.section: str = entry.get("section", "")
        self.templates = _templates(entry)
        self.row: str = entry.get("row", "")
        self.long: bool = entry.get("long", False)
        self.first: bool = entry.get("first", False)
        self.condition: bool = entry.get("condition", False)
        self.it: str = entry.get("it", "")
        self.several: str = entry.get("several", "")
        self.object: str = entry.get("object", "")
        self.object_again: str = entry.get("object_again", "")
        self.kind: str = entry.get("kind", id if self.several else "")
        self.rank: int = entry.get("rank", 0)
        self.sums: bool = entry.get("sums", False)
        self.wide: bool = entry.get("wide", False)
        self.at_card: str = entry.get("at_card", "")
        self.at_start: str = entry.get("at_start", "")
        self.price: str = entry.get("price", "")
        self._slots: tuple[str, ...] | None = None

    @property
    def slots(self) -> tuple[str, ...]:
        """The names of the slots, in the order of the English sentence."""
        if self._slots is None:
            tokens = [token for text in self.templates.values() for token in parse(text)]
            self._slots = tuple(dict.fromkeys(token.slot for token in tokens if isinstance(token, Hole)))
        return self._slots

    def template(self, language: str, shape: str, variant: str) -> str:
        """The template for a shape; `variant` (one, other) wins over the plain sentence where it is given."""
        if shape in ("to", "third"):
            found = self.templates.get((language, shape))
        else:
            found = self.templates.get((language, variant)) or self.templates.get((language, "sentence"))
        if found is None:
            raise TextError(f"the pattern {self.id!r} has no shape {shape!r} in {language!r}")
        return found

    def says_more(self, slot: str) -> bool:
        """Whether the pattern itself says `more` of this slot (English marks it, the others use words around it)."""
        return any(
            isinstance(token, Hole) and token.slot == slot and token.form == "more"
            for token in parse(self.templates["en", "sentence"])
        )


def _templates(entry: Mapping[str, Any]) -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    for language in LANGUAGES:
        if language in entry:
            found[language, "sentence"] = entry[language]
        for variant in ("one", "other"):
            if f"{language}_{variant}" in entry:
                found[language, variant] = entry[f"{language}_{variant}"]
    for shape in ("to", "third"):
        for language, template in entry.get(shape, {}).items():
            found[language, shape] = template
    return found


class Fusion:
    """Two clauses that one pattern says: where ("sentence", "either", "standing", "start"), their patterns, and which slot of
    which ("1.q", "2.x") fills each slot; `same`: slots in which they must agree."""

    def __init__(
        self, where: str, of: list[str], to: str, slots: dict[str, str], same: Sequence[str] = ()
    ) -> None:
        self.where = where
        self.of = of
        self.to = to
        self.slots = {name: (int(part[0]) - 1, part[2:]) for name, part in slots.items()}
        self.same = same

    def of_clauses(self, where: str, parts: Sequence[Phrase]) -> Phrase | None:
        """The one phrase, if these are its clauses."""
        if where != self.where or [part.pattern for part in parts] != self.of:
            return None
        if any(parts[0].slots[name] != parts[1].slots[name] for name in self.same):
            return None
        return Phrase(self.to, **{name: parts[i].slots[slot] for name, (i, slot) in self.slots.items()})


class Lexicon:
    """All words that texts are made of."""

    def __init__(self) -> None:
        self.nouns: dict[str, Mapping[str, Mapping[str, str]]] = {}
        self.patterns: dict[str, Pattern] = {}
        self.verbs: dict[str, Mapping[str, Mapping[str, str]]] = {}
        self.agree: dict[str, dict[str, Any]] = {}
        self.overrides: dict[str, Mapping[str, Mapping[str, str]]] = {}
        self.fusions: list[Fusion] = []
        self.titles: dict[str, Mapping[str, str]] = {}  # "game/card" -> better titles than the printed ones
        self._loaded: set[Path] = set()
        self._swaps: dict[tuple[str, str], dict[str, str]] = {}
        self._tokens: dict[tuple[str, str, str], tuple[Token, ...]] = {}

    def load(self, path: Path | str) -> None:
        """Add the words of a file. Reading it again changes nothing; another meaning for a known id is an error."""
        path = Path(path).resolve()
        if path in self._loaded:
            return
        data = json.loads(path.read_text(encoding="utf-8"))
        patterns = {id: Pattern(id, entry) for id, entry in data.get("patterns", {}).items()}
        agree = data.get("agree", {})
        additions: list[tuple[str, dict[str, Any], Mapping[str, Any]]] = [
            ("noun", self.nouns, data.get("nouns", {})),
            ("verb", self.verbs, data.get("verbs", {})),
            ("title", self.titles, data.get("titles", {})),
            ("override", self.overrides, data.get("overrides", {})),
            ("pattern", self.patterns, patterns),
            *(("word", self.agree.setdefault(language, {}), agree[language]) for language in agree),
        ]
        # all or nothing: a refused file must not leave half of its words behind
        for kind, known, more in additions:
            _refuse_known(kind, known, more, path)
        for _, known, more in additions:
            known.update(more)
        self.fusions += [Fusion(**entry) for entry in data.get("fusions", ())]
        self._loaded.add(path)
        self._swaps.clear()
        self._tokens.clear()

    def noun(self, id: str, language: str, game: str | None = None) -> Forms:
        """The forms of a noun, or of the one that the game uses in its place."""
        id = self._override(id, language, game)
        entry = self.nouns.get(id)
        if entry is None:
            raise TextError(f"there is no noun {id!r} in the glossary")
        if language not in entry:
            raise TextError(f"the noun {id!r} has no forms in {language!r}")
        return Forms(id, language, entry[language])

    def pattern(self, id: str) -> Pattern:
        try:
            return self.patterns[id]
        except KeyError:
            raise TextError(f"there is no pattern {id!r}") from None

    def fused(self, where: str, parts: Sequence[Phrase]) -> Phrase | None:
        """Two clauses as one, where a pattern says both."""
        made = (fusion.of_clauses(where, parts) for fusion in self.fusions)
        return next((phrase for phrase in made if phrase is not None), None)

    def tokens(self, template: str, language: str, game: str | None = None) -> tuple[Token, ...]:
        """A template taken apart, with the verbs that the game uses."""
        if game not in self.overrides:
            return parse(template)
        key = (template, language, game)
        if key not in self._tokens:
            swaps = self._verb_swaps(language, game)
            self._tokens[key] = tuple(
                _swap(token, swaps) if isinstance(token, str) else token for token in parse(template)
            )
        return self._tokens[key]

    def _override(self, id: str, language: str, game: str | None) -> str:
        if game not in self.overrides:
            return id
        return self.overrides[game].get(language, {}).get(id, id)

    def _verb_swaps(self, language: str, game: str) -> dict[str, str]:
        """Every word of an overridden verb with the word that stands for it in the game."""
        if (language, game) not in self._swaps:
            swaps: dict[str, str] = {}
            for old, new in self.overrides[game].get(language, {}).items():
                if old in self.verbs:
                    forms = self.verbs[new][language]
                    swaps |= {word: forms[form] for form, word in self.verbs[old][language].items()}
            self._swaps[language, game] = swaps
        return self._swaps[language, game]


def _refuse_known(kind: str, known: Mapping[str, Any], more: Mapping[str, Any], path: Path) -> None:
    for id in more:
        if id in known:
            raise TextError(f"{path.name}: the {kind} {id!r} is already there")


def _swap(text: str, swaps: Mapping[str, str]) -> str:
    def change(match: re.Match[str]) -> str:
        word = match[0]
        new = swaps.get(word.lower(), word)
        return new[0].upper() + new[1:] if word[0].isupper() else new

    return re.sub(r"\w+", change, text)


@cache
def shared() -> Lexicon:
    """The lexicon of the running program, read when the first text is asked for: shared words, then those of each game
    and module, from the folder `text` of its package."""
    lexicon = Lexicon()
    folders = [
        Path(folder_of(game, module)) / "text" for game in game_names() for module in packages_of(game)
    ]
    for folder in (_DATA, *folders):
        for path in sorted(folder.glob("*.json")):
            lexicon.load(path)
    return lexicon
