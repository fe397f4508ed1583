"""What effects say together: costs with gains, amounts with counts. Phrases only; no language."""

from __future__ import annotations

from tharsis.kernel.phrase import Joined, Phrase, Slot


def together(parts: list[Phrase]) -> Phrase:
    """Several effects as one."""
    return parts[0] if len(parts) == 1 else Phrase("all_of", e=Joined(tuple(parts)))


def spend_for(q: Slot, gain: Phrase) -> Phrase:
    """Spending something in order to do something: Spend 4 energy to gain 2 steel."""
    return Phrase("action_pay_gain", q=q, e=gain)


def counted(n: int, icon: str) -> list[str]:
    """An icon with its number, which is left out where it is 1."""
    return [icon] if n == 1 else [f"{n}", icon]
