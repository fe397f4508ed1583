"""Decisions of Terraforming Mars that are better made as one: which cards to buy, which to sell."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from tharsis.cli.screen.card_view import card_line
from tharsis.cli.screen.checklist import Checklist, Thing
from tharsis.cli.screen.reader import Reader
from tharsis.cli.screen.texts import card_words
from tharsis.cli.screen.words import title
from tharsis.games.mars.components import CARD_PRICE
from tharsis.games.mars.slots import CORPORATION
from tharsis.kernel.core import Card
from tharsis.play.match import Match


def mars_list(match: Match, seat: int, r: Reader, price: Callable[[Card], Text]) -> Checklist | None:
    """The list that the open decision of a seat begins, if it does."""
    decision = match.decision(seat)
    assert decision is not None
    rules = match.state.rules
    verb = decision.question.verb
    if verb == "sell":
        cards = [rules.cards[rules.card_index[o.id]] for o in decision.options if o.verb == verb]
        heading, least = r.word("sell_title"), 0 if len(cards) < len(decision.options) else 1
    elif verb == "buy":
        cards, least = bought(match, seat), 0
        heading = r.word("buy_title", price=match.state.seats[seat][CARD_PRICE.slot])
    else:
        return None
    things = [
        Thing(f"{verb} {card.key}", card_line(card, price(card), r), card_words(card, r)) for card in cards
    ]
    return Checklist(seat, verb, heading, things, least, note=chosen_corporation(match, seat, r))


def bought(match: Match, seat: int) -> list[Card]:
    """The cards that may be bought: those that are asked for if one takes none of them."""
    trial, found = match.clone(), list[Card]()
    rules = match.state.rules
    while (step := trial.decision(seat)) is not None and step.question.verb == "buy":
        found.append(rules.cards[rules.card_index[step.question.id]])
        trial.apply(seat, 1)
    return found


def chosen_corporation(match: Match, seat: int, r: Reader) -> Text | None:
    """The corporation chosen in secret, before it is revealed."""
    s = match.state
    found = [label for at, _, label in match.answers if at == seat and label.startswith("corporation ")]
    if s.seats[seat][CORPORATION] >= 0 or not found:
        return None
    card = s.rules.cards[s.rules.card_index[found[-1].removeprefix("corporation ")]]
    return Text(f"{r.word('waiting')}: {title(card, r.language)}. {card_words(card, r)}", style="yellow")
