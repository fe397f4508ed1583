"""What each phase would bring a player who chooses it now: tried out on a copy of the table."""

from __future__ import annotations

from tharsis.games.ares.components import CARDS, HEAT, MC, PLANTS, RESEARCH_DRAW, RESEARCH_KEEP, TR
from tharsis.games.ares.menu import ActionEntry, PlayEntry, StandardEntry, phase_of
from tharsis.games.ares.phases import MORE_DRAWN, MORE_KEPT, MORE_MONEY, begin
from tharsis.games.ares.slots import ACTION, LAST_PHASE, PHASE, PHASES, PRODUCTION, RESEARCH
from tharsis.kernel.core import State
from tharsis.kernel.option import NUMBER, Option
from tharsis.rules.menu import menu_of
from tharsis.rules.vocabulary import HAND


def income(s: State, seat: int) -> dict[str, int]:
    """What a production phase brings, without its bonus."""
    own = s.seats[seat]
    return {
        MC.name: own[MC.production.slot] + own[TR.slot],
        HEAT.name: own[HEAT.production.slot],
        PLANTS.name: own[PLANTS.production.slot],
        CARDS.name: own[CARDS.slot],
    }


def outlook(s: State, seat: int) -> dict[str, dict[str, int]]:
    """By the label of the answer: what could be done in each phase, or what it gives."""
    open_to_me = [phase for phase in PHASES if phase != s.seats[seat][LAST_PHASE]]
    return {Option("phase", NUMBER, "", phase).label(): prospects(s, seat, phase) for phase in open_to_me}


def prospects(s: State, seat: int, phase: int) -> dict[str, int]:
    """What one phase would bring, with its bonus."""
    own = s.seats[seat]
    if phase == PRODUCTION:
        found = income(s, seat)
        found[MC.name] += MORE_MONEY
        return found
    if phase == RESEARCH:
        return {"seen": own[RESEARCH_DRAW.slot] + MORE_DRAWN, "kept": own[RESEARCH_KEEP.slot] + MORE_KEPT}
    return possible(s, seat, phase)


def possible(s: State, seat: int, phase: int) -> dict[str, int]:
    """How many cards could be played, of how many of that colour; how many actions could be used."""
    trial = s.clone()
    trial.seats[seat][PHASE] = phase
    begin(trial, phase)
    menu = menu_of(s.rules)
    found: dict[str, int] = {}
    for entry in [] if menu is None else menu.entries:
        if isinstance(entry, PlayEntry) and phase != ACTION:
            hand = s.zones[s.rules.zone(seat, HAND)]
            found["playable"] = len(entry.able(trial, seat))
            found["held"] = sum(1 for card in hand if phase_of(s.rules.cards[card]) == phase)
        elif isinstance(entry, ActionEntry) and phase == ACTION:
            for card in entry.all(trial, seat):
                trial.set_used(card, 0)
            found["actions"] = len(entry.able(trial, seat))
        elif isinstance(entry, StandardEntry) and phase == ACTION:
            found["standard"] = len(entry.able(trial, seat))
    return found
