"""Terraforming Mars put together: zones, phases, menu, and how a state begins."""

from __future__ import annotations

from tharsis.games.mars.board import BOARD
from tharsis.games.mars.cards import BASE_CARDS
from tharsis.games.mars.components import MC, PARAMETERS, VOCABULARY
from tharsis.games.mars.corporations import CORPORATIONS as CORPORATION_CARDS
from tharsis.games.mars.goals import AWARDS, MILESTONES
from tharsis.games.mars.hooks import MarsHooks
from tharsis.games.mars.menu import (
    ConvertEntry,
    PlayEntry,
    ProjectEntry,
    award_entry,
    milestone_entry,
)
from tharsis.games.mars.notes import NOTE_USE
from tharsis.games.mars.playing import PlayCard
from tharsis.games.mars.projects import HEAT_CONVERSION, PLANT_CONVERSION, STANDARD_PROJECTS
from tharsis.games.mars.round import Draft, EndCheck, LastConversion, Production, Research, Rounds, TurnOrder
from tharsis.games.mars.scoring import SCORING, Terraformed
from tharsis.games.mars.setup import Choices, Deal, NeutralCities, Reveal
from tharsis.games.mars.slots import BEGINNER
from tharsis.games.mars.turn import ActionPhase
from tharsis.kernel.core import Node, Ruleset
from tharsis.kernel.module import FLAG, NAME, SEAT, SEATS, Game, Module, SetupOption
from tharsis.kernel.phases import Phase, Steps, ordered
from tharsis.rules.counts import Has
from tharsis.rules.goals import goals_of, link_goals
from tharsis.rules.menu import Entry, UseEntry, added_entries, deeds, highest_cost
from tharsis.rules.outlay import link_stand_ins
from tharsis.rules.reactions import link_reactions
from tharsis.rules.tolls import link_tolls

# In the order of the numbers in rules.vocabulary.
for name in ("deck", "discard", "box", "corporations"):
    VOCABULARY.zone(name, "none")
VOCABULARY.seat_zone("hand", "owner")
VOCABULARY.seat_zone("tableau", "all", in_play=True)
VOCABULARY.seat_zone("events", "all")
for name in ("dealt", "dealt_corporations", "kept"):
    VOCABULARY.seat_zone(name, "owner")


def build(rules: Ruleset, modules: list[Module]) -> Node:
    """The flow of a game with these modules."""
    link_goals(rules)
    link_reactions(rules, highest_cost(rules))
    link_stand_ins(rules)
    link_tolls(rules)
    rules.tiebreak = Has(MC)
    rules.won_alone = Terraformed()
    solo = rules.players == 1
    entries: list[Entry] = [PlayEntry(PlayCard(rules)), ProjectEntry(deeds(rules))]
    if not solo:
        entries += [
            milestone_entry(goals_of(rules, "milestone")),
            award_entry(goals_of(rules, "award")),
        ]
    entries += [UseEntry(NOTE_USE), ConvertEntry(PLANT_CONVERSION), ConvertEntry(HEAT_CONVERSION)]
    action = ActionPhase([*entries, *added_entries(modules)])
    rules.menu = action.turn
    phases = [
        Phase("turn-order", TurnOrder()),
        Phase("research", Draft() if rules.options.get("draft") and not solo else Research()),
        Phase("action", action),
        Phase("production", Production()),
        Phase("end-check", EndCheck()),
    ]
    setup = [
        Phase("deal", Deal(rules.settings["start_production"], rules.options.get("first_player", -1))),
        Phase("choose", Choices([choice for m in modules for choice in m.choices])),
        Phase("reveal", Reveal()),
        Phase("neutral-cities", NeutralCities()),
    ]
    return Rounds(
        Steps(ordered([setup, *[m.setup for m in modules]])),
        ordered([phases, *[m.phases for m in modules]]),
        Steps([Phase("final-conversion", LastConversion())]),
    )


GAME = Game(
    "mars",
    vocabulary=VOCABULARY,
    boards=[BOARD],
    base=Module(
        "base",
        cards=[*CORPORATION_CARDS, *BASE_CARDS],
        tracks=list(PARAMETERS),
        goals=[*MILESTONES, *AWARDS],
        projects=list(STANDARD_PROJECTS),
        scoring=SCORING,
        hooks=[MarsHooks()],
        options=[
            SetupOption("draft", FLAG),
            SetupOption("beginners", SEATS, slot=BEGINNER),
            SetupOption("first_player", SEAT),
            SetupOption("board", NAME, [BOARD.name]),
        ],
        settings={"start_production": 1},
    ),
    build=build,
    players=(1, 5),
)
