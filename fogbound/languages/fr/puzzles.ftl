### Puzzles: the list, the daily one, and the words around the map.

puzzles-title = Énigmes
puzzles-text = Des moments de parties entre bots. Une seule solution à chaque fois, prouvée par le calcul.
puzzles-daily = Énigme du jour
puzzles-daily-solve = La résoudre
puzzles-daily-done = Résolue aujourd’hui
# How many days in a row the puzzle of the day was solved.
puzzles-streak =
    { $n ->
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
# After puzzles-streak: the longest row.
puzzles-best = record { $n }
puzzles-kind-all = Toutes
puzzles-kind-catch = Attraper X
puzzles-kind-escape = S’échapper
puzzles-kind-where = Où est X ?
# How hard a puzzle is.
puzzles-band-easy = facile
puzzles-band-medium = moyenne
puzzles-band-hard = difficile
puzzles-number = Énigme { $n }
puzzles-solved = Résolue
puzzles-count =
    { $n ->
        [one] { $n } résolue sur { $of }
       *[other] { $n } résolues sur { $of }
    }
puzzles-leave = Toutes les énigmes
puzzles-show = Voir la solution
puzzles-over = Recommencer
puzzles-next = Énigme suivante
puzzles-wrong = Pas tout à fait.
puzzles-on = Bon début. Continuez.
puzzles-right = Résolue !
puzzles-answer = La solution
