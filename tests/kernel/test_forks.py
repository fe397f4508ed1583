"""Seats at work at the same time: a small game of its own, on the cards and slots of Mars.

At the market everybody takes heat from a common store, draws cards, or gives the next seat a present, until all are
done. At the vote everybody puts a card aside in secret.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random

import pytest

from tharsis import Match, Refused
from tharsis.games.mars.components import HEAT, MC, STEEL, TITANIUM
from tharsis.kernel.core import NOBODY, RESUME, Frame, Node, Stack, State
from tharsis.kernel.module import index_node
from tharsis.kernel.option import Option
from tharsis.kernel.undo import taken_back
from tharsis.play.checks import invariants
from tharsis.play.replay import verify
from tharsis.play.setup import set_up
from tharsis.rules.cards import deal
from tharsis.rules.vocabulary import HAND, KEPT

DONE, TAKE, DRAW, GIVE = range(4)
VERBS = ["done", "take", "draw", "give"]
STORE = 0  # a slot of the world; what it is called on Mars does not matter here
CARDS = 4


class Present(Node):
    """Steel or titanium, as the seat likes."""

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, [STEEL.slot, TITANIUM.slot])

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.add(f.seat, option, 1, -1)

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option(s.rules.seat_names[x])


class Stall(Node):
    """Take, draw and give as often as one likes, then be done."""

    def __init__(self, waits: bool) -> None:
        super().__init__()
        self.waits = waits
        self.present = Present()

    def children(self) -> list[Node]:
        return [self.present]

    def step(self, s: State, f: Frame) -> None:
        s.ask(f, [DONE, DRAW, GIVE] if s.world[STORE] == 0 else [DONE, TAKE, DRAW, GIVE])

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option == DONE:
            if self.waits:
                s.wait(f)
            return
        s.push(f)
        if option == TAKE:
            s.add_world(f.seat, STORE, -1, -1)
            s.add(f.seat, HEAT.slot, 1, -1)
        elif option == DRAW:
            deal(s, f.seat, 1, s.rules.zone(f.seat, HAND))
        else:
            s.pool(self.present, (f.seat + 1) % s.rules.players, -1)

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option(VERBS[x])


class Clearance(Stall):
    """Who is done takes along all that is left."""

    def answer(self, s: State, f: Frame, option: int) -> None:
        if option == DONE:
            s.add_world(f.seat, STORE, -s.world[STORE], -1)
        else:
            super().answer(s, f, option)


class Vote(Node):
    """Put a card aside, in secret; then perhaps pay for it."""

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.ask(f, s.zones[s.rules.zone(f.seat, HAND)][:])
        else:
            s.ask(f, [1, 0])

    def answer(self, s: State, f: Frame, option: int) -> None:
        if f.pc == 0:
            s.move(f.seat, option, s.rules.zone(f.seat, KEPT))
            s.push(f.at(1))
        elif option:
            s.add(f.seat, MC.slot, 1, -1)
            s.add_world(f.seat, STORE, 1, -1)

    def option(self, s: State, f: Frame, x: int) -> Option:
        if f.pc == 0:
            return Option("aside", "card", s.rules.cards[x].key)
        return Option("pay" if x else "keep")


class Fair(Node):
    """Deal; then the market, or the vote; then perhaps another market."""

    def __init__(self, work: Node, secret: bool, store: int, then: Node | None) -> None:
        super().__init__()
        self.work = work
        self.then = then
        self.secret = secret
        self.store = store

    def children(self) -> list[Node]:
        return [self.work] if self.then is None else [self.work, self.then]

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 1 and self.then is not None:
            s.fork([Frame(self.then, seat) for seat in range(s.rules.players)], secret=False)
        elif f.pc == 0:
            s.push(f.at(1))
            s.set_world(STORE, self.store)
            for seat in range(s.rules.players):
                deal(s, seat, CARDS, s.rules.zone(seat, HAND))
            s.fork([Frame(self.work, seat) for seat in range(s.rules.players)], secret=self.secret)


@pytest.fixture
def fair(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Match]:
    """fair(node, secret): a game of three with this simultaneous work and nothing else."""

    def begun(work: Node, secret: bool = False, store: int = 5, then: Node | None = None) -> Match:
        setup = set_up("mars", 3, 1, first_player=2)
        rules = setup.rules()
        monkeypatch.setattr(rules, "root", Fair(work, secret, store, then))
        monkeypatch.setattr(rules, "paths", dict(rules.paths))
        monkeypatch.setattr(rules, "nodes", dict(rules.nodes))
        index_node(rules, "fair", rules.root)
        return Match(setup, setup.begin())

    return begun


def labels(match: Match, seat: int) -> list[str]:
    decision = match.decision(seat)
    return [] if decision is None else decision.labels()


def answer(match: Match, *answers: tuple[int, str]) -> None:
    for seat, label in answers:
        match.apply(seat, label)


# --- open forks ---------------------------------------------------------------------------------------------------------


def test_in_an_open_fork_all_is_seen_at_once(fair):
    match = fair(Stall(waits=False))
    match.apply(0, "take")
    assert match.view(1)["seats"][0]["slots"]["heat"] == 1
    assert match.view(None)["seats"][0]["slots"]["heat"] == 1
    assert match.state.seen_by(1) is match.state


def test_what_is_gone_is_not_offered_to_the_others_any_more(fair):
    match = fair(Stall(waits=False), store=2)
    assert "take" in labels(match, 1)
    answer(match, (0, "take"), (2, "take"))
    assert [labels(match, seat) for seat in range(3)] == [["done", "draw", "give"]] * 3
    with pytest.raises(Refused, match="'take' is not one of the 3 options"):
        match.apply(1, "take")


def test_what_goes_with_the_last_answer_of_a_seat_is_gone_for_all(fair):
    match = fair(Clearance(waits=False))
    answer(match, (0, "take"), (1, "done"))
    assert [labels(match, seat) for seat in (0, 2)] == [["done", "draw", "give"]] * 2


def test_who_is_not_touched_keeps_the_very_question(fair):
    match = fair(Stall(waits=False))
    before = match.state.ask_of(1)
    match.apply(0, "take")
    assert match.state.ask_of(1) is before


class Rush(Stall):
    """A market at which the last seat must empty the store before it may choose."""

    def step(self, s: State, f: Frame) -> None:
        if f.seat == s.rules.players - 1 and s.world[STORE]:
            s.ask(f, [TAKE])
        else:
            super().step(s, f)


def test_what_a_seat_is_forced_to_do_changes_what_those_before_it_are_asked(fair):
    match = fair(Rush(waits=False))
    assert [labels(match, seat) for seat in range(3)] == [["done", "draw", "give"]] * 3


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (2, 0, 1)])
def test_so_it_is_where_an_answer_begins_such_work(fair, order):
    match = fair(Stall(waits=False), then=Rush(waits=False))
    for seat in order:
        match.apply(seat, "done")
    assert [labels(match, seat) for seat in range(3)] == [["done", "draw", "give"]] * 3


def test_the_game_goes_on_when_all_are_done(fair):
    match = fair(Stall(waits=False))
    answer(match, (0, "done"), (2, "done"))
    assert not match.over
    match.apply(1, "done")
    assert match.over
    assert (match.state.origin, match.state.answers, match.state.forked) == (None, (), False)


def test_cards_drawn_at_the_same_time_come_in_the_order_of_the_answers(fair):
    first, second = fair(Stall(waits=False)), fair(Stall(waits=False))
    answer(first, (0, "draw"), (1, "draw"))
    answer(second, (1, "draw"), (0, "draw"))
    hands = [[m.state.zones[m.state.rules.zone(seat, HAND)][-1] for seat in (0, 1)] for m in (first, second)]
    assert hands[0] == hands[1][::-1]
    for match in (first, second):
        assert verify(match.record()).digest() == match.digest()


# --- effects for others -----------------------------------------------------------------------------------------------


def test_a_present_is_asked_of_its_seat_after_what_it_decides_now(fair):
    match = fair(Stall(waits=False))
    match.apply(0, "give")
    assert labels(match, 1) == ["done", "take", "draw", "give"]
    match.apply(1, "take")
    assert labels(match, 1) == ["done", "take", "draw", "give"]
    match.apply(1, "done")
    assert labels(match, 1) == ["steel", "titanium"]
    match.apply(1, "titanium")
    assert match.state.seats[1][TITANIUM.slot] == 1


def test_nobody_ever_has_two_questions(fair):
    for number in range(30):
        match, luck = fair(Stall(waits=True)), Random(number)
        for _ in range(60):
            if match.over:
                break
            seats = [ask.seat for ask in match.state.decisions()]
            assert len(set(seats)) == len(seats)
            decision = luck.choice(match.decisions())
            match.apply(decision.seat, luck.choice(decision.options).label)


def test_two_questions_at_once_are_a_fault(fair):
    s = fair(Stall(waits=False)).state
    with pytest.raises(AssertionError, match="two things at once"):
        s.ask(Frame(s.rules.root.work, 2), [DONE, DRAW])
    s.stack = 1
    s.asks[1] = None
    with pytest.raises(AssertionError, match="on the stack of another"):
        s.ask(Frame(s.rules.root.work, 2), [DONE, DRAW])


# --- waiting --------------------------------------------------------------------------------------------------------------


def test_who_is_done_may_take_that_back_until_all_are(fair):
    match = fair(Stall(waits=True))
    match.apply(0, "done")
    assert match.state.waits(0)
    assert match.decision(0) is None
    assert match.view(1)["waiting"] == [0]
    assert match.view(1)["deciding"] == [1, 2]
    with pytest.raises(Refused, match="seat 0 waits for the others"):
        match.apply(0, "take")
    match.apply(0, "resume")
    assert labels(match, 0) == ["done", "take", "draw", "give"]
    answer(match, (0, "take"), (0, "done"), (1, "done"), (2, "done"))
    assert match.over
    assert match.state.seats[0][HEAT.slot] == 1


def test_only_who_waits_can_resume(fair):
    match = fair(Stall(waits=True))
    for wrong in (RESUME, "resume"):
        with pytest.raises(Refused):
            match.apply(0, wrong)


def test_a_present_wakes_who_waits(fair):
    match = fair(Stall(waits=True))
    answer(match, (1, "done"), (0, "give"))
    assert labels(match, 1) == ["steel", "titanium"]
    match.apply(1, "steel")
    assert labels(match, 1) == ["done", "take", "draw", "give"]


# --- taking back ----------------------------------------------------------------------------------------------------------


def test_everybody_takes_back_the_own_last_answers(fair):
    match = fair(Stall(waits=True))
    answer(match, (0, "take"), (1, "take"), (0, "take"), (2, "take"))
    match.undo(0)
    match.undo(0)
    assert [match.state.seats[seat][HEAT.slot] for seat in range(3)] == [0, 1, 1]
    assert [(seat, label) for seat, _, label in match.answers] == [(1, "take"), (2, "take")]
    assert not match.can_undo(0)
    match.undo(2)
    match.undo(1)
    assert match.digest() == fair(Stall(waits=True)).digest()


def test_being_done_is_taken_back_like_any_answer(fair):
    match = fair(Stall(waits=True))
    answer(match, (0, "done"), (1, "take"))
    match.undo(0)
    assert labels(match, 0) == ["done", "take", "draw", "give"]


def test_a_state_that_is_played_without_a_match_keeps_no_way_back(fair):
    s = fair(Stall(waits=True)).state
    s.apply(0, TAKE)
    assert (s.origin, s.answers) == (None, ())


def test_a_match_that_begins_in_the_middle_takes_back_its_own_answers_only(fair):
    begun = fair(Stall(waits=True))
    begun.state.apply(0, TAKE)
    match = Match(begun.setup, begun.state)
    match.apply(1, "take")
    assert not match.can_undo(0)
    match.undo(1)
    assert [match.state.seats[seat][HEAT.slot] for seat in range(3)] == [1, 0, 0]
    assert not match.can_undo(1)


def test_what_showed_a_card_stays(fair):
    match = fair(Stall(waits=False))
    answer(match, (0, "take"), (0, "draw"), (1, "take"))
    assert not match.can_undo(0)
    with pytest.raises(Refused, match="seat 0 has nothing to take back"):
        match.undo(0)
    match.apply(0, "take")
    assert match.can_undo(0)


def test_an_answer_stays_when_a_later_one_of_another_would_not_fit(fair):
    match = fair(Stall(waits=False), store=1)
    match.apply(0, "take")
    assert match.can_undo(0)
    match.apply(1, "draw")  # of three options; there would be four
    assert not match.can_undo(0)
    assert taken_back(match.state, 0) is None


def test_an_answer_stays_when_the_other_would_not_be_asked(fair):
    match = fair(Stall(waits=False))
    answer(match, (1, "done"), (0, "give"))
    assert match.can_undo(0)
    match.apply(1, "steel")
    assert not match.can_undo(0)


# --- in secret --------------------------------------------------------------------------------------------------------


def vote(match: Match, seat: int, place: int = 0, pay: str = "pay") -> None:
    """Put aside the card at this place of the hand."""
    match.apply(seat, place)
    match.apply(seat, pay)


def test_of_a_secret_choice_others_see_only_that_it_is_made(fair):
    match = fair(Vote(), secret=True)
    before = [match.view(seat) for seat in (1, 2, None)]
    vote(match, 0)
    for seat, then in zip((1, 2, None), before, strict=True):
        assert then.pop("deciding") == [0, 1, 2]
        now = match.view(seat)
        assert now.pop("deciding") == [1, 2]
        assert now == then
    own = match.view(0)
    assert own["seats"][0]["zones"]["kept"]["count"] == 1
    assert own["seats"][0]["slots"]["mc"] == 1
    assert own["world"] != before[0]["world"]


def test_each_sees_the_own_choices_and_all_see_all_in_the_end(fair):
    match = fair(Vote(), secret=True)
    vote(match, 0)
    vote(match, 2, pay="keep")
    assert [seat["zones"]["kept"]["count"] for seat in match.view(2)["seats"]] == [0, 0, 1]
    vote(match, 1)
    assert [seat["zones"]["kept"]["count"] for seat in match.view(2)["seats"]] == [1, 1, 1]
    assert [seat["slots"]["mc"] for seat in match.view(None)["seats"]] == [1, 1, 0]


def test_a_bot_imagines_only_what_its_seat_knows(fair):
    one, two = fair(Vote(), secret=True), fair(Vote(), secret=True)
    vote(one, 0, 0)
    vote(two, 0, 3, "keep")
    one.apply(1, 2)
    two.apply(1, 2)
    for seed in range(10):
        worlds = [m.state.imagine(1, seed, history=True) for m in (one, two)]
        assert Match(one.setup, worlds[0]).save() == Match(one.setup, worlds[1]).save()
        assert len(worlds[0].zones[one.state.rules.zone(0, KEPT)]) == 0
        assert len(worlds[0].zones[one.state.rules.zone(1, KEPT)]) == 1


def test_nothing_done_in_secret_is_taken_from_chance(fair):
    match = fair(Vote(), secret=True)
    s = match.state.clone()
    s.stack = 1
    with pytest.raises(AssertionError, match="can't use chance"):
        s.word()


def test_a_secret_answer_is_taken_back_whatever_others_do(fair):
    match = fair(Vote(), secret=True)
    match.apply(0, 1)
    vote(match, 1)
    match.undo(0)
    assert match.state.seats[1][MC.slot] == 1
    assert len(labels(match, 0)) == CARDS
    vote(match, 0)
    vote(match, 2)
    assert match.over
    assert not match.can_undo(2)


class Pledge(Vote):
    """First a word that moves no card, then the vote."""

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 2:
            s.ask(f, s.zones[s.rules.zone(f.seat, HAND)][:2])
        else:
            s.ask(f, [1, 0])

    def answer(self, s: State, f: Frame, option: int) -> None:
        if f.pc == 0:
            s.add(f.seat, MC.slot, option, -1)
            s.push(f.at(2))
        else:
            s.move(f.seat, option, s.rules.zone(f.seat, KEPT))

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("pledge" if f.pc == 0 else "aside", "number", "", x)


def cards_of(s: State) -> tuple[object, ...]:
    """Where all cards lie, who knows it, and what lies on them."""
    return [pile[:] for pile in s.zones], s.place[:], s.known[:], s.res[:]


def test_where_secret_work_began_keeps_its_cards(fair):
    s = fair(Pledge(), secret=True).state
    cards = cards_of(s)
    s.apply(0, 0)
    twin, watched = s.clone(), s.seen_by(NOBODY)
    s.apply(0, 1)
    assert cards_of(s) != cards
    assert [cards_of(each) for each in (s.origin, twin, watched, s.seen_by(1))] == [cards] * 4
    past = taken_back(s, 0)
    assert cards_of(past) == cards


def test_who_looks_after_cards_have_moved_in_secret_sees_them_where_they_were(fair):
    s = fair(Vote(), secret=True).state
    cards = cards_of(s)
    s.apply(0, 0)
    moved = cards_of(s)
    watched, twin = s.seen_by(NOBODY), s.clone()
    s.apply(1, 0)
    s.add_res(0, 3, 1, -1)
    assert cards_of(watched) == cards_of(s.origin) == cards
    assert cards_of(twin) == moved != cards_of(s)


def test_what_was_seen_of_secret_work_stays_so_when_it_is_over(fair):
    match = fair(Pledge(), secret=True, then=Stall(waits=False))
    for watcher in (State.clone, lambda s: s.seen_by(NOBODY), lambda s: taken_back(s, 0)):
        s = match.state.clone()
        for seat in range(3):
            s.apply(seat, 0)
        seen = watcher(s)
        cards = cards_of(seen)
        s.asks, s.stacks = [None] * 4, [s.stacks[0], Stack([]), Stack([]), Stack([])]
        s.run()  # all are done, and no card has moved
        s.add_res(0, 3, 1, -1)
        s.apply(0, DRAW)
        assert cards_of(seen) == cards != cards_of(s)


# --- copies, saves, records in the middle -------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(16))
def test_in_the_middle_of_a_fork_a_game_can_be_copied_saved_and_replayed(fair, number):
    match = fair(Vote(), secret=True) if number % 2 else fair(Stall(waits=True))
    luck = Random(number)
    while not match.over and len(match.answers) < 40:
        waiting = [seat for seat in range(3) if match.state.waits(seat)]
        if waiting and luck.random() < 0.3:
            match.apply(luck.choice(waiting), "resume")
            continue
        decision = luck.choice(match.decisions())
        if match.can_undo(decision.seat) and luck.random() < 0.2:
            match.undo(decision.seat)
            continue
        match.apply(decision.seat, luck.choice(decision.options).label)
        twins = [
            match.clone(),
            Match.load(match.save()),
            pickle.loads(pickle.dumps(match)),
            verify(match.record()),
        ]
        shown = [match.view(seat) for seat in (None, 0, 1, 2)]
        for twin in twins:
            assert (twin.digest(), twin.save()) == (match.digest(), match.save())
            assert [twin.view(seat) for seat in (None, 0, 1, 2)] == shown
            if match.state.forked:
                may = [match.can_undo(seat) for seat in range(3)]
                assert [twin.can_undo(seat) for seat in range(3)] == may
        assert invariants.wrong_traces(match, luck) == []


def test_a_seat_sees_the_same_question_in_what_it_may_know(fair):
    match = fair(Vote(), secret=True)
    answer(match, (0, labels(match, 0)[1]), (1, labels(match, 1)[2]))
    for seat in range(3):
        asks = [s.ask_of(seat) for s in (match.state, match.state.seen_by(seat))]
        assert asks[0].same(asks[1])
    assert match.state.seen_by(NOBODY) is match.state.origin
