### Around any game: seats, turns, chat, the curtain, the end.
###
### $name is a person or a bot: nobody's gender is known. $names is a list that is ready to be read: “Ann and Ben”.
### Names cannot be declined: they stand in the nominative, and verbs in the present tense.

keys-title = Клавиши
keys-list = Правила и клавиши
# Names of keys, as they stand on this language's keyboards.
keys-undo = Ctrl Z
keys-enter = Enter
keys-escape = Esc
keys-backspace = Backspace
keys-space = Пробел
# After a station's number has been typed.
keys-typed = Enter — выбрать
keys-digit = Стереть цифру
room-menu = Меню
sound-label = Звук и вибрация
sound-text = Короткие звуки: поездки, появления, ходы.
sound-on = Звук включён: выключить
sound-off = Звук выключен: включить
# $round and $max: numbers. Little room.
room-round = Раунд { $round } из { $max }
room-round-open = Раунд { $round }
room-setup = Расстановка
# Before the first round.
room-left =
    { $n ->
        [one] остался { $n } раунд
        [few] осталось { $n } раунда
       *[many] осталось { $n } раундов
    }
# After the number of the round.
room-left-last = последний раунд
# After the number of the round: how many rounds there are after it.
room-left-after = после него ещё { $n }
room-log-short = План
room-tickets = Билеты
room-chat = Чат
room-text = Текст
room-leave = Уйти из-за стола…
room-leave-sure = Уйти насовсем? Ваши места освободятся; если партия идёт, за вас доиграет бот.
room-leave-yes = Да, уйти
room-home = На главную, места за мной
room-concede = Сдаться…
room-concede-sure = Сдаться за всю сторону? Отменить это нельзя.
room-concede-alone = Сдаться? Отменить это нельзя.
room-concede-side = Сдаться за всю сторону?
room-concede-yes = Да, сдаться
room-commitment = Отпечаток раздачи, чтобы сверить с записью партии
# $code: four letters.
room-share = Позвать или смотреть: { $code }
# $name: a person of any gender.
room-came = { $name } теперь за столом.
room-went = { $name } уходит из-за стола.
# $names: a list of $n people.
room-waiting =
    { $n ->
       *[other] Не в сети, ждём: { $names }.
    }
room-seat-open = Освободить место
room-seat-open-sure = Нажмите ещё раз, чтобы освободить
room-seat-bot = Посадить бота
room-seat-ask = Попросить место
room-record = Скачать запись партии
room-rematch = Реванш
# A button beside room-rematch.
room-rematch-rotate = Со сменой ролей
room-rematch-wait = Игроки могут начать реванш.
room-rematch-along = { $name } начинает новую партию.
room-lobby = Сменить места или правила
room-games = Мои сыгранные партии
room-close = Закрыть этот стол…
room-close-sure = Закрыть этот стол для всех и насовсем?
room-close-yes = Да, закрыть
room-panel = Стол и ходы
sheet-raise = Поднять панель
sheet-lower = Опустить панель
sheet-keys = Потяните, нажмите или двигайте стрелками
# The reader has no seat.
room-spectating = Вы смотрите игру.

turn-yours = Ваш ход
# For screen readers. $seats: a list of pawns, with “or”.
turn-yours-as = Ваш ход: { $seats }.
turn-move = Ходит { seat-name }
# $names: a list of people, or of pawns that nobody plays yet. Little room.
turn-waiting = Ждём: { $names }
# $names: a list of $n bots.
turn-thinking =
    { $n ->
        [one] { $names } думает
       *[other] { $names } думают
    }
turn-place = Откуда начать? Нажмите на яркую станцию
turn-pick = Нажмите на яркую станцию
turn-ticket = Выберите билет
turn-uncover = Откройте свою станцию, чтобы сделать ход
turn-beware = Играете билет-невидимку? Пусть никто не смотрит.
turn-double-ask = Двойной ход или одна поездка?
turn-double-first = Нажмите на первую станцию
turn-double-second = Нажмите на вторую станцию
turn-show = Показаться?
turn-show-note = Тогда можно взять по билету у каждого сыщика.
turn-take = Возьмите по билету у каждого сыщика
turn-over-heat-short = Конец заезда
turn-over-short = Конец
turn-over = Партия окончена.
turn-frozen = Эта партия началась по другим правилам. Её можно посмотреть, но не доиграть.
turn-sending = Отправляем ваш ход…
turn-choose = Какая фигурка ходит?
# For screen readers.
turn-moved = ход сделан: { seat-name }
# The detectives may move in any order.
turn-order = в любом порядке

chat-title = Чат
chat-none = Сообщений пока нет.
chat-say = Отправить
chat-label = Сообщение
# To whom a message goes.
chat-to = Кому
chat-all = Всем
chat-side = Своим
# $side: 0 is Mister X, 1 the detectives.
chat-side-named =
    { $side ->
        [0] Мистеру Икс
       *[other] Сыщикам
    }
# Beside a message that only one side reads.
chat-side-tag = только своим
chat-new =
    { $n ->
        [one] { $n } новое сообщение
        [few] { $n } новых сообщения
       *[many] { $n } новых сообщений
    }

text-title = Стол в виде текста
# $example: a move in letters, such as t58.
text-label = Введите ход, например { $example }
text-play = Сыграть
text-moves = Ходы { seat-name.genitive }
text-log = Что было
# $station: a number.
text-pawn-at = { seat-name }: станция { $station }.
text-pawn-hidden = { seat-name }: не на виду.
text-pawn-covered = { seat-name }: станция скрыта; приоткройте, чтобы прочесть.
# $tickets: a list of ticket-count.
text-tickets = Билеты: { $tickets }.
# The tickets that all detectives share. $tickets: a list of ticket-count. $n: points.
text-pool =
    { $n ->
        [one] Общие билеты: { $tickets } (на { $n } очко).
        [few] Общие билеты: { $tickets } (на { $n } очка).
       *[many] Общие билеты: { $tickets } (на { $n } очков).
    }
text-tickets-free = Ездит без билетов.
text-seen = Последний раз Мистера Икс видели на станции { $station } после хода { $n }.
text-unseen = Мистера Икс ещё не видели.
# “He” is Mister X. $stations: a list of numbers.
text-suspects = Где он может быть: { $stations }.

end-result = Итог
end-analyse = Разбор
end-record = Запись
end-home = На главную
end-win = Вы победили
end-lose = Вы проиграли
end-x = Победил Мистер Икс
end-detectives = Победили сыщики
# $seats: a list of $n pawns.
end-side =
    { $n ->
        [one] { $seats } побеждает
       *[other] { $seats } побеждают
    }
end-none = Победителей нет
end-points =
    { $n ->
        [one] Мистер Икс получает { $n } очко
        [few] Мистер Икс получает { $n } очка
       *[many] Мистер Икс получает { $n } очков
    }

# Why the game is over. Several of these texts get $seat, $station, $round and $n.
reason-captured = { seat-name } настигает Мистера Икс на станции { $station } в раунде { $round }.
reason-trapped = В раунде { $round } Мистеру Икс некуда было ехать со станции { $station }.
reason-stuck = После раунда { $round } никто из сыщиков не мог ехать дальше.
reason-stuck-open = После раунда { $round } никто из сыщиков не мог ехать дальше.
reason-escaped = Раунд { $round } был последним, а Мистер Икс всё ещё на свободе, на станции { $station }.
reason-spent = В раунде { $round } сыщики отдали последний билет, а Мистер Икс всё ещё на свободе.
reason-conceded-side = Сыщики сдались в раунде { $round }.
reason-conceded-tickets =
    { $n ->
        [one] Сыщики сдались в раунде { $round }. Их оставшиеся билеты на { $n } очко достаются Мистеру Икс.
        [few] Сыщики сдались в раунде { $round }. Их оставшиеся билеты на { $n } очка достаются Мистеру Икс.
       *[many] Сыщики сдались в раунде { $round }. Их оставшиеся билеты на { $n } очков достаются Мистеру Икс.
    }
reason-conceded = { seat-name } сдаётся.
# $reason: a word of the program, for reasons that this page does not know.
reason-other = Партия окончена ({ $reason }).

undo-open = Взять назад мой ход
# $name: a person of any gender.
undo-asks = { $name } хочет взять назад свой ход.
undo-mine = Вы хотите взять назад свой ход. Ждём ответа: { $names }.
undo-yes = Да, можно
undo-no = Нет
undo-practice = Тренировка

# $move: such as “Red by taxi to 58” (move-words-ride).
agree-propose = Предложить: { $move }
# $name: a person.
agree-proposes = { $name } предлагает: { $move }
agree-mine = Вы предлагаете: { $move }
agree-waiting = Ждём: { $names }.
agree-yes = Я за
agree-no = Нет
agree-back = Отозвать
agree-withdrawn = { $name } не соглашается. Предложите что-нибудь другое.
agree-taken-back = { $name } отзывает предложение.
# The game went on before everyone had agreed.
agree-lapsed = Предложение больше не действует.
agree-hint = Нужно согласие всех.
agree-captain = За вашу сторону ходит { $name }.

# Every player is Mister X once; each game of the series is a heat.
series-title = Заезды и очки
series-short = Заезды
series-heat = Заезд { $n } из { $of }
series-who = Игрок
series-total = Всего
# Beside the player who is Mister X in this heat.
series-x = играет за Мистера Икс
series-you = вы
series-next = Следующий заезд
series-next-who = За Мистера Икс играет { $name }.
series-ready = Можно начинать заезд
# $names: a list of $n people.
series-ready-names =
    { $n ->
       *[other] Ждут начала: { $names }.
    }
series-ready-wait = Ждём остальных…
# $names: a list of $n people.
series-winner =
    { $n ->
        [one] { $names } выигрывает серию
       *[other] { $names } выигрывают серию
    }
series-again = Сыграть ещё серию
series-lobby =
    { $n ->
        [one] Каждый по разу за Мистера Икс: { $n } заезд.
        [few] Каждый по разу за Мистера Икс: { $n } заезда.
       *[many] Каждый по разу за Мистера Икс: { $n } заездов.
    }
series-names = Кто играет, по часовой стрелке от первого Мистера Икс?
series-name = Игрок { $n }

# Over the name of a person or side, which stands in a line of its own in large letters.
curtain-title = Передайте устройство. На очереди
# A button. $who: a person, Mister X, or several names with “or”.
curtain-enter = Я — { $who }
curtain-enter-many = Мы — сыщики
# Alone in a line, in large letters, under curtain-title.
curtain-detectives = Сыщики
curtain-text = Остальным сейчас смотреть нельзя.
curtain-open = Чужой ход уже скрыт. Можно играть дальше вместе.
curtain-wait = Занавес закрыт.
curtain-wait-text = Ходят другие. Откройте занавес, чтобы увидеть свою сторону.
curtain-pin = PIN
curtain-one = Играете в одиночку? Оставьте одну сторону
curtain-one-bot = За другую сторону теперь сыграет бот, и занавеса не будет.
curtain-one-open = Вы освободите места другой стороны, и занавеса не будет.
# A button. $side: 0 is Mister X, 1 the detectives.
curtain-only =
    { $side ->
        [0] Играю только за Мистера Икс
       *[other] Играю только за сыщиков
    }

plain-moves = Ваши ходы
# A field in which a player writes.
plain-fill = Ваш текст
plain-send = Отправить
plain-table = Стол
