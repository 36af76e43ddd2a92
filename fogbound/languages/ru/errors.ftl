### One text for every error code of docs/protocol.md and docs/notation.md.
###
### The id is error- and the code that the server sends. A text with -move at its end is for a move.

error-frozen = Эта партия началась по другим правилам. Её можно посмотреть, но не доиграть.
error-offline = Сервер не отвечает. Проверьте соединение.
error-failed = На сервере сбой; ничего не изменилось. Попробуйте снова.
# A mistake of the program itself. $text: what the browser says of it, in its own language.
error-unexpected = Что-то пошло не так: { $text }
error-who-are-you = Сначала введите имя.
error-bad-name = В имени должно быть от 1 до 24 видимых знаков.
error-no-such-room = Стола с такой ссылкой или кодом нет.
error-no-such-page = По этому адресу ничего нет.
error-no-such-lesson = Такого урока нет.
error-no-such-puzzle = Такой задачи нет.
error-no-such-step = В этом уроке нет такого шага.
error-not-here = Это можно сделать только на компьютере, где запущен Fogbound.
error-no-switch = Этот сервер запущен для одного постоянного адреса.
error-no-network = Этот компьютер не в сети. Подключите его к Wi-Fi и попробуйте снова.
# $address: such as 192.168.1.4:8000.
error-no-listener = Fogbound не может отвечать по адресу { $address }. Возможно, порт занят другой программой.
error-not-yours = Это принадлежит другому игроку.
error-not-host = Это может только хозяин стола.
error-taken = Это место занято. Мы попросили его уступить.
error-taken-move = Этот номер уже открыт. Выберите другой.
error-not-now = Сейчас это невозможно.
error-side = За обе стороны играть нельзя. Сначала освободите места на другой стороне.
error-pin = PIN не введён или неверен. Попробуйте снова.
error-bad-message = Сервер не понял эту страницу. Перезагрузите её.
error-too-big = Слишком много. Сообщения — до 16 КБ, файлы — до 2 МБ.
error-too-fast = Слишком быстро. Подождите немного.
# A move cannot be taken back; learned-… texts say why.
error-learned = Этот ход уже не взять назад: с тех пор кто-то узнал что-то новое.
error-private = Это закрытая партия.
error-banned = Хозяин стола больше не пускает вас сюда.
error-full = Места больше нет. Закройте или удалите что-нибудь и попробуйте снова.
error-invisible = Такую строку никто не увидит. Напишите что-нибудь.
error-disk-full = На сервере кончилось место на диске; ничего не изменилось. Сообщите тому, кто держит сервер, и попробуйте ещё раз.
error-too-slow = Данные приходили слишком медленно. Попробуйте ещё раз.
error-too-many = Слишком много подключений из вашей сети. Закройте лишние вкладки и попробуйте ещё раз.
error-busy = Сервер переполнен. Попробуйте чуть позже.
error-bad-host = Сервер не отвечает по этому адресу. Откройте его собственный адрес или попросите добавить это имя на сервере.
error-house = На этом месте играет компьютер.
error-captain = Этой фигуркой ходит капитан.
error-no-hints = За этим столом советы выключены.
error-no-whereabouts = За этим столом вероятные места Мистера Икс не показывают.
error-no-adviser = Для таких партий разбора пока нет.
error-no-advice = Совета не получилось. Попробуйте снова.
error-given-up = Разобрать эту партию не удалось. Причина — в журнале сервера.
error-roles = Из этих мест серию не составить.
error-bad-origin = Эта страница с другого сайта. Откройте адрес самого сервера.
error-bad-move = Это не ход. Ваши ходы перечислены на вкладке «Текст».
error-bad-position = Это не позиция.
error-impossible-log = Таких ходов быть не могло.
error-not-your-turn = Сейчас чужой ход.
error-game-over = Партия окончена.
error-no-such-seat = Такого места нет.
error-illegal = Сейчас этот ход невозможен.
error-no-ticket = Таких билетов не осталось.
error-here = Фигурка уже там, а каждый ход ведёт на другую станцию.
error-possible = Это возможно.
error-not-linked = Такая линия туда не ведёт.
error-occupied = Там стоит другая фигурка.
error-no-such-station = Такой станции нет.
error-only-x = Это может только Мистер Икс.
error-only-detectives = В этом издании сдаться могут только сыщики.
error-no-start = Фигурки начинают на станциях метро.
error-black-again = Два билета-невидимки подряд играть нельзя.
error-no-boat = Мистер Икс уже прокатился на пароме.
error-no-double = Сейчас двойной ход невозможен.
error-no-second-leg = Вторая поездка оттуда невозможна.
error-dead-end = Оттуда вам будет некуда ехать.
error-only-buzz = Сейчас чужой ход. Можно только нажать «Знаю!».
error-asked-already = Назвать точно вы уже просили. Скажите, верно или неверно.
error-no-such-number = Такого номера нет.
error-not-agreed = За этим столом такого правила нет.
error-incomplete = Ход не закончен.
error-no-such-move = Такого хода нет.
error-stale = Кто-то сходил раньше. Выберите снова.
error-bad-people = Игроки не подходят для этой серии.
error-no-such-heat = Такого заезда нет.
error-series-over = Все заезды сыграны.
error-no-such-game = Такой игры нет.
error-no-such-edition = Такого издания нет.
error-no-such-option = Такого правила нет.
# $option: the name of a rule option. $given: what somebody wrote.
error-bad-option = «{ $given }» не подходит для правила «{ $option }».
# $option: the name of a rule option.
error-contradiction = Правило «{ $option }» не сочетается с остальными.
error-no-such-bot = Бота «{ $given }» нет.
error-not-learned = Мастер не знает этой карты. Выберите другого бота.
error-bad-bot = Бота с настройками пишут так: pimbot:simulations=2000
# $bot: a bot's name. $given: what somebody wrote.
error-no-such-setting = У бота «{ $bot }» нет настройки «{ $given }».
# $option: a bot's setting, such as simulations.
error-bad-setting = Значение { $given } для «{ $option }» не подходит. Можно: { $allowed }.
error-no-such-board = Такой карты нет.
error-no-such-deck = Такой колоды нет.
error-no-such-file = У вас нет такого файла.
error-no-such-card = Такой карточки нет.
error-no-such-language = Такого языка нет.
error-empty-deck = Карточки кончились.
error-bad-deck = В колоде есть ошибки.
error-no-such-theme = Такого оформления нет.
error-bad-handicaps = Список поправок повреждён. Попросите хозяина переустановить Fogbound.

## More about some of them

learned-over = Партия окончена. Взять ход назад можно только в тренировке.
learned-dealt = С тех пор что-то сдали или прочитали либо бросили кубик. Взять ход назад можно только в тренировке.
learned-answered = С тех пор ведущий ответил. Взять ход назад можно только в тренировке.
learned-shown = С тех пор Мистера Икс увидели. Взять ход назад можно только в тренировке.
learned-ruled-out = С тех пор исключена станция, где мог быть Мистер Икс. Взять ход назад можно только в тренировке.

# A rule option or a bot’s setting got a value that it cannot have. $option: its name, or how it is typed. $given: what
# somebody wrote. yes and no are typed in English everywhere.
option-number = { $option }: «{ $given }» не подходит, нужно число от { $low } до { $high }.
option-numbers = { $option }: «{ $given }» не подходит, нужны числа по возрастанию от { $low } до { $high }, через запятую.
# $n: how many numbers.
option-count = { $option }: «{ $given }» не подходит, нужны числа от { $low } до { $high } через запятую, всего { $n }.
option-switch = { $option }: «{ $given }» не подходит, нужно yes или no.
# $choices: a list of values, with “or”.
option-choice = { $option }: «{ $given }» не подходит, нужно { $choices }.

# $seats: a list of pawns. $names: a list of people. $n: how many people can play these pawns.
roles-too-many =
    { $n ->
        [one] В серии эти роли ({ $seats }) ведёт { $n } человек, а сейчас их ведут { $names }.
        [few] В серии эти роли ({ $seats }) ведут { $n } человека, а сейчас их ведут { $names }.
       *[many] В серии эти роли ({ $seats }) ведут { $n } человек, а сейчас их ведут { $names }.
    }
roles-several =
    { $n ->
        [one] { $name } ведёт { $n } роль; в серии каждый ведёт по одной.
        [few] { $name } ведёт { $n } роли; в серии каждый ведёт по одной.
       *[many] { $name } ведёт { $n } ролей; в серии каждый ведёт по одной.
    }
roles-none = В серии роль нужна каждому, а { $name } пока без роли.
roles-other = Пока идёт серия, { $name } не может брать других ролей ({ $seats }).
# $expected and $given: numbers of people.
people-number = Эта серия рассчитана на другое число игроков: { $expected }, а не { $given }.
people-unnamed = В серии имя нужно каждому.
people-alike = В серии имена не должны повторяться: { $given }.
full-room = За этим столом уже { $n } человек: больше мест нет.
full-rooms = Открытых столов у вас: { $n }. Сначала закройте один из них.
full-files = Ваших файлов здесь: { $n }. Сначала удалите один из них.
full-server = На сервере пока нет места для новых столов. Попробуйте позже.
full-disk = На сервере нет места для новых файлов. Обратитесь к тому, кто держит сервер.
keeps-material = Карту и колоды за этим столом уже не сменить. Создайте другой стол.
keeps-seats = Места за этим столом уже не изменить. Создайте другой стол.

contradiction-reveals =
    { $last ->
        [one] Мистер Икс не может показаться после хода { $n }: он делает не больше { $last } хода.
       *[many] Мистер Икс не может показаться после хода { $n }: он делает не больше { $last } ходов.
    }
contradiction-few-numbers =
    { $least ->
        [one] Мистеру Икс нужна хотя бы { $least } станция для старта; указано { $n }.
        [few] Мистеру Икс нужно хотя бы { $least } станции для старта; указано { $n }.
       *[many] Мистеру Икс нужно хотя бы { $least } станций для старта; указано { $n }.
    }
# $board: the name of a map.
contradiction-few-starts = На карте «{ $board }» мало станций для старта: { $n }, а нужно { $least }. Выберите другую карту или меньше игроков.
contradiction-no-station = На карте «{ $board }» нет таких станций: { $stations }.
contradiction-sun = Клетки { $n } для солнца нет: на дорожке их { $finish }.
# $title: the title of a deck.
contradiction-few-cards = В колоде «{ $title }» таких карточек { $n }, а нужно { $least }. Выберите набор «Классика» или добавьте другую колоду.
contradiction-one-card = В колоде «{ $title }» всего одна карточка. Добавьте другую колоду.

## Why something is not possible now

now-host-here = Хозяин стола здесь.
# $n: seconds.
now-host-soon = Хозяин стола может скоро вернуться. Попробуйте снова через { $n } с.
# $name: a person. To take a move back.
now-undo-asked = { $name } уже просит о том же. Сначала ответьте.
now-undo-over = Взять ход назад больше никто не просит.
now-undo-series = В серии ходы назад не берут.
now-undo-none = У вас нет хода, который можно взять назад.
now-begun = Партия уже началась.
now-no-heat = Следующего заезда сейчас нет.
now-heat-first = Серия ещё не окончена. Сначала следующий заезд.
now-rematch-later = Реванш — после партии.
now-closed = Этот стол закрыт.
# Where people who share pawns must agree.
now-not-proposed = Это предложение уже снято.
now-seat-bot = За { seat-name.accusative } в этой партии играет бот. Хозяин стола может освободить место.
now-seat-team = За { seat-name.accusative } в этой партии играет команда. Попросите место у кого-нибудь из неё.
now-not-asked = Этого места никто не просил.
now-ready-later = Отметьте, что готовы, когда эта партия закончится.
now-not-turn = Сейчас ходит не { seat-name }.
now-series-settled = Серию выбирают до начала игры.
now-practice-settled = Тренировку выбирают до начала игры.
now-rules-settled = Правила выбирают до начала игры.
now-no-game = За этим столом сейчас нет партии.
now-restarting = Сервер перезапускается. Попробуйте чуть позже.
now-record-later = Запись откроется после партии.
now-record-heat = Запись откроется после первого заезда.
now-point = Укажите станцию: ход здесь не нужен.
now-move = Здесь нужен ход, а не только станция.
now-no-giving-up = В задаче не сдаются: попробуйте ход или посмотрите ответ.
