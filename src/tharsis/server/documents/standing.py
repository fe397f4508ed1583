"""The words of what a view tells of goals, tracks and projects: titles and sentences, from the nodes that decide them."""

from __future__ import annotations

from functools import cache
from typing import Any

from tharsis.kernel.core import Ruleset, State
from tharsis.play.overview import bonuses_of, deeds_of
from tharsis.rules.standing import standings
from tharsis.text.card import node_text
from tharsis.text.render import render

Doc = dict[str, Any]
Words = tuple[str, str]  # a title, and a sentence


class StandingText:
    """The words of one set of rules in one language: they stay the same while the numbers change."""

    def __init__(self, rules: Ruleset, language: str) -> None:
        self.rules = rules
        self.language = language
        self.goals: dict[tuple[str, str], Words] = {}
        self.deeds: dict[str, Words] = {}
        self.bonuses = [
            [node_text(bonus, language, rules.game) for bonus in bonuses_of(track).values()]
            for track in rules.tracks
        ]

    def add_to(self, view: Doc, s: State) -> None:
        """Give goals, tracks and projects of a view of this state their words."""
        for row in view["goals"]:
            key = (row["kind"], row["key"])
            if key not in self.goals:
                self.read_goals(s)
            row["name"], row["text"] = self.goals[key]
        for row, texts in zip(view["tracks"], self.bonuses, strict=True):
            for bonus, text in zip(row["bonuses"], texts, strict=True):
                bonus["text"] = text
        for row in view["projects"]:
            if row["label"] not in self.deeds:
                self.read_deeds(s)
            row["name"], row["text"] = self.deeds[row["label"]]

    def doc(self) -> Doc:
        """All words that were needed so far, as plain values: what is kept with a finished game."""
        goals = [[*key, *words] for key, words in self.goals.items()]
        return {"goals": goals, "projects": dict(self.deeds), "tracks": self.bonuses}

    def read_goals(self, s: State) -> None:
        """Milestones and awards that are in play in this state."""
        for goal in [goal for teller in standings(s) for goal in teller.goals(s)]:
            title = render(goal.title, self.language, game=self.rules.game)
            text = "" if goal.phrase is None else render(goal.phrase, self.language, game=self.rules.game)
            self.goals[goal.kind, goal.key] = (title, text)

    def read_deeds(self, s: State) -> None:
        """Standard projects and the like."""
        for entry, x, node in deeds_of(s):
            noun = entry.title(x)
            title = "" if noun is None else render(noun, self.language, game=self.rules.game)
            text = node_text(node, self.language, self.rules.game)
            self.deeds[entry.offer(s, x).label()] = (title, text)


@cache
def standing_text(rules: Ruleset, language: str) -> StandingText:
    """The words of these rules in this language."""
    return StandingText(rules, language)


def add_words(view: Doc, words: Doc) -> None:
    """Give goals, tracks and projects of a view the words that were kept with it."""
    goals = {(kind, key): (name, text) for kind, key, name, text in words["goals"]}
    for row in view["goals"]:
        row["name"], row["text"] = goals[row["kind"], row["key"]]
    for row, texts in zip(view["tracks"], words["tracks"], strict=True):
        for bonus, text in zip(row["bonuses"], texts, strict=True):
            bonus["text"] = text
    for row in view["projects"]:
        row["name"], row["text"] = words["projects"][row["label"]]
