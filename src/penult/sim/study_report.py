"""The study as a document."""

from __future__ import annotations

from collections.abc import Iterable

from .study import Effort, Finding

_HEAD = """# Published figures, measured again

What others have published about the game, beside what Penult finds with 95 % intervals. A command makes this
page: `penult study --hands {hands} --seed {seed} --out docs/study.md`. The same command writes the same page.

Players draw only when they must, unless a line says otherwise. Wins of the first are those of the dealer's
left neighbor; the deal goes round.

| source | figure | published | Penult | how the rules and players differ |
|---|---|---:|---:|---|
"""

_TAIL = """
**What follows.** A game that opens with a number favors the first player. The printed game lets an action
card open it, which takes away more than half of that advantage with two and with four players: studies that
open with a number overstate it. Differences of the size that equal players show in ten thousand hands are
chance, and no reason to prefer a strategy. Those of rporta23/draw4 are larger, so chance alone hardly
explains all of them; whether the strategies differ is open.

**Not measured here.** RLCard's DQN agent (payoff 0.0174 to 0.0294) plays RLCard's own rules, in which nobody
calls UNO or challenges. The bots of chausner/UnoAI and the strategies of rporta23/draw4 are not part of
Penult: their lines show our bots, or equal players.
"""


def document(effort: Effort, findings: Iterable[Finding]) -> str:
    return _HEAD.format(hands=effort.hands, seed=effort.seed) + "".join(map(_row, findings)) + _TAIL


def _row(finding: Finding) -> str:
    cells = (finding.source, finding.figure, finding.published, measured(finding), finding.differs)
    return f"| {' | '.join(cells)} |\n"


def measured(finding: Finding) -> str:
    """With as many digits as the interval is worth."""
    digits = 4 if abs(finding.ours) < 1 else 2
    interval = f" ± {finding.ci95:.{digits}f}" if finding.ci95 else ""
    return f"{finding.ours:.{digits}f}{interval} {finding.unit}".rstrip()
