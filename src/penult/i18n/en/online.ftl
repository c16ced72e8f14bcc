## Playing at a table of a server in the terminal. Commands begin with / and are never translated.

## Coming in. $name is the name used here last; $code a table's code, $link the link to it.

online-name = Your name:
online-name-again = Your name, or Enter for { $name }:
online-opened = The table is open, its code is { $code }. Others join with: penult join { $link }
online-no-tables = No table is open here. penult join ADDRESS --new classic opens one.
online-lobby = Open tables:
## $game is the name of an edition, $host a person; $locked is yes where a password is asked.
online-listing = { $code }  { $game }, { $host } · { $people ->
    [one] one person
   *[other] { $people } people
} · { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
} · { $free ->
    [0] no free seat
    [one] one free seat
   *[other] { $free } free seats
}{ $locked ->
    [yes] {" "}· password
   *[no] {""}
}
online-ask-code = { $tables ->
    [0] The code of a table, or Enter to stop:
   *[other] The number or the code of a table, or Enter to stop:
}
online-no-such-code = { $tables ->
    [0] “{ $text }” is no code: expected the { $letters } letters and digits of a table's code.
   *[other] “{ $text }” is no code: expected the { $letters } letters and digits of a table's code, or its number in the list.
}
online-password = { $locked ->
    [yes] The table wants a password. Password, or Enter to stop:
   *[no] No such table, or it wants a password. Password, or Enter to stop:
}
online-password-piped = A password of a table is given in PENULT_PASSWORD.
online-at = Table { $code }: { $game }, { $seats } seats. Type ? for help.
online-agreed = Agreed: { $rules }
online-lost = The connection is lost; trying again.
online-found = Connected again.
online-not-sent = Not sent: there is no connection now.
online-come-back = Your seat waits for you: penult join { $link }

## Who is here. $state is free, bot ($kind says of which kind), here, away, or autopilot where a bot plays for somebody;
## measured where the connection takes $number milliseconds there and back.

online-seat = { $state ->
    [free] { $seat }  free
    [bot] { $seat }  { $who }, bot ({ $kind })
    [away] { $seat }  { $who }, away
    [autopilot] { $seat }  { $who }, a bot plays meanwhile
    [measured] { $seat }  { $who } ({ $number } ms)
   *[here] { $seat }  { $who }
}
online-host = Host: { $who }
online-named-dealer = { $who } is to deal first: the host has said so.
online-watching = Watching: { $people }
online-bot-plays-on = { $who }, a bot, plays on in seat { $seat }.
online-next-deal = You play from the next deal on.

## What is asked

online-begin = { $free ->
    [yes] Enter begins the match; /bot { $seat } keen seats a bot, /who shows the seats.
   *[no] Enter begins the match; /who shows the seats.
}
online-wait-begin = { $who } begins the match when everybody is there.
online-watch = You are watching; /sit asks for a seat.
online-pick = Who deals? Pick a card: a number from 1 to { $count }, or Enter for any.
online-birthday = Who deals? Your birthday, day and month, such as 31 7; Enter tells nothing. Nobody sees it, and it is not kept.
online-name-dealer = You can also name the dealer yourself: /dealer NAME, /dealer 2.
online-birthday-form = “{ $text }” is no birthday: write the day first, then the month, in numbers. 31 7 is the 31st of July.
online-settle = Enter lets the last card pass.
online-next = Enter for the next hand.
online-again = The match is over. Enter begins another one, /leave leaves.
online-wait-again = The match is over. { $who } can begin another one; /leave leaves.
online-paused = Enter goes on after the pause.
online-ask-pause = A pause is asked for by { $people }; /pause agrees.
online-pause-waits = The pause waits for: { $people }
online-judge = Was line #{ $number } of { $who } a suggestion? /guilty { $number } or /innocent { $number }
## $by says so of $who; nothing was written.
online-judge-aloud = { $by } says that { $who } suggested a play aloud. Is it true? /guilty { $number } or /innocent { $number }
online-held = Your answer is in; the table shows it in a moment.
## $number is a number of seconds; $me is seat when they are the reader's.
online-clock = { $me ->
    [seat] { $number ->
        [one] You have one second.
       *[other] You have { $number } seconds.
    }
   *[none] { $number ->
        [one] { $who } has one second.
       *[other] { $who } has { $number } seconds.
    }
}

## What was typed

online-nothing-asked = Nothing is asked of you now. Type ? for help.
online-no-command = “{ $text }” is not a command. Type ? for help.
## $form shows how a command is typed.
online-form = Expected: { $form }
online-nobody-called = Nobody here is called “{ $text }”.
online-several-called = Several people here are called “{ $text }”. Type the number of the seat instead, as /who shows it.
online-phrases = Quick phrases, by name:
online-done = Done.
online-help = /say TEXT talks · /phrase hello says a quick phrase, /phrase lists them · /mute NAME, /unmute NAME
    /report 12 reports line 12 as a suggestion, /aloud NAME one made aloud · /guilty 12, /innocent 12 decide
    /who the seats · /table the cards · /score the totals · /link to invite others
    /sit, /sit 2 takes a seat · /stand gives it up · /back takes it back from the bot · /pause, /resume
    The host: /start · /bot 2 keen, /bot 2 · /move NAME 2 · /kick NAME · /shut, /open the door · /host NAME
    /dealer NAME names who deals first, /dealer takes it back · /void voids a hand that someone has left
    /leave or q leaves the table; the end of the input only hangs up, and your seat waits.
