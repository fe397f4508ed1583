"""The log of Terraforming Mars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.games.mars.components import HEAT, MC, PLANTS
from tharsis.games.mars.menu import GoalEntry
from tharsis.games.mars.notes import (
    NOTE_AWARD,
    NOTE_CLAIM,
    NOTE_CORPORATION,
    NOTE_END,
    NOTE_END_TURN,
    NOTE_GENERATION,
    NOTE_HEAT,
    NOTE_MILESTONE,
    NOTE_PASS,
    NOTE_PLANTS,
    NOTE_PLAY,
    NOTE_PRODUCTION,
    NOTE_PROJECT,
    NOTE_SELL,
    NOTE_USE,
)
from tharsis.kernel.core import CHANGE, MOVE, NOTE, RESOURCE, Event
from tharsis.kernel.phrase import Amount, Phrase, Slot
from tharsis.rules.menu import deeds
from tharsis.rules.vocabulary import Quantity
from tharsis.text.names import cell_title, goal_noun, listed, project_noun, resource_noun
from tharsis.text.tables import Note, ReadsEvent, by_card, by_seat

if TYPE_CHECKING:
    from tharsis.text.log import LogReader


def played(log: LogReader, event: Event) -> Phrase:
    """A card, with what it cost."""
    q = Amount(event.amount, MC.noun)
    return Phrase("log_play", name=log.name(event), card=log.title(event), q=q)


def used_project(log: LogReader, event: Event) -> Phrase:
    """A standard project."""
    project = deeds(log.rules)[event.amount]
    return Phrase("log_project", name=log.name(event), x=project_noun(project))


def claimed(log: LogReader, event: Event) -> Phrase:
    """A milestone, with its price."""
    return taken(log, event, "log_claim_for")


def funded(log: LogReader, event: Event) -> Phrase:
    """An award, with its price."""
    return taken(log, event, "log_fund")


def taken(log: LogReader, event: Event, pattern: str) -> Phrase:
    """A goal with what it cost: the price goes by how many were taken before."""
    entry = log.entry(GoalEntry, event.subject)
    price = entry.prices[min(noted_before(event), len(entry.prices) - 1)]
    goal = goal_noun(entry.goals[event.amount])
    return Phrase(pattern, name=log.name(event), x=goal, q=Amount(price, MC.noun))


def noted_before(event: Event) -> int:
    """How often the same was noted before."""
    count = 0
    before = event.previous
    while before is not None:
        if before.kind == NOTE and before.subject == event.subject:
            count += 1
        before = before.previous
    return count


def converted_plants(log: LogReader, event: Event) -> Phrase:
    """Plants that become a greenery."""
    return converted(log, event, "log_convert_plants", PLANTS)


def converted_heat(log: LogReader, event: Event) -> Phrase:
    """Heat that becomes temperature."""
    return converted(log, event, "log_convert_heat", HEAT)


def converted(log: LogReader, event: Event, pattern: str, what: Quantity) -> Phrase:
    """The changes that follow tell how much was spent: of the stock, and of what lies on a card in its place."""
    spent: list[Slot] = []
    while (paid := log.next()) is not None and paid.seat == event.seat and paid.amount < 0:
        if paid.kind == CHANGE:
            spent.append(Amount(-paid.amount, what.noun))
        elif paid.kind == RESOURCE:
            spent.append(Amount(-paid.amount, resource_noun(log.rules.cards[paid.subject])))
        else:
            break
        log.at += 1
    return Phrase(pattern, name=log.name(event), q=listed(spent))


def sold(log: LogReader, event: Event) -> Phrase:
    """Cards, for 1 M€ each."""
    n = event.amount
    return Phrase("log_sell", name=log.name(event), q=Amount(n, "card"), q2=Amount(n, MC.noun))


def marked(log: LogReader, event: Event) -> Phrase:
    """An area that only one player may use."""
    return Phrase("log_mark", name=log.name(event), where=cell_title(log.rules, event.amount))


def generation(log: LogReader, event: Event) -> Phrase:
    """A generation begins."""
    return Phrase("log_generation", n=event.amount)


def ended(log: LogReader, event: Event) -> Phrase:
    """The last generation is over."""
    return Phrase("log_end_solo" if log.rules.players == 1 else "log_end")


NOTES = {
    NOTE_GENERATION: Note(generation),
    NOTE_PASS: Note(by_seat("log_pass")),
    NOTE_END_TURN: Note(by_seat("log_end_turn")),
    NOTE_PLAY: Note(played, acts=True, paid=True),
    NOTE_USE: Note(by_card("log_card_action"), acts=True),
    NOTE_PROJECT: Note(used_project, acts=True, paid=True),
    NOTE_MILESTONE: Note(claimed),
    NOTE_AWARD: Note(funded),
    NOTE_PLANTS: Note(converted_plants, acts=True),
    NOTE_HEAT: Note(converted_heat, acts=True),
    NOTE_CLAIM: Note(marked),
    NOTE_CORPORATION: Note(by_card("log_corporation"), acts=True),
    NOTE_PRODUCTION: Note(Phrase("log_production_phase"), production=True),
    NOTE_END: Note(ended),
    NOTE_SELL: Note(sold),
}


# --- events that are told in another way --------------------------------------------------------------------------------


def pays_for_what_follows(log: LogReader, event: Event) -> bool:
    """Whether the line about a milestone, an award or bought cards comes right after: it tells the price."""
    if event.subject not in (MC.slot, HEAT.slot):
        return False
    for after in log.events[log.at :]:
        if after.seat != event.seat:
            return False
        if after.kind == NOTE:
            return after.subject in (NOTE_MILESTONE, NOTE_AWARD)
        if after.kind == MOVE:
            return log.zone(after.amount) == "kept"
        if after.kind != CHANGE or after.amount > 0:
            return False
    return False


def is_sold(log: LogReader, event: Event) -> bool:
    """Cards sold are told by the note that follows them."""
    for i in range(log.at, len(log.events)):
        after = log.events[i]
        if after.kind == NOTE:
            if after.subject != NOTE_SELL or after.seat != event.seat:
                return False
            log.at = i
            return True
        if after.seat != event.seat or after.kind not in (MOVE, CHANGE):
            return False
    return False


READERS: dict[str, list[ReadsEvent]] = {"loss": [pays_for_what_follows], "discard": [is_sold]}
