"""Cards as rows of icons.

A row is a list of tokens. A token is the name of an icon file in `tharsis/look/icons` (without `.svg`), a number
(`3`, `-1`, `+1`, `±2`, `X`, `-X`), or one of these marks:

| mark    | meaning                                                                                      |
| ------- | -------------------------------------------------------------------------------------------- |
| `;`     | the next effect of the same row                                                              |
| `any`   | the next icon has a red border: any player's                                                 |
| `/`     | for each of what follows                                                                     |
| `or`    | one of both sides                                                                            |
| `->`    | the arrow of an action: left is paid, right is gained                                        |
| `:`     | the colon of an effect: when what stands left happens, then what stands right                |
| `if`    | points on the condition that follows: at least that many                                     |
| `( )`   | may be paid too                                                                              |
| `*`     | there is a condition: see the text                                                           |
| `steal` | the number is taken over from another player                                                 |
| `start` | before what a corporation starts with                                                        |
| `first` | before a corporation's first action                                                          |
| `[ ]`   | a production box: what stands between comes whenever its owner produces                      |

A number stands left of its icon. Icons `prod-…` are production; neighbours of that kind share one brown box, and
there `any` draws the border inside the box. `req-min` and `req-max` begin a requirement.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tharsis.kernel.core import Card, Node

ICONS = Path(__file__).resolve().parents[1] / "look" / "icons"
MARKS = {
    ";": "",
    "any": "mark-any-player",
    "/": "mark-per",
    "or": "mark-or",
    "->": "mark-action",
    ":": "mark-effect",
    "if": "req-min",
    "(": "",
    ")": "",
    "*": "",
    "steal": "",
    "start": "",
    "first": "",
    "[": "",
    "]": "",
}
_NUMBER = re.compile(r"[-+±]?(\d+|X)")


class CardIcons:
    """The icons of a card: its requirement, the rows of its panel, its points, its tags; its cost if that is no money."""

    def __init__(
        self,
        tags: list[str],
        requirement: list[str],
        rows: list[list[str]],
        points: list[str],
        cost: list[str],
    ) -> None:
        self.tags = tags
        self.requirement = requirement
        self.rows = rows
        self.points = points
        self.cost = cost


def is_icon(token: str) -> bool:
    """Whether a token names a file, and is no number and no mark."""
    return token not in MARKS and not _NUMBER.fullmatch(token)


def card_icons(card: Card) -> CardIcons:
    """Everything on a card that is drawn."""
    tags = [f"tag-{tag.name}" for tag in card.tags]
    if card.kind == "event":
        tags.append("tag-event")
    rows = [ability.icons() for ability in card.abilities]
    if card.actions:
        rows.append(_row(card.actions, "or"))
    played = _play_rows(card.play)
    if card.kind == "corporation":
        played = [["start", *_row(card.play, ";")]]
    rows += played
    if card.first is not None:
        rows.append(["first", *card.first.icons()])
    points = [] if card.vp is None else card.vp.icons()
    cost = [] if card.price is None else card.price.icons()
    return CardIcons(tags, _row(card.needs, ";"), rows, points, cost)


def _row(nodes: Sequence[Node], mark: str) -> list[str]:
    found: list[str] = []
    for node in nodes:
        found += [mark, *node.icons()] if found else node.icons()
    return found


def _play_rows(nodes: Sequence[Node]) -> list[list[str]]:
    """Production in one row, the rest in another; losses before gains."""
    production = [node for node in nodes if _is_production(node)]
    others = [node for node in nodes if node not in production]
    rows = [_row(sorted(part, key=_is_gain), ";") for part in (production, others)]
    return [row for row in rows if row]


def _is_production(node: Node) -> bool:
    icons = [token for token in node.icons() if is_icon(token)]
    return bool(icons) and icons[0].startswith("prod-")


def _is_gain(node: Node) -> bool:
    icons = node.icons()
    return not icons[0].startswith("-") or (icons[1] == "any" and not _is_production(node))
