"""Many states at once on the compiled kernel, for search and for experiments. Needs the extra `fast`.

>>> batch = StateBatch.deal("classic", seats=4, n=100, seed=1)
>>> moves = batch.playout("keen")
>>> bool(batch.over.all()), int(batch.winners.min()) >= 0
(True, True)
"""

from ..bots.kernel.out_of_turn import NO_MOVE
from .batch import StateBatch, hidden_cards

__all__ = ["NO_MOVE", "StateBatch", "hidden_cards"]
