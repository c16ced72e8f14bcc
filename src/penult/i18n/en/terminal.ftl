## Playing in a terminal. The keys are the same letters in every language; they are written in
## capitals (D, U, W …) and never translated. R, G, B and Y are the letters of the four colors.
## $game is the name of an edition, $who a player; $me is seat when that player is the reader. $count is a number of cards.

terminal-you = You
terminal-players = { $seats } players
terminal-heading-hand = hand { $number }
terminal-heading-partner = with { $partner }
terminal-heading-help = ? keys
terminal-heading-score = S score
terminal-heading-theme = T light or dark
terminal-heading-leave = Q leave

## The table

## Beside another player who has one card left; at most twelve letters.
terminal-one-card = { $exposed ->
    [yes] no UNO yet
   *[no] one card
}
terminal-direction = { $direction ->
    [L] Play runs to the left.
   *[R] Play runs to the right.
}
terminal-draw-pile = { draw-pile }: { $count ->
    [one] one card
   *[other] { $count } cards
}
## The color in play on its own ground; at most twenty letters.
terminal-color-short = { $color } { color } in play
terminal-color = The color in play is { color }, { shape }.
terminal-no-color = No color has been named yet.
## $card is a card name, $color R, G, B, Y or none for a wild. $state says how it stands now:
## fits; bluff (a bluff, but it can be laid); wrong (a wrong card, but it can be laid); none (it cannot).
terminal-card = { $state ->
    [fits] { $color ->
        [none] { $card }: it fits
       *[other] { $card }, { shape }: it fits
    }
    [bluff] { $card }: a bluff (R-28)
    [wrong] { $color ->
        [none] { $card }: a wrong card (R-49)
       *[other] { $card }, { shape }: a wrong card (R-49)
    }
   *[none] { $color ->
        [none] { $card }
       *[other] { $card }, { shape }
    }
}
## $card is the sentence above, $place its place in the hand of $count cards.
terminal-looked-at = { $card } · card { $place } of { $count }

## What is asked

terminal-which-color = Which color? Escape goes back.
terminal-which-player = { $verb ->
    [catch] Catch whom? Escape goes back.
    [flag] Whose card is wrong? Escape goes back.
   *[play] On whom? Escape goes back.
}
## A key that stands for several moves; the color or the player is asked next.
terminal-several = { $verb ->
    [catch] Catch…
    [flag] Flag a card…
   *[invis] Lay { invisibility }…
}
terminal-go-on-key = Go on
terminal-why = W: why?
terminal-leaving = The hand is not over. Q or Ctrl-C leaves the table, Escape stays.
terminal-no-totals = There are no totals: these hands are played one by one.
## $columns and $rows are the smallest size of the window.
terminal-too-small = This window is too small for a table. It takes { $columns } columns and { $rows } rows. Make it larger: the table waits for you.
terminal-leaving-small = The hand is not over. Ctrl-C again leaves the table.

## The end of a hand

terminal-won = { $me ->
    [seat] You win the hand and score { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[none] { $who } wins the hand and scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
terminal-nobody-won = Nobody wins the hand, and nobody scores.
terminal-no-card = no card
terminal-kept = The record of this hand is in { $path }
terminal-not-kept = The record could not be written to { $path }: { $reason }
terminal-again = Another hand
terminal-change = Change the rules
terminal-why-result = How points are counted
terminal-leave = Leave

## A match. $number is the number of a hand; $partner is a player, or none where no partners play.

terminal-hand-of-match = { $partner ->
    [none] This is hand { $number } of the match.
   *[other] This is hand { $number } of the match. Your partner is { $partner }.
}
terminal-won-hand = { $me ->
    [seat] You win the hand.
   *[none] { $who } wins the hand.
}
terminal-match-kept = The record of this match is in { $path }
## Who leaves a match before its end; $file is the path as it is typed after a command.
terminal-match-left = The match is kept as it stands in { $path }
    To go on with it: penult play --resume { $file }
    To look at it: penult replay { $file }
terminal-next-hand = Next hand
terminal-play-on = See how it ends
terminal-again-match = Another match
terminal-ask-next-hand = Enter deals the next hand:
terminal-ask-play-on = You are eliminated. Enter lets the others play to the end:
terminal-another-match = Another match? Type { $yes }, or Enter to stop:

## The setup page

terminal-setup = Before the cards are dealt
terminal-setup-keys = ↑ ↓ choose · ← → change · Tab your name · Enter on the first row deals
terminal-name = Your name
terminal-deal = ▶ Deal the cards
    .about = Press Enter to play with what is chosen here. The keys are shown at the table, where ? explains all of them.
## $row is language, edition, players, bots, pace or clock. At most 23 letters.
terminal-row = { $row ->
    [language] Language
    [edition] Edition
    [players] Players
    [bots] Opponents
   *[pace] Pace
}
    .about = { $row ->
        [language] The language of the table and of the rulebook.
        [players] How many players there are, you included.
        [clock] How long you may take for a turn. When it runs out, a bot plays for you until you act.
       *[pace] How long the others take for a move. While somebody has not called UNO, they take at least a second and a half, so that you can call or catch. Without any pause the table waits there until you press Enter.
    }
## $kind is random, simple, keen, or mixed where the opponents differ.
terminal-bot = { $kind ->
    [random] random
    [simple] simple
    [keen] keen
    [mixed] mixed
   *[other] { $kind }
}
    .about = { $kind ->
        [random] Lays any card that fits. Good for a first hand.
        [simple] Lays the most valuable card that fits, and keeps wilds for the end.
        [keen] Counts cards, guards its colors, bluffs and challenges, and catches whoever forgets to call.
        [mixed] The opponents differ: choose for each of them below.
       *[other] An opponent of the kind { $kind }.
    }
## $number is a number of seconds.
terminal-pace = { $number ->
    [0] no pause
   *[other] { $number } s
}
## The values of an option in a word or two, an attribute an option; at most 20 letters.
terminal-value = { $value }
    .score = { $value ->
        [winner] winner scores
        [tally] running tally
        [elim] elimination
        [team] partners
       *[rotate4] changing partners
    }
    .drawn = { $value ->
        [may] lay or keep
        [must_declined] lay after declining
        [must_nomatch] lay if nothing fit
       *[must] must be laid
    }
    .legality = { $value ->
        [strict] refused
       *[table] can be flagged
    }
    .invis_scope = { $value ->
        [target] the target
       *[any] anybody
    }
    .invis_turn = { $value ->
        [uses] no turn follows
       *[free] a turn follows
    }
    .howler_target = { $value ->
        [other] another player
       *[any] anybody
    }
    .howler_invis_next = { $value ->
        [howler] from who laid it
       *[invis] from who answered
    }
    .two_reverse = { $value ->
        [skip] acts as a Skip
       *[noop] only turns around
    }
    .hat_last = { $value ->
        [off] nobody draws
       *[on] somebody draws
    }
    .hints = { $value ->
        [off] cost nothing
       *[on] cost two cards
    }
    .forced_draw_closes = { $value ->
        [no] catching goes on
       *[yes] catching ends
    }
    .reshuffle = { $value ->
        [eager] at the last card
       *[lazy] when needed
    }
    .first_return = { $value ->
        [shuffle] random place
       *[middle] exact middle
    }
    .wd4_guilty_card = { $value ->
        [stays] stays on the pile
       *[returned] goes back
    }
    .blocked = { $value ->
        [void] void hand
       *[lowest_hand] lowest hand wins
    }
    .false_catch = { $value ->
        [none] cost nothing
       *[draw2] cost two cards
    }
## Beside the formats of a match: no match at all.
terminal-one-hand = one hand
    .about = Hands one by one: after each you can deal another. Turn this row to play a whole match, with points that add up.

## Help. Each line stands behind its key.

terminal-help = Keys
terminal-close = Esc closes
terminal-key-choose = choose a card
terminal-key-lay = lay it, or go on
terminal-key-draw = draw a card
terminal-key-keep = keep the card just drawn
terminal-key-color = name a color
terminal-key-player = choose a player by the number of the seat
terminal-key-uno = call UNO, before or after the card that leaves you one
terminal-key-catch = catch somebody who has not called
terminal-key-accept = accept what a card does to you
terminal-key-challenge = challenge a { wild-four }
terminal-key-invisibility = answer with { invisibility }
terminal-key-flag = flag a wrong card, where wrong cards can be laid
terminal-key-why = why not? Opens the rule
terminal-key-log = to the log, where Enter opens the rule of a line
terminal-key-score = see the totals of the match
terminal-key-pause = pause and go on
terminal-key-theme = light or dark
terminal-key-leave = leave the table
terminal-help-marks = Cards that fit stand higher. ● red R, ■ blue B, ▲ green G, ★ yellow Y: a color never stands alone. D is the { draw-card }, V { reverse }, S { skip }. ▶ marks the player to act.

## Line by line, without a screen: for screen readers and pipes

## $encoding is the name of an encoding, such as ascii.
terminal-no-utf8 = The locale of this terminal does not have UTF-8 (it says { $encoding }), so the table is told line by line.
terminal-plain-welcome = { $me ->
    [seat] Penult, { $game }, { $seats } players. You dealt. Type ? for help.
   *[none] Penult, { $game }, { $seats } players. { $dealer } dealt. Type ? for help.
}
## Each player picks a card to find out who deals; $picks is a list of the line that comes first here.
terminal-pick = { $who }, { $card }
terminal-picked = Cards picked for the deal: { $picks }.
terminal-picked-again = The highest are tied and pick again: { $picks }.
terminal-birthday-title = Who deals first?
terminal-birthday-about = In this edition the player with the birthday nearest to July 31 deals first. When is yours? Type it like July 31 or 7/31; it is not kept. Enter alone says nothing, and cards decide.
terminal-your-birthday = Your birthday:
## $birthdays is a list of the line before it; $day is a day of the year.
terminal-birthday = { $who }, { $day }
terminal-birthdays = Birthdays: { $birthdays }.
terminal-birthday-nearest = { $me ->
    [seat] Your birthday is the nearest to July 31: you deal.
   *[none] { $who }'s birthday is the nearest to July 31.
}
terminal-birthdays-tied = Equally near: { $players }. A card each decides.
terminal-two-days = “{ $text }” can be two days. Type it like { $day }.
terminal-dealer-named = { $me ->
    [seat] You deal, as agreed.
   *[none] { $who } deals, as agreed.
}
terminal-seat = { $exposed ->
    [yes] { $seat } { $who }: one card, UNO not called
   *[no] { $seat } { $who }: { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
terminal-piles = On the { discard-pile }: { $top } ({ $code }). In the { draw-pile }: { $count ->
    [one] one card
   *[other] { $count } cards
}.
terminal-hand = { $count ->
    [one] Your hand, one card; a star marks a card that fits:
   *[other] Your hand, { $count } cards; a star marks what fits:
}
terminal-choice = { $key }  { $move }
terminal-your-move = Your move:
terminal-go-on = Enter goes on:
terminal-which = Which one? Enter goes back:
terminal-refused = { $why } [{ $rule }] Type why to read the rule.
terminal-not-understood = “{ $text }” is not a move. Type ? for help.
terminal-nothing-to-call = There is no UNO to be called now.
terminal-no-such-rule = “{ $text }” is not a rule; rules are named like R-28.
terminal-no-rule-yet = No rule has been cited yet; “rule R-28” opens one.
terminal-left = { $who }, { $points ->
    [one] one point
   *[other] { $points } points
}: { $cards }
terminal-left-void = { $who }: { $cards }
terminal-yes = yes
terminal-another = Another hand? Type { $yes }, or Enter to stop:
terminal-bye = Good-bye.
terminal-plain-help-score = score shows the totals of the match.
terminal-plain-help-pause = /pause stops the clock until you press Enter; /back takes your seat back from the bot.
terminal-plain-help = A number lays that card of your hand, and with ! you call UNO with it: 3!
    A card can also be named by its code: R7, W4, R7!
    D draw   K keep   A accept   H challenge   U call UNO   C catch   F flag   R G B Y name a color
    After C or F you can name the seat: C 2
    why opens the rule last cited, rule R-28 any rule. Q leaves.
    { $edition ->
        [classic] Codes: a color and a number, or D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }.
        [hp2003] Codes: a color and a number, or D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }, HW { howler }, IN { invisibility }. I answers a card with { invisibility }.
       *[hp2018] Codes: a color and a number, or D { draw-card }, V { reverse }, S { skip }; W { wild }, W4 { wild-four }, SH { sorting-hat }.
    }

## Stepping through a record

## $knows is all (every card), table (what a spectator sees), you (what the reader saw) or seat
## ($who is its player).
replay-knows = { $knows ->
    [all] all cards open
    [table] as a spectator saw it
    [you] as you saw it
   *[seat] as { $who } saw it
}
replay-step = Step { $step } of { $steps }
replay-referee = Referee
replay-dealt = The cards are dealt.
replay-player = Player { $seat }
replay-keys = Home, End
replay-next = Next
replay-back = Back
replay-log = Log
replay-leave = Leave
replay-hand = Hand { $number } of { $last }

## Bare `penult`: all commands, in groups. Their names are not translated.

command-welcome = Penult: the UNO card game family, with every printed rule.
command-group = …
    .play = To play
    .table = At a table with real cards
    .book = To look something up
    .host = To host others
    .more = And more
command-about = …
    .play = play against bots, here in the terminal
    .join = play with others, on a server
    .replay = watch a hand or a match again
    .score = keep the score of a match, or run a tournament
    .schedule = who sits where when partners rotate
    .rules = the rulebook: search it, read it, print it
    .card = what a card is, in words or as a picture
    .serve = open a server for friends, in the browser and the terminal
    .tables = look at the tables of your server, and close some
    .backup = copy the database of your server
    .restore = put a copy back in place
    .check = run conformance scenarios
    .sim = play many hands and count what happens
    .completion = complete commands with Tab in your shell
command-more = Begin with: penult play. What else a command can do: penult play --help
command-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
