## The schedule of rotating partners, on a wall or in a spreadsheet. A round is the time during which everybody
## keeps their seat. $hands is the number of hands in a round, $players, $number, $first, $last are numbers.

schedule-title = Rotating partners: { $players } players

## Labels; a number stands beside each.

schedule-tables = Tables
schedule-rounds = Rounds
schedule-hands-a-round = Hands in a round
schedule-hands-a-player = Hands for each player
schedule-with-each = Hands with each partner
schedule-against-each = Hands against each player

schedule-manners =
    Partners sit opposite each other: North and South, East and West (R-63). Play begins to the left, from
    North to East. North deals the first hand of a round, then the deal passes to the left (A-76). Both
    partners write down all the points that their partnership scores (A-59). The highest total wins.
schedule-round-hands = { $count ->
    [one] Round { $number } · hand { $first }
   *[other] Round { $number } · hands { $first } to { $last }
}
schedule-table-number = Table { $number }
## Before the numbers of the hands that each seat deals.
schedule-deals = Deals hand
schedule-sits-out = Sits out: { $names }

## Headings of columns

schedule-north = North
schedule-east = East
schedule-south = South
schedule-west = West
schedule-hand = Hand
schedule-round = Round
schedule-table = Table
schedule-dealer = Dealer
schedule-out = Sits out

## Standings of a tournament. $number is a number of rounds.

tournament-standings = { $number ->
    [0] Standings before the first round
    [one] Standings after one round
   *[other] Standings after { $number } rounds
}
tournament-rank = Rank
tournament-name = Name
tournament-points = Points
tournament-won = Hands won
tournament-strength = Opponents
tournament-penalty = Penalty
## A player who has left the tournament.
tournament-gone = { $who } (left)
tournament-lowest =
    Points are what a player was caught with: the lowest total leads (R-58). Whoever misses a round adds as
    much as the player with the most points in it.
tournament-ties =
    Equal points are decided by the hands won, then by the mean points of all opponents met, then by the lot
    drawn at the entry. Penalties are included in the points.
tournament-shared = Equal totals share their rank (A-62). Penalties are included in the points.

## The log of a tournament. $number is a round, $table a table, $hand a hand, $seat a seat at the table, counted
## from the first dealer. $left are points left in the hands, $points and $won lists of numbers, all in turn order.

tournament-entered = { $who } enters.
tournament-dropped = { $who } leaves.
tournament-returned = { $who } comes back.
tournament-drawn = { $count ->
    [one] The next round is drawn: one table.
   *[other] The next round is drawn: { $count } tables.
}
tournament-played = Round { $number }, table { $table }, hand { $hand }: seat { $seat } won. Left in the hands: { $left }.
tournament-void-hand = Round { $number }, table { $table }, hand { $hand }: void.
tournament-totaled = Round { $number }, table { $table }: points { $points }; hands won { $won }.
tournament-penalized = { $who }: penalty of { $points }. { $why }
tournament-corrected = Line { $line } should read: { $act } { $why }
tournament-struck = Line { $line } is struck out. { $why }
