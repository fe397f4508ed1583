"""What a table shows besides pieces and cards: goals, tracks, projects, means of payment, the end of the game.

All of it comes from the nodes that decide it, so that no client repeats a rule. Only what can change: words, pictures and
what the steps of a track bring never do, and are told once (`play/guide.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from tharsis.kernel.core import Node, Ruleset, State, Track
from tharsis.kernel.option import THING, Option
from tharsis.rules.menu import Entry, menu_of
from tharsis.rules.pay import Means, Pay, Purse
from tharsis.rules.standing import GoalStanding, Standings, standings
from tharsis.rules.vocabulary import Parameter

Doc = dict[str, Any]


def overview(s: State) -> Doc:
    """How things stand, for everybody."""
    tellers = standings(s.rules)
    ending = next((found for teller in tellers if (found := teller.ending(s)) is not None), None)
    return {
        "goals": [goal_row(goal) for teller in tellers for goal in teller.goals(s)],
        "tracks": [track_row(s, track) for track in s.rules.tracks],
        "ending": None
        if ending is None
        else {
            name: getattr(ending, name)
            for name in ("round", "rounds", "complete", "needed", "coming", "last")
        },
        "actions": actions(s, tellers),
        "income": [
            {slot: n for teller in tellers for slot, n in teller.income(s, seat).items()}
            for seat in range(s.rules.players)
        ],
        "panels": {name: panel for teller in tellers for name, panel in teller.panels(s).items()},
        "part": next((part for teller in tellers if (part := teller.part(s))), ""),
        "steps": {slot: values for teller in tellers for slot, values in teller.steps(s).items()},
        "area_points": {
            s.rules.cell_names[cell]: n
            for teller in tellers
            for cell, n in enumerate(teller.area_points(s))
            if n
        },
    }


def own_overview(s: State, seat: int | None) -> Doc:
    """What a seat (None: a spectator) could do and would get."""
    return {
        "projects": [project_row(s, seat, *deed) for deed in deeds_of(s.rules)],
        "means": [] if seat is None else means_rows(s, seat),
        "own_panels": {}
        if seat is None
        else {
            name: panel for teller in standings(s.rules) for name, panel in teller.own_panels(s, seat).items()
        },
        "outlook": {}
        if seat is None
        else {label: n for teller in standings(s.rules) for label, n in teller.outlook(s, seat).items()},
    }


def actions(s: State, tellers: list[Standings]) -> Doc | None:
    """Which action of the turn is next, and of how many."""
    counted = [(taken, most) for teller in tellers for taken, most in [teller.actions(s)] if most]
    return {"taken": counted[0][0], "most": counted[0][1]} if counted else None


def goal_row(goal: GoalStanding) -> Doc:
    """A milestone or an award: who has it, how everybody stands, what it brings."""
    return {
        "kind": goal.kind,
        "key": goal.key,
        "verb": goal.verb,
        "label": Option(goal.verb, THING, goal.key).label() if goal.verb else "",
        "owner": goal.owner if goal.owner >= 0 else None,
        "counts": goal.counts,
        "points": goal.points,
        "places": goal.places,
        "needs": goal.needs,
        "price": goal.price if goal.price >= 0 else None,
        "limit": goal.limit or None,
        "until": goal.until or None,
    }


def track_row(s: State, track: Track) -> Doc:
    """A global parameter: where it is, where it goes, and where the next bonus lies."""
    value = s.world[track.slot]
    return {
        "name": track.name,
        "value": value,
        "start": track.start,
        "goal": track.goal,
        "step": track.size,
        "left": max(0, (track.goal - value) // track.size),
        "next": min((at for at in bonuses_of(track) if at > value), default=None),
    }


def bonuses_of(track: Track) -> dict[int, Node]:
    """The bonuses of a track by the value that brings them, in order."""
    return dict(sorted(track.bonuses.items())) if isinstance(track, Parameter) else {}


def deeds_of(rules: Ruleset) -> Iterator[tuple[Entry, int, Node]]:
    """What everybody may do on a turn without a card: the entry of the menu, its thing, and the node that does it."""
    menu = menu_of(rules)
    for entry in [] if menu is None else menu.entries:
        for x in entry.things():
            node = entry.deed(x)
            if node is not None:
                yield entry, x, node


def project_row(s: State, seat: int | None, entry: Entry, x: int, node: Node) -> Doc:
    """A standard project or the like: what it costs this seat now, and whether it would bring anything."""
    option = entry.offer(s, x)
    return {
        "label": option.label(),
        "verb": option.verb,
        "key": option.id,
        "price": None if seat is None else entry.amount(s, seat, x),
        "useful": seat is None or node.has_effect(s, seat, -1),
    }


def means_rows(s: State, seat: int) -> list[Doc]:
    """What may stand in for money now: how many a seat has of it, and what each is worth."""
    own = s.seats[seat]
    return [
        {
            "resource": m.resource.name,
            "icon": m.resource.icon,
            "tag": None if m.tag is None else m.tag.name,
            "units": own[m.resource.slot],
            "worth": own[m.value.slot],
        }
        for m in means_of(s.rules)
        if own[m.value.slot] > 0
    ]


@cache
def means_of(rules: Ruleset) -> list[Means]:
    """Everything that may stand in for money in a game, each once."""
    purses: dict[Purse, None] = {node.purse: None for node in rules.paths if isinstance(node, Pay)}
    return list(dict.fromkeys(m for purse in purses for m in purse.means))
