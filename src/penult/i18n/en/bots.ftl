## The bots, in every client.

## How strong a bot is, in every client. $kind is the kind of bot as the notation names it: random, simple, keen, search.
bot-level = { $kind ->
    [random] Easy
    [simple] Medium
    [keen] Hard
    [search] Expert
   *[other] { $kind }
}
    .about = { $kind ->
        [random] Plays any card that fits. Great for a first game.
        [simple] Gets rid of high numbers first and saves its best cards for the end.
        [keen] Counts cards, bluffs, challenges, and catches you if you forget to call UNO.
        [search] Plans ahead before every move. The toughest bot here.
       *[other] Another kind of opponent.
    }

## How fast bots move, in every client.
bot-pace = { $pace ->
    [relaxed] Relaxed
    [normal] Normal
   *[fast] Fast
}
