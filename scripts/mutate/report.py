"""What was noticed, by file; and what was not, with the reason why it may survive, where one is known."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import yaml

from mutate.mutants import ROOT, Mutant, folder_of
from mutate.trial import Verdict

EXPLAINED = ROOT / "tests" / "data" / "mutants.yaml"
LEAST = 0.95
TEXTS = ("tests/golden", "tests/text", "tests/contracts")


@dataclass(frozen=True)
class Result:
    """A broken copy and what became of it."""

    mutant: Mutant
    verdict: Verdict


def explained() -> dict[str, str]:
    """The changes that may survive, each with its reason."""
    if not EXPLAINED.exists():
        return {}
    data = yaml.safe_load(EXPLAINED.read_text(encoding="utf-8")) or {}
    return {str(name): str(reason) for name, reason in (data.get("survive") or {}).items()}


def share(results: list[Result]) -> float:
    """How many were noticed."""
    return sum(r.verdict.noticed for r in results) / len(results) if results else 1.0


def lines(results: list[Result]) -> Iterator[str]:
    """The whole report."""
    sampled = [r for r in results if not r.mutant.by_hand]
    by_hand = [r for r in results if r.mutant.by_hand]
    reasons = explained()
    yield f"{'file':<44}{'tried':>6}{'noticed':>9}{'share':>8}"
    for file in sorted({r.mutant.file for r in sampled}):
        yield row(file, [r for r in sampled if r.mutant.file == file])
    for folder in sorted({folder_of(r.mutant.file) for r in sampled}):
        yield row(f"{folder}/", [r for r in sampled if folder_of(r.mutant.file) == folder])
    yield from survivors(sampled, reasons)
    for r in by_hand:
        if not r.verdict.noticed:
            yield f"mutate: no test of {', '.join(r.mutant.rules) or 'the place'} notices: {r.mutant.id}"
    texts = sum(r.verdict.by.startswith(TEXTS) for r in sampled)
    free = noticeable(sampled, reasons)
    yield f"mutate: {noticed(by_hand)} breaks of rules are noticed by a test that cites the rule"
    yield f"mutate: {noticed(sampled)} changes are noticed, {share(sampled):.1%}; {texts} of them first where texts are compared"
    yield f"mutate: without those that change nothing that can be seen: {noticed(free)}, {share(free):.1%}"


def row(name: str, results: list[Result]) -> str:
    """One line of the table."""
    return f"{name:<44}{len(results):>6}{sum(r.verdict.noticed for r in results):>9}{share(results):>8.0%}"


def noticed(results: list[Result]) -> str:
    """So many of so many."""
    return f"{sum(r.verdict.noticed for r in results)} of {len(results)}"


def survivors(results: list[Result], reasons: dict[str, str]) -> Iterator[str]:
    """What no test noticed."""
    for r in results:
        if not r.verdict.noticed:
            first = r.mutant.lines[0]
            yield f"survived {r.mutant.id} (line {first}): {reasons.get(r.mutant.id, 'nobody knows why')}"


def noticeable(results: list[Result], reasons: dict[str, str]) -> list[Result]:
    """Without what survived for a reason that we know."""
    return [r for r in results if r.verdict.noticed or r.mutant.id not in reasons]


def good(results: list[Result]) -> bool:
    """Whether enough was noticed: all breaks of rules, and the share of what can be noticed that we hold ourselves to."""
    sampled = [r for r in results if not r.mutant.by_hand]
    enough = share(noticeable(sampled, explained())) >= LEAST
    return enough and all(r.verdict.noticed for r in results if r.mutant.by_hand)
