"""Tharsis: an open platform for the Terraforming Mars family of games.

import tharsis

match = tharsis.new_game("mars", players=3, seed=7, modules=["corporate_era"])
while not match.over:
    decision = match.decisions()[0]
    match.apply(decision.seat, decision.options[0].label)
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # as in typing, which need not be imported for it
if TYPE_CHECKING:
    from tharsis.kernel.errors import BadPosition, BadRecord, Refused, TharsisError, UnknownName
    from tharsis.kernel.option import Option
    from tharsis.play import explain, position, preview, replay
    from tharsis.play.decision import Choice, Decision
    from tharsis.play.match import Match, new_game

__version__ = "0.1.0"

__all__ = [
    "BadPosition",
    "BadRecord",
    "Choice",
    "Decision",
    "Match",
    "Option",
    "Refused",
    "TharsisError",
    "UnknownName",
    "__version__",
    "explain",
    "new_game",
    "position",
    "preview",
    "replay",
]

# Where each name lies: `import tharsis` brings nothing that is not used.
_ERRORS = ("BadPosition", "BadRecord", "Refused", "TharsisError", "UnknownName")
_HOMES = {
    **dict.fromkeys(_ERRORS, "tharsis.kernel.errors"),
    "Option": "tharsis.kernel.option",
    **dict.fromkeys(("Choice", "Decision"), "tharsis.play.decision"),
    **dict.fromkeys(("Match", "new_game"), "tharsis.play.match"),
}
_PARTS = ("explain", "position", "preview", "replay")


def __getattr__(name: str) -> object:
    if name in _PARTS:
        found: object = import_module(f"tharsis.play.{name}")
    elif name in _HOMES:
        found = getattr(import_module(_HOMES[name]), name)
    else:
        raise AttributeError(f"module 'tharsis' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
