"""What can be wrong with a server before it serves, said in one line each."""

from __future__ import annotations

import socket
from ipaddress import ip_network
from urllib.parse import urlsplit

from tharsis.kernel.errors import TharsisError
from tharsis.server.config import Config
from tharsis.server.peers.open import news_for
from tharsis.server.store.open import store_for
from tharsis.text.check import check_installed_words

BACKLOG = 2048


def check_settings(config: Config) -> None:
    """Whether what an operator has set makes sense."""
    for origin in config.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or origin != origin_of(origin):
            raise TharsisError(f"--origin {origin!r}: an origin is like https://example.org, without a path")
    for name in config.names:
        if not name or any(c in name for c in "/:@ "):
            raise TharsisError(f"--name {name!r}: a name is like table.example.org, without scheme and port")
    for proxy in config.proxies:
        check_proxy(proxy)
    for machine in config.bots:
        if urlsplit(machine).scheme not in ("ws", "wss") or not urlsplit(machine).hostname:
            raise TharsisError(f"--bots {machine!r}: a machine is like ws://tharsis:TOKEN@host:8139")


def check_proxy(proxy: str) -> None:
    """Proxies are named one by one or by their network: whoever is one may pretend to be any client."""
    try:
        network = ip_network(proxy)
    except ValueError:
        hint = "an address such as 127.0.0.1, or a network such as 10.0.0.0/24"
        raise TharsisError(f"--proxies {proxy!r}: {hint}") from None
    if network.prefixlen == 0:
        raise TharsisError(f"--proxies {proxy!r}: that is everybody; name your proxies")


def origin_of(address: str) -> str:
    """The part of an address that browsers send as the origin."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def check_texts() -> None:
    """Whether everything in games from elsewhere has its words, in every language."""
    check_installed_words()


async def check_database(config: Config) -> None:
    """Whether the database can be used; brings its layout up to date."""
    store = store_for(config.database)
    if config.workers > 1 and not store.shared:
        hint = "several need PostgreSQL: --database postgresql://user:password@host/name"
        raise TharsisError(f"--workers {config.workers}: SQLite serves one process; {hint}")
    news_for(config.database, config.news, store.process)
    try:
        await store.open()
    finally:
        await store.close()


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address, so that what is wrong with it is known before anything else is begun."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.socket(family, kind, protocol)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(BACKLOG)
    except OSError as error:
        raise TharsisError(f"can't listen on {host}:{port}: {why(error)}") from None
    return found


def why(error: OSError) -> str:
    """What to do about an address that can't be had."""
    if isinstance(error, socket.gaierror):
        return "there is no such address; --host takes a name or an address of this machine"
    if isinstance(error, PermissionError):
        return "not allowed; choose a --port from 1024 on, and put a proxy before it"
    return f"{(error.strerror or str(error)).lower()}; choose another --port, or stop what uses this one"
