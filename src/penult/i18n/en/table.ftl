## A table on a server, for every client: what people do at it besides playing, why the table declines something,
## quick phrases, and why a connection ends. A part is named as in the protocol; the message itself
## is for what a newer server may say.

## $who is a person or a bot; $me is seat when that is the reader. $seat is the number of a seat, $kind a kind of
## bot, $card the name of a card, $number the number of a line of talk, $text what was said.
## $other is who was named to deal, $whom is nobody, reader, self ($who) or other. $aloud is yes where nothing was written.
table-event = Something happened at the table.
    .joined = { $me ->
        [seat] You are at the table.
       *[none] { $who } comes to the table.
    }
    .left = { $who } leaves the table.
    .gone = { $who } is away.
    .back = { $who } is back.
    .renamed = { $me ->
        [seat] You are called { $text } now.
       *[none] { $who } is called { $text } now.
    }
    .sat = { $me ->
        [seat] You take seat { $seat }.
       *[none] { $who } takes seat { $seat }.
    }
    .stood = { $me ->
        [seat] You give up seat { $seat }.
       *[none] { $who } gives up seat { $seat }.
    }
    .bot_sat = { $who }, a bot ({ $kind }), takes seat { $seat }.
    .kicked = { $who } is sent away from the table.
    .host = { $me ->
        [seat] You are the host now.
       *[none] { $who } is the host now.
    }
    .started = The match begins.
    .picked = { $me ->
        [seat] You picked { $card }.
       *[none] { $who } picked { $card }.
    }
    .tied = The highest are tied and pick again.
    .dealer = { $me ->
        [seat] You deal first.
       *[none] { $who } deals first.
    }
    .named = { $whom ->
        [nobody] { $me ->
            [seat] You take it back: the rules say who deals first.
           *[none] { $who } takes it back: the rules say who deals first.
        }
        [reader] { $who } names you as dealer.
        [self] { $me ->
            [seat] You deal first.
           *[none] { $who } deals first.
        }
       *[other] { $me ->
            [seat] You name { $other } as dealer.
           *[none] { $who } names { $other } as dealer.
        }
    }
    .voided = { $me ->
        [seat] You void the hand.
       *[none] { $who } voids the hand.
    }
    .autopilot = { $me ->
        [seat] Your time is up: a bot plays for you until you act.
       *[none] { $who }'s time is up: a bot plays on.
    }
    .took_back = { $me ->
        [seat] You take your seat back.
       *[none] { $who } takes the seat back.
    }
    .paused = The table is paused.
    .resumed = Play goes on.
    .said = { $who }: { $text } (#{ $number })
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] You are reported for a suggestion made aloud (#{ $number }).
           *[none] { $who } is reported for a suggestion made aloud (#{ $number }).
        }
       *[no] Line #{ $number } of { $who } is reported as a suggestion.
    }
    .acquitted = { $aloud ->
        [yes] { $me ->
            [seat] You made no suggestion (#{ $number }).
           *[none] { $who } made no suggestion (#{ $number }).
        }
       *[no] Line #{ $number } was no suggestion.
    }
    .report_dropped = { $me ->
        [seat] The report against you is dropped (#{ $number }).
       *[none] The report against { $who } is dropped (#{ $number }).
    }
    .rematch = Another match: the seats can be changed.
    .door_shut = The door is shut: nobody else comes in.
    .door_opened = The door is open again.
    .table_reported = Someone reported this table. After a few more reports it is taken off the list of open tables.
    .unlisted = This table was taken off the list of open tables. People with the code can still join.
    .listed = This table is back on the list of open tables.

table-refusal = The table does not do that.
    .answered = You have answered already; the table shows it in a moment.
    .flag_too_late = Too late: the card you meant can no longer be flagged.
    .full = There is no free seat.
    .malformed = The server did not understand that.
    .no_card_there = No card lies there any more.
    .no_judge = Nobody at the table could decide it.
    .no_such_day = There is no such day.
    .no_such_line = There is no such line of another player, or it has been reported already.
    .nobody_left = A hand can only be voided while someone who began it has left it.
    .nobody_seated = Nobody sits at the table.
    .nobody_there = There is no player at that seat whom you could name.
    .not_asked = That is not asked now.
    .not_host = Only the host can do that.
    .not_judge = That is not for you to decide.
    .not_now = That is not possible at this moment.
    .not_paused = The table is not paused.
    .not_playing = You do not play in this hand.
    .not_seated = You have no seat at the table.
    .not_yours = That is no move of a player.
    .not_yourself = You cannot do that to yourself.
    .nothing_said = You have said nothing.
    .paused = The table is paused.
    .phrases_only = Only quick phrases are said at this table.
    .picked = You have picked a card already.
    .players = { $players ->
        [one] One player is not enough: more people or bots must take a seat.
       *[other] These rules are not for { $players } players: more or fewer must sit at the table.
    }
    .reported_once = You have already reported this player in this hand.
    .seat_taken = That seat is taken.
    .seen_a_hand = You have seen other cards in this hand: sit down where you sat, or wait for the next deal.
    .seated = You have a seat already.
    .stale = The table had moved on before your move arrived. Look again.
    .too_early = Too early: the card had not been shown yet.
    .too_fast = That was too much at once. Wait a moment.
    .tournament = No hand is voided at a tournament’s table.
    .unknown_bot = There is no such kind of bot.
    .unknown_person = There is no such person at the table.
    .unknown_phrase = There is no such phrase.
    .unknown_seat = There is no such seat.
    .unknown_update = Your move answers something that the table has not said.
    .waiting = A move of yours is waiting already.

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
    .think = Hm…
    .clap = Bravo!
    .heart = ♥
    .wave = Bye!

bye = The connection has ended.
    .reload = The server speaks a newer language: update Penult and come back. Your seat waits for you.
    .taken_over = You have joined this table from somewhere else; the table goes on there.
    .kicked = The host has sent you away from the table.
    .left = You have left the table.
    .revoked = Your pass for this server is not valid any more.
    .closing = The server is closing.
    .too_slow = The connection was too slow.
    .too_fast = The server heard too much from you at once.
    .unknown_table = There is no such table, or the password is another one.
    .full = The table is full.
    .shut = The host lets nobody else in.
    .halted = The table was stopped: the server cannot read what it has stored about it.
    .stopped = The people who run this server have closed the table.
