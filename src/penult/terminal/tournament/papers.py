"""What a desk hands out: the log, and standings, seats, results, hands and log as files."""

from __future__ import annotations

from pathlib import Path

from ...i18n.catalogue import catalogue
from ...printing.files import holds_a_score, is_kept_in, write_export
from ...printing.reports import FORMS, report_as_text
from ...tournament.refusals import TournamentRefused
from ...tournament.reports import REPORTS, log_report
from ...tournament.tournament import Tournament
from ..scorekeeper.dialog import Dialog
from ..scorekeeper.export import read_export, write_asked


def say_log(tournament: Tournament, rest: str, dialog: Dialog) -> None:
    """The whole log, or so many of its last lines."""
    last = int(rest) if rest.isascii() and rest.isdigit() and 0 < len(rest) <= 4 else 0
    dialog.say(*report_as_text(log_report(tournament, dialog.voice.say, last=last)).splitlines())


def export(tournament: Tournament, own: Path, rest: str, dialog: Dialog) -> None:
    """`export standings night.html`, `export hands night.csv`; without a word the standings.

    The file of the tournament itself, `own`, is never written over.
    """
    kinds = {kind: catalogue(dialog.heard_in).say("tournament-export", word=kind) for kind in REPORTS}
    kind, path = read_export(rest, kinds, dialog)
    write = FORMS.get(Path(path).suffix.removeprefix(".").lower())
    if write is None or not path.isprintable():
        raise TournamentRefused("no_export", text=path)
    if is_kept_in(own, path) or holds_a_score(path):
        raise TournamentRefused("own_file", path=path)
    text = write(REPORTS[kind](tournament, dialog.voice.say, dialog.voice.language))
    write_asked(path, lambda replacing: write_export(path, text, replacing), dialog)
