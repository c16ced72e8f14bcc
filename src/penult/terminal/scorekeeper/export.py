"""Exports: what to write, to which file, and whether to replace an existing one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from ...notation.names import plainly
from ...printing.files import FileRefused
from ...scorekeeper.refusals import ScoreRefused
from .dialog import Dialog

_QUOTES = "\"'“”«»"


def read_export(rest: str, kinds: Mapping[str, str], dialog: Dialog) -> tuple[str, str]:
    """What to write and where: `hands night.csv`, or only a file.

    `kinds` maps each kind to its word, the usual one first. With only a file, the kind is the usual one, or
    the one in its name: `hands.csv`. Any other word before a file is refused, or it would become part of the
    name.
    """
    words = {plainly(word): kind for kind, word in kinds.items()}
    words = {**{kind: kind for kind in kinds}, **words}
    first, _, file = rest.partition(" ")
    if (kind := words.get(plainly(first))) is not None:
        return kind, _named(file, kinds[kind], dialog)
    if file and rest[0] not in _QUOTES:
        raise ScoreRefused("not_exported", text=first, words=tuple(kinds.values()))
    usual = next(iter(kinds))
    path = _named(rest, kinds[usual], dialog)
    return words.get(plainly(Path(path).stem), usual), path


def _named(file: str, kind: str, dialog: Dialog) -> str:
    """A file name, perhaps in quotes."""
    if path := file.strip(_QUOTES + " "):
        return path
    raise ScoreRefused("no_file", text=f"{dialog.word('export')} {kind}")


def write_asked(path: str, write: Callable[[bool], None], dialog: Dialog) -> None:
    """Write and say so; ask before replacing a file. `write` gets whether to replace."""
    say = dialog.voice.say
    try:
        if not _written(path, write, dialog):
            return
    except OSError as error:
        dialog.say(say("score-not-written", path=path, reason=error.strerror or str(error)))
        return
    dialog.say(say("score-exported", path=path))


def _written(path: str, write: Callable[[bool], None], dialog: Dialog) -> bool:
    try:
        write(False)
    except FileRefused as refusal:
        if refusal.code != "taken":
            raise
        yes = dialog.voice.say("terminal-yes")
        answer = dialog.ask(dialog.voice.say("score-taken", path=path, yes=yes))
        if plainly(answer) != plainly(yes):
            dialog.say(dialog.voice.say("score-not-replaced", path=path))
            return False
        write(True)
    return True
