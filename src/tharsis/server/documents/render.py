"""Positions for a reader: options, questions, log lines, menus and previews, as data with text in a language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, cast

from tharsis.kernel.batch import Batch
from tharsis.kernel.core import Ask, State
from tharsis.kernel.option import Option
from tharsis.play.courses import Course, Step, courses
from tharsis.play.decision import labels_of, options_of
from tharsis.play.explain import items
from tharsis.play.match import index_of
from tharsis.play.preview import preview
from tharsis.play.scores import SeatScore, scores
from tharsis.rules.menu import is_menu
from tharsis.rules.scoring import winners
from tharsis.server.documents import schema
from tharsis.server.logs import log
from tharsis.text.chances import throw_text
from tharsis.text.labels import option_text, prompt_text
from tharsis.text.pending import coming_text, news_text
from tharsis.text.reasons import reason_texts

Doc = dict[str, Any]


def decision_doc(s: State, seat: int | None, language: str, names: list[str]) -> schema.Decision | None:
    """A seat's open decision, with text."""
    ask = None if seat is None or s.over else s.ask_of(seat)
    if ask is None:
        return None
    frame, node = ask.frame, ask.frame.node
    question, batch = node.question(s, frame), node.batch(s, frame)
    prompt = question.prompt()
    return {
        "prompt": prompt,
        "verb": question.verb,
        "kind": question.kind,
        "id": question.id,
        "card": None if frame.card < 0 else s.rules.cards[frame.card].key,
        "text": spoken(prompt_text, s, ask, language, names) or prompt,
        "menu": is_menu(ask),
        "options": [
            option_doc(
                i,
                option,
                spoken(option_text, s, ask, i, language, names),
                node.batch_after(s, frame, ask.options[i]),
            )
            for i, option in enumerate(options_of(s, ask))
        ],
        "batch": None if batch is None else batch_doc(batch),
    }


def option_doc(index: int, option: Option, text: str, then: Batch | None) -> schema.Option:
    """One option."""
    doc: schema.Option = {
        "index": index,
        "label": option.label(),
        "text": text or option.label(),
        "verb": option.verb,
        "kind": option.kind,
        "id": option.id,
        "n": option.n,
    }
    if then is not None:
        doc["then"] = batch_doc(then)
    return doc


def batch_doc(batch: Batch) -> schema.Batch:
    """Several decisions in a row that are one."""
    return {
        "verb": batch.verb,
        "items": [
            {"label": item.label(), "kind": item.kind, "id": item.id, "n": item.n, "stock": stock}
            for item, stock in zip(batch.items, batch.stock_of, strict=True)
        ],
        "stocks": batch.stocks,
        "names": batch.names,
        "least": batch.least,
        "most": batch.most,
        "price": batch.price,
        "purse": batch.purse,
    }


def spoken(speak: Callable[..., str], *what: Any) -> str:
    """A text; where the words are missing for something, the game goes on without."""
    try:
        return speak(*what)
    except Exception as error:
        log("no words", level="error", what=speak.__name__, error=repr(error))
        return ""


def menu_doc(s: State, seat: int, language: str, names: list[str]) -> list[schema.MenuItem]:
    """Everything that a seat might think of doing on its turn: its price, and what stands against it."""
    ask = s.ask_of(seat)
    texts: dict[str, str] = {}
    if ask is not None:
        texts = {
            label: spoken(option_text, s, ask, i, language, names) or label
            for i, label in enumerate(labels_of(s, ask))
        }
    found: list[schema.MenuItem] = []
    for item in items(s, seat):
        said = reason_texts(s, item.reasons, language, names)
        patterns = list(dict.fromkeys(r.pattern for r in item.reasons))
        patterns += [""] * (len(said) - len(patterns))
        found.append(
            {
                "label": item.label,
                "verb": item.option.verb,
                "kind": item.option.kind,
                "id": item.option.id,
                "text": texts.get(item.label, ""),
                "price": item.price,
                "toll": item.toll,
                "card": item.card,
                "sockets": [{"icon": x.icon, "accepts": x.accepts, "paid": x.paid} for x in item.sockets],
                "legal": not item.reasons,
                "reasons": [{"text": t, "pattern": p} for t, p in zip(said, patterns, strict=False)],
            }
        )
    return found


def preview_doc(s: State, seat: int, index: int, language: str, names: list[str]) -> schema.Preview:
    """What one option would do."""
    found, rules = preview(s, seat, index, whole=False), s.rules
    doc = asdict(found)
    for throw, told in zip(found.chances, doc["chances"], strict=True):
        told["text"] = throw_text(rules, throw, language)
    doc["then"] = [
        {
            "seat": x.seat,
            "text": coming_text(rules, x, seat, language, names),
            "pays": x.pays,
            "cell": "" if x.cell < 0 else rules.cell_names[x.cell],
        }
        for x in found.then
    ]
    doc["news"] = [news_text(rules, phrase, language) for phrase in found.news]
    doc["courses"] = [course_doc(x, language, names) for x in courses(s, seat, index)]
    return cast(schema.Preview, {"index": index, **doc})


def course_doc(course: Course, language: str, names: list[str]) -> schema.Course:
    """What may be chosen after a move, with text."""
    ways = {str(number): answers for number, answers in course.ways.items()}
    return {"steps": [step_doc(x, language, names) for x in course.steps], "ways": ways}


def step_doc(x: Step, language: str, names: list[str]) -> schema.Step:
    """One answer, and the question that it answers."""
    text = spoken(option_text, x.world, x.ask, x.index, language, names)
    return {
        "question": spoken(prompt_text, x.world, x.ask, language, names),
        "option": option_doc(x.index, x.option(), text, None),
    }


def wanted(s: State, ask: Ask, options: list[int | str]) -> list[int]:
    """The options meant; none named: all."""
    if not options:
        return list(range(len(ask.options)))
    labels = labels_of(s, ask)
    return [index_of(labels, option) for option in options]


def result_doc(s: State) -> schema.Result | None:
    """Points and winners of a finished game."""
    if not s.over:
        return None
    return {"winners": winners(s), "scores": [score_doc(x) for x in scores(s)]}


def score_doc(x: SeatScore) -> schema.Score:
    """The points of a seat."""
    return {"seat": x.seat, "total": x.total, "parts": x.parts, "cards": x.cards, "tiebreak": x.tiebreak}
