"""How a card of Ares Expedition is written down, and short forms of verbs, so that a card reads like its facts."""

from __future__ import annotations

from tharsis.games.ares.components import COST, OCEANS, OXYGEN, TAG_COST, TEMPERATURE, TR, ZonedTrack
from tharsis.games.ares.verbs.levels import Level
from tharsis.games.ares.verbs.needs import NeedLevel, NeedSpend, NeedZone
from tharsis.games.ares.verbs.tracks import Flip, Forest
from tharsis.kernel.core import Card, Count, Node, Tag
from tharsis.rules.abilities import Modifier
from tharsis.rules.action import Action
from tharsis.rules.counts import Points
from tharsis.rules.effects import Gain, Raise
from tharsis.rules.needs import NeedTags
from tharsis.rules.vocabulary import CardResource, Quantity


def project(
    kind: str,
    number: str,
    name: str,
    cost: int,
    tags: list[Tag],
    *,
    pt: str = "",
    ru: str = "",
    needs: list[Node] | None = None,
    holds: CardResource | None = None,
    levels: list[Level] | None = None,
    play: list[Node] | None = None,
    action: list[Node] | None = None,
    effects: list[Node] | None = None,
    vp: int | Count = 0,
) -> Card:
    """A project card. `levels`: the boxes of production and capacity; `action`: alternatives."""
    return Card(
        number,
        name,
        pt=pt,
        ru=ru,
        kind=kind,
        set="base",
        cost=cost,
        tags=tags,
        needs=needs,
        holds="" if holds is None else holds.name,
        play=play,
        actions=action,
        abilities=[*(levels or []), *(effects or [])],
        vp=points(vp),
    )


def points(vp: int | Count) -> Count | None:
    """Printed points: a number, or a count."""
    if isinstance(vp, int):
        return Points(vp) if vp else None
    return vp


def green(
    number: str,
    name: str,
    cost: int,
    tags: list[Tag],
    *,
    pt: str = "",
    ru: str = "",
    needs: list[Node] | None = None,
    levels: list[Level] | None = None,
    play: list[Node] | None = None,
    vp: int | Count = 0,
) -> Card:
    """A green card: production and capacity, and what happens once."""
    return project(
        "automated", number, name, cost, tags, pt=pt, ru=ru, needs=needs, levels=levels, play=play, vp=vp
    )


def red(
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
    """A red card: an event. It stays in sight for its tags."""
    return project("event", number, name, cost, tags, pt=pt, ru=ru, needs=needs, play=play, vp=vp)


def blue(
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
    """A blue card: an effect, or an action for the action phase."""
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
    levels: list[Level] | None = None,
    effects: list[Node] | None = None,
    pt: str = "",
) -> Card:
    """A corporation: what it starts with, and what stays in force."""
    return Card(
        number,
        name,
        pt=pt,
        kind="corporation",
        set="base",
        home="corporations",
        tags=tags,
        play=start,
        abilities=[*(levels or []), *(effects or [])],
    )


# --- short forms ------------------------------------------------------------------------------------------------------


def temperature(steps: int = 1) -> Raise:
    """Raise the temperature."""
    return Raise(TEMPERATURE, steps)


def oxygen(steps: int = 1) -> Raise:
    """Raise the oxygen level."""
    return Raise(OXYGEN, steps)


def ocean(n: int = 1) -> Flip:
    """Flip oceans."""
    return Flip(n)


def forest(n: int = 1) -> Forest:
    """Plant forests."""
    return Forest(n)


def tr(n: int = 1, per: Count | None = None) -> Gain:
    """Raise my terraform rating."""
    return Gain(TR, n, per)


def at_least(track: ZonedTrack, zone: int) -> Node:
    """The track was in this zone or higher when the phase began."""
    return NeedZone(track, zone, True)


def at_most(track: ZonedTrack, zone: int) -> Node:
    """The track was in this zone or lower when the phase began."""
    return NeedZone(track, zone, False)


def need_oceans(n: int) -> Node:
    """So many oceans were flipped when the phase began."""
    return NeedLevel(OCEANS, n, True)


def no_more_oceans(n: int) -> Node:
    """No more than so many oceans were flipped when the phase began."""
    return NeedLevel(OCEANS, n, False)


def need_tags(tag: Tag, n: int = 1) -> Node:
    """Tags that must be in play."""
    return NeedTags(tag, n)


def spending(what: Quantity, n: int) -> Node:
    """Something spent besides the price."""
    return NeedSpend(what, n)


def discount(n: int, tag: Tag | None = None) -> Modifier:
    """My cards (with that tag) cost less."""
    return Modifier(COST if tag is None else TAG_COST[tag.name], n)


def free(*gains: Node) -> Action:
    """An action without a cost."""
    return Action([], list(gains))
