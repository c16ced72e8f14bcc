"""The meaning of what a person types at a table: answers, moves, commands. No I/O."""

from __future__ import annotations

from ..client.question import Asked
from ..engine.errors import Malformed
from ..engine.moves import OUT_OF_TURN, Move
from ..engine.view import View
from ..wire import to_server as asks
from .commands import Nobody, Present, Several, UnclearCommand, level_names, request
from .company import Company
from .first_dealer import UnclearDay, read_birthday
from .lines import LONGEST_TEXT
from .offers import KEYS, each
from .plain_table import PlainTable
from .plain_view import choice
from .table_lines import cards, who_is_here
from .table_voice import phrases
from .typed_moves import meant
from .typed_words import word_meant

_OUT_OF_TURN = {name: verb for verb in OUT_OF_TURN for name in (verb, KEYS[verb])}
_CONSENT: dict[Asked, asks.ToServer] = {
    Asked.BEGIN: asks.Start(),
    Asked.AGAIN: asks.Start(),
    Asked.NEXT: asks.Agree(to="next"),
    Asked.SETTLE: asks.Agree(to="settle"),
    Asked.GO_ON: asks.Resume(),
    Asked.BIRTHDAY: asks.Birthday(),
}
"""The message that an empty line sends."""


class PlainAnswers:
    """The person's side of a `PlainTable`."""

    def __init__(self, table: PlainTable) -> None:
        self._table = table
        self._several: dict[str, Move] = {}
        """Moves that wait for a color or a player."""

    @property
    def choosing(self) -> bool:
        """Whether a color or a player is still missing."""
        return bool(self._several)

    def takes(self, line: str) -> bool:
        """Whether to take a line from a pipe now: answers wait for their question."""
        at_table = self._table
        if at_table.waiting:
            return False
        word = line.strip().lower().partition(" ")[0]
        if word.startswith(("/", "?")) or self._means(word) == "quit":
            return at_table.answered
        if at_table.company is None or at_table.lost:
            return False
        if self._several or not self._may_be_asked(at_table.company):
            return True
        if at_table.asked is Asked.REMARK:
            return word in _OUT_OF_TURN
        return at_table.asked is not Asked.NOTHING

    def _may_be_asked(self, company: Company) -> bool:
        """Whether there is or can be a question: spectators are asked nothing."""
        return company.seen.seated or self._table.promised

    def hear(self, line: str) -> None:
        """Handle a typed line."""
        text, company = " ".join(line.split()), self._table.company
        if company is None:
            self._table.not_sent()
            return
        word, _, rest = text.partition(" ")
        means = self._means(word)
        self._forget_what_is_over(company)
        if self._several and not word.startswith(("/", "?")):
            self._choose(text, company)
        elif means == "quit":
            self._table.send(asks.Leave())
        elif means == "help":
            self._say(*self._table.narrator.help(company))
        elif means == "score" and not rest:
            self._table.recount(self._table.narrator.totals(company))
        elif means == "rule":
            self._table.lines.say_rule(rest, company.hand_voice)
        elif word.startswith("/"):
            self._command(word[1:].lower(), rest, company)
        else:
            self._answer(text, company)

    def _means(self, word: str) -> str:
        return word_meant(word, self._table.words.say)

    def _command(self, word: str, rest: str, company: Company) -> None:
        commands = self._table.narrator.commands
        if commands is not None and word not in commands:
            self._say(self._words("online-no-command", text=f"/{word}"[:LONGEST_TEXT]))
            return
        if self._shown(word, rest, company):
            return
        table = company.seen.table
        try:
            here = Present(table.people, table.seats, company.names, level_names(self._table.words))
            message = request(word, rest, here)
        except UnclearCommand as unclear:
            self._say(self._words("online-form", form=unclear.form))
        except Several as several:
            self._say(self._words("online-several-called", text=several.name[:LONGEST_TEXT]))
        except Nobody as nobody:
            self._say(self._words("online-nobody-called", text=nobody.name[:LONGEST_TEXT]))
        else:
            if message is None:
                self._say(self._words("online-no-command", text=f"/{word}"[:LONGEST_TEXT]))
            else:
                self._table.send(message)

    def _shown(self, word: str, rest: str, company: Company) -> bool:
        """Handle a command that only shows something; return whether it was one."""
        at_table = self._table
        if word == "who":
            self._say(*who_is_here(company, at_table.words))
        elif word == "table":
            self._say(*cards(company), *at_table.clock())
        elif word == "score":
            at_table.recount(at_table.narrator.totals(company))
        elif word == "link":
            self._say(at_table.narrator.link)
        elif word == "phrase" and not rest:
            self._say(self._words("online-phrases"), *phrases(at_table.words))
        else:
            return False
        return True

    def _answer(self, text: str, company: Company) -> None:
        asked, view = self._table.asked, company.view
        if asked is Asked.PICK:
            self._pick(text, company)
        elif asked is Asked.BIRTHDAY and text:
            self._birthday(text, company)
        elif not text and asked in _CONSENT:
            self._table.send(_CONSENT[asked])
        elif not text and asked is Asked.REMARK and self._table.go_on is not None:
            self._table.go_on()
        elif view is None or view.seat is None or company.seen.table.stage != "hand":
            self._say(self._words("online-nothing-asked"))
        elif text:
            self._move(text, view, company)
        else:
            self._say(*cards(company), *self._table.clock())

    def _pick(self, text: str, company: Company) -> None:
        """A place in the spread, counted from 1; an empty line takes the next card."""
        spread = company.seen.table.spread
        if spread is None:
            return
        taken = {pick.at for pick in spread.picks}
        if not text:
            self._table.send(asks.PickCard(at=next(at for at in range(spread.cards) if at not in taken)))
        elif text.isdecimal() and len(text) < 4 and 1 <= int(text) <= spread.cards:
            self._table.send(asks.PickCard(at=int(text) - 1))
        else:
            self._say(self._words("online-pick", count=spread.cards))

    def _birthday(self, text: str, company: Company) -> None:
        try:
            month, day = read_birthday(text[:LONGEST_TEXT], company.hand_voice)
        except UnclearDay:
            self._say(self._words("online-birthday-form", text=text[:LONGEST_TEXT]))
        else:
            self._table.send(asks.Birthday(month=month, day=day))

    def _move(self, text: str, view: View, company: Company) -> None:
        """Send a move as typed; the table decides whether it is right."""
        try:
            moves = meant(text, view)
        except Malformed:
            self._say(self._words("terminal-not-understood", text=text[:LONGEST_TEXT]))
            return
        if len(moves) == 1:
            self._act(moves[0], company)
            return
        self._several = {offer.key: offer.moves[0] for offer in each(moves)}
        voice = company.hand_voice
        self._say(*(choice(key, move, view, voice) for key, move in self._several.items()))
        if not self._table.narrator.prompted:
            self._say(self._words("terminal-which"))

    def _choose(self, text: str, company: Company) -> None:
        """Complete a wild with a color, a Howler or Sorting Hat with a player; an empty line cancels it."""
        move = self._several.get(text.casefold()[:1])
        if move is None and text:
            self._say(self._words("terminal-not-understood", text=text[:LONGEST_TEXT]))
            return
        self._several = {}
        if move is not None:
            self._act(move, company)

    def _forget_what_is_over(self, company: Company) -> None:
        """Drop a pending choice if its moves are no longer possible; a needless call changes nothing."""
        open_ = {_uncalled(move) for move in company.view.moves} if company.view else set()
        self._several = {key: move for key, move in self._several.items() if _uncalled(move) in open_}

    def _act(self, move: Move, company: Company) -> None:
        self._table.send(asks.Act(move=str(move), seen=company.seen.n))

    def _say(self, *lines: str) -> None:
        self._table.say(*lines)

    def _words(self, message: str, **facts: object) -> str:
        return self._table.words.say(message, **facts)


def _uncalled(move: Move) -> str:
    return str(move).removesuffix("!")
