"""What the play layer asks of the Dice Game."""

from __future__ import annotations

from tharsis.games.dice import audit as dice_audit
from tharsis.games.dice.components import CUP, KEPT_DICE, PARAMETERS, REFILL, VP, WILD
from tharsis.games.dice.goals import Watch
from tharsis.games.dice.round import ChooseBonus, Turns, bonus_due
from tharsis.games.dice.scoring import scores, winners
from tharsis.games.dice.setup import SOLO_TILES, SoloTiles
from tharsis.games.dice.slots import BEGIN, ENDING, EXTRA, MAINS, STAGE
from tharsis.games.dice.turn import PRODUCTION, ExtraTurn, MoreMain, Production, Turn
from tharsis.kernel.core import Ask, Event, Frame, Ruleset, State
from tharsis.kernel.phrase import Amount, Phrase, Title
from tharsis.play.adapter import Adapter, Item, SeatScore, items
from tharsis.rules.menu import Entry


def menu_of(rules: Ruleset) -> Turn:
    """The menu of a turn, the entries of expansions included."""
    root = rules.root
    assert isinstance(root, Turns)
    return root.turn


def watch_of(rules: Ruleset) -> Watch:
    """What looks after milestones."""
    root = rules.root
    assert isinstance(root, Turns)
    return root.watch


def opened(s: State) -> bool:
    """Whether a turn has just begun: then everybody has one main action."""
    return s.world[STAGE] == BEGIN and s.world[MAINS] == 1


class DiceAdapter(Adapter):
    """Scores, the menu of a turn, and what must always hold in the Dice Game."""

    game = "dice"
    logged_slots = dice_audit.LOGGED_SLOTS
    logged_world = dice_audit.LOGGED_WORLD
    unlogged = (*[die.production.slot for die in CUP.dice], WILD.production.slot, VP.production.slot)
    parameters = tuple(PARAMETERS)

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

    def asked(self, s: State, f: Frame) -> Phrase | None:
        if isinstance(f.node, Production):
            own = s.seats[f.seat]
            hand = Amount(own[REFILL.slot], "card")
            kept = Amount(own[KEPT_DICE.slot], "die")
            return Phrase("then_refill", q=hand) if f.pc else Phrase("then_produce", q=kept, q2=hand)
        if isinstance(f.node, SoloTiles):
            return Phrase("place_tile", q=Amount(1, SOLO_TILES[f.pc - 1].noun))
        return Phrase("then_bonus") if isinstance(f.node, ChooseBonus) else None

    def news(self, before: State, after: State, seat: int) -> list[Phrase]:
        found = super().news(before, after, seat)
        for milestone in watch_of(after.rules).milestones:
            if after.world[milestone.owner] == seat != before.world[milestone.owner]:
                found.append(Phrase("news_milestone", x=Title(milestone.kind, milestone.key)))
        if after.world[MAINS] > before.world[MAINS] and not opened(after):
            found.append(MoreMain().phrase())
        if after.world[EXTRA] > before.world[EXTRA]:
            found.append(ExtraTurn().phrase())
        if bonus_due(after, seat) and not bonus_due(before, seat):
            found.append(Phrase("news_bonus"))
        if after.world[ENDING] and not before.world[ENDING]:
            found.append(Phrase("news_last_turns"))
        return found

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


ADAPTER = DiceAdapter()
