### Finished games: the list of them, and one at its own address.

games-title = Mes parties terminées
games-none = Aucune partie terminée pour l’instant.
games-none-text = Chaque partie terminée est gardée ici : vous pourrez la revoir coup par coup.
games-more = Parties plus anciennes
games-won = Gagnée
games-lost = Perdue
games-over = Terminée
games-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
games-length-yard =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
games-length-twenty =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
games-length =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
# How long a game took.
games-minutes = { $n } min
# $names: a list of people or bots.
games-with = avec { $names }
# $names: a list of people or bots.
games-against = contre { $names }
# $seats: a list of pawns that the reader played.
games-as = Vous : { $seats }
games-practice = Entraînement
games-even = Chances égales
games-taken = Coups repris
# In a series everyone is Mister X once; each game of it is a heat.
games-heat = Manche { $n } sur { $of }
games-public = Partagée
games-private = Cette partie est privée
games-private-text = Seules les personnes qui l’ont jouée peuvent l’ouvrir. Vous en étiez ? Ouvrez-la sur l’appareil où vous avez joué, ou demandez qu’on la partage.

# A button under a finished game.
share-open = Partager
share-title = Partager cette partie
share-text = Avec le lien, tout le monde peut revoir la partie et lire les noms. Seules les personnes qui l’ont jouée peuvent annuler le partage.
share-go = Rendre publique et copier le lien
share-link = Lien vers cette partie
share-undo = Rendre privée
share-picture = Image de cette partie
share-png = Enregistrer l’image (PNG)
share-svg = SVG
share-public = Cette partie est publique.
