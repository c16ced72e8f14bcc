## La petite page qu’un serveur montre à un navigateur.

server-title = Une table de Penult
server-here = Ceci est un serveur Penult : on y joue aux jeux de cartes de la famille UNO, selon les règles imprimées.
server-invited = On t’invite à une table !
server-how = Pour la rejoindre, tape ceci dans un terminal :
server-install = Tu n’as pas encore la commande ? Installe-la d’abord, avec Python 3.11 ou plus récent :
server-code = CODE
server-ask = CODE est le code de la table. Demande-le à la personne qui l’a ouverte.
server-no-script = Cette page a besoin de JavaScript. Tu peux aussi rejoindre la table dans un terminal.

## Ce qu’une messagerie montre d’un lien.

server-preview-table = Viens jouer : une table de Penult
server-preview-invited = On t’invite à un jeu de cartes de la famille UNO. Il s’ouvre dans ton navigateur : sans compte, rien à installer.
server-preview-picture = Des cartes de Penult en éventail, l’avant-dernière relevée.
