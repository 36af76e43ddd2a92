### The pages before a game: home, making a table, the lobby.

# The name of the program. It is not translated.
app-name = Fogbound
app-tagline = Погони и загадки за одним столом.
app-home = Главная
# A label and its value, where no sentence is needed: “Map: London”. Some languages put a space before the colon.
app-pair = { $label }: { $value }
# What somebody said or wrote, in this language's quotation marks.
app-quoted = «{ $text }»
# Like app-pair, with a label alone; the value follows, in other letters.
app-label = { $label }:
app-skip = К содержанию
app-skip-text = К столу в виде текста
app-cancel = Отмена
app-close = Закрыть
app-dismiss = Убрать
app-loading = Загрузка…
# Shown when the server has a newer version than the page.
app-stale = Fogbound обновился. Перезагрузите страницу, чтобы продолжить.
# An offer: the page goes on as it is until its reader takes it. The button app-reload follows.
app-update = Вышла новая версия Fogbound.
app-reload = Перезагрузить
app-lost-title = Туман сгустился
app-lost-text = По этому адресу ничего нет.
app-lost-home = На главную страницу

# The name of this language in itself, for the list of languages.
language-name = Русский
# What the button that changes the language is called.
language-label = Язык
theme-label = Оформление
# Follows the device.
theme-auto = Авто
theme-light = День
theme-dark = Ночь

online-offline = Связь потеряна. Восстанавливаем…
online-connecting = Соединяемся…
online-closed = Этот стол закрыт, или вас удалили.
online-elsewhere = Этот стол открыт в другом окне.
online-here = Играть здесь

# The person's name follows.
name-as = Вы —
name-label = Ваше имя
name-change = Сменить имя
name-save = Сохранить
name-who = Кто садится за стол?
# $host: a person's name.
name-invited = { $host } зовёт вас за свой стол
name-suggestions = Янтарный Барсук; Быстрый Журавль; Тихий Голубь; Серый Сокол; Ранний Жаворонок; Туманная Выдра; Спокойная Цапля; Ореховый Крапивник; Чернильный Ворон; Весёлый Снегирь; Зоркая Сорока; Туманный Стриж; Янтарная Выдра; Быстрый Дрозд; Тихий Ворон; Серый Воробей; Ранний Барсук; Туманный Сокол; Спокойный Лебедь; Ореховая Горлица; Чернильный Журавль; Весёлый Чиж; Зоркий Филин; Туманная Сова
name-ask = Как вас будут звать за столом?
name-join = Сесть за стол

home-play = Играть
# Two games to choose from.
home-which = Во что сыграем?
home-play-text = Сразу против ботов. Без регистрации и установки.
home-continue-yours = Продолжить: ваш ход
home-continue = Продолжить
# After the name of the game.
home-continue-waiting = ждём остальных
# The name of the game.
home-yard = Погоня
home-yard-text = Один убегает по городу, остальные стягивают сеть.
# The editions as they were published.
edition-title-yard-classic-1983 = Scotland Yard, 1983
edition-title-yard-compact-2015 = Scotland Yard compact, 2015
edition-title-yard-police-2017 = Scotland Yard, 2017
edition-title-twenty-classic-1993 = 20 вопросов, 1993
# Short names, on buttons of a phone.
edition-name-yard-classic-1983 = Классика
edition-name-yard-compact-2015 = Дуэль
edition-name-yard-police-2017 = С полицией
edition-about-yard-classic-1983 = Сыщики ходят один за другим. Для тех, кто уже знает погоню; около 15 минут.
edition-about-yard-compact-2015 = Мистер Икс на виду и собирает очки; потом вы меняетесь ролями. Для двоих, около 5 минут.
edition-about-yard-police-2017 = Сыщики ходят в любом порядке, им помогает полицейский. Хорошо для начала; около 10 минут.
home-play-x = За Мистера Икс
home-play-x-text = Ускользайте от погони по всему городу.
home-play-x-text-yard-compact-2015 = Собирайте очки у всех на виду и вовремя исчезните.
home-play-detectives = За сыщиков
home-play-detectives-text = Ведите всю команду и стягивайте сеть.
home-play-detectives-text-yard-compact-2015 = Ведите всех троих и поймайте его, пока он не разбогател.
home-edition = Издание
home-against = Соперник
# A list of bots to choose from follows.
home-against-lead = Против:
# $name: the name of a bot's level.
home-beat = Победа! Соперник: { $name }.
home-beat-try = Теперь { $name }?
home-hints = Советы
# A switch: marks stations that a detective can reach next. Little room.
home-danger = Отмечать опасность
home-speed = Темп ботов
home-speed-calm = Спокойный
home-speed-brisk = Быстрый
home-speed-once = Без пауз
# The name of the game.
home-twenty = 20 вопросов
home-twenty-text = Подсказка за подсказкой: что за человек, место или предмет на карточке? От двух до шести игроков, около получаса.
home-twenty-players = Игроки
home-twenty-language = Язык карточек
home-twenty-bots = Против ботов
home-twenty-bots-text = Карточки читает компьютер. Опередите ботов.
home-twenty-device = На этом устройстве
home-twenty-device-text = Компьютер показывает подсказки, угадывают все.
home-friends = С друзьями
home-create = Создать стол
home-create-text = Позовите друзей или играйте на одном устройстве:
home-code = Войти по коду
home-code-hint = Четыре буквы
home-join = Войти
home-games = Мои партии
home-games-none = Здесь появятся ваши столы.
home-yours = Ваш ход
# Beside a table where the reader only watches.
home-spectator = вы смотрите
home-heat-next = Дальше заезд { $n } из { $of }

status-lobby = Не начата
status-playing = Идёт
status-over = Окончена
status-closed = Закрыта
# A table from an older version, which nobody can play on.
status-frozen = Заморожена

reach-closed = Друзья на других устройствах пока не откроют эту ссылку: она работает только на этом компьютере. Играете дома, в одной сети? Откройте доступ.
# The words in quotation marks are a command and are not translated.
reach-closed-fixed = Друзья на других устройствах не откроют эту ссылку: она работает только на этом компьютере. Запустите Fogbound командой «fogbound serve --lan».
# $address: an address such as http://192.168.1.4:8000.
reach-open = Все в вашей сети могут войти по адресу { $address }.
reach-switch = Открыть доступ в этой сети

lobby-title = Стол готов
lobby-code = Код
lobby-link = Ссылка
link-copy = Скопировать
link-copied = Скопировано
link-select = Чтобы скопировать, нажмите Ctrl+C или удерживайте текст
# For screen readers.
lobby-qr = QR-код ссылки на этот стол
lobby-seats = Места
# A button beside a free seat.
lobby-take = Сесть
lobby-leave = Встать
lobby-ask = Попросить это место
lobby-bot = Бот
lobby-bot-seat = Посадить сюда бота
lobby-bot-add = Добавить бота
lobby-open-text = Может сесть любой. Если место останется свободным, в начале игры его займёт бот.
# Who plays a seat: $bot is the name of its level.
lobby-bot-named = Бот ({ $bot })
# A seat that nobody has taken.
lobby-open = Свободно
# In brackets after the reader's own name, or in its place.
lobby-you = вы
# A seat that several people play together.
lobby-shared = играет вся команда
lobby-people = Кто здесь
# Beside a person: who made the table.
lobby-host = хозяин
# Beside a person whose page is closed.
lobby-away = не в сети
lobby-ready = Готово
lobby-ready-mark = Можно начинать
lobby-ready-unmark = Подождите меня
# Beside a person who moves for their side.
lobby-captain = капитан
lobby-captain-make = Назначить капитаном: { $name }
# A heading over people whom the host removed.
lobby-banned = Удалены
lobby-pardon = Пустить снова
lobby-claim = Стать хозяином
lobby-claim-text = Хозяин не в сети.
lobby-kick = Удалить: { $name }
lobby-kick-sure = Удалить? { $name } покинет стол. Потом можно пустить снова.
# “Them” is $name, of any gender.
lobby-kick-sure-game = Удалить? { $name } покинет стол, и партию доиграет бот. Потом можно пустить снова.
lobby-kick-yes = Да, удалить
lobby-start = Начать
lobby-start-bots =
    { $n ->
        [one] Боты займут { $n } свободное место
        [few] Боты займут { $n } свободных места
       *[many] Боты займут { $n } свободных мест
    }
lobby-start-places =
    { $n ->
        [one] Боты займут { $n } свободное место
        [few] Боты займут { $n } свободных места
       *[many] Боты займут { $n } свободных мест
    }
lobby-start-nobody = Игроков нет: боты играют сами
lobby-start-sure = За столом никого. Пусть боты играют сами?
lobby-start-yes = Да, начать
lobby-next-sit = Займите место.
lobby-next-share = Позовите друзей или начните с ботами.
# $code: four letters.
lobby-next-code = Код { $code }
lobby-next-start = Все места заняты. Начинайте, когда захотите.
lobby-next-ready = Отметьте, что можно начинать. Игру начнёт { $host }.
lobby-next-wait = Ждём: игру начинает { $host }.
lobby-starting = Начинаем…
lobby-share-on = Отдать место всей команде
lobby-share-off = Оставить место владельцу
lobby-pin-set = Закрыть на PIN
lobby-pin-change = Сменить PIN
lobby-pin-label = PIN для { seat-name.genitive }: от 4 до 8 цифр, пусто — убрать
lobby-pin-on = закрыто на PIN
# $name: a person who asks for the seat of the reader.
lobby-request = { $name } просит ваше место: { seat-name }.
lobby-request-yes = Уступить
lobby-request-no = Оставить себе
# A heading over the seats of one side.
lobby-side =
    { $side ->
        [0] Мистер Икс
       *[other] Сыщики
    }
lobby-players = Игроки
lobby-all = Занять все места
lobby-both-title = Обе стороны?
lobby-both = Вы будете играть за обе стороны на этом устройстве. Между ходами опускается занавес.
# A button: the reader holds seats on both sides and keeps one. $side: 0 is Mister X, 1 the detectives.
lobby-both-one =
    { $side ->
        [0] Только за Мистера Икс
       *[other] Только за сыщиков
    }
lobby-both-yes = За обе стороны
# The program reads the cards: shown as the holder of that seat.
lobby-house = читает карточки и судит
# How many cards nobody at the table has seen before.
lobby-unseen =
    { $n ->
        [one] { $n } карточка, новая для всех за столом
        [few] { $n } карточки, новые для всех за столом
       *[many] { $n } карточек, новых для всех за столом
    }
