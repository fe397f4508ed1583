"""The Dice Game in the terminal: turns, dice by colour and face, tiles without owners."""

from __future__ import annotations

from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from tharsis.cli.screen.checklist import Thing
from tharsis.cli.screen.hand import Hand
from tharsis.cli.screen.reader import Reader
from tharsis.cli.screen.tracks import parameter_line
from tharsis.cli.screen.view import GameView
from tharsis.games.dice.components import CUP, PARAMETERS, VP
from tharsis.games.dice.goals import complete
from tharsis.games.dice.round import ChooseBonus
from tharsis.games.dice.scoring import GRADES, grade
from tharsis.games.dice.setup import ChooseCorporation, SoloTiles
from tharsis.games.dice.slots import ENDING, LAST_TURNS, SOLO_TURNS, TURN
from tharsis.games.dice.standing import worth_there
from tharsis.games.dice.terminal.board import area_word, dice_map
from tharsis.games.dice.terminal.faces import face_line, faces_text, have_and_need
from tharsis.games.dice.terminal.goals import dice_goals
from tharsis.games.dice.terminal.menu import menu_in_short
from tharsis.games.dice.terminal.seats import actions_text, production_text, seats_table, tableau_lines
from tharsis.games.dice.verbs.pay import PayFaces, icons_of
from tharsis.kernel.batch import Batch
from tharsis.kernel.core import Ask, Card, State
from tharsis.kernel.option import CARD
from tharsis.play.match import Match
from tharsis.rules.counts import bonus_of
from tharsis.rules.menu import Menu
from tharsis.rules.seats import solo
from tharsis.rules.tiles import Place

__all__ = ["PANELS", "PARAMETERS", "PLACING", "PRICE_TELLS", "READING", "WORDS"]

WORDS = Path(__file__).parent / "words.json"
PLACING = (SoloTiles,)
READING = (ChooseCorporation, ChooseBonus)
PRICE_TELLS = True
TURNS_TOLD = 5  # a replay of a solo game shows how it stands after so many turns
NEEDED = 2  # complete parameters that end a game


def chapter(s: State) -> int:
    """A round, or some turns of a solo game."""
    return (s.world[TURN] - 1) // (TURNS_TOLD if solo(s) else s.rules.players)


def headline(s: State, r: Reader) -> Text:
    """The turn, how near the end is, and the parameters."""
    turn = max(1, s.world[TURN])
    counted = r.word("turn_of", n=turn, all=SOLO_TURNS) if solo(s) else r.word("turn", n=turn)
    found = Text(counted, "bold", no_wrap=True, overflow="ellipsis")
    return found.append_text(end_meter(s, r)).append_text(parameter_line(s, PARAMETERS, r))


def end_meter(s: State, r: Reader) -> Text:
    """How near the end is."""
    if s.world[ENDING]:
        key = "ending" if s.world[ENDING] == 1 else "last_turns"
        return Text(f" · {r.word(key, n=s.world[LAST_TURNS])}", "bold reverse")
    needed = len(PARAMETERS) if solo(s) else NEEDED
    return Text(f" · {r.word('end_meter', n=complete(s), all=needed)}", "default")


def notes(s: State, r: Reader) -> list[RenderableType]:
    """The actions of cards, production."""
    if r.seat is None:
        return []
    actions = actions_text(s, r.seat, r)
    return [*([] if actions is None else [actions]), production_text(s, r.seat, r)]


def below(s: State, r: Reader) -> list[RenderableType]:
    """The players stand below the map."""
    return [seats_table(s, r)]


def in_short(s: State, ask: Ask, r: Reader) -> list[Text]:
    """The menu of a turn."""
    return menu_in_short(s, ask, r) if isinstance(ask.frame.node, Menu) else []


def area(s: State, ask: Ask, cell: int, r: Reader) -> str:
    """What is printed there, and the points that the tile would bring."""
    node = ask.frame.node
    if not isinstance(node, Place):
        return ""
    printed = bonus_of(s.rules, cell, VP.slot)
    worth = worth_there(s, node.tile, cell) + printed
    points = f"+{worth} {r.word('vp')}" if worth else ""
    return points if printed else f"{area_word(s, cell, r)} {points}".strip()


def alongside(view: GameView, s: State, ask: Ask, r: Reader) -> list[RenderableType]:
    """A corporation is chosen in view of one's hand and of the goals."""
    if not isinstance(ask.frame.node, ChooseCorporation):
        return []
    return [Text(r.word("your_hand"), style="bold"), *Hand(view, s, r).lines(), dice_goals(s, r)]


FACES = {face.name: face for face in CUP.faces}


def thing(s: State, batch: Batch, i: int, r: Reader) -> Thing | None:
    """A die that may be kept, gained, lost or turned."""
    item = batch.items[i]
    if item.kind == CARD:
        return None
    stock, face = batch.stock_of[i], FACES[item.id]
    if batch.names:  # of dice to turn: from which side, to which
        return Thing(
            Text.assemble(
                face_line(FACES[batch.names[stock]], batch.stocks[stock], r), " → ", face_line(face, 1, r)
            )
        )
    return Thing(face_line(face, batch.stocks[stock], r))


def cost(card: Card) -> list[str]:
    """The faces printed as the cost of a card."""
    return [face.name for face in icons_of(card)]


def price(card: Card, r: Reader, s: State | None) -> Text:
    """Faces: as printed, or those that I have and those that are missing."""
    faces = card.price
    if not isinstance(faces, PayFaces):
        return Text("")
    if s is None or r.seat is None:
        return faces_text(zip(faces.faces, faces.numbers, strict=True), r)
    return have_and_need(faces, s.seats[r.seat], r)


def verdict(match: Match, r: Reader) -> str | None:
    """The step on the ladder that one reached alone."""
    reached = grade(match.state) if solo(match.state) else None
    if reached is None:
        return None
    ladder = " · ".join(f"[{n}]" if i == reached else f"{n}" for i, n in enumerate(GRADES))
    step, points = len(GRADES) - reached, match.scores()[0].total
    return r.word("you_win_solo", points=points, step=step, all=len(GRADES), ladder=ladder)


PANELS = {
    "chapter": chapter,
    "headline": headline,
    "board": dice_map,
    "seats": seats_table,
    "tableaus": tableau_lines,
    "goals": dice_goals,
    "notes": notes,
    "below": below,
    "in_short": in_short,
    "area": area,
    "alongside": alongside,
    "thing": thing,
    "cost": cost,
    "price": price,
    "verdict": verdict,
}
