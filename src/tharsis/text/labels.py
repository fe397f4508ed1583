"""Options and questions as people read them.

Here are the decisions that several games share; a game adds its own in a subclass, an expansion by `voice.teach`.
The stable labels (`play comet`, `pay 4 steel`) belong to records and programs; these texts belong to the screen. They
say only what the seat that is asked may know: the options of a decision are its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.kernel.core import Ask, Frame, Node, Ruleset, State
from tharsis.kernel.phrase import Amount, Noun, Phrase, Title
from tharsis.play.pending import cell_of, track_of
from tharsis.rules.action import CopyProduction
from tharsis.rules.any_player import LoseAny, RemoveAny, RemoveFromCards, Steal, TakeFromCard
from tharsis.rules.cards import NONE, AddTo, DiscardToDraw, LookKeep
from tharsis.rules.discarding import DiscardCards
from tharsis.rules.effects import Choose
from tharsis.rules.menu import WIDTH, Entry, Menu, UseEntry
from tharsis.rules.pay import Pay, SpendX
from tharsis.rules.resolve import Resolve
from tharsis.rules.tiles import Claim, Place
from tharsis.text.card import at_home
from tharsis.text.errors import TextError
from tharsis.text.game_text import taught_option, taught_question, text_of
from tharsis.text.lexicon import LANGUAGES
from tharsis.text.names import cell_text, chip, resource_noun, titles_of
from tharsis.text.pending import sourced
from tharsis.text.render import render


def option_text(state: State, ask: Ask, index: int, language: str, names: Sequence[str]) -> str:
    """The option at this index, as a button says it."""
    return speaker(state, ask, language, names).option(ask.options[index])


def prompt_text(state: State, ask: Ask, language: str, names: Sequence[str]) -> str:
    """The question."""
    return speaker(state, ask, language, names).prompt()


def area_option(rules: Ruleset, cell: int, language: str) -> str:
    """An area to choose, with what it brings."""
    text = cell_text(rules, cell, language)
    text = text[:1].upper() + text[1:]
    bonus = rules.cell_bonus[cell]
    if bonus is None:
        return text
    said = chip(bonus.phrase(), language, game=rules.game)
    return f"{text} ({said[:1].lower()}{said[1:]})"


def speaker(state: State, ask: Ask, language: str, names: Sequence[str]) -> OptionText:
    """Whoever puts the decisions of this game into words."""
    return text_of(state.rules).speaker(state, ask, language, names)


class OptionText:
    """Puts one decision into words."""

    def __init__(self, state: State, ask: Ask, language: str, names: Sequence[str]) -> None:
        if language not in LANGUAGES:
            raise TextError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.s = state
        self.ask = ask
        self.frame = ask.frame
        self.node: Node = ask.frame.node
        self.seat = ask.seat
        self.language = language
        self.names = names
        self.game = state.rules.game
        self.titles = titles_of(state.rules, names)

    # --- pieces -----------------------------------------------------------------------------------------------------

    def say(self, phrase: Phrase) -> str:
        return chip(phrase, self.language, self.titles, self.game)

    def noun(self, id: str) -> str:
        text = render(Noun(id), self.language, game=self.game)
        return text[:1].upper() + text[1:]

    def card(self, number: int) -> Title:
        return Title("card", self.s.rules.cards[number].key)

    def own(self, number: int, phrase: Phrase) -> Phrase:
        """What a card says of itself."""
        return at_home(phrase, self.s.rules.cards[number]) if number >= 0 else phrase

    def cell(self, number: int) -> str:
        return area_option(self.s.rules, number, self.language)

    def seat_name(self, seat: int) -> str:
        if seat == NONE:
            return self.say(Phrase("opt_nobody"))
        return self.names[seat] if seat < self.s.rules.players else self.noun("neutral_opponent")

    def card_with(self, number: int) -> Phrase:
        """A card in play with what lies on it, and whose it is if not mine."""
        rules, card = self.s.rules, self.s.rules.cards[number]
        q = Amount(self.s.res[number], resource_noun(card))
        owner = rules.tableau_seat[self.s.place[number]]
        if owner in (self.seat, -1):
            return Phrase("opt_card_with", card=self.card(number), q=q)
        return Phrase("opt_card_of", card=self.card(number), name=Title("seat", str(owner)), q=q)

    # --- options ----------------------------------------------------------------------------------------------------

    def option(self, x: int) -> str:
        taught = taught_option(self.node)
        if taught is not None:
            return taught(self, x)
        return self.own_option(x) or self.shared_option(x)

    def own_option(self, x: int) -> str:
        """Options of the nodes that only this game has."""
        return ""

    def shared_option(self, x: int) -> str:
        """Options of the nodes that games share."""
        node = self.node
        if isinstance(node, Menu):
            return self.say(self.entry(node.entries[x // WIDTH], x % WIDTH))
        if isinstance(node, Place | Claim):
            return self.cell(x)
        if isinstance(node, Choose):
            return self.say(self.own(self.frame.card, node.alternatives[x].phrase()))
        if isinstance(node, UseEntry):
            return self.say(self.s.rules.cards[self.frame.card].actions[x].phrase())
        if isinstance(node, Resolve):
            return self.waiting(x)
        if isinstance(node, Pay):
            resource = node.means[self.frame.pc].resource.noun
            if x == 0:
                return self.say(Phrase("opt_pay_none", x=Noun(resource)))
            return self.say(Phrase("opt_pay", q=Amount(x, resource)))
        return self.of_people(x) or self.of_cards(x) or node.option(self.s, self.frame, x).label()

    def of_people(self, x: int) -> str:
        """Options that are players or numbers."""
        node = self.node
        if isinstance(node, RemoveAny):
            if self.frame.pc:
                return self.say(Phrase("vp_fixed", q=Amount(x, node.what.noun)))
            return self.seat_name(x)
        if isinstance(node, LoseAny):
            return self.seat_name(x)
        if isinstance(node, SpendX):
            if node.what.is_production:
                return f"{x}"
            return self.say(Phrase("vp_fixed", q=Amount(x, node.what.noun)))
        return ""

    def of_cards(self, x: int) -> str:
        """Options that are cards."""
        node, frame = self.node, self.frame
        if isinstance(node, RemoveFromCards) and frame.pc % 2:
            return self.say(Phrase("vp_fixed", q=Amount(x, node.what.noun)))
        if isinstance(node, RemoveFromCards | TakeFromCard | AddTo):
            if x == NONE:
                none = isinstance(node, RemoveFromCards)
                return self.say(Phrase("opt_no_card")) if none else self.noun("neutral_opponent")
            return self.say(self.card_with(x))
        if isinstance(node, CopyProduction):
            return self.say(Phrase("opt_title", card=self.card(x)))
        if isinstance(node, LookKeep):
            return self.say(Phrase("opt_keep", card=self.card(x)))
        if isinstance(node, DiscardToDraw | DiscardCards):
            return self.say(
                Phrase("opt_no_discard") if x == NONE else Phrase("opt_discard", card=self.card(x))
            )
        return ""

    def entry(self, entry: Entry, x: int) -> Phrase:
        """An entry of the menu with its thing."""
        return Phrase("opt_use", card=self.card(x))

    def waiting(self, x: int) -> str:
        """An effect that waits for its turn, with where it comes from."""
        job = self.s.pools[self.s.stack_of(self.frame)][x]
        said = self.own(job.card, job.node.phrase())
        if cell_of(self.s, job) >= 0:
            return self.say(Phrase("opt_first_board", e=said))
        return self.say(self.sourced(job, said))

    def sourced(self, f: Frame, said: Phrase) -> Phrase:
        """What work says, after where it comes from: an area, a track or a card."""
        key = "" if f.card < 0 else self.s.rules.cards[f.card].key
        cell, track = cell_of(self.s, f), track_of(self.s.rules, f.node)
        return sourced(self.s.rules, said, key, cell, track)

    # --- questions --------------------------------------------------------------------------------------------------

    def prompt(self) -> str:
        taught = taught_question(self.node)
        found = taught(self) if taught is not None else None
        found = found or self.own_question() or self.question()
        found = found or self.people_question() or self.card_question()
        return self.asked_for(found) if found is not None else self.node.question(self.s, self.frame).prompt()

    def asked_for(self, question: Phrase) -> str:
        """The question, after the area, the track or the card that it comes from; many come from none."""
        text, said = self.say(question), self.sourced(self.frame, question)
        number = self.frame.card
        if said.pattern == "of_card" and self.titles(self.card(number), self.language) in text:
            return text
        return self.say(said)

    def own_question(self) -> Phrase | None:
        """Questions of the nodes that only this game has."""
        return None

    def question(self) -> Phrase | None:
        """Questions about actions, areas and the order of effects."""
        node, frame = self.node, self.frame
        if isinstance(node, Menu):
            return Phrase("ask_action")
        if isinstance(node, Place):
            named = "ask_place_named" if node.tile.is_special else "ask_place"
            return Phrase(named, x=Noun(node.tile.noun))
        if isinstance(node, Claim):
            return Phrase("ask_mark")
        if isinstance(node, Choose):
            return Phrase("ask_choose")
        if isinstance(node, UseEntry):
            return Phrase("ask_alternative", card=self.card(frame.card))
        if isinstance(node, Resolve):
            return Phrase("ask_order")
        return None

    def people_question(self) -> Phrase | None:
        """Questions about players, numbers and money."""
        node, frame = self.node, self.frame
        if isinstance(node, RemoveAny):
            if frame.pc:
                return Phrase("ask_how_many", x=Noun(node.what.noun))
            pattern = "ask_steal" if isinstance(node, Steal) else "ask_remove_up_to"
            return Phrase(pattern, q=Amount(node.n, node.what.noun))
        if isinstance(node, LoseAny):
            return Phrase("ask_production_down", x=Noun(node.what.noun), n=node.n)
        if isinstance(node, Pay):
            paid = Noun(node.means[frame.pc].resource.noun)
            return Phrase("ask_pay_with", x=paid, q=Amount(frame.arg(), node.purse.money.noun))
        if isinstance(node, SpendX):
            pattern = "ask_how_many_steps" if node.what.is_production else "ask_how_many"
            return Phrase(pattern, x=Noun(node.what.noun))
        return None

    def card_question(self) -> Phrase | None:
        """Questions about cards."""
        node, frame = self.node, self.frame
        if isinstance(node, TakeFromCard):
            return Phrase("ask_take_from", q=Amount(1, node.what.noun))
        if isinstance(node, RemoveFromCards):
            if frame.pc % 2:
                return Phrase("ask_how_many", x=Noun(node.what.noun))
            return Phrase("ask_take_up_to", q=Amount(node.left(frame), node.what.noun))
        if isinstance(node, AddTo):
            noun = "resource" if node.what is None else node.what.noun
            return Phrase("ask_target_card", q=Amount(node.n, noun))
        if isinstance(node, CopyProduction):
            return Phrase("ask_copy")
        if isinstance(node, LookKeep):
            return Phrase("keep_of", q=Amount(node.keep - (frame.pc - 1), "card"))
        if isinstance(node, DiscardToDraw):
            return Phrase("ask_discard_to_draw")
        if isinstance(node, DiscardCards):
            return Phrase("ask_discard", q=Amount(node.n - frame.pc, "card"))
        return None
