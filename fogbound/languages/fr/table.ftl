### Around any game: seats, turns, chat, the curtain, the end.
###
### $name is a person or a bot: nobody's gender is known. $names is a list that is ready to be read: “Ann et Ben”.

keys-title = Clavier
keys-list = Règles et clavier
# Names of keys, as they stand on this language's keyboards.
keys-undo = Ctrl Z
keys-enter = Entrée
keys-escape = Échap
keys-backspace = Retour arrière
keys-space = Espace
# After a station's number has been typed.
keys-typed = Entrée pour choisir
keys-digit = Effacer un chiffre
room-menu = Menu
sound-label = Son et vibration
sound-text = Des sons brefs pour les trajets, les apparitions et les tours.
sound-on = Le son est activé : le couper
sound-off = Le son est coupé : l’activer
# $round and $max: numbers. Little room.
room-round = Tour { $round } sur { $max }
room-round-open = Tour { $round }
room-setup = Mise en place
# Before the first round.
room-left =
    { $n ->
        [one] { $n } tour à jouer
       *[other] { $n } tours à jouer
    }
# After the number of the round.
room-left-last = le dernier tour
# After the number of the round: how many rounds there are after it.
room-left-after = puis encore { $n }
room-log-short = Parcours
room-tickets = Tickets
room-chat = Discussion
room-text = Texte
room-leave = Quitter la table…
room-leave-sure = Quitter pour de bon ? Vos places se libèrent ; si la partie est en cours, un bot continue pour vous.
room-leave-yes = Oui, quitter
room-home = Accueil, en gardant mes places
room-concede = Abandonner…
room-concede-sure = Abandonner pour tout votre camp ? C’est définitif.
room-concede-alone = Abandonner ? C’est définitif.
room-concede-side = Abandonner pour tout votre camp ?
room-concede-yes = Oui, abandonner
room-commitment = Empreinte de la donne, à comparer avec le relevé
# $code: four letters.
room-share = Inviter ou regarder : { $code }
# $name: a person of any gender.
room-came = { $name } a rejoint la table.
room-went = { $name } a quitté la table.
# $names: a list of $n people.
room-waiting =
    { $n ->
       *[other] On attend { $names }, hors ligne.
    }
room-seat-open = Libérer cette place
room-seat-open-sure = Touchez encore pour libérer
room-seat-bot = Laisser jouer un bot
room-seat-ask = La demander
room-record = Télécharger le relevé
room-rematch = Revanche
# A button beside room-rematch.
room-rematch-rotate = Rôles échangés
room-rematch-wait = Les personnes qui jouent peuvent lancer une revanche.
room-rematch-along = { $name } a lancé une nouvelle partie.
room-lobby = Changer les places ou les règles
room-games = Mes parties terminées
room-close = Fermer cette table…
room-close-sure = Fermer définitivement cette table pour tout le monde ?
room-close-yes = Oui, la fermer
room-panel = Table et coups
sheet-raise = Monter le panneau
sheet-lower = Baisser le panneau
sheet-keys = Faites-le glisser, touchez-le ou utilisez les flèches
# The reader has no seat.
room-spectating = Vous regardez la partie.

turn-yours = À vous de jouer
# For screen readers. $seats: a list of pawns, with “or”.
turn-yours-as = À vous de jouer : { $seats }.
turn-move = À { seat-name } de jouer
# $names: a list of people, or of pawns that nobody plays yet. Little room.
turn-waiting = On attend { $names }
# $names: a list of $n bots.
turn-thinking =
    { $n ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
turn-place = Touchez une station éclairée pour le départ
turn-pick = Touchez une station éclairée
turn-ticket = Choisissez un ticket
turn-uncover = Découvrez votre station pour jouer
turn-beware = Un black ticket ? Que personne ne regarde.
turn-double-ask = Coup double ou trajet simple ?
turn-double-first = Touchez la première station
turn-double-second = Touchez la deuxième station
turn-show = Vous montrer ?
turn-show-note = Vous pourrez alors prendre un ticket à chaque détective.
turn-take = Prenez un ticket à chaque détective
turn-over-heat-short = Fin de manche
turn-over-short = Fin
turn-over = La partie est terminée.
turn-frozen = Cette partie a commencé avec d’autres règles. Vous pouvez la revoir, mais pas la continuer.
turn-sending = Envoi de votre coup…
turn-choose = Quel pion joue ?
# For screen readers.
turn-moved = { seat-name } a joué
# The detectives may move in any order.
turn-order = ordre libre

chat-title = Discussion
chat-none = Aucun message.
chat-say = Envoyer
chat-label = Message
# To whom a message goes.
chat-to = À
chat-all = La table
chat-side = Mon camp
# $side: 0 is Mister X, 1 the detectives.
chat-side-named =
    { $side ->
        [0] Mister X
       *[other] Détectives
    }
# Beside a message that only one side reads.
chat-side-tag = un seul camp
chat-new =
    { $n ->
        [one] { $n } nouveau message
       *[other] { $n } nouveaux messages
    }

text-title = La table en texte
# $example: a move in letters, such as t58.
text-label = Tapez un coup, par exemple { $example }
text-play = Jouer
text-moves = Coups pour { seat-name }
text-log = Déroulement
# $station: a number.
text-pawn-at = { seat-name } : station { $station }.
text-pawn-hidden = { seat-name } : hors de vue.
text-pawn-covered = { seat-name } : station couverte ; découvrez-la pour la lire.
# $tickets: a list of ticket-count.
text-tickets = Tickets : { $tickets }.
# The tickets that all detectives share. $tickets: a list of ticket-count. $n: points.
text-pool =
    { $n ->
        [one] Tickets communs : { $tickets } (soit { $n } point).
       *[other] Tickets communs : { $tickets } (soit { $n } points).
    }
text-tickets-free = Voyage gratuitement.
text-seen = Mister X a été vu pour la dernière fois au { $station }, après le coup { $n }.
text-unseen = Mister X n’a pas encore été vu.
# “He” is Mister X. $stations: a list of numbers.
text-suspects = Il peut être ici : { $stations }.

end-result = Résultat
end-analyse = Analyser
end-record = Relevé
end-home = Accueil
end-win = Vous avez gagné
end-lose = Vous avez perdu
end-x = Mister X gagne
end-detectives = Les détectives gagnent
# $seats: a list of $n pawns.
end-side =
    { $n ->
        [one] { $seats } gagne
       *[other] { $seats } gagnent
    }
end-none = Personne ne gagne
end-points =
    { $n ->
        [one] Mister X marque { $n } point
       *[other] Mister X marque { $n } points
    }

# Why the game is over. Several of these texts get $seat, $station, $round and $n.
reason-captured = { seat-name } a rejoint Mister X au { $station }, au tour { $round }.
reason-trapped = Au tour { $round }, Mister X n’avait plus de station libre autour du { $station }.
reason-stuck = Après le tour { $round }, plus aucun détective ne pouvait avancer.
reason-stuck-open = Après le tour { $round }, plus aucun détective ne pouvait continuer.
reason-escaped = Les { $round } tours sont joués et Mister X est toujours libre, au { $station }.
reason-spent = Les détectives ont payé leur dernier ticket au tour { $round }, et Mister X est toujours libre.
reason-conceded-side = Les détectives ont abandonné au tour { $round }.
reason-conceded-tickets =
    { $n ->
        [one] Les détectives ont abandonné au tour { $round }. Leurs derniers tickets, soit { $n } point, vont à Mister X.
       *[other] Les détectives ont abandonné au tour { $round }. Leurs derniers tickets, soit { $n } points, vont à Mister X.
    }
reason-conceded = { seat-name } a abandonné.
# $reason: a word of the program, for reasons that this page does not know.
reason-other = La partie est terminée ({ $reason }).

undo-open = Reprendre mon dernier coup
# $name: a person of any gender.
undo-asks = { $name } demande à reprendre son dernier coup.
undo-mine = Vous demandez à reprendre votre dernier coup. On attend { $names }.
undo-yes = Oui, d’accord
undo-no = Non
undo-practice = Entraînement

# $move: such as “Rouge en taxi jusqu’au 58” (move-words-ride).
agree-propose = Proposer : { $move }
# $name: a person.
agree-proposes = { $name } propose : { $move }
agree-mine = Vous proposez : { $move }
agree-waiting = On attend { $names }.
agree-yes = D’accord
agree-no = Non
agree-back = Retirer
agree-withdrawn = { $name } a dit non. Proposez autre chose.
agree-taken-back = { $name } a retiré sa proposition.
# The game went on before everyone had agreed.
agree-lapsed = La proposition n’est plus valable.
agree-hint = Tout le monde doit être d’accord.
agree-captain = { $name } joue pour votre camp.

# Every player is Mister X once; each game of the series is a heat.
series-title = Manches et points
series-short = Manches
series-heat = Manche { $n } sur { $of }
series-who = Nom
series-total = Total
# Beside the player who is Mister X in this heat.
series-x = joue Mister X
series-you = vous
series-next = Manche suivante
series-next-who = { $name } jouera Mister X.
series-ready = C’est bon pour la manche suivante
# $names: a list of $n people.
series-ready-names =
    { $n ->
       *[other] C’est bon pour { $names }.
    }
series-ready-wait = On attend les autres…
# $names: a list of $n people.
series-winner =
    { $n ->
        [one] { $names } remporte la série
       *[other] { $names } remportent la série
    }
series-again = Jouer une autre série
series-lobby = Tout le monde joue Mister X une fois : { $n } manches.
series-names = Qui joue, dans le sens horaire à partir du premier Mister X ?
series-name = Joueur { $n }

# Over the name of a person or side, which stands in a line of its own in large letters.
curtain-title = Passez l’appareil à
# A button. $who: a person, Mister X, or several names with “or”.
curtain-enter = Ici { $who }
curtain-enter-many = Ici les détectives
# Alone in a line, in large letters, under curtain-title.
curtain-detectives = L’équipe de détectives
curtain-text = Que personne d’autre ne regarde.
curtain-open = La dernière vue est cachée. Continuez ensemble.
curtain-wait = Le rideau est fermé.
curtain-wait-text = D’autres jouent. Ouvrez le rideau pour voir votre camp.
curtain-pin = Code PIN
curtain-one = Vous jouez en solo ? Gardez un seul camp
curtain-one-bot = Un bot joue désormais l’autre camp, et le rideau disparaît.
curtain-one-open = Vous libérez les places de l’autre camp, et le rideau disparaît.
# A button. $side: 0 is Mister X, 1 the detectives.
curtain-only =
    { $side ->
        [0] Je joue seulement Mister X
       *[other] Je joue seulement les détectives
    }

plain-moves = Vos coups
# A field in which a player writes.
plain-fill = Votre texte
plain-send = Envoyer
plain-table = La table
