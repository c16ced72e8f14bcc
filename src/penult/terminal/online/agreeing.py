"""What people at a table want of each other: a pause, and whether a line was a suggestion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...client.seen import Seen
from ...client.whole import WholeTable
from ...i18n.catalogue import Catalogue
from ...wire.views import Report
from ..company import Company


def wanted(before: Seen | None, company: Company, words: Catalogue) -> Iterator[str]:
    """What has been asked since."""
    old = before.table if before else None
    yield from _pause(old, company, words)
    known = {report.message for report in old.reports} if old else set()
    for report in company.seen.table.reports:
        if report.message not in known and company.seen.person in report.judges:
            yield _judge(report, company, words)


def _judge(report: Report, company: Company, words: Catalogue) -> str:
    """A line, which was read; or what only the reporter says was said."""
    who = company.table_voice.name(report.against)
    if not report.aloud:
        return words.say("online-judge", number=report.message, who=who)
    return words.say("online-judge-aloud", number=report.message, who=who, by=company.person(report.by))


def _pause(old: WholeTable | None, company: Company, words: Catalogue) -> Iterator[str]:
    """Who asks for one; and to those who have agreed, for whom it still waits."""
    table = company.seen.table
    if table.asked != "pause" or table.you is None:
        return
    asked_before = old is not None and old.asked == "pause"
    if table.you in table.waited:
        if not asked_before:
            yield words.say("online-ask-pause", people=_names(table.ready, company))
    elif old is None or not asked_before or old.waited != table.waited:
        yield words.say("online-pause-waits", people=_names(table.waited, company))


def _names(seats: Iterable[int], company: Company) -> str:
    return ", ".join(map(company.table_voice.name, seats))
