"""Comparing what the command line asks for with what a file has."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.rules import Rules
from ...notation.names import NameRefused, check_names, find_player, same_names
from ...scorekeeper.sheet import ScoreSheet
from .score_voice import ScoreVoice
from .setup import WantedMatch


def differences(wanted: WantedMatch, sheet: ScoreSheet, voice: ScoreVoice) -> list[str]:
    """A sentence for each thing that differs in the file."""
    return [
        *rules_differ(wanted.rules, sheet.began.rules, voice),
        *([] if _same_people(wanted, sheet) else names_differ(wanted.names, sheet.head.names, voice)),
        *_dealer_differs(wanted, sheet, voice),
    ]


def same_table(wanted: WantedMatch, sheet: ScoreSheet) -> bool:
    """Whether the people and the rules agree; the dealer may differ."""
    return wanted.rules in (None, sheet.began.rules) and _same_people(wanted, sheet)


def same_dealer(wanted: WantedMatch, sheet: ScoreSheet) -> bool:
    """Whether the first dealer agrees."""
    meant = [_meant(wanted.dealer, head.names) for head in (sheet.began, sheet.head)]
    return not wanted.dealer or sheet.began.dealer in meant


def rules_differ(wanted: Rules | None, there: Rules, voice: ScoreVoice) -> list[str]:
    if wanted is None or wanted == there:
        return []
    return [voice.say("score-differs", what="rules", there=str(there), here=str(wanted))]


def names_differ(wanted: Sequence[str], there: Sequence[str], voice: ScoreVoice) -> list[str]:
    if not wanted or same_names(_clean(wanted), there):
        return []
    return [voice.say("score-differs", what="players", there=tuple(there), here=tuple(_clean(wanted)))]


def _same_people(wanted: WantedMatch, sheet: ScoreSheet) -> bool:
    """Compares with the first names and with the current ones."""
    names = _clean(wanted.names)
    return not names or any(same_names(names, head.names) for head in (sheet.began, sheet.head))


def _dealer_differs(wanted: WantedMatch, sheet: ScoreSheet, voice: ScoreVoice) -> list[str]:
    if same_dealer(wanted, sheet):
        return []
    head = sheet.head
    return [voice.say("score-differs", what="dealer", there=head.names[head.dealer], here=wanted.dealer)]


def _clean(names: Sequence[str]) -> tuple[str, ...]:
    """The names as a sheet writes them; impossible names stay as typed."""
    try:
        return check_names(names)
    except NameRefused:
        return tuple(name.strip() for name in names)


def _meant(dealer: str, names: Sequence[str]) -> int | None:
    try:
        return find_player(dealer, names)
    except NameRefused:
        return None
