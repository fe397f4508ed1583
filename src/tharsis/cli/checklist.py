"""Several small decisions as one: which of these cards to buy or to sell."""

from __future__ import annotations

from tharsis.kernel.core import Card
from tharsis.play.match import Match


class Checklist:
    """Cards of which any number may be taken, and how the choice is said to the rules."""

    def __init__(self, seat: int, verb: str, cards: list[Card], least: int) -> None:
        self.seat = seat
        self.verb = verb  # buy or sell
        self.cards = cards
        self.least = least

    def read(self, text: str) -> list[Card] | None:
        """The cards that a line such as "1 3 4", "a" or "0" names; None if it names none of these."""
        parts = text.replace(",", " ").split()
        if parts == ["a"]:
            return self.cards
        if parts == ["0"]:
            return [] if self.least == 0 else None
        if not all(p.isdecimal() and 1 <= int(p) <= len(self.cards) for p in parts):
            return None
        return [self.cards[i] for i in sorted({int(p) - 1 for p in parts})]

    def carry_out(self, match: Match, chosen: list[Card]) -> bool:
        """Answer the small decisions so that these cards are taken; false, and nothing done, if not all can be."""
        trial = match.clone()
        answers: list[str] = []
        keys = {card.key for card in chosen}
        while (decision := trial.decision(self.seat)) is not None and is_step(decision.prompt, self.verb):
            wanted = [
                x for x in decision.labels() if x.split(" ")[0] == self.verb and x.split(" ")[1] in keys
            ]
            label = wanted[0] if wanted else refusal(decision.labels())
            keys.discard(label.partition(" ")[2])
            answers.append(label)
            trial.apply(self.seat, label)
        if keys:
            return False
        match.apply_all(self.seat, answers)
        return True


def refusal(labels: list[str]) -> str:
    """The answer that takes no card."""
    return next(x for x in labels if x == "done" or x.startswith("leave "))


def is_step(prompt: str, verb: str) -> bool:
    """Whether a question is one of the small decisions of a list."""
    return prompt == verb or prompt.startswith(f"{verb} ")


def checklist_of(match: Match, seat: int) -> Checklist | None:
    """The list that the open decision of a seat begins, if it does."""
    decision = match.decision(seat)
    if decision is None:
        return None
    cards, index = match.state.rules.cards, match.state.rules.card_index
    if decision.prompt == "sell":
        labels = decision.labels()
        keys = [x.split(" ")[1] for x in labels if x != "done"]
        return Checklist(seat, "sell", [cards[index[key]] for key in keys], 0 if "done" in labels else 1)
    if not decision.prompt.startswith("buy "):
        return None
    trial, found = match.clone(), list[Card]()
    while (step := trial.decision(seat)) is not None and step.prompt.startswith("buy "):
        key = step.prompt.removeprefix("buy ")
        found.append(cards[index[key]])
        trial.apply(seat, f"leave {key}")
    return Checklist(seat, "buy", found, 0)
