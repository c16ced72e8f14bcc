## Ce que la France dit autrement que fr ; le reste est celui de fr.

decide-target-why =
    .SH = La personne choisie pioche jusqu’à une carte rouge. R-41
decide-breaks =
    .R-21 = Ce n’est pas la carte que tu viens de piocher
decide-breaks-why = Tu peux essayer. Si quelqu’un la signale, tu la reprends et tu pioches deux cartes. R-49
    .R-28 = Tu as une carte de la couleur en jeu. Si le joueur suivant lance le défi, c’est toi qui pioches les cartes. R-28 R-33
decide-answer-why =
    .accept-total = Tu les pioches toutes et tu passes ton tour. H-01
    .challenge-total = Si { $who } avait cette couleur, { $who } les pioche toutes et tu joues. Sinon, tu en pioches deux de plus et tu passes ton tour. H-12
    .invis-total = Personne ne pioche, et tu choisis la couleur. H-55
    .accept-SH = Tu gardes toutes les cartes piochées, et ton tour aussi. R-41
    .challenge = Si { $who } avait cette couleur, { $who } pioche quatre cartes et tu joues. Sinon, tu en pioches six et tu passes ton tour. R-33 R-34
decide-drawn = Tu as pioché { $card-a }
decide-settle-why = Si la carte ne va pas, { $who } la reprend et pioche deux cartes. R-49
announce-option =
    .accept-total = piocher { $number } cartes
    .accept-D = piocher { draw-strength }
    .accept-W4 = piocher quatre cartes
    .accept-SH = piocher jusqu’à une carte rouge
decide-total = { $count ->
    [one] { $number } cartes t’attendent. H-01
   *[other] { $number } cartes t’attendent, pour { $count } cartes qui font piocher. H-01
}
