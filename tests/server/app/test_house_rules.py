"""Rules that somebody is still choosing: the server says what does not go together, and prints the rest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from penult.wire.limits import RULES_LETTERS
from server.app.open_server import OpenServer, open_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    folder: Path = tmp_path_factory.mktemp("rules")
    with open_server(folder) as running:
        yield running


def test_a_conflict_comes_with_both_switches_and_what_to_change(server: OpenServer) -> None:
    answer = server.ask("GET", "/api/rules?text=classic%2Bcall=off%2Bcall_price=4&seats=4")

    assert answer.json == {
        "conflicts": [
            {
                "id": "C-03",
                "switches": ["call_price", "call"],
                "ways": [{"option": "call_price", "value": "2"}, {"option": "call", "value": "printed"}],
            }
        ]
    }


def test_a_plus_need_not_be_encoded(server: OpenServer) -> None:
    assert server.ask("GET", "/api/rules?text=classic+seven-o").json == {"conflicts": []}


@pytest.mark.parametrize(
    "query", ["text=snap", "text=classic&seats=11", f"text={'x' * (RULES_LETTERS + 1)}", ""]
)
def test_what_cannot_be_read_is_malformed(server: OpenServer, query: str) -> None:
    answer = server.ask("GET", f"/api/rules?{query}")

    assert (answer.status, answer.json["code"]) == (400, "malformed")


def test_the_sheet_of_a_house_can_be_printed_in_the_language_of_the_reader(server: OpenServer) -> None:
    answer = server.ask("GET", "/api/rules/sheet?text=classic%2Bseven-o&language=fr")

    assert answer.headers["content-type"].startswith("text/html")
    assert '<html lang="fr">' in answer.text
    assert "seven=must" in answer.text


def test_the_sheet_may_use_its_own_style_and_nothing_else(server: OpenServer) -> None:
    policy = server.ask("GET", "/api/rules/sheet?text=classic").headers["content-security-policy"]

    assert "default-src 'none'" in policy
    assert "style-src 'sha256-" in policy
    assert "unsafe" not in policy


def test_checks_of_rules_are_counted_because_they_cost_time(tmp_path: Path) -> None:
    with open_server(tmp_path, records_per_minute="2") as server:
        answers = [server.ask("GET", "/api/rules?text=classic").status for _ in range(3)]

    assert answers == [200, 200, 429]


def test_rules_that_contradict_themselves_have_no_sheet(server: OpenServer) -> None:
    assert server.ask("GET", "/api/rules/sheet?text=classic%2Bmercy=7").status == 400
