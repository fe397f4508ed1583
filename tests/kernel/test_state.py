"""Small promises of the state that cards and clients rely on."""

from __future__ import annotations

import pytest

import tharsis
from tharsis.kernel.core import NOBODY, NOTE, Event, Frame, Hooks, Node, Ruleset, State, left_out, shared_log
from tharsis.kernel.imagine import hidden_from
from tharsis.kernel.module import index_node
from tharsis.kernel.option import Option
from tharsis.kernel.undo import same_events
from tharsis.play.games import blank_state
from tharsis.play.setup import set_up
from tharsis.rules.vocabulary import HAND


def beginning(players: int = 3) -> State:
    """A game at its first questions, which all seats are asked at the same time."""
    return tharsis.new_game("mars", players=players, seed=1).state.clone()


def test_everybody_is_asked_on_a_stack_of_their_own() -> None:
    s = beginning()
    for seat in range(3):
        ask = s.ask_of(seat)
        assert ask is not None
        assert s.stack_of(ask.frame) == 1 + seat


def test_what_is_not_asked_belongs_to_the_stack_at_work() -> None:
    s = beginning()
    for stack in (0, 2):
        s.stack = stack
        assert s.stack_of(Frame(Node(), 0)) == stack


def test_a_question_without_an_option_is_a_fault() -> None:
    s = beginning()
    with pytest.raises(AssertionError, match="Node asked without an option"):
        s.ask(Frame(Node(), 0), [])


def test_a_module_without_hooks_has_nothing_against_any_world() -> None:
    s = beginning()
    assert Hooks().plausible(s, 0)
    assert Hooks().ahead(s, 0) == ""
    assert Hooks().news(s, s, 0) == []


@pytest.mark.parametrize("card", [0, 1])
def test_a_card_that_work_in_progress_is_about_is_hidden_from_nobody(card: int) -> None:
    s = beginning()
    hidden = hidden_from(s, 1)
    assert hidden[0]
    assert hidden[1]
    work = Frame(Node(), 2, card)
    s.stacks[0].push(work)
    assert not hidden_from(s, 1)[card]
    s.stacks[0].pop()
    assert hidden_from(s, 1) == hidden
    s.pools[0].append(work)
    assert not hidden_from(s, 1)[card]


def test_a_log_that_is_left_out_keeps_its_number_and_tells_nothing() -> None:
    last = Event(Event(None, NOTE, 1, 3, 4, 5, 7), NOTE, 1, 3, 4, 5, 7)
    found = left_out(last)
    assert found is not None
    assert (found.index, found.previous) == (1, None)
    assert (found.seat, found.card, found.subject, found.amount, found.seen) == (NOBODY, -1, 0, 0, 0)
    assert left_out(None) is None


def test_logs_that_go_on_for_longer_tell_something_else() -> None:
    start = Event(None, NOTE, 0, 1, 2, 3, 4)
    one = Event(start, NOTE, 0, 5, 6, 7, 8)
    two = Event(one, NOTE, 0, 5, 6, 7, 8)
    again = Event(start, NOTE, 0, 5, 6, 7, 8)
    assert same_events(one, start, again, start)
    assert not same_events(two, start, again, start)
    assert not same_events(again, start, two, start)
    assert not same_events(one, start, Event(start, NOTE, 1, 5, 6, 7, 8), start)


def test_two_logs_are_shared_up_to_the_last_entry_that_tells_the_same() -> None:
    start = Event(Event(None, NOTE, 0, 1, 2, 3, 4), NOTE, 0, 1, 2, 3, 4)
    one, same, other = (Event(start, NOTE, 0, 5, 6, n, 8) for n in (7, 7, 9))
    assert shared_log(one, one) == shared_log(one, same) == 2
    assert shared_log(one, other) == 1
    assert shared_log(Event(one, NOTE, 1, 1, 1, 1, 1), same) == 2
    assert shared_log(None, one) == -1


class Peek(Node):
    """Asks only who holds just these cards: in an imagined world nobody does."""

    def __init__(self, cards: list[int]) -> None:
        super().__init__()
        self.cards = cards

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0 and (f.seat == 0 or s.zones[s.rules.zone(f.seat, HAND)] == self.cards):
            s.ask(f, [0, 1])

    def answer(self, s: State, f: Frame, option: int) -> None:
        s.push(f.at(1))

    def option(self, s: State, f: Frame, x: int) -> Option:
        return Option("peek" if x else "look away")


class Round(Node):
    """Both seats at once, then one more question for the first."""

    def __init__(self, work: Node) -> None:
        super().__init__()
        self.work = work

    def children(self) -> list[Node]:
        return [self.work]

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.push(f.at(1))
            s.fork([Frame(self.work, seat) for seat in range(2)], secret=True)
        elif f.pc == 1:
            s.push(f.at(2))
            s.push(Frame(self.work, 0))


def test_a_world_in_which_nobody_else_has_a_choice_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = set_up("mars", 2, 1)
    rules: Ruleset = setup.rules()
    cards = [5, 9, 12]
    root = Round(Peek(cards))
    for name in ("paths", "nodes"):
        monkeypatch.setattr(rules, name, dict(getattr(rules, name)))
    monkeypatch.setattr(rules, "root", root)
    index_node(rules, "peek", root)
    s = blank_state(rules, b"1" * 32)
    for card in cards:
        s.move(1, card, rules.zone(1, HAND))
    s.push(Frame(root, NOBODY))
    s.run()
    assert [ask.seat for ask in s.decisions()] == [0, 1]
    s.apply(0, 1)
    world = s.imagine(0, 1)
    assert [ask.seat for ask in world.decisions()] == [0]  # the second question: nobody is waited for
