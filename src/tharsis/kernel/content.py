"""What rules say, as a short hash: it changes with every name, number and order in them, and with nothing else.

Everything that the rules hold is written down as names and values, object by object, and the text is hashed. What
depends on the other things that happen to be imported is left out: where a named thing has its slot, say.
"""

from __future__ import annotations

from hashlib import blake2b

from tharsis.kernel.core import Ruleset
from tharsis.kernel.module import Game, Module, link
from tharsis.kernel.vocabulary import Vocabulary

# Where a thing with a name is found: the name says as much, and does not depend on what else there is.
ADDRESSES = frozenset({"flag", "family", "number", "owner", "pool", "slot", "until_next"})
# The same, of anything: lists of slots, numbers of notes. And what says nothing about the rules: words and pictures, other titles,
# sources, a table's wishes.
LEFT_OUT = frozenset(
    {"slots_of_faces", "discount_slots", "note", "words", "pictures"}
    | {"pt", "ru", "source", "designed", "first_player"}
)
# What a ruleset works out of the rest, or takes from its table.
WORKED_OUT = frozenset(
    {"card_index", "content", "fingerprint", "nodes", "options", "paths", "reactions", "subjects"}
    | {"world_names", "world_slots", "world_start", "seat_names", "seat_slots", "seat_start", "slot_shows"}
    | {"zone_names", "zones", "zone_seat", "zone_seen", "tableau_seat", "zone_base", "zone_step"}
    | {"tile_names", "tiles", "notes"}
)
SIZE = 8  # bytes of a hash


class Text:
    """Names and values of objects, one after another; an object that comes again is only named."""

    def __init__(self, elsewhere: Text | None = None) -> None:
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
            self.add(getattr(thing, name))

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
    return name not in LEFT_OUT


def content_of(rules: Ruleset) -> str:
    """The hash of linked rules: the modules in play, and nothing of the others. Worked out when it is asked for."""
    if not rules.content:
        text = Text()
        text.add({rules.world_names[i]: rules.world_start[i] for i in rules.world_slots})
        text.add({rules.seat_names[i]: rules.seat_start[i] for i in rules.seat_slots})
        text.add({rules.zone_names[z]: [rules.zone_seen[z], rules.tableau_seat[z]] for z in rules.zones})
        text.add([rules.tile_names[i] for i in rules.tiles])
        text.add_fields(rules, "Ruleset", [name for name in fields(rules) if name not in WORKED_OUT])
        rules.content = text.hash()
    return rules.content


def module_contents(game: Game) -> dict[str, str]:
    """The hash of every module of a game, the base first; an expansion only names what belongs to the base."""
    base = Text()
    base.add([game.boards, list(game.players)])
    add_module(base, game.base, game.vocabulary)
    for players in game.players:
        base.add(link(game, [], players, {}).root)
    found = {game.base.name: base.hash()}
    for name in sorted(game.modules):
        text = Text(base)
        add_module(text, game.modules[name], game.vocabulary)
        found[name] = text.hash()
    return found


def add_module(text: Text, module: Module, vocabulary: Vocabulary) -> None:
    """A module with all that it adds."""
    text.add_fields(module, "Module", [name for name in fields(module) if name != "version"])
    for known in vocabulary.lists():
        text.add([name for name in known if name.module == module.name])
