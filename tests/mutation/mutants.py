"""Mutants: a source text with one small change each, like a typing mistake.

>>> for mutant in mutants_of("def low(a: int) -> bool:\\n    return a < 7\\n", "low.py"):
...     mutant
low.py:2 return a < 7 -> return (a <= 7)
low.py:2 return a < 7 -> return (a >= 7)
low.py:2 return a < 7 -> return a < 8
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

WITHOUT_BEHAVIOR = ("jit.py", "citations.py")
"""Files without rules: what differs between the speeds, and the numbers that only name rules."""

ONLY_NAMES = frozenset(
    ("NO_COLOR", "NO_CARD", "HIDDEN", "NOBODY", "REFEREE", "KINDS", "CARDS", "EVENTS", "MOVES")
)
"""Constants that stand for something absent or say how much room there is."""

PADDED = frozenset(("refused", "tell"))
"""Functions that take a 0 for a missing fact, which nobody reads."""

NOT_CODE = frozenset(("annotation", "returns", "decorator_list"))


@dataclass(frozen=True, slots=True, repr=False)
class Mutant:
    """A changed file: `source` is its whole text, `original` and `mutated` show the line."""

    file: str
    line: int
    original: str
    mutated: str
    source: str

    def __repr__(self) -> str:
        return f"{self.file}:{self.line} {self.original} -> {self.mutated}"


@dataclass(frozen=True, slots=True)
class Change:
    """A node of the syntax tree and the text that takes its place."""

    node: ast.expr | ast.stmt
    text: str


def mutants_of_folder(folder: Path) -> list[Mutant]:
    return [
        mutant
        for path in sorted(folder.rglob("*.py"))
        if path.name not in WITHOUT_BEHAVIOR
        for mutant in mutants_of(path.read_text("utf-8"), str(path.relative_to(folder)))
    ]


def mutants_of(source: str, file: str) -> Iterator[Mutant]:
    changes = sorted(_changes(ast.parse(source)), key=lambda change: change.node.lineno)
    return (_mutant(source, file, change) for change in changes)


def spread(mutants: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """A sample of this size, spread evenly over the list. It is shuffled: a part of it is a sample too."""
    number = min(number, len(mutants))
    rng = Random(seed)
    ends = [at * len(mutants) // number for at in range(number + 1)]
    chosen = [mutants[rng.randrange(ends[at], ends[at + 1])] for at in range(number)]
    rng.shuffle(chosen)
    return chosen


def _mutant(source: str, file: str, change: Change) -> Mutant:
    mutated = _spliced(source, change)
    at = change.node.lineno - 1
    original_line, mutated_line = (text.splitlines()[at].strip() for text in (source, mutated))
    return Mutant(file, at + 1, original_line, mutated_line, mutated)


def _spliced(source: str, change: Change) -> str:
    """Syntax trees count columns in bytes."""
    lines = source.encode().splitlines(keepends=True)
    first, last = change.node.lineno - 1, (change.node.end_lineno or 0) - 1
    head = lines[first][: change.node.col_offset]
    tail = lines[last][change.node.end_col_offset :]
    return b"".join([*lines[:first], head, change.text.encode(), tail, *lines[last + 1 :]]).decode()


def _changes(tree: ast.Module) -> Iterator[Change]:
    for node in _code(tree):
        for kind, changes in CHANGES.items():
            if isinstance(node, kind):
                yield from changes(node)


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a tree that affect behavior: no texts, no types, no numbering."""
    if _is_docstring(node) or _only_names_things(node):
        return
    yield node
    for name, part in ast.iter_fields(node):
        if name in NOT_CODE:
            continue
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.AST) and not _is_padding(node, child):
                yield from _code(child)


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _only_names_things(node: ast.AST) -> bool:
    """An enumeration `RED, GREEN = 0, 1`, or one of the constants above."""
    if not isinstance(node, ast.Assign):
        return False
    target = node.targets[0]
    if isinstance(target, ast.Name):
        return target.id in ONLY_NAMES
    values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
    return isinstance(target, ast.Tuple) and all(isinstance(v, ast.Constant) for v in values)


def _is_padding(node: ast.AST, child: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in PADDED
        and isinstance(child, ast.Constant)
    )


OTHER_COMPARISONS: Mapping[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}

OTHER_OPERATOR: Mapping[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


def _compare_otherwise(node: ast.Compare) -> Iterator[Change]:
    for at, sign in enumerate(node.ops):
        for other in OTHER_COMPARISONS[type(sign)]:
            signs = [*node.ops[:at], other(), *node.ops[at + 1 :]]
            yield _instead(node, ast.Compare(node.left, signs, node.comparators))


def _swap_and_or(node: ast.BoolOp) -> Iterator[Change]:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield _instead(node, ast.BoolOp(other, node.values))


def _calculate_otherwise(node: ast.BinOp) -> Iterator[Change]:
    yield _instead(node, ast.BinOp(node.left, OTHER_OPERATOR[type(node.op)](), node.right))


def _update_otherwise(node: ast.AugAssign) -> Iterator[Change]:
    other = ast.AugAssign(node.target, OTHER_OPERATOR[type(node.op)](), node.value)
    yield Change(node, ast.unparse(other))


def _drop_sign(node: ast.UnaryOp) -> Iterator[Change]:
    yield _instead(node, node.operand)


def _change_constant(node: ast.Constant) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield Change(node, str(not node.value))
    elif isinstance(node.value, int):
        yield Change(node, str(node.value + 1))


def _negate_condition(node: ast.If | ast.While | ast.IfExp) -> Iterator[Change]:
    yield from _negated(node.test)


def _change_function(node: ast.FunctionDef) -> Iterator[Change]:
    yield from (Change(statement, "pass") for statement in _droppable(node))
    if isinstance(node.returns, ast.Name) and node.returns.id == "bool":
        for statement in _inside(node):
            if isinstance(statement, ast.Return) and statement.value:
                yield from _negated(statement.value)


def _negated(test: ast.expr) -> Iterator[Change]:
    """Not for comparisons, `not` and constants, whose own changes have the same effect."""
    if not isinstance(test, ast.Compare | ast.UnaryOp | ast.Constant):
        yield _instead(test, ast.UnaryOp(ast.Not(), test))


def _instead(node: ast.expr, other: ast.expr) -> Change:
    return Change(node, f"({ast.unparse(other)})")


CHANGES: Mapping[type[ast.AST], Callable[..., Iterator[Change]]] = {
    ast.Compare: _compare_otherwise,
    ast.BoolOp: _swap_and_or,
    ast.BinOp: _calculate_otherwise,
    ast.AugAssign: _update_otherwise,
    ast.UnaryOp: _drop_sign,
    ast.Constant: _change_constant,
    ast.If: _negate_condition,
    ast.While: _negate_condition,
    ast.IfExp: _negate_condition,
    ast.FunctionDef: _change_function,
}


def _droppable(function: ast.FunctionDef) -> Iterator[ast.stmt]:
    """Statements that can be dropped without breaking the function's names."""
    first_bound = _first_bindings(function)
    for statement in _inside(function):
        if isinstance(statement, ast.Return):
            if statement not in function.body:
                yield statement
        elif isinstance(statement, ast.Assign):
            if all(first_bound.get(n, 0) < statement.lineno for n in _names(statement.targets)):
                yield statement
        elif isinstance(statement, ast.Expr | ast.AugAssign | ast.Break):
            if not _is_docstring(statement):
                yield statement


def _inside(function: ast.FunctionDef) -> Iterator[ast.stmt]:
    return (node for node in ast.walk(function) if isinstance(node, ast.stmt) and node != function)


def _first_bindings(function: ast.FunctionDef) -> Mapping[str, int]:
    """The line on which each local name gets its first value; a parameter has it from the start."""
    lines = {
        name.id: name.lineno
        for name in sorted(ast.walk(function), key=lambda node: -getattr(node, "lineno", 0))
        if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
    }
    return lines | {argument.arg: 0 for argument in function.args.args}


def _names(targets: Iterable[ast.expr]) -> list[str]:
    """The plain names among the targets; a target such as `state.top` has none."""
    nodes = (node for target in targets for node in ast.walk(target))
    return [n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
