"""What people write into a log: reasons and signatures, each on one line."""

from __future__ import annotations

from ..notation.lines import in_sight, unwritable
from ..notation.values import LONGEST_TEXT
from .refusals import TournamentRefused


def one_line(text: str) -> str:
    """With single spaces; what is too long or cannot be seen is refused.

    >>> one_line(" came  late ")
    'came late'
    """
    plain = " ".join(text.split())
    if len(plain) > LONGEST_TEXT:
        raise TournamentRefused("long_text", count=len(plain), most=LONGEST_TEXT)
    if letter := unwritable(plain):
        raise TournamentRefused("unwritable", letter=in_sight(letter))
    return plain
