"""What a game is made of while it runs: nodes, frames, decisions, events and the state.

The types refer to each other, so they stand in one file. A *node* is an immutable verb, shared by all states. A *frame*
is a node at work for a seat: suspended work is a stack of frames, never a generator or a closure, so that a state can
be copied, saved and resumed in the middle of any card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tharsis.kernel.batch import Batch
from tharsis.kernel.errors import Refused, UnknownName
from tharsis.kernel.option import ActionSpace, Option, Question
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.kernel.rng import FACTOR, MASK, SHIFT, STEP, WORDS, block, seed_bytes, small_seed
from tharsis.kernel.shared import Shared
from tharsis.kernel.words import NO_WORDS, CountWords

NOBODY: Final = -1
EVERYONE: Final = -1
WATCHER: Final = 1 << 30  # the bit of those who have no seat: only what everybody knows has it

TRIES: Final = 100  # worlds imagined until those who must decide there have a choice

# Kinds of decision.
MENU: Final = 0  # begins an action
FOLLOW_UP: Final = 1  # goes on with the action above
PAYMENT: Final = 2  # goes on with it too, and is only about how to pay
WAITING: Final = 3  # none: the seat is done, and waits for the others

RESUME: Final = -2  # the answer of a seat that waits for the others and wants to go on choosing

# Kinds of event in the log.
CHANGE: Final = 0  # a seat's slot: subject = slot, amount = difference
WORLD: Final = 1  # a slot of the world: subject = slot, amount = difference
MOVE: Final = 2  # a card: subject = zone it goes to, amount = zone it leaves
TILE: Final = 3  # subject = cell, amount = tile
RESOURCE: Final = 4  # on a card: subject = that card, amount = difference
NOTE: Final = 5  # subject = number of the note (Ruleset.notes), amount as the note says
CHANCE: Final = (
    6  # chance decides, what comes of it follows: subject = of what kind (Ruleset.chances), amount = times
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(Shared):
    """A verb with its arguments. Subclasses say what it does, whether it can be done, and what its options mean."""

    # What the order of effects may depend on (bits of `rules.aspects`): read and written by this node.
    reads: int
    writes: int
    # Done at once, without a question, and never worse for being done first.
    instant: bool
    # Among effects that wait: 0 as soon as it can be done; 1 before what can do without it; 2 the rest;
    # 3 asked last, when everything else is known; above 3 after those choices too.
    rank: int

    def __init__(self) -> None:
        self.reads = 0
        self.writes = 0
        self.instant = False
        self.rank = 2

    def children(self) -> list[Node]:
        """The nodes inside this one, in a fixed order: they give each node its path in a save."""
        return []

    def places(self) -> list[str]:
        """What its children are called in a path: their numbers, or names where they have some."""
        return [f".{i}" for i in range(len(self.children()))]

    def can(self, s: State, seat: int, card: int) -> bool:
        """Could this be done now, in full, as the rules ask for it?"""
        return True

    def has_effect(self, s: State, seat: int, card: int) -> bool:
        """Would doing it change anything? (A legal choice may be an empty one.)"""
        return True

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        """Why it can't be done now: each condition that fails, and by how much."""
        return []

    def step(self, s: State, f: Frame) -> None:
        """Do it, push what is to be done next, or ask. A step that asks changes nothing before."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, s: State, f: Frame, option: int) -> None:
        """Go on with the chosen option."""
        raise NotImplementedError(type(self).__name__)

    def option(self, s: State, f: Frame, x: int) -> Option:
        """What one of its options means, as data that clients, records and learners share."""
        raise NotImplementedError(type(self).__name__)

    def asks(self) -> Question:
        """What it asks at first, as data."""
        return Question(type(self).__name__.lower())

    def ask_kind(self) -> int:
        """What kind of decision it asks for: MENU, FOLLOW_UP or PAYMENT."""
        return FOLLOW_UP

    def question(self, s: State, f: Frame) -> Question:
        """What it asks now, as data."""
        return self.asks()

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        """Every option that it can ever offer; numbers as far as they are told apart."""
        return []

    def batch(self, s: State, f: Frame) -> Batch | None:
        """The selection that starts at this question, where several choices in a row are one."""
        return None

    def batch_after(self, s: State, f: Frame, x: int) -> Batch | None:
        """The selection that starts when this option is taken, where that can be told before."""
        return None

    def topic(self, s: State, f: Frame) -> Phrase | None:
        """What its question is about, where that is not what it says."""
        return None

    def phrase(self) -> Phrase:
        """What it says, as data for the linearizers."""
        raise NotImplementedError(type(self).__name__)

    def icons(self) -> list[str]:
        """Its row of icons: names of icon files and numbers."""
        raise NotImplementedError(type(self).__name__)

    def shifts(self) -> tuple[int, ...]:
        """Where the numbers of its frames lay in the one number of the first saves: by how many bits each was shifted."""
        return (0,)

    def purpose(self, gain: Phrase) -> Phrase:
        """What it says as the price of something that follows: Spend 4 energy to gain 2 steel."""
        return Phrase("sequence", e=self.phrase(), e2=gain)

    def rest(self, f: Frame) -> list[Node]:
        """Its parts that follow at this point of its program, where it has several."""
        return []

    def done(self, f: Frame) -> int:
        """How many of its times are done, where they are done one by one."""
        return 0

    def cheapest(self, s: State, f: Frame, options: list[int]) -> int:
        """Where it only asks how to pay: the place of the option that wastes least. Otherwise -1."""
        return -1

    def pays_freely(self) -> bool:
        """Whether anything may pay it: which, a preview leaves to the player."""
        return False

    def mark_after(self) -> str:
        """The mark between its icons and those of what follows: an arrow if it is paid for that."""
        return ";"

    def heading(self) -> str:
        """The pattern of the label that stands before it on a card; empty if there is none."""
        return ""

    def production_part(self) -> Node | None:
        """The part that changes production, for effects that repeat a card's production box."""
        return None

    def clashes(self, s: State, f: Frame, other: Frame) -> bool:
        """Whether it matters now which of the two works comes first, besides what is read and written."""
        return False

    def total(self, slot: int) -> int:
        """By how much it surely changes this slot of its own seat (gains positive, losses negative)."""
        return 0

    def brings(self, s: State, seat: int, card: int, slot: int) -> int:
        """By how much it would change this slot of its own seat at once, done now."""
        return self.total(slot)

    def feeds(self, slot: int) -> bool:
        """Whether it may add to this slot of its own seat, whatever its parts do; not to be trusted unless it says so."""
        return True

    def hopes(self, other: Node) -> bool:
        """Whether it may be possible after the other one, though it is not now."""
        return True


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """Suspended work, immutable: a node at work for a seat, on behalf of a card, at a point of its program."""

    __slots__ = ("args", "card", "node", "pc", "seat")

    def __init__(
        self, node: Node, seat: int, card: int = -1, pc: int = 0, args: tuple[int, ...] = ()
    ) -> None:
        self.node = node
        self.seat = seat
        self.card = card
        self.pc = pc
        self.args = args  # the numbers that the node keeps for its program

    def arg(self, i: int = 0) -> int:
        """One of its numbers; 0 where it has none."""
        return self.args[i] if i < len(self.args) else 0

    def at(self, pc: int) -> Frame:
        """The same work at another point of its program."""
        return Frame(self.node, self.seat, self.card, pc, self.args)

    def with_args(self, pc: int, *args: int) -> Frame:
        """The same work at another point, with other numbers."""
        return Frame(self.node, self.seat, self.card, pc, args)

    def same(self, other: Frame) -> bool:
        """Whether the other one is the same work at the same point."""
        return self is other or (
            self.node is other.node
            and self.seat == other.seat
            and self.card == other.card
            and self.pc == other.pc
            and self.args == other.args
        )


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """A decision of one seat: the frame that asks, and its options; never fewer than two.

    Without options it is the mark of a seat that is done and waits for the others: its frame would be stepped again.
    """

    __slots__ = ("frame", "kind", "options", "seat")

    def __init__(self, frame: Frame, options: list[int]) -> None:
        self.frame = frame
        self.options = options
        self.seat = frame.seat
        self.kind: int = frame.node.ask_kind() if options else WAITING

    def same(self, other: Ask) -> bool:
        """Whether the other one asks the same, with the same options."""
        return self.frame.same(other.frame) and self.options == other.options


class Event:
    """What happened, to whom, by which card, and who may read it. The log is a chain, so that copies share it."""

    __slots__ = ("amount", "card", "index", "kind", "previous", "seat", "seen", "subject")

    def __init__(
        self, previous: Event | None, kind: int, seat: int, card: int, subject: int, amount: int, seen: int
    ) -> None:
        self.previous = previous
        self.kind = kind
        self.seat = seat
        self.card = card
        self.subject = subject
        self.amount = amount
        self.seen = seen
        self.index: int = 0 if previous is None else previous.index + 1

    def same(self, other: Event) -> bool:
        """Whether the other one tells the same."""
        return (
            self.kind == other.kind
            and self.seat == other.seat
            and self.card == other.card
            and self.subject == other.subject
            and self.amount == other.amount
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Node):
    """A number read off the state: tags, tiles, resources on a card … Points and amounts are made of these.

    `words` say what is counted, and in which sentences.
    """

    words: CountWords

    def __init__(self) -> None:
        super().__init__()
        self.words = NO_WORDS

    def count(self, s: State, seat: int, card: int) -> int:
        """The number now, for a seat, seen from a card."""
        raise NotImplementedError(type(self).__name__)

    def feeds(self, slot: int) -> bool:
        return False

    def as_chosen(self) -> bool:
        """Whether it is a number chosen just before: texts then say "as many"."""
        return False

    def for_each(self, effect: Phrase) -> Phrase:
        """An effect, so often as there is one: Gain 1 plant for each city tile in play."""
        return Phrase(self.words.each, e=effect, **self.words.slots())

    def for_every(self, n: int, effect: Phrase) -> Phrase:
        """An effect for every so many."""
        return Phrase(self.words.every, e=effect, q=self.words.amount(n))

    def worth(self, points: Amount) -> Phrase:
        """Points for each."""
        return Phrase(self.words.points, q=points, **self.words.slots())

    def worth_every(self, n: int, points: Amount) -> Phrase:
        """Points for every so many."""
        return Phrase(self.words.points_every, p=points, q=self.words.amount(n))

    def worth_one(self, points: Amount) -> Phrase:
        """Points if there is one at least."""
        return Phrase(self.words.points_if, q=points, **self.words.slots())

    def condition(self, then: Phrase, otherwise: Phrase | None) -> Phrase:
        """An effect if there is one; `otherwise` another one."""
        if otherwise is not None:
            raise ValueError(f"no words for what follows if there is no {type(self).__name__}")
        return Phrase(self.words.holds, e=then, **self.words.slots())

    def condition_at(self, n: int, then: Phrase, otherwise: Phrase | None) -> Phrase:
        """An effect if there are so many; `otherwise` another one."""
        if otherwise is None:
            return Phrase(self.words.reached, p=self.words.amount(n), e=then)
        return Phrase(self.words.instead, e=otherwise, p=self.words.amount(n), e2=then)

    def required(self, n: int) -> Phrase:
        """That there must be so many."""
        return Phrase(self.words.required, q=self.words.amount(n))

    def most(self, first: Amount, second: Amount) -> Phrase:
        """Points for who has the most of it, and the second most."""
        return Phrase(self.words.most, p=first, q=second, **self.words.slots())


class Tag(Shared):
    """A tag; the slot counts those that a seat has in play."""

    def __init__(self, name: str, slot: int) -> None:
        self.name = name
        self.slot = slot

    @property
    def noun(self) -> str:
        """Its word in the glossary."""
        return f"{self.name}_tag"

    @property
    def icon(self) -> str:
        """Its picture."""
        return f"tag-{self.name}"


class Card(Shared):
    """A card is data: what it costs, needs, does once, lets its owner do, keeps in force, and is worth."""

    def __init__(
        self,
        number: str,
        name: str,
        *,
        kind: str,
        set: str,
        pt: str = "",
        ru: str = "",
        cost: int = 0,
        tags: list[Tag] | None = None,
        needs: list[Node] | None = None,
        holds: str = "",
        play: list[Node] | None = None,
        first: Node | None = None,
        actions: list[Node] | None = None,
        abilities: list[Node] | None = None,
        vp: Count | None = None,
        copies: int = 1,
        price: Node | None = None,
        home: str = "deck",
        source: str = "",
        designed: list[str] | None = None,
    ) -> None:
        self.number = number
        self.name = name
        self.pt = pt or name
        self.ru = ru or name
        self.key = slug(name)
        self.kind = kind
        self.set = set
        self.game = ""  # told when its module joins a game
        self.cost = cost
        self.tags: list[Tag] = tags or []
        self.needs: list[Node] = needs or []
        self.holds = holds
        self.play: list[Node] = play or []
        self.first = first
        self.actions: list[Node] = actions or []  # alternatives; one of them, once per generation
        self.abilities: list[Node] = abilities or []
        self.vp = vp
        self.copies = copies
        self.price = price  # how it is paid, where that is not an amount of money; `cost` is its size then
        self.home = home  # the zone in which it begins
        self.source = source  # where what it says was found; "designed": it is ours
        self.designed: list[str] = designed or []  # the parts of it that are ours nevertheless

    def nodes(self) -> list[tuple[str, Node]]:
        """Every node of the card with its place on it."""
        found: list[tuple[str, Node]] = []
        for part, nodes in (
            ("needs", self.needs),
            ("play", self.play),
            ("action", self.actions),
            ("ability", self.abilities),
        ):
            found.extend((f"{part}.{i}", node) for i, node in enumerate(nodes))
        if self.first is not None:
            found.append(("first", self.first))
        if self.vp is not None:
            found.append(("vp", self.vp))
        if self.price is not None:
            found.append(("price", self.price))
        return found


def slug(name: str) -> str:
    """A title as a key: lower case, words joined by hyphens."""
    kept = [c if c.isalnum() else " " for c in name.lower().replace("'", "").replace(chr(0x2019), "")]
    return "-".join("".join(kept).split())


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
    """A source of victory points."""

    def __init__(self, name: str) -> None:
        self.name = name

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

    def news(self, before: State, after: State, seat: int) -> list[Phrase]:
        """What a move of a seat brings about besides numbers."""
        return []


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
        self.zone_base = 0  # a seat's zones begin at zone_base + seat * zone_step
        self.zone_step = 0
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
        self.areas: dict[object, list[int]] = {}  # by rule of placement: the cells that it could ever allow
        self.tile_names: list[str] = []
        self.tiles: list[int] = []
        self.notes: list[str] = []
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
        self.sources: list[Node] = []  # what keeps abilities in force besides cards
        self.hooks: list[Hooks] = []
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


class State:
    """The only mutable thing: ints and lists of ints."""

    __slots__ = (
        "answers",
        "asks",
        "block",
        "block_number",
        "brief",
        "claim",
        "forked",
        "known",
        "log",
        "mark",
        "origin",
        "over",
        "owner",
        "place",
        "pools",
        "res",
        "rng_at",
        "rules",
        "seats",
        "secret",
        "seed",
        "stack",
        "stacks",
        "stuck",
        "tallies",
        "tile",
        "used",
        "world",
        "zones",
    )

    def __init__(
        self,
        rules: Ruleset,
        seed: bytes,
        world: list[int],
        seats: list[list[int]],
        zones: list[list[int]],
        place: list[int],
        res: list[int],
        used: list[int],
        known: list[int],
        mark: list[int],
        tile: list[int],
        owner: list[int],
        claim: list[int],
        stacks: list[list[Frame]],
        pools: list[list[Frame]],
        asks: list[Ask | None],
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.rng_at: int = 0
        self.block_number: int = -1
        self.block: list[int] = []
        self.world = world
        self.seats = seats
        self.zones = zones  # the cards in each zone, the last one on top
        self.place = place  # card -> its zone
        self.res = res  # card -> resources on it
        self.used = used  # card -> 1 when its action was used
        self.known = known  # card -> mask of the seats that know where it is
        self.mark = mark  # card -> what was chosen on it, plus 1
        self.tile = tile  # cell -> tile or -1
        self.owner = owner  # cell -> seat or NOBODY
        self.claim = claim  # cell -> seat that reserved it, or NOBODY
        self.stacks = stacks  # 0: the game's own; 1 + seat: work that seats do at the same time
        self.pools = pools  # per stack: effects that wait for their order
        self.asks = asks  # per stack
        self.stack: int = 0
        self.forked: bool = False  # seats work at the same time
        self.secret: bool = False  # … and see nothing of each other's work until all are done
        self.origin: State | None = None  # where they began, never written; None before the first answer
        self.answers: tuple[tuple[int, int], ...] = ()  # since then: seat and choice, as they came
        self.over: bool = False
        self.brief: bool = (
            False  # a trial of which only the value is wanted: it stops before a menu is worked out
        )
        self.stuck: bool = False  # a trial found that something mandatory can't be done
        self.log: Event | None = None
        self.tallies: list[list[int]] | None = None  # see `tally`; None: to be counted anew

    # --- copies -----------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        """A copy that shares nothing mutable with this one."""
        c = State(
            self.rules,
            self.seed,
            self.world[:],
            [x[:] for x in self.seats],
            [x[:] for x in self.zones],
            self.place[:],
            self.res[:],
            self.used[:],
            self.known[:],
            self.mark[:],
            self.tile[:],
            self.owner[:],
            self.claim[:],
            [x[:] for x in self.stacks],
            [x[:] for x in self.pools],
            self.asks[:],
        )
        c.rng_at = self.rng_at
        c.block_number = self.block_number
        c.block = self.block  # never written after it is made
        c.stack = self.stack
        c.forked = self.forked
        c.secret = self.secret
        c.origin = self.origin
        c.answers = self.answers
        c.over = self.over
        c.brief = self.brief
        c.stuck = self.stuck
        c.log = self.log
        c.tallies = self.tallies  # never written after they are made
        return c

    def __copy__(self) -> State:
        """Copied by Python, it shares nothing mutable either."""
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        """The same: rules, frames and events never change."""
        return self.clone()

    # --- decisions --------------------------------------------------------------------------------------------------

    def decisions(self) -> list[Ask]:
        """The open decisions, at most one per seat."""
        return [a for a in self.asks if a is not None and a.options]

    def ask_of(self, seat: int) -> Ask | None:
        """The open decision of a seat."""
        for a in self.asks:
            if a is not None and a.seat == seat and a.options:
                return a
        return None

    def waits(self, seat: int) -> bool:
        """Whether a seat is done and waits for the others: it may take that back by the answer RESUME."""
        for a in self.asks:
            if a is not None and a.seat == seat:
                return not a.options
        return False

    def stack_of(self, f: Frame) -> int:
        """The stack on which this frame asks."""
        for i in range(len(self.asks)):
            a = self.asks[i]
            if a is not None and a.frame is f:
                return i
        return self.stack

    def apply(self, seat: int, choice: int) -> None:
        """Answer a seat's open decision with the option at this index. The only entry for a client."""
        if self.over:
            raise Refused("the game is over")
        for i in range(len(self.asks)):
            a = self.asks[i]
            if a is not None and a.seat == seat:
                self.check(a, choice)
                if self.forked:
                    if self.origin is None:
                        self.origin = self.clone()
                    self.answers += ((seat, choice),)
                self.asks[i] = None
                self.stack = i
                if choice == RESUME:
                    self.stacks[i].append(a.frame)
                else:
                    a.frame.node.answer(self, a.frame, a.options[choice])
                self.run()
                self.renew(seat)
                return
        raise Refused(f"seat {seat} has nothing to decide now")

    def check(self, a: Ask, choice: int) -> None:
        """Refuse an answer that is none."""
        if not a.options:
            if choice != RESUME:
                raise Refused(f"seat {a.seat} waits for the others")
        elif choice < 0 or choice >= len(a.options):
            raise Refused(f"option {choice} is not one of 0 to {len(a.options) - 1}")

    def run(self) -> None:
        """Work until some seat must choose or the game is over."""
        while True:
            if self.forked and not self.join():
                return
            main = self.stacks[0]
            self.stack = 0
            while main and not self.forked:
                if self.asks[0] is not None:
                    return
                f = main.pop()
                if self.brief and f.node.ask_kind() == MENU:
                    main.append(f)
                    return
                f.node.step(self, f)
            if not self.forked:
                if self.asks[0] is None:
                    self.over = True
                return

    def ask(self, f: Frame, options: list[int]) -> None:
        """Open a decision. A forced choice is not asked."""
        if len(options) == 1:
            f.node.answer(self, f, options[0])
        elif options:
            assert self.asks[self.stack] is None, "a seat is asked two things at once"
            assert self.stack == 0 or f.seat == self.stack - 1, "a seat is asked on the stack of another"
            self.asks[self.stack] = Ask(f, options)
        else:
            raise AssertionError(f"{type(f.node).__name__} asked without an option")

    def reask(self, but: int = NOBODY) -> bool:
        """Ask all that is open anew, as things stand now, but for one seat; false if a question is not the same any more."""
        same, stack = True, self.stack
        for i in range(len(self.asks)):
            a = self.asks[i]
            if a is None or a.seat == but or not a.options:
                continue
            self.asks[i] = None
            self.stack = i
            a.frame.node.step(self, a.frame)
            b = self.asks[i]
            if b is None or b.frame.node is not a.frame.node or b.frame.pc != a.frame.pc:
                same = False
            elif b.same(a):
                self.asks[i] = a  # clients know it by what it is
        self.stack = stack
        return same

    # --- simultaneous work --------------------------------------------------------------------------------------------

    def fork(self, frames: list[Frame], secret: bool) -> None:
        """Give seats work to do at the same time; the game goes on when all are done.

        In secret, nobody learns anything of what the others do before that: it must not touch what they see, nor use
        chance. Openly, what one seat does changes what the others may choose.
        """
        assert not self.forked, "seats work at the same time already"
        for f in frames:
            self.stacks[1 + f.seat].append(f)
        self.forked = len(frames) > 0
        self.secret = secret

    def join(self) -> bool:
        """Let every seat work on its own stack; true when all of them are done."""
        busy = True
        while busy:  # work of one seat may give another something to do
            busy = False
            for i in range(1, len(self.stacks)):
                stack = self.stacks[i]
                self.stack = i
                while stack and self.asks[i] is None:
                    f = stack.pop()
                    f.node.step(self, f)
                    busy = True
        for a in self.asks:
            if a is not None and a.options:
                return False
        for i in range(1, len(self.asks)):
            assert not self.stacks[i], "a seat waits with work to do"
            self.asks[i] = None
        self.forked = False
        self.origin = None
        self.answers = ()
        return True

    def wait(self, f: Frame) -> None:
        """This frame's seat is done. Until all are it may take that back: then the frame is stepped again.

        So it is where others have given the seat something to do meanwhile: that comes first.
        """
        assert self.stack == f.seat + 1, "only who works at the same time as others can wait for them"
        if self.stacks[self.stack]:
            self.stacks[self.stack].insert(0, f)
        else:
            self.asks[self.stack] = Ask(f, [])

    def renew(self, but: int) -> None:
        """After an answer in an open fork: what the others may choose can have changed."""
        while self.forked and not self.secret and not self.reask(but):
            self.run()
            but = NOBODY

    def seen_by(self, seat: int) -> State:
        """All that a seat may know lies in this state, not to be written: no work that the others do in secret.

        It is the state itself, or the one in which all began with this seat's own answers; NOBODY: who watches.
        """
        origin = self.origin
        if origin is None or not self.secret:
            return self
        own = [choice for who, choice in self.answers if who == seat]
        if len(own) == len(self.answers):
            return self
        if not own:
            return origin
        s = origin.clone()
        s.origin = origin
        for choice in own:
            s.apply(seat, choice)
        return s

    # --- imagined worlds ------------------------------------------------------------------------------------------------

    def imagine(self, seat: int, seed: int | str, history: bool = False) -> State:
        """A world that agrees with all that this seat (NOBODY: who watches) knows, and holds nothing else of this one.

        Hidden cards are dealt anew, chance begins anew, and what the others do in secret they have still to do. Two states
        that look alike to the seat give the same worlds. Without history the log is left out, which is quicker.
        """
        seen = self.seen_by(seat)
        bit = WATCHER if seat < 0 else 1 << seat
        hidden = seen.hidden_from(bit)
        for attempt in range(TRIES):
            world = seen.clone()
            world.deal_anew(hidden, f"imagined {seed}/{attempt}")
            if world.could_be(seat):
                break
        else:
            world.reask(seat)
            world.run()  # a question has become another one, or none: the world goes on from there
        world.origin = None  # what the seat has chosen so far is where this world begins
        world.answers = ()
        world.log = redacted(seen.log, bit) if history else left_out(seen.log)
        return world

    def hidden_from(self, bit: int) -> list[bool]:
        """For each card whether a seat, by its bit, does not know where it is."""
        seen, known = self.rules.zone_seen, self.known
        hidden = [False] * len(known)
        for z in range(len(self.zones)):
            if seen[z] & bit == 0:
                for c in self.zones[z]:
                    if known[c] & bit == 0:
                        hidden[c] = True
        # Of cards that work in progress is about everybody has been told, wherever they still lie.
        for i in range(len(self.stacks)):
            for f in self.stacks[i]:
                if f.card >= 0:
                    hidden[f.card] = False
            for f in self.pools[i]:
                if f.card >= 0:
                    hidden[f.card] = False
            a = self.asks[i]
            if a is not None and a.frame.card >= 0:
                hidden[a.frame.card] = False
        return hidden

    def deal_anew(self, hidden: list[bool], seed: str) -> None:
        """Let hidden cards change places with others of their kind, and chance begin anew."""
        self.seed = seed_bytes(seed)
        self.rng_at = 0
        self.block_number = -1
        homes, place, known, was_known = self.rules.homes, self.place, self.known, self.known[:]
        # In order of their numbers: where a card truly lies must leave no trace.
        bags: list[list[int]] = [[] for _ in self.zones]
        for c in range(len(hidden)):
            if hidden[c]:
                bags[homes[c]].append(c)
        left = [len(bag) for bag in bags]
        x = small_seed(self.seed)
        for z in range(len(self.zones)):
            pile = self.zones[z]
            for at in range(len(pile)):
                old = pile[at]
                if hidden[old]:
                    home = homes[old]
                    bag, n = bags[home], left[home]
                    left[home] = n - 1
                    x = (x * FACTOR + STEP) & MASK
                    i = (x >> SHIFT) * n >> SHIFT
                    card = bag[i]
                    bag[i] = bag[n - 1]
                    pile[at] = card
                    place[card] = z
                    known[card] = was_known[old]

    def could_be(self, seat: int) -> bool:
        """Ask the others anew what they are asked: false if one of them would have no choice in this world."""
        for hooks in self.rules.hooks:
            for other in range(self.rules.players):
                if other != seat and not hooks.plausible(self, other):
                    return False
        return self.reask(seat)

    # --- work ---------------------------------------------------------------------------------------------------------

    def stack_for(self, seat: int) -> int:
        """The stack for a seat's work: the one at work now, but who works at the same time as others has its own."""
        if self.stack == 0 or seat < 0:
            return self.stack
        at = 1 + seat
        a = self.asks[at]
        if a is not None and not a.options:  # who waited has something to do again
            self.asks[at] = None
            self.stacks[at].append(a.frame)
        return at

    def push(self, f: Frame) -> None:
        """Put work on top of the stack: it is done next."""
        self.stacks[self.stack_for(f.seat)].append(f)

    def do(self, node: Node, seat: int, card: int = -1, args: tuple[int, ...] = ()) -> None:
        """Push a node for a seat."""
        self.stacks[self.stack_for(seat)].append(Frame(node, seat, card, 0, args))

    def pool(self, node: Node, seat: int, card: int, args: tuple[int, ...] = ()) -> None:
        """Let an effect take its place among those that wait: at once where order can't matter."""
        if node.instant:
            node.step(self, Frame(node, seat, card, 0, args))
            return
        at = self.stack_for(seat)
        self.pools[at].append(Frame(node, seat, card, 0, args))
        if at != self.stack:
            assert self.rules.resolve is not None
            self.stacks[at].append(Frame(self.rules.resolve, seat))

    def drop_work(self) -> None:
        """Forget all work under way and every open decision: for trials, and for positions put together by hand."""
        for i in range(len(self.stacks)):
            self.stacks[i] = []
            self.pools[i] = []
            self.asks[i] = None
        self.stack = 0
        self.forked = False
        self.origin = None
        self.answers = ()
        self.over = False

    # --- changes, each with its event ---------------------------------------------------------------------------------

    def add(self, seat: int, slot: int, amount: int, card: int) -> None:
        """Change a slot of a seat."""
        self.seats[seat][slot] += amount
        self.log = Event(self.log, CHANGE, seat, card, slot, amount, EVERYONE)

    def add_world(self, seat: int, slot: int, amount: int, card: int) -> None:
        """Change a slot of the world, on behalf of a seat."""
        self.world[slot] += amount
        self.log = Event(self.log, WORLD, seat, card, slot, amount, EVERYONE)

    def add_res(self, seat: int, on: int, amount: int, card: int) -> None:
        """Change the resources on a card."""
        self.res[on] += amount
        self.log = Event(self.log, RESOURCE, seat, card, on, amount, EVERYONE)

    def lay(self, seat: int, cell: int, tile: int, owner: int, card: int) -> None:
        """Put a tile on a cell."""
        self.set_tile(cell, tile, owner)
        self.log = Event(self.log, TILE, seat, card, cell, tile, EVERYONE)

    def set_tile(self, cell: int, tile: int, owner: int) -> None:
        """A tile lies on a cell, without an event: for positions put together by hand."""
        self.tile[cell] = tile
        self.owner[cell] = owner
        self.claim[cell] = NOBODY
        self.tallies = None

    def tally(self, seat: int) -> list[int]:
        """How many tiles of each kind are a seat's (NOBODY: nobody's); not to be written.

        Tiles are asked for much more often than they are laid: they are counted once after that.
        """
        if self.tallies is None:
            kinds = len(self.rules.tile_names)
            found = [[0] * kinds for _ in range(self.rules.players + 1)]
            for i in range(len(self.tile)):
                if self.tile[i] >= 0:
                    found[self.owner[i]][self.tile[i]] += 1
            self.tallies = found
        return self.tallies[seat]

    def note(self, number: int, seat: int, card: int = -1, amount: int = 0) -> None:
        """Log something that the slots do not show."""
        self.log = Event(self.log, NOTE, seat, card, number, amount, EVERYONE)

    def move(self, seat: int, card: int, zone: int, witnesses: int = 0) -> None:
        """Move a card; who sees the new zone, and the witnesses, know it."""
        old = self.place[card]
        pile = self.zones[old]
        if pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        self.zones[zone].append(card)
        self.place[card] = zone
        seen = self.rules.zone_seen[zone] | witnesses
        self.known[card] = seen
        self.log = Event(self.log, MOVE, seat, card, zone, old, seen)

    # --- chance -----------------------------------------------------------------------------------------------------

    def throw(self, seat: int, kind: int, times: int, card: int) -> None:
        """Tell that chance decides now: what comes of it is logged right after."""
        self.log = Event(self.log, CHANCE, seat, card, kind, times, EVERYONE)

    def word(self) -> int:
        """The next 32 random bits."""
        assert self.stack == 0 or not self.secret, (
            "what is done in secret can't use chance: others would notice"
        )
        number = self.rng_at // WORDS
        if number != self.block_number:
            self.block = block(self.seed, number)
            self.block_number = number
        w = self.block[self.rng_at % WORDS]
        self.rng_at += 1
        return w

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        limit = 0x100000000 - 0x100000000 % n
        w = self.word()
        while w >= limit:
            w = self.word()
        return w % n

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


# --- the log --------------------------------------------------------------------------------------------------------------


def left_out(last: Event | None) -> Event | None:
    """An entry that stands for a log up to this one, so that what follows keeps its number."""
    if last is None:
        return None
    found = Event(None, NOTE, NOBODY, -1, 0, 0, 0)
    found.index = last.index
    return found


def redacted(last: Event | None, bit: int) -> Event | None:
    """The log without the cards that a seat, by its bit, did not see."""
    events: list[Event] = []
    e = last
    while e is not None:
        events.append(e)
        e = e.previous
    found: Event | None = None
    for e in reversed(events):
        card = e.card if e.kind != MOVE or e.seen & bit else -1
        found = Event(found, e.kind, e.seat, card, e.subject, e.amount, e.seen)
    return found


def shared_log(one: Event | None, other: Event | None) -> int:
    """The number of the last entry up to which two logs of a game tell the same."""
    found = -2
    while one is not other:
        if other is None or (one is not None and one.index > other.index):
            assert one is not None
            one = one.previous
        elif one is None or one.index < other.index:
            other = other.previous
        else:
            if not one.same(other):
                found = -2
            elif found < -1:
                found = one.index
            one, other = one.previous, other.previous
    if found >= 0:
        return found
    return -1 if one is None else one.index
