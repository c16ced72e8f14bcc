"""Every decision of a hand, made with keys at the table."""

from __future__ import annotations

import re

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from penult.terminal.pages.help import HelpPage
from penult.terminal.pages.result import ResultPage
from penult.terminal.pages.rule import RulePage
from penult.terminal.parts.choices import Choices
from penult.terminal.parts.hand import Hand
from penult.terminal.parts.log import TableLog
from penult.terminal.parts.piles import Piles
from penult.terminal.parts.prompt import Prompt
from penult.terminal.parts.seats import Seats
from penult.terminal.window import INTERRUPTED
from terminal.sitting import Sitting, hand_at, press, settled, sit


def test_the_hand_points_at_a_card_that_fits_and_enter_lays_it() -> None:
    app = press(hand_at("classic n=3 top=R5 h0=B1,R2,B3"), "enter")

    assert app.moves == ["play R2"]


def test_arrows_choose_a_card() -> None:
    app = press(hand_at("classic n=3 top=R5 h0=R2,R7,B3"), "right", "enter")

    assert app.moves == ["play R7"]


def test_a_card_that_does_not_fit_is_refused_with_its_rule_and_nothing_changes() -> None:
    hand = hand_at("classic n=3 top=R5 h0=R2,B3,B4")
    before = hand.deal.state.copy()

    app = press(hand, "end", "enter")

    assert hand.deal.state == before
    assert "You can’t play the blue 4 on the red 5" in app.seen["prompt"]
    assert "R-16" in app.seen["prompt"]


def test_why_not_opens_the_rule_of_the_refusal() -> None:
    async def act(app: Sitting, pilot: Pilot[None]) -> None:
        await pilot.press("end", "enter", "w")
        await settled(pilot)
        assert isinstance(app.screen, RulePage)
        assert "match the top card" in text_of(app.screen)
        await pilot.press("escape")
        await settled(pilot)
        assert app.screen is app.table

    sit(hand_at("classic n=3 top=R5 h0=R2,B3,B4"), act)


def test_why_not_can_be_asked_of_a_card_before_laying_it() -> None:
    async def act(app: Sitting, pilot: Pilot[None]) -> None:
        await pilot.press("end", "w")
        await settled(pilot)
        assert isinstance(app.screen, RulePage)

    sit(hand_at("classic n=3 top=R5 h0=R2,B3,B4"), act)


def test_d_draws_and_k_keeps_the_card() -> None:
    app = press(hand_at("classic n=3 top=R5 h0=B1,B2 draw=R9,*9"), "d", "k")

    assert app.moves == ["draw", "keep"]


def test_a_drawn_card_that_fits_is_chosen_and_enter_lays_it() -> None:
    app = press(hand_at("classic n=3 top=R5 h0=B1,B2 draw=R9,*9"), "d", "enter")

    assert app.moves == ["draw", "play R9"]


def test_a_drawn_card_that_must_be_laid_is_not_offered_to_be_kept() -> None:
    app = press(hand_at("hp2003 n=3 top=R5 h0=R1,B2 draw=R9,*9 opt=drawn:must_declined"), "d")

    assert app.seen["prompt"] == "You drew a red 9: it fits, so you have to play it at this table."
    assert "Keep" not in app.seen["choices"]


def test_a_drawn_card_that_need_not_be_laid_may_be_kept() -> None:
    app = press(hand_at("hp2003 n=3 top=R5 h0=B1,B2 draw=R9,*9 opt=drawn:must_declined"), "d")

    assert app.seen["prompt"] == "You drew a red 9: play it or keep it."
    assert "Keep" in app.seen["choices"]


@pytest.mark.parametrize("color", "ry")
def test_a_wild_asks_for_its_color(color: str) -> None:
    app = press(hand_at("classic n=3 top=R5 h0=B1,B2,W"), "enter", color)

    assert app.moves == [f"play W>{color.upper()}"]


def test_escape_takes_a_wild_back_into_the_hand() -> None:
    app = press(hand_at("classic n=3 top=R5 h0=B1,B2,W"), "enter", "escape", "g")

    assert app.moves == []
    assert app.hand.deal.phase == "turn:0"


def test_the_color_of_a_turned_up_wild_is_named() -> None:
    app = press(hand_at("classic start n=3 dealer=2 flip=W h0=B1,B2,B3"), "b", "enter")

    assert app.moves == ["color B", "play B1"]


def test_a_bluff_is_marked_before_it_is_laid() -> None:
    app = press(hand_at("classic n=3 top=R5 h0=R1,W4,B3"), "end")

    assert "a bluff (R-28)" in app.seen["looked"]


def test_a_howler_asks_for_a_player_and_then_for_the_color() -> None:
    app = press(hand_at("hp2003 n=4 top=R5 h0=B1,B2,HW"), "enter", "3", "y")

    assert app.moves == ["play HW@3", "color Y"]


def test_a_sorting_hat_asks_for_a_player_and_then_for_the_color() -> None:
    app = press(hand_at("hp2018 n=3 top=R5 h0=B1,B2,SH draw=B9,R9,*9"), "enter", "2", "r")

    assert app.moves == ["play SH@2", "color R"]


def test_a_draw_card_is_answered_with_invisibility() -> None:
    hand = hand_at("hp2003 n=3 t=2 top=R5 h2=RD,B1,B2 h0=IN,B5,B6", b2=("play RD",))

    app = press(hand, "i", "b")

    assert app.moves == ["invis B"]


def test_a_draw_card_is_accepted() -> None:
    hand = hand_at("hp2003 n=3 t=2 top=R5 h2=RD,B1,B2 h0=IN,B5,B6", b2=("play RD",))

    app = press(hand, "a")

    assert app.moves == ["accept"]
    assert len(app.hand.view.hand) == 6


def test_a_wild_draw_four_is_challenged() -> None:
    hand = hand_at("classic n=3 t=2 top=R5 h2=W4,R1,B2 h0=B5,B6", b2=("play W4>G",))

    app = press(hand, "h")

    assert app.moves == ["challenge"]
    assert "bluffed" in app.seen["log"]


def test_uno_is_called_before_the_card() -> None:
    app = press(hand_at("classic n=3 top=R5 h0=R1,B2", b1=("catch 0",)), "u", "enter")

    assert app.moves == ["uno", "play R1"]
    assert app.hand.deal.counts[0] == 1


def test_uno_is_called_after_the_card_before_anybody_catches() -> None:
    app = press(hand_at("classic n=3 top=R5 h0=R1,B2", b1=("catch 0",)), "enter", "u")

    assert app.moves == ["play R1", "uno"]
    assert app.hand.deal.counts[0] == 1


def test_who_goes_on_without_calling_is_caught() -> None:
    app = press(hand_at("classic n=3 top=R5 h0=R1,B2", b1=("catch 0",)), "enter", "enter")

    assert app.hand.deal.counts[0] == 3
    assert "Nadia caught you" in app.seen["log"]


def test_c_catches_the_one_player_who_is_exposed() -> None:
    app = press(hand_at("classic n=3 t=1 top=R5 h1=R1,R2", b1=("play R1",)), "c")

    assert app.moves == ["catch 1"]


def test_c_asks_whom_where_a_false_catch_is_possible() -> None:
    app = press(hand_at("classic n=3 top=R5 h0=R1,R2,R3 opt=false_catch:draw2"), "c", "2")

    assert app.moves == ["catch 2"]
    assert len(app.hand.view.hand) == 5


def test_f_flags_a_wrong_card() -> None:
    hand = hand_at("classic n=3 t=2 top=R5 h2=B1,B2,B3 opt=legality:table", b2=("play B1",))

    app = press(hand, "f")

    assert app.moves == ["flag 2"]
    assert "You flagged Bruno" in app.seen["log"]


def test_a_wrong_card_can_be_laid_where_wrong_cards_are_not_refused() -> None:
    hand = hand_at("classic n=3 top=R5 h0=B1,B2,B3 opt=legality:table", b1=("flag 0",))

    app = press(hand, "enter")

    assert app.moves == ["play B1"]
    assert "Nadia flagged your card" in app.seen["log"]


def test_the_table_waits_for_the_person_before_a_wrong_last_card_is_settled() -> None:
    hand = hand_at("classic n=3 t=2 top=R5 h2=B1 h0=R1,R2 opt=legality:table", b2=("play B1",))

    app = press(hand)
    assert not app.hand.deal.over

    app = press(hand, "enter")
    assert app.hand.deal.over


def test_the_end_of_the_hand_shows_the_points_and_what_is_next() -> None:
    async def act(app: Sitting, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(app.screen, ResultPage)
        assert "You won the hand and scored 27 points!" in text_of(app.screen)
        await pilot.press("n")

    app = sit(hand_at("classic n=2 top=R5 h0=R1 h1=B7,BS"), act)

    assert app.wanted == "again"


def test_leaving_in_the_middle_of_a_hand_is_asked_twice() -> None:
    assert press(hand_at("classic n=3 top=R5 h0=R1,R2"), "q", "escape", "q").wanted is None
    assert press(hand_at("classic n=3 top=R5 h0=R1,R2"), "q", "q").wanted == "leave"


@pytest.mark.parametrize("over", [(), ("question_mark",), ("l", "enter")], ids=["table", "help", "rule"])
def test_ctrl_c_in_the_middle_of_a_hand_asks_whatever_lies_over_the_table(over: tuple[str, ...]) -> None:
    async def act(app: Sitting, pilot: Pilot[None]) -> None:
        for key in (*over, "ctrl+c"):
            await pilot.press(key)
            await settled(pilot)
        assert "The hand isn’t over. Press Q or Ctrl-C to leave" in text_of(app.screen)
        assert app.return_code is None
        await pilot.press("ctrl+c")

    assert sit(hand_at("classic n=3 top=R5 h0=R1,R2"), act).return_code == INTERRUPTED


def test_ctrl_c_in_a_window_that_is_too_small_asks_there() -> None:
    async def act(app: Sitting, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await pilot.resize_terminal(50, 18)
        await settled(pilot)
        await pilot.press("ctrl+c")
        await settled(pilot)
        assert "The hand isn’t over. Press Ctrl-C again to leave." in text_of(app.screen)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert "The hand isn’t over. Press Q or Ctrl-C to leave" in text_of(app.screen)
        assert app.return_code is None
        await pilot.press("ctrl+c")

    assert sit(hand_at("classic n=3 top=R5 h0=R1,R2"), act).return_code == INTERRUPTED


def test_ctrl_c_after_the_hand_leaves_at_once() -> None:
    assert press(hand_at("classic n=2 top=R5 h0=R1 h1=B7"), "enter", "ctrl+c").return_code == INTERRUPTED


def test_a_line_of_the_log_opens_its_rule() -> None:
    async def act(app: Sitting, pilot: Pilot[None]) -> None:
        await pilot.press("end", "enter", "l", "home", "enter")
        await settled(pilot)
        assert isinstance(app.screen, RulePage)
        assert app.screen.query_one(".sheet").border_title == "R-26"

    sit(hand_at("classic n=3 top=R5 h0=RS,R2,R3"), act)


def test_a_click_draws_a_card_and_another_opens_the_rule_of_a_line() -> None:
    async def act(app: Sitting, pilot: Pilot[None]) -> None:
        await pilot.click(Piles, offset=(4, 2))
        await settled(pilot)
        assert app.moves == ["draw"]
        await pilot.click(TableLog, offset=(3, 0))
        await settled(pilot)
        assert isinstance(app.screen, RulePage)
        assert app.screen.query_one(".sheet").border_title == "R-18"

    sit(hand_at("classic n=2 top=R5 h0=B1,B2"), act)


def test_rules_named_in_a_rule_open_in_turn() -> None:
    async def act(app: Sitting, pilot: Pilot[None]) -> None:
        await pilot.press("end", "w")
        await settled(pilot)
        rule = app.screen
        assert isinstance(rule, RulePage)
        rule.action_open("R-17")
        await settled(pilot)
        assert app.screen.query_one(".sheet").border_title == "R-17"
        await pilot.press("escape")
        assert app.screen is rule

    sit(hand_at("classic n=3 top=R5 h0=R2,B3,B4"), act)


def test_help_shows_the_keys_of_the_edition() -> None:
    async def act(app: Sitting, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await settled(pilot)
        assert isinstance(app.screen, HelpPage)
        assert "call UNO" in text_of(app.screen)
        assert "Invisibility" not in text_of(app.screen)

    sit(hand_at("classic n=3 top=R5 h0=R1,R2"), act)


def test_color_shape_and_letter_always_come_together() -> None:
    app = press(hand_at("classic n=3 top=W col=G h0=B1,B2,W"))

    assert "▲ G green in play" in app.seen["piles"]


def test_the_player_to_act_and_the_one_without_a_call_are_marked() -> None:
    app = press(hand_at("classic n=4 t=2 top=R5 h2=R1,R2", b2=("play R1",)))
    seats = app.seen["seats"]

    assert "▶3 Chloé" in seats
    assert "1 no UNO yet" in seats


@pytest.mark.parametrize("size", [(160, 50), (104, 30), (60, 20)])
def test_the_table_fits_every_size(size: tuple[int, int]) -> None:
    many = ",".join(f"{color}{face}" for color in "RGBY" for face in (*range(9), "D"))
    app = press(hand_at(f"classic n=10 top=R5 h0={many}"), "enter", size=size)

    assert app.moves == ["play R0"]


def test_everything_stays_in_sight_at_80_by_24_with_ten_players_and_forty_cards() -> None:
    many = ",".join(f"{color}{face}" for color in "RGBY" for face in (*range(9), "D"))

    async def act(app: Sitting, _: Pilot[None]) -> None:
        for part in (Seats, Piles, TableLog, Prompt, Hand, Choices):
            region = app.table.query_one(part).region
            assert region.height >= (4 if part is Piles else 1)
            assert region.bottom <= 24

    sit(hand_at(f"classic n=10 top=R5 h0={many}"), act)


def test_own_cards_stay_in_sight_at_the_smallest_size_with_ten_players_and_forty_cards() -> None:
    many = ",".join(f"{color}{face}" for color in "RGBY" for face in (*range(9), "D"))

    async def act(app: Sitting, _: Pilot[None]) -> None:
        for part in (Prompt, Hand, Choices):
            assert app.table.query_one(part).region.bottom <= 20

    sit(hand_at(f"classic n=10 top=R5 h0={many}"), act, size=(60, 20))


def test_a_resized_terminal_keeps_hand_log_and_prompt() -> None:
    async def act(app: Sitting, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await settled(pilot)
        app.look()
        before = app.seen
        for size in ((120, 40), (80, 24), (200, 60), (60, 20)):
            await pilot.resize_terminal(*size)
            await settled(pilot)
            app.look()
            for part in ("log", "prompt", "choices"):
                assert app.seen[part] == before[part]
        await pilot.press("enter")

    app = sit(hand_at("classic n=2 top=R5 h0=R2,R3,R4"), act)

    assert app.moves == ["play R2", "play R3"]


def test_the_hand_keeps_the_chosen_card_when_others_move() -> None:
    app = press(hand_at("classic n=3 top=R5 h0=R1,R2,R3,B7 draw=R9,*9"), "enter", "right")

    assert app.seen["looked"].startswith("red 3, circle")


def test_bots_move_by_themselves_but_not_while_the_person_reads_a_rule() -> None:
    async def act(app: Sitting, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark", "escape", "enter", "question_mark")
        before = len(app.hand.deal.moves)
        await pilot.pause(0.5)
        assert len(app.hand.deal.moves) == before
        await pilot.press("escape")
        while len(app.hand.deal.moves) < 3:
            await pilot.pause(0.05)

    app = sit(hand_at("classic n=3 top=R5 h0=R1,R2,R3"), act, pace=0.2)

    assert [seat for seat, _ in app.hand.deal.moves] == [0, 1, 2]


def test_p_pauses_and_enter_goes_on() -> None:
    app = press(hand_at("classic n=3 top=R5 h0=R1,R2,R3"), "p", "enter")
    assert "Your turn" in app.seen["prompt"]
    assert app.moves == []

    app = press(hand_at("classic n=3 top=R5 h0=R1,R2,R3"), "p", "u", "d")
    assert app.seen["prompt"] == "The game is paused."
    assert "Continue" in app.seen["choices"]
    assert app.moves == []


def test_where_turns_are_timed_the_seconds_are_shown() -> None:
    app = press(hand_at("classic n=3 top=R5 h0=R1,R2,R3", seconds=30))

    assert re.fullmatch(
        r"Your turn: play a card or draw\. You have (2\d|30) seconds\.", app.seen["prompt"]
    ), "the clock runs while a slow machine draws the page"


def text_of(screen: ResultPage | RulePage | HelpPage) -> str:
    return "\n".join(str(part.render()) for part in screen.query(Static))
