"""Work that is suspended, and decisions that are open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from tharsis.kernel.node import WAITING

if TYPE_CHECKING:
    from tharsis.kernel.node import Node


# Both hold nothing that could lead back to them: the garbage collector need not look at them.
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


@mypyc_attr(acyclic=True)
class Stack:
    """Work that waits, the last one on top. The list behind it never gets shorter: one that grows and shrinks all the time would
    ask for memory again and again."""

    __slots__ = ("frames", "size")

    def __init__(self, frames: list[Frame]) -> None:
        self.frames = frames
        self.size: i64 = len(frames)

    def push(self, f: Frame) -> None:
        """Lay work on top."""
        if self.size < len(self.frames):
            self.frames[self.size] = f
        else:
            self.frames.append(f)
        self.size += 1

    def pop(self) -> Frame:
        """Take the work on top."""
        self.size -= 1
        return self.frames[self.size]

    def top(self) -> Frame:
        """The work on top."""
        return self.frames[self.size - 1]

    def waiting(self) -> list[Frame]:
        """All work, the top last."""
        return self.frames[: self.size]

    def replace(self, frames: list[Frame]) -> None:
        """This work instead of what waits."""
        self.frames = frames
        self.size = len(frames)

    def copy(self) -> Stack:
        """The same work on a stack of its own."""
        return Stack(self.waiting())


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
