"""Finds a Chromium to drive: the one that is named, the machine's own, or one from npm, pinned by hash."""

from __future__ import annotations

import base64
import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

PACKAGE, VERSION = "@sparticuz/chromium", "153.0.0"
INTEGRITY = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
"""SHA-512 of the package, as the registry publishes it."""

OF_THE_MACHINE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NPM = Path(__file__).parents[2] / "web" / "npm.py"
UNPACK = Path(__file__).with_name("unpack.mjs")
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""
"""The package's own font folders do not exist here, and then no text would be drawn."""


class NoBrowser(Exception):
    """There is none, and none can be had."""


@dataclass(frozen=True)
class Chromium:
    path: str
    environment: Mapping[str, str] = field(default_factory=dict)


def find_chromium() -> Chromium:
    if named := os.environ.get("PENULT_CHROMIUM"):
        if not os.access(named, os.X_OK):
            raise NoBrowser(f"PENULT_CHROMIUM: expected a program, came {named!r}")
        return Chromium(named)
    found = filter(None, map(shutil.which, OF_THE_MACHINE))
    return next(map(Chromium, found), None) or _from_npm()


def _from_npm() -> Chromium:
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise NoBrowser("expected a Chromium on this machine, came none; PENULT_CHROMIUM can name one")
    home = os.environ.get("PENULT_CACHE") or os.environ.get("XDG_CACHE_HOME")
    cache = Path(home or Path.home() / ".cache", "penult")
    folder = cache / f"chromium-{VERSION}"
    cache.mkdir(parents=True, exist_ok=True)
    with (cache / "chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            _fetch(folder)
    libraries = os.pathsep.join((str(folder / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")))
    return Chromium(
        str(folder / "chromium"),
        {"FONTCONFIG_FILE": str(folder / "fonts" / "fonts.conf"), "LD_LIBRARY_PATH": libraries.rstrip(":")},
    )


def _fetch(folder: Path) -> None:
    with tempfile.TemporaryDirectory(dir=folder.parent) as name:
        aside = Path(name)
        _npm("pack", f"{PACKAGE}@{VERSION}", "--silent", f"--pack-destination={aside}")
        (package,) = aside.glob("*.tgz")
        came = base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode()
        if came != INTEGRITY:
            raise NoBrowser(f"{PACKAGE}@{VERSION}: expected sha512-{INTEGRITY}, came sha512-{came}")
        with tarfile.open(package) as archive:
            archive.extractall(aside, filter="data")
        _unpack(aside / "package" / "bin", aside / "ready")
        fonts = FONTS.format(folder=folder / "fonts")
        (aside / "ready" / "fonts" / "fonts.conf").write_text(fonts)
        (aside / "ready").rename(folder)


def _unpack(packed: Path, folder: Path) -> None:
    folder.mkdir()
    for file in packed.iterdir():
        plain = folder / file.stem
        _npm("exec", "--", "node", str(UNPACK), str(file), str(plain))
        if plain.suffix == ".tar":
            with tarfile.open(plain) as archive:
                archive.extractall(folder / _within(plain.stem), filter="data")
            plain.unlink()
    (folder / "chromium").chmod(0o755)


def _within(archive: str) -> str:
    """The program looks for its graphics library in its own folder."""
    return "" if archive == "swiftshader" else archive


def _npm(*words: str) -> None:
    done = subprocess.run([sys.executable, str(NPM), *words], capture_output=True, text=True)
    if done.returncode != 0:
        raise NoBrowser(
            f"No Chromium on this machine, and `npm {' '.join(words)}` failed: {done.stderr.strip()}\n"
            "Install Chromium, or name one in PENULT_CHROMIUM."
        )
