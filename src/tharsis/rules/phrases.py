"""What effects say together: costs with gains, amounts with counts. Phrases only; no language."""

from __future__ import annotations

from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase


def together(parts: list[Phrase]) -> Phrase:
    """Several effects as one."""
    return parts[0] if len(parts) == 1 else Phrase("all_of", e=Joined(tuple(parts)))


def more(noun: str, n: int, production: bool) -> Phrase:
    """Gaining so much of a quantity: a production and the rating rise in steps."""
    if production:
        return Phrase("production_up", x=Noun(noun), n=n)
    if noun == "tr":
        return Phrase("tr_up", n=n)
    return Phrase("gain", q=Amount(n, noun))


def purpose(cost: Phrase, gain: Phrase) -> Phrase:
    """Doing one thing in order to do the other: Spend 4 energy to gain 2 steel."""
    kind, slots = cost.pattern, cost.slots
    if kind == "spend":
        return Phrase("action_pay_gain", q=slots["q"], e=gain)
    if kind == "spend_metal":
        return Phrase("action_pay_metal_gain", q=slots["q"], x=slots["x"], e=gain)
    if kind == "production_down":
        return Phrase("action_production_for", x=slots["x"], n=slots["n"], e=gain)
    if kind == "take_from_this":
        return Phrase("action_take_gain", q=slots["q"], e=gain)
    if kind == "take_other":
        return Phrase("action_take_other_gain", q=slots["q"], e=gain)
    if kind == "spend_face_x":
        return Phrase("dice_exchange_other", x=slots["x"])
    if kind == "discard":
        return Phrase("action_discard_for", q=slots["q"], e=gain)
    if kind == "spend_x" and gain.pattern == "gain_x":
        return Phrase("spend_any_amount", x=slots["x"])
    if kind == "production_down_x" and gain.pattern == "production_up_x":
        return Phrase("production_shift_any", x=slots["x"], y=gain.slots["x"])
    return Phrase("sequence", e=cost, e2=gain)


def counted(n: int, icon: str) -> list[str]:
    """An icon with its number, which is left out where it is 1."""
    return [icon] if n == 1 else [f"{n}", icon]
