## Ce qui s’est passé, une phrase par événement, au présent.
## $who agit ou subit, $other est la deuxième personne. $me dit qui lit :
## seat (le lecteur est $who), other (le lecteur est $other) ou none.
## $cards est une liste de noms de cartes, $count leur nombre ; $hidden vaut yes si le lecteur ne peut pas les voir.
## $rule est la règle qui le décide.
## $oneself vaut yes si $who et $other sont la même personne.

event-dealt = { $hidden ->
    [yes] { $me ->
        [seat] Tu reçois { $count ->
            [one] une carte
           *[other] { $count } cartes
        }.
       *[none] { $who } reçoit { $count ->
            [one] une carte
           *[other] { $count } cartes
        }.
    }
   *[no] { $me ->
        [seat] Tu reçois : { $cards }.
       *[none] { $who } reçoit : { $cards }.
    }
}
event-returned = La carte { $cards } ne peut pas ouvrir le jeu : elle est remise dans le paquet et on en retourne une autre.
event-turned_up = Première carte : { $cards }.
event-turn = { $me ->
    [seat] C’est ton tour.
   *[none] C’est à { $who } de jouer.
}
event-laid = { $me ->
    [seat] Tu joues la carte { $cards }.
   *[none] { $who } joue la carte { $cards }.
}
event-named = { $me ->
    [seat] Tu choisis le { color }.
   *[none] { $who } choisit le { color }.
}
event-chose = { $oneself ->
    [yes] { $me ->
        [seat] Tu te vises toi-même.
       *[none] { $who } se vise.
    }
   *[no] { $me ->
        [seat] Tu vises { $other }.
        [other] { $who } te vise.
       *[none] { $who } vise { $other }.
    }
}
event-drew = { $hidden ->
    [yes] { $me ->
        [seat] Tu pioches { $count ->
            [one] une carte
           *[other] { $count } cartes
        }.
       *[none] { $who } pioche { $count ->
            [one] une carte
           *[other] { $count } cartes
        }.
    }
   *[no] { $me ->
        [seat] Tu pioches : { $cards }.
       *[none] { $who } pioche : { $cards }.
    }
}
event-reversed = { $direction ->
    [L] Le jeu change de sens et va vers la gauche.
   *[R] Le jeu change de sens et va vers la droite.
}
event-skipped = { $me ->
    [seat] Tu passes ton tour.
   *[none] { $who } passe son tour.
}
event-accepted = { $me ->
    [seat] Tu acceptes la carte { $cards }.
   *[none] { $who } accepte la carte { $cards }.
}
event-challenged = { $me ->
    [seat] Tu lances un défi à { $other }.
    [other] { $who } te lance un défi.
   *[none] { $who } lance un défi à { $other }.
}
event-shown = { $hidden ->
    [yes] { $me ->
        [seat] Tu montres ta main à { $other }.
        [other] { $who } te montre sa main.
       *[none] { $who } montre sa main à { $other }.
    }
   *[no] { $me ->
        [seat] Tu montres ta main à { $other } : { $cards }.
        [other] { $who } te montre sa main : { $cards }.
       *[none] { $who } montre sa main à { $other } : { $cards }.
    }
}
event-guilty = { $me ->
    [seat] Tu bluffais : le défi réussit.
   *[none] { $who } bluffait : le défi réussit.
}
event-innocent = { $me ->
    [seat] Tu ne bluffais pas : le défi échoue.
   *[none] { $who } ne bluffait pas : le défi échoue.
}
event-shouted = { $me ->
    [seat] Tu cries ta main : { $cards }.
   *[none] { $who } crie sa main : { $cards }.
}
event-called = { $me ->
    [seat] Tu cries UNO !
   *[none] { $who } crie UNO !
}
event-exposed = { $me ->
    [seat] Il te reste une carte et tu n’as pas crié UNO.
   *[none] { $who } n’a plus qu’une carte et n’a pas crié UNO.
}
event-safe = { $me ->
    [seat] Trop tard pour te prendre en faute.
   *[none] Trop tard pour prendre { $who } en faute.
}
event-caught = { $me ->
    [seat] { $other } te prend en faute : UNO oublié, deux cartes.
    [other] Tu prends { $who } en faute : UNO oublié, deux cartes.
   *[none] { $other } prend { $who } en faute : UNO oublié, deux cartes.
}
event-flagged = { $me ->
    [seat] { $other } signale ta carte : elle enfreint { $broken }.
    [other] Tu signales la carte jouée par { $who } : elle enfreint { $broken }.
   *[none] { $other } signale la carte jouée par { $who } : elle enfreint { $broken }.
}
event-took_back = { $me ->
    [seat] Tu reprends la carte { $cards }.
   *[none] { $who } reprend la carte { $cards }.
}
event-hinted = { $me ->
    [seat] Tu as suggéré un coup : deux cartes.
   *[none] { $who } a suggéré un coup : deux cartes.
}
event-accused_falsely = { $me ->
    [seat] Tu accuses { $other } à tort.
    [other] { $who } t’accuse à tort.
   *[none] { $who } accuse { $other } à tort.
}
event-reshuffled = { $number ->
    [one] Une carte de l’{ discard-pile } devient le nouveau { draw-pile }.
   *[other] { $number } cartes de l’{ discard-pile } sont mélangées et forment le nouveau { draw-pile }.
}
event-passed = { $me ->
    [seat] Tu ne peux ni jouer ni piocher : tu passes.
   *[none] { $who } ne peut ni jouer ni piocher, et passe.
}
event-out = { $me ->
    [seat] Tu n’as plus de cartes : la manche est terminée.
   *[none] { $who } n’a plus de cartes : la manche est terminée.
}
event-left_with = { $me ->
    [seat] Il te reste : { $cards }.
   *[none] Il reste à { $who } : { $cards }.
}
event-lowest = { $me ->
    [seat] Plus personne ne peut jouer, et c’est toi qui as le moins de points en main.
   *[none] Plus personne ne peut jouer, et c’est { $who } qui a le moins de points en main.
}
event-void = { $rule ->
    [A-74] Un joueur est parti : la manche est nulle.
   *[A-57] Plus personne ne peut jouer : la manche est nulle.
}
event-sorted = { $me ->
    [seat] { $number ->
        [0] Le { sorting-hat } ne te fait piocher aucune carte.
        [one] Le { sorting-hat } te fait piocher une carte.
       *[other] Le { sorting-hat } te fait piocher { $number } cartes.
    }
   *[none] { $number ->
        [0] Le { sorting-hat } ne fait piocher aucune carte à { $who }.
        [one] Le { sorting-hat } fait piocher une carte à { $who }.
       *[other] Le { sorting-hat } fait piocher { $number } cartes à { $who }.
    }
}
