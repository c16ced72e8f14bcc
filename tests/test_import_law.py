"""The law of imports: who may know whom, as docs/architecture.md says."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import penult

ROOT = Path(penult.__path__[0])

MAY_IMPORT = {
    "pictures": set(),
    "i18n": set(),
    "engine": {"pictures"},
    "notation": {"engine"},
    "printing": {"engine", "notation"},
    "rulebook": {"engine", "i18n", "pictures", "printing"},
    "match": {"engine", "notation"},
    "scorekeeper": {"engine", "notation", "match", "printing"},
    "tournament": {"engine", "notation", "match", "scorekeeper", "printing"},
    "conformance": {"engine", "match", "tournament"},
    "bots": {"engine"},
    "fast": {"engine", "bots"},
    "workers": set(),
    "contest": {"engine", "notation", "bots", "workers"},
    "sim": {"engine", "bots", "workers"},
    "wire": {"engine"},
    "client": {"engine", "wire"},
    "table": {"engine", "notation", "match", "bots", "wire"},
    "server": {"engine", "notation", "rulebook", "i18n", "match", "bots", "wire", "table"},
    "webdata": {"engine", "match", "bots", "rulebook", "i18n", "pictures", "wire", "table"},
    "terminal": {
        "engine",
        "notation",
        "bots",
        "match",
        "scorekeeper",
        "tournament",
        "printing",
        "rulebook",
        "i18n",
        "wire",
        "client",
        "table",
    },
    "cli": {
        "engine",
        "notation",
        "rulebook",
        "i18n",
        "pictures",
        "match",
        "scorekeeper",
        "tournament",
        "printing",
        "conformance",
        "bots",
        "contest",
        "workers",
        "sim",
        "terminal",
        "wire",
        "client",
        "server",
    },
}


def imports_of(file: Path) -> Iterator[str]:
    """The names of penult's modules that a file imports, as absolute names."""
    package = ["penult", *file.relative_to(ROOT).parent.parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            modules = [node.module] if node.module else [alias.name for alias in node.names]
            yield from (".".join([*base, module]) for module in modules)


def test_every_folder_is_under_the_law() -> None:
    assert {file.relative_to(ROOT).parts[0] for file in ROOT.glob("*/**/*.py")} == {*MAY_IMPORT}


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_a_folder_imports_only_what_it_may(folder: str) -> None:
    imported = set()
    for file in (ROOT / folder).rglob("*.py"):
        for name in imports_of(file):
            parts = name.split(".")
            if parts[0] == "penult" and len(parts) > 1 and parts[1] != "compiled":
                assert parts[1] in MAY_IMPORT[folder] | {folder}, f"{file.name} imports {name}"
                imported.add(parts[1])

    assert imported == MAY_IMPORT[folder] | {folder}, "nobody uses the rest of what it may import"


def test_the_law_is_what_the_documents_say() -> None:
    text = (ROOT.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    _, _, section = text.partition("## Who may import whom")
    rows = re.findall(r"^\| (`.*?) \| (.*?) \|$", section, re.MULTILINE)
    told = {folder: {*names(imports)} for folders, imports in rows for folder in names(folders)}

    assert told == MAY_IMPORT


def names(cell: str) -> list[str]:
    return re.findall(r"`(\w+)`", cell)


def test_the_kernel_knows_only_itself() -> None:
    allowed = ("penult.engine.kernel", "penult.engine.compiler", "penult.bots.kernel", "penult.sim.kernel")
    allowed += ("penult.fast.kernel",)
    files = [*ROOT.glob("*/kernel/*.py")]
    for file in files:
        for name in imports_of(file):
            ours = name.startswith("penult")
            assert name.startswith(allowed) if ours else name in sys.stdlib_module_names | {"collections.abc"}

    assert {file.parts[-3] for file in files} == {"engine", "bots", "sim", "fast"}


CLOCKS_AND_IO = {
    "asyncio", "datetime", "os", "pathlib", "secrets", "shutil", "socket", "sqlite3", "subprocess", "sys",
    "tempfile", "threading", "time",
}  # fmt: skip
OF_THE_WORLD = {
    "engine/compiler.py": "numba's cache, and its progress",
    "engine/chance.py": "asks the operating system for chance where a caller has none",
    "match/record.py": "reads and writes the file that a caller names",
    "wire/schema.py": "a program that writes a document",
    "wire/typescript.py": "a program that writes a document",
}
"""The files that touch a disk, a clock or chance of their own, and why."""


def files_without_io() -> list[Path]:
    files = [
        file for folder in ("engine", "match", "table", "wire") for file in (ROOT / folder).rglob("*.py")
    ]
    files += [ROOT / "client" / f"{name}.py" for name in ("followed_table", "question", "seen", "view")]
    return [file for file in files if file.relative_to(ROOT).as_posix() not in OF_THE_WORLD]


@pytest.mark.parametrize("file", files_without_io(), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_a_library_has_no_io_no_clock_and_no_chance_of_its_own(file: Path) -> None:
    """Chance comes in as a `random.Random`."""
    imported = {name.partition(".")[0] for name in imports_of(file)}
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    called = {
        node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    of_random = {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
    }

    assert not imported & CLOCKS_AND_IO
    assert not called & {"open", "print", "input"}
    assert of_random <= {"Random"}
    assert not any(isinstance(node, ast.ImportFrom) and node.module == "random" for node in nodes)


def test_what_touches_the_world_still_does() -> None:
    for name in OF_THE_WORLD:
        text = (ROOT / name).read_text(encoding="utf-8")
        assert re.search(r"^(import|from) (os|pathlib|time)\b|random\.SystemRandom", text, re.MULTILINE), name


def test_the_engine_needs_no_dependency() -> None:
    files = [file for file in (ROOT / "engine").rglob("*.py") if file.name != "compiler.py"]
    assert len(files) > 30
    for file in files:
        names = {name.partition(".")[0] for name in imports_of(file)}
        outside = names - sys.stdlib_module_names - {"penult", "numpy"}
        assert not outside, file.name


def test_importing_penult_imports_neither_numba_nor_numpy() -> None:
    code = "import penult, sys; print([name for name in ('numba', 'numpy') if name in sys.modules])"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert answer.stdout.strip() == "[]"
