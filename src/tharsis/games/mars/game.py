"""Terraforming Mars put together: zones, phases, menu, and how a state begins."""

from __future__ import annotations

from tharsis.games.mars.board import BOARD
from tharsis.games.mars.cards import BASE_CARDS
from tharsis.games.mars.components import VOCABULARY
from tharsis.games.mars.corporations import CORPORATIONS as CORPORATION_CARDS
from tharsis.games.mars.goals import AWARDS, MILESTONES
from tharsis.games.mars.menu import (
    ConvertEntry,
    PlayEntry,
    ProjectEntry,
    award_entry,
    milestone_entry,
)
from tharsis.games.mars.notes import NOTE_USE
from tharsis.games.mars.playing import PlayCard
from tharsis.games.mars.projects import HEAT_CONVERSION, HIGHEST_PRICE, PLANT_CONVERSION, STANDARD_PROJECTS
from tharsis.games.mars.round import Draft, EndCheck, LastConversion, Production, Research, Rounds, TurnOrder
from tharsis.games.mars.setup import SetUp
from tharsis.games.mars.turn import ActionPhase
from tharsis.kernel.core import Node, Ruleset
from tharsis.kernel.module import Game, Module, Phase, ordered_phases
from tharsis.rules.abilities import link_reactions
from tharsis.rules.menu import Entry, UseEntry

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
    link_reactions(rules, HIGHEST_PRICE)
    solo = rules.players == 1
    entries: list[Entry] = [PlayEntry(PlayCard(rules)), ProjectEntry(STANDARD_PROJECTS)]
    if not solo:
        entries += [milestone_entry(MILESTONES), award_entry(AWARDS)]
    entries += [UseEntry(NOTE_USE), ConvertEntry(PLANT_CONVERSION), ConvertEntry(HEAT_CONVERSION)]
    for module in modules:
        for entry in module.menu:
            assert isinstance(entry, Entry)
            entries.append(entry)
    base = Module(
        "base",
        phases=[
            Phase("turn-order", TurnOrder()),
            Phase("research", Draft() if rules.options.get("draft") and not solo else Research()),
            Phase("action", ActionPhase(entries)),
            Phase("production", Production()),
            Phase("end-check", EndCheck()),
        ],
    )
    settings = {"start_production": 1}
    for module in modules:
        settings.update(module.settings)
    setup: list[Node] = [SetUp(settings["start_production"], rules.options.get("first_player", -1))]
    for module in modules:
        setup.extend(module.setup)
    return Rounds(setup, ordered_phases([base, *modules]), [LastConversion()])


GAME = Game(
    "mars",
    vocabulary=VOCABULARY,
    boards=[BOARD],
    base=Module("base", cards=[*CORPORATION_CARDS, *BASE_CARDS]),
    build=build,
    players=(1, 5),
)
