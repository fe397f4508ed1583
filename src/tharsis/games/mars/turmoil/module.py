"""Turmoil put together."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.turmoil.corporations import CORPORATIONS, Preservation
from tharsis.games.mars.turmoil.events import EVENTS
from tharsis.games.mars.turmoil.lobby import LobbyEntry
from tharsis.games.mars.turmoil.phase import TURMOIL, SetUpCommittee
from tharsis.games.mars.turmoil.policies import (
    ACTIONS,
    POLICIES,
    TOLL,
    PolicyBegins,
    PolicyEnds,
    PolicyEntry,
)
from tharsis.games.mars.turmoil.projects import CARDS
from tharsis.games.mars.turmoil.scoring import CommitteePoints
from tharsis.games.mars.turmoil.standing import Committee
from tharsis.kernel.module import Module
from tharsis.kernel.phases import Phase

MODULE: Final = Module(
    "turmoil",
    cards=[*CORPORATIONS, *CARDS, *EVENTS],
    setup=[Phase("committee", SetUpCommittee(), after=("deal",))],
    phases=[
        Phase("policy", PolicyBegins(), before=("action",)),
        Phase("policy-ends", PolicyEnds(), after=("action",)),
        Phase("preservation", Preservation(), before=("production",)),
        Phase("turmoil", TURMOIL, after=("colony-production", "world-government", "end-check")),
    ],
    menu=[LobbyEntry(), PolicyEntry(ACTIONS)],
    sources=list(POLICIES),
    tolls=[TOLL],
    scoring=[CommitteePoints("committee")],
    hooks=[Committee()],
    settings={"milestone_terraformer": 26},
)
