"""Asking who deals: somebody is named, or found by cards or by birthdays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...engine.editions import Edition
from ...i18n.catalogue import catalogue
from ...notation.names import find_player
from ...scorekeeper.birthdays import Birthday, readings
from ...scorekeeper.card_words import Named
from ...scorekeeper.deck import check_cards
from ...scorekeeper.first_dealer import by_birthday, by_card, read_pick
from ...scorekeeper.head import ScoreHead
from ...scorekeeper.refusals import ScoreRefused
from ..hand_lines import Line
from .card_words import card_words
from .dialog import Dialog
from .score_voice import ScoreVoice

_MONTHS = range(1, 13)


def question(head: ScoreHead, dialog: Dialog) -> str:
    return dialog.voice.say("score-ask-dealer", way=head.rules.edition.dealer_by.value)


def ask_dealer(head: ScoreHead, seated: Sequence[int], dialog: Dialog) -> int:
    """Ask until a dealer is found."""
    dialog.say(dialog.voice.numbered(seated))
    found = dialog.ask_for(
        question(head, dialog), lambda answer: _way_meant(answer, head, seated, dialog), people=head.names
    )
    return found()


def dealer_meant(answer: str, head: ScoreHead, seated: Sequence[int], dialog: Dialog) -> int:
    """The player that an answer names, or that is found in the way it names."""
    return _way_meant(answer, head, seated, dialog)()


def _way_meant(answer: str, head: ScoreHead, seated: Sequence[int], dialog: Dialog) -> Callable[[], int]:
    """How to find the dealer, which may take more questions."""
    if way := _WAYS.get(dialog.command(answer)[0]):
        return partial(way, head.rules.edition, seated, dialog)
    player = find_player(answer, head.names, seated)
    return lambda: player


def _by_cards(edition: Edition, among: Sequence[int], dialog: Dialog) -> int:
    """R-03, A-03: the highest number deals; tied players pick again."""
    voice = dialog.voice
    while True:
        picks = dialog.ask_each(among, lambda who, taken: _pick(edition, who, list(taken.values()), dialog))
        dealer, *tied = among = by_card(edition, picks)
        if not tied:
            number = picks[dealer].number or 0
            dialog.tell(Line(voice.say("score-highest", who=voice.name(dealer), number=number), "R-03"))
            return dealer
        dialog.say(voice.say("score-tied-picks", players=list(map(voice.name, among))))


def _pick(edition: Edition, player: int, taken: Sequence[Named], dialog: Dialog) -> Named:
    def read(answer: str) -> Named:
        card = read_pick(answer, card_words(dialog.heard_in))
        check_cards(edition, [*taken, card])
        return card

    return dialog.ask_for(dialog.voice.say("score-ask-pick", who=dialog.voice.name(player)), read)


def _by_birthdays(edition: Edition, among: Sequence[int], dialog: Dialog) -> int:
    """R-04, A-04: the nearest birthday deals; tied players pick cards."""
    voice = dialog.voice
    nearest = by_birthday(dialog.ask_each(among, lambda who, _: _ask_birthday(who, dialog)))
    if len(nearest) > 1:
        dialog.say(voice.say("score-tied-birthdays", players=list(map(voice.name, nearest))))
        return _by_cards(edition, nearest, dialog)
    dialog.tell(Line(voice.say("score-nearest", who=voice.name(nearest[0])), "R-04"))
    return nearest[0]


def _ask_birthday(player: int, dialog: Dialog) -> Birthday:
    """Ask until the answer is a day; if it could be two days, ask which."""
    voice = dialog.voice
    who = voice.name(player)

    def read(answer: str) -> tuple[Birthday, ...]:
        days = readings(answer, dialog.heard_in != "en", _months(dialog.heard_in))
        if not days:
            raise ScoreRefused("not_a_day", text=answer)
        return days

    days = dialog.ask_for(voice.say("score-ask-birthday", who=who), read)
    at = 0
    if len(days) > 1:
        at = dialog.choose(voice.say("score-which-day"), [_said(day, voice) for day in days])
    month, day = days[at]
    dialog.say(voice.say("score-birthday", who=who, month=month, day=day))
    return days[at]


def _said(birthday: Birthday, voice: ScoreVoice) -> str:
    month, day = birthday
    return voice.say("score-day", month=month, day=day)


def _months(language: str) -> list[str]:
    """Their names in this language, and in English."""
    words = (catalogue(language), catalogue("en"))
    return [each.say("score-month", month=month) for each in words for month in _MONTHS]


_WAYS: dict[str, Callable[[Edition, Sequence[int], Dialog], int]] = {
    "cards": _by_cards,
    "birthdays": _by_birthdays,
}
