"""The state of a game: the only thing that changes while it is played.

Suspended work is a stack of frames, never a generator or a closure, so that a state can be copied, saved and resumed in
the middle of any card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.kernel.errors import Refused
from tharsis.kernel.event import NOBODY
from tharsis.kernel.frame import Ask, Frame, Stack
from tharsis.kernel.imagine import imagined
from tharsis.kernel.node import MENU
from tharsis.kernel.rng import WORDS, block
from tharsis.kernel.things import COMMON, Things

if TYPE_CHECKING:
    from tharsis.kernel.node import Node
    from tharsis.kernel.ruleset import Ruleset

RESUME: Final = -2  # the answer of a seat that waits for the others and wants to go on choosing


class State(Things):
    """All that lies on the table, the work under way, and who must decide."""

    __slots__ = (
        "answers",
        "asked",
        "asks",
        "block",
        "block_number",
        "brief",
        "forked",
        "latest",
        "origin",
        "over",
        "pools",
        "rng_at",
        "secret",
        "seed",
        "stack",
        "stacks",
        "stuck",
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
        stacks: list[Stack],
        pools: list[list[Frame]],
        asks: list[Ask | None],
    ) -> None:
        super().__init__(rules, world, seats, zones, place, res, used, known, mark, tile, owner, claim)
        self.seed = seed
        self.rng_at: int = 0
        self.block_number: int = -1
        self.block: list[int] = []
        self.stacks = stacks  # 0: the game's own; 1 + seat: work that seats do at the same time
        self.pools = pools  # per stack: effects that wait for their order
        self.asks = asks  # per stack
        self.stack: int = 0
        self.forked: bool = False  # seats work at the same time
        self.secret: bool = False  # … and see nothing of each other's work until all are done
        self.origin: State | None = None  # where they began, never written; see `remember`
        self.answers: tuple[tuple[int, int], ...] = ()  # since then: seat and choice, as they came
        self.asked: list[int] = []  # in an open fork: the world when all was asked; never written
        self.latest: int = NOBODY  # in an open fork: the seat that worked last, whose question is up to date
        self.over: bool = False
        self.brief: bool = (
            False  # a trial of which only the value is wanted: it stops before a menu is worked out
        )
        self.stuck: bool = False  # a trial found that something mandatory can't be done

    # --- copies -----------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        """A copy: what is done with the one is not seen in the other."""
        c = State(
            self.rules,
            self.seed,
            self.world,
            [x[:] for x in self.seats],
            self.zones,
            self.place,
            self.res,
            self.used,
            self.known,
            self.mark,
            self.tile,
            self.owner,
            self.claim,
            [x.copy() for x in self.stacks],
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
        c.asked = self.asked  # never written after it is made
        c.latest = self.latest
        c.over = self.over
        c.brief = self.brief
        c.stuck = self.stuck
        c.log = self.log
        c.silent = self.silent
        c.layout = self.layout  # never written after it is made
        c.lend()
        self.lend()
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
                    if self.secret and self.origin is None and not self.silent:
                        self.origin = self.clone()
                    if self.origin is not None:
                        self.answers += ((seat, choice),)
                self.asks[i] = None
                self.stack = i
                self.latest = seat
                if choice == RESUME:
                    self.stacks[i].push(a.frame)
                else:
                    a.frame.node.answer(self, a.frame, a.options[choice])
                self.run()
                if self.forked and not self.secret:
                    self.renew(self.latest, self.world == self.asked)
                return
        raise Refused(f"seat {seat} has nothing to decide now")

    def remember(self, now: State) -> None:
        """Before an answer: let this copy be where simultaneous work began, if it has just begun.

        It is for who wants to take answers back. Where seats work in secret it is always kept: what they may see rests
        on it.
        """
        if self.forked and self.origin is None:
            self.origin = now

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
            self.stack = 0
            main = self.stacks[0]
            while main.size > 0 and not self.forked:
                if self.asks[0] is not None:
                    return
                if self.brief and main.top().node.ask_kind() == MENU:
                    return
                f = main.pop()
                f.node.step(self, f)
            if not self.forked:
                if self.asks[0] is None:
                    self.over = True
                return

    def ask(self, f: Frame, options: list[int]) -> None:
        """Open a decision. A forced choice is not asked."""
        if self.rules.gate is not None and len(options) > 1:
            options = self.rules.gate.allowed(self, f, options)
        if len(options) == 1:
            f.node.answer(self, f, options[0])
        elif options:
            assert self.asks[self.stack] is None, "a seat is asked two things at once"
            assert self.stack == 0 or f.seat == self.stack - 1, "a seat is asked on the stack of another"
            self.asks[self.stack] = Ask(f, options)
        else:
            raise AssertionError(f"{type(f.node).__name__} asked without an option")

    def reask(self, but: int = NOBODY, same_world: bool = False) -> bool:
        """Ask all that is open anew, as things stand now, but for one seat; false if a question is not the same any more.

        `same_world`: nothing has changed but what that seat has.
        """
        same, stack = True, self.stack
        for i in range(len(self.asks)):
            a = self.asks[i]
            if a is None or a.seat == but or not a.options:
                continue
            if same_world and not a.frame.node.looks_at_others():
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
            self.stacks[1 + f.seat].push(f)
        self.forked = len(frames) > 0
        self.secret = secret
        if not secret:
            self.keep_asked()

    def join(self) -> bool:
        """Let every seat work on its own stack; true when all of them are done."""
        busy, asked = True, False
        while busy:  # work of one seat may give another something to do
            for i in range(1, len(self.stacks)):
                self.stack = i
                own = self.stacks[i]
                while self.asks[i] is None and own.size > 0:
                    f = own.pop()
                    f.node.step(self, f)
                    self.latest = i - 1
            busy, asked = False, False
            for i in range(1, len(self.stacks)):
                a = self.asks[i]
                if a is None:
                    busy = busy or self.stacks[i].size > 0
                elif a.options:
                    asked = True
        if asked:
            return False
        for i in range(1, len(self.asks)):
            assert self.stacks[i].size == 0, "a seat waits with work to do"
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
        own = self.stacks[self.stack]
        if own.size > 0:
            own.replace([f, *own.waiting()])
        else:
            self.asks[self.stack] = Ask(f, [])

    def renew(self, but: int, same_world: bool = False) -> None:
        """After an answer in an open fork: what the others may choose can have changed."""
        changed = not same_world
        while self.forked and not self.secret and not self.reask(but, same_world):
            self.run()
            but, same_world, changed = NOBODY, False, True
        if changed:
            self.keep_asked()

    def keep_asked(self) -> None:
        """All is asked as the world is now."""
        self.asked = self.world
        self.lent |= COMMON

    def seen_by(self, seat: int) -> State:
        """All that a seat may know lies in this state, not to be written: no work that the others do in secret.

        It is the state itself, or the one in which all began with this seat's own answers; NOBODY: who watches.
        """
        origin = self.origin
        if origin is None or not self.secret:
            assert not (self.silent and self.secret and self.forked), (
                "nothing is kept of what seats do in secret"
            )
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

    def imagine(self, seat: int, seed: int | str, history: bool = False) -> State:
        """A world that agrees with all that this seat (NOBODY: who watches) knows, and holds nothing else of this one."""
        return imagined(self, seat, seed, history)

    # --- work ---------------------------------------------------------------------------------------------------------

    def stack_for(self, seat: int) -> int:
        """The stack for a seat's work: the one at work now, but who works at the same time as others has its own."""
        if self.stack == 0 or seat < 0:
            return self.stack
        at = 1 + seat
        a = self.asks[at]
        if a is not None and not a.options:  # who waited has something to do again
            self.asks[at] = None
            self.stacks[at].push(a.frame)
        return at

    def push(self, f: Frame) -> None:
        """Put work on top of the stack: it is done next."""
        at = self.stack if self.stack == 0 or f.seat < 0 else self.stack_for(f.seat)
        self.stacks[at].push(f)

    def do(self, node: Node, seat: int, card: int = -1, args: tuple[int, ...] = ()) -> None:
        """Push a node for a seat."""
        self.stacks[self.stack_for(seat)].push(Frame(node, seat, card, 0, args))

    def pool(self, node: Node, seat: int, card: int, args: tuple[int, ...] = ()) -> None:
        """Let an effect take its place among those that wait: at once where order can't matter."""
        if node.instant:
            node.step(self, Frame(node, seat, card, 0, args))
            return
        at = self.stack_for(seat)
        self.pools[at].append(Frame(node, seat, card, 0, args))
        if at != self.stack:
            assert self.rules.resolve is not None
            self.stacks[at].push(Frame(self.rules.resolve, seat))

    def drop_work(self) -> None:
        """Forget all work under way and every open decision: for trials, and for positions put together by hand."""
        for i in range(len(self.stacks)):
            self.stacks[i].replace([])
            self.pools[i] = []
            self.asks[i] = None
        self.stack = 0
        self.forked = False
        self.origin = None
        self.answers = ()
        self.over = False

    # --- chance -----------------------------------------------------------------------------------------------------

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

    def shuffle_pile(self, zone: int) -> None:
        """Shuffle the cards of a zone."""
        self.shuffle(self.own_pile(zone))

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place; the cards of a zone by `shuffle_pile`, since copies may read their list."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
