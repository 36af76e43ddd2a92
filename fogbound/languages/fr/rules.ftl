### How to play, in a few lines.

## The chase

yard-rules-round-title = La poursuite
yard-rules-round = Une personne joue Mister X ; les autres le poursuivent ensemble. À chaque tour, Mister X joue en premier, puis ses poursuivants.
yard-rules-order-yard-classic-1983 = Les détectives jouent à tour de rôle, dans le sens des aiguilles d’une montre.
yard-rules-order-yard-police-2017 = À chaque tour, les détectives choisissent leur ordre.
yard-rules-ride-title = Un trajet
yard-rules-ride = Un trajet suit une ligne jusqu’à la station suivante. Un pion qui peut se déplacer doit le faire. Jamais deux pions sur la même station.
yard-rules-tickets-title = Les tickets
yard-rules-tickets = Pour chaque trajet, un détective paie un de ses propres tickets, celui de la ligne. Un ticket utilisé est perdu.
yard-rules-tickets-pool = Pour chaque trajet, un détective paie un ticket de la ligne. Les tickets sont en commun ; un ticket utilisé est perdu.
yard-rules-tickets-x = Mister X montre aussi un ticket, mais il ne manque jamais de tickets taxi, bus et métro.
yard-rules-tickets-x-counted = Mister X montre aussi un ticket et, à cette table, il peut en manquer.
yard-rules-police-title = La police
yard-rules-police = Les pions de la police circulent gratuitement sur toutes les lignes. N’importe quel détective peut les déplacer.
yard-rules-fog-title = Dans le brouillard
yard-rules-fog = Vous voyez quel ticket joue Mister X, pas où il va.
# $n: a list of move numbers, such as “3, 8, 13 et 18”.
yard-rules-fog-seen = Il se montre après les coups { $n }.
yard-rules-black-title = Les black tickets
yard-rules-black = Seul Mister X en a. Ils cachent la ligne qu’il prend, et eux seuls permettent de prendre le bateau.
yard-rules-double-title = Le coup double
yard-rules-double = Avec une carte coup double, Mister X fait deux trajets avant que les autres jouent, au plus une fois par tour. Chaque trajet compte pour un coup.
yard-rules-show-title = Se montrer
yard-rules-show = Après un trajet, Mister X peut se montrer ; il prend alors un ticket à chaque détective.
yard-rules-end-title = Qui gagne ?
yard-rules-end = Les détectives gagnent quand un de leurs pions atteint la station de Mister X, ou quand il n’a plus de station libre où aller.
yard-rules-end-x = Mister X gagne s’il est libre après le tour { $n }, ou dès qu’aucun détective n’a de ticket pour continuer.
yard-rules-end-police = Mister X gagne s’il est libre après le tour { $n }, ou dès que ni les détectives ni la police ne peuvent continuer.

yard-rules-heats-title = Les manches
yard-rules-heats = Tout le monde joue Mister X une fois, et fuit pour marquer des points ; le plus gros total après toutes les manches gagne.
yard-rules-start-title = Le départ
yard-rules-start = Les détectives placent leurs trois pions sur des stations de métro. Puis le hasard choisit le départ de Mister X, à la vue de tout le monde.
yard-rules-turn-title = Un tour
yard-rules-turn = Mister X se déplace à découvert et ne paie rien. Puis chacun des trois pions se déplace, dans l’ordre choisi ensemble par les détectives.
yard-rules-branch = Un trajet suit une ligne jusqu’à la station suivante ; là où deux lignes de même couleur se croisent, on peut bifurquer.
yard-rules-points-title = Tickets et points
# $prices: a list of ticket-price.
yard-rules-points = Les détectives ont leurs tickets en commun, et chaque ticket payé rapporte des points à Mister X : { $prices }.
yard-rules-points-x = Un pion sans ticket pour continuer reste où il est.
yard-rules-vanish-title = Le black ticket
yard-rules-vanish =
    { $price ->
        [one] Une fois, Mister X peut disparaître jusqu’à ce que les détectives aient joué. Cela lui coûte { $price } point.
       *[other] Une fois, Mister X peut disparaître jusqu’à ce que les détectives aient joué. Cela lui coûte { $price } points.
    }
# $n: a number above 1.
yard-rules-vanish-some =
    { $price ->
        [one] { $n } fois, mais jamais deux fois de suite, Mister X peut disparaître jusqu’à ce que les détectives aient joué. Cela lui coûte { $price } point chaque fois.
       *[other] { $n } fois, mais jamais deux fois de suite, Mister X peut disparaître jusqu’à ce que les détectives aient joué. Cela lui coûte { $price } points chaque fois.
    }
yard-rules-vanish-boat = En disparaissant, il peut prendre le bateau, une fois par manche.
yard-rules-vanish-boats = En disparaissant, il peut prendre le bateau.
yard-rules-heat-title = La fin d’une manche
yard-rules-heat = La manche s’arrête quand Mister X est pris, quand le dernier ticket est payé ou quand les détectives abandonnent. En cas d’abandon, il reçoit tous les tickets restants.
yard-rules-stuck = De même si plus aucun pion ne peut se déplacer.
yard-rules-stuck-kept = Elle s’arrête aussi quand plus aucun pion ne peut se déplacer ; les détectives gardent alors les tickets restants.

## Twenty questions

twenty-rules-card-title = La carte
twenty-rules-card = Chaque carte fait parler un personnage, un lieu ou une chose. Trouvez de qui ou de quoi il s’agit.
twenty-rules-card-reader = Seule la personne qui lit la voit ; elle change à chaque carte.
twenty-rules-pick-title = Choisir un numéro
twenty-rules-pick = À votre tour, touchez un des { $numbers } numéros : il cache un indice ou un point d’interrogation.
twenty-rules-answer-title = Répondre
twenty-rules-answer = Après un indice, donnez une seule réponse, ou passez. Presque juste ? On peut alors vous demander, une fois, le nom exact.
twenty-rules-die-title = Point d’interrogation et dé
# $questions and $faces: numbers.
twenty-rules-die =
    { $questions ->
        [one] Lancez le dé. { $questions } de ses { $faces } faces permet de poser une question libre, puis de répondre. Une face blanche termine votre tour.
       *[other] Lancez le dé. { $questions } de ses { $faces } faces permettent de poser une question libre, puis de répondre. Une face blanche termine votre tour.
    }
twenty-rules-violet-title = Le jeton violet
twenty-rules-violet = Vous avez trouvé, mais ce n’est pas votre tour ? Buzzez avant la réponse. Juste ou faux, cela coûte votre jeton violet ; une bonne réponse rapporte { $points } cases.
twenty-rules-points-title = Les cases
twenty-rules-points = Trouvez la carte et avancez d’une case par numéro non utilisé.
twenty-rules-points-reader = La personne qui lit avance d’une case par numéro utilisé, ou d’aucune si quelqu’un a buzzé et trouvé ; si personne ne trouve, de { $numbers }.
twenty-rules-track-title = Le parcours
twenty-rules-track = Le premier pion sur la case { $finish } gagne. Qui a trouvé avance d’abord.
twenty-rules-suns = Tombez sur un soleil pour récupérer votre jeton violet.
