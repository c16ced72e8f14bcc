"""Frames that the server cannot understand, and its answers."""

from __future__ import annotations

import pytest

from penult.engine.errors import Malformed
from penult.wire.coding import read_by_client, read_by_server

FRAMES = [
    ("", "truncated"),
    ("hello", "JSON is malformed"),
    ("[]", "Expected `object`, got `array`"),
    ("null", "Expected `object`, got `null`"),
    ('{"type":"ping"} and more', "trailing characters"),
    (b"\xff\xfe", "JSON is malformed"),
    (b'{"type":"say","text":"\xff"}', "utf-8"),
    ("{}", "missing required field `type`"),
    ('{"type":7}', "Expected `str`"),
    ('{"type":"fly"}', "Invalid value 'fly'"),
    ('{"type":"update","n":1,"time":0}', "Invalid value 'update'"),
    ('{"type":"act","move":"draw"}', "missing required field `seen`"),
    ('{"type":"act","move":"draw","seen":"7"}', "Expected `int`, got `str` - at `$.seen`"),
    ('{"type":"act","move":"draw","seen":true}', "Expected `int`, got `bool` - at `$.seen`"),
    ('{"type":"act","move":7,"seen":7}', "Expected `str`, got `int` - at `$.move`"),
    ('{"type":"act","move":"draw","seen":7,"seat":2}', "unknown field `seat`"),
    ('{"type":"ping","id":-1}', "Expected `int` >= 0 - at `$.id`"),
    ('{"type":"ping","id":9007199254740993}', "Expected `int` <= 9007199254740992 - at `$.id`"),
    ('{"type":"ping","id":1.5}', "Expected `int`, got `float` - at `$.id`"),
    ('{"type":"ping","id":1e400}', "out of range - at `$.id`"),
    ('{"type":"sit","seat":10}', "Expected `int` <= 9 - at `$.seat`"),
    ('{"type":"pick","at":200}', "Expected `int` <= 199 - at `$.at`"),
    ('{"type":"birthday","month":13,"day":1}', "Expected `int` <= 12 - at `$.month`"),
    ('{"type":"agree","to":"win"}', "Invalid enum value 'win' - at `$.to`"),
    ('{"type":"hello","protocol":1,"table":"TOOLONGFOR"}', "length <= 8 - at `$.table`"),
    (
        '{"type":"hello","protocol":1,"table":"A","password":"' + "x" * 65 + '"}',
        "length <= 64 - at `$.password`",
    ),
    ('{"type":"say","text":"' + "x" * 201 + '"}', "length <= 200 - at `$.text`"),
    ('{"type":"act","seen":1,"move":"' + "x" * 41 + '"}', "length <= 40 - at `$.move`"),
    ('{"deep":' + "[" * 8000 + "]" * 8000 + ',"type":"ping"}', "recursion"),
]


@pytest.mark.parametrize(("frame", "expected"), FRAMES, ids=[str(frame)[:40] for frame, _ in FRAMES])
def test_a_frame_that_is_no_message_is_answered_with_what_was_expected(
    frame: str | bytes, expected: str
) -> None:
    with pytest.raises(Malformed) as answer:
        read_by_server(frame)

    assert expected in answer.value.expected
    assert answer.value.what == "message"


def test_an_answer_repeats_only_the_beginning_of_a_long_frame() -> None:
    with pytest.raises(Malformed) as answer:
        read_by_server('{"type":"say","text":"' + "x" * 16_000 + '"}')

    assert len(str(answer.value.came)) == 61
    assert len(str(answer.value)) < 200


def test_a_client_is_told_when_it_hears_something_unknown() -> None:
    with pytest.raises(Malformed, match="Invalid value 'ping'"):
        read_by_client('{"type":"ping","id":1}')
