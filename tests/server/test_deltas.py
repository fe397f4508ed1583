"""Deltas: they turn one document into the next, and every one of them is small on the wire."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from tharsis.play.setup import set_up
from tharsis.server.documents import schema
from tharsis.server.documents.build import Audience, Reader
from tharsis.server.documents.delta import diff, patch
from tharsis.server.table import events as ev
from tharsis.server.table.table_state import TableState
from tharsis.server.testing import Lively

BUDGET = 2000  # bytes of a delta, compressed
Doc = dict[str, Any]


class Wire:
    """A connection as our server makes it: permessage-deflate with context takeover, so that each message is
    compressed with what the last ones said (window of 32 KB)."""

    def __init__(self, first: str) -> None:
        self.deflate = PerMessageDeflate(False, False, 15, 15)
        self.send(first)

    def send(self, text: str) -> int:
        """The bytes that a message takes."""
        return len(self.deflate.encode(Frame(Opcode.TEXT, text.encode())).data)


class Game:
    """A game, partly at random, with all its readers: every seat and a spectator, in one language."""

    def __init__(self, game: str, players: int, language: str, **options: Any) -> None:
        self.language = language
        setup = set_up(game, players, f"{game} {players} {language}", **options)
        seats = [ev.SeatDoc("open") for _ in range(players)]
        doc = ev.TableDoc("0" * 16, 0, setup, seats, "invite", "host", "code")
        self.seating = TableState(doc)
        for seat in range(players):
            self.fold(ev.Claimed(seat=seat, name=f"Константин {seat}", token="", code=""))
        readers = [Reader(seat, seat == 0, language) for seat in [*range(players), None]]
        self.audiences = [Audience(self.seating, reader) for reader in readers]
        self.copies = [msgspec.json.decode(msgspec.json.encode(a.doc)) for a in self.audiences]
        self.wires = [Wire(a.full()) for a in self.audiences]
        self.sizes: list[int] = []
        self.luck = Random(f"{game} {players} {options}")
        self.player = Lively(f"{game} {players} {options}")

    def fold(self, event: ev.AnyEvent, match: Any = None) -> None:
        self.seating = self.seating.branch()
        self.seating.fold(self.seating.seq + 1, 0, event, match)

    def step(self, event: ev.AnyEvent, match: Any = None) -> None:
        """An event; every reader's copy follows it by the delta alone."""
        self.fold(event, match)
        for audience, copy, wire in zip(self.audiences, self.copies, self.wires, strict=True):
            text = audience.step(self.seating)
            self.sizes.append(wire.send(text))
            assert self.sizes[-1] < BUDGET, f"{self.sizes[-1]} bytes: {text}"
            patch(copy, msgspec.json.decode(text)["ops"])

    def play(self) -> None:
        """To the end."""
        self.step(ev.Started())
        assert self.seating.match is not None
        while not self.seating.match.over:
            ask = self.luck.choice(self.seating.match.state.decisions())
            match = self.seating.match.clone()
            match.apply(ask.seat, self.player.choose(match.state, ask))
            _, index, label = match.answers[-1]
            self.step(ev.Answered(seat=ask.seat, index=index, label=label), match)
            if len(match.answers) % 50 == 0:
                self.check()
        self.check()

    def check(self) -> None:
        """The copies are the documents, and these have exactly the fields of their type."""
        for audience, copy in zip(self.audiences, self.copies, strict=True):
            assert copy == msgspec.json.decode(msgspec.json.encode(audience.doc))
            assert msgspec.to_builtins(msgspec.convert(copy, schema.TableDoc)) == copy


@pytest.mark.parametrize(
    ("game", "players", "language", "options"),
    [
        ("mars", 1, "pt", {"modules": ["corporate-era"]}),
        ("mars", 3, "en", {}),
        ("mars", 5, "ru", {"modules": ["corporate-era"], "draft": True}),
        ("dice", 1, "ru", {}),
        ("dice", 2, "ru", {}),
        ("dice", 4, "ru", {}),
    ],
)
def test_every_delta_of_a_whole_game_is_small(game: str, players: int, language: str, options: Doc) -> None:
    played = Game(game, players, language, **options)
    played.play()
    sizes = sorted(played.sizes)
    print(
        f"{game}, {players} players, {language}: {len(sizes)} deltas, median {sizes[len(sizes) // 2]} bytes,"
        f" 99 % {sizes[len(sizes) * 99 // 100]}, largest {sizes[-1]}; {sum(sizes)} in all"
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"a": 1}, {"a": 2, "b": {"c": []}}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}),
        ({"a": {"b": 1}}, {"a": {}}),
        ({"a": [1, 2, 3]}, {"a": [2, 3, 4]}),
        ({"a": [1]}, {"a": {"0": 2}}),
        ({"a": None}, {"a": {"seats": [{"x": 1, "y": [], "z": {"k": 0}, "w": i} for i in range(3)]}}),
        ({"seats": [{"x": 1}, {"x": [1]}]}, {"seats": [{"x": 2}, {"x": [1, 2]}]}),
        ({"l": []}, {"l": [{"a": i, "b": f"x {i} y", "c": f"{i}", "d": True} for i in range(4)]}),
        ({"l": [0]}, {"l": [{"a": i, "b": bool(i), "c": "", "d": 0} for i in range(2)]}),
    ],
)
def test_a_difference_turns_one_document_into_the_other(old: Doc, new: Doc) -> None:
    copy = msgspec.json.decode(msgspec.json.encode(old))
    patch(copy, msgspec.json.decode(msgspec.json.encode(diff(old, new))))
    assert msgspec.json.encode(copy, order="sorted") == msgspec.json.encode(new, order="sorted")
