"""Playing a card: its price, whether it can be played and why not, and what happens when it is."""

from __future__ import annotations

from tharsis.games.mars.components import (
    COST,
    HEAT_VALUE,
    MC,
    PURSE,
    SLACK,
    STEEL_MEANS,
    TAG_COST,
    TITANIUM_MEANS,
)
from tharsis.games.mars.notes import NOTE_CORPORATION, NOTE_PLAY
from tharsis.games.mars.slots import CORPORATION, FIRST_DUE, LAST_PLAYED
from tharsis.kernel.core import EVERYONE, Card, Frame, Node, Ruleset, State
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.abilities import ON_PLACED, ON_PLAYED, Modifier, NextCard
from tharsis.rules.effects import Then
from tharsis.rules.pay import Pay
from tharsis.rules.playing import lay_down
from tharsis.rules.reactions import owners_of
from tharsis.rules.resolve import RESOLVE, covered, missing, set_off, within, works_out
from tharsis.rules.tiles import Place
from tharsis.rules.vocabulary import EVENTS, PLAYED

NEXT_CARD = [COST, SLACK]  # standing values that may be changed for the next card alone


def ready_money(s: State, seat: int) -> int:
    """The M€ of a seat, asked for once for a whole hand; -1 where heat pays for anything too, since a card may need heat itself:
    then only its own payment can tell."""
    own = s.seats[seat]
    return -1 if own[HEAT_VALUE.slot] else own[MC.slot]


class PlayCard(Node):
    """Play a card: pay, lay it down, do its effects and what they set off; an event then goes face down.

    Program: 0 pay, 1 lay down, 2 put an event away. The card is the frame's.
    """

    def __init__(self, rules: Ruleset) -> None:
        super().__init__()
        self.pays = [Pay(PURSE, PURSE.for_card(c), keeps=c) for c in rules.cards]
        changed = changed_slots(rules)
        self.discount_slots = [discount_slots(card, changed) for card in rules.cards]
        self._hopeful: dict[int, list[Node]] = {}  # see `hopeful`
        self.takes_titanium = [any(m is TITANIUM_MEANS for m in p.means) for p in self.pays]
        self.takes_steel = [any(m is STEEL_MEANS for m in p.means) for p in self.pays]

    def children(self) -> list[Node]:
        return list(self.pays)

    def lifts(self, rules: Ruleset, slot: int) -> bool:
        return True  # some card

    def ahead(self, s: State, f: Frame) -> list[Node]:
        it = s.rules.cards[f.card]
        return [*it.play, *it.abilities] if f.pc < 2 else []

    def cost(self, s: State, seat: int, card: int) -> int:
        """What the card costs this seat now."""
        own = s.seats[seat]
        cost = s.rules.cards[card].cost
        for slot in self.discount_slots[card]:
            cost -= own[slot]
        return cost if cost > 0 else 0

    def metals(self, s: State, seat: int, card: int) -> int:
        """What the seat's metals could pay of it."""
        found = TITANIUM_MEANS.power(s, seat) if self.takes_titanium[card] else 0
        return found + (STEEL_MEANS.power(s, seat) if self.takes_steel[card] else 0)

    def affordable(self, s: State, seat: int, card: int, money: int) -> bool:
        """Whether the seat can pay for it; `money`: its ready money."""
        if money >= s.rules.cards[card].cost:
            return True  # whatever is taken off the price
        cost = self.cost(s, seat, card)
        if money < 0:
            return self.pays[card].power(s, seat) >= cost
        return money >= cost or money + self.metals(s, seat, card) >= cost

    def playable(self, s: State, seat: int, card: int, money: int) -> bool:
        """Whether the seat can play it now: price, requirements, effects."""
        if not self.affordable(s, seat, card, money):
            return False
        for need in s.rules.cards[card].needs:
            if not need.can(s, seat, card):
                return False
        return self.doable(s, seat, card)

    def doable(self, s: State, seat: int, card: int) -> bool:
        """Whether its effects can be carried out, in some order, with what they bring and set off."""
        play = s.rules.cards[card].play
        for effect in play:
            if not effect.can(s, seat, card) and not covered(s, effect, play, seat, card):
                return (
                    self.hopeful(s.rules, card, effect)
                    and self.helped(s, seat, card)
                    and self.tried(s, seat, card)
                )
        return True

    def helped(self, s: State, seat: int, card: int) -> bool:
        """Whether a card in play of this seat reacts to this card or to a tile that it places, or one of its own effects
        may bring what another needs."""
        tables = [s.rules.reactions[ON_PLAYED][card]]
        for effect in s.rules.cards[card].play:
            if effect.helps():
                return True
            place = effect.parts[0] if isinstance(effect, Then) else effect
            if isinstance(place, Place):
                tables.append(s.rules.reactions[ON_PLACED][place.tile.number])
        for table in tables:
            for r in table:
                if r.card == card or seat in owners_of(s, r):
                    return True
        return False

    def hopeful(self, rules: Ruleset, card: int, effect: Node) -> bool:
        """Whether anything that comes of playing the card could make one of its effects possible."""
        if card not in self._hopeful:
            coming = set_off(rules, card)
            self._hopeful[card] = [
                hoping
                for hoping in rules.cards[card].play
                if any(hoping.hopes(other) for other in coming if other is not hoping)
            ]
        return effect in self._hopeful[card]

    def tried(self, s: State, seat: int, card: int) -> bool:
        """Whether some way of playing it, tried out on a copy, carries out everything."""
        return works_out(self.trial(s, seat, card))

    def trial(self, s: State, seat: int, card: int) -> State:
        """A copy in which the card is paid for and about to be laid down."""
        trial = s.clone()
        trial.drop_work()
        trial.push(Frame(self, seat, card, 1))
        return trial

    def reasons(self, s: State, seat: int, card: int) -> list[Phrase]:
        """Why the seat can't play it now."""
        found: list[Phrase] = []
        short = self.cost(s, seat, card) - self.pays[card].power(s, seat)
        if short > 0:
            found.append(Phrase("short_of", q=Amount(short, MC.noun)))
        it = s.rules.cards[card]
        for need in it.needs:
            found.extend(need.why_not(s, seat, card))
        if not self.doable(s, seat, card):
            found.extend(self.undone(s, seat, card))
        return found

    def undone(self, s: State, seat: int, card: int) -> list[Phrase]:
        """Why its effects can't be carried out, whatever helps with them."""
        if self.helped(s, seat, card):
            return missing(self.trial(s, seat, card))
        play = s.rules.cards[card].play
        effects = [effect for effect in play if not covered(s, effect, play, seat, card)]
        return [reason for effect in effects for reason in effect.why_not(s, seat, card)]

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            cost = self.cost(s, f.seat, f.card)
            s.set_known(f.card, EVERYONE)  # it is announced before it is paid for
            s.note(NOTE_PLAY, f.seat, f.card, cost)
            s.push(f.at(1))
            if cost:
                s.push(Frame(self.pays[f.card], f.seat, f.card, 0, (cost,)))
        elif f.pc == 1:
            for query in NEXT_CARD:
                s.seats[f.seat][query.until_next] = 0
            s.push(f.at(2))
            s.push(Frame(RESOLVE, f.seat, f.card))
            lay_down(s, f.seat, f.card)
        else:
            put_away(s, f.seat, f.card)


def changed_slots(rules: Ruleset) -> set[int]:
    """The slots of standing values that anything in the game changes."""
    tops = [*rules.sources, *[top for card in rules.cards for _, top in card.nodes()]]
    found: set[int] = set()
    for node in [node for top in tops for node in within(top)]:
        if isinstance(node, Modifier):
            found.add(node.query.slot)
        elif isinstance(node, NextCard):
            found.add(node.query.until_next)
    return found


def discount_slots(card: Card, changed: set[int]) -> list[int]:
    """The slots whose sum is taken off a card's price, one for all cards, one per tag; without those that stay 0."""
    queries = [COST, *[TAG_COST[t.name] for t in card.tags if t.name in TAG_COST]]
    return [slot for q in queries for slot in (q.slot, q.until_next) if slot in changed]


def put_away(s: State, seat: int, card: int) -> None:
    """After its effects: an event goes face down, and its tags count no more."""
    s.seats[seat][PLAYED] = -1
    s.seats[seat][LAST_PLAYED] = card
    it = s.rules.cards[card]
    if it.kind == "event":
        for tag in it.tags:
            s.seats[seat][tag.slot] -= 1
        s.move(seat, card, s.rules.zone(seat, EVENTS))


class RevealCorporation(Node):
    """Reveal the corporation (the frame's card) and take what it starts with."""

    def step(self, s: State, f: Frame) -> None:
        s.note(NOTE_CORPORATION, f.seat, f.card)
        s.seats[f.seat][CORPORATION] = f.card
        if s.rules.cards[f.card].first is not None:
            s.seats[f.seat][FIRST_DUE] = 1
        s.push(Frame(RESOLVE, f.seat, f.card))
        lay_down(s, f.seat, f.card)
        s.seats[f.seat][PLAYED] = -1
