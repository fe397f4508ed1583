"""The words of the decisions that several games share: options, questions and entries of menus, by class of node."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.action import CopyProduction
from tharsis.rules.any_player import LoseAny, RemoveAny, RemoveFromCards, Steal, TakeFromCard
from tharsis.rules.cards import NONE, AddTo, DiscardToDraw, LookKeep
from tharsis.rules.discarding import DiscardCards
from tharsis.rules.effects import Choose
from tharsis.rules.menu import WIDTH, Menu, UseEntry
from tharsis.rules.outlay import Outlay, stand_in
from tharsis.rules.pay import Pay, SpendX
from tharsis.rules.resolve import Resolve
from tharsis.rules.tiles import Claim, Lift, NeighbourBonus, Place

if TYPE_CHECKING:
    from tharsis.kernel.core import Node
    from tharsis.rules.menu import Entry
    from tharsis.text.labels import OptionText
    from tharsis.text.tables import EntryWords, OptionWords, QuestionWords


def amount(n: int, noun: str) -> Phrase:
    """A bare amount: 3 plants."""
    return Phrase("opt_amount", q=Amount(n, noun))


def noun(id: str) -> Phrase:
    """A bare word, with a capital."""
    return Phrase("opt_noun", x=Noun(id))


def titled(pattern: str) -> Any:
    """Options that are cards, each with these words."""

    def option(t: OptionText, node: Node, x: int) -> Phrase:
        return Phrase(pattern, card=t.card(x))

    return option


def paid(n: int, noun: str) -> Phrase:
    """To pay with so many of something."""
    return Phrase("opt_pay", q=Amount(n, noun)) if n else Phrase("opt_pay_none", x=Noun(noun))


# --- options ----------------------------------------------------------------------------------------------------------


def menu_option(t: OptionText, node: Menu, x: int) -> Phrase:
    """An entry of the menu with its thing."""
    return t.entry(node.entries[x // WIDTH], x % WIDTH)


def area_option(t: OptionText, node: Node, x: int) -> Phrase:
    """An area, with what it brings."""
    return t.area(x)


def place_option(t: OptionText, node: Place, x: int) -> Phrase:
    """An area, with what a tile there brings as the map is now: nothing where it is nobody's deed."""
    if node.bare:
        return t.bare_area(x)
    beside = node.tile.beside
    if not isinstance(beside, NeighbourBonus):
        return t.area(x)
    n = beside.gain_at(t.s, t.seat, x)
    return t.area(x, Phrase("gain", q=Amount(n, beside.what.noun)) if n else None)


def choose_option(t: OptionText, node: Choose, x: int) -> Phrase:
    """One of several effects."""
    return t.own(t.frame.card, node.alternatives[x].phrase())


def alternative_option(t: OptionText, node: UseEntry, x: int) -> Phrase:
    """One of the actions of a card."""
    return t.s.rules.cards[t.frame.card].actions[x].phrase()


def waiting_option(t: OptionText, node: Resolve, x: int) -> Phrase:
    """An effect that waits for its turn."""
    return t.waiting(x)


def pay_option(t: OptionText, node: Pay, x: int) -> Phrase:
    """So much of what stands in for money."""
    return paid(x, node.means[t.frame.pc].resource.noun)


def stand_in_option(t: OptionText, node: Outlay, x: int) -> Phrase:
    """So much of what is spent in place of something."""
    return paid(x, stand_in_noun(t, node))


def stand_in_noun(t: OptionText, node: Outlay) -> str:
    """The word for it."""
    return t.holding(stand_in(t.s, t.seat, node.what.slot)[0])


def victim_option(t: OptionText, node: RemoveAny, x: int) -> Phrase:
    """A player; then how many."""
    return amount(x, node.what.noun) if t.frame.pc else t.seat_with(x, node.what)


def loser_option(t: OptionText, node: LoseAny, x: int) -> Phrase:
    """A player."""
    return t.seat_with(x, node.what)


def any_amount_option(t: OptionText, node: SpendX, x: int) -> Phrase:
    """How much, or how many steps."""
    return Phrase("opt_number", n=x) if node.what.is_production else amount(x, node.what.noun)


def from_cards_option(t: OptionText, node: RemoveFromCards, x: int) -> Phrase:
    """A card; then how many."""
    if t.frame.pc % 2:
        return amount(x, node.what.noun)
    return Phrase("opt_no_card") if x == NONE else t.card_with(x)


def card_with_option(t: OptionText, node: Node, x: int) -> Phrase:
    """A card with what lies on it; or what a neutral opponent has."""
    return noun("neutral_opponent") if x == NONE else t.card_with(x)


def discard_option(t: OptionText, node: Node, x: int) -> Phrase:
    """A card to discard, or none."""
    return Phrase("opt_no_discard") if x == NONE else Phrase("opt_discard", card=t.card(x))


OPTIONS: dict[type[Node], OptionWords] = {
    Menu: menu_option,
    Place: place_option,
    Claim: area_option,
    Lift: area_option,
    Choose: choose_option,
    UseEntry: alternative_option,
    Resolve: waiting_option,
    Pay: pay_option,
    Outlay: stand_in_option,
    RemoveAny: victim_option,
    LoseAny: loser_option,
    SpendX: any_amount_option,
    RemoveFromCards: from_cards_option,
    TakeFromCard: card_with_option,
    AddTo: card_with_option,
    CopyProduction: titled("opt_title"),
    LookKeep: titled("opt_keep"),
    DiscardToDraw: discard_option,
    DiscardCards: discard_option,
}


# --- questions --------------------------------------------------------------------------------------------------------


def place_question(t: OptionText, node: Place) -> Phrase:
    """Where a tile goes."""
    return Phrase("ask_place_named" if node.tile.is_special else "ask_place", x=Noun(node.tile.noun))


def lift_question(t: OptionText, node: Lift) -> Phrase:
    """Which tile is taken away."""
    return Phrase("ask_lift", x=Noun(node.tile.noun))


def alternative_question(t: OptionText, node: UseEntry) -> Phrase:
    """Which action of a card."""
    return Phrase("ask_alternative", card=t.card(t.frame.card))


def how_many(noun: str) -> Phrase:
    """How many of something."""
    return Phrase("ask_how_many", x=Noun(noun))


def remove_question(t: OptionText, node: RemoveAny) -> Phrase:
    """From whom; then how many."""
    if t.frame.pc:
        return how_many(node.what.noun)
    return Phrase("ask_remove_up_to", q=Amount(node.n, node.what.noun))


def steal_question(t: OptionText, node: Steal) -> Phrase:
    """From whom to take it over; then how many."""
    if t.frame.pc:
        return how_many(node.what.noun)
    return Phrase("ask_steal", q=Amount(node.n, node.what.noun))


def lose_question(t: OptionText, node: LoseAny) -> Phrase:
    """Whose production goes down."""
    return node.what.say("ask_production_down", node.n)


def pay_question(t: OptionText, node: Pay) -> Phrase:
    """How much of what stands in for money."""
    resource = Noun(node.means[t.frame.pc].resource.noun)
    return Phrase("ask_pay_with", x=resource, q=Amount(t.frame.arg(), node.purse.money.noun))


def stand_in_question(t: OptionText, node: Outlay) -> Phrase:
    """How much of what is spent in place of something."""
    due = Amount(node.due(t.frame), node.what.noun)
    return Phrase("ask_pay_with", x=Noun(stand_in_noun(t, node)), q=due)


def any_amount_question(t: OptionText, node: SpendX) -> Phrase:
    """How much, or how many steps."""
    if node.what.is_production:
        return Phrase("ask_how_many_steps", x=Noun(node.what.noun))
    return how_many(node.what.noun)


def take_question(t: OptionText, node: TakeFromCard) -> Phrase:
    """From which card."""
    return Phrase("ask_take_from", q=Amount(1, node.what.noun))


def from_cards_question(t: OptionText, node: RemoveFromCards) -> Phrase:
    """From which card; then how many."""
    if t.frame.pc % 2:
        return how_many(node.what.noun)
    return Phrase("ask_take_up_to", q=Amount(node.left(t.frame), node.what.noun))


def add_question(t: OptionText, node: AddTo) -> Phrase:
    """On which card."""
    return Phrase("ask_target_card", q=Amount(node.n, "resource" if node.what is None else node.what.noun))


def keep_question(t: OptionText, node: LookKeep) -> Phrase:
    """Which cards to keep."""
    return Phrase("keep_of", q=Amount(node.keep - (t.frame.pc - 1), "card"))


def discard_question(t: OptionText, node: DiscardCards) -> Phrase:
    """Which cards to discard."""
    return Phrase("ask_discard", q=Amount(node.n - t.frame.pc, "card"))


QUESTIONS: dict[type[Node], QuestionWords] = {
    Menu: Phrase("ask_action"),
    Place: place_question,
    Claim: Phrase("ask_mark"),
    Lift: lift_question,
    Choose: Phrase("ask_choose"),
    UseEntry: alternative_question,
    Resolve: Phrase("ask_order"),
    RemoveAny: remove_question,
    Steal: steal_question,
    LoseAny: lose_question,
    Pay: pay_question,
    Outlay: stand_in_question,
    SpendX: any_amount_question,
    TakeFromCard: take_question,
    RemoveFromCards: from_cards_question,
    AddTo: add_question,
    CopyProduction: Phrase("ask_copy"),
    LookKeep: keep_question,
    DiscardToDraw: Phrase("ask_discard_to_draw"),
    DiscardCards: discard_question,
}


# --- entries ----------------------------------------------------------------------------------------------------------


def use_entry(t: OptionText, entry: UseEntry, x: int) -> Phrase:
    """The action of a card."""
    return Phrase("opt_use", card=t.card(x))


ENTRIES: dict[type[Entry], EntryWords] = {UseEntry: use_entry}
