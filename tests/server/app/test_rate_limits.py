"""How often something may be done, from where, and who believes a proxy."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from socket import create_connection, socket

import pytest
from websockets.exceptions import InvalidStatus

from penult.server.addresses import blurred, client_address, household
from penult.server.app.rate_limits import KeyedRateLimit
from penult.table.rate_limit import Bucket, Rate
from server.app.open_server import METRICS_TOKEN, bearer, open_server


def test_a_bucket_fills_up_again_with_time() -> None:
    buckets = KeyedRateLimit(Rate(3, per=60))

    assert [buckets.take("a", 0.0) for _ in range(4)] == [0, 0, 0, 20]
    assert buckets.take("a", 19.9) > 0
    assert buckets.take("a", 20.0) == 0
    assert buckets.take("a", 20.0) > 0


def test_everybody_has_a_bucket() -> None:
    buckets = KeyedRateLimit(Rate(1, per=60))
    buckets.take("a", 0.0)

    assert buckets.take("b", 0.0) == 0


def test_what_is_owed_is_waited_for() -> None:
    buckets = KeyedRateLimit(Rate(2, per=60))
    for _ in range(4):
        buckets.charge("a", 0.0)

    assert buckets.wait("a", 0.0) == 90
    assert buckets.wait("a", 90.0) == 0


def test_there_are_never_more_buckets_than_allowed_and_the_busy_one_stays() -> None:
    buckets = KeyedRateLimit(Rate(1, per=60), most=10)
    for n in range(1000):
        buckets.take(str(n), 0.0)
        buckets.charge("busy", 0.0)

    assert len(buckets) == 10
    assert buckets.wait("busy", 0.0) > 0


def test_a_single_bucket_allows_a_burst_and_then_its_rate() -> None:
    bucket = Bucket(Rate(4, per=2))

    assert [bucket.take(0.0) for _ in range(5)] == [True] * 4 + [False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "expected"),
    [
        ("198.51.100.9", "", [], "198.51.100.9"),
        ("198.51.100.9", "203.0.113.7", [], "198.51.100.9"),
        ("10.0.0.1", "203.0.113.7", ["10.0.0.0/8"], "203.0.113.7"),
        ("10.0.0.1", "6.6.6.6, 203.0.113.7, 10.0.0.2", ["10.0.0.0/8"], "203.0.113.7"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", ["10.0.0.0/8"], "10.0.0.3"),
        ("10.0.0.1", "203.0.113.7, rubbish", ["10.0.0.0/8"], "10.0.0.1"),
        ("10.0.0.1", ",,,", ["10.0.0.0/8"], "10.0.0.1"),
        ("::ffff:10.0.0.1", "2001:db8::1", ["10.0.0.0/8"], "2001:db8::1"),
        ("unknown", "203.0.113.7", ["0.0.0.0/0"], "unknown"),
    ],
)
def test_only_trusted_proxies_are_believed(
    peer: str, forwarded: str, trusted: Sequence[str], expected: str
) -> None:
    assert client_address(peer, forwarded, [ip_network(each) for each in trusted]) == expected


def test_one_subscriber_has_one_bucket_whatever_address_is_taken() -> None:
    assert household("2001:db8:0:1::5") == household("2001:db8:0:1:ffff::6") == "2001:db8:0:1::/64"
    assert household("203.0.113.7") == "203.0.113.7"


def test_a_log_knows_a_neighborhood_and_no_person() -> None:
    assert blurred("203.0.113.7") == "203.0.113.0/24"
    assert blurred("2001:db8:1:2::3") == "2001:db8:1::/48"
    assert blurred("testclient") == "unknown"


def test_too_many_requests_of_one_address_are_told_when_to_come_again(tmp_path: Path) -> None:
    with open_server(tmp_path, requests_per_minute="5", metrics_token=METRICS_TOKEN) as server:
        answers = [server.ask("GET", "/api/tables") for _ in range(6)]

        assert [each.status for each in answers] == [200] * 5 + [429]
        assert answers[-1].json["code"] == "too_fast"
        assert 1 <= int(answers[-1].headers["Retry-After"]) <= 12
        assert server.ask("GET", "/health").status == 200
        assert server.metrics().status == 429
        assert 'limit="requests"} 2' in server.context.metrics.text()


def test_behind_a_trusted_proxy_everybody_has_a_bucket(tmp_path: Path) -> None:
    with open_server(tmp_path, requests_per_minute="1", trusted_proxies="127.0.0.1") as server:
        statuses = [
            server.ask("GET", "/api/tables", headers={"X-Forwarded-For": each}).status
            for each in ("203.0.113.1", "203.0.113.2", "6.6.6.6, 203.0.113.2")
        ]

        assert statuses == [200, 200, 429]


def test_without_a_trusted_proxy_nobody_can_pretend_to_be_another(tmp_path: Path) -> None:
    with open_server(tmp_path, requests_per_minute="1") as server:
        statuses = [
            server.ask("GET", "/api/tables", headers={"X-Forwarded-For": f"203.0.113.{n}"}).status
            for n in range(2)
        ]

        assert statuses == [200, 429]


def test_one_address_makes_only_so_many_guests(tmp_path: Path) -> None:
    with open_server(tmp_path, guests_per_hour="2") as server:
        made = [
            server.ask("POST", path, {"name": "Ana"}).status
            for path in ("/api/guest", "/api/solo", "/api/guest")
        ]

        assert made == [201, 201, 429]


def test_one_person_opens_only_so_many_tables(tmp_path: Path) -> None:
    with open_server(tmp_path, tables_per_person="2", trusted_proxies="127.0.0.1") as server:
        token = server.guest("Ana")
        opened = [
            server.ask(
                "POST", "/api/tables", {}, {**bearer(token), "X-Forwarded-For": f"203.0.113.{n}"}
            ).status
            for n in range(3)
        ]

        assert opened == [201, 201, 429]


def test_from_one_address_only_so_many_tables_are_opened(tmp_path: Path) -> None:
    with open_server(tmp_path, tables_per_hour="2") as server:
        opened = [server.ask("POST", "/api/solo", {"name": "Ana"}).status for _ in range(3)]

        assert opened == [201, 201, 429]


def test_a_table_that_cannot_be_makes_no_guest(tmp_path: Path) -> None:
    with open_server(tmp_path, guests_per_hour="1") as server:
        refused = server.ask("POST", "/api/solo", {"name": "Ana", "terms": {"rules": "poker"}})

        assert refused.status == 400
        assert server.ask("POST", "/api/solo", {"name": "Ana"}).status == 201


def test_headers_that_never_end_are_not_waited_for(tmp_path: Path) -> None:
    with (
        open_server(tmp_path, head_seconds=1) as server,
        create_connection(("127.0.0.1", server.port), timeout=10) as slow,
    ):
        slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")

        assert cut_off(slow)


def test_headers_without_end_are_not_kept(tmp_path: Path) -> None:
    with (
        open_server(tmp_path) as server,
        create_connection(("127.0.0.1", server.port), timeout=10) as endless,
    ):
        with suppress(ConnectionError):  # it may be cut before all of it is sent
            endless.sendall(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 11_000)

        assert cut_off(endless)


def cut_off(connection: socket) -> bool:
    """Without an answer."""
    try:
        return connection.recv(1000) == b""
    except ConnectionResetError:
        return True


def test_while_it_closes_nobody_begins_anything(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        token = server.guest()
        server.context.closing = True
        statuses = [server.ask(*each).status for each in (("POST", "/api/solo", {}), ("GET", "/api/tables"))]
        with pytest.raises(InvalidStatus) as refused:
            server.call(token)

        assert statuses == [503, 200]
        assert refused.value.response.status_code == 503
        assert server.ask("GET", "/health").json["status"] == "closing"
