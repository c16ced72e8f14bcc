## The schedule of changing partners, on a wall or in a spreadsheet. A round is the time during which all players
## keep their seats. $hands is the number of hands in a round, $players, $number, $first, $last are numbers.

schedule-title = Changing partners: { $players } players

## Labels; a number stands beside each.

schedule-tables = Tables
schedule-rounds = Rounds
schedule-hands-a-round = Hands per round
schedule-hands-a-player = Hands per player
schedule-with-each = Hands with each partner
schedule-against-each = Hands against each player

schedule-manners =
    Partners sit opposite each other: North and South, East and West (R-63). Play starts clockwise, from
    North to East. North deals the first hand of a round, then the next player clockwise (A-76). Both
    partners write down all the points their team scores (A-59). The highest total wins.
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
schedule-no-plan = There’s no schedule for { $players } players. Everyone has to be everyone else’s partner, with four at a table and at most one player left over. That works with 4, 5, 8, 9, 12, 13 and so on, up to 41 players; closest: { $nearest }. With any number of players, each can play alone: penult score --tournament FILE

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
tournament-wins = { $points ->
    [one] { $who } won the tournament with one point.
   *[other] { $who } won the tournament with { $points } points.
}
tournament-wins-among = { $points ->
    [one] { $by ->
        [won] { $who } won the tournament with one point. Tied on points: { $names }. Hands won decided.
        [strength] { $who } won the tournament with one point. Tied on points: { $names }. Opponents’ points decided.
       *[lot] { $who } won the tournament with one point. Tied on points: { $names }. A random draw decided.
    }
   *[other] { $by ->
        [won] { $who } won the tournament with { $points } points. Tied on points: { $names }. Hands won decided.
        [strength] { $who } won the tournament with { $points } points. Tied on points: { $names }. Opponents’ points decided.
       *[lot] { $who } won the tournament with { $points } points. Tied on points: { $names }. A random draw decided.
    }
}
tournament-win-together = { $points ->
    [one] Shared win with one point each (A-62): { $names }.
   *[other] Shared win with { $points } points each (A-62): { $names }.
}
tournament-lowest =
    You score what’s left in your hand, so the lowest total leads (R-58). If you miss a round, you get as
    many points as the player with the most in it.
## $names are players, each with a number of hands.
tournament-voids = Nobody scores in a void hand. Void hands: { $names }.
tournament-ties =
    Ties are broken by hands won, then by the average points of all opponents met, then by the random draw
    made at the start. Penalties count in your own points, but not in your opponents’.
## Beside it, where a player missed a round.
tournament-ties-missed = For this, a round that an opponent missed counts as the average of that round.
tournament-shared = Equal totals share a rank (A-62). Penalties are included in the points.

## Who sits where. $number is a round.

tournament-seats = Seats
tournament-seat = Seat
tournament-round = Round { $number }
tournament-first-deals = The first player at each table deals first, then the next one clockwise.
tournament-partners-sit =
    Partners sit opposite each other (R-63). North deals first, then the next player clockwise (A-76).

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
tournament-only-totals = These tables entered only totals, not single hands: { $tables }.

## The log of a tournament. $number is a round, $table a table, $hand a hand, $who a player. $left are the points left
## in the hands, $points and $won what each player has, with the names before the numbers.

tournament-entered = { $who } joined.
tournament-dropped = { $who } left.
tournament-returned = { $who } came back.
tournament-renamed = { $who } is now called { $name }.
tournament-substituted = { $name } took over from { $who }.
tournament-drawn = { $count ->
    [one] The next round was drawn: one table.
   *[other] The next round was drawn: { $count } tables.
}
tournament-played = Round { $number }, table { $table }, hand { $hand }: { $who } won. Points left: { $left }.
tournament-void-hand = Round { $number }, table { $table }, hand { $hand }: void ({ $rule }).
tournament-totaled = Round { $number }, table { $table }: points { $points }, hands won { $won }.
tournament-penalized = { $points ->
    [one] { $who } got a penalty of one point. Reason: { $why }
   *[other] { $who } got a penalty of { $points } points. Reason: { $why }
}
tournament-agreed = { $count ->
    [0] Number of rounds changed: as many as you like.
    [one] Number of rounds changed: one.
   *[other] Number of rounds changed: { $count }.
}
tournament-ended = The tournament ended.
tournament-corrected = Line { $line } should read: { $act } Reason: { $why }
tournament-struck = Line { $line } was crossed out. Reason: { $why }
tournament-undone = Line { $line } was taken back.

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
    [draw] draws the next round when all results are in
    [seats] shows who sits where; seats 1 shows round 1
    [totals] enters a whole table at once, as points and hands won
    [standings] shows who leads, and how ties are broken
    [correct] corrects a result of table 2: correct 2; of table 2 in round 1: correct 1 2
    [penalty] gives a player a penalty: penalty Ana 10 came late
    [late] adds a player: late Zoe
    [drop] removes a player after this round: drop Ana
    [return] brings a player back: return Ana
    [rename] changes a name: rename Ana Anna, or with a comma for longer names: rename Ana Lee, Anna Lee
    [substitute] with changing partners, lets Zoe take over from Ana: substitute Ana Zoe
    [rounds] changes the number of rounds, even after the last one: rounds 6; 0 is as many as you like
    [end] ends the tournament when all results are in, and says who won
    [strike] crosses out a line of the log: strike 14
    [log] shows who entered what and when; log 9 shows the last nine lines
    [export] saves standings, seats, results, hands or log in a file (.csv, .json, .html, .txt): export hands night.csv
    [back] goes back one answer; at the first, it leaves the table without entering anything
   *[other] { score-about }
}
tournament-help = Draw a round. When a table brings its result, type the table’s number.
    Then type for each hand who went out and what the others have left, as cards (R7 GS W4) or as points (77).
    Or type totals and enter the whole table at once. Everything is saved right away.
    You can also type:

## Before the first round

tournament-welcome = Penult runs your tournament. Type ? for help.
tournament-ask-players = Who’s playing? Type the names, with commas in between:
## $count is the number of names so far.
tournament-ask-more = { $count ->
    [one] One name. Type more, or Enter to continue:
   *[other] { $count } names. Type more, or Enter to continue:
}
tournament-ask-kind = How do you want to play? Type the number, or Enter for 1:
tournament-alone = Everyone for themselves: players with similar results meet next (Swiss system).
tournament-partners = With changing partners: everyone is everyone else’s partner, in { $number } rounds.
tournament-ask-score = How do you score a hand? Type the number, or Enter for 1:
tournament-winner-takes = The winner scores what the others have left. The highest total leads (R-55).
tournament-all-add = Everyone scores what’s left in their own hand. The lowest total leads (R-58).
## $usual is what Enter stands for.
tournament-ask-size = How many players at a table? Enter for { $usual }:
tournament-ask-hands = How many hands in a round? Enter for { $usual }:
tournament-ask-rounds = How many rounds? 0 is as many as you like. Enter for { $usual }:
## $number players sit at $count tables; $sizes are their sizes.
tournament-sizes = { $count ->
    [one] All { $number } players sit at one table, so nobody sits out. A table has three to ten players.
   *[other] { $number } players sit at { $count } tables, of { $sizes }, so nobody sits out. A table has three to ten players.
}
tournament-goes-on = { $number ->
    [0] Continuing the tournament of { $count } players, before its first round.
   *[other] Continuing the tournament of { $count } players, in round { $number }.
}
tournament-is-over = { $number ->
    [one] The tournament of { $count } players is over, after one round.
   *[other] The tournament of { $count } players is over, after { $number } rounds.
}
## The name beside each line of the log.
tournament-signs = { $who } signs the log. To sign with another name, use --by NAME.

## A round. $tables is a list of numbers.

tournament-ask-draw = Type draw to draw round { $number }, or another command (? lists them):
tournament-ask-leave = The tournament is over. Press Enter to leave, or type a command (? lists them):
tournament-ask-table = Round { $number }. Still missing: { $tables }. Which table has its result? Type its number:
tournament-hand = Round { $number }, table { $table }, hand { $hand } of { $last }. { $who } deals. { $players }
tournament-ask-totals = Points and hands won by { $who }, like 120 2:
tournament-ask-totals-again = Points and hands won by { $who }. Enter keeps { $text }:
tournament-totals-line = { $points ->
    [one] { $won ->
        [0] { $who }: one point, no hand won.
        [one] { $who }: one point, one hand won.
       *[other] { $who }: one point, { $won } hands won.
    }
   *[other] { $won ->
        [0] { $who }: { $points } points, no hand won.
        [one] { $who }: { $points } points, one hand won.
       *[other] { $who }: { $points } points, { $won } hands won.
    }
}
tournament-totals-void = { $count ->
    [one] One hand was void: nobody won it.
   *[other] { $count } hands were void: nobody won them.
}
tournament-ask-right = Is this right? Press Enter to save it, or type anything else to change it:
tournament-table-done = Table { $table } is complete.
tournament-plan-complete = Everyone has been everyone else’s partner. Type draw to start over (R-65), or end to end the tournament.
tournament-not-understood = “{ $text }” isn’t a command here. Type ? for help.

## Corrections

tournament-ask-table-again = Which table? Type its number. For an earlier round, type the round first, like 1 2:
tournament-ask-hand-again = Which hand? Type a number up to { $last }:
tournament-ask-why = Why? The reason goes into the log ({ $back } changes nothing):
## $text is what the line says.
tournament-striking = Line { $line } says: { $text }
tournament-taken-back = Taken back: { $text }

## What cannot be entered, and why. $number is a round or a line of the log, $table a table, $most, $least and $last
## are numbers, $count how many there are here; $name is a player, $allowed a list of numbers.

tournament-refused = That can’t be entered.
    .results_missing = { $count ->
        [one] Round { $number } isn’t over: table { $tables } is still missing.
       *[other] Round { $number } isn’t over: tables { $tables } are still missing.
    }
    .too_few = { $count ->
        [one] One player isn’t enough: you need at least { $least }.
       *[other] { $count } players aren’t enough: you need at least { $least }.
    }
    .hall_full = There’s room for { $most } players at most.
    .no_plan = Changing partners doesn’t work with { $count } players, only with { $allowed }.
    .plan_holds = { $name } can’t join or leave, because the schedule is made for { $count } players. But someone can take over from another player: substitute Ana Zoe.
    .has_left = { $name } has already left.
    .is_here = { $name } hasn’t left.
    .own_points = Here everyone plays for themselves, so nobody can take over from another player. Type drop and late instead; rename changes a name.
    .over = { $count ->
        [one] The tournament is over, after one round.
       *[other] The tournament is over, after { $count } rounds.
    }
    .too_many_won = That’s { $count } hands won, but a round has only { $most }.
    .too_many_points = That’s { $count } points, but all hands of a round together have { $most } at most.
    .unwon = { $name } has points but won no hand. Only the winner of a hand scores.
    .pair_unwon = { $names } have points but won no hand. Only partners who win a hand score.
    .nobody_won = There are points, but nobody won a hand. Enter how many hands each player won.
    .won_all = { $name } won every hand, so { $name } has no points, but this is { $count }. The first number is points, the second is hands won.
    .no_points = A penalty is one point or more, but this is { $count }.
    .high_penalty = A penalty is { $most } points at most.
    .too_few_rounds = { $least ->
        [one] One round has already been drawn, so there can’t be fewer.
       *[other] { $least } rounds have already been drawn, so there can’t be fewer.
    }
    .rounds_of_a_plan = With changing partners, the schedule sets the number of rounds. When it’s done, type draw to start over.
    .not_a_number = { $most ->
        [1] “{ $text }” doesn’t work here. Type 1.
       *[other] “{ $text }” doesn’t work here. Type a whole number from { $least } to { $most }.
    }
    .not_totals = “{ $text }” doesn’t work here. Type two numbers, points and hands won: 120 2.
    .not_a_penalty = “{ $text }” isn’t a penalty. Type a name, the points and the reason: Ana 10 came late.
    .no_new_name = “{ $text }” isn’t an old and a new name. Type both: Ana Anna, or with a comma: Ana Lee, Anna Lee.
    .lone_word = “{ $text }” isn’t much of a reason. Use a few words.
    .no_reason = A correction needs a reason, so others understand it later.
    .long_text = This has { $count } letters. Use { $most } or fewer.
    .unwritable = This has an invisible character that can’t be saved: { $letter }. Type it again without it.
    .no_sitting = No round has been drawn yet.
    .no_table = Type the number of a table first.
    .no_such_table = “{ $text }” isn’t one of the tables still missing: { $allowed }.
    .no_result = Nothing has been entered for table { $table } of round { $number }.
    .some_hands = Some hands of table { $table } have already been entered. Continue hand by hand, or take them back first.
    .no_such_line = The log has no line { $number }. Choose one from 1 to { $last }.
    .taken_back = Line { $number } has already been taken back.
    .of_a_correction = Line { $number } is a correction. Correct the line it’s about instead: { $line }.
    .earlier_sitting = Line { $number } drew an earlier round. You can cross out only the last round.
    .impossible = With this change, later entries wouldn’t be possible.
    .nothing_to_undo = There’s nothing to take back.
    .log_full = The log is full: it has { $most } lines.
    .log_too_long = The log is full: it has { $most } characters.
    .no_export = “{ $text }” doesn’t work as a file name. It has to end in .csv, .json, .html or .txt.
    .own_file = The file { $path } is a saved score, so an export can’t replace it. Choose another name.
