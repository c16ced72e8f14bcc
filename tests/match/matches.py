"""Matches that were played, for the scenes of their records."""

from __future__ import annotations

import random

from laws.mixes import play_sensibly
from penult import Chance
from penult.match.match import Match
from penult.match.record import MatchRecord

NAMES = ["Ana", "Ben", "Chloé", "Duarte"]


def played(rules: str, players: int, seed: int, hands: int = 200) -> Match:
    rng = random.Random(seed)
    match = Match(rules, players, dealer=seed % players)
    while not match.over and len(match.deals) < hands:
        if match.standing.dealer is None:
            match.choose_dealer(rng.choice(match.seated))
        deal = match.deal(Chance.drawn_from(rng, match.rules))
        play_sensibly(deal)
        match.finish(deal)
    return match


RECORD = str(MatchRecord.of(played("classic+target=100", 3, seed=1), NAMES[:3]))
