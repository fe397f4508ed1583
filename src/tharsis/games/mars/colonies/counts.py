"""What cards of Colonies count and require."""

from __future__ import annotations

from tharsis.games.mars.colonies.tiles import TILES
from tharsis.kernel.core import Count, Node, Ruleset, State, Tag
from tharsis.kernel.phrase import Noun, Phrase
from tharsis.kernel.words import CountWords
from tharsis.rules.abilities import ON_PLAYED, On
from tharsis.rules.counts import OnThis, Tags
from tharsis.rules.needs import Requirement
from tharsis.rules.vocabulary import PLAYED, TABLEAU, CardResource


class Colonies(Count):
    """Colonies in play, everybody's; or mine."""

    def __init__(self, mine: bool = False) -> None:
        super().__init__()
        self.mine = mine
        thing = Noun("colony")
        if mine:
            self.words = CountWords(thing, each="per_each_own_tag", required="req_own_tile")
        else:
            self.words = CountWords(thing, each="per_in_play", points_every="vp_per_n_in_play")

    def count(self, s: State, seat: int, card: int) -> int:
        owners = [owner for tile in TILES for owner in tile.owners(s)]
        return owners.count(seat) if self.mine else len(owners)

    def icons(self) -> list[str]:
        return ["colony"] if self.mine else ["any", "colony"]


class OnMyCards(Count):
    """Resources of a kind on all my cards together."""

    def __init__(self, what: CardResource) -> None:
        super().__init__()
        self.what = what
        self.words = CountWords(Noun(what.noun), every="per_n_on_cards", required="req_on_cards")

    def count(self, s: State, seat: int, card: int) -> int:
        mine = s.zones[s.rules.zone(seat, TABLEAU)]
        return sum([s.res[c] for c in mine if s.rules.cards[c].holds == self.what.name])

    def icons(self) -> list[str]:
        return [self.what.icon]


class Tagless(Count):
    """My cards in play without any tag, the corporation included."""

    def __init__(self) -> None:
        super().__init__()
        self.words = CountWords(each="per_tagless")

    def count(self, s: State, seat: int, card: int) -> int:
        return sum([1 for c in s.zones[s.rules.zone(seat, TABLEAU)] if not s.rules.cards[c].tags])

    def icons(self) -> list[str]:
        return ["tag-none"]


class TagsInPlay(Count):
    """The tags of all players; of mine also those that may stand for one."""

    def __init__(self, tag: Tag) -> None:
        super().__init__()
        self.tag = tag
        self.mine = Tags(tag)
        self.words = CountWords(Noun(tag.noun), each="per_in_play")

    def children(self) -> list[Node]:
        return [self.mine]

    def count(self, s: State, seat: int, card: int) -> int:
        others = [s.seats[i][self.tag.slot] for i in range(s.rules.players) if i != seat]
        return self.mine.count(s, seat, card) + sum(others)

    def icons(self) -> list[str]:
        return ["any", self.tag.icon]


class UpTo(Count):
    """Resources on this card, but no more than so many."""

    def __init__(self, most: int, of: OnThis) -> None:
        super().__init__()
        self.most_counted = most
        self.of = of
        self.reads = of.reads

    def children(self) -> list[Node]:
        return [self.of]

    def count(self, s: State, seat: int, card: int) -> int:
        return min(self.most_counted, self.of.count(s, seat, card))

    def for_each(self, effect: Phrase) -> Phrase:
        return Phrase("count_limit", e=effect, x=Noun(self.of.what.noun), m=self.most_counted)

    def icons(self) -> list[str]:
        return [*self.of.icons(), "(", f"{self.most_counted}", ")"]


class NewTags(Count):
    """The kinds of tags on the card being played of which I had none before: no card ever takes a tag out of play."""

    def count(self, s: State, seat: int, card: int) -> int:
        own, played = s.seats[seat], s.seats[seat][PLAYED]
        if played < 0:
            return 0
        tags = s.rules.cards[played].tags
        kinds = {tag.slot: tags.count(tag) for tag in tags if tag.slot not in s.rules.wild_slots}
        return sum([1 for slot, n in kinds.items() if own[slot] == n])

    def for_each(self, effect: Phrase) -> Phrase:
        return effect

    def icons(self) -> list[str]:
        return ["mark-any-tag"]


class NewTag(On):
    """A card with tags is played that stays face up."""

    def __init__(self) -> None:
        super().__init__(ON_PLAYED)

    def times(self, rules: Ruleset, subject: int) -> int:
        card = rules.cards[subject]
        return 1 if card.tags and card.kind != "event" else 0

    def phrase(self, effect: Phrase, anyone: bool, this: bool) -> Phrase:
        return Phrase("when_new_tag", e=effect)

    def icons(self) -> list[str]:
        return ["mark-any-tag", "*"]


class Own(Requirement):
    """So many of something of mine, or no more than so many. `name`: what the facts call it."""

    def __init__(self, name: str, of: Count, n: int, least: bool = True) -> None:
        super().__init__()
        self.name = name
        self.of = of
        self.n = n
        self.least = least

    def children(self) -> list[Node]:
        return [self.of]

    def can(self, s: State, seat: int, card: int) -> bool:
        now = self.of.count(s, seat, card)
        return now >= self.n if self.least else now <= self.n

    def why_not(self, s: State, seat: int, card: int) -> list[Phrase]:
        if self.can(s, seat, card):
            return []
        now, words = self.of.count(s, seat, card), self.of.words
        if self.least:
            return [Phrase("needs_more", q=words.amount(self.n - now, more=True))]
        return [Phrase("too_many", q=words.amount(self.n), m=now)]

    def notation(self) -> str:
        return f"{self.name} {'>=' if self.least else '<='} {self.n}"

    def phrase(self) -> Phrase:
        return (
            self.of.required(self.n) if self.least else Phrase("req_own_most", q=self.of.words.amount(self.n))
        )

    def icons(self) -> list[str]:
        return ["req-min" if self.least else "req-max", f"{self.n}", *self.of.icons()]
