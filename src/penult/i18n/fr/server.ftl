## La petite page qu’un serveur montre à un navigateur.

server-title = Une table de Penult
server-here = Voici un serveur de Penult, l’arbitre qui connaît toutes les règles imprimées de la famille de jeux de cartes UNO.
server-invited = On t’invite à une table.
server-how = Pour y entrer, tape ceci dans un terminal :
server-install = Si la commande n’est pas encore là, installe-la d’abord, avec Python 3.11 ou plus récent :
server-code = CODE
server-ask = CODE est le code de la table ; la personne qui l’a ouverte peut te le dire.
server-no-script = Cette page a besoin de JavaScript. Dans un terminal, on s’en passe.

## Ce qu’une messagerie montre d’un lien.

server-preview-table = Viens jouer : une table de Penult
server-preview-invited = On t’invite à une partie de cartes de la famille UNO. Elle s’ouvre dans le navigateur, sans compte et sans rien installer.
server-preview-picture = Des cartes de Penult en éventail, l’avant-dernière relevée.
