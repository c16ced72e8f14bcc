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

web-trouble = Something went wrong here.
    .about = The page could not be shown. Your seat and your cards are safe at the table.
    .again = Try again
    .home = To the first page
web-nowhere = There is no card here.
    .about = Nothing is at this address. Perhaps a letter of the link was lost on the way.
    .home = To the first page
    .rules = To the rulebook

## The first page

web-home-headline = The last card but one is the loud one.
web-home-about = A table for the UNO family, dealt by the printed rules, with every ruling one tap from its source. Two to ten players. No account, nothing to install.
web-home-play = Play now
web-home-new = Make a table
## $letters is how many letters a code has.
web-home-join = Join by code
    .about = Type or paste the code or link you were given. The table opens by itself.
    .short = A code has { $letters } letters.
web-home-sitting = Your tables
web-home-back = Back to your table
## Where one sits: the edition and the code of the table.
web-home-sitting-at = { $edition } · { $code }
web-home-editions = Editions
## $cards is how many cards the edition has.
web-home-edition = { $cards } cards.
    .classic = { $cards } cards. The game most people learned first.
    .hp2003 = { $cards } cards, among them a { howler } and one { invisibility }.
    .hp2018 = { $cards } cards, four of them a { sorting-hat }: somebody draws until a red comes.
web-home-edition-play = Play
web-home-edition-learn = Learn
web-home-more = More
web-home-learn = Learn by playing
    .about = One guided hand, a few minutes.
web-home-tables = Open tables
    .about = Sit down with others, or watch.
web-home-rules = The whole rulebook
    .about = Every rule and every ruling, with its source.

## The list of tables

web-lobby-title = Open tables
web-lobby-about = Everybody may sit down here. The list renews itself.
web-lobby-count = { $count ->
    [0] No open table.
    [one] One open table.
   *[other] { $count } open tables.
}
web-lobby-empty = No table is open right now.
    .about = Make one and list it here, or give its link to your friends.
## $host is a name.
web-lobby-host = { $host }’s table
web-lobby-locked = Asks for a password
web-lobby-changes = { $count ->
    [one] one change to the printed rules
   *[other] { $count } changes to the printed rules
}
web-lobby-stage = In play
    .gathering = Waiting to begin
    .dealer = Finding the dealer
    .hand = A hand is being played
    .scores = Between two hands
    .over = The match is over
## How many people and bots sit there, and how many seats can be taken, now or with the next hand.
web-lobby-seats = { $people ->
    [one] One person
   *[other] { $people } people
}{ $bots ->
    [0] {""}
    [one] , one bot
   *[other] , { $bots } bots
}{ $free ->
    [0] {""}
    [one] ; one seat to take
   *[other] ; { $free } seats to take
}
web-lobby-join = Sit down
web-lobby-watch = Watch
web-lobby-full = Full
web-lobby-search = Search
    .about = Host, code or edition
web-lobby-none = No open table fits.
web-lobby-report = Report { $host }’s table
    .about = What’s wrong with it? The people who run this server will see your report.
    .name = The name
    .talk = The chat
    .flood = Too many tables
    .other = Something else
    .close = Close
web-lobby-reported = Thanks. The table has been reported.

## A new table

web-new-title = Make a table
## $refuses is yes where the sheet punishes wrong cards and the table refuses them.
web-new-about = { $refuses ->
    [yes] You get a link, a code and a QR code for your guests. Everything is as printed until you change it; only wrong cards are refused here, where the sheet punishes them.
   *[no] You get a link, a code and a QR code for your guests. Everything is as printed until you change it.
}
web-new-as-printed = As printed
    .about = The sheets of this edition differ a little from language to language.
web-new-sheet = { $language ->
    [en] English sheet
    [es] Spanish sheet
    [fr] French sheet
   *[pt] Portuguese sheet
}
## $numbers is a list of numbers.
web-new-seats = Seats
    .partners = Partners sit opposite each other: { $numbers } seats.
web-new-turn = Clock per turn
    .about = When it runs out, a bot plays on for whoever is away.
    .none = None
web-new-window = Time to react
    .about = How long a reaction stays open after each card, for everybody.
    .none = None
web-new-bots = Bots
    .about = Seats for bots. They can also be seated later, at the table.
    .none = None
    .strength = Strength
    .each = Choose each one
web-new-bot = Bot { $number }
## $kind is the kind of a bot, as the server names it.
web-bot = { $kind }
    .random = Random
    .simple = Simple
    .keen = Keen
web-bot-about = Another kind of opponent.
    .random = Lays any card that fits. Good for a first hand.
    .simple = Lays the most valuable card that fits, and keeps wilds for the end.
    .keen = Counts cards, guards its colors, bluffs and challenges, and catches whoever forgets to call.
web-new-manners = Who may come
web-new-public = List it among the open tables
    .about = Otherwise only people with the link or code find it.
web-new-spectators = Let people watch
    .about = They see what lies on the table, no hands.
web-new-text = Let people write
    .about = Otherwise there are only quick phrases.
web-new-password = Password
    .about = Leave it empty to ask for none.
web-new-group = Other rules
    .turn = A turn
    .penalties = UNO and penalties
    .cards = Cards
    .scoring = The match
    .between = Between hands
web-new-differs = differs
web-new-more = Other readings
web-new-sheets = What the sheets say
web-new-other = Other
## $least and $most are numbers.
web-new-amount = A whole number from { $least } to { $most }.
web-new-printed = Compared with the printed rules
web-new-sum = { $count ->
    [0] All { $options } options are as printed.
    [one] One of { $options } options differs. Everybody sees it before the match begins.
   *[other] { $count } of { $options } options differ. Everybody sees this list before the match begins.
}
web-new-house = No house rules: no stacking, no jumping in, no swapping of hands.
web-new-changes = { $count ->
    [0] As printed
    [one] 1 difference
   *[other] { $count } differences
}
web-new-is = Rules
    .printed = Printed
    .here = This table
web-new-back = Back to the printed rules
web-new-open = Open the table
web-new-begin = Begin against bots

## Settings

web-settings-title = Settings
web-settings-about = Kept in this browser.
web-settings-you = You
web-settings-name = Your name
    .about = So others know you at the table.
    .save = Save
    .saved = Saved
web-settings-forget = Forget me
    .about = This server forgets your name and your seats, and every device where you came in as this guest is signed out. It cannot be undone.
    .yes = Forget me
    .no = Stay
web-settings-looks = Language and looks
web-settings-auto = Auto
    .browser = As the browser
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
web-settings-tap = Play with one tap
    .about = A card is laid at once. Otherwise a tap selects it and a second one lays it.
web-settings-mark = Lift cards that fit
    .about = Cards you can lay stand higher than the others.
web-settings-keys = Play with letter keys
    .about = D draws, U calls UNO, C catches, A accuses, R red, G green, B blue, Y yellow, L reads the last line again.
web-settings-sort = Order of the hand
    .color = By color
    .figure = By number
web-settings-signals = Sound and signals
web-settings-sound = Sound
web-settings-volume = Volume
web-settings-test = Hear it
web-settings-vibration = Vibration
    .about = A short buzz when it is your turn.
web-settings-notify = Notifications
    .about = When it is your turn and you look elsewhere.
    .denied = The browser does not allow it. You can change that in its settings for this page.
web-settings-install = Keep Penult at hand
    .about = Penult can stand among your apps and open in a window of its own.
    .now = Install

## The values of an option in a word or two, as a button says them; a part is an option, $value its value.
web-choice = { $value }
    .score = { $value ->
        [winner] Winner scores
        [tally] Running tally
        [elim] Elimination
        [team] Partners
       *[rotate4] Changing partners
    }
    .drawn = { $value ->
        [may] Lay or keep
        [must_declined] Lay after declining
        [must_nomatch] Lay if nothing fit
       *[must] Must be laid
    }
    .legality = { $value ->
        [strict] Refused
       *[table] Can be flagged
    }
    .invis_scope = { $value ->
        [target] The target
       *[any] Anybody
    }
    .invis_turn = { $value ->
        [uses] No turn follows
       *[free] A turn follows
    }
    .howler_target = { $value ->
        [other] Another player
       *[any] Anybody
    }
    .howler_invis_next = { $value ->
        [howler] From who laid it
       *[invis] From who answered
    }
    .two_reverse = { $value ->
        [skip] Acts as a Skip
       *[noop] Only turns around
    }
    .hat_last = { $value ->
        [off] Nobody draws
       *[on] Somebody draws
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
        [left] Passes to the left
        [winner] The winner deals
        [same] Always the same
       *[redetermine] Found anew
    }
    .lowest_tie = { $value ->
        [play_on] Another hand
       *[share] They share the win
    }

web-settings-tab = Title of the tab
    .about = Says when it is your turn.
web-trouble-details = For whoever wants to report it
