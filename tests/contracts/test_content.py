"""What a module says has a hash: it changes with the rules and with nothing else, and a change needs a new version."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random

import pytest

from labels import rules_of
from module_hashes import KEPT, hashes
from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.content import fields, module_contents, says_something
from tharsis.kernel.core import Card, Node, Ruleset, Tag
from tharsis.kernel.module import Area, Game, Module
from tharsis.kernel.vocabulary import BASE, SCRATCH

CHANGES = 320  # of all games together
Undo = Callable[[], None]


def test_what_a_version_of_a_module_says_never_changes() -> None:
    kept = json.loads(KEPT.read_text())
    odd = {name: content for name, content in hashes().items() if kept.get(name) != content}
    assert not odd, f"give the module a new version, then run scripts/module_hashes.py: {odd}"


@pytest.mark.parametrize("name", game_names())
def test_the_same_rules_have_the_same_hash_twice(name: str) -> None:
    game = game_named(name)
    assert module_contents(game) == module_contents(game)


@pytest.mark.parametrize("name", game_names())
def test_a_card_that_is_not_in_the_game_changes_nothing(name: str) -> None:
    game = game_named(name)
    there = frozenset(card.key for module in [game.base, *game.modules.values()] for card in module.cards)
    before = module_contents(game, there)
    new = copy_of(game.base.cards[-1], "A card of next year")
    game.base.cards.append(new)
    try:
        assert module_contents(game, there) == before
        assert module_contents(game)[game.base.name] != before[game.base.name]
    finally:
        game.base.cards.remove(new)


def copy_of(card: Card, name: str) -> Card:
    """A card like another one."""
    return Card("N1", name, kind=card.kind, set=card.set, cost=card.cost, tags=card.tags, play=card.play)


def things(value: object, met: dict[int, object]) -> Iterator[object]:
    """Every object of the rules, once."""
    if isinstance(value, list | tuple):
        for part in value:
            yield from things(part, met)
    elif isinstance(value, dict):
        yield from things(list(value.values()), met)
    elif not isinstance(value, int | str | None) and not callable(value) and id(value) not in met:
        met[id(value)] = value
        yield value
        for field in fields(value):
            if not field.startswith("_"):  # kept for speed, and no part of the rules
                yield from things(getattr(value, field), met)


def arguments(of: list[object]) -> list[tuple[object, str]]:
    """Everything that can be changed in nodes, cards, tags and areas."""
    return [
        (thing, field)
        for thing in of
        if isinstance(thing, Node | Card | Area | Tag)
        for field in fields(thing)
        if says_something(thing, field, titled=True) and changed(getattr(thing, field)) is not None
    ]


def changed(value: object) -> object:
    """Another value of the same kind; None: nothing that could be changed so."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}x"
    if isinstance(value, list) and value:
        return value[1:]
    return None


def breaks(game: Game, luck: Random) -> Iterator[tuple[str, Undo]]:
    """One change of the rules after another, each with the way back."""
    modules = [game.base, *game.modules.values()]
    found = arguments(list(things([game.boards, *modules], {})))
    named = {module.name for module in modules}
    own = [
        slot for slot in game.vocabulary.seat_slots if slot.name not in dict(SCRATCH)
    ]  # the kernel's belong to no module
    slots = [slot for slot in [*game.vocabulary.world_slots, *own] if slot.module in named]
    while True:
        if luck.random() < 0.1:
            slot = luck.choice(slots)
            slot.start += 1
            yield f"start value of {slot.name}", partial(setattr, slot, "start", slot.start - 1)
            continue
        thing, field = luck.choice(found)
        before = getattr(thing, field)
        setattr(thing, field, changed(before))
        yield f"{type(thing).__name__}.{field} of {before!r}", partial(setattr, thing, field, before)


@pytest.mark.parametrize("name", game_names())
def test_every_change_of_an_argument_a_cost_a_tag_a_start_value_or_an_area_is_seen(name: str) -> None:
    game, luck = game_named(name), Random(name)
    before, unseen = module_contents(game), []
    for what, undo in islice(breaks(game, luck), CHANGES // len(game_names())):
        if contents_or_none(game) == before:
            unseen.append(what)
        undo()
    assert not unseen
    assert module_contents(game) == before


def contents_or_none(game: Game) -> dict[str, str] | None:
    """The hashes; None where the rules can't even be linked any more, which is seen too."""
    try:
        return module_contents(game)
    except Exception:
        return None


def test_titles_in_other_languages_are_no_rules() -> None:
    game = game_named(game_names()[0])
    card = game.base.cards[-1]
    before = module_contents(game)
    card.pt, kept = f"{card.pt}?", card.pt
    assert module_contents(game) == before
    card.pt = kept


@pytest.mark.parametrize("name", game_names())
def test_without_any_card_left_out_it_is_the_same_hash(name: str) -> None:
    game = game_named(name)
    every = frozenset(card.key for module in [game.base, *game.modules.values()] for card in module.cards)
    assert module_contents(game, every) == module_contents(game)
    assert module_contents(game, frozenset()) != module_contents(game)


@pytest.mark.parametrize("name", game_names())
def test_a_setting_that_is_changed_is_seen(name: str) -> None:
    game = game_named(name)
    before = module_contents(game)
    game.base.settings["a setting of next year"] = 1
    try:
        first = module_contents(game)
        game.base.settings["a setting of next year"] = 2
        assert len({first[BASE], module_contents(game)[BASE], before[BASE]}) == 3
    finally:
        del game.base.settings["a setting of next year"]


@pytest.mark.parametrize("name", game_names())
def test_the_flow_that_a_game_builds_belongs_to_its_base(name: str) -> None:
    game = game_named(name)
    before, build = module_contents(game), game.build

    def without_flow(rules: Ruleset, modules: list[Module]) -> Node:
        """Rules by which nothing is played."""
        build(rules, modules)
        return Node()

    game.build = without_flow
    try:
        after = module_contents(game)
    finally:
        game.build = build
    assert after[BASE] != before[BASE]


@pytest.mark.parametrize("name", game_names())
def test_what_a_node_is_made_of_is_among_its_children(name: str) -> None:
    """Else it has no path, by which a save finds it, and what looks through all nodes passes it by."""
    odd = {
        f"{type(node).__name__}.{field}"
        for rules in rules_of(name, sorted(game_named(name).modules))
        for node in rules.paths
        for field in fields(node)
        for part in nodes_in(getattr(node, field))
        if part not in rules.paths
    }
    assert not odd


def nodes_in(value: object) -> list[Node]:
    """The nodes that a field holds."""
    parts = value if isinstance(value, list | tuple) else [value]
    return [part for part in parts if isinstance(part, Node)]
