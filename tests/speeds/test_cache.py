"""The cache can never be stale: it is named after everything that was compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import penult

WHERE = "from penult.engine.compiler import cache_folder; print(cache_folder())"
DOUBLING = "from penult.engine.compiler import jit\n\n\n@jit\ndef double(number):\n    return 2 * number\n"
COMPILE_DOUBLING = """
from doubling import double
from penult.engine.compiler import prepare
prepare("doubling", [(double, (1,))])
print(double(21), sum(double.stats.cache_hits.values()))
"""


def run(code: str, source: Path, cache: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(source), "PENULT_CACHE": str(cache)}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment)


def test_a_changed_kernel_has_another_cache(tmp_path: Path) -> None:
    package = tmp_path / "penult"
    shutil.copytree(penult.__path__[0], package)
    before = run(WHERE, tmp_path, tmp_path).stdout
    for name in ("engine/kernel/uno.py", "sim/kernel/laws.py", "engine/compiler.py"):
        changed = package / name
        changed.write_text(changed.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
        after = run(WHERE, tmp_path, tmp_path).stdout
        assert after != before, name
        before = after


def test_a_change_elsewhere_keeps_the_cache(tmp_path: Path) -> None:
    package = tmp_path / "penult"
    shutil.copytree(penult.__path__[0], package)
    before = run(WHERE, tmp_path, tmp_path).stdout
    (package / "cli" / "sim.py").write_text("", encoding="utf-8")

    assert run(WHERE, tmp_path, tmp_path).stdout == before


def test_the_first_compilation_says_so_and_the_second_does_not(tmp_path: Path) -> None:
    (tmp_path / "doubling.py").write_text(DOUBLING, encoding="utf-8")
    first = run(COMPILE_DOUBLING, tmp_path, tmp_path)
    second = run(COMPILE_DOUBLING, tmp_path, tmp_path)

    assert (first.stdout, second.stdout) == ("42 0\n", "42 1\n")
    assert "Compiling the rules for this machine, once" in first.stderr
    assert second.stderr == ""


def test_old_caches_are_removed(tmp_path: Path) -> None:
    root = tmp_path / "penult" / "compiled"
    for number in range(9):
        folder = root / f"old-{number}"
        folder.mkdir(parents=True)
        os.utime(folder, (number, number))
    run(
        "from penult.engine.compiler import cache_folder, forget_old_caches;"
        "cache_folder().mkdir(parents=True); forget_old_caches()",
        Path(penult.__path__[0]).parent,
        tmp_path,
    )

    assert len(list(root.iterdir())) == 4
    assert {folder.name for folder in root.iterdir()} >= {"old-8", "old-7", "old-6"}
