### Puzzles: the list, the daily one, and the words around the map.

puzzles-title = Puzzles
puzzles-text = Moments from games of bots. Each has one answer, proved by search.
puzzles-daily = Puzzle of the day
puzzles-daily-solve = Solve it
puzzles-daily-done = Solved today
# How many days in a row the puzzle of the day was solved.
puzzles-streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
# After puzzles-streak: the longest row.
puzzles-best = best { $n }
puzzles-kind-all = All
puzzles-kind-catch = Catch X
puzzles-kind-escape = Escape
puzzles-kind-where = Where is X?
# How hard a puzzle is.
puzzles-band-easy = easy
puzzles-band-medium = medium
puzzles-band-hard = hard
puzzles-number = Puzzle { $n }
puzzles-solved = Solved
puzzles-count = { $n } of { $of } solved
puzzles-leave = All puzzles
puzzles-show = Show me
puzzles-over = Start over
puzzles-next = Next puzzle
puzzles-wrong = Not quite.
puzzles-on = Right so far. Go on.
puzzles-right = Solved!
puzzles-answer = The answer
