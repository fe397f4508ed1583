"""All cards of all games as plain data: what `tharsis cards --json` prints, derived from the cards themselves."""

from __future__ import annotations

from typing import Any

from tharsis.cli.screen.of_game import view_of
from tharsis.games.plugins import game_named, game_names
from tharsis.kernel.core import Card, Node
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Slot, Title
from tharsis.rules.counts import OwnTiles, Points
from tharsis.rules.needs import NeedCount, NeedParameter, NeedProduction, NeedTags, Requirement
from tharsis.text import LANGUAGES
from tharsis.text.card import card_phrases, card_sentences, card_title, title_note

# The parts of what a card says, as `text.card.CardText` has them.
PARTS = ("requirement", "effects", "actions", "play", "points")
# The words of the notation for tiles, as in "cities in play >= 2".
PLURALS = {"city_tile": "cities", "greenery_tile": "greeneries", "ocean_tile": "oceans"}


def all_cards() -> list[tuple[str, Card]]:
    """Every card with the name of its game, in the order of the modules; pieces that are handled like cards have no number."""
    found: list[tuple[str, Card]] = []
    for name in game_names():
        game = game_named(name)
        for module in [game.base, *[game.modules[m] for m in sorted(game.modules)]]:
            found.extend((name, card) for card in module.cards if card.number)
    return found


def requirement(need: Node) -> str:
    """A requirement in the notation of the facts."""
    if isinstance(need, Requirement):
        return need.notation()
    if isinstance(need, NeedParameter):
        return f"{need.parameter.name} {'>=' if need.least else '<='} {need.level}"
    if isinstance(need, NeedTags):
        return f"tags {need.tag.name} >= {need.n}"
    if isinstance(need, NeedProduction):
        return f"prod {need.what.name.removesuffix('_production')} >= {need.n}"
    if isinstance(need, NeedCount):
        noun = need.of.words.amount(need.n).noun
        tiles = PLURALS.get(noun, noun)
        mine = isinstance(need.of, OwnTiles)
        return f"own {tiles} >= {need.n}" if mine else f"{tiles} in play >= {need.n}"
    return type(need).__name__.lower()


def requires(card: Card) -> str:
    """All requirements of a card in the notation of the facts."""
    return " and ".join(requirement(need) for need in card.needs)


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
