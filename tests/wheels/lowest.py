"""Whether the oldest versions that pyproject.toml allows work, in a separate environment.

`python tests/wheels/lowest.py` installs them, plays a match over a real socket, simulates compiled hands,
and runs the tests of the server, the client and the terminal. `make test` runs with the newest, as locked.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
EXTRAS = ("fast", "terminal", "server")
TOOLS = ("hypothesis", "pexpect", "pyte", "pytest", "pytest-xdist")
TESTS = (
    "tests/server/app",
    "tests/server/transport",
    "tests/server/live",
    "tests/client",
    "tests/terminal",
    "tests/wire",
)
REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)>=(?P<least>[\w.]+),<(?P<below>[\w.]+)(?P<marker> *;.*)?")


def requirements(extras: tuple[str, ...] = EXTRAS) -> Iterator[str]:
    """The requirements of these extras and of those they include."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for extra in extras:
        for each in declared[extra]:
            if own := re.fullmatch(r"penult\[(.*)\]", each):
                yield from requirements(tuple(own[1].split(",")))
            else:
                yield each


def lowest(requirement: str) -> str:
    """
    >>> lowest("uvloop>=0.21,<0.24; sys_platform != 'win32'")
    "uvloop==0.21; sys_platform != 'win32'"
    """
    found = REQUIREMENT.fullmatch(requirement)
    if found is None:
        raise ValueError(f"{requirement}: expected a least version and one it must be below")
    return f"{found['name']}=={found['least']}{found['marker'] or ''}"


def main() -> None:
    with TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = str(Path(folder, "bin", "python"))
        wanted = sorted(set(map(lowest, requirements())))
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, *wanted, *TOOLS], check=True)
        around = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PENULT_CACHE": str(Path(folder, "cache"))}
        for command in (
            ["tests/wheels/match.py"],
            ["-m", "penult", "sim", "--hands", "2000", "--seed", "1"],
            ["-m", "pytest", "-n", "2", "-p", "no:cacheprovider", *TESTS],
        ):
            subprocess.run([python, *command], cwd=ROOT, env=around, check=True)
    sys.stdout.write(f"works: {', '.join(wanted)}\n")


if __name__ == "__main__":
    main()
