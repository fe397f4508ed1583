"""The options of a turn in few words: what to do, and the icons to pay for it."""

from __future__ import annotations

from rich.text import Text

from tharsis.cli.screen.reader import Reader
from tharsis.cli.screen.texts import option_texts
from tharsis.games.dice.menu import CommonAction, PlayEntry
from tharsis.games.dice.terminal.faces import die_style, face_short
from tharsis.games.dice.text import deed_title
from tharsis.games.dice.verbs.pay import PayFaces
from tharsis.kernel.core import Ask, State
from tharsis.kernel.phrase import Phrase, Title
from tharsis.rules.menu import WIDTH, DeedEntry, Entry, Menu
from tharsis.text.labels import speaker


def menu_in_short(s: State, ask: Ask, r: Reader) -> list[Text]:
    """All options of a menu."""
    menu = ask.frame.node
    assert isinstance(menu, Menu)
    found: list[Text] = []
    for option, text in zip(ask.options, option_texts(s, ask, r), strict=True):
        entry = menu.entries[option // WIDTH] if option >= 0 else None
        found.append(
            Text(text, "not bold") if entry is None else entry_in_short(s, ask, entry, option, text, r)
        )
    return found


def entry_in_short(s: State, ask: Ask, entry: Entry, option: int, text: str, r: Reader) -> Text:
    """A card with its price, or a support or standard action by its title."""
    number = option % WIDTH
    if isinstance(entry, PlayEntry):
        card = s.rules.cards[number]
        said = speaker(s, ask, r.language, r.names).say(Phrase("opt_play_free", card=Title("card", card.key)))
        return Text(said, "not bold").append_text(icons_text(card.price, s.seats[ask.seat], r))
    if isinstance(entry, DeedEntry) and isinstance(deed := entry.deeds[number], CommonAction):
        price = deed.costs[0] if deed.costs else None
        return Text(deed_title(deed, r.language), "not bold").append_text(
            icons_text(price, s.seats[ask.seat], r)
        )
    return Text(text, "not bold")


def icons_text(price: object, own: list[int], r: Reader) -> Text:
    """Icons that are to be paid exactly: ene2 ste1."""
    found = Text()
    if isinstance(price, PayFaces):
        for i, face in enumerate(price.faces):
            if price.need(own, i):
                found.append(" ").append(f"{face_short(face, r)}{price.need(own, i)}", die_style(face.die))
    return found
