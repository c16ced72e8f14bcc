"""The web client as it is served: one page at every address, files that are kept, nothing else."""

from __future__ import annotations

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest

from penult.server.app.routes.web_client import ADDRESSES, POLICY
from penult.server.app.web_client import WebClient, built_client
from penult.wire.version import PROTOCOL
from server.app.open_server import Answer, OpenServer, open_server
from server.app.reverse_proxy import proxied
from server.app.wire import Wire

SCRIPT = "export const cards = 108\n" * 40
PAGE = """<!doctype html><html lang="en"><head><base href="./" /><title>Penult</title>
<script type="module" src="./assets/index-a1.js"></script></head><body><noscript></noscript></body></html>"""
BROWSER = {"Accept": "text/html,application/xhtml+xml"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> WebClient:
    folder = tmp_path_factory.mktemp("built")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "mark.svg").write_text("<svg/>")
    (folder / "assets" / "index-a1.js").write_text(SCRIPT)
    (folder / "assets" / "index-a1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "penult-400-b2.woff2").write_bytes(b"wOF2")
    (folder.parent / "secret.js").write_text("secret")
    found = built_client(folder)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def server(client: WebClient, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("house"), client=client, requests_per_minute="200") as running:
        yield running


def test_nothing_is_found_where_nothing_was_built(tmp_path: Path) -> None:
    assert built_client(tmp_path) is None


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_client_gives_its_page(server: OpenServer, address: str) -> None:
    page = server.ask("GET", address.format(code="ABCDEFGH", rule="R-28", edition="hp2003"))

    assert page.status == 200
    assert "assets/index-a1.js" in page.text
    assert page.headers["Content-Type"].startswith("text/html")
    assert page.headers["Cache-Control"] == "no-cache"


def test_the_policy_lets_nothing_in_from_elsewhere_and_nothing_inline(server: OpenServer) -> None:
    policy = server.ask("GET", "/").headers["Content-Security-Policy"]

    sources = {part.split()[0]: part.split()[1:] for part in policy.split("; ")}
    assert sources["default-src"] == ["'none'"]
    assert {value for values in sources.values() for value in values} == {"'none'", "'self'"}
    assert sources["script-src"] == sources["style-src"] == sources["connect-src"] == ["'self'"]


@pytest.mark.parametrize(
    ("accepted", "language", "words"),
    [("pt-PT", "pt", "Para entrar"), ("fr", "fr", "Pour la rejoindre"), ("de", "en", "To join")],
)
def test_without_a_script_the_page_says_how_to_join_from_a_terminal(
    server: OpenServer, accepted: str, language: str, words: str
) -> None:
    page = server.ask("GET", "/t/ABCDEFGH", headers={"Accept-Language": accepted})

    said = page.text.partition("<noscript>")[2].partition("</noscript>")[0]
    assert f'<html lang="{language}">' in page.text
    assert words in said
    assert f"penult join http://127.0.0.1:{server.port}/t/ABCDEFGH" in said
    assert page.headers["Vary"] == "Accept-Language"


@pytest.mark.parametrize("path", ["/t/%3Cb%3E", "/t/%22%27%3E%3Cscript%3Ex", "/nowhere/%3Cscript%3Ex"])
def test_nothing_in_the_address_becomes_part_of_the_page(server: OpenServer, path: str) -> None:
    text = server.ask("GET", path, headers={**BROWSER, "Host": "<i>.example"}).text

    assert "<b>" not in text
    assert "<i>" not in text
    assert "<script>" not in text


def test_a_person_who_goes_astray_sees_the_client_and_the_right_status(server: OpenServer) -> None:
    page = server.ask("GET", "/no/such/place", headers=BROWSER)

    assert (page.status, base_in(page)) == (404, "../../")
    assert page.headers["Content-Security-Policy"] == POLICY


@pytest.mark.parametrize(
    ("path", "headers"),
    [("/no/such/place", {}), ("/api/nothing", BROWSER), ("/api", BROWSER), ("/assets/gone.js", {})],
)
def test_a_program_that_goes_astray_reads_json(
    server: OpenServer, path: str, headers: dict[str, str]
) -> None:
    answer = server.ask("GET", path, headers=headers)

    assert (answer.status, answer.json["code"]) == (404, "not_found")


def test_a_file_whose_name_changes_with_it_is_kept_for_a_year(server: OpenServer) -> None:
    font = server.ask("GET", "/assets/penult-400-b2.woff2")

    assert (font.status, font.headers["Content-Type"]) == (200, "font/woff2")
    assert font.headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_a_file_with_a_lasting_name_is_kept_for_an_hour(server: OpenServer) -> None:
    assert server.ask("GET", "/mark.svg").headers["Cache-Control"] == "public, max-age=3600"


def test_a_browser_that_can_unpack_gets_the_smaller_file(server: OpenServer) -> None:
    answer = fetch(server.port, "/assets/index-a1.js", {"Accept-Encoding": "gzip, br"})

    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(answer.body) == SCRIPT.encode()


@pytest.mark.parametrize("accepted", ["", "br", "gzip;q=0"])
def test_one_that_cannot_gets_the_plain_one(server: OpenServer, accepted: str) -> None:
    answer = fetch(server.port, "/assets/index-a1.js", {"Accept-Encoding": accepted})

    assert "Content-Encoding" not in answer.headers
    assert answer.body == SCRIPT.encode()


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.js",
        "/assets/../../secret.js",
        "/assets/%2e%2e/%2e%2e/secret.js",
        "/assets/..%2f..%2fsecret.js",
        "/assets//index-a1.js",
        "/index-a1.js",
        "/assets/index-a1.js.gz",
        "/assets/",
        "/index.html",
        "//etc/passwd",
        "/mark.svg%0A",
        "/assets/index-a1.js%0A",
    ],
)
def test_no_address_leads_out_of_the_files(server: OpenServer, path: str) -> None:
    assert server.ask("GET", path).status == 404


def test_files_of_the_client_do_not_count_as_requests(client: WebClient, tmp_path: Path) -> None:
    with open_server(tmp_path, client=client, requests_per_minute="2") as server:
        loaded = [server.ask("GET", "/assets/index-a1.js").status for _ in range(10)]

        assert loaded == [200] * 10
        assert [server.ask("GET", "/").status for _ in range(3)] == [200, 200, 429]


@pytest.mark.parametrize("page", ["/", "/new", "/t/ABCDEFGH", "/rules/R-28", "/t/a%2Fb", "/no/such/place"])
def test_behind_any_path_of_a_proxy_a_page_finds_its_files_unconfigured(
    server: OpenServer, page: str
) -> None:
    with proxied(server.port, "/games/cards") as port:
        address = f"http://127.0.0.1:{port}/games/cards{page}"
        shown = fetch(port, f"/games/cards{page}", BROWSER)

        root = urljoin(address, base_in(Answer(shown.status, shown.headers, shown.body.decode())))
        assert root == f"http://127.0.0.1:{port}/games/cards/"
        script = urljoin(root, "./assets/index-a1.js").removeprefix(f"http://127.0.0.1:{port}")
        assert fetch(port, script, {}).body == SCRIPT.encode()


def test_a_guest_plays_behind_a_path_with_the_cookie_of_plain_http(server: OpenServer) -> None:
    code = server.table(server.guest())
    with proxied(server.port, "/cards") as port:
        came = fetch(port, "/cards/api/guest", {"Content-Type": "application/json"}, b'{"name": "Ben"}')
        cookie, *said = came.headers["Set-Cookie"].split("; ")
        line = Wire(port, headers={"Cookie": cookie}, path="/cards/api/live")
        line.send({"type": "hello", "protocol": PROTOCOL, "table": code})

        assert line.hear()["type"] == "welcome"
        line.close()
    assert "Path=/" in said
    assert "Secure" not in said


@pytest.mark.parametrize("path", ["/cards", "/cards/", "/cards/t/ABCDEFGH", "/", "/t/ABCDEFGH"])
def test_a_path_that_was_told_is_written_out(client: WebClient, tmp_path: Path, path: str) -> None:
    with open_server(tmp_path, client=client, public_url="https://example.org/cards") as server:
        assert base_in(server.ask("GET", path)) == "/cards/"
        assert server.ask("GET", "/cards/assets/index-a1.js").text == SCRIPT


def base_in(page: Answer) -> str:
    return page.text.partition('<base href="')[2].partition('"')[0]


class Fetched:
    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status, self.headers, self.body = response.status, response.headers, response.read()


def fetch(port: int, path: str, headers: dict[str, str], body: bytes | None = None) -> Fetched:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.putrequest("POST" if body else "GET", path, skip_accept_encoding=True)
        for name, value in {**headers, "Content-Length": str(len(body or b""))}.items():
            connection.putheader(name, value)
        connection.endheaders(body)
        return Fetched(connection.getresponse())
    finally:
        connection.close()
