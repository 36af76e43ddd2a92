### Puzzles: the list, the daily one, and the words around the map.

puzzles-title = Задачи
puzzles-text = Моменты из партий ботов. У каждой задачи один ответ, проверенный перебором.
puzzles-daily = Задача дня
puzzles-daily-solve = Решить
puzzles-daily-done = Сегодня решена
# How many days in a row the puzzle of the day was solved.
puzzles-streak =
    { $n ->
        [one] { $n } день подряд
        [few] { $n } дня подряд
       *[many] { $n } дней подряд
    }
# After puzzles-streak: the longest row.
puzzles-best = рекорд { $n }
puzzles-kind-all = Все
puzzles-kind-catch = Поймать
puzzles-kind-escape = Уйти
puzzles-kind-where = Где Икс?
# How hard a puzzle is.
puzzles-band-easy = лёгкая
puzzles-band-medium = средняя
puzzles-band-hard = трудная
puzzles-number = Задача { $n }
puzzles-solved = Решена
puzzles-count = решено { $n } из { $of }
puzzles-leave = Все задачи
puzzles-show = Показать
puzzles-over = Начать сначала
puzzles-next = Следующая задача
puzzles-wrong = Не совсем.
puzzles-on = Пока верно. Дальше.
puzzles-right = Решено!
puzzles-answer = Ответ
