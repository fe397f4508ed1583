"""Games and their expansions as values: what a module adds, and how modules are linked into rules that can run."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from tharsis.kernel.core import EVERYONE, NOBODY, Card, Node, Ruleset, Tag
from tharsis.kernel.errors import UnknownName

# What every seat remembers while its effects are carried out, in the first slots of every game.
SCRATCH = ["chosen", "area", "played"]


class Slots:
    """Gives out numbered slots. Numbers differ between versions; saves use the names."""

    def __init__(self) -> None:
        self.world_names: list[str] = []
        self.world_start: list[int] = []
        self.seat_names: list[str] = []
        self.seat_start: list[int] = []
        for name in SCRATCH:
            self.seat(name, -1)

    def world(self, name: str, start: int = 0) -> int:
        """A slot of the world."""
        return add_name(self.world_names, self.world_start, name, start)

    def seat(self, name: str, start: int = 0) -> int:
        """A slot that every seat has."""
        return add_name(self.seat_names, self.seat_start, name, start)


def add_name(names: list[str], starts: list[int], name: str, start: int) -> int:
    """Append a slot; two modules can't give the same name."""
    if name in names:
        raise ValueError(f"the slot {name} exists already")
    names.append(name)
    starts.append(start)
    return len(names) - 1


class Zone:
    """A place for cards, and who may see what lies there: "all", "owner" or "none"."""

    def __init__(self, name: str, seen: str, per_seat: bool = False, in_play: bool = False) -> None:
        self.name = name
        self.seen = seen
        self.per_seat = per_seat
        self.in_play = in_play

    def mask(self, seat: int) -> int:
        """The seats that see it, as a mask."""
        if self.seen == "all":
            return EVERYONE
        return 1 << seat if self.seen == "owner" and seat >= 0 else 0


class Area:
    """One area of a board."""

    def __init__(self, name: str, kind: int, bonus: Node | None = None, volcano: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.bonus = bonus
        self.volcano = volcano


class Board:
    """Areas and which of them touch; the ones after `on_map` lie elsewhere and touch nothing."""

    def __init__(
        self, areas: list[Area], neighbours: list[list[int]], on_map: int, name: str = "board"
    ) -> None:
        self.name = name
        self.areas = areas
        self.neighbours = neighbours
        self.on_map = on_map


class Phase:
    """A step of the game's round that a module adds, after the named one."""

    def __init__(self, name: str, node: Node, after: str = "") -> None:
        self.name = name
        self.node = node
        self.after = after


class Module:
    """An expansion is a value. It names nothing outside its folder but the game it extends."""

    def __init__(
        self,
        name: str,
        *,
        cards: list[Card] | None = None,
        phases: list[Phase] | None = None,
        setup: list[Node] | None = None,
        menu: list[Node] | None = None,
        goals: list[Node] | None = None,
        settings: dict[str, int] | None = None,
        version: int = 1,
    ) -> None:
        self.name = name
        self.cards: list[Card] = cards or []
        for card in self.cards:
            card.set = card.set or name
        self.phases: list[Phase] = phases or []
        self.setup: list[Node] = setup or []
        self.menu: list[Node] = menu or []
        self.goals: list[Node] = goals or []  # milestones and awards that it adds
        self.settings: dict[str, int] = settings or {}  # values of the game that it changes
        self.version = version


class Game:
    """A game: its slots, zones, board, tags and base module, the modules that extend it, and how its flow is built."""

    def __init__(
        self,
        name: str,
        *,
        slots: Slots,
        zones: list[Zone],
        boards: list[Board],
        tiles: list[str],
        notes: list[str],
        tags: list[Tag],
        base: Module,
        build: Callable[[Ruleset, list[Module]], Node],
        players: tuple[int, int],
    ) -> None:
        self.name = name
        self.slots = slots
        self.zones = zones
        self.boards = boards  # one of them is chosen; the first unless the table says otherwise
        self.tiles = tiles
        self.notes = notes
        self.tags = tags
        self.base = base
        self.build = build
        self.players = players
        self.modules: dict[str, Module] = {}

    def add(self, module: Module) -> None:
        """Make an expansion known."""
        self.modules[module.name] = module

    def module(self, name: str) -> Module:
        """The expansion of that name; hyphens and underscores are the same."""
        wanted = name.replace("_", "-")
        if wanted not in self.modules:
            known = ", ".join(sorted(self.modules)) or "none"
            raise UnknownName(f"{self.name} has no module {name!r}; known: {known}")
        return self.modules[wanted]


def ordered_phases(modules: list[Module]) -> list[Phase]:
    """All phases in play order: each expansion's phase right after the one it names."""
    phases: list[Phase] = []
    for module in modules:
        for phase in module.phases:
            names = [p.name for p in phases]
            if phase.after and phase.after not in names:
                raise ValueError(f"{module.name}: no phase {phase.after} for {phase.name} to follow")
            at = names.index(phase.after) + 1 if phase.after else len(phases)
            phases.insert(at, phase)
    return phases


def link(game: Game, names: list[str], players: int, options: dict[str, int]) -> Ruleset:
    """Join a game and its modules into rules for a number of seats."""
    chosen = {game.module(n).name for n in names}
    if players == 1:
        chosen |= {m.name for m in game.modules.values() if m.settings.get("always_solo")}
    modules = [game.base, *[game.module(n) for n in sorted(chosen)]]
    rules = Ruleset(game.name, [m.name for m in modules[1:]], players)
    rules.options = dict(options)
    link_slots(rules, game)
    link_zones(rules, game)
    link_cards(rules, modules)
    link_board(rules, game)
    rules.notes = game.notes
    rules.root = game.build(rules, modules)
    link_paths(rules)
    rules.fingerprint = fingerprint(rules, modules)
    return rules


def link_slots(rules: Ruleset, game: Game) -> None:
    """Slots with their start values."""
    rules.world_names = game.slots.world_names
    rules.seat_names = game.slots.seat_names
    rules.world_start = game.slots.world_start
    rules.seat_start = game.slots.seat_start


def link_zones(rules: Ruleset, game: Game) -> None:
    """Number the zones: the common ones first, then each seat's."""
    common = [z for z in game.zones if not z.per_seat]
    own = [z for z in game.zones if z.per_seat]
    rules.zone_base = len(common)
    rules.zone_step = len(own)
    rows = [(z, NOBODY) for z in common] + [(z, seat) for seat in range(rules.players) for z in own]
    for z, seat in rows:
        rules.zone_names.append(z.name if seat == NOBODY else f"{z.name}.{seat}")
        rules.zone_seat.append(seat)
        rules.zone_seen.append(z.mask(seat))
        rules.tableau_seat.append(seat if z.in_play else NOBODY)


def link_cards(rules: Ruleset, modules: list[Module]) -> None:
    """Number the cards; a card of which there are several copies gets one number per copy."""
    for module in modules:
        for card in module.cards:
            if card.key in rules.card_index:
                raise ValueError(f"{module.name}: the card {card.name} exists already")
            rules.card_index[card.key] = len(rules.cards)
            rules.cards.extend([card] * card.copies)


def link_board(rules: Ruleset, game: Game) -> None:
    """Areas, neighbours and tiles."""
    board = game.boards[rules.options.get("board", 0)]
    rules.cell_names = [a.name for a in board.areas]
    rules.cell_kind = [a.kind for a in board.areas]
    rules.cell_volcano = [a.volcano for a in board.areas]
    rules.cell_bonus = [a.bonus for a in board.areas]
    rules.neighbours = board.neighbours
    rules.cells_on_map = board.on_map
    rules.tile_names = game.tiles


def link_paths(rules: Ruleset) -> None:
    """Give every node its path: the name under which a save knows it."""
    assert rules.root is not None
    index_node(rules, "flow", rules.root)
    for card in dict.fromkeys(rules.cards):
        for place, node in card.nodes():
            index_node(rules, f"{card.key}/{place}", node)
    for name, bonus in zip(rules.cell_names, rules.cell_bonus, strict=True):
        if bonus is not None:
            index_node(rules, f"area/{name}", bonus)


def index_node(rules: Ruleset, path: str, node: Node) -> None:
    """A node and what is inside it; one that is shared keeps its first path."""
    if node in rules.paths:
        return
    rules.paths[node] = path
    rules.nodes[path] = node
    for i, child in enumerate(node.children()):
        index_node(rules, f"{path}.{i}", child)


def fingerprint(rules: Ruleset, modules: list[Module]) -> str:
    """Changes when the rules do: a record made with other rules is refused."""
    text = "|".join(
        [
            rules.game,
            *[f"{m.name}:{m.version}" for m in modules],
            *[f"{c.number}:{c.key}:{c.cost}" for c in rules.cards],
            *[f"{path}={type(node).__name__}" for path, node in rules.nodes.items()],
            *rules.world_names,
            *rules.seat_names,
            *rules.zone_names,
        ]
    )
    return blake2b(text.encode(), digest_size=8).hexdigest()
