"""Games and their expansions as values: what a module adds, and how modules are linked into rules that can run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from tharsis.kernel.core import NOBODY, Card, Hooks, Node, Ruleset, ScorePart, Track
from tharsis.kernel.errors import UnknownName
from tharsis.kernel.phases import Phase
from tharsis.kernel.vocabulary import Vocabulary, Zone, in_play, size_for


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


# What a table may choose in an option of the set-up.
OptionKind = Literal["flag", "seat", "seats", "name"]
MOST_ON_MAP: Final = 63  # masks of areas are numbers of 64 bits, one of them for the sign
FLAG: Final = "flag"  # yes or no
SEAT: Final = "seat"
SEATS: Final = "seats"
NAME: Final = "name"  # one of some names


class SetupOption:
    """Something that a table may ask for when a game is set up.

    A number of the rules' options, unless it has a slot: then it is a number that some seats begin with.
    """

    def __init__(self, name: str, kind: OptionKind, names: list[str] | None = None, slot: int = -1) -> None:
        self.name = name
        self.kind: OptionKind = kind
        self.names: list[str] = names or []
        self.slot = slot


class Module:
    """The base of a game, or an expansion, as a value. It names nothing outside its folder but the game it extends.

    Its slots, zones, tiles, notes, tags and occurrences stand in its vocabulary, under its name.
    """

    def __init__(
        self,
        name: str,
        *,
        cards: list[Card] | None = None,
        phases: list[Phase] | None = None,
        setup: list[Phase] | None = None,
        menu: list[Node] | None = None,
        tracks: list[Track] | None = None,
        goals: list[Node] | None = None,
        projects: list[Node] | None = None,
        scoring: list[ScorePart] | None = None,
        sources: list[Node] | None = None,
        tolls: list[Node] | None = None,
        hooks: list[Hooks] | None = None,
        choices: list[Node] | None = None,
        areas: list[Area] | None = None,
        options: list[SetupOption] | None = None,
        settings: dict[str, int] | None = None,
        aliases: dict[str, str] | None = None,
        version: int = 1,
        game: str = "",
    ) -> None:
        self.name = name
        self.game = game  # the game it extends; one that lies in its game's folder need not say it
        self.cards: list[Card] = cards or []
        for card in self.cards:
            card.set = card.set or name
        self.phases: list[Phase] = phases or []  # of the round
        self.setup: list[Phase] = setup or []
        self.menu: list[Node] = menu or []  # entries for the menu of a turn
        self.tracks: list[Track] = tracks or []  # global parameters
        self.goals: list[Node] = goals or []  # milestones and awards
        self.projects: list[Node] = projects or []  # what everybody may do
        self.scoring: list[ScorePart] = scoring or []
        self.sources: list[Node] = sources or []  # what keeps abilities in force besides cards
        self.tolls: list[Node] = tolls or []  # what the rise of a quantity costs
        self.hooks: list[Hooks] = hooks or []
        self.choices: list[Node] = choices or []  # of every seat, made together with those of the set-up
        self.areas: list[Area] = areas or []  # that it adds to the board, off its map
        self.options: list[SetupOption] = options or []
        self.settings: dict[str, int] = settings or {}  # values of the game that it changes
        # What cards, options and other things were called in older versions, whole labels or words of them: old -> new.
        self.aliases: dict[str, str] = aliases or {}
        self.version = version


class Game:
    """A game: its vocabulary, boards and base module, the modules that extend it, and how its flow is built."""

    def __init__(
        self,
        name: str,
        *,
        vocabulary: Vocabulary,
        boards: list[Board],
        base: Module,
        build: Callable[[Ruleset, list[Module]], Node],
        players: tuple[int, int],
    ) -> None:
        self.name = name
        self.vocabulary = vocabulary  # of the base, and with it the names of all modules
        self.boards = boards  # one of them is chosen; the first unless the table says otherwise
        self.base = base
        self.build = build
        self.players = players
        self.modules: dict[str, Module] = {}
        self.own(base)

    def add(self, module: Module) -> None:
        """Make an expansion known."""
        self.modules[module.name] = module
        self.own(module)

    def own(self, module: Module) -> None:
        """Tell the cards of a module which game they belong to."""
        for card in module.cards:
            card.game = self.name

    def options(self, modules: list[str]) -> list[SetupOption]:
        """What a table may ask for with these modules."""
        return [option for m in [self.base, *map(self.module, modules)] for option in m.options]

    def module(self, name: str) -> Module:
        """The expansion of that name; hyphens and underscores are the same."""
        wanted = name.replace("_", "-")
        if wanted not in self.modules:
            known = ", ".join(sorted(self.modules)) or "none"
            raise UnknownName(f"{self.name} has no module {name!r}; known: {known}")
        return self.modules[wanted]


def link(
    game: Game, names: list[str], players: int, options: dict[str, int], cards: tuple[str, ...] = ()
) -> Ruleset:
    """Join a game and its modules into rules for a number of seats; `cards`: only these, in this order."""
    chosen = {game.module(n).name for n in names}
    if players == 1:
        chosen |= {m.name for m in game.modules.values() if m.settings.get("always_solo")}
    modules = [game.base, *[game.module(n) for n in sorted(chosen)]]
    rules = Ruleset(game.name, [m.name for m in modules[1:]], players)
    rules.options = dict(options)
    names = [m.name for m in modules]
    link_slots(rules, game.vocabulary, names)
    link_zones(rules, game.vocabulary, names)
    link_names(rules, game.vocabulary, names)
    for module in modules:
        rules.aliases.update(module.aliases)
    link_cards(rules, modules, cards)
    link_board(rules, game, modules)
    link_parts(rules, modules)
    rules.root = game.build(rules, modules)
    link_paths(rules)
    return rules


def link_slots(rules: Ruleset, words: Vocabulary, modules: list[str]) -> None:
    """Slots with their start values. Those of modules that are not in play stay as they are, and are not listed."""
    rules.world_names = [slot.name for slot in words.world_slots]
    rules.seat_names = [slot.name for slot in words.seat_slots]
    rules.world_slots = in_play(words.world_slots, modules)
    rules.seat_slots = in_play(words.seat_slots, modules)
    rules.world_start = [slot.start for slot in words.world_slots[: size_for(rules.world_slots)]]
    rules.seat_start = [slot.start for slot in words.seat_slots[: size_for(rules.seat_slots)]]
    rules.slot_shows = [slot.shows for slot in words.seat_slots]


def link_zones(rules: Ruleset, words: Vocabulary, modules: list[str]) -> None:
    """Number the zones: the common ones first, then each seat's."""
    common, own = in_play(words.zones, modules), in_play(words.seat_zones, modules)
    rules.zone_base = size_for(common)
    rules.zone_step = size_for(own)
    for number in range(rules.zone_base):
        add_zone(rules, words.zones[number], NOBODY, number in common)
    for seat in range(rules.players):
        for number in range(rules.zone_step):
            add_zone(rules, words.seat_zones[number], seat, number in own)


def add_zone(rules: Ruleset, zone: Zone, seat: int, listed: bool) -> None:
    """One zone, common or of a seat."""
    if listed:
        rules.zones.append(len(rules.zone_names))
    rules.zone_names.append(zone.name if seat == NOBODY else f"{zone.name}.{seat}")
    rules.zone_seat.append(seat)
    rules.zone_seen.append(zone.mask(seat))
    rules.tableau_seat.append(seat if zone.in_play else NOBODY)


def link_names(rules: Ruleset, words: Vocabulary, modules: list[str]) -> None:
    """Tiles, notes and tags."""
    rules.tile_names = [tile.name for tile in words.tiles]
    rules.tiles = in_play(words.tiles, modules)
    rules.notes = [note.name for note in words.notes]
    rules.begins = [note.begins for note in words.notes]
    tags = [words.tags[number] for number in in_play(words.tags, modules)]
    rules.tags = [name.tag for name in tags]
    rules.wild_slots = [name.tag.slot for name in tags if name.wild]
    rules.subjects = [occurrence.subjects for occurrence in words.occurrences]
    in_play(words.notes, modules)
    in_play(words.occurrences, modules)


def link_parts(rules: Ruleset, modules: list[Module]) -> None:
    """What the modules add to the lists of the game, the base first."""
    for module in modules:
        rules.settings.update(module.settings)
        rules.tracks += module.tracks
        rules.goals += module.goals
        rules.projects += module.projects
        rules.scoring += module.scoring
        rules.sources += module.sources
        rules.tolls += module.tolls
        rules.hooks += module.hooks


def link_cards(rules: Ruleset, modules: list[Module], only: tuple[str, ...]) -> None:
    """Number the cards; a card of which there are several copies gets one number per copy."""
    for module in modules:
        for card in module.cards:
            if card.key in rules.card_index:
                raise ValueError(f"{module.name}: the card {card.name} exists already")
            rules.card_index[card.key] = len(rules.cards)
            rules.cards.extend([card] * card.copies)
    if only:
        by_name = dict(zip(card_names(rules.cards), rules.cards, strict=True))
        rules.cards = [by_name[known_card(rules, by_name, name)] for name in only]
        rules.card_index = {}
        for number, card in enumerate(rules.cards):
            rules.card_index.setdefault(card.key, number)
    rules.homes = [rules.zone_names.index(card.home) for card in rules.cards]


def known_card(rules: Ruleset, cards: dict[str, Card], name: str) -> str:
    """What a card is called now."""
    found = name if name in cards else rules.aliases.get(name, name)
    if found not in cards:
        raise UnknownName(f"{rules.game} has no card {name!r} any more")
    return found


def card_names(cards: list[Card]) -> list[str]:
    """The names of cards: of a card with several copies, each copy has its own."""
    found: list[str] = []
    seen: dict[str, int] = {}
    for card in cards:
        seen[card.key] = seen.get(card.key, 0) + 1
        found.append(card.key if seen[card.key] == 1 else f"{card.key}#{seen[card.key]}")
    return found


def link_board(rules: Ruleset, game: Game, modules: list[Module]) -> None:
    """Areas and neighbours; the areas that modules add lie elsewhere and touch nothing."""
    board = game.boards[rules.options.get("board", 0)]
    added = [area for module in modules for area in module.areas]
    areas = board.areas + added
    rules.cell_names = [a.name for a in areas]
    rules.cell_kind = [a.kind for a in areas]
    rules.cell_volcano = [a.volcano for a in areas]
    rules.cell_bonus = [a.bonus for a in areas]
    rules.neighbours = board.neighbours + [[] for _ in added]
    rules.around = [sum(1 << i for i in cells) for cells in board.neighbours[: board.on_map]]
    rules.cells_on_map = board.on_map
    assert board.on_map <= MOST_ON_MAP


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
    for place, child in zip(node.places(), node.children(), strict=True):
        index_node(rules, path + place, child)
