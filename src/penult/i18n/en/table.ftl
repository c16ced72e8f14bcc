## A table on a server, for every client: what people do at it besides playing, why the table declines something,
## quick phrases, and why a connection ends. A part is named as in the protocol; the message itself
## is for what a newer server may say.

## $who is a person or a bot; $me is seat when that is the reader. $seat is the number of a seat, $kind a kind of
## bot, $card the name of a card, $number the number of a line of talk, $text what was said.
## $other is who was named to deal, $whom is nobody, reader, self ($who) or other. $aloud is yes where nothing was written.
table-event = Something happened at the table.
    .joined = { $me ->
        [seat] You joined the table.
       *[none] { $who } joined the table.
    }
    .left = { $who } left the table.
    .gone = { $who } went offline.
    .back = { $who } came back.
    .renamed = { $me ->
        [seat] You changed your name to { $text }.
       *[none] { $who } is now called { $text }.
    }
    .sat = { $me ->
        [seat] You took seat { $seat }.
       *[none] { $who } took seat { $seat }.
    }
    .stood = { $me ->
        [seat] You left seat { $seat }.
       *[none] { $who } left seat { $seat }.
    }
    .bot_sat = { $who }, a bot ({ bot-level }), took seat { $seat }.
    .kicked = The host kicked { $who }.
    .host = { $me ->
        [seat] You became the host.
       *[none] { $who } became the host.
    }
    .started = The match started.
    .picked = { $me ->
        [seat] You picked { $card-a }.
       *[none] { $who } picked { $card-a }.
    }
    .tied = The highest cards were tied: those players pick again.
    .dealer = { $me ->
        [seat] You deal first.
       *[none] { $who } deals first.
    }
    .named = { $whom ->
        [nobody] { $me ->
            [seat] You let the rules choose the dealer.
           *[none] { $who } let the rules choose the dealer.
        }
        [reader] { $who } chose you as dealer.
        [self] { $me ->
            [seat] You chose to deal first.
           *[none] { $who } chose to deal first.
        }
       *[other] { $me ->
            [seat] You chose { $other } as dealer.
           *[none] { $who } chose { $other } as dealer.
        }
    }
    .voided = { $me ->
        [seat] You voided the hand.
       *[none] { $who } voided the hand.
    }
    .autopilot = { $me ->
        [seat] You ran out of time: a bot plays for you until you’re back.
       *[none] { $who } ran out of time: a bot took over.
    }
    .took_back = { $me ->
        [seat] You took your seat back.
       *[none] { $who } took their seat back.
    }
    .paused = The game was paused.
    .resumed = The game was resumed.
    .said = { $who }: { $text } (#{ $number })
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] You were reported for suggesting a play out loud (#{ $number }).
           *[none] { $who } was reported for suggesting a play out loud (#{ $number }).
        }
       *[no] { $who }’s message #{ $number } was reported as a suggestion.
    }
    .acquitted = { $aloud ->
        [yes] { $me ->
            [seat] You were cleared: you made no suggestion (#{ $number }).
           *[none] { $who } was cleared: they made no suggestion (#{ $number }).
        }
       *[no] Message #{ $number } wasn’t a suggestion.
    }
    .report_dropped = { $me ->
        [seat] The report against you was dropped (#{ $number }).
       *[none] The report against { $who } was dropped (#{ $number }).
    }
    .rematch = Another match is coming up. You can change seats now.
    .door_shut = The host closed the table: nobody new can join.
    .door_opened = The host opened the table: others can join again.
    .table_reported = Someone reported this table. After a few more reports, it won’t be listed as a public table anymore.
    .unlisted = This table is no longer listed as a public table. People with the code can still join.
    .listed = This table is listed as a public table again.

## Why the table declines something. not_yours is a move that only the referee of a hand makes; unknown_update an answer
## to something that the server has not sent.
table-refusal = The table can’t do that.
    .answered = You’ve already answered. Everyone sees it in a moment.
    .flag_too_late = Too late: that card can’t be flagged anymore.
    .full = There’s no free seat.
    .malformed = The server didn’t understand that.
    .no_card_there = That card is gone. Pick another one.
    .no_judge = Nobody at the table can decide that.
    .no_such_day = That day doesn’t exist. Check the day and the month.
    .no_such_line = You can’t report that message: it’s your own, it’s gone, or it’s already been reported.
    .nobody_left = You can void a hand only after one of its players has left.
    .nobody_seated = Nobody has a seat yet.
    .nobody_there = There’s nobody in that seat you could choose. Pick another seat.
    .not_asked = There’s nothing to answer right now.
    .not_host = Only the host can do that.
    .not_judge = That’s not for you to decide.
    .not_now = You can’t do that right now.
    .not_paused = The game isn’t paused.
    .not_playing = You aren’t playing in this hand.
    .not_seated = You don’t have a seat. Sit down first.
    .not_yours = Only the referee can make that move.
    .not_yourself = You can’t do that to yourself.
    .nothing_said = There’s nothing to send. Write a message first.
    .paused = The game is paused.
    .phrases_only = Only quick phrases are allowed at this table.
    .picked = You’ve already picked a card.
    .players = { $players ->
        [one] One player isn’t enough. Invite people or add bots.
       *[other] These rules don’t work with { $players } players. More or fewer have to sit down.
    }
    .reported_once = You’ve already reported this player in this hand.
    .said_once = You’ve already said that since the last card.
    .seat_taken = That seat is taken. Choose another one.
    .too_many_seats = You already have a seat at three public tables. Leave one of them first.
    .seen_a_hand = You’ve seen cards of this hand. Take your old seat, or wait for the next hand.
    .seated = You already have a seat.
    .stale = That was too late: the table has changed. Take another look.
    .too_early = Too early: the card wasn’t on the table yet.
    .too_fast = Too fast! Wait a moment, then try again.
    .tournament = You can’t void a hand in a tournament.
    .unknown_bot = There’s no such bot.
    .unknown_person = That person isn’t at the table.
    .unknown_phrase = There’s no such phrase.
    .unknown_seat = There’s no such seat.
    .unknown_update = You’re out of step with the table. Reload and try again.
    .waiting = Your last move hasn’t gone through yet.

phrase = …
    .hello = Hello!
    .good_luck = Good luck!
    .well_played = Well played!
    .thanks = Thanks!
    .sorry = Sorry!
    .oops = Oops!
    .hurry = Hurry up!
    .wait = Wait a moment!
    .ouch = Ouch!
    .lucky = Lucky!
    .so_close = So close!
    .good_game = Good game!
    .laugh = Ha ha!
    .cry = Oh no!
    .think = Hmm…
    .clap = Bravo!
    .heart = ♥
    .wave = Bye!

bye = You’ve been disconnected.
    .reload = The server has been updated. Update Penult and come back: your seat is saved.
    .taken_over = You joined this table from somewhere else. Keep playing there.
    .kicked = The host kicked you from the table.
    .left = You left the table.
    .revoked = Your session has expired. Please rejoin.
    .closing = The server is shutting down.
    .too_slow = Your connection was too slow.
    .too_fast = You sent too much at once. Wait a moment, then rejoin.
    .unknown_table = There’s no such table, or the password is wrong.
    .full = The table is full.
    .shut = The host isn’t letting anyone else in.
    .too_many_seats = You already have a seat at three public tables. Leave one of them first.
    .halted = The table was stopped because the server can’t read its saved data.
    .stopped = The people who run this server closed the table.
