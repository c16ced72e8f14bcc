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
    .out = out
terminal-direction = { $direction ->
    [L] Play goes clockwise.
   *[R] Play goes counterclockwise.
}
terminal-draw-pile = { $count ->
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}
terminal-total = { $count ->
    [one] One card to draw
   *[other] { $count } cards to draw
}
## The color in play on its own ground; at most twenty letters.
terminal-color-short = { $color } { color } in play
terminal-color = The color in play is { color }, { shape }.
terminal-no-color = No color has been chosen yet.
## $card is a card name, $color R, G, B, Y or none for a wild. $state says how it stands now:
## fits; bluff (a bluff, but it can be played); wrong (a wrong card, but it can be played); none (it cannot).
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

terminal-which-color = Choose a color. Escape cancels.
terminal-which-player = { $verb ->
    [swap] Swap hands with whom? Escape cancels.
    [catch] Catch who? Escape cancels.
    [flag] Whose card is wrong? Escape cancels.
   *[play] Who gets it? Escape cancels.
}
terminal-which-call = Call UNO with it? Escape cancels.
## A key that stands for several moves; the color or the player is asked next.
terminal-several = { $verb ->
    [call] Call UNO with it…
    [jump] Jump in…
    [catch] Catch…
    [flag] Flag a card…
   *[invis] Play { invisibility }…
}
terminal-take-key = Play several
terminal-no-swap = Don’t swap
terminal-go-on-key = Continue
terminal-why = W: why?
terminal-leaving = The hand isn’t over. Press Q or Ctrl-C to leave, or Escape to stay.
terminal-no-totals = There are no totals: you’re playing single hands.
## $columns and $rows are the smallest size of the window.
terminal-too-small = This window is too small. Make it at least { $columns } columns wide and { $rows } rows high. The game waits for you.
terminal-leaving-small = The hand isn’t over. Press Ctrl-C again to leave.

## The end of a hand

terminal-won = { $me ->
    [seat] { $points ->
        [one] You won the hand and scored one point!
       *[other] You won the hand and scored { $points } points!
    }
   *[none] { $points ->
        [one] { $who } won the hand and scored one point.
       *[other] { $who } won the hand and scored { $points } points.
    }
}
terminal-nobody-won = Nobody won the hand, and nobody scored.
terminal-no-card = no card
terminal-kept = This hand is saved in { $path }
terminal-not-kept = Couldn’t save the record in { $path }: { $reason }
terminal-again = Another hand
terminal-change = Change the rules
terminal-why-result = How scoring works
terminal-leave = Leave

## A match. $number is the number of a hand; $partner is a player, or none where no partners play.

terminal-hand-of-match = { $partner ->
    [none] This is hand { $number } of the match.
   *[other] This is hand { $number } of the match. Your partner is { $partner }.
}
terminal-won-hand = { $me ->
    [seat] You won the hand!
   *[none] { $who } won the hand.
}
terminal-match-kept = This match is saved in { $path }
## For a player who leaves a match before its end; $file is the path as it is typed after a command.
terminal-match-left = Your match is saved in { $path }
    To continue it: penult play --resume { $file }
    To watch it again: penult replay { $file }
terminal-next-hand = Next hand
terminal-play-on = See how it ends
terminal-again-match = Play again
terminal-ask-next-hand = Press Enter for the next hand:
terminal-ask-play-on = You’re eliminated. Press Enter to see how it ends:
terminal-another-match = Play again? Type { $yes }, or Enter to stop:

## The setup page

terminal-setup = Set up your game
terminal-setup-keys = ↑ ↓ choose · ← → change · Tab your name · Enter on the first row starts
terminal-name = Your name
terminal-deal = ▶ Deal the cards
    .about = Press Enter to start with these choices. At the table, ? explains all the keys.
## $row is language, edition, players, bots, pace or clock. At most 23 letters.
terminal-row = { $row ->
    [house] House rules
    [language] Language
    [edition] Edition
    [players] Players
    [bots] Opponents
   *[pace] Pace
}
    .about = { $row ->
        [house] What people play besides the printed rules. Each of these names sets some of the rows below, and you can still change each row.
        [language] The language of the table and of the rulebook.
        [players] How many players there are, including you.
        [clock] How long you have for a turn. When time runs out, a bot plays for you until you’re back.
       *[pace] How long the others take for a move. When someone hasn’t called UNO, they wait at least a second and a half, so you can call or catch. With no pause, the game waits there until you press Enter.
    }
## $kind is random, simple, keen, or mixed where the opponents differ.
terminal-bot = { $kind ->
    [mixed] Mixed
   *[other] { bot-level }
}
    .about = { $kind ->
        [mixed] Your opponents differ: choose each one below.
       *[other] { bot-level.about }
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
        [may] play or keep
        [must_declined] must after declining
        [must_nomatch] must if nothing fit
       *[must] must be played
    }
    .legality = { $value ->
        [strict] refused
       *[table] can be flagged
    }
    .invis_scope = { $value ->
        [target] the target
       *[any] anyone
    }
    .invis_turn = { $value ->
        [uses] no turn follows
       *[free] a turn follows
    }
    .howler_target = { $value ->
        [other] another player
       *[any] anyone
    }
    .howler_invis_next = { $value ->
        [howler] after the { howler }
       *[invis] after { invisibility }
    }
    .two_reverse = { $value ->
        [skip] acts as a Skip
       *[noop] only reverses
    }
    .hat_last = { $value ->
        [off] nobody draws
       *[on] someone draws
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
    .stack = { $value ->
        [off] not allowed
        [two] colored Draw cards
        [same] same kind only
        [up] same or higher
        [fit] any that fits
       *[any] any Draw card
    }
    .stack_max = { $value ->
        [0] no limit
       *[other] { $value } cards
    }
    .deflect = { $value ->
        [off] not allowed
        [skip] with { skip.a }
        [reverse] with { reverse.a }
       *[both] with either card
    }
    .bluff = { $value ->
        [challenge] can be challenged
        [first] only the first can
        [free] always allowed
       *[none] never allowed
    }
    .seven = { $value ->
        [off] plain card
        [must] must swap
       *[may] may swap
    }
    .zero = { $value ->
        [off] plain card
       *[rotate] hands go around
    }
    .jump = { $value ->
        [off] not allowed
        [on] allowed
       *[not_last] not to win
    }
    .multi = { $value ->
        [off] one card a turn
        [identical] two identical
       *[face] same number
    }
    .draw = { $value ->
        [one] one card
       *[until] until one fits
    }
    .decline = { $value ->
        [may] allowed
       *[never] not if you can play
    }
    .finish = { $value ->
        [any] any card
        [no_wild] no wild
       *[number] number cards only
    }
    .mercy = { $value ->
        [0] no limit
       *[other] out at { $value } cards
    }
    .call = { $value ->
        [printed] you can be caught
        [strict] at once, or draw
       *[off] nobody has to
    }
    .call_price = { $value ->
        [1] one card
       *[other] { $value } cards
    }
    .deal = { $value ->
       *[other] { $value } cards
    }
    .opening = { $value ->
        [printed] as printed
       *[number] a number card
    }
## House rules: $value is none (none is played) or mixed (no preset is played alone).
terminal-house = { $value ->
    [none] printed rules
   *[mixed] your own mix
}
## Beside the formats of a match: no match at all.
terminal-one-hand = one hand
    .about = Just one hand, then another if you like. Change this row to play a match, with points that add up.

## Help. Each line stands behind its key.

terminal-help = Keys
terminal-close = Esc closes
terminal-key-choose = choose a card
terminal-key-lay = play it, or continue
terminal-key-draw = draw a card
terminal-key-keep = keep the card just drawn
terminal-key-color = choose a color
terminal-key-player = choose a player by seat number
terminal-key-uno = call UNO, before or after your second-to-last card
terminal-key-catch = catch someone who didn’t call UNO
terminal-key-accept = accept what a card does to you
terminal-key-challenge = challenge a { wild-four }
terminal-key-invisibility = answer with { invisibility }
terminal-key-flag = flag a wrong card, where that’s allowed
terminal-key-jump = jump in with a card like the top one
terminal-key-several = take a card along, to play several together
terminal-key-call = call UNO with the card you play
terminal-key-why = why? Opens the rule
terminal-key-log = go to the log, where Enter opens a line’s rule
terminal-key-score = see the totals of the match
terminal-key-pause = pause or resume
terminal-key-theme = light or dark
terminal-key-leave = leave the table
terminal-help-marks = Cards you can play stand higher. Every color has a shape and a letter: ● red R, ■ blue B, ▲ green G, ★ yellow Y. D is { draw-card }, V { reverse }, S { skip }. ▶ marks who has the turn.

## Line by line, without a screen: for screen readers and pipes

## $encoding is the name of an encoding, such as ascii.
terminal-no-utf8 = This terminal doesn’t use UTF-8 (its encoding is { $encoding }), so the game runs line by line.
terminal-plain-welcome = { $me ->
    [seat] Penult, { $game }, { $seats } players. You dealt. Type ? for help.
   *[none] Penult, { $game }, { $seats } players. { $dealer } dealt. Type ? for help.
}
## Each player picks a card to find out who deals; $picks is a list of the line that comes first here.
terminal-pick = { $who }, { $card }
terminal-picked = Everyone picked a card to see who deals: { $picks }.
terminal-picked-again = The highest were tied and picked again: { $picks }.
terminal-birthday-title = Who deals first?
terminal-birthday-about = In this edition, the player whose birthday is closest to July 31, before or after, deals first. When is yours? Type it like July 31 or 7/31. It isn’t saved. Or just press Enter, and cards decide.
terminal-your-birthday = Your birthday:
## $birthdays is a list of the line before it; $day is a day of the year.
terminal-birthday = { $who }, { $day }
terminal-birthdays = Birthdays: { $birthdays }.
terminal-birthday-nearest = { $me ->
    [seat] Your birthday is closest to July 31, so you deal.
   *[none] { $who }’s birthday is closest to July 31.
}
terminal-birthdays-tied = Equally close: { $players }. They each pick a card.
terminal-two-days = “{ $text }” could be two different days. Type it like { $day }.
terminal-dealer-named = { $me ->
    [seat] You deal, as agreed.
   *[none] { $who } deals, as agreed.
}
terminal-seat = { $exposed ->
    [yes] { $seat } { $who }: one card, UNO not called
   *[no] { $count ->
        [one] { $seat } { $who }: one card
       *[other] { $seat } { $who }: { $count } cards
    }
}
    .out = { $seat } { $who }: out of this hand
terminal-piles = { $count ->
    [one] Discard pile: { $top } ({ $code }). Draw pile: one card.
   *[other] Discard pile: { $top } ({ $code }). Draw pile: { $count } cards.
}
terminal-hand = { $count ->
    [one] Your hand, one card. A star marks it if you can play it:
   *[other] Your hand, { $count } cards. A star marks cards you can play:
}
terminal-choice = { $key }  { $move }
terminal-your-move = Your move:
terminal-go-on = Press Enter to continue:
terminal-which = Which one? Enter cancels:
## The words that are typed at a table: why the last rule, any rule, the totals, help, leave. The English ones are always understood. Each is one word.
terminal-word = { $word ->
    [why] why
    [rule] rule
    [score] score
    [help] help
   *[quit] quit
}
terminal-refused = { $why } [{ $rule }] Type why to read the rule.
terminal-not-understood = “{ $text }” isn’t a move. Type ? for help.
terminal-nothing-to-call = You can’t call UNO right now.
terminal-no-such-rule = “{ $text }” isn’t a rule. Rules have names like R-28.
terminal-no-rule-yet = No rule has come up yet. Type “rule R-28” to open one.
terminal-left = { $points ->
    [one] { $who }, one point: { $cards-a }
   *[other] { $who }, { $points } points: { $cards-a }
}
terminal-left-void = { $who }: { $cards-a }
terminal-yes = yes
terminal-another = Another hand? Type { $yes }, or Enter to stop:
terminal-bye = Bye!
terminal-plain-help-score = score shows the totals of the match.
terminal-plain-help-pause = /pause stops the timer until you press Enter. /back takes your seat back from the bot.
terminal-plain-help-jump = J jumps in with a card like the top one. Add ! to call UNO.
terminal-plain-help-multi = 1+4 plays cards 1 and 4 together.
terminal-plain-help = Type a number to play that card of your hand. Add ! to call UNO with it: 3!
    You can also type a card’s code: R7, W4, R7!
    D draw   K keep   A accept   H challenge   U call UNO   C catch   F flag   R G B Y choose a color
    After C or F you can type a seat: C 2
    why opens the last rule, rule R-28 any rule. Q leaves.
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
replay-dealt = The cards were dealt.
replay-player = Player { $seat }
replay-keys = Home, End
replay-next = Next
replay-back = Back
replay-log = Log
replay-leave = Leave
replay-hand = Hand { $number } of { $last }

## Bare `penult`: all commands, in groups. Their names are not translated.

command-welcome = Penult: the UNO family of card games, by the printed rules.
command-group = …
    .play = Play
    .table = Play with real cards
    .book = Look something up
    .host = Host others
    .more = More
command-about = …
    .play = play against bots, here in the terminal
    .join = play with others, on a server
    .replay = watch a hand or a match again
    .score = keep the score of a match, or run a tournament
    .schedule = plan who sits where with changing partners
    .rules = search, read and print the rulebook
    .card = show a card, in words or as a picture
    .serve = open a server for friends, in the browser and the terminal
    .tables = list the tables on your server, and close some
    .backup = copy your server’s database
    .restore = restore such a copy
    .check = run conformance scenarios
    .arena = let bots compete, yours among them
    .sim = play many hands and count what happens
    .study = measure published figures about the game again
    .completion = complete commands with Tab in your shell
command-more = Start with: penult play. To see what a command can do: penult play --help
command-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
