## The schedule of rotating partners, on a wall or in a spreadsheet. A round is the time during which everybody
## keeps their seat. $hands is the number of hands in a round, $players, $number, $first, $last are numbers.

schedule-title = Rotating partners: { $players } players

## Labels; a number stands beside each.

schedule-tables = Tables
schedule-rounds = Rounds
schedule-hands-a-round = Hands in a round
schedule-hands-a-player = Hands for each player
schedule-with-each = Hands with each partner
schedule-against-each = Hands against each player

schedule-manners =
    Partners sit opposite each other: North and South, East and West (R-63). Play begins to the left, from
    North to East. North deals the first hand of a round, then the deal passes to the left (A-76). Both
    partners write down all the points that their partnership scores (A-59). The highest total wins.
schedule-round-hands = { $count ->
    [one] Round { $number } · hand { $first }
   *[other] Round { $number } · hands { $first } to { $last }
}
schedule-table-number = Table { $number }
## Before the numbers of the hands that each seat deals.
schedule-deals = Deals
schedule-deals-hands = { $count ->
    [one] hand { $hands }
   *[other] hands { $hands }
}
schedule-sits-out = Sits out: { $names }

## Headings of columns

schedule-north = North
schedule-east = East
schedule-south = South
schedule-west = West
schedule-hand = Hand
schedule-round = Round
schedule-table = Table
schedule-dealer = Dealer
schedule-out = Sits out
schedule-no-plan = There is no plan for { $players } players: all are to be each other's partners, four at a table, and at most one sits out. There is one for 4, 5, 8, 9, 12, 13 and so on, up to 41 players; nearest: { $nearest }. Any number can play a tournament in which each plays alone: penult score --tournament FILE

## Standings of a tournament. $number is a number of rounds.

tournament-standings = { $number ->
    [0] Standings before the first round
    [one] Standings after one round
   *[other] Standings after { $number } rounds
}
## In the middle of a round, while results are missing.
tournament-standings-during = Standings during round { $number }
tournament-standings-final = { $number ->
    [one] Final standings after one round
   *[other] Final standings after { $number } rounds
}
tournament-rank = Rank
tournament-name = Name
tournament-points = Points
tournament-won = Hands won
tournament-strength = Opponents
tournament-penalty = Penalty
## What stands beside a name: the player has left the tournament, or plays in the place of others ($before).
tournament-left = left
tournament-before = before: { $before }
## The heading of a column with these.
tournament-remark = Remarks
tournament-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
## Who has won. $names are others with as many points, in the second message, or all winners, in the third.
tournament-wins = { $who } wins the tournament with { $points ->
    [one] one point
   *[other] { $points } points
}.
tournament-wins-among = { $who } wins the tournament with { $points ->
    [one] one point
   *[other] { $points } points
}. Equal in points: { $names }. { $by ->
    [won] The hands won decided.
    [strength] The points of the opponents decided.
   *[lot] The lot decided.
}
tournament-win-together = Joint winners with { $points ->
    [one] one point
   *[other] { $points } points
} each (A-62): { $names }.
tournament-lowest =
    Points are what a player was caught with: the lowest total leads (R-58). Whoever misses a round adds as
    much as the player with the most points in it.
## $names are players, each with a number of hands.
tournament-voids = A void hand adds nothing to anybody who sat there. Void hands: { $names }.
tournament-ties =
    Equal points are decided by the hands won, then by the mean points of all opponents met, then by the lot
    drawn at the entry. Penalties are included in the points, but not in those of the opponents.
## Beside it, where somebody missed a round.
tournament-ties-missed = A round that an opponent missed counts for this as its mean.
tournament-shared = Equal totals share their rank (A-62). Penalties are included in the points.

## Who sits where. $number is a round.

tournament-seats = Seats
tournament-seat = Seat
tournament-round = Round { $number }
tournament-first-deals = The first at each table deals first; then the deal passes to the left.
tournament-partners-sit =
    Partners sit opposite each other (R-63). North deals first; then the deal passes to the left (A-76).

## Other pages and the headings of their columns; “Left over” are the points left in a hand.

tournament-results = Results
tournament-hands = Hands
tournament-log = Log
tournament-hand-won = Won
tournament-cards = Cards
tournament-left-over = Left over
tournament-line = Line
tournament-when = When
tournament-by = Signed by
tournament-what = Entry
## $tables is a list of numbers.
tournament-only-totals = Only the totals of these tables were entered, not their hands: { $tables }.

## The log of a tournament. $number is a round, $table a table, $hand a hand, $who a player. $left are the points left
## in the hands, $points and $won what each player has, with the names before the numbers.

tournament-entered = { $who } enters.
tournament-dropped = { $who } leaves.
tournament-returned = { $who } comes back.
tournament-renamed = { $who } is called { $name } from now on.
tournament-substituted = { $name } plays on in the place of { $who }.
tournament-drawn = { $count ->
    [one] The next round is drawn: one table.
   *[other] The next round is drawn: { $count } tables.
}
tournament-played = Round { $number }, table { $table }, hand { $hand }: { $who } won. Left in the hands: { $left }.
tournament-void-hand = Round { $number }, table { $table }, hand { $hand }: void ({ $rule }).
tournament-totaled = Round { $number }, table { $table }: points { $points }; hands won { $won }.
tournament-penalized = { $who }: penalty of { $points ->
    [one] one point
   *[other] { $points } points
}. Reason: { $why }
tournament-agreed = { $count ->
    [0] As many rounds as you like are agreed from now on.
    [one] One round is agreed from now on.
   *[other] { $count } rounds are agreed from now on.
}
tournament-ended = The tournament is ended.
tournament-corrected = Line { $line } should read: { $act } Reason: { $why }
tournament-struck = Line { $line } is struck out. Reason: { $why }
tournament-undone = Line { $line } is taken back.

## The desk of a tournament, line by line.
## The words that can be typed; in other languages the English word is understood as well.

tournament-word = { $word ->
    [draw] draw
    [seats] seats
    [totals] totals
    [standings] standings
    [penalty] penalty
    [late] late
    [drop] drop
    [return] return
    [rename] rename
    [substitute] substitute
    [rounds] rounds
    [end] end
    [strike] strike
    [log] log
   *[other] { score-word }
}
## What can be exported; the other words are those that can be typed.
tournament-export = { $word ->
    [results] results
    [hands] hands
   *[other] { tournament-word }
}
## What each word does; it stands behind the word.
tournament-about = { $word ->
    [draw] draws the next round, when all results are in
    [seats] shows who sits where; seats 1 shows round 1
    [totals] enters all hands of a table at once, as points and hands won
    [standings] shows who leads, and what decides between equals
    [correct] enters a result of table 2 anew: correct 2; of round 1: correct 1 2
    [penalty] takes points from a player: penalty Ana 10 came late
    [late] somebody else enters: late Zoe
    [drop] somebody leaves after this round: drop Ana
    [return] somebody who has left comes back: return Ana
    [rename] corrects a name: rename Ana Anna; with a comma where a name has several words
    [substitute] with rotating partners, somebody plays in another's place: substitute Ana Zoe
    [rounds] says how many rounds there will be, also after the last one: rounds 6; 0 is as many as you like
    [end] ends the tournament, when all results are in; the winner is named
    [strike] strikes out a line of the log: strike 14
    [log] shows what was entered, by whom and when; log 9 shows the last nine lines
    [export] writes standings, seats, results, hands or log to a file (.csv, .json, .html, .txt): export hands night.csv
    [back] goes back one answer; from the first one it leaves the table and enters nothing
   *[other] { score-about }
}
tournament-help = Draw a round. When a table comes with a result, type its number.
    Then say for each hand who went out and what the others hold, as cards (R7 GS W4) or as points (77);
    or type totals, and enter all hands of the table at once. Everything is saved as soon as it is entered.
    You can also type:

## Before the first round

tournament-welcome = Penult runs your tournament. Type ? for help.
tournament-ask-players = Who plays? Type the names, with commas between:
## $count is the number of names so far.
tournament-ask-more = { $count ->
    [one] One name. Type more, or Enter to go on:
   *[other] { $count } names. Type more, or Enter to go on:
}
tournament-ask-kind = How do you play? Type the number; Enter is 1:
tournament-alone = Everybody for themselves: those who stand alike meet next (Swiss).
tournament-partners = With rotating partners: everybody plays with everybody else, in { $number } rounds.
tournament-ask-score = How does a hand count? Type the number; Enter is 1:
tournament-winner-takes = Whoever goes out gets what all the others hold; the highest total leads (R-55).
tournament-all-add = Everybody adds what is left in their own hand; the lowest total leads (R-58).
## $usual is what Enter stands for.
tournament-ask-size = How many should sit at a table? Enter is { $usual }:
tournament-ask-hands = How many hands has a round? Enter is { $usual }:
tournament-ask-rounds = How many rounds will there be? 0 is as many as you like; Enter is { $usual }:
## $number players sit at $count tables; $sizes are their sizes.
tournament-sizes = { $count ->
    [one] All { $number } sit at one table: nobody sits out, and a table has three to ten.
   *[other] { $number } players sit at { $count } tables, of { $sizes }: nobody sits out, and a table has three to ten.
}
tournament-goes-on = { $number ->
    [0] The tournament of { $count } players goes on, before its first round.
   *[other] The tournament of { $count } players goes on, in round { $number }.
}
tournament-is-over = { $number ->
    [one] The tournament of { $count } players is over, after one round.
   *[other] The tournament of { $count } players is over, after { $number } rounds.
}
## Who is written beside each line of the log.
tournament-signs = { $who } signs the log. Another name is given with --by NAME.

## A round. $tables is a list of numbers.

tournament-ask-draw = Type draw for round { $number }, or another word (? lists them):
tournament-ask-leave = The tournament is over. Enter leaves, or type another word (? lists them):
tournament-ask-table = Round { $number }. Results are missing from: { $tables }. Which table comes? Type its number:
tournament-hand = Round { $number }, table { $table }, hand { $hand } of { $last }. { $who } deals. { $players }
tournament-ask-totals = Points and hands won of { $who }, as 120 2:
tournament-ask-totals-again = Points and hands won of { $who }; Enter keeps { $text }:
tournament-totals-line = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $won ->
    [0] no hand won
    [one] one hand won
   *[other] { $won } hands won
}.
tournament-totals-void = { $count ->
    [one] One hand was void: nobody won it.
   *[other] { $count } hands were void: nobody won them.
}
tournament-ask-right = Is this right? Enter writes it down; anything else asks again:
tournament-table-done = Table { $table } is complete.
tournament-plan-complete = The plan is complete: everybody has played with everybody else. Another draw begins it anew (R-65); end ends the tournament.
tournament-not-understood = “{ $text }” is not understood here. Type ? for help.

## Corrections

tournament-ask-table-again = Which table? Type its number; for an earlier round type the round first, as 1 2:
tournament-ask-hand-again = Which hand? Type a number up to { $last }:
tournament-ask-why = Why? It will stand in the log ({ $back } leaves everything as it was):
## $text is what the line says.
tournament-striking = Line { $line } says: { $text }
tournament-taken-back = Taken back: { $text }

## What cannot be entered, and why. $number is a round or a line of the log, $table a table, $most, $least and $last
## are numbers, $count how many there are here; $name is a player, $allowed a list of numbers.

tournament-refused = This cannot be entered.
    .results_missing = { $count ->
        [one] Round { $number } is not over: results of table { $tables } are missing.
       *[other] Round { $number } is not over: results of the tables { $tables } are missing.
    }
    .too_few = { $count ->
        [one] One player is too few; there must be { $least } or more.
       *[other] { $count } players are too few; there must be { $least } or more.
    }
    .hall_full = No more than { $most } players can enter.
    .no_plan = There is no plan of rotating partners for { $count } players, only for { $allowed }.
    .plan_holds = { $name } cannot enter or leave: the plan holds for the { $count } who began. Somebody may play in another's place: substitute Ana Zoe.
    .has_left = { $name } has left already.
    .is_here = { $name } has not left.
    .own_points = Nobody plays in another's place where everybody plays for themselves. Type drop and late; rename corrects a name.
    .over = { $count ->
        [one] The tournament is over, after one round.
       *[other] The tournament is over, after { $count } rounds.
    }
    .too_many_won = These are { $count } hands won; a round has only { $most }.
    .too_many_points = These are { $count } points; all hands of a round together have no more than { $most }.
    .unwon = { $name } has points and has won no hand; only whoever wins a hand gets points.
    .pair_unwon = { $first } and { $second } have points and have won no hand; only partners who win a hand get points.
    .nobody_won = Somebody has points, but nobody has won a hand. Say of each how many hands they won.
    .won_all = { $name } won every hand and so has no points; this is { $count }. The first number is the points, the second the hands won.
    .no_points = A penalty is one point or more; this is { $count }.
    .high_penalty = A penalty is at most { $most } points.
    .too_few_rounds = { $least ->
        [one] One round has been drawn already; there cannot be fewer than that.
       *[other] { $least } rounds have been drawn already; there cannot be fewer than that.
    }
    .rounds_of_a_plan = With rotating partners the plan says how many rounds there are. After its end another draw begins it anew.
    .not_a_number = “{ $text }” does not fit. { $most ->
        [1] Type 1.
       *[other] Type a whole number from { $least } to { $most }.
    }
    .not_totals = “{ $text }” are no totals. Type two numbers, points and hands won: 120 2.
    .not_a_penalty = “{ $text }” is no penalty. Type a name, the points, and why: Ana 10 came late.
    .no_new_name = “{ $text }” is not a name and a new name. Type both: Ana Anna, or with a comma: Ana Lee, Anna Lee.
    .lone_word = “{ $text }” alone is no reason. Say it in a few words.
    .no_reason = A correction needs a reason, so that others understand it later.
    .long_text = This has { $count } letters; write { $most } or fewer.
    .unwritable = A character in this cannot be seen and cannot be written: { $letter }.
    .no_sitting = No round has been drawn yet.
    .no_table = Type the number of a table first.
    .no_such_table = “{ $text }” is none of the tables whose results are missing: { $allowed }.
    .no_result = Nothing has been entered for table { $table } of round { $number }.
    .some_hands = Hands of table { $table } have been entered already. Go on hand by hand, or take them back first.
    .no_such_line = The log has no line { $number }; its lines are numbered from 1 to { $last }.
    .taken_back = Line { $number } has been taken back already.
    .of_a_correction = Line { $number } is a correction. Correct the line that it is about: { $line }.
    .earlier_sitting = Line { $number } has drawn a round that others followed. Only the last round can be struck out.
    .impossible = With this, what was entered later could not have been.
    .nothing_to_undo = There is nothing to take back.
    .log_full = The log is full: it has { $most } lines.
    .log_too_long = The log is full: it has { $most } characters.
    .no_export = “{ $text }” is no name for an export. Type a file name that ends in .csv, .json, .html or .txt.
    .own_file = The file { $path } holds a score that is kept: an export never takes its place. Give another name.
