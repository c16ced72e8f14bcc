## Around the table in the web client: before a match, after its hands, chat, and whether everyone is there.

## Seats before a match. $name is a person or a bot, $number the number of a seat.

gathering-title = Who’s playing?
gathering-lead-host = Invite people or add bots. Tap a seat to change it.
gathering-lead = The match starts when the host is ready.
gathering-stands = You don’t have a seat yet. Take a free one, or just watch.
gathering-full = Every seat is taken, so you’re watching.
gathering-seats = Seats
gathering-seat-of = Seat { $number }: { $name }
gathering-free = Free seat
## $does is what touching a free seat does for the reader.
gathering-take = { $does ->
    [bot] add a bot
    [move] move here
   *[sit] sit here
}
gathering-sit = Sit here
gathering-stand = Leave seat and watch
gathering-you = you
gathering-host = host
gathering-away = away
gathering-bots = Bots
gathering-bot-away = Remove bot
gathering-move-here = Seat someone here
gathering-choose-person = Choose a person
gathering-move-to = Move to another seat
gathering-choose-seat = Choose a seat
gathering-move = Move
gathering-swap = If someone sits there, they swap seats.
gathering-hand-over = Make { $name } the host
gathering-deal-first = Let { $name } deal first
gathering-deal-undo = Let the rules choose the dealer
gathering-deals = deals first
gathering-kick = Kick { $name }
gathering-kick-sure = Yes, kick { $name }
gathering-kick-note = { $name } has to leave the table and can’t come back.
gathering-person = Options for { $name }
## $count is how many watch.
gathering-watching = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
gathering-start = Start the match
gathering-wait = Waiting for { $name } to start
## $numbers is a list of numbers, $count how many sit at the table.
gathering-missing = { $count ->
    [one] These rules are for { $numbers } players. Only one is here.
   *[other] These rules are for { $numbers } players. { $count } are here.
}
gathering-name = Change your name
## $rules are names of what was changed: Seven-O · Jump-In.
gathering-house = Rules here: { $rules }
gathering-name-label = Your name
gathering-name-save = Save name

## Inviting. $code is the table's code.

invite-heading = Invite
invite-code = Code
invite-link = Link
invite-share = Share
invite-title = Penult
invite-text = Join my table! The code is { $code }.
invite-qr = Show QR code
invite-qr-hide = Hide QR code
invite-qr-label = QR code with the link to this table
name-first = What should the others call you?
name-first-note = You can change it anytime.
name-first-go = Join the table
invite-only-here = Only this computer can reach the server, so the link doesn’t work for others yet. The person who started the server can open it to your network.
invite-door = Let others join
    .about = When this is off, nobody new can join. People who are already at the table can still come back.

## What was agreed. $language is the language of a printed sheet, $count a number of differences, $seconds a number.

agreed-clock = { $seconds ->
    [0] no turn timer
    [one] one second per turn
   *[other] { $seconds } seconds per turn
}
agreed-pace = { $pace ->
    [relaxed] relaxed bots
    [normal] bots at a normal pace
   *[fast] fast bots
}
agreed-phrases = quick phrases only
agreed-no-watching = no spectators
agreed-public = public table
agreed-as-printed = Played by the printed rules ({ $language } sheet).
agreed-differs = { $count ->
    [one] One change to the printed rules ({ $language } sheet)
   *[other] { $count } changes to the printed rules ({ $language } sheet)
}
agreed-printed = Printed:
agreed-here = At this table:

## Who deals first. $number is the place of a card, $count how many lie there, $names a list of people.
## $itself is yes where the choice is made for a player who waits a moment.

dealer-title = Who deals first?
dealer-pick = Pick a card. The highest number deals. Cards without a number count as zero.
dealer-tied = It’s a tie! Pick again.
dealer-waiting = Waiting for { $names }.
dealer-spread = Cards, face down
dealer-card = Card { $number } of { $count }
dealer-taken = Picked by { $name }
dealer-any = Pick any card
dealer-name = Choose the dealer
dealer-name-lead = You’re the host, so you can just choose who deals.
dealer-birthday-lead = { $itself ->
    [yes] The player whose birthday is closest to July 31, before or after, deals. No answer? The game goes on without it.
   *[no] The player whose birthday is closest to July 31, before or after, deals.
}
dealer-birthday-note = Nobody sees your birthday, and it isn’t saved.
dealer-birthday-tell = Use this day
dealer-birthday-nothing = I’d rather not say
dealer-day = Day
dealer-month = Month

## After a hand. $name is a player; $me is seat when that is the reader; $number is the number of a hand or of points,
## $last the last of several hands, $names a list of players.

scores-wins-hand = { $me ->
    [seat] You won the hand!
   *[none] { $name } won the hand
}
scores-void = The hand is void: nobody scores
scores-hand = Hand { $number }
## $minutes is how long the hand was played, none where nobody knows; $plays is how many cards were played.
scores-plays = { $plays ->
    [one] one card played
   *[other] { $plays } cards played
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
scores-who = Player
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
        [one] You won the match!
       *[other] Your team won the match!
    }
    [shared] You share the win!
   *[none] { $count ->
        [one] { $names } won the match
       *[other] { $names } won the match
    }
}

## One-tap play, offered after the first hand.

scores-tap = Play cards with one tap?
    .about = Right now, the first tap selects a card and the second plays it.
    .yes = Turn it on
    .no = Not now
    .on = One tap now plays a card. You can change this in the menu.
    .off = You can turn it on in the menu at any time.

## After a match.

over-hands = { $count ->
    [one] After one hand
   *[other] After { $count } hands
}
over-again = Play again
over-wait = { $name } can start another match.
over-seats = Change seats
over-record = Download the match record
over-leave = Leave the table
over-show = Show the result

## Chat. $name is a person.

talk-title = Chat
talk-empty = No messages yet.
talk-phrases = Quick phrases
talk-write = Write a message
talk-send = Send
talk-you = You
talk-more = Options for { $name }’s message
talk-mute = Mute { $name }
talk-unmute = Unmute { $name }
talk-muted = You muted { $name }.
talk-report = Report as a suggestion
talk-aloud = Report a suggestion made out loud
talk-aloud-who = Who suggested a play out loud?

## What comes of your own report. $judges are those who decide, $count how many they are.
talk-reported = { $count ->
    [one] You reported { $name }. { $judges } decides.
   *[other] You reported { $name }. { $judges } decide.
}

## A line was reported as a suggestion. $votes have decided, of $count.
judge-title = Your decision
judge-short = { $count ->
    [one] Decide about { $name }
   *[other] Vote on { $name }
}
judge-decide = Decide
judge-question = Did { $name } suggest a play here?
judge-aloud = { $by } says { $name } suggested a play out loud. Is that true?
judge-guilty = Yes
judge-innocent = No
judge-voted = { $votes ->
    [one] Thanks, your vote counts. { $votes } of { $count } has voted.
   *[other] Thanks, your vote counts. { $votes } of { $count } have voted.
}

## Whether everyone is there. $names is a list of people, $count how many.

presence-paused = The game is paused.
presence-resume = Resume
presence-pause-asked = Pause requested by { $names }.
presence-pause-waits = Waiting for { $names } to agree.
presence-pause-agree = Agree
presence-autopilot = A bot is playing for you.
presence-take-back = Take my seat back
presence-watching = You’re watching.
presence-sit = Join the next hand
presence-next-deal = You’ll join the next hand.
presence-rather-watch = Just watch
presence-goes-on = { $seconds ->
    [one] The game goes on in one second.
   *[other] The game goes on in { $seconds } seconds.
}
presence-away = { $count ->
    [one] { $names } is away. The game goes on.
   *[other] { $names } are away. The game goes on.
}
presence-may-void = A player has left. You can void this hand in the menu.
presence-elsewhere = You’re playing in another window
presence-take-over = Play here
presence-reload = Reload
presence-come-back = Rejoin
presence-try-again = Try again
presence-home = Home page
presence-lobby = Public tables

## $code is the code that was asked for.
unknown-title = Table { $code } not found
unknown-note = Check the code. Or maybe the table was closed.
unknown-locked = Does the table have a password?
unknown-password = Password
unknown-join = Join
unknown-wrong = That didn’t work. Check the code and the password.
unknown-code = Code
unknown-go = Join this table

## $count is how many have to sit down at least; 0 where bots do.
gathering-wanting = { $count ->
    [0] At least one person has to sit down: bots don’t play alone.
    [one] One more player needed. Invite someone or add a bot.
   *[other] { $count } more players needed. Invite people or add bots.
}
