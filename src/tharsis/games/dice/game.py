"""The Dice Game put together: zones, boards, milestones, turns."""

from __future__ import annotations

from tharsis.games.dice.board import BOARDS
from tharsis.games.dice.cards import BASE_CARDS
from tharsis.games.dice.components import CUP, VOCABULARY
from tharsis.games.dice.goals import MILESTONES, Milestone, Watch
from tharsis.games.dice.menu import HIGHEST_PRICE
from tharsis.games.dice.round import Turns
from tharsis.games.dice.setup import SetUp
from tharsis.games.dice.turn import Turn
from tharsis.kernel.core import Node, Ruleset
from tharsis.kernel.module import Game, Module
from tharsis.rules.abilities import link_reactions
from tharsis.rules.menu import Entry

# In the order of the numbers in rules.vocabulary and slots.
for name in ("deck", "discard", "box", "corporations", "bonus"):
    VOCABULARY.zone(name, "none")
VOCABULARY.seat_zone("hand", "owner")
VOCABULARY.seat_zone("tableau", "all", in_play=True)
VOCABULARY.seat_zone("offered", "owner")


def build(rules: Ruleset, modules: list[Module]) -> Node:
    """The flow of a game with these modules."""
    link_reactions(rules, HIGHEST_PRICE)
    rules.skip_impossible = True
    rules.chances = [die.chance() for die in CUP.dice]
    milestones: list[Milestone] = []
    entries: list[Entry] = []
    setup: list[Node] = []
    for module in modules:
        for goal in module.goals:
            assert isinstance(goal, Milestone)
            milestones.append(goal)
        for entry in module.menu:
            assert isinstance(entry, Entry)
            entries.append(entry)
        setup.extend(module.setup)
    watch = Watch(milestones)
    rules.on_settled = watch
    first = SetUp(milestones, rules.options.get("first_player", -1))
    return Turns([first, *setup], Turn(entries), watch)


GAME = Game(
    "dice",
    vocabulary=VOCABULARY,
    boards=BOARDS,
    base=Module("base", cards=BASE_CARDS, goals=list(MILESTONES), version=2),
    build=build,
    players=(1, 4),
)
