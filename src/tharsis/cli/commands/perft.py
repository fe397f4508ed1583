"""`tharsis perft`: count and fingerprint everything that can follow from stored positions.

A line of a file is a position (how the game began and the answers so far), a depth, the number of leaves and the
hash of all leaves in order. Any change to the rules shows up here; the plain and the compiled build must agree.

`--write` renews files: the same set-ups, new positions. A new file needs the name of its game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import typer

from tharsis.cli.bench.build import root
from tharsis.cli.commands.simulate import words
from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.core import State
from tharsis.kernel.errors import BadRecord, Refused, TharsisError
from tharsis.play.decision import labels_of
from tharsis.play.digest import digest
from tharsis.play.random_games import kinds_with, random_set_up
from tharsis.play.setup import SetUp

LEAVES = 300  # the depth of a new position is the greatest with no more leaves than this
DEEPEST = 6
SHOWN = 10  # differences that are told one by one
PER_SETUP = 7  # positions from one random game
LATEST = 900  # answers after which no position is taken: a random game may go on for thousands


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """A stored position with what is known about it."""

    setup: SetUp
    answers: list[int]
    depth: int
    leaves: int
    digest: str

    def state(self) -> State:
        """The position."""
        s = self.setup.begin()
        for i in self.answers:
            asks = s.decisions()
            if not asks:
                raise Refused("the game is over before the last answer")
            s.apply(asks[0].seat, i)
        return s


def perft(
    file: Annotated[
        Path | None, typer.Argument(help="The positions; all files in tests/data if left out.")
    ] = None,
    depth: Annotated[
        int, typer.Option(help="Another depth than stored; counts are shown, not compared.", min=0)
    ] = 0,
    write: Annotated[
        bool, typer.Option("--write", help="Take new positions from random games, and store them.")
    ] = False,
    game: Annotated[str, typer.Option(help="With --write: a new file, of this game.")] = "",
    modules: Annotated[
        str, typer.Option(help="Only with these expansions, joined by commas; all sets of them if left out.")
    ] = "",
    setups: Annotated[int, typer.Option(help="How many set-ups a new file takes.", min=1)] = 40,
) -> None:
    """The command."""
    if game and not file:
        raise TharsisError("--game needs the name of a new file")
    if write:
        for path in [file] if file else stored():
            found = new_setups(game, modules, setups) if game else stored_setups(path)
            store(path, [line for setup in found for line in new_lines(setup)])
        return
    every = [line for path in ([file] if file else stored()) for line in read(path)]
    lines = [line for line in every if is_here(line.setup)]
    wrong = check(lines, depth)
    leaves = sum(line.leaves for line in lines)
    if len(lines) < len(every):
        print(f"{len(every) - len(lines)} positions left out: of games or expansions that are not here")
    print(f"{len(lines)} positions" + ("" if depth else f", {leaves} leaves, {wrong} differ"))
    if wrong:
        raise typer.Exit(1)


def folder() -> Path:
    """Where the tests keep their positions."""
    home = root()
    if home is None:
        raise TharsisError("name a file of positions")
    return home / "tests" / "data"


def stored() -> list[Path]:
    """The files of the tests."""
    return sorted(folder().glob("perft-*.jsonl"))


def is_here(setup: SetUp) -> bool:
    """Whether the game of a position is installed, with its expansions."""
    return setup.game in game_names() and set(setup.modules) <= set(game_named(setup.game).modules)


def store(path: Path, lines: list[Line]) -> None:
    """Write the positions of a file."""
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    print(f"{len(lines)} positions, {sum(x.leaves for x in lines)} leaves written to {path}")


def read(path: Path) -> list[Line]:
    """The positions of a file."""
    found: list[Line] = []
    for number, text in enumerate(path.read_bytes().splitlines(), start=1):
        try:
            found.append(msgspec.json.decode(text, type=Line))
        except msgspec.DecodeError as error:
            raise BadRecord(f"{path}, line {number}: {error}") from None
    return found


def check(lines: list[Line], depth: int) -> int:
    """Work every position out again; how many differ from what is stored."""
    wrong: list[str] = []
    for number, line in enumerate(lines, start=1):
        try:
            count, folded = explore(line.state(), depth or line.depth)
        except Refused as error:
            wrong.append(f"line {number}: the position can't be reached: {error}")
            continue
        if depth:
            print(f"line {number}: {count} leaves at depth {depth}, {folded}")
        elif (count, folded) != (line.leaves, line.digest):
            wrong.append(f"line {number}: {count} leaves, {folded}; stored: {line.leaves}, {line.digest}")
    for text in wrong[:SHOWN]:
        print(text, file=sys.stderr)
    if len(wrong) > SHOWN:
        print(f"… and {len(wrong) - SHOWN} more", file=sys.stderr)
    return len(wrong)


def explore(s: State, depth: int) -> tuple[int, str]:
    """How many leaves there are at this depth, and the hash of all of them and of what can be done there, in order."""
    folded = blake2b(digest_size=16)
    count = 0
    for leaf in leaves_of(s, depth):
        folded.update(digest(leaf).encode())
        for ask in leaf.decisions():
            folded.update("|".join(labels_of(leaf, ask)).encode())
        count += 1
    return count, folded.hexdigest()


def leaves_of(s: State, depth: int) -> Iterator[State]:
    """All states after so many answers, or earlier if the game ends; of several open decisions the first is taken."""
    if depth == 0 or s.over:
        yield s
        return
    ask = s.decisions()[0]
    for i in range(len(ask.options)):
        child = s.clone()
        child.apply(ask.seat, i)
        yield from leaves_of(child, depth - 1)


def count_up_to(s: State, depth: int, most: int) -> int:
    """The number of leaves, or more than `most`."""
    if depth == 0 or s.over:
        return 1
    total = 0
    ask = s.decisions()[0]
    for i in range(len(ask.options)):
        child = s.clone()
        child.apply(ask.seat, i)
        total += count_up_to(child, depth - 1, most)
        if total > most:
            break
    return total


# --- new positions ------------------------------------------------------------------------------------------------------


def new_setups(game: str, modules: str, most: int) -> list[SetUp]:
    """So many ways to play, as different as can be."""
    chosen = words(modules) if modules else None
    name = game_named(game).name
    return [random_set_up(name, number, chosen) for number in range(min(most, len(kinds_with(name, chosen))))]


def stored_setups(path: Path) -> list[SetUp]:
    """The set-ups of a file that is to be renewed."""
    if not path.exists():
        raise TharsisError(f"there is no {path}; a new file needs --game")
    found: list[SetUp] = []
    for line in read(path):
        if line.setup not in found:
            found.append(line.setup)
    return found


def new_lines(setup: SetUp) -> Iterator[Line]:
    """Positions at varied points of a random game, its first decision included."""
    luck = Random(setup.seed)
    answers = random_answers(setup, luck)[:LATEST]
    points = {0, *luck.sample(range(len(answers)), PER_SETUP - 1)}
    s = setup.begin()
    for at, answer in enumerate(answers):
        if at in points:
            yield measured(setup, answers[:at], s)
        s.apply(s.decisions()[0].seat, answer)


def random_answers(setup: SetUp, luck: Random) -> list[int]:
    """The answers of a whole random game."""
    s, answers = setup.begin(), list[int]()
    while not s.over:
        ask = s.decisions()[0]
        answers.append(int(luck.random() * len(ask.options)))
        s.apply(ask.seat, answers[-1])
    return answers


def measured(setup: SetUp, answers: list[int], s: State) -> Line:
    """A position with its depth, leaves and hash."""
    depth = 1
    while depth < DEEPEST and count_up_to(s, depth + 1, LEAVES) <= LEAVES:
        depth += 1
    count, folded = explore(s, depth)
    return Line(setup, answers, depth, count, folded)
