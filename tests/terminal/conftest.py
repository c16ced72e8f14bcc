from __future__ import annotations

from collections.abc import Iterator

import pytest

from penult.bots.registry import BOTS


@pytest.fixture(autouse=True)
def _only_our_bots() -> Iterator[None]:
    """Bots that do what a scene tells them are gone at its end."""
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)
