"""A phase that all play at the same time: people act side by side, and nobody waits for a bot. Shown with Ares Expedition."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest

from tharsis.play.replay import verify
from tharsis.server.client import ServerRefused, TableClient
from tharsis.server.table.bot_runner import Thinker
from tharsis.server.testing import Running, catch_up

ACTION = 3


def labels(client: TableClient) -> list[str]:
    """What a client could answer now."""
    return [option["label"] for option in client.decision["options"]] if client.decision else []


def to_phase(phase: int, *clients: TableClient) -> None:
    """Found corporations; then all choose this phase."""
    for client in clients:
        client.wait(lambda c: c.decision is not None)
        client.answer(labels(client)[0])
    for client in clients:
        client.wait(lambda c: f"phase {phase}" in labels(c))
        client.answer(f"phase {phase}")
    for client in clients:
        client.wait(lambda c: "done" in labels(c))


def to_next_round(*clients: TableClient) -> None:
    """Whoever holds too many cards discards some; then all choose a phase."""
    catch_up(*clients)
    while not all("phase 1" in labels(client) for client in clients):
        for client in clients:
            if labels(client) and "phase 1" not in labels(client):
                client.answer(labels(client)[0])
        catch_up(*clients)


def money(client: TableClient) -> list[int]:
    """The M€ of all seats."""
    return [seat["slots"]["mc"] for seat in client.doc["view"]["seats"]]


def sale(client: TableClient) -> str:
    """The label of a card that can be sold."""
    return next(option["label"] for option in client.doc["decision"]["options"] if option["verb"] == "sell")


def sell(client: TableClient, n: int) -> None:
    """Sell so many cards, as fast as it goes."""
    for _ in range(n):
        client.answer(sale(client))


def test_two_act_at_the_same_time_in_one_phase(server: Running) -> None:
    ana, bo = server.pair(game="ares")
    to_phase(ACTION, ana, bo)
    before = money(ana)
    both = [threading.Thread(target=sell, args=(client, 5)) for client in (ana, bo)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    catch_up(ana, bo)
    assert money(ana) == money(bo) == [mc + 15 for mc in before]


def test_what_another_does_in_the_phase_makes_no_answer_stale(server: Running) -> None:
    ana, bo = server.pair(game="ares")
    to_phase(ACTION, ana, bo)
    seen = ana.seq
    sell(bo, 3)
    bo.answer("done")
    ana.answer(sale(ana), seq=seen)
    with pytest.raises(ServerRefused, match="stale"):
        ana.answer("done", seq=seen)  # what I did myself is another matter


def test_nor_does_it_where_it_changes_the_options(server: Running) -> None:
    """By its label a choice means the same; by its number it might not."""
    ana, bo = server.pair(game="ares")
    to_phase(ACTION, ana, bo)
    table = server.hub.tables[ana.table].seating
    seen = ana.seq
    table.since[0] += 1  # as if another's move had changed the options
    with pytest.raises(ServerRefused, match="stale"):
        ana.answer(0, seq=seen)
    with pytest.raises(ServerRefused, match="stale"):
        ana.answer("cube", seq=seen)  # another has taken the last one
    ana.answer(labels(ana)[0], seq=seen)


def test_being_done_is_taken_back_until_all_are(server: Running) -> None:
    ana, bo = server.pair(game="ares")
    to_phase(ACTION, ana, bo)
    ana.answer("done")
    catch_up(ana, bo)
    assert bo.doc["view"]["waiting"] == [0]
    ana.answer("resume")
    sell(ana, 1)
    sell(bo, 1)
    catch_up(ana, bo)
    ana.order("undo", seq=ana.seq, steps=1)  # a sale shows nothing, whatever the other did since
    ana.answer("done")
    bo.answer("done")
    to_next_round(ana, bo)
    with pytest.raises(ServerRefused):
        ana.answer("resume")
    match = server.hub.tables[ana.table].seating.match
    assert match is not None
    assert verify(match.record()).digest() == match.digest()  # in the order of arrival


def test_nobody_waits_for_a_bot_that_thinks(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    thinks, plan = threading.Event(), Thinker.plan

    async def slowly(self: Thinker, *job: Any) -> list[int]:
        while thinks.is_set():
            await asyncio.sleep(0.01)
        return await plan(self, *job)

    monkeypatch.setattr(Thinker, "plan", slowly)
    made = server.create({"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}, game="ares")
    ana = server.client(made["table"], made["token"])
    ana.answer(labels(ana)[0])
    ana.wait(lambda c: "phase 3" in labels(c))
    thinks.set()  # from here on the bot has no plan
    time.sleep(0.05)
    if ana.doc["view"]["waiting"] == []:
        thinks.clear()
        ana.wait(lambda c: c.doc["view"]["waiting"] == [1])
        thinks.set()
    ana.answer("phase 3")
    ana.wait(lambda c: "done" in labels(c))
    before = money(ana)[0]
    sell(ana, 3)
    assert money(ana)[0] == before + 9
    thinks.clear()
    ana.answer("done")
    ana.wait(lambda c: c.doc["view"]["world"]["stage"] != ACTION)
    kept = server.hub.tables[ana.table].seating.match
    assert kept is not None
    assert [label for seat, _, label in kept.answers if seat == 0].count("done") == 1
