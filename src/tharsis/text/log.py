"""The log as people read it: events that belong together are one line, and each reader gets what they may see.

>>> from tharsis.play.library import ruleset, start
>>> state = start(ruleset("mars", (), 2, ()), 1)
>>> [line.text for line in log_lines(state, "en", ["Ana", "Bo"])]
['Generation 1 begins']
"""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.games.mars.notes import (
    NOTE_AWARD,
    NOTE_CORPORATION,
    NOTE_HEAT,
    NOTE_MILESTONE,
    NOTE_PLANTS,
    NOTE_PLAY,
    NOTE_PRODUCTION,
    NOTE_PROJECT,
    NOTE_SELL,
    NOTE_USE,
)
from tharsis.games.mars.things import HEAT, MC, OCEANS, PARAMETERS, RESOURCES, TILES, TR
from tharsis.kernel.core import CHANGE, EVERYONE, MOVE, NOBODY, NOTE, RESOURCE, TILE, WORLD, Event, State
from tharsis.kernel.phrase import Phrase

from .log_notes import note_phrase
from .names import resource_noun
from .story import LogLine, Record, Story

_STOCK = {resource.slot: resource.noun for resource in RESOURCES}
_STEPS = {resource.production.slot: resource.production.noun for resource in RESOURCES}
_PARAMETER = {parameter.slot: parameter for parameter in PARAMETERS}
_DOING = (NOTE_PLAY, NOTE_USE, NOTE_PROJECT, NOTE_PLANTS, NOTE_HEAT, NOTE_CORPORATION)


def log_lines(
    state: State, language: str, names: Sequence[str], reader: int | None = None, since: int = -1
) -> list[LogLine]:
    """What happened after the event of that index, for a seat (`None`: somebody who watches).

    While the seats decide at the same time, what the others have done so far stays hidden.
    """
    teller = _Teller(state, reader, since)
    teller.tell()
    return Story(state, language, names, reader).lines(teller.records)


class _Teller:
    """Walks through the events and gathers them into records."""

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
            if not hidden:
                found.append(event)
            event = event.previous
        while event is not None:
            if event.kind == NOTE and event.subject in _DOING:
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

    def add(self, kind: str, seat: int, noun: str = "", n: int = 0, event: Event | None = None) -> Record:
        record = Record(kind, seat, event or self.events[self.at - 1])
        if noun:
            record.amounts[noun] = n
        if self.records and self.records[-1].takes(record):
            self.records[-1].join(record)
            return self.records[-1]
        self.records.append(record)
        return record

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
        self.producing = kind == NOTE_PRODUCTION
        self.paying = kind in (NOTE_PLAY, NOTE_PROJECT)
        if kind in _DOING:
            self.actor, self.card = seat, event.card
        spent = 0
        if kind in (NOTE_PLANTS, NOTE_HEAT):
            paid = self.next()
            if paid is not None and paid.kind == CHANGE:
                spent = -paid.amount
                self.at += 1
        phrase = note_phrase(self.s, event, spent)
        if phrase is not None:
            self.say(seat, phrase)

    def change(self, event: Event) -> None:
        slot, n, seat = event.subject, event.amount, event.seat
        if self.paying and n < 0 and seat == self.actor and event.card == self.card:
            return
        self.paying = False
        if self.producing and event.card < 0:
            if n > 0 and slot in _STOCK:
                self.add("received", seat, _STOCK[slot], n)
        elif slot == TR.slot:
            self.add("rating", seat, "tr", n)
        elif slot in _STEPS:
            self.production(event, _STEPS[slot])
        elif slot in _STOCK:
            self.stock(event, _STOCK[slot])

    def production(self, event: Event, noun: str) -> None:
        if event.amount > 0:
            self.add("up", event.seat, noun, event.amount)
        elif self.is_victim(event):
            self.add("down_other", self.actor, noun, -event.amount).other = event.seat
        else:
            self.add("down", event.seat, noun, -event.amount)

    def stock(self, event: Event, noun: str) -> None:
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
        """Whether the line about a milestone, an award or bought cards comes right after."""
        if event.subject not in (MC.slot, HEAT.slot):
            return False
        for i in range(self.at, len(self.events)):
            after = self.events[i]
            if after.seat != event.seat:
                return False
            if after.kind == NOTE:
                return after.subject in (NOTE_MILESTONE, NOTE_AWARD)
            if after.kind == MOVE:
                return self.zone(after.amount) == "kept"
            if after.kind != CHANGE or after.amount > 0:
                return False
        return False

    def move(self, event: Event) -> None:
        self.paying = False
        way = (self.zone(event.amount), self.zone(event.subject))
        if way == ("hand", "discard") and self.skip_sale(event):
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

    def skip_sale(self, event: Event) -> bool:
        """Cards sold are told by the note that follows them."""
        for i in range(self.at, len(self.events)):
            after = self.events[i]
            if after.kind == NOTE:
                if after.subject != NOTE_SELL or after.seat != event.seat:
                    return False
                self.at = i
                return True
            if after.seat != event.seat or after.kind not in (MOVE, CHANGE):
                return False
        return False

    def world(self, event: Event) -> None:
        parameter = _PARAMETER.get(event.subject)
        if parameter is None:
            return
        reward = self.next()
        if reward is not None and reward.kind == CHANGE and reward.subject == TR.slot:
            self.at += 1  # the step of TR goes without saying
        if parameter is not OCEANS:
            noun = "oxygen" if parameter.name == "oxygen" else parameter.name
            self.add("raised", event.seat, noun, event.amount // parameter.size, event)

    def tile(self, event: Event) -> None:
        tile = TILES[event.amount]
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
