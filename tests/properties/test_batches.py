"""Several choices in a row that are one: for every selection there is one way to say it, and no other way through."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, takewhile
from random import Random

import pytest

from tharsis.games.plugins import game_names
from tharsis.kernel.batch import Batch
from tharsis.kernel.core import CHANGE, MOVE, Ask, Event, State
from tharsis.kernel.errors import Refused
from tharsis.kernel.option import CARD, THING
from tharsis.play.random_games import random_answer, random_set_up
from tharsis.rules.vocabulary import DECK

FEW = 80  # selections that are all gone through
GAMES = 30
SEEN = {
    "ares": {"keep", "sell", "discard", "exchange", "corporation"},
    "mars": {"buy", "sell", "keep", "draft", "corporation", "discard"},
    "dice": {"keep", "discard", "take", "lose", "turn", "corporation", "bonus"},
}


def batches(game: str, numbers: range) -> list[tuple[State, Ask, Batch]]:
    """Decisions of random games at which a selection starts, or goes on."""
    found: list[tuple[State, Ask, Batch]] = []
    times: Counter[str] = Counter()
    for number in numbers:
        luck, s = Random(number), random_set_up(game, number).begin()
        while not s.over:
            for ask in s.decisions():
                batch = ask.frame.node.batch(s, ask.frame)
                if batch is not None and luck.random() * times[batch.verb] < 5:  # ever more rarely
                    times[batch.verb] += 1
                    found.append((s.clone(), ask, batch))
            s.apply(*random_answer(s, luck))
    return found


def selections(batch: Batch, most: int) -> list[list[int]]:
    """All that may be chosen; none if there are more than so many."""
    found: list[list[int]] = []
    for n in range(batch.least, batch.most + 1):
        for chosen in combinations_with_replacement(range(len(batch.items)), n):
            used = Counter(batch.stock_of[i] for i in chosen)
            if all(used[k] <= there for k, there in enumerate(batch.stocks)):
                found.append(list(chosen))
            if len(found) > most:
                return []
    return found


def some_selection(batch: Batch, luck: Random) -> list[int]:
    """One of all that may be chosen."""
    stock = [i for i in range(len(batch.items)) for _ in range(batch.stocks[batch.stock_of[i]])]
    while True:
        chosen = luck.sample(stock, luck.randint(batch.least, batch.most))
        used = Counter(batch.stock_of[i] for i in chosen)
        if all(used[k] <= there for k, there in enumerate(batch.stocks)):
            return chosen


def answered(s: State, seat: int, answers: list[int]) -> State:
    """The state after these answers of a seat."""
    after = s.clone()
    for answer in answers:
        after.apply(seat, answer)
    return after


def events_since(before: State, after: State) -> list[Event]:
    """What happened, oldest first."""
    found: list[Event] = []
    e, start = after.log, -1 if before.log is None else before.log.index
    while e is not None and e.index > start:
        found.append(e)
        e = e.previous
    return found[::-1]


@pytest.mark.parametrize("game", game_names())
def test_every_selection_has_one_way_and_every_way_is_a_selection(game: str) -> None:
    seen: set[str] = set()
    for s, ask, batch in batches(game, range(GAMES)):
        every = selections(batch, FEW)
        if not every:
            continue
        seen.add(batch.verb)
        ways = {tuple(batch.answers(chosen)) for chosen in every}
        assert len(ways) == len(every)
        for way in ways:
            at = s.clone()
            for i, answer in enumerate(way):
                now = at.ask_of(ask.seat)
                assert now is not None
                assert now.frame.node is ask.frame.node
                said = {w[i] for w in ways if w[:i] == way[:i]}
                every_way = set(range(len(now.options)))
                # One after the other, a die may be turned again: no selection does that.
                assert said <= every_way if batch.verb == "turn" else said == every_way
                at.apply(ask.seat, answer)
    assert seen >= SEEN.get(game, set())


@pytest.mark.parametrize("game", game_names())
def test_just_the_cards_that_were_chosen_are_taken(game: str) -> None:
    luck = Random("cards")
    for s, ask, batch in batches(game, range(GAMES, 2 * GAMES)):
        if batch.items and batch.items[0].kind == CARD:
            chosen = some_selection(batch, luck)
            after = answered(s, ask.seat, batch.answers(chosen))
            cards = cards_of(s, ask, batch)
            taken = {after.place[cards[i]] for i in chosen}
            # No new deck was made of what was discarded (of a single card without chance), and all cards in hand go at the end of
            # the game.
            again = any(
                e.kind == MOVE and e.amount == DECK and e.card in cards for e in events_since(s, after)
            )
            if after.rng_at == s.rng_at and not again and not after.over:
                assert not taken & {after.place[c] for i, c in enumerate(cards) if i not in chosen}


@pytest.mark.parametrize("game", game_names())
def test_just_the_dice_that_were_chosen_are_kept_lost_or_gained(game: str) -> None:
    luck = Random("dice")
    for s, ask, batch in batches(game, range(GAMES)):
        if batch.items and batch.items[0].kind == THING:
            chosen = some_selection(batch, luck)
            slots = Counter(s.rules.seat_names.index(batch.items[i].id) for i in chosen)
            after = answered(s, ask.seat, batch.answers(chosen))
            events = events_since(s, after)
            if batch.verb == "keep":  # the others go back, then it is told how many were kept
                given = list(takewhile(lambda e: e.kind == CHANGE, events))
                for i, item in enumerate(batch.items):
                    slot = s.rules.seat_names.index(item.id)
                    back = -sum(e.amount for e in given if e.subject == slot)
                    assert batch.stocks[batch.stock_of[i]] - back == slots[slot]
            elif batch.verb == "turn":
                sides = Counter(item.id for item in (batch.items[i] for i in chosen))
                sides.subtract(batch.names[batch.stock_of[i]] for i in chosen)
                for name in batch.names:
                    slot = s.rules.seat_names.index(name)
                    assert after.seats[ask.seat][slot] - s.seats[ask.seat][slot] == sides[name]
            else:
                changed = [e for e in events if e.kind == CHANGE][: len(chosen)]
                assert Counter(e.subject for e in changed) == slots
                assert {e.amount for e in changed} == {1 if batch.verb == "take" else -1}


def cards_of(s: State, ask: Ask, batch: Batch) -> list[int]:
    """The numbers of the cards to choose from: in order, those of the zone in which the first of them lies."""
    keys = [item.id for item in batch.items]
    for zone in s.zones:
        found = [c for c in zone if s.rules.cards[c].key in keys]  # others may lie between them
        if [s.rules.cards[c].key for c in found] == keys:
            return found
    raise AssertionError(f"the cards of {batch.verb} lie in no zone of {ask.seat}")


@pytest.mark.parametrize("game", game_names())
def test_what_the_rules_do_not_allow_is_refused(game: str) -> None:
    for _, _, batch in batches(game, range(4)):
        for chosen in ([len(batch.items)], [-1], [0] * (batch.stocks[batch.stock_of[0]] + 1)):
            with pytest.raises(Refused):
                batch.answers(chosen)
        if batch.least:
            with pytest.raises(Refused, match="may be taken, not 0"):
                batch.answers([])
