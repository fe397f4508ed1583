"""`tharsis serve`: tables for people and bots, in the browser and over the network."""

from __future__ import annotations

import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from tharsis.kernel.errors import TharsisError

ACTIONS = ("list", "export", "delete")
WITH_FILE = ("backup", "restore", "archive")
BOT_STEP = 0.1  # seconds: how long a bot thinks is told in such steps only
UNDO_PAUSE = 2.0  # seconds in which the last move can be taken back although a bot is next


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0: all of them.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.", min=0, max=65535)] = 8137,
    data: Annotated[Path, typer.Option(help="The folder of the SQLite file.")] = Path("tharsis-data"),
    database: Annotated[
        str, typer.Option(help="postgresql://… instead of the file.", envvar="THARSIS_DATABASE")
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="A further origin that browsers may come from.")
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(help="A name of the server on the internet, such as table.example.org."),
    ] = None,
    proxies: Annotated[
        str, typer.Option(help="Addresses or networks of trusted proxies, joined by commas.")
    ] = "",
    workers: Annotated[
        int, typer.Option(help="Processes that serve; more than one need PostgreSQL.", min=1, max=64)
    ] = 1,
    bot_workers: Annotated[
        int, typer.Option(help="Processes in which bots think, for each that serves.", min=0, max=64)
    ] = 1,
    bots: Annotated[
        str,
        typer.Option(
            help="Machines that run `tharsis think`, joined by commas: ws://tharsis:TOKEN@host:8139.",
            envvar="THARSIS_BOTS",
        ),
    ] = "",
    news: Annotated[
        str,
        typer.Option(help="valkey://… or redis://… for news between processes.", envvar="THARSIS_NEWS"),
    ] = "",
    limits: Annotated[bool, typer.Option(help="Limits on rates and connections.")] = True,
    operator_port: Annotated[
        int, typer.Option(help="A port of this machine for figures and the operator's page; 0: none.", min=0)
    ] = 0,
    operator_token: Annotated[
        str,
        typer.Option(help="With it they can be had at the usual port.", envvar="THARSIS_OPERATOR_TOKEN"),
    ] = "",
    hsts: Annotated[int, typer.Option(help="Seconds for which browsers use HTTPS only.", min=0)] = 0,
    level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in a browser.")] = False,
) -> None:
    """The command."""
    # Here, because the other commands need not wait for all that a server needs.
    from tharsis.server.config import Config  # noqa: PLC0415
    from tharsis.server.run import run  # noqa: PLC0415

    if level not in ("debug", "info", "warning", "error"):
        raise TharsisError(f"there is no level {level!r}; there are debug, info, warning, error")
    config = Config(
        database=database or f"sqlite:{data / 'tharsis.db'}",
        host=host,
        port=port,
        origins=origin or [],
        names=[text.lower() for text in name or []],
        proxies=[text.strip() for text in proxies.split(",") if text.strip()],
        workers=workers,
        bot_workers=bot_workers,
        bots=[text.strip() for text in bots.split(",") if text.strip()],
        bot_step=BOT_STEP,
        news=news,
        operator_port=operator_port,
        operator_token=operator_token,
        hsts=hsts,
        undo_pause=UNDO_PAUSE,
    )
    config.limits.enabled = limits

    def ready(port: int) -> None:
        address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
        print(f"Tharsis: {address}   (stop with Ctrl+C)", flush=True)
        if not (config.static / "index.html").is_file():
            print("The browser client is not built: `make web` builds it.", flush=True)
        if open_browser:
            threading.Thread(target=open_soon, args=(address,), daemon=True).start()

    run(config, level, ready)


def tables(
    action: Annotated[
        str, typer.Argument(help="list, export, delete; with --file: backup, restore, archive.")
    ] = "list",
    table: Annotated[
        str, typer.Argument(help="The table; all of them for export and restore if left out.")
    ] = "",
    file: Annotated[Path | None, typer.Option(help="The file of a backup or an archive.")] = None,
    data: Annotated[Path, typer.Option(help="The folder of the SQLite file.")] = Path("tharsis-data"),
    database: Annotated[
        str, typer.Option(help="postgresql://… instead of the file.", envvar="THARSIS_DATABASE")
    ] = "",
) -> None:
    """The command. An export or a backup of a running game tells its seed: it is for who runs the server."""
    from tharsis.server.admin import administer  # noqa: PLC0415

    if action not in (*ACTIONS, *WITH_FILE):
        raise TharsisError(f"there is no action {action!r}; there are {', '.join((*ACTIONS, *WITH_FILE))}")
    if (action in WITH_FILE) != (file is not None):
        raise TharsisError(f"{' and '.join(WITH_FILE)} need a --file; the other actions have none")
    if action == "delete" and not table:
        raise TharsisError("name the table to delete")
    if not database and action != "restore" and not (data / "tharsis.db").is_file():
        raise TharsisError(f"{data / 'tharsis.db'}: no such file")
    for line in administer(database or f"sqlite:{data / 'tharsis.db'}", action, table, file):
        print(line)


def admin(
    url: Annotated[
        str, typer.Option(help="The server: its operator's port, or its address with a token.")
    ] = "http://127.0.0.1:8138",
    token: Annotated[str, typer.Option(help="The operator's token.", envvar="THARSIS_OPERATOR_TOKEN")] = "",
) -> None:
    """The command."""
    from tharsis.server.client import ServerRefused, call  # noqa: PLC0415
    from tharsis.server.overview import lines_of  # noqa: PLC0415

    try:
        doc = call(url.rstrip("/"), "GET", "/operator.json", token=token)
    except ServerRefused:
        raise TharsisError(f"{url} shows nothing: use its --operator-port, or its operator's token") from None
    except OSError as error:
        raise TharsisError(f"{url} can't be reached: {error}") from None
    for line in lines_of(doc):
        print(line)


def think(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0: all of them.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.", min=0, max=65535)] = 8139,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=256)] = 1,
    token: Annotated[
        str, typer.Option(help="What servers must know to use it.", envvar="THARSIS_BOTS_TOKEN")
    ] = "",
) -> None:
    """The command."""
    from tharsis.server.bot_machine import run_until_told  # noqa: PLC0415

    def ready(port: int) -> None:
        print(f"Bots think at ws://{host}:{port}   (stop with Ctrl+C)", flush=True)

    run_until_told(host, port, workers, token, ready)


def open_soon(address: str) -> None:
    """Open a browser once the server listens."""
    time.sleep(1)
    webbrowser.open(address)
