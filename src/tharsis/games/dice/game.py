"""The Dice Game put together: zones, boards, milestones, turns."""

from __future__ import annotations

from tharsis.games.dice.board import BOARDS
from tharsis.games.dice.cards import BASE_CARDS
from tharsis.games.dice.components import CUP, PARAMETERS, VOCABULARY, VP, WILD
from tharsis.games.dice.goals import MILESTONES, Watch
from tharsis.games.dice.hooks import DiceHooks
from tharsis.games.dice.menu import STANDARDS, main_entries
from tharsis.games.dice.round import Turns
from tharsis.games.dice.scoring import SCORING, ProductionDice, Terraformed
from tharsis.games.dice.setup import Choices, Deal, FirstProduction, RevealAll, SoloBoard
from tharsis.games.dice.turn import Turn
from tharsis.kernel.core import Node, Ruleset
from tharsis.kernel.module import NAME, SEAT, Game, Module, SetupOption
from tharsis.kernel.phases import Phase, Steps, ordered
from tharsis.rules.goals import goals_of, link_goals
from tharsis.rules.menu import added_entries, deeds, highest_cost
from tharsis.rules.reactions import link_reactions

# In the order of the numbers in rules.vocabulary and slots.
for name in ("deck", "discard", "box", "corporations", "bonus"):
    VOCABULARY.zone(name, "none")
VOCABULARY.seat_zone("hand", "owner")
VOCABULARY.seat_zone("tableau", "all", in_play=True)
VOCABULARY.seat_zone("offered", "owner")


def build(rules: Ruleset, modules: list[Module]) -> Node:
    """The flow of a game with these modules."""
    link_goals(rules)
    link_reactions(rules, highest_cost(rules))
    rules.skip_impossible = True
    rules.chances = [die.chance() for die in CUP.dice]
    rules.unlogged = [*[die.production.slot for die in CUP.dice], WILD.production.slot, VP.production.slot]
    rules.tiebreak = ProductionDice()
    rules.won_alone = Terraformed()
    milestones = goals_of(rules, "milestone")
    watch = Watch(milestones)
    rules.on_settled = watch
    turn = Turn([*main_entries(deeds(rules)), *added_entries(modules)])
    rules.menu = turn
    setup = [
        Phase("solo-board", SoloBoard()),
        Phase("deal", Deal(milestones, rules.options.get("first_player", -1))),
        Phase("choose", Choices()),
        Phase("reveal", RevealAll()),
        Phase("production", FirstProduction()),
    ]
    return Turns(Steps(ordered([setup, *[m.setup for m in modules]])), turn, watch)


GAME = Game(
    "dice",
    vocabulary=VOCABULARY,
    boards=BOARDS,
    base=Module(
        "base",
        cards=BASE_CARDS,
        tracks=list(PARAMETERS),
        goals=list(MILESTONES),
        projects=list(STANDARDS),
        scoring=SCORING,
        hooks=[DiceHooks()],
        options=[
            SetupOption("first_player", SEAT),
            SetupOption("board", NAME, [board.name for board in BOARDS]),
        ],
        version=2,
    ),
    build=build,
    players=(1, 4),
)
