"""The book on the desk: what the host writes into the log, saved before it is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ...match.names import find_player
from ...match.scorekeeper.refusals import ScoreRefused
from ...match.tournament.acts import Act, Signature
from ...match.tournament.chronicle import sentences
from ...match.tournament.holding import not_undone
from ...match.tournament.refusals import TournamentRefused
from ...match.tournament.saving import TournamentFile
from ...match.tournament.tournament import Tournament
from ..scoring.score_voice import ScoreVoice
from ..scoring.talk import Talk
from .numbers import read_number

_PENALTY = re.compile(r"(?P<name>.+?) (?P<points>\d{1,6}) (?P<why>.+)", re.A)


class NotSaved(Exception):
    """The disk did not take it, so it was not entered; the host has been told."""


class Book:
    """A file, who signs, and the talk in which everything written is said back."""

    def __init__(self, file: TournamentFile, talk: Talk, sign: Callable[[], Signature]) -> None:
        self._file = file
        self._talk = talk
        self.sign = sign
        self.voice = ScoreVoice(talk.voice.language, self.tournament.terms.rules)

    @property
    def tournament(self) -> Tournament:
        return self._file.tournament

    @contextmanager
    def writing(self) -> Iterator[Tournament]:
        """What is written in here is saved; otherwise nothing has changed."""
        try:
            with self._file.entering() as tournament:
                yield tournament
        except OSError as error:
            path, reason = str(self._file.path), error.strerror or str(error)
            self._talk.say(self.voice.say("score-not-saved", path=path, reason=reason))
            raise NotSaved from error

    def penalize(self, rest: str) -> None:
        match = _PENALTY.fullmatch(rest)
        if not match:
            raise TournamentRefused("not_a_penalty", text=rest)
        player = self._player(match["name"])
        with self.writing() as tournament:
            tournament.penalize(player, int(match["points"]), match["why"], self.sign())
        self._tell_last()

    def enter(self, rest: str) -> None:
        with self.writing() as tournament:
            tournament.enter(rest, self.sign())
        self._tell_last()

    def drop(self, rest: str) -> None:
        player = self._player(rest)
        with self.writing() as tournament:
            tournament.drop(player, self.sign())
        self._tell_last()

    def bring_back(self, rest: str) -> None:
        player = self._player(rest)
        with self.writing() as tournament:
            tournament.bring_back(player, self.sign())
        self._tell_last()

    def rename(self, rest: str) -> None:
        player, name = self._two_names(rest)
        with self.writing() as tournament:
            tournament.rename(player, name, self.sign())
        self._tell_last()

    def substitute(self, rest: str) -> None:
        player, name = self._two_names(rest)
        with self.writing() as tournament:
            tournament.substitute(player, name, self.sign())
        self._tell_last()

    def end(self) -> None:
        with self.writing() as tournament:
            tournament.end(self.sign())
        self._tell_last()

    def correct(self, line: int, act: Act | None, why: str) -> None:
        with self.writing() as tournament:
            tournament.correct(line, act, why, self.sign())
        self._tell_last()

    def undo(self) -> None:
        told, done = self._told(), list(not_undone(self.tournament.log))
        with self.writing() as tournament:
            tournament.undo(self.sign())
        self._talk.say(self.voice.say("tournament-taken-back", text=told[done[-1]]))

    def line_named(self, rest: str) -> int:
        """A line of the log by its number from 1; it is read out, to be sure."""
        line = read_number(rest, 1, len(self.tournament.log)) - 1
        self._talk.say(self.voice.say("tournament-striking", line=line + 1, text=self._told()[line]))
        return line

    def _player(self, text: str) -> int:
        """Somebody who has entered, by name: numbers are those of a table."""
        players = self.tournament.progress.names
        names = list(players.values())
        if text.isdigit():
            raise ScoreRefused("no_such_player", text=text, names=", ".join(names))
        return list(players)[find_player(text, names)]

    def _two_names(self, rest: str) -> tuple[int, str]:
        """Somebody here and a new name; a comma says where one ends, otherwise the longest name fits."""
        old, comma, new = rest.partition(",")
        if not comma:
            words = rest.split()
            here = [name.casefold() for name in self.tournament.progress.names.values()]
            ends = (end for end in range(len(words) - 1, 1, -1) if " ".join(words[:end]).casefold() in here)
            end = next(ends, 1)
            old, new = " ".join(words[:end]), " ".join(words[end:])
        if not new.strip():
            raise TournamentRefused("no_new_name", text=rest)
        return self._player(old), new

    def _told(self) -> list[str]:
        return list(sentences(self.tournament, self.voice.say))

    def _tell_last(self) -> None:
        self._talk.say(self._told()[-1])
