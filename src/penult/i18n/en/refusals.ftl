## Why a move is refused. $who is the player it speaks of; $me is seat when that is the reader.
## $card, $top and $drawn are card names.

refusal-hand_is_over = The hand is over.
refusal-no_such_seat = There is no such seat: seats run from 0 to { $last }.
refusal-no_such_move = There is no such move.
refusal-not_your_turn = { $me ->
    [seat] It is your turn.
   *[none] It is not your turn: { $who } is to play.
}
refusal-answer_first = { $me ->
    [seat] First you must answer { $top }.
   *[none] First { $who } must answer { $top }.
}
refusal-color_first = { $me ->
    [seat] First you must name the color for { $top }.
   *[none] First { $who } must name the color for { $top }.
}
refusal-unsettled = { $me ->
    [seat] First your last card must be flagged or settled.
   *[none] First { $who }'s last card must be flagged or settled.
}
refusal-not_held = { $card } is not in your hand.
refusal-not_in_edition = { $card } does not belong to this edition.
refusal-only_the_drawn_card = After drawing, only the drawn { $drawn } may be laid, not { $card }.
refusal-no_match = { $card } does not fit { $top }: the color in play is { color }.
refusal-color_missing = { $card } needs a color: name one.
refusal-color_later = The color for { $card } is named later, when the card has taken effect.
refusal-color_unasked = No color is named with { $card }.
refusal-target_missing = { $card } needs a player: choose one.
refusal-target_unasked = No player is chosen with { $card }.
refusal-target_is_self = { $card } must be aimed at another player.
refusal-must_lay = No card can be drawn, so you must lay one that fits.
refusal-drawn_already = You have drawn: one card a turn, no more.
refusal-keep_without_draw = You cannot pass without drawing a card.
refusal-must_lay_drawn = The drawn { $drawn } fits and must be laid at this table.
refusal-no_color_asked = No color is to be named now.
refusal-not_asked = { $me ->
    [seat] You are asked.
   *[none] It is { $who } who is asked.
}
refusal-nothing_to_answer = { $top } does not wait for an answer.
refusal-no_challenge = Only a { wild-four } that has not been answered can be challenged, not { $top }.
refusal-no_invisibility = You have no { invisibility } to lay.
refusal-nothing_to_cancel = { $top } does nothing to you that could be canceled now.
refusal-accuses_self = You cannot accuse yourself.
refusal-not_exposed = { $who } owes no call of UNO.
refusal-too_late = Too late: { $who } can no longer be caught.
refusal-no_flags = At this table wrong cards are refused at once, so nobody flags them.
refusal-not_wrong = { $who } has no wrong card on top of the pile.
refusal-no_hints = Suggestions are not punished at this table.
refusal-referee_only = Only the referee can do that.
refusal-players_only = The referee holds no cards: hint and settle are the referee's moves.
refusal-nothing_to_settle = No last card is waiting to be settled.
refusal-barred_while_unsettled = { $me ->
    [seat] Wait until your last card is settled.
   *[none] Wait until { $who }'s last card is settled.
}
