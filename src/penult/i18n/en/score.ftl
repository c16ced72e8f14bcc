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
    [undo] takes back the last entry
    [correct] corrects an earlier hand: correct 3
    [dealer] sets who deals next: dealer Ana
    [void] ends a hand that nobody won
    [blocked] ends a hand where everyone has passed and nothing is left to draw
    [rename] changes a name: rename Ana Anna, or with a comma for longer names: rename Ana Lee, Anna Lee
    [table] shows the totals after every hand
    [export] saves all hands in a file: export scores.csv or scores.json
    [rule] opens the last rule, or any other: rule R-57
    [back] goes back one answer; at the first, it cancels the hand
    [help] shows this help
   *[quit] stops (everything is saved)
}
score-help = After each hand, type who went out (played their last card): a name, how it starts, or a number.
    Then type what each of the others has left, as cards (R7 GS W4, or red 7, skip, wild) or as points (77).
    Colors don’t change the points: skip, +2 or 7 is enough.
    If there are several of a card, type how many: 2 skip, two wilds.
    { $edition ->
        [classic] Cards: R, G, B or Y with a number, D { draw-card }, V { reverse } or S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Cards: R, G, B or Y with a number, D { draw-card }, V { reverse } or S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }.
       *[hp2018] Cards: R, G, B or Y with a number, D { draw-card }, V { reverse } or S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }
    You can also type:
score-help-mercy = With the mercy rule, the last player left wins as well: type that name.
    For a player who had too many cards and was out, type { score-mercy } before the cards or points of that moment: { score-mercy } 150.
    { $help }

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
## What is typed before the hand of a player whom the mercy rule put out.
score-mercy = mercy

## Before the first hand

score-welcome = Play with real cards, and Penult keeps score. Type ? for help.
score-ask-edition = Which edition are you playing? Type its number, or Enter for 1:
score-ask-players = Who’s playing? Type the names clockwise around the table, with commas in between:
## $allowed is a list of numbers.
score-wrong-number = { $count ->
    [one] One player isn’t enough: this needs { $allowed } players.
   *[other] This doesn’t work with { $count } players: it needs { $allowed }.
}
score-name-is-word = { $name } is also a command here. For the player, type { $number }.
score-ask-format = How do you keep score? Type the number, or Enter for 1:
score-ask-target = How many points do you play to? Enter for { $target }:
score-no-target = “{ $text }” doesn’t work here. Type a whole number, 1 or more.
score-not-offered = “{ $text }” isn’t one of the answers. Type a number from 1 to { $last }.
score-saved-in = Saved in { $path }
## Beside an earlier match that goes on; $begun is file where its file was named, else last.
score-goes-on = { $begun ->
    [file] Continuing the match of { $players }. To start another one: `penult score OTHER-FILE`
   *[last] Continuing the match of { $players }. To start another one: `penult score --new`
}
## Beside another match that begins.
score-left-unfinished = The match of { $players } isn’t over. To continue it: `penult score { $path }`

## Who deals

## $way is R-03 where the edition looks for the dealer by cards, R-04 where it does so by birthdays.
score-ask-dealer = { $way ->
    [R-04] Who deals? Type a name or a number. To find out, type birthdays (as printed) or cards:
   *[R-03] Who deals? Type a name or a number. To find out, type cards (as printed) or birthdays:
}
score-ask-pick = { $who } picks a card from the deck. Which one is it?
score-ask-birthday = When is { $who }’s birthday? Type it like July 31 or 7/31:
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
score-tied-picks = { $players } are tied and pick again.
score-tied-birthdays = { $players } are equally close, so they each pick a card.
score-highest = { $who } has the highest number, { $number }. Cards without a number count as zero.
score-nearest = { $who }’s birthday is closest to July 31.
score-deals = { $who } deals.

## A hand

## $players is a list of names with their numbers.
score-hand = Hand { $number }. { $who } deals. { $players }
score-seats = Turn order: { $players }. Partners: { $first }, { $second }.
score-ask-out = Who went out?
## In a correction; $text is what was entered before.
score-ask-out-again = Who went out? Enter keeps { $text }:
score-ask-won = Who won (went out, or was the last one left)?
score-ask-won-again = Who won (went out, or was the last one left)? Enter keeps { $text }:
score-ask-left-or-out = What does { $who } have left (out by the mercy rule: { score-mercy } 150)?
score-ask-left = What does { $who } have left?
score-ask-left-again = What does { $who } have left? Enter keeps { $text }:
score-ask-left-or-out-again = What does { $who } have left (out by the mercy rule: { score-mercy } 150)? Enter keeps { $text }:
score-holds = { $points ->
    [one] { $who } has { $cards-a }: one point.
   *[other] { $who } has { $cards-a }: { $points } points.
}
score-holds-points = { $points ->
    [one] { $who } has one point left.
   *[other] { $who } has { $points } points left.
}
score-was-put-out = { $points ->
    [one] { $who } was out by the mercy rule, with one point.
   *[other] { $who } was out by the mercy rule, with { $points } points.
}
score-not-now = You can type “{ $word }” only between hands. { $back } goes back one answer.
score-nothing-entered = Nothing was entered.
score-correcting = Hand { $number } was entered as: { $text }
## Hands $number to $last come after the one that is corrected; $count is how many they are.
score-may-undo = { $count ->
    [one] If this changes who’s still in the match, take back hand { $number } first and enter it again afterward.
   *[other] If this changes who’s still in the match, take back hands { $number } to { $last } first and enter them again afterward.
}
score-was-out = { $who } went out. { $holdings }
score-was-void = it was void.
score-was-blocked = everyone had passed. { $holdings }
score-undone = { $what ->
    [hand] The last hand was taken back.
    [correction] The last correction was taken back.
    [name] The new name was taken back.
   *[dealer] The choice of dealer was taken back.
}
score-corrected = Hand { $number } was corrected, and everything after it was counted again.
score-which-hand = Which hand? Type its number after the word: { $word } 3

## The score

score-before = Before the first hand:
score-after = After hand { $number }:
score-mark-out = eliminated
score-mark-won = won
score-mark-tied = tied for lowest
score-hand-column = Hand
score-star = { $out ->
    [yes] Each row shows the totals after that hand. A star marks who won it; eliminated players are in parentheses.
   *[no] Each row shows the totals after that hand. A star marks who won it.
}
score-no-hands = No hand has been entered yet.
score-over = The match is over. You can still correct and export. Enter stops:

## Files

output-taken = The file { $path } already exists. Add --force to replace it.
output-own = The file { $path } is a saved score, so an export can’t replace it. Choose another name.
score-hands = hands
score-exported = Saved in { $path }
score-taken = The file { $path } already exists. Type { $yes } to replace it, or Enter to keep it:
score-not-replaced = The file { $path } wasn’t changed.
score-not-written = Couldn’t save the file { $path }: { $reason }
score-not-saved = This wasn’t entered, because { $path } couldn’t be saved: { $reason }
score-bye = Bye! Everything is saved.
## A person comes back to questions that were not all answered, and leaves them.
score-ask-go-on = You already answered some of these questions. Press Enter to continue from there, or type anything else to start over:
score-unfinished = You didn’t finish this last time, so it continues where you stopped. { $back } goes back one answer.
score-kept = Your answers so far are saved. Come back and continue from there.
score-bye-unsaved = Bye! Your last entry isn’t saved, because { $path } couldn’t be written: { $reason }
score-bye-lost = Bye! Everything you entered is saved, but not what you just typed, because { $path } couldn’t be written: { $reason }
## The command line asks for something else than the file holds; $there is in the file, $here was asked for.
score-other-file = { $kind ->
    [tournament] The file { $path } doesn’t match your options. { $differences } Leave these options out to continue with it, or choose a new file for a new tournament.
    [last] The file { $path } doesn’t match your options. { $differences } Leave these options out to continue with it, or add --new for a new match.
   *[match] The file { $path } doesn’t match your options. { $differences } Leave these options out to continue with it, or choose a new file for a new match.
}
score-differs = { $what ->
    [rules] Rules: the file has { $there }, you asked for { $here }.
    [players] Players: the file has { $there }, you asked for { $here }.
   *[dealer] First dealer: the file has { $there }, you asked for { $here }.
}

## What cannot be entered, and why. $who is a player, $card a card by its name, $most a number of cards,
## hands, points, letters or entries, $count how many there are here.

score-refused = That can’t be entered.
    .not_a_holding = “{ $text }” isn’t a card. Type cards like R7, red 7, skip or W4, or the points as a number.
    .one_or_two = “{ $text }” could be one card or two. Type W4, or put a comma in between: W, 4.
    .count_or_card = “{ $text }” could mean two things. Put commas between cards (7, skip), or write the number as a word (two skips).
    .not_a_card = “{ $text }” isn’t a card. Type one card, like R7, red 7 or W4, or just its number.
    .not_a_day = “{ $text }” isn’t a day. Type it like July 31 or 7/31.
    .other_edition = Your edition doesn’t have { $card-the }.
    .too_many = The deck has only { $most } of { $card-the }, but you entered { $count }.
    .whole_deck = The hands can’t have all { $most } cards: at least one is on the discard pile.
    .too_many_points = That’s { $count } points, but the rest of the deck has only { $most }.
    .too_many_zeros = That’s { $count } hands with 0 points. Each needs a zero, and only { $most } are left.
    .negative = Points can’t be negative, but this is { $points }.
    .no_card = A player who didn’t go out has at least one card.
    .holds_cards = { $who } went out, so { $who } has no cards.
    .no_mercy = You’re playing without the mercy rule, so nobody can be out by it.
    .last_left = At least two players are still in a blocked hand. If only one is left, that player wins: type the name.
    .missing = You still have to enter what { $who } has left.
    .not_playing = { $who } isn’t playing in this hand.
    .over = The match ended with hand { $number }.
    .later_hand = { $cause ->
        [missing] { $count ->
            [one] With this change, { $who } would still have been in the match in hand { $number }. Nothing was changed. To fix it, type undo until hand { $number } is taken back, correct hand { $corrected }, and enter it again.
           *[other] With this change, { $who } would still have been in the match in hand { $number }. Nothing was changed. To fix it, type undo until hands { $number } to { $last } are taken back, correct hand { $corrected }, and enter them again.
        }
        [not_playing] { $count ->
            [one] With this change, { $who } would have been eliminated before hand { $number }. Nothing was changed. To fix it, type undo until hand { $number } is taken back, correct hand { $corrected }, and enter it again.
           *[other] With this change, { $who } would have been eliminated before hand { $number }. Nothing was changed. To fix it, type undo until hands { $number } to { $last } are taken back, correct hand { $corrected }, and enter them again.
        }
       *[over] { $count ->
            [one] With this change, the match would have been over before hand { $number }. Nothing was changed. To fix it, type undo until hand { $number } is taken back, correct hand { $corrected }, and enter it again.
           *[other] With this change, the match would have been over before hand { $number }. Nothing was changed. To fix it, type undo until hands { $number } to { $last } are taken back, correct hand { $corrected }, and enter them again.
        }
    }
    .no_such_hand = { $last ->
        [0] No hand has been played yet.
       *[other] There’s no hand { $number }. Choose one from 1 to { $last }.
    }
    .nothing_to_undo = There’s nothing to take back.
    .full = The score sheet is full: it holds { $most } entries. Take something back, or start another match.
    .name_unfit = “{ $text }” doesn’t work as a name. Use up to { $most } letters, not just digits, and don’t start with a sign like = or +.
    .name_twice = Two players are called { $text }. Give each one a different name.
    .no_new_name = “{ $text }” isn’t an old and a new name. Type both: Ana Anna, or with a comma: Ana Lee, Anna Lee.
    .players_stay = The players stay the same until the match is over. To play with others, start another match: type q, then `penult score --new`.
    .no_such_player = “{ $text }” isn’t one of the players, or could be several. Type one of { $names }.
    .nobody_named = Type a name or a number: { $names }.
    .no_export = “{ $text }” doesn’t work as a file name. It has to end in .csv or .json.
    .no_file = Add a file name: { $text } night.csv
    .not_exported = You can’t export “{ $text }”. Type one of these words and a file name: { $words }.
    .own_file = { output-own }
    .taken = The file { $path } already exists.
    .in_use = The file { $path } is open in another window.
    .changed = Someone else changed the file { $path }, so nothing was entered. Start again to see the change.
