"""Two servers in one folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from penult.engine.errors import Malformed
from penult.server.folder_lock import folder_lock


def test_a_second_server_in_the_same_folder_is_turned_away(tmp_path: Path) -> None:
    with folder_lock(tmp_path), pytest.raises(Malformed, match="no other server"), folder_lock(tmp_path):
        pass


def test_the_folder_is_free_again_when_the_first_has_ended(tmp_path: Path) -> None:
    with folder_lock(tmp_path):
        pass

    with folder_lock(tmp_path):
        assert list(tmp_path.iterdir())
