"""How World Government Terraforming speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.games.mars.world_government import NOTE_GOVERNMENT, WorldGovernment
from tharsis.kernel.phrase import Phrase
from tharsis.text.tables import Note, by_seat

if TYPE_CHECKING:
    from tharsis.kernel.core import Node
    from tharsis.text.labels import OptionText
    from tharsis.text.tables import OptionWords, QuestionWords


def deed(t: OptionText, node: WorldGovernment, x: int) -> Phrase:
    """What the first player does for the government."""
    return node.deeds[x].phrase()


OPTIONS: dict[type[Node], OptionWords] = {WorldGovernment: deed}
QUESTIONS: dict[type[Node], QuestionWords] = {WorldGovernment: Phrase("ask_government")}
NOTES = {NOTE_GOVERNMENT: Note(by_seat("log_government"), acts=True)}
