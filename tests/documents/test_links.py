"""Every relative link in the documents leads to a file, and to a heading in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from documents.texts import NAMES, ROOT, links, text_of

_HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)
_NAMED = re.compile(r"^::: ([\w.]+)", re.MULTILINE)


@pytest.mark.parametrize("name", NAMES)
def test_every_link_leads_somewhere(name: str) -> None:
    assert [link for link in links(text_of(name)) if not _leads_somewhere(ROOT / name, link)] == []


def _leads_somewhere(document: Path, link: str) -> bool:
    place, _, anchor = link.partition("#")
    file = document.parent / place if place else document
    return file.exists() and (not anchor or anchor in _anchors(file) or _documented(file, anchor))


def _anchors(file: Path) -> set[str]:
    text = file.read_text(encoding="utf-8")
    return {_slug(heading) for heading in _HEADING.findall(text)}


def _documented(file: Path, anchor: str) -> bool:
    """Whether a page of the API is about this, or about the module that it is in."""
    named = {*_NAMED.findall(file.read_text(encoding="utf-8"))}
    return bool(named & {anchor, anchor.rpartition(".")[0]})


def _slug(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
