## The pages around the table: the first page, the list of tables, a new table, settings.

## The title of a window; $page is that of its page, $section a part of the rulebook.
web-title = { $page } · Penult
    .section = { $section } · { $page } · Penult

web-nav = Pages
    .new = New table
    .tables = Tables
    .learn = Learn
    .rules = Rulebook
    .settings = Settings
web-rule-whole = Open in the rulebook

web-trouble = Something went wrong.
    .about = This page couldn’t be shown. Your seat and your cards are safe.
    .again = Try again
    .home = Go to the home page
web-nowhere = Page not found
    .about = There’s nothing at this address. Check the link: a letter may be missing.
    .home = Go to the home page
    .rules = Open the rulebook

## The first page

web-home-headline = Play UNO with friends or bots.
web-home-about = Play the UNO card games online, by the printed rules, with friends or bots. 2 to 10 players. Free, no account, nothing to install.
web-home-what = Three editions, by their printed rules
web-home-who = 2 to 10 players: friends, strangers or bots
web-home-free = Free. No account, nothing to install
web-home-play = Play now
web-home-new = Create a table
web-home-level = Bots
## $letters is how many letters a code has.
web-home-join = Join with a code
    .about = Type or paste the code or link you got. The table opens by itself.
    .short = A code has { $letters } letters.
web-home-sitting = Your tables
web-home-back = Back to your table
## Where one sits: the edition and the code of the table.
web-home-sitting-at = { $edition } · { $code }
web-home-editions = Editions
## $cards is how many cards the edition has.
web-home-edition = { $cards } cards.
    .classic = { $cards } cards. The game most people learn first.
    .hp2003 = { $cards } cards, with { howler.a } and { invisibility.a }.
    .hp2018 = { $cards } cards, with four { sorting-hat } cards: someone draws until they get a red card.
web-home-edition-play = Play
web-home-edition-learn = Learn
web-home-more = More
web-home-learn = Learn to play
    .about = One guided hand, a few minutes.
web-home-tables = Public tables
    .about = Play with others, or watch.
web-home-rules = Rulebook
    .about = Every rule and every ruling, with its source.

## The list of tables

web-lobby-title = Public tables
web-lobby-about = Anyone can join. The list updates by itself.
web-lobby-count = { $count ->
    [0] No public tables.
    [one] One public table.
   *[other] { $count } public tables.
}
web-lobby-empty = There are no public tables right now.
    .about = Create one, or send your friends the link to yours.
## $host is a name.
web-lobby-host = { $host }’s table
web-lobby-locked = Needs a password
web-lobby-changes = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
web-lobby-stage = Playing
    .gathering = Waiting for players
    .dealer = Choosing the dealer
    .hand = Playing a hand
    .scores = Between hands
    .over = Match over
## How many people and bots sit there, and how many seats can be taken, now or with the next hand.
web-lobby-people = { $people ->
    [one] one person
   *[other] { $people } people
}
web-lobby-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
web-lobby-free = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-lobby-join = Join
web-lobby-watch = Watch
web-lobby-full = Full
web-lobby-search = Search
    .about = Host, code or edition
web-lobby-none = No table matches your search.
web-lobby-report = Report { $host }’s table
    .about = What’s wrong with it? The people who run this server will see your report.
    .name = The name
    .talk = The chat
    .flood = Too many tables
    .other = Something else
    .close = Close
web-lobby-reported = Thanks. The table has been reported.

## A new table

web-new-title = Create a table
## $refuses is yes where the sheet punishes wrong cards and the table refuses them.
web-new-about = { $refuses ->
    [yes] You get a link, a code and a QR code to share. The printed rules apply until you change them, with one exception: wrong cards are refused, and cost nothing.
   *[no] You get a link, a code and a QR code to share. The printed rules apply until you change them.
}
web-new-as-printed = Printed rules
    .about = The printed sheets differ a little from language to language.
web-new-sheet = { $language ->
    [en] English sheet
    [es] Spanish sheet
    [fr] French sheet
   *[pt] Portuguese sheet
}
## $numbers is a list of numbers.
web-new-seats = Seats
    .partners = Partners sit opposite each other: { $numbers } seats.
web-new-turn = Turn timer
    .about = When time runs out, a bot plays for you until you’re back.
    .none = Off
web-new-window = Time to react
    .about = How long everyone gets to respond after each card.
    .none = Off
web-new-pace = Bot speed
    .about = How long they think about a move. At big tables they’re fast by default.
web-new-bots = Bots
    .about = You can also add bots later, at the table.
    .none = None
    .strength = Difficulty
    .each = Choose for each bot
web-new-manners = Access
web-new-public = Public table
    .about = Anyone can find it and join. Otherwise, people need the link or code.
web-new-spectators = Allow spectators
    .about = They see the table, but nobody’s cards.
web-new-text = Allow chat
    .about = Otherwise, there are only quick phrases.
web-new-password = Password
    .about = Leave this empty if you don’t need one.
web-new-group = Other rules
    .turn = Turns
    .penalties = UNO and penalties
    .cards = Cards
    .scoring = The match
    .between = Between hands
web-new-differs = changed
web-new-more = What each choice means
web-new-sheets = What the sheets say
web-new-other = Other
## $least and $most are numbers.
web-new-amount = Type a whole number from { $least } to { $most }.
web-new-amount-range = { $least } to { $most }
## On the main button, while a number is not one.
web-new-unfinished = Type a number for “{ $option }” first
## $rules are as they are typed: stack=bogus.
web-new-unknown = This link names rules that aren’t known here: { $rules }. They were left out.
web-new-printed = Compared with the printed rules
web-new-sum = { $count ->
    [0] No rules changed.
    [one] One of { $options } rules is changed. Everyone sees it before the match starts.
   *[other] { $count } of { $options } rules are changed. Everyone sees this list before the match starts.
}
web-new-house = No house rules: no stacking, no jumping in, no swapping hands.
web-new-changes = { $count ->
    [0] As printed
    [one] 1 change
   *[other] { $count } changes
}
web-new-is = Rules
    .printed = Printed
    .here = This table
web-new-back = Reset to the printed rules
web-new-open = Create table
web-new-begin = Play against bots

## Settings

web-settings-title = Settings
web-settings-about = Saved in this browser.
web-settings-you = You
web-settings-name = Your name
    .about = What others see at the table.
    .save = Save
    .saved = Saved
web-settings-forget = Delete my data
    .about = This server deletes your name and your seats, and signs you out on all your devices. You can’t undo this.
    .yes = Yes, delete my data
    .no = Cancel
web-settings-looks = Language and display
web-settings-auto = Auto
    .browser = Same as browser
web-settings-theme = Theme
    .light = Light
    .dark = Dark
web-settings-contrast = Contrast
    .more = High
web-settings-text = Text
    .large = Large
web-settings-motion = Motion
    .less = Reduced
web-settings-play = At the table
web-settings-tap = One-tap play
    .about = One tap plays a card. Otherwise, the first tap selects it and the second plays it.
web-settings-mark = Raise playable cards
    .about = Cards you can play stand higher than the others.
web-settings-keys = Letter keys
    .about = D draws, U calls UNO, C catches, A accuses, J jumps in, R red, G green, B blue, Y yellow, L reads the last line again.
web-settings-sort = Sort your hand
    .color = By color
    .figure = By number
web-settings-signals = Sound and alerts
web-settings-sound = Sound
web-settings-volume = Volume
web-settings-test = Test sound
web-settings-vibration = Vibration
    .about = A short buzz when it’s your turn.
web-settings-notify = Notifications
    .about = Lets you know it’s your turn when you’re in another window.
    .denied = Your browser blocks notifications. You can allow them in its settings for this page.
web-settings-install = Install Penult
    .about = Penult joins your apps and opens in its own window.
    .now = Install

## The values of an option in a word or two, as a button says them; a part is an option, $value its value.
web-choice = { $value }
    .score = { $value ->
        [winner] Winner scores
        [tally] Running tally
        [elim] Elimination
        [team] Partners
        [rotate8] Changing partners, eight players
       *[rotate4] Changing partners
    }
    .drawn = { $value ->
        [may] Play or keep
        [must_declined] Must after declining
        [must_nomatch] Must if nothing fit
       *[must] Must be played
    }
    .legality = { $value ->
        [strict] Refused
       *[table] Can be flagged
    }
    .invis_scope = { $value ->
        [target] The target
       *[any] Anyone
    }
    .invis_turn = { $value ->
        [uses] No turn follows
       *[free] A turn follows
    }
    .howler_target = { $value ->
        [other] Another player
       *[any] Anyone
    }
    .howler_invis_next = { $value ->
        [howler] After the { howler }
       *[invis] After { invisibility }
    }
    .two_reverse = { $value ->
        [skip] Acts as a Skip
       *[noop] Only reverses
    }
    .hat_last = { $value ->
        [off] Nobody draws
       *[on] Someone draws
    }
    .hints = { $value ->
        [off] Cost nothing
       *[on] Cost two cards
    }
    .forced_draw_closes = { $value ->
        [no] Catching goes on
       *[yes] Catching ends
    }
    .reshuffle = { $value ->
        [eager] At the last card
       *[lazy] When needed
    }
    .first_return = { $value ->
        [shuffle] Random place
       *[middle] Exact middle
    }
    .wd4_guilty_card = { $value ->
        [stays] Stays on the pile
       *[returned] Goes back
    }
    .blocked = { $value ->
        [void] Void hand
       *[lowest_hand] Lowest hand wins
    }
    .false_catch = { $value ->
        [none] Cost nothing
       *[draw2] Cost two cards
    }
    .next_dealer = { $value ->
        [left] Next to the left
        [winner] The winner deals
        [same] Always the same
       *[redetermine] Chosen again
    }
    .lowest_tie = { $value ->
        [play_on] Another hand
       *[share] They share the win
    }
    .stack = { $value ->
        [off] Off
        [two] Colored Draw cards
        [same] Same kind
        [up] Same or higher
        [fit] Any that fits
       *[any] Any
    }
    .stack_max = { $value ->
        [0] No limit
       *[other] { $value } cards
    }
    .deflect = { $value ->
        [off] Off
        [skip] With { skip }
        [reverse] With { reverse }
       *[both] With both
    }
    .bluff = { $value ->
        [challenge] Challenge any
        [first] Challenge the first
        [free] Always allowed
       *[none] No bluffing
    }
    .seven = { $value ->
        [off] Off
        [must] Must swap
       *[may] May swap
    }
    .zero = { $value ->
        [off] Off
       *[rotate] On
    }
    .jump = { $value ->
        [off] Off
        [on] On
       *[not_last] Not with the last card
    }
    .multi = { $value ->
        [off] Off
        [identical] Two identical
       *[face] Same number
    }
    .draw = { $value ->
        [one] One card
       *[until] Until you can play
    }
    .decline = { $value ->
        [may] Allowed
       *[never] Not allowed
    }
    .finish = { $value ->
        [any] Any card
        [no_wild] No wilds
       *[number] Number cards
    }
    .mercy = { $value ->
        [0] Off
       *[other] { $value } cards
    }
    .call = { $value ->
        [printed] As printed
        [strict] Strict
       *[off] Off
    }
    .call_price = { $value ->
        [one] 1 card
       *[other] { $value } cards
    }
    .deal = { $value ->
        [one] 1 card
       *[other] { $value } cards
    }
    .opening = { $value ->
        [printed] As printed
       *[number] Number cards
    }

web-settings-glow = Light up the edge
    .about = When it’s your turn.
## How large a call, a catch, a verdict and a win are.
web-settings-moments = Big moments
    .calm = Calm
    .normal = Normal
    .loud = Loud
web-settings-pick = Pick my own card
    .about = To find the first dealer. Otherwise, one is picked for you.
web-settings-tab = Tab title
    .about = Shows when it’s your turn.
web-trouble-details = Error details
