"""What the play layer asks of the Dice Game."""

from __future__ import annotations

from tharsis.games.dice.round import Turns
from tharsis.games.dice.scoring import scores, winners
from tharsis.games.dice.turn import PRODUCTION, Turn
from tharsis.kernel.core import Ask, Event, Ruleset, State
from tharsis.play.adapters import dice_audit
from tharsis.play.adapters.base import Adapter, Item, SeatScore, items
from tharsis.rules.menu import Entry


def menu_of(rules: Ruleset) -> Turn:
    """The menu of a turn, the entries of expansions included."""
    root = rules.root
    assert isinstance(root, Turns)
    return root.turn


class DiceAdapter(Adapter):
    """Scores, the menu of a turn, and what must always hold in the Dice Game."""

    game = "dice"
    card_slots = ("played", "corporation")
    logged_slots = dice_audit.LOGGED_SLOTS
    logged_world = dice_audit.LOGGED_WORLD

    def scores(self, s: State) -> list[SeatScore]:
        return [
            SeatScore(seat, x.total, x.parts(), x.by_card, x.production) for seat, x in enumerate(scores(s))
        ]

    def winners(self, s: State) -> list[int]:
        return winners(s)

    def is_menu(self, ask: Ask) -> bool:
        return isinstance(ask.frame.node, Turn)

    def entries(self, rules: Ruleset) -> list[Entry]:
        return menu_of(rules).entries

    def menu(self, s: State, seat: int) -> list[Item]:
        turn = menu_of(s.rules)
        return [*items(s, seat, turn), Item(PRODUCTION, 0, turn.bars_production(s, seat))]

    def audit(self, s: State) -> list[str]:
        return dice_audit.wrong_dice(s) + dice_audit.wrong_numbers(s)

    def audit_cards(self, s: State) -> list[str]:
        return dice_audit.wrong_production(s)

    def audit_tile(self, s: State, before: list[int], e: Event) -> list[str]:
        return dice_audit.wrong_tile(s, before, e)

    def audit_end(self, s: State) -> list[str]:
        return dice_audit.wrong_end(s)

    def points(self, s: State, seat: int) -> int:
        return dice_audit.points(s, seat)
