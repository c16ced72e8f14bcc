"""Whether what is asked for on the command line is what a file holds, and what differs where it is not."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.rules import Rules
from ...match.names import check_names, find_player
from ...match.scorekeeper.head import Head
from ...match.scorekeeper.refusals import ScoreRefused
from .score_voice import ScoreVoice
from .setup import Wanted


def differences(wanted: Wanted, head: Head, voice: ScoreVoice) -> list[str]:
    """A sentence for each thing that was asked for and is otherwise in the file."""
    return [
        *rules_differ(wanted.rules, head.rules, voice),
        *names_differ(wanted.names, head.names, voice),
        *_dealer_differs(wanted.dealer, head, voice),
    ]


def rules_differ(wanted: Rules | None, there: Rules, voice: ScoreVoice) -> list[str]:
    if wanted is None or wanted == there:
        return []
    return [voice.say("score-differs", what="rules", there=str(there), here=str(wanted))]


def names_differ(wanted: Sequence[str], there: Sequence[str], voice: ScoreVoice) -> list[str]:
    if not wanted or _clean(wanted) == tuple(there):
        return []
    return [
        voice.say("score-differs", what="players", there=", ".join(there), here=", ".join(_clean(wanted)))
    ]


def _dealer_differs(wanted: str, head: Head, voice: ScoreVoice) -> list[str]:
    if not wanted or _meant(wanted, head.names) == head.dealer:
        return []
    return [voice.say("score-differs", what="dealer", there=head.names[head.dealer], here=wanted)]


def _clean(names: Sequence[str]) -> tuple[str, ...]:
    """As a sheet would have them; what no sheet takes, as it was typed."""
    try:
        return check_names(names)
    except ScoreRefused:
        return tuple(name.strip() for name in names)


def _meant(dealer: str, names: Sequence[str]) -> int | None:
    try:
        return find_player(dealer, names)
    except ScoreRefused:
        return None
