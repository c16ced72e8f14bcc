"""The words of the setup page: the name of a row, the name of its value, and an explanation."""

from __future__ import annotations

from ..engine.errors import Conflict
from ..engine.options import HOUSE_PRESETS, OPTIONS
from ..i18n.languages import LANGUAGES
from ..rulebook.book import Entry, book
from ..rulebook.voice import Voice
from ..table.hand.pace import THINKING
from ..wire.limits import NO_CLOCK
from .setup_choices import NO_PAUSE
from .setup_rows import HOUSE_KEY, ONE_HAND, SetupRow

_VALUE = "terminal-value"


def label(row: SetupRow, voice: Voice) -> str:
    if row.key in OPTIONS:
        return _option(row, voice).title
    if _is_bot(row) and row.key != "bots":
        return voice.name(int(row.key.removeprefix("bot")))
    return voice.say("web-new-turn" if row.key == "clock" else "terminal-row", row=row.key)


def value_name(row: SetupRow, voice: Voice) -> str:
    if row.chosen == ONE_HAND:
        return voice.say("terminal-one-hand")
    if row.key == "language":
        return LANGUAGES[row.chosen]
    if row.key == HOUSE_KEY:
        return _preset(row, voice)
    if row.key == "edition":
        return voice.say(f"edition-{row.chosen}")
    if row.key == "clock" and row.chosen == str(NO_CLOCK):
        return voice.say("web-new-turn.none")
    if row.key == "pace" and row.chosen in THINKING:
        return voice.say("bot-pace", pace=row.chosen)
    if row.key in ("pace", "clock"):
        seconds = 0.0 if row.chosen == NO_PAUSE else float(row.chosen)
        return voice.say("terminal-pace", number=seconds)
    if _is_bot(row):
        return voice.say("terminal-bot", kind=row.chosen)
    return voice.say(f"{_VALUE}.{row.key}", value=_value(row)) if _is_worded(row) else row.chosen


def about(row: SetupRow, voice: Voice) -> str:
    """What the row is for; for an option, also what its value means."""
    if row.chosen == ONE_HAND:
        return voice.say("terminal-one-hand.about")
    if row.key == HOUSE_KEY and row.chosen in HOUSE_PRESETS:
        return _about_preset(row.chosen, voice)
    if row.key in OPTIONS:
        return _about_option(row, _option(row, voice))
    if row.key == "edition":
        return voice.say(f"product-{row.chosen}")
    if _is_bot(row):
        return voice.say("terminal-bot.about", kind=row.chosen)
    return voice.say("terminal-row.about", row=row.key)


def _about_option(row: SetupRow, entry: Entry) -> str:
    """The choice as rules write it, what the option decides, what its value means, and which sheet has it."""
    parts = {part.name: part.text for part in entry.parts}
    number = f"n{row.chosen}"
    any_number = "any-number" if row.chosen.isdigit() and number not in parts else ""
    wanted = ("about", row.chosen, number, any_number, "sheet", "origin")
    said = (parts[name] for name in wanted if name in parts)
    return "\n\n".join((f"{row.key}={row.chosen}", *said))


def _option(row: SetupRow, voice: Voice) -> Entry:
    return book(voice.language).entry(row.key, voice.edition)


def _is_worded(row: SetupRow) -> bool:
    """Whether the values have words of their own; the numbers of the printed options need none."""
    return row.key in OPTIONS and (OPTIONS[row.key].house or not row.chosen.isdigit())


def _value(row: SetupRow) -> str | int:
    return int(row.chosen) if row.chosen.isdigit() else row.chosen


def _preset(row: SetupRow, voice: Voice) -> str:
    if row.chosen in HOUSE_PRESETS:
        return voice.say(f"preset-{row.chosen}")
    return voice.say("terminal-house", value=row.chosen)


def _about_preset(preset: str, voice: Voice) -> str:
    """The switches as rules write them, what they do together, and what to beware of."""
    chosen = "+".join(f"{name}={value}" for name, value in HOUSE_PRESETS[preset].items())
    said = (voice.say(f"preset-{preset}.{part}") for part in ("about", "beware"))
    return "\n\n".join((chosen, *said))


def conflict_words(conflict: Conflict, language: str, edition: str) -> str:
    """Why rules do not go together, and what to choose instead."""
    parts = book(language).entry(conflict.rule, edition).parts
    return f"{' '.join(part.text for part in parts)} [{conflict.rule}]"


def _is_bot(row: SetupRow) -> bool:
    return row.key.startswith("bot")
