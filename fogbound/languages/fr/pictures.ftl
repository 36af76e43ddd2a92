### Les textes des images : le plan et sa légende, l’affiche d’une partie finie, les images des leçons. Le serveur les écrit.

## Sous le plan. Peu de place.

legend-line =
    { $line ->
        [taxi] Taxi
        [bus] Bus
        [underground] Métro
       *[ferry] Bateau
    }
legend-sign =
    { $line ->
        [taxi] taxi
        [bus] taxi et bus
        [underground] taxi, bus, métro
       *[ferry] embarcadère
    }
legend-junction =
    { $line ->
        [taxi] croisée taxi
        [bus] croisée bus
        [underground] croisée métro
       *[ferry] croisée bateau
    }
legend-seen = X vu ici, case n
legend-suspect = X peut être ici
legend-mark = marqué
legend-path = trajet de X
picture-stations =
    { $n ->
        [one] { $n } station
       *[other] { $n } stations
    }

## Le plan en mots, pour les lecteurs d’écran.

picture-says = Un plan de { $stations } stations numérotées, reliées par { $lines } lignes.
picture-junctions = Croisées où l’on peut passer d’une ligne à une autre du même genre : { $n }.
picture-pawn = { seat-name } est au { $station }.
picture-last-seen = X a été vu au { $station }, case { $n }.
picture-may-be = X peut être au { $places }.
picture-went = X est passé par { $way }.

## Une partie finie, en image à partager. Au-dessus, il est écrit qui a gagné.

poster-detectives = Détectives
poster-captured = Pris au { $station }, au tour { $round }.
poster-trapped = Coincé au { $station }, au tour { $round }.
poster-escaped =
    { $round ->
        [one] Toujours libre après { $round } tour.
       *[other] Toujours libre après { $round } tours.
    }
poster-spent = Plus un ticket pour le suivre après le tour { $round }.
poster-conceded-x = Mister X a abandonné au tour { $round }.
poster-conceded = Les détectives ont abandonné au tour { $round }.
poster-over = Fin au tour { $round }.
poster-cards =
    { $n ->
        [one] Après { $n } carte.
       *[other] Après { $n } cartes.
    }
poster-cards-last =
    { $n ->
        [one] Après { $n } carte. Dernière réponse : { $answer }.
       *[other] Après { $n } cartes. Dernière réponse : { $answer }.
    }
poster-more =
    { $n ->
        [one] et { $n } autre
       *[other] et { $n } autres
    }

## Un moment des 20 Questions, en petite image, dans les règles.

quiz-card =
    { $category ->
        [person] Carte { $n } : un personnage
        [place] Carte { $n } : un lieu
       *[thing] Carte { $n } : une chose
    }
quiz-own-card = Pour vous seulement : { $answer }
quiz-mark = un point d’interrogation : lancez le dé
