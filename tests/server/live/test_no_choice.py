"""`penult serve` as shipped: nobody can choose a deck or a clock in any way."""

from __future__ import annotations

import argparse
import inspect
import json
import re
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

import penult
from penult.cli import serve
from penult.client.guest import come_as_guest
from penult.engine.errors import PenultError
from penult.server.app import application, lifecycle
from penult.server.settings import FIELDS, gather

CHOOSING = re.compile(r"deck|shuffle|seed|chance|clock|speed|random|\brng\b|fast|quick", re.IGNORECASE)
TRIED = ("deck", "decks", "shuffle", "seed", "chance", "clock", "speed", "rng")
SERVER = Path(penult.__file__).parent / "server"


def test_no_setting_is_about_a_deck_or_a_clock() -> None:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    told = [*FIELDS, *(str(field.metadata["says"]) for field in FIELDS.values()), parser.format_help()]

    assert len(FIELDS) > 10
    assert not [words for words in told if CHOOSING.search(words)]


@pytest.mark.parametrize("name", TRIED)
def test_no_flag_no_variable_and_no_file_chooses_them(tmp_path: Path, name: str) -> None:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    config = tmp_path / "penult.toml"
    config.write_text(f'{name} = "1"\n')

    assert gather({}, {f"PENULT_{name.upper()}": "1"}) == gather({}, {})
    with pytest.raises(SystemExit):
        parser.parse_args([f"--{name}", "1"])
    with pytest.raises(PenultError, match=f"came '{name}'"):
        gather({"config": str(config)}, {})


def test_no_request_chooses_them(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "penult", "serve", "--data", str(tmp_path), "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        try:
            guest = come_as_guest(address, "Ana")
            for name in TRIED:
                for path, body in (
                    ("/api/tables", {name: "1"}),
                    ("/api/tables", {"terms": {name: "1"}}),
                    ("/api/solo", {name: "1"}),
                    ("/api/guest", {"name": "Ana", name: "1"}),
                ):
                    assert refusal(address, path, body, guest.token) == (400, "malformed")
        finally:
            process.kill()


def refusal(address: str, path: str, body: object, token: str) -> tuple[int, str]:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=60)
    return refused.value.code, json.loads(refused.value.read())["code"]


def test_no_variable_of_the_environment_is_read_but_the_settings() -> None:
    readers = [file.name for file in SERVER.rglob("*.py") if re.search(r"environ|getenv", file.read_text())]

    assert set(readers) <= {"settings.py"}


def test_only_the_one_who_calls_it_gives_a_server_its_chance_and_no_route_has_them() -> None:
    routes = "".join(inspect.getsource(application).split() + inspect.getsource(serve).split())

    assert "shuffle" in inspect.signature(lifecycle.serve).parameters
    assert "shuffle" not in routes
    assert "SystemChance()" in routes
    assert "SystemClock()" in routes
