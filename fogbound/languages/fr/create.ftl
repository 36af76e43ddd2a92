### Making a table: editions, options, settings, files of one's own, and what bots are like.

# One line about each edition, on the page where a table is made.
edition-yard-classic-1983 = Les détectives jouent à tour de rôle. Pour 3 à 6 personnes.
edition-yard-compact-2015 = Mister X fuit à découvert pour marquer des points ; tout le monde joue X une fois. Pour 2 à 4 personnes.
edition-yard-police-2017 = Les détectives jouent dans l’ordre de leur choix, avec l’aide de la police. Pour 2 à 6 personnes.
edition-twenty-classic-1993 = Devinez le personnage, le lieu ou la chose, indice par indice. Pour 2 à 6 personnes.

create-title = Créer une table
# A heading: which game is to be played.
create-edition = Jeu
create-how = Qui joue ?
create-how-link = Ensemble, un appareil par personne
create-how-link-text = Partagez un lien, un code ou un code QR.
create-how-device = Ensemble sur cet appareil
create-how-device-text = Passez-le de main en main.
create-how-device-text-yard = Un rideau tombe entre Mister X et les détectives.
create-how-device-text-yard-compact-2015 = Passez-le de main en main ; un rideau tombe quand Mister X se cache.
create-how-device-text-twenty = Passez-le de main en main ; un rideau cache la carte à qui devine.
create-how-bots = Des bots et moi
create-how-bots-text = Choisissez vos places au salon ; les bots prennent les autres.
create-how-bots-text-twenty = Choisissez leur niveau au salon.
create-options = Options de jeu
create-settings = Réglages de la table
# $low and $high: numbers.
create-bounds = Entrez un nombre de { $low } à { $high }.
create-pace = Pause des bots (en secondes)
# How people who share pawns decide on a move.
create-decide = Pions partagés
create-decide-all = Tout le monde doit être d’accord
create-decide-captain = Capitaine : une seule personne joue
create-decide-any = Joue qui veut
create-practice = Entraînement
create-practice-text = Tout coup peut être repris, même s’il a révélé quelque chose. La partie ne compte pas.
create-series = Tout le monde joue chaque rôle une fois
create-series-yard = Tout le monde joue Mister X une fois
create-series-text = Une partie par personne ; les rôles tournent et les points s’additionnent.
create-go = Créer la table
# $allowed: one of the texts below.
create-allowed = Valeurs possibles : { $allowed }
allowed-number = { $low } à { $high }
# $example: numbers with commas and no spaces, as they are typed.
allowed-numbers = nombres de { $low } à { $high }, par exemple { $example }
allowed-numbers-none = nombres de { $low } à { $high } séparés par des virgules, ou aucun

fair-title = Chances égales
# $value and $usual: numbers of rounds.
fair-max_rounds = Mister X doit rester libre pendant { $value } tours au lieu de { $usual }.
# $value and $usual: lists of move numbers, such as “3, 8, 13 et 18”.
fair-reveals = Mister X se montre après les coups { $value } au lieu de { $usual }.
fair-max_rounds-brief = { $value } tours au lieu de { $usual }.
fair-reveals-brief = Mister X se montre après les coups { $value } au lieu de { $usual }.
# $changes: sentences made of the texts above that end in -brief.
fair-at = Chances égales : { $changes }
# $option: the name of a rule option.
fair-other = { $option } : { $value } au lieu de { $usual }.
# $fair and $usual: percentages. “He” is Mister X.
fair-share = À niveau égal, X gagne alors { $fair } des parties ; avec les règles habituelles, { $usual }.
fair-share-brief = À niveau égal, X gagne alors { $fair } des parties ; d’habitude { $usual }.
fair-already = Déjà équilibré : à niveau égal, Mister X gagne { $usual } des parties.

option-players = Joueurs
option-yard-players = Joueurs, avec Mister X
option-board = Plan
option-max_rounds = Tours
option-reveals = Mister X se montre après les coups
option-voluntary_reveal = Mister X peut se montrer pour prendre des tickets
option-x_ticket_accounting = Tickets ordinaires de Mister X
option-stuck_counts_police = La poursuite continue tant que la police peut se déplacer
option-x_black = Black tickets de Mister X
option-boat_rides = Trajets en bateau
option-stuck_leftovers = Tickets restants quand aucun détective ne peut jouer
option-prices = Points pour taxi, bus, métro
option-start_numbers = Départs possibles de Mister X (vide : ceux du plan)
# Values of rule options.
choice-once = Un par manche
choice-per_ticket = Un par black ticket
choice-to_x = Vont à Mister X
choice-kept = Restent aux détectives
choice-unlimited = Illimités
choice-counted = Comptés
choice-reserve = Pris dans la réserve
choice-london-1983 = Londres 1983
choice-london-2017 = Londres 2017
choice-london-compact = Londres compact
choice-tiny-docks = Petits docks
choice-tiny-harbour = Petit port
choice-tiny-ring = Petit anneau
choice-tiny-village = Petit village
option-language = Langue des cartes
option-deck = Paquets
option-cards = Quelles cartes ?
choice-family = Famille
choice-family-text = Des sujets que les enfants connaissent.
choice-classic = Classique
choice-classic-text = Toutes les cartes du paquet.
choice-expert = Expert
choice-expert-text = Aucune carte facile.
# Shown in the lobby beside the name of the game, in one line.
chosen-cards-family = Cartes que les enfants connaissent
chosen-cards-expert = Aucune carte facile
option-reader = Qui lit les cartes ?
option-finish = Longueur du parcours
option-suns = Cases soleil
option-die_question_faces = Points d’interrogation sur le dé
option-after_failed_question = Après une question sans bonne réponse
option-violet_after_question = On peut aussi buzzer après la réponse à une question
option-sun_on_pass = Il suffit de passer sur un soleil
option-exact_finish = Il faut tomber juste sur l’arrivée
choice-roll = Tour suivant : lancer le dé
choice-choose = Tour suivant : choisir un numéro
choice-rotate = À tour de rôle
choice-rotate-text = La personne qui lit connaît la réponse et juge ; elle change à chaque carte.
choice-house = L’arbitre
choice-house-text = Fogbound lit et juge ; tout le monde devine.
chosen-reader-house = L’arbitre lit
# The value of a rule option that is a switch.
option-on = Oui
option-off = Non

setting-suspects = Afficher les pistes
setting-suspects-text = Tout le monde voit où Mister X peut être, d’après les informations publiques.
setting-hints = Conseils
setting-hints-text = À votre tour, demandez au bot le plus fort ce qu’il jouerait et pourquoi.
setting-whereabouts = Positions probables de Mister X
setting-whereabouts-text = Tout le monde peut les afficher sur le plan, avec les chances. Seules comptent les informations publiques ; Mister X les voit aussi.
setting-danger = Prévenir Mister X
setting-danger-text = À son tour, Mister X voit quelles stations un détective peut atteindre ensuite.
setting-judge = Qui juge les réponses ?
setting-judge-text = L’arbitre conseille la personne qui lit, ou tranche.
setting-judge-reader = La personne qui lit
setting-judge-house = L’arbitre
setting-letters = Questions sur le nom
setting-letters-text = L’arbitre répond aussi aux questions sur les lettres et les mots.
setting-window = Temps pour buzzer (secondes)
setting-window-text = Après un indice, avant que la personne qui l’a choisi puisse répondre.
setting-clock = Temps de réflexion
setting-clock-text = Quand il est écoulé, l’arbitre joue.
setting-clock-off = Sans limite
# $value: a number.
setting-clock-some =
    { $value ->
        [one] { $value } seconde
       *[other] { $value } secondes
    }

# Titles of the decks that come with Fogbound.
deck-first-light = Premières lueurs
deck-lamplight = À la lampe
# A deck of cards of one's own.
file-count =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
# Beside a deck that the reader brought.
file-own = à vous
file-none = Choisissez au moins un paquet.
file-apart = Ces paquets n’ont aucune langue en commun. Choisissez-en d’autres.
file-bring = Ajouter votre paquet…
file-bring-text = Un fichier .toml de 2 Mo au plus. Personne d’autre ne peut l’utiliser.
# $name: the name of a file.
file-sending = Lecture : { $name }…
# $title: the deck's title.
file-taken = Paquet ajouté : « { $title } ».
# What the check of a deck found that could be better.
file-remarks =
    { $n ->
        [one] { $n } amélioration possible
       *[other] { $n } améliorations possibles
    }
file-refused = { $name } est inutilisable :
file-remove = Retirer { $title }
file-more = et { $n } de plus

# $n of $of dots are filled.
bot-strength = force { $n } sur { $of }
bot-choose = Qui joue ?
bot-against = Bots
bot-mixed = Niveaux variés
bot-mixed-text = Chaque bot joue à un niveau différent.
# $name and $other: names of bots.
bot-lost = { $name } ne connaît pas ce plan ; { $other } joue à la place.
bot-more = Plus de bots
bot-typed = Bot sur mesure
bot-typed-example = pimbot:simulations=2000
bot-typed-go = L’utiliser

## Bots: the levels that people choose from, with a line about each, and others for experts

# The chase, weakest first.
bot-tourist = Touriste
bot-tourist-text = Premier jour en ville. Tient le plan à l’envers et retourne là où Mister X a été vu.
bot-commuter = Métro-boulot
bot-commuter-text = Connaît le chemin du travail, et guère plus. Oublie quels tickets ont été joués.
bot-cabbie = Chauffeur
bot-cabbie-text = Connaît chaque rue et prend au plus court, mais voit rarement plus loin que le prochain carrefour.
bot-reporter = Reporter
bot-reporter-text = Suit toutes les pistes, prévoit quelques coups et garde un tour dans son sac.
bot-inspector = Inspecteur
bot-inspector-text = De la patience et de la méthode. Ferme chaque issue, une par une.
bot-sleuth = Limier
bot-sleuth-text = Se demande pourquoi vous avez pris le bus et gardé le black ticket, et arrive souvent avant vous.
bot-master = Maître
bot-master-text = Toute une vie de poursuites. Semble connaître votre prochain trajet avant vous.
# 20 Questions, weakest first.
bot-newcomer = Novice
bot-newcomer-text = Aime les histoires et se lance quand la réponse saute presque aux yeux.
bot-casual = Dilettante
bot-casual-text = A entendu parler de bien des choses et s’en souvient parfois à temps.
bot-keen = Adepte
bot-keen-text = Lit beaucoup et écoute bien toutes les questions.
bot-expert = Virtuose
bot-expert-text = Trouve avec la moitié d’un indice et buzze quand cela paie.
# A bot that plays at random.
bot-random = Hasard
bot-random-text = Joue au hasard. Dans les réglages, son nom est random.
bot-greedy = Glouton
bot-greedy-text = Prend au plus court et ne voit pas plus loin.
bot-pimbot = Pimbot
bot-pimbot-text = Calcule à l’avance ; vous réglez combien de temps et comment.
