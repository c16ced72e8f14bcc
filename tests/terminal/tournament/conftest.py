"""What the scenes at the desk of a tournament share."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.tournament.front import Front


@pytest.fixture
def front(tmp_path: Path) -> Front:
    return Front(tmp_path)
