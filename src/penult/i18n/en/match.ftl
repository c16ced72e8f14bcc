## What happens between the hands of a match. $who is a player, or a team by its name; $players are several of
## them as a list, $count how many; $number is a number of points.

## What is played for. $format is the format of the match, $number the target, with changing partners the number of hands.
match-goal = { $format ->
    [winner] { $number ->
        [one] The winner of a hand scores what the others have left. The first to reach one point wins the match.
       *[other] The winner of a hand scores what the others have left. The first to reach { $number } points wins the match.
    }
    [tally] { $number ->
        [one] You score what’s left in your own hand. Once someone reaches one point, the lowest total wins the match.
       *[other] You score what’s left in your own hand. Once someone reaches { $number } points, the lowest total wins the match.
    }
    [elim] { $number ->
        [one] You score what’s left in your own hand. Reach one point and you’re eliminated. The last one left wins the match.
       *[other] You score what’s left in your own hand. Reach { $number } points and you’re eliminated. The last one left wins the match.
    }
    [team] { $number ->
        [one] Partners score together. The first team to reach one point wins the match.
       *[other] Partners score together. The first team to reach { $number } points wins the match.
    }
   *[rotate4] You partner with each of the others in turn, { $number } hands in all. The highest total wins the match.
}
match-scored = { $number ->
    [0] { $who } scored no points.
    [one] { $who } scored one point.
   *[other] { $who } scored { $number } points.
}
match-void_hand = The hand was void: nobody scored.
match-eliminated = { $number ->
    [one] { $who } was eliminated with one point.
   *[other] { $who } was eliminated with { $number } points.
}
match-reached = { $count ->
    [one] { $number ->
        [one] { $players } reached one point, so the lowest total decides.
       *[other] { $players } reached { $number } points, so the lowest total decides.
    }
   *[other] { $number ->
        [one] { $players } reached one point, so the lowest total decides.
       *[other] { $players } reached { $number } points, so the lowest total decides.
    }
}
match-duel = { $players } are the last two. Now it’s head to head!
match-tied = { $number ->
    [one] { $players } were tied for the lowest total, with one point. Another hand decides.
   *[other] { $players } were tied for the lowest total, with { $number } points. Another hand decides.
}
match-won = { $count ->
    [one] { $number ->
        [one] { $players } won the match with one point.
       *[other] { $players } won the match with { $number } points.
    }
   *[other] { $number ->
        [one] { $players } won the match together, with one point each.
       *[other] { $players } won the match together, with { $number } points each.
    }
}
match-deals = { $who } deals next.
match-new_dealer = The next dealer hasn’t been chosen yet.
## A team by the names of its two players.
match-team = team { $first } & { $second }

## What happens to the reader between hands. $side is team where partners play, else alone; $players are
## several, the reader among them under the word that comes first here, $count is how many they
## are; $number is a number of points.

match-reader = you
match-yours-scored = { $side ->
    [team] { $number ->
        [0] Your team scored no points.
        [one] Your team scored one point.
       *[other] Your team scored { $number } points.
    }
   *[alone] { $number ->
        [0] You scored no points.
        [one] You scored one point.
       *[other] You scored { $number } points.
    }
}
match-yours-eliminated = { $number ->
    [one] You were eliminated with one point.
   *[other] You were eliminated with { $number } points.
}
match-yours-reached = { $count ->
    [one] { $number ->
        [one] You reached one point, so the lowest total decides.
       *[other] You reached { $number } points, so the lowest total decides.
    }
   *[other] { $number ->
        [one] { $players } reached one point, so the lowest total decides.
       *[other] { $players } reached { $number } points, so the lowest total decides.
    }
}
match-yours-duel = { $players } are the last two. Now it’s head to head!
match-yours-tied = { $number ->
    [one] { $players } were tied for the lowest total, with one point. Another hand decides.
   *[other] { $players } were tied for the lowest total, with { $number } points. Another hand decides.
}
match-yours-won = { $side ->
    [team] { $number ->
        [one] Your team won the match with one point.
       *[other] Your team won the match with { $number } points.
    }
   *[alone] { $count ->
        [one] { $number ->
            [one] You won the match with one point.
           *[other] You won the match with { $number } points.
        }
       *[other] { $number ->
            [one] { $players } won the match together, with one point each.
           *[other] { $players } won the match together, with { $number } points each.
        }
    }
}
match-yours-deals = You deal next.
