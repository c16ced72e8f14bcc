## Ce qui s’est passé, une phrase par événement, au présent.
## $who agit ou subit, $other est la deuxième personne. $me dit qui lit :
## seat (le lecteur est $who), other (le lecteur est $other) ou none.
## $cards est une liste de noms de cartes, $count leur nombre ; $hidden vaut yes si le lecteur ne peut pas les voir.
## $rule est la règle qui le décide.
## $oneself vaut yes si $who et $other sont la même personne.

event-dealt = { $hidden ->
    [yes] { $me ->
        [seat] { $count ->
            [0] Tu ne reçois aucune carte.
            [one] Tu reçois une carte.
           *[other] Tu reçois { $count } cartes.
        }
       *[none] { $count ->
            [0] { $who } ne reçoit aucune carte.
            [one] { $who } reçoit une carte.
           *[other] { $who } reçoit { $count } cartes.
        }
    }
   *[no] { $me ->
        [seat] Tu reçois { $cards-a }.
       *[none] { $who } reçoit { $cards-a }.
    }
}
event-returned = Impossible de commencer avec { $cards-the } : cette carte retourne dans le paquet.
event-turned_up = Première carte : { $cards-a }.
event-turn = { $me ->
    [seat] C’est ton tour.
   *[none] C’est à { $who } de jouer.
}
event-laid = { $rule ->
    [H-24] { $me ->
        [seat] Tu interceptes avec { $cards-a }.
       *[none] { $who } intercepte avec { $cards-a }.
    }
    [H-03] { $me ->
        [seat] Tu ajoutes { $cards-a }.
       *[none] { $who } ajoute { $cards-a }.
    }
    [H-08] { $me ->
        [seat] Tu dévies les cartes avec { $cards-a }.
       *[none] { $who } dévie les cartes avec { $cards-a }.
    }
   *[R-16] { $me ->
        [seat] Tu joues { $cards-a }.
       *[none] { $who } joue { $cards-a }.
    }
}
event-named = { $me ->
    [seat] Tu choisis le { color }.
   *[none] { $who } choisit le { color }.
}
event-chose = { $oneself ->
    [yes] { $me ->
        [seat] Tu te choisis toi-même.
       *[none] { $who } se choisit.
    }
   *[no] { $me ->
        [seat] Tu choisis { $other }.
        [other] { $who } te choisit.
       *[none] { $who } choisit { $other }.
    }
}
event-drew = { $hidden ->
    [yes] { $me ->
        [seat] { $count ->
            [0] Tu ne piges aucune carte.
            [one] Tu piges une carte.
           *[other] Tu piges { $count } cartes.
        }
       *[none] { $count ->
            [0] { $who } ne pige aucune carte.
            [one] { $who } pige une carte.
           *[other] { $who } pige { $count } cartes.
        }
    }
   *[no] { $me ->
        [seat] Tu piges { $cards-a }.
       *[none] { $who } pige { $cards-a }.
    }
}
## L, vers la gauche, est le sens horaire.
event-reversed = { $direction ->
    [L] Le jeu change de sens : sens horaire.
   *[R] Le jeu change de sens : sens antihoraire.
}
event-skipped = { $me ->
    [seat] Tu passes ton tour.
   *[none] { $who } passe son tour.
}
event-accepted = { $me ->
    [seat] Tu acceptes { $cards-the }.
   *[none] { $who } accepte { $cards-the }.
}
event-challenged = { $me ->
    [seat] Tu lances le défi à { $other }.
    [other] { $who } te lance le défi.
   *[none] { $who } lance le défi à { $other }.
}
event-shown = { $hidden ->
    [yes] { $me ->
        [seat] Tu montres ta main à { $other }.
        [other] { $who } te montre sa main.
       *[none] { $who } montre sa main à { $other }.
    }
   *[no] { $me ->
        [seat] Tu montres ta main à { $other } : { $cards-a }.
        [other] { $who } te montre sa main : { $cards-a }.
       *[none] { $who } montre sa main à { $other } : { $cards-a }.
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
    [seat] Tu cries toutes tes cartes : { $cards-a }.
   *[none] { $who } crie toutes ses cartes : { $cards-a }.
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
    [seat] { $other } te prend en faute : UNO oublié.
    [other] Tu prends { $who } en faute : UNO oublié.
   *[none] { $other } prend { $who } en faute : UNO oublié.
}
event-flagged = { $me ->
    [seat] { $other } signale ta carte : elle enfreint { $broken }.
    [other] Tu signales la carte jouée par { $who } : elle enfreint { $broken }.
   *[none] { $other } signale la carte jouée par { $who } : elle enfreint { $broken }.
}
event-took_back = { $me ->
    [seat] Tu reprends { $cards-the }.
   *[none] { $who } reprend { $cards-the }.
}
event-hinted = { $me ->
    [seat] Tu reçois une pénalité pour avoir suggéré un coup.
   *[none] { $who } reçoit une pénalité pour avoir suggéré un coup.
}
event-accused_falsely = { $me ->
    [seat] Tu accuses { $other } à tort.
    [other] { $who } t’accuse à tort.
   *[none] { $who } accuse { $other } à tort.
}
event-reshuffled = { $number ->
    [0] Le talon est vide, et il n’y a rien à mélanger.
    [one] Le talon est vide : on remet la seule carte de l’écart.
   *[other] Le talon est vide : on mélange { $number } cartes de l’écart.
}
event-passed = { $me ->
    [seat] Tu ne peux ni jouer ni piger : tu passes ton tour.
   *[none] { $who } ne peut ni jouer ni piger, et passe son tour.
}
event-out = { $me ->
    [seat] Tu n’as plus de cartes !
   *[none] { $who } n’a plus de cartes !
}
event-left_with = { $me ->
    [seat] Il te reste { $cards-a }.
   *[none] { $who } a encore { $cards-a } en main.
}
event-lowest = { $me ->
    [seat] Plus personne ne peut jouer, et c’est toi qui as le moins de points.
   *[none] Plus personne ne peut jouer, et c’est { $who } qui a le moins de points.
}
event-void = { $rule ->
    [A-74] Quelqu’un est parti : manche nulle, personne ne marque.
   *[A-57] Plus personne ne peut jouer : manche nulle, personne ne marque.
}
event-sorted = { $me ->
    [seat] { $number ->
        [0] Le { sorting-hat } ne te fait piger aucune carte.
        [one] Le { sorting-hat } te fait piger une carte.
       *[other] Le { sorting-hat } te fait piger { $number } cartes.
    }
   *[none] { $number ->
        [0] Le { sorting-hat } ne fait piger aucune carte à { $who }.
        [one] Le { sorting-hat } fait piger une carte à { $who }.
       *[other] Le { sorting-hat } fait piger { $number } cartes à { $who }.
    }
}
event-gave = { $hidden ->
    [yes] { $me ->
        [seat] Tu donnes ta main à { $other }.
        [other] { $who } te donne sa main.
       *[none] { $who } donne sa main à { $other }.
    }
   *[no] { $me ->
        [seat] Tu donnes ta main à { $other } : { $cards-a }.
        [other] { $who } te donne sa main : { $cards-a }.
       *[none] { $who } donne sa main à { $other } : { $cards-a }.
    }
}
event-stands = { $me ->
    [seat] { $number } cartes t’attendent.
   *[none] { $number } cartes attendent { $who }.
}
event-put_out = { $me ->
    [seat] Tu as trop de cartes : la manche est finie pour toi.
   *[none] { $who } a trop de cartes et sort de la manche.
}
event-last_left = { $me ->
    [seat] Il ne reste plus que toi !
   *[none] Tous les autres sont sortis : il reste { $who } !
}
event-uncalled = { $me ->
    [seat] Tu n’as pas crié UNO.
   *[none] { $who } n’a pas crié UNO.
}
