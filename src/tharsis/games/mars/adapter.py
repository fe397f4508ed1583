"""What the play layer asks of Terraforming Mars."""

from __future__ import annotations

from tharsis.games.mars import audit as mars_audit
from tharsis.games.mars import told as mars_told
from tharsis.games.mars.components import CARD_PRICE, MC, PARAMETERS
from tharsis.games.mars.round import Rounds
from tharsis.games.mars.scoring import scores, winners
from tharsis.games.mars.slots import ACTIVE, FIRST_DUE, PASSED, PHASE
from tharsis.games.mars.turn import PASS, ActionPhase, Turn
from tharsis.kernel.core import Ask, Event, Frame, Ruleset, State
from tharsis.kernel.phrase import Phrase
from tharsis.play.adapter import Adapter, Item, SeatScore, items
from tharsis.rules.menu import Entry, Menu
from tharsis.rules.vocabulary import DEALT_CORPORATIONS, KEPT


def menu_of(rules: Ruleset) -> Menu:
    """The menu of a turn, the entries of expansions included."""
    return next(node.turn for node in rules.paths if isinstance(node, ActionPhase))


def acting(s: State) -> bool:
    """Whether turns are taken now."""
    root = s.rules.root
    assert isinstance(root, Rounds)
    return s.world[PHASE] == root.first


class MarsAdapter(Adapter):
    """Scores, the menu of a turn, and what must always hold on Mars."""

    game = "mars"
    logged_slots = mars_audit.LOGGED_SLOTS
    logged_world = mars_audit.LOGGED_WORLD
    variants = ("draft", "beginners")
    parameters = tuple(PARAMETERS)

    def scores(self, s: State) -> list[SeatScore]:
        return [SeatScore(seat, x.total, x.parts(), x.by_card, x.money) for seat, x in enumerate(scores(s))]

    def winners(self, s: State) -> list[int]:
        return winners(s)

    def ahead(self, s: State, seat: int) -> str | None:
        """Who waits for a turn may pass; not who has a first action to take in it."""
        own = s.seats[seat]
        waits = acting(s) and s.world[ACTIVE] != seat and not own[PASSED] and not own[FIRST_DUE]
        return PASS if waits else None

    def asked(self, s: State, f: Frame) -> Phrase | None:
        return mars_told.asked(s, f)

    def news(self, before: State, after: State, seat: int) -> list[Phrase]:
        return super().news(before, after, seat) + mars_told.last_generation(before, after)

    def plausible(self, s: State, seat: int) -> bool:
        """Before the corporations are revealed: the chosen one must be able to pay for the cards kept."""
        kept = len(s.zones[s.rules.zone(seat, KEPT)])
        chosen = s.zones[s.rules.zone(seat, DEALT_CORPORATIONS)]
        if not kept or len(chosen) != 1:
            return True
        purse = sum(part.total(MC.slot) for part in s.rules.cards[chosen[0]].play)
        return purse >= kept * s.seats[seat][CARD_PRICE.slot]

    def is_menu(self, ask: Ask) -> bool:
        return isinstance(ask.frame.node, Turn)

    def entries(self, rules: Ruleset) -> list[Entry]:
        return menu_of(rules).entries

    def menu(self, s: State, seat: int) -> list[Item]:
        return items(s, seat, menu_of(s.rules))

    def audit(self, s: State) -> list[str]:
        return mars_audit.wrong_numbers(s) + mars_audit.wrong_owners(s)

    def audit_cards(self, s: State) -> list[str]:
        return mars_audit.wrong_tags(s)

    def audit_tile(self, s: State, before: list[int], e: Event) -> list[str]:
        return mars_audit.wrong_tile(s, before, e)

    def audit_end(self, s: State) -> list[str]:
        return mars_audit.wrong_end(s)

    def points(self, s: State, seat: int) -> int:
        return mars_audit.points(s, seat)


ADAPTER = MarsAdapter()
