"""Completion in fish."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .command_line import Command, Word

_JOINED = """function __penult_joined -a joint values more
    set -l typed (commandline -ct)
    set typed (string replace -r -- '^--[^=]*=' '' "$typed")
    set -l parts (string split -r -m 1 -- $joint "$typed")
    if test (count $parts) -eq 2
        printf '%s\\n' $parts[1]$joint(string split ' ' -- $more)
    else
        string split ' ' -- $values
    end
end"""
"""fish completes whole words: the text up to the last joint, followed by each possible value."""


def script(commands: Sequence[Command]) -> str:
    return "\n".join(_lines(commands)) + "\n"


def _lines(commands: Sequence[Command]) -> Iterator[str]:
    yield "# Completion of penult in fish: penult completion fish > ~/.config/fish/completions/penult.fish"
    yield _JOINED
    yield "complete -c penult -f"
    for command in commands:
        yield f"complete -c penult -n __fish_use_subcommand -a {command.name} -d {_quoted(command.about)}"
    for command in commands:
        for word in command.words:
            yield _line(command, word)


def _line(command: Command, word: Word) -> str:
    start = f"complete -c penult -n '__fish_seen_subcommand_from {command.name}'"
    flags = "".join(f" -{'l' if flag.startswith('--') else 's'} {flag.lstrip('-')}" for flag in word.flags)
    return f"{start}{flags}{_values(word)} -d {_quoted(word.about)}"


def _values(word: Word) -> str:
    if not word.takes:
        return ""
    needs = " -r" if word.flags else ""
    if word.path:
        return f"{needs} -F"
    if not word.values:
        return needs
    return f"{needs} -f -a {_quoted(_offered(word))}"


def _offered(word: Word) -> str:
    values, more = " ".join(word.values), " ".join(word.more)
    return f'(__penult_joined {word.joint} "{values}" "{more}")' if word.joint else values


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
