## The web client, where it needs other words than the terminal. A part is named as in the protocol; the message itself
## is for what a newer server may say.

## The name of somebody who has not given one yet.
web-guest = Guest { $number }

## A card as a screen reader says it; $color is none for a wild.
web-card = { $color ->
    [none] { $card }
   *[other] { $card }, { shape }
}

## Moves as buttons say them. $card is the name of a card, $who a player. What is not here is said as everywhere.
web-move = Make the move
    .play = Play { $card }
    .play-color = Play { $card }, call { color }
    .play-target = Play { $card } on { $who }
    .draw = Draw one
    .accept-D = Take { draw-strength }
    .accept-W4 = Take four
    .invis = Play { invisibility }
    .invis-color = Play { invisibility }, call { color }
    .color = Call { color }

## What people do at a table, where no seat is named by its number. $who is a person or a bot; $me is seat when that is
## the reader.
web-event = Something happened at the table.
    .sat = { $me ->
        [seat] You sit down.
       *[none] { $who } sits down.
    }
    .stood = { $me ->
        [seat] You give up your seat.
       *[none] { $who } gives up the seat.
    }
    .bot_sat = { $who }, a bot, sits down.
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] You are reported for a suggestion made aloud.
           *[none] { $who } is reported for a suggestion made aloud.
        }
       *[no] { $me ->
            [seat] A line of yours is reported as a suggestion.
           *[none] A line of { $who } is reported as a suggestion.
        }
    }
    .acquitted = { $me ->
        [seat] You made no suggestion.
       *[none] { $who } made no suggestion.
    }
    .report_dropped = { $me ->
        [seat] The report against you is dropped.
       *[none] The report against { $who } is dropped.
    }

## Why something could not be done before there is a table. $seconds is how long to wait, 0 where nobody knows.
web-problem = This page and the server do not understand each other. Reload the page.
    .offline = The server does not answer. Look at your connection and try again.
    .unreadable = Something other than Penult answered. Try again in a moment.
    .malformed = The server could not read that.
    .no_token = The server does not know you any more. Come in again.
    .not_found = There is nothing at this address.
    .unknown_table = There is no finished match under this code.
    .unknown_match = The table has not finished so many matches.
    .too_slow = That took too long. Try again.
    .refused = That cannot be done.
    .too_fast = { $seconds ->
        [0] That was too much at once. Wait a moment.
        [one] That was too much at once. Wait one second.
       *[other] That was too much at once. Wait { $seconds } seconds.
    }
    .our_fault = The server made a mistake. Try again.
    .closing = The server is restarting. Try again in a moment.
    .disk = The server cannot save anything now. Nothing was done.
    .damaged = The server cannot read what it has stored. Whoever runs it has been told.

## Why a connection has ended, and how it stands.
web-bye = The connection has ended.
    .reload = There is a newer Penult. Reload the page; your seat waits for you.
    .taken_over = You are at this table in another window. The table goes on there.
    .revoked = The server does not know you any more. Come in again.
web-line = The connection has ended.
    .connecting = Coming to the table…
    .lost = Connection lost. Reconnecting…
    .kept = Connection lost. Your move is played when you’re back.
