### Lessons and puzzles: what the server says about a try, and puzzles in words.
###
### X is Mister X, a man; the reader is “vous”. $station is a number.

## Lessons: why a move is not what was asked for

try-otherwise = C’est permis, mais ici on cherche autre chose.
try-unsafe = Là, aucun détective ne peut atteindre X.
try-caught = { seat-name } peut prendre le { ticket-word } jusqu’au { $station } et vous attraper. Trouvez une station plus sûre.
try-unseen = Là, personne ne vous voit encore.
try-seen = Là, tout le monde vous verrait.
try-few =
    { $n ->
        [one] Les détectives n’auraient plus que { $n } station à fouiller. Vous pouvez faire mieux.
       *[other] Les détectives n’auraient plus que { $n } stations à fouiller. Vous pouvez faire mieux.
    }
try-many =
    { $n ->
        [one] X pourrait encore être sur { $n } station.
       *[other] X pourrait encore être sur { $n } stations.
    }
try-not-there = X n’est pas là. Regardez encore.
try-reach =
    { $n ->
        [one] De là, { seat-name } pourrait atteindre { $n } piste au prochain coup.
       *[other] De là, { seat-name } pourrait atteindre { $n } pistes au prochain coup.
    }
try-precise = Presque ! Dites le nom exact.
try-wrong = Ce n’est pas ça. Relisez les indices.
# $n and $wanted: numbers of squares on the track.
try-square = Votre pion est sur la case { $n }, pas sur la { $wanted }.

## Puzzles

puzzle-catch-1 = Attrapez X dès ce tour
puzzle-catch-2 = Attrapez X en deux tours
puzzle-escape-1 = Trouvez la seule issue
puzzle-escape-2 = Trouvez la seule issue, deux tours à l’avance
puzzle-where = Où X est-il forcément ?
# $x and $hunters: names of bots.
puzzle-source = Tirée d’une partie : X, { $x } ; détectives, { $hunters }.
puzzle-ask-escape =
    { $rounds ->
        [1] Vous êtes Mister X. Une seule station est sûre pour ce tour, même si l’on sait où vous êtes. Allez-y.
       *[other] Vous êtes Mister X. Une seule station est sûre pour deux tours, même si l’on sait où vous êtes. Allez-y.
    }
# $played: a list of ticket-word.
puzzle-ask-where = X a été vu pour la dernière fois au { $station }, puis a joué : { $played }. Quelle station reste-t-il ?
# $stations: a list of numbers, with “ou”.
puzzle-ask-catch = X est à la station { $stations }. Jouez de façon à l’attraper dès ce tour, où qu’il soit.
# $movers: a list of pawns (seat-name).
puzzle-ask-catch-next = X est au { $station }. Déplacez { $movers } de façon à l’attraper au prochain tour, quoi qu’il fasse.
# $rides: a list of puzzle-ride.
puzzle-answer-catch = { $rides }.
puzzle-answer-escape = La seule station sûre est le { $station }.
puzzle-answer-where = X est forcément au { $station }.
# A ride inside a sentence, or as one: the full stop is added where it stands alone.
puzzle-ride =
    { $ticket ->
        [k] { seat-name } va au { $station } avec un black ticket
       *[other] { seat-name } prend le { ticket-word } jusqu’au { $station }
    }
# How X rides, in a list: “le taxi et un black ticket”.
puzzle-with =
    { $ticket ->
        [k] un black ticket
       *[other] le { ticket-word }
    }
# $ride: puzzle-ride.
puzzle-capture = { $station } : { $ride }.
puzzle-stuck = { $station } : X n’a plus de trajet possible.
# $moves: a list of puzzle-goes.
puzzle-closed = { $station } : { $moves }. X n’a alors plus de trajet sûr.
puzzle-goes = { seat-name } va au { $station }
# Why X is not at $station. $through: yes, if X would have come through station $via; $seat was at $via.
puzzle-came =
    { $through ->
        [yes] { $station } : X serait passé par le { $via }, mais { seat-name } a visité cette station sans le trouver.
       *[no] { $station } : { seat-name } a visité le { $via } sans trouver X.
    }
puzzle-stood =
    { $through ->
        [yes] { $station } : X serait passé par le { $via }, mais { seat-name } s’y trouvait.
       *[no] { $station } : { seat-name } se trouvait au { $via }.
    }
puzzle-no-way-on = { $station } : de là, X n’aurait pas pu continuer.
puzzle-no-way = Les tickets de X n’y mènent pas.
puzzle-no-way-to = { $station } : les tickets de X n’y mènent pas.
puzzle-caught = X n’a plus de trajet possible : il est pris.
# $ride: puzzle-ride.
puzzle-met = { $station } : si X y va, { $ride }.
puzzle-met-double = { $station } : si X y va en coup double, { $ride }.
# $n: how many stations; 0: anywhere. $stations: a list of numbers, with “ou”.
puzzle-uncovered =
    { $n ->
        [0] X peut être n’importe où, et vous ne pouvez plus tout couvrir.
       *[other] X peut être à la station { $stations }, et vous ne pouvez plus tout couvrir.
    }
puzzle-ends-first = X s’échappe : la partie se termine avant.
# $played: a list of puzzle-with.
puzzle-away = X s’échappe avec { $played }, jusqu’au { $station }.
puzzle-away-many =
    { $n ->
        [0] X prend { $played } et peut être n’importe où : impossible de tout couvrir.
       *[other] X prend { $played } et peut être à la station { $stations } : impossible de tout couvrir.
    }
