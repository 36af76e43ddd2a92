### What --help prints in the terminal, and what is wrong with a command. The browser does not load this file.
###
### Commands, options (--seat), words in capitals (FILE, N, NAME) and values (yes, house) are typed or stand for what is
### typed: they stay as they are.

cli-usage = Вызов:
# In the line of usage: the words of the headings below.
cli-usage-options = [КЛЮЧИ]
cli-usage-command = КОМАНДА [АРГУМЕНТЫ]...
cli-arguments = Аргументы:
cli-options = Ключи:
cli-commands = Команды:

## What is wrong with a command

cli-no-command = Команды «{ $given }» нет.
cli-mean = Может быть, { $choices }?
cli-no-such-option = Ключа { $given } нет.
cli-no-value = После { $option } нужно значение.
cli-no-value-taken = { $option } пишут без значения.
cli-missing = Не указано: { $what }.
cli-number = Для { $option } нужно число.
cli-number-from = Для { $option } нужно число не меньше { $low }.
cli-too-much = Лишнее: { $words }.

## What each command does, in one line

cli-command-fogbound = Игры на дедукцию, где видно не всё: сыграть, принять гостей, пересмотреть партию.
cli-command-play = Сыграть здесь, в терминале.
cli-command-tutorial = Научиться играть шаг за шагом.
cli-command-serve = Принимать игроков в браузерах.
cli-command-editions = Показать издания и их настройки.
cli-command-replay = Показать записанную партию ход за ходом.
cli-command-analyse = Разобрать партию: шансы, варианты, дорогие ошибки.
cli-command-verify = Проверить каждую раздачу и каждый ход в записи.
cli-command-perft = Сосчитать все цепочки ходов, чтобы проверить правила.
cli-command-solve = Просчитать маленькую погоню: точный шанс Мистера Икс уйти.
cli-command-think = Вести для серверов долгие расчёты и разборы.
cli-command-admin = Сохранить, перенести или проверить базу данных сервера.
cli-command-puzzles = Решать задачи из партий ботов.
cli-command-puzzles-play = Решить одну задачу.
cli-command-puzzles-list = Показать все задачи, от лёгких к трудным.
cli-command-puzzles-check = Заново доказать ответы всех задач.
cli-command-puzzles-make = Составить задачи из партий ботов.
cli-command-board = Проверить, нарисовать, показать или составить карту.
cli-command-deck = Проверить, показать, пересчитать или причесать колоду.
cli-command-arena = Стравить ботов и измерить их силу.
cli-command-learn = Обучать нейросети погоне.
cli-command-lab = Исследовать партии, карты и нейросети.

## What can be given to a command

cli-opt-help = Показать эту справку.
cli-opt-version = Показать версию.
cli-opt-language = Язык. По умолчанию — язык системы.

cli-opt-play-edition = 1983, 1993, 2015, 2017 или полное имя. По умолчанию — 2017.
cli-opt-players = Сколько игроков, считая ботов.
cli-opt-seat = Ваше место: x, red, bobby1…; p1, p2…
cli-opt-seats = Ваши места, если их несколько: red,blue; p1,p3; detectives.
cli-opt-hotseat = На всех местах люди; устройство передают по кругу.
cli-opt-in_series = Серия: каждый по разу за Мистера Икс.
cli-opt-chair = Ваше место в серии: с места 1 за Мистера Икс играют первым, с места 2 — вторым…
cli-opt-people = Кто играет в серии, по часовой стрелке: Ann,bot,Bob.
cli-opt-bots = Бот для остальных мест: { $bots }. По умолчанию — { $usual }.
cli-opt-bot_command = Программа, которая играет на остальных местах; см. docs/bot-protocol.md.
cli-opt-judge = 20 вопросов: кто судит ответы, когда читает человек.
cli-opt-letters = 20 вопросов: компьютер отвечает и на вопросы о буквах.
cli-opt-hints = Погоня: команда hint покажет, как сыграл бы сильнейший бот.
cli-opt-whereabouts = Погоня: перед каждым ходом видны вероятные места Мистера Икс.
cli-opt-practice = Тренировка: назад можно взять любой ход, даже тот, которым кончилась партия; в записи это отмечается.
cli-opt-seed = Начальное число; с тем же числом будет та же раздача.
cli-opt-play-board = Другая карта: имя или файл .toml.
cli-opt-play-deck = Другие колоды: имена или файлы .toml.
cli-opt-option = Настройка правил, можно не одна; см. fogbound editions.
cli-opt-fair = Погоня: правила, при которых шансы сторон примерно равны.
cli-opt-resume = Продолжить сохранённую партию.
cli-opt-record_file = Куда записать партию, когда она кончится.
cli-opt-pace = Пауза после хода бота (в терминале 0.5, иначе 0).
cli-opt-yes = Не переспрашивать перед ходом.
cli-opt-no_color = Без цвета (как с NO_COLOR).

cli-opt-lesson_id = Урок; если не указан, его можно выбрать из списка.
cli-opt-tutorial-step = С какого шага начать. По умолчанию — с 1.

cli-opt-puzzle = Номер или имя задачи.
cli-opt-kind = Только задачи этого вида.
cli-opt-difficulty = Только задачи этой трудности.
cli-opt-map_file = Сохранить позицию как картинку SVG.

cli-opt-record = Файл с записью партии.
cli-opt-as_seat = Чьими глазами показать партию: место, игрок серии или spectator (зритель). По умолчанию — open, то есть видно всё.
cli-opt-heat = Только этот заезд серии.
cli-opt-step = Ждать Enter перед каждым раундом.
cli-opt-to = Остановиться после N ходов.
cli-opt-replay-map_file = Сохранить последнюю позицию как картинку SVG.
cli-opt-board = Файл карты, если он теперь в другом месте.
cli-opt-deck = Файлы колод, если они теперь в другом месте или колоды были личными.
cli-opt-as_json = Вывести каждый ход как JSON.
cli-opt-by = Бот, который оценивает ходы, например sleuth:simulations=2000.
cli-opt-commitment = Отпечаток, записанный перед партией.

cli-opt-editions-edition = Только это издание, например 1983.

## Examples. Change nothing before the brackets.

cli-eg-fogbound =
    Примеры:
      fogbound serve                               (принимать игроков в браузерах)
      fogbound play                                (играть здесь, в терминале)
      fogbound tutorial                            (учиться играя)
      fogbound play --help
      fogbound puzzles                             (задача дня)
      fogbound editions
      fogbound replay game.fog
      fogbound analyse game.fog                    (найти самые дорогие ошибки)
      fogbound arena run greedy random             (боты против ботов)
cli-eg-play =
    Примеры:
      fogbound play                                (спросит, за кого вы играете)
      fogbound play --seat x                       (вы — Мистер Икс, за вами гонятся боты)
      fogbound play 1983 --players 4 --seats detectives
      fogbound play --hotseat                      (все за одной клавиатурой)
      fogbound play --practice                     (undo берёт назад любой ход)
      fogbound play 2015 --people Ann,bot,Bob      (серия: каждый по разу за Мистера Икс)
      fogbound play 1993 --seat p1                 (20 вопросов против ботов; читает компьютер)
      fogbound play 1993 --players 3 --hotseat --option reader=rotate
      fogbound play --resume game.fog
cli-eg-tutorial =
    Примеры:
      fogbound tutorial                            (выбрать урок)
      fogbound tutorial mister-x
      fogbound tutorial quiz --from 3              (продолжить с шага 3)
cli-eg-puzzles =
    Примеры:
      fogbound puzzles                             (задача дня)
      fogbound puzzles list --kind escape --difficulty easy
      fogbound puzzles play 1
cli-eg-puzzles-play =
    Примеры:
      fogbound puzzles play 17
      fogbound puzzles play 17 --map puzzle.svg
cli-eg-replay =
    Примеры:
      fogbound replay game.fog                     (видно всё)
      fogbound replay game.fog --as red --step     (глазами Красного)
      fogbound replay game.fog --map way.svg
cli-eg-analyse =
    Примеры:
      fogbound analyse game.fog
      fogbound analyse series.fog --heat 2
      fogbound analyse game.fog --by sleuth:simulations=2000
      fogbound analyse game.fog --json
cli-eg-verify =
    Пример:
      fogbound verify game.fog
cli-eg-editions =
    Пример:
      fogbound editions 1983
