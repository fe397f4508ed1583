"""What the tables of all games share: answering decisions by name, and seeing what each player gained or lost."""

from __future__ import annotations

from tharsis.kernel.core import Ask, State, slug

Answer = str | int


class Table:
    """A game under test. Answers are names: an area, a card, a player, a number, or the label itself."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.before: State = state.clone()

    def ready(self) -> None:
        """Called before anything is asked for: a table that was rearranged opens its decision anew."""

    def ask(self, seat: int | None = None) -> Ask:
        """The open decision (of a seat)."""
        self.ready()
        asks = [a for a in self.state.decisions() if seat is None or a.seat == seat]
        assert asks, "nobody has anything to decide" if seat is None else f"seat {seat} has nothing to decide"
        return asks[0]

    def labels(self, seat: int | None = None) -> list[str]:
        """The labels of the options of the open decision."""
        a = self.ask(seat)
        return [a.frame.node.label(self.state, a.frame, o) for o in a.options]

    def prompt(self, seat: int | None = None) -> str:
        """The name of the open question."""
        a = self.ask(seat)
        return a.frame.node.prompt(self.state, a.frame)

    def answer(self, *answers: Answer, seat: int | None = None) -> None:
        """Answer the open decision, and those that follow."""
        for answer in answers:
            a = self.ask(seat)
            self.state.apply(a.seat, self.index(self.labels(seat), answer))

    def index(self, labels: list[str], answer: Answer) -> int:
        """The option that a name means: its label, or the end of it."""
        wanted = str(answer)
        exact = [i for i, label in enumerate(labels) if label == wanted]
        if exact:
            return exact[0]
        word = slug(wanted)
        found = [
            i for i, label in enumerate(labels) if slug(label).endswith(word) and ends_word(slug(label), word)
        ]
        assert len(found) == 1, f"{answer!r} means {len(found)} of the options: {', '.join(labels)}"
        return found[0]

    def mark(self) -> None:
        """From now on: what players gained or lost is counted from here."""
        self.before = self.state.clone()

    def changes(self, seat: int) -> dict[str, int]:
        """What changed in a seat's slots since the mark, without zeros."""
        old, new = self.before.seats[seat], self.state.seats[seat]
        named = zip(self.state.rules.seat_names, old, new, strict=True)
        return {name: b - a for name, a, b in named if a != b}


def ends_word(label: str, word: str) -> bool:
    """Whether the word is a whole end of the label, not a part of a longer word."""
    return len(label) == len(word) or label[-len(word) - 1] == "-"
