"""A game being played: decisions, answers, undo, views, scores, saves and records in one object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tharsis.kernel.core import Ask, State
from tharsis.kernel.errors import BadRecord, Refused
from tharsis.kernel.option import Option
from tharsis.kernel.rng import commitment
from tharsis.play.decision import Decision, decision_of, labels_of, options_of
from tharsis.play.determinise import determinise
from tharsis.play.digest import digest, landmark
from tharsis.play.explain import Blocked, Legal, blocked, legal
from tharsis.play.opening import opening
from tharsis.play.pickling import Recipe, frozen, thawed
from tharsis.play.preview import Preview, preview
from tharsis.play.record import EVERY, Record
from tharsis.play.save import Answer, load_text, save_text
from tharsis.play.scores import SeatScore, scores
from tharsis.play.setup import SetUp, set_up
from tharsis.play.stamp import Stamp, stamp_of
from tharsis.play.view import HISTORY, view
from tharsis.rules.scoring import winners

SHOWN = 12  # options that a refusal names


class Match:
    """One game at a table. `state` is the true state: only the table itself may look at it."""

    def __init__(self, setup: SetUp, state: State, stamp: Stamp | None = None) -> None:
        self.setup = setup
        self.stamp = stamp  # of a game that was begun earlier: its rules of then, and how it was dealt
        self.rules_changed = False  # whether it was saved under other rules and goes on by those of now
        self.state = state
        self.answers: list[Answer] = []
        self._back: list[State] = []  # the states that the last seat may go back to
        self._back_seat = -1

    # --- reading ------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.state.rules.players

    @property
    def commitment(self) -> str:
        """The hash of the seed: shown at the start, so that anyone can check the deal at the end."""
        return commitment(self.setup.seed)

    def decisions(self) -> list[Decision]:
        """The open decisions, at most one per seat; none when the game is over."""
        return [decision_of(self.state, ask) for ask in self.state.decisions()]

    def decision(self, seat: int) -> Decision | None:
        """What a seat must decide now, if anything."""
        ask = self.state.ask_of(seat)
        return None if ask is None else decision_of(self.state, ask)

    def scores(self) -> list[SeatScore]:
        """The points of every seat as they stand, with where they come from."""
        return scores(self.state)

    def winners(self) -> list[int]:
        """Who has won; nobody before the end."""
        return winners(self.state) if self.state.over else []

    def view(self, seat: int | None, history: int | None = HISTORY) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, as plain values."""
        if seat is not None and seat not in range(self.players):
            raise Refused(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")
        found = view(self.state, seat, history)
        found["commitment"] = self.commitment
        found["seed"] = self.setup.seed if self.over else None
        return found

    def determinise(self, seat: int | None, rng_seed: int | str, history: bool = True) -> State:
        """A state that the seat can't tell from the true one: what bots and previews work on."""
        return determinise(self.state, seat, rng_seed, history)

    def legal(self, seat: int) -> list[Legal]:
        """What the seat could do on its turn as things stand, with prices."""
        return legal(self.state, seat)

    def blocked(self, seat: int) -> list[Blocked]:
        """What the seat could not do on its turn as things stand, and why not."""
        return blocked(self.state, seat)

    def preview(self, seat: int, answer: int | str) -> Preview:
        """What an answer would cost and bring, and to whom. Nothing changes."""
        index = index_of(labels_of(self.state, self._ask(seat)), answer)
        return preview(self.state, seat, index)

    # --- answering ----------------------------------------------------------------------------------------------------

    def apply(self, seat: int, answer: int | str) -> None:
        """Answer a seat's open decision with the index or the label of an option."""
        s = self.state
        ask = self._ask(seat)
        options = options_of(s, ask)
        labels = [option.label() for option in options]
        index = index_of(labels, now_called(options, labels, s.rules.aliases, answer))
        before = s.clone()
        try:
            s.apply(seat, index)
        except BaseException:
            self.state = before  # an answer is taken whole or not at all, even when the rules themselves fail
            raise
        self.answers.append((seat, index, labels[index]))
        self._remember(seat, before)

    def selection(self, seat: int, chosen: Sequence[int | str]) -> list[int]:
        """The answers that take just these items, by number or label, of the selection that starts at a decision."""
        frame = self._ask(seat).frame
        batch = frame.node.batch(self.state, frame)
        if batch is None:
            raise Refused("no selection starts here: give one answer")
        return batch.answers([batch.index(item) if isinstance(item, str) else item for item in chosen])

    def choose(self, seat: int, chosen: Sequence[int | str]) -> None:
        """Take just these items of the selection that starts at a seat's open decision: whole, or not at all."""
        self.apply_all(seat, self.selection(seat, chosen))

    def apply_all(self, seat: int, answers: Sequence[int | str | Sequence[int | str]]) -> None:
        """Several answers of one seat at once: tried on a copy, and taken whole or not at all.

        A list among them is a selection: what is to be taken of the items that may be chosen at that point.
        """
        trial = self.clone()
        for number, answer in enumerate(answers, start=1):
            try:
                if isinstance(answer, int | str):
                    trial.apply(seat, answer)
                else:
                    for index in trial.selection(seat, answer):
                        trial.apply(seat, index)
            except Refused as refused:
                raise Refused(f"answer {number} of {len(answers)}: {refused}") from None
        self.state = trial.state
        self.answers = trial.answers
        self._back, self._back_seat = trial._back, trial._back_seat

    def clone(self) -> Match:
        """A copy that goes its own way, with its own undo."""
        c = Match(self.setup, self.state.clone(), self.stamp)
        c.rules_changed = self.rules_changed
        c.answers = self.answers[:]
        c._back, c._back_seat = self._back[:], self._back_seat
        return c

    def __copy__(self) -> Match:
        """Copied by Python, it goes its own way too."""
        return self.clone()

    def __deepcopy__(self, memo: object) -> Match:
        """The same: rules, answers and events never change, so they are shared."""
        return self.clone()

    def __reduce__(self) -> Recipe:
        """For another process: the whole match, undo included."""
        return pickled_match, (frozen(self.state.rules, vars(self)),)

    def _ask(self, seat: int) -> Ask:
        """The open decision of a seat, or a refusal."""
        if self.state.over:
            raise Refused("the game is over")
        if seat not in range(self.players):
            raise Refused(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")
        ask = self.state.ask_of(seat)
        if ask is None:
            raise Refused(f"seat {seat} has nothing to decide now")
        return ask

    # --- undo ---------------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the last answer was this seat's, and showed it nothing that it did not know."""
        return self._back_seat == seat and bool(self._back)

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer."""
        if not self.can_undo(seat):
            raise Refused(f"seat {seat} has nothing to take back")
        self.state = self._back.pop()
        self.answers.pop()

    def _remember(self, seat: int, before: State) -> None:
        """Keep the state before an answer for undo; forget all such states where there is no way back."""
        if seat != self._back_seat:
            self._back.clear()
            self._back_seat = seat
        if reveals(before, self.state, seat):
            self._back.clear()
        else:
            self._back.append(before)

    # --- keeping ------------------------------------------------------------------------------------------------------

    def digest(self) -> str:
        """A short name for the state: the same for games that go on alike."""
        return digest(self.state)

    def save(self) -> str:
        """The game as it stands, as text; at any decision, also in the middle of a card."""
        return save_text(self.setup, self.state, self.answers)

    @classmethod
    def load(cls, text: str | bytes) -> Match:
        """Go on with a saved game. What was answered before it was saved can't be taken back."""
        saved = load_text(text)
        match = cls(saved.setup, saved.state)
        match.answers = saved.answers
        match.rules_changed = not saved.same
        return match

    def record(self) -> str:
        """The game as a replay: its set-up, every answer, and digests on the way. It is played through once more."""
        stamp = self.stamp or stamp_of(self.state.rules, self.setup.begin())
        record, again = Record(self.setup, stamp), Match(self.setup, opening(self.setup, stamp), stamp)
        try:
            for number, (seat, index, label) in enumerate(self.answers, start=1):
                again.apply(seat, label)
                record.answer(seat, index, label)
                if number % EVERY == 0 and number < len(self.answers):
                    record.digest(number, landmark(again.state))
        except Refused as refused:
            raise BadRecord(f"this match did not begin with its set-up or its rules: {refused}") from None
        if again.digest() != self.digest():
            raise BadRecord("this match did not begin with its set-up or its rules: there is no record of it")
        record.end(len(self.answers), landmark(self.state), self.over)
        return record.text()


def pickled_match(data: bytes) -> Match:
    """The match that another process sent."""
    held = thawed(data)
    match = Match(held["setup"], held["state"])
    vars(match).update(held)
    return match


def now_called(
    options: list[Option], labels: list[str], aliases: dict[str, str], answer: int | str
) -> int | str:
    """An answer as it is called now: an option may have been renamed since, or the card that it is about."""
    if not isinstance(answer, str) or answer in labels or not aliases:
        return answer
    then = (
        label for option, label in zip(options, labels, strict=True) if answer in option.formerly(aliases)
    )
    return next(then, answer)


def index_of(labels: list[str], answer: int | str) -> int:
    """The index that an answer means."""
    if isinstance(answer, str):
        if answer in labels:
            return labels.index(answer)
        some = ", ".join(labels[:SHOWN]) + (" …" if len(labels) > SHOWN else "")
        raise Refused(f"{answer!r} is not one of the {len(labels)} options: {some}")
    if isinstance(answer, bool) or not isinstance(answer, int):
        raise Refused(f"an answer is an index or a label, not {answer!r}")
    if not 0 <= answer < len(labels):
        raise Refused(f"option {answer} is not one of 0 to {len(labels) - 1}")
    return answer


def reveals(before: State, after: State, seat: int) -> bool:
    """Whether an answer used chance, or showed anybody something that the seat itself did not know."""
    if before.rng_at != after.rng_at:
        return True
    if before.forked and (not after.forked or after.fork_at != before.fork_at) and before.rules.players > 1:
        return True  # what the others chose at the same time is open now
    if before.known == after.known:
        return False
    bit = 1 << seat
    return any(new & ~old and not old & bit for old, new in zip(before.known, after.known, strict=True))


def new_game(
    game: str = "mars",
    players: int = 2,
    seed: int | str | None = None,
    modules: Sequence[str] = (),
    draft: bool = False,
    beginners: Sequence[int] = (),
    first_player: int | None = None,
    board: str = "",
) -> Match:
    """Begin a game. Without a seed, one is drawn that nobody can guess."""
    setup = set_up(game, players, seed, modules, draft, beginners, first_player, board)
    return Match(setup, setup.begin())
