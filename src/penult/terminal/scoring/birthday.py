"""Asking for a birthday: a day as people of the language write it, said back in words."""

from __future__ import annotations

from ...i18n.catalogue import catalogue
from ...match.scorekeeper.birthdays import Birthday, readings
from ...match.scorekeeper.refusals import ScoreRefused
from .score_voice import ScoreVoice
from .talk import Talk

_MONTHS = range(1, 13)


def ask_birthday(player: int, talk: Talk) -> Birthday:
    """Until it is a day; where it could be two, which of them."""
    voice = talk.voice
    who = voice.name(player)

    def read(answer: str) -> tuple[Birthday, ...]:
        days = readings(answer, voice.language != "en", _months(voice))
        if not days:
            raise ScoreRefused("not_a_day", text=answer)
        return days

    days = talk.ask_for(voice.say("score-ask-birthday", who=who), read)
    at = 0
    if len(days) > 1:
        at = talk.choose(voice.say("score-which-day"), [_said(day, voice) for day in days])
    month, day = days[at]
    talk.say(voice.say("score-birthday", who=who, month=month, day=day))
    return days[at]


def _said(birthday: Birthday, voice: ScoreVoice) -> str:
    month, day = birthday
    return voice.say("score-day", month=month, day=day)


def _months(voice: ScoreVoice) -> list[str]:
    """Their names in the language of the table, and in English."""
    return [say("score-month", month=month) for say in (voice.say, catalogue("en").say) for month in _MONTHS]
