"""The board of Ares Expedition: phases with who chose them, tracks with their zones, oceans with what they gave."""

from __future__ import annotations

from rich.text import Text

from tharsis.cli.screen.reader import Reader, seat_style
from tharsis.cli.screen.texts import card_words
from tharsis.cli.screen.tracks import level_text
from tharsis.games.ares.components import TRACKS, ZonedTrack
from tharsis.games.ares.slots import (
    PHASE,
    PHASES,
    PHASES_CHOSEN,
    PHASES_DONE,
    POOL_CUBES,
    POOL_MARKERS,
    STAGE,
    coop,
)
from tharsis.games.ares.standing import flippers
from tharsis.games.ares.zones import FLIPPED
from tharsis.kernel.core import State

STYLES = ["magenta", "red", "yellow", "white"]


def ribbon(s: State, r: Reader) -> Text:
    """The five phases: which are played this round, who chose them, where the round stands."""
    found = Text(f"{r.word('phases')}: ", "bold")
    for phase in PHASES:
        chosen = s.world[PHASES_CHOSEN] >> phase & 1
        past = s.world[PHASES_DONE] >> phase & 1
        style = "reverse bold" if s.world[STAGE] == phase else "bold" if chosen and not past else "dim"
        found.append(r.word(f"phase_{phase}"), style)
        for seat in range(len(r.names)):
            if chosen and s.seats[seat][PHASE] == phase:
                found.append(f" {r.marked(seat)}", seat_style(seat))
        found.append("  ")
    found.rstrip()
    return found


def track_text(s: State, track: ZonedTrack, r: Reader) -> Text:
    """A track as a bar in the colours of its zones, with what it showed when the phase began."""
    found = Text(f"{r.word(track.name):<12}", "bold")
    now = s.world[track.slot]
    for level in range(track.start + track.size, track.goal + 1, track.size):
        style = STYLES[track.zone(level)] if track.borders else "bright_blue"
        found.append("█" if level <= now else "░", style)
    found.append(f" {level_text(track, now, r)}")
    if track.borders:
        found.append(f" {r.word(f'zone_{track.zone(now)}')}", STYLES[track.zone(now)])
    if s.world[track.at_start] != now:
        said = r.word("at_start", level=level_text(track, s.world[track.at_start], r))
        found.append(f"  ({said})", "dim")
    return found


def oceans_text(s: State, r: Reader) -> Text:
    """The oceans that were flipped: what each gave, and to whom."""
    found = Text(f"{r.word('flipped')}:", "bright_blue")
    for tile, seat in zip(s.zones[FLIPPED], flippers(s), strict=True):
        found.append(f" {card_words(s.rules.cards[tile], r)}")
        if seat is not None:
            found.append(f" {r.marked(seat)}", seat_style(seat))
    return found


def board_text(s: State, r: Reader) -> Text:
    """All of it."""
    lines = [ribbon(s, r), *[track_text(s, track, r) for track in TRACKS]]
    if s.zones[FLIPPED]:
        lines.append(oceans_text(s, r))
    if coop(s.rules):
        lines.append(Text(r.word("pool", cubes=s.world[POOL_CUBES], markers=s.world[POOL_MARKERS])))
    return Text("\n").join(lines)
