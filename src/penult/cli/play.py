"""`penult play`: play a hand in the terminal against random players."""

from __future__ import annotations

import argparse
import random

from ..bots.bot import Bot
from ..bots.random_bot import RandomBot
from ..engine.chance import Chance
from ..engine.deal import Deal
from ..engine.dealer import by_chance
from ..engine.rules import Rules
from ..terminal.plain import YOU, sit_down


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", default="classic", help="classic, hp2003, hp2018, with +name=value")
    parser.add_argument("--seats", type=int, default=4, help="2 to 10; default 4")
    parser.add_argument("--seed", type=int, help="the same seed gives the same hand")


def run(chosen: argparse.Namespace) -> int:
    rng = random.SystemRandom() if chosen.seed is None else random.Random(chosen.seed)
    rules = Rules(chosen.rules)
    rules.check_seats(chosen.seats)
    chance = Chance.drawn_from(rng, rules)
    dealer = by_chance(chance, chosen.seats)
    deal = Deal(rules, chosen.seats, chance, dealer)
    bots: dict[int, Bot] = {seat: RandomBot(rng) for seat in range(chosen.seats) if seat != YOU}
    who = "you" if dealer == YOU else f"player {dealer}"
    print(f"Penult: {deal.rules}, {deal.seats} players. You are player 0; {who} dealt.\n")
    sit_down(deal, bots)
    return 0
