"""Two servers in one folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from penult.engine.errors import Malformed
from penult.server.app.sole_server import sole_server


def test_a_second_server_in_the_same_folder_is_turned_away(tmp_path: Path) -> None:
    with sole_server(tmp_path), pytest.raises(Malformed, match="no other server"), sole_server(tmp_path):
        pass


def test_the_folder_is_free_again_when_the_first_has_ended(tmp_path: Path) -> None:
    with sole_server(tmp_path):
        pass

    with sole_server(tmp_path):
        assert list(tmp_path.iterdir())
