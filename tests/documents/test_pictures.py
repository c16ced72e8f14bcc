"""Git keeps the pictures that a document shows; `make screenshots` writes the rest to build/screenshots."""

from __future__ import annotations

from documents.texts import ROOT, pictures_shown

KEPT = {file for file in (ROOT / "docs" / "img").rglob("*") if file.suffix in {".png", ".svg"}}


def test_every_picture_is_shown_in_a_document() -> None:
    assert {file.relative_to(ROOT) for file in KEPT - pictures_shown()} == set()


def test_every_picture_that_is_shown_is_there() -> None:
    assert {file for file in pictures_shown() if not file.is_file()} == set()
