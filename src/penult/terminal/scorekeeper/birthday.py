"""Asking for a birthday: a day as people of the language write it, said back in words."""

from __future__ import annotations

from ...i18n.catalogue import catalogue
from ...scorekeeper.birthdays import Birthday, readings
from ...scorekeeper.refusals import ScoreRefused
from .dialog import Dialog
from .score_voice import ScoreVoice

_MONTHS = range(1, 13)


def ask_birthday(player: int, dialog: Dialog) -> Birthday:
    """Until it is a day; where it could be two, which of them."""
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
