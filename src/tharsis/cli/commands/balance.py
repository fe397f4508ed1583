"""`tharsis balance`: games between good bots, and what they say about every card and corporation."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from types import ModuleType
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from tharsis.bots.make import bot_named
from tharsis.bots.table import choice
from tharsis.cli.bench.executor import cores, spread
from tharsis.cli.catalogue import all_cards
from tharsis.cli.screen.balance_view import show
from tharsis.games.plugins import facet, game_named, game_names
from tharsis.kernel.core import State
from tharsis.kernel.errors import TharsisError
from tharsis.play.scores import scores
from tharsis.play.setup import SetUp, set_up
from tharsis.rules.scoring import winners
from tharsis.rules.vocabulary import HAND, TABLEAU


def measured_games() -> list[str]:
    """The games whose cards are ours to balance: those with a facet `balance`."""
    return [name for name in game_names() if facet(name, "balance") is not None]


def about(game: str) -> ModuleType:
    """What is to be known of such a game."""
    found = facet(game, "balance") if game in game_names() else None
    if found is None:
        raise TharsisError(f"no balance is measured for {game!r}; known: {', '.join(measured_games())}")
    return found


@dataclass
class Course:
    """What came of a game: per seat the points, the cards had and played, the corporation."""

    setup: SetUp
    turns: int  # per player
    points: list[int]
    wins: list[float]
    grade: int | None
    seen: list[list[str]]
    played: list[list[str]]
    corporations: list[str]


@dataclass
class CardRow:
    """How a card fared: by how many players it was had and played, and their share of the victories."""

    key: str
    kind: str
    source: str
    seen: int = 0
    played: int = 0
    wins: float = 0.0  # in units of a fair share: 1 is neither good nor bad
    solo_seen: int = 0
    solo_played: int = 0
    solo_points: int = 0

    @property
    def share(self) -> float:
        """How often it is played by those who have it."""
        return self.played / self.seen if self.seen else 0.0

    @property
    def luck(self) -> float:
        """The victories of those who played it, as a multiple of a fair share."""
        return self.wins / self.played if self.played else 0.0


@dataclass
class Balance:
    """All that was measured."""

    games: list[Course] = field(default_factory=list)
    cards: dict[str, CardRow] = field(default_factory=dict)
    corporations: dict[str, CardRow] = field(default_factory=dict)
    turns: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    points: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    solo: list[tuple[int | None, int]] = field(default_factory=list)  # grade and points


def balance(
    game: Annotated[str, typer.Argument(help="The game; without one, the first that is measured.")] = "",
    games: Annotated[int, typer.Option(help="How many games with each number of players.", min=1)] = 200,
    jobs: Annotated[int, typer.Option(help="Processes; 0: one per core.", min=0)] = 0,
    seed: Annotated[int, typer.Option(help="Of the first game; each further one takes the next.")] = 1,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables as Markdown.")] = False,
) -> None:
    """The command."""
    game = game or measured_games()[0]
    grades: tuple[int, ...] = tuple(about(game).GRADES)
    workers = jobs or cores()
    set_ups = list(all_set_ups(game, games, seed))
    console = Console(stderr=True)
    courses: list[Course] = []
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=len(set_ups))
        for course in spread(watched_game, set_ups, workers, chunk=max(1, min(8, games // (4 * workers)))):
            courses.append(course)
            progress.advance(task)
    show(measured(courses), game, grades, games, seed, markdown)


def all_set_ups(game: str, games: int, seed: int) -> Iterator[SetUp]:
    """So many games with each number of players, as its facet varies them, with all modules and with none in turn."""
    least, most = game_named(game).players
    modules: tuple[list[str], ...] = (sorted(game_named(game).modules), [])
    for players in range(least, most + 1):
        for i in range(games):
            yield set_up(game, players, seed + i, modules[i % len(modules)], **about(game).options(i))


def watched_game(setup: SetUp) -> Course:
    """Play a game with greedy bots and note who had which cards."""
    s = setup.begin()
    n, known = setup.players, about(setup.game)
    bots = [bot_named("greedy", seat, s.rules, f"{setup.seed} {seat}") for seat in range(n)]
    seen: list[set[int]] = [set() for _ in range(n)]
    while not s.over:
        for seat in range(n):
            seen[seat].update(s.zones[s.rules.zone(seat, HAND)])
        ask = s.decisions()[0]
        verb, bot = ask.frame.node.question(s, ask.frame).verb, bots[ask.seat]
        seen[ask.seat].update(known.offered(s, verb))
        # Corporations are taken at random, or those that the bot misjudges would hardly be measured.
        taken = bot.random.randrange(len(ask.options)) if verb == known.AT_RANDOM else choice(s, ask, bot)
        s.apply(ask.seat, taken)
    return course_of(s, setup, seen)


def course_of(s: State, setup: SetUp, seen: list[set[int]]) -> Course:
    """What is told about a game that is over."""
    n, best, known = setup.players, winners(s), about(setup.game)
    played = [list(s.zones[s.rules.zone(seat, TABLEAU)]) for seat in range(n)]
    return Course(
        setup,
        known.turns(s),
        [score.total for score in scores(s)],
        [1 / len(best) if seat in best else 0.0 for seat in range(n)],
        known.grade(s) if n == 1 else None,
        [keys(s, cards) for cards in seen],
        [keys(s, [c for c in played[seat] if c != known.leader(s, seat)]) for seat in range(n)],
        [s.rules.cards[known.leader(s, seat)].key for seat in range(n)],
    )


def keys(s: State, cards: Iterable[int]) -> list[str]:
    """The keys of some cards."""
    return sorted(s.rules.cards[c].key for c in cards)


def measured(courses: list[Course]) -> Balance:
    """All games put together."""
    found = Balance(courses, *empty_rows(courses[0].setup.game))
    for course in courses:
        n = course.setup.players
        found.turns[n].append(course.turns)
        found.points[n] += course.points
        if n == 1:
            found.solo.append((course.grade, course.points[0]))
        for seat in range(n):
            count(found, course, seat, n)
    return found


def empty_rows(wanted: str) -> tuple[dict[str, CardRow], dict[str, CardRow]]:
    """A row for every card and corporation of the game."""
    cards, corporations = dict[str, CardRow](), dict[str, CardRow]()
    for game, card in all_cards():
        if game == wanted:
            designed = "designed" if card.source == "designed" else card.source.split()[0]
            rows = corporations if card.kind == "corporation" else cards
            kind = f"{card.kind} bonus" if card.home != "deck" else card.kind
            rows[card.key] = CardRow(card.key, kind, designed + ("*" if card.designed else ""))
    return cards, corporations


def count(found: Balance, course: Course, seat: int, n: int) -> None:
    """Add what one player had, played and won."""
    won = course.wins[seat] * n
    had = Counter([*course.seen[seat], *course.played[seat]])
    for key in had:
        row = found.cards[key]
        played = key in course.played[seat]
        if n == 1:
            row.solo_seen += 1
            row.solo_played += played
        else:
            row.seen += 1
            row.played += played
            row.wins += won * played
    row = found.corporations[course.corporations[seat]]
    if n == 1:
        row.solo_seen += 1
        row.solo_points += course.points[seat]
    else:
        row.seen += 1
        row.played += 1
        row.wins += won
