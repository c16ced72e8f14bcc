"""A person behind a pipe, with their own data folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ANYTHING = "\n".join([*(f"{n}!" for n in range(1, 25)), "G", "1", "2", "d", "k", "a", ""]) + "\n"


def penult(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "penult", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"},
    )
