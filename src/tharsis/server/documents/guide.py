"""What never changes in a game, told once: words and pictures of goals, tracks and projects, prices, plain numbers.

All of it comes from the nodes that decide it. The view tells the rest, which changes.
"""

from __future__ import annotations

from functools import cache

from tharsis.games.plugins import game_named
from tharsis.kernel.core import Node, Ruleset, State, Track
from tharsis.kernel.errors import TharsisError
from tharsis.kernel.phrase import Noun
from tharsis.play.games import blank_state
from tharsis.play.overview import bonuses_of, deeds_of
from tharsis.play.setup import set_up
from tharsis.rules.menu import Entry
from tharsis.rules.standing import GoalText, PanelItem, Stock, standings
from tharsis.rules.vocabulary import Parameter, Quantity
from tharsis.server.documents import schema
from tharsis.server.errors import Refusal
from tharsis.text.card import node_text
from tharsis.text.render import render
from tharsis.text.tables import Tables, tables_of


@cache
def guide_of(rules: Ruleset, language: str) -> schema.GuideDoc:
    """What never changes in a game by these rules."""
    tellers, start = standings(rules), blank_state(rules, bytes(32))
    return {
        "language": language,
        "game": rules.game,
        "modules": rules.modules,
        "players": rules.players,
        "quantities": [quantity_doc(rules, q, language) for q in tables_of(rules).quantities],
        "goals": [goal_doc(rules, goal, language) for teller in tellers for goal in teller.goal_texts(rules)],
        "prices": {kind: list for teller in tellers for kind, list in teller.goal_prices(rules).items()},
        "tracks": [track_doc(rules, track, language) for track in rules.tracks],
        "projects": [project_doc(start, *deed, language) for deed in deeds_of(rules)],
        "stocks": [
            stock_doc(stock, tables_of(rules)) for teller in tellers for stock in teller.stocks(rules)
        ],
        "panels": {
            name: [panel_doc(rules, item, language) for item in items]
            for teller in tellers
            for name, items in teller.panel_items(rules).items()
        },
        "tiebreak": tiebreak_text(rules, language),
        "facts": {name: n for teller in tellers for name, n in teller.facts(rules).items()},
    }


def tiebreak_text(rules: Ruleset, language: str) -> str:
    """What decides between seats with the same points; nothing where nothing does."""
    found = [noun for teller in standings(rules) if (noun := teller.tiebreak(rules)) is not None]
    return render(found[0], language, game=rules.game) if found else ""


def guide_to(game: str, modules: list[str], players: int | None, language: str) -> schema.GuideDoc:
    """The same for a game that nobody has begun; without a number of players, for as many as fit."""
    try:
        most = game_named(game).players[1]
        return guide_of(set_up(game, most if players is None else players, 0, modules).rules(), language)
    except TharsisError as error:
        raise Refusal("refused", str(error)) from error


def quantity_doc(rules: Ruleset, quantity: Quantity, language: str) -> schema.GuideQuantity:
    """Something that a player has a number of."""
    noun = Noun(tables_of(rules).said(quantity.noun))
    return {
        "name": quantity.name,
        "title": render(noun, language, game=rules.game),
        "icon": quantity.icon,
        "production": quantity.is_production,
    }


def goal_doc(rules: Ruleset, goal: GoalText, language: str) -> schema.GuideGoal:
    """A milestone or an award."""
    return {
        "kind": goal.kind,
        "key": goal.key,
        "name": render(goal.title, language, game=rules.game),
        "short": render(goal.short, language, game=rules.game),
        "text": render(goal.phrase, language, game=rules.game),
        "icons": goal.icons,
    }


def track_doc(rules: Ruleset, track: Track, language: str) -> schema.GuideTrack:
    """A global parameter: what its steps bring."""
    known = track if isinstance(track, Parameter) else None
    return {
        "name": track.name,
        "title": track.name if known is None else render(Noun(known.noun), language, game=rules.game),
        "icon": "" if known is None else known.icon,
        "start": track.start,
        "goal": track.goal,
        "step": track.size,
        "bonuses": [
            {"at": at, "icons": bonus.icons(), "text": node_text(bonus, language, rules.game)}
            for at, bonus in bonuses_of(track).items()
        ],
        "zones": [
            {"name": zone.name, "title": render(Noun(zone.noun), language, game=rules.game), "at": zone.at}
            for teller in standings(rules)
            for zone in teller.zones(rules).get(track.name, [])
        ],
        "reward": None if known is None else reward_doc(rules, known.reward, language),
        "beyond": None if known is None else reward_doc(rules, known.beyond, language),
    }


def reward_doc(rules: Ruleset, node: Node | None, language: str) -> schema.Reward | None:
    """What a step brings whoever takes it."""
    if node is None:
        return None
    return {"icons": node.icons(), "text": node_text(node, language, rules.game)}


def project_doc(s: State, entry: Entry, x: int, node: Node, language: str) -> schema.GuideProject:
    """A standard project or the like, and what it costs before any card changes that."""
    option, noun, (cost, gain) = entry.offer(s, x), entry.title(x), sides(node.icons())
    return {
        "label": option.label(),
        "verb": option.verb,
        "key": option.id,
        "name": "" if noun is None else render(noun, language, game=s.rules.game),
        "text": node_text(node, language, s.rules.game),
        "price": entry.amount(s, 0, x),
        "cost": cost,
        "gain": gain,
    }


def panel_doc(rules: Ruleset, item: PanelItem, language: str) -> schema.GuidePanelItem:
    """A thing in a panel of a module, with what its parts say."""
    return {
        "key": item.key,
        "title": render(item.title, language, game=rules.game),
        "icon": item.icon,
        "parts": {
            name: {"icons": node.icons(), "text": node_text(node, language, rules.game)}
            for name, node in item.parts.items()
        },
    }


def stock_doc(stock: Stock, tables: Tables) -> schema.Stock:
    """Something that players have."""
    return {
        "name": stock.name,
        "noun": tables.said(stock.noun),
        "icon": stock.icon,
        "kinds": [
            {"slot": kind.name, "noun": tables.said(kind.noun), "icon": kind.icon, "sides": sides}
            for kind, sides in zip(stock.kinds, stock.sides, strict=True)
        ],
        "production": None if stock.production is None else stock.production.name,
    }


def sides(icons: list[str]) -> tuple[list[str], list[str]]:
    """What is paid and what comes of it, as icons."""
    at = icons.index("->") if "->" in icons else -1
    return icons[: max(0, at)], icons[at + 1 :]
