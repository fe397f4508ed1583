"""Global parameters: in one line, or as tracks with what waits on them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tharsis.cli.screen.reader import Reader
from tharsis.kernel.core import State
from tharsis.kernel.phrase import Noun
from tharsis.rules.vocabulary import Parameter
from tharsis.text.card import node_text
from tharsis.text.numbers import number
from tharsis.text.render import render

STYLES = ("bright_red", "bright_green", "bright_blue", "bright_yellow")  # of the first track, the second …


def style_of(place: int) -> str:
    """The colour of a track."""
    return STYLES[min(place, len(STYLES) - 1)]


def level_text(p: Parameter, level: int, r: Reader) -> str:
    """A level as people say it: in the words of the game, or beside the goal."""
    key = f"{p.name}_level"
    if not r.knows(key):
        return f"{level}/{p.goal}"
    return r.word(key, n=level, signed=f"+{level}" if level > 0 else number(level))


def parameter_name(s: State, p: Parameter, r: Reader) -> str:
    """What a parameter is called: here, or in the rules."""
    return r.word(p.name) if r.knows(p.name) else render(Noun(p.noun), r.language, game=s.rules.game)


def next_bonus(s: State, p: Parameter) -> int | None:
    """The level of the next bonus on a track."""
    ahead = [level for level in p.bonuses if level > s.world[p.slot]]
    return min(ahead) if ahead else None


def parameter_line(s: State, parameters: Sequence[Parameter], r: Reader) -> Text:
    """All parameters in one line; a star before the next bonus, a check mark at the goal."""
    found = Text(no_wrap=True, overflow="ellipsis")
    for place, p in enumerate(parameters):
        found.append(" · ")
        level = s.world[p.slot]
        found.append(f"{parameter_name(s, p, r)} {level_text(p, level, r)}", style_of(place))
        bonus = next_bonus(s, p)
        if level >= p.goal:
            found.append(" ✓", "bold")
        elif bonus is not None:
            found.append(f" ★{number(bonus)}", "dim")
    return found


def tracks(s: State, parameters: Sequence[Parameter], r: Reader) -> Text:
    """The parameters as bars; a star where a bonus waits."""
    found = Text(no_wrap=True, overflow="ellipsis")
    for place, p in enumerate(parameters):
        found.append(f"{parameter_name(s, p, r):<12}", "bold")
        now = s.world[p.slot]
        for level in range(p.start + p.size, p.goal + 1, p.size):
            reached = level <= now
            found.append(
                "★" if level in p.bonuses and not reached else "█" if reached else "░", style_of(place)
            )
        found.append(f" {level_text(p, now, r)}")
        bonus = next_bonus(s, p)
        if bonus is not None:
            what = node_text(p.bonuses[bonus], r.language, s.rules.game)
            found.append(f"  ★ {level_text(p, bonus, r)} {what}", "dim")
        found.append("\n")
    found.rstrip()
    return found
