"""The console script. Whatever is wrong with the input is said in one line, and the exit status is not 0."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from tharsis import __version__
from tharsis.cli.commands import COMMANDS, CommandsOnDemand
from tharsis.kernel.errors import TharsisError

app = typer.Typer(
    name="tharsis",
    help="Terraforming Mars and its family: play, simulate, look up, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    cls=CommandsOnDemand,
)


@app.callback(invoke_without_command=True)
def options(
    compiled: Annotated[bool, typer.Option("--compiled", help="Run the build in build/compiled.")] = False,
    show_version: Annotated[
        bool, typer.Option("--version", help="Show the version, and which build it is.")
    ] = False,
) -> None:
    """Options for all commands."""
    if show_version:
        from tharsis.cli.bench.build import is_compiled  # noqa: PLC0415 - as all below: not every call needs it

        print(f"tharsis {__version__}, {'compiled' if is_compiled() else 'plain Python'}")
        raise typer.Exit
    if compiled and not os.environ.get("THARSIS_COMPILED"):
        start_compiled()


def start_compiled() -> None:
    """Become the same command, run by the compiled build."""
    from tharsis.cli.bench.build import compiled_folder  # noqa: PLC0415

    folder = compiled_folder()
    if folder is None:
        raise TharsisError("there is no compiled build: make it with `make compiled`")
    arguments = [a for a in sys.argv[1:] if a != "--compiled"]
    environment = {**os.environ, "PYTHONPATH": str(folder), "THARSIS_COMPILED": "1"}
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-m", "tharsis.cli.main", *arguments], environment)


def meant(arguments: list[str]) -> list[str]:
    """A command line in which the name of a catalogue may stand for the command."""
    first = arguments[0] if arguments else "-"
    if first.startswith("-") or first in COMMANDS:
        return arguments
    from tharsis.cli.commands.catalogue import COMMAND, catalogues  # noqa: PLC0415

    return [COMMAND, *arguments] if first in catalogues() else arguments


def run(arguments: list[str]) -> int:
    """Run a command line; its exit status."""
    try:
        result = app(meant(arguments), standalone_mode=False)
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
