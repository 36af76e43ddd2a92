### The pages before a game: home, making a table, the lobby.

# The name of the program. It is not translated.
app-name = Fogbound
app-tagline = Jeux de poursuite et de déduction, autour d’une table.
app-home = Accueil
# A label and its value, where no sentence is needed: “Plan : Londres”.
app-pair = { $label } : { $value }
# What somebody said or wrote, in this language's quotation marks.
app-quoted = « { $text } »
# Like app-pair, with a label alone; the value follows, in other letters.
app-label = { $label } :
app-skip = Aller au contenu
app-skip-text = Aller à la table en texte
app-cancel = Annuler
app-close = Fermer
app-dismiss = Masquer
app-loading = Chargement…
# Shown when the server has a newer version than the page.
app-stale = Fogbound a été mis à jour. Rechargez pour continuer.
# An offer: the page goes on as it is until its reader takes it. The button app-reload follows.
app-update = Une nouvelle version de Fogbound est disponible.
app-reload = Recharger
app-lost-title = En plein brouillard
app-lost-text = Il n’y a rien à cette adresse.
app-lost-home = Retour à l’accueil

# The name of this language in itself, for the list of languages.
language-name = Français
# What the button that changes the language is called.
language-label = Langue
theme-label = Thème
# Follows the device.
theme-auto = Automatique
theme-light = Jour
theme-dark = Nuit

online-offline = Connexion perdue. Reconnexion…
online-connecting = Connexion…
online-closed = Cette table a été fermée, ou l’hôte vous l’a fait quitter.
online-elsewhere = Cette table est ouverte dans une autre fenêtre.
online-here = Jouer ici

# The person's name follows.
name-as = Vous êtes
name-label = Votre nom
name-change = Changer de nom
name-save = Valider
name-who = Qui nous rejoint ?
# $host: a person's name.
name-invited = { $host } vous invite à sa table
name-suggestions = Blaireau ambré; Grue vive; Colombe calme; Faucon gris; Alouette matinale; Loutre des brumes; Héron paisible; Roitelet noisette; Corbeau d’encre; Rouge-gorge joyeux; Pie futée; Martinet des brumes; Loutre ambrée; Merle vif; Corbeau calme; Moineau gris; Blaireau matinal; Faucon des brumes; Cygne paisible; Tourterelle noisette; Grue d’encre; Pinson joyeux; Renard futé; Chouette des brumes
name-ask = Sous quel nom jouez-vous ?
name-join = Rejoindre la table

home-play = Jouer
# Two games to choose from.
home-which = Quel jeu ?
home-play-text = Contre des bots, tout de suite. Sans compte ni installation.
home-continue-yours = Continuer : à vous de jouer
home-continue = Continuer
# After the name of the game.
home-continue-waiting = on attend les autres
# The name of the game.
home-yard = La poursuite
home-yard-text = Mister X fuit à travers la ville ; les autres resserrent le filet.
# The editions as they were published.
edition-title-yard-classic-1983 = Scotland Yard, 1983
edition-title-yard-compact-2015 = Scotland Yard compact, 2015
edition-title-yard-police-2017 = Scotland Yard, 2017
edition-title-twenty-classic-1993 = 20 Questions, 1993
# Short names, on buttons of a phone.
edition-name-yard-classic-1983 = Classique
edition-name-yard-compact-2015 = Duel rapide
edition-name-yard-police-2017 = Avec police
edition-about-yard-classic-1983 = Les détectives jouent à tour de rôle. Pour qui connaît la poursuite, environ 15 minutes.
edition-about-yard-compact-2015 = Mister X fuit sous vos yeux pour marquer des points ; puis on échange les rôles. À deux, environ 5 minutes.
edition-about-yard-police-2017 = Les détectives jouent dans l’ordre de leur choix, avec l’aide de la police. Idéal pour débuter, environ 10 minutes.
home-play-x = Jouer Mister X
home-play-x-text = Filez à travers la ville, invisible.
home-play-x-text-yard-compact-2015 = Fuyez à découvert pour marquer des points, et disparaissez au bon moment.
home-play-detectives = Jouer les détectives
home-play-detectives-text = Déplacez toute l’équipe et resserrez le filet.
home-play-detectives-text-yard-compact-2015 = Déplacez les trois pions et attrapez Mister X avant qu’il s’enrichisse.
home-edition = Édition
home-against = Jouer contre
# A list of bots to choose from follows.
home-against-lead = Contre
# $name: the name of a bot's level.
home-beat = Vous avez battu { $name }.
home-beat-try = Essayer { $name } ?
home-hints = Conseils
# A switch: marks stations that a detective can reach next. Little room.
home-danger = Voir le danger
home-speed = Vitesse des bots
home-speed-calm = Tranquille
home-speed-brisk = Rapide
home-speed-once = Immédiate
# The name of the game.
home-twenty = 20 Questions
home-twenty-text = Indice par indice : quel personnage, quel lieu, quelle chose ? De deux à six, environ une demi-heure.
home-twenty-players = Joueurs
home-twenty-language = Langue des cartes
home-twenty-bots = Jouer contre des bots
home-twenty-bots-text = L’arbitre lit les cartes. Trouvez avant les bots.
home-twenty-device = Sur cet appareil
home-twenty-device-text = L’arbitre montre les indices ; tout le monde devine.
home-friends = À plusieurs
home-create = Créer une table
home-create-text = Sinon, invitez du monde ou partagez un appareil :
home-code = J’ai un code
home-code-hint = Quatre lettres
home-join = Rejoindre
home-games = Mes parties
home-games-none = Vos tables apparaîtront ici.
home-yours = À vous de jouer
# Beside a table where the reader only watches.
home-spectator = vous regardez
home-heat-next = Ensuite : manche { $n } sur { $of }

status-lobby = Pas commencée
status-playing = En cours
status-over = Terminée
status-closed = Fermée
# A table from an older version, which nobody can play on.
status-frozen = Figée

reach-closed = Pour l’instant, seul cet ordinateur peut ouvrir ce lien, pas les autres appareils. Vous jouez dans la même maison ? Activez ceci.
# The words in quotation marks are a command and are not translated.
reach-closed-fixed = Seul cet ordinateur peut ouvrir ce lien, pas les autres appareils. Lancez Fogbound avec « fogbound serve --lan ».
# $address: an address such as http://192.168.1.4:8000.
reach-open = Sur votre réseau, tout le monde peut vous rejoindre à l’adresse { $address }.
reach-switch = Ouvrir aux appareils de la maison

lobby-title = La table est prête
lobby-code = Code
lobby-link = Lien
link-copy = Copier le lien
link-copied = Copié
link-select = Ctrl+C ou appui long pour copier
# For screen readers.
lobby-qr = Code QR du lien vers cette table
lobby-seats = Places
# A button beside a free seat.
lobby-take = S’asseoir ici
lobby-leave = Se lever
lobby-ask = Demander cette place
lobby-bot = Bot
lobby-bot-seat = Mettre un bot ici
lobby-bot-add = Ajouter un bot
lobby-open-text = Ouverte à tout le monde. Si elle reste libre, un bot la prend au départ.
# Who plays a seat: $bot is the name of its level.
lobby-bot-named = Bot ({ $bot })
# A seat that nobody has taken.
lobby-open = Libre
# In brackets after the reader's own name, or in its place.
lobby-you = vous
# A seat that several people play together.
lobby-shared = partagée par l’équipe
lobby-people = À la table
# Beside a person: who made the table.
lobby-host = hôte
# Beside a person whose page is closed.
lobby-away = hors ligne
lobby-ready = C’est bon
lobby-ready-mark = C’est bon pour moi
lobby-ready-unmark = Attendez-moi
# Beside a person who moves for their side.
lobby-captain = capitaine
lobby-captain-make = Nommer capitaine : { $name }
# A heading over people whom the host removed.
lobby-banned = Exclusions
lobby-pardon = Laisser revenir
lobby-claim = Devenir l’hôte
lobby-claim-text = L’hôte est hors ligne.
lobby-kick = Exclure { $name }
lobby-kick-sure = Exclure { $name } ? Son retour restera possible.
# “Them” is $name, of any gender.
lobby-kick-sure-game = Exclure { $name } ? Un bot jouera à sa place. Son retour restera possible.
lobby-kick-yes = Oui, exclure
lobby-start = Commencer
lobby-start-bots =
    { $n ->
        [one] Un bot prend { $n } place libre
       *[other] Des bots prennent { $n } places libres
    }
lobby-start-places =
    { $n ->
        [one] Un bot prend { $n } place libre
       *[other] Des bots prennent { $n } places libres
    }
lobby-start-nobody = Aucune place prise : les bots jouent entre eux
lobby-start-sure = Personne n’a de place. Laisser les bots jouer entre eux ?
lobby-start-yes = Oui, commencer
lobby-next-sit = Prenez une place.
lobby-next-share = Invitez du monde, ou commencez avec des bots.
# $code: four letters.
lobby-next-code = Code { $code }
lobby-next-start = Toutes les places sont prises. Commencez quand vous voulez.
lobby-next-ready = Dites quand c’est bon pour vous. { $host } lancera la partie.
lobby-next-wait = On attend { $host } pour commencer.
lobby-starting = C’est parti…
lobby-share-on = Laisser toute l’équipe jouer à cette place
lobby-share-off = Réserver cette place à une personne
lobby-pin-set = Protéger par code PIN
lobby-pin-change = Changer le code PIN
lobby-pin-label = Code PIN pour { seat-name } : 4 à 8 chiffres, ou vide pour le supprimer
lobby-pin-on = protégée par code PIN
# $name: a person who asks for the seat of the reader.
lobby-request = { $name } aimerait votre place : { seat-name }.
lobby-request-yes = La céder
lobby-request-no = La garder
# A heading over the seats of one side.
lobby-side =
    { $side ->
        [0] Mister X
       *[other] Détectives
    }
lobby-players = Joueurs
lobby-all = Prendre toutes les places
lobby-both-title = Les deux camps ?
lobby-both = Vous joueriez les deux camps sur cet appareil. Un rideau tombe entre les tours.
# A button: the reader holds seats on both sides and keeps one. $side: 0 is Mister X, 1 the detectives.
lobby-both-one =
    { $side ->
        [0] Seulement Mister X
       *[other] Seulement les détectives
    }
lobby-both-yes = Jouer les deux camps
# The program reads the cards: shown as the holder of that seat.
lobby-house = lit les cartes et juge
# How many cards nobody at the table has seen before.
lobby-unseen =
    { $n ->
        [one] { $n } carte que personne ici n’a vue
       *[other] { $n } cartes que personne ici n’a vues
    }
