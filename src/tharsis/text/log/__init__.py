"""The log as people read it: events that belong together are one line, and each reader gets what they may see.

`reader.py` gathers events into records, `lines.py` says them. What its slots and notes are, a game says in its `text` facet.

>>> from tharsis.play.games import ruleset, start
>>> state = start(ruleset("mars", (), 2, ()), 1)
>>> [line.text for line in log_lines(state, "en", ["Ana", "Bo"])]
['Generation 1 begins']
"""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.kernel.core import NOBODY, State
from tharsis.text.log.lines import LogLine, LogText
from tharsis.text.log.reader import LogReader

__all__ = ["LogLine", "LogReader", "log_lines"]


def log_lines(
    state: State, language: str, names: Sequence[str], reader: int | None = None, since: int = -1
) -> list[LogLine]:
    """What happened after the event of that index, for a seat (`None`: somebody who watches).

    While the seats decide at the same time, what the others have done so far stays hidden.
    """
    state = state.seen_by(NOBODY if reader is None else reader)
    told = LogReader(state, reader, since)
    told.tell()
    return LogText(state, language, names, reader, told.order).lines(told.records)
