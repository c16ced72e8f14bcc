## The web client, where it needs other words than the terminal. A part is named as in the protocol; the message itself
## is for what a newer server may say.

## The name of a person who has not given one yet.
web-guest = Guest { $number }

## A card as a screen reader says it; $color is none for a wild.
web-card = { $color ->
    [none] { $card }
   *[other] { $card }, { shape }
}

## Moves as buttons say them. $card is the name of a card, $who a player. What is not here is said as everywhere.
web-move = Play
    .play = { $uno ->
        [yes] Play { $card } and call UNO!
       *[no] Play { $card }
    }
    .play-color = { $uno ->
        [yes] Play { $card }, choose { color } and call UNO!
       *[no] Play { $card }, choose { color }
    }
    .play-target = { $uno ->
        [yes] Play { $card } on { $who } and call UNO!
       *[no] Play { $card } on { $who }
    }
    .draw = Draw
    .accept-total = Draw { $number } cards
    .play-target-7 = { $uno ->
        [yes] Play { $card }, swap with { $who } and call UNO!
       *[no] Play { $card } and swap with { $who }
    }
    .jump-target-7 = { $uno ->
        [yes] Jump in with { $card-a }, swap with { $who } and call UNO!
       *[no] Jump in with { $card-a } and swap with { $who }
    }
    .answer = Play { $card }
    .answer-D = Add { $card }
    .answer-W4 = Add { $card }
    .answer-S = Pass it on with { $card }
    .answer-V = Pass it on with { $card }
    .accept-D = Draw { draw-strength }
    .accept-W4 = Draw four
    .invis = { $uno ->
        [yes] Play { invisibility } and call UNO!
       *[no] Play { invisibility }
    }
    .invis-color = { $uno ->
        [yes] Play { invisibility }, choose { color } and call UNO!
       *[no] Play { invisibility }, choose { color }
    }
    .color = Choose { color }

## What people do at a table, where no seat is named by its number. $who is a person or a bot; $me is seat when that is
## the reader.
web-event = Something happened at the table.
    .sat = { $me ->
        [seat] You sat down.
       *[none] { $who } sat down.
    }
    .stood = { $me ->
        [seat] You left your seat.
       *[none] { $who } left their seat.
    }
    .bot_sat = { $who }, a bot ({ bot-level }), sat down.
    .reported = { $aloud ->
        [yes] { $me ->
            [seat] You were reported for suggesting a play out loud.
           *[none] { $who } was reported for suggesting a play out loud.
        }
       *[no] { $me ->
            [seat] Your message was reported as a suggestion.
           *[none] { $who }’s message was reported as a suggestion.
        }
    }
    .acquitted = { $me ->
        [seat] You were cleared: it wasn’t a suggestion.
       *[none] { $who } was cleared: it wasn’t a suggestion.
    }
    .report_dropped = { $me ->
        [seat] The report against you was dropped.
       *[none] The report against { $who } was dropped.
    }

## Why something could not be done before there is a table. $seconds is how long to wait, 0 where nobody knows.
web-problem = This page is out of date. Reload it to continue.
    .offline = Can’t reach the server. Check your connection and try again.
    .unreadable = The server sent something unexpected. Try again in a moment.
    .malformed = The server didn’t understand that. Reload the page and try again.
    .no_token = Your session has expired. Please rejoin.
    .not_found = There’s nothing at this address. Check the link.
    .unknown_table = No finished match has this code. Check the link.
    .unknown_match = This table hasn’t finished that match. Check the link.
    .no_record = That match has too many moves for a record.
    .too_slow = That took too long. Try again.
    .refused = That isn’t possible.
    .too_fast = { $seconds ->
        [0] Too fast! Wait a moment, then try again.
        [one] Too fast! Try again in one second.
       *[other] Too fast! Try again in { $seconds } seconds.
    }
    .our_fault = Something went wrong on our end. Try again.
    .closing = The server is restarting. Try again in a moment.
    .disk = The server can’t save right now, so nothing was changed. Try again later.
    .damaged = The server can’t read its saved data. The people who run it have been told.

## Why a connection has ended, and how it stands.
web-bye = You’ve been disconnected.
    .reload = Penult has been updated. Reload the page: your seat is saved.
    .taken_over = You opened this table in another window. Keep playing there.
    .revoked = Your session has expired. Please rejoin.
web-line = You’ve been disconnected.
    .connecting = Connecting…
    .lost = Connection lost. Reconnecting…
    .kept = Connection lost. Your move will be played when you’re back.
