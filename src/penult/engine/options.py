"""The table of options: what can be agreed, and how the kernel gets each choice.

An option of a hand names the field of the state that carries it. An option of a match has none: it is
parsed here and used by the match. A switch of the house rules is an option of a hand that no sheet prints;
its default is the printed rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .errors import Conflict, Malformed


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

    def number(self, value: str) -> int:
        """The value as the field of the state has it."""
        return self.values.index(value)

    @property
    def house(self) -> bool:
        """Whether it is a switch of the house rules."""
        return self.see.startswith("H-")


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


class Number(Option):
    """An option whose values are whole numbers, and whose field is that number."""

    __slots__ = ()

    def check(self, value: str) -> str:
        """C-10: a number outside the range is refused."""
        if not (is_number(value) and str(int(value)) in self.values):
            raise Conflict(
                "C-10", (f"{self.name}={value}",), f"{self.name} is {self.range}", f"choose {self.range}"
            )
        return str(int(value))

    def number(self, value: str) -> int:
        return int(value)

    @property
    def range(self) -> str:
        """Such as `0 or 2 to 12`."""
        numbers = sorted(map(int, self.values))
        if numbers[0] == 0:
            return f"0 or {numbers[1]} to {numbers[-1]}"
        return f"{numbers[0]} to {numbers[-1]}"


def is_number(value: str) -> bool:
    """Whether this is a whole number of at most three digits."""
    return value.isascii() and value.isdigit() and len(value) <= 3


def _numbers(usual: int, *others: int) -> tuple[str, ...]:
    """The usual number first, then the others in order."""
    return tuple(map(str, (usual, *(number for number in others if number != usual))))


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
        Option("stack", ("off", "two", "same", "up", "fit", "any"), "H-03", "stack"),
        Number("stack_max", _numbers(0, *range(2, 13)), "H-05", "stack_max"),
        Option("deflect", ("off", "skip", "reverse", "both"), "H-08", "deflect"),
        Option("bluff", ("challenge", "first", "free", "none"), "H-12", "bluff_rule"),
        Option("seven", ("off", "must", "may"), "H-16", "seven"),
        Option("zero", ("off", "rotate"), "H-17", "zero"),
        Option("jump", ("off", "on", "not_last"), "H-24", "jump"),
        Option("multi", ("off", "identical", "face"), "H-31", "multi"),
        Option("draw", ("one", "until"), "H-34", "draw_until"),
        Option("decline", ("may", "never"), "H-37", "must_lay"),
        Option("finish", ("any", "no_wild", "number"), "H-39", "last_rule"),
        Number("mercy", _numbers(0, *range(4, 61)), "H-42", "mercy"),
        Option("call", ("printed", "strict", "off"), "H-49", "call_rule"),
        Number("call_price", _numbers(2, *range(1, 11)), "H-51", "call_price"),
        Number("deal", _numbers(7, *range(3, 16)), "H-52", "hand_size"),
        Option("opening", ("printed", "number"), "H-53", "number_opens"),
    )
}

PRINTED_OPTIONS = {name: option for name, option in OPTIONS.items() if not option.house}
"""What the sheets leave open, or print differently."""
HOUSE_OPTIONS = {name: option for name, option in OPTIONS.items() if option.house}
"""The switches of the house rules."""

HOUSE_PRESETS: Mapping[str, Mapping[str, str]] = {
    "progressive": {"stack": "same"},
    "go-wild": {"stack": "any"},
    "seven-o": {"seven": "must", "zero": "rotate"},
    "jump-in": {"jump": "on"},
    "skip-bounce": {"deflect": "skip"},
    "force-drawn": {"drawn": "must"},
    "force-lay": {"decline": "never"},
    "no-mercy": {
        "stack": "up",
        "seven": "must",
        "zero": "rotate",
        "draw": "until",
        "drawn": "must",
        "bluff": "free",
        "mercy": "25",
        "opening": "number",
    },
}
"""Popular names for house rules. They can be joined, in any edition."""
