"""Several decisions in a row that are one: the document describes the selection, and an order may carry it."""

from __future__ import annotations

import pytest

from tharsis.games.dice.testing import DiceTable
from tharsis.server.client import ServerRefused
from tharsis.server.documents.render import decision_doc
from tharsis.server.testing import Running


def test_the_first_choice_is_one_order(server: Running) -> None:
    ana, _ = server.pair()
    decision = ana.decision
    assert decision is not None
    corporation = decision["options"][0]
    then = corporation["then"]
    assert (then["verb"], then["least"], then["price"]) == ("buy", 0, 3)
    assert then["most"] == min(10, then["purse"] // 3)
    wanted = then["items"][:2]
    before = ana.seq
    ana.answer(corporation["label"], [item["label"] for item in wanted])
    assert ana.seq > before + 2
    assert ana.doc["view"]["seats"][0]["zones"]["kept"]["cards"] == [item["id"] for item in wanted]


def test_a_selection_that_does_not_fit_is_refused_whole(server: Running) -> None:
    ana, _ = server.pair()
    before = ana.seq
    with pytest.raises(ServerRefused, match=r"answer 2 of 2: item 10 is not one of 0 to 9"):
        ana.answer(0, [1, 10])
    with pytest.raises(ServerRefused, match=r"1 may be taken, not 2"):
        ana.answer([0, 1])
    assert ana.seq == before


def test_where_nothing_is_selected_a_list_is_no_answer(server: Running) -> None:
    ana, bo = server.pair()
    for reader in (ana, bo):
        reader.answer(0, [])
    ana.wait(lambda c: c.seq == bo.seq)
    mine = next(r for r in (ana, bo) if r.decision is not None)
    with pytest.raises(ServerRefused, match="no selection starts here"):
        mine.answer([])


def test_dice_to_keep_are_described_with_how_many_there_are() -> None:
    table = DiceTable(2)
    table.p1.has(plant=3, heat=1).acts("production")
    doc = decision_doc(table.state, 0, "en", ["Ana", "Bo"])
    assert doc is not None
    assert (doc["verb"], doc["prompt"]) == ("keep", "keep")
    batch = doc["batch"]
    assert batch is not None
    there = {item["id"]: batch["stocks"][item["stock"]] for item in batch["items"]}
    assert there == {"plant": 3, "heat": 1}
    assert (batch["least"], batch["most"]) == (0, 3)
