"""The console script. Whatever is wrong with the input is said in one line, and the exit status is not 0."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version
from typing import Annotated

import typer

from tharsis.cli.bench.build import compiled_folder, is_compiled
from tharsis.cli.commands.balance import register as balance
from tharsis.cli.commands.bench import register as bench
from tharsis.cli.commands.cards import register as cards
from tharsis.cli.commands.catalogue import meant
from tharsis.cli.commands.catalogue import register as catalogue
from tharsis.cli.commands.perft import register as perft
from tharsis.cli.commands.play import register as play
from tharsis.cli.commands.position import register as position
from tharsis.cli.commands.replay import register as replay
from tharsis.cli.commands.serve import register as serve
from tharsis.cli.commands.simulate import register as simulate
from tharsis.cli.commands.soak import register as soak
from tharsis.kernel.errors import TharsisError

app = typer.Typer(
    name="tharsis",
    help="Terraforming Mars and its family: play, simulate, look up, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for register in (play, serve, cards, catalogue, simulate, balance, replay, position, bench, perft, soak):
    register(app)


@app.callback(invoke_without_command=True)
def options(
    compiled: Annotated[bool, typer.Option("--compiled", help="Run the build in build/compiled.")] = False,
    show_version: Annotated[
        bool, typer.Option("--version", help="Show the version, and which build it is.")
    ] = False,
) -> None:
    """Options for all commands."""
    if show_version:
        print(f"tharsis {version('tharsis')}, {'compiled' if is_compiled() else 'plain Python'}")
        raise typer.Exit
    if compiled and not os.environ.get("THARSIS_COMPILED"):
        start_compiled()


def start_compiled() -> None:
    """Become the same command, run by the compiled build."""
    folder = compiled_folder()
    if folder is None:
        raise TharsisError("there is no compiled build: make it with `make compiled`")
    arguments = [a for a in sys.argv[1:] if a != "--compiled"]
    environment = {**os.environ, "PYTHONPATH": str(folder), "THARSIS_COMPILED": "1"}
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-m", "tharsis.cli.main", *arguments], environment)


def run(arguments: list[str]) -> int:
    """Run a command line; its exit status."""
    try:
        commands = [command.name or "" for command in app.registered_commands]
        result = app(meant(arguments, commands), standalone_mode=False)
    except TharsisError as error:
        return complain(str(error), 1)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return complain(f"{error.filename or 'file'}: {error.strerror or error}", 1)
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except Exception as error:
        # typer's own complaints about options and arguments; their class is not part of its interface
        message = getattr(error, "format_message", None)
        if message is None:
            raise
        return complain(message(), 2)
    return result if isinstance(result, int) else 0


def complain(text: str, status: int) -> int:
    """Say what is wrong, in one line."""
    print("tharsis: " + " ".join(text.split()), file=sys.stderr)
    return status


def main() -> None:
    """The entry point."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
