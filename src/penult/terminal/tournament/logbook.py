"""The log of a tournament at the desk: every line is saved before it is confirmed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from ...i18n.catalogue import catalogue
from ...notation.names import NameRefused, end_of_name, find_player, name_and_new
from ...printing.files import holds_a_score, is_kept_in, write_export
from ...printing.reports import FORMS, report_as_text
from ...tournament.acts import Act, Signature
from ...tournament.file import TournamentFile, entering
from ...tournament.log_sentences import sentences
from ...tournament.refusals import TournamentRefused
from ...tournament.reports import REPORTS, log_report
from ...tournament.terms import MOST_ROUNDS
from ...tournament.tournament import Tournament
from ..scorekeeper.dialog import Dialog
from ..scorekeeper.export import read_export, write_asked
from ..scorekeeper.score_voice import ScoreVoice
from .numbers import read_number

_POINTS = re.compile(r"\d{1,6}", re.A)


class NotSaved(Exception):
    """The file could not be written and nothing was entered; the host knows."""


class Logbook:
    """A file, its signer, and the dialog that confirms every line."""

    def __init__(self, file: TournamentFile, dialog: Dialog, sign: Callable[[], Signature]) -> None:
        self._file = file
        self._dialog = dialog
        self.sign = sign
        self.voice = ScoreVoice(dialog.voice.language, self.tournament.terms.rules)

    @property
    def path(self) -> Path:
        return self._file.path

    @property
    def text(self) -> str:
        """The text that is certainly in the file."""
        return self._file.text

    @property
    def tournament(self) -> Tournament:
        return self._file.content

    @contextmanager
    def writing(self) -> Iterator[Tournament]:
        """Save what is written inside, or change nothing."""
        try:
            with entering(self._file) as tournament:
                yield tournament
        except OSError as error:
            self._dialog.say_unsaved(self._file.path, error)
            raise NotSaved from error
        self._dialog.unsaved = None

    def penalize(self, rest: str) -> None:
        words = rest.split()
        ends = [end for end in range(1, len(words) - 1) if _POINTS.fullmatch(words[end])]
        if not ends:
            raise TournamentRefused("not_a_penalty", text=rest)
        end = end_of_name(words, ends, self.tournament.progress.names.values())
        player, why = self._player(_name(words, end)), " ".join(words[end + 1 :])
        with self.writing() as tournament:
            tournament.penalize(player, int(words[end]), why, self.sign())
        self._tell_last()

    def enter(self, rest: str) -> None:
        with self.writing() as tournament:
            tournament.enter(rest, self.sign(), late=True)
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

    def agree(self, rest: str) -> None:
        rounds = read_number(rest, 0, MOST_ROUNDS)
        with self.writing() as tournament:
            tournament.agree(rounds, self.sign())
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
        told = self._told(self.tournament.last_line)
        with self.writing() as tournament:
            tournament.undo(self.sign())
        self._dialog.say(self.voice.say("tournament-taken-back", text=told))

    def say_log(self, rest: str) -> None:
        """Show the whole log, or the last lines if `rest` says how many."""
        last = int(rest) if rest.isascii() and rest.isdigit() and 0 < len(rest) <= 4 else 0
        report = log_report(self.tournament, self._dialog.voice.say, last=last)
        self._dialog.say(*report_as_text(report).splitlines())

    def export(self, rest: str) -> None:
        """`export standings night.html`, `export hands night.csv`; the standings by default.

        The tournament's own file is never overwritten.
        """
        say = catalogue(self._dialog.heard_in).say
        kinds = {kind: say("tournament-export", word=kind) for kind in REPORTS}
        kind, path = read_export(rest, kinds, self._dialog)
        write = FORMS.get(Path(path).suffix.removeprefix(".").lower())
        if write is None or not path.isprintable():
            raise TournamentRefused("no_export", text=path)
        if is_kept_in(self.path, path) or holds_a_score(path):
            raise TournamentRefused("own_file", path=path)
        voice = self._dialog.voice
        text = write(REPORTS[kind](self.tournament, voice.say, voice.language))
        write_asked(path, lambda replacing: write_export(path, text, replacing), self._dialog)

    def line_named(self, rest: str) -> int:
        """A line of the log by its number from 1; it is repeated for the host to check."""
        line = read_number(rest, 1, len(self.tournament.log)) - 1
        self._dialog.say(self.voice.say("tournament-striking", line=line + 1, text=self._told(line)))
        return line

    def _player(self, text: str) -> int:
        """A player by name, because numbers are for tables."""
        players = self.tournament.progress.names
        names = list(players.values())
        if text.isdigit():
            raise NameRefused("no_such_player", text=text, names=tuple(names))
        return list(players)[find_player(text, names)]

    def _two_names(self, rest: str) -> tuple[int, str]:
        """A player and a new name."""
        old, new = name_and_new(rest, list(self.tournament.progress.names.values()))
        if not new:
            raise TournamentRefused("no_new_name", text=rest)
        return self._player(old), new

    def _told(self, line: int) -> str:
        return next(sentences(self.tournament, self.voice.say, line))

    def _tell_last(self) -> None:
        self._dialog.say(self._told(len(self.tournament.log) - 1))


def _name(words: Sequence[str], end: int) -> str:
    """A name, which may end with a comma."""
    return " ".join(words[:end]).removesuffix(",")
