"""Cards and their tags."""

from __future__ import annotations

from tharsis.kernel.node import Count, Node
from tharsis.kernel.phrase import Phrase
from tharsis.kernel.shared import Shared


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

    def emblems(self) -> list[tuple[str, Phrase]]:
        """What is printed at its foot besides: pictures, and what each means."""
        return []


def slug(name: str) -> str:
    """A title as a key: lower case, words joined by hyphens."""
    kept = [c if c.isalnum() else " " for c in name.lower().replace("'", "").replace(chr(0x2019), "")]
    return "-".join("".join(kept).split())
