"""How Turmoil speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.games.mars.components import MC
from tharsis.games.mars.turmoil.components import (
    FROM_RESERVE,
    NEUTRAL,
    NOTE_BANNED,
    NOTE_CHAIRMAN,
    NOTE_DOMINANT,
    NOTE_EVENT,
    NOTE_LEADER,
    NOTE_LOBBY,
    NOTE_NEUTRAL,
    NOTE_POLICY,
    NOTE_PRESERVED,
    NOTE_REPLACED,
    NOTE_REVEALED,
    NOTE_REVISION,
    NOTE_RULING,
    NOTE_TOLL,
    PARTIES,
)
from tharsis.games.mars.turmoil.lobby import BanDelegate, LobbyEntry, ReplaceNeutral, SendDelegates
from tharsis.games.mars.turmoil.parts import AnyResource, DiscardSome
from tharsis.games.mars.turmoil.policies import PolicyEntry
from tharsis.kernel.core import NOBODY, Event, Ruleset
from tharsis.kernel.phrase import Amount, Noun, Phrase, Title
from tharsis.text.decisions import noun, titled
from tharsis.text.tables import Note, by_card

if TYPE_CHECKING:
    from tharsis.kernel.core import Node
    from tharsis.rules.menu import Entry
    from tharsis.text.labels import OptionText
    from tharsis.text.log import LogReader
    from tharsis.text.tables import EntryWords, Line, OptionWords, QuestionWords


def party(number: int) -> Noun:
    """The title of a party."""
    return Noun(PARTIES[number].noun)


# --- options and questions ----------------------------------------------------------------------------------------------


def from_option(t: OptionText, node: LobbyEntry, x: int) -> Phrase:
    """Where a delegate comes from."""
    return Phrase("opt_from_reserve", q=Amount(FROM_RESERVE, MC.noun)) if x else Phrase("opt_from_lobby")


def party_option(t: OptionText, node: Node, x: int) -> Phrase:
    """A party."""
    return noun(PARTIES[x].noun)


def ban_option(t: OptionText, node: BanDelegate, x: int) -> Phrase:
    """A delegate of somebody in a party."""
    owner = x % 10 - 1
    if owner == NEUTRAL:
        return Phrase("opt_ban_neutral", x=party(x // 10))
    return Phrase("opt_ban", x=party(x // 10), name=Title("seat", str(owner)))


def take_option(t: OptionText, node: AnyResource, x: int) -> Phrase:
    """A resource."""
    return Phrase("gain", q=Amount(1, node.resources[x].noun))


OPTIONS: dict[type[Node], OptionWords] = {
    LobbyEntry: from_option,
    SendDelegates: party_option,
    ReplaceNeutral: party_option,
    BanDelegate: ban_option,
    AnyResource: take_option,
    DiscardSome: titled("opt_title"),
}


def send_question(t: OptionText, node: SendDelegates) -> Phrase:
    """Where delegates go."""
    return Phrase("ask_send", q=Amount(node.n, "delegate"))


def take_question(t: OptionText, node: AnyResource) -> Phrase:
    """Which resource, and how many are still to come."""
    return Phrase("ask_take", n=node.choices(t.s, t.seat) - t.frame.pc)


def discard_question(t: OptionText, node: DiscardSome) -> Phrase:
    """Which card goes."""
    left = min(node.n - t.frame.pc, len(node.there(t.s, t.frame)))
    return Phrase("ask_discard", q=Amount(left, "card"))


QUESTIONS: dict[type[Node], QuestionWords] = {
    LobbyEntry: Phrase("ask_from"),
    SendDelegates: send_question,
    ReplaceNeutral: Phrase("ask_recruit"),
    BanDelegate: Phrase("ask_ban"),
    AnyResource: take_question,
    DiscardSome: discard_question,
}


def delegate_entry(t: OptionText, entry: LobbyEntry, x: int) -> Phrase:
    """Send a delegate to a party."""
    price = entry.price(t.s, t.seat, x)
    if price == 0:
        return Phrase("opt_delegate_free", x=party(x))
    return Phrase("opt_delegate", x=party(x), q=Amount(price, MC.noun))


def policy_entry(t: OptionText, entry: PolicyEntry, x: int) -> Phrase:
    """Use a policy."""
    q = Amount(entry.price(t.s, t.seat, x), MC.noun)
    return Phrase("opt_policy", x=party(entry.deeds[x].party), q=q)


ENTRIES: dict[type[Entry], EntryWords] = {LobbyEntry: delegate_entry, PolicyEntry: policy_entry}


# --- the log ------------------------------------------------------------------------------------------------------------


def at_party(pattern: str) -> Line:
    """A line about a party, and who did something there."""

    def line(log: LogReader, event: Event) -> Phrase:
        return Phrase(pattern, name=log.name(event), x=party(event.amount))

    return line


def of_party(pattern: str) -> Line:
    """A line about a party alone."""

    def line(log: LogReader, event: Event) -> Phrase:
        return Phrase(pattern, x=party(event.amount))

    return line


def of_event(pattern: str) -> Line:
    """A line about a global event."""

    def line(log: LogReader, event: Event) -> Phrase:
        return Phrase(pattern, card=log.title(event))

    return line


def sent(log: LogReader, event: Event) -> Phrase:
    """Delegates sent: several in a row are one line."""
    n = 1
    while (after := log.next()) is not None and after.same(event):
        log.at += 1
        n += 1
    return Phrase("log_delegate", name=log.name(event), q=Amount(n, "delegate"), x=party(event.amount))


def banned(log: LogReader, event: Event) -> Phrase:
    """A delegate removed."""
    where, owner = party(event.amount // 10), event.amount % 10 - 1
    if owner == NEUTRAL:
        return Phrase("log_banned_neutral", name=log.name(event), x=where)
    return Phrase("log_banned", name=log.name(event), other=Title("seat", str(owner)), x=where)


def chairman(log: LogReader, event: Event) -> Phrase:
    """A new chairman."""
    if event.seat == NOBODY:
        return Phrase("log_chairman_neutral")
    return Phrase("log_chairman", name=log.name(event))


def toll(log: LogReader, event: Event) -> Phrase:
    """What the Reds got."""
    return Phrase("log_toll", name=log.name(event), q=Amount(event.amount, MC.noun))


NOTES = {
    NOTE_LOBBY: Note(sent),
    NOTE_NEUTRAL: Note(of_party("log_neutral_delegate")),
    NOTE_BANNED: Note(banned),
    NOTE_REPLACED: Note(at_party("log_replaced")),
    NOTE_LEADER: Note(at_party("log_leader")),
    NOTE_DOMINANT: Note(of_party("log_dominant")),
    NOTE_RULING: Note(of_party("log_ruling")),
    NOTE_CHAIRMAN: Note(chairman),
    NOTE_POLICY: Note(at_party("log_policy"), acts=True, paid=True),
    NOTE_TOLL: Note(toll, paid=True),
    NOTE_REVISION: Note(Phrase("log_revision")),
    NOTE_EVENT: Note(of_event("log_event"), acts=True),
    NOTE_REVEALED: Note(of_event("log_event_revealed")),
    NOTE_PRESERVED: Note(by_card("log_preserved"), acts=True),
}


def TITLES(rules: Ruleset) -> list[Noun]:  # noqa: N802
    """The titles of the parties."""
    return [party(number) for number in range(len(PARTIES))]
