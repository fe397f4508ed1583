"""What a seat, or somebody who watches, may see of a state: derived from zone declarations and what is known of cards.

While seats choose in secret, it is derived from the state as the viewer may know it (`State.seen_by`).
"""

from __future__ import annotations

from typing import Any

from tharsis.kernel.core import MOVE, NOBODY, WATCHER, Event, State
from tharsis.kernel.vocabulary import CARD, NOTHING
from tharsis.play.decision import decision_of
from tharsis.play.events import described
from tharsis.play.overview import overview, own_overview
from tharsis.play.scores import scores
from tharsis.rules.scoring import winners

HISTORY = 100  # entries of the log in a view, unless more are asked for


def bit_of(seat: int | None) -> int:
    """The bit of a seat in masks of who knows what."""
    return WATCHER if seat is None else 1 << seat


def seen(s: State, seat: int | None) -> State:
    """The state as this seat (None: a spectator) may know it; not to be written."""
    return s.seen_by(NOBODY if seat is None else seat)


def view(true: State, seat: int | None, history: int | None = HISTORY) -> dict[str, Any]:
    """The state as this seat (None: a spectator) may see it, as plain values; `history` None gives the whole log."""
    s = seen(true, seat)
    return {
        **open_part(s),
        **own_part(true, s, seat),
        "decision": None if seat is None else own_decision(s, seat),
        "log": visible_log(s, bit_of(seat), history),
    }


def open_part(s: State) -> dict[str, Any]:
    """What all who see this state are shown alike."""
    found: dict[str, Any] = {
        "game": s.rules.game,
        "modules": s.rules.modules,
        "players": s.rules.players,
        "over": s.over,
        "world": world_of(s),
        "cards": cards_in_play(s),
        "board": board_of(s),
        **overview(s),
    }
    if s.over:
        found["scores"] = [{"total": x.total, "parts": x.parts} for x in scores(s)]
        found["winners"] = winners(s)
    return found


def own_part(true: State, s: State, seat: int | None) -> dict[str, Any]:
    """What only this seat (None: a spectator) is shown so, of the state as it may know it."""
    bit = bit_of(seat)
    return {
        "seat": seat,
        "zones": zones_of(s, NOBODY, bit),
        "seats": [{"slots": slots_of(s, i), "zones": zones_of(s, i, bit)} for i in range(s.rules.players)],
        # Who is done is plain to see, even where nobody sees with what.
        "deciding": sorted(a.seat for a in true.decisions()),
        "waiting": [i for i in range(s.rules.players) if true.waits(i)],
        **own_overview(s, seat),
    }


def world_of(s: State) -> dict[str, int]:
    """The slots of the world by name."""
    return {s.rules.world_names[slot]: s.world[slot] for slot in s.rules.world_slots}


def slots_of(s: State, seat: int) -> dict[str, int | str | None]:
    """The slots of a seat by name; a slot that holds a card shows its key."""
    rules, own = s.rules, s.seats[seat]
    found: dict[str, int | str | None] = {}
    for slot in rules.seat_slots:
        if rules.slot_shows[slot] != NOTHING:
            value = own[slot]
            found[rules.seat_names[slot]] = key_of(s, value) if rules.slot_shows[slot] == CARD else value
    return found


def key_of(s: State, card: int) -> str | None:
    """The key of a card by its number."""
    return s.rules.cards[card].key if card >= 0 else None


def zones_of(s: State, seat: int, bit: int) -> dict[str, dict[str, Any]]:
    """The zones of a seat (or the common ones): how many cards lie there, and those that the viewer knows."""
    rules = s.rules
    found: dict[str, dict[str, Any]] = {}
    for z in rules.zones:
        if rules.zone_seat[z] != seat:
            continue
        pile = s.zones[z]
        if rules.zone_seen[z] & bit:
            cards = [rules.cards[c].key for c in pile]
        else:
            # Sorted: where a known card lies among unknown ones says nothing to anybody at the table.
            cards = sorted(rules.cards[c].key for c in pile if s.known[c] & bit)
        found[rules.zone_names[z].partition(".")[0]] = {"count": len(pile), "cards": cards}
    return found


def cards_in_play(s: State) -> dict[str, dict[str, int]]:
    """What lies on cards in play, and which actions were used."""
    found: dict[str, dict[str, int]] = {}
    for z, seat in enumerate(s.rules.tableau_seat):
        if seat == NOBODY:
            continue
        for c in s.zones[z]:
            if s.res[c] or s.used[c] or s.mark[c]:
                found[s.rules.cards[c].key] = {"resources": s.res[c], "used": s.used[c], "chosen": s.mark[c]}
    return found


def board_of(s: State) -> dict[str, dict[str, Any]]:
    """The areas that hold a tile or a marker."""
    names = s.rules.cell_names
    found: dict[str, dict[str, Any]] = {}
    for i, t in enumerate(s.tile):
        if t >= 0:
            found[names[i]] = {
                "tile": s.rules.tile_names[t],
                "owner": s.owner[i] if s.owner[i] >= 0 else None,
            }
        elif s.claim[i] >= 0:
            found[names[i]] = {"claim": s.claim[i]}
    return found


def own_decision(s: State, seat: int) -> dict[str, Any] | None:
    """The seat's open decision with its options."""
    ask = s.ask_of(seat)
    if ask is None:
        return None
    d = decision_of(s, ask)
    return {"prompt": d.prompt, "options": [{"index": o.index, "label": o.label} for o in d.options]}


def visible_log(s: State, bit: int, history: int | None) -> list[dict[str, Any]]:
    """The last entries of the log, oldest first. A move that the viewer did not see has no card."""
    found: list[dict[str, Any]] = []
    e = s.log
    while e is not None and (history is None or len(found) < history):
        if e.kind == MOVE or e.seen & bit:
            found.append(entry(s, e, bool(e.seen & bit)))
        e = e.previous
    found.reverse()
    return found


def entry(s: State, e: Event, seen: bool) -> dict[str, Any]:
    """One entry of the log as data."""
    it = described(s.rules, e)
    return {
        "kind": it.kind.name,
        "seat": it.seat,
        it.kind.subject: it.subject,
        it.kind.amount: it.amount,
        "card": it.card if seen else None,
    }
