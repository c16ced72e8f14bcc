"""The table of options: what can be agreed, and how the kernel gets each choice.

An option of a hand names the field of the state that carries it. An option of a match has none: it is
parsed here and used by the match.
"""

from __future__ import annotations

from dataclasses import dataclass

from .errors import Malformed


@dataclass(frozen=True, slots=True)
class Option:
    """One line of the table. The first value is the default unless the edition says otherwise;
    the values are in the kernel's order.
    """

    name: str
    values: tuple[str, ...]
    see: str
    field: str | None = None

    def check(self, value: str) -> str:
        if value not in self.values:
            elsewhere = f"; {_ELSEWHERE[self.name, value]}" if (self.name, value) in _ELSEWHERE else ""
            raise Malformed(f"option {self.name}", value, " or ".join(self.values) + elsewhere)
        return value


_ELSEWHERE = {
    ("score", "rotate8"): "eight players at two tables (R-66) are a tournament, not a match",
}
"""Values that no hand or match has, and what has them instead."""

AMOUNTS = range(1, 1_000_000_000)


class Amount(Option):
    """An option whose value is any positive whole number."""

    __slots__ = ()

    def check(self, value: str) -> str:
        digits = value.isascii() and value.isdigit() and len(value) <= len(str(AMOUNTS[-1]))
        if not digits or int(value) not in AMOUNTS:
            raise Malformed(
                f"option {self.name}", value, f"a whole number from {AMOUNTS[0]} to {AMOUNTS[-1]}"
            )
        return str(int(value))


OPTIONS = {
    option.name: option
    for option in (
        Option("score", ("winner", "tally", "elim", "team", "rotate4"), "R-55"),
        Amount("target", ("500",), "A-64"),
        Option("drawn", ("may", "must_declined", "must_nomatch", "must"), "D-02", "drawn_rule"),
        Option("legality", ("strict", "table"), "R-49", "lenient"),
        Option("invis_scope", ("target", "any"), "D-04", "invis_any"),
        Option("invis_turn", ("uses", "free"), "A-25", "invis_free"),
        Option("howler_invis_next", ("howler", "invis"), "A-31", "howler_to_invis"),
        Option("howler_target", ("other", "any"), "D-17", "howler_any"),
        Option("two_reverse", ("skip", "noop"), "A-63", "reverse_noop"),
        Option("hat_last", ("off", "on"), "A-38", "hat_last"),
        Option("hints", ("off", "on"), "R-48", "hints"),
        Option("forced_draw_closes", ("no", "yes"), "A-39", "forced_closes"),
        Option("reshuffle", ("eager", "lazy"), "A-54", "lazy"),
        Option("first_return", ("shuffle", "middle"), "A-07", "return_middle"),
        Option("wd4_guilty_card", ("stays", "returned"), "A-18", "guilty_returns"),
        Option("next_dealer", ("left", "winner", "same", "redetermine"), "A-61"),
        Option("lowest_tie", ("play_on", "share"), "A-62"),
        Option("blocked", ("void", "lowest_hand"), "A-57", "lowest_wins"),
        Option("rotate4_per_pair", ("4", "1"), "D-07"),
        Option("false_catch", ("none", "draw2"), "A-42", "false_price"),
    )
}
