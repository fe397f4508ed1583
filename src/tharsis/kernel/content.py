"""What rules say, as a short hash: it changes with every name, number and order in them, and with nothing else.

Everything that the rules hold is written down as names and values, object by object, and the text is hashed. What
depends on the other things that happen to be imported is left out: where a named thing has its slot, say.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from tharsis.kernel.module import FLAG, Game, Module, card_names, link
from tharsis.kernel.vocabulary import SCRATCH, Name

# Where a thing with a name is found: the name says as much, and does not depend on what else there is.
ADDRESSES = frozenset({"flag", "family", "number", "owner", "pool", "slot", "until_next"})
# The same, of anything: lists of slots. And what says nothing about the rules: words, pictures and previews, titles, sources,
# a table's wishes.
LEFT_OUT = frozenset(
    {"slots_of_faces", "discount_slots", "words", "pictures", "begins", "at_once"}
    | {"pt", "ru", "source", "designed", "first_player"}
)
NUMBERED = frozenset({"note", "occurrence"})  # fields that hold a number of the vocabulary
LATER = frozenset(
    {"areas", "bare", "choices", "counted_by", "only", "together", "tolls", "wild", "without_reward"}
)  # fields that came after the first release: they count where they are used
SIZE = 8  # bytes of a hash


class Text:
    """Names and values of objects, one after another; an object that comes again is only named."""

    def __init__(self, game: Game, elsewhere: Text | None = None) -> None:
        self.game = game
        self.parts: list[str] = []
        self.numbers: dict[
            int, int
        ] = {}  # id of an object -> its number, in the order in which they were met
        self.kept: list[object] = []  # so that no id is given to another object
        self.elsewhere: dict[int, int] = elsewhere.numbers if elsewhere is not None else {}

    def add(self, value: object) -> None:
        """Write down anything."""
        if value is None:
            self.parts.append("-")
        elif isinstance(value, int):  # a truth value is a number, whatever build it comes from
            self.parts.append(str(int(value)))
        elif isinstance(value, str):
            self.parts.append(f"{len(value)}'{value}")
        elif isinstance(value, list | tuple):
            self.add_row("[", list(value))
        elif isinstance(value, dict):
            self.add_row("{", [part for name in sorted(value, key=repr) for part in (name, value[name])])
        elif not callable(value):
            self.add_object(value)

    def add_row(self, mark: str, values: list[object]) -> None:
        """Several values in their order."""
        self.parts.append(f"{mark}{len(values)}")
        for value in values:
            self.add(value)

    def add_object(self, thing: object) -> None:
        """An object with everything that it holds."""
        kind = type(thing).__name__
        if id(thing) in self.numbers:
            self.parts.append(f"{kind}#{self.numbers[id(thing)]}")
            return
        self.numbers[id(thing)] = len(self.numbers)
        self.kept.append(thing)
        names = fields(thing)
        title = name_of(thing, names)
        if title and id(thing) in self.elsewhere:  # another module says what it is
            self.parts.append(f"{kind}@{title}")
            return
        self.add_fields(thing, kind, [name for name in names if says_something(thing, name, bool(title))])

    def add_fields(self, thing: object, kind: str, names: list[str]) -> None:
        """Some of what an object holds."""
        self.parts.append(f"{kind}({len(names)}")
        for name in names:
            self.parts.append(name)
            self.add(self.by_name(name, getattr(thing, name)))

    def by_name(self, field: str, value: object) -> object:
        """A number of the vocabulary as its name: the number depends on the modules that happen to be there."""
        words = self.game.vocabulary
        known: Sequence[Name] = words.notes if field == "note" else words.occurrences
        if field in NUMBERED and isinstance(value, int) and value >= 0:
            return known[value].name
        return value

    def hash(self) -> str:
        """The hash of all that was written down."""
        return blake2b("\n".join(self.parts).encode(), digest_size=SIZE).hexdigest()


def fields(thing: object) -> list[str]:
    """What an object holds, by name and in order: mypyc keeps the names elsewhere than Python."""
    found: set[str] = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        found.update(kind.__dict__.get("__mypyc_attrs__", ()))
        found.update(kind.__dict__.get("__slots__", ()))
    return sorted(name for name in found if hasattr(thing, name) and not name.startswith("__"))


def name_of(thing: object, names: list[str]) -> str:
    """The name of a thing that has one."""
    for name in ("name", "key"):
        if name in names:
            return str(getattr(thing, name))
    return ""


def says_something(thing: object, name: str, titled: bool) -> bool:
    """Whether a field belongs to the rules."""
    if titled and name in ADDRESSES:
        return isinstance(getattr(thing, name), str)
    if name in LATER and not getattr(thing, name):
        return False
    return name not in LEFT_OUT and not name.startswith("_")


def without_modules(game: Game) -> Game:
    """The game with nothing but its base: a module that is always there in solo games says its part itself."""
    return Game(
        game.name,
        vocabulary=game.vocabulary,
        boards=game.boards,
        base=game.base,
        build=game.build,
        players=game.players,
    )


def module_contents(game: Game, cards: frozenset[str] | None = None) -> dict[str, str]:
    """The hash of every module of a game, the base first; `cards`: without any other card than these.

    An expansion only names what belongs to the base.
    """
    base = Text(game)
    base.add([game.boards, list(game.players)])
    add_module(base, game.base, cards)
    there = [
        card for card in game.base.cards for _ in range(card.copies) if cards is None or card.key in cards
    ]
    names = tuple(card_names(there))
    flags = [option.name for option in game.base.options if option.kind == FLAG]
    alone = without_modules(game)
    for players in game.players:
        for options in [{}, *[{flag: 1} for flag in flags]]:
            base.add(link(alone, [], players, options, names).root)
    found = {game.base.name: base.hash()}
    for name in sorted(game.modules):
        text = Text(game, base)
        add_module(text, game.modules[name], cards)
        found[name] = text.hash()
    return found


def add_module(text: Text, module: Module, cards: frozenset[str] | None = None) -> None:
    """A module with all that it adds."""
    text.add([card for card in module.cards if cards is None or card.key in cards])
    said = [name for name in fields(module) if name not in ("aliases", "cards", "version")]
    text.add_fields(module, "Module", [name for name in said if name not in LATER or getattr(module, name)])
    kernel = [name for name, _ in SCRATCH]  # the kernel's own, not the game's
    for known in text.game.vocabulary.lists():
        text.add([name for name in known if name.module == module.name and name.name not in kernel])
