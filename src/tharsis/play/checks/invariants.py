"""What must hold of a game besides its rules: copies, saves and records go on alike, and nothing hidden shows.

`audit` keeps the books of a game; here a moment of it is compared with its copies and with imagined worlds. Each proof
tells everything that is wrong and leaves the match as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from tharsis.kernel.core import Ask, State
from tharsis.kernel.errors import Refused
from tharsis.kernel.features import feature_names, features
from tharsis.kernel.undo import ended
from tharsis.play import replay
from tharsis.play.checks.audit import wrong_places
from tharsis.play.checks.preview import broken_promises
from tharsis.play.codec import pack
from tharsis.play.explain import blocked, legal
from tharsis.play.match import Match
from tharsis.play.preview import preview
from tharsis.play.random_games import random_answer
from tharsis.play.view import seen
from tharsis.rules.menu import is_menu, menu_of
from tharsis.rules.tolls import levied

HISTORY = 200  # entries of the log that are compared, unless more are asked for
CHOICES = 30  # of others at most, where they choose in secret
TRIED = 5  # options whose previews are compared
STEPS = (1, 5, 40)  # how far copies are played on


def wrong_at(match: Match, luck: Random) -> list[str]:
    """Everything that can be proved at one moment."""
    return [
        *wrong_copies(match, luck),
        *wrong_worlds(match, luck),
        *wrong_traces(match, luck),
        *wrong_options(match, luck),
        *wrong_tolls(match),
        *wrong_previews(match, luck),
        *wrong_promises(match, luck),
    ]


# --- copies, saves, records -------------------------------------------------------------------------------------------


def wrong_copies(match: Match, luck: Random) -> list[str]:
    """A copy and a save go on alike, and the game that they were made of stays as it is."""
    digest, save = match.digest(), match.save()
    copy, loaded = match.clone(), Match.load(save)
    found: list[str] = []
    if (loaded.digest(), loaded.save()) != (digest, save):
        found.append("a save does not lead back to the game")
    seed, steps = luck.random(), luck.choice(STEPS)
    for twin in (copy, loaded):
        go_on(twin, Random(seed), steps)
    if (copy.digest(), copy.save()) != (loaded.digest(), loaded.save()):
        found.append(f"a copy and a save differ within {steps} answers")
    if (match.digest(), match.save()) != (digest, save):
        found.append("a copy changed the game that it was made of")
    return found


def go_on(match: Match, luck: Random, steps: int) -> None:
    """Some more answers at random."""
    while steps and not match.over:
        match.apply(*random_answer(match.state, luck))
        steps -= 1


def wrong_end(match: Match, answers: Sequence[tuple[int, int]]) -> list[str]:
    """The same set-up and the same answers lead to the same end."""
    s = match.setup.begin()
    for seat, index in answers:
        s.apply(seat, index)
    same = Match(match.setup, s).digest() == match.digest()
    return [] if same else ["the same answers lead to another end"]


def wrong_record(match: Match) -> list[str]:
    """The record of a game leads to the same end, answer by answer."""
    again = replay.verify(match.record())
    same = (again.digest(), again.save()) == (match.digest(), match.save())
    return [] if same else ["the record leads to another end"]


# --- what is hidden ---------------------------------------------------------------------------------------------------


def imagined(match: Match, seat: int | None, luck: Random) -> Match:
    """A world that the seat can't tell from the true one; the set-up is kept, so that commitments agree."""
    return Match(match.setup, match.determinise(seat, luck.random().hex()).state)


def lookalike(match: Match, seat: int | None, luck: Random) -> Match:
    """A game that looks the same to a seat: hidden cards lie elsewhere, and who chooses in secret chose otherwise."""
    world = imagined(match, seat, luck)
    for _ in range(luck.randrange(CHOICES) if world.state.forked and world.state.secret else 0):
        asks = [ask for ask in world.state.decisions() if ask.seat != seat]
        further = world.state.clone()
        if asks:
            ask = luck.choice(asks)
            further.apply(ask.seat, luck.randrange(len(ask.options)))
        if ended(world.state, further):
            break
        world.state = further
    return world


def wrong_worlds(match: Match, luck: Random, history: int | None = HISTORY) -> list[str]:
    """Games that differ only in what a seat, or somebody who watches, can't see look the same to them."""
    found: list[str] = []
    for seat in [None, *range(match.players)]:
        world, other = imagined(match, seat, luck), lookalike(match, seat, luck)
        found += wrong_places(world.state)
        if who_knows(world.state) != who_knows(seen(match.state, seat)):
            found.append(f"seat {seat}: others know more or less in an imagined world")
        true = shown(match, seat, history)
        if any(shown(x, seat, history) != true for x in (world, other)):
            found.append(f"seat {seat} can tell an imagined world from the true one")
    return found


def wrong_traces(match: Match, luck: Random) -> list[str]:
    """Games that look the same to a seat lead it to the same imagined worlds: nothing in these tells the true one."""
    found: list[str] = []
    for seat in [None, *range(match.players)]:
        seed = luck.random().hex()
        worlds = [x.determinise(seat, seed).state for x in (match, lookalike(match, seat, luck))]
        if pack(worlds[0]) != pack(worlds[1]):
            found.append(f"seat {seat}: an imagined world depends on something hidden")
    return found


def shown(match: Match, seat: int | None, history: int | None) -> list[object]:
    """Everything that a seat can learn: view, log, decision, why not and refusals.

    But for who is done with a secret choice: in an imagined world the others have still to make it.
    """
    view = match.view(seat, history)
    if match.state.forked and match.state.secret:
        del view["deciding"], view["waiting"]
    found: list[object] = [msgspec.json.encode(view)]
    if seat is not None:
        numbers = [0] * len(feature_names(match.state.rules))
        features(match.state, seat, numbers)
        found.append(numbers)
        found.append(repr(match.decision(seat)))
        found.append(repr(blocked(match.state, seat)) + repr(legal(match.state, seat)))
        found += [refusal(match, seat, answer) for answer in (999, -1, "no such label")]
    return found


def refusal(match: Match, seat: int, answer: int | str) -> str:
    """What a seat is told when it answers what can't be answered."""
    try:
        match.clone().apply(seat, answer)
    except Refused as refused:
        return str(refused)
    return "taken"


def who_knows(s: State) -> list[list[int]]:
    """For each place, who knows what lies there: that stays with the place, not with the card."""
    return [[s.known[c] for c in pile] for pile in s.zones]


def wrong_options(match: Match, luck: Random) -> list[str]:
    """What a seat may choose follows from what it knows."""
    return [
        f"seat {ask.seat}: {type(ask.frame.node).__name__} would offer something else in an imagined world"
        for ask in match.state.decisions()
        if options_in(match.state.imagine(ask.seat, luck.random().hex()), ask.seat) != ask.options
    ]


def options_in(world: State, seat: int) -> list[int] | None:
    """The options of a seat's decision, asked for anew in a world."""
    world.reask()
    again = world.ask_of(seat)
    return None if again is None else again.options


def wrong_tolls(match: Match) -> list[str]:
    """What is said of tolls is so when it is tried out: that there is none, that it can be paid, that it can't."""
    s = match.state
    menu, found = menu_of(s.rules), list[str]()
    for ask in s.decisions():
        if menu is None or not is_menu(ask) or not levied(s, ask.seat):
            continue
        for option in menu.between(s, ask.seat, 0, len(menu.entries)):
            if menu.toll(s, ask.seat, option) != menu.tried_toll(s, ask.seat, option):
                found.append(
                    f"seat {ask.seat}: {menu.option(s, ask.frame, option).label()} costs another toll"
                )
            if menu.bearable(s, ask.seat, option) != menu.works_out(s, ask.seat, option):
                found.append(
                    f"seat {ask.seat}: {menu.option(s, ask.frame, option).label()} is judged wrongly"
                )
    return found


def wrong_previews(match: Match, luck: Random) -> list[str]:
    """A preview depends on nothing hidden, and changes nothing."""
    before, found = match.digest(), list[str]()
    for ask in match.state.decisions():
        world = lookalike(match, ask.seat, luck)
        for at in some_options(ask, luck):
            if repr(preview(match.state, ask.seat, at)) != repr(preview(world.state, ask.seat, at)):
                found.append(f"seat {ask.seat}: the preview of option {at} tells something hidden")
    return found if match.digest() == before else [*found, "a preview changed the game"]


def wrong_promises(match: Match, luck: Random) -> list[str]:
    """What a preview tells comes true."""
    return [
        f"seat {ask.seat}: {wrong}"
        for ask in match.state.decisions()
        for at in some_options(ask, luck)
        for wrong in broken_promises(match.state, ask, at, preview(match.state, ask.seat, at), luck)
    ]


def some_options(ask: Ask, luck: Random) -> list[int]:
    """The places of a few options."""
    places = range(len(ask.options))
    return luck.sample(places, min(TRIED, len(places)))
