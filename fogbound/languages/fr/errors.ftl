### One text for every error code of docs/protocol.md and docs/notation.md.
###
### The id is error- and the code that the server sends. A text with -move at its end is for a move.

error-frozen = Cette partie a commencé avec d’autres règles. Vous pouvez la revoir, mais pas la continuer.
error-offline = Le serveur ne répond pas. Vérifiez votre connexion.
error-failed = Le serveur a eu un problème ; rien n’a changé. Réessayez.
# A mistake of the program itself. $text: what the browser says of it, in its own language.
error-unexpected = Un problème est survenu : { $text }
error-who-are-you = Entrez d’abord votre nom.
error-bad-name = Un nom compte de 1 à 24 caractères visibles.
error-no-such-room = Aucune table n’a ce lien ou ce code.
error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-lesson = Cette leçon n’existe pas.
error-no-such-puzzle = Cette énigme n’existe pas.
error-no-such-step = Cette leçon n’a pas cette étape.
error-not-here = C’est possible seulement depuis l’ordinateur qui fait tourner Fogbound.
error-no-switch = Ce serveur a été lancé pour une adresse fixe.
error-no-network = Cet ordinateur n’est sur aucun réseau. Connectez-le à votre Wi-Fi et réessayez.
# $address: such as 192.168.1.4:8000.
error-no-listener = Fogbound ne peut pas répondre à l’adresse { $address }. Un autre programme utilise peut-être ce port.
error-not-yours = Cela appartient à quelqu’un d’autre.
error-not-host = C’est réservé à l’hôte.
error-taken = Cette place est prise. Nous avons demandé qu’on vous la cède.
error-taken-move = Ce numéro est utilisé. Choisissez-en un autre.
error-not-now = Ce n’est pas possible maintenant.
error-side = Vous ne pouvez pas jouer les deux camps. Quittez d’abord vos places dans l’autre camp.
error-pin = Le code PIN est absent ou faux. Réessayez.
error-bad-message = Le serveur n’a pas compris cette page. Rechargez-la.
error-too-big = Trop gros. Limite : 16 Ko pour un message, 2 Mo pour un fichier.
error-too-fast = Trop vite. Attendez un instant.
# A move cannot be taken back; learned-… texts say why.
error-learned = Impossible à reprendre : depuis, quelqu’un a appris quelque chose.
error-private = Cette partie est privée.
error-banned = L’hôte vous a fait quitter cette table.
error-full = Il n’y a plus de place ici. Fermez ou supprimez quelque chose, puis réessayez.
error-invisible = Personne ne pourrait voir ce message. Écrivez quelque chose.
error-disk-full = Le disque du serveur est plein ; rien n’a changé. Prévenez la personne qui gère le serveur, puis réessayez.
error-too-slow = C’est arrivé trop lentement. Réessayez.
error-too-many = Trop de connexions depuis votre réseau. Fermez des onglets et réessayez.
error-busy = Le serveur est complet. Réessayez dans un instant.
error-bad-host = Ce serveur ne répond pas à cette adresse. Ouvrez la sienne, ou demandez à la personne qui le gère d’ajouter ce nom.
error-house = L’arbitre joue à cette place.
error-captain = C’est à votre capitaine de jouer ce pion.
error-no-hints = Les conseils sont désactivés à cette table.
error-no-whereabouts = Cette table n’affiche pas les positions probables de Mister X.
error-no-adviser = Les parties de ce type ne peuvent pas encore être analysées.
error-no-advice = Le conseil n’est pas arrivé. Réessayez.
error-given-up = Cette partie n’a pas pu être analysée. Le journal du serveur dit pourquoi.
error-roles = Impossible de jouer une série avec ces places.
error-bad-origin = Cette page vient d’un autre site. Ouvrez l’adresse du serveur lui-même.
error-bad-move = Ce n’est pas un coup. L’onglet Texte donne la liste des vôtres.
error-bad-position = Ce n’est pas une position.
error-impossible-log = Ces coups n’ont pas pu être joués.
error-not-your-turn = Ce n’est pas à cette place de jouer.
error-game-over = La partie est terminée.
error-no-such-seat = Cette place n’existe pas.
error-illegal = Ce coup n’est pas possible maintenant.
error-no-ticket = Il ne reste aucun ticket de ce type.
error-here = Le pion y est déjà, et tout coup mène à une autre station.
error-possible = C’est possible.
error-not-linked = Aucune ligne de ce type n’y va.
error-occupied = Un autre pion s’y trouve.
error-no-such-station = Cette station n’existe pas.
error-only-x = Seul Mister X peut faire cela.
error-only-detectives = Dans cette édition, seuls les détectives peuvent abandonner.
error-no-start = Les pions partent d’une station de métro.
error-black-again = Deux black tickets ne peuvent pas se suivre.
error-no-boat = Mister X a déjà utilisé son trajet en bateau.
error-no-double = Aucun coup double n’est possible maintenant.
error-no-second-leg = Aucun second trajet n’est possible à partir de là.
error-dead-end = Vous n’auriez plus d’issue.
error-only-buzz = C’est à quelqu’un d’autre de jouer. Vous pouvez seulement buzzer.
error-asked-already = Vous avez déjà demandé le nom exact. Dites juste ou faux.
error-no-such-number = Ce numéro n’existe pas.
error-not-agreed = Cette table ne joue pas avec cette règle.
error-incomplete = Le coup est incomplet.
error-no-such-move = Ce coup n’existe pas.
error-stale = Quelqu’un a joué avant vous. Choisissez à nouveau.
error-bad-people = Ces personnes ne sont pas celles de la série.
error-no-such-heat = Cette manche n’existe pas.
error-series-over = Toutes les manches ont été jouées.
error-no-such-game = Cette partie n’existe pas.
error-no-such-edition = Cette édition n’existe pas.
error-no-such-option = Cette option n’existe pas.
# $option: the name of a rule option. $given: what somebody wrote.
error-bad-option = « { $given } » ne convient pas à l’option « { $option } ».
# $option: the name of a rule option.
error-contradiction = L’option « { $option } » ne va pas avec les autres.
error-no-such-bot = Aucun bot ne s’appelle « { $given } ».
error-not-learned = Maître ne connaît pas ce plan. Choisissez un autre bot.
error-bad-bot = Écrivez un bot et ses réglages ainsi : pimbot:simulations=2000
# $bot: a bot's name. $given: what somebody wrote.
error-no-such-setting = Le bot « { $bot } » n’a pas de réglage « { $given } ».
# $option: a bot's setting, such as simulations.
error-bad-setting = « { $option } » ne peut pas valoir { $given }. Valeurs possibles : { $allowed }.
error-no-such-board = Ce plan n’existe pas.
error-no-such-deck = Ce paquet n’existe pas.
error-no-such-file = Vous n’avez pas ce fichier.
error-no-such-card = Cette carte n’existe pas.
error-no-such-language = Cette langue n’existe pas.
error-empty-deck = Il ne reste plus de cartes.
error-bad-deck = Le paquet contient des erreurs.
error-no-such-theme = Ce thème n’existe pas.
error-bad-handicaps = La liste des handicaps est endommagée. Demandez à l’hôte de réinstaller Fogbound.

## More about some of them

learned-over = La partie est terminée. Reprendre ce coup n’est possible qu’à l’entraînement.
learned-dealt = Depuis, on a tiré, lu ou lancé quelque chose. Reprendre ce coup n’est possible qu’à l’entraînement.
learned-answered = Depuis, une question a reçu sa réponse. Reprendre ce coup n’est possible qu’à l’entraînement.
learned-shown = Depuis, Mister X a été vu. Reprendre ce coup n’est possible qu’à l’entraînement.
learned-ruled-out = Depuis, une station où Mister X pouvait être a été exclue. Reprendre ce coup n’est possible qu’à l’entraînement.

# A rule option or a bot’s setting got a value that it cannot have. $option: its name, or how it is typed. $given: what
# somebody wrote. yes and no are typed in English everywhere.
option-number = { $option } ne peut pas valoir « { $given } » : un nombre de { $low } à { $high }.
option-numbers = { $option } ne peut pas valoir « { $given } » : des nombres croissants de { $low } à { $high }, séparés par des virgules.
# $n: how many numbers.
option-count = { $option } ne peut pas valoir « { $given } » : { $n } nombres de { $low } à { $high }, séparés par des virgules.
option-switch = { $option } ne peut pas valoir « { $given } » : yes ou no.
# $choices: a list of values, with “or”.
option-choice = { $option } ne peut pas valoir « { $given } » : { $choices }.

# $seats: a list of pawns. $names: a list of people. $n: how many people can play these pawns.
roles-too-many =
    { $n ->
        [one] Dans une série, { $n } personne au plus peut jouer { $seats }, et non { $names }.
       *[other] Dans une série, { $n } personnes au plus peuvent jouer { $seats }, et non { $names }.
    }
roles-several =
    { $n ->
        [one] { $name } joue { $n } rôle ; dans une série, un seul rôle à la fois par personne.
       *[other] { $name } joue { $n } rôles ; dans une série, un seul rôle à la fois par personne.
    }
roles-none = { $name } n’a pas de rôle ; dans une série, il en faut un par personne.
roles-other = { $name } ne peut pas jouer aussi { $seats } : c’est une série.
# $expected and $given: numbers of people.
people-number = Nombre de personnes pour cette série : { $expected }, et non { $given }.
people-unnamed = Dans une série, chaque personne doit avoir un nom.
people-alike = Dans une série, deux personnes ne peuvent pas s’appeler { $given }.
full-room = Il y a déjà { $n } personnes à cette table : elle est complète.
full-rooms = Vous avez { $n } tables ouvertes. Fermez-en une d’abord.
full-files = Vous avez { $n } fichiers ici. Supprimez-en un d’abord.
full-server = Ce serveur n’a plus de place pour une table. Réessayez plus tard.
full-disk = Ce serveur n’a plus de place pour des fichiers. Voyez avec la personne qui le gère.
keeps-material = Une table garde son plan et ses paquets. Pour en changer, créez une autre table.
keeps-seats = Une table garde ses places. Pour en changer, créez une autre table.

contradiction-reveals = Mister X ne peut pas se montrer après le coup { $n } : il joue au plus { $last } coups.
contradiction-few-numbers =
    { $least ->
        [one] Il faut à Mister X au moins { $least } station de départ ; nombre donné : { $n }.
       *[other] Il faut à Mister X au moins { $least } stations de départ ; nombre donné : { $n }.
    }
# $board: the name of a map.
contradiction-few-starts =
    { $n ->
        [one] Le plan « { $board } » a { $n } station de départ, et il en faut { $least }. Choisissez un autre plan, ou jouez avec moins de monde.
       *[other] Le plan « { $board } » a { $n } stations de départ, et il en faut { $least }. Choisissez un autre plan, ou jouez avec moins de monde.
    }
contradiction-no-station = Introuvable sur le plan « { $board } » : station { $stations }.
contradiction-sun = Il n’y a pas de case { $n } pour un soleil : le parcours en a { $finish }.
# $title: the title of a deck.
contradiction-few-cards =
    { $n ->
        [one] Le paquet « { $title } » a { $n } carte de ce type, et il en faut { $least }. Choisissez « Classique », ou ajoutez un autre paquet.
       *[other] Le paquet « { $title } » a { $n } cartes de ce type, et il en faut { $least }. Choisissez « Classique », ou ajoutez un autre paquet.
    }
contradiction-one-card = Le paquet « { $title } » n’a qu’une carte. Ajoutez un autre paquet.

## Why something is not possible now

now-host-here = L’hôte est là.
# $n: seconds.
now-host-soon = L’hôte va peut-être revenir. Réessayez dans { $n } s.
# $name: a person. To take a move back.
now-undo-asked = { $name } demande déjà à reprendre un coup. Répondez d’abord.
now-undo-over = Plus personne ne demande à reprendre un coup.
now-undo-series = Dans une série, les coups ne se reprennent pas.
now-undo-none = Vous n’avez pas de coup à reprendre.
now-begun = La partie a déjà commencé.
now-no-heat = Il n’y a pas de manche suivante pour l’instant.
now-heat-first = La série n’est pas finie. Place à la manche suivante.
now-rematch-later = La revanche, ce sera après la partie.
now-closed = Cette table est fermée.
# Where people who share pawns must agree.
now-not-proposed = Ce coup n’est plus proposé.
now-seat-bot = Dans cette partie, un bot joue { seat-name }. L’hôte peut libérer la place.
now-seat-team = Dans cette partie, toute l’équipe joue { seat-name }. Demandez une place à quelqu’un de l’équipe.
now-not-asked = Personne n’a demandé cette place.
now-ready-later = Dites que c’est bon pour vous quand cette partie sera finie.
now-not-turn = Ce n’est pas à { seat-name } de jouer.
now-series-settled = Une série se choisit avant le début.
now-practice-settled = L’entraînement se choisit avant le début.
now-rules-settled = Les règles se choisissent avant le début.
now-no-game = Aucune partie n’est en cours à cette table.
now-restarting = Le serveur redémarre. Réessayez dans un instant.
now-record-later = Le relevé sera disponible à la fin de la partie.
now-record-heat = Le relevé sera disponible après la première manche.
now-point = Montrez une station : ici, on ne joue pas de coup.
now-move = Ici, il faut un coup, pas seulement une station.
now-no-giving-up = On n’abandonne pas une énigme : essayez un coup, ou demandez la solution.
