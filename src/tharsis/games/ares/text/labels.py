"""The decisions that only Ares Expedition has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.games.ares.components import HEAT, MC, SELL_VALUE
from tharsis.games.ares.coop import CUBE, Swap, TakePiece
from tharsis.games.ares.menu import DONE, DrawEntry, PlayEntry, SellEntry, StandardEntry, Turn
from tharsis.games.ares.phases import Keep
from tharsis.games.ares.planning import STACK, Plan
from tharsis.games.ares.playing import Bill
from tharsis.games.ares.round import RISES, RISING, HandLimit, Rise, too_many
from tharsis.games.ares.setup import ChooseCorporation, SetAside
from tharsis.games.ares.slots import STAGE
from tharsis.games.ares.standard import StandardAction
from tharsis.games.ares.verbs.cards import DiscardForOne, DiscardSome, RevealKeep, SpendOwn
from tharsis.games.ares.verbs.counts import PHASE_NOUNS
from tharsis.games.ares.verbs.pay import WITH_HEAT, Pay
from tharsis.games.ares.verbs.plays import FreePlay, May
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.cards import NONE
from tharsis.rules.menu import WIDTH
from tharsis.text.decisions import card_with_option, discard_option, menu_option, noun, paid, titled

if TYPE_CHECKING:
    from tharsis.kernel.core import Node
    from tharsis.rules.menu import Entry
    from tharsis.text.labels import OptionText
    from tharsis.text.tables import EntryWords, OptionWords, QuestionWords


def money(n: int) -> Amount:
    """An amount of M€."""
    return Amount(n, MC.noun)


def sold(t: OptionText, card: int) -> Phrase:
    """A card to sell, with what it brings."""
    return Phrase("ares_opt_sell", card=t.card(card), q=money(t.s.seats[t.seat][SELL_VALUE.slot]))


def phase_noun(phase: int) -> Noun:
    """The name of a phase."""
    return Noun(PHASE_NOUNS[phase - 1])


# --- options ----------------------------------------------------------------------------------------------------------


def turn_option(t: OptionText, node: Turn, x: int) -> Phrase:
    """A move, or being finished."""
    return noun("ui_done") if x == DONE else menu_option(t, node, x)


def plan_option(t: OptionText, node: Plan, x: int) -> Phrase:
    """A phase, or a sale."""
    return sold(t, x - WIDTH) if node.is_sale(x) else Phrase("ares_opt_phase", x=phase_noun(x))


def keep_option(t: OptionText, node: Keep, x: int) -> Phrase:
    """A card to keep, a sale, or being finished."""
    if x == DONE:
        return noun("ui_done")
    return sold(t, x - WIDTH) if node.is_sale(x) else Phrase("opt_keep", card=t.card(x))


def piece_option(t: OptionText, node: TakePiece, x: int) -> Phrase:
    """A piece of the pool, or a sale."""
    if node.is_sale(x):
        return sold(t, x - WIDTH)
    return Phrase("ares_opt_cube", q=money(1)) if x == CUBE else Phrase("ares_opt_marker")


def swap_option(t: OptionText, node: Swap, x: int) -> Phrase:
    """A card to swap, or none."""
    return Phrase("ares_opt_no_swap") if x == NONE else Phrase("ares_opt_swap", card=t.card(x))


def exchange_option(t: OptionText, node: SetAside, x: int) -> Phrase:
    """A card to exchange, or no more."""
    return Phrase("ares_opt_no_exchange") if x == NONE else Phrase("ares_opt_exchange", card=t.card(x))


def sale_option(t: OptionText, node: Node, x: int) -> Phrase:
    """A card to sell."""
    return sold(t, x)


def rise_option(t: OptionText, node: Rise, x: int) -> Phrase:
    """A track."""
    return Phrase("ares_opt_track", x=Noun(RISING[x].noun))


def pay_option(t: OptionText, node: Pay, x: int) -> Phrase:
    """So much heat; or a card to sell."""
    return paid(x, HEAT.noun) if t.frame.pc == WITH_HEAT else sold(t, x)


def bill_option(t: OptionText, node: Bill, x: int) -> Phrase:
    """To lower the price, or not."""
    on, rebate = node.rebates[t.frame.pc]
    if not x:
        return Phrase("ares_opt_no_lower")
    return Phrase("ares_opt_lower", card=t.card(on), q=money(rebate.amount))


def may_option(t: OptionText, node: May, x: int) -> Phrase:
    """What is offered, or nothing."""
    return node.deed.phrase() if x else noun("ui_skip")


def free_option(t: OptionText, node: FreePlay, x: int) -> Phrase:
    """A card to play for nothing, or none."""
    return Phrase("ares_opt_no_play") if x == NONE else Phrase("ares_opt_play_free", card=t.card(x))


OPTIONS: dict[type[Node], OptionWords] = {
    Turn: turn_option,
    Plan: plan_option,
    Keep: keep_option,
    TakePiece: piece_option,
    Swap: swap_option,
    SetAside: exchange_option,
    ChooseCorporation: titled("opt_title"),
    HandLimit: sale_option,
    Rise: rise_option,
    Pay: pay_option,
    Bill: bill_option,
    May: may_option,
    FreePlay: free_option,
    DiscardSome: discard_option,
    DiscardForOne: discard_option,
    RevealKeep: titled("opt_keep"),
    SpendOwn: card_with_option,
}


# --- questions --------------------------------------------------------------------------------------------------------


def turn_question(t: OptionText, node: Turn) -> Phrase:
    """What to do in this phase."""
    return Phrase("ares_ask_turn", x=phase_noun(t.s.world[STAGE]))


def plan_question(t: OptionText, node: Plan) -> Phrase:
    """Which phase; solo, in the last rounds, which card of the stack."""
    return Phrase("ares_ask_stack" if t.frame.pc == STACK else "ares_ask_phase")


def keep_question(t: OptionText, node: Keep) -> Phrase:
    """Which cards to keep."""
    wanted = node.wanted(t.s, t.frame)
    return Phrase("keep_of", q=Amount(wanted, "card")) if wanted else Phrase("ask_action")


def limit_question(t: OptionText, node: HandLimit) -> Phrase:
    """Which card to sell."""
    n = too_many(t.s, t.seat)
    return Phrase("ares_ask_hand_limit", q=Amount(n, "card"))


def rise_question(t: OptionText, node: Rise) -> Phrase:
    """Which track rises by itself."""
    return Phrase("ares_ask_rise", n=RISES[t.s.rules.options.get("level", 0)])


def pay_question(t: OptionText, node: Pay) -> Phrase:
    """How much heat; or which card to sell."""
    q = money(t.frame.arg())
    if t.frame.pc == WITH_HEAT:
        return Phrase("ask_pay_with", x=Noun(HEAT.noun), q=q)
    return Phrase("ares_ask_sell_to_pay", q=q)


def bill_question(t: OptionText, node: Bill) -> Phrase:
    """Whether to lower the price."""
    return Phrase("ares_ask_lower", card=t.card(node.rebates[t.frame.pc][0]))


def take_question(t: OptionText, node: SpendOwn) -> Phrase:
    """From which card."""
    return Phrase("ares_ask_take", q=Amount(node.n, node.what.noun))


def discard_some_question(t: OptionText, node: DiscardSome) -> Phrase:
    """Which cards to discard."""
    return Phrase("ares_ask_discard_some", q=Amount(node.most - t.frame.pc, "card"))


QUESTIONS: dict[type[Node], QuestionWords] = {
    Turn: turn_question,
    Plan: plan_question,
    Keep: keep_question,
    TakePiece: Phrase("ares_ask_pool"),
    Swap: Phrase("ares_ask_swap"),
    SetAside: Phrase("ares_ask_exchange"),
    ChooseCorporation: Phrase("ask_corporation"),
    HandLimit: limit_question,
    Rise: rise_question,
    Pay: pay_question,
    Bill: bill_question,
    May: Phrase("ares_ask_offer"),
    FreePlay: Phrase("ares_ask_free_play"),
    DiscardSome: discard_some_question,
    DiscardForOne: Phrase("ask_discard_to_draw"),
    RevealKeep: Phrase("keep_of", q=Amount(1, "card")),
    SpendOwn: take_question,
}


# --- entries ----------------------------------------------------------------------------------------------------------


def play_entry(t: OptionText, entry: PlayEntry, x: int) -> Phrase:
    """Play a card."""
    return Phrase("opt_play", card=t.card(x), q=money(entry.price(t.s, t.seat, x)))


def draw_entry(t: OptionText, entry: DrawEntry, x: int) -> Phrase:
    """The bonus of the construction phase."""
    return Phrase("ares_opt_draw", q=Amount(1, "card"))


def standard_entry(t: OptionText, entry: StandardEntry, x: int) -> Phrase:
    """A standard action, with its price."""
    deed = entry.deeds[x]
    assert isinstance(deed, StandardAction)
    q = Amount(deed.amount(t.s, t.seat), deed.stuff().noun)
    return Phrase("ares_opt_standard", x=Noun(deed.noun()), q=q)


def sell_entry(t: OptionText, entry: SellEntry, x: int) -> Phrase:
    """Sell a card."""
    return sold(t, x)


ENTRIES: dict[type[Entry], EntryWords] = {
    PlayEntry: play_entry,
    DrawEntry: draw_entry,
    StandardEntry: standard_entry,
    SellEntry: sell_entry,
}
