"""Six updates of the rules, as a later version might bring them; and what they must not do to the tables of a database.

python scripts/updates.py 0.1            all tables of a release under all updates: what became of each, counted; every
                                         running game is played to its end
python scripts/updates.py 0.1 --raw      the same without the start of this version in between, which keeps games
python scripts/updates.py 0.1 --lively   the games are played on with some sense, not at random: much slower
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from meaning import Doc
from releases import database, kept, seen_as_then
from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.core import Card, State
from tharsis.kernel.module import Game, Module
from tharsis.kernel.vocabulary import NOTHING, SCRATCH
from tharsis.play import games, stamp
from tharsis.play.match import Match
from tharsis.play.random_games import random_answer
from tharsis.rules.effects import Gain
from tharsis.server.config import Config
from tharsis.server.store.base import Kept
from tharsis.server.store.sqlite import SqliteStore
from tharsis.server.table import events as ev
from tharsis.server.table.restore import Restored, restored
from tharsis.server.table.table_state import TableState
from tharsis.server.table.tables import Hub
from tharsis.server.testing import Lively

Undo = Callable[[], None]
CARDS = {"mars": "power-plant", "dice": "wetlands"}  # one that is often played
AS_AT_A_TABLE = 30  # answers that are kept with their labels and what can be taken back; then the quicker way
Player = Callable[[State], tuple[int, int]]  # what is answered next: a seat, and the index of an option


# --- updates ------------------------------------------------------------------------------------------------------------


def card_added(game: Game) -> Undo:
    """A card comes to the base."""
    like = game.base.cards[-1]
    card = Card("N1", "A Card Of Next Year", kind=like.kind, set=like.set, cost=like.cost, play=like.play)
    card.price = like.price
    game.base.cards.insert(len(game.base.cards) // 2, card)
    return lambda: game.base.cards.remove(card)


def cost_changed(game: Game) -> Undo:
    """A card becomes dearer."""
    card = card_named(game, CARDS[game.name])
    card.cost += 1

    def undo() -> None:
        card.cost -= 1

    return undo


def effect_changed(game: Game) -> Undo:
    """A card brings more."""
    card = next(c for c in game.base.cards if c.kind != "corporation" and gains(c))
    return raised([gains(card)[0]], 1)


def start_changed(game: Game) -> Undo:
    """Corporations start with more."""
    return raised(
        [gain for card in game.base.cards if card.kind == "corporation" for gain in gains(card)[:1]], 10
    )


def module_added(game: Game) -> Undo:
    """An expansion that nobody plays, with names of its own."""
    words = game.vocabulary.of("dormant")
    words.world("dormant_world", 3)
    words.seat("dormant_seat", 4)
    words.zone("dormant_zone", "all")
    words.tile("dormant_tile")
    words.note("dormant_note")
    game.add(Module("dormant", cards=[Card("N2", "A Sleeping Card", kind="event", set="dormant")]))

    def undo() -> None:
        del game.modules["dormant"]
        for known in words.lists():
            known[:] = [name for name in known if name.module != "dormant"]  # type: ignore[index]

    return undo


def slot_added(game: Game) -> Undo:
    """The kernel lets every seat remember one more number."""
    SCRATCH.append(("remembered", NOTHING))
    game.vocabulary.seat("remembered", -1, NOTHING)

    def undo() -> None:
        SCRATCH.pop()
        game.vocabulary.seat_slots.pop()

    return undo


UPDATES: dict[str, Callable[[Game], Undo]] = {
    "card": card_added,
    "cost": cost_changed,
    "effect": effect_changed,
    "start": start_changed,
    "module": module_added,
    "slot": slot_added,
}


def card_named(game: Game, key: str) -> Card:
    """A card of the base."""
    return next(card for card in game.base.cards if card.key == key)


def gains(card: Card) -> list[Gain]:
    """What a card simply brings when it is played."""
    return [node for node in card.play if isinstance(node, Gain) and node.per is None]


def raised(nodes: list[Gain], by: int) -> Undo:
    """Gains that are greater."""
    for node in nodes:
        node.n += by

    def undo() -> None:
        for node in nodes:
            node.n -= by

    return undo


@contextmanager
def updated(name: str) -> Iterator[None]:
    """A later version of all games."""
    undo = [UPDATES[name](game_named(game)) for game in game_names() if game in CARDS]
    forget()
    try:
        yield
    finally:
        for step in reversed(undo):
            step()
        forget()


def forget() -> None:
    """Rules are linked anew."""
    games.linked.cache_clear()
    stamp.contents.cache_clear()


# --- what becomes of tables -----------------------------------------------------------------------------------------------


async def start_once(path: Path) -> None:
    """This version is started on the database: it keeps finished games as data, and puts every table away."""
    hub = Hub(Config(database=f"sqlite:{path}", bot_workers=0))
    await hub.store.open()
    await hub.keeper.catch_up()
    for name, status, _ in await hub.store.all():
        if status == "playing":
            table = await hub.get(name)
            await table.put_away()
    hub.stopping = True
    for table in hub.tables.values():
        table.close("", 1001)
    await asyncio.gather(*[table.finish() for table in hub.tables.values()])
    await hub.store.close()


def read_all(path: Path, tables: list[str]) -> dict[str, Kept]:
    """What is kept of each table."""

    async def main() -> dict[str, Kept]:
        store = SqliteStore(str(path))
        await store.open()
        found = {name: await store.load(name) for name in tables}
        await store.close()
        return {name: kept for name, kept in found.items() if kept is not None}

    return asyncio.run(main())


def fate(found: Restored, then: Doc) -> str:
    """What became of a table, in a word; anything that must not be is an error."""
    state, change = found
    told = change is not None and change.told
    if then["status"] == "waiting":
        assert state.status == "waiting"
        return "waits"
    if then["status"] == "over":
        return fate_of_finished(state, then)
    assert state.status == "playing", f"{then['plan']} is {state.status}"
    assert state.match is not None
    alike = same_values(seen_as_then(state.match), then["seen"])
    assert alike or told, f"{then['plan']} is altered in silence"
    if change is not None and change.lost:
        return "told, answers lost"
    if not alike:
        return "told, altered"
    return "told, the same" if told else "the same"


def fate_of_finished(state: TableState, then: Doc) -> str:
    """The same of a game that is over."""
    assert state.status == "over"
    result = state.result()
    assert result is not None
    if state.finished is not None:
        assert (result.totals, result.winners) == (then["totals"], then["winners"]), then["plan"]
    if state.match is not None:
        return "played through again"
    assert state.finished is not None
    return "read" if state.finished.data is not None else "result only"


def same_values(now: dict[str, Doc], then: dict[str, Doc]) -> bool:
    """Whether everybody sees the same, but for what they may choose to do."""
    return all(without_labels(now[reader]) == without_labels(then[reader]) for reader in then)


def without_labels(view: Doc) -> Doc:
    """A view without the options of a decision."""
    return {name: value for name, value in view.items() if name != "labels"}


def at_random(seed: str) -> Player:
    """Any option of any open decision."""
    luck = Random(seed)
    return lambda s: random_answer(s, luck)


def with_sense(seed: str) -> Player:
    """Mostly what a bot would do."""
    player = Lively(seed)

    def choose(s: State) -> tuple[int, int]:
        ask = s.decisions()[0]
        return ask.seat, player.choose(s, ask)

    return choose


def played_on(found: Restored, player: Player) -> Match:
    """A running game is played to its end; what other rules have made of it is kept and read again before."""
    state, change = found
    assert state.match is not None
    if change is not None:
        state.fold(state.seq + 1, 0, ev.event_of(ev.event_text(change)), state.match)
        assert not change.save or Match.load(change.save).digest() == state.match.digest()
    match = state.match.clone()
    for _ in range(AS_AT_A_TABLE):
        if not match.over:
            match.apply(*player(match.state))
    s = match.state
    while not s.over:
        s.apply(*player(s))
    assert len(match.scores()) == match.players
    return match


def main(release: str, raw: bool, lively: bool) -> None:
    """All tables under all updates."""
    manifest: list[Doc] = kept(release, "manifest")["tables"]
    ids = [then["table"] for then in manifest]
    with TemporaryDirectory() as folder:
        path = database(release, Path(folder))
        if not raw:
            began = time.perf_counter()
            asyncio.run(start_once(path))
            print(f"kept in {time.perf_counter() - began:.0f} s", flush=True)
        tables = read_all(path, ids)
        for name in UPDATES:
            with updated(name):
                fates: Counter[str] = Counter()
                for then in manifest:
                    found = restored(tables[then["table"]])
                    fates[f"{then['status']}: {fate(found, then)}"] += 1
                    if then["status"] == "playing":
                        played_on(found, with_sense(then["plan"]) if lively else at_random(then["plan"]))
                        fates["played to their ends"] += 1
                print(name, dict(sorted(fates.items())), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], "--raw" in sys.argv, "--lively" in sys.argv)
