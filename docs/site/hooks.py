"""Makes the site from the same files that people read in the repository.

CONTRIBUTING.md and CHANGELOG.md become pages, the typeface and the mark come from where the code keeps them,
links that leave docs/ are changed to fit, and a page that would fetch something from the net is an error.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

ROOT = Path(__file__).parents[2]
PAGES = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "README.md": "index.md"}
FONTS = ROOT / "web/src/look/fonts"
BORROWED = {
    "mark.svg": ROOT / "web/public/mark.svg",
    **{f"site/{name}": FONTS / name for name in ("penult-400.woff2", "penult-600.woff2", "penult-800.woff2")},
}
_OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./([^)#]+)(#[^)]*)?\)")
_FETCHED = re.compile(r"""<(?:script|img|link|iframe)[^>]+(?:src|href)=["']?((?:https?:)?//[^"' >]+)""")
_SESSION = re.compile(r"^```python\n(?=>>>)", re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what lies outside docs/."""
    from mkdocs.structure.files import File

    for source in ("CONTRIBUTING.md", "CHANGELOG.md"):
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, PAGES[source], content=_moved(text)))
    for place, file in BORROWED.items():
        files.append(File.generated(config, place, abs_src_path=str(file)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Show Python sessions as such, and make every link lead to a page of the site or nowhere."""
    return _SESSION.sub("```pycon\n", _OUTSIDE.sub(_inside, markdown))


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """Complain about everything that a reader's browser would fetch from somewhere else."""
    for address in _FETCHED.findall(output):
        logging.getLogger("mkdocs.penult").warning("%s fetches %s", page.file.src_uri, address)
    return output


def _moved(text: str) -> str:
    """A file of the root, read as a page of docs/."""
    return re.sub(r"\]\((?!https?:|#|docs/)", "](../", text).replace("](docs/", "](")


def _inside(link: re.Match[str]) -> str:
    text, target, anchor = link.groups()
    return f"[{text}]({PAGES[target]}{anchor or ''})" if target in PAGES else text
