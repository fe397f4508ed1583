"""Ares Expedition put together: stages, menu, and how a game begins."""

from __future__ import annotations

from tharsis.games.ares.cards import ALL_CARDS
from tharsis.games.ares.components import TRACKS, VOCABULARY
from tharsis.games.ares.coop import FillPool, Pool
from tharsis.games.ares.menu import SELL, ActionEntry, DrawEntry, PlayEntry, StandardEntry, Turn
from tharsis.games.ares.phases import ProductionPhase, ResearchPhase, TurnPhase
from tharsis.games.ares.planning import Planning
from tharsis.games.ares.playing import PlayCard
from tharsis.games.ares.round import LEVELS, EndStage, Rounds
from tharsis.games.ares.scoring import SCORING, Terraformed, Wealth, WonTogether
from tharsis.games.ares.setup import Choices, Deal, Exchange, Reveal
from tharsis.games.ares.slots import ACTION, CONSTRUCTION, DEVELOPMENT, MODES, coop
from tharsis.games.ares.standard import STANDARD_ACTIONS, StandardAction
from tharsis.games.ares.standing import AresStandings
from tharsis.kernel.core import Node, Ruleset
from tharsis.kernel.module import FLAG, NAME, Board, Game, Module, SetupOption
from tharsis.kernel.phases import Phase, Steps, ordered
from tharsis.rules.menu import added_entries
from tharsis.rules.reactions import link_reactions

BOARD = Board([], [], 0, "mars")  # no areas: tracks and tiles are all there is


def build(rules: Ruleset, modules: list[Module]) -> Node:
    """The flow of a game with these modules."""
    link_reactions(rules, 0)
    rules.skip_impossible = True
    rules.tiebreak = Wealth()
    rules.won_alone = Terraformed()
    if coop(rules):
        rules.won_together = WonTogether()
    play = PlayEntry(PlayCard(rules), rules)
    standard = StandardEntry([deed for deed in rules.projects if isinstance(deed, StandardAction)])
    entries = [play, DrawEntry(), ActionEntry(), standard, SELL, *added_entries(modules)]
    turn = Turn(entries)
    rules.menu = turn
    stages = [Phase("planning", Planning())]
    if coop(rules):
        stages.append(Phase("pool", Pool()))
    stages += [
        Phase("development", TurnPhase(DEVELOPMENT, turn)),
        Phase("construction", TurnPhase(CONSTRUCTION, turn)),
        Phase("action", TurnPhase(ACTION, turn)),
        Phase("production", ProductionPhase()),
        Phase("research", ResearchPhase()),
        Phase("end-stage", EndStage()),
    ]
    return Rounds(
        Steps(ordered([setup_of(rules), *[m.setup for m in modules]])),
        ordered([stages, *[m.phases for m in modules]]),
    )


def setup_of(rules: Ruleset) -> list[Phase]:
    """The steps of the set-up."""
    first_game = rules.options.get("first_game", 0) > 0
    found = [Phase("deal", Deal(first_game))]
    if rules.options.get("exchange"):
        found.append(Phase("exchange", Exchange()))
    found += [Phase("choose", Choices()), Phase("reveal", Reveal())]
    if coop(rules):
        found.append(Phase("pool", FillPool()))
    return found


GAME = Game(
    "ares",
    vocabulary=VOCABULARY,
    boards=[BOARD],
    base=Module(
        "base",
        version=2,
        cards=ALL_CARDS,
        tracks=list(TRACKS),
        projects=list(STANDARD_ACTIONS),
        scoring=SCORING,
        hooks=[AresStandings()],
        options=[
            SetupOption("first_game", FLAG),
            SetupOption("exchange", FLAG),
            SetupOption("mode", NAME, MODES),
            SetupOption("level", NAME, LEVELS),
            SetupOption("board", NAME, [BOARD.name]),
        ],
    ),
    build=build,
    players=(1, 4),
)
