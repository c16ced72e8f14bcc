"""Pages of other sites cannot act for a person whose browser has our cookie."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from penult.server.app.security import headers_for
from penult.server.settings import gather
from server.app.open_server import OpenServer, bearer, open_server

STRANGERS = [
    "https://evil.example",
    "http://127.0.0.1:1",
    "null",
    "",
    "http://127.0.0.1.evil.example",
    "file://",
    "http://[",
]


@pytest.mark.parametrize("origin", STRANGERS)
@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/api/guest"), ("PATCH", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/solo")],
)
def test_a_page_of_a_stranger_changes_nothing(
    server: OpenServer, origin: str, method: str, path: str
) -> None:
    refused = server.ask(method, path, {"name": "Ana"}, {**bearer(server.guest()), "Origin": origin})

    assert refused.status == 403
    assert refused.json == {
        "code": "wrong_origin",
        "expected": "a page of this server, or an origin in its settings",
        **({"came": origin} if origin else {}),
    }


def test_a_stranger_cannot_revoke_a_token(server: OpenServer) -> None:
    token = server.guest()
    server.ask("DELETE", "/api/me", headers={**bearer(token), "Origin": "https://evil.example"})

    assert server.ask("GET", "/api/me", headers=bearer(token)).status == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site", "anything"])
def test_a_browser_that_names_no_origin_but_another_site_is_refused(server: OpenServer, site: str) -> None:
    assert server.ask("POST", "/api/guest", {"name": "Ana"}, {"Sec-Fetch-Site": site}).status == 403


@pytest.mark.parametrize("headers", [{}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}])
def test_programs_and_our_own_pages_may_act(server: OpenServer, headers: dict[str, str]) -> None:
    assert server.ask("POST", "/api/guest", {"name": "Ana"}, headers).status == 201


def test_a_page_of_the_host_that_was_asked_may_act(server: OpenServer) -> None:
    own = {"Origin": f"http://127.0.0.1:{server.port}"}

    assert server.ask("POST", "/api/guest", {"name": "Ana"}, own).status == 201


@pytest.mark.parametrize("origin", STRANGERS)
def test_a_page_of_a_stranger_opens_no_live_connection(server: OpenServer, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.call(server.guest(), headers={"Origin": origin})

    assert refused.value.response.status_code == 403


@pytest.fixture(scope="module")
def behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    settings = {"public_url": "https://cards.example/penult", "origins": "https://other.example"}
    with open_server(tmp_path_factory.mktemp("house"), **settings) as running:
        yield running


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://cards.example", 201),
        ("https://CARDS.example", 201),
        ("https://other.example", 201),
        ("http://cards.example", 403),
        ("https://cards.example:8443", 403),
        ("https://cards.example.evil.example", 403),
    ],
)
def test_with_a_public_address_its_origin_counts(
    behind_a_proxy: OpenServer, origin: str, status: int
) -> None:
    assert behind_a_proxy.ask("POST", "/api/guest", {"name": "Ana"}, {"Origin": origin}).status == status


def test_with_a_public_address_the_host_of_the_request_counts_no_more(behind_a_proxy: OpenServer) -> None:
    rebound = {"Origin": "https://evil.example", "Host": "evil.example"}

    assert behind_a_proxy.ask("POST", "/api/guest", {"name": "Ana"}, rebound).status == 403


def test_another_origin_is_another_address_of_this_server_and_no_page_of_another_one(
    behind_a_proxy: OpenServer,
) -> None:
    """A browser asks first before a page of another server sends JSON, and needs an answer to read any."""
    other = {"Origin": "https://other.example"}
    first = {**other, "Access-Control-Request-Method": "POST"}
    asked = [
        behind_a_proxy.ask("OPTIONS", "/api/guest", headers=first),
        behind_a_proxy.ask("POST", "/api/guest", {"name": "Ana"}, other),
    ]

    assert [each.status for each in asked] == [405, 201]
    assert not [name for each in asked for name in each.headers if name.lower().startswith("access-control")]


def test_live_connections_of_the_allowed_origins_are_accepted(behind_a_proxy: OpenServer) -> None:
    line = behind_a_proxy.call(behind_a_proxy.guest(), headers={"Origin": "https://other.example"})

    assert line.heard.startswith(b"HTTP/1.1 101 ")


@pytest.mark.parametrize("path", ["/penult/api/guest", "/api/guest"])
def test_a_sub_path_works_whether_the_proxy_takes_it_away_or_not(
    behind_a_proxy: OpenServer, path: str
) -> None:
    came = behind_a_proxy.ask("POST", path, {"name": "Ana"})

    assert came.status == 201
    assert {"Path=/penult", "Secure", "HttpOnly"} <= set(came.headers["Set-Cookie"].split("; "))


def test_a_path_that_only_begins_alike_is_not_ours(behind_a_proxy: OpenServer) -> None:
    assert behind_a_proxy.ask("GET", "/penultimate").status == 404
    assert behind_a_proxy.ask("GET", "/penult").status == 200


def test_links_are_made_from_the_public_address(behind_a_proxy: OpenServer) -> None:
    opened = behind_a_proxy.ask("POST", "/api/solo", {"name": "Ana"}, {"Host": "evil.example"})

    assert opened.json["link"] == f"https://cards.example/penult/t/{opened.json['code']}"


@pytest.mark.parametrize("path", ["/", "/api/me", "/nothing", "/health", "/api/guest", "/t/ABCDEFGH"])
def test_every_answer_has_the_strict_headers(server: OpenServer, path: str) -> None:
    headers = server.ask("GET", path).headers

    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cache-Control"] == "no-store"
    assert "default-src 'none'; frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert "Server" not in headers
    assert "Access-Control-Allow-Origin" not in headers


def test_other_windows_are_kept_away_where_the_line_is_safe(
    server: OpenServer, behind_a_proxy: OpenServer
) -> None:
    """Over plain http, browsers complain about the header and ignore it."""
    asked = "Cross-Origin-Opener-Policy"

    assert behind_a_proxy.ask("GET", "/").headers[asked] == "same-origin"
    assert asked not in server.ask("GET", "/").headers


@pytest.mark.parametrize(
    ("public_url", "bound"),
    [
        ("https://cards.example", True),
        ("https://cards.example:8443", False),
        ("https://example.org/penult", False),
        ("http://cards.example", False),
        ("", False),
    ],
)
def test_browsers_come_back_over_the_safe_line_where_the_host_is_ours_alone(
    public_url: str, bound: bool
) -> None:
    headers = headers_for(gather({"public_url": public_url}, {})[0])

    assert ("Strict-Transport-Security" in headers) == bound
