"""Plots of simulations, PNG and SVG, several rules side by side. Needs the extra `plots`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from .bulk import Mean
from .simulation import Simulated

_RULES_SHOWN = 20
_COLORS = ("#0b6bcb", "#d1495b", "#2e933c", "#8a5cd6", "#c77f0a", "#0a8f8f", "#555555")
_STYLE = {"svg.hashsalt": "penult", "axes.spines.top": False, "axes.spines.right": False}
"""The salt makes the same figures the same file."""


def draw(results: Sequence[Simulated], folder: Path) -> list[Path]:
    """Write every plot into the folder and return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    files: list[Path] = []
    with rc_context(_STYLE):
        for name, plot in PLOTS.items():
            figure = Figure(figsize=(8, 4.8), layout="constrained")
            FigureCanvasAgg(figure)
            plot(figure.add_subplot(), results)
            for ending, facts in (("png", {}), ("svg", {"Date": None})):
                files.append(folder / f"{name}.{ending}")
                figure.savefig(files[-1], metadata=facts, dpi=144)
    return files


def _lengths(axes: Any, results: Sequence[Simulated]) -> None:
    longest = max(_most_turns(result) for result in results)
    for result, color in zip(results, _colors(results), strict=True):
        shares = [100 * number / result.hands for number in result.lengths[:longest]]
        label = f"{result.rules}: {result.turns.mean:.1f} turns"
        axes.step(range(len(shares)), shares, where="mid", color=color, label=label)
    axes.set(title="How long hands are", xlabel="turns", ylabel="% of hands")
    axes.legend(frameon=False)


def _most_turns(result: Simulated) -> int:
    """Up to where 99 % of the hands end."""
    rest = 0.99 * result.hands
    for turns, number in enumerate(result.lengths):
        rest -= number
        if rest <= 0:
            return max(turns, 10) + 1
    return len(result.lengths)


def _places(axes: Any, results: Sequence[Simulated]) -> None:
    def label(place: int) -> str:
        return "dealer" if place == results[0].seats - 1 else f"{place + 1}."

    _bars(axes, results, lambda result: [*enumerate(result.shares_by_place)], label, percent=True)
    axes.axhline(100 / results[0].seats, color="#777777", linewidth=0.8, linestyle="--")
    axes.set(title="Wins by place after the dealer", ylabel="% of hands")


def _points(axes: Any, results: Sequence[Simulated]) -> None:
    _bars(axes, results, lambda result: [(0, result.points)], lambda _: "points a hand")
    axes.set(title="What a hand is worth")


def _rules(axes: Any, results: Sequence[Simulated]) -> None:
    names = [each.rule for each in results[0].fired[:_RULES_SHOWN]]
    names += [
        each.rule
        for result in results[1:]
        for each in result.fired[:_RULES_SHOWN]
        if each.rule.startswith("H") and each.rule not in names
    ]

    def counts(result: Simulated) -> list[tuple[int, Mean]]:
        fired = {each.rule: each.a_hand for each in result.fired}
        return [(at, fired.get(name, Mean(0.0, 0.0))) for at, name in enumerate(dict.fromkeys(names))]

    _bars(axes, results, counts, lambda at: [*dict.fromkeys(names)][at])
    axes.set(title="How often each rule was applied", ylabel="times a hand")
    axes.tick_params(axis="x", labelrotation=90)


def _bars(
    axes: Any,
    results: Sequence[Simulated],
    figures: Callable[[Simulated], list[tuple[int, Mean]]],
    label: Callable[[int], str],
    percent: bool = False,
) -> None:
    """A group of bars for each figure, a bar for each simulation, with intervals."""
    width, scale = 0.8 / len(results), 100 if percent else 1
    for number, (result, color) in enumerate(zip(results, _colors(results), strict=True)):
        places, means = zip(*figures(result), strict=True)
        shifted = [place + (number + 0.5) * width - 0.4 for place in places]
        heights = [scale * mean.mean for mean in means]
        margins = [scale * mean.margin for mean in means]
        axes.bar(shifted, heights, width, yerr=margins, color=color, capsize=2, label=result.rules)
    labeled = [place for place, _ in figures(results[0])]
    axes.set_xticks(labeled, [label(place) for place in labeled])
    axes.legend(frameon=False)


def _colors(results: Sequence[Simulated]) -> list[str]:
    return [_COLORS[number % len(_COLORS)] for number in range(len(results))]


PLOTS = {"lengths": _lengths, "places": _places, "points": _points, "rules": _rules}
"""What is drawn, by the names of the files."""
