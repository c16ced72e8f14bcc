"""Numbers as people type them."""

from __future__ import annotations

from ...tournament.refusals import TournamentRefused

LONGEST = 6


def read_number(text: str, least: int, most: int) -> int:
    """A whole number within bounds; anything else is refused with the bounds."""
    if text.isascii() and text.isdigit() and len(text) <= LONGEST and least <= int(text) <= most:
        return int(text)
    raise TournamentRefused("not_a_number", text=text, least=least, most=most)
