## Why a move is refused. $who is the player it speaks of; $me is seat when that is the reader.
## $card, $top, $drawn and $standing are card names; $number is how many cards stand to be drawn, or may add up.

refusal-hand_is_over = The hand is over.
refusal-no_such_seat = There’s no such seat. Seats go from 0 to { $last }.
refusal-no_such_move = There’s no such move.
## When someone else tries to play: the reader of [seat] is the one whose turn it is.
refusal-not_your_turn = { $me ->
    [seat] It’s your turn.
   *[none] It’s not your turn. It’s { $who }’s turn.
}
refusal-answer_first = { $me ->
    [seat] First you have to answer { $top-the }.
   *[none] First { $who } has to answer { $top-the }.
}
refusal-color_first = { $me ->
    [seat] First you have to choose a color for { $top-the }.
   *[none] First { $who } has to choose a color for { $top-the }.
}
refusal-unsettled = { $me ->
    [seat] First the others have to accept or flag your last card.
   *[none] First the others have to accept or flag { $who }’s last card.
}
refusal-not_held = You don’t have { $card-a }.
refusal-not_in_edition = This edition doesn’t have { $card-the }.
refusal-only_the_drawn_card = You drew { $drawn-a }, so you can play only that card now, not { $card-the }.
refusal-no_match = You can’t play { $card-the } on { $top-the }. The color in play is { color }.
refusal-color_missing = Choose a color for { $card-the }.
refusal-color_later = Play { $card-the } first. You choose the color after that.
refusal-color_unasked = You don’t choose a color with { $card-the }.
refusal-target_missing = Choose a player for { $card-the }.
refusal-target_unasked = You don’t choose a player with { $card-the }.
refusal-target_is_self = You can’t play { $card-the } on yourself. Choose another player.
refusal-must_lay = There’s nothing left to draw, so play a card that fits.
refusal-drawn_already = You can’t draw twice in one turn. Decide about the card you drew.
refusal-keep_without_draw = You can’t pass before you draw a card.
refusal-must_lay_drawn = You drew { $drawn-a }. It fits, so you have to play it at this table.
refusal-no_color_asked = You can’t choose a color right now.
## When someone else tries to answer: the reader of [seat] is the one who is asked.
refusal-not_asked = { $me ->
    [seat] It’s up to you to answer.
   *[none] It’s up to { $who } to answer.
}
refusal-nothing_to_answer = You don’t have to answer { $top-the }.
refusal-no_challenge = You can challenge only a { wild-four } that was just played on you, not { $top-the }.
refusal-no_challenges = There are no challenges at this table.
refusal-added_undoubted = You can’t challenge a { wild-four } that was added to other cards at this table.
refusal-no_invisibility = You don’t have an { invisibility } card.
refusal-nothing_to_cancel = You can’t cancel { $top-the } right now.
refusal-accuses_self = You can’t accuse yourself.
refusal-not_exposed = { $who } didn’t forget to call UNO.
refusal-too_late = Too late: { $who } can’t be caught anymore.
refusal-no_flags = You can’t flag cards at this table: wrong cards are refused right away.
refusal-not_wrong = The top card isn’t a wrong card that { $who } played.
refusal-no_hints = Suggestions don’t cost anything at this table.
refusal-referee_only = Only the referee can do that.
## Said to the referee, who typed a move of a player; hint and settle are the words for the referee's own moves.
refusal-players_only = Only players can do that. The referee can type hint or settle.
refusal-nothing_to_settle = There’s no last card waiting to be accepted.
refusal-barred_while_unsettled = { $me ->
    [seat] Wait until the others have accepted your last card.
   *[none] Wait until { $who }’s last card has been accepted.
}
refusal-out_of_the_hand = { $me ->
    [seat] You’re out of this hand. Wait for the next one.
   *[none] { $who } is out of this hand.
}
refusal-no_house_rule = This table doesn’t play with that house rule.
refusal-no_adding = You can’t play { $card-the } here. Play a card that can answer, or draw.
refusal-total_is_full = The stack is full, so you can’t add to it. Draw the cards.
refusal-play_instead = It’s your turn, so just play the card.
refusal-no_jump = You can’t jump in on { $top-the } right now.
refusal-not_identical = You can jump in only with a card exactly like { $top-the }.
refusal-no_win_by_jump = You can’t jump in with your last card at this table.
refusal-one_at_a_time = Play { $card-the } alone.
refusal-not_alike = You can play only a second, identical card with { $card-the }.
refusal-bluff_barred = You have a { color } card, so you can’t play { $card-the } at this table.
refusal-no_last_card = You can’t go out with { $card-the } at this table.
refusal-must_lay_right = You have a card that fits, so play one.
refusal-no_catches = Nobody can be caught for a forgotten UNO at this table.
