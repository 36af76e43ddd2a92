### Puzzles: the list, the daily one, and the words around the map.

puzzles-title = Rätsel
puzzles-text = Stellungen aus Bot-Spielen. Jede hat genau eine Lösung, vom Computer bewiesen.
puzzles-daily = Rätsel des Tages
puzzles-daily-solve = Lösen
puzzles-daily-done = Heute gelöst
# How many days in a row the puzzle of the day was solved.
puzzles-streak =
    { $n ->
        [one] { $n } Tag in Folge
       *[other] { $n } Tage in Folge
    }
# After puzzles-streak: the longest row.
puzzles-best = Rekord: { $n }
puzzles-kind-all = Alle
puzzles-kind-catch = X fassen
puzzles-kind-escape = Entkommen
puzzles-kind-where = Wo ist X?
# How hard a puzzle is.
puzzles-band-easy = leicht
puzzles-band-medium = mittel
puzzles-band-hard = schwer
puzzles-number = Rätsel { $n }
puzzles-solved = Gelöst
puzzles-count = { $n } von { $of } gelöst
puzzles-leave = Alle Rätsel
puzzles-show = Zeig es mir
puzzles-over = Von vorn
puzzles-next = Nächstes Rätsel
puzzles-wrong = Nicht ganz.
puzzles-on = So weit richtig. Weiter!
puzzles-right = Gelöst!
puzzles-answer = Die Lösung
