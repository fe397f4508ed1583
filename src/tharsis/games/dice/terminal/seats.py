"""The players of the Dice Game: dice by colour and face, points, cards, what they produce."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tharsis.cli.screen.card_view import kind_style
from tharsis.cli.screen.reader import Reader, seat_style
from tharsis.cli.screen.texts import amount_text
from tharsis.cli.screen.words import title
from tharsis.games.dice.components import CUP, KEPT_DICE, REFILL, VP, WILD
from tharsis.games.dice.slots import CORPORATION
from tharsis.games.dice.terminal.faces import SHORT, die_style, face_short
from tharsis.games.dice.verbs.dice import Die
from tharsis.kernel.core import State
from tharsis.rules.vocabulary import HAND, TABLEAU

GROUP = 3 * (SHORT + 1) - 1  # the letters that a colour takes


def seats_table(s: State, r: Reader) -> RenderableType:
    """One line per player; a column for each face, grouped by colour."""
    name = max(len(r.marked(seat)) for seat in range(len(r.names)))
    colours, faces = Text(" " * (name + 3)), Text(f"{'':<{name}}{r.word('vp'):>3}", "dim")
    for die in CUP.dice:
        colours.append("│", "dim").append(r.word(die.name).center(GROUP), f"bold {die_style(die)}")
        faces.append("│", "dim").append(" ".join(face_short(face, r) for face in die.faces), die_style(die))
    colours.append("│", "dim")
    faces.append("│✱  ▯", "dim")
    rows = [seat_row(s, seat, r, name) for seat in range(len(r.names))]
    return Group(*[one_line(line) for line in (colours, faces, *rows)])


def seat_row(s: State, seat: int, r: Reader, name: int) -> Text:
    """The dice, points, tokens and cards of a player."""
    own = s.seats[seat]
    row = Text(f"{r.marked(seat):<{name}}", seat_style(seat)).append(f"{own[VP.slot]:>3}", "bold default")
    for die in CUP.dice:
        cells = " ".join(f"{own[face.slot] or '·':>{SHORT}}" for face in die.faces)
        row.append("│", "dim").append(cells, f"bold {die_style(die)}")
    hand = len(s.zones[s.rules.zone(seat, HAND)])
    return row.append("│", "dim").append(f"{own[WILD.slot]} {hand:>2}", "default")


def one_line(line: Text) -> Text:
    """A line that is cut where the screen ends."""
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def production_text(s: State, seat: int, r: Reader) -> Text:
    """What a production turn brings a player: dice, tokens, points; how much is kept and drawn."""
    own = s.seats[seat]
    parts = [production_part(own[die.production.slot], die, r) for die in CUP.dice]
    for thing, noun in ((WILD, WILD.noun), (VP, "vp")):
        n = own[thing.production.slot]
        parts.append(Text(amount_text(n, noun, r, s.rules.game) if n else ""))
    parts = [part for part in parts if part.plain] or [Text(r.word("nothing"))]
    found = Text(r.word("produces", what="")).append_text(Text(", ").join(parts))
    kept = amount_text(own[KEPT_DICE.slot], "die", r, s.rules.game)
    cards = amount_text(own[REFILL.slot], "card", r, s.rules.game)
    return found.append(f" · {r.word('keeps', n=kept)} · {r.word('refills', n=cards)}", "dim")


def production_part(n: int, die: Die, r: Reader) -> Text:
    """The dice of one colour that a player produces."""
    return Text(amount_text(n, f"{die.name}_die", r, "dice") if n else "", die_style(die))


def actions_text(s: State, seat: int, r: Reader) -> Text | None:
    """The cards with an action: ready, or used until the next production turn."""
    cards = [c for c in s.zones[s.rules.zone(seat, TABLEAU)] if s.rules.cards[c].actions]
    if not cards:
        return None
    parts = [action_text(s, card, r) for card in sorted(cards, key=lambda c: s.used[c])]
    return Text(f"{r.word('card_actions')}: ").append_text(Text(" · ").join(parts))


def action_text(s: State, card: int, r: Reader) -> Text:
    """One of them."""
    used = s.used[card] > 0
    found = Text(title(s.rules.cards[card], r.language), "dim" if used else "cyan")
    return found.append(f" {'✗' if used else '✓'} {r.word('used' if used else 'ready')}")


def tableau_lines(s: State, r: Reader) -> RenderableType:
    """What each player has in play and produces."""
    lines: list[RenderableType] = []
    for seat in range(len(r.names)):
        found = Text(f"{r.marked(seat)}: ", style=f"bold {seat_style(seat)}")
        corporation = s.seats[seat][CORPORATION]
        if corporation >= 0:
            found.append(title(s.rules.cards[corporation], r.language), "bold underline")
        for card in s.zones[s.rules.zone(seat, TABLEAU)]:
            if card != corporation:
                found.append(" · ", "dim not bold")
                found.append_text(played_text(s, card, r))
        lines += [found, Text("   ").append_text(production_text(s, seat, r))]
    return Group(*lines)


def played_text(s: State, card: int, r: Reader) -> Text:
    """A card in play; with an action, whether it is ready."""
    it = s.rules.cards[card]
    if it.actions:
        return action_text(s, card, r)
    return Text(title(it, r.language), f"not bold {kind_style(it.kind)}")
