"""Nothing hidden leaves the server: every byte that clients and spectators receive in whole games is read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import pytest

from tharsis.kernel.core import NOTE, Event, State
from tharsis.play.scores import ahead
from tharsis.play.view import bit_of, seen
from tharsis.server.client import ServerRefused, TableClient
from tharsis.server.testing import Lively, Running, catch_up

# Keys of cards that are also words of the rules (phases, slots, tiles).
PLAIN_WORDS = {"research", "comet", "asteroid", "mine", "power-plant", "greenhouses", "trees", "plantation"}


STRING = re.compile(r'"(?:[^"\\]|\\.)*"')


def strings(text: str) -> set[str]:
    """Every string in a JSON text, keys too."""
    return {json.loads(found) if "\\" in found else found[1:-1] for found in STRING.findall(text)}


def known_to(state: State, seat: int | None) -> set[str]:
    """The cards that a reader may know where to find now."""
    state = seen(state, seat)
    bit, rules = bit_of(seat), state.rules
    # A card that is announced (while it is being paid for it still lies in the hand) is known to all.
    told = {rules.cards[e.card].key for e in log_of(state) if e.kind == NOTE and e.card >= 0 and e.seen & bit}
    return told | {
        rules.cards[c].key
        for z, pile in enumerate(state.zones)
        for c in pile
        if rules.zone_seen[z] & bit or state.known[c] & bit
    }


def log_of(state: State) -> Iterator[Event]:
    """The last entries of the true log."""
    e = state.log
    for _ in range(60):
        if e is None:
            return
        yield e
        e = e.previous


class Spy:
    """Somebody at the table whose every byte is compared with what may be known."""

    def __init__(self, client: TableClient, seat: int | None, state: State) -> None:
        self.client = client
        self.seat = seat
        cards = sorted(state.rules.cards, key=lambda c: -len(c.name))
        self.titles = {c.name: c.key for c in cards if " " in c.name}
        self.keys = {c.key for c in state.rules.cards} - PLAIN_WORDS
        self.known: set[str] = set()
        self.fine: set[str] = set()
        self.read = 0
        self.looks = 0
        self.bytes = 0

    def look_back(self, server: Running) -> None:
        """Ask for the whole log; what comes is read like all the rest."""
        seat = {} if self.seat is None else {"seat": self.seat}
        found = server.call("GET", f"/api/tables/{self.client.table}/moves", token=self.client.token, **seat)
        self.client.received.append(json.dumps(found))

    def check(self, state: State) -> None:
        """What came since the last look, and what was made of it, names no card that this reader never could see."""
        self.known |= known_to(state, self.seat)
        news = self.client.received[self.read :]
        self.bytes += sum(len(text.encode()) for text in news)
        self.read = len(self.client.received)
        for text in news:
            self.search(text)
        self.looks += 1
        if self.looks % 10 == 0:  # a delta may say a title in two pieces: the document has it whole
            self.search(json.dumps(self.client.doc))

    def search(self, text: str) -> None:
        """Look for keys and titles of hidden cards."""
        fresh = strings(text) - self.fine  # what was known once stays known
        self.fine |= fresh
        for sentence in fresh:
            hidden = (set(re.split(r"[^\w.-]+", sentence)) & self.keys) - self.known
            assert not hidden, f"seat {self.seat} was told of {sorted(hidden)}: {sentence}"
            rest = sentence
            for title, key in self.titles.items():  # the longest first: one may be part of another
                if title in rest:
                    assert key in self.known, f"seat {self.seat} of {key}: {sentence}"
                    rest = rest.replace(title, "")


def look_around(server: Running, spies: list[Spy], state: State) -> None:
    """Everything else that can be asked for in a running game."""
    for spy in spies:
        spy.known |= known_to(state, spy.seat)
        spy.look_back(server)
        table, token = f"/api/tables/{spy.client.table}", spy.client.token
        for page in ("export", "record", "series"):
            with pytest.raises(ServerRefused):
                server.call("GET", f"{table}/{page}", token=token)
        for seat in range(len(spies) - 1):
            if seat != spy.seat:
                with pytest.raises(ServerRefused):
                    server.call("GET", f"{table}/history", token=token, at=1, seat=seat)
        if spy.seat is not None:
            answers = spy.client.doc["answers"]
            spy.search(
                json.dumps(server.call("GET", f"{table}/history", token=token, at=answers, seat=spy.seat))
            )
            spy.search(json.dumps(server.call("GET", f"{table}/menu", token=token)))
        for page in (table, f"{table}/state", "/api/tables", "/api/daily"):
            spy.search(json.dumps(server.call("GET", page, token=token)))


def others_say_ahead(
    luck: Random, state: State, clients: list[TableClient], everyone: list[TableClient]
) -> int:
    """Who may say something ahead does so now and then, or takes it back; to the others nothing has changed."""
    said = 0
    catch_up(*everyone)
    for seat, client in enumerate(clients):
        may = copy(client.doc["you"]["ahead"])
        if may is None or luck.random() > 1 / 12:
            continue
        others = [c for c in everyone if c is not client]
        before = [json.dumps({**c.doc, "seq": 0}) for c in others]
        client.order("ahead", label=None if may["set"] else may["label"])
        # What is taken back may be said again only while the game still offers it: not in the middle of one's own turn.
        offered = not may["set"] or ahead(state, seat) == may["label"]
        assert client.doc["you"]["ahead"] == ({**may, "set": not may["set"]} if offered else None)
        catch_up(*everyone)
        assert [json.dumps({**c.doc, "seq": 0}) for c in others] == before
        said += 1
    return said


@pytest.mark.parametrize(
    ("game", "players", "options", "seed"),
    [
        ("mars", 2, {}, 1),
        ("mars", 3, {"draft": True}, 2),
        ("mars", 2, {"draft": True}, 3),
        ("dice", 2, {}, 4),
    ],
)
def test_no_byte_tells_what_is_hidden(
    server: Running, game: str, players: int, options: dict[str, Any], seed: int
) -> None:
    seats = [{"kind": "me", "name": "Ana"}, *[{"kind": "open"}] * (players - 1)]
    made = server.create(*seats, public=True, game=game, options=options, modules=["corporate-era"])
    clients = [server.client(made["table"], made["token"])]
    for _ in range(players - 1):
        seated = server.call("POST", f"/api/tables/{made['table']}/claim", {})
        clients.append(server.client(made["table"], seated["token"]))
    watcher = server.client(made["table"])
    catch_up(*clients, watcher)
    table = server.hub.tables[made["table"]]
    assert table.seating.match is not None
    secret = table.seating.match.setup.seed
    first = table.seating.match.state
    spies = [Spy(c, i, first) for i, c in enumerate(clients)] + [Spy(watcher, None, first)]
    luck, player = Random(seed), Lively(seed)
    everyone = [*clients, watcher]
    number = said = 0
    while not table.seating.match.over:
        client = luck.choice([c for c in clients if c.decision])
        assert client.decision
        number += 1
        if number % 7 == 0:
            client.ask("preview")
        if number % 11 == 0:
            client.ask("menu")
        if number % 13 == 0:
            client.order("chat", text="well played")
        said += others_say_ahead(luck, table.seating.match.state, clients, everyone)
        if number % 40 == 1:
            look_around(server, spies, table.seating.match.state)
        if number % 5 == 0 and client.doc["you"]["can_undo"]:
            client.order("undo", seq=client.seq)
            catch_up(*everyone)
            for spy in spies:
                spy.check(table.seating.match.state)
            continue
        state = table.seating.match.state
        ask = state.ask_of(clients.index(client))
        assert ask
        client.answer(player.choose(state, ask))
        catch_up(*everyone)
        for spy in spies:
            spy.check(table.seating.match.state)
    for spy in spies:
        telling = [text for text in spy.client.received if secret in text]
        assert len(telling) == 1, "the seed comes once, with the end"
        assert '"over"' in telling[0]
    total = sum(spy.bytes for spy in spies)
    assert (said > 0) == (game == "mars"), "something was said ahead, where that can be"
    print(f"{number} answers, {total} bytes read, nothing hidden in them")


def test_a_seat_without_secrets_of_its_own_sees_no_hand(server: Running) -> None:
    ana, bo = server.pair(public=True)
    watcher = server.client(ana.table)
    for seat in (0, 1):
        assert watcher.doc["view"]["seats"][seat]["zones"]["hand"]["cards"] == []
    assert ana.doc["view"]["seats"][1]["zones"]["dealt"]["cards"] == []
    assert ana.doc["view"]["seats"][0]["zones"]["dealt"]["cards"]
    assert bo.doc["view"]["seats"][0]["zones"]["dealt"]["cards"] == []
