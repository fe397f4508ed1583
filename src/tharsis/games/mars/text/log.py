"""The log of Terraforming Mars."""

from __future__ import annotations

from tharsis.games.mars.components import HEAT, MC, OCEANS, PARAMETERS, PLANTS, RESOURCES, TILES, TR
from tharsis.games.mars.goals import AWARD_PRICES, MILESTONE_PRICE
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
from tharsis.kernel.core import CHANGE, MOVE, NOTE, Event, State
from tharsis.kernel.phrase import Amount, Noun, Phrase, Title
from tharsis.rules.goals import goals_of
from tharsis.rules.menu import deeds
from tharsis.text.log import LogReader
from tharsis.text.names import cell_title, goal_noun

_SIMPLE = {
    "pass": "log_pass",
    "end-turn": "log_end_turn",
    "use": "log_card_action",
    "corporation": "log_corporation",
}


class MarsLogReader(LogReader):
    """Money, production and the terraform rating."""

    stock = {resource.slot: resource.noun for resource in RESOURCES}
    steps = {resource.production.slot: resource.production.noun for resource in RESOURCES}
    parameters = {parameter.slot: parameter for parameter in PARAMETERS}
    covered = frozenset((OCEANS.slot,))
    rating = TR.slot
    tiles = TILES
    order = [resource.noun for resource in RESOURCES]
    doing = frozenset((NOTE_PLAY, NOTE_USE, NOTE_PROJECT, NOTE_PLANTS, NOTE_HEAT, NOTE_CORPORATION))
    paid = frozenset((NOTE_PLAY, NOTE_PROJECT))
    production = NOTE_PRODUCTION

    def note_phrase(self, event: Event) -> Phrase | None:
        spent = 0
        if event.subject in (NOTE_PLANTS, NOTE_HEAT):
            paid = self.next()
            if paid is not None and paid.kind == CHANGE:
                spent = -paid.amount
                self.at += 1
        return note_phrase(self.s, event, spent)

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

    def skips_discard(self, event: Event) -> bool:
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


def note_phrase(s: State, event: Event, spent: int) -> Phrase | None:
    """The line of a note; `spent` is what a conversion took."""
    kind, n = s.rules.notes[event.subject], event.amount
    name = Title("seat", str(event.seat))
    if kind in _SIMPLE:
        pattern = _SIMPLE[kind]
        if event.card < 0:
            return Phrase(pattern, name=name)
        return Phrase(pattern, name=name, card=Title("card", s.rules.cards[event.card].key))
    if kind == "play":
        card = Title("card", s.rules.cards[event.card].key)
        return Phrase("log_play", name=name, card=card, q=Amount(n, MC.noun))
    if kind == "project":
        key = deeds(s.rules)[n].key.replace("-", "_")
        return Phrase("log_project", name=name, x=Noun(f"project_{key}"))
    if kind == "claim":
        price = Amount(MILESTONE_PRICE, MC.noun)
        return Phrase("log_claim_for", name=name, x=goal_noun(goals_of(s.rules, "milestone")[n]), q=price)
    if kind == "fund":
        price = Amount(AWARD_PRICES[min(funded_before(event), len(AWARD_PRICES) - 1)], MC.noun)
        return Phrase("log_fund", name=name, x=goal_noun(goals_of(s.rules, "award")[n]), q=price)
    return table_note(s, kind, n, name, spent)


def table_note(s: State, kind: str, n: int, name: Title, spent: int) -> Phrase | None:
    """Notes about conversions, sales and the course of the game."""
    if kind == "convert-plants":
        return Phrase("log_convert_plants", name=name, q=Amount(spent, PLANTS.noun))
    if kind == "convert-heat":
        return Phrase("log_convert_heat", name=name, q=Amount(spent, HEAT.noun))
    if kind == "sell":
        return Phrase("log_sell", name=name, q=Amount(n, "card"), q2=Amount(n, MC.noun))
    if kind == "mark-area":
        return Phrase("log_mark", name=name, where=cell_title(s.rules, n))
    if kind == "generation":
        return Phrase("log_generation", n=n)
    if kind == "production":
        return Phrase("log_production_phase")
    if kind == "end":
        return Phrase("log_end_solo" if s.rules.players == 1 else "log_end")
    return None


def funded_before(event: Event) -> int:
    """How many awards had been funded before this one."""
    count = 0
    before = event.previous
    while before is not None:
        if before.kind == NOTE and before.subject == NOTE_AWARD:
            count += 1
        before = before.previous
    return count
