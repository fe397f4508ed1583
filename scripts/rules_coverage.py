"""Which rules of tests/data/rules are cited by a test, per part of the game.

A test cites rules by @pytest.mark.rule("M-018", "M-019"). Any YAML file there with a top key `rules` counts;
not-digital.yaml lists the few rules that have no meaning in a digital game; breaks.yaml has those that `make mutate`
breaks by hand, and of which a citing test must fail then. Exits with 1 on a gap or a mistake;
with --report it only prints.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import yaml

TESTS = Path(__file__).resolve().parent.parent / "tests"
NOT_DIGITAL = "not-digital.yaml"
NOT_DIGITAL_MOST = 12
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Coverage:
    """The rules by file and part, who cites them, and what is wrong."""

    def __init__(self) -> None:
        self.rules: dict[str, tuple[str, str]] = {}  # id -> file, part
        self.not_digital: dict[str, str] = {}
        self.cited: dict[str, list[str]] = {}
        self.mistakes: list[str] = []

    def gaps(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.cited and rule not in self.not_digital]

    def complete(self) -> bool:
        return not self.gaps() and not self.mistakes


# The rules


def read_rules(folder: Path, coverage: Coverage) -> None:
    for file in sorted(folder.glob("*.yaml")):
        data = yaml.safe_load(file.read_text(encoding="utf-8")) or {}
        if file.name == NOT_DIGITAL:
            coverage.not_digital = {str(key): str(reason or "").strip() for key, reason in data.items()}
        for rule in data.get("rules", []):
            if rule["id"] in coverage.rules:
                coverage.mistakes.append(f"{file.name}: {rule['id']} stands there twice")
            coverage.rules[rule["id"]] = (file.stem, rule["part"])


# The citations


def is_mark(node: ast.AST, *names: str) -> bool:
    """pytest.mark.NAME, called or not."""
    target = node.func if isinstance(node, ast.Call) else node
    return ast.unparse(target) in {f"pytest.mark.{name}" for name in names}


def marks(function: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> Iterator[ast.AST]:
    """Every node of the decorators, so that the marks of a single parameter are seen as well."""
    for decorator in function.decorator_list:
        yield from ast.walk(decorator)


def read_mark(call: ast.Call, where: str, coverage: Coverage) -> None:
    for argument in call.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            coverage.cited.setdefault(argument.value, []).append(where)
        else:
            coverage.mistakes.append(f"{where}: a rule is cited by its id as a plain string")


def read_test_file(file: Path, tests: Path, coverage: Coverage) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if not isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            continue
        where = f"{file.relative_to(tests.parent)}:{node.lineno}"
        found = list(marks(node))
        calls = [mark for mark in found if isinstance(mark, ast.Call) and is_mark(mark, "rule")]
        if not calls:
            continue
        if isinstance(node, ast.ClassDef) or not node.name.startswith("test"):
            coverage.mistakes.append(f"{where}: only a test function cites rules")
        elif any(is_mark(mark, "skip", "xfail") for mark in found):
            coverage.mistakes.append(f"{where}: a test that does not run shows no rule")
        else:
            for call in calls:
                read_mark(call, where, coverage)


# The verdict


def find_mistakes(coverage: Coverage) -> None:
    for rule, places in sorted(coverage.cited.items()):
        if rule not in coverage.rules:
            coverage.mistakes.append(f"{places[0]}: there is no rule {rule}")
        elif rule in coverage.not_digital:
            coverage.mistakes.append(f"{places[0]}: {rule} is cited, yet stands in {NOT_DIGITAL}")
    listed: dict[str, int] = {}
    for rule, reason in coverage.not_digital.items():
        if rule not in coverage.rules:
            coverage.mistakes.append(f"{NOT_DIGITAL}: there is no rule {rule}")
            continue
        if not reason:
            coverage.mistakes.append(f"{NOT_DIGITAL}: {rule} has no reason")
        name = coverage.rules[rule][0]
        listed[name] = listed.get(name, 0) + 1
    for name, count in listed.items():
        if count > NOT_DIGITAL_MOST:
            coverage.mistakes.append(
                f"{NOT_DIGITAL}: {count} rules of {name}, at most {NOT_DIGITAL_MOST} may be"
            )


def measure(tests: Path = TESTS) -> Coverage:
    coverage = Coverage()
    data = tests / "data"
    read_rules(data / "rules", coverage)
    for file in sorted(tests.rglob("*.py")):
        if data not in file.parents:
            read_test_file(file, tests, coverage)
    find_mistakes(coverage)
    return coverage


def broken(tests: Path = TESTS) -> set[str]:
    """The rules that are broken by hand, and of which a test that cites them must fail then."""
    data = yaml.safe_load((tests / "data" / "breaks.yaml").read_text(encoding="utf-8"))
    return {rule for entry in data["breaks"] for rule in entry["rules"]}


def table(coverage: Coverage) -> Iterator[str]:
    """One row per part: how many rules, how many cited, and the gaps."""
    gaps = set(coverage.gaps())
    parts: dict[tuple[str, str], list[str]] = {}
    for rule, home in coverage.rules.items():
        parts.setdefault(home, []).append(rule)
    yield f"{'rules':<9}{'part':<18}{'of':>5}{'cited':>7}{'n/a':>5}  gaps"
    for (name, part), rules in sorted(parts.items()):
        missing = [rule for rule in rules if rule in gaps]
        out = sum(rule in coverage.not_digital for rule in rules)
        cited = len(rules) - len(missing) - out
        yield f"{name:<9}{part:<18}{len(rules):>5}{cited:>7}{out:>5}  {' '.join(missing)}".rstrip()


def main(arguments: list[str]) -> int:
    coverage = measure()
    print("\n".join(table(coverage)))
    for mistake in coverage.mistakes:
        print(f"rules: {mistake}")
    gaps, total = len(coverage.gaps()), len(coverage.rules)
    cited = total - gaps - len(coverage.not_digital)
    print(f"rules: {cited} of {total} cited by a test, {len(coverage.not_digital)} not digital, {gaps} gaps")
    print(f"rules: {len(broken())} of them broken by hand in `make mutate`")
    return 0 if coverage.complete() or "--report" in arguments else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
