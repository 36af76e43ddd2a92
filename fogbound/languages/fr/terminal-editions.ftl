### What `fogbound editions` prints. The browser does not load this file.

cli-edition-players = { $title }, de { $low } à { $high } joueurs
cli-edition-size =
    { $n ->
        [one] { $title }, { $n } joueur
       *[other] { $title }, { $n } joueurs
    }
cli-series-always = Se joue en série : chacun est Mister X une fois, et le plus de points l’emporte.
cli-series-optional = Se joue en une partie ; avec --series, chacun est Mister X une fois.
cli-edition-bots = Bots, du plus faible au plus fort :
cli-edition-options = Options :
cli-edition-fair = Avec --fair, entre joueurs de même force :
cli-edition-bots-other = Autres bots, pour comparer : { $names }
cli-edition-bots-all = Bots : { $names }
cli-edition-people =
    { $n ->
        [one] { $n } personne.
       *[other] { $n } personnes.
    }

cli-takes-number = Valeurs : de { $low } à { $high }.
cli-takes-numbers = Valeurs : des nombres croissants de { $low } à { $high }, par exemple { $example }.
cli-takes-numbers-none = Valeurs : des nombres croissants de { $low } à { $high }, ou rien.
cli-takes-count = Valeurs : { $n } nombres de { $low } à { $high }, par exemple { $example }.
cli-takes-switch = Valeurs : yes ou no.
cli-takes-choice = Valeurs : { $choices }.
cli-takes-name = Valeurs : { $choices } ou le chemin d’un fichier.

## What the options mean

cli-means-yard-players = Les personnes à la table, avec Mister X ; les pions et les black tickets en dépendent.
cli-means-yard-board = Le plan.
cli-means-yard-max_rounds = Le nombre de tours pendant lesquels Mister X doit rester libre pour gagner.
cli-means-yard-reveals = Les coups après lesquels Mister X se montre.
cli-means-yard-voluntary_reveal = Mister X peut-il se montrer de lui-même pour prendre un ticket à chaque détective ?
cli-means-yard-stuck_counts_police = La poursuite continue-t-elle quand seule la police peut encore se déplacer ?
cli-means-yard-x_black = Les black tickets de Mister X ; chacun le cache pendant un tour.
cli-means-yard-boat_rides = Mister X prend-il le bateau une fois par manche, ou avec chaque black ticket ?
cli-means-yard-stuck_leftovers = Les tickets des détectives bloqués vont-ils à Mister X, ou leur restent-ils ?
cli-means-yard-prices = Ce que valent pour Mister X un ticket de taxi, de bus et de métro, en points.
cli-means-yard-start_numbers = Les stations de départ que Mister X peut tirer. Par défaut : celles du plan.
cli-means-yard-x_ticket_accounting = Les tickets de taxi, de bus et de métro de Mister X sont-ils comptés ?
cli-means-twenty-players = Les personnes qui ont un pion, bots compris.
cli-means-twenty-language = La langue dans laquelle les cartes sont lues.
cli-means-twenty-deck = Les cartes : des noms de paquets ou des chemins de fichiers, séparés par des virgules ; -ID enlève une carte.
cli-means-twenty-cards = Quelles cartes du paquet : family (celles que les enfants connaissent), classic (toutes), expert (aucune facile).
cli-means-twenty-finish = La case où finit le parcours.
cli-means-twenty-suns = Les cases qui rendent un jeton violet.
cli-means-twenty-die_question_faces = Les faces du dé qui portent un point d’interrogation ; les autres sont blanches.
cli-means-twenty-after_failed_question = Que fait le joueur suivant après une question qui n’a rien donné ?
cli-means-twenty-violet_after_question = Peut-on buzzer après la réponse à une question, comme après un indice ?
cli-means-twenty-sun_on_pass = Suffit-il de passer sur un soleil pour reprendre son jeton ?
cli-means-twenty-exact_finish = Faut-il tomber juste sur l’arrivée ?
cli-means-twenty-reader = Qui lit : les joueurs à tour de rôle (rotate), ou l’arbitre (house, d’office dans un terminal) ?
