"""The heavy proofs run only in `make soak`; here each of their programs starts, and says how it is used."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent
MAKEFILE = TESTS.parent / "Makefile"
START = """
import runpy, sys
from pathlib import Path

tests, *programs = map(Path, sys.argv[1:])
usual = list(sys.path)
for program in programs:
    sys.path[:] = [str(program.parent), *usual]
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None)).startswith(str(tests)):
            del sys.modules[name]  # or one program would find what another has imported
    sys.argv = [str(program), "--help"]
    try:
        runpy.run_path(str(program), run_name="__main__")
    except SystemExit as end:
        assert not end.code, program
"""
"""All in one process: most of the time goes into loading what they have in common."""


def programs() -> list[Path]:
    named = set(re.findall(r"(?<=/python )tests/\S+\.py", MAKEFILE.read_text("utf-8")))
    files = [TESTS.parent / name for name in sorted(named)]
    return [file for file in files if "ArgumentParser" in file.read_text("utf-8")]


def test_every_program_of_the_makefile_starts() -> None:
    started = programs()
    command = [sys.executable, "-c", START, str(TESTS), *map(str, started)]
    said = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)

    assert said.returncode == 0, said.stderr
    assert said.stdout.count("usage: ") == len(started) >= 10
