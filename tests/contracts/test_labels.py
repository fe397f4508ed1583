"""Options and questions are data: nothing takes a label or a prompt apart, but the one place that writes them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tharsis

SOURCE = Path(tharsis.__file__).parent
ROOT = Path(__file__).resolve().parents[2]
FOLDERS = [SOURCE, ROOT / "scripts", ROOT / "tests", ROOT / "examples"]
# The one place that writes and reads labels; its test; and this one, which has examples of what must not be.
WRITERS = ["kernel/option.py", "tests/kernel/test_option.py", "tests/contracts/test_labels.py"]
# What a label or a prompt is called, and what gives several of them.
ONE = {"label", "prompt"}
MANY = {"labels", "labels_of", "prompts"}
# Ways to look into a text; `re` does it as well.
INTO = {
    "split",
    "rsplit",
    "partition",
    "rpartition",
    "startswith",
    "endswith",
    "removeprefix",
    "removesuffix",
}
INTO |= {"find", "rfind", "index", "rindex", "replace", "strip", "lstrip", "rstrip", "splitlines"}


class Looker(ast.NodeVisitor):
    """Follows labels and prompts through a function, and notes where one is taken apart."""

    def __init__(self) -> None:
        self.one: set[str] = set(ONE)  # names of labels
        self.many: set[str] = set(MANY)  # names of lists of labels
        self.found: list[int] = []

    # --- what is a label ----------------------------------------------------------------------------------------------

    def is_many(self, node: ast.expr) -> bool:
        """Whether this gives labels."""
        if key_of(node) in MANY:
            return True
        if isinstance(node, ast.Call):
            return self.is_many(node.func)
        if isinstance(node, ast.Subscript):
            return self.is_many(node.value) and isinstance(node.slice, ast.Slice)
        if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp):
            return self.is_one(node.elt)
        return name_of(node) in self.many

    def is_one(self, node: ast.expr) -> bool:
        """Whether this is a label or a prompt, or a text with one in it."""
        if key_of(node) in ONE:
            return True
        if isinstance(node, ast.Call):
            return self.is_one(node.func)
        if isinstance(node, ast.Subscript):
            return self.is_many(node.value) and not isinstance(node.slice, ast.Slice)
        if isinstance(node, ast.JoinedStr):
            return any(
                self.is_one(part.value) for part in node.values if isinstance(part, ast.FormattedValue)
            )
        if isinstance(node, ast.IfExp | ast.BoolOp):
            parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else node.values
            return any(self.is_one(part) for part in parts)
        return name_of(node) in self.one

    # --- where they go ------------------------------------------------------------------------------------------------

    def learn(self, target: ast.expr, value: ast.expr) -> None:
        """A name stands for a label, or for several, from here on."""
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for part, of in zip(target.elts, value.elts, strict=False):
                self.learn(part, of)
        elif isinstance(target, ast.Name):
            self.one |= {target.id} if self.is_one(value) else set()
            self.many |= {target.id} if self.is_many(value) else set()

    def visit_Assign(self, node: ast.Assign) -> None:
        """x = label"""
        for target in node.targets:
            self.learn(target, node.value)
        self.generic_visit(node)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        """(x := label)"""
        self.learn(node.target, node.value)
        self.generic_visit(node)

    def each(self, target: ast.expr, several: ast.expr) -> None:
        """for x in labels; for i, x in enumerate(labels)"""
        if isinstance(several, ast.Call) and name_of(several.func) == "enumerate" and several.args:
            several = several.args[0]
            target = target.elts[1] if isinstance(target, ast.Tuple) else target
        if self.is_many(several) and isinstance(target, ast.Name):
            self.one.add(target.id)

    def visit_For(self, node: ast.For) -> None:
        """A loop over labels."""
        self.each(node.target, node.iter)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        """A comprehension over labels."""
        self.each(node.target, node.iter)
        self.generic_visit(node)

    # --- what must not be done with them ------------------------------------------------------------------------------

    def visit_Call(self, node: ast.Call) -> None:
        """label.split(…), re.match(…, label)"""
        if isinstance(node.func, ast.Attribute):
            into = node.func.attr in INTO and self.is_one(node.func.value)
            pattern = name_of(node.func.value) == "re" and any(self.is_one(part) for part in node.args)
            if into or pattern:
                self.found.append(node.lineno)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """label[4:]"""
        if self.is_one(node.value):
            self.found.append(node.lineno)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """ "buy" in label"""
        for operator, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(operator, ast.In | ast.NotIn) and self.is_one(right):
                self.found.append(node.lineno)
        self.generic_visit(node)


def name_of(node: ast.AST) -> str:
    """The name of a variable or an attribute."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def key_of(node: ast.AST) -> str:
    """The name under which something lies in a document: option["label"], decision.get("prompt")."""
    key: ast.expr | None = None
    if isinstance(node, ast.Subscript):
        key = node.slice
    elif isinstance(node, ast.Call) and name_of(node.func) == "get" and node.args:
        key = node.args[0]
    return key.value if isinstance(key, ast.Constant) and isinstance(key.value, str) else ""


def looked_into(source: str) -> list[int]:
    """The lines that take a label apart."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    found: set[int] = set()
    for function in functions:
        looker = Looker()
        looker.visit(function)
        looker.visit(function)  # a comprehension names its variable after it uses it
        found |= set(looker.found)
    return sorted(found)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_nothing_takes_a_label_apart(folder: Path) -> None:
    found = [
        f"{path}:{line}"
        for path in sorted(folder.rglob("*.py"))
        if not path.as_posix().endswith(tuple(WRITERS))
        for line in looked_into(path.read_text(encoding="utf-8"))
    ]
    assert not found


@pytest.mark.parametrize(
    "line",
    [
        "label.split(' ')",
        "option.label.partition(' ')[0]",
        "option.label().removeprefix('buy ')",
        "node.prompt(s, f)[4:]",
        "decision.prompt.startswith('buy ')",
        "[x.split()[1] for x in decision.labels() if x != 'done']",
        "word = labels_of(s, ask)[0]; word.endswith('done')",
        "re.match('buy (.*)', option.label)",
        "'buy' in option.label()",
        "for i, x in enumerate(labels): x.find('a')",
        "(text := d.prompt) and text.split()",
        "doc['decision']['prompt'].startswith('buy ')",
        "option.get('label', '').split()",
        "[x['label'] for x in options if 'buy' in x['label']]",
    ],
)
def test_the_test_notices_when_one_is(line: str) -> None:
    assert looked_into(f"def f():\n    {line}\n")


@pytest.mark.parametrize(
    "line",
    [
        "label == 'pass'",
        "labels[:3]",
        "label in labels",
        "labels.index(label)",
        "name.split(' ')",
        "labels[0]",
    ],
)
def test_labels_may_be_compared_and_counted(line: str) -> None:
    assert not looked_into(f"def f():\n    {line}\n")
