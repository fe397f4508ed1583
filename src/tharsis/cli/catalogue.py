"""All cards of all games as plain data: what `tharsis cards --json` prints, derived from the cards themselves."""

from __future__ import annotations

from typing import Any

from tharsis.cli.screen.of_game import view_of
from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.core import Card
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Slot, Title
from tharsis.rules.counts import Points
from tharsis.rules.needs import Requirement
from tharsis.text import LANGUAGES
from tharsis.text.card import card_phrases, card_sentences, card_title, title_note

# The parts of what a card says, as `text.card.CardText` has them.
PARTS = ("requirement", "effects", "actions", "play", "points")


def all_cards() -> list[tuple[str, Card]]:
    """Every card with the name of its game, in the order of the modules; pieces that are handled like cards have no number."""
    found: list[tuple[str, Card]] = []
    for name in game_names():
        game = game_named(name)
        for module in [game.base, *[game.modules[m] for m in sorted(game.modules)]]:
            found.extend((name, card) for card in module.cards if card.number)
    return found


def requires(card: Card) -> str:
    """All requirements of a card in the notation of the facts."""
    found = []
    for need in card.needs:
        assert isinstance(need, Requirement)  # checked with the words of the card
        found.append(need.notation())
    return " and ".join(found)


def points(card: Card) -> int | str | None:
    """The printed points: a number, or the word "counted"."""
    if card.vp is None:
        return None
    if isinstance(card.vp, Points) and card.vp.per is None:
        return card.vp.n
    return "counted"


def exported(game: str, card: Card) -> dict[str, Any]:
    """A card as plain data; what it does not have is left out."""
    row: dict[str, Any] = {
        "game": game,
        "set": card.set,
        "number": card.number,
        "key": card.key,
        "name": {"en": card.name, "pt": card.pt, "ru": card.ru},
        "kind": card.kind,
        "tags": [tag.name for tag in card.tags],
    }
    faces = view_of(game).cost(card)
    if card.source:
        row["source"] = card.source
        row["designed"] = card.designed
    if card.kind == "corporation":
        names = [slot.name for slot in game_named(game).vocabulary.seat_slots]
        if "mc" in names:
            row["start"] = sum(part.total(names.index("mc")) for part in card.play)
    else:
        row["cost"] = faces if faces or card.home != "deck" else card.cost
    if card.needs:
        row["requires"] = requires(card)
    if card.holds:
        row["holds"] = card.holds
    if card.vp is not None:
        row["vp"] = points(card)
    notes = {language: note.pattern for language in LANGUAGES if (note := title_note(card, language))}
    if notes:
        row["title_notes"] = notes
    row["title"] = {language: card_title(card, language) for language in LANGUAGES}
    row["text"] = {language: card_sentences(card, language) for language in LANGUAGES}
    row["effects"] = {
        part: [as_data(phrase) for phrase in phrases]
        for part, phrases in zip(PARTS, card_phrases(card), strict=True)
        if phrases
    }
    return row


def as_data(value: Slot) -> Any:
    """What a card does, as data: {"does": "production_up", "x": "energy_production", "n": 1}."""
    if isinstance(value, Phrase):
        return {"does": value.pattern, **{name: as_data(slot) for name, slot in value.slots.items()}}
    if isinstance(value, Amount):
        return {"n": value.n, "of": value.noun}
    if isinstance(value, Noun):
        return " ".join([*value.words, value.id])
    if isinstance(value, Joined):
        return {value.word: [as_data(item) for item in value.items]}
    if isinstance(value, tuple):
        return {"and": [as_data(item) for item in value]}
    return value.key if isinstance(value, Title) else value
