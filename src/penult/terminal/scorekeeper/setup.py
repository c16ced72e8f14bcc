"""The questions before the first hand: edition, players, format, and who deals."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace

from ...engine.editions import EDITIONS
from ...engine.errors import Malformed, PenultError
from ...engine.kernel.state import SEATS
from ...engine.options import OPTIONS
from ...engine.rules import Rules
from ...match.course import check_players
from ...match.formats import FORMATS, format_of
from ...notation.names import check_names, find_player
from ...scorekeeper.head import ScoreHead
from ...scorekeeper.sheet import ScoreSheet
from .dealer import ask_dealer
from .dialog import Back, Dialog
from .score_voice import ScoreVoice


@dataclass(frozen=True, slots=True)
class WantedMatch:
    """What the command line says; everything else is asked."""

    rules: Rules | None = None
    names: tuple[str, ...] = ()
    dealer: str = ""

    def __str__(self) -> str:
        """The key of kept answers, so its form must never change."""
        return f"Wanted(rules={self.rules!r}, names={self.names!r}, dealer={self.dealer!r})"

    def check(self, voice: ScoreVoice) -> None:
        """Refuse early what no answer could fix."""
        if self.rules:
            format_of(self.rules)
        if not self.names:
            return
        check_names(self.names)
        if len(self.names) not in _numbers_allowed(rules := self.rules or Rules("classic")):
            raise PenultError(_wrong_number(len(self.names), rules, voice))
        if self.dealer:
            find_player(self.dealer, self.names)


def new_sheet(wanted: WantedMatch, dialog: Dialog) -> ScoreSheet:
    """A sheet before its first hand."""
    edition = wanted.rules.edition.name if wanted.rules else ask_edition(dialog)
    dialog.voice = ScoreVoice(dialog.voice.language, Rules(edition))
    names = check_names(wanted.names) if wanted.names else _ask_names(wanted.rules, dialog)
    rules = wanted.rules or _ask_format(edition, len(names), dialog)
    head = ScoreHead.of(rules, names, dealer=0)
    dialog.voice = ScoreVoice.of(dialog.voice.language, head)
    _tell_of_words(head, dialog)
    return ScoreSheet(replace(head, dealer=_dealer(wanted.dealer, head, dialog)))


def _tell_of_words(head: ScoreHead, dialog: Dialog) -> None:
    """Warn if a player's name is also a command; the number always means the player."""
    for number, name in enumerate(head.names, 1):
        if dialog.command(name, head.names, dialog.voice.language)[0]:
            dialog.say(dialog.voice.say("score-name-is-word", name=name, number=number))


def ask_edition(dialog: Dialog) -> str:
    editions = list(EDITIONS)
    words = [dialog.voice.say(f"edition-{name}") for name in editions]
    return editions[dialog.choose(dialog.voice.say("score-ask-edition"), words, usual=0)]


def _ask_names(rules: Rules | None, dialog: Dialog) -> tuple[str, ...]:
    agreed = rules or Rules("classic")
    while True:
        with suppress(Back):
            names = dialog.ask_for(dialog.voice.say("score-ask-players"), _read_names)
            if len(names) in _numbers_allowed(agreed):
                return names
            dialog.say(_wrong_number(len(names), agreed, dialog.voice))


def _wrong_number(count: int, rules: Rules, voice: ScoreVoice) -> str:
    return voice.say("score-wrong-number", count=count, allowed=list(_numbers_allowed(rules)))


def _read_names(answer: str) -> tuple[str, ...]:
    return check_names([name for name in answer.split(",") if name.strip()])


def _numbers_allowed(rules: Rules) -> Iterator[int]:
    """R-01, A-60, R-65: the numbers of players that the rules allow."""
    for players in range(1, SEATS + 1):
        if _allowed(rules, players):
            yield players


def _allowed(rules: Rules, players: int) -> bool:
    try:
        check_players(rules, players)
    except Malformed:
        return False
    return True


def _ask_format(edition: str, players: int, dialog: Dialog) -> Rules:
    offered = [name for name in FORMATS if _allowed(Rules(edition, {"score": name}), players)]
    words = [" ".join(dialog.voice.say(f"option-score.{name}").split()) for name in offered]
    name = offered[dialog.choose(dialog.voice.say("score-ask-format"), words, usual=0)]
    if FORMATS[name].rotates:
        return Rules(edition, {"score": name})
    return Rules(edition, {"score": name, "target": _ask_target(dialog)})


def _ask_target(dialog: Dialog) -> str:
    target = OPTIONS["target"]
    usual = target.values[0]
    while True:
        answer = dialog.ask(dialog.voice.say("score-ask-target", target=usual)) or usual
        try:
            checked = target.check(answer)
        except Malformed:
            dialog.refuse(dialog.voice.say("score-no-target", text=answer[:40]))
        else:
            dialog.note(answer)
            return checked


def _dealer(wanted: str, head: ScoreHead, dialog: Dialog) -> int:
    if wanted:
        return find_player(wanted, head.names)
    while True:
        try:
            return ask_dealer(head, range(len(head.names)), dialog)
        except Back:
            continue
