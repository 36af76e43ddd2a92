### Making a table: editions, options, settings, files of one's own, and what bots are like.

# One line about each edition, on the page where a table is made.
edition-yard-classic-1983 = Сыщики ходят по очереди. От 3 до 6 игроков.
edition-yard-compact-2015 = Мистер Икс собирает очки у всех на виду; за него по разу играет каждый. От 2 до 4 игроков.
edition-yard-police-2017 = Сыщики ходят в любом порядке, им помогает полиция. От 2 до 6 игроков.
edition-twenty-classic-1993 = Угадайте человека, место или предмет — подсказка за подсказкой. От 2 до 6 игроков.

create-title = Новый стол
# A heading: which game is to be played.
create-edition = Игра
create-how = Кто играет?
create-how-link = Друзья на своих устройствах
create-how-link-text = Отправьте ссылку, код или QR-код.
create-how-device = Все на этом устройстве
create-how-device-text = Передавайте его по кругу.
create-how-device-text-yard = Между Мистером Икс и сыщиками опускается занавес.
create-how-device-text-yard-compact-2015 = Передавайте его по кругу; пока Мистер Икс прячется, занавес опущен.
create-how-device-text-twenty = Передавайте его по кругу; занавес скрывает карточку ведущего.
create-how-bots = Я и боты
create-how-bots-text = Выберите себе места за столом; остальные займут боты.
create-how-bots-text-twenty = Уровень ботов выберете за столом.
create-options = Правила на выбор
create-settings = Настройки стола
# $low and $high: numbers.
create-bounds = Введите число от { $low } до { $high }.
create-pace = Пауза перед ходом бота (с)
# How people who share pawns decide on a move.
create-decide = Общие фигурки
create-decide-all = Решают все вместе
create-decide-captain = Ходит капитан
create-decide-any = Ходит кто угодно
create-practice = Тренировка
create-practice-text = Любой ход можно взять назад, даже если он что-то раскрыл. Партия нигде не засчитывается.
create-series = Каждый по разу в каждой роли
create-series-yard = Каждый по разу за Мистера Икс
create-series-text = По партии на игрока; роли меняются, очки складываются.
create-go = Создать стол
# $allowed: one of the texts below.
create-allowed = Можно: { $allowed }
allowed-number = от { $low } до { $high }
# $example: numbers with commas and no spaces, as they are typed.
allowed-numbers = числа от { $low } до { $high }, например { $example }
allowed-numbers-none = числа от { $low } до { $high } через запятую или пустое поле

fair-title = Равные шансы
# $value and $usual: numbers of rounds.
fair-max_rounds =
    { $value ->
        [one] Мистер Икс должен продержаться { $value } раунд вместо { $usual }.
        [few] Мистер Икс должен продержаться { $value } раунда вместо { $usual }.
       *[many] Мистер Икс должен продержаться { $value } раундов вместо { $usual }.
    }
# $value and $usual: lists of move numbers, such as “3, 8, 13 and 18”.
fair-reveals = Мистер Икс показывается после ходов { $value }, а не { $usual }.
fair-max_rounds-brief =
    { $value ->
        [one] Мистеру Икс держаться { $value } раунд, а не { $usual }.
        [few] Мистеру Икс держаться { $value } раунда, а не { $usual }.
       *[many] Мистеру Икс держаться { $value } раундов, а не { $usual }.
    }
fair-reveals-brief = Мистер Икс показывается после ходов { $value }, а не { $usual }.
# $changes: sentences made of the texts above that end in -brief.
fair-at = Равные шансы: { $changes }
# $option: the name of a rule option.
fair-other = { $option }: { $value } вместо { $usual }.
# $fair and $usual: percentages. “He” is Mister X.
fair-share = Так при равных силах он побеждает в { $fair } партий, а по обычным правилам — в { $usual }.
fair-share-brief = При равных силах он победит в { $fair } партий, обычно — в { $usual }.
fair-already = Шансы и так равны: при равных силах Мистер Икс побеждает в { $usual } партий.

option-players = Игроки
option-yard-players = Игроки, считая Мистера Икс
option-board = Карта
option-max_rounds = Раунды
option-reveals = Мистер Икс показывается после ходов
option-voluntary_reveal = Мистер Икс может показаться, чтобы взять билеты
option-x_ticket_accounting = Обычные билеты Мистера Икс
option-stuck_counts_police = Погоня идёт, пока может ходить хотя бы полиция
option-x_black = Билеты-невидимки Мистера Икс
option-boat_rides = Поездки на пароме
option-stuck_leftovers = Билеты сыщиков, когда им некуда ехать
option-prices = Очки за такси, автобус, метро
option-start_numbers = Где может начать Мистер Икс (пусто — как на карте)
# Values of rule options.
choice-once = Одна за заезд
choice-per_ticket = Одна на билет-невидимку
choice-to_x = Достаются Мистеру Икс
choice-kept = Остаются у сыщиков
choice-unlimited = Без ограничений
choice-counted = Ограничены
choice-reserve = Из запаса
choice-london-1983 = Лондон 1983
choice-london-2017 = Лондон 2017
choice-london-compact = Лондон, малый
choice-tiny-docks = Маленькие доки
choice-tiny-harbour = Маленькая гавань
choice-tiny-ring = Маленькое кольцо
choice-tiny-village = Деревенька
option-language = Язык карточек
option-deck = Колоды
option-cards = Какие карточки?
choice-family = Семейные
choice-family-text = То, что знают и дети.
choice-classic = Классика
choice-classic-text = Все карточки колоды.
choice-expert = Для знатоков
choice-expert-text = Без лёгких.
# Shown in the lobby beside the name of the game, in one line.
chosen-cards-family = Карточки, знакомые детям
chosen-cards-expert = Без лёгких карточек
option-reader = Кто читает карточки?
option-finish = Длина дорожки
option-suns = Клетки с солнцем
option-die_question_faces = Вопросительные знаки на кубике
option-after_failed_question = После вопроса без верного ответа
option-violet_after_question = Перебивать можно и после ответа ведущего
option-sun_on_pass = Достаточно пройти через солнце
option-exact_finish = На финиш — только точным ходом
choice-roll = Следующий бросает кубик
choice-choose = Следующий выбирает номер
choice-rotate = Игроки по очереди
choice-rotate-text = Ведущий знает ответ и судит. Для каждой карточки — новый.
choice-house = Компьютер
choice-house-text = Он читает и судит, а угадывают все.
chosen-reader-house = Читает компьютер
# The value of a rule option that is a switch.
option-on = Да
option-off = Нет

setting-suspects = Показывать варианты
setting-suspects-text = Все видят, где может быть Мистер Икс, судя по открытым сведениям.
setting-hints = Советы
setting-hints-text = В свой ход спросите сильнейшего бота, какой ход лучше и почему.
setting-whereabouts = Вероятные места Мистера Икс
setting-whereabouts-text = Игроки могут увидеть их на карте вместе с шансами. Учтены только открытые сведения; Мистер Икс тоже их видит.
setting-danger = Предупреждать Мистера Икс
setting-danger-text = В свой ход Мистер Икс видит, до каких станций сыщики могут доехать следующим ходом.
setting-judge = Кто судит ответы?
setting-judge-text = Компьютер советует ведущему или решает сам.
setting-judge-reader = Ведущий
setting-judge-house = Компьютер
setting-letters = Вопросы о названии
setting-letters-text = Компьютер отвечает и на вопросы о буквах и словах.
setting-window = Время, чтобы перебить (в секундах)
setting-window-text = После подсказки, прежде чем сможет ответить тот, чей ход.
setting-clock = Время на раздумье
setting-clock-text = Когда оно выйдет, за вас сходит компьютер.
setting-clock-off = Без ограничений
# $value: a number.
setting-clock-some =
    { $value ->
        [one] { $value } секунда
        [few] { $value } секунды
       *[many] { $value } секунд
    }

# Titles of the decks that come with Fogbound.
deck-first-light = Первый луч
deck-lamplight = При свете лампы
# A deck of cards of one's own.
file-count =
    { $n ->
        [one] { $n } карточка
        [few] { $n } карточки
       *[many] { $n } карточек
    }
# Beside a deck that the reader brought.
file-own = ваша
file-none = Выберите хотя бы одну колоду.
file-apart = У этих колод нет общего языка. Выберите другие.
file-bring = Добавить свою колоду…
file-bring-text = Файл .toml до 2 МБ. Колода будет доступна только вам.
# $name: the name of a file.
file-sending = Читаем { $name }…
# $title: the deck's title.
file-taken = Колода «{ $title }» добавлена.
# What the check of a deck found that could be better.
file-remarks =
    { $n ->
        [one] { $n } замечание
        [few] { $n } замечания
       *[many] { $n } замечаний
    }
file-refused = Файл { $name } не подходит:
file-remove = Убрать колоду «{ $title }»
file-more = и ещё { $n }

# $n of $of dots are filled.
bot-strength = сила { $n } из { $of }
bot-choose = Кто играет?
bot-against = Боты
bot-mixed = Разные уровни
bot-mixed-text = У каждого бота свой уровень.
# $name and $other: names of bots.
bot-lost = { $name } не знает этой карты; на замену выходит { $other }.
bot-more = Ещё боты
bot-typed = Бот с вашими настройками
bot-typed-example = pimbot:simulations=2000
bot-typed-go = Взять

## Bots: the levels that people choose from, with a line about each, and others for experts

# The chase, weakest first.
bot-tourist = Турист
bot-tourist-text = Первый день в городе. Держит карту вверх ногами и едет туда, где Мистера Икс видели в прошлый раз.
bot-commuter = Пассажир
bot-commuter-text = Знает дорогу на работу и мало что ещё. Забывает, какие билеты уже сыграны.
bot-cabbie = Таксист
bot-cabbie-text = Знает каждую улицу и едет кратчайшим путём, но редко заглядывает за ближайший угол.
bot-reporter = Репортёр
bot-reporter-text = Идёт по каждому следу, думает на пару ходов вперёд и держит козырь в рукаве.
bot-inspector = Инспектор
bot-inspector-text = Терпелив и дотошен. Перекрывает пути к бегству один за другим.
bot-sleuth = Ищейка
bot-sleuth-text = Спрашивает себя, почему вы поехали на автобусе и приберегли невидимку, — и обычно успевает раньше вас.
bot-master = Мастер
bot-master-text = За плечами целая жизнь погонь. Кажется, знает вашу следующую поездку раньше вас.
# 20 Questions, weakest first.
bot-newcomer = Новичок
bot-newcomer-text = Любит послушать и отвечает, когда ответ почти очевиден.
bot-casual = Любитель
bot-casual-text = Слышал о многом и кое-что вовремя вспоминает.
bot-keen = Книгочей
bot-keen-text = Много читает и внимательно слушает чужие вопросы.
bot-expert = Знаток
bot-expert-text = Узнаёт ответ с полуслова и перебивает, когда это выгодно.
# A bot that plays at random.
bot-random = Кубик
bot-random-text = Играет наугад. В настройках зовётся random.
bot-greedy = Жадина
bot-greedy-text = Едет кратчайшим путём и дальше не смотрит.
bot-pimbot = Pimbot
bot-pimbot-text = Просчитывает ходы вперёд; можно задать, сколько и как.
