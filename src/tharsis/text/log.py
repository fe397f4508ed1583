"""The log as people read it: events that belong together are one line, and each reader gets what they may see.

A game says in a subclass of `LogReader` what its slots and notes are.

>>> from tharsis.play.games import ruleset, start
>>> state = start(ruleset("mars", (), 2, ()), 1)
>>> [line.text for line in log_lines(state, "en", ["Ana", "Bo"])]
['Generation 1 begins']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tharsis.kernel.core import (
    CHANCE,
    CHANGE,
    EVERYONE,
    MOVE,
    NOBODY,
    NOTE,
    RESOURCE,
    TILE,
    WORLD,
    Event,
    State,
)
from tharsis.kernel.phrase import Amount, Phrase, Title
from tharsis.rules.vocabulary import Parameter, Tile
from tharsis.text.game_text import text_of
from tharsis.text.names import resource_noun
from tharsis.text.story import LogLine, Record, Story


def log_lines(
    state: State, language: str, names: Sequence[str], reader: int | None = None, since: int = -1
) -> list[LogLine]:
    """What happened after the event of that index, for a seat (`None`: somebody who watches).

    While the seats decide at the same time, what the others have done so far stays hidden.
    """
    teller = text_of(state.rules).teller(state, reader, since)
    teller.tell()
    return Story(state, language, names, reader, teller.order).lines(teller.records)


class LogReader:
    """Walks through the events and gathers them into records."""

    stock: ClassVar[dict[int, str]] = {}  # slots of a seat with the nouns of what they hold
    steps: ClassVar[dict[int, str]] = {}  # slots of productions with their nouns
    parameters: ClassVar[dict[int, Parameter]] = {}
    covered: ClassVar[frozenset[int]] = frozenset()  # parameters that a tile tells of
    rating = -1  # the slot of the rating: a step that comes with a parameter goes without saying
    tiles: ClassVar[list[Tile]] = []
    order: ClassVar[list[str]] = []  # nouns in the order in which amounts are listed
    doing: ClassVar[frozenset[int]] = frozenset()  # notes that tell who acts, and with which card
    paid: ClassVar[frozenset[int]] = frozenset()  # those of them that are followed by a payment
    production = -1  # the note that begins production

    def __init__(self, state: State, reader: int | None, since: int) -> None:
        self.s = state
        self.rules = state.rules
        self.reader = reader
        self.records: list[Record] = []
        self.at = 0
        self.actor = NOBODY  # who is acting, and with which card
        self.card = -1
        self.paying = False
        self.producing = False
        self.events = self.gather(since)

    def gather(self, since: int) -> list[Event]:
        """The events to tell; who acted before them is looked up."""
        found: list[Event] = []
        event = self.s.log
        while event is not None and event.index > since:
            hidden = self.s.forked and event.index >= self.s.fork_at and event.seat != self.reader
            if not hidden and event.kind != CHANCE:  # what comes of a throw tells enough
                found.append(event)
            event = event.previous
        while event is not None:
            if event.kind == NOTE and event.subject in self.doing:
                self.actor, self.card = event.seat, event.card
                break
            event = event.previous
        return found[::-1]

    def tell(self) -> None:
        while self.at < len(self.events):
            event = self.events[self.at]
            self.at += 1
            if event.kind == NOTE:
                self.note(event)
            elif event.kind == CHANGE:
                self.change(event)
            elif event.kind == MOVE:
                self.move(event)
            elif event.kind == WORLD:
                self.world(event)
            elif event.kind == TILE:
                self.tile(event)
            elif event.kind == RESOURCE:
                self.resource(event)

    # --- helpers ----------------------------------------------------------------------------------------------------

    def add(self, kind: str, seat: int, noun: str = "", n: int = 0) -> Record:
        record = Record(kind, seat, self.events[self.at - 1])
        if noun:
            record.amounts[noun] = n
        if self.records and self.records[-1].takes(record):
            self.records[-1].join(record)
            return self.records[-1]
        self.records.append(record)
        return record

    def cover(self) -> None:
        """What just happened goes without saying, with the line before."""
        if self.records:
            self.records[-1].index = self.events[self.at - 1].index

    def say(self, seat: int, phrase: Phrase) -> None:
        self.add("phrase", seat).phrase = phrase

    def next(self) -> Event | None:
        return self.events[self.at] if self.at < len(self.events) else None

    def zone(self, number: int) -> str:
        return self.rules.zone_names[number].partition(".")[0]

    def sees(self, event: Event) -> bool:
        return event.seen == EVERYONE or (self.reader is not None and bool(event.seen >> self.reader & 1))

    # --- kinds of event ---------------------------------------------------------------------------------------------

    def note(self, event: Event) -> None:
        kind, seat = event.subject, event.seat
        self.producing = kind == self.production
        self.paying = kind in self.paid
        if kind in self.doing:
            self.actor, self.card = seat, event.card
        phrase = self.note_phrase(event)
        if phrase is not None:
            self.say(seat, phrase)

    def note_phrase(self, event: Event) -> Phrase | None:
        """The line of a note, if it has one."""
        raise NotImplementedError(type(self).__name__)

    def change(self, event: Event) -> None:
        slot, n, seat = event.subject, event.amount, event.seat
        if self.paying and n < 0 and seat == self.actor and event.card == self.card:
            self.cover()
            return
        self.paying = False
        if self.producing and event.card < 0:
            if n > 0 and slot in self.stock:
                self.add("received", seat, self.stock[slot], n)
            elif slot in self.stock:
                self.converted(event)
        elif slot == self.rating:
            self.add("rating", seat, "tr", n)
        elif slot in self.steps:
            self.steps_changed(event, self.steps[slot])
        elif slot in self.stock:
            self.stock_changed(event, self.stock[slot])

    def converted(self, event: Event) -> None:
        """What goes in a production becomes something else, which is told with it: that is no income."""
        after = self.next()
        if after is None or after.kind != CHANGE or (after.seat, after.amount) != (event.seat, -event.amount):
            return
        self.at += 1
        into = self.stock.get(after.subject)
        if into is not None:
            q, q2 = Amount(-event.amount, self.stock[event.subject]), Amount(after.amount, into)
            self.say(event.seat, Phrase("log_convert", name=Title("seat", str(event.seat)), q=q, q2=q2))

    def steps_changed(self, event: Event, noun: str) -> None:
        if event.amount > 0:
            self.add("up", event.seat, noun, event.amount)
        elif self.is_victim(event):
            self.add("down_other", self.actor, noun, -event.amount).other = event.seat
        else:
            self.add("down", event.seat, noun, -event.amount)

    def stock_changed(self, event: Event, noun: str) -> None:
        n, seat = event.amount, event.seat
        if n > 0:
            self.add("gained", seat, noun, n)
        elif self.is_victim(event):
            taken = self.next()
            stolen = (
                taken is not None
                and taken.kind == CHANGE
                and (taken.seat, taken.subject, taken.amount) == (self.actor, event.subject, -n)
            )
            self.at += stolen
            self.add("stole" if stolen else "removed", self.actor, noun, -n).other = seat
        elif not self.pays_for_what_follows(event):
            self.add("spent" if self.acts(event) else "lost", seat, noun, -n)

    def is_victim(self, event: Event) -> bool:
        return self.actor not in (NOBODY, event.seat) and event.card >= 0 and event.card == self.card

    def acts(self, event: Event) -> bool:
        """Whether this is the cost of an action rather than a loss."""
        return event.card < 0 or bool(self.rules.cards[event.card].actions)

    def pays_for_what_follows(self, event: Event) -> bool:
        """Whether a line that comes right after tells what was paid for."""
        return False

    def move(self, event: Event) -> None:
        self.paying = False
        way = (self.zone(event.amount), self.zone(event.subject))
        if way == ("hand", "discard") and self.skips_discard(event):
            return
        kinds = {
            ("deck", "hand"): "drew",
            ("dealt", "hand"): "drew",
            ("kept", "hand"): "bought",
            ("hand", "discard"): "discarded",
            ("deck", "discard"): "revealed",
        }
        if way in kinds and event.seat != NOBODY:
            kind = kinds[way]
            record = self.add(kind, event.seat)
            record.cards.append(event.card if self.sees(event) else -1)

    def skips_discard(self, event: Event) -> bool:
        """Whether a line that follows tells of this discarded card."""
        return False

    def world(self, event: Event) -> None:
        parameter = self.parameters.get(event.subject)
        if parameter is None:
            return
        if event.subject not in self.covered:
            self.add("raised", event.seat, parameter.name, event.amount // parameter.size)
        first, reward = self.at - 1, self.next()
        if reward is not None and reward.kind == CHANGE and reward.subject == self.rating:
            self.at += 1  # the step of TR goes without saying
        self.cover()
        self.belongs(first)

    def belongs(self, first: int) -> None:
        """A step of a parameter belongs to the tile or the line that raised it, whatever the area brought in between."""
        cause = next((r for r in reversed(self.records) if r.kind in ("placed", "raised")), None)
        if cause is not None and cause is not self.records[-1]:
            cause.owns += [event.index for event in self.events[first : self.at]]

    def tile(self, event: Event) -> None:
        tile = self.tiles[event.amount]
        record = self.add("placed", event.seat)
        record.noun = tile.noun
        record.cell = event.subject

    def resource(self, event: Event) -> None:
        noun = resource_noun(self.rules.cards[event.subject])
        if event.amount > 0:
            record = self.add("added", event.seat, noun, event.amount)
        else:
            record = self.add("took", event.seat, noun, -event.amount)
        record.cards = [event.subject]
