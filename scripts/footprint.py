"""Everything about games that must stay as it is when a module that they don't use comes or goes.

`python scripts/footprint.py` prints it as JSON, for each game with each set of its modules: the hashes of the rules, of a
random game with its books kept, of what everybody saw in it, of its save and its record, of cards and log in all
languages; and the digests of the games of all releases. Two runs with different folders or packages are then compared.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from itertools import combinations
from random import Random
from typing import Any

import msgspec

from releases import NAMES as NAMES_OF_RELEASES
from releases import is_here, kept
from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.errors import TharsisError
from tharsis.kernel.features import feature_names, features
from tharsis.play.checks.audit import Audit
from tharsis.play.match import Match
from tharsis.play.random_games import random_answer
from tharsis.play.replay import verify
from tharsis.play.setup import set_up
from tharsis.play.stamp import stamp_of
from tharsis.text.card import card_text, card_title
from tharsis.text.check import wordless
from tharsis.text.lexicon import LANGUAGES
from tharsis.text.log import log_lines

PLAYERS = 2
MOST = 2  # modules at once
LOOKS = 25  # answers between two looks at a game
ANSWERS = 150  # of a game that is not played to its end
EACH = 4  # of the games of a release, every so many
NAMES = ["Ana", "Bo", "Cy", "Di", "Eve"]
Footprint = dict[str, dict[str, Any]]


def short(value: object) -> str:
    """Anything as a short hash."""
    data = value.encode() if isinstance(value, str) else msgspec.json.encode(value, order="sorted")
    return blake2b(data, digest_size=8).hexdigest()


def kinds() -> list[tuple[str, tuple[str, ...]]]:
    """Every game alone, with each of its modules, and with every two of them."""
    return [
        (name, modules)
        for name in game_names()
        for n in range(MOST + 1)
        for modules in combinations(sorted(game_named(name).modules), n)
    ]


def played(game: str, modules: tuple[str, ...]) -> dict[str, Any]:
    """The first part of a random game, with everything that is told of it on the way."""
    match, luck = Match(setup := set_up(game, PLAYERS, 1, modules), setup.begin()), Random(1)
    books, seen, digests = Audit(match.state), list[str](), list[str]()
    while not match.over and len(match.answers) < ANSWERS:
        if len(match.answers) % LOOKS == 0:
            digests.append(match.digest())
            seen.append(short([match.view(seat) for seat in [None, *range(PLAYERS)]]))
            seen.append(short([numbers(match, seat) for seat in range(PLAYERS)]))
        match.apply(*random_answer(match.state, luck))
        books.check(match.state)
    spoken = [] if wordless(match.state.rules) else LANGUAGES  # a module of a test may have no words
    told = [[line.text for line in log_lines(match.state, lang, NAMES)] for lang in spoken]
    return {
        "digests": digests,
        "seen": seen,
        "save": short(match.save()),
        "record": short(match.record()),
        "log": short(told),
        "scores": [score.total for score in match.scores()],
    }


def numbers(match: Match, seat: int) -> list[int]:
    """What a learner is given."""
    found = [0] * len(feature_names(match.state.rules))
    features(match.state, seat, found)
    return found


def linked(game: str, modules: tuple[str, ...]) -> dict[str, Any]:
    """The rules themselves."""
    rules = set_up(game, PLAYERS, 1, modules).rules()
    cards = [
        [card_title(card, lang), card_text(card, lang).lines()] for card in rules.cards for lang in LANGUAGES
    ]
    return {
        "stamp": short(msgspec.to_builtins(stamp_of(rules))),
        "actions": short([option.label() for option in rules.actions]),
        "features": short(feature_names(rules)),
        "paths": short(sorted(rules.nodes)),
        "cards": short(cards),
        "wordless": wordless(rules),
    }


def released() -> dict[str, str]:
    """The records and saves of all releases that need no other modules than those that are here."""
    found: dict[str, str] = {}
    for release in NAMES_OF_RELEASES:
        for what in ("records", "saves"):
            for name, text in list(kept(release, what).items())[::EACH]:
                if is_here(text):
                    match = verify(text) if what == "records" else Match.load(text)
                    found[f"{release}/{what}/{name}"] = match.digest()
    return found


def footprint() -> Footprint:
    """Everything."""
    found: Footprint = {}
    for game, modules in kinds():
        found[" ".join([game, *modules])] = linked(game, modules) | played(game, modules)
    found["released"] = released()
    return found


def differences(one: Footprint, other: Footprint) -> list[str]:
    """What both have and does not agree."""
    return [
        f"{kind}: {what} was {one[kind][what]} and is {other[kind][what]}"
        for kind in one.keys() & other.keys()
        for what in one[kind].keys() & other[kind].keys()
        if one[kind][what] != other[kind][what]
    ]


if __name__ == "__main__":
    try:
        json.dump(footprint(), sys.stdout)
    except TharsisError as error:
        sys.exit(str(error))
