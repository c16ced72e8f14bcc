"""Settings: flags before variables before the file, every value checked, nothing that could choose a deck."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from penult.cli.main import main
from penult.engine.errors import PenultError
from penult.server.settings import FIELDS, gather, shown


def config(folder: Path, text: str) -> str:
    file = folder / "penult.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_flag_counts_more_than_a_variable_and_a_variable_more_than_the_file(tmp_path: Path) -> None:
    file = config(tmp_path, "port = 1\nhost = '10.0.0.1'\nlog_level = 'error'")
    environment = {"PENULT_PORT": "2", "PENULT_HOST": "10.0.0.2"}
    settings, sources = gather({"config": file, "port": "3"}, environment)

    assert (settings.port, settings.host, settings.log_level) == (3, "10.0.0.2", "error")
    assert (sources["port"], sources["host"], sources["log_level"]) == ("--port", "PENULT_HOST", file)
    assert sources["data"] == "default"


def test_the_file_can_be_named_by_a_variable(tmp_path: Path) -> None:
    settings, _ = gather({}, {"PENULT_CONFIG": config(tmp_path, "port = 81")})

    assert settings.port == 81


def test_data_lies_where_a_persons_data_lies() -> None:
    assert gather({}, {"HOME": "/home/ana"})[0].data == Path("/home/ana/.local/share/penult-server")
    assert gather({}, {"XDG_DATA_HOME": "/data", "HOME": "/x"})[0].data == Path("/data/penult-server")


def test_lists_have_commas_in_a_flag_and_brackets_in_the_file(tmp_path: Path) -> None:
    file = config(tmp_path, 'trusted_proxies = ["10.0.0.0/8", "::1"]')
    by_file, _ = gather({"config": file}, {})
    by_flag, _ = gather({"trusted_proxies": "10.0.0.0/8, ::1"}, {})

    assert by_file.trusted_proxies == by_flag.trusted_proxies != ()


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("port", "http", "a whole number from 0 to 65535, came 'http'"),
        ("port", "65536", "a whole number from 0 to 65535, came '65536'"),
        ("port", "-1", "a whole number from 0 to 65535, came '-1'"),
        ("port", "", "a whole number from 0 to 65535, came ''"),
        ("host", "", "an address to listen at, such as 127.0.0.1 or ::, came ''"),
        ("host", "a b", "one word of text, came 'a b'"),
        ("data", "", "the path of a folder, came ''"),
        (
            "public_url",
            "cards.example",
            "https://cards.example.org/penult, or without a path, came 'cards.example'",
        ),
        ("public_url", "ftp://cards.example", "https://cards.example.org/penult"),
        ("public_url", "https://ana:secret@cards.example", "https://cards.example.org/penult"),
        ("public_url", "https://cards.example/?x=1", "https://cards.example.org/penult"),
        ("public_url", "https://[::1", "https://cards.example.org/penult"),
        ("origins", "*", "https://cards.example.org, without a path, came '*'"),
        ("origins", "https://a.example/path", "https://cards.example.org, without"),
        ("trusted_proxies", "everybody", "an address or a network, such as 10.0.0.0/8, came 'everybody'"),
        ("trusted_proxies", "10.0.0.1/8", "an address or a network"),
        ("requests_per_minute", "0", "a whole number from 1 to 1000000, came '0'"),
        ("log_level", "loud", "debug or info or warning or error, came 'loud'"),
        ("log_format", "xml", "plain or json, came 'xml'"),
    ],
)
def test_a_value_that_cannot_be_says_what_was_expected_and_where_it_came_from(
    name: str, value: str, expected: str
) -> None:
    flag = "--" + name.replace("_", "-")
    with pytest.raises(PenultError) as by_flag:
        gather({name: value}, {})
    with pytest.raises(PenultError) as by_variable:
        gather({}, {f"PENULT_{name.upper()}": value})

    assert str(by_flag.value).startswith(f"{name}, from {flag}: expected {expected}")
    assert str(by_variable.value).startswith(f"{name}, from PENULT_{name.upper()}: expected {expected}")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("prot = 80", "expected one of host, port, data"),
        ("port = true", "port, from"),
        ("port = 80.5", "expected a whole number"),
        ("origins = [1]", "expected a list of origins, came"),
        ("origins = 5", "expected a list of origins, came 5"),
        ("log_level = []", "expected debug or info"),
        ("port = ", "expected TOML"),
        ("[limits]\nx = 1", "came 'limits'"),
    ],
)
def test_a_file_that_cannot_be_says_so(tmp_path: Path, text: str, expected: str) -> None:
    with pytest.raises(PenultError, match=r".") as refused:
        gather({"config": config(tmp_path, text)}, {})

    assert expected in str(refused.value)
    assert "penult.toml" in str(refused.value)


def test_what_is_shown_is_toml_that_says_the_same(tmp_path: Path) -> None:
    told = {"public_url": "https://Cards.example:443/penult/", "origins": "https://a.example", "port": "81"}
    settings, sources = gather({**told, "data": 'C:\\so "odd"', "trusted_proxies": "10.0.0.0/8"}, {})
    text = shown(settings, sources)
    again, _ = gather({"config": config(tmp_path, text)}, {})

    assert again == settings
    assert again.public_url == "https://cards.example/penult"
    assert tomllib.loads(text).keys() == FIELDS.keys()


def test_what_is_shown_of_a_secret_is_no_other_secret(tmp_path: Path) -> None:
    text = shown(*gather({"metrics_token": "open-sesame"}, {}))
    again, sources = gather({"config": config(tmp_path, text)}, {})

    assert "sesame" not in text
    assert (again.metrics_token, sources["metrics_token"]) == ("", "default")


def test_the_command_shows_each_value_with_its_source_and_no_secret(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PENULT_METRICS_TOKEN", "open-sesame")
    status = main(["serve", "--port", "81", "--show-config"])
    lines = {line.partition(" ")[0]: line for line in capsys.readouterr().out.splitlines()}

    assert status == 0
    assert lines["port"].split() == ["port", "=", "81", "#", "--port"]
    assert lines["#"].split() == ["#", "metrics_token", "is", "secret", "#", "PENULT_METRICS_TOKEN"]
    assert "sesame" not in str(lines)


@pytest.mark.parametrize(
    ("token", "expected"),
    [("open sesame", "one word of text"), ("öpen-sesame", "one word of ASCII letters, digits and signs")],
)
def test_a_secret_that_cannot_be_is_not_repeated(token: str, expected: str) -> None:
    with pytest.raises(PenultError, match=f"expected {expected}, came a secret") as refused:
        gather({"metrics_token": token}, {})

    assert "sesame" not in str(refused.value)


def test_the_command_answers_a_wrong_value_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "http"]) == 2
    assert capsys.readouterr().err == (
        "penult serve: port, from --port: expected a whole number from 0 to 65535, came 'http'\n"
    )


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--config", str(tmp_path / "none.toml")]) == 2
    assert "none.toml" in capsys.readouterr().err


def test_no_setting_chooses_a_deck_or_a_clock() -> None:
    words = {word for name in FIELDS for word in name.split("_")}

    assert not words & {
        "deck",
        "decks",
        "seed",
        "chance",
        "shuffle",
        "clock",
        "time",
        "random",
        "rng",
        "cards",
    }
