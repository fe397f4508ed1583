"""What is hidden makes no difference to a single byte that leaves the server: true games beside games that look alike.

A table of the server is set to a moment of a random game, and every page of every seat and of somebody who watches is
fetched; then to a game that differs in hidden things only (other cards in other hands, other choices made in secret), and
fetched again. THARSIS_COMPARISONS=20000 compares as many pages as that.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from itertools import count
from random import Random
from typing import Any

from tharsis.games.plugins import game_names
from tharsis.play.checks.invariants import lookalike
from tharsis.play.match import Match
from tharsis.play.random_games import moments, random_set_up
from tharsis.play.setup import SetUp
from tharsis.server.testing import Running

COMPARISONS = int(os.environ.get("THARSIS_COMPARISONS", "240"))
OFTEN = 1 if COMPARISONS < 1000 else 3  # moments of a game are that frequent
PREVIEWS = 3  # options of a decision that are looked at

Doc = dict[str, Any]


class Watched:
    """A table of the server that is set to one game after another, and the tokens of its seats."""

    def __init__(self, server: Running, setup: SetUp) -> None:
        self.server = server
        seats = [{"kind": "me", "name": "P0"}, *[{"kind": "open"}] * (setup.players - 1)]
        made = server.create(*seats, public=True, game=setup.game, modules=list(setup.modules))
        self.at = f"/api/tables/{made['table']}"
        self.tokens: list[str] = ["", made["token"]]
        self.tokens += [server.call("POST", f"{self.at}/claim", {})["token"] for _ in seats[1:]]
        self.table = server.hub.tables[made["table"]]

    def show(self, match: Match) -> None:
        """Let the table stand like this."""
        seating = self.table.seating.branch()
        seating.match, seating.open_part = match, None
        seating.head += 1
        self.table.seating = seating

    def pages(self, seat: int | None, wanted: list[int]) -> dict[str, str]:
        """All that somebody can fetch."""
        token = self.tokens[0 if seat is None else seat + 1]
        found = {"state": known(self.server.call("GET", f"{self.at}/state", token=token))}
        if wanted:
            for page, query in (("menu", {}), ("preview", {"options": wanted})):
                found[page] = json.dumps(self.server.call("GET", f"{self.at}/{page}", token=token, **query))
        return found


def known(full: Doc) -> str:
    """A document without what is open to all and differs: who is done with a secret choice, and what can be taken back.

    In a game that looks alike the others have still to choose, and nobody has answered anything before.
    """
    doc = full["doc"]
    del doc["you"]["can_undo"], doc["answers"]
    if doc["view"]:
        for name in ("deciding", "waiting"):
            doc["view"].pop(name, None)
            doc["view"]["world"].pop(name, None)
    return json.dumps(doc)


def different(watched: Watched, match: Match, luck: Random) -> tuple[Counter[str], list[str]]:
    """How many pages were compared at a moment, by kind, and which were not the same."""
    compared: Counter[str] = Counter()
    found: list[str] = []
    for seat in [None, *range(match.players)]:
        ask = None if seat is None else match.state.ask_of(seat)
        options = range(len(ask.options)) if ask else range(0)
        wanted = luck.sample(options, min(PREVIEWS, len(options)))
        pages = []
        for game in (match, lookalike(match, seat, luck)):
            watched.show(game)
            pages.append(watched.pages(seat, wanted))
        compared.update(pages[0].keys())
        found += [f"seat {seat}: {page}" for page in pages[0] if pages[0][page] != pages[1][page]]
    return compared, found


def test_no_byte_depends_on_what_is_hidden(server: Running) -> None:
    compared: Counter[str] = Counter()
    games: Counter[str] = Counter()
    found: list[str] = []
    for number in count():
        for name in game_names():
            setup = random_set_up(name, number)
            watched = Watched(server, setup)
            for match, luck in moments(setup, OFTEN):
                games[f"{name} {'+'.join(setup.modules)} {match.players}"] += 1
                more, wrong = different(watched, match, luck)
                compared += more
                found += [f"{name} {number}: {text}" for text in wrong]
            server.hub.tables.pop(watched.table.id)
            if compared.total() >= COMPARISONS and number:
                print(
                    f"{compared.total()} comparisons {dict(compared)}, {len(found)} different; {dict(games)}"
                )
                assert found == []
                return
