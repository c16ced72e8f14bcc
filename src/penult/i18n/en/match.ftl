## What happens between the hands of a match. $who is a player, or a team by its name; $players are several of
## them as a list, $count how many; $number is a number of points.

## What is played for. $format is the format of the match, $number the target, with changing partners the number of hands.
match-goal = { $format ->
    [winner] Whoever goes out scores what all the others hold. The first to reach { $number } points wins the match.
    [tally] All add up what is left in their own hand. Once somebody reaches { $number } points, the lowest total wins the match.
    [elim] All add up what is left in their own hand. Whoever reaches { $number } points is eliminated, and the last one left wins the match.
    [team] Partners score together. The first team to reach { $number } points wins the match.
   *[rotate4] Everybody plays with everybody else as partner, { $number } hands in all. The highest total wins the match.
}
match-scored = { $number ->
    [0] { $who } gets no points.
    [one] { $who } gets one point.
   *[other] { $who } gets { $number } points.
}
match-void_hand = The hand is void: nobody gets points.
match-eliminated = { $who } has { $number } points and is eliminated.
match-reached = { $count ->
    [one] { $players } has reached the target of { $number }: now the lowest total decides.
   *[other] { $players } have reached the target of { $number }: now the lowest total decides.
}
match-duel = { $players } are the last two and play on head to head.
match-tied = { $players } share the lowest total, { $number } points. Another hand decides.
match-won = { $count ->
    [one] { $players } wins the match with { $number } points.
   *[other] { $players } win the match together, with { $number } points each.
}
match-deals = { $who } deals the next hand.
match-new_dealer = The dealer of the next hand is still to be found.
## Two names, or a list and its last name.
match-and = { $first } and { $second }
## A team by the names of its two players.
match-team = the team { $first } & { $second }

## What happens to the reader between hands. $side is team where partners play, else alone; $players are
## several, the reader among them under the word that comes first here, $count is how many they
## are; $number is a number of points.

match-reader = you
match-yours-scored = { $side ->
    [team] { $number ->
        [0] Your team gets no points.
        [one] Your team gets one point.
       *[other] Your team gets { $number } points.
    }
   *[alone] { $number ->
        [0] You get no points.
        [one] You get one point.
       *[other] You get { $number } points.
    }
}
match-yours-eliminated = { $number ->
    [one] You have one point and are eliminated.
   *[other] You have { $number } points and are eliminated.
}
match-yours-reached = { $count ->
    [one] You have reached the target of { $number }: now the lowest total decides.
   *[other] { $players } have reached the target of { $number }: now the lowest total decides.
}
match-yours-duel = { $players } are the last two and play on head to head.
match-yours-tied = { $number ->
    [one] { $players } share the lowest total, one point. Another hand decides.
   *[other] { $players } share the lowest total, { $number } points. Another hand decides.
}
match-yours-won = { $side ->
    [team] { $number ->
        [one] Your team wins the match with one point.
       *[other] Your team wins the match with { $number } points.
    }
   *[alone] { $count ->
        [one] { $number ->
            [one] You win the match with one point.
           *[other] You win the match with { $number } points.
        }
       *[other] { $number ->
            [one] { $players } win the match together, with one point each.
           *[other] { $players } win the match together, with { $number } points each.
        }
    }
}
match-yours-deals = You deal the next hand.
