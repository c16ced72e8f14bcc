"""The heading under which each option is offered."""

from __future__ import annotations

from collections.abc import Mapping

GROUPS: Mapping[str, tuple[str, ...]] = {
    "turn": ("drawn", "reshuffle", "two_reverse", "blocked"),
    "penalties": ("legality", "false_catch", "hints", "forced_draw_closes"),
    "cards": (
        "wd4_guilty_card",
        "invis_scope",
        "invis_turn",
        "howler_target",
        "howler_invis_next",
        "hat_last",
        "first_return",
    ),
    "scoring": ("score", "target", "lowest_tie", "rotate4_per_pair"),
    "between": ("next_dealer",),
}


def group_of(option: str) -> str:
    return next(group for group, names in GROUPS.items() if option in names)
