"""Options and questions that only the Dice Game has."""

from __future__ import annotations

from tharsis.games.dice.components import CUP, KEPT_DICE, REFILL
from tharsis.games.dice.menu import PlayEntry, SupportNow
from tharsis.games.dice.round import ChooseBonus
from tharsis.games.dice.setup import SOLO_TILES, ChooseCorporation, Penalty, SoloTiles
from tharsis.games.dice.slots import BEGIN, MAIN_DUE, STAGE, turn_order
from tharsis.games.dice.turn import PRODUCE, STOP, Production, Turn
from tharsis.games.dice.verbs.change import LoseDice, TurnDice
from tharsis.games.dice.verbs.gain import GainAny, RollAny
from tharsis.games.dice.verbs.pay import PayAny, PayFaces, PayX
from tharsis.kernel.phrase import Amount, Noun, Phrase, Title
from tharsis.rules.cards import NONE
from tharsis.rules.menu import WIDTH, DeedEntry, Entry
from tharsis.text.labels import OptionText
from tharsis.text.names import cell_text


class DiceOptionText(OptionText):
    """Puts one decision into words."""

    # --- options ----------------------------------------------------------------------------------------------------

    def own_option(self, x: int) -> str:
        node = self.node
        if isinstance(node, Turn) and x in (STOP, PRODUCE):
            return self.noun("ui_end_turn") if x == STOP else self.say(Phrase("opt_produce"))
        if isinstance(node, Production):
            return self.of_production(x)
        if isinstance(node, ChooseBonus | ChooseCorporation):
            return self.say(Phrase("opt_title", card=self.card(x)))
        if isinstance(node, SoloTiles):  # these tiles bring nothing
            return cell_text(self.s.rules, x, self.language)
        if isinstance(node, Penalty):
            return self.noun(CUP.faces[x].noun)
        return self.of_dice(x)

    def of_production(self, x: int) -> str:
        """What is kept and what is discarded in a production turn."""
        keeping = self.frame.pc == 0
        if x == NONE:
            return self.say(Phrase("opt_keep_no_more" if keeping else "opt_discard_no_more"))
        if keeping:
            return self.noun(CUP.faces[x].noun)
        return self.say(Phrase("opt_discard", card=self.card(x)))

    def of_dice(self, x: int) -> str:
        """Dice, faces and tokens."""
        node = self.node
        if isinstance(node, RollAny):
            return self.noun(f"{node.cup.dice[x].name}_die")
        if isinstance(node, TurnDice):
            return self.say(Phrase("opt_turn_none")) if x == NONE else self.noun(node.cup.faces[x].noun)
        if isinstance(node, PayAny) and x == NONE:
            return self.noun(node.cup.wild.noun)
        if isinstance(node, GainAny | LoseDice | PayAny):
            return self.noun(node.faces[x].noun)
        if isinstance(node, PayX) and self.frame.pc == 0:
            return self.say(Phrase("vp_fixed", q=Amount(x, node.face.noun)))
        if isinstance(node, PayFaces | PayX):
            wild = node.cup.wild.noun
            if x == 0:
                return self.say(Phrase("opt_pay_none", x=Noun(wild)))
            return self.say(Phrase("opt_pay", q=Amount(x, wild)))
        return ""

    def entry(self, entry: Entry, x: int) -> Phrase:
        if isinstance(entry, PlayEntry):
            price = entry.price(self.s, self.seat, x)
            if price == 0:
                return Phrase("opt_play_free", card=self.card(x))
            return Phrase("opt_play", card=self.card(x), q=Amount(price, "resource"))
        if isinstance(entry, DeedEntry):
            return Phrase("opt_deed", e=entry.deeds[x].phrase())
        if entry.word == "free":
            return Phrase("opt_use_free", card=self.card(x))
        return super().entry(entry, x)

    # --- questions --------------------------------------------------------------------------------------------------

    def own_question(self) -> Phrase | None:
        node, frame = self.node, self.frame
        if isinstance(node, Turn):
            return Phrase(self.turn_question(node))
        if isinstance(node, SupportNow):
            return Phrase("ask_support")
        if isinstance(node, Production):
            if frame.pc:
                return Phrase("ask_discard_any", q=Amount(self.s.seats[self.seat][REFILL.slot], "card"))
            left = self.s.seats[self.seat][KEPT_DICE.slot] - frame.arg(2)
            return Phrase("ask_keep_dice", q=Amount(left, "die"))
        if isinstance(node, ChooseBonus):
            return Phrase("ask_bonus")
        if isinstance(node, ChooseCorporation):
            return Phrase("ask_corporation")
        if isinstance(node, SoloTiles):
            return Phrase("ask_place", x=Noun(SOLO_TILES[frame.pc - 1].noun))
        if isinstance(node, Penalty):
            return Phrase("ask_give", name=Title("seat", str(turn_order(self.s)[-1])))
        return self.dice_question()

    def turn_question(self, turn: Turn) -> str:
        """What the turn has come to."""
        options, stage = self.ask.options, self.s.world[STAGE]
        if stage == BEGIN and PRODUCE in options:
            support = any(0 <= x < turn.free * WIDTH for x in options)
            return "ask_begin" if support else "ask_begin_main"
        if stage == BEGIN and STOP not in options:
            return "ask_support"
        return "ask_main" if stage == MAIN_DUE and STOP not in options else "ask_end"

    def dice_question(self) -> Phrase | None:
        """Questions about dice, faces and tokens."""
        node, frame = self.node, self.frame
        if isinstance(node, RollAny):
            return Phrase("ask_roll")
        if isinstance(node, GainAny):
            return Phrase("ask_gain_resource")
        if isinstance(node, TurnDice):
            if frame.pc % 2 == 0:
                return Phrase("ask_turn")
            return Phrase("ask_turn_to", x=Noun(node.cup.faces[frame.arg(1)].noun))
        if isinstance(node, LoseDice):
            return Phrase("ask_lose_resource")
        if isinstance(node, PayAny):
            return Phrase("ask_spend_resource")
        if isinstance(node, PayX):
            if frame.pc == 0:
                return Phrase("ask_how_many", x=Noun(node.face.noun))
            return Phrase("ask_wild_for", q=Amount(frame.arg(), node.face.noun))
        if isinstance(node, PayFaces):
            need = node.need(self.s.seats[self.seat], frame.pc)
            return Phrase("ask_wild_for", q=Amount(need, node.faces[frame.pc].noun))
        return None
