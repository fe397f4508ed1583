"""Which rules a game is played by, as it is kept with tables, records and saves: compared on the way back, never guessed."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tharsis.games.plugins import game_named
from tharsis.kernel.content import module_contents
from tharsis.kernel.core import Ruleset, State
from tharsis.kernel.module import Module, card_names
from tharsis.play.digest import landmark


class Stamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rules of a game, and how it was dealt."""

    versions: dict[str, int]  # of the modules in play
    content: dict[str, str]  # the hash of what each of them says
    cards: list[str]  # in the order of their numbers: a card that is added later is not in this game
    world: dict[str, int] = {}  # slots with what they start with
    seat: dict[str, int] = {}
    dealt: dict[
        str, list[int]
    ] = {}  # the order of every pile when the first decisions were made, by number of card
    landmark: str = ""  # of that moment


def stamp_of(rules: Ruleset, opening: State | None = None) -> Stamp:
    """The stamp of rules; with the opening of a game, that of the game."""
    dealt = {}
    if opening is not None:
        dealt = {rules.zone_names[z]: opening.zones[z] for z in rules.zones if opening.zones[z]}
    return Stamp(
        versions(rules),
        content_of(rules),
        card_names(rules.cards),
        world_starts(rules),
        seat_starts(rules),
        dealt,
        "" if opening is None else landmark(opening),
    )


def versions(rules: Ruleset) -> dict[str, int]:
    """The modules in play with their versions."""
    return {module.name: module.version for module in modules_of(rules)}


def content_of(rules: Ruleset) -> dict[str, str]:
    """The hash of what each module in play says, of the cards in this game alone."""
    found = contents(rules.game, frozenset(card.key for card in rules.cards))
    return {module.name: found[module.name] for module in modules_of(rules)}


@lru_cache(maxsize=64)
def contents(game: str, cards: frozenset[str]) -> dict[str, str]:
    """The hashes of the modules of a game, worked out once for each set of cards."""
    return module_contents(game_named(game), cards)


def modules_of(rules: Ruleset) -> list[Module]:
    """The modules in play, the base first."""
    game = game_named(rules.game)
    return [game.base, *[game.module(name) for name in rules.modules]]


def same_rules(then: Stamp, rules: Ruleset) -> bool:
    """Whether the rules say what they said then."""
    return then.content == content_of(rules)


def changes(then: Stamp, rules: Ruleset) -> str:
    """Which modules say something else now, in words."""
    now, number = content_of(rules), versions(rules)
    odd = [name for name in {**then.content, **now} if then.content.get(name) != now.get(name)]
    return ", ".join(
        f"{name} was version {then.versions.get(name)} and is version {number.get(name)}" for name in odd
    )


def starts_alike(then: Stamp, rules: Ruleset) -> bool:
    """Whether every slot of then that there still is starts as it did: landmarks leave out what is as at the start."""
    world, seat = world_starts(rules), seat_starts(rules)
    return all(world.get(name, start) == start for name, start in then.world.items()) and all(
        seat.get(name, start) == start for name, start in then.seat.items()
    )


def world_starts(rules: Ruleset) -> dict[str, int]:
    """The slots of the world in play, with what they start with."""
    return {rules.world_names[i]: rules.world_start[i] for i in rules.world_slots}


def seat_starts(rules: Ruleset) -> dict[str, int]:
    """The same of every seat."""
    return {rules.seat_names[i]: rules.seat_start[i] for i in rules.seat_slots}
