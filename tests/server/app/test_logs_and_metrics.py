"""What the server tells its operator: enough to run it, nothing that is somebody's."""

from __future__ import annotations

import asyncio
import json
import logging
from io import StringIO
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from penult.server.app import stalls
from penult.server.app.stalls import StallWatch
from penult.server.logs import make_log
from penult.server.metrics import Counter, Histogram, SampledMetric
from penult.wire.terms import NewTable
from penult.wire.to_server import HandOver, Kick
from server.app.open_server import OpenServer, bearer, open_server
from server.hall import Hall, play


def test_no_secret_and_no_word_of_anybody_gets_into_the_log(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        token = server.guest("Grimalkin")
        code = server.table(token, password="sesame")
        server.ask("GET", f"/api/me?token={token}")
        server.ask("GET", "/api/me", headers={"Cookie": f"penult={token}x"})
        server.ask("POST", "/api/guest", b'{"name": "Grimalkin", "pass": "sesame"}')
        server.ask("GET", f"/t/{code}")
        line = server.join(token, code, password="sesame")
        line.hear()
        for said in (
            {"type": "say", "text": "abracadabra"},
            {"type": "birthday", "month": 2, "day": 29},
            {"type": "say", "text": 5, "password": "sesame"},
        ):
            line.send(json.dumps(said))
            line.hear()
    log = server.log.getvalue()

    assert '"event": "answered"' in log
    for secret in (token, token.rpartition(".")[2], code, "sesame", "Grimalkin", "abracadabra", "127.0.0.1"):
        assert secret not in log


def test_every_line_is_one_json_object(server: OpenServer) -> None:
    server.ask("GET", "/nothing%0a%E2%80%A8")
    lines = [json.loads(line) for line in server.log.getvalue().splitlines()]

    assert lines
    assert all({"time", "level", "event"} <= line.keys() for line in lines)


def test_a_fact_of_another_name_cannot_be_logged() -> None:
    log = make_log("json", "info", StringIO())
    with pytest.raises(ValueError, match=r"came \['token'\]"):
        log.say("came", token="x")


def test_line_breaks_in_a_fact_make_no_line() -> None:
    stream = StringIO()
    make_log("plain", "info", stream).say("answered", why="a\nforged line\x1b[0m")

    assert stream.getvalue().count("\n") == 1
    assert "\x1b" not in stream.getvalue()


def test_a_process_that_stood_still_is_measured_and_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stalls, "LOOK_SECONDS", 0.001)
    stream, now = StringIO(), [100.0]
    watch = StallWatch(lambda: now[0], make_log("json", "info", stream))

    async def stand_still() -> None:
        watching = asyncio.create_task(watch.run())
        await asyncio.sleep(0)
        now[0] += 3.0
        while not watch.longest:
            await asyncio.sleep(0)
        watching.cancel()

    asyncio.run(stand_still())
    assert watch.longest == pytest.approx(3.0, abs=0.01)
    now[0] += 61.0
    assert watch.longest == 0.0
    assert '"event": "stalled", "milliseconds": 2999' in stream.getvalue()


def test_kicks_and_new_hosts_are_logged_without_a_name(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        ana, ben = await hall.guest("Ana"), await hall.guest("Ben")
        row = await hall.rooms.open(ana, NewTable())
        await hall.comes(ana, row.code)
        await hall.comes(ben, row.code)
        hall.say(f"{ana.id}/{row.code}", HandOver(person=ben.id))
        hall.say(f"{ben.id}/{row.code}", Kick(person=ana.id))
        await hall.goes_on()
        people.append((row.id, ana.id, ben.id))

    stream = StringIO()
    make_log("json", "info", stream)
    people: list[tuple[str, str, str]] = []
    play(tmp_path, scene)

    ((table, ana, ben),) = people
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    told = [(line["event"], line["table"], line["person"]) for line in lines if "person" in line]
    assert told == [("host_changed", table, ben), ("kicked", table, ana)]
    assert "Ana" not in stream.getvalue()


def test_lines_below_the_level_are_not_written() -> None:
    stream = StringIO()
    log = make_log("plain", "warning", stream)
    log.say("quiet")
    log.say("loud", logging.WARNING)

    assert "quiet" not in stream.getvalue()
    assert "warning loud" in stream.getvalue()


@pytest.mark.parametrize("name", ["penult.room", "asyncio"])
def test_an_error_is_told_by_its_kind_and_place_and_not_by_its_words(name: str) -> None:
    stream = StringIO()
    make_log("json", "info", stream)
    try:
        raise KeyError("the password of Ana")
    except KeyError:
        logging.getLogger(name).exception(
            "room_failed" if name == "penult.room" else "task with Ana's password"
        )
    line = json.loads(stream.getvalue())

    assert (line["level"], line["error"]) == ("error", "KeyError")
    assert "test_an_error_is_told" in line["at"]
    assert "Ana" not in stream.getvalue()


def test_what_fails_inside_is_answered_without_a_word_of_it_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_server(tmp_path) as server:
        monkeypatch.setattr(server.context, "rooms", None)
        failed = server.ask("GET", "/api/tables")
        monkeypatch.undo()

        assert failed.status == 500
        assert failed.json["code"] == "our_fault"
        assert "NoneType" not in failed.text
        assert failed.headers["X-Content-Type-Options"] == "nosniff"
    assert '"event": "failed", "route": "lobby", "error": "AttributeError"' in server.log.getvalue()


@pytest.mark.parametrize(("error", "status"), [(OSError("full"), 503), (KeyError("Ana"), 500)])
def test_what_fails_before_a_line_is_open_is_answered_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int
) -> None:
    async def fail(_: str) -> None:
        raise error

    with open_server(tmp_path) as server:
        token = server.guest()
        monkeypatch.setattr(server.context.people, "recognize", fail)
        with pytest.raises(InvalidStatus) as refused:
            server.call(token)
        monkeypatch.undo()

    assert refused.value.response.status_code == status
    assert f'"event": "failed", "route": "live", "error": "{type(error).__name__}"' in server.log.getvalue()


def test_metrics_are_text_that_prometheus_reads(server: OpenServer) -> None:
    token = server.guest()
    server.join(token, server.table(token)).hear()
    answer = server.metrics()
    lines = answer.text.splitlines()
    values = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line[0] != "#"}

    assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    assert values["penult_connections"] >= 1
    assert values["penult_rooms"] >= 1
    assert values["penult_messages_sent_total"] >= 1
    assert values["penult_commits_total"] >= 1
    assert values['penult_requests_total{status="201"}'] >= 2
    names = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(names) == len(set(names))


def test_a_histogram_counts_upwards() -> None:
    histogram = Histogram("seconds", "How long.")
    for seconds in (0.0005, 0.03, 9.0):
        histogram.observe(seconds)
    lines = list(histogram.lines())

    assert 'seconds_bucket{le="0.001"} 1' in lines
    assert 'seconds_bucket{le="0.05"} 2' in lines
    assert 'seconds_bucket{le="+Inf"} 3' in lines
    assert lines[-2:] == ["seconds_sum 9.030500", "seconds_count 3"]


def test_counters_are_told_apart_by_their_label() -> None:
    counter = Counter("limited_total", "Turned away.", "limit")
    counter.add("tries", 2)

    assert list(counter.lines())[-1] == 'limited_total{limit="tries"} 2'
    assert list(SampledMetric("now", "Now.", lambda: 0.25).lines())[-1] == "now 0.25"


def test_metrics_are_there_only_for_those_who_have_the_token(server: OpenServer) -> None:
    """A-11: they rise with every step, including hidden ones."""
    nothing = server.ask("GET", "/nothing").text

    for headers in ({}, bearer("prometheu")):
        refused = server.ask("GET", "/metrics", headers=headers)
        assert (refused.status, refused.text.replace("metrics", "nothing")) == (404, nothing)
    assert server.metrics().status == 200


def test_without_a_token_in_the_settings_there_are_no_metrics(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        assert server.ask("GET", "/metrics").status == 404
        assert server.ask("GET", "/metrics", headers={"Authorization": "Bearer "}).status == 404


def test_health_says_when_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_server(tmp_path) as server:
        well = server.ask("GET", "/health")
        monkeypatch.setattr(server.context, "failing", lambda: True)
        ill = server.ask("GET", "/health")

        assert (well.status, well.json["status"]) == (200, "ok")
        assert (ill.status, ill.json["status"]) == (503, "failing")


def test_the_protocol_can_be_asked_for(server: OpenServer) -> None:
    schema = server.ask("GET", "/protocol.json").json

    assert "Hello" in str(schema)
    assert "Welcome" in str(schema)
