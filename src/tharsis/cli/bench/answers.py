"""What an answer costs a server without network and database: rules, documents and deltas of a table of two."""

from __future__ import annotations

import time
from random import Random

from tharsis.cli.bench.choices import usual_modules
from tharsis.play.presets import games_in_order
from tharsis.server import messages as wire
from tharsis.server.documents.build import Audience, Reader
from tharsis.server.table.events import Claimed
from tharsis.server.table.new_table import first_steps, table_doc
from tharsis.server.table.orders import Who, plan
from tharsis.server.table.seeds import Luck
from tharsis.server.table.table_state import TableState, start_of

SEATS = 2


def opened() -> TableState:
    """A table of two people, its game begun."""
    people = [wire.SeatPlan("me"), wire.SeatPlan("open")]
    game = games_in_order()[0]
    order = wire.CreateTable(game, people, usual_modules(game), seed="load")
    doc = table_doc(order, Luck(""), "token", "code")
    table = TableState(doc)
    second = Claimed(seat=1, name="Bo", token="", code="")
    for event, match in [*first_steps(order, doc), (second, None), start_of(doc.setup)]:
        table.fold(table.seq + 1, doc.created, event, match)
    return table


def rules_and_documents(answers: int = 400) -> float:
    """Milliseconds of processor time for an answer."""
    table, luck, used, done = opened(), Random(1), 0.0, 0
    readers = [Audience(table, Reader(seat, seat == 0, "en")) for seat in range(SEATS)]
    while done < answers and table.match is not None and not table.match.over:
        ask = luck.choice(table.match.state.decisions())
        given = wire.Answer(f"k{done}", table.seq, [int(luck.random() * len(ask.options))])
        began = time.process_time()
        for event, match in plan(table, Who(ask.seat, ask.seat == 0), given, [False, False]):
            branch = table.branch()
            branch.fold(table.seq + 1, table.doc.created, event, match)
            table = branch
            for reader in readers:
                reader.step(table)
        used += time.process_time() - began
        done += 1
    return used / max(1, done) * 1000
