"""docs/operations.md names every setting with its default, every metric and every bound as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import penult.server
from penult.server.app.rate_limits import NEIGHBORHOOD_TRIES
from penult.server.passwords import REFUSAL_SECONDS
from penult.server.rooms import FAILED_SECONDS
from penult.server.settings import FIELDS, gather
from penult.server.transport.admission import SEAT_SECONDS, SOCKETS_FOR_A_SEAT
from penult.server.transport.http import HEADER_BYTES, PIPELINED_REQUESTS
from penult.server.transport.server import SPARE_FILES
from penult.server.transport.websocket import BEHIND_BYTES, BEHIND_SECONDS, CONTROL_FRAMES
from server.app.open_server import OpenServer

SOURCES = [file.read_text(encoding="utf-8") for file in Path(penult.server.__path__[0]).rglob("*.py")]
LOGGED = r"\b_?log\.(?:say|mention|info|warning|error|exception)\(\s*\"(\w+)\""
TEXT = (Path(__file__).parents[3] / "docs" / "operations.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", FIELDS)
def test_every_setting_is_there_with_its_default(name: str) -> None:
    usual = getattr(gather({}, {})[0], name)
    row = f"| `{name}` | `{usual}` |" if usual and name != "data" else f"| `{name}` | |"

    assert row in TEXT


def test_no_other_setting_is_there() -> None:
    table = TEXT.partition("| setting |")[2].partition("\n\n")[0]

    assert {*re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)} == {*FIELDS}


def test_every_metric_is_there_and_no_other(server: OpenServer) -> None:
    told = set(re.findall(r"^# TYPE (\w+)", server.metrics().text, re.MULTILINE))

    assert set(re.findall(r"`(penult_\w+)`", TEXT)) == told


def test_every_event_of_the_log_is_there_and_no_other() -> None:
    logged = {event for text in SOURCES for event in re.findall(LOGGED, text)} | {"failed"}
    rows = re.findall(r"^\| (`.+?) \| (?:info|warning|error|debug)", TEXT, re.MULTILINE)

    assert {event for row in rows for event in re.findall(r"`(\w+)`", row)} == logged


def test_the_bounds_are_those_of_the_code() -> None:
    plain = " ".join(TEXT.split())

    assert (
        f"leaves {BEHIND_BYTES // 1024} KB unread, or more than 64 KB for {BEHIND_SECONDS:g} seconds" in plain
    )
    assert f"entered again after {FAILED_SECONDS:g} seconds" in plain
    assert CONTROL_FRAMES.per == 10
    assert f"more than {CONTROL_FRAMES.count} pings, pongs and further pieces of messages" in plain
    assert f"The head of a request has at most {HEADER_BYTES // 1024} KB" in plain
    assert f"sends more than {PIPELINED_REQUESTS} requests ahead of an answer" in plain
    assert f"the last {SPARE_FILES} are kept for the database" in plain
    assert SEAT_SECONDS == 3600
    assert f"at most {SOCKETS_FOR_A_SEAT} connections for each of these people" in plain
    assert f"a multiple of {1000 * REFUSAL_SECONDS:g} ms after the question" in plain
    assert NEIGHBORHOOD_TRIES == 3
    assert "three attempts in ten minutes from each neighborhood" in plain
