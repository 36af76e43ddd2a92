### The chase: its moves, tickets, map and log.

# A heading over the tickets to choose from.
move-title = { seat-name } jusqu’au { $station }
move-pick-black = Un black ticket cache la ligne que vous prenez, même le bateau.
# How many tickets of this kind are left.
move-left = reste { $n }
move-again = Touchez encore pour partir
# A move in the words of its mover, also inside other texts as $move.
move-confirm = { ticket-name } pour le { $station }
move-confirm-boat = Black ticket (bateau) pour le { $station }
move-wasted = De toute façon, on vous verra au { $station }. Utiliser un black ticket ?
move-wasted-yes = L’utiliser
move-wasted-no = Le garder
move-each = Confirmer chaque coup
move-each-text = Touchez un ticket deux fois pour le jouer.
move-seen = Coup { $n } : tout le monde vous y verra.
move-boat = Black ticket (bateau)
move-double = Coup double
move-double-text = Deux trajets avant que les autres jouent. Chacun coûte un ticket et compte pour un coup. La carte est ensuite perdue.
move-double-seen-first = Tout le monde voit où finit le premier trajet ; le second vous cache à nouveau. La carte est ensuite perdue. La jouer ?
move-double-seen-second = Deux trajets de suite, et tout le monde voit où finit le second. La carte est ensuite perdue. La jouer ?
move-double-yes = Jouer le coup double
move-double-no = La garder
move-single = Un seul trajet : vous gardez le coup double.
move-price =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
move-vanish =
    { $n ->
        [one] Black ticket : vous disparaissez jusqu’à ce que les détectives aient joué. Coût : { $n } point.
       *[other] Black ticket : vous disparaissez jusqu’à ce que les détectives aient joué. Coût : { $n } points.
    }
move-place = Placer { seat-name } au { $station }
move-place-text = Ce pion part d’ici. Le départ de Mister X est tiré une fois tous les pions placés.
# A move that players talk about, after “Proposer :” (agree-propose).
move-words-ride = { seat-name } { ticket-word.by } jusqu’au { $station }
move-words-place = { seat-name } part du { $station }
# After “Proposer :” (agree-propose).
move-words-concede = abandonner
move-show = Me montrer au { $station }
move-hide = Ne pas me montrer
move-take = Prendre un ticket { ticket-word } à { seat-name }
# For screen readers: a station and the tickets that lead there. $tickets: a list of ticket-word.
move-station = { $station } : { $tickets }
move-stations = Stations où vous pouvez aller

## Why a pawn cannot go to a station that somebody tapped
##
## $station: where the pawn is. $target: the station that was tapped. $holder: the id of another pawn, like $seat.
## One or two lines in a box on the map.

why-possible = { seat-name } peut aller au { $target }.
why-no-such-station = Il n’y a pas de station { $target } sur ce plan.
why-not-now = { seat-name } a autre chose à décider avant le prochain trajet.
why-here = { seat-name } est déjà au { $target }, et tout coup mène à une autre station.
why-no-line = Aucune ligne ne relie le { $station } au { $target }.
why-far =
    { $n ->
        [one] Aucune ligne ne relie le { $station } au { $target } : c’est à { $n } trajet.
       *[other] Aucune ligne ne relie le { $station } au { $target } : c’est à { $n } trajets.
    }
# $via: a station in between.
why-two = Aucune ligne ne relie le { $station } au { $target } : c’est à deux trajets, par exemple en passant par le { $via }.
why-occupied = { holder-name } est au { $target } : jamais deux poursuivants sur la même station.
why-occupied-x = { holder-name } est au { $target } : Mister X ne va jamais sur un poursuivant.
why-starts = { holder-name } part du { $target } : jamais deux poursuivants sur la même station.
why-no-start = Les détectives partent d’une station de métro, et le { $target } n’en est pas une.
why-ferry = Seul le bateau relie le { $station } au { $target }, et il faut un black ticket de Mister X.
why-no-boat = Seul le bateau va au { $target }, et Mister X a déjà utilisé son trajet en bateau.
why-no-black = Seul le bateau relie le { $station } au { $target }, et { seat-name } n’a plus de black ticket.
# $ticket: t, b or u.
why-no-ticket = Pour aller du { $station } au { $target }, il faut un ticket { ticket-word }, et { seat-name } n’en a plus.
# $tickets: two or three of taxi, bus and underground, with “or”.
why-no-tickets = Pour aller du { $station } au { $target }, il faut un ticket { $tickets }, et { seat-name } n’en a plus.
why-dead-end = Du { $target }, il n’y aurait pas de second trajet, et un coup double exige les deux.
why-black-again = Mister X sort à peine de sa cachette, et ne joue jamais deux black tickets de suite.

## Keys

keys-station = Taper un numéro de station
keys-confirm = Aller à la station tapée
# What keys do. $tickets: a list of ticket-word.
keys-tickets = Partir : { $tickets }
keys-hint = Conseil
keys-close = Fermer les tickets, la question ou le conseil
keys-arrows = De station en station ; déplacer le plan
keys-zoom = Zoomer sur le plan

cover-on = Votre station est couverte.
cover-at = Vous êtes au { $station }.
# A button that shows the station while it is held.
cover-peek = Maintenir pour voir
cover-peek-key = ou maintenir la barre d’espace
cover-open = Découvrir pour ce tour
cover-close = Couvrir à nouveau
cover-pref = Couvrir ma station
cover-pref-text = Pour la voir, maintenez le bouton ou découvrez-la pour un tour.

log-title = Tableau de parcours
round-goal = Mister X gagne s’il est encore libre à la fin du tour { $n }. Un coup double, ce sont deux coups du tableau de parcours en un seul tour.
# Under the travel log: how many places it has. $n: how many of them are there only because of double moves.
log-extra =
    { $rounds ->
        [one] { $rounds } tour, plus { $n } pour les coups doubles
       *[other] { $rounds } tours, plus { $n } pour les coups doubles
    }
# A place of the travel log, for screen readers. The texts below follow it.
log-window = Coup { $n }
log-empty = pas encore joué
# Mister X will show himself after this move.
log-reveal = se montre
log-hidden = caché
log-at = au { $station }
log-double = coup double
log-seen = Vu au { $station }, coup { $n }
log-seen-now = Visible au { $station }
log-unseen = Pas encore vu
log-vanished = Disparu du { $station }
log-next = Se montre au coup { $n }
# Mister X will not show himself any more.
log-last = Ne se montre plus

tickets-pool = Tickets en commun pour tous les détectives
tickets-pool-name = Tickets communs
# Of all tickets of the detectives together.
tickets-pool-left =
    { $n ->
        [one] soit { $n } point
       *[other] soit { $n } points
    }
# Beside a pawn.
tickets-frozen = pas de ticket pour continuer
# Mister X's points, and what he can still get. Little room.
score-now =
    { $points ->
        [one] { $points } point, reste { $left }
       *[other] { $points } points, reste { $left }
    }
score-points =
    { $n ->
        [one] { $n } point jusqu’ici
       *[other] { $n } points jusqu’ici
    }
score-boat =
    { $n ->
        [one] reste { $n } trajet en bateau
       *[other] reste { $n } trajets en bateau
    }
score-concede =
    { $n ->
        [one] Mister X reçoit tous les tickets restants : { $n } point de plus. C’est définitif.
       *[other] Mister X reçoit tous les tickets restants : { $n } points de plus. C’est définitif.
    }
# Beside a police pawn, which needs no tickets.
tickets-free = voyage gratuitement
tickets-reserve = Réserve
tickets-at = Au { $station }
tickets-hidden = Hors de vue

map-seen = Mister X se montre au { $station }
map-seen-back = Mister X sort de sa cachette au { $station }
map-seen-you = Tout le monde vous voit au { $station }
map-skip = Toucher pour passer
# Large, over the map, at the end. Little room.
finale-captured = Pris au { $station } par { seat-name }, au tour { $round }
finale-trapped = Piégé au { $station }, au tour { $round }
finale-skip = Passer au résultat
finale-escaped = Mister X s’est échappé

map-label = Plan : les flèches le déplacent, plus et moins zooment, W le montre en entier
map-in = Zoomer
map-out = Dézoomer
map-fit = Plan entier
map-focus = Mon pion
# A warning at a station. $seats: a list of $n pawns.
map-danger = À portée de { $seats }.
# Under a number, on a button. Very little room.
map-suspects-word =
    { $n ->
        [one] piste
       *[other] pistes
    }
map-suspects-hide = Masquer les pistes
map-suspects-show = Afficher les pistes
map-suspects-on =
    { $n ->
        [one] En orange, où X peut être : { $n } station.
       *[other] En orange, où X peut être : { $n } stations.
    }
map-suspects-on-x =
    { $n ->
        [one] En orange, où les autres vous cherchent : { $n } station.
       *[other] En orange, où les autres vous cherchent : { $n } stations.
    }
map-suspects-off = Les pistes sont masquées.
map-whereabouts = Ses positions probables
# On a button. Very little room: one short word.
map-whereabouts-word = chances
map-whereabouts-hide = Masquer les positions probables
map-whereabouts-show = Afficher les positions probables
# Players draw on the map for their side.
map-pencil = Crayon
map-pencil-off = Ranger le crayon
map-error = Le plan n’a pas pu être chargé. Nouvel essai…
map-edge = Montrer { seat-name }, au { $station }
map-pawn = { seat-name } au { $station }

mark-ring = Cercle
mark-cross = Croix
mark-note = Note
mark-arrow = Flèche
mark-clear = Tout effacer
mark-undo = Annuler
mark-done = Terminé
mark-text = Texte de la note
mark-colour = Couleur { $n }
mark-ring-hint = Touchez une station pour l’entourer ; touchez encore pour effacer.
mark-cross-hint = Touchez une station pour la barrer ; touchez encore pour effacer.
mark-note-hint = Écrivez un mot, puis touchez une station.
mark-arrow-hint = Touchez le départ de la flèche, puis son arrivée.
mark-arrow-from = Du { $station } : touchez maintenant l’arrivée.

# In ply-… texts: what happened, one sentence for each move.
ply-deal = { seat-name } part du { $station }.
ply-deal-hidden = { seat-name } part hors de vue.
ply-ride = { seat-name } prend le { ticket-word } jusqu’au { $station }.
# $ticket: t, b or u.
ply-x-ride = Mister X prend le { ticket-word } (coup { $n }).
ply-x-ride-at = Mister X prend le { ticket-word } jusqu’au { $station } (coup { $n }).
ply-x-ride-shown = Mister X prend le { ticket-word } et se montre au { $station } ! (coup { $n })
ply-x-black = Mister X joue un black ticket (coup { $n }).
ply-x-black-at = Mister X va au { $station } avec un black ticket (coup { $n }).
ply-x-black-shown = Mister X joue un black ticket et se montre au { $station } ! (coup { $n })
ply-double = Mister X joue un coup double : deux trajets de suite.
ply-vanish = Mister X joue un black ticket et disparaît.
ply-vanish-at = Mister X disparaît et va au { $station }.
ply-emerge = Mister X réapparaît au { $station } !
ply-show = Mister X se montre au { $station } !
ply-hide = Mister X reste caché.
ply-take = Mister X prend un ticket { ticket-word } à { seat-name }.
ply-concede-side = Les détectives abandonnent.
ply-concede = { seat-name } abandonne.
# $name: a pawn or a player. $move: a move in letters.
ply-other = { $name } : { $move }

replay-title = Replay de la partie
replay-now = Replay
replay-play = Lecture
replay-pause = Pause
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-first = Au début du replay
replay-last = À la fin
replay-slider = Coup du replay
# Under the map while the game is looked back on.
replay-at = Tour { $round }
replay-start = Départ

## Why a typed move is refused. $move and $possible: moves in letters, such as t58.

refuse-no-such-move = « { $move } » n’est pas un coup de la poursuite ; ses coups commencent par { $verbs }.
refuse-not-now = { seat-name } ne peut pas jouer { $move } maintenant. Coups possibles : { $possible }.
refuse-placed = Les pions sont en place ; il n’y a plus rien à placer.
refuse-dealt = Les cartes de départ sont distribuées ; il n’y a plus rien à distribuer.
refuse-where = Indiquez où aller : un ticket et une station, par exemple { $example }.
refuse-place = Indiquez où : place et une station, par exemple { $example }. Libres : { $free }.
refuse-no-start = On ne part pas du { $station }. Libres : { $free }.
refuse-colleague = Il y a déjà un collègue au { $station } : jamais deux pions sur la même station. Libres : { $free }.
refuse-only-x = Seul Mister X peut jouer { $move }.
refuse-double-late = Un coup double s’annonce avant le premier de ses deux trajets, une fois par tour.
refuse-no-double = Mister X n’a plus de coup double.
refuse-no-second = D’ici, aucun premier trajet ne permettrait un second.
refuse-not-agreed = À cette table, Mister X ne peut pas se montrer de lui-même.
refuse-now = { $move } n’est pas possible maintenant.
refuse-black = Seul Mister X a des black tickets.
refuse-no-ticket =
    { $ticket ->
        [k] { seat-name } n’a plus de black ticket.
       *[other] { seat-name } n’a plus de ticket { ticket-word }.
    }
refuse-no-line = Aucune ligne ne relie le { $station } au { $target } ; du { $station }, on va au { $reached }.
refuse-not-linked = Le { ticket-word } ne va pas au { $target } ; du { $station }, il va au { $reached }.
refuse-not-linked-try = Le { ticket-word } ne va pas au { $target } ; du { $station }, il va au { $reached }. Possible : { $moves }.
refuse-no-stop = Le { ticket-word } ne va pas au { $target } : il ne s’arrête pas au { $station }.
refuse-no-stop-try = Le { ticket-word } ne va pas au { $target } : il ne s’arrête pas au { $station }. Possible : { $moves }.
