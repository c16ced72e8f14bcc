"""The questions before the first round: edition, players, partners, hands."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.chance import Source
from ...engine.rules import Rules
from ...notation.names import check_names
from ...tournament.act_effects import MOST_PLAYERS
from ...tournament.acts import Signature
from ...tournament.refusals import TournamentRefused
from ...tournament.rotation.schedule import HANDS, MOST_HANDS, Schedule
from ...tournament.rotation.starters import SIZES
from ...tournament.sizes import LARGEST, SMALLEST, table_sizes
from ...tournament.terms import MOST_ROUNDS, TournamentTerms
from ...tournament.tournament import Tournament
from ..scorekeeper.dialog import Back, Dialog
from ..scorekeeper.score_voice import ScoreVoice
from ..scorekeeper.setup import ask_edition
from .numbers import read_number

_SIZE = 4
"""The usual size of a table."""
_SCORES = {"winner": "tournament-winner-takes", "tally": "tournament-all-add"}


@dataclass(frozen=True, slots=True)
class WantedTournament:
    """What the command line says; everything else is asked."""

    rules: Rules | None = None
    names: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The key of kept answers, so its form must never change."""
        return f"Wanted(rules={self.rules!r}, names={self.names!r})"

    def check(self) -> None:
        """Refuse early what no answer could fix."""
        check_names(self.names)
        if self.names and len(self.names) < SMALLEST:
            raise TournamentRefused("too_few", count=len(self.names), least=SMALLEST)
        if self.rules:
            TournamentTerms(self.rules)


def new_tournament(wanted: WantedTournament, signed: Signature, source: Source, dialog: Dialog) -> Tournament:
    """A tournament with everybody entered."""
    edition = wanted.rules.edition.name if wanted.rules else ask_edition(dialog)
    dialog.voice = ScoreVoice(dialog.voice.language, Rules(edition))
    names = check_names(wanted.names) or _ask_names(dialog)
    tournament = Tournament(_ask_terms(wanted.rules, edition, len(names), dialog), source)
    for name in names:
        tournament.enter(name, signed)
    return tournament


def _ask_names(dialog: Dialog) -> tuple[str, ...]:
    """Ask line by line, until an empty one; `back` starts over."""
    names: tuple[str, ...] = ()
    while True:
        try:
            more = _ask_more(names, dialog)
        except Back:
            names = ()
            continue
        if more == names:
            return names
        names = more


def _ask_more(names: tuple[str, ...], dialog: Dialog) -> tuple[str, ...]:
    question = "tournament-ask-more" if names else "tournament-ask-players"
    prompt = dialog.voice.say(question, count=len(names))
    return dialog.ask_text(prompt, lambda line: _read_names(line, names))


def _read_names(line: str, before: tuple[str, ...]) -> tuple[str, ...]:
    names = check_names([*before, *(name for name in line.split(",") if name.strip())])
    if len(names) > MOST_PLAYERS:
        raise TournamentRefused("hall_full", most=MOST_PLAYERS)
    if not line and len(names) < SMALLEST:
        raise TournamentRefused("too_few", count=len(names), least=SMALLEST)
    return names


def _ask_terms(rules: Rules | None, edition: str, players: int, dialog: Dialog) -> TournamentTerms:
    partners = _ask_kind(players, dialog)
    agreed = rules or Rules(edition, {} if partners else {"score": _ask_score(dialog)})
    size = _SIZE if partners else _ask_size(players, dialog)
    hands = _ask_number("tournament-ask-hands", HANDS, 1, MOST_HANDS, dialog)
    rounds = 0 if partners else _ask_number("tournament-ask-rounds", 0, 0, MOST_ROUNDS, dialog)
    return TournamentTerms(agreed, hands, size, partners, rounds)


def _ask_size(players: int, dialog: Dialog) -> int:
    """If the tables cannot all have this size, say how large they will be."""
    size = _ask_number("tournament-ask-size", _SIZE, SMALLEST, LARGEST, dialog)
    sizes = table_sizes(players, size)
    if set(sizes) != {size}:
        dialog.say(dialog.voice.say("tournament-sizes", count=len(sizes), number=players, sizes=sizes))
    return size


def _ask_kind(players: int, dialog: Dialog) -> bool:
    """Whether partners rotate; asked only if there is a plan for this number of players."""
    if players not in SIZES:
        return False
    rounds = len(Schedule.of(players).sittings)
    choices = [dialog.voice.say("tournament-alone"), dialog.voice.say("tournament-partners", number=rounds)]
    return dialog.choose(dialog.voice.say("tournament-ask-kind"), choices, usual=0) == 1


def _ask_score(dialog: Dialog) -> str:
    words = [dialog.voice.say(message) for message in _SCORES.values()]
    return list(_SCORES)[dialog.choose(dialog.voice.say("tournament-ask-score"), words, usual=0)]


def _ask_number(question: str, usual: int, least: int, most: int, dialog: Dialog) -> int:
    while True:
        try:
            prompt = dialog.voice.say(question, usual=usual)
            return dialog.ask_for(prompt, lambda text: read_number(text or str(usual), least, most))
        except Back:
            continue
