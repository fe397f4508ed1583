"""The decisions that only Terraforming Mars has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.games.mars.components import CARD_PRICE, MC
from tharsis.games.mars.menu import ConvertEntry, GoalEntry, PlayEntry, ProjectEntry
from tharsis.games.mars.projects import SellPatents
from tharsis.games.mars.round import LastConversion, Pick, handed_to
from tharsis.games.mars.setup import ChooseStart, card_price
from tharsis.games.mars.slots import ACTIONS
from tharsis.games.mars.turn import STOP, Turn
from tharsis.kernel.phrase import Amount, Phrase, Title
from tharsis.rules.buy import Buy
from tharsis.rules.cards import NONE
from tharsis.rules.vocabulary import DEALT, DEALT_CORPORATIONS
from tharsis.text.decisions import menu_option, noun, titled
from tharsis.text.names import goal_noun, project_noun

if TYPE_CHECKING:
    from tharsis.kernel.core import Node
    from tharsis.rules.menu import Entry
    from tharsis.text.labels import OptionText
    from tharsis.text.tables import EntryWords, OptionWords, QuestionWords


def price(t: OptionText, entry: Entry, x: int) -> Amount:
    """What an entry of the menu costs."""
    return Amount(entry.price(t.s, t.seat, x), MC.noun)


def plants(t: OptionText, node: LastConversion) -> Amount:
    """What the last greenery takes."""
    what = node.conversion(t.s)
    return Amount(what.price(t.s, t.seat), what.resource.noun)


def dealt(t: OptionText) -> int:
    """The card in question when cards are bought."""
    return t.s.zones[t.s.rules.zone(t.seat, DEALT)][t.frame.arg()]


def buying(t: OptionText, pattern: str) -> Phrase:
    """The card in question, with its price."""
    return Phrase(pattern, card=t.card(dealt(t)), q=Amount(price_of_card(t), MC.noun))


def price_of_card(t: OptionText) -> int:
    """What a card costs now; at the set-up, with the corporation that was chosen."""
    if isinstance(t.frame.node, ChooseStart):
        return card_price(t.s, t.seat, t.s.zones[t.s.rules.zone(t.seat, DEALT_CORPORATIONS)][0])
    return t.s.seats[t.seat][CARD_PRICE.slot]


# --- options ----------------------------------------------------------------------------------------------------------


def turn_option(t: OptionText, node: Turn, x: int) -> Phrase:
    """An action, or the end of the turn."""
    if x == STOP:
        return noun("ui_end_turn" if t.s.world[ACTIONS] else "ui_pass")
    return menu_option(t, node, x)


def last_conversion_option(t: OptionText, node: LastConversion, x: int) -> Phrase:
    """The last greenery, or none."""
    return Phrase("opt_convert_plants", q=plants(t, node)) if x else noun("ui_done")


def buy_option(t: OptionText, node: Node, x: int) -> Phrase:
    """To buy the card in question, or to leave it."""
    return buying(t, "opt_buy") if x else Phrase("opt_leave", card=t.card(dealt(t)))


def start_option(t: OptionText, node: ChooseStart, x: int) -> Phrase:
    """A corporation; then the cards dealt, one after the other."""
    return buy_option(t, node, x) if t.frame.pc else Phrase("opt_title", card=t.card(x))


def sell_option(t: OptionText, node: SellPatents, x: int) -> Phrase:
    """A card to sell, or no more."""
    return Phrase("opt_no_more") if x == NONE else Phrase("opt_sell", card=t.card(x))


OPTIONS: dict[type[Node], OptionWords] = {
    Turn: turn_option,
    LastConversion: last_conversion_option,
    Buy: buy_option,
    ChooseStart: start_option,
    Pick: titled("opt_keep"),
    SellPatents: sell_option,
}


# --- questions --------------------------------------------------------------------------------------------------------


def last_conversion_question(t: OptionText, node: LastConversion) -> Phrase:
    """Whether plants become a last greenery."""
    return Phrase("ask_last_conversion", q=plants(t, node))


def keep_question(t: OptionText, node: Pick) -> Phrase:
    """Which card to keep, and who gets the others."""
    return Phrase("ask_keep", name=Title("seat", str(handed_to(t.s, t.seat))))


def buy_question(t: OptionText, node: Node) -> Phrase:
    """Whether to buy the card in question."""
    return buying(t, "ask_buy")


def start_question(t: OptionText, node: ChooseStart) -> Phrase:
    """Which corporation; then whether to buy the card in question."""
    return buying(t, "ask_buy") if t.frame.pc else Phrase("ask_corporation")


QUESTIONS: dict[type[Node], QuestionWords] = {
    LastConversion: last_conversion_question,
    Pick: keep_question,
    SellPatents: Phrase("ask_sell"),
    ChooseStart: start_question,
    Buy: buy_question,
}


# --- entries ----------------------------------------------------------------------------------------------------------


def play_entry(t: OptionText, entry: PlayEntry, x: int) -> Phrase:
    """Play a card."""
    return Phrase("opt_play", card=t.card(x), q=price(t, entry, x))


def project_entry(t: OptionText, entry: ProjectEntry, x: int) -> Phrase:
    """Use a standard project."""
    title, q = project_noun(entry.deeds[x]), price(t, entry, x)
    return Phrase("opt_project", x=title, q=q) if q.n else Phrase("opt_project_free", x=title)


def goal_entry(t: OptionText, entry: GoalEntry, x: int) -> Phrase:
    """Claim a milestone, fund an award: the pattern bears the word of the entry."""
    return Phrase(f"opt_{entry.word}", x=goal_noun(entry.goals[x]), q=price(t, entry, x))


def convert_entry(t: OptionText, entry: ConvertEntry, x: int) -> Phrase:
    """Convert a resource: the pattern bears the name of the conversion."""
    what = entry.conversion
    q = Amount(what.price(t.s, t.seat), what.resource.noun)
    return Phrase(f"opt_{what.key.replace('-', '_')}", q=q)


ENTRIES: dict[type[Entry], EntryWords] = {
    PlayEntry: play_entry,
    ProjectEntry: project_entry,
    GoalEntry: goal_entry,
    ConvertEntry: convert_entry,
}
