## Ce que la France dit autrement que fr ; le reste est celui de fr.

web-home-edition =
    .hp2018 = { $cards } cartes, avec quatre cartes { sorting-hat } : quelqu’un pioche jusqu’à une carte rouge.
web-new-house = Pas de règles maison : on ne cumule pas les cartes à piocher, on ne joue pas hors de son tour, on n’échange pas les mains.
web-settings-keys =
    .about = D pioche, U crie UNO, C prend en faute, A accuse, J intercepte, R rouge, G vert, B bleu, Y jaune, L relit la dernière ligne.
web-choice =
    .drawn = { $value ->
        [may] Jouer ou garder
        [must_declined] À jouer si piochée par choix
        [must_nomatch] À jouer si rien n’allait
       *[must] Toujours à jouer
    }
    .hat_last = { $value ->
        [off] Personne ne pioche
       *[on] Quelqu’un pioche
    }
    .finish = { $value ->
        [any] N’importe laquelle
        [no_wild] Sans joker
       *[number] Carte numérotée
    }
