"""Work that is suspended, and decisions that are open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

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
