"""The decisions that only the Dice Game has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.games.dice.components import CUP, KEPT_DICE, REFILL
from tharsis.games.dice.menu import FREE, PlayEntry, SupportNow, TimedUse
from tharsis.games.dice.round import ChooseBonus
from tharsis.games.dice.setup import SOLO_TILES, ChooseCorporation, Penalty, SoloTiles
from tharsis.games.dice.slots import BEGIN, MAIN_DUE, STAGE, turn_order
from tharsis.games.dice.turn import PRODUCE, STOP, Production, Turn
from tharsis.games.dice.verbs.change import LoseDice, TurnDice
from tharsis.games.dice.verbs.gain import GainAny, RollAny
from tharsis.games.dice.verbs.pay import PayAny, PayFaces, PayX
from tharsis.kernel.phrase import Amount, Noun, Phrase, Title
from tharsis.rules.cards import NONE
from tharsis.rules.menu import WIDTH, DeedEntry
from tharsis.text.decisions import amount, how_many, menu_option, noun, paid, titled
from tharsis.text.names import cell_title

if TYPE_CHECKING:
    from tharsis.kernel.core import Node
    from tharsis.rules.menu import Entry
    from tharsis.text.labels import OptionText
    from tharsis.text.tables import EntryWords, OptionWords, QuestionWords


# --- options ----------------------------------------------------------------------------------------------------------


def turn_option(t: OptionText, node: Turn, x: int) -> Phrase:
    """An action, a production turn, or the end of the turn."""
    if x in (STOP, PRODUCE):
        return noun("ui_end_turn") if x == STOP else Phrase("opt_produce")
    return menu_option(t, node, x)


def production_option(t: OptionText, node: Production, x: int) -> Phrase:
    """What is kept and what is discarded in a production turn."""
    keeping = t.frame.pc == 0
    if x == NONE:
        return Phrase("opt_keep_no_more" if keeping else "opt_discard_no_more")
    return noun(CUP.faces[x].noun) if keeping else Phrase("opt_discard", card=t.card(x))


def solo_tile_option(t: OptionText, node: SoloTiles, x: int) -> Phrase:
    """An area; these tiles bring nothing."""
    return Phrase("opt_area", where=cell_title(t.s.rules, x))


def penalty_option(t: OptionText, node: Penalty, x: int) -> Phrase:
    """A die to give away."""
    return noun(CUP.faces[x].noun)


def die_option(t: OptionText, node: RollAny, x: int) -> Phrase:
    """A colour of dice."""
    return noun(f"{node.cup.dice[x].name}_die")


def turn_dice_option(t: OptionText, node: TurnDice, x: int) -> Phrase:
    """A die, or the side to which it is turned."""
    if x == NONE:
        return Phrase("opt_turn_none" if t.frame.pc else "opt_turn_nothing")
    return noun(node.cup.faces[x].noun)


def pay_any_option(t: OptionText, node: PayAny, x: int) -> Phrase:
    """A resource, or a token."""
    return noun(node.cup.wild.noun if x == NONE else node.faces[x].noun)


def face_option(t: OptionText, node: GainAny | LoseDice, x: int) -> Phrase:
    """A resource."""
    return noun(node.faces[x].noun)


def pay_x_option(t: OptionText, node: PayX, x: int) -> Phrase:
    """How many; then how many of them by tokens."""
    return paid(x, node.cup.wild.noun) if t.frame.pc else amount(x, node.face.noun)


def tokens_option(t: OptionText, node: PayFaces, x: int) -> Phrase:
    """How many tokens."""
    return paid(x, node.cup.wild.noun)


OPTIONS: dict[type[Node], OptionWords] = {
    Turn: turn_option,
    Production: production_option,
    ChooseBonus: titled("opt_title"),
    ChooseCorporation: titled("opt_title"),
    SoloTiles: solo_tile_option,
    Penalty: penalty_option,
    RollAny: die_option,
    TurnDice: turn_dice_option,
    PayAny: pay_any_option,
    GainAny: face_option,
    LoseDice: face_option,
    PayX: pay_x_option,
    PayFaces: tokens_option,
}


# --- questions --------------------------------------------------------------------------------------------------------


def turn_question(t: OptionText, node: Turn) -> Phrase:
    """What the turn has come to."""
    options, stage = t.ask.options, t.s.world[STAGE]
    if stage == BEGIN and PRODUCE in options:
        support = any(0 <= x < node.free * WIDTH for x in options)
        return Phrase("ask_begin" if support else "ask_begin_main")
    if stage == BEGIN and STOP not in options:
        return Phrase("ask_support")
    return Phrase("ask_main" if stage == MAIN_DUE and STOP not in options else "ask_end")


def production_question(t: OptionText, node: Production) -> Phrase:
    """Which dice to keep; then which cards to discard."""
    own = t.s.seats[t.seat]
    if t.frame.pc:
        return Phrase("ask_discard_any", q=Amount(own[REFILL.slot], "card"))
    return Phrase("ask_keep_dice", q=Amount(own[KEPT_DICE.slot] - t.frame.arg(2), "die"))


def solo_tiles_question(t: OptionText, node: SoloTiles) -> Phrase:
    """Where a tile of the solo game goes; that it is the set-up, and how many there are."""
    n = t.frame.pc
    return Phrase("ask_solo_tile", n=n, of=len(SOLO_TILES), x=Noun(SOLO_TILES[n - 1].noun))


def penalty_question(t: OptionText, node: Penalty) -> Phrase:
    """Which die to give to the last player."""
    return Phrase("ask_give", name=Title("seat", str(turn_order(t.s)[-1])))


def turn_dice_question(t: OptionText, node: TurnDice) -> Phrase:
    """Which die; then to which side."""
    if t.frame.pc == 0:
        return Phrase("ask_turn") if node.n == 1 else Phrase("ask_turn_up_to", q=Amount(node.n, "die"))
    if t.frame.pc % 2 == 0:
        return Phrase("ask_turn_of", n=t.frame.pc // 2 + 1, of=node.n)
    return Phrase("ask_turn_to", x=Noun(node.cup.faces[t.frame.arg(1)].noun))


def pay_x_question(t: OptionText, node: PayX) -> Phrase:
    """How many; then how many of them by tokens."""
    if t.frame.pc == 0:
        return how_many(node.face.noun)
    return Phrase("ask_wild_for", q=Amount(t.frame.arg(), node.face.noun))


def tokens_question(t: OptionText, node: PayFaces) -> Phrase:
    """How many tokens for an icon."""
    need = node.need(t.s.seats[t.seat], t.frame.pc)
    return Phrase("ask_wild_for", q=Amount(need, node.faces[t.frame.pc].noun))


QUESTIONS: dict[type[Node], QuestionWords] = {
    Turn: turn_question,
    SupportNow: Phrase("ask_support"),
    Production: production_question,
    ChooseBonus: Phrase("ask_bonus"),
    ChooseCorporation: Phrase("ask_corporation"),
    SoloTiles: solo_tiles_question,
    Penalty: penalty_question,
    RollAny: Phrase("ask_roll"),
    GainAny: Phrase("ask_gain_resource"),
    TurnDice: turn_dice_question,
    LoseDice: Phrase("ask_lose_resource"),
    PayAny: Phrase("ask_spend_resource"),
    PayX: pay_x_question,
    PayFaces: tokens_question,
}


# --- entries ----------------------------------------------------------------------------------------------------------


def play_entry(t: OptionText, entry: PlayEntry, x: int) -> Phrase:
    """Play a card."""
    price = entry.price(t.s, t.seat, x)
    if price == 0:
        return Phrase("opt_play_free", card=t.card(x))
    return Phrase("opt_play", card=t.card(x), q=Amount(price, "resource"))


def deed_entry(t: OptionText, entry: DeedEntry, x: int) -> Phrase:
    """A support action or a standard main action."""
    return Phrase("opt_deed", e=entry.deeds[x].phrase())


def use_entry(t: OptionText, entry: TimedUse, x: int) -> Phrase:
    """The action of a card, or a free one."""
    return Phrase("opt_use_free" if entry.slot == FREE else "opt_use", card=t.card(x))


ENTRIES: dict[type[Entry], EntryWords] = {
    PlayEntry: play_entry,
    DeedEntry: deed_entry,
    TimedUse: use_entry,
}
