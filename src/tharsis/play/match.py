"""A game being played: decisions, answers, undo, views, scores, saves and records in one object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tharsis.kernel.core import NOBODY, RESUME, Ask, State
from tharsis.kernel.errors import BadRecord, Refused, UnknownName
from tharsis.kernel.rng import commitment
from tharsis.kernel.undo import ended, reveals, taken_back
from tharsis.play.decision import Decision, decision_of, labels_of, options_of
from tharsis.play.digest import digest, landmark
from tharsis.play.explain import Blocked, Legal, blocked, legal
from tharsis.play.opening import opening
from tharsis.play.pickling import Recipe, frozen, thawed
from tharsis.play.presets import games_in_order
from tharsis.play.preview import Preview, preview
from tharsis.play.record import EVERY, Record
from tharsis.play.save import Answer, load_text, save_text
from tharsis.play.scores import SeatScore, scores
from tharsis.play.setup import SetUp, set_up
from tharsis.play.stamp import Stamp, stamp_of
from tharsis.play.view import HISTORY, view
from tharsis.rules.scoring import winners

SHOWN = 12  # options that a refusal names
GO_ON = "resume"  # the label of the answer with which a seat that waits for the others goes on choosing


class Match:
    """One game at a table. `state` is the true state: only the table itself may look at it."""

    def __init__(self, setup: SetUp, state: State, stamp: Stamp | None = None) -> None:
        self.setup = setup
        self.stamp = stamp  # of a game that was begun earlier: its rules of then, and how it was dealt
        self.rules_changed = False  # whether it was saved under other rules and goes on by those of now
        self.saved_landmark = ""  # of a game that was saved: how it stood then
        self.state = state
        self.answers: list[Answer] = []
        self._back: list[State] = []  # the states that the last seat may go back to
        self._back_seat = -1
        self._may: dict[int, bool] = {}  # for each seat that asked, whether it may go back now

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

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise UnknownName(f"there is no seat {seat}; seats are 0 to {self.players - 1}")

    def __repr__(self) -> str:
        state = "over" if self.over else f"{len(self.answers)} answers"
        return f"<Match of {self.setup.game}: {self.players} players, {state}>"

    def decision(self, seat: int) -> Decision | None:
        """What a seat must decide now, if anything."""
        self._check_seat(seat)
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

    def determinise(self, seat: int | None, rng_seed: int | str, history: bool = True) -> Match:
        """A game that the seat can't tell from the true one, and that holds nothing else of it.

        What others do in secret they have still to do there. It has no answers to take back, and no seed of its own.
        """
        if seat is not None:
            self._check_seat(seat)
        world = self.state.imagine(NOBODY if seat is None else seat, rng_seed, history)
        return Match(msgspec.structs.replace(self.setup, seed=""), world)

    def legal(self, seat: int) -> list[Legal]:
        """What the seat could do on its turn as things stand, with prices."""
        self._check_seat(seat)
        return legal(self.state, seat)

    def blocked(self, seat: int) -> list[Blocked]:
        """What the seat could not do on its turn as things stand, and why not."""
        self._check_seat(seat)
        return blocked(self.state, seat)

    def preview(self, seat: int, answer: int | str, whole: bool = True) -> Preview:
        """What an answer would cost and bring, and to whom; `whole`: also what the round does by itself after an answer in
        the middle of something. Nothing changes."""
        index = index_of(labels_of(self.state, ask_of(self.state, seat)), answer)
        return preview(self.state, seat, index, whole)

    # --- answering ----------------------------------------------------------------------------------------------------

    def apply(self, seat: int, answer: int | str) -> None:
        """Answer a seat's open decision with the index or the label of an option."""
        s = self.state
        index, label = meant(s, seat, answer)
        before = s.clone()
        s.remember(before)
        try:
            s.apply(seat, index)
        except BaseException:
            self.state = before  # an answer is taken whole or not at all, even when the rules themselves fail
            raise
        self.answers.append((seat, index, label))
        self._remember(seat, before)

    def selection(self, seat: int, chosen: Sequence[int | str]) -> list[int]:
        """The answers that take just these items, by number or label, of the selection that starts at a decision."""
        frame = ask_of(self.state, seat).frame
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
        self._back, self._back_seat, self._may = trial._back, trial._back_seat, trial._may

    def clone(self) -> Match:
        """A copy that goes its own way, with its own undo."""
        c = Match(self.setup, self.state.clone(), self.stamp)
        c.rules_changed = self.rules_changed
        c.answers = self.answers[:]
        c._back, c._back_seat, c._may = self._back[:], self._back_seat, dict(self._may)
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

    # --- undo ---------------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last answer: it showed nobody anything new, and nobody has gone on from it.

        While all choose at the same time, each takes back its own answers.
        """
        if self.state.origin is None:
            return self._back_seat == seat and bool(self._back)
        if seat not in self._may:
            # What others do in secret does not depend on it.
            self._may[seat] = taken_back(self.state.seen_by(seat), seat) is not None
        return self._may[seat]

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer."""
        if not self.can_undo(seat):
            raise Refused(f"seat {seat} has nothing to take back")
        before = self._back.pop() if self.state.origin is None else taken_back(self.state, seat)
        assert before is not None
        self.state = before
        self._may.clear()
        # It is the last of all, or, while all choose at the same time, the last of this seat.
        for i in range(len(self.answers) - 1, -1, -1):
            if self.answers[i][0] == seat:
                del self.answers[i]
                return

    def _remember(self, seat: int, before: State) -> None:
        """Keep the state before an answer for undo; forget all such states where there is no way back."""
        if before.forked and before.secret and not ended(before, self.state):
            self._may.pop(seat, None)
        else:
            self._may.clear()
        if seat != self._back_seat:
            self._back.clear()
            self._back_seat = seat
        if before.forked and not ended(before, self.state):
            return  # it can be played again from where all began
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
        match.saved_landmark = saved.landmark
        return match

    def opening(self) -> State:
        """The game at its first decisions, dealt as it was."""
        return self.setup.begin() if self.stamp is None else opening(self.setup, self.stamp)

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


def meant(s: State, seat: int, answer: int | str) -> tuple[int, str]:
    """The index and the label that an answer means."""
    if seat in range(s.rules.players) and s.waits(seat):
        if answer not in (RESUME, GO_ON):
            raise Refused(f"seat {seat} waits for the others")
        return RESUME, GO_ON
    ask = ask_of(s, seat)
    labels = labels_of(s, ask)
    index = index_of(labels, now_called(s, ask, labels, answer))
    return index, labels[index]


def ask_of(s: State, seat: int) -> Ask:
    """The open decision of a seat, or a refusal."""
    if s.over:
        raise Refused("the game is over")
    if seat not in range(s.rules.players):
        raise Refused(f"there is no seat {seat!r}; seats are 0 to {s.rules.players - 1}")
    ask = s.ask_of(seat)
    if ask is None:
        raise Refused(f"seat {seat} has nothing to decide now")
    return ask


def now_called(s: State, ask: Ask, labels: list[str], answer: int | str) -> int | str:
    """An answer as it is called now: an option may have been renamed since, or the card that it is about."""
    aliases = s.rules.aliases
    if not isinstance(answer, str) or answer in labels or not aliases:
        return answer
    options = zip(options_of(s, ask), labels, strict=True)
    return next((label for option, label in options if answer in option.formerly(aliases)), answer)


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


def new_game(
    game: str = "",
    players: int = 2,
    seed: int | str | None = None,
    modules: Sequence[str] = (),
    **options: object,
) -> Match:
    """Begin a game; without a name, the first there is. Without a seed, one is drawn that nobody can guess. `options`: what the modules offer, e.g. a board."""
    setup = set_up(game or games_in_order()[0], players, seed, modules, **options)
    return Match(setup, setup.begin())
