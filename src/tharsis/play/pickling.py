"""Games on their way to other processes: what is pickled, and how it is put together again.

Rules are named, not sent, and a node goes by its path in them; all else goes field by field. A compiled object can't be
made without its arguments, so each is made by calling its class. To keep a game for later, save it: a pickle fits only
the version that made it.
"""

from __future__ import annotations

import copyreg
import inspect
import io
import pickle
from functools import cache
from operator import attrgetter
from typing import Any, TypeAlias

from tharsis.kernel.batch import Batch
from tharsis.kernel.core import Ask, Event, Frame, Node, Ruleset, Stack, State
from tharsis.kernel.errors import BadRecord
from tharsis.kernel.event import Knot, told
from tharsis.kernel.option import Option, Question
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Title
from tharsis.kernel.things import Layout
from tharsis.play.games import RulesName, name_of, ruleset
from tharsis.play.stamp import content_of

# What makes an object again, and its arguments.
Recipe: TypeAlias = tuple[Any, tuple[Any, ...]]

VALUES: tuple[type, ...] = (Amount, Batch, Joined, Noun, Option, Phrase, Question, Title)
PARTS: tuple[type, ...] = (State, Stack, Frame, Ask, Event, Knot, Layout)


# --- objects, field by field --------------------------------------------------------------------------------------------


@cache
def fields(kind: type) -> tuple[str, ...]:
    """Everything that an object of this class holds, by name; mypyc keeps the list elsewhere than Python."""
    compiled: tuple[str, ...] | None = getattr(kind, "__mypyc_attrs__", None)
    if compiled is not None:
        return compiled
    return tuple(name for base in reversed(kind.__mro__) for name in base.__dict__.get("__slots__", ()))


@cache
def parameters(kind: type) -> tuple[inspect.Parameter, ...]:
    """What a class must be called with: each argument is kept in the field of the same name."""
    return tuple(inspect.signature(kind).parameters.values())


def taken_apart(thing: object) -> Recipe:
    """An object as its class and what it holds."""
    kind: type = type(thing)
    return put_together, (kind, {name: getattr(thing, name) for name in fields(kind)})


def put_together(kind: type, values: dict[str, Any]) -> Any:
    """The object again: made as always, then given what was not among its arguments."""
    rest, arguments, words = dict(values), [], {}
    for p in parameters(kind):
        value = rest.pop(p.name)
        if p.kind is p.VAR_KEYWORD:
            words = value
        elif p.kind is p.VAR_POSITIONAL:
            arguments += value
        else:
            arguments.append(value)
    made = kind(*arguments, **words)
    for name, value in rest.items():
        setattr(made, name, value)
    return made


# --- rules, by name -----------------------------------------------------------------------------------------------------


def named(rules: Ruleset) -> Recipe:
    """Rules by what they were linked from."""
    return rules_named, (name_of(rules), content_of(rules))


def rules_named(name: RulesName, content: dict[str, str]) -> Ruleset:
    """The rules of that name, if they are the same here."""
    rules = ruleset(*name)
    if content_of(rules) != content:
        raise BadRecord(f"pickled with other rules: {content}, these are {content_of(rules)}")
    return rules


def node_at(rules: Ruleset, path: str) -> Node:
    """The node of that path."""
    return rules.nodes[path]


# --- states -------------------------------------------------------------------------------------------------------------


# An entry of the log without the one before it.
ROW = attrgetter(*(p.name for p in parameters(Event)[1:]))


class StatePickler(pickle.Pickler):
    """Pickles what belongs to one game: states with all their work, and the log that they share, once."""

    def __init__(self, file: io.BytesIO, rules: Ruleset) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.rules = rules
        self.logged: dict[
            int, Event
        ] = {}  # the id of an entry -> the newest entry of the chain it was written in

    def reducer_override(self, thing: object) -> Any:
        """How a thing is taken apart, where Python must be told."""
        if isinstance(thing, Node):
            return node_at, (self.rules, self.rules.paths[thing])
        if isinstance(thing, Event):
            return self.chain(thing)
        if isinstance(thing, Stack):
            return Stack, (thing.waiting(),)
        return taken_apart(thing) if type(thing) in PARTS else NotImplemented

    def chain(self, newest: Event) -> Recipe:
        """The log up to an entry. It is long: taken apart entry by entry, it would be too deep for Python."""
        if id(newest) in self.logged:
            return entry_at, (self.logged[id(newest)], newest.index)
        rows: list[tuple[Any, ...]] = []
        at: Event | None = newest
        while at is not None and id(at) not in self.logged:
            self.logged[id(at)] = newest
            rows.append(ROW(at))
            at = at.previous
        return chained, (at, rows[::-1])


def chained(previous: Event | None, rows: list[tuple[Any, ...]]) -> Event | None:
    """A chain of entries, the newest one."""
    for row in rows:
        previous = told(previous, *row)
    return previous


def entry_at(newest: Event, index: int) -> Event:
    """The entry of that index in a chain."""
    while newest.index > index:
        assert newest.previous is not None
        newest = newest.previous
    return newest


def frozen(rules: Ruleset, things: object) -> bytes:
    """States of one game, and whatever holds them, as bytes."""
    file = io.BytesIO()
    StatePickler(file, rules).dump(things)
    return file.getvalue()


def thawed(data: bytes) -> Any:
    """What was frozen."""
    return pickle.loads(data)  # noqa: S301 - part of a pickle that is being read already


def frozen_state(s: State) -> Recipe:
    """A state as bytes."""
    return thawed, (frozen(s.rules, s),)


copyreg.pickle(Ruleset, named)
copyreg.pickle(State, frozen_state)
for _kind in VALUES:
    copyreg.pickle(_kind, taken_apart)
