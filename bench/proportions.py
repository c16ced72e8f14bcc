"""Counts the source: files, lines, classes, names defined twice, modules with one importer.

`make proportions` prints the figures of this tree, and `AGAINST=REV` puts those of a commit before them.
"""

from __future__ import annotations

import argparse
import ast
import io
import posixpath
import re
import subprocess
import tarfile
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass, fields
from pathlib import Path, PurePosixPath
from statistics import median
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
PYTHON, WEB = Path("src/penult"), Path("web/src")

_TS_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]""")
_TS_CLASS = re.compile(r"^\s*(?:export )?(?:default )?(?:abstract )?class (\w+)", re.MULTILINE)
_LEFT_OUT = re.compile(r"\.test\.|^generated/|^protocol\.ts$")


@dataclass(frozen=True, slots=True)
class Proportions:
    files: int
    lines: int
    median_lines: int
    longest: int
    under_20_lines: int
    classes: int
    repeated_class_names: int
    with_one_importer: int
    named_ing: int


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--against", metavar="REV", help="a commit to compare with")
    chosen = parser.parse_args()
    if chosen.against is None:
        _print(_of_tree(ROOT))
        return
    with TemporaryDirectory() as folder:
        _unpack(chosen.against, Path(folder))
        _print(_of_tree(Path(folder)), _of_tree(ROOT))


def of_python(folder: Path) -> Proportions:
    texts = _texts(folder, {".py"})
    trees = {name: ast.parse(text) for name, text in texts.items()}
    nodes = (node for tree in trees.values() for node in ast.walk(tree))
    classes = [node.name for node in nodes if isinstance(node, ast.ClassDef)]
    modules = {_dotted(name, folder.name): name for name in texts}
    imports = [{*_python_imports(name, tree, folder.name)} for name, tree in trees.items()]
    importers = Counter(modules[each] for names in imports for each in names if each in modules)
    plain = [name for name in texts if not name.endswith(("__init__.py", "__main__.py"))]
    return _counted(texts, classes, importers, plain)


def of_web(folder: Path) -> Proportions:
    """Production sources: no tests, and nothing generated."""
    found = _texts(folder, {".ts", ".svelte"}).items()
    texts = {name: text for name, text in found if not _LEFT_OUT.search(name)}
    classes = [name for text in texts.values() for name in _TS_CLASS.findall(text)]
    importers = Counter(each for name, text in texts.items() for each in {*_web_imports(name, text, texts)})
    return _counted(texts, classes, importers, [*texts])


def _texts(folder: Path, endings: set[str]) -> dict[str, str]:
    files = sorted(file for file in folder.rglob("*") if file.suffix in endings)
    return {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in files}


def _counted(
    texts: Mapping[str, str], classes: list[str], importers: Counter[str], plain: list[str]
) -> Proportions:
    lines = [len(text.splitlines()) for text in texts.values()]
    return Proportions(
        files=len(texts),
        lines=sum(lines),
        median_lines=round(median(lines)),
        longest=max(lines),
        under_20_lines=sum(count < 20 for count in lines),
        classes=len(classes),
        repeated_class_names=sum(count > 1 for count in Counter(classes).values()),
        with_one_importer=sum(importers[name] == 1 for name in plain),
        named_ing=sum(PurePosixPath(name).name.partition(".")[0].lower().endswith("ing") for name in plain),
    )


def _python_imports(name: str, tree: ast.AST, package: str) -> Iterator[str]:
    """The modules that a file imports; `from folder import name` may also mean a module."""
    here = [package, *PurePosixPath(name).parent.parts]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def _dotted(name: str, package: str) -> str:
    return ".".join([package, *PurePosixPath(name).with_suffix("").parts]).removesuffix(".__init__")


def _web_imports(name: str, text: str, texts: Mapping[str, str]) -> Iterator[str]:
    for place in _TS_IMPORT.findall(text):
        path = posixpath.normpath(posixpath.join(posixpath.dirname(name), place))
        yield from (each for each in (path, f"{path}.ts", f"{path}/index.ts") if each in texts)


def _of_tree(root: Path) -> dict[str, Proportions]:
    return {"Python": of_python(root / PYTHON), "web": of_web(root / WEB)}


def _unpack(revision: str, folder: Path) -> None:
    archive = subprocess.run(
        ["git", "archive", revision, str(PYTHON), str(WEB)], cwd=ROOT, check=True, capture_output=True
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        packed.extractall(folder, filter="data")


def _print(*trees: dict[str, Proportions]) -> None:
    for part in trees[0]:
        columns = zip(*(astuple(tree[part]) for tree in trees), strict=True)
        for field, values in zip(fields(Proportions), columns, strict=True):
            print(f"{part} {field.name.replace('_', ' ')}: " + " → ".join(f"{value:,}" for value in values))


if __name__ == "__main__":
    main()
