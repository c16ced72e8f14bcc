"""Completion in real shells, where they are installed."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from penult.cli.main import COMMANDS, main, make_parser
from penult.cli.parser import subparsers
from penult.cli.shell_completion import bash, fish, zsh
from penult.cli.shell_completion.command_line import described

_ASK = """
COMP_LINE={line!r}; COMP_POINT=${{#COMP_LINE}}
_penult
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


def complete(line: str, folder: str = "/") -> set[str]:
    """What bash offers after a line."""
    script = bash.script(described(make_parser())) + _ASK.format(line=line)
    answer = subprocess.run(
        ["bash", "--norc", "-c", script], capture_output=True, text=True, check=False, cwd=folder
    )
    assert answer.stderr == ""
    return set(answer.stdout.split())


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("penult re", {"replay", "restore"}),
        ("penult play --lang ", {"en", "es", "es-ES", "fr", "fr-FR", "pt", "pt-BR"}),
        ("penult play --lang=f", {"fr", "fr-FR"}),
        ("penult play --se", {"--seats", "--seed"}),
        ("penult play --rules hp2018", {"hp2018", "hp2018/en", "hp2018/es"}),
        ("penult play --format t", {"tally", "team"}),
        ("penult play --bots keen,s", {"keen,simple"}),
        ("penult rules --format ", {"text", "markdown", "html"}),
        ("penult rules drawn", {"drawn"}),
        ("penult completion z", {"zsh"}),
        ("penult card --called ", {"R", "G", "B", "Y"}),
    ],
)
def test_bash_offers_what_can_be_typed(line: str, offered: set[str]) -> None:
    assert complete(line) == offered


def test_bash_offers_options_of_the_rules_after_a_plus() -> None:
    assert complete("penult play --rules hp2003+legality=ta") == {"table"}
    assert "classic+drawn=may" in complete("penult play --rules classic+dr")
    assert complete("penult join x --new classic+drawn=may+legality=s") == {"strict"}


def test_bash_offers_files_where_a_file_is_wanted(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("files")
    (folder / "evening.match").touch()

    assert complete("penult replay ev", str(folder)) == {"evening.match"}
    assert complete("penult play --resume ev", str(folder)) == {"evening.match"}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_option_of_the_parser_is_there(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", shell]) == 0

    script = capsys.readouterr().out
    assert all(name in script for name in COMMANDS)
    parsers = subparsers(make_parser()).values()
    flags = {flag for parser in parsers for action in parser._actions for flag in action.option_strings}
    assert len(flags) > 40
    assert {flag for flag in flags if spelled(flag, shell) not in script} == set()


def spelled(flag: str, shell: str) -> str:
    if shell != "fish":
        return flag
    return f" -l {flag[2:]}" if flag.startswith("--") else f" -s {flag[1:]}"


@pytest.mark.parametrize(
    ("shell", "script"), [("bash", bash.script), ("zsh", zsh.script), ("fish", fish.script)]
)
def test_the_shell_itself_can_read_it(shell: str, script: object) -> None:
    if not shutil.which(shell):
        pytest.skip(f"{shell} is not installed")
    script = {"bash": bash.script, "zsh": zsh.script, "fish": fish.script}[shell]
    text = script(described(make_parser()))

    answer = subprocess.run([shell, "-n"], input=text, capture_output=True, text=True, check=False)

    assert (answer.returncode, answer.stderr) == (0, "")


@pytest.mark.skipif(not shutil.which("fish"), reason="fish is not installed")
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("penult play --rules hp2018", "hp2018/en"),
        ("penult play --rules classic+leg", "classic+legality=table"),
        ("penult play --rules classic+legality=table+dr", "classic+legality=table+drawn=must"),
        ("penult play --rules=classic+legality=table+dr", "classic+legality=table+drawn=must"),
        ("penult play --bots keen,simple,r", "keen,simple,random"),
    ],
)
def test_fish_offers_one_more_after_every_joint(line: str, offered: str) -> None:
    script = f"{fish.script(described(make_parser()))}complete -C {line!r}"
    answer = subprocess.run(
        ["fish", "--no-config", "-c", script], capture_output=True, text=True, check=False
    )

    assert offered in answer.stdout, answer.stderr


def test_fish_asks_for_what_may_follow_instead_of_listing_every_pair() -> None:
    rules = next(line for line in fish.script(described(make_parser())).splitlines() if " -l rules " in line)

    assert "(__penult_joined + " in rules
    assert "classic+" not in rules
