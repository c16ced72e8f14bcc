"""Scenes that scenarios cannot express: events, refusals with their facts, and bad input."""

from __future__ import annotations

import pytest

from penult import Card, Chance, Deal, IllegalMove, Malformed, Move, Rules


def refusal(deal: Deal, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        deal.play(move)
    return refused.value


def test_a_card_that_does_not_fit_is_refused_with_its_facts() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=BD,G1")

    why = refusal(deal, "play BD")

    assert (why.code, why.rule) == ("no_match", "R-23")
    assert why.facts == {"card": Card("BD"), "top": Card("R5"), "color": "R"}
    assert "expected a card of color R, one like R5 or a wild, came BD" in str(why)


@pytest.mark.parametrize(
    ("position", "move", "code", "rule"),
    [
        ("classic n=3 top=R5 h1=R7,*2", "1:play R7", "not_your_turn", "A-73"),
        ("classic n=3 top=R5 h0=R1,R2", "play G1", "not_held", "R-16"),
        ("classic n=3 top=R5 h0=HW,R2", "play HW@1", "not_in_edition", "R-02"),
        ("classic n=3 top=R5 h0=W,R2", "play W", "color_missing", "A-51"),
        ("hp2003 n=3 top=R5 h0=HW,R2", "play HW", "target_missing", "R-35"),
        ("hp2018 n=3 top=R5 h0=SH,R2", "play SH", "target_missing", "R-41"),
        ("hp2003 n=3 top=R5 h0=HW,R2", "play HW>R@1", "color_later", "A-30"),
        ("hp2003 n=3 top=R5 h0=HW,R2", "play HW@0", "target_is_self", "R-35"),
        ("hp2003 n=3 top=R5 h0=HW,R2", "play HW@7", "no_such_seat", "R-01"),
        ("classic n=3 top=R5 h0=R1,R2", "play R1>G", "color_unasked", "A-100"),
        ("classic n=3 top=R5 h0=R1,R2", "play R1@2", "target_unasked", "A-100"),
        ("classic n=3 top=R5 h0=R1,R2", "keep", "keep_without_draw", "R-20"),
        ("classic n=3 top=R5 h0=R1,R2", "color R", "no_color_asked", "R-12"),
        ("classic n=3 top=R5 h0=R1,R2", "accept", "nothing_to_answer", "R-16"),
        ("classic n=3 top=W4 col=R h0=R1", "challenge", "no_challenge", "R-31"),
        ("classic n=3 top=R5 h0=R1,R2", "invis R", "no_invisibility", "R-39"),
        ("hp2003 n=3 top=R5 h0=R1,IN", "invis R", "nothing_to_cancel", "A-28"),
        ("classic n=3 top=R5 h0=R1,R2", "catch 0", "accuses_self", "A-42"),
        ("classic n=3 top=R5 h0=R1,R2", "catch 1", "not_exposed", "R-45"),
        ("classic n=3 top=R5 h0=R1,R2", "catch 8", "no_such_seat", "R-01"),
        ("classic n=3 top=R5 h0=R1,R2", "flag 1", "no_flags", "R-49"),
        ("classic n=3 top=R5 opt=legality:table", "flag 1", "not_wrong", "A-42"),
        ("hp2018 n=3 top=R5", "ref:hint 1", "no_hints", "R-48"),
        ("classic n=3 top=R5", "0:hint 1", "referee_only", "A-70"),
        ("classic n=3 top=R5", "ref:draw", "players_only", "A-70"),
        ("classic n=3 top=R5", "settle", "nothing_to_settle", "R-49"),
        ("classic n=3 top=R5", "ref:hint 5", "no_such_seat", "R-01"),
        ("classic n=3 top=R5", "5:draw", "no_such_seat", "R-01"),
        ("classic n=2 top=R5 h0=R1,R2 draw=-", "draw", "must_lay", "A-56"),
    ],
)
def test_each_refusal_cites_its_rule(position: str, move: str, code: str, rule: str) -> None:
    why = refusal(Deal.at(position), move)

    assert (why.code, why.rule) == (code, rule)


@pytest.mark.parametrize(
    ("position", "before", "move", "code", "rule"),
    [
        ("classic n=3 top=R5 h0=R1 h1=R2", "play R1", "1:draw", "hand_is_over", "R-51"),
        ("classic n=3 top=R5 h0=W4,R1,R2", "play W4>G", "1:draw", "answer_first", "R-29"),
        ("hp2003 n=3 top=R5 h0=HW,R1,R2 h1=R1", "play HW@1;accept", "0:draw", "color_first", "R-37"),
        ("hp2003 n=3 top=R5 h0=HW,R1,R2 h1=R1", "play HW@1;accept", "1:color R", "not_asked", "R-37"),
        ("hp2018 n=3 top=R5 h0=SH,R1,R2 draw=R1,R2", "play SH@1", "0:draw", "color_first", "R-42"),
        ("classic n=3 top=R5 h0=W4,R1,R2", "play W4>G", "2:accept", "not_asked", "R-29"),
        ("classic n=3 top=R5 h0=B1,R1 draw=R9,R8", "draw", "play R1", "only_the_drawn_card", "R-21"),
        ("classic n=3 top=R5 h0=B1,R1 draw=R9,R8", "draw", "draw", "drawn_already", "R-18"),
        ("classic n=3 top=R5 h0=B1 draw=R9 opt=drawn:must", "draw", "keep", "must_lay_drawn", "D-03"),
        ("classic n=3 top=R5 h0=R1 draw=R9 opt=drawn:must", "draw", "keep", "must_lay_drawn", "D-02"),
        ("hp2003/pt n=3 top=R5 h0=R1 draw=R9", "draw", "keep", "must_lay_drawn", "D-02"),
        ("hp2018/es n=3 top=R5 h0=B1 draw=R9", "draw", "keep", "must_lay_drawn", "D-03"),
        ("classic n=3 top=R5 h0=R1,B1 h1=R2,R3,R4", "play R1;play R2", "2:catch 0", "too_late", "R-46"),
        ("classic n=3 top=R5 h0=B1 opt=legality:table", "play B1", "1:draw", "unsettled", "A-50"),
        (
            "classic n=3 top=R5 h0=B1 opt=legality:table",
            "play B1",
            "0:catch 1",
            "barred_while_unsettled",
            "A-96",
        ),
        (
            "classic n=3 top=R5 h0=B1 opt=legality:table",
            "play B1",
            "ref:hint 0",
            "barred_while_unsettled",
            "A-96",
        ),
    ],
)
def test_each_later_refusal_cites_its_rule(
    position: str, before: str, move: str, code: str, rule: str
) -> None:
    deal = Deal.at(position)
    for earlier in before.split(";"):
        deal.play(earlier)

    why = refusal(deal, move)

    assert (why.code, why.rule) == (code, rule)


def test_a_bluff_is_offered_and_marked() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=W4,R1,G2")

    offered = {str(move): move.breaks for move in deal.legal_moves()}

    assert offered == {
        "play R1": None,
        "play W4>R": "R-28",
        "play W4>G": "R-28",
        "play W4>B": "R-28",
        "play W4>Y": "R-28",
        "draw": None,
    }


def test_wrong_cards_are_offered_and_marked_where_they_may_be_laid() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=B2,R1,G2 draw=R9 opt=legality:table")

    before = {str(move): move.breaks for move in deal.legal_moves()}
    deal.play("draw")
    after = {str(move): move.breaks for move in deal.legal_moves()}

    assert before == {"play R1": None, "play G2": "R-16", "play B2": "R-16", "draw": None}
    assert after == {"play R1": "R-21", "play R9": None, "play G2": "R-21", "play B2": "R-21", "keep": None}


def test_the_list_does_no_noticing() -> None:
    right = Deal.at("classic n=3 top=R5 h0=R2,R1,G2 opt=legality:table")
    wrong = Deal.at("classic n=3 top=R5 h0=B2,R1,G2 opt=legality:table")
    right.play("play R2")
    wrong.play("play B2")

    assert Move("flag 0") in right.legal_moves(2)
    assert Move("flag 0") in wrong.legal_moves(2)
    assert refusal(right, "2:flag 0").code == "not_wrong"


def test_false_catches_are_offered_where_they_cost() -> None:
    deal = Deal.at("classic n=3 top=R5 opt=false_catch:draw2")

    assert [str(move) for move in deal.legal_moves(1)] == ["catch 0", "catch 2"]


def test_the_deal_is_the_function_of_its_chance() -> None:
    rules = Rules("hp2003")
    deck = sorted(rules.edition.deck, key=lambda card: str(card) != "HW")
    deck[0], deck[14] = deck[14], deck[0]
    deal = Deal(rules, 2, Chance(deck, places=[20]), dealer=1)

    assert [str(event) for event in deal.events if event.kind == "returned"] == ["R-14 returned 1 HW"]
    assert deal.draw_pile[19] == Card("HW")


def test_the_opening_is_told_card_by_card() -> None:
    rules = Rules("classic")
    deck = sorted(rules.edition.deck, key=lambda card: card.number is None)
    deal = Deal(rules, 2, Chance(deck), dealer=0)

    assert [str(event) for event in deal.events] == [
        "R-05 dealt 1 R0",
        "R-05 dealt 0 R1",
        "R-05 dealt 1 R1",
        "R-05 dealt 0 R2",
        "R-05 dealt 1 R2",
        "R-05 dealt 0 R3",
        "R-05 dealt 1 R3",
        "R-05 dealt 0 R4",
        "R-05 dealt 1 R4",
        "R-05 dealt 0 R5",
        "R-05 dealt 1 R5",
        "R-05 dealt 0 R6",
        "R-05 dealt 1 R6",
        "R-05 dealt 0 R7",
        "R-06 turned_up 0 R7",
        "R-07 turn 1",
    ]


def test_a_middle_return_goes_to_the_middle() -> None:
    rules = Rules("hp2003/pt")
    deck = sorted(rules.edition.deck, key=lambda card: str(card) != "HW")
    deck[0], deck[14] = deck[14], deck[0]
    deal = Deal(rules, 2, Chance(deck), dealer=1)

    assert deal.draw_pile[95 // 2 - 1] == Card("HW")
    assert deal.chance.places == [95 // 2]


def test_a_middle_return_is_where_it_went_whatever_was_written() -> None:
    rules = Rules("hp2003/pt")
    deck = sorted(rules.edition.deck, key=lambda card: str(card) != "HW")
    deck[0], deck[14] = deck[14], deck[0]
    deal = Deal(rules, 2, Chance(deck, places=[3]), dealer=1)

    assert deal.draw_pile[95 // 2 - 1] == Card("HW")
    assert deal.chance.places == [95 // 2]


def test_a_wild_four_under_the_same_rules_goes_where_chance_has_it() -> None:
    rules = Rules("hp2003/pt")
    deck = sorted(rules.edition.deck, key=lambda card: str(card) == "W4")
    deck[14], deck[-1] = deck[-1], deck[14]
    deal = Deal(rules, 2, Chance(deck, places=[3]), dealer=1)

    assert deal.draw_pile[3 - 1] == Card("W4")


def test_a_chance_that_runs_out_says_so() -> None:
    rules = Rules("classic")
    deck = sorted(rules.edition.deck, key=lambda card: str(card) != "W4")
    deck[0], deck[14] = deck[14], deck[0]
    deck[14], deck[1] = Card("W4"), deck[1]

    with pytest.raises(Malformed, match="place for a returned first card"):
        Deal(rules, 2, Chance(deck))


@pytest.mark.parametrize("places", [[-1], [94], [500]])
def test_a_place_outside_the_pile_is_refused(places: list[int]) -> None:
    rules = Rules("classic")
    deck = sorted(rules.edition.deck, key=lambda card: str(card) == "W4")
    deck[14], deck[-1] = deck[-1], deck[14]

    with pytest.raises(Malformed, match="0 to 93"):
        Deal(rules, 2, Chance(deck, places=places))


def test_a_deck_with_a_card_too_many_is_refused() -> None:
    rules = Rules("classic")

    with pytest.raises(Malformed, match=r"expected 0 of HW \(R-02\)"):
        Deal(rules, 2, Chance([*rules.edition.deck, Card("HW")]))


def test_a_reshuffle_order_must_be_a_permutation() -> None:
    with pytest.raises(Malformed, match="each of 0 to 107 once"):
        Chance(Rules("classic").edition.deck, orders=[range(100)])


def test_the_systems_generator_and_a_seed_both_deal() -> None:
    assert Deal.shuffled("hp2018", 5).counts.count(7) >= 4
    assert Deal.shuffled("classic", 3, seed=9).events == Deal.shuffled("classic", 3, seed=9).events


@pytest.mark.parametrize("dealer", [-1, 3, 99])
def test_the_dealer_sits_at_the_table(dealer: int) -> None:
    with pytest.raises(Malformed, match="a seat from 0 to 2"):
        Deal.shuffled("classic", 3, seed=1, dealer=dealer)


def test_a_seat_that_is_not_there_has_no_hand_and_no_view() -> None:
    deal = Deal.shuffled("classic", 3, seed=1)
    for ask in (deal.hand, deal.view, deal.legal_moves):
        with pytest.raises(Malformed, match="a seat from 0 to 2"):
            ask(3)


@pytest.mark.parametrize("seat", [-1, 16, 99, "1", 1.0, True])
def test_a_seat_that_is_no_seat_moves_nothing(seat: object) -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,B2")
    deal.play("play R1")

    with pytest.raises(Malformed, match="a seat from 0 to 2"):
        deal.play(Move("catch 0"), seat)  # type: ignore[arg-type]


def test_a_written_chance_may_end_with_its_last_reshuffle() -> None:
    deal = Deal.shuffled("hp2018", 10, seed=1)
    while not deal.chance.orders[1:]:
        deal.play("draw" if Move("draw") in deal.legal_moves() else deal.legal_moves()[-1])
    used = Chance(deal.chance.deck, deal.chance.places, deal.chance.orders[:1])
    again = Deal(deal.rules, 10, used, deal.dealer)
    for seat, move in deal.moves:
        again.play(move, seat)

    assert again.events == deal.events


def test_a_chance_without_an_order_refuses_before_anything_changes() -> None:
    deal = Deal.shuffled("hp2018", 10, seed=1)
    dry = Deal(deal.rules, 10, Chance(deal.chance.deck, deal.chance.places), deal.dealer)
    while dry.draw_pile[1:]:
        moves = dry.legal_moves()
        few = len(dry.discard_pile) < 3
        dry.play("draw" if Move("draw") in moves and not few else moves[0 if few else -1])
    if Move("keep") in dry.legal_moves():
        dry.play("keep")
    before = dry.copy()

    with pytest.raises(Malformed, match="an order for the reshuffle"):
        dry.play("draw")

    assert (dry.state, dry.moves, dry.events) == (before.state, before.moves, before.events)


def test_two_names_for_one_move_must_agree() -> None:
    with pytest.raises(Malformed, match="seat 1, as the move says"):
        Deal.at("classic n=3 top=R5").play("1:uno", seat=0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "classic",
        "classic n=3",
        "classic n=3 top=",
        "classic n=3 top=* ",
        "classic n=3 top=R5 t=3",
        "classic n=3 top=R5 d=X",
        "classic n=3 top=R5 col=G",
        "classic n=3 top=R5 h0=-",
        "classic n=3 top=R5 h0=?",
        "classic n=3 top=R5 h0=*200",
        "classic n=3 top=R5 n=4",
        "classic n=3 top=R5 flip=R1",
        "classic n=three top=R5",
        "classic match n=3",
        "classic start n=3 dealer=0",
        "classic start n=3 dealer=5 flip=R5",
        "classic start n=3 dealer=0 flip=*",
        "classic n=3 top=R5 partners",
    ],
)
def test_a_position_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="expected"):
        Deal.at(text)
