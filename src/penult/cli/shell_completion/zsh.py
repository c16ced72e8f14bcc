"""Completion in zsh."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .command_line import Command, Word

_FRAME = """#compdef penult
# Completion of penult in zsh: penult completion zsh > a folder of $fpath, as _penult
_penult() {{
    local -a commands=(
{commands}
    )
    if ((CURRENT == 2)); then
        _describe -t commands command commands
        return
    fi
    local command=$words[2]
    shift words
    ((CURRENT--))
    case $command in
{cases}
    esac
}}
if [[ $funcstack[1] == _penult ]]; then _penult "$@"; else compdef _penult penult; fi
"""


def script(commands: Sequence[Command]) -> str:
    named = "\n".join(f"        {_quoted(f'{each.name}:{_plain(each.about)}')}" for each in commands)
    return _FRAME.format(commands=named, cases="\n".join(map(_case, commands)))


def _case(command: Command) -> str:
    words = " \\\n            ".join(_arguments(command))
    return f"    {command.name})\n        _arguments \\\n            {words}\n        ;;"


def _arguments(command: Command) -> Iterator[str]:
    for word in command.options:
        excluded = f"({' '.join(word.flags)})" if len(word.flags) > 1 else ""
        for flag in word.flags:
            yield _quoted(f"{excluded}{flag}[{_plain(word.about)}]{_values(word)}")
    for word in command.places:
        yield _quoted(f"{'*' if word.several else ''}{_values(word)}")


def _values(word: Word) -> str:
    if not word.takes:
        return ""
    if word.joint:
        more = " ".join(word.more)
        first = " ".join(word.values)
        if word.joint == ",":
            return f":value:_sequence compadd - {more}"
        return (
            f':value:{{ if compset -P "*{word.joint}"; then compadd -- {more}; else compadd -- {first}; fi }}'
        )
    if word.values:
        return f":value:({' '.join(word.values)})"
    return ":file:_files" if word.path else ":value: "


def _plain(text: str) -> str:
    return "".join(" " if letter in "[]:'\"\\`$" else letter for letter in text)


def _quoted(text: str) -> str:
    return f"'{text}'"
