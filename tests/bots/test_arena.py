"""The arena: duplicate deals in every rotation; everybody is asked, in a random order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, product

import pytest

from penult import REFEREE, Deal, Malformed, Move, Rules, View
from penult.bots.arena import compete
from penult.bots.kernel.arena import first_to_speak
from penult.bots.kernel.knowledge import KNOWLEDGE, WIDTH
from penult.bots.kernel.policies import KEEN, RANDOM, SIMPLE, choose
from penult.bots.kernel.shuffles import LARGEST_DECK, begin_hand
from penult.bots.open_arena import deal_of
from penult.bots.registry import BOTS, register
from penult.bots.rows import undealt
from penult.engine.editions import EDITIONS
from penult.engine.kernel.actions import color_of
from penult.engine.kernel.chance import below, stir, stream
from penult.engine.kernel.state import SEATS


def test_every_deal_is_played_once_for_every_rotation() -> None:
    result = compete(Rules("hp2003"), ("keen", "simple", "random"), deals=6, fast=False)

    assert (result.deals, result.hands) == (6, 18)
    assert sum(share.wins for share in result.shares) + result.void + result.cut_short == 18
    assert [share.players for share in result.shares] == [1, 1, 1]


def test_the_same_players_share_alike() -> None:
    result = compete(Rules("classic"), ("random", "random"), deals=30, fast=False)

    assert result.of("random").share == 1
    assert result.of("random").margin == 0


def test_the_same_seed_gives_the_same_hands() -> None:
    first, second = (compete(Rules("hp2018"), ("keen", "random"), deals=15, fast=False) for _ in range(2))

    assert first.shares == second.shares


@pytest.mark.parametrize(
    ("lineup", "deals", "seed", "expected"),
    [
        (("keen",), 10, 1, "2 to 10"),
        (("keen", "clever"), 10, 1, "random or simple or keen"),
        (("keen", "random"), 0, 1, "1 to"),
        (("keen", "random"), 10, -1, "0 to"),
    ],
)
def test_what_cannot_be_played_is_refused(
    lineup: tuple[str, ...], deals: int, seed: int, expected: str
) -> None:
    with pytest.raises(Malformed, match=expected):
        compete(Rules("classic"), lineup, deals, seed, fast=False)


def test_nobody_wins_the_race_for_a_catch_by_the_number_of_the_seat() -> None:
    deal = Deal.at("classic n=4 top=R5 h0=R1,B2 h1=G1,G2 h2=G3,G4 h3=G5,G6")
    deal.play("play R1")
    lineup, known, order = [RANDOM, SIMPLE, SIMPLE, SIMPLE], bytearray(KNOWLEDGE), bytearray(SEATS)
    rng, speakers = 7, []
    for _ in range(900):
        rng = stir(rng)
        speakers.append(first_to_speak(deal.state, lineup, 0, known, order, rng))
    catch, late_call = Move("catch 0").code, Move("uno").code

    for word in ((0, late_call), (1, catch), (2, catch), (3, catch)):
        assert 180 < speakers.count(word) < 270, word


def test_a_word_comes_before_the_move_of_the_player_in_turn() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=G1,B2,B3 h1=R1,R2 opt=legality:table")
    deal.play("play G1")
    said = {
        first_to_speak(deal.state, [RANDOM, RANDOM, KEEN], 0, bytearray(KNOWLEDGE), bytearray(SEATS), rng)
        for rng in range(20)
    }

    assert said == {(2, Move("flag 0").code)}


def test_nobody_objects_and_the_referee_settles() -> None:
    deal = Deal.at("classic n=2 top=R5 h0=G1 h1=R1,R2 opt=legality:table")
    deal.play("play G1")
    said = first_to_speak(deal.state, [RANDOM, RANDOM], 0, bytearray(KNOWLEDGE), bytearray(SEATS), 5)

    assert said == (REFEREE, Move("settle").code)


def test_decks_that_follow_each_other_have_nothing_in_common() -> None:
    decks = [deal_of(Rules("classic"), 4, 1, nth).chance.deck for nth in range(200)]

    for shift in range(-3, 4):
        alike = [
            deck[at] == following[at + shift]
            for deck, following in pairwise(decks)
            for at in range(max(0, -shift), len(deck) - max(0, shift))
        ]
        assert sum(alike) / len(alike) < 0.035, f"cards recur {shift} places on"


def test_decks_of_neighboring_seeds_have_nothing_in_common() -> None:
    decks = [deal_of(Rules("classic"), 2, seed, nth).chance.deck for seed in range(14) for nth in range(14)]

    for shift in (0, 1):
        alike = [
            one[at] == other[at + shift]
            for one, other in combinations(decks[::3], 2)
            for at in range(len(one) - shift)
        ]
        assert 0.015 < sum(alike) / len(alike) < 0.025


def test_the_first_card_of_a_deck_does_not_foretell_that_of_the_next() -> None:
    """Pairs of colors that follow each other are as frequent as independent ones."""
    colors = [deal_of(Rules("classic"), 2, 9, nth).chance.deck[0].color for nth in range(4000)]
    pairs, single = Counter(pairwise(colors)), Counter(colors)
    surprise = sum(
        (pairs[one, other] - expected) ** 2 / expected
        for one, other in product(single, single)
        if (expected := single[one] * single[other] / len(colors))
    )

    assert surprise < 39, "chi-square with 16 degrees of freedom exceeds this once in a thousand"


def test_a_color_named_at_random_does_not_foretell_what_the_next_player_picks() -> None:
    deal = Deal.at("classic n=2 top=R5 h0=W,G1,G2 h1=*3")
    rng, agreed = 5, 0
    for _ in range(4000):
        rng = stir(rng)
        color = color_of(choose(RANDOM, deal.state, 0, bytearray(WIDTH), rng))
        agreed += color == below(stir(rng), 4)

    assert 860 < agreed < 1140


def test_every_seed_has_streams_of_its_own() -> None:
    assert len({stream(seed, nth) for seed in range(40) for nth in range(40)}) == 1600


@pytest.mark.parametrize("rules", ["classic", "hp2003", "hp2003/pt"])
def test_both_arenas_deal_the_same_cards(rules: str) -> None:
    for nth in range(60):
        state = undealt(Rules(rules), 3)
        begin_hand(state, stream(5, nth))
        deal = deal_of(Rules(rules), 3, 5, nth)

        assert (state.hands, state.top) == (deal.state.hands, deal.state.top)
        assert state.pile[state.pile_top : state.pile_end] == bytes(card.kind for card in deal.draw_pile)


class Hasty:
    """Lays the first right card it finds."""

    def choose(self, view: View) -> Move | None:
        if view.turn != view.seat or view.phase.startswith("settle"):
            return None
        right = [move for move in view.moves if move.right]
        return next((move for move in right if move.verb == "play"), right[0])


class Cheat:
    """Wants to lay a card that it does not hold."""

    def choose(self, view: View) -> Move | None:
        return next(Move(f"play {card}") for card in view.deck if card not in view.hand)


class Dumb:
    def choose(self, _: View) -> Move | None:
        return None


class Talker:
    """Says its move in words."""

    def choose(self, view: View) -> Move | None:
        return "draw" if view.turn == view.seat else None  # type: ignore[return-value]


Enter = Callable[[str, type[Hasty | Cheat | Dumb | Talker]], None]


@pytest.fixture
def enter() -> Iterator[Enter]:
    """Register a bot, until the test is over."""
    before = dict(BOTS)
    yield lambda name, kind: register(name, lambda _: kind())
    BOTS.clear()
    BOTS.update(before)


def test_a_bot_from_outside_competes(enter: Enter) -> None:
    enter("hasty", Hasty)

    first, second = (compete(Rules("hp2018"), ("hasty", "keen", "simple"), deals=8) for _ in range(2))

    assert (first.hands, first.refused) == (24, 0)
    assert sum(share.wins for share in first.shares) + first.void == 24
    assert [share.bot for share in first.shares] == ["hasty", "keen", "simple"]
    assert first.shares == second.shares


def test_a_bot_from_outside_sits_at_a_table_of_loose_rules(enter: Enter) -> None:
    enter("hasty", Hasty)

    result = compete(Rules("hp2003+legality=table+invis_scope=any"), ("hasty", "keen"), deals=8)

    assert result.hands == 16


def test_a_bot_that_breaks_a_rule_is_told_which(enter: Enter) -> None:
    enter("cheat", Cheat)

    with pytest.raises(Malformed, match=r"move of cheat: expected one of its view's moves: .* \(R-16\)"):
        compete(Rules("classic"), ("cheat", "random"), deals=3)


def test_a_bot_that_says_nothing_in_its_turn_is_told_so(enter: Enter) -> None:
    enter("dumb", Dumb)

    with pytest.raises(Malformed, match="the table waits for this seat"):
        compete(Rules("classic"), ("dumb", "random"), deals=3)


def test_a_bot_that_says_its_move_in_words_is_told_what_a_move_is(enter: Enter) -> None:
    enter("talker", Talker)

    with pytest.raises(Malformed, match=r"move of seat \d: expected a Move, .* came 'draw'"):
        compete(Rules("classic"), ("talker", "random"), deals=3)


@pytest.mark.parametrize("name", ["keen", "Keen", "", "a b", "x" * 21, "9"])
def test_a_name_that_cannot_be_given_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match="name of a bot"):
        register(name, lambda _: Hasty())

    assert list(BOTS) == ["random", "simple", "keen"]


def test_an_order_of_a_reshuffle_has_a_place_for_each_card_of_the_largest_deck() -> None:
    assert max(len(edition.deck) for edition in EDITIONS.values()) == LARGEST_DECK
