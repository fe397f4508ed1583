"""How a card of the Dice Game is written down: an id, a title in three languages, its icons, its effects, its source."""

from __future__ import annotations

from tharsis.games.dice.components import CUP
from tharsis.games.dice.menu import LABELS
from tharsis.games.dice.verbs.box import Box
from tharsis.games.dice.verbs.dice import Face
from tharsis.games.dice.verbs.pay import PayFaces
from tharsis.kernel.core import Card, Node
from tharsis.rules.action import Action
from tharsis.rules.counts import Points


def project(
    kind: str,
    id: str,
    name: str,
    cost: list[Face],
    *,
    source: str,
    designed: list[str] | None = None,
    pt: str = "",
    ru: str = "",
    play: list[Node] | None = None,
    action: Action | None = None,
    effects: list[Node] | None = None,
    vp: int = 0,
) -> Card:
    """A card that is played: a project, or a bonus card, which has no cost and a pile of its own."""
    if action is not None:
        action.words = LABELS[action.slot]
    return Card(
        id,
        name,
        pt=pt,
        ru=ru,
        kind=kind,
        set="",
        cost=len(cost),
        price=PayFaces(CUP, cost, discounts=True) if cost else None,
        play=play,
        actions=None if action is None else [action],
        abilities=effects,
        vp=Points(vp, noun="end_vp") if vp else None,
        home="deck" if cost else "bonus",
        source=source,
        designed=designed,
    )


def red(
    id: str,
    name: str,
    cost: list[Face],
    *,
    play: list[Node],
    source: str,
    designed: list[str] | None = None,
    pt: str = "",
    ru: str = "",
    vp: int = 0,
) -> Card:
    """A red card: its effects happen once, at once."""
    return project("red", id, name, cost, source=source, designed=designed, pt=pt, ru=ru, play=play, vp=vp)


def green(
    id: str,
    name: str,
    cost: list[Face],
    *,
    box: Box,
    source: str,
    designed: list[str] | None = None,
    pt: str = "",
    ru: str = "",
    vp: int = 0,
) -> Card:
    """A green card: what its box shows comes in every production turn."""
    return project(
        "green", id, name, cost, source=source, designed=designed, pt=pt, ru=ru, effects=[box], vp=vp
    )


def blue(
    id: str,
    name: str,
    cost: list[Face],
    *,
    source: str,
    designed: list[str] | None = None,
    pt: str = "",
    ru: str = "",
    action: Action | None = None,
    effects: list[Node] | None = None,
    vp: int = 0,
) -> Card:
    """A blue card: an action, once until the next production turn; or something that is always in force."""
    return project(
        "blue",
        id,
        name,
        cost,
        source=source,
        designed=designed,
        pt=pt,
        ru=ru,
        action=action,
        effects=effects,
        vp=vp,
    )


def corporation(
    id: str,
    name: str,
    *,
    start: list[Node],
    box: Box,
    source: str,
    designed: list[str] | None = None,
    pt: str = "",
    ru: str = "",
    effects: list[Node] | None = None,
) -> Card:
    """A corporation: its red box once, its brown box in every production, what stays in force."""
    return Card(
        id,
        name,
        pt=pt,
        ru=ru,
        kind="corporation",
        set="",
        home="corporations",
        play=start,
        abilities=[box, *(effects or [])],
        source=source,
        designed=designed,
    )
