"""Options and questions that only Terraforming Mars has."""

from __future__ import annotations

from tharsis.games.mars.components import CARD_PRICE
from tharsis.games.mars.menu import ConvertEntry, GoalEntry, PlayEntry, ProjectEntry
from tharsis.games.mars.projects import SellPatents
from tharsis.games.mars.round import LastConversion, Pick
from tharsis.games.mars.setup import ChooseStart
from tharsis.games.mars.slots import ACTIONS
from tharsis.games.mars.turn import STOP, Turn
from tharsis.kernel.phrase import Amount, Noun, Phrase
from tharsis.rules.buy import Buy
from tharsis.rules.cards import NONE
from tharsis.rules.menu import Entry
from tharsis.rules.vocabulary import DEALT
from tharsis.text.labels import OptionText
from tharsis.text.names import goal_noun


class MarsOptionText(OptionText):
    """Puts one decision into words."""

    def own_option(self, x: int) -> str:
        node, frame = self.node, self.frame
        if isinstance(node, Turn) and x == STOP:
            return self.noun("ui_end_turn" if self.s.world[ACTIONS] else "ui_pass")
        if isinstance(node, LastConversion):
            if not x:
                return self.noun("ui_done")
            return self.say(Phrase("opt_convert_plants", q=self.plants(node)))
        if isinstance(node, Buy) or (isinstance(node, ChooseStart) and frame.pc):
            return self.say(
                self.buying("opt_buy") if x else Phrase("opt_leave", card=self.card(self.dealt()))
            )
        if isinstance(node, ChooseStart):
            return self.say(Phrase("opt_title", card=self.card(x)))
        if isinstance(node, Pick):
            return self.say(Phrase("opt_keep", card=self.card(x)))
        if isinstance(node, SellPatents):
            return self.say(Phrase("opt_no_more") if x == NONE else Phrase("opt_sell", card=self.card(x)))
        return ""

    def entry(self, entry: Entry, x: int) -> Phrase:
        q = Amount(entry.price(self.s, self.seat, x), "mc")
        if isinstance(entry, PlayEntry):
            return Phrase("opt_play", card=self.card(x), q=q)
        if isinstance(entry, ProjectEntry):
            noun = Noun(f"project_{entry.deeds[x].key.replace('-', '_')}")
            return Phrase("opt_project", x=noun, q=q) if q.n else Phrase("opt_project_free", x=noun)
        if isinstance(entry, GoalEntry):
            return Phrase(f"opt_{entry.word}", x=goal_noun(entry.goals[x]), q=q)
        if isinstance(entry, ConvertEntry):
            what = entry.conversion
            price = Amount(what.price(self.s, self.seat), what.resource.noun)
            return Phrase(f"opt_{what.key.replace('-', '_')}", q=price)
        return super().entry(entry, x)

    def own_question(self) -> Phrase | None:
        node, frame = self.node, self.frame
        if isinstance(node, LastConversion):
            return Phrase("ask_last_conversion", q=self.plants(node))
        if isinstance(node, Pick):
            return Phrase("ask_keep")
        if isinstance(node, SellPatents):
            return Phrase("ask_sell")
        if isinstance(node, ChooseStart) and not frame.pc:
            return Phrase("ask_corporation")
        if isinstance(node, Buy | ChooseStart):
            return self.buying("ask_buy")
        return None

    def plants(self, node: LastConversion) -> Amount:
        what = node.conversion(self.s)
        return Amount(what.price(self.s, self.seat), what.resource.noun)

    def dealt(self) -> int:
        """The card in question when cards are bought."""
        return self.s.zones[self.s.rules.zone(self.seat, DEALT)][self.frame.arg()]

    def buying(self, pattern: str) -> Phrase:
        price = Amount(self.s.seats[self.seat][CARD_PRICE.slot], "mc")
        return Phrase(pattern, card=self.card(self.dealt()), q=price)
