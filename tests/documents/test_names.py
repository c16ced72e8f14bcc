"""Every file, folder, module and class named in the documents exists."""

from __future__ import annotations

import ast
import pkgutil
import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from documents.texts import NAMES, ROOT, code_lines, first_column, spans, text_of

SOURCES = ("src", "web", "tests", "docs", "bench", "examples")
PASSED_OVER = {"node_modules", "__pycache__", ".venv", "build"}
ENDINGS = r"py|ts|svelte|md|css|ftl|toml|lock|in|mjs|rs"
NOT_OURS = {
    "penult/web/": "what `make web` builds",
    "penult.db": "a server's database",
    "penult.db.replaced": "the one before",
    "penult.fish": "a file of completions",
}
"""What looks like a file of the repository and is something else."""

_PATH = re.compile(rf"[\w.*-]+(?:/[\w.*-]+)*\.(?:{ENDINGS})|[a-z_][\w.*-]*(?:/[\w.*-]+)*/")
_MODULE = re.compile(r"\bpenult(?:\.[A-Za-z_]\w*)+")
_CLASS = re.compile(r"([A-Z][a-z]+\w*)(?:\.(\w+))?(?:\(.*\))?")
_HOP = re.compile(rf"`([\w./-]+\.(?:{ENDINGS}))`: (`#?\w+`(?:, `#?\w+`(?!:))*)")
IN_WORDS = ("docs/architecture.md", "docs/glossary.md", "CONTRIBUTING.md")
"""The documents in which a dotted name in code is one of a package."""
NO_CLASSES = {"Allow", "Ana"}
"""What begins with a capital letter in code and is no class: a header, a player."""


@cache
def files() -> frozenset[str]:
    """All files and folders, as `/part/part`; folders end with a slash."""
    found = {f"/{path.name}" for path in ROOT.iterdir() if path.is_file()}
    for folder in SOURCES:
        for path in [ROOT / folder, *(ROOT / folder).rglob("*")]:
            if not PASSED_OVER & {*path.relative_to(ROOT).parts}:
                found.add(f"/{path.relative_to(ROOT).as_posix()}" + "/" * path.is_dir())
    return frozenset(found)


def exists(path: str) -> bool:
    """Whether a file has this path, or a path that ends with it."""
    if "*" in path:
        return any(fnmatch(file, f"*/{path}") for file in files())
    return any(file.endswith(f"/{path}") for file in files())


@pytest.mark.parametrize("name", NAMES)
def test_every_path_exists(name: str) -> None:
    text = text_of(name)
    words = [*spans(text), *(word for line in code_lines(text) for word in line.split("#")[0].split())]
    named = {word for word in words if _PATH.fullmatch(word)} - {*NOT_OURS}

    assert {path for path in named if not exists(path)} == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_module_and_what_is_named_in_it_exists(name: str) -> None:
    named = {*_MODULE.findall(text_of(name))} - {*NOT_OURS}

    assert {dotted for dotted in named if not found(dotted)} == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_file_in_a_table_of_files_exists(name: str) -> None:
    stems = {Path(file).name.partition(".")[0] for file in files()}
    named = {
        file.rstrip("/").rpartition("/")[2].partition(".")[0] for file in first_column(text_of(name), "file")
    }

    assert named - stems == set()


def test_every_function_in_a_walk_is_defined_in_its_file() -> None:
    """A walk names each hop as "`file`: `function`"."""
    hops = [
        (path, function)
        for path, functions in _HOP.findall(text_of("docs/architecture.md"))
        for function in re.findall(r"`(#?\w+)`", functions)
    ]

    assert len(hops) > 30
    assert {(path, function) for path, function in hops if not _defines(path, function)} == set()


@pytest.mark.parametrize("name", [*IN_WORDS, "docs/protocol.md"])
def test_every_class_exists_with_what_is_named_of_it(name: str) -> None:
    named = {span for span in spans(text_of(name)) if _CLASS.fullmatch(span)} - NO_CLASSES

    assert {span for span in named if not _is_class(span)} == set()


@pytest.mark.parametrize("name", IN_WORDS)
def test_every_dotted_name_of_a_package_exists(name: str) -> None:
    packages = {path.name for path in (ROOT / "src" / "penult").iterdir() if path.is_dir()}
    dotted = {span for span in spans(text_of(name)) if re.fullmatch(r"[a-z]\w+(\.\w+)+", span)}
    named = {span for span in dotted if span.partition(".")[0] in packages and not _PATH.fullmatch(span)}

    assert {span for span in named if not found(f"penult.{span}")} == set()


def found(dotted: str) -> bool:
    """Whether this names a module, or something in one."""
    try:
        pkgutil.resolve_name(dotted)
    except (ImportError, AttributeError):
        return False
    return True


def _defines(path: str, function: str) -> bool:
    """Whether a function, a method or a snippet of this name begins in the file."""
    (file,) = (each for each in files() if each.endswith(f"/{path}"))
    name = re.escape(function)
    begins = rf"def {name}\(" if path.endswith(".py") else rf"(function |\{{#snippet )?{name}\(.*[{{}}]$"
    text = (ROOT / file.strip("/")).read_text(encoding="utf-8")
    return re.search(rf"^\s*(export )?(async )?{begins}", text, re.MULTILINE) is not None


def _is_class(span: str) -> bool:
    match = _CLASS.fullmatch(span)
    assert match
    name, member = match.groups()
    members = classes().get(name)
    return members is not None and (member is None or member in members)


@cache
def classes() -> dict[str, set[str]]:
    """Every class, type and component of the source, with the names that are defined in it."""
    known: dict[str, set[str]] = {}
    for file in (ROOT / "src" / "penult").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                known.setdefault(node.name, set()).update(_members(node))
    for file in (ROOT / "web" / "src").rglob("*.svelte"):
        known.setdefault(file.stem, set())
    for file in (ROOT / "web" / "src").rglob("*.ts"):
        for name in re.findall(r"(?:class|interface|type) (\w+)", file.read_text(encoding="utf-8")):
            known.setdefault(name, set())
    return known


def _members(node: ast.ClassDef) -> set[str]:
    """Methods, fields, slots, and what is assigned to `self`."""
    names = set()
    for each in ast.walk(node):
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(each.name)
        elif isinstance(each, ast.Name | ast.Attribute) and isinstance(each.ctx, ast.Store):
            names.add(each.id if isinstance(each, ast.Name) else each.attr)
        elif isinstance(each, ast.Constant) and isinstance(each.value, str):
            names.add(each.value)
    return names
