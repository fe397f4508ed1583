"""One WebSocket per client: hello, then orders and questions one way, deltas the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tharsis import __version__
from tharsis.kernel.errors import TharsisError
from tharsis.server import messages as wire
from tharsis.server.documents.build import Reader
from tharsis.server.errors import Refusal
from tharsis.server.http.middleware import address_of, host_allowed, new_request, origin_allowed
from tharsis.server.limits import Limit
from tharsis.server.load import Shed
from tharsis.server.logs import REQUEST, log
from tharsis.server.store.base import StoreError
from tharsis.server.table.bot_runner import now_ms
from tharsis.server.table.orders import Who
from tharsis.server.table.questions import Asker, menu, previews
from tharsis.server.table.secret import same
from tharsis.server.table.table import Table
from tharsis.server.table.tables import Hub
from tharsis.server.ws.connection import Connection

BAD = 20  # messages that make no sense until the connection is closed
CLOSED = {"not_found": 4404, "no_seat": 4401, "too_large": 4413, "frozen": 4404, "full": 1013}


class Sockets:
    """All WebSockets of a server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.limits = hub.config.limits
        self.messages = Limit(self.limits.messages)
        self.open = 0
        self.by_address: Counter[str] = Counter()

    async def serve(self, ws: WebSocket, name: str) -> None:
        """A connection from its beginning to its end."""
        REQUEST.set(new_request())
        config = self.hub.config
        if not host_allowed(ws.scope, config) or not origin_allowed(ws.scope, config.origins):
            self.hub.metrics.refusals.labels("bad_origin").inc()
            await ws.close(4403)
            return
        address = address_of(ws.scope)
        if self.limits.enabled and (
            self.open >= self.limits.connections
            or self.by_address[address] >= self.limits.connections_per_address
        ):
            self.hub.metrics.refusals.labels("too_many").inc()
            await ws.close(4429)
            return
        self.open += 1
        self.by_address[address] += 1
        try:
            await ws.accept()
            await self.greet(ws, name)
        except WebSocketDisconnect:
            pass
        finally:
            self.open -= 1
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    async def greet(self, ws: WebSocket, name: str) -> None:
        """Hello; then serve until one side closes."""
        try:
            async with asyncio.timeout(self.hub.config.hello):
                hello = wire.decode_message(await receive(ws, self.limits.message))
            if not isinstance(hello, wire.Hello):
                raise Refusal("bad_request", "the first message is hello")
            if hello.protocol != wire.PROTOCOL:
                raise Refusal("bad_request", f"this server speaks protocol {wire.PROTOCOL}")
            table = await self.hub.get(name)
            who = await self.identify(ws, table, hello)
        except TimeoutError:
            await ws.close(4408, "no hello")
            return
        except msgspec.MsgspecError as error:
            await farewell(ws, Refusal("bad_request", str(error)), 4400)
            return
        except Refusal as refusal:
            await farewell(ws, refusal, CLOSED.get(refusal.error, 4400))
            return
        except StoreError as error:
            await farewell(ws, Refusal("failed", str(error)), 1013)
            return
        await self.converse(ws, table, who, hello)

    async def identify(self, ws: WebSocket, table: Table, hello: wire.Hello) -> Who:
        """The seat of a client, or that of somebody who may watch."""
        given = hello.token or bearer(ws.headers.get("authorization", ""))
        token = given or ws.cookies.get(f"tharsis_{table.id}")
        who = await self.hub.who(table, token)
        if who is None and given:
            raise Refusal("no_seat", "this token opens no seat here")
        if who is not None:
            return who
        doc = table.seating.doc
        if not doc.public and not same(hello.invite, doc.invite):
            raise Refusal("no_seat", "this table is private: a seat or an invite is needed")
        self.hub.load.check(Shed.SPECTATORS)
        return Who()

    async def converse(self, ws: WebSocket, table: Table, who: Who, hello: wire.Hello) -> None:
        """Both directions at once."""
        connection = Connection(who, Reader(who.seat, who.host, hello.language), self.limits.waiting)
        connection.address = address_of(ws.scope)
        welcome = wire.Welcome(wire.PROTOCOL, __version__, table.id, who.seat, who.host, now_ms())
        connection.push(wire.encode(welcome).decode())
        table.join(connection, hello.seq)
        writer = asyncio.ensure_future(connection.write(ws.send_text))
        listener = asyncio.ensure_future(self.listen(ws, table, connection))
        try:
            await asyncio.wait([writer, listener], return_when=asyncio.FIRST_COMPLETED)
            if not writer.done():
                # What was answered last is still sent, to a client that still listens.
                await asyncio.wait([writer], timeout=1 if connection.closing else 0)
            with contextlib.suppress(RuntimeError):  # it was closed from the other side
                await ws.close(*(connection.closing or (1000, "")))
        finally:
            self.messages.forget(str(id(connection)))
            table.leave(connection)
            connection.forget_questions()
            for task in (writer, listener):
                task.cancel()
            for problem in await asyncio.gather(writer, listener, return_exceptions=True):
                usual = WebSocketDisconnect | RuntimeError | asyncio.CancelledError
                if isinstance(problem, BaseException) and not isinstance(problem, usual):
                    log("a connection failed", level="error", table=table.id, error=repr(problem))

    async def listen(self, ws: WebSocket, table: Table, connection: Connection) -> None:
        """Take messages one after another."""
        me, bad = str(id(connection)), 0
        while connection.closing is None:
            try:
                text = await receive(ws, self.limits.message)
                if self.limits.enabled and not self.messages.allows(me):
                    connection.push(refused(Refusal("too_many", "too many messages"), "", table))
                    connection.close(4429, "too many messages")
                    return
                message = wire.decode_message(text)
            except WebSocketDisconnect:
                return
            except Refusal as refusal:
                connection.push(refused(refusal, "", table))
                connection.close(CLOSED.get(refusal.error, 4400), str(refusal))
                return
            except msgspec.MsgspecError as error:
                bad += 1
                connection.push(refused(Refusal("bad_request", str(error)), "", table))
                if bad >= BAD:
                    connection.close(4400, "too many bad messages")
                continue
            kind = str(message.__struct_config__.tag)
            self.hub.metrics.messages.labels(kind).inc()
            if not isinstance(message, wire.Ask):
                await self.take(table, connection, message)
            elif connection.may_wonder():
                connection.wonder(self.take(table, connection, message))  # an answer need not wait for it
            else:  # nor for the questions that have no place beside others
                many = Refusal("too_many", "too many questions at once; wait for the replies")
                self.hub.metrics.refusals.labels(many.error).inc()
                connection.push(refused(many, message.key, table))

    async def take(self, table: Table, connection: Connection, message: wire.ClientMessage) -> None:
        """One message."""
        key = getattr(message, "key", "")
        try:
            if isinstance(message, wire.Ping):
                connection.push(wire.encode(wire.Pong(now_ms())).decode())
            elif isinstance(message, wire.Ask):
                body = await answer(table, connection, message)
                reply = wire.Reply(key, message.what, table.seating.seq, body)
                connection.push(wire.encode(reply).decode())
            elif isinstance(message, wire.SetLanguage):
                connection.reader = connection.reader._replace(language=message.language)
                connection.push(table.audience(connection.reader).full())
            elif isinstance(message, wire.Hello):
                raise Refusal("bad_request", "hello was said already")
            else:
                done = await table.order(connection.who, message)
                connection.push(wire.encode(wire.Ack(key, done.seq, done.repeated)).decode())
        except Refusal as refusal:
            self.hub.metrics.refusals.labels(refusal.error).inc()
            connection.push(refused(refusal, key, table))
        except StoreError as error:
            log("not stored", level="error", table=table.id, error=str(error))
            connection.push(refused(Refusal("failed", "not stored; try again"), key, table))
        except TharsisError as error:
            connection.push(refused(Refusal("refused", str(error)), key, table))


async def answer(table: Table, connection: Connection, ask: wire.Ask) -> object:
    """A question about the position."""
    asker, language = Asker(connection.who.seat, connection.address), connection.reader.language
    if ask.what == "menu":
        return await menu(table, asker, language)
    return await previews(table, asker, ask.options, language)


async def receive(ws: WebSocket, most: int) -> str:
    """The next text message."""
    message = await ws.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        raise Refusal("bad_request", "text messages only")
    if len(text) > most:
        raise Refusal("too_large", f"a message has at most {most} bytes")
    return str(text)


async def farewell(ws: WebSocket, refusal: Refusal, code: int) -> None:
    """Say why, and close."""
    await ws.send_text(wire.encode(wire.Error(refusal.error, str(refusal))).decode())
    await ws.close(code, refusal.error)


def bearer(header: str) -> str | None:
    """The token of an Authorization header."""
    kind, _, token = header.partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


def refused(refusal: Refusal, key: str, table: Table) -> str:
    """A refusal as a message."""
    return wire.encode(wire.Error(refusal.error, str(refusal), key, table.seating.seq)).decode()
