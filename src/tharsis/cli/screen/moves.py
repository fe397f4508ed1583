"""What can be done, what can't and why not, and what an option would bring."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tharsis.cli.screen.reader import Reader, seat_style
from tharsis.cli.screen.texts import amount_text, menu_texts, reasons_text
from tharsis.cli.screen.tracks import level_text, parameter_name
from tharsis.cli.screen.words import title
from tharsis.kernel.core import Ask, State
from tharsis.kernel.phrase import Noun
from tharsis.play.explain import blocked, legal
from tharsis.play.preview import POINTS, Preview, SeatChange
from tharsis.text.chances import throw_text
from tharsis.text.names import cell_text
from tharsis.text.numbers import number
from tharsis.text.pending import coming_text, news_text
from tharsis.text.render import render
from tharsis.text.tables import tables_of


def legal_moves(s: State, ask: Ask, r: Reader) -> RenderableType:
    """What the seat can do on its turn, with prices."""
    texts = menu_texts(s, ask, r)
    return Group(*[Text(f"  {move_text(texts, move.label, r)}") for move in legal(s, ask.seat)])


def blocked_moves(s: State, ask: Ask, r: Reader) -> RenderableType:
    """What the seat can't do on its turn, with reasons."""
    texts = menu_texts(s, ask, r)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    for move in blocked(s, ask.seat):
        table.add_row(move_text(texts, move.label, r), Text(reasons_text(s, move.reasons, r), style="red"))
    return table


def move_text(texts: dict[str, str], label: str, r: Reader) -> str:
    """What a move is called: by its entry in the menu, or by a word of the game."""
    return texts[label] if label in texts else r.word(f"move_{label}")


class PreviewText:
    """A preview in words: what everybody would gain and lose, what happens on Mars, what comes next."""

    def __init__(self, s: State, found: Preview, r: Reader) -> None:
        self.s, self.found, self.r = s, found, r
        self.tables = tables_of(s.rules)

    def lines(self) -> list[Text]:
        """One line for each seat that is touched, one for the parameters, and what is still open."""
        lines: list[Text] = []
        for seat, change in enumerate(self.found.seats):
            parts = self.parts(change)
            if parts:
                lines.append(Text(f"{self.r.marked(seat)}: {', '.join(parts)}", style=seat_style(seat)))
        lines += [Text(text) for text in self.raised()]
        lines += [Text(throw_text(self.s.rules, throw, self.r.language)) for throw in self.found.chances]
        if self.found.chance:
            lines.append(Text(self.r.word("preview_chance"), style="italic"))
        lines += [Text(text, style="italic") for text in self.follows()]
        if self.found.over:
            lines.append(Text(self.r.word("preview_over"), style="bold"))
        return lines or [Text(self.r.word("preview_nothing"))]

    def follows(self) -> list[str]:
        """What is still to come, and what the move brings about."""
        rules, r = self.s.rules, self.r
        reader = -1 if r.seat is None else r.seat
        said = [coming_text(rules, x, reader, r.language, r.names) for x in self.found.then]
        return [r.word("preview_then", what=text) for text in said] + [
            news_text(rules, phrase, r.language) for phrase in self.found.news
        ]

    def parts(self, change: SeatChange) -> list[str]:
        """What changes for a seat."""
        rules, nouns = self.s.rules, self.tables.slot_nouns()
        slots = [(name, -n) for side in (change.costs, change.losses) for name, n in side.items()]
        named = [
            (name if name == POINTS else nouns.get(rules.seat_names.index(name), ""), n)
            for name, n in [*slots, *change.gains.items()]
        ]
        found = [self.signed(n, noun) for noun, n in named if noun]
        for key, n in change.resources.items():
            card = rules.cards[rules.card_index[key]]
            found.append(f"{'+' if n > 0 else ''}{number(n)} → {title(card, self.r.language)}")
        if change.zones.get("hand"):
            found.append(self.signed(change.zones["hand"], "card"))
        for area, tile in change.tiles:
            noun = next(t.noun for t in self.tables.tiles.values() if t.name == tile)
            at = cell_text(rules, rules.cell_names.index(area), self.r.language)
            found.append(f"{render(Noun(noun), self.r.language, game=rules.game)}: {at}")
        return found

    def signed(self, n: int, noun: str) -> str:
        """A gain or a loss."""
        return ("+" if n > 0 else "−") + amount_text(abs(n), noun, self.r, self.s.rules.game)

    def raised(self) -> list[str]:
        """The steps of the global parameters."""
        found: list[str] = []
        for p in self.tables.parameters.values():
            now, steps = self.s.world[p.slot], self.found.world.get(p.name, 0)
            if steps:
                levels = [level_text(p, level, self.r) for level in (now, now + steps)]
                found.append(f"{parameter_name(self.s, p, self.r)} {levels[0]} → {levels[1]}")
        return found
