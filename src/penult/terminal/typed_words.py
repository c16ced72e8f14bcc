"""The words that a person types at a table beside moves: in the language of the table, or in English.

>>> from ..i18n.catalogue import catalogue
>>> word_meant("règle", catalogue("fr").say), word_meant("why", catalogue("fr").say)
('rule', 'rule')
"""

from __future__ import annotations

from ..notation.names import plainly
from ..printing.reports import Translate

WORDS = ("why", "rule", "score", "help", "quit")
_MEANING = {"why": "rule"}
_ALSO = {"?": "help", "q": "quit", "exit": "quit", "s": "score"}


def word_meant(typed: str, say: Translate) -> str:
    """`rule`, `score`, `help` or `quit`; empty if the word is none of these. Accents may be left out."""
    own = {plainly(say("terminal-word", word=word)): word for word in WORDS}
    english = {word: word for word in WORDS}
    word = (own | english | _ALSO).get(plainly(typed), "")
    return _MEANING.get(word, word)
