"""Turmoil in the terminal: the committee, the row of events, and the forecast."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tharsis.cli.screen.reader import Reader, seat_mark, seat_style
from tharsis.cli.screen.texts import card_words
from tharsis.cli.screen.words import title
from tharsis.games.mars.turmoil.components import COMING, CURRENT, DISTANT, PARTIES
from tharsis.games.mars.turmoil.policies import policy_of
from tharsis.games.mars.turmoil.standing import panel
from tharsis.kernel.core import State
from tharsis.kernel.phrase import Noun
from tharsis.text.card import node_text
from tharsis.text.render import render

WORDS = Path(__file__).parent / "terminal.json"
ROW = (("current", CURRENT), ("coming", COMING), ("distant", DISTANT))


def party_name(key: str, r: Reader) -> str:
    """The title of a party."""
    party = next(party for party in PARTIES if party.key == key)
    return render(Noun(party.noun), r.language, game="mars")


def owner_text(owner: object, r: Reader) -> Text:
    """An owner of delegates, by sign and colour."""
    if isinstance(owner, int):
        return Text(seat_mark(owner), style=seat_style(owner))
    return Text(r.word("neutral") if owner == "neutral" else "–", style="dim")


def party_line(party: dict[str, Any], r: Reader) -> Text:
    """A party: marks for power and dominance, its leader, delegates by owner."""
    marks = ("★" if party["ruling"] else " ") + ("▲" if party["dominant"] else " ")
    line = Text(f"{marks} {party_name(party['key'], r):<14}", style="bold" if party["ruling"] else "")
    if not party["size"]:
        return line
    line.append(f" {party['size']}: ")
    line.append_text(owner_text(party["leader"], r)).append(" ♛ ")
    for seat, n in enumerate(party["seats"]):
        if n:
            line.append(f" {seat_mark(seat)}{n}", seat_style(seat))
    if party["neutral"]:
        line.append(f" {r.word('neutral')} {party['neutral']}", "dim")
    return line


def beside(s: State, r: Reader) -> list[RenderableType]:
    """The committee and the events stand beside the map."""
    told: dict[str, Any] = panel(s)
    found: list[RenderableType] = [Text(r.word("committee"), style="bold")]
    found += [party_line(party, r) for party in told["parties"]]
    ruling = next(party.number for party in PARTIES if party.key == told["ruling"])
    found.append(Text(f"   {node_text(policy_of(ruling), r.language, 'mars')}", style="dim"))
    found.append(chair_line(told, r))
    found += event_lines(s, r)
    if told["forecast"] is not None:
        found.append(forecast_line(told["forecast"], r))
    return found


def chair_line(told: dict[str, Any], r: Reader) -> Text:
    """The chairman, and everybody's influence and delegates."""
    line = Text(f"   {r.word('chairman')}: ").append_text(owner_text(told["chairman"], r))
    line.append(f" · {r.word('influence')}:")
    for seat, n in enumerate(told["influence"]):
        line.append(f" {seat_mark(seat)}{n}", seat_style(seat))
    line.append(f" · {r.word('free_delegates')}:")
    for seat, n in enumerate(told["available"]):
        lobby = "+" if seat in told["lobby"] else ""
        line.append(f" {seat_mark(seat)}{n}{lobby}", seat_style(seat))
    return line


def event_lines(s: State, r: Reader) -> list[RenderableType]:
    """The events of the row, with what they do."""
    found: list[RenderableType] = []
    for place, zone in ROW:
        pile = s.zones[zone]
        line = Text(f"   {r.word(place)}: ")
        if pile:
            event = s.rules.cards[pile[-1]]
            line.append(title(event, r.language), "bold yellow").append(f"  {card_words(event, r)}", "dim")
        found.append(line)
    return found


def forecast_line(told: dict[str, Any], r: Reader) -> Text:
    """Who will rule, and what becomes of the ratings."""
    line = Text(f"   {r.word('forecast')}: {party_name(told['ruling'], r)} · {r.word('tr')}:")
    for seat, n in enumerate(told["rating"]):
        line.append(f" {seat_mark(seat)}{n:+d}", seat_style(seat))
    return line


PANELS = {"beside": beside}
