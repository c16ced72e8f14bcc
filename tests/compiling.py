"""Compiles what the tests need, once: several workers that find no cache would each compile all of it."""

from __future__ import annotations

from penult.bots.arena import compete
from penult.engine.deal import Deal
from penult.engine.rules import Rules
from penult.engine.speeds import compiled
from penult.fast import StateBatch
from penult.sim.bulk import simulate
from penult.sim.soak import soak

CLASSIC = Rules("classic")


def main() -> None:
    compiled()
    compete(CLASSIC, ("keen", "random"), deals=1)
    simulate(CLASSIC, seats=2, hands=1)
    list(soak(hands=1, seed=1))
    StateBatch.imagine(Deal.shuffled("classic", seats=2, seed=1).view(0), n=1).playout(most=1)


if __name__ == "__main__":
    main()
