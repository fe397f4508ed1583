"""Effects that grant cards to play, and offers that may be declined."""

from __future__ import annotations

from tharsis.games.ares.slots import PLAYS
from tharsis.kernel.core import Frame, Node, Ruleset, State
from tharsis.kernel.option import CARD, Option, Question
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.actions import deck_cards, with_cards
from tharsis.rules.cards import NONE
from tharsis.rules.menu import hand_entry
from tharsis.rules.vocabulary import HAND


class ExtraPlay(Node):
    """One more blue or red card may be played in this phase."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def step(self, s: State, f: Frame) -> None:
        s.seats[f.seat][PLAYS] += 1

    def phrase(self) -> Phrase:
        return Phrase("ares_extra_play")

    def icons(self) -> list[str]:
        return ["+1", "card-blue", "or", "card-red"]


class FreePlay(Node):
    """One green card up to a printed cost may be played for nothing, once the card that says so is carried out."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def cards(self, s: State, seat: int) -> list[int]:
        """The hand cards that could be played so."""
        cards = s.rules.cards
        return [
            c
            for c in s.zones[s.rules.zone(seat, HAND)]
            if cards[c].kind == "automated"
            and cards[c].cost <= self.most
            and all(need.can(s, seat, c) for need in cards[c].needs)
        ]

    def step(self, s: State, f: Frame) -> None:
        cards = self.cards(s, f.seat)
        if cards:
            s.ask(f, [*cards, NONE])

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option != NONE:
            s.push(Frame(hand_entry(s.rules).work, f.seat, option, 0, (1,)))

    def asks(self) -> Question:
        return Question("free-play")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("none") if x == NONE else Option("play", CARD, s.rules.cards[x].key)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        green = [c for c in deck_cards(rules) if c.kind == "automated" and c.cost <= self.most]
        return [Option("none"), *with_cards("play", green)]

    def phrase(self) -> Phrase:
        return Phrase("ares_free_play", q=Amount(self.most, "mc"))

    def icons(self) -> list[str]:
        return ["card-green", "(", "req-max", f"{self.most}", "res-mc", ")"]


class May(Node):
    """Something that may be paid for, or declined."""

    def __init__(self, deed: Node) -> None:
        super().__init__()
        self.deed = deed
        self.reads = deed.reads
        self.writes = deed.writes

    def children(self) -> list[Node]:
        return [self.deed]

    def step(self, s: State, f: Frame) -> None:
        if self.deed.can(s, f.seat, f.card):
            s.ask(f, [1, 0])

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option:
            s.push(Frame(self.deed, f.seat, f.card))

    def asks(self) -> Question:
        return Question("offer")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("accept" if x else "decline")

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option("accept"), Option("decline")]

    def phrase(self) -> Phrase:
        return Phrase("optional", e=self.deed.phrase())

    def icons(self) -> list[str]:
        return self.deed.icons()


class PhaseRule(Node):
    """What a phase card says; the phase itself does it."""

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase

    def phrase(self) -> Phrase:
        return Phrase(f"ares_phase_{self.phase}")

    def icons(self) -> list[str]:
        return [f"phase-{self.phase}"]
