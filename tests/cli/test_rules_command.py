"""`penult rules` as a person meets it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from penult.i18n.languages import LANGUAGES


def rules(*arguments: str, lang: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "penult", "rules", *arguments]
    environment = {**os.environ, "LC_ALL": lang, "COLUMNS": "80"}
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, env=environment, encoding="utf-8"
    )


def test_one_rule_in_french() -> None:
    answer = rules("R-28", "--lang", "fr")

    assert answer.stdout.startswith("R-28  ")
    assert "couleur" in answer.stdout
    assert answer.returncode == 0


def test_the_terminal_says_which_language() -> None:
    assert rules("r28", lang="es_MX.UTF-8").stdout == rules("R-28", "--lang", "es").stdout


def test_the_contents_name_every_rule() -> None:
    contents = rules().stdout

    assert all(f"R-{number:02}" in contents for number in range(1, 71))


def test_words_are_looked_for() -> None:
    found = rules("challenge").stdout

    assert "  R-31  Challenge: who and when\n" in found
    assert found.endswith(
        "\nOptions\n  bluff            Bluffing\n  wd4_guilty_card  A Wild Draw Four found illegal\n"
    )


def test_words_of_an_option_alone_are_found_under_options() -> None:
    assert rules("garbled").stdout == "Options\n  rotate4_per_pair  Hands with each partner\n"


@pytest.mark.parametrize("language", ["en", "es", "fr", "pt"])
def test_the_scoring_points_eight_players_to_the_tournament(language: str) -> None:
    assert "(R-66)" in rules("score", "--lang", language).stdout


def test_under_a_rule_each_sheet_stands_once_with_its_languages_and_each_heading_once() -> None:
    under = rules("R-28").stdout.partition("Printed in: ")[2]

    assert " ".join(under.split()).startswith(
        "sheet 42003 (English), sheet 42797 (English), "
        "draft of sheet 42797 (English, Spanish, French, Portuguese), "
        "French sheet 42797 (French), 2018 sheet (English, Spanish) "
        "Under the heading: FUNCTIONS OF THE ACTION CARDS, Wild Draw Four Card "
        "(sheet 42003, sheet 42797, draft of sheet 42797) · "
        "Functions of Action Cards, Wild Draw Four Card (2018 sheet) See also: "
    )


def test_the_heading_is_the_one_that_the_reader_can_read() -> None:
    told = rules("R-28", "--edition", "hp2003", "--lang", "es").stdout

    assert "Bajo el título: CARTAS DE ACCIÓN, Comodín Toma cuatro\n" in told


def test_an_option_is_explained() -> None:
    assert "must_declined" in rules("drawn").stdout


def test_a_whole_sheet_goes_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sheet.html"

    assert (
        rules("--edition", "hp2003", "--lang", "es", "--format", "html", "--out", str(file)).returncode == 0
    )
    assert '<html lang="es">' in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("R-99",), "expected an id such as R-28"),
        (("zeppelin",), "expected an id such as R-28"),
        (("--lang", "de"), "expected en or es or es-ES or fr or fr-FR or pt or pt-BR"),
        (("--edition", "hp1999"), "expected classic or hp2003 or hp2018"),
        (("R-28", "--format", "html"), "expected --edition"),
        (("--edition", "classic", "--out", "/no/such/folder/sheet.txt"), "No such file or directory"),
    ],
)
def test_bad_input_is_answered_in_a_line(arguments: tuple[str, ...], expected: str) -> None:
    answer = rules(*arguments)

    assert answer.returncode == 2
    assert expected in answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_house_rule_and_a_refusal_are_looked_up_like_any_other() -> None:
    found = rules("h16", "C-11").stdout

    assert found.startswith("H-16  A 7 swaps two hands\n")
    assert "\nC-11  Two presets that disagree\n" in found


def test_what_goes_with_what_is_one_page_in_every_language() -> None:
    for language in LANGUAGES:
        page = rules("--house", "--lang", language).stdout

        assert max(map(len, page.splitlines())) <= 80
        assert "C-11" in page


def test_the_rules_of_a_house_make_a_sheet_in_every_form() -> None:
    house = "classic+stack=same+seven=must"

    assert rules(house).stdout.startswith("OUR HOUSE: CLASSIC EDITION\n")
    assert rules(house, "--format", "markdown").stdout.startswith("# Our house: Classic edition\n")
    assert '<section id="agreed">' in rules(house, "--format", "html").stdout


def test_a_popular_name_makes_a_sheet_too() -> None:
    assert "zero=rotate" in rules("hp2018+seven-o").stdout


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (("classic+stack_max=3",), "C-01"),
        (("classic+no-such-preset",), "no-such-preset"),
        (("classic+seven=must", "--edition", "classic"), "nothing beside"),
        (("classic+seven=must", "--json"), "nothing beside"),
        (("--house", "R-28"), "nothing beside"),
        (("--house", "--edition", "classic"), "nothing beside"),
    ],
)
def test_what_makes_no_sheet_is_refused(asked: tuple[str, ...], expected: str) -> None:
    answer = rules(*asked)

    assert answer.returncode == 2
    assert expected in answer.stderr
