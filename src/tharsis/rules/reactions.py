"""Who reacts to what happens: cards in play, and other sources that modules bring."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tharsis.kernel.core import Node, Reaction, Ruleset, State
from tharsis.rules.abilities import ANYONE, ME, ON_PROJECT, Ability, Trigger
from tharsis.rules.vocabulary import ON_CARDS, STOCKS


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(Node):
    """What keeps abilities in force without being a card of a seat: a policy, a law of the whole table.

    Its triggers react for all its owners, whenever it has some. What it changes for good is switched by hand: `begin` and
    `end`.
    """

    def __init__(self, name: str, abilities: list[Ability]) -> None:
        super().__init__()
        self.name = name
        self.abilities = abilities

    def children(self) -> list[Node]:
        return list(self.abilities)

    def owners(self, s: State) -> list[int]:
        """The seats for which it is in force now."""
        raise NotImplementedError(type(self).__name__)

    def begin(self, s: State) -> None:
        """Its abilities come into force for its owners."""
        for seat in self.owners(s):
            for ability in self.abilities:
                ability.enter(s, seat, -1)

    def end(self, s: State) -> None:
        """They are in force no more. Call it while the owners are still those for whom it began."""
        for seat in self.owners(s):
            for ability in self.abilities:
                ability.leave(s, seat, -1)


def owners_of(s: State, r: Reaction) -> list[int]:
    """The seats for which a trigger is in force now."""
    if r.source is not None:
        assert isinstance(r.source, Source)
        return r.source.owners(s)
    owner = s.rules.tableau_seat[s.place[r.card]]
    return [owner] if owner >= 0 else []


def fire(s: State, occurrence: int, subject: int, seat: int, this: int, n: int) -> None:
    """Something happened: let everything in play that waits for it react."""
    rules = s.rules
    for r in rules.reactions[occurrence][subject]:
        if r.source is not None:
            for owner in owners_of(s, r):
                react(s, r, owner, seat, n)
        else:
            owner = rules.tableau_seat[s.place[r.card]]
            if owner >= 0:
                t = r.trigger
                assert isinstance(t, Trigger)
                if r.card != this or t.this:
                    react(s, r, owner, seat, n)


def react(s: State, r: Reaction, owner: int, seat: int, n: int) -> None:
    """Let a trigger of an owner take effect, if it waits for what this seat did."""
    t = r.trigger
    assert isinstance(t, Trigger)
    if (t.who == ME and owner != seat) or not t.on.holds(s, n):
        return
    for _ in range(r.times):
        s.pool(t.effect, owner, r.card, (n,))


def reactions_write(s: State, occurrence: int, subject: int, seat: int) -> int:
    """What the reactions of others in play would write: the order of effects may depend on it."""
    found = 0
    for r in s.rules.reactions[occurrence][subject]:
        t = r.trigger
        assert isinstance(t, Trigger)
        if t.who != ANYONE:
            continue
        for owner in owners_of(s, r):
            if owner != seat:
                found |= t.effect.writes & (STOCKS | ON_CARDS)
    return found


def link_reactions(rules: Ruleset, highest_cost: int) -> None:
    """Work out once what may react to which card, tile, project price, or what else the modules know of."""
    subjects = [len(rules.cards), len(rules.tile_names), highest_cost + 1, *rules.subjects[ON_PROJECT + 1 :]]
    rules.reactions = [[[] for _ in range(n)] for n in subjects]
    for number, card in enumerate(rules.cards):
        for ability in card.abilities:
            add_reactions(rules, ability, number, None)
    for source in rules.sources:
        assert isinstance(source, Source)
        for ability in source.abilities:
            add_reactions(rules, ability, -1, source)


def add_reactions(rules: Ruleset, ability: Node, card: int, source: Node | None) -> None:
    """What a trigger of a card or of another source may react to."""
    if not isinstance(ability, Trigger):
        return
    table = rules.reactions[ability.on.occurrence]
    for subject in range(len(table)):
        times = ability.on.times(rules, subject)
        if times > 0:
            table[subject].append(Reaction(ability, card, times, source))
