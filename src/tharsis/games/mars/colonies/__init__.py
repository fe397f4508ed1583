"""Colonies: trade with the moons and dwarf planets of the outer solar system, and build colonies there."""

from __future__ import annotations

from tharsis.games.mars.card_builders import of_set
from tharsis.games.mars.colonies.building import PROJECT, Harbours
from tharsis.games.mars.colonies.cards_a import CARDS_A
from tharsis.games.mars.colonies.cards_b import CARDS_B
from tharsis.games.mars.colonies.components import NAME
from tharsis.games.mars.colonies.corporations import CORPORATIONS
from tharsis.games.mars.colonies.round import PAIRED, ColonyProduction, LayOut, LeaveOut, Pairs
from tharsis.games.mars.colonies.standing import ColonyStandings
from tharsis.games.mars.colonies.trading import TradeEntry
from tharsis.kernel.module import Module
from tharsis.kernel.phases import Phase

MODULE = Module(
    NAME,
    cards=of_set(NAME, [*CORPORATIONS, *CARDS_A, *CARDS_B]),
    phases=[Phase("colony-production", ColonyProduction(), after=("world-government", "end-check"))],
    setup=[Phase("colony-tiles", LayOut(), after=("deal",))],
    choices=[LeaveOut()],
    menu=[TradeEntry()],
    projects=[PROJECT],
    sources=[Harbours()],
    hooks=[Pairs(), ColonyStandings()],
    options=[PAIRED],
)
