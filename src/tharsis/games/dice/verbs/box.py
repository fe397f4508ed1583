"""Production boxes that give dice, and triggers that look at what a card costs or is worth."""

from __future__ import annotations

from tharsis.games.dice.verbs.dice import Face
from tharsis.games.dice.verbs.gain import Roll
from tharsis.games.dice.verbs.pay import icons_of
from tharsis.kernel.core import Card, Frame, Node, Ruleset, State
from tharsis.kernel.phrase import Joined, Noun, Phrase
from tharsis.rules.abilities import ON_PLAYED, Ability, On
from tharsis.rules.counts import printed_points
from tharsis.rules.effects import Gain
from tharsis.rules.vocabulary import Resource


class Box(Ability):
    """A production box: what it shows is gained whenever its owner produces."""

    def __init__(self, *parts: Node) -> None:
        super().__init__()
        self.parts: list[Node] = list(parts)

    def children(self) -> list[Node]:
        return self.parts

    def enter(self, s: State, seat: int, card: int) -> None:
        self.produce(s, seat, 1)

    def leave(self, s: State, seat: int, card: int) -> None:
        self.produce(s, seat, -1)

    def produce(self, s: State, seat: int, times: int) -> None:
        """So many more boxes of this kind produce for a seat."""
        for part in self.parts:
            if isinstance(part, Roll):
                s.seats[seat][part.die.production.slot] += part.n * times
            elif isinstance(part, Gain) and isinstance(part.what, Resource):
                s.seats[seat][part.what.production.slot] += part.n * times

    def heading(self) -> str:
        return ""  # its frame says enough

    def phrase(self) -> Phrase:
        amounts = [part.phrase().slots["q"] for part in self.parts]
        return Phrase("dice_box", q=amounts[0] if len(amounts) == 1 else Joined(tuple(amounts)))

    def icons(self) -> list[str]:
        return ["[", *[icon for part in self.parts for icon in part.icons()], "]"]


def box_of(card: Card) -> list[Node]:
    """What the production box of a card shows."""
    return [part for ability in card.abilities if isinstance(ability, Box) for part in ability.parts]


class GainItsBox(Node):
    """Gain at once what the box of the card just played shows (the number: that card)."""

    def step(self, s: State, f: Frame) -> None:
        for part in box_of(s.rules.cards[f.arg()]):
            s.pool(part, f.seat, f.arg())

    def phrase(self) -> Phrase:
        return Phrase("dice_gain_its_box")

    def icons(self) -> list[str]:
        return ["prod-frame"]


class PlayedFor(On):
    """A card is played that has one of these icons in its cost: once per card."""

    def __init__(self, *faces: Face) -> None:
        super().__init__(ON_PLAYED)
        self.faces = faces

    def times(self, rules: Ruleset, subject: int) -> int:
        return 1 if any(face in self.faces for face in icons_of(rules.cards[subject])) else 0

    def phrase(self, effect: Phrase, anyone: bool, this: bool) -> Phrase:
        nouns = [Noun(face.noun) for face in self.faces]
        return Phrase(
            "dice_when_cost_icon", x=nouns[0] if len(nouns) == 1 else Joined(tuple(nouns), "or"), e=effect
        )

    def icons(self) -> list[str]:
        found: list[str] = []
        for face in self.faces:
            found += ["or", face.icon] if found else [face.icon]
        return found


class PlayedWorth(On):
    """A card is played that is worth points at the end, more than none: once per card."""

    def __init__(self) -> None:
        super().__init__(ON_PLAYED)

    def times(self, rules: Ruleset, subject: int) -> int:
        return 1 if printed_points(rules.cards[subject]) > 0 else 0

    def phrase(self, effect: Phrase, anyone: bool, this: bool) -> Phrase:
        return Phrase("dice_when_worth", e=effect)

    def icons(self) -> list[str]:
        return ["res-card", "if", "1", "res-vp"]
