"""The editor: several effects that read better as one sentence become one.

Works on phrases alone, so it serves every card, option and log line, whichever language follows.
"""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.kernel.phrase import Joined, Phrase, Slot

# Conditions on what has just been done: a sentence of their own, after it.
_CONDITIONS = frozenset(("if_placed_next_to", "dice_if_bonus"))
# Clauses that always stand in a sentence of their own, after the others.
_ALONE = frozenset(
    (
        "remove_any",
        "steal",
        "choice_two",
        "choose_one",
        "if_tags",
        "if_instead",
        "mark_area",
        "sequence",
        "sequence_if",
        "look_keep",
        "next_card_discount",
        "next_card_slack",
        "production_shift_any",
        "optional",
        "dice_each_opponent_loses",
        *_CONDITIONS,
    )
)
_DOWN = {"production_down": "production_own", "production_any_down": "production_any"}
_PRODUCTION = frozenset((*_DOWN, "production_up", "production_up_all", "production_down_all"))
# Clauses that end in a place and would draw what follows into it.
_LONG = frozenset(
    (
        "place_named_at",
        "place_next_to_no_tile",
        "place_next_to_n",
        "place_on_reserved",
    )
)
_RAISES = frozenset(("raise_temperature", "raise_oxygen"))
_MOST = 3  # clauses in a sentence


def tidy(phrase: Phrase) -> Phrase:
    """The same phrase, with everything inside it joined as an editor would."""
    slots = {name: _tidy_slot(value) for name, value in phrase.slots.items()}
    if phrase.pattern == "all_of":
        return together(_items(slots["e"]))
    if phrase.pattern == "choice_two":
        same = _same_condition(slots["e"], slots["e2"])
        if same is not None:
            return same
        return either(_items((slots["e"], slots["e2"])))
    if phrase.pattern == "choose_one":
        return either(_items(slots["e"]))
    if phrase.pattern == "sequence" and _pattern(slots["e2"]) in _CONDITIONS:
        return Phrase("sequence_if", **slots)
    return Phrase(phrase.pattern, **slots)


def _pattern(value: Slot) -> str:
    return value.pattern if isinstance(value, Phrase) else ""


def _same_condition(a: Slot, b: Slot) -> Phrase | None:
    """A choice of two effects on which the same condition follows: the condition is said once."""
    if not (isinstance(a, Phrase) and isinstance(b, Phrase) and a.pattern == "sequence_if" == b.pattern):
        return None
    after, first, second = a.slots["e2"], a.slots["e"], b.slots["e"]
    if after != b.slots["e2"] or not isinstance(first, Phrase) or not isinstance(second, Phrase):
        return None
    return Phrase("sequence_if", e=either([first, second]), e2=after)


def _tidy_slot(value: Slot) -> Slot:
    if isinstance(value, Phrase):
        return tidy(value)
    if isinstance(value, Joined):
        return Joined(tuple(_tidy_slot(item) for item in value.items), value.word)
    return value


def _items(value: Slot) -> list[Phrase]:
    items = value.items if isinstance(value, Joined) else value
    assert isinstance(items, tuple)
    return [item for item in items if isinstance(item, Phrase)]


def together(parts: Sequence[Phrase]) -> Phrase:
    """All of them as one clause."""
    found = _merged(parts)
    return found[0] if len(found) == 1 else Phrase("all_of", e=Joined(tuple(found)))


def sentences(parts: Sequence[Phrase]) -> list[Phrase]:
    """The effects of a card as sentences: production, what is gained and placed, then what stands alone."""
    found = _merged(_apart([tidy(part) for part in parts]))
    alone = [clause for clause in found if clause.pattern in _ALONE]
    production = [clause for clause in found if clause.pattern in _PRODUCTION]
    simple = [clause for clause in found if clause not in alone and clause not in production]
    groups = [_chunks(production, 2 if _single(production) else 1), _chunks(simple, _MOST)]
    if production and simple and found.index(simple[0]) < found.index(production[0]):
        groups.reverse()
    rows = groups[0] + groups[1]
    if len(rows) == 2 and all(len(row) == 1 and not row[0].pattern.endswith("_all") for row in rows):
        if rows[0][0].pattern not in _LONG:
            rows = [rows[0] + rows[1]]
    return [_sentence(row) for row in rows] + alone


def _sentence(row: list[Phrase]) -> Phrase:
    """A row of clauses as one phrase; one production that falls while another rises has a pattern of its own."""
    if len(row) == 1:
        return row[0]
    if [clause.pattern for clause in row] == ["production_down", "production_up"]:
        down, up = row
        return Phrase("production_swap", **down.slots, y=up.slots["x"], m=up.slots["n"])
    return Phrase("all_of", e=Joined(tuple(row)))


def _apart(parts: Sequence[Phrase]) -> list[Phrase]:
    """A condition that follows on an effect becomes a part of its own."""
    found: list[Phrase] = []
    for part in parts:
        if part.pattern == "sequence_if":
            found += [p for p in (part.slots["e"], part.slots["e2"]) if isinstance(p, Phrase)]
        else:
            found.append(part)
    return found


def _single(production: list[Phrase]) -> bool:
    """One production down and one up fit into one sentence."""
    return not any(clause.pattern.endswith("_all") for clause in production)


def _chunks(clauses: list[Phrase], most: int) -> list[list[Phrase]]:
    count = -(-len(clauses) // most)
    size = -(-len(clauses) // count) if count else 1
    return [clauses[i : i + size] for i in range(0, len(clauses), size)]


def _merged(parts: Sequence[Phrase]) -> list[Phrase]:
    """Flat, with all gains in one clause, all lost production in one and all gained production in one.

    Dice that are rolled come first: their verb is double, and would be tiring after another one.
    """
    flat: list[Phrase] = []
    for part in parts:
        flat.extend(_items(part.slots["e"]) if part.pattern == "all_of" else [part])
    gains = [part for part in flat if part.pattern == "gain"]
    rolls = [part for part in flat if part.pattern == "gain_roll"]
    losses = [part for part in flat if part.pattern == "dice_each_opponent_loses"]
    downs = [part for part in flat if part.pattern in _DOWN]
    ups = [part for part in flat if part.pattern == "production_up"]
    steps = [part for part in flat if part.pattern in _DOWN or part.pattern == "production_up"]
    found: list[Phrase] = [_joined_amounts(rolls, "and")] if rolls else []
    for part in flat:
        if part.pattern == "gain_roll":
            continue
        if part in losses:
            found += [_joined_amounts(losses, "and")] if part is losses[0] else []
            continue
        if part.pattern == "gain":
            found += [_joined_amounts(gains, "and")] if part is gains[0] else []
        elif part.pattern in _RAISES and any(part.pattern == other.pattern for other in found):
            at = next(i for i, other in enumerate(found) if other.pattern == part.pattern)
            found[at] = Phrase(part.pattern, n=_number(found[at]) + _number(part))
        elif part in steps:
            found += _productions(downs, ups) if part is steps[0] else []
        else:
            found.append(part)
    return found


def _number(phrase: Phrase) -> int:
    n = phrase.slots["n"]
    assert isinstance(n, int)
    return n


def _productions(downs: list[Phrase], ups: list[Phrase]) -> list[Phrase]:
    found: list[Phrase] = []
    if downs:
        found.append(_steps("production_down_all", downs, "and"))
    if ups:
        found.append(_steps("production_up_all", ups, "and"))
    return found


def _steps(pattern: str, parts: list[Phrase], word: str) -> Phrase:
    if len(parts) == 1:
        return parts[0]
    objects: list[Phrase] = []
    for part in parts:
        kind = _DOWN.get(part.pattern, "production_own")
        again = bool(objects) and kind == "production_own" == objects[0].pattern
        objects.append(Phrase("production_own_too" if again else kind, **part.slots))
    return Phrase(pattern, e=Joined(tuple(objects), word))


def _joined_amounts(parts: list[Phrase], word: str) -> Phrase:
    """The same verb for several amounts."""
    amounts: list[Slot] = []
    for part in parts:
        q = part.slots["q"]
        amounts.extend(q.items if isinstance(q, Joined) else [q])
    if len(amounts) == 1:
        return parts[0]
    return Phrase(parts[0].pattern, **{**parts[0].slots, "q": Joined(tuple(amounts), word)})


def either(parts: Sequence[Phrase]) -> Phrase:
    """One of them: the same verb is said once."""
    parts = list(parts)
    if len(parts) == 1:
        return parts[0]
    first = parts[0]
    if all(part.pattern == first.pattern and _others(part) == _others(first) for part in parts):
        if "q" in first.slots:
            return _joined_amounts(parts, "or")
    if all(part.pattern == "production_up" for part in parts):
        return _steps("production_up_all", parts, "or")
    if len(parts) > 2:
        return Phrase("choose_one", e=Joined(tuple(parts), "or"))
    second = parts[1]
    if first.pattern == "add_this" and second.pattern == "action_take_gain":
        return Phrase("action_add_or_take", q2=first.slots["q"], q=second.slots["q"], e=second.slots["e"])
    return Phrase("choice_two", e=first, e2=second)


def _others(phrase: Phrase) -> dict[str, Slot]:
    return {name: value for name, value in phrase.slots.items() if name != "q"}


def standing(parts: Sequence[Phrase]) -> list[Phrase]:
    """What a card keeps in force: two effects that say nearly the same become one."""
    found = [tidy(part) for part in parts]
    if len(found) == 2:
        a, b = found
        kinds = (a.pattern, b.pattern)
        if kinds == ("when_you_play_cost", "when_you_use_project_cost") and a.slots == b.slots:
            return [Phrase("rebate", p=a.slots["q"], e=a.slots["e"])]
        if kinds == ("metal_value", "metal_value") and a.slots["q"] == b.slots["q"]:
            return [Phrase("metals_value", x=a.slots["x"], y=b.slots["x"], q=a.slots["q"])]
    return found
