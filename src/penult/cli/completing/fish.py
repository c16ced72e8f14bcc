"""Completion in fish."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .described import Command, Word


def script(commands: Sequence[Command]) -> str:
    return "\n".join(_lines(commands)) + "\n"


def _lines(commands: Sequence[Command]) -> Iterator[str]:
    yield "# Completion of penult in fish: penult completion fish > ~/.config/fish/completions/penult.fish"
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
    return f"{needs} -f -a {_quoted(' '.join((*word.values, *_joined(word))))}"


def _joined(word: Word) -> Iterator[str]:
    """fish offers whole words: each value with one more after it."""
    return (f"{value}{word.joint}{more}" for value in word.values for more in word.more if word.joint)


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
