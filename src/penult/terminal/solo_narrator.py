"""What a table against bots reports: the cards and the scores, but no talk and no arrivals."""

from __future__ import annotations

from collections.abc import Iterator

from ..client.events import engine_event
from ..client.question import Asked
from ..client.seen import Seen
from ..engine.cards import Card
from ..i18n.catalogue import Catalogue, catalogue
from ..wire.events import Event, HandEvent, TableEvent
from .company import Company
from .first_dealer import FoundDealer, dealer_lines, picked_lines
from .hand_lines import HandEnd, Line, hand_won, left_line, result, told
from .party import YOU, Party
from .plain_view import described, welcome, window
from .table_lines import hand_end, house_help, match_lines, scores, totals
from .table_voice import table_event

_TOLD = ("autopilot", "took_back", "paused", "resumed")
"""The table events that are reported here."""
_PROMPTS = {
    Asked.TURN: "terminal-your-move",
    Asked.REMARK: "terminal-go-on",
    Asked.SETTLE: "terminal-go-on",
    Asked.GO_ON: "terminal-go-on",
    Asked.NEXT: "terminal-ask-next-hand",
}


class SoloNarrator:
    """A `Narrator` for one person against bots."""

    prompted = True
    commands = frozenset(("who", "table", "score", "pause", "resume", "back"))
    link = ""

    def __init__(self, party: Party, found: FoundDealer | None = None) -> None:
        """`found` is how the dealer was found, if it has not been reported yet."""
        self.party = party
        self.words: Catalogue = catalogue(party.language)
        self._found = found or FoundDealer()
        self._tied = False

    def company(self, seen: Seen) -> Company:
        return Company(seen, self.party.language, self.party.names)

    def arrival(self, company: Company) -> Iterator[Line | str]:
        standing = company.standing
        if standing is not None and standing.hands:
            yield from scores(company)
        yield from dealer_lines(self._found, company.table_voice)

    def new_hand(self, company: Company) -> Iterator[Line | str]:
        """What is played, who deals, and the number of the hand."""
        if company.view is None:
            return
        yield welcome(company.view, company.hand_voice)
        if not self.party.whole_match or company.seen.hand is None:
            return
        number, partner = company.seen.hand.number, company.partner or "none"
        yield self.words.say("terminal-hand-of-match", number=number, partner=partner)
        if number == 1:
            yield company.match_voice.goal(company.rules)

    def happened(self, events: tuple[Event, ...], company: Company) -> Iterator[Line]:
        """What happens before and during a hand; the scores come after it."""
        picked: dict[int, Card] = {}
        for event in events:
            if isinstance(event, HandEvent):
                yield from told([engine_event(event)], company.hand_voice)
            elif isinstance(event, TableEvent) and event.kind == "picked" and event.seat is not None:
                picked[event.seat] = Card(event.card or "")
            elif isinstance(event, TableEvent) and event.kind in _TOLD:
                yield table_event(event, company, self.words)
        if picked:
            yield picked_lines(picked, self._tied, company.table_voice)
            self._tied = any(event.kind == "tied" for event in events)

    def after(self, events: tuple[Event, ...], before: Seen | None, company: Company) -> Iterator[Line | str]:
        """How the hand ended, and in a match the scores."""
        del before
        if end := hand_end(events, company):
            yield ""
            yield self.end(end, company)
            for left in end.left:
                yield left_line(left.name, left.cards, left.points, company.table_voice)
            if self.party.whole_match:
                yield from self.standing(events, company)

    def end(self, end: HandEnd, company: Company) -> Line:
        return (hand_won if self.party.whole_match else result)(end, company.table_voice)

    def standing(self, events: tuple[Event, ...], company: Company) -> Iterator[Line | str]:
        """What a hand changed in the match, and the totals."""
        yield ""
        yield from match_lines(events, company)
        yield from scores(company)

    def question(self, asked: Asked, company: Company) -> Iterator[str]:
        """Everything needed to answer; the question itself is the prompt."""
        if (view := company.view) is None:
            return
        if asked is Asked.TURN:
            yield ""
            yield from described(view, company.hand_voice)
        elif asked in (Asked.REMARK, Asked.SETTLE):
            yield from window(view, company.hand_voice)

    def prompt(self, asked: Asked, company: Company) -> str:
        if asked is Asked.NEXT and is_out(company):
            return self.words.say("terminal-ask-play-on")
        return self.words.say(_PROMPTS[asked])

    def help(self, company: Company) -> Iterator[str]:
        yield company.hand_voice.say("terminal-plain-help")
        yield from house_help(company)
        if self.party.whole_match:
            yield self.words.say("terminal-plain-help-score")
        if self.party.turn_seconds:
            yield self.words.say("terminal-plain-help-pause")

    def totals(self, company: Company) -> Iterator[Line | str]:
        if self.party.whole_match:
            return totals(company)
        return iter([self.words.say("terminal-no-totals")])


def is_out(company: Company) -> bool:
    """R-67: whether the person is eliminated and only the others still play."""
    standing = company.standing
    return standing is not None and YOU in standing.out
