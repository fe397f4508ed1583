"""Games with Colonies and Turmoil: copies, saves, records, hidden things, tolls, previews; and secret choices of events."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from tharsis import Match
from tharsis.games.mars.slots import GENERATION
from tharsis.games.mars.turmoil.components import COMING, EVENT_DECK
from tharsis.games.mars.turmoil.parts import EventPart
from tharsis.kernel.core import NOBODY, State
from tharsis.play.checks import invariants as proofs
from tharsis.play.random_games import moments, random_answer, random_set_up

MODULES = ["colonies", "corporate-era", "turmoil"]


@pytest.mark.parametrize("number", range(5))
def test_nothing_goes_wrong_at_some_moments(number: int) -> None:
    setup = random_set_up("mars", number, [*MODULES, *["world-government"][: number % 2]])
    assert {"colonies", "turmoil"} < set(setup.modules)
    for match, luck in moments(setup, 2):
        assert proofs.wrong_at(match, luck) == []


@pytest.mark.parametrize("number", range(3))
def test_a_record_leads_to_the_same_end(number: int) -> None:
    setup = random_set_up("mars", number, MODULES)
    match, luck = Match(setup, setup.begin()), Random(number)
    while not match.over:
        match.apply(*random_answer(match.state, luck))
    assert proofs.wrong_record(match) == []


# --- choices that an event asks of all at the same time ---------------------------------------------------------------


def coming(s: State, event: str) -> None:
    """Let an event be the coming one."""
    card = s.rules.card_index[event]
    for other in s.zones[COMING][:]:
        s.move(NOBODY, other, EVENT_DECK)
    s.move(NOBODY, card, COMING)


def asked_by_an_event(s: State) -> bool:
    """Whether several seats choose in secret what an event asks of them."""
    asks = s.decisions()
    return len(asks) > 1 and all(isinstance(ask.frame.node, EventPart) for ask in asks)


def secret_choices(event: str) -> Iterator[tuple[Match, Random]]:
    """Moments of random games at which an event asks several players."""
    for number in range(40):
        setup, luck = random_set_up("mars", number, MODULES), Random(number)
        s = setup.begin()
        if setup.players > 1:
            coming(s, event)
            while s.world[GENERATION] < 3 and not s.over:
                if asked_by_an_event(s):
                    yield Match(setup, s), luck
                s.apply(*random_answer(s, luck))


@pytest.mark.rule("T-112")
@pytest.mark.parametrize("event", ["event-paradigm-breakdown", "event-dry-deserts"])
def test_what_players_choose_for_an_event_is_hidden_from_the_others(event: str) -> None:
    """CT-22."""
    looked = 0
    for match, luck in islice(secret_choices(event), 6):
        looked += 1
        assert proofs.wrong_worlds(match, luck) + proofs.wrong_traces(match, luck) == []
        assert proofs.wrong_options(match, luck) + proofs.wrong_copies(match, luck) == []
    assert looked >= 4
