### Twenty questions: its cards, numbers, chips and moves.
###
### $name is a player: a person of any gender, a bot, Player 1 to 6, or the house, which is the program itself.

keys-number = Набрать номер на карточке
# What a key does.
keys-number-take = Открыть набранный номер
# Names of keys.
keys-buzz = Пробел или B

twenty-card = Карточка { $n }
twenty-category-person = Человек
twenty-category-place = Место
twenty-category-thing = Предмет
# How many of the card's 20 numbers have been read.
twenty-used = Открыто { $n } из 20
twenty-used-short = { $n }/20
# Beside a player: what they do on this card.
twenty-role-reader = читает
twenty-role-investigator = ходит
twenty-role-speaker = отвечает
# After a player's name.
twenty-violet = фиолетовая фишка на руках
twenty-violet-used = фиолетовая фишка потрачена
twenty-violet-what = Фиолетовая фишка: потратьте её, чтобы перебить на чужой подсказке. Солнце её вернёт.
# After a player's name: where their pawn is on the track.
twenty-square = клетка { $n }
# For screen readers, after a player's name: square $n of a track with $finish squares.
twenty-square-of = { $n } из { $finish }
# The same in a list of players.
twenty-square-named = { $name }: { $n } из { $finish }
twenty-sun = Солнце: остановитесь здесь, и фиолетовая фишка вернётся к вам
twenty-track = Дорожка
twenty-numbers = Номера
twenty-number = Номер { $n }
twenty-cards = Карточки
twenty-cards-all = Все карточки
# A tab: everything that happened on this card.
twenty-feed = Эта карточка
# Over the clue that was read last.
twenty-moment = Последнее
twenty-clue = Подсказка { $n }
twenty-place-question = Вопросительный знак
twenty-start-goal = Побеждает тот, кто первым пройдёт дорожку. Меньше подсказок — больше клеток.
twenty-start-person = Я — человек. Кто я?
twenty-start-place = Я — место. Какое?
twenty-start-thing = Я — предмет. Какой?

twenty-choose-you = Выберите номер
twenty-choose-first = Выберите номер, прочтите подсказку и угадывайте.
# The next card, while the last one is still in sight.
twenty-choose-next-person = Карточка { $n } — человек.
twenty-choose-next-place = Карточка { $n } — место.
twenty-choose-next-thing = Карточка { $n } — предмет.
# In this file $name is a player: a person of any gender, a bot, Player 1 to 6, or the house.
twenty-choose-wait = { $name } выбирает номер
twenty-choose-confirm = Открыть номер { $n }
twenty-clue-you = Знаете ответ?
twenty-clue-you-hint = Напишите один ответ или скажите «пас». Пока вы думаете, вас могут перебить.
twenty-clue-wait = { $name } думает
twenty-clue-wait-buzz = Знаете? Перебивайте, пока { $name } думает.
twenty-held-pass =
    { $n ->
        [one] Вы сказали «пас». У остальных { $n } секунда, чтобы перебить.
        [few] Вы сказали «пас». У остальных { $n } секунды, чтобы перебить.
       *[many] Вы сказали «пас». У остальных { $n } секунд, чтобы перебить.
    }
twenty-held-answer =
    { $n ->
        [one] Следом отвечаете вы. У остальных { $n } секунда, чтобы перебить.
        [few] Следом отвечаете вы. У остальных { $n } секунды, чтобы перебить.
       *[many] Следом отвечаете вы. У остальных { $n } секунд, чтобы перебить.
    }
twenty-pass = Пас
twenty-passed = Пас
# In place of an answer, in a narrow list.
twenty-pass-short = пас
twenty-pass-free = Промолчать
# The large button with which a player cuts in.
twenty-buzz = Знаю!
twenty-buzz-as = Знаю! { $name }
twenty-buzz-costs =
    { $points ->
        [one] Стоит фиолетовой фишки. За верный ответ вам { $points } клетка, ведущему — ничего.
        [few] Стоит фиолетовой фишки. За верный ответ вам { $points } клетки, ведущему — ничего.
       *[many] Стоит фиолетовой фишки. За верный ответ вам { $points } клеток, ведущему — ничего.
    }
twenty-buzz-costs-house =
    { $points ->
        [one] Стоит фиолетовой фишки. За верный ответ вам { $points } клетка.
        [few] Стоит фиолетовой фишки. За верный ответ вам { $points } клетки.
       *[many] Стоит фиолетовой фишки. За верный ответ вам { $points } клеток.
    }
twenty-buzz-faster = { $name } опережает вас. Фиолетовая фишка остаётся у вас.
twenty-buzz-late = На этот раз поздно. Фиолетовая фишка остаётся у вас.

twenty-who-person = Кто это?
twenty-who-place = Что это за место?
twenty-who-thing = Что это?
twenty-guess-free = Вы перебили: отвечайте, попытка одна
twenty-guess-after = Можно ответить или сказать «пас».
twenty-guess-label-person = Кто это?
twenty-guess-label-place = Что это за место?
twenty-guess-label-thing = Что это?
twenty-guess-send = Ответить
twenty-guess-again = «{ $text }» на этой карточке уже отвечали, и это неверно. Но повторить можно.
# The answer was nearly right.
twenty-guess-precise = Назовите точно
# $text: what the player answered.
twenty-guess-precise-hint = «{ $text }» — уже близко: ещё одна попытка.
twenty-answer-wait = { $name } отвечает
twenty-answer-wait-free = { $name } перебивает!
twenty-answer-wait-precise = { $name } ищет точный ответ

twenty-verdict-you = Это верно?
# Over a player's answer, which the reader judges.
twenty-verdict-says = Отвечает { $name }
twenty-verdict-wait = { $name } судит
# What the program would say of the answer.
twenty-verdict-house =
    { $ruling ->
        [right] Компьютер советует: верно.
        [wrong] Компьютер советует: неверно.
       *[precise] Компьютер советует: попросить назвать точно.
    }
twenty-verdict-right = Верно
twenty-verdict-wrong = Неверно
twenty-verdict-precise = Почти: назовите точно
# For screen readers, after the button that the program suggests.
twenty-verdict-suggested = совет компьютера
# Why the program suggests it. “Your card”: the reader's.
twenty-why-name = Этот ответ есть на вашей карточке.
twenty-why-surname = Фамилии достаточно.
twenty-why-initials = Имя с вашей карточки, с инициалами.
twenty-why-spelling = Ответ с вашей карточки, с опиской.
twenty-why-described = Ответ с вашей карточки и подходящие к нему слова.
twenty-why-rejected = На вашей карточке это отмечено как неверное.
twenty-why-other = Такого ответа на вашей карточке нет.
twenty-why-other-person = Этот титул носит кто-то другой.
twenty-why-several = Ответов больше одного.
twenty-why-negated = Здесь отрицание, а не ответ.
twenty-why-empty = Ответа здесь нет.
twenty-why-family = Эту фамилию носят несколько человек.
twenty-why-part = Только часть имени или названия.
twenty-why-special = Частный случай ответа.
twenty-why-kind = Назван вид, но не сам ответ.
twenty-why-description = Ответ описан, но не назван.

twenty-ask-you = Спросите что угодно
twenty-ask-you-hint = Лучше всего вопросы на «да» или «нет». После ответа можно угадывать.
twenty-ask-label = Ваш вопрос
twenty-ask-send = Спросить
twenty-ask-wait = { $name } придумывает вопрос
# Over a player's question.
twenty-reply-you = Спрашивает { $name }
twenty-reply-hint = Коротко и честно. Не называйте ответ.
twenty-reply-label = Своими словами
twenty-reply-send = Ответить
twenty-reply-wait = { $name } отвечает на вопрос
twenty-reply-house = Компьютер советует
# Answers to choose from. They go to all players as they are, in the reader's language.
twenty-reply-yes = Да.
twenty-reply-no = Нет.
twenty-reply-partly = Отчасти.
twenty-reply-cannot = Не могу сказать.
twenty-open-wait = Карточка переворачивается

twenty-you-read = Эту карточку читаете вы.
twenty-clock =
    { $n ->
        [one] осталась { $n } секунда
        [few] осталось { $n } секунды
       *[many] осталось { $n } секунд
    }

twenty-die-question = На кубике вопросительный знак: { $name } спрашивает что угодно, потом отвечает.
twenty-die-blank = Пустая грань: ни вопроса, ни ответа. { $name } завершает ход.
# $points: squares.
twenty-why-violet =
    { $points ->
        [one] Стоит фиолетовой фишки при любом ответе. Если верно: { $points } клетка.
        [few] Стоит фиолетовой фишки при любом ответе. Если верно: { $points } клетки.
       *[many] Стоит фиолетовой фишки при любом ответе. Если верно: { $points } клеток.
    }
twenty-why-sun = Солнце: { $name } получает фиолетовую фишку и снова может перебивать.
twenty-die-face =
    { $face ->
        [question] Кубик: вопросительный знак
       *[blank] Кубик: пустая грань
    }

twenty-own-title = Ваша карточка
twenty-own-are = Вы
twenty-own-show = Другие ответы
twenty-own-right = Тоже верно
twenty-own-wrong = Неверно

# $finder: a player. $n: numbers of the card that had been read. $points: squares.
twenty-end-found =
    { $n ->
        [one]
            { $points ->
                [one] { $finder } угадывает после { $n } номера: { $points } клетка.
                [few] { $finder } угадывает после { $n } номера: { $points } клетки.
               *[many] { $finder } угадывает после { $n } номера: { $points } клеток.
            }
       *[many]
            { $points ->
                [one] { $finder } угадывает после { $n } номеров: { $points } клетка.
                [few] { $finder } угадывает после { $n } номеров: { $points } клетки.
               *[many] { $finder } угадывает после { $n } номеров: { $points } клеток.
            }
    }
twenty-end-found-violet =
    { $points ->
        [one] { $finder } перебивает и угадывает: { $points } клетка.
        [few] { $finder } перебивает и угадывает: { $points } клетки.
       *[many] { $finder } перебивает и угадывает: { $points } клеток.
    }
twenty-end-nobody = Никто не угадал.
# $reader: a player.
twenty-end-reader =
    { $points ->
        [one] За чтение { $reader } получает { $points } клетку.
        [few] За чтение { $reader } получает { $points } клетки.
       *[many] За чтение { $reader } получает { $points } клеток.
    }
twenty-end-reader-none = За чтение { $reader } не получает ничего.
# The answer of the card follows in a line of its own.
twenty-end-was = Ответ
# A label; the answer of the last card follows, in other letters.
twenty-last-was = Прошлая карточка
twenty-past-none = Ни одна карточка ещё не сыграна.

twenty-race = Гонка до { $finish }

# $names: a list of $n players.
twenty-over-title =
    { $n ->
        [one] { $names } побеждает
       *[other] { $names } побеждают
    }
twenty-over-why =
    { $n ->
        [one] Финиш после { $n } карточки.
       *[many] Финиш после { $n } карточек.
    }
twenty-rank = Места
# A place in the ranking.
twenty-rank-place = { $n }.

twenty-ply-card =
    { $category ->
        [person] Карточка { $n }: человек. Читает { $reader }.
        [place] Карточка { $n }: место. Читает { $reader }.
       *[thing] Карточка { $n }: предмет. Читает { $reader }.
    }
# $n: the number of the card. $text: the clue, in the language of the cards.
twenty-ply-clue = { $name } называет { $n }: «{ $text }»
twenty-ply-roll-question = { $name } называет { $n }: вопросительный знак. На кубике тоже вопросительный знак.
twenty-ply-roll-blank = { $name } называет { $n }: вопросительный знак. На кубике пустая грань: ответа не будет.
twenty-ply-again-question = { $name } тоже бросает кубик: вопросительный знак.
twenty-ply-again-blank = { $name } тоже бросает кубик: пустая грань. Ответа не будет.
twenty-ply-speak = { $name } хочет ответить.
twenty-ply-buzz = { $name } перебивает!
twenty-ply-pass = { $name } говорит «пас».
twenty-ply-guess = { $name }: «{ $text }»
twenty-ply-ask = { $name } спрашивает: «{ $text }»
twenty-ply-answer = { $name } отвечает: «{ $text }»
twenty-ply-right = { $name } говорит: верно!
twenty-ply-wrong = { $name } говорит: неверно.
twenty-ply-precise = { $name } говорит: почти, назовите точно.
# $answer: in the language of the cards.
twenty-ply-open = Карточка открыта: { $answer }.

# The table in words, for screen readers.
twenty-text-card =
    { $category ->
        [person] Карточка { $n }, человек.
        [place] Карточка { $n }, место.
       *[thing] Карточка { $n }, предмет.
    }
# $moves: moves in words, with semicolons between them.
twenty-text-moves = Ваши ходы: { $moves }
# “pick” is a word of the notation and is not translated. $numbers: a list of numbers.
twenty-text-pick = pick и свободный номер: { $numbers }

big-title = Большой экран
big-show = Показать на большом экране
big-hint = Для телевизора или ноутбука, который видят все. Ничего тайного на нём нет.
big-name = Большой экран
# $address: an address such as 192.168.1.4:8000.
big-join = Входите с этим кодом по адресу { $address }
# A code of four letters follows.
big-corner = Код для входа:
big-there = За столом
big-wait = Ждём, когда хозяин начнёт игру.
big-leave = На своё место

## Why a typed move is refused. pick7 and the like are typed and not translated.

refuse-twenty-no-such-move = Хода «{ $move }» в этой игре нет; есть { $verbs }.
refuse-dealer = Ход { $verb } делает только раздающий, когда приходит время.
refuse-text = После { $verb } нужен текст до { $n } знаков. { refuse-phase }
refuse-number = Назовите номер от 1 до { $n }.
refuse-no-number = Номера идут от 1 до { $n }.
refuse-phase =
    { $phase ->
        [choose] Выберите свободный номер, например pick7.
        [clue] Сыграйте speak или pass.
        [answer] Ответьте, например guess"Париж", или сыграйте pass.
        [verdict] Скажите right (верно), wrong (неверно) или precise (почти).
        [ask] Задайте вопрос, например ask"Я древний?"
       *[reply] Ответьте, например answer"Да."
    }
