"""A new table: what was asked for, checked, and the events that it begins with."""

from __future__ import annotations

from tharsis.games.plugins import game_named
from tharsis.kernel.errors import TharsisError
from tharsis.play.setup import SetUp, set_up
from tharsis.server import messages as wire
from tharsis.server.errors import Refusal
from tharsis.server.store.base import NO_DEAL, Attempt
from tharsis.server.table import events as ev
from tharsis.server.table.bot_runner import now_ms
from tharsis.server.table.names import BRACES, distinct, name_of, plain
from tharsis.server.table.orders import Step, check_bot
from tharsis.server.table.secret import hashed, new_invite, new_table_id, plain_code
from tharsis.server.table.seeds import Luck
from tharsis.server.table.table_state import Seat, TableState, start_of


def check_options(order: wire.CreateTable) -> None:
    """Refuse options that the game does not have with these modules, and name those that it has."""
    known = {option.name for option in game_named(order.game).options(order.modules)}
    odd = sorted(set(order.options) - known)
    if odd:
        raise Refusal("bad_request", f"unknown options: {', '.join(odd)}; known: {', '.join(sorted(known))}")


def checked_setup(order: wire.CreateTable, luck: Luck) -> SetUp:
    """The set-up that was asked for, or what is wrong with it."""
    try:
        check_options(order)
        setup = set_up(
            order.game,
            len(order.seats),
            luck.deal(order) if order.seed is None else order.seed,
            order.modules,
            **order.options,
        )
        setup.rules()
    except (TharsisError, TypeError, ValueError) as error:
        raise Refusal("bad_request", str(error)) from None
    return setup


def order_again(seating: TableState, seat: int | None) -> wire.CreateTable:
    """A table like this one, with another deal: the same seats, of which the one of who asks is taken."""
    doc, setup = seating.doc, seating.doc.setup
    return wire.CreateTable(
        game=setup.game,
        seats=[seat_again(s, i == seat) for i, s in enumerate(seating.seats)],
        modules=list(setup.modules),
        options=dict(setup.options),
        name=doc.name,
        public=doc.public,
        clock=doc.clock,
    )


def seat_again(seat: Seat, mine: bool) -> wire.SeatPlan:
    """Who is to sit here once more. A person whom a bot replaced is awaited again."""
    if seat.kind == "bot":
        return wire.SeatPlan("bot", seat.name, seat.bot)
    return wire.SeatPlan("me" if mine else "open", seat.name)


def table_doc(
    order: wire.CreateTable, luck: Luck, token: str, code: str, daily: Attempt = NO_DEAL
) -> ev.TableDoc:
    """How the table is kept. `daily`: the deal of a day whose seed the order has; its creator does not know it."""
    setup = checked_setup(order, luck)
    mine = [i for i, s in enumerate(order.seats) if s.kind == "me"]
    if len(mine) > 1:
        raise Refusal("bad_request", "one seat at most is yours")
    if order.clock is not None:
        check_bot(order.clock.bot)
    return ev.TableDoc(
        id=new_table_id(),
        created=now_ms(),
        setup=setup,
        seats=[seat_doc(s) for s in order.seats],
        invite=new_invite(),
        host=hashed(token),
        host_code=hashed(plain_code(code)),
        name=plain(order.name, 60).translate(BRACES),
        public=order.public,
        clock=order.clock,
        seed_chosen=order.seed is not None and not daily.deal,
        host_seat=mine[0] if mine else None,
        daily=daily.deal,
        attempt=daily.number,
    )


def seat_doc(seat: wire.SeatPlan) -> ev.SeatDoc:
    """Who is to sit here."""
    if seat.kind == "bot":
        return ev.SeatDoc("bot", name_of(seat.name), check_bot(seat.bot))
    return ev.SeatDoc("open", "" if seat.kind == "me" else name_of(seat.name))


def first_steps(order: wire.CreateTable, doc: ev.TableDoc) -> list[Step]:
    """The creator sits down; a table without free seats begins at once."""
    found: list[Step] = []
    if doc.host_seat is not None:
        others = [seat.name for seat in doc.seats]
        name = distinct(name_of(order.seats[doc.host_seat].name), others)
        found.append((ev.Claimed(seat=doc.host_seat, name=name, token=doc.host, code=doc.host_code), None))
    if all(s.kind != "open" for s in order.seats):
        found.append(start_of(doc.setup))
    return found
