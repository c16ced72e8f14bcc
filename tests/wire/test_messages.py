"""What holds for every message: it can be said and understood, and nothing else can."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from penult.engine.errors import Malformed
from penult.wire.coding import encode, read_by_client, read_by_server
from penult.wire.limits import MESSAGE_BYTES
from penult.wire.terms import NewTable
from penult.wire.to_client import ToClient
from penult.wire.to_server import ToServer
from penult.wire.vocabulary import AnyStruct, structs
from wire.messages import any_of

TO_SERVER: tuple[AnyStruct, ...] = get_args(ToServer)
TO_CLIENT: tuple[AnyStruct, ...] = get_args(ToClient)


@given(any_of(*TO_SERVER))
def test_the_server_understands_what_a_client_means(message: ToServer) -> None:
    assert read_by_server(encode(message)) == message


@given(any_of(*TO_CLIENT))
def test_a_client_understands_what_the_server_means(message: ToClient) -> None:
    assert read_by_client(encode(message)) == message


@pytest.mark.parametrize("kind", structs(), ids=lambda kind: kind.__name__)
def test_everything_else_on_the_wire_comes_back_as_it_was(kind: AnyStruct) -> None:
    @given(any_of(kind))
    def comes_back(thing: msgspec.Struct) -> None:
        assert msgspec.json.decode(encode(thing), type=kind) == thing

    comes_back()


@given(any_of(*TO_SERVER), st.text(max_size=12))
def test_a_client_that_says_more_than_is_known_is_refused(message: ToServer, extra: str) -> None:
    known = json.loads(encode(message))
    if extra in known:
        return
    with pytest.raises(Malformed, match="unknown field"):
        read_by_server(json.dumps({**known, extra: 1}))


@given(any_of(*TO_CLIENT))
def test_a_client_overlooks_what_only_newer_servers_say(message: ToClient) -> None:
    newer = {**json.loads(encode(message)), "new in version 7": [1, 2]}

    assert read_by_client(json.dumps(newer)) == message


@given(any_of(*TO_SERVER), st.data())
def test_a_part_of_a_message_is_no_message(message: ToServer, data: st.DataObject) -> None:
    whole = encode(message)
    part = whole[: data.draw(st.integers(0, len(whole) - 1))]
    with pytest.raises(Malformed):
        read_by_server(part)


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_noise_is_malformed_and_nothing_worse(noise: bytes | str) -> None:
    with pytest.raises(Malformed):
        read_by_server(noise)
    with pytest.raises(Malformed):
        read_by_client(noise)


@pytest.mark.parametrize("kind", [*TO_SERVER, NewTable], ids=lambda kind: kind.__name__)
def test_the_longest_message_a_client_may_say_fits_in_a_frame(kind: AnyStruct) -> None:
    """Every letter in its longest JSON form: `\\ud83c\\udccf`."""
    longest = json.dumps(_longest(msgspec.json.schema(kind), msgspec.json.schema(kind)["$defs"]))

    msgspec.json.decode(longest, type=kind)
    assert len(longest) <= MESSAGE_BYTES


def _longest(part: Any, parts: Any) -> Any:
    """The most that a JSON schema allows; a schema without a bound does not get through."""
    shape = {**part, **parts.get(str(part.get("$ref", "")).rpartition("/")[2], {})}
    match shape:
        case {"anyOf": [*kinds]}:
            return max((_longest(kind, parts) for kind in kinds), key=lambda value: len(json.dumps(value)))
        case {"enum": [*words]}:
            return max(words, key=len)
        case {"type": "object", "properties": dict(fields)}:
            return {name: _longest(field, parts) for name, field in fields.items()}
        case {"type": "array", "items": dict(item), "maxItems": int(most)}:
            return [_longest(item, parts)] * most
        case {"type": "string", "maxLength": int(most)}:
            return "🃏" * most
        case {"type": "integer" | "number"}:
            return shape.get("maximum", 2**53)
        case {"type": "boolean"}:
            return False
    assert shape == {"type": "null"}, shape
    return None
