"""Rules and fresh states by the name of a game and its modules."""

from __future__ import annotations

from functools import cache

from tharsis.games.plugins import game_named
from tharsis.kernel.core import NOBODY, Ask, Frame, Ruleset, Stack, State
from tharsis.kernel.errors import TharsisError
from tharsis.kernel.module import index_node, link
from tharsis.kernel.rng import seed_bytes
from tharsis.rules.effects import Raise
from tharsis.rules.reactions import Source
from tharsis.rules.resolve import RESOLVE
from tharsis.rules.tolls import Toll

# game, modules, players, options, cards if not all
RulesName = tuple[str, tuple[str, ...], int, tuple[tuple[str, int], ...], tuple[str, ...]]
_NAMES: dict[Ruleset, RulesName] = {}


def ruleset(
    name: str,
    modules: tuple[str, ...],
    players: int,
    options: tuple[tuple[str, int], ...],
    cards: tuple[str, ...] = (),
) -> Ruleset:
    """The linked rules; made once for each combination. `cards`: those of an older game, in their order."""
    return linked((name, modules, players, options, cards))


@cache
def linked(rules_name: RulesName) -> Ruleset:
    """The rules of that name."""
    name, modules, players, options, cards = rules_name
    game = game_named(name)
    least, most = game.players
    if not least <= players <= most:
        raise TharsisError(f"{name} is for {least} to {most} players, not {players}")
    rules = link(game, list(modules), players, dict(options), cards)
    index_shared(rules)
    _NAMES[rules] = rules_name
    return rules


def name_of(rules: Ruleset) -> RulesName:
    """What these rules were linked from: `ruleset` gives them back for it, in other processes too."""
    if rules not in _NAMES:
        raise TypeError("these rules were linked by hand: no other process could find them")
    return _NAMES[rules]


def index_shared(rules: Ruleset) -> None:
    """Give a path to the nodes that can be at work but lie inside no card: a save must be able to name them."""
    index_node(rules, "resolve", RESOLVE)
    rules.resolve = RESOLVE
    for source in rules.sources:
        assert isinstance(source, Source)
        index_node(rules, f"source/{source.name}", source)
    for toll in rules.tolls:
        assert isinstance(toll, Toll)
        index_node(rules, f"toll/{toll.what.name}", toll)
    for node in list(rules.paths):
        if isinstance(node, Raise):
            for level, bonus in node.parameter.bonuses.items():
                index_node(rules, f"parameter/{node.parameter.name}/{level}", bonus)


def blank_state(rules: Ruleset, seed: bytes) -> State:
    """A state with every card in its box and no work to do."""
    seats = rules.players
    zones: list[list[int]] = [[] for _ in rules.zone_names]
    place: list[int] = []
    for number, zone in enumerate(rules.homes):
        zones[zone].append(number)
        place.append(zone)
    cards, cells = len(rules.cards), len(rules.cell_names)
    asks: list[Ask | None] = [None] * (seats + 1)
    return State(
        rules,
        seed,
        rules.world_start[:],
        [rules.seat_start[:] for _ in range(seats)],
        zones,
        place,
        [0] * cards,
        [0] * cards,
        [0] * cards,
        [0] * cards,
        [-1] * cells,
        [NOBODY] * cells,
        [NOBODY] * cells,
        [Stack([]) for _ in range(seats + 1)],
        [[] for _ in range(seats + 1)],
        asks,
    )


def start(rules: Ruleset, seed: int | str | bytes, marked: dict[int, list[int]] | None = None) -> State:
    """A new game, run up to its first decisions. `marked`: slots that are 1 for some seats from the start."""
    s = blank_state(rules, seed_bytes(seed))
    for slot, seats in (marked or {}).items():
        for seat in seats:
            s.seats[seat][slot] = 1
    assert rules.root is not None
    s.push(Frame(rules.root, NOBODY))
    s.run()
    s.renew(s.latest)
    return s
