"""An answer that is given before the question: kept, carried out at its moment, taken back, nobody else's business."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tharsis.server.client import ServerRefused, TableClient
from tharsis.server.config import Config
from tharsis.server.table import events as ev
from tharsis.server.table.orders import carried_out
from tharsis.server.testing import Running, catch_up

PASS = "pass"
MAY = {"label": PASS, "set": False}
SAID = {"label": PASS, "set": True}
Pair = tuple[TableClient, TableClient]


def at_a_turn(server: Running, **fields: Any) -> Pair:
    """Two people after their first choices: who has the turn, and who waits."""
    pair = server.pair(seed="ahead", **fields)
    while not any(c.decision and c.decision["prompt"] == "action" for c in pair):
        for client in pair:
            while client.decision and client.decision["prompt"] != "action":
                client.answer(client.decision["options"][-1]["label"])
        catch_up(*pair)
    return pair if pair[0].decision else (pair[1], pair[0])


def ahead(client: TableClient) -> Any:
    """What the client may say or has said."""
    return client.doc["you"]["ahead"]


def passed(client: TableClient, seat: int) -> bool:
    """Whether a seat has passed in this generation."""
    return bool(client.doc["view"]["seats"][seat]["slots"]["passed"])


def take_a_turn(client: TableClient) -> None:
    """One action that is no more than itself, and the end of the turn."""
    client.answer("project power-plant")
    client.answer("end turn")


def test_who_waits_passes_at_once_when_the_turn_comes(server: Running) -> None:
    active, waiter = at_a_turn(server)
    seat = waiter.doc["you"]["seat"]
    assert ahead(active) is None
    assert ahead(waiter) == MAY
    waiter.order("ahead", label=PASS)
    assert ahead(waiter) == SAID
    active.answer("project power-plant")
    catch_up(active, waiter)
    assert not passed(waiter, seat)
    assert ahead(waiter) == SAID
    active.answer("end turn")
    catch_up(active, waiter)
    assert passed(waiter, seat)
    assert waiter.decision is None
    assert active.decision, "the other goes on"
    assert ahead(waiter) is None, "who has passed has nothing more to say"
    assert 'tharsis_answers_total{by="ahead"} 1' in server.call("GET", "/metrics", token="operator")


def test_it_is_taken_back(server: Running) -> None:
    active, waiter = at_a_turn(server)
    waiter.order("ahead", label=PASS)
    waiter.order("ahead")
    assert ahead(waiter) == MAY
    take_a_turn(active)
    catch_up(active, waiter)
    assert waiter.decision
    assert waiter.decision["prompt"] == "action"
    with pytest.raises(ServerRefused, match="nothing said ahead"):
        waiter.order("ahead")


def test_what_the_game_does_not_allow_is_refused(server: Running) -> None:
    ana, _ = server.pair()
    assert ahead(ana) is None
    with pytest.raises(ServerRefused, match="nothing can be said ahead now"):
        ana.order("ahead", label=PASS)
    active, waiter = at_a_turn(server, public=True)
    with pytest.raises(ServerRefused, match="nothing can be said ahead now"):
        active.order("ahead", label=PASS)
    with pytest.raises(ServerRefused, match="'end turn' can't be said ahead now, only 'pass'"):
        waiter.order("ahead", label="end turn")
    with pytest.raises(ServerRefused, match="bad_request"):
        waiter.order("ahead", label="")
    with pytest.raises(ServerRefused, match="no_seat"):
        server.client(waiter.table).order("ahead", label=PASS)


@pytest.mark.parametrize("game", ["dice", "mars"])
def test_a_game_may_have_nothing_to_say_ahead(server: Running, game: str) -> None:
    """The Dice Game has no passing; alone at Mars, nobody else has a turn."""
    seats = [{"kind": "me"}, {"kind": "open"}] if game == "dice" else [{"kind": "me"}]
    made = server.create(*seats, game=game, public=True)
    clients = [server.client(made["table"], made["token"])]
    if game == "dice":
        seated = server.call("POST", f"/api/tables/{made['table']}/claim", {})
        clients.append(server.client(made["table"], seated["token"]))
    for _ in range(60):
        client = next(c for c in clients if c.decision)
        assert client.decision
        client.answer(client.decision["options"][-1]["label"])
        catch_up(*clients)
        assert [ahead(c) for c in clients] == [None] * len(clients)


def test_an_order_ahead_is_done_once_over_http_too(server: Running) -> None:
    _, waiter = at_a_turn(server)
    order, path = {"key": "k", "label": PASS}, f"/api/tables/{waiter.table}/ahead"
    first = server.call("POST", path, order, waiter.token)
    again = server.call("POST", path, order, waiter.token)
    assert again == {"seq": first["seq"], "key": "k", "repeated": True}
    with pytest.raises(ServerRefused, match="only 'pass'"):
        server.call("POST", path, {"key": "l", "label": "x"}, waiter.token)


def test_it_outlives_the_server_and_needs_no_browser(
    start: Callable[[Config], Running], database: str
) -> None:
    server = start(Config(database=database))
    active, waiter = at_a_turn(server)
    waiter.order("ahead", label=PASS)
    server.stop()
    again = start(Config(database=database))
    active = again.client(active.table, active.token)
    take_a_turn(active)
    active.wait(lambda c: passed(c, 1 - c.doc["you"]["seat"]))
    assert active.decision


def test_another_server_carries_it_out(start: Callable[[Config], Running], database: str) -> None:
    one, two = start(Config(database=database, poll=30)), start(Config(database=database, poll=30))
    active, waiter = at_a_turn(one)
    there = two.client(
        active.table, active.token
    )  # has the table in memory before it is said, and hears nothing
    waiter.order("ahead", label=PASS)
    take_a_turn(there)
    there.wait(lambda c: passed(c, 1 - c.doc["you"]["seat"]))
    match = two.hub.tables[active.table].seating.match
    assert match is not None
    assert [label for _, _, label in match.answers[-3:]] == ["project power-plant", "end turn", PASS]


def test_it_is_carried_out_when_a_bot_ends_its_turn(server: Running) -> None:
    active, waiter = at_a_turn(server)
    waiter.order("ahead", label=PASS)
    active.order("resign", bot="random")
    table, own = server.hub.tables[waiter.table], (waiter.doc["you"]["seat"], PASS)
    waiter.wait(lambda _: own in [(seat, label) for seat, _, label in table.seating.playing().answers], 30)


def test_it_waits_while_another_question_comes_first(server: Running) -> None:
    active, _ = at_a_turn(server)
    seating, seat = server.hub.tables[active.table].seating.branch(), active.doc["you"]["seat"]
    seating.fold(seating.seq + 1, 0, ev.SaidAhead(seat=seat, label="end turn"))
    assert carried_out(seating) == [], "a turn can't end before an action"
    match = seating.playing().clone()
    match.apply(seat, "project power-plant")
    seating.fold(seating.seq + 1, 0, ev.Answered(seat=seat, index=0, label=""), match)
    ((event, after),) = carried_out(seating)
    assert after is not None
    assert after.answers[-1][2] == "end turn"
    seating.fold(seating.seq + 1, 0, event, after)
    assert carried_out(seating) == []


def test_it_is_not_said_for_a_bot(server: Running) -> None:
    active, waiter = at_a_turn(server)
    waiter.order("ahead", label=PASS)
    waiter.order("replace", seat=waiter.doc["you"]["seat"], bot="random")
    catch_up(active, waiter)
    assert ahead(waiter) is None
    with pytest.raises(ServerRefused, match="return first"):
        waiter.order("ahead", label=PASS)
    waiter.order("return")
    assert ahead(waiter) == MAY


def test_passing_ahead_can_be_undone_like_any_answer(server: Running) -> None:
    active, waiter = at_a_turn(server)
    waiter.order("ahead", label=PASS)
    take_a_turn(active)
    catch_up(active, waiter)
    assert not active.doc["you"]["can_undo"]
    assert waiter.doc["you"]["can_undo"]
    waiter.order("undo", seq=waiter.seq)
    assert waiter.decision, "and it is not passed again"
    assert ahead(waiter) is None


def test_undo_takes_back_what_was_said_ahead(server: Running) -> None:
    """It was said of another position; without this, the turn that comes back would be passed at once."""
    active, waiter = at_a_turn(server)
    take_a_turn(active)
    active.order("ahead", label=PASS)
    assert ahead(active) == SAID
    active.order("undo", seq=active.seq, steps=2)
    catch_up(active, waiter)
    assert active.decision
    assert not passed(active, active.doc["you"]["seat"])
    take_a_turn(active)
    assert ahead(active) == MAY


def test_both_clocks_get_their_increment(server: Running) -> None:
    """The answer that ends a turn and the one given ahead are one write: what the first added is not lost."""
    active, waiter = at_a_turn(server, clock={"bank": 600, "increment": 60})
    waiter.order("ahead", label=PASS)
    active.answer("project power-plant")
    before = server.hub.tables[active.table].clocks.left()
    active.answer("end turn")
    after = server.hub.tables[active.table].clocks.left()
    assert [a - b > 50_000 for a, b in zip(after, before, strict=True)] == [True, True]
