"""The broken copies that are tried: a sample of all changes, the same one every time, and the breaks written by hand."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import Any

import yaml

from mutate.operators import Edit, edits
from mypyc_sources import layer_files

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
BREAKS = ROOT / "tests" / "data" / "breaks.yaml"
LEAST = 3  # changes of a file that has so many


@dataclass(frozen=True)
class Mutant:
    """A broken copy of one file. `rules`: what a test must cite to count; none where any test will do."""

    id: str
    file: str  # under src/tharsis
    lines: tuple[int, int]
    edit: Edit | None = None
    text: str = ""  # the whole broken file, where it was broken by hand
    rules: tuple[str, ...] = ()

    @property
    def by_hand(self) -> bool:
        """Whether somebody wrote it down."""
        return self.edit is None

    @property
    def path(self) -> Path:
        """The file that is broken."""
        return SRC / "tharsis" / self.file

    @property
    def module(self) -> str:
        """Its name for an import."""
        return ".".join(("tharsis", *Path(self.file).with_suffix("").parts)).removesuffix(".__init__")

    @property
    def source(self) -> str:
        """The broken file."""
        return self.text if self.edit is None else self.edit.applied(self.path.read_text(encoding="utf-8"))

    def environment(self, source: Path) -> dict[str, str]:
        """What a process must know to read the broken copy, which lies there."""
        return {
            "THARSIS_MUTANT": self.module,
            "THARSIS_MUTANT_FILE": str(self.path),
            "THARSIS_MUTANT_SOURCE": str(source),
        }


def rule_files() -> list[Path]:
    """The files that hold rules: the kernel, the shared verbs and the games, without facets of a game."""
    return [file for file in layer_files(SRC) if file.name != "__init__.py"]


@cache
def of_file(path: Path) -> list[Mutant]:
    """Every change of a file, each under a name that outlives other edits."""
    file = str(path.relative_to(SRC / "tharsis"))
    seen: Counter[str] = Counter()
    found: list[Mutant] = []
    for edit in edits(path.read_text(encoding="utf-8")):
        within = f" in {short(edit.within)}" if edit.within else ""
        name = f"{file} {edit.place}: {short(edit.before)} => {short(edit.after)}{within}"
        seen[name] += 1
        number = f" #{seen[name]}" if seen[name] > 1 else ""
        found.append(Mutant(name + number, file, edit.lines, edit))
    return found


def is_program(mutant: Mutant) -> bool:
    """Whether the broken file can be read at all."""
    try:
        compile(mutant.source, "mutant", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


def short(text: str) -> str:
    """A piece of code that fits into a line."""
    return text if len(text) <= 60 else f"{text[:45]} … {text[-12:]}"


def sample(each: int, seed: int) -> list[Mutant]:
    """About so many changes of the kernel, of the shared rules and of each game; of large files more."""
    folders: dict[str, list[list[Mutant]]] = {}
    for path in rule_files():
        if mutants := of_file(path):
            folders.setdefault(folder_of(mutants[0].file), []).append(mutants)
    chosen: list[Mutant] = []
    for files in folders.values():
        share = each / sum(sqrt(len(mutants)) for mutants in files)
        for mutants in files:
            quota = max(LEAST, round(share * sqrt(len(mutants))))
            in_order = sorted(mutants, key=lambda m: drawn(m, seed))
            chosen += islice(filter(is_program, in_order), quota)
    return chosen


def folder_of(file: str) -> str:
    """One of the games, the shared rules, or what all games stand on."""
    layer, *parts = file.split("/")
    if layer == "games":
        return f"games/{parts[0]}" if len(parts) > 1 else "kernel"
    return layer


def drawn(mutant: Mutant, seed: int) -> str:
    """Where a change stands in the draw: the same place if its function moves to another file."""
    return hashlib.sha256(f"{seed} {mutant.id.removeprefix(mutant.file)}".encode()).hexdigest()


def by_hand() -> list[Mutant]:
    """The breaks of single rules that are kept as data."""
    return [of_entry(entry) for entry in yaml.safe_load(BREAKS.read_text(encoding="utf-8"))["breaks"]]


def of_entry(entry: dict[str, Any]) -> Mutant:
    """A break from its entry. One that no longer fits any file is an error."""
    find, path = entry["find"], home(entry)
    file, source = str(path.relative_to(SRC / "tharsis")), path.read_text(encoding="utf-8")
    first = source[: source.index(find)].count("\n") + 1
    lines = (first, first + find.rstrip("\n").count("\n"))
    text = source.replace(find, entry["put"])
    return Mutant(f"{file} by hand: {entry['says']}", file, lines, text=text, rules=tuple(entry["rules"]))


def home(entry: dict[str, Any]) -> Path:
    """The file in which the text of a break stands, once: the one it names, or the only other one."""
    first: Path = SRC / "tharsis" / str(entry["file"])
    if first.exists() and first.read_text(encoding="utf-8").count(entry["find"]) == 1:
        return first
    there = [path for path in rule_files() if path.read_text(encoding="utf-8").count(entry["find"]) == 1]
    if len(there) != 1:
        raise ValueError(f"breaks.yaml: {entry['says']!r}: its text stands in {len(there)} files")
    return there[0]
