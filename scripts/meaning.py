"""What a game means to those who play it, in names and values alone: to compare what two versions of the program show."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from tharsis.play.match import Match

Doc = dict[str, Any]
Reader = int | None


def readers(match: Match) -> list[Reader]:
    """Everybody who may look at a game: the seats, and who only watches."""
    return [*range(match.players), None]


def meaning(view: Doc) -> Doc:
    """A view without anything that is zero, empty or a matter of form; a slot that nobody uses leaves no trace."""
    found: Doc = {
        "modules": sorted(view["modules"]),
        "players": view["players"],
        "over": view["over"],
        "world": present(view["world"]),
        "zones": piles(view["zones"]),
        "seats": [{"slots": present(s["slots"]), "zones": piles(s["zones"])} for s in view["seats"]],
        "cards": {key: present(values) for key, values in view["cards"].items()},
        "board": {cell: present(values, zero=True) for cell, values in view["board"].items()},
        "deciding": view["deciding"],
    }
    if view.get("decision"):
        found["labels"] = [option["label"] for option in view["decision"]["options"]]
    if view["over"]:
        found["scores"] = [
            {"total": x["total"], "parts": present(x["parts"])} for x in view.get("scores", [])
        ]
        found["winners"] = view.get("winners", [])
    return found


def present(values: Doc, zero: bool = False) -> Doc:
    """Values that say something."""
    return {name: x for name, x in sorted(values.items()) if x or (zero and x == 0 and x is not False)}


def piles(zones: Doc) -> Doc:
    """How many cards lie where, and those that the reader knows."""
    return {
        name: [zone["count"], sorted(zone["cards"])] for name, zone in sorted(zones.items()) if zone["count"]
    }


def seen(match: Match, reader: Reader) -> Doc:
    """What a reader sees of a game, reduced to what it means."""
    return meaning(match.view(reader, 0))


def seen_by_all(match: Match) -> dict[str, Doc]:
    """The same for everybody."""
    return {name_of(reader): seen(match, reader) for reader in readers(match)}


def name_of(reader: Reader) -> str:
    """How a reader is called in a document."""
    return "watcher" if reader is None else str(reader)


def mark(doc: Any) -> str:
    """A short name for what a document says."""
    return sha256(json.dumps(doc, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


def next_answer(match: Match, number: int) -> tuple[int, str]:
    """A decision and one of its options, by their names alone: every version that offers the same takes the same."""
    decisions = match.decisions()
    decision = min(decisions, key=lambda d: d.seat)
    labels = sorted(decision.labels())
    luck = sha256(f"{number} {decision.seat} {len(labels)}".encode()).digest()
    return decision.seat, labels[int.from_bytes(luck[:4]) % len(labels)]


def play_on(match: Match, answers: int) -> list[tuple[int, str]]:
    """Go on for so many answers, or to the end; what was answered."""
    found: list[tuple[int, str]] = []
    while not match.over and len(found) < answers:
        seat, label = next_answer(match, len(found))
        match.apply(seat, label)
        found.append((seat, label))
    return found
