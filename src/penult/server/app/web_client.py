"""The built web client: its page and its files.

All are read once, so no URL ever becomes a path on disk.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path

import penult

FOLDER = Path(penult.__path__[0], "web")
"""Where `make web` puts it; wheels include it."""

PAGE = "index.html"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_HEAD = re.compile(
    r'<html lang="[^"]*">|<base href="[^"]*" ?/?>|<meta name="preview" ?/?>|<noscript></noscript>'
)


@dataclass(frozen=True, slots=True)
class WebFile:
    kind: str
    plain: bytes
    small: bytes | None
    """Compressed, if that saves enough."""
    lasting: bool
    """Whether its name changes with its content, so that browsers can cache it forever."""


@dataclass(frozen=True, slots=True)
class WebClient:
    page: str
    files: Mapping[str, WebFile]
    """By path, such as `/assets/index-abc.js`."""

    def page_for(self, language: str, base: str, without_script: str, preview: str = "") -> str:
        """The page for one reader. `without_script` and `preview` are HTML, for its body and its head."""
        parts = {
            "<html": f'<html lang="{escape(language)}">',
            "<base": f'<base href="{escape(base)}">',
            "<meta": preview,
            "<noscript": f"<noscript>{without_script}</noscript>",
        }
        return _HEAD.sub(lambda found: parts[re.split(r"[ >]", found[0])[0]], self.page)


def built_client(folder: Path = FOLDER) -> WebClient | None:
    """The client in this folder; None if nothing was built."""
    if not (folder / PAGE).is_file():
        return None
    paths = (path for path in folder.rglob("*") if path.suffix in KINDS)
    files = {f"/{path.relative_to(folder).as_posix()}": _read(path, folder) for path in paths}
    return WebClient((folder / PAGE).read_text(encoding="utf-8"), files)


def base_of(path: str, raw_path: bytes) -> str:
    """The relative URL of the root from a page at this path, wherever a proxy puts the root.

    >>> base_of("/", b"/"), base_of("/new", b"/new"), base_of("/t/ABCDEFGH", b"/t/ABCDEFGH")
    ('./', './', '../')

    A slash written as `%2F` does not count.

    >>> base_of("/t/a/b", b"/t/a%2Fb")
    '../'
    """
    depth = path.count("/") - raw_path.lower().count(b"%2f") - 1
    return "../" * depth or "./"


def _read(path: Path, folder: Path) -> WebFile:
    compressed = path.with_name(f"{path.name}.gz")
    return WebFile(
        kind=KINDS[path.suffix],
        plain=path.read_bytes(),
        small=compressed.read_bytes() if compressed.is_file() else None,
        lasting=path.parent != folder,
    )
