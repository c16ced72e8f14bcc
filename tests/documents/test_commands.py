"""Every command named in the documents can be typed: `make` targets, `penult` commands, options, programs."""

from __future__ import annotations

import argparse
import importlib.util
import json
import re
import shlex

import pytest

from documents.texts import NAMES, ROOT, code_lines, spans, text_of
from penult.cli.main import make_parser
from penult.server.settings import FIELDS

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = {*re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)}
VARIABLES = {*re.findall(r"^([A-Z]+) \??=", MAKEFILE, re.MULTILINE), *re.findall(r"\$[({]([A-Z]+)", MAKEFILE)}
SCRIPTS = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
OF_PROGRAMS = {"--tables": "bench/server.py"}
"""Options of programs other than `penult`."""


def _commands() -> dict[str, set[str]]:
    parser = make_parser()
    [choices] = [each.choices for each in parser._actions if isinstance(each, argparse._SubParsersAction)]
    return {name: {*command._option_string_actions} for name, command in choices.items()}


COMMANDS = _commands()
OPTIONS = set().union(*COMMANDS.values(), {"--version"})


def typed(text: str) -> list[list[str]]:
    """The words of every command in a document: in backticks, in blocks, and behind a `$`."""
    shown = [*spans(text), *(line.strip().removeprefix("$ ") for line in code_lines(text))]
    return [words for command in shown for words in _words(command)]


def _words(command: str) -> list[list[str]]:
    try:
        words = shlex.split(command, comments=True)
    except ValueError:
        return []
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        words = words[1:]
    ends = [at for at, word in enumerate(words) if word in {"&&", "|", ">"}]
    return [words[a:b] for a, b in zip([0, *(at + 1 for at in ends)], [*ends, None], strict=True)]


def test_the_documents_name_commands_of_every_kind() -> None:
    named = [words[:2] for name in NAMES for words in typed(text_of(name)) if words]

    assert sum(words[0] == "make" for words in named) > 40
    assert sum(words[0] == "penult" for words in named) > 80
    assert sum(words[0].endswith(("python", "python3", "pytest")) for words in named) > 5
    assert sum(name in text_of(document) for name in COMMANDS for document in NAMES) > len(COMMANDS)


@pytest.mark.parametrize("name", NAMES)
def test_every_target_of_make_exists(name: str) -> None:
    for words in typed(text_of(name)):
        if words[:1] == ["make"]:
            wanted = [word for word in words[1:3] if re.fullmatch(r"[a-z-]+", word)][:1]
            given = [word.partition("=")[0] for word in words[1:] if re.match(r"[A-Z]+=", word)]
            assert {*wanted} <= TARGETS, f"make has no {wanted}"
            assert {*given} <= VARIABLES, f"make reads no {given}"


@pytest.mark.parametrize("name", NAMES)
def test_every_command_of_penult_exists_with_its_options(name: str) -> None:
    for words in typed(text_of(name)):
        if words[:1] == ["penult"] and len(words) > 1 and re.fullmatch(r"[a-z]+", words[1]):
            if words[1] in {"match", "record", "score"} and words[2:3] == ["1"]:
                continue  # the first line of a file
            assert words[1] in COMMANDS, f"penult has no {words[1]}"
            options = {word.partition("=")[0] for word in words[2:] if word.startswith("--")}
            assert options <= COMMANDS[words[1]], f"penult {words[1]} knows no {options - COMMANDS[words[1]]}"


@pytest.mark.parametrize("name", NAMES)
def test_every_option_named_alone_belongs_to_a_command(name: str) -> None:
    named = {span.split()[0].partition("=")[0] for span in spans(text_of(name)) if re.match(r"--[a-z]", span)}

    assert named - OPTIONS - {*OF_PROGRAMS} == set()


@pytest.mark.parametrize(("option", "program"), OF_PROGRAMS.items())
def test_an_option_of_another_program_is_there(option: str, program: str) -> None:
    assert f'"{option}"' in (ROOT / program).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_every_program_exists(name: str) -> None:
    for words in typed(text_of(name)):
        if words and re.fullmatch(r"(\.venv/bin/)?(python3?|pytest)", words[0]):
            _check_program(words[1:])
        if words[:2] == ["npm", "run"]:
            assert words[2] in SCRIPTS


def _check_program(words: list[str]) -> None:
    if words[:1] == ["-m"]:
        assert importlib.util.find_spec(words[1]), f"no module {words[1]}"
    for word in words:
        if re.fullmatch(r"[\w./-]+\.py(::.*)?", word):
            assert (ROOT / word.partition("::")[0]).is_file(), f"no file {word}"


@pytest.mark.parametrize("name", NAMES)
def test_every_variable_is_read_somewhere(name: str) -> None:
    for variable in {*re.findall(r"\bPENULT_[A-Z_]+\b", text_of(name))}:
        setting = variable.removeprefix("PENULT_").lower()
        assert variable in _SOURCES or setting in FIELDS, f"nothing reads {variable}"


_SOURCES = "".join(
    file.read_text(encoding="utf-8")
    for folder in ("src", "tests", "bench")
    for file in sorted((ROOT / folder).rglob("*.py"))
    if "documents" not in file.parts
)
