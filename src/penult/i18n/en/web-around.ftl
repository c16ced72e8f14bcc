## Around the table in the web client: before a match, after its hands, talk, and whether everybody is there.

## Seats before a match. $name is a person or a bot, $number the number of a seat.

gathering-title = Around the table
gathering-lead-host = Invite people or seat bots. Touch a seat to change it.
gathering-lead = The match begins when the host says so.
gathering-stands = You are standing. Take a free seat, or watch.
gathering-full = You watch: every seat is taken.
gathering-seats = Seats
gathering-seat-of = Seat { $number }: { $name }
gathering-free = Free seat
## $does is what touching a free seat does for the reader.
gathering-take = { $does ->
    [bot] seat a bot here
    [move] move here
   *[sit] sit down here
}
gathering-sit = Sit down here
gathering-stand = Stand up and watch
gathering-you = you
gathering-host = host
gathering-away = away
## $kind is random, simple, keen, or one that a newer server knows.
gathering-bot = { $kind ->
    [random] random bot
    [simple] simple bot
    [keen] keen bot
   *[other] bot ({ $kind })
}
gathering-bots = Bots
gathering-bot-away = Take the bot away
gathering-move-here = Seat somebody here
gathering-choose-person = Choose a person
gathering-move-to = Move to another seat
gathering-choose-seat = Choose a seat
gathering-move = Move
gathering-swap = Whoever sits there changes places.
gathering-hand-over = Make { $name } the host
gathering-deal-first = Let { $name } deal first
gathering-deal-undo = Let the rules say who deals
gathering-deals = deals first
gathering-kick = Send { $name } away
gathering-kick-sure = Yes, send { $name } away
gathering-kick-note = { $name } leaves the table and cannot come back to it.
gathering-person = More about { $name }
## $count is how many watch.
gathering-watching = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
gathering-start = Start the match
gathering-wait = Waiting for { $name } to start
## $numbers is a list of numbers, $count how many sit at the table.
gathering-missing = { $count ->
    [one] These rules are for { $numbers } players. Only one sits here.
   *[other] These rules are for { $numbers } players. { $count } sit here.
}
gathering-name = Change your name
gathering-name-label = Your name
gathering-name-save = Save name

## Inviting. $code is the table's code.

invite-heading = Invite
invite-code = Code
invite-link = Link
invite-share = Share
invite-title = Penult
invite-text = Come to my table, { $code }.
invite-qr = Show QR code
invite-qr-hide = Hide QR code
invite-qr-label = QR code with the link to this table
name-first = What shall the others call you?
name-first-note = You can change it at any time.
name-first-go = Come to the table
invite-only-here = Only this machine reaches the server: nobody else can follow the link yet. Whoever started it can let your network in.
invite-door = Let others in
    .about = Otherwise the door is shut: only people who are at the table can come back.

## What was agreed. $language is the language of a printed sheet, $count a number of differences, $seconds a number.

agreed-clock = { $seconds ->
    [0] no clock
    [one] one second a turn
   *[other] { $seconds } seconds a turn
}
agreed-phrases = quick phrases only
agreed-no-watching = nobody watches
agreed-public = among the open tables
agreed-as-printed = Everything is played as printed ({ $language } sheet).
agreed-differs = { $count ->
    [one] One difference from the printed rules ({ $language } sheet)
   *[other] { $count } differences from the printed rules ({ $language } sheet)
}
agreed-printed = Printed:
agreed-here = At this table:

## Who deals first. $number is the place of a card, $count how many lie there, $names a list of people.
## $itself is yes where the choice is made for whoever waits a moment.

dealer-title = Who deals first?
dealer-pick = { $itself ->
    [yes] Pick a card, or one is picked for you. The highest number deals; other cards count zero.
   *[no] Pick a card. The highest number deals; other cards count zero.
}
dealer-tied = { $itself ->
    [yes] The highest are tied. Pick again, or a card is picked for you.
   *[no] The highest are tied. Pick again.
}
dealer-waiting = Waiting for { $names }.
dealer-spread = Cards, face down
dealer-card = Card { $number } of { $count }
dealer-taken = Taken by { $name }
dealer-any = Take any card
dealer-name = Name the dealer
dealer-name-lead = You are the host: you can simply say who deals.
dealer-birthday-lead = { $itself ->
    [yes] The birthday nearest to July 31 decides, before it or after it. Without an answer the table goes on.
   *[no] The birthday nearest to July 31 decides, before it or after it.
}
dealer-birthday-note = Nobody sees the day, and it is not kept.
dealer-birthday-tell = Use this day
dealer-birthday-nothing = Rather not say
dealer-day = Day
dealer-month = Month

## After a hand. $name is a player; $me is seat when that is the reader; $number is the number of a hand or of points,
## $last the last of several hands, $names a list of players.

scores-wins-hand = { $me ->
    [seat] You win the hand
   *[none] { $name } wins the hand
}
scores-void = The hand is void
scores-hand = Hand { $number }
## $minutes is how long the hand was played, none where nobody knows; $plays is how many cards were laid.
scores-plays = { $plays ->
    [one] one play
   *[other] { $plays } plays
}
scores-about = { $minutes ->
    [none] Hand { $number } · { scores-plays }
    [0] Hand { $number } · under a minute · { scores-plays }
    [one] Hand { $number } · one minute · { scores-plays }
   *[other] Hand { $number } · { $minutes } minutes · { scores-plays }
}
scores-last-card = last card: { $card }
scores-you = you
scores-dealer = dealer
scores-you-dealer = you, dealer
scores-table = Points of all hands
scores-who = Who
scores-earlier = { $last ->
    [one] 1
   *[other] 1–{ $last }
}
scores-target = to { $number }
scores-total = Total
scores-out = eliminated
## A team by the names of its players.
scores-team = { $first } & { $second }
scores-ready = Ready for hand { $number }
scores-waiting = Waiting for { $names }.
scores-are-ready = Ready: { $names }.
scores-show = Show the scores
## $names are the winners, $count how many people they are; $me is seat when the reader or the reader's team won, shared
## when others won as well.
scores-victory = { $me ->
    [seat] { $count ->
        [one] You win the match
       *[other] Your team wins the match
    }
    [shared] You share the victory
   *[none] { $count ->
        [one] { $names } wins the match
       *[other] { $names } win the match
    }
}

## After a match.

over-hands = { $count ->
    [one] After one hand
   *[other] After { $count } hands
}
over-again = Play another match
over-wait = { $name } can begin another match.
over-seats = Change seats
over-record = Download the record
over-leave = Leave the table
over-show = Show the result

## Talk. $name is a person.

talk-title = Talk
talk-empty = Nobody has said anything yet.
talk-phrases = Quick phrases
talk-write = Write something
talk-send = Send
talk-you = You
talk-more = More about what { $name } said
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-muted = You do not hear { $name }.
talk-report = Report as a suggestion
talk-aloud = Report a suggestion made aloud
talk-aloud-who = Who suggested a play aloud?

## What comes of your own report. $judges are those who decide, $count how many they are.
talk-reported = { $count ->
    [one] You reported { $name }. { $judges } decides.
   *[other] You reported { $name }. { $judges } decide.
}

## A line was reported as a suggestion. $votes have decided, of $count.
judge-title = To decide
judge-short = { $count ->
    [one] A decision about { $name }
   *[other] A vote about { $name }
}
judge-decide = Decide
judge-question = Was this a suggestion by { $name }?
judge-aloud = { $by } says that { $name } suggested a play aloud. Is it true?
judge-guilty = Yes
judge-innocent = No
judge-voted = { $votes ->
    [one] Your answer counts. { $votes } of { $count } has answered.
   *[other] Your answer counts. { $votes } of { $count } have answered.
}

## Whether everybody is there. $names is a list of people, $count how many.

presence-paused = The table is paused.
presence-resume = Go on
presence-pause-asked = A pause is asked for by { $names }.
presence-pause-waits = Still to agree: { $names }.
presence-pause-agree = Agree
presence-autopilot = A bot plays for you.
presence-take-back = Take my seat back
presence-watching = You are watching.
presence-sit = Play from the next hand on
presence-next-deal = You play from the next hand on.
presence-rather-watch = Rather watch
presence-goes-on = { $seconds ->
    [one] The table goes on in one second.
   *[other] The table goes on in { $seconds } seconds.
}
presence-away = { $count ->
    [one] { $names } is away. The table plays on.
   *[other] { $names } are away. The table plays on.
}
presence-may-void = A player has left. You can void this hand: open the menu.
presence-elsewhere = You play in another window
presence-take-over = Play here
presence-reload = Reload
presence-come-back = Come back
presence-try-again = Try again
presence-home = First page
presence-lobby = Open tables

## $code is the code that was asked for.
unknown-title = No table { $code } is open to you
unknown-note = Check the letters: one of them may be wrong, or the table is closed.
unknown-locked = Or does the table ask for a password?
unknown-password = Password
unknown-knock = Knock
unknown-wrong = The table does not open with that password.
unknown-code = Code
unknown-go = Go to this table

## $count is how many have to sit down at least; 0 where bots do.
gathering-wanting = { $count ->
    [0] A person has to sit down: bots alone do not play.
    [one] One more has to sit down: invite somebody or seat a bot.
   *[other] { $count } more have to sit down: invite people or seat bots.
}
