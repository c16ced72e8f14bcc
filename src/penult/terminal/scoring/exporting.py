"""Writing an export: what is to be written, to which file, and whether in the place of another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from ...match.names import plainly
from ...match.scorekeeper.refusals import ScoreRefused
from .talk import Talk

_QUOTES = "\"'“”«»"


def read_export(rest: str, kinds: Mapping[str, str], talk: Talk) -> tuple[str, str]:
    """What is wanted and where: `hands night.csv`, or a file alone.

    `kinds` gives each kind its word, the usual one first. A file alone is the usual kind, or the one that it
    is called after: `hands.csv`. Whatever else stands before a file is refused: it would become part of its
    name.
    """
    words = {plainly(word): kind for kind, word in kinds.items()}
    words = {**{kind: kind for kind in kinds}, **words}
    first, _, file = rest.partition(" ")
    if (kind := words.get(plainly(first))) is not None:
        return kind, _named(file, kinds[kind], talk)
    if file and rest[0] not in _QUOTES:
        raise ScoreRefused("not_exported", text=first, words=", ".join(kinds.values()))
    usual = next(iter(kinds))
    path = _named(rest, kinds[usual], talk)
    return words.get(plainly(Path(path).stem), usual), path


def _named(file: str, kind: str, talk: Talk) -> str:
    """A file's name; quotes may stand around it."""
    if path := file.strip(_QUOTES + " "):
        return path
    raise ScoreRefused("no_file", text=f"{talk.word('export')} {kind}")


def write_asked(path: str, write: Callable[[bool], None], talk: Talk) -> None:
    """Write and say so; in the place of another file only after a yes. `write` is told whether to replace."""
    say = talk.voice.say
    try:
        if not _written(path, write, talk):
            return
    except OSError as error:
        talk.say(say("score-not-written", path=path, reason=error.strerror or str(error)))
        return
    talk.say(say("score-exported", path=path))


def _written(path: str, write: Callable[[bool], None], talk: Talk) -> bool:
    try:
        write(False)
    except ScoreRefused as refusal:
        if refusal.code != "taken":
            raise
        yes = talk.voice.say("terminal-yes")
        answer = talk.ask(talk.voice.say("score-taken", path=path, yes=yes))
        if plainly(answer) != plainly(yes):
            talk.say(talk.voice.say("score-not-replaced", path=path))
            return False
        write(True)
    return True
