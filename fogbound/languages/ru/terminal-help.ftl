### What --help prints in the terminal, and what is wrong with a command. The browser does not load this file.
###
### Commands, options (--seat), words in capitals (FILE, N, NAME) and values (yes, house) are typed or stand for what is
### typed: they stay as they are.

cli-usage = Вызов:
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
cli-too-much = Лишние слова: { $words }.

## What each command does, in one line

cli-command-fogbound = Игры на догадку со скрытыми ходами: сыграть, принять гостей, посмотреть партию.
cli-command-play = Сыграть здесь, в терминале.
cli-command-tutorial = Научиться играть, шаг за шагом.
cli-command-serve = Принимать игроков в браузерах.
cli-command-editions = Показать издания и их настройки.
cli-command-replay = Пересказать записанную партию.
cli-command-analyse = Разобрать партию: шансы, подозрения, дорогие ошибки.
cli-command-verify = Проверить каждую раздачу и каждый ход в записи.
cli-command-perft = Посчитать последовательности ходов, чтобы проверить правила.
cli-command-solve = Решить маленькую погоню: точный шанс Икса уйти.
cli-command-think = Вести долгие поиски и разборы для серверов.
cli-command-admin = Сохранить, перенести или проверить базу сервера.
cli-command-puzzles = Решать задачи из партий ботов.
cli-command-puzzles-play = Решить одну задачу.
cli-command-puzzles-list = Показать все задачи, от лёгких к трудным.
cli-command-puzzles-check = Доказать все задачи заново.
cli-command-puzzles-make = Составить задачи из партий ботов.
cli-command-board = Проверить, нарисовать, показать или составить карту.
cli-command-deck = Проверить, показать, посчитать или причесать колоду.
cli-command-arena = Стравить ботов и измерить их силу.
cli-command-learn = Учить сети погоне.
cli-command-lab = Изучать партии, карты и сети.

## What can be given to a command

cli-opt-help = Показать эту справку.
cli-opt-version = Показать версию.
cli-opt-language = Язык. Иначе — язык системы.

cli-opt-play-edition = 1983, 1993, 2015, 2017 или полное имя. Иначе — 2017.
cli-opt-players = Сколько игроков, считая ботов.
cli-opt-seat = Ваше место: x, red, bobby1 ...; p1, p2 ...
cli-opt-seats = Ваши места, если их несколько: red,blue; p1,p3; detectives.
cli-opt-hotseat = На всех местах люди; устройство передают по кругу.
cli-opt-in_series = По партии на каждого: Мистером Икс побывают все.
cli-opt-chair = Ваш стул в серии: на стуле 1 Мистером Икс будут первым, потом на стуле 2 ...
cli-opt-people = Кто играет серию, по часовой стрелке: Ann,bot,Bob.
cli-opt-bots = Бот на остальных местах: { $bots }. Иначе — { $usual }.
cli-opt-bot_command = Программа, которая играет на остальных местах; см. docs/bot-protocol.md.
cli-opt-judge = 20 Questions: кто судит ответы, когда читает человек.
cli-opt-letters = 20 Questions: компьютер отвечает и на вопросы о буквах.
cli-opt-hints = Погоня: по команде hint видно, как сыграл бы сильнейший бот.
cli-opt-whereabouts = Погоня: перед каждым ходом видно, где, скорее всего, Мистер Икс.
cli-opt-practice = Взять назад можно любой ход, даже последний; в записи это будет отмечено.
cli-opt-seed = Раздача; одно и то же число даёт одну и ту же.
cli-opt-play-board = Другая карта: имя или файл .toml.
cli-opt-play-deck = Другие колоды: имена или файлы .toml.
cli-opt-option = Настройка правил, можно несколько раз; см. fogbound editions.
cli-opt-fair = Погоня: настройки, с которыми стороны побеждают примерно поровну.
cli-opt-resume = Продолжить сохранённую партию.
cli-opt-record_file = Куда записать партию, когда она кончится.
cli-opt-pace = Пауза после хода бота (в терминале 0.5, иначе 0).
cli-opt-yes = Делать ходы без переспроса.
cli-opt-no_color = Без цвета (как с NO_COLOR).

cli-opt-lesson_id = Урок; иначе вам предложат выбор.
cli-opt-tutorial-step = Продолжить с этого шага. Иначе — с 1.

cli-opt-puzzle = Номер или имя задачи.
cli-opt-kind = Только задачи этого вида.
cli-opt-difficulty = Только задачи этой трудности.
cli-opt-map_file = Нарисовать позицию, картинка SVG.

cli-opt-record = Файл с записью партии.
cli-opt-as_seat = Показать только то, что видело это место, зритель (spectator) или игрок серии. Иначе — open, то есть всё.
cli-opt-heat = Только этот заезд серии.
cli-opt-step = Перед каждым раундом ждать Enter.
cli-opt-to = Остановиться после N ходов.
cli-opt-replay-map_file = Нарисовать последнюю позицию, картинка SVG.
cli-opt-board = Файл карты, если он теперь в другом месте.
cli-opt-deck = Файлы колод, если они теперь в другом месте или были чьими-то.
cli-opt-as_json = Вывести каждый ход как JSON.
cli-opt-by = Бот-судья, например sleuth:simulations=2000.
cli-opt-commitment = Отпечаток, записанный перед партией.

cli-opt-editions-edition = Только это, например 1983.

## Examples. Change nothing before the brackets.

cli-eg-fogbound =
    Примеры:
      fogbound serve                               (принимать игроков в браузерах)
      fogbound play                                (играть здесь, в терминале)
      fogbound tutorial                            (учиться, играя)
      fogbound play --help
      fogbound puzzles                             (задача дня)
      fogbound editions
      fogbound replay game.fog
      fogbound analyse game.fog                    (найти самые дорогие ошибки)
      fogbound arena run greedy random             (боты против ботов)
cli-eg-play =
    Примеры:
      fogbound play                                (спросит, кем вы будете)
      fogbound play --seat x                       (вы Мистер Икс, за вами гонятся боты)
      fogbound play 1983 --players 4 --seats detectives
      fogbound play --hotseat                      (все за одной клавиатурой)
      fogbound play --practice                     (undo берёт назад любой ход)
      fogbound play 2015 --people Ann,bot,Bob      (серия: Мистером Икс побывают все)
      fogbound play 1993 --seat p1                 (20 Questions против ботов; читает компьютер)
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
      fogbound replay game.fog --as red --step     (глазами красного)
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
