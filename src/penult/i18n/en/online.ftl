## Playing at a table of a server in the terminal. Commands begin with / and are never translated.

## Coming in. $name is the name used here last; $code a table's code, $link the link to it.

online-name = Your name:
online-name-again = Your name, or Enter for { $name }:
online-opened = Your table is open. Its code is { $code }. Others join with: penult join { $link }
online-no-tables = There are no public tables here. To create one: penult join ADDRESS --new classic
online-lobby = Public tables:
## $game is the name of an edition, $host a person; $locked is yes where a password is asked.
online-listing = { $locked ->
    [yes] { $code }  { $game }, { $host } · { $seats } · password
   *[no] { $code }  { $game }, { $host } · { $seats }
}
online-people = { $people ->
    [one] one person
   *[other] { $people } people
}
online-bots = { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
}
online-free = { $free ->
    [0] no free seat
    [one] one free seat
   *[other] { $free } free seats
}
online-ask-code = { $tables ->
    [0] Type a table’s code, or Enter to stop:
   *[other] Type a table’s number or code, or Enter to stop:
}
online-no-such-code = { $tables ->
    [0] “{ $text }” isn’t a code. A code has { $letters } letters and digits.
   *[other] “{ $text }” isn’t a code. Type a table’s number in the list, or its code of { $letters } letters and digits.
}
online-password = { $locked ->
    [yes] This table needs a password. Type it, or Enter to stop:
   *[no] No such table, or it needs a password. Type it, or Enter to stop:
}
online-password-piped = Put the table’s password in the environment variable PENULT_PASSWORD.
online-at = Table { $code }: { $game }, { $seats } seats. Type ? for help.
online-agreed = Rules: { $rules }
online-lost = Connection lost. Reconnecting…
online-found = Connected again.
online-not-sent = Not sent: there’s no connection right now.
online-come-back = Your seat is saved. To come back: penult join { $link }

## Who is here. $state is free, bot ($kind says of which kind), here, away, or autopilot where a bot plays for a person;
## measured where the connection takes $number milliseconds there and back.

online-seat = { $state ->
    [free] { $seat }  free
    [bot] { $seat }  { $who }, bot ({ bot-level })
    [away] { $seat }  { $who }, away
    [autopilot] { $seat }  { $who }, bot playing
    [measured] { $seat }  { $who } ({ $number } ms)
   *[here] { $seat }  { $who }
}
online-host = Host: { $who }
online-named-dealer = { $who } deals first: the host decided.
online-watching = Spectators: { $people }
online-next-deal = You’ll join the next hand.

## What is asked

online-begin = { $free ->
    [yes] Press Enter to start the match. /bot { $seat } hard adds a bot, /who shows the seats.
   *[no] Press Enter to start the match. /who shows the seats.
}
online-wait-begin = Waiting for { $who } to start the match.
online-watch = You’re watching. Type /sit to get a seat.
online-pick = Who deals? Pick a card: type a number from 1 to { $count }, or Enter for any card.
online-birthday = Who deals? Type your birthday, like July 31 or 7/31, or Enter to skip this. Nobody sees it, and it isn’t saved.
online-name-dealer = You can also choose the dealer yourself: /dealer NAME, /dealer 2.
online-birthday-form = “{ $text }” isn’t a birthday. Type it like July 31 or 7/31.
online-settle = Press Enter to accept the last card.
online-next = Press Enter for the next hand.
online-again = The match is over. Press Enter to play again, or type /leave.
online-wait-again = The match is over. { $who } can start another one. Type /leave to leave.
online-paused = Press Enter to resume.
online-ask-pause = Pause requested by { $people }. Type /pause to agree.
online-pause-waits = Waiting for an OK to pause: { $people }
online-judge = Did { $who } suggest a play in message #{ $number }? Type /guilty { $number } or /innocent { $number }
## $by says so of $who; nothing was written.
online-judge-aloud = { $by } says { $who } suggested a play out loud. Is that true? Type /guilty { $number } or /innocent { $number }
online-held = Your answer is in. Everyone sees it in a moment.
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

online-nothing-asked = There’s nothing to do right now. Type ? for help.
online-no-command = “{ $text }” isn’t a command. Type ? for help.
## $form shows how a command is typed.
online-form = Type it like this: { $form }
online-nobody-called = Nobody here is called “{ $text }”. Type /who to see who’s here.
online-several-called = Several people here are called “{ $text }”. Type the seat number instead: /who shows it.
online-phrases = Quick phrases, by name:
online-done = Done.
online-help = /say TEXT chats · /phrase hello sends a quick phrase, /phrase lists them · /mute NAME, /unmute NAME
    /report 12 reports message 12 as a suggestion, /aloud NAME one made out loud · /guilty 12, /innocent 12 decide
    /who shows the seats · /table the cards · /score the totals · /link the link for others
    /sit, /sit 2 takes a seat · /stand leaves it · /back takes it back from the bot · /pause, /resume
    For the host: /start · /bot 2 hard, /bot 2 · /move NAME 2 · /kick NAME · /shut, /open the table · /host NAME
    /dealer NAME chooses the first dealer, /dealer undoes it · /void voids a hand that someone has left
    /leave or q leaves the table. If you just close the terminal, your seat is saved.
