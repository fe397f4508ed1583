"""How a card of Terraforming Mars is written down: a number, a title in three languages, a price and its effects."""

from __future__ import annotations

from tharsis.kernel.core import Card, Count, Node, Tag
from tharsis.rules.counts import Points
from tharsis.rules.vocabulary import CardResource


def project(
    kind: str,
    number: str,
    name: str,
    cost: int,
    tags: list[Tag],
    *,
    pt: str = "",
    ru: str = "",
    set: str = "base",
    needs: list[Node] | None = None,
    holds: CardResource | None = None,
    play: list[Node] | None = None,
    action: list[Node] | None = None,
    effects: list[Node] | None = None,
    vp: int | Count = 0,
) -> Card:
    """A project card."""
    return Card(
        number,
        name,
        pt=pt,
        ru=ru,
        kind=kind,
        set=set,
        cost=cost,
        tags=tags,
        needs=needs,
        holds="" if holds is None else holds.name,
        play=play,
        actions=action,
        abilities=effects,
        vp=points(vp),
    )


def points(vp: int | Count) -> Count | None:
    """Printed points: a number, or a count."""
    if isinstance(vp, int):
        return Points(vp) if vp else None
    return vp


def automated(
    number: str,
    name: str,
    cost: int,
    tags: list[Tag],
    *,
    pt: str = "",
    ru: str = "",
    needs: list[Node] | None = None,
    play: list[Node] | None = None,
    vp: int | Count = 0,
) -> Card:
    """A green card: its effects happen once."""
    return project("automated", number, name, cost, tags, pt=pt, ru=ru, needs=needs, play=play, vp=vp)


def event(
    number: str,
    name: str,
    cost: int,
    tags: list[Tag],
    *,
    pt: str = "",
    ru: str = "",
    needs: list[Node] | None = None,
    play: list[Node] | None = None,
    vp: int | Count = 0,
) -> Card:
    """A red card: its effects happen once, then it lies face down."""
    return project("event", number, name, cost, tags, pt=pt, ru=ru, needs=needs, play=play, vp=vp)


def active(
    number: str,
    name: str,
    cost: int,
    tags: list[Tag],
    *,
    pt: str = "",
    ru: str = "",
    needs: list[Node] | None = None,
    holds: CardResource | None = None,
    play: list[Node] | None = None,
    action: list[Node] | None = None,
    effects: list[Node] | None = None,
    vp: int | Count = 0,
) -> Card:
    """A blue card: it stays in force. `action` lists alternatives."""
    return project(
        "active",
        number,
        name,
        cost,
        tags,
        pt=pt,
        ru=ru,
        needs=needs,
        holds=holds,
        play=play,
        action=action,
        effects=effects,
        vp=vp,
    )


def corporation(
    number: str,
    name: str,
    tags: list[Tag],
    *,
    start: list[Node],
    pt: str = "",
    ru: str = "",
    set: str = "base",
    first: Node | None = None,
    action: list[Node] | None = None,
    effects: list[Node] | None = None,
    holds: CardResource | None = None,
    vp: int | Count = 0,
    copies: int = 1,
    home: str = "corporations",
) -> Card:
    """A corporation: what it starts with, its first action, what stays in force."""
    return Card(
        number,
        name,
        pt=pt,
        ru=ru,
        kind="corporation",
        set=set,
        home=home,
        tags=tags,
        play=start,
        first=first,
        actions=action,
        abilities=effects,
        holds="" if holds is None else holds.name,
        vp=points(vp),
        copies=copies,
    )


def of_set(name: str, cards: list[Card]) -> list[Card]:
    """Cards of an expansion."""
    for card in cards:
        card.set = name
    return cards
