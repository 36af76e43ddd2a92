### What `fogbound editions` prints. The browser does not load this file.

cli-edition-players = { $title }, de { $low } à { $high } joueurs
cli-edition-size =
    { $n ->
        [one] { $title }, { $n } joueur
       *[other] { $title }, { $n } joueurs
    }
cli-series-always = Se joue en série : tout le monde joue Mister X une fois, et le plus gros total de points gagne.
cli-series-optional = Se joue en une partie ; avec --series, tout le monde joue Mister X une fois.
cli-edition-bots = Bots, du plus faible au plus fort :
cli-edition-options = Options :
cli-edition-fair = Avec --fair, à niveau égal :
cli-edition-bots-other = Autres bots, pour comparer : { $names }
cli-edition-bots-all = Bots : { $names }
cli-edition-people =
    { $n ->
        [one] { $n } personne.
       *[other] { $n } personnes.
    }

cli-takes-number = Valeurs : de { $low } à { $high }.
cli-takes-numbers = Valeurs : des nombres croissants de { $low } à { $high }, par exemple { $example }.
cli-takes-numbers-none = Valeurs : des nombres croissants de { $low } à { $high }, ou rien.
cli-takes-count = Valeurs : { $n } nombres de { $low } à { $high }, par exemple { $example }.
cli-takes-switch = Valeurs : yes ou no.
cli-takes-choice = Valeurs : { $choices }.
cli-takes-name = Valeurs : { $choices } ou le chemin d’un fichier.

## What the options mean

cli-means-yard-players = Le nombre de joueurs, avec Mister X ; les pions et les black tickets en dépendent.
cli-means-yard-board = Le plan.
cli-means-yard-max_rounds = Le nombre de tours pendant lesquels Mister X doit rester libre pour gagner.
cli-means-yard-reveals = Les coups après lesquels Mister X se montre.
cli-means-yard-voluntary_reveal = Mister X peut-il se montrer de lui-même pour prendre un ticket à chaque détective ?
cli-means-yard-stuck_counts_police = La poursuite continue-t-elle quand seule la police peut encore se déplacer ?
cli-means-yard-x_black = Le nombre de black tickets de Mister X ; chacun le cache pendant un tour.
cli-means-yard-boat_rides = Mister X peut-il prendre le bateau une seule fois par manche, ou avec chaque black ticket ?
cli-means-yard-stuck_leftovers = Les tickets des détectives bloqués vont-ils à Mister X, ou leur restent-ils ?
cli-means-yard-prices = Ce que rapportent à Mister X les tickets taxi, bus et métro, en points.
cli-means-yard-start_numbers = Les stations de départ que Mister X peut tirer. Par défaut : celles du plan.
cli-means-yard-x_ticket_accounting = Les tickets taxi, bus et métro de Mister X sont-ils comptés ?
cli-means-twenty-players = Le nombre de joueurs qui ont un pion, bots compris.
cli-means-twenty-language = La langue des cartes.
cli-means-twenty-deck = Les cartes : des noms de paquets ou des chemins de fichiers, séparés par des virgules ; -ID enlève une carte.
cli-means-twenty-cards = Quelles cartes des paquets : family (celles que les enfants connaissent), classic (toutes), expert (aucune facile).
cli-means-twenty-finish = La dernière case du parcours.
cli-means-twenty-suns = Les cases soleil, qui rendent le jeton violet.
cli-means-twenty-die_question_faces = Le nombre de faces du dé qui portent un point d’interrogation ; les autres sont blanches.
cli-means-twenty-after_failed_question = Après une question sans bonne réponse, faut-il au tour suivant lancer le dé (roll) ou choisir un numéro (choose) ?
cli-means-twenty-violet_after_question = Peut-on buzzer après la réponse à une question, comme après un indice ?
cli-means-twenty-sun_on_pass = Suffit-il de passer sur un soleil pour récupérer son jeton ?
cli-means-twenty-exact_finish = Faut-il tomber juste sur l’arrivée ?
cli-means-twenty-reader = Qui lit : les joueurs à tour de rôle (rotate), ou l’arbitre (house, par défaut dans un terminal) ?
