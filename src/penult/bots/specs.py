"""How a bot is named with its parameters: `name`, or `name:key=value`, joined by colons.

>>> parse_spec("search:playouts=500:depth=2", [Parameter("playouts", 1, 10**6), Parameter("depth", 1, 9)])
BotSpec(name='search', values=(('playouts', 500), ('depth', 2)))
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..engine.errors import Malformed


@dataclass(frozen=True, slots=True)
class Parameter:
    """A number that a bot can be given."""

    name: str
    least: float
    most: float
    whole: bool = True
    timed: bool = False
    """Whether it is a budget of time: then the same seed need not give the same moves."""

    def parse(self, text: str) -> float:
        try:
            number = int(text) if self.whole else float(text)
        except ValueError:
            number = self.least - 1
        if not self.least <= number <= self.most:
            raise Malformed(self.name, text, self.range)
        return number

    @property
    def range(self) -> str:
        kind = "a whole number" if self.whole else "a number"
        return f"{kind} from {self.least} to {self.most}"


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot's name and the values that it was given, in the order in which the bot lists its parameters."""

    name: str
    values: tuple[tuple[str, float], ...] = ()

    def __str__(self) -> str:
        return ":".join([self.name, *(f"{name}={value}" for name, value in self.values)])


def parse_spec(text: str, parameters: Iterable[Parameter]) -> BotSpec:
    """Parse the spec of a bot that has these parameters."""
    name, *settings = text.split(":")
    known = {parameter.name: parameter for parameter in parameters}
    values: dict[str, float] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if key not in known or not equals:
            raise Malformed(f"bot {name}", setting, _expected(known))
        if key in values:
            raise Malformed(f"bot {name}", setting, f"{key} once")
        values[key] = known[key].parse(value)
    return BotSpec(name, tuple((key, values[key]) for key in known if key in values))


def _expected(known: dict[str, Parameter]) -> str:
    if not known:
        return "nothing after its name: it has no parameters"
    return " or ".join(f"{key}={parameter.range}" for key, parameter in known.items())
