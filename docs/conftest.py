"""What an example in the documents registers is gone when the document has been tested."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from penult.bots.registry import BOTS


@pytest.fixture(autouse=True)
def _only_our_bots() -> Iterator[None]:
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)
