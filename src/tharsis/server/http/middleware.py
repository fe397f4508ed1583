"""Around every request: limits, origin, safe headers, one line in the log, figures. As plain ASGI, it costs little."""

from __future__ import annotations

import time
from ipaddress import ip_address
from secrets import token_hex
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tharsis.server.addresses import group_of
from tharsis.server.config import Config
from tharsis.server.errors import Refusal
from tharsis.server.limits import Limit
from tharsis.server.logs import REQUEST, log
from tharsis.server.messages import Problem, encode
from tharsis.server.metrics import Metrics

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
QUIET = ("/healthz", "/livez", "/readyz", "/metrics")  # asked for all the time
FRESH = ("/api/", "/operator", *QUIET)
SAFE = ("GET", "HEAD", "OPTIONS")


def address_of(scope: Scope) -> str:
    """Where a request comes from, as limits count it."""
    client = scope.get("client")
    return group_of(client[0]) if client else "?"


def origin_allowed(scope: Scope, origins: list[str]) -> bool:
    """Whether a browser comes from this server's own pages; other clients send no origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    parts = split(origin)
    # A page that came over plain HTTP is not our own where we are served over HTTPS.
    secure = scope["scheme"] in ("https", "wss")
    is_same = parts.netloc.lower() == headers.get("host", "").lower()
    return is_same and parts.scheme in (("https",) if secure else ("http", "https"))


def split(address: str) -> SplitResult:
    """The parts of an address; none, if it is no address."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("//no.address")


def host_allowed(scope: Scope, config: Config) -> bool:
    """Whether the request calls the server by one of its names.

    A name that somebody else owns may lead here (DNS rebinding), and then a page of theirs would count as ours. Nobody
    can own an address, a name without a dot, or one of the local network.
    """
    host = Headers(scope=scope).get("host", "")
    name = (split(f"//{host}").hostname or "").rstrip(".")
    if name in config.names or "." not in name or name.endswith((".localhost", ".local")):
        return True
    if name in [urlsplit(origin).hostname for origin in config.origins]:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


BUSY = 503  # refused for a moment: no fault, or one that has a line in the log already


class Guard:
    """The middleware."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics, requests: Limit) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500
        REQUEST.set(new_request())

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("x-request-id", REQUEST.get())
                if self.config.hsts and scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", f"max-age={self.config.hsts}")
                if scope["path"].startswith(FRESH):
                    headers.setdefault("cache-control", "no-store")
                message["headers"] = headers.raw
            await send(message)

        refusal = self.refusal(scope)
        try:
            if refusal is None:
                await self.app(as_get(scope), receive, send_guarded)
            else:
                await refuse(send_guarded, refusal)
        finally:
            self.note(scope, status, time.perf_counter() - began)

    def refusal(self, scope: Scope) -> Refusal | None:
        """Why a request is not even looked at."""
        address = address_of(scope)
        if self.config.limits.enabled and not self.requests.allows(address):
            return Refusal("too_many", "too many requests; wait a moment", self.requests.wait(address))
        if not host_allowed(scope, self.config):
            return Refusal("bad_host", "this server has another name; its operator can add one with --name")
        if scope["method"] not in SAFE and not origin_allowed(scope, self.config.origins):
            return Refusal("bad_origin", "this request comes from another site")
        return None

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """A line in the log. The path has no secrets in it; the query is left out."""
        self.metrics.requests.labels(status).inc()
        if status >= 500 or not scope["path"].startswith(QUIET):
            log(
                "request",
                level="info" if status < 500 else "warning" if status == BUSY else "error",
                method=scope["method"],
                path=scope["path"][:200],
                status=status,
                ms=round(seconds * 1000, 1),
            )


def new_request() -> str:
    """The name of a request in the log."""
    return token_hex(8)


def as_get(scope: Scope) -> Scope:
    """HEAD is answered like GET; the server itself leaves the body out."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


async def refuse(send: Send, refusal: Refusal) -> None:
    """A refusal without going further."""
    headers = [(b"content-type", b"application/json")]
    if refusal.retry:
        headers.append((b"retry-after", str(refusal.retry).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(Problem(refusal.error, str(refusal)))})
