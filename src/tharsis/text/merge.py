"""The editor: several effects that read better as one sentence become one.

Works on phrases alone, so it serves every card, option and log line, whichever language follows. Which clauses go
together, and how, is data of their patterns (`Pattern.several`, `row`, `fusions` in the pattern files). Only the
patterns that join clauses of any kind are known here: `all_of`, `choice_two`, `choose_one`, `sequence`, `sequence_if`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.kernel.phrase import Joined, Phrase, Slot
from tharsis.text.lexicon import Pattern, shared

_MOST = 3  # clauses in a sentence
ALONE = "alone"  # the row of clauses that stand in a sentence of their own, after the others


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
    after = slots.get("e2")
    if phrase.pattern == "sequence" and isinstance(after, Phrase) and _pattern(after).condition:
        return Phrase("sequence_if", **slots)
    if isinstance(after, Phrase):
        slots["e2"] = _again(after, slots["e"])
    return Phrase(phrase.pattern, **slots)


def _pattern(phrase: Phrase) -> Pattern:
    return shared().pattern(phrase.pattern)


def _again(phrase: Phrase, before: Slot) -> Phrase:
    """A clause about what the clause before has named: it."""
    it = _pattern(phrase).it
    if not it or not isinstance(before, Phrase) or before.pattern != phrase.pattern:
        return phrase
    slots = shared().pattern(it).slots
    left_out = [name for name in phrase.slots if name not in slots]
    if any(phrase.slots[name] != before.slots[name] for name in left_out):
        return phrase
    return Phrase(it, **{name: value for name, value in phrase.slots.items() if name in slots})


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
    found = merged(parts)
    if len(found) == 1:
        return found[0]
    if _pattern(found[-1]).condition:
        return Phrase("sequence_if", e=together(found[:-1]), e2=found[-1])
    return Phrase("all_of", e=Joined(tuple(found)))


def sentences(parts: Sequence[Phrase]) -> list[Phrase]:
    """The effects of a card as sentences: each row of them (production), the others, then what stands alone."""
    found = merged(_apart([tidy(part) for part in parts]))
    alone = [clause for clause in found if _pattern(clause).row == ALONE]
    others = [clause for clause in found if _pattern(clause).row != ALONE]
    # a row of its own comes where its first clause stands
    names = list(dict.fromkeys(_pattern(clause).row for clause in others))
    rows: list[list[Phrase]] = []
    for name in names:
        row = [clause for clause in others if _pattern(clause).row == name]
        most = _MOST if not name else 1 if any(_wide(clause) for clause in row) else 2
        rows += _chunks(row, most)
    if len(rows) == 2 and all(len(row) == 1 and not _wide(row[0]) for row in rows):
        if not _pattern(rows[0][0]).long:
            rows = [rows[0] + rows[1]]
    return [_sentence(row) for row in rows] + alone


def _wide(clause: Phrase) -> bool:
    """Whether a clause lists several objects already."""
    return _pattern(clause).wide


def _sentence(row: list[Phrase]) -> Phrase:
    """A row of clauses as one phrase."""
    if len(row) == 1:
        return row[0]
    fused = shared().fused("sentence", row)
    return fused if fused is not None else Phrase("all_of", e=Joined(tuple(row)))


def _apart(parts: Sequence[Phrase]) -> list[Phrase]:
    """A condition that follows on an effect becomes a part of its own."""
    found: list[Phrase] = []
    for part in parts:
        if part.pattern == "sequence_if":
            found += [p for p in (part.slots["e"], part.slots["e2"]) if isinstance(p, Phrase)]
        else:
            found.append(part)
    return found


def _chunks(clauses: list[Phrase], most: int) -> list[list[Phrase]]:
    count = -(-len(clauses) // most)
    size = -(-len(clauses) // count) if count else 1
    return [clauses[i : i + size] for i in range(0, len(clauses), size)]


def merged(parts: Sequence[Phrase]) -> list[Phrase]:
    """Flat; clauses of one kind are one clause, where the first of them stands, unless their pattern goes first."""
    flat: list[Phrase] = []
    for part in parts:
        flat.extend(_items(part.slots["e"]) if part.pattern == "all_of" else [part])
    flat.sort(key=lambda part: not _pattern(part).first)
    found: list[Phrase] = []
    done: set[str] = set()
    for part in flat:
        kind = _pattern(part).kind
        if not kind:
            found.append(part)
        elif kind not in done:
            done.add(kind)
            found += _one_kind([other for other in flat if _pattern(other).kind == kind])
    return found


def _one_kind(parts: list[Phrase]) -> list[Phrase]:
    """Clauses of one kind as few as possible: by what lists them, losses before gains."""
    if len(parts) == 1:
        return parts
    lists: dict[str, list[Phrase]] = {}
    for part in sorted(_summed(parts), key=lambda part: _pattern(part).rank):
        lists.setdefault(_pattern(part).several, []).append(part)
    return [_several(several, some, "and") for several, some in lists.items()]


def _summed(parts: list[Phrase]) -> list[Phrase]:
    """Numbers of one pattern added up, where the first of them stands."""
    found: dict[str, Phrase] = {}
    for i, part in enumerate(parts):
        if not _pattern(part).sums:
            found[str(i)] = part
        elif part.pattern in found:
            n = _number(found[part.pattern]) + _number(part)
            found[part.pattern] = Phrase(part.pattern, **{**part.slots, "n": n})
        else:
            found[part.pattern] = part
    return list(found.values())


def _several(several: str, parts: list[Phrase], word: str) -> Phrase:
    """Clauses of one kind as one: amounts in a row, or objects in a list."""
    if len(parts) == 1:
        return parts[0]
    if several == "amounts":
        return _joined_amounts(parts, word)
    objects: list[Phrase] = []
    for part in parts:
        pattern = _pattern(part)
        again = bool(objects) and pattern.object_again != "" and objects[0].pattern == pattern.object
        objects.append(Phrase(pattern.object_again if again else pattern.object, **part.slots))
    return Phrase(several, e=Joined(tuple(objects), word))


def _number(phrase: Phrase) -> int:
    n = phrase.slots["n"]
    assert isinstance(n, int)
    return n


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
    several = _pattern(first).several
    if all(_pattern(part).several == several and _pattern(part).object for part in parts):
        return _several(several, parts, "or")
    if len(parts) > 2:
        return Phrase("choose_one", e=Joined(tuple(parts), "or"))
    return shared().fused("either", parts) or Phrase("choice_two", e=first, e2=parts[1])


def _others(phrase: Phrase) -> dict[str, Slot]:
    return {name: value for name, value in phrase.slots.items() if name != "q"}


def standing(parts: Sequence[Phrase]) -> list[Phrase]:
    """What a card keeps in force: two effects that say nearly the same become one."""
    found = [tidy(part) for part in parts]
    fused = shared().fused("standing", found)
    return found if fused is None else [fused]
