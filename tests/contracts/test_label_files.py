"""Labels are an interface: records, tables, bots and learners know options by them, for ever."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from labels import FOLDER, kept, labels, rules_of
from releases import NAMES, database
from releases import kept as kept_of_release
from tharsis.games.plugins import game_named
from tharsis.kernel.core import Ruleset
from tharsis.kernel.errors import UnknownName
from tharsis.kernel.module import link
from tharsis.kernel.option import Option
from tharsis.play.match import GO_ON, Match
from tharsis.play.setup import set_up


def test_every_label_is_kept() -> None:
    every = {name: kept(name) | kept_beside(name) for name in labels()}
    new = {name: sorted(now - every[name]) for name, now in labels().items() if now - every[name]}
    assert not new, f"run scripts/labels.py: {new}"


def kept_beside(name: str) -> set[str]:
    """The labels of modules that are not here: what they bring to solo games, the base then brings itself."""
    here = labels()
    files = FOLDER.glob(f"{name.partition('.')[0]}.*.txt")
    return {label for file in files if file.stem not in here for label in kept(file.stem)}


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.txt")))
def test_a_label_that_was_ever_offered_is_understood(name: str) -> None:
    game, _, module = name.partition(".")
    rules = rules_of(game, [] if module == "base" else [module])
    gone = [label for label in kept(name) if not any(understood(r, label) for r in rules)]
    assert not gone, f"they need an alias in Module.aliases: {gone[:20]}"


def understood(rules: Ruleset, label: str) -> bool:
    """Whether rules know a label, or what it is called now."""
    try:
        rules.parse(label)
    except UnknownName:
        return False
    return True


def answers_of(release: str, folder: Path) -> Iterator[tuple[str, str, str]]:
    """Every answer that was ever given in the tables and records of a release: game, modules, label."""
    db = sqlite3.connect(database(release, folder))
    setups = {id: json.loads(doc)["setup"] for id, doc in db.execute("SELECT id, doc FROM tables")}
    for table, doc in db.execute('SELECT table_id, doc FROM events WHERE doc LIKE \'{"e":"answer"%\''):
        yield setups[table]["game"], ",".join(setups[table]["modules"]), json.loads(doc)["label"]
    db.close()
    for text in kept_of_release(release, "records").values():
        head, *lines = text.splitlines()
        setup = json.loads(head)["setup"]
        for line in lines:
            if '"label"' in line:
                yield setup["game"], ",".join(setup["modules"]), json.loads(line)["label"]


@pytest.mark.parametrize("release", NAMES)
def test_every_answer_of_every_release_is_understood(release: str, tmp_path: Path) -> None:
    """Of tables with the Corporate Era and with promos too."""
    given = set(answers_of(release, tmp_path))
    assert len(given) > 1000
    odd = [
        (game, modules, label)
        for game, modules, label in sorted(given)
        if label != GO_ON
        and not any(understood(r, label) for r in rules_of(game, [m for m in modules.split(",") if m]))
    ]
    assert not odd


def test_an_answer_by_an_old_name_still_counts() -> None:
    game = game_named("mars")
    game.base.aliases |= {"the-old-comet": "comet", "leave-it": "leave"}
    try:
        rules = link(game, [], 2, {})
        assert rules.parse("buy the-old-comet").label() == "buy comet"
        assert rules.parse("leave-it the-old-comet").label() == "leave comet"
    finally:
        game.base.aliases.clear()


def test_a_match_takes_the_old_name_of_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = set_up("mars", 2, 5)
    match = Match(setup, setup.begin())
    decision = match.decision(0)
    assert decision is not None
    first = decision.options[0]
    monkeypatch.setitem(match.state.rules.aliases, "an-old-title", first.id)
    match.apply(0, Option(first.verb, first.kind, "an-old-title").label())
    assert match.answers[-1][2] == first.label
