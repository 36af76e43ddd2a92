### The terminal, whatever the game. The browser does not load this file.
###
### Words of commands (help, undo, quit …), names of options (--seat) and moves (t58) are typed as they are and never
### translated. Lines are folded where there is no room, but columns should stay narrow.

# What people may type for yes and no, in small letters, with spaces between them. English words are understood anyway.
cli-words-yes = д да
cli-words-no = н нет
# The reader, where a name would stand, and in a list of players.
cli-you = Вы
cli-under = меньше { $share }
cli-no-language = Языка «{ $given }» здесь нет. Есть { $choices }.
cli-see = Справка: { $command }
cli-stopped = Прервано.

## Before a game

cli-deal-sealed = Раздача готова и запечатана.
cli-deal-chosen = Раздачу задаёт --seed.
cli-fingerprint = Чтобы после партии проверить её командой fogbound verify, запишите отпечаток:
cli-practice = Это тренировка: undo берёт назад любой ход, даже тот, которым кончилась партия.
cli-enter-begin = Enter — начать, quit — выйти.
cli-enter-continue = Enter — продолжить, quit — выйти.
cli-level = Какой силы будут боты? От слабых к сильным:
cli-level-ask = Ваш выбор? [Enter = { $usual }]
cli-chair-again = Наберите { $choice }.
cli-are = Вы — { $names }.

cli-one-seat = Выберите что-то одно: --seat, --seats, --hotseat, --chair или --people.
cli-no-series-here = --chair и --people нужны для серии, а у этой игры серий нет; выберите место через --seat или --seats.
cli-series-practice = В серии ходы назад не берут; уберите --practice.
cli-no-series = Для { $edition } серий нет; уберите --series.
cli-no-adviser = Для { $edition } советчика нет; уберите { $option }.
cli-by-hand-whereabouts = Позиция расставлена вручную, поэтому не оценить, где Мистер Икс. Уберите --whereabouts.
cli-by-hand-bots = Бот { $bot } не играет в позициях, расставленных вручную; выберите --bots random.
cli-pace = Для --pace нужно число секунд от 0 до 60.
cli-resume-extra = У сохранённой партии уже есть издание, раздача и правила. С --resume лишнее: { $options }.
cli-fair-options = Правила подбирает сам --fair. Лишнее: { $options }.
cli-fair-unknown =
    { $n ->
        [one] Как уравнять шансы в { $edition } для { $n } игрока, не измерено.
       *[many] Как уравнять шансы в { $edition } для { $n } игроков, не измерено.
    }
cli-fair-elsewhere = Измерено для { $numbers }.
cli-edition-which = «{ $given }» — это { $editions }? Уточните.
cli-no-edition = Издания «{ $given }» нет. Есть { $editions }; достаточно года.
cli-option-twice = { $one } и { $other } задают одно и то же: оставьте одно из двух.
cli-option-pair = После --option пишут имя=значение, например max_rounds=12, а не «{ $given }». Справка: fogbound editions
cli-add-file = Если этот файл у вас есть, добавьте { $option } ФАЙЛ
cli-several-programs = Программ несколько. Выберите одну: --bots { $names }.
cli-bot-missing = Бота «{ $bot }», который играл эту партию, нет: укажите его команду через --bot-command или выберите другого через --bots.
cli-programs-alike = Имя { $name } дано двум командам; назовите их по-разному: --bot-command ИМЯ=КОМАНДА.
cli-program-name = Бот { $name } уже есть; назовите команду иначе.

## During a game

cli-pass = Передайте устройство. На очереди: { $who }.
cli-pass-enter = Нажмите Enter, когда у экрана только { $who }; quit — выйти.
cli-goes-on = Игра продолжается.
cli-undone = Ваш последний ход взят назад.
cli-undone-replies = Ваш последний ход взят назад вместе с ответами на него.
cli-undo-end = Enter — закончить, undo — взять назад последний ход.
cli-back-undo = Взять последний ход назад — undo.
cli-win = Вы победили!
cli-lose = На этот раз вы проиграли.
cli-not-understood = «{ $given }» — не ход и не команда.
cli-did-you-mean = Может быть, { $command }?
cli-move-looks = Ход пишут так: t58, то есть билет и станция.
cli-type-help = Все команды: help.
cli-type-moves = Возможные ходы: moves; все команды: help.

cli-program-dead = Программа, которая играет за { seat-name.accusative }, остановилась; дальше ходы будут наугад.
cli-bot-late = Бот, который играет за { seat-name.accusative }, не ответил вовремя; ход сделан наугад.
cli-bot-garbage = Бот, который играет за { seat-name.accusative }, ответил что-то непонятное; ход сделан наугад.
cli-bot-illegal = Бот, который играет за { seat-name.accusative }, выбрал недопустимый ход; вместо него сделан другой, наугад.
cli-bot-failed = Бот, который играет за { seat-name.accusative }, дал сбой ({ $problem }); ход сделан наугад.

## Help: what each command does. The command stands before it.

cli-help-moves = какие ходы сейчас возможны
cli-help-table = стол вашими глазами
cli-help-save = сохранить партию, чтобы доиграть потом (save ФАЙЛ)
cli-help-undo = взять назад последний ход и ответы на него, если он никому ничего не раскрыл
cli-help-undo-practice = взять назад последний ход и ответы на него
cli-help-quit = выйти; перед этим можно сохранить партию

## Files

# $ending: of files, such as .fog.
cli-no-file-name = «{ $given }» похоже на ход, а не на файл. Введите имя с { $ending } на конце или другой из ответов.
cli-exists = { $file } уже есть; выберите другое имя.
cli-saved = Сохранено в { $file }. Не заглядывайте в этот файл: там все тайны партии. Продолжить:
cli-save-first = Сохранить партию? [Enter = в { $file }; имя файла, «нет» или back]
cli-not-saved = Не сохранено.
cli-save-record = Сохранить запись партии? [Enter = в { $file }; имя файла или «нет»]
cli-other-file = Другое имя файла или «нет»:
cli-record-not-saved = Запись не сохранена; сохранить её можно с --record ФАЙЛ.
cli-record-in = Запись партии — в { $file }. Проверить её или посмотреть партию снова:
cli-record-analyse = Узнать, какие ошибки обошлись дороже всего:
cli-goodbye = До встречи!
cli-not-kept = Партию сохранить не удалось: нет папки, в которую можно писать.
cli-kept = Партия сохранена в { $file } — со всеми тайнами. Продолжить:
cli-saved-deal = Раздача та же, что и в начале партии.
cli-saved-other-rules = Партия сохранена при других правилах, на другой карте или с другой колодой. Все её ходы по-прежнему допустимы, а продолжится она по нынешним правилам.
cli-saved-over = Партия в { $file } уже окончена. Посмотреть её: { $command }
cli-saved-no-seed = В { $file } нет начального числа раздачи, поэтому продолжить нельзя. Посмотреть партию: { $command }
cli-saved-part = В { $file } есть { $n } из { $of } заездов, а начальных чисел для остальных нет; продолжить серию нельзя. Посмотреть её: { $command }
cli-file-not-read = Не удаётся прочитать { $file }: { $reason }.
cli-file-not-used = Не удаётся открыть { $file }: { $reason }.
cli-file-not-written = Не удаётся записать { $file }: { $reason }.
# Why, after a colon. $code: a code of the system. $said: what the system says of it, in its own language.
cli-file-why =
    { $code ->
        [ENOENT] нет такого файла или папки
        [EACCES] нет прав доступа
        [EISDIR] это папка
        [ENOTDIR] часть пути — не папка
        [ENOSPC] на диске не осталось места
        [EROFS] диск доступен только для чтения
        [ENAMETOOLONG] слишком длинное имя
        [EEXIST] такой файл уже есть
       *[other] { $said }
    }
cli-file-no-picture = { $file } уже есть, и это не картинка; выберите другое имя.
cli-file-no-user = { $file } не найти: такого пользователя нет.
cli-file-folder = { $file } — это папка; назовите файл в ней.
cli-file-no-text = { $file } — не текстовый файл, а значит, и не запись партии Fogbound.
cli-file-too-long = { $file } длиннее { $n } МиБ, а значит, это не запись партии Fogbound.

## Replaying and analysing

cli-replay-title =
    { $n ->
        [one] { $title }, { $n } ход.
        [few] { $title }, { $n } хода.
       *[many] { $title }, { $n } ходов.
    }
cli-replay-open = Всё открыто.
cli-replay-spectator = Глазами зрителя.
cli-replay-as = Что видит { $name }.
cli-replay-taken =
    { $n ->
        [one] Ходы брали назад { $n } раз; здесь то, что сыграно в итоге.
        [few] Ходы брали назад { $n } раза; здесь то, что сыграно в итоге.
       *[many] Ходы брали назад { $n } раз; здесь то, что сыграно в итоге.
    }
cli-replay-which-heat = Это серия: для --to и --map выберите заезд через --heat N.
cli-no-heat =
    { $n ->
        [one] Заезда { $given } в этой записи нет; в ней { $n } партия.
        [few] Заезда { $given } в этой записи нет; в ней { $n } партии.
       *[many] Заезда { $given } в этой записи нет; в ней { $n } партий.
    }
cli-replay-stops = Дальше запись воспроизвести нельзя.
cli-replay-ply = Ход { $n } этой записи невозможен по нынешним правилам.
cli-replay-no-seat = Места «{ $given }» в этой партии нет; для --as годятся { $seats }.
cli-no-map = У { $edition } нет карты, рисовать нечего; уберите --map.
cli-map-in = Карта — в { $file }.
cli-damaged = Файл { $file } повреждён. Подробности могут раскрыть то, чего { $name } не видит: { $command }
cli-analyse-which-heat =
    { $n ->
        [one] Это серия из { $n } заезда: выберите один через --heat N.
       *[many] Это серия из { $n } заездов: выберите один через --heat N.
    }
cli-can-replay = Посмотреть партию можно: { $command }
cli-not-analysed = Не удаётся разобрать { $file }. { $reason }
cli-analysing = Разбор

## Lessons and puzzles

cli-lessons = Учитесь играя: около трёх минут на урок.
cli-which-lesson = Какой урок?
cli-lesson-again = Наберите число от 1 до { $n }, название ({ $names }) или quit.
cli-lesson-help = Наберите ход или команду: table, moves, skip, back, quit.
cli-resume = Продолжить
cli-type-station = Наберите номер станции.
cli-point-station = станция { $station }
cli-point-log = план перемещений
cli-point-suspects = возможные станции
cli-point-points = очки

cli-puzzle-missed = не решили: { $share }
cli-puzzle-no-kind = Вида «{ $given }» нет; есть { $choice }.
cli-puzzle-no-difficulty = Уровня «{ $given }» нет; есть { $choice }.
cli-puzzle-type-where = Наберите станцию.
cli-puzzle-type-escape = Наберите ход, например t58.
cli-puzzle-type-catch = Наберите ход, например t58, или сначала фигурку: red t58.
cli-puzzle-help = Или команду: moves, table, look 58 (линии станции), map ФАЙЛ, show (ответ), quit.
cli-puzzle-any = Назвать можно любую станцию на карте.
cli-puzzle-next = Следующая задача: { $command }. Все задачи: fogbound puzzles list

## Games that have no screens of their own

cli-plain-seat = Ваше место: { $name }. Другие выбирают через --seat или --seats: { $seats }.
cli-plain-no-seat = Места «{ $given }» здесь нет; есть { $seats }.
cli-plain-play = Ваши места: { $names }.
cli-plain-bots = Места ботов ({ $bots }): { $names }.
cli-plain-type = Наберите ход из списка. Все команды: help.
cli-plain-may = { $name } может сыграть: { $moves }.
cli-plain-may-pass = { $name } может сыграть: { $moves }; Enter — пропустить.
cli-plain-not-one = Хода «{ $given }» сейчас нет; есть { $moves }.
cli-plain-points = Очки: { $points }.
cli-help-any-move = ход из списка; вместо _ пишите свои слова: guess Paris
cli-help-any-seat = ход за другое место за этой клавиатурой
cli-semicolon = { "; " }
