"""Guests and tables over HTTP: who may do what, and how clearly a wrong request is answered."""

from __future__ import annotations

import pytest

from penult.server.app.routes.guests import guest_routes
from penult.server.app.routes.records import record_routes
from penult.server.app.routes.status import status_routes
from penult.server.app.routes.tables import table_routes
from server.app.open_server import OpenServer, bearer


def test_a_guest_needs_a_name_and_nothing_else(server: OpenServer) -> None:
    came = server.ask("POST", "/api/guest", {"name": "  Ana  Lee "})

    assert came.status == 201
    assert came.json.keys() == {"id", "name"}
    assert came.json["name"] == "Ana Lee"


def test_the_cookie_can_be_read_by_no_script_and_is_sent_by_no_other_page(server: OpenServer) -> None:
    cookie = server.ask("POST", "/api/guest", {"name": "Ana"}).headers["Set-Cookie"]

    assert cookie.startswith("penult=")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}


def test_the_cookie_says_who_is_asking(server: OpenServer) -> None:
    cookie = server.ask("POST", "/api/guest", {"name": "Ana"}).headers["Set-Cookie"].partition(";")[0]

    assert server.ask("GET", "/api/me", headers={"Cookie": cookie}).json["name"] == "Ana"


def test_a_program_gets_the_token_and_no_cookie(server: OpenServer) -> None:
    came = server.ask("POST", "/api/guest", {"name": "Bot", "bearer": True})

    assert "Set-Cookie" not in came.headers
    assert server.ask("GET", "/api/me", headers=bearer(came.json["token"])).json["id"] == came.json["id"]


def test_somebody_may_change_a_name(server: OpenServer) -> None:
    token = server.guest("Ana")

    assert server.ask("PATCH", "/api/me", {"name": "Bea"}, bearer(token)).json["name"] == "Bea"
    assert server.ask("GET", "/api/me", headers=bearer(token)).json["name"] == "Bea"


def test_a_revoked_token_holds_no_more(server: OpenServer) -> None:
    token = server.guest()

    assert server.ask("DELETE", "/api/me", headers=bearer(token)).status == 204
    assert server.ask("GET", "/api/me", headers=bearer(token)).status == 401


@pytest.mark.parametrize("token", ["", "x", "a.1.b", "é", "." * 5000])
def test_a_token_that_is_none_is_refused(server: OpenServer, token: str) -> None:
    refused = server.ask("GET", "/api/me", headers={"Authorization": f"Bearer {token}".encode()})  # type: ignore[dict-item]

    assert refused.status == 401
    assert refused.json["code"] == "no_token"


def test_a_token_in_the_address_is_not_looked_at(server: OpenServer) -> None:
    token = server.guest()

    assert server.ask("GET", f"/api/me?token={token}&penult={token}").status == 401


def test_a_new_table_has_a_code_and_a_link(server: OpenServer) -> None:
    opened = server.ask("POST", "/api/tables", {"terms": {"rules": "hp2003"}}, bearer(server.guest()))

    assert opened.status == 201
    assert len(opened.json["code"]) == 8
    assert opened.json["link"] == f"http://127.0.0.1:{server.port}/t/{opened.json['code']}"


def test_nobody_opens_a_table_without_a_name(server: OpenServer) -> None:
    assert server.ask("POST", "/api/tables", {}).status == 401


def test_the_lobby_lists_public_tables_at_which_somebody_is(server: OpenServer) -> None:
    token = server.guest("Zoé")
    hidden, shown = server.table(token), server.table(token, terms={"public": True})
    for code in (hidden, shown):
        server.join(token, code).hear()

    listed = {each["code"]: each for each in server.ask("GET", "/api/tables").json["tables"]}
    assert hidden not in listed
    assert listed[shown]["host"] == "Zoé"


def test_the_lobby_does_not_list_a_table_whose_door_is_shut(server: OpenServer) -> None:
    token = server.guest()
    code = server.table(token, terms={"public": True})
    line = server.join(token, code)
    line.hear()

    line.send('{"type":"door","id":1,"open":false}')
    line.hear()

    assert code not in {each["code"] for each in server.ask("GET", "/api/tables").json["tables"]}


def test_one_request_is_enough_to_play_against_bots(server: OpenServer) -> None:
    solo = server.ask("POST", "/api/solo", {"name": "Ana", "bearer": True, "terms": {"seats": 3}})
    welcome = server.join(solo.json["token"], solo.json["code"]).hear()

    assert solo.status == 201
    assert [seat["by"] for seat in welcome["table"]["seats"]] == ["person", "bot", "bot"]


def test_a_guest_made_by_solo_gets_the_cookie(server: OpenServer) -> None:
    solo = server.ask("POST", "/api/solo", {"name": "Ana"})

    assert solo.headers["Set-Cookie"].startswith("penult=")
    assert solo.json.keys() == {"code", "link"}


def test_the_record_of_a_match_that_is_not_over_is_told_like_that_of_no_table(server: OpenServer) -> None:
    code = server.table(server.guest())
    unfinished = server.ask("GET", f"/api/tables/{code}/record")
    unknown = server.ask("GET", "/api/tables/AAAAAAAA/record")

    assert unfinished.status == unknown.status == 404
    assert unfinished.text.replace(code, "AAAAAAAA") == unknown.text


@pytest.mark.parametrize(
    ("body", "expected", "came"),
    [
        ({}, "Object missing required field `name`", None),
        ({"name": 7}, "`str` - at `$.name`", "`int`"),
        ({"name": "Ana", "deck": "R1,R2"}, "Object contains unknown field `deck`", None),
        ([], "`object`", "`array`"),
        ({"name": "x" * 25}, "name: 1 to 24 visible letters", "x" * 25),
        ({"name": "x" * 10_000}, "`str` of length <= 200 - at `$.name`", None),
        ({"name": "\u202eevil"}, "name: 1 to 24 visible letters", "\u202eevil"),
        (b"{", "a JSON object", "text that is not JSON (DecodeError)"),
        (b"\xff\xfe", "a JSON object", None),
        (b"", "a JSON object", None),
        (b'{"x": ' + b"[" * 16_000, "Object contains unknown field `x`", None),
    ],
)
def test_a_guest_who_cannot_be_is_told_why(
    server: OpenServer, body: object, expected: str, came: str | None
) -> None:
    refused = server.ask("POST", "/api/guest", body)

    assert refused.status == 400
    assert refused.json["code"] == "malformed"
    assert refused.json["expected"].startswith(expected)
    assert came is None or refused.json["came"] == came


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"terms": {"rules": "poker"}}, "edition: "),
        ({"terms": {"seats": 11}}, "`int` <= 10 - at `$.terms.seats`"),
        ({"terms": {"turn_seconds": -1}}, "`int` >= 0"),
        ({"bots": ["hal"]}, "random or simple or keen"),
        ({"password": "x" * 65}, "`str` of length <= 64"),
        ({"seed": 1}, "Object contains unknown field `seed`"),
        ({"terms": {"deck": "R1"}}, "Object contains unknown field `deck`"),
    ],
)
def test_a_table_that_cannot_be_is_told_why(server: OpenServer, body: object, expected: str) -> None:
    refused = server.ask("POST", "/api/tables", body, bearer(server.guest()))

    assert refused.status == 400, refused.text
    assert refused.json["expected"].startswith(expected)


def test_more_bots_than_seats_are_refused(server: OpenServer) -> None:
    refused = server.ask("POST", "/api/solo", {"name": "A", "terms": {"seats": 2}, "bots": ["keen", "keen"]})

    assert refused.status == 400
    assert refused.json == {"code": "malformed", "expected": "at most 1 bots at 2 seats", "came": "2 bots"}


def test_a_body_that_is_too_large_is_not_read(server: OpenServer) -> None:
    refused = server.ask("POST", "/api/guest", {"name": "x" * 20_000})

    assert refused.status == 413
    assert refused.json["code"] == "too_large"


def test_a_body_without_a_length_is_counted_while_it_comes(server: OpenServer) -> None:
    refused = server.ask("POST", "/api/guest", iter([b"x" * 9000] * 2), {"Transfer-Encoding": "chunked"})

    assert refused.status == 413


@pytest.mark.parametrize(
    "media", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_only_json_is_read(server: OpenServer, media: str) -> None:
    refused = server.ask("POST", "/api/guest", b'{"name": "Ana"}', {"Content-Type": media})

    assert refused.status == 415
    assert refused.json["code"] == "wrong_media_type"


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nothing", 404, "not_found"),
        ("GET", "/api/tables/", 404, "not_found"),
        ("PUT", "/api/me", 405, "wrong_method"),
        ("POST", "/api/live", 405, "wrong_method"),
        ("GET", "/api/live", 426, "no_upgrade"),
        ("GET", "/api/guest", 405, "wrong_method"),
        ("OPTIONS", "/api/tables", 405, "wrong_method"),
    ],
)
def test_what_is_not_there_is_told_in_the_same_form(
    server: OpenServer, method: str, path: str, status: int, code: str
) -> None:
    refused = server.ask(method, path)

    assert (refused.status, refused.json["code"]) == (status, code)
    assert refused.json.keys() >= {"code", "expected"}


def test_a_wrong_method_is_told_the_right_ones_on_every_route(server: OpenServer) -> None:
    for path, methods in methods_by_path(server).items():
        for wrong in sorted({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"} - methods):
            refused = server.ask(wrong, path)

            assert refused.status == 405, (wrong, path)
            assert refused.headers["Allow"] == ", ".join(sorted(methods)), (wrong, path)


def test_every_method_that_is_allowed_is_answered(server: OpenServer) -> None:
    for path, methods in methods_by_path(server).items():
        for right in sorted(methods):
            assert server.ask(right, path).status != 405, (right, path)


def methods_by_path(server: OpenServer) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {"/": {"GET", "HEAD"}, "/t/AAAAAAAA": {"GET", "HEAD"}}
    for routes_of in (guest_routes, table_routes, record_routes, status_routes):
        for route in routes_of(server.context):
            path = route.path.replace("{code}", "AAAAAAAA")
            found.setdefault(path, set()).update(route.methods or ())
    assert found["/api/me"] == {"DELETE", "GET", "HEAD", "PATCH"}
    return found
