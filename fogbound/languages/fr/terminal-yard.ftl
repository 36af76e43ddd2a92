### The chase in the terminal. The browser does not load this file.
###
### Moves and commands are typed as they are and never translated: t58 (taxi), b58 (bus), u58 (underground), k58 (black
### ticket), double, show, hide, take red t; red t58 (another pawn first). $who: you, or x (Mister X, “he”).

## Who plays

cli-chair-series = --chair et --people ne servent que dans une série : ajoutez --series, ou choisissez avec --seat.
cli-seat-x = Vous êtes Mister X. Pour d’autres places : --seat ou --seats.
cli-no-seat-yard = Il n’y a pas de place « { $given } » ici ; places : { $seats }, ou detectives pour toutes sauf x.
cli-who = Qui voulez-vous être ?
cli-who-x = Mister X : échappez aux bots
cli-who-detectives = { $names } : traquez un bot
cli-who-all = tout le monde à ce clavier, sans bots
cli-who-ask = { $choice } ?
cli-who-again = Tapez { $choice }, ou des places, par exemple red,blue.
cli-are-x = Vous êtes Mister X.
cli-are-all = Tout le monde joue à ce clavier.
cli-are-hunters = Vous menez la traque.

cli-chair = Tout le monde joue Mister X une fois. Quelle place prenez-vous ?
cli-chair-heat = Mister X dans la manche { $n }
cli-chair-first = Vous prenez la place 1 et commencez comme Mister X. Choisissez avec --chair ou --people.
cli-no-chair = Il n’y a pas de place { $given } ; elles vont de 1 à { $n }.
cli-no-role = Dans une série à { $n }, personne ne joue { $names } à la fois ; choisissez avec --chair ou --people.
cli-series-people = Cette série se joue entre { $names } ; choisissez parmi ces noms avec --chair ou --hotseat.
cli-series-chairs = La série sauvegardée ne dit pas quelles places étaient les vôtres ; choisissez avec --chair ou --hotseat.
cli-people-number =
    { $n ->
        [one] --people contient { $n } nom ; une série se joue de { $low } à { $high } personnes.
       *[other] --people contient { $n } noms ; une série se joue de { $low } à { $high } personnes.
    }
cli-people-takes = --people attend ici { $n } noms séparés par des virgules, dans le sens des aiguilles d’une montre ; écrivez bot pour un bot : { $example }. Pour jouer à un autre nombre, utilisez --players.
cli-people-bots = --people ne contient que des bots ; il faut au moins une personne.
cli-person = Joueur { $n }
cli-names = Qui joue ? Tapez { $n } noms, dans le sens des aiguilles d’une montre. Le premier joue Mister X dans la manche 1.
cli-name = Nom [Entrée = { $default }] :
cli-name-taken = Le nom { $name } est déjà pris.

## Welcome

cli-against =
    { $n ->
        [one] { $title } : { $n } détective contre Mister X.
       *[other] { $title } : { $n } détectives contre Mister X.
    }
cli-against-police =
    { $n ->
        [one]
            { $police ->
                [one] { $title } : { $n } détective et { $police } pion de la police contre Mister X.
               *[other] { $title } : { $n } détective et { $police } pions de la police contre Mister X.
            }
       *[other]
            { $police ->
                [one] { $title } : { $n } détectives et { $police } pion de la police contre Mister X.
               *[other] { $title } : { $n } détectives et { $police } pions de la police contre Mister X.
            }
    }
cli-about-hidden = Mister X se déplace sans être vu ; de chaque trajet, on ne voit que le ticket.
cli-about-shown =
    { $n ->
        [one] Il se montre après le coup { $moves }.
       *[other] Il se montre après les coups { $moves }.
    }
cli-about-doubles =
    { $n ->
        [one] Si ses coups doubles le mènent au coup { $moves }, il s’y montre aussi.
       *[other] Si ses coups doubles le mènent aux coups { $moves }, il s’y montre aussi.
    }
cli-about-never-shown = Il ne se montre jamais.
cli-about-wins = Ses poursuivants gagnent en arrivant sur sa station, ou s’il n’a plus de station libre où aller. Il gagne s’il est encore libre après le tour { $round }, ou si plus aucun détective ne peut avancer.
cli-about-open =
    { $n ->
        [one] Mister X voyage gratuitement, à découvert ; avec un black ticket, il disparaît jusqu’à ce que les détectives aient joué. Ils choisissent leur départ parmi les stations de { $line }, et chaque ticket utilisé lui revient.
       *[other] Mister X voyage gratuitement, à découvert ; avec l’un de ses { $n } black tickets, il disparaît jusqu’à ce que les détectives aient joué. Ils choisissent leur départ parmi les stations de { $line }, et chaque ticket utilisé lui revient.
    }
cli-about-points =
    { $n ->
        [one] Valeur des tickets, en points : { $prices } ; un black ticket lui coûte { $n } point. La manche se termine quand il est pris, quand les détectives n’ont plus de tickets, ou quand ils abandonnent et lui laissent le reste.
       *[other] Valeur des tickets, en points : { $prices } ; un black ticket lui coûte { $n } points. La manche se termine quand il est pris, quand les détectives n’ont plus de tickets, ou quand ils abandonnent et lui laissent le reste.
    }
cli-welcome-type = Un coup, c’est un ticket et une station : t58 est un taxi pour le 58. Tapez help pour voir toutes les commandes, ou map pour un plan. Vous découvrez le jeu ? Apprenez-le avec fogbound tutorial, en trois minutes environ par leçon.
cli-series-of = Une série de { $n } manches pour { $names } : tout le monde joue Mister X une fois.
cli-aid-hints = À votre tour, tapez hint pour voir ce que jouerait le meilleur niveau.
cli-aid-whereabouts = Avant chaque coup, vous voyez où se trouve sans doute Mister X, d’après ce que tout le monde sait.
cli-aid-danger = À votre tour, tapez danger pour voir où l’on pourrait vous prendre au coup suivant.

## The table: short pieces, in columns, or with semicolons between them

cli-now-place = Les détectives choisissent leur départ
cli-now-deal = On distribue les cartes de départ
cli-show-none =
    { $who ->
        [you] Vous ne vous montrerez plus.
       *[x] Mister X ne se montrera plus.
    }
cli-show-doubles =
    { $who ->
        [you] Vous ne vous montrerez plus qu’après le coup { $n }, hors d’atteinte sans coups doubles.
       *[x] Mister X ne se montrera plus qu’après le coup { $n }, hors d’atteinte sans coups doubles.
    }
cli-show-next =
    { $who ->
        [you] Vous vous montrez à votre prochain coup.
       *[x] Mister X se montre à son prochain coup.
    }
cli-show-after =
    { $who ->
        [you] Vous vous montrez après le coup { $n }, dans { $left } coups.
       *[x] Mister X se montre après le coup { $n }, dans { $left } coups.
    }
cli-open-dealt = Ensuite, Mister X tire sa station.
cli-open-vanished =
    { $who ->
        [you] Vous avez disparu, et réapparaîtrez à la fin du tour.
       *[x] Mister X a disparu, et réapparaîtra à la fin du tour.
    }
cli-open-view =
    { $n ->
        [one]
            { $who ->
                [you] Vous êtes à découvert, et pouvez disparaître encore { $n } fois.
               *[x] Mister X est à découvert, et peut disparaître encore { $n } fois.
            }
       *[other]
            { $who ->
                [you] Vous êtes à découvert, et pouvez disparaître encore { $n } fois.
               *[x] Mister X est à découvert, et peut disparaître encore { $n } fois.
            }
    }
cli-open-view-none =
    { $who ->
        [you] Vous êtes à découvert, et ne pouvez plus disparaître.
       *[x] Mister X est à découvert, et ne peut plus disparaître.
    }
cli-row-pool = commun
cli-row-points = points
cli-row-reserve = réserve
cli-row-deal = donne
cli-row-log = tableau
cli-unplaced = pas encore en place
cli-at = au { $station }
cli-at-frozen = au { $station }, sans ticket pour en repartir
cli-hidden = caché ; { $seen }
cli-at-hidden = au { $station }, caché ; { $seen }
cli-unseen = pas encore vu
cli-vanished-from = disparu du { $station }
cli-seen = vu au { $station } (coup { $n })
cli-seen-ago =
    { $ago ->
        [one] vu au { $station } (coup { $n }, il y a { $ago } coup)
       *[other] vu au { $station } (coup { $n }, il y a { $ago } coups)
    }
cli-at-view = au { $station }, à découvert
cli-police-free = police, voyage gratuitement
cli-pool-pays = paie avec les tickets communs
cli-pool-shared = { $tickets }, en commun pour les détectives
cli-pool-ticket =
    { $points ->
        [one] { ticket-count } ({ $points } point pièce)
       *[other] { ticket-count } ({ $points } points pièce)
    }
cli-held-unlimited = { $tickets } ; taxi, bus et métro sans limite
cli-reserve-for = { $tickets }, pour les trajets de Mister X
cli-points =
    { $who ->
        [you] vous en avez { $points } ; reste { $n } à prendre
       *[x] Mister X en a { $points } ; reste { $n } à prendre
    }
cli-deal-cards = Mister X part d’une station libre parmi { $cards }
cli-log-empty-row = vide : Mister X n’a pas encore joué
cli-earlier =
    { $n ->
        [one] ({ $n } coup avant)
       *[other] ({ $n } coups avant)
    }
cli-earlier-moves =
    { $n ->
        [one] { $n } coup déjà joué
       *[other] { $n } coups déjà joués
    }
cli-step = { $n }. { ticket-word }
cli-step-at = { $n }. { ticket-word } pour le { $station }
cli-step-at-shown = { $n }. { ticket-word } pour le { $station } (vu)
cli-step-start = départ { $station }
cli-route = Parcours de Mister X : { $steps }.
cli-route-none = Mister X n’a jamais bougé.

## The command log

cli-log-empty = Le tableau est vide : Mister X n’a pas encore joué.
cli-log-before =
    { $n ->
        [one] { $n } coup avant la mise en place de cette partie
       *[other] { $n } coups avant la mise en place de cette partie
    }
cli-log-line = coup { $n }, tour { $round } : { $ride }
cli-mark-shown = vu
cli-mark-double = coup double
cli-appearances =
    { $n ->
        [one] Prochaine apparition : coup { $moves }.
       *[other] Prochaines apparitions : coups { $moves }.
    }

## Moves to choose from

cli-where-start = D’où part { $name } ?
cli-moves-of = Vos coups pour { $name }, au { $station } :
cli-moves-whose = { $person }, vos coups pour { $name }, au { $station } :
cli-show-or-hide = Vous êtes au { $station }. Vous montrer maintenant et prendre un ticket à chaque détective, ou rester à couvert ?
cli-take-which = Quel ticket prenez-vous ?
cli-moves-x =
    { $ride ->
        [double] Vos coups du { $station } (premier trajet sur deux, coup { $n }) :
        [second] Vos coups du { $station } (second trajet, coup { $n }) :
       *[one] Vos coups du { $station } (coup { $n }) :
    }
cli-moves-x-seen =
    { $ride ->
        [double] Vos coups du { $station } (premier trajet sur deux, coup { $n }, puis tout le monde vous voit) :
        [second] Vos coups du { $station } (second trajet, coup { $n }, puis tout le monde vous voit) :
       *[one] Vos coups du { $station } (coup { $n }, puis tout le monde vous voit) :
    }
cli-move-double = deux trajets de suite
cli-move-show = tout le monde voit où vous êtes
cli-move-hide = rester à couvert
cli-move-vanish = vous disparaissez pour ce tour
cli-move-vanish-cost =
    { $n ->
        [one] vous disparaissez pour ce tour ; coûte { $n } point
       *[other] vous disparaissez pour ce tour ; coûte { $n } points
    }
cli-next-place =
    { $n ->
        [one] Ensuite : { $names }. Pour placer d’abord un autre pion, tapez son nom : { $example }
       *[other] Ensuite : { $names }. Pour placer d’abord un autre pion, tapez son nom : { $example }
    }
cli-others-move = Les autres pions à jouer :
cli-other-rides = { $name } au { $station } : { $rides }
cli-any-order = L’ordre est libre. Pour jouer maintenant un autre pion, tapez d’abord son nom : { $example }
cli-or-wait = Ou tapez wait pour laisser jouer d’abord { $names }.

## What a move will do, before it is confirmed

cli-ride-price =
    { $n ->
        [one] { seat-name } prend le { ticket-word } jusqu’au { $station } : { $n } point pour Mister X.
       *[other] { seat-name } prend le { ticket-word } jusqu’au { $station } : { $n } points pour Mister X.
    }
cli-last-ticket = C’est le dernier ticket { ticket-word } de { seat-name }.
cli-last-ticket-pool = C’est le dernier ticket { ticket-word } en commun.
cli-strand = Aucune autre ligne ne part du { $station }.
cli-strand-tickets = Du { $station }, on ne repart qu’avec un ticket { $tickets }, et il n’y en a plus.
cli-ride-means = Vous prenez le { ticket-word } jusqu’au { $station }.
cli-black-means = Vous allez au { $station } avec un black ticket ; personne ne voit par quelle ligne.
cli-vanish-means = Vous disparaissez et allez au { $station } avec un black ticket. Quand les détectives auront joué, tout le monde vous y verra.
cli-vanish-cost =
    { $n ->
        [one] Cela vous coûte { $n } point.
       *[other] Cela vous coûte { $n } points.
    }
cli-double-means = Vous jouez un coup double : deux trajets de suite avant que les autres jouent. Chacun coûte un ticket et remplit une case de votre tableau ; vous choisissez le premier trajet maintenant, le second après.
cli-show-means = Vous montrez à tout le monde que vous êtes au { $station }, et prenez un ticket à chaque détective.
cli-confirm = On confirme ? [Entrée = oui, back = non]
cli-confirm-all = Tout le monde est d’accord ? [Entrée = oui, back = non]
cli-not-played = Coup non joué.
cli-concede = Pour confirmer, retapez concede ; sinon, back :
cli-concede-all = Si tout le monde est d’accord, retapez concede ; sinon, back :
cli-concede-x = Vous abandonnez et les détectives gagnent. La partie est alors terminée.
cli-concede-side = Tous les détectives abandonnent et Mister X gagne. La partie est alors terminée.
cli-concede-points =
    { $n ->
        [one] Tous les détectives abandonnent. Mister X reçoit alors tous les tickets restants ({ $rest }), soit { $n } point, et finit avec { $total } au lieu de { $now }. La manche est alors terminée.
       *[other] Tous les détectives abandonnent. Mister X reçoit alors tous les tickets restants ({ $rest }), soit { $n } points, et finit avec { $total } au lieu de { $now }. La manche est alors terminée.
    }

## What happened. The reader is Mister X in cli-you-… texts; $n is the number of the move.

cli-nobody-rides = Aucun poursuivant ne peut avancer : tous passent ce tour.
cli-sits-out = { seat-name } ne peut pas avancer et passe ce tour.
cli-you-start = Vous partez du { $station }.
cli-you-ride-at = Vous prenez le { ticket-word } jusqu’au { $station } (coup { $n }).
cli-you-ride-shown = Vous prenez le { ticket-word } (coup { $n }) et vous montrez au { $station } !
cli-you-black-at = Vous allez au { $station } avec un black ticket (coup { $n }).
cli-you-black-shown = Vous jouez un black ticket (coup { $n }) et vous montrez au { $station } !
cli-you-vanish = Vous disparaissez vers le { $station } avec un black ticket (coup { $n }).
cli-you-emerge = Vous réapparaissez au { $station } !
cli-you-double = Vous jouez un coup double : deux trajets de suite.
cli-you-show = Vous choisissez de vous montrer au { $station } !
cli-you-hide = Vous restez à couvert.
cli-you-take = Vous prenez un ticket { ticket-word } à { seat-name }.
cli-you-concede = Vous abandonnez.
cli-leftovers =
    { $n ->
        [one] Leurs derniers tickets, soit { $n } point, vont à Mister X.
       *[other] Leurs derniers tickets, soit { $n } points, vont à Mister X.
    }

## A series

cli-score-heat = manche
cli-score-total = total
cli-score-x = x : Mister X dans cette manche
cli-series-over = La série est terminée.
cli-series-after = Après la manche { $n } sur { $of } :
cli-series-all =
    { $points ->
        [one] Égalité parfaite : { $points } point partout, et victoire pour tout le monde.
       *[other] Égalité parfaite : { $points } points partout, et victoire pour tout le monde.
    }
cli-series-you =
    { $points ->
        [one] Vous remportez la série, avec { $points } point.
       *[other] Vous remportez la série, avec { $points } points.
    }
cli-series-won =
    { $n ->
        [one]
            { $points ->
                [one] { $names } remporte la série, avec { $points } point.
               *[other] { $names } remporte la série, avec { $points } points.
            }
       *[other]
            { $points ->
                [one] Victoire partagée : { $names }, à égalité avec { $points } point.
               *[other] Victoire partagée : { $names }, à égalité avec { $points } points.
            }
    }
cli-detectives = les détectives
cli-turn-of = À jouer : { $who }.

## Looking

cli-danger-none = Où que vous alliez, aucun poursuivant ne peut vous atteindre au coup suivant.
cli-danger = Vos poursuivants peuvent atteindre au coup suivant : { $places }.
cli-only-x-danger = Seul Mister X est en danger.
cli-suspects-none = Mister X n’est pas encore sur le plan.
cli-suspects =
    { $who ->
        [you] D’après le seul tableau : { $n } stations où vous chercher. Leur part des parcours possibles :
       *[x] D’après le seul tableau : { $n } stations où chercher Mister X. Leur part des parcours possibles :
    }
cli-each = { $share } chacune
cli-suspects-you = Vous êtes au { $station } ({ $share }).
cli-lines-from = De la station { $station } :
cli-ferry = bateau
cli-ferry-only = Mister X seulement, avec un black ticket
cli-ways = Distance de chaque pion au { $station }, en trajets (sans le bateau) : { $distances }.
cli-look-where = Quelle station regarder ? Par exemple : look 58
cli-map-open = Le plan est dans { $file } ; ouvrez-le dans un navigateur.
cli-map-rings =
    { $who ->
        [you] Cercles orange : où vous pourriez être, d’après ce que tout le monde sait.
       *[x] Cercles orange : où Mister X peut être, d’après ce que tout le monde sait.
    }
cli-map-frames =
    { $seat ->
        [x] Cadres : où vous pouvez aller maintenant.
       *[other] Cadres : où { seat-name } peut aller maintenant.
    }
cli-map-starts = Cadres : d’où { seat-name } peut partir.
cli-map-secret = On y voit aussi où vous êtes : gardez-le pour vous.
cli-hint = { $name } jouerait { $move } : { $chance }.
cli-hint-or = Ou bien { $moves }.
cli-hints-off = Les conseils sont désactivés. Commencez ou reprenez une partie avec --hints.
cli-hints-by-hand = Il n’y a pas de conseils dans une partie mise en place à la main.
cli-no-hint = Pas de conseil cette fois ({ $problem }).
cli-no-odds = Impossible d’estimer cette fois où est Mister X ({ $problem }).

## Why a typed line is refused

cli-no-move-waits = Il n’y a pas de coup à confirmer. Pour reprendre votre dernier coup, tapez undo.
cli-type-move = Tapez un coup, par exemple { $example }, ou help.
cli-nobody-before = Personne d’autre ne peut jouer avant vous.
cli-else-bot = Un bot joue { seat-name }.
cli-else-not-yet = Ce n’est pas encore le tour de { seat-name }.
cli-else-placed = { seat-name } a déjà sa station de départ.
cli-else-moved = { seat-name } a déjà joué ce tour-ci.
cli-else-stuck = { seat-name } ne peut pas avancer maintenant.
cli-which-ticket = Quel ticket ? Tapez { $moves }.
cli-no-way-x = Vous ne pouvez pas aller au { $station } maintenant. Tapez moves pour voir les trajets.
cli-no-way = { seat-name } ne peut pas aller au { $station } maintenant. Tapez moves pour voir les trajets.

## Help: what each command does. The command stands before it.

cli-help-ride = un taxi pour le 58 ; b pour le bus, u pour le métro. taxi 58 ou 58 tout court marchent aussi
cli-help-black = un black ticket : toutes les lignes, même le bateau, et personne ne voit laquelle
cli-help-black-open = un black ticket : toutes les lignes, même le bateau, et personne ne voit où jusqu’à la fin du tour
cli-help-double = deux trajets de suite, chacun avec son ticket
cli-help-other = jouer un autre pion, quand l’ordre est libre ; blue tout court donne ses coups
cli-help-place = partir du 58, une station de métro ; 58 tout court marche aussi
cli-help-wait = laisser jouer d’abord un autre détective
cli-help-table-yard = tour, pions, tickets, tableau de parcours
cli-help-suspects = toutes les stations où Mister X peut être, d’après ce que tout le monde sait
cli-help-danger = les stations où vous pouvez aller et où l’on peut vous prendre au coup suivant
cli-help-hint = ce que le meilleur niveau jouerait à votre place, et pourquoi
cli-help-log = le tableau de parcours de Mister X, coup par coup
cli-help-tickets = qui a quels tickets
cli-help-look = où vont les lignes d’une station, et à combien de trajets sont les pions
cli-help-map = enregistrer le plan en image (map FICHIER.svg)
cli-help-back = ne pas jouer un coup qui reste à confirmer
cli-help-concede = abandonner

## The analysis of a game: a table of narrow columns

cli-analysis-note = d’après ce qu’il savait, puis d’après ce que tout le monde savait ; pistes : les stations où il pouvait être.
cli-analysis-round = tour
cli-analysis-x = vu par X
cli-analysis-public = vu de tous
cli-analysis-suspects = pistes
cli-analysis-moves = coups de X
cli-analysis-start = début
cli-analysis-end = fin
cli-analysis-by = pour le camp qui jouait, selon { $name } :
cli-analysis-cost = tour { $round }, { seat-name } : { $move } ({ $played }) au lieu de { $best } ({ $chance }) a coûté { $cost }
cli-analysis-cost-start = avant le tour 1, { seat-name } : { $move } ({ $played }) au lieu de { $best } ({ $chance }) a coûté { $cost }
