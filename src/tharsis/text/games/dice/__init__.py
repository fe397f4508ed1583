"""How the Dice Game speaks."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.games.dice.game import DICE
from tharsis.games.dice.goals import FIRST_PLACE, MILESTONE_POINTS, SECOND_PLACE, Milestone
from tharsis.games.dice.menu import FREE, SUPPORT, Deed
from tharsis.games.dice.things import VP
from tharsis.kernel.core import Ask, Card, State
from tharsis.kernel.phrase import Amount, Noun, Phrase, Slot
from tharsis.rules.action import Action
from tharsis.rules.dice import Face
from tharsis.rules.dice_box import Box
from tharsis.text.card import node_text
from tharsis.text.labels import Speaker
from tharsis.text.log import Teller
from tharsis.text.merge import sentences, standing, together
from tharsis.text.render import render
from tharsis.text.voice import Voice, labelled

from .labels import DiceSpeaker
from .log import DiceTeller


class DiceVoice(Voice):
    """Actions say which part of a turn they take; points are immediate or come at the end."""

    points = "end_vp"
    milestone_points = MILESTONE_POINTS
    goals = Milestone

    def effects(self, card: Card) -> list[Phrase]:
        """A production box needs no label."""
        boxes = [ability.phrase() for ability in card.abilities if isinstance(ability, Box)]
        others = [ability.phrase() for ability in card.abilities if not isinstance(ability, Box)]
        return standing(boxes) + labelled(others)

    def action_label(self, card: Card) -> str:
        action = card.actions[0]
        slot = action.slot if isinstance(action, Action) else 0
        return {SUPPORT: "dice_support_label", FREE: "dice_free_label"}.get(slot, "dice_main_label")

    def start(self, card: Card) -> list[Phrase]:
        phrases = [node.phrase() for node in card.play]
        amounts = [at_start(phrase.slots["q"]) for phrase in phrases if phrase.pattern == "gain"]
        found = [Phrase("start_with", q=amounts[0] if len(amounts) == 1 else tuple(amounts))]
        others = sentences([phrase for phrase in phrases if phrase.pattern != "gain"])
        return [*found, Phrase("when_revealed", e=together(others))] if others else found

    def speaker(self, state: State, ask: Ask, language: str, names: Sequence[str]) -> Speaker:
        return DiceSpeaker(state, ask, language, names)

    def teller(self, state: State, reader: int | None, since: int) -> Teller:
        return DiceTeller(state, reader, since)


VOICE = DiceVoice(DICE)


def at_start(q: Slot) -> Slot:
    """Points that one begins with are just points."""
    return Amount(q.n, "vp") if isinstance(q, Amount) and q.noun == VP.noun else q


def deed_title(deed: Deed, language: str) -> str:
    """The title of a support action or a standard main action."""
    return render(Noun(f"deed_{deed.key}"), language)


def deed_text(deed: Deed, language: str) -> str:
    """What a support action or a standard main action costs and does."""
    return node_text(deed, language, DICE.name)


def award_title(face: Face, language: str) -> str:
    """An award goes by the icon that it counts."""
    return render(Phrase("award_named", x=Noun(face.noun)), language)


def award_text(face: Face, language: str) -> str:
    """What an award measures and brings."""
    first, second = Amount(FIRST_PLACE, "vp"), Amount(SECOND_PLACE, "vp")
    return render(Phrase("award_icons", p=first, x=Noun(face.noun), q=second), language)
