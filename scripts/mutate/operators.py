"""What can be changed in a source file: small edits of its syntax tree, each one thing that a test should notice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARE: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
}
ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "*",
    ast.BitOr: "&",
    ast.BitAnd: "|",
    ast.LShift: ">>",
    ast.RShift: "<<",
}
SWAPS = {"min": "max", "max": "min", "any": "all", "all": "any"}
RETURNS = {"int": "0", "list": "[]", "dict": "{}", "str": "''"}  # by the type that a function returns
UNTOUCHED = ("__repr__", "__hash__")  # for people who debug, and for dictionaries: no rule
TYPES = ("int", "str", "bool", "list")
NONE = "-1"  # in a function it stands for nobody, or for no card: any other negative number does as well
TEXTS = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)


@dataclass(frozen=True)
class Edit:
    """A change: where it stands, in which function, what it was and what it becomes."""

    place: str  # the function or class, or the thing that a list of the file names
    within: str  # the expression around it, where it is a bare number
    lines: tuple[int, int]
    columns: tuple[int, int]  # in bytes, of the first and of the last line
    before: str
    after: str

    def applied(self, source: str) -> str:
        """The source with this change."""
        lines = source.encode().splitlines(keepends=True)
        (first, last), (start, end) = self.lines, self.columns
        head, tail = lines[first - 1][:start], lines[last - 1][end:]
        lines[first - 1 : last] = [head + self.after.encode() + tail]
        return b"".join(lines).decode()


def written(node: ast.AST) -> str:
    """A node as one line of code."""
    return " ".join(ast.unparse(node).split())


def is_type(node: ast.expr) -> bool:
    """Whether an expression joins types, as in int | str."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.BitOr) and is_type(node.left)
    return isinstance(node, ast.Name) and node.id in TYPES


def edits(source: str) -> Iterator[Edit]:
    """Every change that can be made in a file, in the order of the file."""
    finder = Finder()
    finder.visit(ast.parse(source))
    yield from finder.found


class Finder(ast.NodeVisitor):
    """Walks through a file and gathers changes; annotations, texts and documentation stay as they are."""

    def __init__(self) -> None:
        self.found: list[Edit] = []
        self.places: list[str] = []
        self.returns: list[str] = []
        self.around: list[ast.AST] = []  # the expressions around, the closest one last

    def edit(self, node: ast.expr | ast.stmt, after: str, within: str = "") -> None:
        """Gather one change of a node."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        before = written(node)
        lines, columns = (node.lineno, node.end_lineno), (node.col_offset, node.end_col_offset)
        self.found.append(Edit(".".join(self.places), within, lines, columns, before, after))

    def visit(self, node: ast.AST) -> None:
        """Remember the expressions around."""
        inside = isinstance(node, ast.expr) and not isinstance(node, ast.Constant)
        if inside:
            self.around.append(node)
        super().visit(node)
        if inside:
            self.around.pop()

    # --- where it stands ------------------------------------------------------------------------------------------

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.places.append(node.name)
        for child in node.body:
            self.visit(child)
        self.places.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in UNTOUCHED:
            return
        self.places.append(node.name)
        self.returns.append("" if node.returns is None else ast.unparse(node.returns))
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        for child in node.body:
            self.visit(child)
        self.returns.pop()
        self.places.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.value_of(node.target, node.value)

    def value_of(self, target: ast.expr, value: ast.expr) -> None:
        """The value that a name of the file gets, or something in a function."""
        if not self.returns:
            self.places.append(written(target))
        self.visit(value)
        if not self.returns:
            self.places.pop()

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A text with holes: its parts have no place of their own in the file."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """What an error says is no rule."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """A check of ourselves: it holds, whatever it looks at."""

    # --- conditions -----------------------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
            for word in COMPARE[type(node.ops[0])]:
                self.edit(node, f"({left} {word} {right})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        parts = [f"({ast.unparse(value)})" for value in node.values]
        word = " or " if isinstance(node.op, ast.And) else " and "
        self.edit(node, f"({word.join(parts)})")
        own = " and " if isinstance(node.op, ast.And) else " or "
        for i in range(len(parts)):
            self.edit(node, f"({own.join(parts[:i] + parts[i + 1 :])})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, (ast.Not, ast.USub)):
            self.edit(node, f"({ast.unparse(node.operand)})")
        if self.returns and written(node) == NONE:
            self.edit(node, "0", written(self.around[-2]) if len(self.around) > 1 else "")
        else:
            self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        self.fixed(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.fixed(node.test)
        self.generic_visit(node)

    def fixed(self, test: ast.expr) -> None:
        """A condition that always or never holds."""
        self.edit(test, "True")
        self.edit(test, "False")

    # --- values ---------------------------------------------------------------------------------------------------

    def visit_Constant(self, node: ast.Constant) -> None:
        within = "" if not self.around else written(self.around[-1])
        if isinstance(node.value, bool):
            self.edit(node, str(not node.value), within)
        elif isinstance(node.value, int):
            self.edit(node, str(node.value + 1), within)
            if node.value > 0:
                self.edit(node, str(node.value - 1), within)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        text = isinstance(node.left, TEXTS) or isinstance(node.right, TEXTS)
        if type(node.op) in ARITHMETIC and not text and not is_type(node):
            left, right = ast.unparse(node.left), ast.unparse(node.right)
            self.edit(node, f"(({left}) {ARITHMETIC[type(node.op)]} ({right}))")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in SWAPS:
            self.edit(node.func, SWAPS[node.func.id], written(node))
        names = [a.value for a in node.args[:2] if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        named = bool(names) and not self.returns
        if named:  # a card, say, in a list of them
            self.places.append(names[-1])
        self.generic_visit(node)
        if named:
            self.places.pop()

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and self.returns:
            kind = self.returns[-1]
            empty = RETURNS.get(kind.split("[")[0])
            if kind == "bool":
                self.edit(node.value, f"(not ({ast.unparse(node.value)}))")
            elif empty is not None and ast.unparse(node.value) != empty:
                self.edit(node.value, empty)
        self.generic_visit(node)

    # --- statements -----------------------------------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and "__init__" not in ast.unparse(node.value.func):
            self.edit(node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.returns and all(isinstance(t, (ast.Attribute, ast.Subscript)) for t in node.targets):
            self.edit(node, "pass")
        self.value_of(node.targets[0], node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.edit(node, "pass")
        if type(node.op) in ARITHMETIC and not isinstance(node.value, TEXTS):
            target, value = ast.unparse(node.target), ast.unparse(node.value)
            self.edit(node, f"{target} {ARITHMETIC[type(node.op)]}= {value}")
        self.visit(node.value)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.edit(node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self.edit(node, "pass")
