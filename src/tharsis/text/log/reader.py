"""Events of a game, gathered into records: those that belong together are one."""

from __future__ import annotations

from typing import TypeVar

from tharsis.kernel.core import (
    CHANCE,
    CHANGE,
    EVERYONE,
    NOBODY,
    NOTE,
    Event,
    Node,
    State,
)
from tharsis.kernel.phrase import Amount, Phrase, Title
from tharsis.kernel.words import AMOUNT, LEVEL, STEPS
from tharsis.play.events import EventReader
from tharsis.text.check import checked_tables
from tharsis.text.log.record import Record
from tharsis.text.names import resource_noun

Kind = TypeVar("Kind", bound=Node)


class LogReader(EventReader):
    """Walks through the events and gathers them into records.

    What the notes, quantities, parameters and tiles are, and which events are told in another way (`readers`), is data of
    the game and its modules (`text/tables.py`).
    """

    def __init__(self, state: State, reader: int | None, since: int) -> None:
        self.s = state
        self.rules = state.rules
        self.reader = reader
        tables = checked_tables(state.rules)
        self.notes = tables.notes
        self.parameters = tables.parameters
        self.tiles = tables.tiles
        self.readers = tables.readers
        self.nouns = tables.slot_nouns()
        self.forms = {quantity.slot: quantity.words.form for quantity in tables.quantities}
        self.order = list(self.nouns.values())  # in which amounts are listed
        self.memory: dict[str, int] = {}  # what a reader of events has worked out
        self.records: list[Record] = []
        self.at = 0
        self.actor = NOBODY  # who is acting, and with which card
        self.card = -1
        self.paying: tuple[int, int] | None = None  # who pays, and for which card: that goes without saying
        self.producing = False
        self.events = self.gather(since)

    def gather(self, since: int) -> list[Event]:
        """The events to tell; who acted before them is looked up."""
        found: list[Event] = []
        event = self.s.log
        while event is not None and event.index > since:
            if event.kind != CHANCE:  # what comes of a throw tells enough
                found.append(event)
            event = event.previous
        while event is not None:
            if event.kind == NOTE and self.notes[event.subject].acts:
                self.actor, self.card = event.seat, event.card
                break
            event = event.previous
        return found[::-1]

    def tell(self) -> None:
        """Gather all events."""
        while self.at < len(self.events):
            self.at += 1
            self.read(self.events[self.at - 1])

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

    def told_otherwise(self, point: str, event: Event) -> bool:
        """Whether the game tells the event in its own way, at this point."""
        return any(reader(self, event) for reader in self.readers.get(point, ()))

    # --- for the lines of notes ---------------------------------------------------------------------------------------

    def name(self, event: Event) -> Title:
        """Who did it."""
        return Title("seat", str(event.seat))

    def title(self, event: Event) -> Title:
        """The card with which it was done."""
        return Title("card", self.rules.cards[event.card].key)

    def entry(self, kind: type[Kind], note: int) -> Kind:
        """The entry of the menu that notes this."""
        found = (node for node in self.rules.paths if isinstance(node, kind))
        return next(node for node in found if getattr(node, "note", note) == note)

    # --- kinds of event ---------------------------------------------------------------------------------------------

    def note(self, event: Event) -> None:
        note = self.notes[event.subject]
        self.producing = note.production
        self.paying = (event.seat, event.card) if note.paid else None
        if note.acts:
            self.actor, self.card = event.seat, event.card
        line = note.line
        phrase = line if line is None or isinstance(line, Phrase) else line(self, event)
        if phrase is not None:
            self.say(event.seat, phrase)

    def change(self, event: Event) -> None:
        slot, n, seat = event.subject, event.amount, event.seat
        if self.told_otherwise("change", event):
            return
        if n < 0 and self.paying == (seat, event.card):
            self.cover()
            return
        self.paying = None
        form, noun = self.forms.get(slot), self.nouns.get(slot, "")
        if self.producing and event.card < 0:
            if n > 0 and form == AMOUNT:
                self.add("received", seat, noun, n)
            elif form == AMOUNT:
                self.converted(event)
        elif form == LEVEL:
            self.add("level", seat, noun, n)
        elif form == STEPS:
            self.steps_changed(event, noun)
        elif form == AMOUNT:
            self.stock_changed(event, noun)

    def converted(self, event: Event) -> None:
        """What goes in a production becomes something else, which is told with it: that is no income."""
        after = self.next()
        if after is None or after.kind != CHANGE or (after.seat, after.amount) != (event.seat, -event.amount):
            return
        self.at += 1
        if self.forms.get(after.subject) == AMOUNT:
            q, q2 = (
                Amount(-event.amount, self.nouns[event.subject]),
                Amount(after.amount, self.nouns[after.subject]),
            )
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
        elif not self.told_otherwise("loss", event):
            self.add("spent" if self.acts(event) else "lost", seat, noun, -n)

    def is_victim(self, event: Event) -> bool:
        return self.actor not in (NOBODY, event.seat) and event.card >= 0 and event.card == self.card

    def acts(self, event: Event) -> bool:
        """Whether this is the cost of an action rather than a loss."""
        return event.card < 0 or bool(self.rules.cards[event.card].actions)

    def move(self, event: Event) -> None:
        if self.told_otherwise("move", event):
            return
        self.paying = None
        way = (self.zone(event.amount), self.zone(event.subject))
        if way == ("hand", "discard") and self.told_otherwise("discard", event):
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

    def world(self, event: Event) -> None:
        parameter = self.parameters.get(event.subject)
        if parameter is None:
            return
        if not parameter.words.counted:  # a tile tells of the others
            kind = "raised" if event.amount > 0 else "lowered"
            self.add(kind, event.seat, parameter.noun, abs(event.amount) // parameter.size)
        first, reward = self.at - 1, self.next()
        if reward is not None and reward.kind == CHANGE and self.forms.get(reward.subject) == LEVEL:
            self.at += 1  # the step of the rating goes without saying
        self.cover()
        self.belongs(first)

    def belongs(self, first: int) -> None:
        """A step of a parameter belongs to the tile or the line that raised it, whatever the area brought in between.

        A note that comes after those tells of something else, to which the step belongs.
        """
        cause = next((r for r in reversed(self.records) if r.kind in ("placed", "raised", "phrase")), None)
        if cause is not None and cause.kind != "phrase" and cause is not self.records[-1]:
            cause.owns += [event.index for event in self.events[first : self.at]]

    def tile(self, event: Event) -> None:
        tile = self.tiles[event.amount]
        record = self.add("placed", event.seat)
        record.noun = tile.noun
        record.cell = event.subject

    def lift(self, event: Event) -> None:
        record = self.add("lifted", event.seat)
        record.noun = self.tiles[event.amount].noun
        record.cell = event.subject

    def resource(self, event: Event) -> None:
        noun = resource_noun(self.rules.cards[event.subject])
        if event.amount > 0:
            record = self.add("added", event.seat, noun, event.amount)
        else:
            record = self.add("took", event.seat, noun, -event.amount)
        record.cards = [event.subject]
