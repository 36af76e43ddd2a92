### What `fogbound editions` prints. The browser does not load this file.

cli-edition-players = { $title }, игроков: от { $low } до { $high }
cli-edition-size = { $title }, игроков: { $n }
cli-series-always = Играют серией: Мистером Икс побывают все, побеждает тот, у кого больше очков.
cli-series-optional = Играют одну партию; с --series Мистером Икс побывают все.
cli-edition-bots = Боты, от слабых к сильным:
cli-edition-options = Настройки:
cli-edition-fair = С --fair, когда силы равны:
cli-edition-bots-other = Другие боты, для сравнения: { $names }
cli-edition-bots-all = Боты: { $names }
cli-edition-people =
    { $n ->
        [one] { $n } человек.
        [few] { $n } человека.
       *[many] { $n } человек.
    }

cli-takes-number = Можно: от { $low } до { $high }.
cli-takes-numbers = Можно: числа по возрастанию от { $low } до { $high }, например { $example }.
cli-takes-numbers-none = Можно: числа по возрастанию от { $low } до { $high } или ничего.
cli-takes-count =
    { $n ->
        [one] Можно: { $n } число от { $low } до { $high }, например { $example }.
        [few] Можно: { $n } числа от { $low } до { $high }, например { $example }.
       *[many] Можно: { $n } чисел от { $low } до { $high }, например { $example }.
    }
cli-takes-switch = Можно: yes или no.
cli-takes-choice = Можно: { $choices }.
cli-takes-name = Можно: { $choices } или путь к файлу.

## What the options mean

cli-means-yard-players = Сколько человек за столом, считая Мистера Икс; от этого зависят фишки и билеты-невидимки.
cli-means-yard-board = Карта.
cli-means-yard-max_rounds = Сколько раундов Мистер Икс должен продержаться, чтобы победить.
cli-means-yard-reveals = После каких ходов Мистер Икс показывается.
cli-means-yard-voluntary_reveal = Может ли Мистер Икс показаться сам и взять по билету у каждого сыщика?
cli-means-yard-stuck_counts_police = Идёт ли погоня дальше, когда ходить может только полиция?
cli-means-yard-x_black = Сколько у Мистера Икс билетов-невидимок; с каждым он пропадает на раунд.
cli-means-yard-boat_rides = Плавает ли Мистер Икс на пароме раз за заезд или с каждым билетом-невидимкой?
cli-means-yard-stuck_leftovers = Достаются ли Мистеру Икс билеты сыщиков, которым некуда ехать, или остаются у них?
cli-means-yard-prices = Сколько очков приносят Мистеру Икс билеты на такси, автобус и метро.
cli-means-yard-start_numbers = С каких станций может начать Мистер Икс. Иначе — как на карте.
cli-means-yard-x_ticket_accounting = Считать ли билеты Мистера Икс на такси, автобус и метро?
cli-means-twenty-players = Сколько игроков с фишкой, считая ботов.
cli-means-twenty-language = На каком языке читают карточки.
cli-means-twenty-deck = Карточки: имена колод или пути к файлам через запятую; -ID убирает карточку.
cli-means-twenty-cards = Какие карточки колоды: family (знакомые детям), classic (все), expert (без лёгких).
cli-means-twenty-finish = На какой клетке кончается дорожка.
cli-means-twenty-suns = На каких клетках возвращают фиолетовую фишку.
cli-means-twenty-die_question_faces = На скольких гранях кубика вопросительный знак; остальные пустые.
cli-means-twenty-after_failed_question = Что делает следующий игрок после вопроса, который ничего не дал?
cli-means-twenty-violet_after_question = Можно ли перебивать после ответа ведущего, как после подсказки?
cli-means-twenty-sun_on_pass = Возвращает ли солнце фишку тому, кто прошёл через него без остановки?
cli-means-twenty-exact_finish = Нужно ли попасть на финиш точным ходом?
cli-means-twenty-reader = Кто читает: игроки по очереди (rotate) или компьютер (house, так принято в терминале)?
