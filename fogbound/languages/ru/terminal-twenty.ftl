### 20 Questions in the terminal. The browser does not load this file.
###
### Words that are typed are not translated: pass, buzz, guess, ask, answer, right, wrong, precise, and the commands.

## Before a game

cli-cards-which = На каком языке карточки?
cli-cards-in = Язык карточек: { $language }.
cli-seat-first = Вы — { $name }. Другие места выбирают через --seat или --seats.
cli-how-many = Кто играет за этой клавиатурой?
cli-how-many-one =
    { $n ->
        [one] вы ({ $name }) против { $n } бота
       *[many] вы ({ $name }) против { $n } ботов
    }
cli-how-many-several = столько человек, не больше { $n }; первые места — им, остальные — ботам
cli-how-many-seats = эти места
cli-how-many-ask = Сколько человек или какие места? [Enter = 1]
cli-no-seat-twenty = Места «{ $given }» здесь нет; есть { $seats }, а all — это все.
cli-twenty-title =
    { $n ->
        [one] { $title }, { $n } игрок.
        [few] { $title }, { $n } игрока.
       *[many] { $title }, { $n } игроков.
    }
cli-at-keyboard = За этой клавиатурой: { $names }.
cli-are-bots =
    { $n ->
        [one] { $names } — бот ({ $bots }; другие через --bots).
       *[other] { $names } — боты ({ $bots }; другие через --bots).
    }
cli-about-house-reads = Карточка — у компьютера: на ней человек, место или предмет. По очереди выбирайте один из 20 номеров, слушайте, что там написано, и, если хотите, отвечайте — попытка одна. Кто угадал, проходит по клетке за каждый оставшийся номер. Побеждает тот, кто первым дойдёт до { $finish }.
cli-about-all-read = Карточка — у ведущего: на ней человек, место или предмет. Остальные по очереди выбирают номер, слушают, что там написано, и, если хотят, отвечают — попытка одна. Карточка стоит 20 клеток: по клетке за каждый открытый номер проходит ведущий, за каждый оставшийся — тот, кто угадал. Побеждает тот, кто первым дойдёт до { $finish }.
cli-about-violet =
    { $n ->
        [one] Один раз можно перебить, пока думает другой, — за фиолетовую фишку: верный ответ даёт { $n } клетку. Солнце на дорожке возвращает фишку.
        [few] Один раз можно перебить, пока думает другой, — за фиолетовую фишку: верный ответ даёт { $n } клетки. Солнце на дорожке возвращает фишку.
       *[many] Один раз можно перебить, пока думает другой, — за фиолетовую фишку: верный ответ даёт { $n } клеток. Солнце на дорожке возвращает фишку.
    }
cli-twenty-type = Наберите номер, чтобы его открыть, потом ответ или pass; все команды: help. Играете впервые? fogbound tutorial quiz.

## The table

cli-card = Карточка { $n }, читает { seat-name }.
cli-asked = { seat-name } спрашивает: «{ $text }» Ответ: «{ $reply }»
cli-guessed = { seat-name } отвечает «{ $text }»: { $verdict }
cli-verdict-right = верно
cli-verdict-wrong = неверно
cli-verdict-precise = почти, назовите точно
cli-numbers-left = свободные номера: { $numbers }
cli-numbers-none = свободных номеров нет
cli-square = клетка { $n } из { $finish }
cli-violet = фиолетовая фишка
cli-next-sun = ближайшее солнце на { $n }
cli-you-are = Вы — { $answer }

## What to do now

cli-do-pick =
    { $kind ->
        [person] На карточке человек. Выберите номер: { $numbers }
        [place] На карточке место. Выберите номер: { $numbers }
       *[thing] На карточке предмет. Выберите номер: { $numbers }
    }
cli-do-clue = Знаете? Наберите ответ или pass.
cli-do-buzz = Пока думает { seat-name }: buzz — перебить за фиолетовую фишку, Enter — ждать.
cli-do-answer = Ваш ответ? Наберите его или pass.
cli-do-verdict = { seat-name } отвечает «{ $text }». Ваше решение: { $choice }?
cli-do-ask = Спрашивайте что угодно (отвечает { $name }): наберите вопрос, лучше на «да» или «нет».
cli-do-reply = Ваш ответ на вопрос «{ $text }»?
cli-enter-same = Enter — так и сказать.
cli-house-judges = За { seat-name.accusative } судит компьютер.
cli-house-judges-you = За вас судит компьютер.
cli-buzz-which = Чтобы перебить, наберите { $commands }.
cli-said-before = Такой ответ уже был ({ seat-name }), и он неверен. Настаиваете? Наберите ещё раз.
cli-buzz-first = Сейчас не ваш ход. Чтобы перебить, сначала наберите buzz; это стоит фиолетовой фишки.
cli-wanted-ask = Сейчас нужен вопрос: наберите ask и свои слова или просто слова.
cli-wanted-guess = Сейчас нужна отгадка: наберите guess и свои слова или просто слова.
cli-wanted-answer = Сейчас нужен ответ: наберите answer и свои слова или просто слова.
cli-next-card = Enter — следующая карточка.
cli-only-reader = Карточку видит только ведущий.
cli-the-reader = { seat-name } (ведущий)
cli-card-read = Прочитали? Нажмите Enter.
cli-card-away = Карточка убрана. Теперь смотреть можно всем.

## What happened

cli-new-card = Открывается новая карточка.
cli-roll-question = На кубике вопросительный знак: { seat-name } спрашивает что угодно.
cli-roll-blank = На кубике пустая грань: { seat-name } на этот раз не отвечает.
cli-you-roll-question = На кубике вопросительный знак: спрашивайте что угодно.
cli-you-roll-blank = На кубике пустая грань: на этот раз без ответа.
cli-pick = { seat-name } называет { $n }.
cli-you-pick = Вы называете { $text }.
cli-you-pass = Вы говорите «пас».
cli-you-speak = Вы хотите ответить.
cli-you-buzz = Вы перебиваете за фиолетовую фишку!
cli-you-ask = Вы спрашиваете: «{ $text }»
cli-you-answer = Вы отвечаете: «{ $text }»
cli-you-right = Вы говорите: верно!
cli-you-wrong = Вы говорите: неверно.
cli-you-precise = Вы говорите: почти, назовите точно.
cli-card-was = Ответ: { $answer }.
cli-found =
    { $n ->
        [one] { seat-name } угадывает после { $n } номера.
       *[many] { seat-name } угадывает после { $n } номеров.
    }
cli-found-violet =
    { $n ->
        [one] { seat-name } перебивает и угадывает после { $n } номера.
       *[many] { seat-name } перебивает и угадывает после { $n } номеров.
    }
cli-moves-on =
    { $n ->
        [one] { seat-name } проходит { $n } клетку.
        [few] { seat-name } проходит { $n } клетки.
       *[many] { seat-name } проходит { $n } клеток.
    }

## Help: what each command does. The command stands before it.

cli-help-pick = открыть номер 7
cli-help-guess = ответить после подсказки или когда спросят (можно и guess Paris); pass — «пас»
cli-help-ask = ваш вопрос, когда кубик это позволяет (можно и просто вопрос)
cli-help-buzz = перебить за фиолетовую фишку, пока думает другой (p3 buzz, если клавиатура общая)
cli-help-verdict = решение ведущего: верно; wrong — неверно, precise — почти, назовите точно; Enter — как советует компьютер
cli-help-card = показать карточку ещё раз, только ведущему
cli-help-table-twenty = подсказки, свободные номера, ответы и кто где стоит
