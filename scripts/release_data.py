"""Make the data of a release: tables, records, saves and positions that every later version must be able to read.

    python scripts/release_data.py tests/data/releases/0.2

Run it once, with the very code that is released. What it writes is never changed afterwards. Beside the data stands a
manifest of what each piece means (`meaning.py`), which later versions compare with what they make of it.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from meaning import mark, name_of, play_on, readers, seen, seen_by_all
from tharsis.kernel.errors import TharsisError
from tharsis.play.match import Match
from tharsis.play.position import dump, load
from tharsis.play.random_games import kinds, random_set_up
from tharsis.rules.menu import is_menu
from tharsis.server import messages as wire
from tharsis.server.config import Config
from tharsis.server.store.base import Attempt
from tharsis.server.table.daily import SECRET, deals, order_for, seed_of
from tharsis.server.table.daily import name_of as deal_name
from tharsis.server.table.orders import Who
from tharsis.server.table.table import Table
from tharsis.server.table.tables import Hub
from tharsis.server.testing import Lively

Doc = dict[str, Any]
EARLY, MID, LATE, OVER = 14, 90, 260, 100_000  # answers after which a table is left as it is
FRAME = 12  # answers between two looks at a finished game
ONWARD = 12  # answers that a game is played on, to see that it goes on alike
DAY = "2026-01-05"
RECORDS, SAVES, POSITIONS = 8, 20, 12  # of each game


@dataclass
class Plan:
    """A table to make, and how far it is played."""

    name: str
    game: str
    people: int
    answers: int
    modules: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    options: Doc = field(default_factory=dict)
    snapshots: bool = True
    clock: wire.ClockPlan | None = None
    deal: str = ""  # of the day
    ending: str = ""  # what happens last: ahead, resign, away, undo


def plans() -> Iterator[Plan]:
    """All tables: both games with their modules and variants, at every stage."""
    kinds_of: list[tuple[str, str, int, list[str], list[str], Doc]] = [
        ("base", "mars", 2, [], [], {}),
        ("base-bots", "mars", 1, [], ["greedy", "random"], {}),
        ("era", "mars", 2, ["corporate-era"], [], {}),
        ("era-bots", "mars", 2, ["corporate-era"], ["greedy"], {"first_player": 1}),
        ("draft", "mars", 3, ["corporate-era"], [], {"draft": True}),
        ("beginners", "mars", 2, [], [], {"beginners": [0]}),
        ("solo", "mars", 1, [], [], {}),
        ("base", "dice", 2, [], [], {}),
        ("bots", "dice", 1, [], ["greedy", "greedy"], {}),
        ("era", "dice", 2, ["corporate-era"], [], {}),
        ("all", "dice", 3, ["corporate-era", "promo"], [], {"board": "B"}),
        ("solo", "dice", 1, ["promo"], [], {}),
    ]
    for key, game, people, modules, bots, options in kinds_of:
        for stage, answers in (("early", EARLY), ("mid", MID), ("late", LATE), ("over", OVER)):
            yield Plan(f"{game}-{key}-{stage}", game, people, answers, modules, bots, options)
    for game in ("mars", "dice"):
        for ending in ("resign", "away", "undo"):
            yield Plan(f"{game}-{ending}", game, 2, 40, snapshots=False, ending=ending)
        clock = wire.ClockPlan(bank=30 * 86_400)
        yield Plan(f"{game}-waiting", game, 2, 0)
        yield Plan(f"{game}-clock", game, 2, 60, ["corporate-era"], clock=clock)
        yield Plan(f"{game}-no-snapshot", game, 2, 150, ["corporate-era"], snapshots=False)
        yield Plan(f"{game}-over-no-snapshot", game, 2, OVER, ["corporate-era"], snapshots=False)
    yield Plan("mars-ahead", "mars", 2, 40, snapshots=False, ending="ahead")
    for deal in deals():
        for stage, answers in (("over", OVER), ("mid", 30)):
            name = f"daily-{deal.game}-{deal.key}-{stage}"
            yield Plan(name, deal.game, 1, answers, deal.modules, deal.bots, deal=deal.key)


class Maker:
    """Makes the tables of a database by the same orders that clients give."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.keys = 0

    def key(self) -> str:
        """A key that no other order has."""
        self.keys += 1
        return f"k{self.keys}"

    async def make(self, plan: Plan) -> Doc:
        """One table, played as far as planned; how it is called, and the tokens of its people."""
        self.hub.config.snapshot = 40 if plan.snapshots else OVER
        order, daily = await self.order_of(plan)
        made = await self.hub.create(order, Attempt(daily))
        tokens = {"0": made.token}
        table = await self.hub.get(made.table)
        if plan.answers:
            for number in range(1, plan.people):
                claim = wire.ClaimSeat(name=("Ana", "Bo", "Chi")[number], invite=made.invite)
                seated = await self.hub.claim(table, claim)
                tokens[str(seated.seat)] = seated.token
            await self.play(table, plan)
        return {"plan": plan.name, "table": made.table, "invite": made.invite, "tokens": tokens}

    async def order_of(self, plan: Plan) -> tuple[wire.CreateTable, str]:
        """What a client would ask for. A deal of the day is one of a day that is over."""
        if plan.deal:
            wanted = wire.PlayDaily(game=plan.game, deal=plan.deal, name="Ana")
            secret = await self.hub.store.secret(SECRET)
            _, order = order_for(secret, wanted)
            deal = next(d for d in deals() if (d.game, d.key) == (plan.game, plan.deal))
            order.seed = seed_of(secret, deal_name(DAY, deal))
            return order, deal_name(DAY, deal)
        seats = [wire.SeatPlan("me", "Ana"), *[wire.SeatPlan("open")] * (plan.people - 1)]
        seats += [wire.SeatPlan("bot", bot=bot) for bot in plan.bots]
        return wire.CreateTable(
            game=plan.game,
            seats=seats,
            modules=plan.modules,
            options=plan.options,
            name=plan.name,
            public=len(plan.name) % 2 == 0,
            clock=plan.clock,
        ), ""

    async def play(self, table: Table, plan: Plan) -> None:
        """Answer for the people, with a word and a step back now and then."""
        player, luck = Lively(plan.name), Random(plan.name)
        while (match := await self.ready(table)) and len(match.answers) < plan.answers and not match.over:
            ask = next(a for a in match.state.decisions() if not table.seating.seats[a.seat].bot)
            label = match.decision(ask.seat).labels()[player.choose(match.state, ask)]  # type: ignore[union-attr]
            await self.give(
                table, ask.seat, wire.Answer(key=self.key(), seq=table.seating.seq, answers=[label])
            )
            if luck.random() < 0.03:
                await self.give(table, ask.seat, wire.Chat(key=self.key(), text=f"{label}, why not"))
            if luck.random() < 0.05:
                await self.step_back(table, ask.seat)
            if luck.random() < 0.05:
                await self.say_ahead(table)
        await self.end(table, plan)

    async def ready(self, table: Table) -> Match | None:
        """The game when it is a person's turn, or over."""
        while table.seating.bots_to_move():
            await asyncio.sleep(0.001)
        return table.seating.match

    async def give(self, table: Table, seat: int, order: wire.Order) -> None:
        """An order of a seat."""
        await table.order(Who(seat, seat == 0), order)

    async def step_back(self, table: Table, seat: int) -> bool:
        """Take back the last answer, where that is allowed."""
        match = table.seating.match
        if match is None or match.over or not match.can_undo(seat) or table.seating.seats[seat].bot:
            return False
        await self.give(table, seat, wire.Undo(key=self.key(), seq=table.seating.seq))
        return True

    async def say_ahead(self, table: Table) -> bool:
        """Somebody answers before the question."""
        for seat, place in enumerate(table.seating.seats):
            label = table.seating.may_say_ahead(seat)
            if label is not None and not place.ahead:
                await self.give(table, seat, wire.Ahead(key=self.key(), label=label))
                return True
        return False

    async def end(self, table: Table, plan: Plan) -> None:
        """What happens last at a table."""
        if plan.ending == "resign":
            await self.give(table, 1, wire.Resign(key=self.key(), bot="random"))
            await self.ready(table)
        elif plan.ending == "away":
            await self.give(table, 0, wire.Replace(key=self.key(), seat=1, bot="random"))
            await self.ready(table)
            await self.give(table, 1, wire.Return(key=self.key()))
        elif plan.ending in ("ahead", "undo"):
            player = Lively(plan.ending)
            for _ in range(60):
                match = await self.ready(table)
                assert match is not None
                ask = match.state.decisions()[0]
                order = wire.Answer(
                    key=self.key(), seq=table.seating.seq, answers=[player.choose(match.state, ask)]
                )
                await self.give(table, ask.seat, order)
                step = self.say_ahead(table) if plan.ending == "ahead" else self.step_back(table, ask.seat)
                if await step:
                    return
            raise SystemExit(f"{plan.name}: it could not be ended so")


async def tables(path: Path) -> list[Doc]:
    """A database with all tables; where each of them is found."""
    hub = Hub(Config(database=f"sqlite:{path}", bot_workers=0, luck="release", idle=1e9))
    await hub.open()
    maker, found = Maker(hub), []
    for plan in plans():
        found.append(await maker.make(plan))
        print(plan.name, flush=True)
    await asyncio.sleep(1)  # the last snapshots
    await hub.close()
    return found


async def described(path: Path, rows: list[Doc]) -> list[Doc]:
    """What the tables of a database mean, read as after a start of the server."""
    hub = Hub(Config(database=f"sqlite:{path}", bot_workers=0, luck="release", idle=1e9))
    await hub.open()
    found = []
    for row in rows:
        table = await hub.get(row["table"])
        found.append({**row, **table_doc(hub, table)})
    await hub.close()
    return found


def table_doc(hub: Hub, table: Table) -> Doc:
    """What a table means."""
    seating = table.seating
    row = seating.row()
    doc: Doc = {
        "status": seating.status,
        "game": row.game,
        "public": row.public,
        "daily": row.daily,
        "events": seating.seq,
        "seats": [
            {"kind": s.kind, "name": s.name, "bot": s.bot, "resigned": s.resigned, "ahead": s.ahead}
            for s in seating.seats
        ],
        "chat": [[line.seat, line.text] for line in seating.chat],
    }
    if seating.match is not None:
        doc.update(match_doc(seating.match))
        if seating.match.over:
            reel = hub.history.reel(table.id, seating.match, seating.origin)
            doc["frames"] = [
                {
                    "at": n,
                    "seen": {name_of(r): mark(seen(m, r)) for r in readers(m)},
                    "totals": [x.total for x in m.scores()],
                }
                for n in range(0, len(seating.match.answers), FRAME)
                for m in [Match(seating.match.setup, reel.at(n))]
            ]
    return doc


def match_doc(match: Match) -> Doc:
    """What a game means, and how it goes on."""
    doc: Doc = {
        "answers": len(match.answers),
        "last": list(match.answers[-1][::2]) if match.answers else None,
        "seen": seen_by_all(match),
        "totals": [x.total for x in match.scores()],
        "winners": match.winners(),
        "undo": [match.can_undo(seat) for seat in range(match.players)],
    }
    if not match.over:
        further = match.clone()
        doc["then"] = play_on(further, ONWARD)
        doc["then_seen"] = {name: mark(view) for name, view in seen_by_all(further).items()}
    return doc


def records() -> Iterator[tuple[str, str, Doc]]:
    """Whole games as records."""
    for game in sorted({deal.game for deal in deals()}):
        for number in range(RECORDS):
            setup = random_set_up(game, number * 5 + 1)
            match, player = Match(setup, setup.begin()), Lively(f"record {number}")
            most = 70 if number == 1 else OVER  # one record of a game that is not over
            while not match.over and len(match.answers) < most:
                ask = match.state.decisions()[0]
                match.apply(ask.seat, player.choose(match.state, ask))
            yield f"{game}-{number}", match.record(), match_doc(match)


def moments(game: str, number: int) -> Iterator[tuple[str, Match]]:
    """One moment of each kind of a game: while all choose, at a menu, in the middle of something, at the end."""
    setup = random_set_up(game, number)
    match, player, luck = Match(setup, setup.begin()), Lively(f"moment {number}"), Random(number)
    wanted = ["fork", "menu", "card", "late", "over"]
    while not match.over:
        ask = match.state.decisions()[0]
        if match.state.forked:
            kind = "fork"
        elif len(match.answers) > 150:
            kind = "late"
        else:
            kind = "menu" if is_menu(ask) else "card"
        if kind in wanted and luck.random() < 0.2:
            wanted.remove(kind)
            yield kind, match
        match.apply(ask.seat, player.choose(match.state, ask))
    yield "over", match


def saves() -> Iterator[tuple[str, str, Doc]]:
    """Games saved at moments of every kind."""
    for game in sorted({deal.game for deal in deals()}):
        for number in range(SAVES):
            kinds_of = ["fork", "menu", "card", "card", "late"] if number else ["over"]
            wanted = kinds_of[number % len(kinds_of)]
            for kind, match in moments(game, number * 3):
                if kind == wanted:
                    yield f"{game}-{number}-{kind}", match.save(), match_doc(match)
                    break


def positions() -> Iterator[tuple[str, Doc, Doc]]:
    """Positions at the beginning of an action."""
    for game in sorted({deal.game for deal in deals()}):
        left = POSITIONS
        for number in range(len(kinds(game))):
            for kind, match in moments(game, number):
                if kind not in ("menu", "late") or not left:
                    continue
                try:
                    found = dump(match.state)
                except TharsisError:
                    continue  # not at the beginning of an action
                left -= 1
                yield f"{game}-{number}-{kind}", found, {"seen": seen_by_all(Match(match.setup, load(found)))}


def write(path: Path, text: bytes) -> None:
    """Keep something, compressed, the same bytes each time."""
    path.write_bytes(gzip.compress(text, 9, mtime=0))


def encoded(doc: Any) -> bytes:
    """A document as text."""
    return json.dumps(doc, ensure_ascii=False, separators=(",", ":")).encode()


def pairs(kept: Iterator[tuple[str, Any, Doc]], path: Path) -> dict[str, Doc]:
    """Write what is kept; what it means is given back."""
    found = list(kept)
    write(path, encoded({name: what for name, what, _ in found}))
    return {name: doc for name, _, doc in found}


def packed(path: Path) -> bytes:
    """A database as one file without leftovers."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode=DELETE")
    db.execute("VACUUM")
    db.close()
    return path.read_bytes()


def main(folder: Path) -> None:
    """Make the whole folder."""
    folder.mkdir(parents=True)
    with TemporaryDirectory() as name:
        path = Path(name) / "tables.db"
        rows = asyncio.run(tables(path))
        text = packed(path)
        write(folder / "tables.db.gz", text)
        manifest: Doc = {"tables": asyncio.run(described(path, rows))}
    manifest["records"] = pairs(records(), folder / "records.json.gz")
    manifest["saves"] = pairs(saves(), folder / "saves.json.gz")
    manifest["positions"] = pairs(positions(), folder / "positions.json.gz")
    write(folder / "manifest.json.gz", encoded(manifest))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
