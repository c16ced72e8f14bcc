"""The pictures in the documents are what the code draws now: `python docs/img/draw.py` makes them."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from pictures.drawings import assert_self_contained

IMAGES = Path(__file__).parents[2] / "docs" / "img"


@pytest.mark.parametrize("name", ["cards.svg", "table.svg"])
def test_a_picture_of_the_documents_is_up_to_date(name: str) -> None:
    drawn = runpy.run_path(str(IMAGES / "draw.py"))["pictures"]()

    assert (IMAGES / name).read_text(encoding="utf-8") == drawn[name]
    assert_self_contained(drawn[name])
