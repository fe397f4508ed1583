"""World Government Terraforming: after every generation the first player raises a parameter on behalf of nobody."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import OCEANS, OXYGEN, TEMPERATURE, VOCABULARY, ocean, oxygen, temperature
from tharsis.games.mars.slots import FIRST_PLAYER
from tharsis.kernel.core import Frame, Node, Ruleset, State
from tharsis.kernel.module import Module
from tharsis.kernel.option import THING, Option, Question
from tharsis.kernel.phases import Phase
from tharsis.kernel.phrase import Phrase
from tharsis.rules.resolve import RESOLVE

OWN: Final = VOCABULARY.of("world-government")
NOTE_GOVERNMENT: Final = OWN.note("world-government")  # the first player acts for it

TRACKS: Final = [TEMPERATURE, OXYGEN, OCEANS]


class WorldGovernment(Node):
    """The first player chooses a parameter that is not complete. Nobody gets anything; cards in play still react.

    Program: 0 the phase begins; 1 the first player chooses.
    """

    def __init__(self) -> None:
        super().__init__()
        self.deeds: list[Node] = [
            bare for deed in (temperature(), oxygen(), ocean()) if (bare := deed.unrewarded()) is not None
        ]

    def children(self) -> list[Node]:
        return self.deeds

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.push(Frame(self, s.world[FIRST_PLAYER], -1, 1))
            return
        able = [i for i, p in enumerate(TRACKS) if s.world[p.slot] < p.goal]
        if able:
            s.ask(f, able)

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.note(NOTE_GOVERNMENT, f.seat)
        s.push(Frame(RESOLVE, f.seat))
        s.do(self.deeds[option], f.seat)

    def topic(self, s: State, f: Frame) -> Phrase | None:
        return Phrase("government_turn")

    def asks(self) -> Question:
        return Question("government")

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("government", THING, TRACKS[x].name)

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        return [Option("government", THING, p.name) for p in TRACKS]


MODULE: Final = Module(
    "world-government",
    phases=[Phase("world-government", WorldGovernment(), after=("end-check",))],
)
