"""Addresses as people type them."""

from __future__ import annotations

import pytest

from penult.client.address import check_code, read_address
from penult.engine.errors import Malformed


@pytest.mark.parametrize(
    ("typed", "live", "code"),
    [
        ("localhost:8000", "ws://localhost:8000/api/live", ""),
        ("http://localhost:8000/", "ws://localhost:8000/api/live", ""),
        ("https://cards.example/penult", "wss://cards.example/penult/api/live", ""),
        ("https://cards.example/t/K7MQX2HP", "wss://cards.example/api/live", "K7MQX2HP"),
        ("cards.example/penult/t/k7mqx2hp/", "ws://cards.example/penult/api/live", "K7MQX2HP"),
        ("[::1]:8000", "ws://[::1]:8000/api/live", ""),
    ],
)
def test_an_address_or_a_link(typed: str, live: str, code: str) -> None:
    address = read_address(typed)

    assert (address.live, address.code) == (live, code)


@pytest.mark.parametrize("typed", ["", "ftp://cards.example", "http://", "host:port", "a b", "h:99999", "[x"])
def test_what_is_no_address_says_what_was_expected(typed: str) -> None:
    with pytest.raises(Malformed, match="http://localhost:8000"):
        read_address(typed)


@pytest.mark.parametrize("typed", ["", "short", "far too long", "K7MQX2H/"])
def test_what_is_no_code_says_so(typed: str) -> None:
    with pytest.raises(Malformed, match="8 letters and digits"):
        check_code(typed)
