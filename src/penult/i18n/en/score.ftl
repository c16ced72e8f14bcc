## Keeping score for a table with real cards, line by line.
## The words that can be typed; in other languages the English word is understood as well.

score-word = { $word ->
    [undo] undo
    [correct] correct
    [dealer] dealer
    [void] void
    [blocked] blocked
    [rename] rename
    [late] late
    [add] add
    [drop] drop
    [table] table
    [export] export
    [rule] rule
    [back] back
    [help] help
    [cards] cards
    [birthdays] birthdays
   *[quit] quit
}
## What each word does; it stands behind the word.
score-about = { $word ->
    [undo] takes back what was last entered
    [correct] enters an earlier hand anew: correct 3
    [dealer] says who deals the next hand: dealer Ana
    [void] ends a hand that nobody won
    [blocked] ends a hand in which all have passed and nothing is left to draw
    [rename] corrects a name: rename Ana Anna; with a comma where a name has several words
    [table] shows the totals after every hand
    [export] writes all hands to a file: export scores.csv or scores.json
    [rule] opens the rule last cited, or any: rule R-57
    [back] goes back one answer; before the first, the hand is not entered
    [help] shows these lines
   *[quit] stops; everything is saved
}
score-help = After each hand say who went out: a name, its beginning, or the number.
    Then say what each of the others holds, as cards (R7 GS W4, or red 7, skip, wild) or as points (77).
    A color matters to nobody's points: skip, +2 or 7 alone will do.
    Of equal cards say how many: 2 skip, two wilds.
    { $edition ->
        [classic] Cards: R, G, B or Y with a number, D { draw-card }, V { reverse } or S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Cards: R, G, B or Y with a number, D { draw-card }, V { reverse } or S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }.
       *[hp2018] Cards: R, G, B or Y with a number, D { draw-card }, V { reverse } or S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
    You can also type:

## What people type for colors and cards, beside their names; with commas between. Accents and capitals do not matter.

score-typed = { $word ->
    [R] red, reds
    [G] green, greens
    [B] blue, blues
    [Y] yellow, yellows
    [D] draw two, draw 2, draw three, draw 3, plus two, plus three
    [V] reverse, reverse card
    [S] skip, skip card
    [W] wild, wild card, joker
    [W4] wild draw four, wild draw 4, wild four, wild +4, draw four, draw 4, plus four
    [HW] howler
    [IN] invisibility, invisibility cloak
   *[SH] sorting hat, hat
}
## The same for several of a card: before these words a number says how many.
score-typed-many = { $word ->
    [D] draw twos, draw threes
    [V] reverses, reverse cards
    [S] skips, skip cards
    [W] wilds, wild cards, jokers
    [W4] wild draw fours, wild fours, draw fours
    [HW] howlers
    [IN] invisibilities, invisibility cards, invisibility cloaks
   *[SH] sorting hats, hats
}
## How many of a card there are, in words; before one card or several.
score-typed-number = { $number ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[10] ten
}
## Words between them that mean nothing.
score-typed-little = a, an, one, the, and, with

## Before the first hand

score-welcome = Penult keeps the score. Type ? for help.
score-ask-edition = Which edition do you play? Type its number; Enter is 1:
score-ask-players = Who plays? Type the names in the order in which you sit, going to the left, with commas between:
## $allowed is a list of numbers.
score-wrong-number = { $count ->
    [one] One player is too few; { $allowed } can play so.
   *[other] { $count } players cannot play so; { $allowed } can.
}
score-name-is-word = { $name } is also a word that you can type here. For the player, type { $number }.
score-ask-format = How do you keep score? Type the number; Enter is 1:
score-ask-target = To how many points do you play? Enter is { $target }:
score-no-target = “{ $text }” is no target. Type a whole number from 1 up.
score-not-offered = “{ $text }” is not among the answers. Type a number from 1 to { $last }.
score-saved-in = Saved in { $path }
## Beside an earlier match that goes on; $begun is file where its file was named, else last.
score-goes-on = { $begun ->
    [file] The match of { $players } goes on. `penult score OTHER-FILE` begins another one.
   *[last] The match of { $players } goes on. `penult score --new` begins another one.
}
## Beside another match that begins.
score-left-unfinished = The match of { $players } is not over; `penult score { $path }` goes on with it.

## Who deals

## $way is R-03 where the edition looks for the dealer by cards, R-04 where it does so by birthdays.
score-ask-dealer = { $way ->
    [R-04] Who deals? Type a name or a number; or birthdays, as the sheet says, or cards, to find out:
   *[R-03] Who deals? Type a name or a number; or cards, as the sheet says, or birthdays, to find out:
}
score-ask-pick = { $who } takes a card from the deck. Which one?
score-ask-birthday = When is { $who }'s birthday? Such as July 31 or 7/31:
## $month is the number of a month, $day one of its days.
score-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
score-day = { score-month } { $day }
score-which-day = Which day is that? Type its number:
score-birthday = { $who }: { score-day }.
score-tied-picks = { $players } have the same number and pick again.
score-tied-birthdays = { $players } are equally near and pick a card each.
score-highest = { $who } has the highest number, { $number }. Cards without a number count nothing.
score-nearest = { $who }'s birthday is the nearest to July 31.
score-deals = { $who } deals.

## A hand

## $players is a list of names with their numbers.
score-hand = Hand { $number }. { $who } deals. { $players }
score-seats = Turn order: { $players }. Partners: { $first }, { $second }.
score-ask-out = Who went out?
## In a correction; $text is what was entered before.
score-ask-out-again = Who went out? Enter keeps { $text }:
score-ask-left = What does { $who } hold?
score-ask-left-again = What does { $who } hold? Enter keeps { $text }:
score-holds = { $who } holds { $cards }: { $points ->
    [one] one point
   *[other] { $points } points
}.
score-holds-points = { $who } holds { $points ->
    [one] one point
   *[other] { $points } points
}.
score-not-now = “{ $word }” can be typed between hands; { $back } goes back one answer.
score-nothing-entered = Nothing was entered.
score-correcting = Hand { $number } was entered as: { $text }
## Hands $number to $last come after the one that is corrected; $count is how many they are.
score-may-undo = { $count ->
    [one] If this changes who is still in the match, hand { $number } must be taken back first, and entered again after it.
   *[other] If this changes who is still in the match, hands { $number } to { $last } must be taken back first, and entered again after it.
}
score-was-out = { $who } went out. { $holdings }
score-was-void = it was void.
score-was-blocked = everybody had passed. { $holdings }
score-undone = { $what ->
    [hand] The last hand is taken back.
    [correction] The last correction is taken back.
    [name] The new name is taken back.
   *[dealer] The choice of the dealer is taken back.
}
score-corrected = Hand { $number } is corrected; everything after it is counted anew.
score-which-hand = Which hand? Type its number after the word: { $word } 3

## The score

score-before = Before the first hand:
score-after = After hand { $number }:
score-mark-out = eliminated
score-mark-won = has won
score-mark-tied = shares the lowest total
score-hand-column = Hand
score-star = { $out ->
    [yes] Each row shows the totals after that hand; a star marks who won it, and whoever is eliminated stands in parentheses.
   *[no] Each row shows the totals after that hand; a star marks who won it.
}
score-no-hands = No hand has been entered yet.
score-over = The match is over. You can still correct and export; Enter stops:

## Files

output-taken = The file { $path } is there already; --force replaces it.
output-own = The file { $path } holds a score that is kept: an export never takes its place. Give another name.
score-hands = hands
score-exported = Written to { $path }
score-taken = The file { $path } is there already. Type { $yes } to replace it, or Enter to leave it:
score-not-replaced = The file { $path } stays as it is.
score-not-written = The file { $path } could not be written: { $reason }
score-not-saved = This was not entered, because { $path } could not be written: { $reason }
score-bye = Good-bye. Everything is saved.
## Somebody comes back to questions that were not all answered, and leaves them.
score-ask-go-on = You had begun to answer these questions. Enter goes on from there, anything else begins again:
score-unfinished = You had not finished this; it goes on where you stopped. { $back } goes back one answer.
score-kept = What you have just typed is kept: come back, and it goes on from there.
score-bye-unsaved = Good-bye. What you entered last is not saved: { $path } could not be written: { $reason }
score-bye-lost = Good-bye. What was entered is saved, but not what you have just typed: { $path } could not be written: { $reason }
## The command line asks for something else than the file holds; $there is in the file, $here was asked for.
score-other-file = The file { $path } holds something else than you ask for. { $differences } { $kind ->
    [tournament] Leave these options out to go on with it, or give a new file for a new tournament.
    [last] Leave these options out to go on with it, or add --new for a new match.
   *[match] Leave these options out to go on with it, or give a new file for a new match.
}
score-differs = { $what ->
    [rules] Rules: { $there } in the file, { $here } asked for.
    [players] Players: { $there } in the file, { $here } asked for.
   *[dealer] First dealer: { $there } in the file, { $here } asked for.
}

## What cannot be entered, and why. $who is a player, $card a card by its name, $most a number of cards,
## hands, points, letters or entries, $count how many there are here.

score-refused = This cannot be entered.
    .not_a_holding = “{ $text }” is no card. Type cards such as R7, red 7, skip or W4, or the points as a number.
    .one_or_two = “{ $text }” could be one card or two. Type W4, or a comma between: W, 4.
    .count_or_card = “{ $text }” can be read in two ways. Put commas between cards (7, skip), or write in a word how many there are (two skips).
    .not_a_card = “{ $text }” is no card. Type one card, such as R7, red 7 or W4; a number alone will do.
    .not_a_day = “{ $text }” is no day. Type it like July 31 or 7/31.
    .other_edition = { $card } is not in the deck of your edition.
    .too_many = { $card } comes { $count } times in all hands together; the deck has only { $most }.
    .whole_deck = Not all { $most } cards can be in hands: at least one lies on the { discard-pile }.
    .too_many_points = These are { $count } points; what is left of the deck has only { $most }.
    .too_many_zeros = These are { $count } hands of 0 points. Each needs a zero, and only { $most } are left.
    .negative = Points are never negative; this is { $points }.
    .no_card = Whoever did not go out holds at least one card.
    .holds_cards = { $who } went out and holds nothing.
    .missing = What { $who } holds is missing.
    .not_playing = { $who } does not play in this hand.
    .over = The match ended with hand { $number }.
    .later_hand = With this, { $cause ->
        [missing] { $who } would still have been in the match in hand { $number }
        [not_playing] { $who } would have been eliminated before hand { $number }
       *[over] the match would have been over before hand { $number }
    }. Nothing was changed. { $count ->
        [one] Type undo until hand { $number } is taken back, correct hand { $corrected }, and enter it again.
       *[other] Type undo until hands { $number } to { $last } are taken back, correct hand { $corrected }, and enter them again.
    }
    .no_such_hand = { $last ->
        [0] No hand has been played yet.
       *[other] There is no hand { $number }; the hands are numbered from 1 to { $last }.
    }
    .nothing_to_undo = There is nothing to take back.
    .full = The sheet is full: it holds { $most } entries. Take something back, or begin another match.
    .name_unfit = “{ $text }” cannot be a name: up to { $most } letters, not only digits, and no sign such as = or + before it.
    .name_twice = Two players are called { $text }. Give each a different name.
    .no_new_name = “{ $text }” is not a name and a new name. Type both: Ana Anna, or with a comma: Ana Lee, Anna Lee.
    .players_stay = A match is played to its end by those who began it. For other players begin another match: q, then `penult score --new`.
    .no_such_player = “{ $text }” is nobody here, or could be several. Type one of { $names }.
    .nobody_named = Type a name or a number: { $names }.
    .no_export = “{ $text }” is no name for an export. Type a file name that ends in .csv or .json.
    .no_file = Type the name of a file after it: { $text } night.csv
    .not_exported = “{ $text }” can't be exported. You can export: { $words }. Type one of these words and a file name.
    .own_file = { output-own }
    .taken = The file { $path } is there already.
    .in_use = The file { $path } is open in another scorekeeper.
    .changed = The file { $path } was changed by somebody else. Nothing was entered; start again to see the change.
