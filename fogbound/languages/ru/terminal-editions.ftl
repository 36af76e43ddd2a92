### What `fogbound editions` prints. The browser does not load this file.

cli-edition-players = { $title }, от { $low } до { $high } игроков
cli-edition-size =
    { $n ->
        [one] { $title }, { $n } игрок
        [few] { $title }, { $n } игрока
       *[many] { $title }, { $n } игроков
    }
cli-series-always = Играют серию: каждый по разу за Мистера Икс; побеждает тот, у кого больше очков.
cli-series-optional = Играют одну партию; с --series — серию, где каждый по разу за Мистера Икс.
cli-edition-bots = Боты, от слабых к сильным:
cli-edition-options = Настройки:
cli-edition-fair = С --fair, при равных силах:
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
cli-takes-numbers-none = Можно: числа по возрастанию от { $low } до { $high } через запятую или ничего.
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

cli-means-yard-players = Сколько игроков, считая Мистера Икс; от этого зависит, сколько фигурок и билетов-невидимок.
cli-means-yard-board = Карта.
cli-means-yard-max_rounds = Сколько раундов Мистер Икс должен продержаться, чтобы победить.
cli-means-yard-reveals = После каких ходов Мистер Икс показывается.
cli-means-yard-voluntary_reveal = Может ли Мистер Икс показаться по своей воле, чтобы взять по билету у каждого сыщика?
cli-means-yard-stuck_counts_police = Идёт ли погоня дальше, когда ехать может только полиция?
cli-means-yard-x_black = Сколько у Мистера Икс билетов-невидимок; с каждым он исчезает на раунд.
cli-means-yard-boat_rides = Когда Мистер Икс может плыть на пароме: один раз за заезд или по каждому билету-невидимке?
cli-means-yard-stuck_leftovers = Что с билетами сыщиков, когда им некуда ехать: достаются Мистеру Икс или остаются у них?
cli-means-yard-prices = Сколько очков приносят Мистеру Икс билеты на такси, автобус и метро.
cli-means-yard-start_numbers = С каких станций может начать Мистер Икс. По умолчанию — как на карте.
cli-means-yard-x_ticket_accounting = Ограничены ли билеты Мистера Икс на такси, автобус и метро?
cli-means-twenty-players = Сколько игроков с фигуркой, считая ботов.
cli-means-twenty-language = Язык карточек.
cli-means-twenty-deck = Колоды: имена или пути к файлам через запятую; -ID убирает карточку.
cli-means-twenty-cards = Какие карточки из колод: family (знакомые детям), classic (все), expert (без лёгких).
cli-means-twenty-finish = На какой клетке кончается дорожка.
cli-means-twenty-suns = На каких клетках солнце: оно возвращает фиолетовую фишку.
cli-means-twenty-die_question_faces = На скольких гранях кубика вопросительный знак; остальные пустые.
cli-means-twenty-after_failed_question = Что делает следующий игрок после вопроса без верного ответа: бросает кубик (roll) или выбирает номер (choose)?
cli-means-twenty-violet_after_question = Можно ли перебивать после ответа ведущего, как после подсказки?
cli-means-twenty-sun_on_pass = Возвращает ли солнце фишку тому, кто прошёл через него без остановки?
cli-means-twenty-exact_finish = Нужно ли попасть на финиш точным ходом?
cli-means-twenty-reader = Кто читает карточки: игроки по очереди (rotate) или компьютер (house; в терминале обычно он)?
