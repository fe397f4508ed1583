"""The order of effects: what waits is done one by one; the player is asked only where the order can matter."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.core import Frame, Node, Reaction, Ruleset, State
from tharsis.kernel.option import CARD, THING, Option, Question
from tharsis.kernel.phrase import Amount, Phrase
from tharsis.rules.abilities import ON_PLACED, ON_PLAYED
from tharsis.rules.actions import all_cards
from tharsis.rules.effects import Lose, Raise
from tharsis.rules.tiles import Place

TRIES: Final = 200  # a trial that has not found a way by then is taken as failed


def writes(s: State, f: Frame) -> int:
    """What this work writes, with the reactions of others that it would set off."""
    node = f.node
    return node.writes_now(s, f.seat) if isinstance(node, Place) else node.writes


def same(a: Frame, b: Frame) -> bool:
    """The same work twice: the same effect, or the same tile under the same rule of placement."""
    x, y = a.node, b.node
    if isinstance(x, Place) and isinstance(y, Place):
        return x.tile is y.tile and x.where is y.where and a.seat == b.seat
    return x is y and a.card == b.card and a.seat == b.seat


def conflict(s: State, a: Frame, b: Frame) -> bool:
    """Whether it can matter which of the two comes first. The same work twice never does."""
    if same(a, b):
        return False
    if a.node.reads & writes(s, b) or b.node.reads & writes(s, a):
        return True
    return a.node.clashes(s, a, b) or b.node.clashes(s, b, a)


def timely(s: State, pool: list[Frame], able: list[int]) -> list[int]:
    """Without what had better wait for the rest (its rank is above 3), unless waiting may cost something."""
    first = min(pool[i].node.rank for i in able)
    if all(pool[i].node.rank <= max(first, 3) for i in able):
        return able
    return [
        i
        for i in able
        if pool[i].node.rank <= max(first, 3)
        or any(conflict(s, pool[i], pool[j]) for j in able if j != i and pool[j].node.rank <= max(first, 3))
    ]


class Resolve(Node):
    """Carry out all effects that wait, reactions included, until none is left."""

    def step(self, s: State, f: Frame) -> None:
        pool = s.pools[s.stack]
        if s.rules.on_settled is not None:
            s.rules.on_settled.step(s, f)
        if not pool:
            return
        able = [i for i in range(len(pool)) if pool[i].node.can(s, pool[i].seat, pool[i].card)]
        if not able:
            if s.rules.skip_impossible:
                pool.clear()
            else:  # something mandatory can't be done: only a trial comes here, and keeps it for who asks why
                s.stuck = True
            return
        if len(able) == 1:
            self.take(s, f, able[0])
            return
        able = timely(s, pool, able)
        free = [
            i
            for i in able
            if pool[i].node.rank == 0 or not any(conflict(s, pool[i], pool[j]) for j in able if j != i)
        ]
        if free:
            best = free[0]
            for i in free:
                if pool[i].node.rank < pool[best].node.rank:
                    best = i
            self.take(s, f, best)
        else:
            s.ask(f, self.distinct(pool, able))

    def distinct(self, pool: list[Frame], able: list[int]) -> list[int]:
        """One of each kind of waiting work."""
        found: list[int] = []
        for i in able:
            if not any(same(pool[i], pool[j]) for j in found):
                found.append(i)
        return found

    def take(self, s: State, f: Frame, i: int) -> None:
        """Do one of them, then go on with the rest."""
        job = s.pools[s.stack].pop(i)
        s.push(f)
        job.node.step(s, job)

    def answer(self, s: State, f: Frame, option: int) -> None:
        self.take(s, f, option)

    def asks(self) -> Question:
        return Question("which-first")

    def option(self, s: State, f: Frame, x: int) -> Option:
        pool = s.pools[s.stack_of(f)]
        job = pool[x]
        name = type(job.node).__name__
        verb = f"first {name.lower()}"
        if any(o.card == job.card and type(o.node).__name__ == name and not same(o, job) for o in pool):
            verb = (
                f"first {job.node.question(s, job).prompt()}"  # two tiles, say: the question tells them apart
            )
        return (
            Option(verb, CARD, s.rules.cards[job.card].key) if job.card >= 0 else Option(verb, THING, "board")
        )

    def vocabulary(self, rules: Ruleset) -> list[Option]:
        after = [node for bonus in followers(rules) for node in within(bonus)]
        found: list[Option] = []
        on_cards: set[Node] = set()
        for card in all_cards(rules):
            own = [node for _, top in card.nodes() for node in within(top)]
            on_cards.update(own)
            more = after if any(isinstance(node, Place | Raise) for node in own) else []
            found += [Option(verb, CARD, card.key) for verb in put_first([*own, *more])]
        others = [node for node in rules.nodes.values() if node not in on_cards]
        return found + [Option(verb, THING, "board") for verb in put_first([*others, *after])]


RESOLVE: Final = Resolve()


def within(node: Node) -> list[Node]:
    """A node and all inside it."""
    return [node, *[part for child in node.children() for part in within(child)]]


def followers(rules: Ruleset) -> list[Node]:
    """What may come of a tile or of a step of a parameter, besides what a card says."""
    found = {bonus for bonus in rules.cell_bonus if bonus is not None}
    for node in rules.nodes.values():
        if isinstance(node, Place):
            found |= {part for part in (node.tile.beside, node.tile.raises) if part is not None}
        if isinstance(node, Raise):
            found |= set(node.parameter.bonuses.values())
    return sorted(found, key=lambda node: rules.paths.get(node, ""))


def set_off(rules: Ruleset, card: int) -> list[Node]:
    """All that may come of playing a card: its effects with what they bring, and what reacts."""
    found: dict[Node, None] = {}
    left = [*rules.cards[card].play, *reacting(rules.reactions[ON_PLAYED][card])]
    while left:
        node = left.pop()
        if node not in found:
            found[node] = None
            left += [*node.children(), *consequences(rules, node)]
    return list(found)


def consequences(rules: Ruleset, node: Node) -> list[Node]:
    """What may come of a tile or of a step of a parameter, with what reacts to it."""
    parts: list[Node | None] = []
    if isinstance(node, Place):
        parts = [node.tile.beside, node.tile.raises, *rules.cell_bonus]
        parts += reacting(rules.reactions[ON_PLACED][node.tile.number])
    elif isinstance(node, Raise):
        parts = [node.parameter.reward, node.parameter.beyond, *node.parameter.bonuses.values()]
    return [part for part in parts if part is not None]


def reacting(table: list[Reaction]) -> list[Node]:
    """The effects of some reactions."""
    return [effect for r in table for effect in r.trigger.children()]


def put_first(nodes: list[Node]) -> list[str]:
    """The verbs by which these effects are put first, of those that can wait: as `Resolve.option` gives them."""
    waiting = [node for node in dict.fromkeys(nodes) if not node.instant and node.rank > 0 and speaks(node)]
    return sorted({f"first {verb}" for node in waiting for verb in (node_name(node), node.asks().prompt())})


def node_name(node: Node) -> str:
    """What kind of effect it is."""
    return type(node).__name__.lower()


def speaks(node: Node) -> bool:
    """Whether it is an effect, which has words, and not only work that keeps others in order."""
    try:
        node.phrase()
    except NotImplementedError:
        return False
    return True


def enqueue(s: State, effects: list[Node], seat: int, card: int) -> None:
    """Let the effects of a card take their place: gains first, so that what must be lost may come from them."""
    for node in effects:
        if node.instant:
            node.step(s, Frame(node, seat, card))
    for node in effects:
        if node.rank == 0 and node.can(s, seat, card):
            node.step(s, Frame(node, seat, card))
        elif not node.instant:
            s.pool(node, seat, card)


def feasible(s: State, effects: list[Node], seat: int, card: int) -> bool:
    """Whether all effects can be done, counting what they themselves surely bring."""
    for node in effects:
        if not node.can(s, seat, card) and not covered(s, node, effects, seat, card):
            return False
    return True


def covered(s: State, node: Node, effects: list[Node], seat: int, card: int) -> bool:
    """Whether an effect that can't be done now can be done after the gains among its companions."""
    gains = [e for e in effects if e.instant]
    if not gains:
        return False
    if isinstance(node, Lose):
        slot = node.what.slot
        return node.can_with(s, seat, sum([e.brings(s, seat, card, slot) for e in gains]))
    trial = s.clone()
    for e in gains:
        e.step(trial, Frame(e, seat, card))
    return node.can(trial, seat, card)


def works_out(trial: State, tries: int = TRIES) -> bool:
    """Whether some sequence of answers brings the work on a trial's stack to its end with nothing left undone."""
    return search(trial, [tries], [])


def missing(trial: State, tries: int = TRIES) -> list[Phrase]:
    """What the work on a trial's stack lacks, where nothing works out: by the answers that lead closest to its end."""
    ends: list[State] = []
    search(trial, [tries], ends)
    return min([undone(end) for end in ends], key=size, default=[])


def undone(end: State) -> list[Phrase]:
    """Why the effects that were left can't be done."""
    return [reason for f in end.pools[0] for reason in f.node.why_not(end, f.seat, f.card)]


def size(reasons: list[Phrase]) -> int:
    """How much is missing in all."""
    amounts = [reason.slots.get("q") for reason in reasons]
    return sum(q.n if isinstance(q, Amount) else 1 for q in amounts)


def search(trial: State, left: list[int], stuck: list[State]) -> bool:
    """Depth first; most trials succeed with the first answer. `stuck` gathers the ends with something left undone."""
    trial.run()
    if trial.over:
        if trial.stuck:
            stuck.append(trial)
        return not trial.stuck
    left[0] -= 1
    for a in trial.decisions():
        for i in range(len(a.options)):
            if left[0] <= 0:
                return False
            branch = trial.clone()
            branch_ask = branch.ask_of(a.seat)
            if branch_ask is None:
                return False
            branch.apply(a.seat, i)
            if search(branch, left, stuck):
                return True
    return False
