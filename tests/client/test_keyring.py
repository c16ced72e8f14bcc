"""The tokens by which servers recognize their guests."""

from __future__ import annotations

from pathlib import Path

import pytest

from penult.client.keyring import Keyring
from penult.engine.errors import Malformed

HERE, THERE = "http://here.example", "http://there.example"


def test_a_token_is_found_by_server_and_name(tmp_path: Path) -> None:
    keyring = Keyring(tmp_path / "folder" / "tokens.json")
    keyring.keep(HERE, "Ana", "one")
    keyring.keep(HERE, "Ben", "two")
    keyring.keep(THERE, "Ana", "three")
    keyring.keep(HERE, "Ana", "four")

    assert keyring.find(HERE, "Ana") == "four"
    assert keyring.find(THERE, "Ana") == "three"
    assert keyring.find(THERE, "Ben") is None
    assert keyring.last_name(HERE) == "Ana"
    assert keyring.last_name("http://nowhere.example") == ""


def test_only_the_owner_can_read_it(tmp_path: Path) -> None:
    path = tmp_path / "tokens.json"

    Keyring(path).keep(HERE, "Ana", "one")

    assert path.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["tokens.json"]


def test_a_file_that_is_something_else_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "tokens.json"
    path.write_text("my poems")

    with pytest.raises(Malformed, match="the tokens that"):
        Keyring(path).keep(HERE, "Ana", "one")
    assert path.read_text() == "my poems"
