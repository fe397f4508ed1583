"""What the parties stand for: the bonus when one comes to power, and the policy while actions are taken."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import (
    ANIMAL,
    BUILDING,
    EARTH,
    ENERGY,
    GREENERY,
    HEAT,
    JOVIAN,
    MC,
    MICROBE,
    PLANT,
    PURSE,
    SCIENCE,
    STEEL,
    TITANIUM_VALUE,
    TR,
)
from tharsis.games.mars.turmoil.components import (
    IN_FORCE,
    KELVINISTS,
    NOTE_POLICY,
    NOTE_TOLL,
    PARTIES,
    PARTY_KEYS,
    POLICY_USED,
    RATING_TOLL,
    RULING,
    SCIENTISTS,
    TOLL_BEGAN,
    TOLL_UNPAID,
)
from tharsis.games.mars.turmoil.counts import PrintedTags, Production
from tharsis.kernel.core import Count, Frame, Node, Ruleset, State
from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Slot
from tharsis.rules.abilities import Ability, Modifier, Placed, Trigger
from tharsis.rules.cards import Draw
from tharsis.rules.effects import All, Gain
from tharsis.rules.menu import Entry
from tharsis.rules.pay import Pay
from tharsis.rules.phrases import spend_for
from tharsis.rules.reactions import Source
from tharsis.rules.resolve import enqueue
from tharsis.rules.seats import solo
from tharsis.rules.tolls import Toll

POLICY_PRICE: Final = 10
TAX: Final = 3
SOLO_RATING: Final = 20  # alone, the Reds help up to here


class Policy(Source):
    """In force for everybody while its party rules and actions are taken."""

    def __init__(self, party: int, abilities: list[Ability]) -> None:
        super().__init__(PARTIES[party].key, abilities)
        self.party = party

    def owners(self, s: State) -> list[int]:
        if s.world[RULING] == self.party and s.world[IN_FORCE]:
            return list(range(s.rules.players))
        return []

    def phrase(self) -> Phrase:
        """What it says, after the word Policy."""
        said = self.abilities[0].phrase()
        return said if said.pattern == "policy_tax" else Phrase("policy_label", e=said)

    def icons(self) -> list[str]:
        return self.abilities[0].icons()


class PolicyDeed(Node):
    """A policy that is an action: pay, then gain. `once`: by each player once a generation."""

    def __init__(self, party: int, effects: list[Node], once: bool) -> None:
        super().__init__()
        self.party = party
        self.effects = effects
        self.once = once
        self.pay = Pay(PURSE, PURSE.with_resources(()), POLICY_PRICE)

    def children(self) -> list[Node]:
        return [self.pay, *self.effects]

    def can(self, s: State, seat: int, card: int) -> bool:
        unused = not self.once or not s.seats[seat][POLICY_USED]
        return s.world[RULING] == self.party and unused and self.pay.can(s, seat, card)

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        if s.world[RULING] != self.party:
            return [Phrase("policy_not_in_force", x=Noun(PARTIES[self.party].noun))]
        found = [Phrase("already_used")] if self.once and s.seats[seat][POLICY_USED] else []
        return found + self.pay.why_not(s, seat, card)

    def step(self, s: State, f: Frame) -> None:
        if f.pc == 0:
            s.note(NOTE_POLICY, f.seat, -1, self.party)
            s.seats[f.seat][POLICY_USED] = 1
            s.push(f.at(1))
            s.push(Frame(self.pay, f.seat, -1, 0, (POLICY_PRICE,)))
        else:
            enqueue(s, self.effects, f.seat, -1)

    def phrase(self) -> Phrase:
        said = self.effects[0].phrase()
        if self.once:
            return Phrase("policy_action", q=Amount(POLICY_PRICE, MC.noun), e=said)
        return Phrase("policy_label", e=spend_for(Amount(POLICY_PRICE, MC.noun), said))

    def icons(self) -> list[str]:
        return [f"{POLICY_PRICE}", MC.icon, "->", *self.effects[0].icons()]


class PolicyEntry(Entry):
    """Use the action of the policy in force. Number: its place in the list."""

    def __init__(self, deeds: list[PolicyDeed]) -> None:
        super().__init__("policy")
        self.deeds = deeds

    def children(self) -> list[Node]:
        return list(self.deeds)

    def all(self, s: State, seat: int) -> list[int]:
        return [i for i, deed in enumerate(self.deeds) if deed.party == s.world[RULING]]

    def add_able(self, s: State, seat: int, first: int, found: list[int]) -> None:
        ruling = s.world[RULING]
        for i in range(len(self.deeds)):
            deed = self.deeds[i]
            if deed.party == ruling and deed.can(s, seat, -1):
                found.append(first + i)

    def reasons(self, s: State, seat: int, x: int) -> list[Phrase]:
        return self.deeds[x].why_not(s, seat, -1)

    def start(self, s: State, seat: int, x: int) -> None:
        s.push(Frame(self.deeds[x], seat))

    def name(self, s: State, x: int) -> str:
        return PARTY_KEYS[self.deeds[x].party]

    def names(self, rules: Ruleset) -> list[str]:
        return [PARTY_KEYS[deed.party] for deed in self.deeds]

    def price(self, s: State, seat: int, x: int) -> int:
        return POLICY_PRICE


ACTIONS: Final = [
    PolicyDeed(KELVINISTS, [All(Gain(ENERGY.production, 1), Gain(HEAT.production, 1))], once=False),
    PolicyDeed(SCIENTISTS, [Draw(3)], once=True),
]
POLICIES: Final = [
    Policy(0, [Trigger(Placed(on_map=True, noun="tile_on_mars"), Gain(STEEL, 1))]),
    Policy(2, [Modifier(RATING_TOLL, TAX)]),
    Policy(3, [Trigger(Placed(GREENERY), Gain(MC, 4))]),
    Policy(4, [Modifier(TITANIUM_VALUE, 1)]),
]
TOLL: Final = Toll(
    TR,
    RATING_TOLL,
    Pay(PURSE, PURSE.with_resources(())),
    NOTE_TOLL,
    TOLL_BEGAN,
    TOLL_UNPAID,
    "reds_tax",
)


def policy_of(party: int) -> Node:
    """The policy of a party."""
    for policy in POLICIES:
        if policy.party == party:
            return policy
    return next(deed for deed in ACTIONS if deed.party == party)


def begin(s: State) -> None:
    """The policy of the ruling party comes into force."""
    s.set_world(IN_FORCE, 1)
    for policy in POLICIES:
        policy.begin(s)


def end(s: State) -> None:
    """It is in force no more."""
    for policy in POLICIES:
        policy.end(s)
    s.set_world(IN_FORCE, 0)


class PolicyBegins(Node):
    """Before the action phase."""

    def step(self, s: State, f: Frame) -> None:
        begin(s)


class PolicyEnds(Node):
    """After the action phase; its action is open again in the next one."""

    def step(self, s: State, f: Frame) -> None:
        end(s)
        for own in s.seats:
            own[POLICY_USED] = 0


# --- ruling bonuses -----------------------------------------------------------------------------------------------------


class RulingBonus(Node):
    """Every player gains 1 M€ for each of something. No limit, and nothing stands for anything else."""

    def __init__(self, counted: Count) -> None:
        super().__init__()
        self.counted = counted

    def children(self) -> list[Node]:
        return [self.counted]

    def money(self, s: State, seat: int) -> int:
        """What a player gains in M€."""
        return max(0, self.counted.scored(s, seat, -1))

    def rating(self, s: State, seat: int) -> int:
        """By how many steps a player's rating rises."""
        return 0

    def phrase(self) -> Phrase:
        q = Amount(1, MC.noun)
        if isinstance(self.counted, Production):
            return Phrase("ruling_bonus_production", q=q, x=Noun(self.counted.what.noun))
        assert isinstance(self.counted, PrintedTags)
        tags: list[Slot] = [Noun(tag.noun) for tag in self.counted.tags]
        return Phrase("ruling_bonus", q=q, x=tags[0] if len(tags) == 1 else Joined(tags, "or"))

    def icons(self) -> list[str]:
        return ["1", MC.icon, "/", *self.counted.icons()]


class LowestRating(RulingBonus):
    """The players with the lowest rating raise it; alone, up to a level."""

    def money(self, s: State, seat: int) -> int:
        return 0

    def rating(self, s: State, seat: int) -> int:
        mine = s.seats[seat][TR.slot]
        if solo(s):
            return 1 if mine <= SOLO_RATING else 0
        return 1 if mine == min([own[TR.slot] for own in s.seats]) else 0

    def phrase(self) -> Phrase:
        return Phrase("ruling_bonus_lowest")

    def icons(self) -> list[str]:
        return ["+1", "res-tr", "*"]


BONUSES: Final = [
    RulingBonus(PrintedTags(BUILDING)),
    RulingBonus(Production(HEAT)),
    LowestRating(PrintedTags()),
    RulingBonus(PrintedTags(PLANT, MICROBE, ANIMAL)),
    RulingBonus(PrintedTags(EARTH, JOVIAN)),
    RulingBonus(PrintedTags(SCIENCE)),
]
