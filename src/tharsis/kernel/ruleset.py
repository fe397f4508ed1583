"""The rules of one game, linked: everything that never changes while it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from tharsis.kernel.errors import UnknownName
from tharsis.kernel.option import ActionSpace, Option
from tharsis.kernel.shared import Shared

if TYPE_CHECKING:
    from tharsis.kernel.card import Card, Tag
    from tharsis.kernel.frame import Frame
    from tharsis.kernel.node import Count, Node
    from tharsis.kernel.phrase import Phrase
    from tharsis.kernel.state import State


class Chance(Shared):
    """Something that chance decides, such as a roll of a die: what may come of it, each with its share of all."""

    def __init__(self, name: str, noun: str, outcomes: list[Outcome]) -> None:
        self.name = name
        self.noun = noun
        self.outcomes = outcomes
        self.shares = sum(outcome.share for outcome in outcomes)


class Outcome(Shared):
    """What chance may bring: one more in a slot of the seat."""

    def __init__(self, slot: int, noun: str, share: int) -> None:
        self.slot = slot
        self.noun = noun
        self.share = share


class Reaction(Shared):
    """A trigger of a card, or of another source, that may react to something, and how often it does."""

    def __init__(self, trigger: Node, card: int, times: int, source: Node | None = None) -> None:
        self.trigger = trigger
        self.card = card  # -1 where the source is none
        self.times = times
        self.source = source


class Track(Shared):
    """A number of the world that goes up in steps, from a start to a goal."""

    def __init__(self, name: str, slot: int, start: int, goal: int, size: int) -> None:
        self.name = name
        self.slot = slot
        self.start = start
        self.goal = goal
        self.size = size  # of a step


@mypyc_attr(allow_interpreted_subclasses=True)
class ScorePart(Shared):
    """A source of victory points. `at_once`: a preview tells the points that a move brings, as no later move takes them."""

    def __init__(self, name: str, at_once: bool = False) -> None:
        self.name = name
        self.at_once = at_once

    def points(self, s: State, seat: int) -> int:
        """What it brings a seat as things stand."""
        raise NotImplementedError(type(self).__name__)

    def by_card(self, s: State, seat: int) -> dict[str, int]:
        """The same card by card, where cards bring it."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks(Shared):
    """What a module answers about a game besides its flow. The defaults have nothing to say."""

    def ahead(self, s: State, seat: int) -> str:
        """The label of the answer that the seat may give now for when its turn comes."""
        return ""

    def plausible(self, s: State, seat: int) -> bool:
        """Whether a seat could hold what it was dealt in an imagined world, given what it has openly done."""
        return True

    def shuffled(self, s: State) -> None:
        """All piles are shuffled, nothing is dealt yet: a module may put a pile in another order."""

    def news(self, before: State, after: State, seat: int) -> list[Phrase]:
        """What a move of a seat brings about besides numbers."""
        return []


class Gate(Shared):
    """Rules out options whose consequences the seat could not bear. The default lets everything pass."""

    def allowed(self, s: State, f: Frame, options: list[int]) -> list[int]:
        """Those of the options of a question that may be chosen."""
        return options


class Areas(Shared):
    """Some areas of a map: those on it as a mask (bit i stands for area i), those elsewhere as a list."""

    def __init__(self, rules: Ruleset, cells: list[int]) -> None:
        on_map = rules.cells_on_map
        self.rules = rules
        self.mask: i64 = sum([1 << cell for cell in cells if cell < on_map])
        self.elsewhere = [cell for cell in cells if cell >= on_map]


class Ruleset(Shared):
    """The linked rules of one game with its modules, for a number of seats: everything that never changes."""

    _space: ActionSpace | None = None

    def __init__(self, game: str, modules: list[str], players: int) -> None:  # noqa: PLR0915 - one field a line
        self.game = game
        self.modules = modules
        self.players = players
        # Names by number. The numbers of those that the modules in play bring are listed beside them: views, digests,
        # saves and records go by these lists.
        self.world_names: list[str] = []
        self.world_slots: list[int] = []
        self.world_start: list[int] = []
        self.seat_names: list[str] = []
        self.seat_slots: list[int] = []
        self.seat_start: list[int] = []
        self.slot_shows: list[int] = []  # what a client may be shown of a slot of a seat (kernel.vocabulary)
        self.zone_names: list[str] = []
        self.zones: list[int] = []
        self.zone_seat: list[int] = []  # whose zone it is; NOBODY for common ones
        self.zone_seen: list[int] = []  # mask of the seats that see what lies there
        self.tableau_seat: list[
            int
        ] = []  # for each zone: the seat for which a card there is in play, or NOBODY
        self.zone_base: i64 = 0  # a seat's zones begin at zone_base + seat * zone_step
        self.zone_step: i64 = 0
        self.cards: list[Card] = []
        self.card_index: dict[str, int] = {}
        self.homes: list[
            int
        ] = []  # for each card the zone in which it begins: cards of one home have the same back
        self.cell_names: list[str] = []
        self.cell_kind: list[int] = []
        self.cell_volcano: list[bool] = []
        self.cell_bonus: list[Node | None] = []
        self.neighbours: list[list[int]] = []
        self.cells_on_map = 0  # cells from here on lie off the map
        self.around: list[int] = []  # for each cell the cells next to it, as a mask
        self.areas: dict[object, Areas] = {}  # by rule of placement: the cells that it could ever allow
        self.tile_names: list[str] = []
        self.tiles: list[int] = []
        self.notes: list[str] = []
        self.begins: list[bool] = []  # by note: with it a part of the round begins
        self.tags: list[Tag] = []
        self.subjects: list[int] = []  # of each kind of occurrence: how many it can happen to
        self.chances: list[Chance] = []
        self.options: dict[str, int] = {}
        self.aliases: dict[str, str] = {}  # what things were called before -> what they are called now
        self.settings: dict[str, int] = {}  # values of the game, as its modules set them
        self.tracks: list[Track] = []  # global parameters
        self.goals: list[Node] = []  # milestones and awards
        self.projects: list[Node] = []  # what everybody may do, by its place in this list
        self.scoring: list[ScorePart] = []  # in the order of the final scoring
        self.tiebreak: Count | None = None  # who has more of it wins among those with the same points
        self.won_alone: Count | None = None  # above 0: a solo game that ends now is won
        self.won_together: Count | None = (
            None  # all play together: above 0, a game that ends now is won by all
        )
        self.wild_slots: list[int] = []  # of a seat: its tags that may stand for any other
        self.sources: list[Node] = []  # what keeps abilities in force besides cards
        self.hooks: list[Hooks] = []
        # What on a card may be spent in place of a slot of its owner: slot, card, worth.
        self.stand_ins: list[tuple[int, int, int]] = []
        self.tolls: list[Node] = []  # what the rise of a quantity costs
        self.areas_lift: dict[
            int, bool
        ] = {}  # slot -> whether what is printed on any area may lift it, once asked
        self.reads_log = False  # whether rules rest on what the log says
        self.tolled_cards: list[int] = []  # cards that may react by what costs a toll
        self.tolled_sources = False  # whether other sources may
        self.gate: Gate | None = None  # looks at the options of every question
        self.unlogged: list[int] = []  # slots of a seat that its cards in play add up to, without an event
        self.menu: Node | None = None  # of a turn: it asks what to do next
        self.reactions: list[list[list[Reaction]]] = []  # by kind of occurrence and its subject
        self.on_settled: Node | None = None  # looked after every effect: what is automatic in this game
        self.resolve: Node | None = None  # carries out the effects that wait on a stack
        self.skip_impossible = False  # whether effects that can't be done are left out
        self.root: Node | None = None
        self.nodes: dict[str, Node] = {}
        self.paths: dict[Node, str] = {}

    @property
    def actions(self) -> list[Option]:
        """Every option that can ever be offered, in a fixed order: the action space of an environment."""
        return self.action_space().options

    def action_space(self) -> ActionSpace:
        """The actions, with their places; worked out when somebody asks first."""
        if self._space is None:
            found = [option for node in self.nodes.values() for option in node.vocabulary(self)]
            self._space = ActionSpace(found, self.aliases)
        return self._space

    def parse(self, label: str) -> Option:
        """The option of a label: the only way back from a name to what it means."""
        space = self.action_space()
        place = space.place(label)
        if place < 0:
            raise UnknownName(f"these rules have no option {label!r}")
        return space.options[place]

    def zone(self, seat: int, kind: int) -> int:
        """The number of a seat's zone."""
        return self.zone_base + seat * self.zone_step + kind
